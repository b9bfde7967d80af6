//! SAB-SUP, SAB-CHM, SAB-PRI: the Supply, and which Chemical is taken.

use crate::support::{Play, Table};
use weather_machine::{Chemical, ChemicalPlace, Decision, Event, Owner, Player, Voucher};

/// White in the Supply by the Current Report, with this Previous Report.
fn table(previous: &str) -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", "supply 2")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("lab left")
        .reports(previous, "SR17", 10)
}

fn taken(play: &Play) -> Vec<Chemical> {
    let chemical = |event: &&Event| match event {
        Event::ChemicalMoved { chemical, to: ChemicalPlace::Hideout, .. } => Some(*chemical),
        _ => None,
    };
    play.by("SAB-CHM.4").iter().filter_map(chemical).collect()
}

/// [SAB-SUP.1a] Their Initiative marker moves to the left, yours to the right.
#[test]
fn they_take_the_initiative() {
    let play = table("SR20").plan();
    assert_eq!(play.state().initiative[..], [Player::Saboteurs, Player::One]);
    assert_eq!(play.state().turn_order[0], Player::One);
    assert_eq!(play.raised("SAB-SUP.1b"), 0);
}

/// [SAB-SUP.1b] If it is already leftmost, the Target rises by 2.
#[test]
fn with_the_initiative_they_raise_the_target() {
    let play = table("SR20").first(Player::Saboteurs).plan();
    assert_eq!(play.state().initiative[..], [Player::Saboteurs, Player::One]);
    assert_eq!(play.raised("SAB-SUP.1b"), 2);
    let told = "The Target rises by 2 to 37: their Initiative marker was leftmost already.";
    assert_eq!(play.raises("SAB-SUP.1b"), [told]);
}

/// [SAB-SUP.2, SAB-CHM.1, SAB-CHM.2, SAB-CHM.3, EX-48] First the only cheap one; then, from the
/// next section, the topmost of those that they lack.
#[test]
fn ex_48_two_chemicals() {
    let play = table("SR07")
        .stock(&["calorium", "verdino", "verdino", "delugium", "delugium"])
        .bots_on(
            Owner::Saboteurs,
            &["rnd rain top", "rnd wind middle", "rnd sun middle", "rnd fog top"],
        )
        .plan();
    assert_eq!(
        play.ladders(Decision::Chemical),
        [
            vec!["SAB-CHM.1 Dearer: verdino, melgoth, delugium, radieu", "calorium"],
            vec![
                "SAB-CHM.2 HasMore: verdino, delugium, calorium",
                "SAB-CHM.3 Indicator: radieu",
                "melgoth"
            ],
        ]
    );
    assert_eq!(taken(&play), [Chemical::Calorium, Chemical::Melgoth]);
}

/// [SAB-CHM.3, SAB-PRI.1] The indicator is that of the Previous Report: SR20 shows bottommost, and
/// the Current Report does not matter.
#[test]
fn the_previous_report_points() {
    let top = table("SR07").plan();
    assert_eq!(taken(&top), [Chemical::Verdino, Chemical::Melgoth]);
    let bottom = table("SR20").plan();
    assert_eq!(taken(&bottom), [Chemical::Radieu, Chemical::Calorium]);
    // The Current Report shows topmost here, and bottommost above.
    let pink = || {
        let table = table("SR20").agent("white", "rnd left").agent("pink", "supply 3");
        table.reports("SR20", "SR18", 10).plan()
    };
    assert_eq!(taken(&pink()), [Chemical::Radieu, Chemical::Calorium]);
}

/// [SAB-CHM.1] Sections are compared, not spaces: the first two cost the same.
#[test]
fn a_section_is_one_price() {
    let play = table("SR07").stock(&["melgoth", "melgoth", "verdino"]).plan();
    assert_eq!(
        play.ladders(Decision::Chemical)[0],
        [
            "SAB-CHM.1 Dearer: melgoth",
            "SAB-CHM.2 HasMore: verdino",
            "SAB-CHM.3 Indicator: calorium, radieu",
            "delugium"
        ]
    );
}

/// [SAB-CHM.4] The Hideout holds any number, and the leftmost Chemical leaves the row.
#[test]
fn the_hideout_has_no_limit() {
    let all = ["verdino", "melgoth", "delugium", "calorium", "radieu"];
    let table = all.iter().fold(table("SR07"), |table, one| table.stock(&[*one; 4]));
    let play = table.plan();
    assert_eq!(play.state().solo.chemicals.0.iter().sum::<u8>(), 22);
    assert_eq!(play.state().supply.0.iter().sum::<u8>(), 3);
    let moved = Event::ChemicalMoved {
        chemical: Chemical::Verdino,
        from: ChemicalPlace::Supply,
        to: ChemicalPlace::Hideout,
        cause: None,
    };
    assert_eq!(play.by("SAB-CHM.4")[0], &moved);
}

/// [SAB-CHM.5] An empty Supply gives nothing.
#[test]
fn an_empty_supply_gives_nothing() {
    let all = ["verdino", "melgoth", "delugium", "calorium", "radieu"];
    let table = all.iter().fold(table("SR07"), |table, one| table.stock(&[*one; 5]));
    let play = table.plan();
    assert_eq!(play.ladders(Decision::Chemical), [["nobody"], ["nobody"]]);
    assert_eq!(play.by("SAB-CHM.5").len(), 2);
    assert!(taken(&play).is_empty());
}

/// [SAB-TRN.1e] Entering the Supply gains and costs nothing, whoever is to the left.
#[test]
fn an_agent_pays_nothing_in_the_supply() {
    let table = table("SR20").agent("white", "rnd left");
    let before = table.state.laboratories[0].vouchers;
    let play = table.sabotage();
    assert_eq!(play.agent("white"), "supply 2");
    let after = play.lab(Player::One).vouchers;
    assert_eq!(Voucher::ALL.map(|of| after[of]), Voucher::ALL.map(|of| before[of]));
}

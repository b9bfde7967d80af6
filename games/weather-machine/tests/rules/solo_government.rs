//! SAB-GOV, SAB-RUN: the plan of the Government.

use crate::support::{Play, Table};
use weather_machine::{
    Area, BotPlace, BotSpace, Cell, Chemical, Colour, Decision, Event, Owner, Player, Weather,
};

const BRANCH: Decision = Decision::Branch(Area::Government);

/// White on a space of the Government: `/` or, if named, `&`.
fn table(space: &str, previous: &str) -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", space)
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("lab left")
        .reports(previous, "SR07", 10)
}

fn bot_space(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

fn cell(play: &Play, text: &str) -> Cell {
    play.state().cell(text.parse().expect("a Subsidy space"))
}

/// [SAB-GOV.0, SAB-GOV.1, SAB-R.36] On an `&` space they begin with a Chemical and a Subsidy tile,
/// on a `/` space with the branch.
#[test]
fn the_space_says_where_the_plan_begins() {
    let whole = table("government left", "SR02").stock(&["verdino"]).plan();
    let rules = whole.rules();
    assert_eq!(rules[..3], ["SAB-TRN.4", "SAB-CHM.1", "SAB-CHM.4"]);
    assert_eq!(whole.by("SAB-GOV.2a").len(), 2);
    for space in ["government middle", "government right"] {
        let half = table(space, "SR02").stock(&["verdino"]).plan();
        assert_eq!(half.rules()[..3], ["SAB-TRN.4", "SAB-GOV.0", "SAB-GOV.3b"]);
        let space = space.trim_start_matches("government ");
        let emitted = format!(
            "On the {space} space of the Government the plan begins with step 3: steps 1 and 2, \
             a Chemical and a Subsidy tile, are left out."
        );
        assert_eq!(half.lines("SAB-GOV.0"), [emitted]);
        assert!(half.by("SAB-GOV.2a").is_empty() && half.by("SAB-CHM.1").is_empty());
    }
}

/// [SAB-GOV.2a, SAB-GOV.2c, SAB-R.57] The column and the indicator are those of the Previous
/// Report, even if it is a Lativ card; nobody gains anything.
#[test]
fn a_subsidy_tile_is_flipped() {
    let table = table("government left", "SR12");
    let before = table.state.laboratories[0];
    let tile = table.state.cell("rain 3".parse().unwrap()).tile().unwrap();
    let play = table.plan();
    assert_eq!(
        play.priority_list(Decision::Subsidy),
        ["SAB-GOV.2a Indicator: rain 1, rain 2", "rain 3"]
    );
    assert_eq!(cell(&play, "rain 3"), Cell::Orange(tile));
    assert_eq!(play.lab(Player::One), &before);
}

/// [SAB-GOV.2b] Without a blue side the next column that has one, Rain after Snow; nothing if there
/// is none.
#[test]
fn the_next_column_with_a_blue_side() {
    let play = table("government left", "SR02").orange_but(&["snow 1", "rain 2"]).plan();
    assert_eq!(
        play.priority_list(Decision::Subsidy),
        ["SAB-GOV.2b NotBlue: fog 1, fog 2, fog 3, snow 2, snow 3", "snow 1"]
    );
    let play = table("government left", "SR02").orange_but(&["wind 2"]).plan();
    assert!(matches!(cell(&play, "wind 2"), Cell::Orange(_)));
    let play = table("government left", "SR02").orange_but(&[]).plan();
    assert_eq!(play.priority_list(Decision::Subsidy).last().unwrap(), "nobody");
    let flipped = |event: &Event| matches!(event, Event::SubsidyFlipped { .. });
    assert!(!play.emitted.iter().any(|emitted| flipped(&emitted.event)));
}

/// [SAB-GOV.3a, SAB-GOV.3b, EX-49] Rain is full, Snow has no Chemical, Wind and Sun continue a set
/// and Fog does not; from Snow on, Wind comes first.
#[test]
fn ex_49_the_branch_of_the_government() {
    let play = table("government right", "SR11")
        .bots_on(
            Owner::Saboteurs,
            &["government rain left", "government rain top", "government rain right"],
        )
        .stock(&["calorium", "verdino"])
        .steal(&["lab wind", "rnd sun"])
        .plan();
    assert_eq!(
        play.priority_list(BRANCH),
        [
            "SAB-GOV.3a Full: rain",
            "SAB-GOV.3a NoChemical: snow",
            "SAB-RTP.2 ContinuesNoSet: fog",
            "SAB-RTP.6 Later: sun",
            "wind"
        ]
    );
    assert_eq!(play.state().bot(bot_space("government wind top")), Some(Owner::Saboteurs));
}

/// [SAB-GOV.3c, SAB-R.29] Without a branch they discard the top card and take a Chemical by the new
/// Previous Report.
#[test]
fn without_a_branch_a_card_goes_and_a_chemical_comes() {
    // SR07 says topmost, SR16 bottommost.
    let play = table("government right", "SR11").plan();
    assert_eq!(
        play.priority_list(BRANCH),
        ["SAB-GOV.3a NoChemical: rain, wind, sun, fog, snow", "nobody"]
    );
    let play = play.choose("report SR16");
    assert_eq!(
        play.by("SAB-GOV.3c")[1],
        &Event::ReportDiscarded { report: "SR16".parse().unwrap() }
    );
    assert_eq!(play.state().solo.chemicals[Chemical::Radieu], 1);
    assert_eq!(play.state().bots_on_board(Owner::Saboteurs), 0);
    assert_eq!(
        (play.state().solo.deck, play.state().previous()),
        (9, Some("SR07".parse().unwrap()))
    );
}

/// [SAB-GOV.3c, SAB-R.50] With an empty deck they still take the Chemical.
#[test]
fn an_empty_deck_does_not_spare_the_chemical() {
    let play = table("government right", "SR11").reports("SR11", "SR07", 0).plan();
    assert_eq!(play.state().solo.chemicals.0.iter().sum::<u8>(), 1);
    assert_eq!(play.priority_list(Decision::Chemical).last().unwrap(), "verdino");
}

/// [SAB-R.45] Without a Bot in the Hideout no branch can be chosen.
#[test]
fn without_bots_no_branch_can_be_chosen() {
    let branches = ["sun", "fog", "snow", "wind"];
    let spaces = branches
        .map(|weather| ["left", "top", "right"].map(|at| format!("government {weather} {at}")));
    let spaces: Vec<&str> = spaces.iter().flatten().map(String::as_str).collect();
    let play = table("government right", "SR11")
        .bots_on(Owner::Saboteurs, &spaces)
        .stock(&["verdino"])
        .plan();
    assert_eq!(
        play.priority_list(BRANCH),
        ["SAB-R.45 NoBot: rain, wind, sun, fog, snow", "nobody"]
    );
    let play = play.choose("report SR16");
    assert_eq!(play.state().solo.chemicals.0.iter().sum::<u8>(), 2);
}

/// [SAB-GOV.4a, SAB-GOV.4b, SAB-R.54] The first space clockwise from the left whose Chemical they
/// have; the Chemical returns to the Supply.
#[test]
fn the_first_space_clockwise() {
    let play = table("government right", "SR19").stock(&["calorium", "radieu"]).plan();
    assert_eq!(
        play.priority_list(Decision::BotSpace),
        [
            "SAB-GOV.4a NoChemical: government wind left",
            "SAB-GOV.4a Order: government wind right",
            "government wind top"
        ]
    );
    let to = BotPlace::Space(bot_space("government wind top"));
    assert_eq!(play.bots_moved("SAB-GOV.4a"), [(Owner::Saboteurs, to)]);
    assert_eq!(play.state().supply[Chemical::Calorium], 5);
    assert_eq!(play.state().solo.chemicals[Chemical::Calorium], 0);
    assert_eq!(play.state().solo.chemicals[Chemical::Radieu], 1);
    let all = table("government right", "SR19").stock(&["calorium", "radieu", "melgoth"]).plan();
    assert_eq!(all.priority_list(Decision::BotSpace).last().unwrap(), "government wind left");
}

/// [SAB-GOV.5] A part of the space's colour replaces the bottommost tile of the branch, even an
/// orange one.
#[test]
fn a_subsidy_tile_makes_way_for_a_part() {
    let table = table("government right", "SR19").orange_but(&["wind 1"]).stock(&["calorium"]);
    let tile = table.state.cell("wind 3".parse().unwrap()).tile().unwrap();
    let play = table.plan();
    let decision = Decision::SubsidyAt(bot_space("government wind top"));
    assert_eq!(play.priority_list(decision), ["SAB-GOV.5 Indicator: wind 1, wind 2", "wind 3"]);
    assert!(play.state().gone_subsidies.contains(tile));
    assert_eq!(cell(&play, "wind 3"), Cell::Part(Colour::Magenta));
    assert!(play.lab(Player::One).subsidies.is_empty());
}

/// [SAB-GOV.6a] A blue token of the branch goes to the Hideout.
#[test]
fn they_take_a_blue_token() {
    let play = table("government right", "SR19").stock(&["calorium"]).plan();
    assert_eq!(play.state().tokens[Area::Government][Weather::Wind], 1);
    assert_eq!(play.state().solo.tokens[Area::Government][Weather::Wind], 1);
    assert_eq!(play.raised("SAB-GOV.6b"), 0);
}

/// [SAB-GOV.6b, SAB-GEN.5] The Target rises by 5 where a player would take an Investment tile.
#[test]
fn without_a_token_the_target_rises() {
    let mut table = table("government right", "SR19").stock(&["calorium"]);
    for weather in Weather::ALL {
        table = table.tokens_left(Area::Government, weather, 0);
    }
    let play = table.plan();
    assert_eq!(play.raised("SAB-GOV.6b"), 5);
    let emitted = "The Target rises by 5 to 40: no blue Wind token is left for them.";
    assert_eq!(play.raises("SAB-GOV.6b"), [emitted]);
    assert_eq!(play.state().bots_on(Area::Government, Owner::Saboteurs), 1);
    assert_eq!(play.lab(Player::One).investments, 0);
}

/// [SAB-GOV.6c, SAB-RUN.1, SAB-RUN.2] The Bot that fills the branch activates it: the Target rises
/// by 3 for each of their Bots, you score 3 CP for each of yours, and a Government marker is
/// placed.
#[test]
fn a_full_branch_is_activated() {
    let play = table("government right", "SR19")
        .bot(Owner::Saboteurs, "government wind left")
        .bot(Owner::One, "government wind right")
        .stock(&["calorium"])
        .plan();
    assert_eq!(play.by("WM-GOV.9"), [&Event::GovernmentRuns { weather: Weather::Wind }]);
    assert_eq!(play.raised("SAB-RUN.1"), 6);
    let emitted = "The Target rises by 6 to 41: 3 for each of 2 Bots of theirs in \
                 the Wind branch of the Government Machine.";
    assert_eq!(play.raises("SAB-RUN.1"), [emitted]);
    assert_eq!(play.lab(Player::One).cp, 3);
    assert_eq!(play.by("WM-GOV.11").len(), 1);
    let rules = play.rules();
    let at = |rule| rules.iter().position(|&emitted| emitted == rule);
    assert!(at("SAB-GOV.6a") < at("SAB-RUN.1") && at("SAB-RUN.1") < at("WM-GOV.10"));
}

/// [SAB-RUN.1] The same happens in your turn.
#[test]
fn your_bot_can_activate_their_branch() {
    let play = table("government middle", "SR19")
        .scientist(Player::One, "government left")
        .bot(Owner::Saboteurs, "government wind left")
        .bot(Owner::One, "government wind right")
        .bots(Player::One, 1)
        .no_parts(Player::One)
        .parts(Player::One, &[Colour::Magenta])
        .vouchers(Player::One, [0, 1, 0, 0, 0])
        .turn(Player::One, 3)
        .all(&["sell", "bot government wind top"]);
    let play = play.until("SAB-RUN.1");
    assert_eq!((play.raised("SAB-RUN.1"), play.lab(Player::One).cp), (3, 6));
}

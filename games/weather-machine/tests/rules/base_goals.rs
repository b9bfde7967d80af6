//! WM-SCO.2, WM-USE.10: the conditions of the Goal tiles.

use crate::support::Table;
use weather_machine::{
    Area, Colour, Condition, Content, GoalTile, Id, Owner, Player, Weather, goals_met,
};

use Area::{Government, Lab, Rnd};
use Player::{One, Two};
use Weather::{Fog, Rain, Snow, Sun, Wind};

/// Whether player one meets the Goal on a Goal space of its colour.
fn meets(tile: &str, edit: impl FnOnce(Table) -> Table) -> bool {
    let id: GoalTile = tile.parse().expect("a Goal tile");
    let space = format!("{} bottom", Content::ours().goals[id].area);
    let play = edit(Table::of(2)).goal_on(One, tile, &space).frames(One, &[]);
    goals_met(play.state(), Content::ours(), One).contains(space.parse().expect("a Goal space"))
}

fn bots(owner: Owner, spaces: &'static [&'static str]) -> impl FnOnce(Table) -> Table {
    move |table| table.bots_on(owner, spaces)
}

/// Published rows of these weathers, from the first row on.
fn papers(player: Player, weathers: &'static [Weather]) -> impl FnOnce(Table) -> Table {
    move |table| {
        let rows = (1..=6u8).zip(weathers);
        rows.fold(table, |table, (row, &weather)| {
            table.published(player, &row.to_string(), weather)
        })
    }
}

/// Research tokens of different weathers, in one colour.
fn tokens(player: Player, area: Area, count: usize) -> impl FnOnce(Table) -> Table {
    move |table| {
        let rows = (1..=6u8).zip(Weather::ALL).take(count);
        rows.fold(table, |table, (row, weather)| {
            table.research(player, weather, &[&format!("{row} {area}")])
        })
    }
}

/// [WM-SCO.2, WM-USE.10, WM-R.55] A Funding marker on the space or beyond; the first space is 0.
#[test]
fn goals_of_funding() {
    let tiles = [
        (Government, "GO02", 5),
        (Government, "GO21", 7),
        (Lab, "GO05", 5),
        (Lab, "GO32", 7),
        (Rnd, "GO08", 5),
        (Rnd, "GO35", 7),
    ];
    for (area, tile, least) in tiles {
        for space in 0..=9 {
            let there = meets(tile, |table| table.funding(One, area, &space.to_string()));
            assert_eq!(there, space >= least, "{tile} {space}");
        }
        assert!(!meets(tile, |table| table.funding(Two, area, "9")), "not somebody else's");
    }
}

/// [WM-SCO.2, WM-USE.10] Bots on a machine, and branches with one; only the player's Bots on that
/// machine count.
#[test]
fn goals_of_bots() {
    let here = &["government rain left", "government rain top", "government sun left"];
    let apart = &["government rain left", "government wind top", "government sun left"];
    assert!(meets("GO11", bots(Owner::One, here)) && !meets("GO03", bots(Owner::One, here)));
    assert!(meets("GO03", bots(Owner::One, apart)));
    assert!(!meets("GO11", bots(Owner::One, &here[..2])));
    assert!(!meets("GO11", bots(Owner::Two, here)));
    let here = &["rnd rain top", "rnd rain middle", "rnd sun top"];
    let apart = &["rnd rain top", "rnd fog middle", "rnd sun top"];
    assert!(meets("GO17", bots(Owner::One, here)) && !meets("GO26", bots(Owner::One, here)));
    assert!(meets("GO26", bots(Owner::One, apart)));
    let lab = &["lab rain top", "lab rain middle", "lab sun top"];
    assert!(!meets("GO17", bots(Owner::One, lab)) && !meets("GO11", bots(Owner::One, lab)));
}

/// [WM-SCO.2, WM-USE.10, WM-R.61] Papers are published rows; their weathers may have to differ.
#[test]
fn goals_of_papers() {
    assert!(meets("GO14", papers(One, &[Rain, Rain])));
    assert!(!meets("GO14", papers(One, &[Rain])));
    assert!(!meets("GO14", |table| papers(One, &[Rain])(table).row(One, "4", Wind)));
    assert!(!meets("GO15", papers(One, &[Rain, Rain])) && meets("GO15", papers(One, &[Rain, Sun])));
    assert!(meets("GO23", papers(One, &[Rain, Sun, Fog])));
    assert!(!meets("GO23", papers(One, &[Rain, Sun])));
    let cited = |table: Table| table.citation(One, "1 lab").citation(One, "2 rnd");
    assert!(meets("GO24", |table| cited(papers(One, &[])(table))));
    assert!(!meets("GO24", |table| table.citation(One, "1 lab")));
}

/// [WM-SCO.2, WM-USE.10, WM-R.61] Tokens of a colour in the Office; those on the holding space do
/// not count. Awards count wherever they are.
#[test]
fn goals_of_tokens() {
    for (tile, area) in [("GO06", Lab), ("GO29", Government)] {
        assert!(meets(tile, tokens(One, area, 3)) && !meets(tile, tokens(One, area, 2)), "{tile}");
        assert!(!meets(tile, tokens(One, Rnd, 3)), "{tile}");
        assert!(!meets(tile, |table| tokens(One, area, 2)(table).hold(One, area, Snow)), "{tile}");
        let award = format!("6 {area}");
        assert!(!meets(tile, |table| tokens(One, area, 2)(table).award_at(One, &award)), "{tile}");
    }
    assert!(meets("GO36", |table| table.awards(One, 1).award_at(One, "1 lab")));
    assert!(!meets("GO36", |table| table.awards(One, 1).awards(Two, 1)));
    assert!(
        meets("GO09", |table| table.awards(One, 3)) && !meets("GO09", |table| table.awards(One, 2))
    );
}

/// [WM-SCO.2, WM-USE.10] Subsidy tiles on either side, Workshop tiles including the first, Bots off
/// the Assembly Line now, colours of parts, Science Vouchers.
#[test]
fn goals_of_the_laboratory() {
    let three =
        |table: Table| table.subsidy(One, "SU01").used_subsidy(One, "SU03").subsidy(One, "SU05");
    assert!(meets("GO12", three) && !meets("GO20", three));
    assert!(meets("GO20", |table| three(table).used_subsidy(One, "SU07")));
    assert!(!meets("GO12", |table| table.subsidy(One, "SU01").subsidy(Two, "SU03")));
    assert!(
        meets("GO18", |table| table.room(One, 5)) && !meets("GO18", |table| table.room(One, 4))
    );
    assert!(
        meets("GO27", |table| table.bots(One, 9)) && !meets("GO27", |table| table.bots(One, 8))
    );
    let returned =
        |table: Table| table.bots(One, 8).edit(|state| state.laboratories[0].most_built = 9);
    assert!(!meets("GO27", returned), "one of nine is back on the Assembly Line");
    let parts =
        |parts: &'static [Colour]| move |table: Table| table.no_parts(One).parts(One, parts);
    assert!(meets("GO30", parts(&[Colour::Pink, Colour::Blue, Colour::White])));
    assert!(!meets("GO30", parts(&[Colour::Pink, Colour::Blue, Colour::Blue, Colour::Pink])));
    assert!(meets("GO33", |table| table.vouchers(One, [0, 0, 0, 0, 3])));
    assert!(!meets("GO33", |table| table.vouchers(One, [4, 4, 4, 4, 2])));
}

/// [WM-SCO.2, WM-USE.10, WM-R.61] The most of something: more than others or as many, but at least
/// one; every majority tile by its measure.
#[test]
fn goals_of_majorities() {
    type Edit = fn(Table, Player) -> Table;
    let tiles: [(&str, Edit); 12] = [
        ("GO01", |table, player| {
            let side = ["left", "top"][player as usize];
            table.bot(player.into(), &format!("government rain {side}"))
        }),
        ("GO04", |table, player| papers(player, &[Fog])(table)),
        ("GO07", |table, player| {
            let row = ["top", "middle"][player as usize];
            table.bot(player.into(), &format!("rnd rain {row}"))
        }),
        ("GO10", |table, player| table.funding(player, Government, "3")),
        ("GO13", |table, player| table.funding(player, Lab, "3")),
        ("GO16", |table, player| table.awards(player, 1)),
        ("GO19", |table, player| tokens(player, Government, 2)(table)),
        ("GO22", |table, player| tokens(player, Lab, 2)(table)),
        ("GO25", |table, player| table.funding(player, Rnd, "3")),
        ("GO28", |table, player| table.subsidy(player, ["SU01", "SU03"][player as usize])),
        ("GO31", |table, player| table.row(player, "5", Sun)),
        ("GO34", |table, player| tokens(player, Rnd, 2)(table)),
    ];
    for (tile, edit) in tiles {
        assert!(!meets(tile, |table| table), "{tile}: nothing is no majority");
        assert!(meets(tile, |table| edit(table, One)), "{tile}: most");
        assert!(meets(tile, |table| edit(edit(table, One), Two)), "{tile}: a tie");
        assert!(!meets(tile, |table| edit(table, Two)), "{tile}: fewer");
    }
    let most = GoalTile::all()
        .filter(|&tile| matches!(Content::ours().goals[tile].condition, Condition::Most(_)));
    let listed: Vec<String> = most.map(|tile| tile.to_string()).collect();
    assert_eq!(listed, tiles.map(|(tile, _)| tile.to_string()), "all of them");
}

//! WM-GOV.15-18: Secure Subsidy.

use crate::support::{Play, Table};
use weather_machine::{Area, Cell, Colour, Player, SubsidyCell, SubsidyTile, Voucher, Weather};

use Player::One;

fn cell(text: &str) -> SubsidyCell {
    text.parse().expect("a Subsidy space")
}

fn subsidy(text: &str) -> SubsidyTile {
    text.parse().expect("a Subsidy tile")
}

/// Player one at the Government with 2 Government Vouchers and without parts.
fn secures() -> Table {
    Table::of(3).vouchers(One, [0, 2, 0, 0, 0]).no_parts(One).scientist(One, "government left")
}

/// [EX-25, WM-GOV.15, WM-GOV.16, WM-GOV.17, WM-BEN.4] The benefits of column and row, then the
/// tile, which publishes without Lab Vouchers; then it is orange.
#[test]
fn ex_25_secure_subsidy() {
    let play = secures()
        .subsidy_at("wind 2", "SU07")
        .row(One, "3", Weather::Sun)
        .row(One, "6", Weather::Fog)
        .turn(One, 3)
        .all(&["secure", "secure wind 2"]);
    let lab = play.lab(One);
    assert_eq!(lab.vouchers.0, [0, 0, 0, 1, 1], "2 Government paid, 1 R&D and 1 Science gained");
    assert_eq!(play.rules_of("WM-GOV.16"), ["WM-GOV.16", "WM-GOV.16"]);
    assert_eq!(play.offers(), ["row 3", "row 6", "decline"]);
    let play = play.choose("row 6").choose("decline");
    assert_eq!(play.lab(One).cp, 6 + 4, "three tokens, and what row 6 slides over");
    assert_eq!(play.lab(One).vouchers.0, [0, 0, 0, 1, 1]);
    assert_eq!(play.state().cell(cell("wind 2")), Cell::Orange(subsidy("SU07")));
    assert!(play.lab(One).subsidies.is_empty(), "it stays where it is");
}

/// [WM-GOV.15] Two Government Vouchers, or Science in their place.
#[test]
fn securing_costs_two_government_vouchers() {
    for (vouchers, can) in [
        ([0, 1, 0, 0, 0], false),
        ([0, 1, 0, 0, 1], true),
        ([0, 0, 0, 0, 2], true),
        ([1, 1, 1, 1, 0], true),
        ([1, 1, 1, 0, 0], false),
        ([2, 0, 2, 1, 0], false),
        ([2, 0, 2, 2, 0], true),
    ] {
        assert_eq!(
            secures().vouchers(One, vouchers).turn(One, 3).has("secure"),
            can,
            "{vouchers:?}"
        );
    }
}

/// [WM-GOV.16, WM-GOV.18] Any blue tile of the Government can be chosen; if all are orange, the
/// action cannot be performed.
#[test]
fn only_blue_tiles_are_secured() {
    assert_eq!(secures().turn(One, 3).choose("secure").offers().len(), 15);
    let play = secures().orange_but(&["sun 1", "fog 3"]).turn(One, 3).choose("secure");
    assert_eq!(play.offers(), ["secure sun 1", "secure fog 3"]);
    assert!(!secures().orange_but(&[]).turn(One, 3).has("secure"));
}

/// [WM-GOV.16] The player chooses the order of column and row, and each is gained once: where a
/// Workshop tile fits may depend on what is already there.
#[test]
fn the_order_of_column_and_row_is_chosen() {
    let start =
        || secures().subsidy_at("snow 1", "SU13").turn(One, 3).all(&["secure", "secure snow 1"]);
    assert_eq!(start().offers(), ["column first", "row first"]);
    assert_eq!(start().choose("column first").lab(One).vouchers[Voucher::Lab], 0);
    assert_eq!(start().choose("row first").lab(One).vouchers[Voucher::Lab], 1);
}

/// [WM-GOV.16] If both orders lead to the same result nobody is asked: two Vouchers, or a part and
/// a Voucher, do not depend on each other.
#[test]
fn an_order_that_makes_no_difference_is_not_asked() {
    let play =
        secures().subsidy_at("rain 1", "SU13").turn(One, 3).all(&["secure", "secure rain 1"]);
    assert!(play.offers().contains(&"part blue".to_string()), "{:?}", play.offers());
    let play = play.choose("part blue");
    assert_eq!(play.lab(One).vouchers[Voucher::Lab], 1);
    assert_eq!(play.lab(One).items.parts[Colour::Blue], 1);
}

/// [WM-GOV.17] A tile whose benefit is declined is turned too.
#[test]
fn a_tile_is_turned_even_if_its_benefit_is_declined() {
    let play = secures().subsidy_at("wind 2", "SU13").turn(One, 3).all(&[
        "secure",
        "secure wind 2",
        "decline",
    ]);
    assert_eq!(play.lab(One).items.part_count(), 0);
    assert_eq!(play.state().cell(cell("wind 2")), Cell::Orange(subsidy("SU13")));
}

/// [WM-GOV.17] The tile's benefit comes after those of column and row and can use what they gave.
#[test]
fn the_tile_can_use_what_the_edges_gave() {
    // The column of Rain gives a part, which the tile sells.
    let play = secures().bots(One, 1).subsidy_at("rain 1", "SU01").turn(One, 3).all(&[
        "secure",
        "secure rain 1",
        "part pink",
    ]);
    let pink = ["bot government rain top", "bot government sun left", "bot government snow right"];
    assert_eq!(play.offers(), [&pink[..], &["decline"]].concat());
}

/// A tile that sells a part is in the column of Rain and is being secured; player one sells in that
/// same column.
fn sells_in_its_column(table: Table) -> Play {
    table.bots(One, 1).subsidy_at("rain 1", "SU01").turn(One, 3).all(&[
        "secure",
        "secure rain 1",
        "part pink",
        "bot government rain top",
    ])
}

/// [WM-R.64, WM-BEN.1] The secured tile can be the one that is taken by its own sale; it ends used
/// beside the Laboratory. The sale costs no Government Voucher.
#[test]
fn a_tile_can_sell_itself() {
    let play = sells_in_its_column(secures());
    assert_eq!(play.offers(), ["take rain 1", "take rain 2", "take rain 3"]);
    let play = play.choose("take rain 1");
    let (lab, tile) = (play.lab(One), subsidy("SU01"));
    assert!(lab.subsidies.contains(tile) && lab.used.contains(tile));
    assert_eq!(play.state().cell(cell("rain 1")), Cell::Part(Colour::Pink));
    assert_eq!(lab.holding[Area::Government][Weather::Rain], 1);
    assert_eq!(lab.vouchers.0, [0, 0, 1, 0, 0]);
}

/// [WM-R.64, WM-GOV.17] If another tile of the column is taken, that one is unused, and the secured
/// tile turns orange in its place.
#[test]
fn a_tile_that_sells_another_stays() {
    let other = secures().subsidy_at("rain 3", "SU05");
    let play = sells_in_its_column(other).choose("take rain 3");
    let lab = play.lab(One);
    assert!(lab.subsidies.contains(subsidy("SU05")) && lab.used.is_empty());
    assert_eq!(play.state().cell(cell("rain 1")), Cell::Orange(subsidy("SU01")));
}

/// [WM-R.64, WM-GOV.6b] If its type is owned and the column has no other new type, it can be
/// discarded.
#[test]
fn a_tile_that_sells_itself_can_leave_the_game() {
    let table = secures()
        .subsidy_at("wind 1", "SU02")
        .subsidy_at("sun 1", "SU05")
        .subsidy_at("fog 1", "SU07")
        .subsidy(One, "SU02")
        .subsidy(One, "SU05")
        .subsidy(One, "SU07")
        .subsidy_at("rain 2", "SU06")
        .subsidy_at("rain 3", "SU08");
    let play = sells_in_its_column(table);
    assert_eq!(play.offers(), ["take rain 1", "take rain 2", "take rain 3"]);
    let play = play.choose("take rain 1");
    assert!(!play.lab(One).subsidies.contains(subsidy("SU01")));
    assert!(play.state().gone_subsidies.contains(subsidy("SU01")));
}

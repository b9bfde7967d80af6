//! WM-BRK: Breakthroughs.

use crate::support::Table;
use crate::support::board::office_row;
use weather_machine::{Area, Colour, Marker, Owner, Paper, Player, Voucher, Weather};

use Player::{One, Two};
use Weather::{Rain, Sun, Wind};

/// Player one in R&D with a published row of Wind and 2 R&D Vouchers, but no part.
fn author() -> Table {
    Table::of(3)
        .vouchers(One, [0, 0, 0, 2, 0])
        .no_parts(One)
        .published(One, "1", Wind)
        .scientist(One, "rnd left")
}

/// The same with the parts for a prototype of Wind: green, blue and green, because no Bot is in
/// that branch.
fn inventor() -> Table {
    author().room(One, 2).parts(One, &[Colour::Green, Colour::Green, Colour::Blue])
}

/// [WM-BRK.1, WM-BRK.2, WM-BRK.4, WM-BRK.6, WM-BRK.7] A Breakthrough, step by step.
#[test]
fn a_breakthrough_step_by_step() {
    let play = inventor().turn(One, 3).choose("breakthrough");
    assert_eq!(play.offers(), ["marker 1", "marker 2"]);
    let play = play.choose("marker 1").choose("gain supply");
    let lab = play.lab(One);
    assert_eq!(lab.vouchers.0, [1, 0, 0, 0, 0], "2 R&D paid, 1 Voucher of choice gained");
    assert_eq!(lab.papers[office_row("1")], Paper::OnTile);
    assert_eq!(play.state().storms[Wind].markers[0], Some(Marker::Of(One)));
    assert_eq!((lab.cp, lab.items.part_count()), (6, 0));
    assert_eq!((lab.held_awards, play.state().awards), (1, 11));
    assert_eq!(play.rules_of("WM-BRK"), ["WM-BRK.4", "WM-BRK.7"]);
}

/// [WM-BRK.1] Two R&D Vouchers, or Science in their place.
#[test]
fn a_breakthrough_costs_two_rnd_vouchers() {
    for (vouchers, can) in [
        ([0, 0, 0, 1, 0], false),
        ([0, 0, 0, 1, 1], true),
        ([2, 0, 0, 1, 0], false),
        ([3, 0, 0, 1, 0], true),
        ([3, 3, 0, 0, 0], true),
    ] {
        let play = inventor().vouchers(One, vouchers).turn(One, 3);
        assert_eq!(play.has("breakthrough"), can, "{vouchers:?}");
    }
}

/// [WM-BRK.2] Only a row whose marker is at the right end.
#[test]
fn the_row_is_published_and_its_marker_there() {
    for paper in [Paper::Start, Paper::OnTile, Paper::Box] {
        let play = inventor().paper(One, "1", paper).turn(One, 3);
        assert!(!play.has("breakthrough"), "{paper:?}");
    }
    let play = inventor().published(One, "4", Rain).turn(One, 3).choose("breakthrough");
    assert_eq!(play.offers(), ["marker 1", "marker 2"], "nothing for a prototype of Rain");
    let both = inventor().parts(One, &[Colour::Magenta, Colour::Blue]).room(One, 2);
    let play = both.published(One, "4", Rain).turn(One, 3).choose("breakthrough");
    assert_eq!(play.offers(), ["row 1", "row 4"]);
}

/// [WM-BRK.3] The current tile sets the Science that is due; only an exchange can replace it.
#[test]
fn the_tile_says_how_much_science() {
    let magenta = |level, vouchers| {
        inventor()
            .room(One, 2)
            .parts(One, &[Colour::Magenta, Colour::White])
            .storm(Wind, level)
            .vouchers(One, vouchers)
            .turn(One, 3)
    };
    assert!(!magenta(2, [0, 0, 0, 4, 0]).has("breakthrough"));
    assert!(magenta(2, [0, 0, 0, 2, 1]).has("breakthrough"));
    assert!(!magenta(3, [0, 0, 0, 2, 1]).has("breakthrough"));
    let play = magenta(3, [0, 0, 0, 2, 2]).all(&["breakthrough", "marker 1"]);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    assert_eq!((play.lab(One).investments, play.lab(One).held_awards), (1, 1));
    // 2 R&D are due and 1 Science, which 3 Supply Vouchers buy.
    assert!(magenta(2, [3, 0, 0, 2, 0]).has("breakthrough"));
    assert!(!magenta(2, [2, 0, 0, 2, 0]).has("breakthrough"));
}

/// [WM-BRK.4] Any empty space of the tile, with its own benefit.
#[test]
fn the_marker_takes_an_empty_space() {
    let table = || inventor().broken(Two, "1", Wind, 0);
    let play = table().turn(One, 3).choose("breakthrough");
    // The other space gives a Chemical.
    let play = play.choose("chemical radieu");
    assert_eq!(play.state().storms[Wind].level, 0, "both spaces were taken");
    let third = inventor().storm(Wind, 3).vouchers(One, [0, 0, 0, 2, 2]).room(One, 2);
    let third = third.parts(One, &[Colour::Magenta, Colour::White]);
    let play = third.government_marker(Wind, 0).turn(One, 3).choose("breakthrough");
    assert_eq!(play.offers(), ["marker 2", "marker 3"]);
}

/// [WM-BRK.5] Never two markers of one player on a tile; after the tile changes, the weather is
/// open again.
#[test]
fn one_own_marker_to_a_tile() {
    let two = |level| {
        let table = inventor().room(One, 1).parts(One, &[Colour::Magenta]).storm(Wind, level);
        table.vouchers(One, [0, 0, 0, 2, 1])
    };
    let play = two(2).broken(One, "2", Wind, 0).turn(One, 3);
    assert!(!play.has("breakthrough"));
    let play = two(2).row(One, "2", Wind).paper(One, "2", Paper::Box).turn(One, 3);
    assert!(play.has("breakthrough"), "the marker went to the box with the tile before");
    let play = two(2).broken(Two, "2", Wind, 0).turn(One, 3);
    assert!(play.has("breakthrough"), "somebody else's marker is no hindrance");
}

/// [WM-BRK.10, WM-R.18] Without a tile of the weather there is no Breakthrough.
#[test]
fn no_tile_no_breakthrough() {
    assert!(inventor().turn(One, 3).has("breakthrough"));
    assert!(!inventor().storm(Wind, 0).turn(One, 3).has("breakthrough"));
}

/// [WM-BRK.8] The third Award takes the Nobel Prize, wherever the others are; the second does not.
#[test]
fn the_third_award_brings_the_nobel_prize() {
    let breaks = |table: Table| table.turn(One, 3).all(&["breakthrough", "marker 1", "gain lab"]);
    let play = breaks(inventor().awards(One, 1));
    assert_eq!(play.state().nobel, None);
    let play = breaks(inventor().awards(One, 1).award_at(One, "4 lab"));
    assert_eq!(play.state().nobel, Some(One));
    assert_eq!(play.by("WM-BRK.8").len(), 1);
    let taken = inventor().awards(One, 2).awards(Two, 3).edit(|state| state.nobel = Some(Two));
    let play = breaks(taken);
    assert_eq!((play.state().nobel, play.lab(One).held_awards), (Some(Two), 3));
}

/// [WM-BRK.7, WM-BRK.8, WM-R.1, WM-GEN.3] No Award is taken from an empty reserve, and a third
/// Award that was not received takes no Prize.
#[test]
fn an_empty_reserve_gives_no_award() {
    let table = inventor().awards(One, 2).awards(Two, 2).edit(|state| {
        state.gone_awards = state.awards;
        state.awards = 0;
    });
    let play = table.turn(One, 3).all(&["breakthrough", "marker 1", "gain lab"]);
    assert_eq!((play.lab(One).held_awards, play.state().awards), (2, 0));
    assert_eq!(play.state().nobel, None);
    assert_eq!(play.lab(One).papers[office_row("1")], Paper::OnTile, "the rest went on");
}

/// [WM-BRK.9, WM-FIX.1, WM-FIX.2] If the marker fills the tile, the weather is fixed at the end of
/// the action, after the prototype and the Award.
#[test]
fn a_marker_that_fills_the_tile_fixes_the_weather() {
    let table = inventor().government_marker(Wind, 1).turn(One, 3);
    let play = table.choose("breakthrough").choose("gain lab");
    let storm = play.state().storms[Wind];
    assert_eq!((storm.level, storm.markers), (0, [None; 4]));
    assert_eq!(play.lab(One).papers[office_row("1")], Paper::Box);
    let rules: Vec<&str> = play.emitted.iter().map(|emitted| emitted.rule.0).collect();
    let at = |rule| rules.iter().position(|other| *other == rule).expect("told");
    assert!(at("WM-PRO.5") < at("WM-BRK.7") && at("WM-BRK.7") < at("WM-FIX.1"));
}

/// [WM-BRK.9, WM-FIX.3] A fixed tile of Level 2 uncovers Level 1, and the weather can be chosen
/// again.
#[test]
fn a_fixed_tile_uncovers_the_one_beneath() {
    let play = author()
        .lay(One, "WS01 2 middle upright")
        .lay(One, "WS04 2 top turned")
        .lay(One, "WS02 2 bottom turned")
        .lay(One, "WS05 3 top upright")
        .lay(One, "WS13 3 middle turned")
        .parts(One, &[Colour::Magenta, Colour::Green, Colour::Green, Colour::Blue])
        .parts(One, &[Colour::Green, Colour::Green, Colour::Blue])
        .vouchers(One, [0, 0, 0, 2, 1])
        .storm(Wind, 2)
        .government_marker(Wind, 0)
        .published(One, "2", Wind)
        .scientist(One, "supply 1")
        .subsidy(One, "SU09")
        .turn(One, 1)
        .all(&["subsidy SU09", "row 1", "fund lab"]);
    let storm = play.state().storms[Wind];
    assert_eq!((storm.level, storm.markers), (1, [None; 4]));
    assert_eq!(play.lab(One).papers[office_row("1")], Paper::Box);
    let play = play.choose("move rnd middle").choose("breakthrough");
    assert_eq!(play.offers(), ["marker 1", "marker 2"], "with row 2, on the tile of Level 1");
}

/// [WM-BEN.5, WM-R.26, WM-GEN.6] A Breakthrough as a benefit costs neither R&D Vouchers nor the
/// Science of the tile.
#[test]
fn as_a_benefit_it_costs_no_vouchers() {
    let play = inventor()
        .room(One, 2)
        .parts(One, &[Colour::Magenta, Colour::White])
        .vouchers(One, [0; 5])
        .storm(Wind, 3)
        .subsidy(One, "SU09")
        .turn(One, 1)
        .all(&["subsidy SU09", "row 1", "marker 1"]);
    assert_eq!((play.lab(One).cp, play.lab(One).held_awards), (10, 1));
    assert_eq!(play.lab(One).investments, 1);
}

/// [WM-R.2, WM-BRK.4] The missing part may come from the space: then only that space is open, the
/// part is taken, and it has the colour that is needed.
#[test]
fn the_space_can_give_the_missing_part() {
    let play = inventor()
        .storm(Wind, 2)
        .room(One, 1)
        .vouchers(One, [0, 0, 0, 2, 1])
        .turn(One, 3)
        .choose("breakthrough");
    assert_eq!(play.lab(One).items.part_count(), 0, "the prototype was built");
    assert_eq!(play.state().storms[Wind].markers[0], Some(Marker::Of(One)));
    assert_eq!(play.lab(One).cp, 8);
    let none = inventor().storm(Wind, 2).room(One, 1).vouchers(One, [0, 0, 0, 2, 1]);
    let play = none.broken(Two, "1", Wind, 0).turn(One, 3);
    assert!(!play.has("breakthrough"), "the space that gives a part is taken");
}

/// [WM-R.2, WM-R.49] Vouchers from the space may pay for an exchange in the prototype.
#[test]
fn the_space_can_give_the_vouchers_of_an_exchange() {
    // Sun needs pink, white, pink; on Level 2 also green, and its space gives 2 Vouchers.
    let sun = || {
        inventor()
            .no_parts(One)
            .parts(One, &[Colour::Pink, Colour::White, Colour::Blue, Colour::Green])
            .room(One, 1)
            .paper(One, "1", Paper::Start)
            .published(One, "2", Sun)
            .storm(Sun, 2)
            .vouchers(One, [0, 0, 0, 2, 1])
    };
    let play = sun().turn(One, 3).choose("breakthrough");
    assert_eq!(
        play.state().storms[Sun].markers[0],
        Some(Marker::Of(One)),
        "no other space will do"
    );
    let play = play.all(&["gain supply", "gain lab"]);
    assert_eq!(play.lab(One).vouchers.0, [0; 5], "2 Vouchers went into the exchange");
    assert_eq!((play.lab(One).items.part_count(), play.lab(One).cp), (0, 8));
    let taken = sun().broken(Two, "1", Sun, 0).turn(One, 3);
    assert!(!taken.has("breakthrough"), "the other space gives no Vouchers");
}

/// [WM-R.2, WM-R.52] A Workshop tile from the space may be what makes room for the parts in one
/// row: then it must be taken and placed there.
#[test]
fn the_space_can_give_the_room_for_the_row() {
    // Rain needs two blue parts and a magenta one; the third is in the top row.
    let table = Table::of(3)
        .vouchers(One, [0, 0, 0, 2, 0])
        .no_parts(One)
        .lay(One, "WS01 2 middle upright")
        .lay(One, "WS04 2 top turned")
        .parts(One, &[Colour::Blue, Colour::Blue, Colour::Magenta])
        .bots(One, 2)
        .published(One, "1", Rain)
        .scientist(One, "rnd left");
    let enough = table.turn(One, 3).choose("breakthrough");
    assert_eq!(enough.offers(), ["marker 1", "marker 2"], "the middle row holds three");
    let table = Table::of(3)
        .vouchers(One, [0, 0, 0, 2, 0])
        .no_parts(One)
        .lay_above(One)
        .parts(One, &[Colour::Blue, Colour::Blue, Colour::Magenta])
        .published(One, "1", Rain)
        .scientist(One, "rnd left");
    let play = table.turn(One, 3).choose("breakthrough").shown();
    assert_eq!(play.state().storms[Rain].markers[1], Some(Marker::Of(One)));
    assert!(!play.has("decline"));
    let tile = play.offers()[0].clone();
    let play = play.choose(&tile).shown();
    assert!(play.offers().iter().all(|offer| offer.contains("2 middle")), "{:?}", play.offers());
    let place = play.offers()[0].clone();
    assert_eq!(play.choose(&place).lab(One).cp, 6);
}

/// [WM-R.2] A Bot whose slot gives a part can make the prototype possible, but one that takes the
/// room of a part cannot be chosen.
#[test]
fn the_space_can_give_a_bot_with_a_part() {
    // Level 3 of Wind also needs magenta and white; its third space gives a Bot.
    let table = |room| {
        inventor()
            .parts(One, &[Colour::Magenta])
            .room(One, room)
            .storm(Wind, 3)
            .vouchers(One, [0, 0, 0, 2, 2])
            .turn(One, 3)
    };
    let play = table(2).choose("breakthrough");
    assert_eq!(play.state().storms[Wind].markers[2], Some(Marker::Of(One)));
    assert_eq!((play.lab(One).cp, play.lab(One).items.part_count()), (10, 0));
    assert_eq!(play.lab(One).line.len(), 11);
    assert_eq!(play.lab(One).items.bots, 1, "the Bot of slot 2-2, which gives a part");
    assert!(table(1).has("breakthrough"), "four tiles and two printed spaces hold six things");
    assert!(!table(0).has("breakthrough"), "there is room for four parts only");
}

/// [WM-R.49] With the reading that forbids exchanges for a prototype, a Breakthrough that lacks a
/// part does not begin.
#[test]
fn without_exchanges_the_parts_must_be_there() {
    let table = |readings: &[&str]| {
        let settings = serde_json::json!({ "seats": 3, "readings": readings });
        Table::with(settings)
            .vouchers(One, [2, 0, 0, 2, 0])
            .no_parts(One)
            .room(One, 2)
            .parts(One, &[Colour::Green, Colour::White, Colour::Blue])
            .published(One, "1", Wind)
            .scientist(One, "rnd left")
            .turn(One, 3)
    };
    assert!(table(&[]).has("breakthrough"));
    assert!(!table(&["no_prototype_exchange"]).has("breakthrough"));
}

/// [WM-BRK.4, WM-BRK.6] The benefit of the space is gained before the prototype is built.
#[test]
fn the_benefit_comes_before_the_prototype() {
    let play = inventor().turn(One, 3).all(&["breakthrough", "marker 1"]);
    assert_eq!((play.lab(One).cp, play.lab(One).items.part_count()), (0, 3));
    assert_eq!(play.lab(One).vouchers[Voucher::Rnd], 0);
    assert_eq!(play.lab(One).funding[Area::Rnd].to_string(), "0", "no funding is advanced");
    assert_eq!(play.state().bots_on(Area::Rnd, Owner::One), 0);
}

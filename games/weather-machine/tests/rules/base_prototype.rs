//! WM-PRO: building a prototype.

use crate::support::{Play, Table};
use weather_machine::{Area, Colour, Owner, Player, Weather};

use Colour::{Blue, Green, Magenta, Pink, White};
use Player::{One, Two};
use Weather::{Sun, Wind};

/// Player one in R&D with a published row of a weather, and everything paid except the parts.
fn builder(weather: Weather, level: u8) -> Table {
    Table::of(3)
        .vouchers(One, [0, 0, 0, 2, level - 1])
        .no_parts(One)
        .published(One, "1", weather)
        .storm(weather, level)
        .scientist(One, "rnd left")
}

/// A prototype of Wind on Level 2: magenta on the tile, green for the empty top space; the player's
/// own Bot on blue in the middle, one of player two on green at the bottom.
fn wind() -> Table {
    builder(Wind, 2).bot(Owner::One, "rnd wind middle").bot(Owner::Two, "rnd wind bottom")
}

/// Plays to the question about the other parts.
fn to_the_parts(table: Table) -> Play {
    table.turn(One, 3).all(&["breakthrough", "marker 2", "fund lab"])
}

/// Loses no part that can be saved.
fn kept(play: Play) -> Play {
    if play.has("no more") { play.choose("no more") } else { play }
}

fn cp(play: &Play) -> (u16, u16) {
    (play.lab(One).cp, play.lab(Two).cp)
}

/// [EX-30, WM-PRO.1, WM-PRO.2, WM-PRO.3, WM-PRO.4, WM-PRO.5] Magenta and green are forced; the
/// player's own part and Yellow's are optional.
#[test]
fn ex_30_wind_prototype() {
    let start = || to_the_parts(wind().room(One, 4).parts(One, &[Magenta, Green, Green, Blue]));
    assert_eq!(start().offers(), ["provide second", "provide third", "no more"]);
    let none = kept(start().choose("no more"));
    assert_eq!(cp(&none), (6, 2));
    let own = kept(start().all(&["provide second", "no more"]));
    assert_eq!(cp(&own), (8, 2));
    let yellow = kept(start().choose("provide third"));
    assert_eq!(cp(&yellow), (8, 0));
    let both = start().all(&["provide second", "provide third"]);
    assert_eq!(cp(&both), (10, 0));
    assert_eq!(both.lab(One).items.part_count(), 0);
}

/// [WM-PRO.1, WM-PRO.2] Without the forced parts there is no Breakthrough.
#[test]
fn the_forced_parts_are_needed() {
    // The other space of the tile would give a part.
    let with = |parts: &[Colour]| {
        let table = wind().room(One, 3).government_marker(Wind, 0);
        table.parts(One, parts).turn(One, 3).has("breakthrough")
    };
    assert!(with(&[Magenta, Green]));
    assert!(!with(&[Blue, Green, Blue]));
    assert!(!with(&[Magenta, Blue]));
}

/// [WM-PRO.2] A space with a Bot needs no part.
#[test]
fn a_bot_stands_in_for_its_part() {
    let all = builder(Wind, 1)
        .bot(Owner::One, "rnd wind top")
        .bot(Owner::One, "rnd wind middle")
        .bot(Owner::Two, "rnd wind bottom");
    let play = all.turn(One, 3).all(&["breakthrough", "marker 1", "gain lab"]);
    assert_eq!(cp(&play), (4, 2), "no part at all is needed");
    assert_eq!(play.lab(One).held_awards, 1);
}

/// [EX-31, WM-PRO.6] All provided parts are in one row; parts that do not fit are not offered.
#[test]
fn ex_31_one_row() {
    // The middle row holds three parts, the top row one.
    let narrow = || {
        wind()
            .lay(One, "WS01 2 middle upright")
            .lay(One, "WS04 2 top turned")
            .parts(One, &[Magenta, Green, Green, Blue])
    };
    let play = to_the_parts(narrow());
    assert_eq!(play.offers(), ["provide second", "provide third", "no more"]);
    let play = play.choose("provide second");
    assert_eq!(cp(&play), (8, 2), "the fourth part could not stand in that row too");
    assert_eq!(play.lab(One).items.parts[Green], 1);
    let wide = narrow().lay(One, "WS07 3 middle upright");
    let play = to_the_parts(wide).choose("provide second");
    assert_eq!(play.offers(), ["provide third", "no more"]);
}

/// [EX-32, WM-PRO.7] A white part left in the row goes to the reserve too, without CP.
#[test]
fn ex_32_extra_part() {
    let table = wind().room(One, 2).parts(One, &[Magenta, Green, Green, White]);
    let play = to_the_parts(table).choose("provide third");
    assert_eq!(play.lab(One).items.part_count(), 0);
    assert_eq!(cp(&play), (8, 0));
    assert_eq!(play.by("WM-PRO.7").len(), 1);
}

/// [EX-33, WM-PRO.8, WM-PRO.9, WM-R.52] If the white part first swaps places with a Bot outside the
/// row, it is saved; losing it is allowed.
#[test]
fn ex_33_saving_the_extra_part() {
    let start = || {
        let table = wind().lay(One, "WS01 2 middle upright").lay(One, "WS04 2 top turned");
        let table = table.lay(One, "WS07 3 middle upright").bots(One, 2);
        let table = table.parts(One, &[Magenta, Green, Green, White]);
        to_the_parts(table).choose("provide third")
    };
    assert_eq!(start().state().lab(One).shape.tiles, [1, 3, 0]);
    assert_eq!(start().offers(), ["lose white", "no more"]);
    let saved = start().choose("no more");
    assert_eq!((saved.lab(One).items.parts[White], saved.lab(One).items.part_count()), (1, 1));
    assert_eq!((cp(&saved), saved.lab(One).items.bots), ((8, 0), 2));
    let lost = start().choose("lose white");
    assert_eq!((lost.lab(One).items.part_count(), cp(&lost)), (0, (8, 0)));
}

/// [EX-34, WM-PRO.1, WM-PRO.2, WM-PRO.3, WM-PRO.4, WM-PRO.5] Sun, Level 3.
#[test]
fn ex_34_sun_prototype() {
    let start = || {
        builder(Sun, 3)
            .bot(Owner::One, "rnd sun top")
            .bot(Owner::Two, "rnd sun middle")
            .room(One, 4)
            .parts(One, &[Pink, Pink, Pink, Green, White])
            .turn(One, 3)
            .all(&["breakthrough", "marker 1"])
    };
    assert_eq!(start().offers(), ["provide first", "provide second", "no more"]);
    let outcomes: [(&[&str], (u16, u16)); 4] = [
        (&["no more"], (8, 2)),
        (&["provide second"], (10, 0)),
        (&["provide first", "no more"], (10, 2)),
        (&["provide first", "provide second"], (12, 0)),
    ];
    for (choices, expected) in outcomes {
        assert_eq!(cp(&kept(start().all(choices))), expected, "{choices:?}");
    }
}

/// [WM-PRO.9] The Bots of the branch stay where they are.
#[test]
fn bots_stay_in_rnd() {
    let play = to_the_parts(wind().room(One, 4).parts(One, &[Magenta, Green, Green, Blue]));
    let play = play.all(&["provide second", "provide third"]);
    assert_eq!(play.state().bots_on(Area::Rnd, Owner::One), 1);
    assert_eq!(play.state().bots_on(Area::Rnd, Owner::Two), 1);
    assert_eq!(play.state().researched.len(), 2);
}

/// [WM-PRO.6, WM-PRO.8] Any row that can hold the parts may be chosen, and that row decides what
/// can be saved.
#[test]
fn the_row_is_chosen() {
    let start = || {
        let table = wind().lay(One, "WS01 2 middle upright").lay(One, "WS04 2 top turned");
        let table = table.lay(One, "WS05 3 top upright").parts(One, &[Magenta, Green, White, Pink]);
        to_the_parts(table)
    };
    assert_eq!(start().state().lab(One).shape.tiles, [2, 2, 0]);
    assert_eq!(start().offers(), ["build in top", "build in middle"]);
    // The top row takes two; the other two are saved on middle tiles and the printed space.
    let top = start().choose("build in top");
    assert_eq!(top.lab(One).items.part_count(), 2, "nothing more fits into the top row");
    // The middle row has room for one more, which may be lost.
    let middle = start().choose("build in middle");
    assert_eq!(middle.offers(), ["lose white", "lose pink", "no more"]);
    let middle = middle.choose("lose pink");
    assert_eq!(middle.lab(One).items.parts[White], 1);
    assert_eq!(cp(&middle), (6, 2));
}

/// [WM-PRO.7, WM-R.52] If some parts must be lost, the builder chooses which; no fewer will do.
#[test]
fn the_builder_chooses_what_is_lost() {
    // The middle row holds five parts, and outside it there is room for one.
    let start = || {
        let table = wind().lay(One, "WS01 2 middle upright").lay(One, "WS04 2 top turned");
        let table = table.room(One, 2).parts(One, &[Magenta, Green, White, Pink, Blue]);
        to_the_parts(table).choose("no more")
    };
    assert_eq!(start().offers(), ["lose white", "lose pink"], "in their order, two of three");
    let play = start().choose("lose pink");
    assert_eq!(play.lab(One).items.parts.0, [0, 1, 0, 0, 0]);
    let play = start().choose("lose white");
    assert_eq!(play.offers(), ["lose pink", "lose blue"]);
    let play = play.choose("lose pink");
    assert_eq!(play.offers(), ["lose blue", "no more"], "to lose more is legal");
    assert_eq!(play.choose("no more").lab(One).items.parts.0, [0, 0, 0, 0, 1]);
}

/// [WM-R.49] A missing part can be exchanged for 2 Vouchers and another part.
#[test]
fn a_missing_part_comes_by_exchange() {
    let table =
        |vouchers, parts: &[Colour]| wind().room(One, 3).vouchers(One, vouchers).parts(One, parts);
    let play = table([2, 0, 0, 2, 1], &[Magenta, White]).turn(One, 3).choose("breakthrough");
    let play = play.choose("marker 2").choose("fund lab");
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    assert_eq!((play.lab(One).items.part_count(), cp(&play)), (0, (6, 2)));
    // Other parts can be exchanged for as well, as long as Vouchers and parts last.
    let play = table([4, 0, 0, 2, 1], &[Magenta, White, White]).turn(One, 3);
    let play = play.all(&["breakthrough", "marker 2", "pay rnd", "pay rnd", "fund lab"]);
    assert_eq!(play.offers(), ["provide second", "provide third", "no more"]);
    let play = play.choose("provide third");
    assert_eq!((play.lab(One).vouchers.0, cp(&play)), ([0; 5], (8, 0)));
}

//! WM-GOV, WM-FIX: the Government and its Machine.

use crate::support::Table;
use weather_machine::{
    Area, BotSpace, Cell, Colour, Marker, Owner, Paper, Player, SubsidyCell, SubsidyTile, Voucher,
    Weather,
};

use Player::{One, Three, Two};

fn cell(text: &str) -> SubsidyCell {
    text.parse().expect("a Subsidy space")
}

fn space(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

fn subsidy(text: &str) -> SubsidyTile {
    text.parse().expect("a Subsidy tile")
}

/// Player one at the Government with a Bot, a blue part and a Government Voucher.
fn seller() -> Table {
    Table::of(3)
        .vouchers(One, [0, 1, 0, 0, 0])
        .bots(One, 1)
        .no_parts(One)
        .parts(One, &[Colour::Blue])
        .scientist(One, "government left")
}

/// [EX-23, WM-GOV.1, WM-GOV.2, WM-GOV.3, WM-GOV.4, WM-GOV.5, WM-GOV.7a] Sell a Part, step by step.
#[test]
fn ex_23_sell_a_part() {
    let play = seller().subsidy_at("wind 2", "SU13").turn(One, 3);
    let play = play.all(&["sell", "bot government wind right", "take wind 2"]);
    let lab = play.lab(One);
    assert_eq!(lab.vouchers[Voucher::Government], 0);
    assert_eq!(lab.funding[Area::Government].to_string(), "1");
    assert_eq!(play.state().bot(space("government wind right")), Some(Owner::One));
    assert!(lab.subsidies.contains(subsidy("SU13")) && lab.used.is_empty());
    assert_eq!(play.state().cell(cell("wind 2")), Cell::Part(Colour::Blue));
    assert_eq!((lab.items.part_count(), lab.items.bots), (0, 0));
    assert_eq!(lab.holding[Area::Government][Weather::Wind], 1);
    assert_eq!(play.state().tokens[Area::Government][Weather::Wind], 1);
    let order = ["WM-GOV.2", "WM-GOV.3", "WM-GOV.4", "WM-GOV.5", "WM-GOV.7a"];
    assert_eq!(play.rules_of("WM-GOV"), order);
}

/// [WM-GOV.1] Selling needs a Government Voucher, or Science in its place.
#[test]
fn selling_costs_a_government_voucher() {
    assert!(!seller().vouchers(One, [2, 0, 0, 0, 0]).turn(One, 3).has("sell"));
    assert!(seller().vouchers(One, [0, 0, 0, 0, 1]).turn(One, 3).has("sell"));
    assert!(seller().vouchers(One, [1, 0, 1, 1, 0]).turn(One, 3).has("sell"), "by exchange");
}

/// [WM-GOV.3] The space is empty and matches a part in the Workshop or one available by exchange; a
/// Bot is needed too.
#[test]
fn a_part_of_the_colour_of_the_space_is_needed() {
    let blue = ["bot government wind right", "bot government sun top", "bot government snow left"];
    assert_eq!(seller().turn(One, 3).choose("sell").offers(), blue);
    let play = seller().bot(Owner::Two, "government sun top").turn(One, 3).choose("sell");
    assert_eq!(play.offers(), [blue[0], blue[2]]);
    let play = seller().vouchers(One, [2, 1, 0, 0, 0]).turn(One, 3).choose("sell");
    assert_eq!(play.offers().len(), 15, "with 2 Vouchers more any part can be exchanged");
    let play = play.choose("bot government wind left");
    assert_eq!(play.lab(One).items.parts[Colour::White], 1);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    let play = play.choose("take wind 1");
    assert_eq!(play.state().cell(cell("wind 1")), Cell::Part(Colour::White));
    let mut none = seller();
    none.lab(One).items.bots = 0;
    none.lab(One).line = weather_machine::EnumSet::full();
    assert!(!none.turn(One, 3).has("sell"));
}

/// [WM-GOV.4] An orange tile can be taken, and is put blue side up beside the Laboratory.
#[test]
fn an_orange_tile_is_taken_too_and_turned_blue() {
    let play = seller().subsidy_at("wind 3", "SU05").orange_but(&[]).turn(One, 3);
    let play = play.all(&["sell", "bot government wind right", "take wind 3"]);
    let lab = play.lab(One);
    assert!(lab.subsidies.contains(subsidy("SU05")) && !lab.used.contains(subsidy("SU05")));
}

/// [WM-GOV.4, WM-GOV.6a, WM-R.17] Only tiles of the column, and of new types while it has one; a
/// used tile counts as owned, whatever its number.
#[test]
fn a_tile_of_a_new_type_is_taken_if_there_is_one() {
    let column = |table: Table| {
        table
            .subsidy_at("wind 1", "SU12")
            .subsidy_at("wind 2", "SU04")
            .subsidy_at("wind 3", "SU14")
            .turn(One, 3)
            .all(&["sell", "bot government wind right"])
            .offers()
    };
    assert_eq!(column(seller()), ["take wind 1", "take wind 2", "take wind 3"]);
    let owning = || seller().subsidy_at("rain 1", "SU11").subsidy_at("sun 1", "SU03");
    let one = owning().used_subsidy(One, "SU11");
    assert_eq!(column(one), ["take wind 2", "take wind 3"]);
    let play = owning()
        .used_subsidy(One, "SU11")
        .subsidy(One, "SU03")
        .subsidy_at("wind 1", "SU12")
        .subsidy_at("wind 2", "SU04")
        .subsidy_at("wind 3", "SU14")
        .turn(One, 3)
        .all(&["sell", "bot government wind right"]);
    assert!(play.lab(One).subsidies.contains(subsidy("SU14")), "the only one of a new type");
}

/// [WM-GOV.6b, WM-GOV.5, WM-R.17] If every type of the column is owned, any tile is taken and
/// leaves the game; the part is placed anyway.
#[test]
fn a_tile_of_an_owned_type_leaves_the_game() {
    let play = seller()
        .subsidy_at("rain 1", "SU11")
        .subsidy_at("sun 1", "SU03")
        .subsidy_at("fog 1", "SU01")
        .subsidy(One, "SU11")
        .used_subsidy(One, "SU03")
        .subsidy(One, "SU01")
        .subsidy_at("wind 1", "SU12")
        .subsidy_at("wind 2", "SU04")
        .subsidy_at("wind 3", "SU02")
        .turn(One, 3)
        .all(&["sell", "bot government wind right"]);
    assert_eq!(play.offers(), ["take wind 1", "take wind 2", "take wind 3"]);
    let play = play.choose("take wind 2");
    assert!(!play.lab(One).subsidies.contains(subsidy("SU04")));
    assert!(play.state().gone_subsidies.contains(subsidy("SU04")));
    assert_eq!(play.state().cell(cell("wind 2")), Cell::Part(Colour::Blue));
    assert_eq!(play.lab(One).holding[Area::Government][Weather::Wind], 1, "the rest goes on");
}

/// [WM-GOV.7b] Without a token below the column, the player takes an Investment tile.
#[test]
fn without_a_token_an_investment_tile() {
    let play = seller().tokens_left(Area::Government, Weather::Wind, 0).turn(One, 3);
    let play = play.all(&["sell", "bot government wind right", "take wind 1"]);
    assert_eq!((play.lab(One).investments, play.lab(One).held_research()), (1, 0));
}

/// The Wind branch lacks the Bot that player one is about to place.
fn last_of_wind() -> Table {
    seller().bot(Owner::One, "government wind left").bot(Owner::Two, "government wind top")
}

fn sell_in_wind(table: Table) -> crate::support::Play {
    let play = table.turn(One, 3).all(&["sell", "bot government wind right"]);
    assert_eq!(play.state().bot(space("government wind right")), Some(Owner::One));
    play
}

/// [EX-24, WM-GOV.8, WM-GOV.9, WM-GOV.10, WM-GOV.11, WM-GOV.12, WM-FIX.1, WM-FIX.2] The Government
/// runs its Machine, and its marker fixes the weather.
#[test]
fn ex_24_the_government_runs_and_fixes() {
    let play = sell_in_wind(last_of_wind().broken(Two, "1", Weather::Wind, 0));
    assert_eq!((play.lab(One).cp, play.lab(Two).cp, play.lab(Three).cp), (6, 3, 0));
    let storm = play.state().storms[Weather::Wind];
    assert_eq!((storm.level, storm.markers), (0, [None; 4]));
    assert_eq!(play.lab(Two).papers.0[0], Paper::Box);
    let rules = ["WM-GOV.7a", "WM-GOV.9", "WM-GOV.10", "WM-GOV.10", "WM-GOV.11"];
    assert!(play.rules_of("WM-GOV").ends_with(&rules), "{:?}", play.rules_of("WM-GOV"));
    assert_eq!(play.rules_of("WM-FIX"), ["WM-FIX.1"]);
}

/// [WM-GOV.9] A branch with an empty space is not activated.
#[test]
fn a_branch_that_is_not_full_is_not_activated() {
    let play = sell_in_wind(seller().bot(Owner::Two, "government wind top"));
    assert_eq!((play.lab(One).cp, play.lab(Two).cp), (0, 0));
    assert_eq!(play.state().storms[Weather::Wind].markers, [None; 4]);
}

/// [WM-GOV.11] The marker takes the leftmost empty space and does not fix a tile with another space
/// left; the benefit of the space is for players only.
#[test]
fn the_marker_takes_the_leftmost_empty_space() {
    let table = last_of_wind().storm(Weather::Wind, 3).broken(Two, "1", Weather::Wind, 0);
    let play = sell_in_wind(table);
    let markers = [Some(Marker::Of(Two)), Some(Marker::Government), None, None];
    let storm = play.state().storms[Weather::Wind];
    assert_eq!((storm.level, storm.markers), (3, markers));
    assert_eq!(play.lab(Two).papers.0[0], Paper::OnTile);
    let funding = play.lab(One).funding[Area::Government].to_string();
    assert_eq!(funding, "1", "for selling only");
}

/// [WM-GOV.13, WM-R.18] Without a marker in the area, or without a tile, only CP are scored.
#[test]
fn without_a_marker_or_a_tile_nothing_is_marked() {
    let mut table = last_of_wind();
    for weather in [Weather::Rain, Weather::Sun, Weather::Fog] {
        table = table.government_marker(weather, 0);
    }
    let play = sell_in_wind(table);
    assert_eq!(play.lab(One).cp, 6);
    assert_eq!(play.state().storms[Weather::Wind].markers, [None; 4]);
    assert_eq!(play.by("WM-GOV.13").len(), 1);
    let play = sell_in_wind(last_of_wind().storm(Weather::Wind, 0));
    assert_eq!((play.lab(One).cp, play.by("WM-GOV.13").len()), (6, 1));
    assert_eq!(play.state().storms[Weather::Wind].level, 0);
}

/// [WM-GOV.13, WM-FIX.2] A returned marker can be used again.
#[test]
fn a_government_marker_comes_back_to_its_area() {
    let table = last_of_wind()
        .government_marker(Weather::Wind, 0)
        .government_marker(Weather::Rain, 0)
        .government_marker(Weather::Sun, 0);
    // All three are in use, so none is left for the second space.
    let play = sell_in_wind(table);
    assert_eq!(play.state().storms[Weather::Wind].markers[1], None);
    let table = last_of_wind().government_marker(Weather::Wind, 0);
    let play = sell_in_wind(table.government_marker(Weather::Rain, 0));
    assert_eq!(play.state().storms[Weather::Wind].level, 0, "the third one fixes it");
    let markers = play.state().storms.0.iter().flat_map(|storm| storm.markers);
    assert_eq!(markers.flatten().count(), 1);
}

/// [WM-FIX.3, WM-R.18] A fixed tile of Level 2 uncovers the one beneath, without markers.
#[test]
fn a_lower_tile_comes_back_bare() {
    let table = last_of_wind().storm(Weather::Wind, 2).broken(Two, "1", Weather::Wind, 1);
    let play = sell_in_wind(table);
    let storm = play.state().storms[Weather::Wind];
    assert_eq!((storm.level, storm.markers), (1, [None; 4]));
    assert_eq!(play.lab(Two).papers.0[0], Paper::Box);
}

/// [WM-GOV.14, WM-R.18] Bots and parts stay after the Machine has run, and it runs only once.
#[test]
fn bots_and_parts_stay_on_the_machine() {
    let play = sell_in_wind(last_of_wind());
    assert!(play.state().is_full(Area::Government, Weather::Wind));
    let part = |row| matches!(play.state().cell(cell(&format!("wind {row}"))), Cell::Part(_));
    assert!((1..=3).all(part));
    let mut table = last_of_wind().bot(Owner::Three, "government wind right");
    table = table.bot(Owner::Two, "government fog left");
    let play = table.turn(One, 3).all(&["sell", "bot government sun top", "take sun 1"]);
    assert_eq!(play.lab(One).cp, 0, "another branch was used");
}

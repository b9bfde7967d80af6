//! WM-RND.1-10: Research.

use crate::support::Table;
use weather_machine::{
    Area, BotSpace, Chemical, Colour, Event, Owner, Player, Score, Voucher, Weather,
};

use Player::{One, Two};

fn space(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

/// Player one in R&D with a Bot, a Radieu and an R&D Voucher.
fn scholar() -> Table {
    Table::of(3)
        .vouchers(One, [0, 0, 0, 1, 0])
        .bots(One, 1)
        .no_parts(One)
        .chemicals(One, &["radieu"])
        .scientist(One, "rnd left")
}

/// [EX-29, WM-RND.1, WM-RND.2, WM-RND.3, WM-RND.4, WM-RND.5, WM-RND.6, WM-RND.7, WM-RND.8] Research
/// on the bottom space, with a white part as the extra cost.
#[test]
fn ex_29_research_on_the_bottom_space() {
    let table = scholar().parts(One, &[Colour::White]).bot(Owner::Two, "rnd rain top");
    let play = table.turn(One, 3).choose("research");
    assert_eq!(play.offers(), ["bot rnd rain bottom", "bot rnd wind middle"]);
    let play = play.choose("bot rnd rain bottom");
    let lab = play.lab(One);
    assert_eq!(lab.vouchers[Voucher::Rnd], 0);
    assert_eq!(lab.funding[Area::Rnd].to_string(), "1");
    assert_eq!(play.state().bot(space("rnd rain bottom")), Some(Owner::One));
    assert!(play.state().researched.contains(space("rnd rain bottom")));
    assert_eq!(play.state().in_supply(Chemical::Radieu), 5 - 2);
    assert_eq!((lab.items.chemicals.0, lab.items.part_count()), ([0; 5], 0));
    // Slot 1-1 has been empty since the Bot was built; 1-2 gives a Lab Voucher.
    let play = play.choose("construct 1-2");
    assert_eq!(play.lab(One).vouchers.0, [0, 0, 1, 0, 0]);
    assert_eq!(play.lab(One).holding[Area::Rnd][Weather::Rain], 1);
    assert_eq!(play.state().tokens[Area::Rnd][Weather::Rain], 1);
    let order = ["WM-RND.2", "WM-RND.3", "WM-RND.4", "WM-RND.5", "WM-RND.8"];
    assert_eq!(play.rules_of("WM-RND"), order);
}

/// [WM-RND.1, WM-RND.3, WM-RND.4] Voucher, Bot and Chemical are needed, and an empty space.
#[test]
fn voucher_bot_and_chemical_are_needed() {
    assert!(scholar().turn(One, 3).has("research"));
    assert!(!scholar().vouchers(One, [1, 0, 1, 0, 0]).turn(One, 3).has("research"));
    let bare = || Table::of(3).vouchers(One, [4, 4, 4, 4, 4]).scientist(One, "rnd left");
    assert!(!bare().bots(One, 1).turn(One, 3).has("research"), "no Chemical");
    assert!(!bare().chemicals(One, &["radieu"]).turn(One, 3).has("research"), "no Bot");
    let full = scholar().bot(Owner::Two, "rnd wind middle").bot(Owner::Two, "rnd rain top");
    assert!(!full.turn(One, 3).has("research"), "the bottom space costs more");
}

/// [WM-RND.5] Without anything for the extra cost the bottom space is closed; a Chemical can pay it
/// too and goes to the Supply.
#[test]
fn the_bottom_space_costs_a_chemical_or_a_part_more() {
    let play = scholar().turn(One, 3).choose("research");
    assert_eq!(play.offers(), ["bot rnd rain top", "bot rnd wind middle"]);
    let circle = scholar().lay(One, "WS01 2 middle upright").lay(One, "WS02 2 bottom turned");
    let play = circle.parts(One, &[Colour::Pink]).chemicals(One, &["melgoth"]).turn(One, 3);
    let play = play.all(&["research", "bot rnd rain bottom"]);
    assert_eq!(play.offers(), ["spend melgoth", "spend pink"]);
    let play = play.choose("spend melgoth");
    assert_eq!(play.state().in_supply(Chemical::Melgoth), 5);
    assert_eq!(play.lab(One).items.parts[Colour::Pink], 1);
    assert_eq!(play.lab(One).vouchers.0, [0; 5], "it brings no Vouchers");
}

/// [WM-RND.6] The benefit comes before the token, and each space has its own.
#[test]
fn the_benefit_of_the_space_is_gained() {
    let play = scholar().turn(One, 3).all(&["research", "bot rnd wind middle"]);
    assert_eq!(play.lab(One).cp, 3);
    assert_eq!(play.lab(One).holding[Area::Rnd][Weather::Wind], 1);
}

/// [WM-RND.7, WM-BEN.8] The Bot comes from an open section, costs no Supply Voucher, and may be
/// declined.
#[test]
fn the_bot_comes_from_an_open_section() {
    let bottom = || scholar().parts(One, &[Colour::White]);
    let play = bottom().vouchers(One, [2, 0, 0, 1, 0]).turn(One, 3);
    let play = play.all(&["research", "bot rnd rain bottom"]);
    let offers = ["construct 1-2", "construct 1-3", "construct 2-1", "construct 2-2"];
    assert_eq!(play.offers(), [&offers[..], &["construct 2-3", "decline"]].concat());
    let play = play.choose("construct 2-1");
    assert_eq!(play.lab(One).vouchers.0, [2, 0, 0, 0, 1]);
    assert_eq!(play.lab(One).items.bots, 1);
}

/// [WM-RND.9, WM-RND.10a, WM-RND.10b, WM-RND.10c, WM-R.19] The player who completes a branch takes
/// an Investment tile even if a token is left, removes the Lock token, and may buy 3 CP.
#[test]
fn who_completes_a_branch_unlocks_its_weather() {
    let table = || {
        scholar()
            .vouchers(One, [0, 0, 0, 1, 1])
            .bots_on(Owner::Two, &["rnd wind top", "rnd wind bottom"])
            .tokens_left(Area::Rnd, Weather::Wind, 1)
    };
    let play = table().turn(One, 3).all(&["research", "bot rnd wind middle", "pay rnd"]);
    let lab = play.lab(One);
    assert_eq!((lab.investments, lab.held_research(), lab.cp), (1, 0, 3));
    assert_eq!(play.state().tokens[Area::Rnd][Weather::Wind], 1);
    assert!(!play.state().locks.contains(Weather::Wind));
    assert_eq!(play.offers(), ["accept", "decline"]);
    let bought = play.choose("accept");
    assert_eq!((bought.lab(One).cp, bought.lab(One).vouchers.0), (6, [0; 5]));
    let why = Score::Science { vouchers: 1 };
    assert_eq!(bought.by("WM-RND.10b"), [&Event::Scored { player: One, cp: 3, why }]);
    let left = table().turn(One, 3).all(&["research", "bot rnd wind middle", "pay rnd", "decline"]);
    assert_eq!((left.lab(One).cp, left.lab(One).vouchers[Voucher::Science]), (3, 1));
}

/// [WM-R.19] With the other reading, the player who completes a branch takes a token if one is
/// left.
#[test]
fn a_token_on_completion_is_another_reading() {
    let settings = serde_json::json!({ "seats": 3, "readings": ["token_on_completion"] });
    let table = Table::with(settings).vouchers(One, [0, 0, 0, 1, 0]).bots(One, 1);
    let table = table.chemicals(One, &["radieu"]).scientist(One, "rnd left");
    let table = table.bots_on(Owner::Two, &["rnd wind top", "rnd wind bottom"]);
    let play = table.turn(One, 3).all(&["research", "bot rnd wind middle"]);
    assert_eq!((play.lab(One).investments, play.lab(One).held_research()), (0, 1));
    assert!(!play.state().locks.contains(Weather::Wind));
}

/// [WM-RND.9, WM-RND.10a, WM-R.19] An empty stack gives an Investment tile, but leaves the Lock
/// token of a branch that is not complete.
#[test]
fn an_empty_stack_brings_an_investment_tile() {
    let table = scholar().tokens_left(Area::Rnd, Weather::Wind, 0);
    let play = table.turn(One, 3).all(&["research", "bot rnd wind middle"]);
    assert_eq!((play.lab(One).investments, play.lab(One).held_research()), (1, 0));
    assert!(play.state().locks.contains(Weather::Wind));
}

/// [WM-RND.10a, WM-RND.10b] A weather that is already unlocked gives no bonus.
#[test]
fn a_weather_is_unlocked_once() {
    let table = scholar()
        .vouchers(One, [0, 0, 0, 1, 1])
        .bots_on(Owner::Two, &["rnd wind top", "rnd wind bottom"])
        .unlocked(&[Weather::Wind]);
    let play = table.turn(One, 3).all(&["research", "bot rnd wind middle", "pay rnd"]);
    assert_eq!((play.lab(One).investments, play.lab(One).cp), (1, 3));
    assert!(play.rules_of("WM-RND.10").is_empty());
    assert_eq!(play.lab(One).vouchers[Voucher::Science], 1);
}

/// [WM-RND.10c] From then on anybody can cite that weather.
#[test]
fn an_unlocked_weather_can_be_cited_by_anybody() {
    let table = || {
        scholar()
            .bots_on(Owner::Three, &["rnd wind top", "rnd wind bottom"])
            .vouchers(Two, [0, 0, 2, 0, 0])
            .research(Two, Weather::Wind, &["4 government", "4 lab"])
            .goals(Two, &["GO07", "GO08"])
    };
    let play = table().turn(Two, 2).choose("move lab left");
    assert!(!play.has("publish"));
    let play = table().turn(One, 3).all(&["research", "bot rnd wind middle"]);
    assert!(play.choose("move lab left").has("publish"));
}

/// [WM-BEN.17, WM-GEN.6, WM-GEN.7] Research as a benefit costs no Voucher, but still the Chemical
/// and the extra cost.
#[test]
fn as_a_benefit_chemical_and_extra_cost_are_due() {
    let benefit = |table: Table| {
        table.vouchers(One, [0; 5]).subsidy(One, "SU05").turn(One, 1).choose("subsidy SU05")
    };
    let play = benefit(scholar());
    assert_eq!(play.offers(), ["bot rnd rain top", "bot rnd wind middle", "decline"]);
    let play = benefit(scholar().parts(One, &[Colour::Green])).choose("bot rnd rain bottom");
    let lab = play.lab(One);
    assert_eq!((lab.items.chemicals.0, lab.items.part_count()), ([0; 5], 0));
    assert_eq!(lab.funding[Area::Rnd].to_string(), "1");
}

//! MG-4 to MG-8: Phase 2, recall, routes, settling, bases.

use master_of_the_galaxy::Against;

use crate::support::{ONE, TWO, cubes, owned, read, several, several_with};

/// [X-91, MG-1.2, MG-4.2] What fits a slot.
#[test]
fn a_star_takes_black_and_a_letter_its_colour_only() {
    let mut played = several(2).phase_2("KB");
    assert!(
        played.offers("place K on sp7 research slot *")
            || played.offers("place K on sp7 politics slot K")
    );
    assert!(!played.offers("place B on sp7 base slot W"));
    assert!(played.offers("place B on sp7 base slot B"));
    played.go(&["place B on sp7 base slot B"]);
    assert!(!played.has_slot("sp7 base", "B"));
}

/// [MG-4.1, MG-4.9, MG-4.11, MG-9.6, X-137, X-84, MG-9.11] The guard of a phase.
#[test]
fn after_two_hundred_actions_only_the_end_is_left() {
    let mut table = several(2);
    table.card(ONE, "l09").bag(ONE, "KY");
    let mut played = table.phase_2("KY");
    for _ in 0..100 {
        played.go(&["place K on l09 slot K", "place Y on l09 slot *", "use", "draw K"]);
    }
    assert_eq!(played.state().active, TWO, "the phase ended, as nothing else was left");
}

/// [MG-4.3, X-71, MG-6.2, MG-6.3, MG-6.5] One colour, one player.
#[test]
fn a_route_takes_one_colour_of_one_player() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "R").bases(TWO, "s10", &["globe"]);
    let mut played = table.phase_2("RB");
    assert!(played.offers("build R r01") && !played.offers("build B r01"));
    played.go(&["build R r01"]);
    assert!(played.state().routes[read("r01")].complete);

    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "R").bases(TWO, "s10", &["globe"]);
    table.state.active = TWO;
    assert!(!table.phase_2("RB").offers("build R r01"));
}

/// [X-100, MG-6.1, MG-6.4] Where routes can be begun.
#[test]
fn a_route_needs_an_own_end_and_no_black_hole() {
    let mut table = several(2);
    table.hole("s10");
    let played = table.phase_2("R");
    let builds: Vec<String> =
        played.choices().into_iter().filter(|text| text.starts_with("build")).collect();
    assert_eq!(builds, ["build R r12"]);
}

/// [MG-4.10, MG-6.2] Mixed routes.
#[test]
fn a_modifier_allows_mixed_routes() {
    let mut table = several(2);
    table.state.areas[ONE].cards.clear();
    table.card(ONE, "sp5").route(ONE, ["s00", "s10"], "R");
    assert!(table.phase_2("B").offers("build B r01"));
}

/// [X-80, X-81, MG-6.5, MG-6.9, MG-9.4] Discounts on routes, and what happens when they are lost.
#[test]
fn a_route_stays_complete_when_its_discount_is_lost() {
    let mut table = several(2);
    table.done(ONE, "x1").card(ONE, "g9").slots("sp7 politics", "B.");
    let mut played = table.phase_2("RK");
    played.go(&["build R r01"]);
    assert!(played.state().routes[read("r01")].complete);
    played.go(&["place K on sp7 politics slot K", "use", "end", "deck government"]);
    played.go(&["show g1", "show g2", "keep g1", "dismiss g9"]);
    assert!(played.state().routes[read("r01")].complete);
}

/// [X-90, MG-6.7, MG-6.10] A route without an end.
#[test]
fn a_route_whose_owner_has_no_end_is_removed() {
    let mut table = several(2);
    table.bases(TWO, "s20", &["globe"]).route(TWO, ["s20", "s21"], "Y").route(
        ONE,
        ["s20", "s10"],
        "RRR",
    );
    table.bases(ONE, "s10", &["globe"]);
    table.conflict((ONE, "c3"), ("s20", Against::Player(TWO)), "s10", ["RR", ""]);
    let mut played = table.phase_2("R");
    let yellow = played.bag(TWO).of(read("Y"));
    played.go(&["place R on c3 attack slot R"]);
    assert_eq!(played.bag(TWO).of(read("Y")), yellow + 1);
    assert_eq!(played.state().routes[read("r15")].owner, None);
}

/// [X-101, MG-6.10, MG-5.1, MG-4.7] An emptied route.
#[test]
fn an_emptied_line_is_anybodys() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "R");
    let mut played = table.phase_2("KB");
    assert!(!played.offers("build B r01"));
    played.go(&["recall"]);
    assert!(played.offers("build B r01"), "the only cube came back by itself");
    assert_eq!(played.bag(ONE), cubes("RRRRRRBBBBYYYYYWWWWWKKKKK"));
}

/// [X-73, MG-5.2, MG-5.6, MG-6.8, MG-14.14] A recall that cancels a conflict.
#[test]
fn a_recalled_route_cube_cancels_a_conflict() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["R", ""]);
    let mut played = table.phase_2("K");
    played.go(&["recall", "take r01 R"]);
    assert!(played.state().conflicts.is_empty() && played.owns(ONE, "c1"));
    assert_eq!(played.filled("c1 attack"), 0);
}

/// [X-74, MG-5.3, MG-5.5] Nothing to recall.
#[test]
fn locked_and_planet_cubes_are_not_recalled() {
    let mut table = several(2);
    table.planet("s00", 0, "R").done(ONE, "x8").slots("x8", "RW");
    assert!(!table.phase_2("K").offers("recall"));
}

/// [X-99, MG-5.1, MG-5.4, MG-4.5] Black cubes recall black cubes.
#[test]
fn each_black_cube_recalls_one_cube() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["R.K", ""]);
    let mut played = table.phase_2("KK");
    played.go(&["recall", "take c1 attack slot * K", "recall", "take c1 attack slot R R"]);
    assert_eq!(played.filled("c1 attack"), 0);
    assert!(!played.offers("recall"));
}

/// [X-98, MG-4.8, MG-12.6, MG-15.2] Dismissing.
#[test]
fn a_dismissed_leader_gives_its_cubes_back() {
    let mut table = several(2);
    table.card(ONE, "l18").slots("l18", "KK.").card(ONE, "g1");
    let mut played = table.phase_2("R");
    let black = played.bag(ONE).of(read("K"));
    assert!(!played.offers("dismiss g1") && !played.offers("dismiss sp7"));
    played.go(&["dismiss l18"]);
    assert_eq!(played.bag(ONE).of(read("K")), black + 2);
    let deck = &played.state().decks[read("leader")];
    assert_eq!(deck.known().last(), Some(read("l18")));
}

/// [X-102, MG-4.4, MG-7.1, MG-7.2] Settling.
#[test]
fn a_settled_planet_yields_two_and_is_taken() {
    let mut played = several(2).phase_2("RR");
    played.go(&["settle R s00 R"]);
    assert_eq!(played.bag(ONE).of(read("R")), 5);
    assert!(!played.offers_any("settle R s00"));
}

/// [MG-7.1] With a modifier any colour settles.
#[test]
fn colony_ships_settle_with_any_colour() {
    let mut table = several(2);
    table.done(ONE, "x4");
    assert!(table.phase_2("K").offers("settle K s00 Y"));
}

/// [X-103, MG-7.3, MG-8.9, MG-8.8] The planets of a captured system are free again.
#[test]
fn planets_of_a_captured_system_are_free_again() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]);
    table.planet("s10", 0, "Y").planet("s10", 1, "W");
    table.conflict((ONE, "c3"), ("s10", Against::Player(TWO)), "s00", ["RR", ""]);
    let mut played = table.phase_2("RY");
    let yellow = played.state().reserve.of(read("Y"));
    played.go(&["place R on c3 attack slot R", "shape globe", "pass", "cube R", "cube R"]);
    assert_eq!(played.state().reserve.of(read("Y")), yellow + 1);
    assert!(played.offers("settle Y s10 Y"));
}

/// [X-104, MG-7.4] Settling from the reserve.
#[test]
fn a_planet_whose_colour_the_reserve_lacks_is_not_offered() {
    let mut table = several(2);
    table.card(ONE, "x3").slots("x3", "WB.");
    table.state.bags[ONE].take(read("Y"), 1);
    table.hand("Y").at(master_of_the_galaxy::List::Turn, 3);
    table.bag(TWO, &"B".repeat(39));
    let mut played = table.play();
    played.go(&["place Y on x3 slot Y"]);
    assert!(played.offers("free s00 R") && !played.offers("free s00 B"));
}

/// [X-75, MG-8.2b, MG-8.3] A third base.
#[test]
fn a_system_takes_one_base_of_each_shape() {
    let mut table = several(2);
    table.bases(ONE, "s00", &["factory", "globe"]).slots("sp7 base", "BW.");
    let mut played = table.phase_2("YB");
    played.go(&["place Y on sp7 base slot Y"]);
    assert_eq!(played.choices(), ["base s00 pyramid", "pass"]);
}

/// [X-105, MG-8.4] Shapes in supply.
#[test]
fn a_base_has_a_shape_that_is_in_supply() {
    let mut table = several(2);
    table.bases(ONE, "s10", &["globe"]).bases(ONE, "s11", &["globe"]).bases(ONE, "s01", &["globe"]);
    table.slots("sp7 base", "BW.");
    let mut played = table.phase_2("YB");
    played.go(&["place Y on sp7 base slot Y"]);
    assert!(!played.offers_any("base s00 globe") && played.offers("base s00 pyramid"));
}

/// [X-106, MG-8.2a, MG-8.5, MG-8.6] Capturing by route and by jump.
#[test]
fn a_jump_needs_no_route() {
    let mut table = several(2);
    table.card(ONE, "x7").slots("x7", "BW.");
    let mut played = table.phase_2("W");
    played.go(&["place W on x7 slot W"]);
    assert!(played.offers("base s10 globe") && played.offers("base s01 globe"));

    let mut table = several(2);
    table.slots("sp7 base", "BW.");
    let mut played = table.phase_2("YB");
    played.go(&["place Y on sp7 base slot Y"]);
    assert!(!played.offers_any("base s10"), "no route leads there");

    let mut table = several(2);
    table.hole("s10").hole("s01").bases(ONE, "s00", &["factory", "globe", "pyramid"]);
    table.card(ONE, "x7").slots("x7", "BW.");
    let mut played = table.phase_2("WB");
    played.go(&["place W on x7 slot W"]);
    assert!(played.offers("end"), "the effect is lost");
}

/// [MG-6.6, X-72, MG-14.2] Complete routes connect for everybody.
#[test]
fn a_complete_route_connects_for_everybody() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]).card(TWO, "c1");
    table.state.active = TWO;
    assert!(table.phase_2("R").offers("initiate c1 s00 from s10"));

    let own = owned("numbers.toml", "[turn]\nroutes_shared = false\n");
    let mut table = several_with(2, own);
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]).card(TWO, "c1");
    table.state.active = TWO;
    assert!(!table.phase_2("R").offers_any("initiate"));
}

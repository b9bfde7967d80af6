//! MG-9 to MG-13, MG-15: projects, modifiers, picks, leaders, governments, symbols.

use game_core::Game;

use crate::support::{ONE, TWO, cubes, read, several, solo};

/// [X-79, MG-4.10, MG-9.1] A wild colour.
#[test]
fn a_galactic_bank_fits_yellow_into_base_slots_only() {
    let mut table = several(2);
    table.done(ONE, "m4").card(ONE, "l02");
    let played = table.phase_2("Y");
    assert!(played.offers("place Y on sp7 base slot B") && !played.offers("place Y on l02 slot R"));
}

/// [X-108, MG-9.3, MG-9.10, MG-12.4] Locked cubes.
#[test]
fn locked_cubes_stay() {
    let mut table = several(2);
    table.card(ONE, "x2").slots("x2", "WW.");
    let mut played = table.phase_2("YK");
    played.go(&["place Y on x2 slot Y"]);
    assert_eq!(played.filled("x2"), 3);
    assert!(!played.offers("recall") && !played.offers("dismiss x2"));
}

/// [X-109, MG-9.8, MG-9.12, MG-9.7] A completion inside an effect.
#[test]
fn a_pulled_cube_completes_before_the_next_is_asked() {
    let mut table = several(2);
    table.card(ONE, "l11").slots("l11", "W.").slots("sp7 base", "BW.");
    let mut played = table.phase_2("K");
    played.go(&["place K on l11 slot K", "place Y on sp7 base slot Y"]);
    assert!(played.offers("base s00 globe"));
    played.go(&["base s00 globe"]);
    assert!(played.offers_any("place B on sp7 base slot B"), "the second cube");
}

/// [X-110, MG-9.2, MG-9.5, MG-11.4, MG-11.1] A declined pick.
#[test]
fn a_declined_pick_leaves_the_project_empty() {
    let mut table = several(2);
    table.slots("sp7 research", "B.");
    let mut played = table.phase_2("B");
    played.go(&["place B on sp7 research slot B"]);
    assert_eq!(played.filled("sp7 research"), 0);
    assert_eq!(played.bag(ONE), cubes("RRRRRBBBBBBYYYYYWWWWWKKKKK"), "both blue ones are back");
    played.go(&["use", "end", "deck progress", "show p1", "show p2", "show p3", "pass"]);
    assert_eq!(played.choices(), ["under p1", "under p2", "under p3"]);
}

/// [X-111, MG-10.2, MG-10.1] Looking at more.
#[test]
fn of_several_looks_the_highest_counts() {
    let mut table = several(2);
    table.done(ONE, "p2").slots("sp7 research", "B.");
    let mut played = table.phase_2("B");
    played.go(&["place B on sp7 research slot B", "use", "end", "deck commerce"]);
    played.go(&["show m1", "show m2", "show m3"]);
    assert_eq!(played.choices(), ["keep m1", "keep m2", "keep m3", "pass"]);
}

/// [X-112, MG-10.3, MG-11.7] A limit that falls.
#[test]
fn a_limit_that_falls_costs_a_leader_at_once() {
    let mut table = several(2);
    table.card(ONE, "g2").card(ONE, "l01").card(ONE, "l02").card(ONE, "l03");
    table.slots("sp7 politics", "B.");
    let mut played = table.phase_2("K");
    played.go(&["place K on sp7 politics slot K", "use", "end", "deck government"]);
    played.go(&["show g1", "show g3", "keep g3", "dismiss g2"]);
    assert_eq!(played.choices(), ["dismiss l01", "dismiss l02", "dismiss l03"]);
}

/// [X-113, MG-11.3, MG-11.2] The deck is named before its second card is seen.
#[test]
fn the_deck_is_named_first() {
    let mut table = several(2);
    table.slots("sp7 research", "B.");
    let mut played = table.phase_2("B");
    played.go(&["place B on sp7 research slot B", "use", "end"]);
    assert_eq!(played.choices(), ["deck commerce", "deck expansion", "deck progress"]);
}

/// [X-83, MG-11.5] Short decks.
#[test]
fn a_last_card_is_taken_or_left_and_an_empty_deck_loses_the_pick() {
    use master_of_the_galaxy::Player;
    let nearly_empty = || {
        let mut table = several(4);
        let owners = [ONE, ONE, TWO, Player::Three, Player::Three, Player::Four, Player::Four, TWO];
        for (number, owner) in (1..).zip(owners) {
            table.done(owner, &format!("p{number}"));
        }
        table.card(ONE, "l13").slots("l13", "B.");
        table
    };
    let mut played = nearly_empty().phase_2("K");
    played.go(&["place K on l13 slot K", "use", "end"]);
    assert_eq!(played.choices(), ["keep p9", "pass"], "the only card is shown");

    let mut table = nearly_empty();
    table.done(Player::Four, "p9");
    let mut played = table.phase_2("K");
    played.go(&["place K on l13 slot K", "use", "end"]);
    assert_eq!(played.state().active, TWO, "the pick is lost");
}

/// [X-114, MG-11.6, MG-11.7, MG-15.3] A third conflict.
#[test]
fn a_third_conflict_costs_one_of_the_three() {
    let mut table = several(2);
    table.card(ONE, "c1").card(ONE, "c2").done(ONE, "c3").card(ONE, "l04").slots("l04", "R.");
    let mut played = table.phase_2("W");
    played.go(&["place W on l04 slot W", "use", "end", "show c4", "show c5", "keep c4"]);
    assert_eq!(played.choices(), ["dismiss c1", "dismiss c2", "dismiss c4"]);
}

/// [X-82, MG-13.1, MG-13.2, MG-13.3, MG-13.4, MG-18.2, X-116] Governments and anarchy.
#[test]
fn a_replaced_government_costs_the_next_turn() {
    let government = |first: Option<&str>, goes: Option<&str>| {
        let mut table = several(2);
        if let Some(first) = first {
            table.card(ONE, first);
        }
        table.slots("sp7 politics", "B.");
        let mut played = table.phase_2("K");
        played.go(&["place K on sp7 politics slot K", "use", "end", "deck government"]);
        played.go(&["show g1", "show g3", "keep g3"]);
        if let Some(goes) = goes {
            played.go(&[&format!("dismiss {goes}")]);
        }
        played.state().areas[ONE].skips
    };
    assert!(!government(None, None), "the first one costs nothing");
    assert!(government(Some("g4"), Some("g4")), "anarchy");
    assert!(!government(Some("g4"), Some("g3")), "nothing was replaced");
}

/// [X-85, MG-12.2, MG-12.3, MG-12.4] Stealing from routes.
#[test]
fn a_corsair_steals_from_routes_that_are_not_complete() {
    let mut table = several(2);
    table.card(ONE, "l02").slots("l02", "R.");
    table.route(TWO, ["s30", "s20"], "YY").route(TWO, ["s30", "s31"], "W");
    let mut played = table.phase_2("R");
    played.go(&["place R on l02 slot R"]);
    assert_eq!(played.choices(), ["take r04 W", "pass"]);
    played.go(&["take r04 W"]);
    assert_eq!(played.bag(ONE).of(read("W")), 6);
}

/// [X-115, MG-12.1, MG-12.5] Taking a leader.
#[test]
fn a_taken_leader_leaves_its_cubes_behind() {
    let mut table = several(2);
    table.card(ONE, "p8").slots("p8", "BK.").card(TWO, "l06").slots("l06", "Y.");
    let mut played = table.phase_2("K");
    let yellow = played.bag(TWO).of(read("Y"));
    played.go(&["place K on p8 slot K", "leader l06"]);
    assert!(played.owns(ONE, "l06") && !played.owns(TWO, "l06"));
    assert_eq!(played.bag(TWO).of(read("Y")), yellow + 1);
}

/// [X-89, MG-9.9, MG-11.1] A discount that comes late.
#[test]
fn a_late_discount_completes_a_development_at_once() {
    let mut table = several(2);
    table.card(ONE, "p4").slots("p4", "B.").slots("sp7 politics", "B.");
    let mut played = table.phase_2("K");
    played.go(&["place K on sp7 politics slot K", "use", "end", "deck government"]);
    played.go(&["show g7", "show g3", "keep g7", "use"]);
    assert!(played.state().done.contains(read("p4")));
    played.go(&["show g1"]);
    assert!(played.offers("deck progress"), "its pick joined the queue");
}

/// [X-121, MG-15.1, MG-15.3, X-123, MG-17.2] Symbols.
#[test]
fn a_development_counts_its_symbols_once_completed() {
    let mut table = several(2);
    table.done(ONE, "p1").slots("p1", "BBBW").done(ONE, "p2");
    table.card(ONE, "p3").slots("p3", "BBB.");
    let mut played = table.phase_2("Y");
    assert!(!played.is_over());
    played.go(&["place Y on p3 slot Y"]);
    let outcome = played.game.outcome().expect("five scientific symbols");
    assert_eq!(outcome.rule.0, "MG-17.2");
}

/// [MG-9.4] Discounts apply in solo too.
#[test]
fn discounts_hold_alone() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "g7").card(ONE, "m1");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    assert!(played.state().done.contains(read("m1")), "one of two cubes is enough");
}

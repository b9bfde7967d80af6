//! WV-9, WV-10: feeding and stealing.

use master_of_the_galaxy::Against;

use crate::support::{ONE, cubes, owned, read, solo, solo_with};

/// [X-38, WV-9.1, WV-9.4] One symbol feeds the swarms that show it.
#[test]
fn a_gained_symbol_feeds_the_swarms_that_show_it() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).swarm("w2", "s03", "s13", [0; 3]);
    table.card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    assert_eq!((played.works("w2"), played.works("w1")), ([0, 1, 1], [0, 0, 0]));
}

/// [X-39, WV-9.2, MG-15.1] Two symbols feed twice.
#[test]
fn two_symbols_feed_twice() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0; 3]).card(ONE, "m5").slots("m5", "YYB.");
    let mut played = table.phase_2("W");
    played.go(&["place W on m5 slot W"]);
    assert_eq!(played.works("w2"), [0, 2, 2]);
}

/// [X-40, WV-9.4, WV-9.6] A fed work that becomes full is carried out at once.
#[test]
fn a_fed_engulfment_happens_in_phase_2() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0, 1, 2]).card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    assert_eq!(played.swarm("w2").map(|(at, _, works)| (at, works)), Some(("s13".into(), [0; 3])));
    assert!(played.is_hole("s03") && !played.is_over());
}

/// [X-41, WV-9.6] After a fed proliferation the second cube still comes.
#[test]
fn the_second_cube_comes_after_a_fed_proliferation() {
    let mut table = solo();
    table.swarm("w4", "s30", "s20", [4, 0, 0]).weaver_deck(&["w3", "w5"]);
    table.card(ONE, "p4").slots("p4", "B.");
    let mut played = table.phase_2("B");
    played.go(&["place B on p4 slot B"]);
    assert_eq!(played.works("w4"), [0, 1, 0]);
    assert!(played.swarm("w3").is_some());
}

/// [X-42, WV-9.2, MG-17.4] A win comes before feeding.
#[test]
fn a_fifth_symbol_wins_before_anybody_is_fed() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0; 3]).done(ONE, "m2").done(ONE, "m3").done(ONE, "m4");
    table.done(ONE, "p7").card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    assert!(played.is_over());
    assert_eq!(played.works("w2"), [0; 3]);
}

/// [X-43, MG-11.7, MG-11.8, WV-9.3] Without a net rise nobody is fed.
#[test]
fn a_symbol_that_is_replaced_feeds_nobody() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "l02").card(ONE, "l06");
    table.slots("sp7 politics", "B.");
    let mut played = table.phase_2("K");
    played.go(&["place K on sp7 politics slot K", "use", "end", "deck leader"]);
    played.go(&["show l03", "show l04", "keep l03", "dismiss l02"]);
    assert_eq!(played.works("w1"), [0; 3]);
}

/// [X-44, WV-10.1, MG-12.3, MG-12.2] Stealing from a swarm, only from cards.
#[test]
fn a_spymaster_steals_from_works_but_not_from_conflicts() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [1, 0, 0]).card(ONE, "l01").slots("l01", "K.");
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, "c1"), ("s30", Against::Swarm), "s20", ["", "R..."]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on l01 slot *"]);
    assert_eq!(played.choices(), ["take w1 P", "pass"]);
    let white = played.bag(ONE).of(read("W"));
    played.go(&["take w1 P"]);
    assert_eq!(played.works("w1"), [0, 0, 0]);
    assert_eq!(played.bag(ONE).of(read("W")), white + 1);
}

/// [X-45, WV-10.3] Making somebody skip, in solo.
#[test]
fn a_provocateur_removes_two_cubes_of_the_weavers() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [1, 1, 0]).card(ONE, "l18").slots("l18", "KK.");
    let mut played = table.phase_2("R");
    played.go(&["place R on l18 slot R", "use", "take w1 P", "take w1 M"]);
    assert_eq!(played.works("w1"), [0; 3]);
}

/// [WV-10.3] In solo, taking a leader is a pick of one.
#[test]
fn mind_control_alone_is_a_pick_of_a_leader() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "p8").slots("p8", "BK.");
    let mut played = table.phase_2("K");
    played.go(&["place K on p8 slot K", "use"]);
    assert!(played.offers_any("show l"));
}

/// [X-46, WV-9.7, WV-11.8] A swarm destroyed by the conflict is not fed.
#[test]
fn a_destroyed_swarm_is_not_fed_but_another_one_is() {
    let military = owned("weavers.toml", "[[weaver]]\nid = \"w2\"\nsymbol = \"military\"\n");
    let mut table = solo_with(military);
    table.swarm("w1", "s31", "s32", [0; 3]).swarm("w2", "s03", "s13", [0; 3]);
    table.bases(ONE, "s21", &["globe"]).route(ONE, ["s21", "s31"], "RR");
    table.conflict((ONE, "c1"), ("s31", Against::Swarm), "s21", ["RR.", ""]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on c1 attack slot *", "shape pyramid"]);
    assert_eq!(played.swarm("w1"), None);
    assert_eq!(played.works("w2"), [0, 1, 1]);
}

/// [X-131, WV-10.2, WV-10.4] Stealing from a conflict.
#[test]
fn a_thief_of_conflicts_takes_a_cube_of_the_weavers_side() {
    let thief = owned("leaders.toml", "[[leader]]\nid = \"l01\"\neffect = \"steal conflict 1\"\n");
    let mut table = solo_with(thief);
    table.swarm("w1", "s30", "s31", [1, 0, 0]).card(ONE, "l01").slots("l01", "K.");
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, "c1"), ("s30", Against::Swarm), "s20", ["", "R..."]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on l01 slot *"]);
    assert_eq!(played.choices(), ["take c1 defence slot R R", "pass"]);
    played.go(&["take c1 defence slot R R"]);
    assert_eq!(played.swarm("w1").map(|(_, target, _)| target), Some("s31".into()));
}

/// [X-135, WV-10.5] Stealing from routes, in solo.
#[test]
fn a_corsair_alone_steals_from_works() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 2]).card(ONE, "l02").slots("l02", "R.");
    let mut played = table.phase_2("R");
    played.go(&["place R on l02 slot R", "take w1 E", "take w1 E"]);
    assert_eq!(played.works("w1"), [0; 3]);
    assert_eq!(
        played.bag(ONE),
        cubes("RRRRRRRRBBBBBYYYYYWWWWWKKKKK"),
        "two stolen, two back from the leader"
    );
}

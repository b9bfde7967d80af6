//! CLS-9, CLS-10: moves of the enemies' scientists and minions.

use colab::Event;

use crate::support::*;

/// [CLS-9.1, CLS-9.2] Steps go lab by lab, also for power tokens.
#[test]
fn a_step_goes_to_the_next_lab() {
    for (token, to) in [("criteria K1c", "vial"), ("criteria K1a", "bone"), ("power K1a", "bone")] {
        let table = solo("luciana", "death_ray").lab(ONE, "gear").power(&["K1a"]);
        let mut game = table.turn_of("luciana", 1).game();
        play(&mut game, &[token]);
        assert_eq!(place_of(&game, "luciana"), to, "{token}");
    }
}

/// [CLS-9.3, CLS-9.4, CLS-9.6, TD-62] A chase ends at the player and charges once.
#[test]
fn a_chase_ends_at_the_player() {
    let table = solo("luciana", "death_ray").lab(ONE, "gear").enemy_in("luciana", "spark");
    let mut game = table.turn_of("luciana", 1).game();
    let told = play(&mut game, &["criteria K2c"]);
    assert_eq!((place_of(&game, "luciana"), meter_of(&game, "luciana")), ("gear".into(), 1));
    assert!(told.iter().any(|event| matches!(event, Event::EnemyMoved { steps: 3, .. })));
    let table = solo("luciana", "death_ray").lab(ONE, "vial");
    let mut game = table.turn_of("luciana", 1).game();
    play(&mut game, &["criteria K1c"]);
    assert_eq!(meter_of(&game, "luciana"), 1, "a step that ends there as well");
}

/// [CLS-9.5, CLS-3.11, TD-61] Without a player in a lab a chase fails.
#[test]
fn nobody_chases_into_the_centre() {
    for table in [solo("elias", "burton").centre(ONE), solo("elias", "burton")] {
        let mut game = table.turn_of("elias", 1).game();
        play(&mut game, &["criteria K2c"]);
        assert_eq!((place_of(&game, "elias"), meter_of(&game, "elias")), ("spark".into(), 1));
    }
}

/// [CLS-10.1, CLS-4.7, TD-69] The player chooses among equally near minions, and sees the distance.
#[test]
fn equally_near_minions_are_a_choice() {
    let table = || solo("elias", "burton").lab(ONE, "eye").shift("vial 1", "bone 1", "extra");
    let mut game = table().shift("vial 2", "gear 1", "extra").turn_of("elias", 1).game();
    play(&mut game, &["criteria K5E"]);
    assert_eq!(listed(&game), ["nearest gear 1", "nearest bone 1"]);
    let mut game = table().turn_of("elias", 1).game();
    let told = play(&mut game, &["criteria K5E"]);
    let found = told.iter().find_map(|event| match event {
        Event::NearestMinion { window, distance, other, .. } => Some((*window, *distance, *other)),
        _ => None,
    });
    assert_eq!(found, Some((window("bone 1"), 1, Some((window("vial 2"), 3)))));
}

/// [CLS-10.3, CLS-10.2, TD-66] A minion already at its destination is placed there again.
#[test]
fn a_minion_at_its_goal_rolls_again() {
    let table = || solo("elias", "burton").lab(ONE, "eye");
    let table = table().minion("vial 3", colab::Owner::Player(ONE), None);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K4", "nearest vial 2", "enemy die jam"]);
    assert_eq!(face_at(&game, "vial 2").as_deref(), Some("jam"));
    assert_eq!(meter_of(&game, "elias"), 0);
}

/// [CLS-10.10, CLS-10.4, CLS-13.1, TD-67] A minion standing on damage cannot come back to its
/// window.
#[test]
fn a_minion_cannot_come_back_onto_damage() {
    let table = solo("elias", "burton").lab(ONE, "eye").damage(&["vial 2"]);
    let table = table.minion("vial 3", colab::Owner::Player(ONE), None);
    let mut game = table.turn_of("elias", 1).game();
    let told = play(&mut game, &["criteria K4", "nearest vial 2"]);
    assert_eq!((face_at(&game, "vial 2").as_deref(), meter_of(&game, "elias")), (Some("extra"), 1));
    let why = told.iter().find_map(|event| match event {
        Event::NoRoom { minions, damaged, .. } => Some((minions.len(), *damaged)),
        _ => None,
    });
    assert_eq!(why, Some((3, game_core::EnumSet::only(window("vial 2")))));
}

/// [CLS-10.4, CLS-10.8, CLS-8.4, TD-65] A full tower is not replaced by another one.
#[test]
fn a_full_tower_keeps_the_minion_where_it_is() {
    let table = solo("elias", "burton").lab(ONE, "eye").damage(&["gear 1", "gear 2", "gear 3"]);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1"]);
    assert_eq!((face_at(&game, "vial 1").as_deref(), meter_of(&game, "elias")), (Some("extra"), 1));
}

/// [CLS-10.5, TD-68] Towards a player: the first tower in the direction, beginning with the
/// minion's own.
#[test]
fn the_first_tower_beside_a_player_is_the_goal() {
    // The minion is on the gear tower (1); the player is in the gear lab, beside the eye tower (3)
    // and the spark tower (4).
    for (from, token, to) in [
        ("gear", "K3c", "eye"),
        ("gear", "K3a", "spark"),
        ("spark", "K3c", "spark"),
        ("spark", "K3a", "spark"),
    ] {
        let table = solo("elias", "burton").lab(ONE, "gear");
        let home = format!("{from} 1");
        let table =
            table.shift("vial 1", &home, "extra").shift("vial 2", &format!("{from} 2"), "jam");
        let mut game = table.turn_of("elias", 1).game();
        play(&mut game, &[&format!("criteria {token}"), &format!("nearest {home}")]);
        let told = play(&mut game, &["enemy die wild"]);
        let placed = told.iter().find_map(|event| match event {
            Event::EnemyPlaced { window, .. } => Some(window.tower().to_string()),
            _ => None,
        });
        assert_eq!(placed.as_deref(), Some(to), "{from} {token}");
    }
}

/// [CLS-10.6, CLS-13.4, CLS-13.5, TD-70] Empty windows come first, then ice, which breaks.
#[test]
fn enemies_take_ice_only_where_nothing_is_empty() {
    let table = || solo("elias", "burton").lab(ONE, "eye");
    let mut game = table().ice(&["gear 1", "gear 2"]).turn_of("elias", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die jam"]);
    assert!(face_at(&game, "gear 3").is_some());
    assert_eq!(harmed(&game).1, ["gear 1", "gear 2"]);
    let table = table().ice(&["gear 2", "gear 3"]).damage(&["gear 1"]);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die jam"]);
    assert!(face_at(&game, "gear 2").is_some());
    assert_eq!(harmed(&game), (vec!["gear 1".into()], vec!["gear 3".into()]));
}

/// [CLS-10.7] Without a player in a lab there is no destination.
#[test]
fn nobody_goes_towards_the_centre() {
    let mut game = solo("elias", "burton").centre(ONE).turn_of("elias", 1).game();
    play(&mut game, &["criteria K3c", "nearest vial 1"]);
    assert_eq!((face_at(&game, "vial 1").as_deref(), meter_of(&game, "elias")), (Some("extra"), 1));
}

/// [CLS-10.9] The white die is rolled once.
#[test]
fn a_rolled_tower_that_is_full_is_not_rolled_again() {
    let table = solo("elias", "burton").lab(ONE, "eye").damage(&["gear 1", "gear 2", "gear 3"]);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K6", "nearest vial 1"]);
    assert_eq!(listed(&game).len(), 6);
    play(&mut game, &["face white G"]);
    assert_eq!(meter_of(&game, "elias"), 1);
}

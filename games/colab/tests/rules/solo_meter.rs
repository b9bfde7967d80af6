//! CLS-8: charges and special powers.

use colab::{Event, Why};
use game_core::{Game, Turn};

use crate::support::*;

/// Why an enemy charged, once for each charge.
fn charges(told: &[Event]) -> Vec<Why> {
    let why = told.iter().filter_map(|event| match event {
        Event::Charged { why, .. } => Some(*why),
        _ => None,
    });
    why.collect()
}

/// [CLS-8.1, CLS-8.2, CLS-8.3, CLS-4.3, TD-60] A power token fills the meter; the special power
/// comes first.
#[test]
fn the_special_power_comes_before_the_token() {
    let table =
        stated_solo("luciana", "death_ray").lab(ONE, "eye").meter("luciana", 4).power(&["K1c"]);
    let mut game = table.turn_of("luciana", 1).game();
    play(&mut game, &["power K1c"]);
    assert_eq!(meter_of(&game, "luciana"), 0);
    assert_eq!(listed(&game), ["to gear", "to bone"], "the towers of her lab are as empty");
    play(&mut game, &["to gear"]);
    assert_eq!(harmed(&game).0, ["gear 1", "bone 1"], "the other tower has more empty windows now");
    assert_eq!(place_of(&game, "luciana"), "vial", "then she steps clockwise");
}

/// [CLS-8.4, CLS-9.5, TS-12] Two parts that fail are one charge.
#[test]
fn an_action_charges_once_however_many_parts_fail() {
    let table = stated_solo("victor", "mind_slayer").centre(ONE).meter("victor", 1);
    let game = table.does("victor", "special").game();
    assert_eq!(meter_of(&game, "victor"), 2);
}

/// [CLS-8.5, CLS-8.9, TD-64] A visit charges before the lab action, and the special power follows
/// at once.
#[test]
fn a_visit_charges_before_the_lab_action() {
    let table =
        stated_solo("ivy", "burton").lab(ONE, "eye").meter("ivy", 4).pool(ONE, &["white G"]);
    let table = table.at(colab::Frame::Steps { list: colab::List::ActionTurn, next: 1 });
    let mut game = table.hand(ONE, &["D01", "D02", "M01"]).game();
    let told = play(&mut game, &["move spark"]);
    assert_eq!(charges(&told), [Why::Visit]);
    let set = game_core::Game::selection(&game).expect("the power is carried out");
    assert_eq!((set.items.len(), set.least), (4, 2));
    play(&mut game, &["discard D01", "discard D02"]);
    assert!(offers(&game, "collect"));
    assert_eq!(meter_of(&game, "ivy"), 0);
}

/// [CLS-8.6, CLS-9.6] Staying, passing by and meeting of enemies charge nothing.
#[test]
fn only_arriving_is_a_visit() {
    let table = scene_with(serde_json::json!({"seats": 1, "enemies": 2}));
    let table = table.lab(ONE, "gear").enemy_in("elias", "spark").enemy_in("luciana", "vial");
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K1c"]);
    assert_eq!(place_of(&game, "elias"), "vial", "beside the other enemy");
    assert_eq!((meter_of(&game, "elias"), meter_of(&game, "luciana")), (0, 0));
    let table = stated_solo("elias", "burton").lab(ONE, "gear").enemy_in("elias", "spark");
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K2c"]);
    assert_eq!((place_of(&game, "elias"), meter_of(&game, "elias")), ("gear".into(), 1));
}

/// [CLS-8.7] A special power that fails charges from 0.
#[test]
fn a_failed_power_charges_from_nothing() {
    let table = stated_solo("ivy", "burton").centre(ONE).meter("ivy", 4).power(&["K2c"]);
    let mut game = table.turn_of("ivy", 1).game();
    play(&mut game, &["power K2c"]);
    assert_eq!(meter_of(&game, "ivy"), 2, "one for the power, one for the chase");
}

/// [CLS-8.8, CLS-8.12] A card with the special power leaves the meter unchanged, and charges once
/// at most.
#[test]
fn a_card_with_the_special_power_leaves_the_meter() {
    let table = stated_solo("ivy", "mind_slayer").centre(ONE).meter("ivy", 2);
    let game = table.does("ivy", "MS5").game();
    assert_eq!(meter_of(&game, "ivy"), 3);
    let table = stated_solo("ivy", "mind_slayer").centre(ONE).meter("ivy", 2);
    let game = table.pool(ONE, &["white G", "white H"]).does("ivy", "MS5").game();
    assert_eq!((area(&game, ONE).pool_size(), meter_of(&game, "ivy")), (0, 2), "it was completed");
}

/// [CLS-8.10, TD-63] A scientist already at the goal of a chase stays and charges once.
#[test]
fn a_chase_at_its_goal_charges_once() {
    let table = stated_solo("luciana", "death_ray").lab(ONE, "gear").enemy_in("luciana", "gear");
    let mut game = table.turn_of("luciana", 1).game();
    let told = play(&mut game, &["criteria K2a"]);
    assert_eq!(charges(&told), [Why::Visit]);
    assert_eq!(place_of(&game, "luciana"), "gear");
}

/// [CLS-8.11, TD-107] One visit charges two enemies, in an order of the player's choice.
#[test]
fn two_enemies_in_a_lab_charge_in_an_order_of_choice() {
    let settings = serde_json::json!({"seats": 1, "enemies": 2, "enemy_1": "ivy",
        "enemy_2": "luciana"});
    let table = scene_with(settings).lab(ONE, "eye").enemy_in("ivy", "gear");
    let table = table.enemy_in("luciana", "gear").meter("ivy", 4).meter("luciana", 4);
    let table = table.hand(ONE, &["D01", "D02", "M01"]);
    let table = table.at(colab::Frame::Steps { list: colab::List::ActionTurn, next: 1 });
    let mut game = table.game();
    play(&mut game, &["move gear"]);
    assert_eq!(listed(&game), ["enemy luciana", "enemy ivy"]);
    play(&mut game, &["enemy ivy", "discard D01", "discard D02"]);
    assert!(offers(&game, "collect"));
    assert_eq!(harmed(&game).0, ["eye 1", "eye 2"]);
}

/// [CLS-8.12, TD-106] A die that fails charges for itself, not once more for the token.
#[test]
fn a_die_that_fails_charges_once() {
    let table = stated_solo("ivy", "burton").centre(ONE);
    let mut game = table.turn_of("ivy", 1).game();
    play(&mut game, &["criteria K5G", "nearest vial 1", "enemy die discard"]);
    assert_eq!(meter_of(&game, "ivy"), 1);
    assert_eq!(game.turn(), Turn::Choose(ONE.seat()));
}

/// [CLS-11.2, TD-96] A card charges once by its text and once for the part that failed.
#[test]
fn a_text_charges_and_so_does_its_failure() {
    let game = stated_solo("ivy", "mind_slayer").centre(ONE).does("ivy", "MS9").game();
    assert_eq!(meter_of(&game, "ivy"), 2);
}

//! CLS-4 to CLS-7: turns of enemies and their builds.

use colab::{Closing, Content, Device, Event};
use game_core::{Game, Turn};
use serde_json::json;

use crate::stated::stated;
use crate::support::*;

/// [CLS-4.1, CLS-4.2, CLS-3.10] A token is drawn, acts and goes beside the deck; then the player
/// has a turn.
#[test]
fn an_enemy_turn_is_draw_act_and_lay() {
    let mut game = solo("luciana", "death_ray").lab(ONE, "gear").turn_of("luciana", 1).game();
    assert_eq!(game.turn(), Turn::Chance);
    play(&mut game, &["criteria K1c"]);
    let one = game.state().enemies.each[who("luciana")];
    assert_eq!((place_of(&game, "luciana").as_str(), one.beside.count()), ("vial", 1));
    assert_eq!(asked(&game), Some(ONE.seat()));
    assert_eq!(game.state().turn_of, Some(ONE));
}

/// [CLS-4.4, CLS-4.5, CLS-5.5, CLS-1.5, TD-77] After the action the tokens go and the card is
/// built.
#[test]
fn enough_tokens_build_the_top_card_after_the_action() {
    let table =
        stated_solo("luciana", "death_ray").lab(ONE, "gear").beside("luciana", &["K1c", "K1a"]);
    let mut game = table.doom("luciana", &[], 3).turn_of("luciana", 1).game();
    play(&mut game, &["criteria K1c"]);
    assert_eq!(place_of(&game, "luciana"), "vial");
    let three = ["doom DR2", "doom DR3", "doom DR6", "doom DR7", "doom DR8"];
    assert_eq!(listed(&game), three, "those that need three");
    play(&mut game, &["doom DR7"]);
    assert_eq!(listed(&game), ["need 2", "need 3", "need 4"]);
    let emitted = play(&mut game, &["need 2"]);
    assert_eq!(game.state().enemies.each[who("luciana")].beside.count(), 0);
    assert_eq!(meter_of(&game, "luciana"), 1, "nothing to discard: the card failed");
    assert!(
        emitted.iter().any(|event| matches!(event, Event::TurnBegins { .. })),
        "one card a turn"
    );
}

/// [CLS-4.6, TD-78] An empty bag is refilled with the tokens out of play.
#[test]
fn an_empty_bag_is_filled_with_what_is_out_of_play() {
    let table = solo("luciana", "death_ray").lab(ONE, "gear").beside("luciana", &["K1c"]);
    let table = table.power(&["K1c", "K1a", "K4"]).with(|state| {
        state.enemies.bag = colab::Tokens::default();
    });
    let game = table.turn_of("luciana", 1).game();
    assert_eq!(game.state().enemies.bag.count(), 20, "21 less the one beside the deck");
    let supply: u8 = game.state().enemies.supply.values().iter().sum();
    assert_eq!(supply, 9);
}

/// [CLS-5.1, CLS-5.3, TD-76] The first card goes to its own place and acts alone.
#[test]
fn a_card_without_neighbours_acts_alone() {
    let table = stated_solo("luciana", "death_ray").lab(ONE, "gear").doom("luciana", &[], 4);
    let table = table.beside("luciana", &["K1c", "K1a", "K4"]);
    let mut game = table.turn_of("luciana", 1).game();
    let emitted = play(&mut game, &["criteria K1c", "doom DR9", "need 2"]);
    let acting = emitted.iter().filter(|event| matches!(event, Event::CardActs { .. })).count();
    assert_eq!((acting, meter_of(&game, "luciana")), (1, 1), "nothing to wreck");
}

/// [CLS-5.2, CLS-5.3, CLS-4.7, TD-75] The card and its neighbours act in an order of the player's
/// choice.
#[test]
fn neighbours_act_and_corners_do_not() {
    let table = stated_solo("elias", "weather_machine").centre(ONE);
    let table = table.doom("elias", &["WM1", "WM2", "WM4"], 4);
    let table = table.beside("elias", &["K1c", "K1a", "K4"]);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K1c", "doom WM5", "need 3"]);
    assert_eq!(listed(&game), ["act WM2", "act WM4", "act WM5"]);
    play(&mut game, &["act WM5"]);
    assert_eq!(meter_of(&game, "elias"), 1, "no player is in a lab");
    assert_eq!(listed(&game), ["act WM2", "act WM4"]);
}

/// [CLS-5.4] Each neighbour that fails charges.
#[test]
fn each_card_that_fails_charges() {
    let table = stated_solo("elias", "burton").centre(ONE).doom("elias", &["BU6"], 3);
    let table = table.beside("elias", &["K1c", "K1a"]);
    let mut game = table.turn_of("elias", 1).game();
    play(&mut game, &["criteria K1c", "doom BU3", "need 2", "act BU3"]);
    assert_eq!(meter_of(&game, "elias"), 2);
}

fn two() -> Scene {
    stated_with(json!({"seats": 1, "enemies": 2})).lab(ONE, "gear")
}

/// [CLS-6.1, CLS-6.2, CLS-6.5, CLS-7.3, TD-81] All enemies have a turn; then the active token moves
/// on.
#[test]
fn the_active_token_moves_after_the_last_enemy() {
    let mut game = two().turn_of("elias", 1).game();
    play(&mut game, &["criteria K1c"]);
    assert_eq!(place_of(&game, "elias"), "vial", "the active one acts");
    assert_eq!(game.state().enemies.turn, Some(who("luciana")));
    assert_eq!(game.state().enemies.active, Some(who("elias")));
    play(&mut game, &["criteria K1c"]);
    assert_eq!(place_of(&game, "luciana"), "eye", "the other one does not");
    assert_eq!(asked(&game), Some(ONE.seat()));
    assert_eq!(game.state().enemies.active, Some(who("luciana")));
    assert!(!game.state().enemies.no_build);
}

/// [CLS-6.3, CLS-6.4, CLS-6.6, TD-79] A power token charges an enemy even if it does not act, and
/// counts.
#[test]
fn an_enemy_that_is_not_active_still_charges() {
    let mut game = two().power(&["K4"]).turn_of("luciana", 2).game();
    let emitted = play(&mut game, &["power K4"]);
    let one = game.state().enemies.each[who("luciana")];
    assert_eq!((one.meter, one.beside.count()), (1, 1));
    assert!(emitted.iter().any(|event| matches!(event, Event::NotActive { .. })));
}

/// [CLS-7.1, CLS-7.2, CLS-7.4, TD-80] Of two cards in one round only the first acts.
#[test]
fn only_the_first_card_of_a_round_acts() {
    let table = two().with(|state| state.enemies.active = Some(who("luciana")));
    let table = table.beside("elias", &["K1c", "K1a"]).beside("luciana", &["K4", "K4"]);
    let table = table.doom("elias", &[], 3).doom("luciana", &[], 3);
    let mut game = table.turn_of("elias", 1).game();
    let emitted = play(&mut game, &["criteria K1c", "doom WM7", "need 2"]);
    assert_eq!(meter_of(&game, "elias"), 1, "the card acts although its enemy is not active");
    assert!(emitted.iter().any(|event| matches!(event, Event::CardActs { .. })));
    assert!(game.state().enemies.no_build);
    let emitted = play(&mut game, &["criteria K1a", "doom DR8", "need 2"]);
    assert!(emitted.iter().all(|event| !matches!(event, Event::CardActs { .. })));
    assert_eq!(meter_of(&game, "luciana"), 0);
    assert!(!game.state().enemies.no_build, "turned back for the next round");
}

/// Number of enemy turns until the game closes, and what closes it, in a game with this seed whose
/// player rests whenever possible.
fn turns_of_luciana(content: &'static Content, seed: u64) -> (u8, Option<Closing>) {
    let mut game = begin_in(content, alone_against("luciana", "death_ray"));
    let mut drawn = 0;
    let mut dice = game_core::Dice::new(seed);
    let mut choices = game_core::Choices::default();
    while game.turn() != Turn::Over && game.state().enemies.closing.is_none() {
        game.choices(&mut choices);
        let rest = "rest turn".parse().ok().filter(|choice| choices.contains(*choice));
        let choice = rest.or_else(|| choices.pick(&mut dice)).expect("a choice");
        let mut emitted: Vec<game_core::Emitted<Event>> = Vec::new();
        game.apply_unchecked(choice, &mut emitted);
        let draws = |emitted: &&game_core::Emitted<Event>| {
            matches!(emitted.event, Event::TokenDrawn { .. })
        };
        drawn += emitted.iter().filter(draws).count() as u8;
    }
    let closing = game.state().enemies.closing;
    if closing == Some(Closing::Device) {
        assert_eq!(game.state().enemies.built.len(), 9);
    }
    (drawn, closing)
}

/// [TD-102] The ninth card is built in the enemy turn that equals the sum of the needs: the 27th
/// for the Death Ray of the example.
#[test]
fn the_ninth_card_comes_in_the_turn_of_the_sum() {
    assert_eq!(needs_of(stated(), Device::DeathRay), 27);
    for content in [stated(), Content::ours()] {
        let sum = needs_of(content, Device::DeathRay);
        let games = (0..12).map(|seed| turns_of_luciana(content, seed));
        let mut devices = 0;
        for (drawn, closing) in games {
            if closing == Some(Closing::Device) {
                assert_eq!(drawn, sum);
                devices += 1;
            } else {
                assert!(drawn <= sum, "the towers were full before");
            }
        }
        assert!(devices > 0, "no device was finished");
    }
}

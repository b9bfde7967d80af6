//! CLS-15: upgrade rounds against enemies.

use colab::{Frame, List};
use game_core::Game;

use crate::support::*;

/// A table at the end of the player's turn, with these upgrade spaces set aside.
fn rounds(table: Scene, aside: &[u8]) -> Scene {
    let spaces = spaces(&table.options());
    let most = aside.iter().copied().max().unwrap_or(0);
    let table = table.with(|state| {
        let area = &mut state.players[ONE];
        (area.tens, area.tracker, area.score) = (most / 10, most % 10, u16::from(most));
        for (number, space) in spaces.iter().enumerate() {
            if *space <= most {
                state.upgrade_tokens &= !(1 << number);
            }
            if aside.contains(space) {
                state.players[ONE].set_aside |= 1 << number;
            }
        }
    });
    table.at(Frame::Steps { list: List::EndOfTurn, next: 4 })
}

/// Answers chance and places tiles until the enemies' turn; returns the number of tiles placed.
fn finish(game: &mut colab::CoLab) -> usize {
    let mut placed = 0;
    while game.state().turn_of == Some(ONE) {
        chance(game, 7);
        let Some(choice) = listed(game).first().cloned() else { break };
        placed += usize::from(choice.starts_with("place"));
        play(game, &[&choice]);
    }
    placed
}

/// [CLS-15.1, CLS-15.2, CLS-15.5, CLS-15.6, TD-87] Two tokens give two power tokens, two wilds and
/// four tiles.
#[test]
fn each_token_brings_a_whole_round() {
    let table = stated_solo("luciana", "burton").lab(ONE, "gear");
    let mut game = rounds(table, &[5, 10]).game();
    assert!(listed(&game).iter().all(|text| text.starts_with("add")));
    let placed = finish(&mut game);
    assert_eq!((placed, area(&game, ONE).wild), (4, 2));
    assert_eq!(game.state().enemies.bag.power.values().iter().sum::<u8>(), 2);
    assert_eq!(harmed(&game).0.len(), 4, "her power, twice two damage tokens");
    assert_eq!(game.state().enemies.turn, Some(who("luciana")), "then the enemy's turn");
}

/// [CLS-15.3, CLS-8.2, CLS-8.4, TD-86] The special power, then the meter to 0; a meter filled
/// meanwhile counts.
#[test]
fn the_power_comes_before_the_meter_falls() {
    let table = || stated_solo("victor", "burton").meter("victor", 2);
    let mut game = rounds(table().centre(ONE), &[5]).game();
    let told = play(&mut game, &["add K4"]);
    let powers = |told: &[colab::Event]| {
        told.iter().filter(|event| matches!(event, colab::Event::SpecialPower { .. })).count()
    };
    assert_eq!((powers(&told), meter_of(&game, "victor")), (1, 0));
    let mut game = rounds(table().lab(ONE, "gear"), &[5]).game();
    let told = play(&mut game, &["add K4"]);
    assert_eq!((powers(&told), meter_of(&game, "victor")), (2, 0));
    assert_eq!(place_of(&game, "victor"), "gear");
}

/// [CLS-15.4, TD-88] Several enemies charge 1 each instead.
#[test]
fn several_enemies_charge_instead() {
    let table = scene_with(serde_json::json!({"seats": 1, "enemies": 2})).lab(ONE, "gear");
    let mut game = rounds(table.meter("luciana", 2), &[5]).game();
    play(&mut game, &["add K4"]);
    assert_eq!(listed(&game), ["enemy luciana", "enemy elias"]);
    play(&mut game, &["enemy elias"]);
    assert_eq!((meter_of(&game, "elias"), meter_of(&game, "luciana")), (1, 3));
    assert!(harmed(&game).0.is_empty());
}

/// [CLS-15.7] Passing an upgrade token during the turn starts no special power.
#[test]
fn passing_a_token_starts_no_power() {
    let table = stated_solo("luciana", "burton").lab(ONE, "gear").grid(ONE, &["M01 d4"]);
    let table = table.with(|state| {
        let area = &mut state.players[ONE];
        (area.tracker, area.research) = (9 - area.score as u8, 20);
        area.score = 9;
        state.upgrade_tokens &= !1;
    });
    let mut game = table.game();
    let trade = listed_with(&game, "trade").last().cloned().expect("points can be traded");
    play(&mut game, &[&trade]);
    assert_eq!((meter_of(&game, "luciana"), harmed(&game).0.len()), (0, 0));
    assert!(area(&game, ONE).set_aside > 0);
}

/// [CLS-15.8, CLS-15.2] Without a slot or a power token the round goes on, and nobody charges.
#[test]
fn what_is_missing_in_a_round_is_left_out() {
    let table = scene_with(serde_json::json!({"seats": 1, "enemies": 2})).lab(ONE, "gear");
    let table = table.with(|state| {
        state.enemies.bag.power = state.enemies.supply;
        state.enemies.supply = game_core::EnumMap::default();
        let tiles: Vec<colab::Tile> = <colab::Tile as game_core::Id>::all().collect();
        let mut first = tiles.iter().filter(|tile| tile.tier_number() == 1);
        let mut second = tiles.iter().filter(|tile| tile.tier_number() == 2);
        let mut third = tiles.iter().filter(|tile| tile.tier_number() == 3);
        for lab in colab::Lab::ALL {
            let slots = &mut state.tiles[lab];
            slots[colab::Slot::Left] = first.next().copied();
            slots[colab::Slot::Right] = first.next().copied();
            slots[colab::Slot::LeftCentre] = second.next().copied();
            slots[colab::Slot::CentreRight] = second.next().copied();
            slots[colab::Slot::Top] = third.next().copied();
        }
    });
    let mut game = rounds(table, &[5]).game();
    play(&mut game, &["enemy elias"]);
    assert_eq!((meter_of(&game, "elias"), meter_of(&game, "luciana")), (1, 1));
    assert_eq!((area(&game, ONE).wild, game.state().turn_of), (1, None));
}

//! CLS-1 to CLS-3: the set-up against enemies.

use colab::{CoLab, Frame, Place, Scientist, Slot};
use game_core::{Choices, Dice, Game, Turn};
use serde_json::json;

use crate::support::*;

/// Plays a game against enemies up to the first matching question.
fn up_to(settings: serde_json::Value, seed: u64, stop: impl Fn(&CoLab) -> bool) -> CoLab {
    let mut game = begin(settings);
    random_until(&mut game, seed, stop);
    game
}

fn is_set_up(game: &CoLab) -> bool {
    game.state().enemies.turn.is_some()
}

/// [CLS-1.2] A player takes a scientist who is not an enemy.
#[test]
fn a_player_is_no_enemy() {
    let mut game = begin(json!({"seats": 1, "enemies": 2, "enemy_1": "ivy", "enemy_2": "elias"}));
    let mut dice = Dice::new(1);
    let mut choices = Choices::default();
    while game.turn() == Turn::Chance {
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("chance");
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
    assert_eq!(listed(&game), ["luciana", "victor"].map(|one| format!("scientist {one}")));
}

/// [CLS-1.3, CLS-1.4, CLS-1.12, CL-5.1] Two tiles on each lab, a row of upgrade spaces for solo
/// games, nothing else.
#[test]
fn the_board_has_two_tiles_a_lab_and_no_neutral_minions() {
    for set_up in ["first_game", "normal"] {
        let game = up_to(json!({"seats": 1, "enemies": 1, "set_up": set_up}), 3, is_set_up);
        for lab in colab::Lab::ALL {
            let tiles = game.state().tiles[lab];
            assert!(tiles[Slot::Centre].is_some() && tiles[Slot::Left].is_some());
        }
        assert_eq!(game.state().upgrade_tokens.count_ones(), 12);
        let minions = game.state().windows.values().iter().flatten().count();
        assert_eq!(minions, 4);
        assert!(area(&game, ONE).bonus.is_empty());
    }
}

/// [CLS-1.5, CLS-1.6, CLS-1.7, CLS-1.8, CLS-1.9, CLS-1.10] Decks, dice, meters and the bag.
#[test]
fn enemies_have_what_their_boards_say() {
    let settings = json!({"seats": 1, "enemies": 2, "enemy_1": "victor", "enemy_2": "elias"});
    let game = up_to(settings, 4, |game| {
        matches!(game.state().frames.top(), Some(Frame::FirstFace { .. }))
    });
    let enemies = &game.state().enemies;
    assert_eq!(enemies.bag.criteria.values().iter().sum::<u8>(), 18);
    assert_eq!(enemies.bag.power.values().iter().sum::<u8>(), 4 + 2);
    assert_eq!(enemies.supply.values().iter().sum::<u8>(), 6);
    for enemy in [Scientist::Victor, Scientist::Elias] {
        let one = enemies.each[enemy];
        assert!(one.meter == 0 && one.need.is_some_and(|need| (2..=4).contains(&need)));
    }
    assert!(listed(&game).iter().all(|text| text.starts_with("enemy die")));
}

/// [CLS-1.11, CLS-3.5] Chance names the active enemy, who is set up first.
#[test]
fn the_active_enemy_is_set_up_first() {
    let mut seen = Vec::new();
    for seed in 0..8 {
        let game = up_to(json!({"seats": 1, "enemies": 2}), seed, |game| {
            matches!(game.state().frames.top(), Some(Frame::FirstFace { .. }))
        });
        let Some(Frame::FirstFace { by }) = game.state().frames.top() else { panic!("a die") };
        assert_eq!(game.state().enemies.active, Some(by));
        assert!(!game.state().enemies.no_build);
        seen.push(by);
    }
    assert!(seen.contains(&Scientist::Elias) && seen.contains(&Scientist::Luciana));
}

/// [CLS-2.1, CLS-2.2, CLS-2.3, CLS-1.12, CLS-3.9] Dice by difficulty, all in the pool or on
/// minions.
#[test]
fn the_difficulty_says_how_many_dice_there_are() {
    for (level, dice) in [("easy", 7), ("medium", 5), ("hard", 3)] {
        let settings = json!({"seats": 1, "enemies": 1, "difficulty": level});
        let mut game = up_to(settings, 2, |game| {
            matches!(game.state().frames.top(), Some(Frame::RollPair { first: None }))
        });
        assert_eq!(area(&game, ONE).bowl_size(), dice, "{level}");
        assert_eq!(area(&game, ONE).hand_size() + area(&game, ONE).token_count(), 0);
        random_until(&mut game, 5, is_set_up);
        assert_eq!(area(&game, ONE).bowl_size(), 0, "the bowl is rolled");
        assert!(area(&game, ONE).pool_size() >= dice - 2);
    }
}

/// A table before the set-up round: no minions, and nobody in a lab.
fn bare(enemy: &str, device: &str) -> Scene {
    solo(enemy, device).with(|state| {
        state.windows = game_core::EnumMap::default();
        state.enemies.each[who(enemy)].place = None;
        state.turn_of = None;
    })
}

/// [CLS-3.1, CLS-3.3, CLS-3.4, CLS-3.6] Two dice, two towers and a lab; a die that fails charges.
#[test]
fn an_enemy_is_set_up_die_by_die() {
    let table = bare("ivy", "burton").at(Frame::EachEnemy { nth: 0 });
    let mut game = table.game();
    play(&mut game, &["enemy die discard", "face white G"]);
    assert_eq!((face_at(&game, "gear 1").as_deref(), meter_of(&game, "ivy")), (Some("discard"), 1));
    play(&mut game, &["enemy die jam", "face white G"]);
    assert_eq!(face_at(&game, "gear 2").as_deref(), Some("jam"));
    play(&mut game, &["face white V"]);
    assert_eq!(place_of(&game, "ivy"), "vial");
}

/// [CLS-3.2, TD-94] A tower without a window is rolled again.
#[test]
fn a_full_tower_is_rolled_again() {
    let table = bare("ivy", "burton").damage(&["herb 1", "herb 2", "herb 3"]);
    let by = who("ivy");
    let game = table.at(Frame::FirstTower { by, face: colab::EnemyFace::Jam }).game();
    assert_eq!(listed(&game).len(), 5);
    assert!(!offers(&game, "face white H"));
}

/// [CLS-3.7, CLS-3.8, TD-100] Two minions with bottom rows; JAM and STRIP already apply.
#[test]
fn first_minions_take_bottom_rows() {
    let table = || bare("victor", "burton").bowl(ONE, &["white", "white", "white"]);
    let pair = |table: Scene| {
        let mut game = table.at(Frame::RollPair { first: None }).game();
        play(&mut game, &["face white G", "face white N"]);
        assert_eq!(listed(&game), ["send white G", "send white N"]);
        play(&mut game, &["send white N"]);
        game
    };
    let mut game = pair(table());
    play(&mut game, &["to gear"]);
    assert!(offers(&game, "draw D01"), "the bottom row of the gear tower");
    play(&mut game, &["draw D01"]);
    assert!(offers(&game, "to gear") && offers(&game, "to eye"));
    let enemy = colab::Owner::Enemy(who("victor"));
    let jam = table().minion("gear 1", enemy, None).face("gear 1", "jam");
    let mut game = pair(jam);
    play(&mut game, &["to gear"]);
    assert!(offers(&game, "to bone"), "no row, the next minion");
    let strip = table().minion("gear 1", enemy, None).face("gear 1", "strip");
    let mut game = pair(strip);
    play(&mut game, &["to gear"]);
    assert!(offers(&game, "draw D01"));
    assert_eq!(area(&game, ONE).bowl_size(), 3);
}

/// [CLS-3.10, CLS-3.11, CLS-1.1] The enemy has the first turn, and the player is in no lab.
#[test]
fn the_enemy_begins() {
    let game = up_to(json!({"seats": 1, "enemies": 3}), 9, is_set_up);
    assert_eq!(game.state().enemies.turn, Some(Scientist::Elias));
    assert_eq!(area(&game, ONE).place, Place::Off);
    assert!(matches!(game.state().frames.top(), Some(Frame::DrawToken)));
}

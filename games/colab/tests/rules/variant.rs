//! CLS-19: enemies among several players.

use colab::{Frame, List, Player};
use game_core::{Game, Standing, Turn};
use serde_json::{Value, json};

use crate::support::*;

fn against_elias() -> Value {
    json!({"seats": 2, "enemies": 1, "enemy_1": "elias", "device_1": "weather_machine"})
}

fn two_players() -> Scene {
    scene_with(against_elias())
}

/// [CLS-19.1, CLS-19.2, CLS-19.3] Seats in a circle; the first player sits after the active enemy.
#[test]
fn the_first_player_sits_after_the_active_enemy() {
    let settings = json!({"seats": 2, "enemies": 1, "set_up": "normal"});
    let mut game = begin(settings);
    random_until(&mut game, 6, |game| game.state().enemies.turn.is_some());
    assert_eq!((game.state().first, game.state().enemies.seat), (Some(TWO), 1));
    assert_eq!(game.state().enemies.first_seat, 1);
    let minions = game.state().windows.values().iter().flatten();
    assert_eq!(minions.filter(|one| one.owner == colab::Owner::Neutral).count(), 0);
    assert_eq!(game.state().upgrade_tokens.count_ones(), 12);
    random_until(&mut game, 7, |game| game.state().turn_of.is_some());
    assert_eq!(game.state().turn_of, Some(TWO));
}

/// [CLS-19.3, CLS-19.4, CLS-19.8] Enemies between players; the next human to move makes their
/// choices.
#[test]
fn an_enemy_has_its_turn_when_its_seat_comes_up() {
    let table = two_players().lab(ONE, "gear").lab(TWO, "bone").turn_of("elias", 1);
    let table = table.with(|state| state.acting = TWO).shift("spark 1", "gear 1", "jam");
    let mut game = table.shift("spark 2", "bone 1", "jam").game();
    play(&mut game, &["criteria K5E"]);
    assert_eq!(listed(&game), ["nearest gear 1", "nearest bone 1"]);
    assert_eq!(asked(&game), Some(TWO.seat()), "player 2 is next");
    play(&mut game, &["nearest gear 1", "enemy die jam"]);
    assert_eq!(game.state().turn_of, Some(TWO));
}

/// [CLS-19.5, TD-99] With two humans, the collector gets one wild, the other a tile and wilds.
#[test]
fn an_upgrade_token_serves_everybody() {
    let table = two_players().lab(ONE, "gear").lab(TWO, "bone").with(|state| {
        let area = &mut state.players[ONE];
        (area.tens, area.tracker, area.score) = (1, 0, 10);
        state.players[ONE].set_aside = 0b10;
        state.upgrade_tokens &= !0b11;
    });
    let mut game = table.at(Frame::Steps { list: List::EndOfTurn, next: 4 }).game();
    play(&mut game, &["add K4"]);
    while listed_with(&game, "to ").len() > 1 {
        let choice = listed(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    assert_eq!(area(&game, ONE).wild, 1);
    chance(&mut game, 3);
    assert_eq!(asked(&game), Some(TWO.seat()), "the other one places");
    let place = listed_with(&game, "place")[0].clone();
    play(&mut game, &[&place]);
    assert_eq!(area(&game, TWO).wild, 2, "space 5 lies between");
    assert!(harmed(&game).1.len() >= 2, "the special power happened once");
    assert_eq!(game.state().enemies.turn, Some(who("elias")));
}

fn many_cards(table: Scene, player: Player, cards: &[&str]) -> Scene {
    let cells = ["d4", "e4", "f4", "g4", "d5", "e5", "f5", "g5", "d6", "e6", "f6", "g6"];
    let each = cards.iter().flat_map(|card| [*card, *card]).zip(cells);
    let laid: Vec<String> = each.map(|(card, cell)| format!("{card} {cell}")).collect();
    let laid: Vec<&str> = laid.iter().map(String::as_str).collect();
    table.grid(player, &laid)
}

const DEVICES: [&str; 6] = ["D01", "D02", "D03", "D04", "D05", "D07"];
const MONSTERS: [&str; 6] = ["M01", "M02", "M03", "M04", "M05", "M06"];

/// [CLS-19.6, CLS-19.10] The twelfth card finishes the round; no more upgrade rounds are held.
#[test]
fn a_twelfth_card_finishes_the_round() {
    let table = many_cards(two_players().lab(ONE, "gear"), ONE, &DEVICES).with(|state| {
        (state.first, state.enemies.seat) = (Some(TWO), 0);
        state.players[ONE].set_aside = 1;
    });
    let last = table.at(Frame::Steps { list: List::EndOfTurn, next: 4 }).game();
    assert_eq!(last.turn(), Turn::Over, "the seat after the first player's is the enemy's");
    let table = many_cards(two_players().lab(TWO, "gear"), TWO, &DEVICES).with(|state| {
        (state.first, state.enemies.seat, state.turn_of) = (Some(TWO), 2, Some(TWO));
        (state.acting, state.players[TWO].set_aside) = (TWO, 1);
    });
    let game = table.at(Frame::Steps { list: List::EndOfTurn, next: 4 }).game();
    assert_eq!(game.state().turn_of, Some(ONE), "the other player has one more turn");
    assert_eq!(game.state().enemies.closing, Some(colab::Closing::Cards));
}

/// [CLS-19.6] A ninth card gives every human one last turn.
#[test]
fn a_finished_device_gives_everybody_a_last_turn() {
    let eight = ["WM1", "WM2", "WM3", "WM4", "WM5", "WM6", "WM8", "WM9"];
    let table = stated_with(against_elias()).lab(ONE, "gear").lab(TWO, "gear");
    let table = table.doom("elias", &eight, 3);
    let table = table.with(|state| state.enemies.no_build = true);
    let table = table.beside("elias", &["K1c", "K1c"]).turn_of("elias", 1);
    let mut game = table.with(|state| state.acting = TWO).game();
    play(&mut game, &["criteria K1a"]);
    let mut turns = Vec::new();
    while game.turn() != Turn::Over {
        assert_eq!(game.state().enemies.turn, None, "no enemy has a turn any more");
        let now = game.state().turn_of;
        if now.is_some() && turns.last() != Some(&now) {
            turns.push(now);
        }
        chance(&mut game, 4);
        let Some(choice) = listed(&game).last().cloned() else { break };
        play(&mut game, &[&choice]);
    }
    assert_eq!(turns, [Some(TWO), Some(ONE)]);
}

/// [CLS-19.7, CL-30.3] Humans who reach the goal compare scores; if none does, all lose.
#[test]
fn those_who_reach_the_goal_compare_scores() {
    let hard = json!({"seats": 2, "enemies": 1, "difficulty": "hard"});
    let over = |one: u8, two: u8| {
        let table = many_cards(scene_with(hard.clone()).lab(ONE, "gear"), ONE, &DEVICES);
        let table = many_cards(table, TWO, &MONSTERS).with(|state| {
            for (player, points) in [(ONE, one), (TWO, two)] {
                let area = &mut state.players[player];
                let more = points.saturating_sub(area.score as u8);
                (area.tens, area.tracker, area.score) = (more / 10, more % 10, u16::from(points));
            }
            (state.first, state.upgrade_tokens) = (Some(TWO), 0);
            (state.players[ONE].research, state.enemies.seat) = (0, 0);
        });
        let table = table.at(Frame::Steps { list: List::EndOfTurn, next: 4 });
        table.game().outcome().expect("over")
    };
    let standings = |one, two| -> Vec<Standing> {
        over(one, two).parties.iter().map(|party| party.standing).collect()
    };
    use Standing::{Lost, Won};
    assert_eq!(standings(65, 70), [Lost, Won, Lost]);
    assert_eq!(standings(65, 59), [Won, Lost, Lost]);
    assert_eq!(standings(59, 58), [Lost, Lost, Won], "the enemy");
    assert_eq!(standings(65, 65), [Won, Lost, Lost], "player 1 is later in turn order");
}

/// [CLS-19.9, CLS-9.3, TD-104] An arrow finds the first player in its direction, `short` the
/// nearest one.
#[test]
fn a_chase_with_an_arrow_goes_its_way() {
    let table = || {
        let table = two_players().enemy_in("elias", "spark").lab(ONE, "eye").lab(TWO, "bone");
        table.with(|state| state.acting = TWO)
    };
    for (token, to) in [("K2c", "eye"), ("K2a", "bone")] {
        let mut game = table().turn_of("elias", 1).game();
        play(&mut game, &[&format!("criteria {token}")]);
        assert_eq!(place_of(&game, "elias"), to, "{token}");
    }
    let table = scene_with(json!({"seats": 2, "enemies": 1, "device_1": "death_ray"}));
    let table = table.enemy_in("elias", "spark").lab(ONE, "eye").lab(TWO, "bone");
    let game = table.does("elias", "DR2").game();
    assert_eq!(place_of(&game, "elias"), "bone");
}

/// [CLS-19.8] An effect on the player reaches every human.
#[test]
fn everybody_discards() {
    let table =
        stated_with(json!({"seats": 2, "enemies": 1, "enemy_1": "ivy", "device_1": "burton"}));
    let table = table.lab(ONE, "gear").hand(ONE, &["D01", "M01"]).hand(TWO, &["D02", "M02"]);
    let mut game = table.does("ivy", "BU2").game();
    assert_eq!(asked(&game), Some(ONE.seat()));
    play(&mut game, &["discard D01"]);
    assert_eq!(asked(&game), Some(TWO.seat()));
    assert!(game.is_private());
    play(&mut game, &["discard M02"]);
    assert_eq!((area(&game, ONE).hand_size(), area(&game, TWO).hand_size()), (1, 1));
}

//! CLS-16 to CLS-18: the ends of a game against enemies, and achievements.

use colab::{CoLab, Frame, List};
use game_core::{Game, Narrate, Standing, Turn};
use i18n::Locale;
use serde_json::json;

use crate::support::*;

/// Cards for a grid of four columns, `M01` by default.
fn cards(count: usize, card: &str) -> Vec<String> {
    (0..count).map(|at| format!("{card} {}{}", ["d", "e", "f", "g"][at % 4], 4 + at / 4)).collect()
}

fn medium() -> Scene {
    scene_with(json!({"seats": 1, "enemies": 1, "enemy_1": "elias", "device_1": "weather_machine",
        "difficulty": "medium"}))
}

/// As [`medium`], with the cards named by the worked examples.
fn stated_medium() -> Scene {
    stated_with(json!({"seats": 1, "enemies": 1, "enemy_1": "elias", "device_1": "weather_machine",
        "difficulty": "medium"}))
}

/// Adds two of each of these cards, and research points up to this score.
fn with_cards(table: Scene, kinds: &[&str], score: u8) -> Scene {
    let each = kinds.iter().flat_map(|kind| [*kind, *kind]).collect::<Vec<_>>();
    let cells = cards(each.len(), "");
    let cards: Vec<String> =
        each.iter().zip(&cells).map(|(card, cell)| format!("{card}{cell}")).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    table.grid(ONE, &cards).with(|state| {
        let area = &mut state.players[ONE];
        let more = u16::from(score).saturating_sub(area.score) as u8;
        (area.tens, area.tracker) = (more / 10, more % 10);
        area.score = area.score.max(u16::from(score));
        state.upgrade_tokens = 0;
    })
}

const TWELVE: [&str; 6] = ["M01", "M02", "M03", "M04", "M05", "M06"];

fn standing(game: &CoLab) -> (Standing, &'static str) {
    let outcome = game.outcome().expect("the game is over");
    (outcome.parties[0].standing, outcome.rule.0)
}

fn end_of_turn(table: Scene) -> Scene {
    table.lab(ONE, "gear").at(Frame::Steps { list: List::EndOfTurn, next: 0 })
}

/// [CLS-16.1, CLS-17.4, CLS-17.5, CLS-2.2, CLS-2.4, TD-85] The twelfth card ends the game at once;
/// points decide.
#[test]
fn the_twelfth_card_ends_the_game_without_an_upgrade_round() {
    let table = with_cards(end_of_turn(medium()), &TWELVE, 44);
    let game = table.with(|state| state.players[ONE].set_aside = 1 << 7).game();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(standing(&game), (Standing::Lost, "CLS-16.1"));
    assert_eq!(game.state().enemies.bag.power.values().iter().sum::<u8>(), 0, "no round");
    let game = with_cards(end_of_turn(medium()), &TWELVE, 45).game();
    assert_eq!(standing(&game).0, Standing::Won);
}

/// [CLS-16.2, CLS-17.6, CLS-18.6] More cards may be built; points without cards end nothing.
#[test]
fn points_alone_end_nothing() {
    let five = ["M01", "M02", "M03", "M04", "M05"];
    let game = with_cards(end_of_turn(medium()), &five, 60).game();
    assert_eq!(game.state().enemies.turn, Some(who("elias")));
    let table = with_cards(medium().lab(ONE, "gear"), &TWELVE, 45).hand(ONE, &["M07"]);
    let table = table.with(|state| state.players[ONE].wild = 9);
    let game = table.at(Frame::Build { left: game_core::EnumMap::each(|_| 2) }).game();
    assert!(offers(&game, "build M07"), "twelve are no limit");
}

/// [CLS-16.3, CLS-16.4, TD-84] A send into the last empty window loses at once; one into ice does
/// not.
#[test]
fn a_full_board_is_lost_at_once() {
    let table = || {
        let table = medium().lab(ONE, "gear").pool(ONE, &["white G"]).ice(&["gear 2"]);
        table.damage_all_but(&["gear 1", "gear 2"])
    };
    let mut game = table().game();
    play(&mut game, &["action turn", "to gear"]);
    assert_eq!((game.turn(), standing(&game)), (Turn::Over, (Standing::Lost, "CLS-16.3")));
    let mut game = table().game();
    play(&mut game, &["action turn", "to frozen gear"]);
    assert!(offers(&game, "top row"));
}

/// [CLS-16.3, CLS-16.6, TD-83] A card that fills the board loses the game, even the ninth.
#[test]
fn a_ninth_card_that_fills_the_board_is_a_loss() {
    let eight = ["WM1", "WM2", "WM3", "WM5", "WM6", "WM7", "WM8", "WM9"];
    let table =
        stated_medium().lab(ONE, "gear").enemy_in("elias", "spark").doom("elias", &eight, 2);
    let table = table.damage_all_but(&["gear 1"]).beside("elias", &["K1a"]);
    let mut game = table.enemy_in("elias", "vial").turn_of("elias", 1).game();
    play(&mut game, &["criteria K1a", "act WM4"]);
    assert_eq!((game.turn(), standing(&game)), (Turn::Over, (Standing::Lost, "CLS-16.3")));
}

/// [CLS-16.5, CLS-17.1, CLS-17.2, CLS-17.3, TD-82] After the ninth card one last turn decides.
#[test]
fn the_ninth_card_leaves_one_last_turn() {
    let eight = ["WM1", "WM2", "WM3", "WM4", "WM5", "WM6", "WM8", "WM9"];
    for (score, standing_then) in [(45, Standing::Won), (44, Standing::Lost)] {
        let table = stated_medium().lab(ONE, "gear").pool(ONE, &["white G"]);
        let table = with_cards(table, &TWELVE, score);
        let table = table.doom("elias", &eight, 3).beside("elias", &["K1c", "K1c"]);
        let table = table.enemy_in("elias", "bone").with(|state| state.players[ONE].set_aside = 1);
        let mut game = table.turn_of("elias", 1).game();
        play(&mut game, &["criteria K1a"]);
        while listed_with(&game, "act").len() + listed_with(&game, "to ").len() > 0
            || game.turn() == Turn::Chance
        {
            chance(&mut game, 1);
            let Some(choice) = listed(&game).first().cloned() else { break };
            if choice == "action turn" || choice == "rest turn" {
                break;
            }
            play(&mut game, &[&choice]);
        }
        assert_eq!((asked(&game), game.state().enemies.last_turns), (Some(ONE.seat()), 1));
        play(&mut game, &["rest turn"]);
        while game.turn() != Turn::Over {
            chance(&mut game, 2);
            let Some(choice) = listed(&game).last().cloned() else { break };
            assert!(!choice.starts_with("add"), "no upgrade round in the last turn");
            play(&mut game, &[&choice]);
        }
        assert_eq!(standing(&game), (standing_then, "CLS-16.5"));
    }
}

fn achieved(game: &CoLab) -> Vec<String> {
    game.feats(ONE).iter().map(|one| one.to_string()).collect()
}

/// [CLS-18.1, CLS-18.2, CLS-18.4, CLS-18.5, CLS-18.7, CLS-2.3, TD-98] A win marks the achievements
/// whose conditions hold.
#[test]
fn a_win_marks_its_achievements() {
    let hard = |dice: usize, score| {
        let table = scene_with(json!({"seats": 1, "enemies": 1, "enemy_1": "elias",
            "device_1": "weather_machine", "difficulty": "hard"}));
        let devices = ["D01", "D02", "D03", "D04", "D05", "D07"];
        let table = with_cards(end_of_turn(table), &devices, score);
        table.bowl(ONE, &vec!["red"; dice]).game()
    };
    assert_eq!(achieved(&hard(6, 60)), ["A01", "A03", "A10", "A11"]);
    assert_eq!(achieved(&hard(7, 60)), ["A01", "A03", "A10"]);
    assert_eq!(achieved(&hard(6, 59)), Vec::<String>::new());
    let outcome = hard(6, 60).score_sheet(Locale::English).expect("over");
    assert!(outcome.parties[0].items.iter().any(|item| item.title == "Ice Breaker (hard)"));
}

/// [CLS-18.3, CLS-18.6] Three enemies also count as two; fourteen cards are a full stack.
#[test]
fn larger_feats_contain_smaller_ones() {
    let seven = ["M01", "M02", "M03", "M04", "M05", "P01", "D01"];
    let table = scene_with(json!({"seats": 1, "enemies": 3}));
    let table = with_cards(end_of_turn(table), &seven, 30).bowl(ONE, &["red"; 7]);
    assert_eq!(achieved(&table.game()), ["A01", "A02", "A03", "A04", "A06", "A07", "A12"]);
}

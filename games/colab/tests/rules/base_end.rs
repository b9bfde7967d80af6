//! CL-29 to CL-31: the end, ties, bonus cards.

use colab::{Content, Frame, List, Player};
use game_core::{Game, Standing};
use serde_json::json;

use crate::support::*;

/// Cells of a four by four square, row by row.
const SQUARE: [&str; 16] = [
    "d4", "e4", "f4", "g4", "d5", "e5", "f5", "g5", "d6", "e6", "f6", "g6", "d7", "e7", "f7", "g7",
];

/// Cards for a grid of this size, without SCORE texts; the second player gets different ones.
fn cards(player: Player, count: usize) -> Vec<String> {
    let kinds = match player {
        Player::Two => ["M03", "M04", "M05", "M06", "D04", "D07", "P03", "P05"],
        _ => ["M01", "M02", "D01", "D02", "D03", "P01", "P02", "P04"],
    };
    (0..count).map(|nth| format!("{} {}", kinds[nth / 3], SQUARE[nth])).collect()
}

fn built(scene: Scene, player: Player, count: usize) -> Scene {
    let cards = cards(player, count);
    scene.grid(player, &cards.iter().map(String::as_str).collect::<Vec<_>>())
}

fn ending(scene: Scene, player: Player) -> Scene {
    let scene = scene.with(|state| {
        (state.turn_of, state.acting) = (Some(player), player);
        for area in state.players.values_mut() {
            area.set_aside = 0;
        }
    });
    scene.at(Frame::Steps { list: List::EndOfTurn, next: 4 })
}

/// [CL-29.1, CL-29.2, TD-43] After the 12th card the round is finished.
#[test]
fn the_round_is_finished_after_the_twelfth_card() {
    let table = built(scene(4), TWO, 12).pool(THREE, &["white G", "white H"]);
    let game = ending(table, TWO).game();
    assert!(game.state().ending);
    assert_eq!(game.state().turn_of, Some(THREE));
    let table = built(scene(4), TWO, 12).with(|state| state.ending = true);
    let game = ending(table, Player::Four).game();
    assert!(game.outcome().is_some(), "the first player has no more turn");
}

/// [CL-29.3, CL-8.2, TD-44] The last player of the round ends it at once; express ends at ten.
#[test]
fn an_express_game_ends_with_the_tenth_card() {
    let express = json!({"seats": 3, "set_up": "normal", "length": "express"});
    let game = ending(built(scene_with(express), THREE, 10), THREE).game();
    assert!(game.outcome().is_some());
    let table = built(scene(3), THREE, 10).pool(ONE, &["white G", "white H"]);
    assert!(ending(table, THREE).game().outcome().is_none());
}

/// [CL-29.5, CL-29.6] More cards may be built, and nothing else ends a game.
#[test]
fn a_thirteenth_card_is_allowed() {
    let build = Frame::Build { left: game_core::EnumMap([1, 0, 0]) };
    let table = built(scene(3), ONE, 12).lab(ONE, "gear").at(build).hand(ONE, &["D03"]);
    let mut game = table.with(|state| state.players[ONE].wild = 2).game();
    assert!(offers(&game, "build D03"));
    play(&mut game, &["build D03"]);
    assert!(game.max_game_length().is_none());
}

/// [CL-29.4, TD-108] Upgrade rounds are held after the turn that starts the end.
#[test]
fn upgrade_rounds_are_held_in_the_last_round() {
    let table =
        ending(built(scene(3), ONE, 12), ONE).with(|state| state.players[ONE].set_aside = 1);
    let game = table.pool(TWO, &["white G", "white H"]).game();
    assert_eq!(game.state().acting, TWO);
    assert!(
        listed(&game).iter().all(|text| text.starts_with("tile")),
        "a tile is drawn for the second player"
    );
}

fn standings(game: &colab::CoLab) -> Vec<Standing> {
    game.outcome().expect("the end").parties.iter().map(|party| party.standing).collect()
}

/// [CL-30.2, CL-30.3, CL-30.4, TD-45] Ties go to fewer cards, then to the later player.
#[test]
fn ties_go_to_fewer_cards_and_then_to_the_later_player() {
    use Standing::{Lost, Won};
    let tied = |first: usize, second: usize| {
        let table = built(built(scene(2), ONE, first), TWO, second).with(|state| {
            state.ending = true;
            let (one, two) = (state.players[ONE].score, state.players[TWO].score);
            let most = one.max(two);
            for player in [ONE, TWO] {
                let area = &mut state.players[player];
                let missing = (most - area.score) as u8;
                (area.tens, area.tracker) = (missing / 10, missing % 10);
                area.score = most;
            }
        });
        ending(table, TWO).game()
    };
    assert_eq!(standings(&tied(12, 13)), [Won, Lost]);
    assert_eq!(standings(&tied(13, 12)), [Lost, Won]);
    assert_eq!(standings(&tied(12, 12)), [Lost, Won]);
}

fn bonus(scene: Scene, player: Player, cards: &[&str]) -> Scene {
    scene.with(|state| {
        state.players[player].bonus =
            cards.iter().map(|card| card.parse().expect("a card")).collect();
    })
}

/// [CL-31.4, CL-31.5, CL-30.1, TS-08] Section B counts at the end and does not move the marker.
#[test]
fn a_section_b_adds_to_the_final_score() {
    let table = built(scene(3), ONE, 16).with(|state| state.ending = true);
    let table = bonus(table, ONE, &["BC01", "BC12"]);
    let mut game = ending(table, THREE).game();
    assert_eq!(listed(&game), ["score BC01", "score BC12"]);
    let before = area(&game, ONE).score;
    play(&mut game, &["score BC01"]);
    let outcome = game.outcome().expect("the end");
    assert_eq!(outcome.parties[0].total, Some(i32::from(before) + 12));
    assert_eq!(area(&game, ONE).score, before);
}

/// [CL-31.3, TD-46] After a section A there is no section B.
#[test]
fn a_section_a_forgoes_section_b() {
    let table = bonus(built(scene(3), ONE, 12), ONE, &["BC02", "BC05"]).with(|state| {
        state.ending = true;
        state.players[ONE].section_a = Some("BC02".parse().expect("a card"));
    });
    assert!(ending(table, THREE).game().outcome().is_some());
}

/// [CL-31.4] The points of each section B, at most 12.
#[test]
fn sections_b_count_what_they_say() {
    let points = |card: &str, scene: Scene| {
        let table = bonus(scene, ONE, &[card]).with(|state| state.ending = true);
        let game = ending(table, THREE).game();
        game.outcome().expect("the end").parties[0].items[3].value()
    };
    let grid = ["M01 d4", "M02 d5", "M03 d6", "D01 e4", "P01 f4", "M07 d7"];
    let table = || scene(3).grid(ONE, &grid);
    let expected = [
        ("BC01", 0),
        ("BC02", 8),
        ("BC03", 2),
        ("BC04", 2),
        ("BC05", 3),
        ("BC06", 3),
        ("BC08", 2),
        ("BC11", 8),
        ("BC12", 2),
        ("BC13", 8),
        ("BC14", 8),
        ("BC15", 3),
        ("BC16", 0),
    ];
    for (card, value) in expected {
        assert_eq!(points(card, table()), value, "{card}");
    }
    assert_eq!(points("BC07", table().bowl(ONE, &["red", "white"]).pool(ONE, &["blue B"])), 2);
    assert_eq!(points("BC07", table().send("herb 1", "bone 1", Some("red R"))), 1);
    let tokens = table().with(|state| {
        (state.players[ONE].wild, state.players[ONE].stored_potions) = (2, 1);
    });
    assert_eq!(points("BC10", tokens), 5);
    assert_eq!(
        points("BC16", table().hand(ONE, &["D01", "D02", "D03", "P01", "P02", "P03", "M04"])),
        12
    );
    let research = table().with(|state| {
        let you = &mut state.players[ONE];
        (you.tracker, you.score) = (7, you.score + 7);
        state.upgrade_tokens = 0;
    });
    assert_eq!(points("BC09", research), 7);
    assert_eq!(Content::ours().bonus_limit.most, 12);
}

//! CL-19.4, CL-27, CL-28: upgrade tokens and rounds.

use colab::{Content, Frame, List, Player};
use game_core::Game;

use crate::support::*;

/// The upgrade rounds of the first player's turn; scores come from research, so that the markers
/// are consistent.
fn rounds(seats: u8, scores: &[(Player, u8)], aside: &[u8]) -> colab::CoLab {
    let table = scene(seats).lab(ONE, "gear").with(|state| {
        for (player, score) in scores {
            let area = &mut state.players[*player];
            (area.tens, area.tracker, area.score) = (score / 10, score % 10, u16::from(*score));
        }
        for (number, space) in Content::ours().spaces(seats).iter().enumerate() {
            let passed = scores.iter().any(|(_, score)| space <= score);
            if passed {
                state.upgrade_tokens &= !(1 << number);
            }
            if aside.contains(space) {
                state.players[ONE].set_aside |= 1 << number;
            }
        }
    });
    table
        .at(Frame::Steps { list: List::EndOfTurn, next: 4 })
        .pool(TWO, &["white G", "white H"])
        .game()
}

/// Places any tile of the first tier.
fn place_tile(game: &mut colab::CoLab) {
    if offers(game, "tier one") {
        play(game, &["tier one"]);
    }
    chance(game, 5);
    let place = listed_with(game, "place").first().cloned().expect("a slot");
    play(game, &[&place]);
}

/// [CL-28.1, CL-28.2, CL-28.7, CL-27.6, CL-28.10, TS-07] Lower space first; wilds grow with the
/// distance.
#[test]
fn the_example_of_two_rounds_brings_five_wild_tokens() {
    let mut game = rounds(2, &[(ONE, 20), (TWO, 9)], &[]);
    assert_eq!(asked(&game), Some(TWO.seat()), "no token, no round");
    game = rounds(4, &[(ONE, 20), (TWO, 9), (THREE, 20), (Player::Four, 20)], &[15, 20]);
    for player in [TWO, THREE, Player::Four] {
        assert_eq!(game.state().acting, player);
        place_tile(&mut game);
    }
    assert_eq!((area(&game, TWO).wild, area(&game, THREE).wild), (2, 1));
    for _ in 0..3 {
        place_tile(&mut game);
    }
    assert_eq!((area(&game, TWO).wild, area(&game, THREE).wild), (5, 2));
    assert_eq!(area(&game, ONE).wild, 0);
    assert_eq!(game.state().turn_of, Some(TWO));
}

/// [CL-28.7, CL-27.4, CL-28.8, TD-34, TD-35, TD-36] Spaces without a token count too.
#[test]
fn spaces_without_tokens_count_for_wild_tokens() {
    let scores = [(ONE, 21), (TWO, 4), (THREE, 9), (Player::Four, 5)];
    let mut game = rounds(4, &scores, &[10, 15, 20]);
    let mut wilds = [0; 3];
    for expected in [[2, 1, 1], [3, 2, 2], [4, 3, 3]] {
        (0..3).for_each(|_| place_tile(&mut game));
        for (index, player) in [TWO, THREE, Player::Four].into_iter().enumerate() {
            wilds[index] += expected[index];
            assert_eq!(area(&game, player).wild, wilds[index], "{player}");
        }
    }
}

/// [CL-28.9, CL-28.2] A tile stays where it was placed, for everybody.
#[test]
fn a_tile_is_placed_in_a_free_slot() {
    let mut game = rounds(4, &[(ONE, 5)], &[5]);
    assert!(listed(&game).iter().all(|text| text.starts_with("tile U1")), "the first tier alone");
    chance(&mut game, 3);
    let slots = listed_with(&game, "place");
    assert_eq!(slots.len(), 12, "two free first-tier slots in each lab");
    play(&mut game, &["place gear L"]);
    let tiles = game.state().tiles[colab::Lab::Gear];
    assert!(tiles[colab::Slot::Left].is_some());
}

/// [CL-28.6, CL-28.2, TD-38] Without a free slot players gain wild tokens only.
#[test]
fn full_labs_bring_wild_tokens_only() {
    let table = scene(3).lab(ONE, "gear").with(|state| {
        let mut tiles: Vec<colab::Tile> = Vec::new();
        for tile in <colab::Tile as game_core::Id>::all() {
            tiles.extend((0..Content::ours().tiles[tile].copies).map(|_| tile));
        }
        for lab in <colab::Lab as game_core::Id>::all() {
            for slot in <colab::Slot as game_core::Id>::all() {
                if state.tiles[lab][slot].is_none() {
                    let fits =
                        |tile: &colab::Tile| Content::ours().tiles[*tile].tier == slot.tier();
                    let found = tiles.iter().position(fits).expect("enough tiles");
                    state.tiles[lab][slot] = Some(tiles.remove(found));
                }
            }
        }
        state.players[ONE].set_aside = 1;
        state.upgrade_tokens &= !1;
        (state.players[ONE].tracker, state.players[ONE].score) = (5, 5);
    });
    let end = Frame::Steps { list: List::EndOfTurn, next: 4 };
    let game = table.at(end).pool(TWO, &["white G", "white H"]).game();
    assert_eq!((area(&game, TWO).wild, area(&game, THREE).wild), (1, 1));
}

/// [CL-28.11, CL-25.9, TD-33] Wild tokens of an upgrade round may exceed the limit.
#[test]
fn limits_do_not_count_in_an_upgrade_round() {
    let table = scene(2).lab(ONE, "gear").with(|state| {
        state.players[TWO].tokens.0 = [4, 0, 0];
        state.players[ONE].set_aside = 1;
        state.upgrade_tokens &= !1;
        (state.players[ONE].tracker, state.players[ONE].score) = (4, 4);
    });
    let end = Frame::Steps { list: List::EndOfTurn, next: 4 };
    let mut game = table.at(end).pool(TWO, &["white G", "white H"]).game();
    chance(&mut game, 3);
    let place = listed_with(&game, "place").first().cloned().expect("a slot");
    play(&mut game, &[&place]);
    assert_eq!(area(&game, TWO).token_count(), 5);
    assert!(offers(&game, "action turn"));
}

/// [CL-27.3, CL-19.4, CL-27.7] Landing on a space collects its token, for the acting player.
#[test]
fn landing_on_a_space_collects_its_token() {
    let table = scene(4).lab(ONE, "bone").hand(ONE, &["M01"]).pool(ONE, &["purple N+N"]);
    let table = table.grid(ONE, &["D10 d4"]);
    let mut game = table.at(Frame::Build { left: game_core::EnumMap([0, 0, 1]) }).game();
    assert_eq!(area(&game, ONE).score, 3);
    play(&mut game, &["build M01", "at d5"]);
    let you = area(&game, ONE);
    assert_eq!((you.score, you.set_aside), (5, 1));
    assert_eq!(game.state().upgrade_tokens & 1, 0);
}

/// [CL-27.2, CL-27.5] Beyond the track the marker goes on, and it never goes back.
#[test]
fn scores_go_on_beyond_the_track() {
    let table = scene(4).lab(ONE, "gear").at(Frame::Window).with(|state| {
        let you = &mut state.players[ONE];
        (you.tens, you.tracker, you.score, you.research) = (9, 9, 99, 3);
        state.upgrade_tokens = 0;
    });
    let mut game = table.game();
    play(&mut game, &["trade RB4"]);
    assert_eq!(area(&game, ONE).score, 100);
}

//! CL-26: research.

use crate::support::*;
use colab::Frame;

fn researching(tracker: u8, tens: u8, tokens: u8) -> Scene {
    let table = scene(4).lab(ONE, "gear").at(Frame::Window);
    table.with(|state| {
        let you = &mut state.players[ONE];
        (you.tracker, you.tens, you.research) = (tracker, tens, tokens);
        you.score = u16::from(tracker) + 10 * u16::from(tens);
        let score = you.score;
        for (number, space) in colab::Content::ours().spaces(4).iter().enumerate() {
            if u16::from(*space) <= score {
                state.upgrade_tokens &= !(1 << number);
            }
        }
    })
}

/// [CL-26.1, CL-26.2, CL-4.2] Five trades at the price of the side that is up, each once per turn.
#[test]
fn a_trade_is_paid_and_made_once() {
    let mut game = researching(0, 0, 4).game();
    assert_eq!(listed(&game), ["trade RB1", "trade RB2", "trade RB3", "trade RB4", "go on"]);
    play(&mut game, &["trade RB2", "token red"]);
    assert_eq!(area(&game, ONE).research, 2);
    assert_eq!(listed(&game), ["trade RB1", "go on"]);
}

/// [CL-26.3, CL-26.8, CL-27.3] Points of research move tracker and marker, and collect tokens.
#[test]
fn research_points_move_the_marker() {
    let mut game = researching(4, 0, 3).game();
    play(&mut game, &["trade RB4"]);
    let you = area(&game, ONE);
    assert_eq!((you.tracker, you.score, you.set_aside), (5, 5, 1));
}

/// [CL-26.4, CL-26.5, CL-26.2, CL-2.4, TD-39] At ten the board is flipped; points beyond are lost.
#[test]
fn the_board_is_flipped_at_ten() {
    let table = researching(9, 0, 20).grid(ONE, &["M07 d4", "M03 d5", "M01 d6", "M02 e4"]);
    let mut game = table.with(|state| state.players[ONE].score = 28).game();
    play(&mut game, &["trade RB5"]);
    let you = area(&game, ONE);
    assert_eq!((you.score, you.tracker, you.tens, you.research), (29, 0, 1, 13));
    assert!(!offers(&game, "trade RB5"), "once in a turn, also after a flip");
    play(&mut game, &["trade RB4"]);
    assert_eq!(area(&game, ONE).research, 11, "two on the second side");
}

/// [CL-26.6] The second flip turns the first side up again.
#[test]
fn the_second_flip_turns_back() {
    let mut game = researching(9, 1, 6).game();
    play(&mut game, &["trade RB4"]);
    assert_eq!((area(&game, ONE).tens, area(&game, ONE).research), (2, 4));
    play(&mut game, &["trade RB1"]);
    assert_eq!(area(&game, ONE).research, 2, "two on the first side");
}

/// [CL-26.4] At the maximum number of tokens the board is not flipped again, and points that would
/// flip it are lost.
#[test]
fn beyond_the_last_token_points_are_lost() {
    let mut game = researching(9, 200, 3).game();
    play(&mut game, &["trade RB4"]);
    let you = area(&game, ONE);
    assert_eq!((you.tracker, you.tens, you.score), (9, 200, 2009));
}

/// [CL-26.7, CL-27.1, TD-40] Research tokens score nothing by themselves.
#[test]
fn research_tokens_score_nothing() {
    let table = researching(4, 1, 9).grid(ONE, &["M01 d4", "M02 f4", "D04 e5", "M09 e4"]);
    let table = table.with(|state| state.players[ONE].score = 12 + 6 + 14);
    let game = table.game();
    assert_eq!(area(&game, ONE).score, 32, "2 + 2 + 4 + 4 printed, 6 by the Hydra, 14 of research");
    assert!(!listed(&game).iter().any(|text| text == "trade RB9"));
}

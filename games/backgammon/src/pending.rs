//! What the game can wait for: who answers it, what it asks, and where that is written.

use game_core::Flow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Backgammon;
use crate::types::{Die, Place, Side};

/// How often the number of a double is played (BG-2.3).
pub(crate) const DOUBLE: u8 = 4;

game_core::frames! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Pending |game: Backgammon, out: Choice, choice, sink: Event| by Side {
        /// One die of each player.
        Opening => {
            by: None,
            legal_actions: game.legal_opening(out),
            answer: game.open(choice, sink),
        },
        /// The mover's dice.
        Roll => {
            by: None,
            legal_actions: game.legal_roll(out),
            answer: game.roll(choice, sink),
        },
        /// The first move of two different dice.
        Both {
            /// The higher number.
            high: Die,
            /// The lower number.
            low: Die,
        } => {
            by: Some(game.state.mover),
            legal_actions: game.legal_both(high, low, out),
            answer: game.play_first(high, low, choice, sink),
        },
        /// The move of the last number.
        Last {
            /// That number.
            die: Die,
        } => {
            by: Some(game.state.mover),
            legal_actions: game.legal_last(die, out),
            answer: game.play(choice, Pending::Over, sink),
        },
        /// The move of the higher number, after the lower one.
        High {
            /// The higher number.
            high: Die,
            /// The lower number, which has been played.
            low: Die,
            /// The place from which it was played.
            from: Place,
        } => {
            by: Some(game.state.mover),
            legal_actions: game.legal_high(high, low, from, out),
            answer: game.play(choice, Pending::Over, sink),
        },
        /// A move of a double.
        Double {
            /// The number of both dice.
            die: Die,
            /// How often it can still be played, 1 to 4.
            left: u8,
            /// The place of the last move; the next begins there or nearer (BG-E.2).
            limit: Place,
        } => {
            by: Some(game.state.mover),
            legal_actions: game.legal_double(die, left, limit, out),
            answer: game.play_double(die, left, choice, sink),
        },
        /// Nothing: the game is over.
        Over => { run: Flow::Over },
    }
}

//! What a game can wait for: who acts, what is asked, and where that is implemented.

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
        /// The opening roll: one die of each player.
        Opening => {
            by: None,
            legal_actions: game.legal_opening(out),
            answer: game.open(choice, sink),
        },
        /// The mover rolls both dice.
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
        /// The move of the last remaining number.
        Last {
            /// The number still to be played.
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
            /// The lower number, already played.
            low: Die,
            /// The place that the lower number was played from.
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
            /// How many more times it can be played, 1 to 4.
            left: u8,
            /// The source of the last move; the next one starts there or nearer (BG-E.2).
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

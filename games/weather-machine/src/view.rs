//! The view: everything, because nobody has secrets and the order of no stack is known.

use game_core::Turn;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::WeatherMachine;
use crate::options::Options;
use crate::state::State;
use crate::types::Player;

/// Everything on the table; the same for every viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// Who must choose now; `None` at a chance turn and after the end.
    pub asked: Option<Player>,
    /// Whether the game is over.
    pub over: bool,
    /// The state of the table.
    pub state: State,
}

impl WeatherMachine {
    pub(crate) fn public_view(&self) -> View {
        let asked = match self.turn() {
            Turn::Choose(seat) => Some(Player::of_seat(seat)),
            Turn::Chance | Turn::Over => None,
        };
        let (options, state) = (self.options, self.state);
        View { options, asked, over: self.turn() == Turn::Over, state }
    }
}

//! What one viewer may know: everything in a position, because nothing in it is hidden.

use game_core::{Seat, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::game::MasterOfTheGalaxy;
use crate::options::Options;
use crate::state::State;

/// The table as everybody sees it.
///
/// SEE-5 of the rules: it holds what is open and the sets of cards that can be counted, but no
/// order of a deck that nobody knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// The seat that must choose now; `None` for chance and after the end.
    pub asked: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Everything on the table.
    pub state: State,
}

impl MasterOfTheGalaxy {
    /// The view that everybody has.
    pub(crate) fn public_view(&self) -> View {
        let asked = match self.turn() {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        };
        let over = self.turn() == Turn::Over;
        View { options: self.options, asked, over, state: self.state }
    }

    /// A position with this view.
    pub(crate) fn determinized(view: &View, content: &'static Content) -> MasterOfTheGalaxy {
        MasterOfTheGalaxy { options: view.options, content, state: view.state }
    }
}

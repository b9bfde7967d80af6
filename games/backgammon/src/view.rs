//! What a viewer may know, which is everything.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::game::Backgammon;
use crate::options::Options;
use crate::state::State;

/// Everything on the table; all viewers see the same.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// The position.
    pub table: State,
}

impl Backgammon {
    /// The view of every viewer.
    pub(crate) fn public_view(&self) -> View {
        View { options: self.options, table: self.state }
    }

    /// The position shown by this view; it is the only one.
    pub(crate) fn determinized(view: &View, content: &'static Content) -> Backgammon {
        Backgammon { options: view.options, content, state: view.table }
    }
}

//! What a viewer may know: all of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::game::Backgammon;
use crate::options::Options;
use crate::state::State;

/// Everything on the table, which every viewer sees.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// The position.
    pub table: State,
}

impl Backgammon {
    /// What anybody sees.
    pub(crate) fn public_view(&self) -> View {
        View { options: self.options, table: self.state }
    }

    /// The one position that looks like this.
    pub(crate) fn determinized(view: &View, content: &'static Content) -> Backgammon {
        Backgammon { options: view.options, content, state: view.table }
    }
}

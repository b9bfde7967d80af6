//! The small pictures of a helper's page, as the game draws them.

use std::any::Any;

use drawing::Picture;
use play::{DynPosition, NarratedLine};

use crate::games::{self, Drawn};

/// What stands between the entries that one press makes.
const TOGETHER: &str = "; ";

/// Draws for one page.
pub(crate) struct Pictures {
    drawing: Option<&'static dyn Drawn>,
    content: Box<dyn Any>,
}

impl Pictures {
    pub(crate) fn of(game: &str, position: &dyn DynPosition) -> Self {
        Pictures { drawing: games::drawing(game), content: position.content() }
    }

    /// What an answer or a fact names; of a press each of its parts, if all of them are drawn.
    pub(crate) fn face(&self, text: &str) -> Option<Picture> {
        let drawing = self.drawing?;
        let parts = text.split(TOGETHER).map(|part| drawing.face(part, &*self.content));
        parts.reduce(|before, part| Some(before?.then(part?)))?
    }

    /// What is done by a told line; of one that was drawn or proposed, what that is.
    pub(crate) fn act(&self, line: &NarratedLine) -> Option<Picture> {
        match (&line.alone, line.places.first()) {
            (Some(_), Some(answer)) => self.face(answer),
            _ => self.drawing?.act(line, &*self.content),
        }
    }

    /// Whether a told line is one act of the hands with the one before it.
    pub(crate) fn joins(&self, before: &NarratedLine, line: &NarratedLine) -> bool {
        self.drawing.is_some_and(|drawing| drawing.joins(before, line))
    }
}

//! The small pictures of a helper's page, as the game draws them.

use std::any::Any;

use drawing::Picture;
use i18n::Locale;
use play::{DynPosition, NarratedLine, TOGETHER};

use crate::games::{self, Drawn};

/// Draws pictures for one page.
pub(crate) struct Pictures {
    drawing: Option<&'static dyn Drawn>,
    content: Box<dyn Any>,
    locale: Locale,
}

impl Pictures {
    pub(crate) fn of(game: &str, position: &dyn DynPosition, locale: Locale) -> Self {
        Pictures { drawing: games::drawing(game), content: position.content(), locale }
    }

    /// The picture of what an answer or a fact names; for a combined answer, those of its parts if
    /// all of them are drawn.
    pub(crate) fn face(&self, text: &str) -> Option<Picture> {
        let drawing = self.drawing?;
        let parts =
            text.split(TOGETHER).map(|part| drawing.face(part, &*self.content, self.locale));
        parts.reduce(|before, part| Some(before?.then(part?)))?
    }

    /// The picture of the action in a line; for something drawn or proposed, the picture of that.
    pub(crate) fn act(&self, line: &NarratedLine) -> Option<Picture> {
        match (&line.alone, line.places.first()) {
            (Some(_), Some(answer)) => self.face(answer),
            _ => self.drawing?.act(line, &*self.content, self.locale),
        }
    }

    /// Whether a line and the one before it are a single physical action.
    pub(crate) fn joins(&self, before: &NarratedLine, line: &NarratedLine) -> bool {
        self.drawing.is_some_and(|drawing| drawing.joins(before, line))
    }
}

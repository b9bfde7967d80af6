use std::any::Any;

use serde_json::Value;
use table::{Choices, Outcome, Outline, Published, Question, Turn, Viewer};

use crate::{AnyPosition, Listed};

/// One moment of a game, as a copy of its own.
pub(crate) struct Position<G>(pub(crate) G);

impl<G: Published> AnyPosition for Position<G> {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn question(&self, viewer: Viewer) -> Option<Question> {
        self.0.question(viewer)
    }

    fn choices(&self) -> Vec<Listed> {
        let mut choices = Choices::default();
        self.0.choices(&mut choices);
        let chance = self.0.turn() == Turn::Chance;
        let listed = choices.listed().iter().zip(choices.odds());
        listed
            .map(|(&choice, &odds)| Listed {
                text: choice.to_string(),
                odds: chance.then_some(odds),
                description: self.0.describe(choice),
            })
            .collect()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any> {
        Box::new(self.0.view(viewer))
    }

    fn content(&self) -> Box<dyn Any> {
        Box::new(self.0.content())
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).unwrap_or_default()
    }

    fn state_json(&self) -> Value {
        serde_json::to_value(self.0.state()).unwrap_or_default()
    }

    fn outline(&self, viewer: Viewer) -> Vec<Outline> {
        G::outline(&self.0.view(viewer), self.0.content())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

use std::any::Any;
use std::collections::BTreeMap;

#[cfg(feature = "studies")]
use serde_json::Value;
use table::{
    Achievement, Choices, Dice, Outcome, Outline, Published, Question, Seat, Turn, Viewer,
};

use crate::{AnyPosition, Listed, TickList};

/// So many worlds are imagined to find out what a viewer holds possible.
const WORLDS: u64 = 32;

fn listed<G: Published>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

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
        let choices = listed(&self.0);
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

    fn tick_list(&self) -> Option<TickList> {
        let set = self.0.collects()?;
        let most = set.most.min(set.items.len());
        let shown = |choice: G::Choice| Listed {
            text: choice.to_string(),
            odds: None,
            description: self.0.describe(choice),
        };
        (most > 1).then(|| TickList {
            least: set.least,
            most,
            sizes: set.sizes(),
            done: set.done.map(shown),
            items: set.items.into_iter().map(shown).collect(),
        })
    }

    fn results_for(&self, viewer: Viewer) -> Vec<Listed> {
        if self.0.turn() != Turn::Chance {
            return self.choices();
        }
        let view = self.0.view(viewer);
        let imagined =
            (0..WORLDS).map(|n| G::imagine(&view, self.0.content(), &mut Dice::keyed(0, n)));
        let mut results: BTreeMap<G::Choice, Listed> = BTreeMap::new();
        for world in std::iter::once(self.0.clone()).chain(imagined) {
            for &choice in listed(&world).listed() {
                results.entry(choice).or_insert_with(|| Listed {
                    text: choice.to_string(),
                    odds: None,
                    description: world.describe(choice),
                });
            }
        }
        results.into_values().collect()
    }

    fn private_to(&self) -> Option<Seat> {
        if self.0.turn() != Turn::Chance {
            return None;
        }
        let choices = listed(&self.0);
        let &first = choices.listed().first()?;
        self.0.redact(first, Viewer::Nobody)?;
        let seats = (0..G::seats(self.0.options())).map(Seat);
        let mut knowing = seats.filter(|&seat| self.0.redact(first, Viewer::Seat(seat)).is_none());
        let only = knowing.next()?;
        knowing.next().is_none().then_some(only)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any> {
        Box::new(self.0.view(viewer))
    }

    fn content(&self) -> Box<dyn Any> {
        Box::new(self.0.content())
    }

    #[cfg(feature = "studies")]
    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(viewer)).unwrap_or_default()
    }

    #[cfg(feature = "studies")]
    fn state_json(&self) -> Value {
        serde_json::to_value(self.0.state()).unwrap_or_default()
    }

    fn outline(&self, viewer: Viewer) -> Vec<Outline> {
        G::outline(&self.0.view(viewer), self.0.content())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn achieved(&self, seat: Seat) -> Vec<Achievement> {
        self.0.achieved(seat)
    }
}

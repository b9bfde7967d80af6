use std::any::Any;
use std::collections::BTreeMap;

use game_core::{
    Achievement, Choices, Dice, GameInfo, Outcome, Outline, Question, Seat, Turn, Viewer, for_spot,
    spots,
};
use serde_json::Value;

use crate::json::JsonWriter;
use crate::{AreaAsked, DynPosition, Listed, SelectList, SpotAsked};

/// Number of worlds sampled to find out what a viewer considers possible.
const WORLDS: u64 = 32;

fn listed<G: GameInfo>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

/// A choice as front ends show it, without odds.
fn shown<G: GameInfo>(game: &G, choice: G::Choice) -> Listed {
    Listed::new(choice.to_string(), None, game.describe(choice))
}

/// One moment of a game, as a copy of its own, with what writes it as JSON.
pub(crate) struct Position<G: GameInfo>(pub(crate) G, pub(crate) Option<JsonWriter<G>>);

impl<G: GameInfo> DynPosition for Position<G> {
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
                odds: chance.then_some(odds),
                ..shown(&self.0, choice)
            })
            .collect()
    }

    fn select_list(&self) -> Option<SelectList> {
        let set = self.0.selection()?;
        let most = set.most.min(set.items.len());
        let shown = |choice: G::Choice| shown(&self.0, choice);
        (most > 1).then(|| SelectList {
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
        let sampled =
            (0..WORLDS).map(|n| G::determinize(&view, self.0.content(), &mut Dice::keyed(0, n)));
        let mut results: BTreeMap<G::Choice, Listed> = BTreeMap::new();
        for world in std::iter::once(self.0.clone()).chain(sampled) {
            for &choice in listed(&world).listed() {
                results.entry(choice).or_insert_with(|| shown(&world, choice));
            }
        }
        results.into_values().collect()
    }

    fn as_seen(&self, listed: Vec<Listed>) -> Vec<Listed> {
        if self.0.turn() != Turn::Chance {
            return listed;
        }
        let mut seen: Vec<(Option<String>, Listed)> = Vec::new();
        for one in listed {
            let face = one.text.parse().ok().and_then(|choice| self.0.face(choice));
            let same = seen.iter_mut().find(|(other, listed)| {
                let (words, others) = (&one.description, &listed.description);
                face.is_some()
                    && *other == face
                    && (&words.group, &words.detail) == (&others.group, &others.detail)
            });
            match same {
                Some((_, listed)) => {
                    listed.odds = listed.odds.zip(one.odds).map(|(some, more)| some + more);
                    listed.alike.push(one.text);
                }
                None => seen.push((face, one)),
            }
        }
        let named = seen.into_iter().map(|(face, mut one)| {
            if let Some(face) = face {
                one.description.label = match one.alike.len() {
                    0 => face,
                    others => format!("{face} ×{}", others + 1),
                };
                one.description.short.clear();
            }
            one
        });
        named.collect()
    }

    fn area(
        &self,
        viewer: Viewer,
        draft: &[Option<String>],
        now: Option<usize>,
    ) -> Option<AreaAsked> {
        let name = self.0.area()?.name;
        // Gaps in the list would reveal to the viewer what the others hold.
        if G::seats(self.0.options()) > 1 && self.results_for(viewer).len() != listed(&self.0).len()
        {
            return None;
        }
        let read = |text: &Option<String>| text.as_ref().and_then(|text| text.parse().ok());
        let draft: Vec<Option<G::Choice>> = draft.iter().map(read).collect();
        let all = spots(&self.0, &draft);
        if all.len() < 2 {
            return None;
        }
        let draft: Vec<Option<G::Choice>> = all.iter().map(|spot| spot.filled).collect();
        let now = now.filter(|now| *now < all.len());
        let now = now.or_else(|| draft.iter().position(Option::is_none));
        let asks = now.map(|now| &all[now].position);
        let choices = now.map(|now| for_spot(&self.0, &draft, now)).unwrap_or_default();
        let choices = asks.map_or_else(Vec::new, |at| {
            let listed = choices.into_iter().map(|choice| shown(at, choice)).collect();
            Position(at.clone(), None).as_seen(listed)
        });
        let filled = |spot: &game_core::Spot<G>| {
            let shown = spot.filled.map(|choice| vec![shown(&spot.position, choice)])?;
            Position(spot.position.clone(), None).as_seen(shown).pop()
        };
        let spots =
            all.iter().map(|spot| SpotAsked { name: spot.name.clone(), filled: filled(spot) });
        Some(AreaAsked {
            name,
            spots: spots.collect(),
            now,
            question: asks.and_then(|at| at.question(viewer)),
            choices,
        })
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

    fn view_json(&self, viewer: Viewer) -> Value {
        self.1.map(|json| json.view(&self.0, viewer)).unwrap_or_default()
    }

    fn state_json(&self) -> Value {
        self.1.map(|json| json.state(&self.0)).unwrap_or_default()
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

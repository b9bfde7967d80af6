use std::any::Any;
use std::collections::BTreeMap;

use game_core::{
    Achievement, Choices, Dice, GameInfo, Outcome, Outline, Question, Seat, Turn, Viewer, for_spot,
    spots, wasted,
};
use i18n::Locale;
use serde_json::Value;

use crate::json::JsonWriter;
use crate::press::pressed;
use crate::{AreaAsked, DynPosition, Listed, Pressed, SelectList, SpotAsked};

/// Number of worlds sampled to find out what a viewer considers possible.
const WORLDS: u64 = 32;

fn listed<G: GameInfo>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

/// One moment of a game, as a copy of its own.
pub(crate) struct Position<G: GameInfo> {
    pub(crate) game: G,
    /// What writes it as JSON; `None` for pages.
    pub(crate) json: Option<JsonWriter<G>>,
    /// The language of its texts.
    pub(crate) locale: Locale,
}

impl<G: GameInfo> Position<G> {
    /// Another position of the same game, for its texts.
    fn moment(&self, game: &G) -> Self {
        Position { game: game.clone(), json: None, locale: self.locale }
    }
}

impl<G: GameInfo> DynPosition for Position<G> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn question(&self, viewer: Viewer) -> Option<Question> {
        self.game.question(viewer, self.locale)
    }

    fn choices(&self) -> Vec<Listed> {
        let choices = listed(&self.game);
        let chance = self.game.turn() == Turn::Chance;
        let listed = choices.listed().iter().zip(choices.odds());
        listed
            .map(|(&choice, &odds)| Listed {
                odds: chance.then_some(odds),
                ..Listed::shown(&self.game, choice, self.locale)
            })
            .collect()
    }

    fn select_list(&self) -> Option<SelectList> {
        let set = self.game.selection()?;
        let most = set.most.min(set.items.len());
        let shown = |choice: G::Choice| Listed::shown(&self.game, choice, self.locale);
        (most > 1).then(|| SelectList {
            least: set.least,
            most,
            sizes: set.sizes(self.locale),
            done: set.done.map(shown),
            items: set.items.into_iter().map(shown).collect(),
        })
    }

    fn results_for(&self, viewer: Viewer) -> Vec<Listed> {
        if self.game.turn() != Turn::Chance {
            return self.choices();
        }
        let view = self.game.view(viewer);
        let sampled =
            (0..WORLDS).map(|n| G::determinize(&view, self.game.content(), &mut Dice::keyed(0, n)));
        let mut results: BTreeMap<G::Choice, Listed> = BTreeMap::new();
        for world in std::iter::once(self.game.clone()).chain(sampled) {
            for &choice in listed(&world).listed() {
                results.entry(choice).or_insert_with(|| Listed::shown(&world, choice, self.locale));
            }
        }
        results.into_values().collect()
    }

    fn as_seen(&self, listed: Vec<Listed>) -> Vec<Listed> {
        if self.game.turn() != Turn::Chance {
            return listed;
        }
        let mut seen: Vec<(Option<String>, Listed)> = Vec::new();
        for one in listed {
            let face = one.text.parse().ok().and_then(|choice| self.game.face(choice, self.locale));
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

    fn warned(&self, mut listed: Vec<Listed>) -> Vec<Listed> {
        let read = listed.iter().map(|one| one.text.parse());
        let Ok(choices) = read.collect::<Result<Vec<G::Choice>, _>>() else { return listed };
        let reasons = wasted(&self.game, &choices, self.locale);
        if reasons.iter().all(Option::is_some) {
            return listed;
        }
        for (one, why) in listed.iter_mut().zip(reasons) {
            one.description.wasted = why;
        }
        listed
    }

    fn pressed(&self, viewer: Viewer, listed: Vec<Listed>, closed: &[&str]) -> Pressed {
        pressed(&self.game, self.locale, viewer, listed, closed)
    }

    fn area(
        &self,
        viewer: Viewer,
        draft: &[Option<String>],
        now: Option<usize>,
    ) -> Option<AreaAsked> {
        let name = self.game.area(self.locale)?.name;
        // Gaps in the list would reveal to the viewer what the others hold.
        if G::seats(self.game.options()) > 1
            && self.results_for(viewer).len() != listed(&self.game).len()
        {
            return None;
        }
        let read = |text: &Option<String>| text.as_ref().and_then(|text| text.parse().ok());
        let draft: Vec<Option<G::Choice>> = draft.iter().map(read).collect();
        let all = spots(&self.game, &draft);
        if all.len() < 2 {
            return None;
        }
        let draft: Vec<Option<G::Choice>> = all.iter().map(|spot| spot.filled).collect();
        let now = now.filter(|now| *now < all.len());
        let now = now.or_else(|| draft.iter().position(Option::is_none));
        let asks = now.map(|now| &all[now].position);
        let choices = now.map(|now| for_spot(&self.game, &draft, now)).unwrap_or_default();
        let choices = asks.map_or_else(Vec::new, |at| {
            let listed =
                choices.into_iter().map(|choice| Listed::shown(at, choice, self.locale)).collect();
            self.moment(at).as_seen(listed)
        });
        let filled = |spot: &game_core::Spot<G>| {
            let shown = spot
                .filled
                .map(|choice| vec![Listed::shown(&spot.position, choice, self.locale)])?;
            self.moment(&spot.position).as_seen(shown).pop()
        };
        let spots =
            all.iter().map(|spot| SpotAsked { name: spot.name(self.locale), filled: filled(spot) });
        Some(AreaAsked {
            name,
            spots: spots.collect(),
            now,
            question: asks.and_then(|at| at.question(viewer, self.locale)),
            choices,
        })
    }

    fn private_to(&self) -> Option<Seat> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        let choices = listed(&self.game);
        let &first = choices.listed().first()?;
        self.game.redact(first, Viewer::Nobody, self.locale)?;
        let seats = (0..G::seats(self.game.options())).map(Seat);
        let mut knowing = seats
            .filter(|&seat| self.game.redact(first, Viewer::Seat(seat), self.locale).is_none());
        let only = knowing.next()?;
        knowing.next().is_none().then_some(only)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any> {
        Box::new(self.game.view(viewer))
    }

    fn content(&self) -> Box<dyn Any> {
        Box::new(self.game.content())
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        self.json.map(|json| json.view(&self.game, viewer)).unwrap_or_default()
    }

    fn state_json(&self) -> Value {
        self.json.map(|json| json.state(&self.game)).unwrap_or_default()
    }

    fn outline(&self, viewer: Viewer) -> Vec<Outline> {
        G::outline(&self.game.view(viewer), self.game.content(), self.locale)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.score_sheet(self.locale)
    }

    fn achieved(&self, seat: Seat) -> Vec<Achievement> {
        self.game.achieved(seat, self.locale)
    }
}

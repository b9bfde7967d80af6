//! Events as text, with the places on the table that they are about.

use game_core::{Line, Named as _, ToMessage as _};
use i18n::message;

use super::names::Narrator;
use crate::event::{Event, Victim};

impl Narrator<'_> {
    /// The line of an event: the message of its kind, and the reasons for it.
    pub(crate) fn line(&self, event: &Event) -> Line {
        Line {
            text: self.event_text("event", event),
            reasons: self.reasons(event),
            places: places(event),
        }
    }

    /// The text of an event by the message that begins with this prefix.
    pub(super) fn event_text(&self, prefix: &str, event: &Event) -> String {
        let bound = event.to_message(prefix, self);
        let bound = match *event {
            Event::Closed { .. } => bound,
            Event::Shown { card } => bound.with("pile", card.pile().named(self)),
            Event::Dismissed { cubes, .. } => bound.with("count", cubes.total()),
            Event::EffectLost { at, verb, .. } => {
                let what = self.game.effect_at(at).verb(usize::from(verb));
                let effect = what.map_or_else(String::new, |what| self.verb(what));
                bound.with("effect", effect)
            }
            Event::Advanced { card, work, .. } => {
                let cube = self.game.content.weaver(card).work(work).1;
                bound.with("colour", cube.named(self))
            }
            Event::Ended { ended } => {
                let who = match ended.winner {
                    None => "weavers",
                    Some(_) if self.game.options.solo() => "you",
                    Some(_) => "other",
                };
                let by = self.ended_by(ended);
                bound.with("who", who).with("winner", ended.winner.named(self)).with("by", by)
            }
            _ => bound,
        };
        bound.text()
    }

    /// Why it happened, and where everything went.
    fn reasons(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::Cancelled { .. } | Event::ConflictWon { .. } | Event::ConflictLost { .. } => {
                self.conflict_reasons(event)
            }
            Event::Initiated { extra, .. } if extra > 0 => {
                vec![message!(self.messages, "initiated-extra", count = extra).into()]
            }
            _ => self.weavers_reasons(event),
        }
    }
}

/// The places on the table that an event is about.
fn places(event: &Event) -> Vec<String> {
    match *event {
        Event::Home { system, .. }
        | Event::Closed { system, .. }
        | Event::Settled { system, .. }
        | Event::BaseSet { system, .. }
        | Event::BasesRemoved { system, .. }
        | Event::PlanetsCleared { system, .. }
        | Event::NoTarget { system, .. }
        | Event::Morphed { system, .. }
        | Event::SwarmGone { system, .. } => vec![system.to_string()],
        Event::Shown { card }
        | Event::Dismissed { card, .. }
        | Event::Acquired { card, .. }
        | Event::LeaderTaken { card, .. }
        | Event::Repelled { card, .. }
        | Event::ConflictLost { card, .. }
        | Event::SpoilLeader { card, .. } => vec![card.to_string()],
        Event::Placed { project, .. } | Event::Completed { project, .. } => {
            vec![project.card.to_string()]
        }
        Event::Built { route, .. }
        | Event::RouteComplete { route }
        | Event::RouteBroken { route }
        | Event::RouteRemoved { route, .. } => vec![route.to_string()],
        Event::Initiated { card, target, source, .. } => {
            vec![target.to_string(), source.to_string(), card.to_string()]
        }
        Event::Stolen { from, .. } => vec![match from {
            Victim::Project(project) => project.card.to_string(),
            Victim::Route(route) => route.to_string(),
            Victim::Work(card, _) => card.to_string(),
        }],
        Event::PutUnder { card } => vec![card.pile().to_string()],
        Event::Cancelled { card, target, .. } | Event::ConflictWon { card, target, .. } => {
            vec![card.to_string(), target.to_string()]
        }
        Event::SwarmCame { card, system } => vec![system.to_string(), card.to_string()],
        Event::Aims { card, target, .. } => vec![target.to_string(), card.to_string()],
        Event::NotDue { card, .. }
        | Event::Advanced { card, .. }
        | Event::Lacking { card, .. }
        | Event::Resolved { card, .. } => vec![card.to_string()],
        Event::Redirected { card, conflict, .. } => vec![conflict.to_string(), card.to_string()],
        Event::Moved { from, to, .. } => vec![to.to_string(), from.to_string()],
        Event::First { .. }
        | Event::HomeCube { .. }
        | Event::Turn { .. }
        | Event::Skipped { .. }
        | Event::Drawn { .. }
        | Event::BagEmpty { .. }
        | Event::HandBack { .. }
        | Event::Recalled { .. }
        | Event::Gained { .. }
        | Event::Given { .. }
        | Event::PickEarned { .. }
        | Event::EffectLost { .. }
        | Event::PickLost { .. }
        | Event::WillSkip { .. }
        | Event::Symbol { .. }
        | Event::Spoils { .. }
        | Event::Out { .. }
        | Event::Unravelled { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::MasterOfTheGalaxy;
    use crate::types::{Card, Colour, Part, Player, Project, Route, Weaver, Work};
    use game_core::{GameInfo as _, Helped as _, Id as _};
    use i18n::Locale;

    #[test]
    fn what_a_cube_is_stolen_from_is_bent() {
        let content = MasterOfTheGalaxy::content_of_ours();
        let options = MasterOfTheGalaxy::read_options(&MasterOfTheGalaxy::settled(), content);
        let game = MasterOfTheGalaxy::blank(&options.expect("alone"), content).expect("a blank");
        let stolen = |from, locale| {
            let event = Event::Stolen { player: Player::One, cube: Colour::ALL[0], from };
            game.narrator(locale).line(&event).text
        };
        let (card, route) = (Card::all().next().expect("a card"), Route::all().next());
        let attack = Victim::Project(Project::at(card, Part::Attack));
        let route = Victim::Route(route.expect("a route"));
        let work = Victim::Work(Weaver::all().next().expect("a Weaver"), Work::Proliferation);
        for (from, begins) in [
            (
                attack,
                ["Würfel vom Angriff in ", "cube rouge sur l’attaque", "cubo rojo del ataque"],
            ),
            (route, ["Würfel von der Route ", "cube rouge sur la route ", "cubo rojo de la ruta "]),
            (
                work,
                [
                    "Würfel von der Proliferation von ",
                    "cube rouge sur la prolifération de ",
                    "cubo rojo de la proliferación de ",
                ],
            ),
        ] {
            for (begins, locale) in begins.into_iter().zip(&Locale::ALL[1..]) {
                let text = stolen(from, *locale);
                assert!(text.contains(begins), "{text}");
            }
        }
    }
}

//! Choices as text.

use game_core::{BoundMessage, Description, Named as _, Rule, ToMessage as _, list};
use i18n::{Value, message};

use super::names::Narrator;
use crate::choice::Choice;
use crate::sequence::Frame;
use crate::types::{Colour, Kind, Letter, Part, Player, Project, System};

impl Narrator<'_> {
    /// The text of a listed choice: the message of its kind, with what it costs and brings.
    pub(crate) fn description(&self, choice: Choice) -> Description {
        let bound = choice.to_message("choice", self);
        let (rule, places) = self.rule_and_places(choice);
        let ends_turn = matches!(choice, Choice::End | Choice::Pass);
        let described = self.with_consequences(choice, bound).describe(Rule(rule));
        Description { places, ends_turn, amounts: self.amounts(choice), ..described }
    }

    /// The message of a choice with what the position adds to it.
    fn with_consequences(&self, choice: Choice, bound: BoundMessage) -> BoundMessage {
        let (content, state) = (self.game.content, &self.game.state);
        let bag = |colour: Colour| state.bags[state.active].of(colour);
        match choice {
            Choice::Show(card) | Choice::Keep(card) | Choice::Leader(card) => {
                bound.with("about", self.about_card(card)).with("pile", card.pile().named(self))
            }
            Choice::Home(system) => bound.with("about", self.about_home(system)),
            Choice::Close(system) | Choice::Aim(system) => {
                bound.with("about", self.about_system(system))
            }
            Choice::Shape(shape) => {
                let (pieces, limits) = (&content.numbers.pieces, &content.numbers.limits);
                let set = match state.frames.top() {
                    Some(Frame::FirstBase { player }) => state.bases_of(player, shape) + 1,
                    _ => 1,
                };
                bound
                    .with("left", pieces.bases_of_a_shape.saturating_sub(set))
                    .with("more", limits.bases_per_system.saturating_sub(1))
            }
            Choice::Place(cube, project, letter) => {
                self.with_step(bound.with("slot", self.other_slot(cube, letter)), project)
            }
            Choice::Build(_, route) => {
                let slots = usize::from(content.route(route).slots);
                let needed = self.game.needed(self.placer(), Kind::Route, slots);
                let filled = state.routes[route].cubes.total() + 1;
                let step = if filled >= needed { "completes" } else { "goes-on" };
                bound.with("step", step).with("filled", filled).with("needed", needed)
            }
            Choice::Settle(_, _, planet) | Choice::Free(_, planet) => {
                let gain = content.numbers.turn.planet_yield;
                bound.with("count", gain.min(state.reserve.of(planet)))
            }
            Choice::Dismiss(card) => {
                let cubes: u8 = Project::of(card).map(|of| state.slots.of(of).count()).sum();
                bound.with("count", cubes)
            }
            Choice::End => {
                bound.with("count", state.hand.total()).with("cubes", state.hand.named(self))
            }
            Choice::Take(project, letter, cube) => bound
                .with("project", self.project_of_card(project))
                .with("slot", self.other_slot(cube, letter)),
            Choice::Base(system, _) => {
                let own = state.systems[system].owner.is_some();
                bound.with("own", own.named(self))
            }
            Choice::Cube(colour) => match state.frames.top() {
                Some(Frame::Spoils { loser, .. }) => {
                    bound.with("from", "bag").with("count", state.bags[loser].of(colour))
                }
                _ => bound.with("from", "reserve").with("count", state.reserve.of(colour)),
            },
            Choice::Give(colour) => bound.with("count", bag(colour)),
            Choice::Conflict(card) => {
                let target = state.conflict(card).map(|conflict| conflict.target);
                bound.with("target", target.named(self))
            }
            Choice::Deck(pile) => bound.with("top", state.decks[pile].top().named(self)),
            Choice::Use => match state.frames.top() {
                Some(Frame::Effect { player, at, verb, .. }) => {
                    let what = self.game.effect_at(at).verb(usize::from(verb));
                    let effect = what.map_or_else(String::new, |what| self.verb(what));
                    bound.with("effect", effect).with("count", state.bags[player].total())
                }
                _ => bound.with("effect", "").with("count", 0),
            },
            Choice::Pass => {
                let keeps = matches!(state.frames.top(), Some(Frame::Keep { .. }));
                bound.with("seen", keeps.named(self))
            }
            Choice::First(_)
            | Choice::Draw(_)
            | Choice::Weave(_)
            | Choice::Initiate(..)
            | Choice::Recall
            | Choice::TakeRoute(..)
            | Choice::TakeWork(..)
            | Choice::Skip(_)
            | Choice::Complete(_)
            | Choice::Under(_) => bound,
        }
    }

    /// The message with what a cube on a project does: how many lie there then, or what it brings.
    fn with_step(&self, bound: BoundMessage, project: Project) -> BoundMessage {
        let filled = self.game.state.slots.of(project).count() + 1;
        let slots = self.game.letters(project).len();
        let needed = self.game.needed(self.placer(), project.kind(), slots);
        let step = match project.part {
            _ if filled < needed => "goes-on",
            Part::Attack | Part::Defence => "wins",
            _ => "completes",
        };
        let brings = if step == "completes" { self.brought_by(project) } else { String::new() };
        bound
            .with("step", step)
            .with("filled", filled.min(needed))
            .with("needed", needed)
            .with("brings", brings)
    }

    /// The slot that a cube is in or goes to: `own` for one of its colour, `any` for one that
    /// accepts every colour.
    fn other_slot(&self, cube: Colour, letter: Letter) -> Value<'static> {
        match letter.colour() {
            None => "any".into(),
            Some(colour) if colour == cube => "own".into(),
            Some(colour) => colour.named(self),
        }
    }

    /// The benefit of completing a project on a card: its effect, or the modifiers of the card.
    fn brought_by(&self, project: Project) -> String {
        let effect = self.game.content.effect(project);
        let facts = self.game.content.card(project.card);
        if effect.is_none() && project.part == Part::Only && facts.has_modifiers {
            return self.modifiers(&facts.modifiers);
        }
        self.effect(&effect)
    }

    /// The player who is placing cubes.
    fn placer(&self) -> Player {
        match self.game.state.frames.top() {
            Some(Frame::Effect { player, .. }) => player,
            _ => self.game.state.active,
        }
    }

    /// The colour and the planets of a system.
    fn about_system(&self, system: System) -> String {
        let facts = self.game.content.system(system);
        let (colour, planets) = (facts.colour.named(self), list(facts.planets.iter(), self));
        message!(self.messages, "about-system", colour = colour, planets = planets).into()
    }

    /// The same with the routes that begin there.
    fn about_home(&self, system: System) -> String {
        let content = self.game.content;
        let facts = content.system(system);
        let (colour, planets) = (facts.colour.named(self), list(facts.planets.iter(), self));
        let routes = content.routes_at[system];
        let slots: u8 = routes.iter().map(|route| content.route(route).slots).sum();
        message!(
            self.messages,
            "about-home",
            colour = colour,
            planets = planets,
            routes = routes.len(),
            slots = slots
        )
        .into()
    }

    /// The rule of a choice, and the places on the table that it is about.
    fn rule_and_places(&self, choice: Choice) -> (&'static str, Vec<String>) {
        match choice {
            Choice::First(player) => ("MG-2.4", vec![format!("player {player}")]),
            Choice::Draw(colour) => ("MG-3.4", vec![format!("bag {colour}")]),
            Choice::Show(card) | Choice::Keep(card) | Choice::Under(card) => {
                ("MG-11.2", vec![card.to_string()])
            }
            Choice::Weave(card) => ("WV-1.3", vec![card.to_string()]),
            Choice::Home(system) => ("WV-1.1", vec![system.to_string()]),
            Choice::Shape(shape) => ("MG-2.7", vec![format!("supply {shape}")]),
            Choice::Place(_, project, _) => ("MG-4.2", vec![project.card.to_string()]),
            Choice::Build(_, route) => ("MG-4.3", vec![route.to_string()]),
            Choice::Settle(_, system, _) => ("MG-7.1", vec![system.to_string()]),
            Choice::Initiate(card, target, source) => {
                ("MG-14.2", vec![target.to_string(), card.to_string(), source.to_string()])
            }
            Choice::Recall => ("MG-5.1", vec!["hand K".into()]),
            Choice::Dismiss(card) => ("MG-4.8", vec![card.to_string()]),
            Choice::End => ("MG-4.1", Vec::new()),
            Choice::Take(project, ..) => ("MG-5.2", vec![project.card.to_string()]),
            Choice::TakeRoute(route, _) => ("MG-5.2", vec![route.to_string()]),
            Choice::TakeWork(card, _) => ("WV-10.1", vec![card.to_string()]),
            Choice::Base(system, _) => {
                let own = self.game.state.systems[system].owner.is_some();
                (if own { "MG-8.2b" } else { "MG-8.2a" }, vec![system.to_string()])
            }
            Choice::Free(system, _) => ("MG-7.4", vec![system.to_string()]),
            Choice::Cube(colour) => {
                let spoils = matches!(self.game.state.frames.top(), Some(Frame::Spoils { .. }));
                let place = if spoils { "bag" } else { "reserve" };
                ("MG-9.11", vec![format!("{place} {colour}")])
            }
            Choice::Give(colour) => ("MG-9.11", vec![format!("bag {colour}")]),
            Choice::Close(system) => ("MG-16.2", vec![system.to_string()]),
            Choice::Conflict(card) => ("MG-14.17", vec![card.to_string()]),
            Choice::Skip(player) => ("MG-18.1", vec![format!("player {player}")]),
            Choice::Leader(card) => ("MG-12.5", vec![card.to_string()]),
            Choice::Complete(project) => ("MG-9.9", vec![project.card.to_string()]),
            Choice::Aim(system) => ("WV-3.4", vec![system.to_string()]),
            Choice::Deck(pile) => ("MG-11.3", vec![pile.to_string()]),
            Choice::Use => ("MG-9.11", Vec::new()),
            Choice::Pass => ("MG-9.5", Vec::new()),
        }
    }
}

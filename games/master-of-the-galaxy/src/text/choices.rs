//! Choices as text.

use game_core::grammar::capital;
use game_core::{Description, Rule};

use super::names::{counted, pile_name};
use crate::choice::Choice;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Colour, Letter, Part, Player, Project};

/// The label, detail, heading, rule and places of a choice.
type ChoiceText = (String, String, &'static str, &'static str, Vec<String>);

fn said(label: impl Into<String>, group: &'static str, rule: &'static str) -> ChoiceText {
    (label.into(), String::new(), group, rule, Vec::new())
}

impl MasterOfTheGalaxy {
    /// The text of a listed choice.
    pub(crate) fn description(&self, choice: Choice) -> Description {
        let (label, detail, group, rule, places) = self.said(choice);
        let short = self.short(choice).unwrap_or_default();
        let (group, rule) = (group.into(), Rule(rule));
        let ends_turn = matches!(choice, Choice::End | Choice::Pass);
        Description { label, short, detail, group, rule, places, ends_turn }
    }

    /// The shorter label under the heading of its group.
    fn short(&self, choice: Choice) -> Option<String> {
        Some(match choice {
            Choice::Place(cube, project, _) => {
                format!("{}: {}", capital(cube.name()), self.project_name(project))
            }
            Choice::Build(cube, route) => {
                format!("{}: {}", capital(cube.name()), self.route_name(route))
            }
            Choice::Settle(cube, system, _) => {
                format!("{}: {}", capital(cube.name()), self.system_name(system))
            }
            Choice::Dismiss(card) => self.card_name(card).to_string(),
            _ => return None,
        })
    }

    fn said(&self, choice: Choice) -> ChoiceText {
        match choice {
            Choice::First(player) => {
                let label = format!("{} begins", self.name(player));
                (label, String::new(), "", "MG-2.4", vec![format!("player {player}")])
            }
            Choice::Draw(colour) => {
                (capital(colour.name()), String::new(), "", "MG-3.4", vec![format!("bag {colour}")])
            }
            Choice::Show(card) => self.card_said(card, "", "MG-11.2"),
            Choice::Weave(card) => (
                self.swarm_name(card).to_string(),
                String::new(),
                "",
                "WV-1.3",
                vec![card.to_string()],
            ),
            Choice::Home(system) => self.system_said(system, "Home", "WV-1.1"),
            Choice::Shape(shape) => {
                let places = vec![format!("supply {shape}")];
                (format!("A {shape}"), String::new(), "", "MG-2.7", places)
            }
            Choice::Place(cube, project, letter) => self.place_said(cube, project, letter),
            Choice::Build(cube, route) => self.build_said(cube, route),
            Choice::Settle(cube, system, planet) => {
                let label = format!("{} on {}", capital(cube.name()), self.system_name(system));
                let count = self.content.numbers.turn.planet_yield;
                let count = count.min(self.state.reserve.of(planet));
                let detail = format!("a {} planet: gains {count}", planet.name());
                (label, detail, "Settle", "MG-7.1", vec![system.to_string()])
            }
            Choice::Initiate(card, target, source) => {
                let label =
                    format!("{} against {}", self.card_name(card), self.system_name(target));
                let detail = format!("from {}", self.system_name(source));
                let places = vec![target.to_string(), card.to_string(), source.to_string()];
                (label, detail, "Begin a conflict", "MG-14.2", places)
            }
            Choice::Recall => (
                "Recall a cube".into(),
                "a black cube goes to your bag with it".into(),
                "Other",
                "MG-5.1",
                vec!["hand K".into()],
            ),
            Choice::Dismiss(card) => {
                let label = format!("Dismiss {}", self.card_name(card));
                let cubes: u8 = Project::of(card).map(|of| self.state.slots.of(of).count()).sum();
                let detail = match cubes {
                    0 => String::new(),
                    cubes => format!("{} back", counted(cubes, "cube comes", "cubes come")),
                };
                (label, detail, "Dismiss", "MG-4.8", vec![card.to_string()])
            }
            Choice::End => {
                let detail = match self.state.hand.total() {
                    0 => String::new(),
                    _ => format!("{} into your bag", self.state.hand),
                };
                ("End the phase".into(), detail, "Other", "MG-4.1", Vec::new())
            }
            Choice::Take(project, letter, cube) => {
                let label = format!("{} of {}", capital(cube.name()), self.project_name(project));
                let detail = slot_name(letter);
                (label, detail, "Cards", "MG-5.2", vec![project.card.to_string()])
            }
            Choice::TakeRoute(route, cube) => {
                let label = format!("{} of {}", capital(cube.name()), self.route_name(route));
                (label, String::new(), "Routes", "MG-5.2", vec![route.to_string()])
            }
            Choice::TakeWork(card, work) => {
                let label = format!("{} of {}", work.name(), self.swarm_name(card));
                (label, String::new(), "Swarms", "WV-10.1", vec![card.to_string()])
            }
            Choice::Base(system, shape) => {
                let label = format!("A {shape} on {}", self.system_name(system));
                let own = self.state.systems[system].owner.is_some();
                let detail = if own { "one more base" } else { "captures it" };
                let rule = if own { "MG-8.2b" } else { "MG-8.2a" };
                (label, detail.into(), "Base", rule, vec![system.to_string()])
            }
            Choice::Free(system, planet) => {
                let label =
                    format!("{} planet of {}", capital(planet.name()), self.system_name(system));
                let count = self.content.numbers.turn.planet_yield;
                (label, format!("gains {count}"), "Settle", "MG-7.4", vec![system.to_string()])
            }
            Choice::Cube(colour) => {
                let (detail, place) = match self.state.frames.top() {
                    Some(Frame::Spoils { loser, .. }) => {
                        let count = self.state.bags[loser].of(colour);
                        (format!("{count} in the bag"), format!("bag {colour}"))
                    }
                    _ => {
                        let count = self.state.reserve.of(colour);
                        (format!("{count} in the reserve"), format!("reserve {colour}"))
                    }
                };
                (capital(colour.name()), detail, "", "MG-9.11", vec![place])
            }
            Choice::Give(colour) => {
                let count = self.state.bags[self.state.active].of(colour);
                (
                    format!("Give {}", colour.name()),
                    format!("{count} in the bag"),
                    "",
                    "MG-9.11",
                    vec![format!("bag {colour}")],
                )
            }
            Choice::Close(system) => self.system_said(system, "Close", "MG-16.2"),
            Choice::Conflict(card) => {
                let target = self.state.conflict(card).map(|conflict| conflict.target);
                let where_ =
                    target.map_or(String::new(), |at| format!("against {}", self.system_name(at)));
                let places = vec![card.to_string()];
                (self.card_name(card).to_string(), where_, "", "MG-14.17", places)
            }
            Choice::Skip(player) => {
                let places = vec![format!("player {player}")];
                (self.name(player), String::new(), "", "MG-18.1", places)
            }
            Choice::Leader(card) => self.card_said(card, "Leaders", "MG-12.5"),
            Choice::Complete(project) => {
                let places = vec![project.card.to_string()];
                let label = capital(&self.project_name(project));
                (label, String::new(), "", "MG-9.9", places)
            }
            Choice::Aim(system) => self.system_said(system, "", "WV-3.4"),
            Choice::Deck(pile) => {
                let top = self.state.decks[pile].top();
                let detail =
                    top.map_or(String::new(), |card| format!("on top: {}", self.card_name(card)));
                let label = capital(pile_name(pile));
                (label, detail, "", "MG-11.3", vec![pile.to_string()])
            }
            Choice::Keep(card) => {
                let (label, detail, _, rule, places) = self.card_said(card, "", "MG-11.2");
                (format!("Keep {label}"), detail, "", rule, places)
            }
            Choice::Under(card) => {
                let (label, _, _, rule, places) = self.card_said(card, "", "MG-11.2");
                (format!("{label} first"), String::new(), "", rule, places)
            }
            Choice::Use => self.use_said(),
            Choice::Pass => {
                let detail = match self.state.frames.top() {
                    Some(Frame::Keep { .. }) => "all cards seen go under the deck",
                    _ => "the rest of it is lost",
                };
                ("Leave it".into(), detail.into(), "", "MG-9.5", Vec::new())
            }
        }
    }

    fn use_said(&self) -> ChoiceText {
        let Some(Frame::Effect { player, at, verb, .. }) = self.state.frames.top() else {
            return said("Do it", "", "MG-9.11");
        };
        let what = self.effect_at(at).verb(usize::from(verb));
        let label = what.map_or("Do it".into(), |what| self.verb_in_words(what));
        let bag = self.state.bags[player].total();
        (capital(&label), format!("{bag} in the bag"), "", "MG-9.11", Vec::new())
    }

    /// The text for placing a cube on a project, with what that would complete.
    fn place_said(&self, cube: Colour, project: Project, letter: Letter) -> ChoiceText {
        let label = format!("{} on {}", capital(cube.name()), self.project_name(project));
        let filled = self.state.slots.of(project).count() + 1;
        let slots = self.letters(project);
        let player = self.placer();
        let needed = self.needed(player, project.kind(), slots.len());
        let mut detail = format!("{} of {needed}", filled.min(needed));
        if filled >= needed {
            detail = match project.part {
                Part::Attack | Part::Defence => "wins the conflict".into(),
                _ => format!("completes it: {}", self.brought_by(project)),
            };
        } else if letter == Letter::Star || letter.colour() != Some(cube) {
            detail = format!("{detail}, {}", slot_name(letter));
        }
        let places = vec![project.card.to_string()];
        (label, detail, "Cards and conflicts", "MG-4.2", places)
    }

    /// The benefit of completing a project on a card: its effect, or the modifiers of the card.
    fn brought_by(&self, project: Project) -> String {
        let effect = self.content.effect(project);
        let facts = self.content.card(project.card);
        if effect.is_none() && project.part == Part::Only && facts.has_modifiers {
            return self.modifiers_in_words(&facts.modifiers);
        }
        self.effect_in_words(&effect)
    }

    fn build_said(&self, cube: Colour, route: crate::types::Route) -> ChoiceText {
        let label = format!("{} on {}", capital(cube.name()), self.route_name(route));
        let slots = usize::from(self.content.route(route).slots);
        let needed = self.needed(self.placer(), crate::types::Kind::Route, slots);
        let filled = self.state.routes[route].cubes.total() + 1;
        let detail = if filled >= needed {
            "connects them".to_string()
        } else {
            format!("{filled} of {needed}")
        };
        (label, detail, "Routes", "MG-4.3", vec![route.to_string()])
    }

    /// The player who is placing cubes.
    fn placer(&self) -> Player {
        match self.state.frames.top() {
            Some(Frame::Effect { player, .. }) => player,
            _ => self.state.active,
        }
    }

    fn card_said(
        &self,
        card: crate::types::Card,
        group: &'static str,
        rule: &'static str,
    ) -> ChoiceText {
        let facts = self.content.card(card);
        let symbols = match facts.symbols {
            1 => facts.symbol.to_string(),
            count => format!("{count} {}", facts.symbol),
        };
        let effects: Vec<String> = facts
            .effects
            .iter()
            .filter(|effect| !effect.is_none())
            .map(|effect| self.effect_in_words(effect))
            .collect();
        let mut detail = symbols;
        for part in effects {
            detail = format!("{detail}; {part}");
        }
        if facts.has_modifiers {
            detail = format!("{detail}; {}", self.modifiers_in_words(&facts.modifiers));
        }
        (facts.title.clone(), detail, group, rule, vec![card.to_string()])
    }

    fn system_said(
        &self,
        system: crate::types::System,
        group: &'static str,
        rule: &'static str,
    ) -> ChoiceText {
        let facts = self.content.system(system);
        let planets: Vec<&str> = facts.planets.iter().map(|colour| colour.name()).collect();
        let detail = format!("{}; planets {}", facts.colour.name(), planets.join(", "));
        (facts.title.clone(), detail, group, rule, vec![system.to_string()])
    }
}

fn slot_name(letter: Letter) -> String {
    match letter.colour() {
        Some(colour) => format!("in the {} slot", colour.name()),
        None => "in a slot for any colour".into(),
    }
}

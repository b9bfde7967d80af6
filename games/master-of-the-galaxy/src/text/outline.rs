//! The table as nested lists of words and numbers, for front ends without a drawing.

use game_core::Outline;
use game_core::grammar::counted;

use super::names::player_name;
use crate::content::Content;
use crate::game::MasterOfTheGalaxy;
use crate::types::{Colour, Pile, Player, Project, Symbol, Work};
use crate::view::View;

/// The outline of the table as a viewer sees it.
pub(crate) fn outline_of(view: &View, content: &'static Content) -> Vec<Outline> {
    let game = MasterOfTheGalaxy::determinized(view, content);
    let mut lines = vec![Outline::line(format!("Round {}", view.state.round))];
    lines.push(game.hand_lines());
    lines.extend(game.swarm_lines());
    lines.push(game.system_lines());
    lines.push(game.route_lines());
    lines.extend(game.players().map(|player| game.player_lines(player)));
    lines.push(game.conflict_lines());
    lines.push(game.deck_lines());
    lines.push(Outline::line(format!("Reserve: {}", view.state.reserve)));
    lines
}

impl MasterOfTheGalaxy {
    fn hand_lines(&self) -> Outline {
        let bag = self.state.bags[self.state.active];
        let total = bag.total();
        let chances = self.odds_of_draw(self.state.active);
        let odds = Colour::ALL.into_iter().filter(|&colour| chances[colour] > 0.0).map(|colour| {
            let percent = percent(chances[colour]);
            let of = bag.of(colour);
            Outline::line(format!("{of} {}: {percent} to be in the next hand", colour.name()))
        });
        let bag = Outline::group(format!("Bag, {}", counted(total, "cube")), odds.collect());
        let hand = Outline::line(format!("Hand: {}", self.state.hand));
        Outline::group("Cubes of whose turn it is", vec![hand, bag])
    }

    fn swarm_lines(&self) -> Option<Outline> {
        if !self.options.solo() {
            return None;
        }
        let forecast = self.forecast();
        let swarms = self.state.swarms.iter().zip(forecast).map(|(swarm, foreseen)| {
            let target =
                swarm.target.map_or("nothing yet".into(), |at| self.system_name(at).to_string());
            let works = Work::ALL.map(|work| {
                let colour = self.content.weaver(swarm.card).work(work).1;
                let slots = self.work_slots(swarm.card, work);
                Outline::line(format!(
                    "{}: {} of {slots} {}, {} in the next Span",
                    work.name(),
                    swarm.cubes[work],
                    colour.name(),
                    percent(foreseen.due[work])
                ))
            });
            let text = format!(
                "{} on {}, aims at {target}, which it enters next with {}",
                self.swarm_name(swarm.card),
                self.system_name(swarm.system),
                percent(foreseen.enters)
            );
            Outline::group(text, works.into())
        });
        let mut lines: Vec<Outline> = swarms.collect();
        lines.push(Outline::line(format!(
            "Weaver deck: {}",
            counted(self.state.weavers.len(), "card")
        )));
        lines.push(Outline::line(format!("Black hole tokens left: {}", self.state.tokens)));
        Some(Outline::group("The Weavers", lines))
    }

    fn system_lines(&self) -> Outline {
        let lines = self.board().map(|system| {
            let facts = self.content.system(system);
            let place = &self.state.systems[system];
            let status = if self.state.holes.contains(system) {
                "a black hole".to_string()
            } else if let Some(swarm) = self.state.swarm_on(system) {
                format!("under {}", self.swarm_name(swarm.card))
            } else if let Some(owner) = place.owner {
                let bases: Vec<String> =
                    place.bases.iter().map(|shape| shape.to_string()).collect();
                format!("{}: {}", self.name(owner), bases.join(", "))
            } else {
                "neutral".into()
            };
            let planets: Vec<String> = facts
                .planets
                .iter()
                .zip(place.planets)
                .map(|(planet, cube)| match cube {
                    Some(_) => format!("{} settled", planet.name()),
                    None => planet.name().to_string(),
                })
                .collect();
            let start = if facts.start { ", a start" } else { "" };
            let text = format!(
                "{} ({}{start}): {status}; planets {}",
                facts.title,
                facts.colour.name(),
                planets.join(", ")
            );
            Outline::line(text)
        });
        Outline::group("Systems", lines.collect())
    }

    fn route_lines(&self) -> Outline {
        let built = self.content.routes().filter(|&route| self.state.routes[route].owner.is_some());
        let lines = built.map(|route| {
            let line = &self.state.routes[route];
            let slots = self.content.route(route).slots;
            let state = if line.complete { "complete" } else { "not complete" };
            let owner = line.owner.map_or(String::new(), |owner| self.name(owner));
            let name = self.route_name(route);
            Outline::line(format!("{name}: {owner}, {} of {slots}, {state}", line.cubes))
        });
        Outline::group("Routes", lines.collect())
    }

    fn player_lines(&self, player: Player) -> Outline {
        let symbols = self.symbols(player);
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| symbols[symbol] > 0);
        let counts = self.symbols(player);
        let symbols: Vec<String> =
            symbols.map(|symbol| format!("{} {symbol}", counts[symbol])).collect();
        let mut lines = vec![
            Outline::line(format!("Bases: {}", self.state.bases(player))),
            Outline::line(format!("Symbols: {}", symbols.join(", "))),
            Outline::line(format!("Bag: {}", self.state.bags[player])),
        ];
        if self.state.areas[player].skips {
            lines.push(Outline::line("Skips the next turn"));
        }
        for &card in &self.state.areas[player].cards {
            let facts = self.content.card(card);
            let state = match card.pile() {
                Pile::Conflict if self.state.done.contains(card) => ", won",
                Pile::Conflict if self.state.conflict(card).is_some() => ", under way",
                _ if self.state.done.contains(card) => ", completed",
                _ => "",
            };
            let projects = Project::of(card).filter(|_| state.is_empty()).map(|project| {
                let letters = self.letters(project);
                let filled = self.state.slots.of(project);
                let slots: Vec<String> = letters
                    .iter()
                    .enumerate()
                    .map(|(slot, letter)| match filled.get(slot) {
                        Some(cube) => format!("[{cube}]"),
                        None => letter.to_string(),
                    })
                    .collect();
                let effect = self.effect_in_words(&self.content.effect(project));
                Outline::line(format!("{} {}: {effect}", project.part, slots.join(" ")))
            });
            let text = format!("{} ({}{state})", facts.title, facts.symbol);
            lines.push(Outline::group(text, projects.collect()));
        }
        let name = if self.options.solo() { "You".into() } else { player_name(player) };
        let out = if self.state.areas[player].out { ", out" } else { "" };
        Outline::group(format!("{name}{out}"), lines)
    }

    fn conflict_lines(&self) -> Outline {
        let lines = self.state.conflicts.iter().map(|conflict| {
            let sides = Project::of(conflict.card).map(|side| {
                let slots = self.letters(side).len();
                let filled = self.state.slots.of(side).count();
                Outline::line(format!("{}: {filled} of {slots}", side.part))
            });
            let text = format!(
                "{} against {} ({}) from {}",
                self.card_name(conflict.card),
                self.system_name(conflict.target),
                self.against_name(conflict.against),
                self.system_name(conflict.source)
            );
            Outline::group(text, sides.collect())
        });
        Outline::group("Conflicts under way", lines.collect())
    }

    fn deck_lines(&self) -> Outline {
        let lines = Pile::OPEN.into_iter().map(|pile| {
            let deck = &self.state.decks[pile];
            let top = deck.top().map_or("nothing".into(), |card| self.card_name(card).to_string());
            Outline::line(format!("{pile}: {}, on top {top}", counted(deck.len(), "card")))
        });
        Outline::group("Decks", lines.collect())
    }
}

/// The text of a probability.
fn percent(chance: f32) -> String {
    match (chance * 100.0).round() as u32 {
        0 if chance > 0.0 => "under 1 %".into(),
        percent => format!("{percent} %"),
    }
}

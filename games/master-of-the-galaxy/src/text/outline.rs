//! The table as nested lists of words and numbers, for front ends without a drawing.

use game_core::{Named as _, Outline, list};
use i18n::{List, Locale, Noun, message};

use super::names::Narrator;
use crate::content::Content;
use crate::game::MasterOfTheGalaxy;
use crate::state::Conflict;
use crate::types::{Card, Colour, Pile, Player, Project, Route, Symbol, System, Work};
use crate::view::View;

/// The outline of the table as a viewer sees it.
pub(crate) fn outline_of(view: &View, content: &'static Content, locale: Locale) -> Vec<Outline> {
    let game = MasterOfTheGalaxy::determinized(view, content);
    game.narrator(locale).outline()
}

impl Narrator<'_> {
    fn outline(&self) -> Vec<Outline> {
        let (messages, state) = (self.messages, &self.game.state);
        let round = message!(messages, "trail-round", round = state.round);
        let mut lines = vec![Outline::line(round), self.hand_lines()];
        lines.extend(self.swarm_lines());
        lines.push(self.system_lines());
        lines.push(self.route_lines());
        lines.extend(self.game.players().map(|player| self.player_lines(player)));
        lines.push(self.conflict_lines());
        lines.push(self.deck_lines());
        let reserve = message!(messages, "table-reserve", cubes = state.reserve.named(self));
        lines.push(Outline::line(reserve));
        lines
    }

    fn hand_lines(&self) -> Outline {
        let (messages, state) = (self.messages, &self.game.state);
        let bag = state.bags[state.active];
        let chances = self.game.odds_of_draw(state.active);
        let odds = Colour::ALL.into_iter().filter(|&colour| chances[colour] > 0.0).map(|colour| {
            Outline::line(message!(
                messages,
                "table-odds",
                count = bag.of(colour),
                colour = colour.named(self),
                chance = self.percent(chances[colour])
            ))
        });
        let bag = message!(messages, "table-bag", count = bag.total());
        let bag = Outline::group(bag, odds.collect());
        let hand = message!(messages, "table-hand", cubes = state.hand.named(self));
        let lines = vec![Outline::line(hand), bag];
        let player = state.active.named(self);
        Outline::group(message!(messages, "table-cubes", player = player), lines)
    }

    fn swarm_lines(&self) -> Option<Outline> {
        if !self.game.options.solo() {
            return None;
        }
        let (messages, state) = (self.messages, &self.game.state);
        let swarms = state.swarms.iter().zip(self.game.forecast()).map(|(swarm, foreseen)| {
            let works = Work::ALL.map(|work| {
                let cube = self.game.content.weaver(swarm.card).work(work).1;
                Outline::line(message!(
                    messages,
                    "table-work",
                    work = work.named(self),
                    filled = swarm.cubes[work],
                    slots = self.game.work_slots(swarm.card, work),
                    colour = cube.named(self),
                    chance = self.percent(foreseen.due[work])
                ))
            });
            let text = message!(
                messages,
                "table-swarm",
                swarm = swarm.card.named(self),
                system = swarm.system.named(self),
                target = swarm.target.named(self),
                chance = self.percent(foreseen.enters)
            );
            Outline::group(text, works.into())
        });
        let mut lines: Vec<Outline> = swarms.collect();
        let deck = message!(messages, "table-weaver-deck", count = state.weavers.len());
        lines.push(Outline::line(deck));
        lines.push(Outline::line(message!(messages, "table-tokens", count = state.tokens)));
        Some(Outline::group(message!(messages, "name-weavers"), lines))
    }

    fn system_lines(&self) -> Outline {
        let lines = self.game.board().map(|system| Outline::line(self.system_state(system)));
        Outline::group(message!(self.messages, "table-systems"), lines.collect())
    }

    /// A system with its colour, whose it is, and its planets.
    pub fn system_state(&self, system: System) -> String {
        let (messages, state) = (self.messages, &self.game.state);
        let facts = self.game.content.system(system);
        let place = &state.systems[system];
        let stands = if state.holes.contains(system) {
            Noun::new(messages, "system-hole")
        } else if let Some(swarm) = state.swarm_on(system) {
            Noun::new(messages, "system-swarm").with("swarm", swarm.card.named(self))
        } else if let Some(owner) = place.owner {
            let bases = list(place.bases.iter(), self);
            let held = Noun::new(messages, "system-held").with("player", owner.named(self));
            held.with("bases", bases)
        } else {
            Noun::new(messages, "against-neutral")
        };
        let planets = facts.planets.iter().zip(place.planets).map(|(planet, cube)| match cube {
            Some(_) => {
                Noun::new(messages, "planet-settled").with("planet", planet.named(self)).into()
            }
            None => planet.named(self),
        });
        message!(
            messages,
            "table-system",
            system = system.named(self),
            colour = facts.colour.named(self),
            start = facts.start.named(self),
            stands = stands,
            planets = List::new(messages.locale(), planets.collect())
        )
        .into()
    }

    fn route_lines(&self) -> Outline {
        let state = &self.game.state;
        let built = self.game.content.routes().filter(|&route| state.routes[route].owner.is_some());
        let lines = built.map(|route| Outline::line(self.route_state(route)));
        Outline::group(message!(self.messages, "table-routes"), lines.collect())
    }

    /// A route with its owner and its cubes.
    pub fn route_state(&self, route: Route) -> String {
        let line = &self.game.state.routes[route];
        let slots = self.game.content.route(route).slots;
        let route = route.named(self);
        match line.owner {
            None => message!(self.messages, "route-free", route = route, slots = slots),
            Some(owner) => message!(
                self.messages,
                "route-owned",
                route = route,
                player = owner.named(self),
                cubes = line.cubes.named(self),
                slots = slots,
                complete = line.complete.named(self)
            ),
        }
        .into()
    }

    fn player_lines(&self, player: Player) -> Outline {
        let (messages, state) = (self.messages, &self.game.state);
        let counts = self.game.symbols(player);
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| counts[symbol] > 0);
        let symbols = symbols.map(|symbol| {
            let (count, symbol) = (counts[symbol], symbol.named(self));
            Noun::new(messages, "table-symbol").with("count", count).with("symbol", symbol).into()
        });
        let some = Symbol::ALL.into_iter().any(|symbol| counts[symbol] > 0);
        let symbols = message!(
            messages,
            "table-symbols",
            some = some.named(self),
            symbols = List::new(messages.locale(), symbols.collect())
        );
        let bag = state.bags[player].named(self);
        let mut lines = vec![
            Outline::line(message!(messages, "table-bases", count = state.bases(player))),
            Outline::line(symbols),
            Outline::line(message!(messages, "table-player-bag", cubes = bag)),
        ];
        if state.areas[player].skips {
            lines.push(Outline::line(message!(messages, "table-skips")));
        }
        lines.extend(state.areas[player].cards.iter().map(|&card| self.card_lines(card)));
        let (name, out) = (player.named(self), state.areas[player].out.named(self));
        Outline::group(message!(messages, "table-player", player = name, out = out), lines)
    }

    fn card_lines(&self, card: Card) -> Outline {
        let (messages, state) = (self.messages, &self.game.state);
        let stands = match card.pile() {
            Pile::Conflict if state.done.contains(card) => "won",
            Pile::Conflict if state.conflict(card).is_some() => "under-way",
            _ if state.done.contains(card) => "completed",
            _ => "open",
        };
        let projects = Project::of(card).filter(|_| stands == "open").map(|project| {
            let letters = self.game.letters(project);
            let filled = state.slots.of(project);
            let slots = letters.iter().enumerate().map(|(slot, letter)| match filled.get(slot) {
                Some(cube) => format!("[{cube}]"),
                None => letter.to_string(),
            });
            Outline::line(message!(
                messages,
                "table-project",
                part = project.part.named(self),
                slots = slots.collect::<Vec<_>>().join(" "),
                effect = self.effect(&self.game.content.effect(project))
            ))
        });
        let (name, symbol) = (card.named(self), self.game.content.card(card).symbol.named(self));
        let text = message!(messages, "table-card", card = name, symbol = symbol, stands = stands);
        Outline::group(text, projects.collect())
    }

    fn conflict_lines(&self) -> Outline {
        let conflicts = self.game.state.conflicts.iter();
        let lines = conflicts.map(|conflict| self.conflict_line(conflict));
        Outline::group(message!(self.messages, "table-conflicts"), lines.collect())
    }

    fn conflict_line(&self, conflict: &Conflict) -> Outline {
        let messages = self.messages;
        let sides = Project::of(conflict.card).map(|side| {
            Outline::line(message!(
                messages,
                "table-side",
                part = side.part.named(self),
                filled = self.game.state.slots.of(side).count(),
                slots = self.game.letters(side).len()
            ))
        });
        let text = message!(
            messages,
            "table-conflict",
            card = conflict.card.named(self),
            target = conflict.target.named(self),
            against = conflict.against.named(self),
            source = conflict.source.named(self)
        );
        Outline::group(text, sides.collect())
    }

    fn deck_lines(&self) -> Outline {
        let lines = Pile::OPEN.into_iter().map(|pile| Outline::line(self.deck_state(pile)));
        Outline::group(message!(self.messages, "table-decks"), lines.collect())
    }

    /// A deck with the number of its cards and the top one.
    pub fn deck_state(&self, pile: Pile) -> String {
        let deck = &self.game.state.decks[pile];
        let (pile, top) = (pile.named(self), deck.top().named(self));
        message!(self.messages, "table-deck", pile = pile, count = deck.len(), top = top).into()
    }

    /// The text of a probability.
    pub fn percent(&self, chance: f32) -> String {
        match (chance * 100.0).round() as u32 {
            0 if chance > 0.0 => message!(self.messages, "chance-under", percent = 1),
            percent => message!(self.messages, "chance", percent = percent),
        }
        .into()
    }
}

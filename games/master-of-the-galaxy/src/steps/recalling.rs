//! MG-5: recalling a cube with a black one.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::content::RecallTo;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::types::{Colour, Player, Project};

impl MasterOfTheGalaxy {
    /// MG-5.5 IF: no cube can be taken, recall is not offered.
    pub(crate) fn may_recall(&self, player: Player) -> bool {
        let mut any = self.recallable_routes(player).next().is_some();
        self.own_projects(player, |project| any |= !self.state.slots.of(project).is_empty());
        any
    }

    fn recallable_routes(&self, player: Player) -> impl Iterator<Item = crate::types::Route> + '_ {
        let routes = self.content.numbers.turn.black_recall_routes;
        self.content
            .routes()
            .filter(move |&route| routes && self.state.routes[route].owner == Some(player))
    }

    /// MG-5.2 MAY: from projects that are not complete, sides of conflicts and routes.
    ///
    /// MG-5.3 MUST: neither locked cubes nor those on planets.
    /// MG-5.4 MAY: of any colour.
    pub(crate) fn legal_recall(&self, out: &mut impl ActionSink<Choice>) {
        let player = self.state.active;
        let mut projects: Vec<Project> = Vec::new();
        self.own_projects(player, |project| projects.push(project));
        projects.sort_unstable();
        projects.into_iter().for_each(|project| self.legal_take(project, out));
        for route in self.recallable_routes(player) {
            let cubes = self.state.routes[route].cubes;
            cubes.colours().for_each(|cube| out.choice(Choice::TakeRoute(route, cube)));
        }
    }

    /// MG-5.1 MAY: a black cube of the hand goes to the bag, and another cube with it.
    ///
    /// MG-4.7 MAY: this is an action of Phase 2.
    /// MG-5.6 IF: the cube came from a complete route, the route may now be incomplete.
    pub(crate) fn answer_recall(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        let cube = match choice {
            Choice::Take(project, letter, cube) => {
                self.lift(project, letter, cube);
                cube
            }
            Choice::TakeRoute(route, cube) => {
                self.take_off(route, cube, sink);
                cube
            }
            other => return game_core::not_listed(other),
        };
        self.state.frames.finish();
        self.state.hand.take(Colour::Black, 1);
        self.state.bags[player].add(Colour::Black, 1);
        match self.content.numbers.turn.black_recall_to {
            RecallTo::Bag => self.state.bags[player].add(cube, 1),
            RecallTo::Hand => self.state.hand.add(cube, 1),
        }
        sink.emit(Rule("MG-5.1"), || Event::Recalled { player, cube });
    }

    /// The number of cubes of a colour in all places, for the audit (INV-1).
    pub(crate) fn all_cubes(&self, colour: Colour) -> u32 {
        let state = &self.state;
        let bags: u32 = state.bags.values().iter().map(|bag| u32::from(bag.of(colour))).sum();
        let routes: u32 =
            state.routes.values().iter().map(|line| u32::from(line.cubes.of(colour))).sum();
        let planets = state.systems.values().iter().flat_map(|place| place.planets);
        let planets = planets.filter(|&cube| cube == Some(colour)).count() as u32;
        let cards = crate::types::Card::all().flat_map(Project::of);
        let cards: u32 =
            cards.map(|project| u32::from(state.slots.of(project).cubes().of(colour))).sum();
        let swarms: u32 = state
            .swarms
            .iter()
            .flat_map(|swarm| {
                crate::types::Work::ALL
                    .into_iter()
                    .map(move |work| (swarm.card, work, swarm.cubes[work]))
            })
            .filter(|&(card, work, _)| self.content.weaver(card).work(work).1 == colour)
            .map(|(_, _, count)| u32::from(count))
            .sum();
        bags + routes
            + planets
            + cards
            + swarms
            + u32::from(state.hand.of(colour))
            + u32::from(state.reserve.of(colour))
    }
}

//! MG-12, WV-10: stealing, repelling, taking leaders.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::effect::{Reach, Scope};
use crate::event::{Event, Victim};
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::state::Against;
use crate::types::{Card, Colour, Letter, Part, Pile, Player, Project, Route, Weaver, Work};

impl MasterOfTheGalaxy {
    /// MG-12.3 MUST: what a theft can reach.
    ///
    /// MG-12.4 MUST: locked cubes, planets and complete routes are out of reach.
    /// WV-10.1 MAY: thefts from cards reach the works of swarms,
    /// WV-10.2 MAY: thefts from conflicts reach the Weavers' sides,
    /// WV-10.5 MAY: and in solo thefts from routes reach what thefts from cards do.
    pub(crate) fn legal_steal(
        &self,
        player: Player,
        scope: Scope,
        out: &mut impl ActionSink<Choice>,
    ) {
        let solo = self.options.solo();
        let cards = scope.cards == Reach::Within || solo && scope.routes == Reach::Within;
        let mut projects = Vec::new();
        for owner in self.opponents(player) {
            self.own_projects(owner, |project| {
                let side = matches!(project.part, Part::Attack | Part::Defence);
                if !side && cards || side && scope.conflicts == Reach::Within {
                    projects.push(project);
                }
            });
        }
        if scope.conflicts == Reach::Within {
            let swarms = self.state.conflicts.iter();
            let swarms = swarms.filter(|conflict| self.weavers_defend(conflict));
            projects.extend(swarms.map(|conflict| Project::at(conflict.card, Part::Defence)));
        }
        projects.sort_unstable();
        projects.dedup();
        projects.into_iter().for_each(|project| self.legal_take(project, out));
        if scope.routes == Reach::Within {
            for route in self.content.routes() {
                let line = &self.state.routes[route];
                if !line.complete && line.owner.is_some_and(|owner| owner != player) {
                    line.cubes
                        .colours()
                        .for_each(|cube| out.choice(Choice::TakeRoute(route, cube)));
                }
            }
        }
        if cards {
            self.legal_works(out);
        }
    }

    /// Lists every cube of a project, equal ones once.
    pub(crate) fn legal_take(&self, project: Project, out: &mut impl ActionSink<Choice>) {
        let letters = self.letters(project);
        let filled = self.state.slots.of(project);
        for letter in Letter::ALL {
            for cube in Colour::ALL {
                if filled.first_with(&letters, letter, cube).is_some() {
                    out.choice(Choice::Take(project, letter, cube));
                }
            }
        }
    }

    /// Lists every work of a swarm that has a cube.
    fn legal_works(&self, out: &mut impl ActionSink<Choice>) {
        for card in Weaver::all() {
            if let Some(swarm) = self.state.swarm(card) {
                for work in Work::ALL {
                    if swarm.cubes[work] > 0 {
                        out.choice(Choice::TakeWork(card, work));
                    }
                }
            }
        }
    }

    /// Takes a cube out of a slot of a project.
    pub(crate) fn lift(&mut self, project: Project, letter: Letter, cube: Colour) {
        let letters = self.letters(project);
        let filled = self.state.slots.of_mut(project);
        if let Some(slot) = filled.first_with(&letters, letter, cube) {
            filled.set(slot, None);
        }
    }

    /// MG-12.2 MUST: one cube at a time, into the thief's bag.
    ///
    /// WV-10.4 MUST: it changes no aim and no order.
    pub(crate) fn steal_from_project(
        &mut self,
        player: Player,
        project: Project,
        letter: Letter,
        cube: Colour,
        sink: &mut impl EventSink<Event>,
    ) {
        self.lift(project, letter, cube);
        self.state.bags[player].add(cube, 1);
        let from = Victim::Project(project);
        sink.emit(Rule("MG-12.2"), || Event::Stolen { player, cube, from });
    }

    pub(crate) fn steal_from_route(
        &mut self,
        player: Player,
        route: Route,
        cube: Colour,
        sink: &mut impl EventSink<Event>,
    ) {
        self.take_off(route, cube, sink);
        self.state.bags[player].add(cube, 1);
        sink.emit(Rule("MG-12.2"), || Event::Stolen { player, cube, from: Victim::Route(route) });
    }

    pub(crate) fn steal_from_swarm(
        &mut self,
        player: Player,
        card: Weaver,
        work: Work,
        sink: &mut impl EventSink<Event>,
    ) {
        let cube = self.content.weaver(card).work(work).1;
        self.drop_work(card, work);
        self.state.bags[player].add(cube, 1);
        let from = Victim::Work(card, work);
        sink.emit(Rule("WV-10.1"), || Event::Stolen { player, cube, from });
    }

    fn drop_work(&mut self, card: Weaver, work: Work) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.cubes[work] -= 1;
        }
    }

    /// The opposing side of a conflict in which a player takes part.
    pub(crate) fn other_side(&self, player: Player, card: Card) -> Option<Project> {
        let conflict = self.state.conflict(card)?;
        let defends = conflict.against == Against::Player(player);
        if conflict.attacker == player {
            Some(Project::at(card, Part::Defence))
        } else {
            defends.then_some(Project::at(card, Part::Attack))
        }
    }

    /// MG-14.17 MUST: repelled cubes go home, the Weavers' to the reserve.
    pub(crate) fn legal_repel_cube(
        &self,
        player: Player,
        card: Card,
        out: &mut impl ActionSink<Choice>,
    ) {
        let Some(side) = self.other_side(player, card) else { return };
        self.legal_take(side, out);
        if !self.state.slots.of(side).is_empty() {
            out.choice(Choice::Pass);
        }
    }

    pub(crate) fn answer_repel_cube(
        &mut self,
        player: Player,
        card: Card,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let (side, letter, cube) = match choice {
            Choice::Take(side, letter, cube) => (side, letter, cube),
            Choice::Pass => {
                self.state.frames.finish();
                return;
            }
            other => return game_core::not_listed(other),
        };
        self.state.frames.goto(Frame::Repel { player, card, left: left - 1 });
        self.lift(side, letter, cube);
        self.send_home(side, cube);
        sink.emit(Rule("MG-14.17"), || Event::Repelled { card, cube });
    }

    /// Moves one cube of a side of a conflict to where it belongs.
    pub(crate) fn send_home(&mut self, side: Project, cube: Colour) {
        let owner = self.state.conflict(side.card).and_then(|conflict| match side.part {
            Part::Attack => Some(conflict.attacker),
            _ => match conflict.against {
                Against::Player(player) => Some(player),
                Against::Neutral | Against::Swarm => None,
            },
        });
        match owner {
            Some(player) => self.state.bags[player].add(cube, 1),
            None => self.state.reserve.add(cube, 1),
        }
    }

    /// Whether the Weavers have a cube on a card or in a conflict.
    pub(crate) fn has_weaver_cubes(&self) -> bool {
        let works = self.state.swarms.iter();
        works.flat_map(|swarm| swarm.cubes.values()).any(|&count| count > 0)
            || self.weaver_sides().any(|side| !self.state.slots.of(side).is_empty())
    }

    fn weaver_sides(&self) -> impl Iterator<Item = Project> + '_ {
        let conflicts = self.state.conflicts.iter();
        let conflicts = conflicts.filter(|conflict| self.weavers_defend(conflict));
        conflicts.map(|conflict| Project::at(conflict.card, Part::Defence))
    }

    /// WV-10.3 MUST: in solo, making somebody skip removes any two cubes of the Weavers instead,
    /// and taking a leader is a pick of one.
    pub(crate) fn legal_unravel(&self, out: &mut impl ActionSink<Choice>) {
        let mut sides: Vec<Project> = self.weaver_sides().collect();
        sides.sort_unstable();
        sides.into_iter().for_each(|side| self.legal_take(side, out));
        self.legal_works(out);
        if self.has_weaver_cubes() {
            out.choice(Choice::Pass);
        }
    }

    pub(crate) fn answer_unravel(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let cube = match choice {
            Choice::TakeWork(card, work) => {
                self.drop_work(card, work);
                self.content.weaver(card).work(work).1
            }
            Choice::Take(side, letter, cube) => {
                self.lift(side, letter, cube);
                cube
            }
            Choice::Pass => {
                self.state.frames.finish();
                return;
            }
            other => return game_core::not_listed(other),
        };
        self.state.frames.goto(Frame::Unravel { left: left - 1 });
        self.state.reserve.add(cube, 1);
        sink.emit(Rule("WV-10.3"), || Event::Unravelled { cube });
    }

    /// Lists the leaders of a player's opponents.
    pub(crate) fn legal_leader(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        let mut leaders: Vec<Card> = self
            .opponents(player)
            .flat_map(|owner| self.state.areas[owner].cards.iter().copied())
            .filter(|card| card.pile() == Pile::Leader)
            .collect();
        leaders.sort_unstable();
        leaders.into_iter().for_each(|card| out.choice(Choice::Leader(card)));
    }

    /// MG-12.5 MUST: a leader moves with its symbol; the cubes on it go to the bag of the player
    /// who loses it.
    pub(crate) fn take_leader(
        &mut self,
        player: Player,
        card: Card,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(from) = self.state.owner(card) else { return };
        let cubes = self.state.slots.take(Project::at(card, Part::Only));
        self.state.bags[from].put(cubes);
        self.state.areas[from].cards.retain(|&other| other != card);
        sink.emit(Rule("MG-12.5"), || Event::LeaderTaken { player, card, from });
        self.receive(player, card, Rule("MG-12.5"), sink);
    }
}

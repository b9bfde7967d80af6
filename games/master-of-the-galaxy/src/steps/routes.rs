//! MG-6: routes.

use game_core::{ActionSink, EnumMap, EnumSet, EventSink, Id, Rule};
use tinyvec::ArrayVec;

use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Sum;
use crate::state::Line;
use crate::steps::allocating::Allows;
use crate::tally::Tally;
use crate::types::{Colour, Kind, Player, Route, System};

impl MasterOfTheGalaxy {
    /// MG-4.3 MAY: cubes onto routes.
    pub(crate) fn legal_builds(
        &self,
        player: Player,
        allows: Allows<'_>,
        cubes: Cubes,
        out: &mut impl ActionSink<Choice>,
    ) {
        let mut open: ArrayVec<[(Route, EnumSet<Colour>); Route::COUNT]> = ArrayVec::new();
        if !cubes.is_empty() {
            let routes = self.content.routes().filter(|&route| self.may_build(player, route));
            open.extend(routes.map(|route| (route, self.colours_for(allows, route))));
        }
        for cube in cubes.colours() {
            for &(route, colours) in &open {
                if colours.contains(cube) {
                    out.choice(Choice::Build(cube, route));
                }
            }
        }
    }

    /// MG-6.1 MUST: a route is a printed line with its slots.
    ///
    /// MG-6.3 MUST: all its cubes belong to one player.
    /// MG-6.4 MAY: a player may place if he controls an end and neither end is a black hole.
    fn may_build(&self, player: Player, route: Route) -> bool {
        let line = &self.state.routes[route];
        let facts = self.content.route(route);
        let ends = [facts.from, facts.to];
        !line.complete
            && line.cubes.total() < facts.slots
            && line.owner.is_none_or(|owner| owner == player)
            && ends.iter().any(|&end| self.state.systems[end].owner == Some(player))
            && !ends.iter().any(|&end| self.state.holes.contains(end))
    }

    /// MG-6.2 MUST: the cubes of a route have one colour, unless a modifier or the setting allows
    /// others.
    fn colours_for(&self, allows: Allows<'_>, route: Route) -> EnumSet<Colour> {
        let line = self.state.routes[route].cubes;
        if line.is_empty() || allows.mixed_routes || !self.content.numbers.turn.route_single_colour
        {
            return EnumSet::full();
        }
        let colours: EnumSet<Colour> = line.colours().collect();
        if colours.len() == 1 { colours } else { EnumSet::EMPTY }
    }

    /// Puts a cube onto a route.
    ///
    /// MG-6.10 MUST: only from its first cube on does it have an owner.
    pub(crate) fn build(
        &mut self,
        player: Player,
        cube: Colour,
        route: Route,
        sink: &mut impl EventSink<Event>,
    ) {
        let line = &mut self.state.routes[route];
        line.owner = Some(player);
        line.cubes.add(cube, 1);
        sink.emit(Rule("MG-4.3"), || Event::Built { player, cube, route });
        let sum = self.sum(player);
        self.see_completion(route, &sum, sink);
    }

    /// MG-6.5 IF: a route has as many cubes as it needs, it is complete.
    pub(crate) fn see_completion(
        &mut self,
        route: Route,
        allows: Allows<'_>,
        sink: &mut impl EventSink<Event>,
    ) {
        let needed = allows.needed(Kind::Route, self.content.route(route).slots);
        let line = &mut self.state.routes[route];
        if !line.complete && line.owner.is_some() && line.cubes.total() >= needed {
            line.complete = true;
            sink.emit(Rule("MG-6.5"), || Event::RouteComplete { route });
        }
    }

    /// The first route that a new discount completes, if there is one.
    pub(crate) fn route_now_complete(
        &self,
        tallies: &EnumMap<Player, Tally>,
    ) -> Option<(Route, Sum)> {
        self.content.routes().find_map(|route| {
            let line = &self.state.routes[route];
            let owner = line.owner.filter(|_| !line.complete)?;
            let slots = self.content.route(route).slots;
            if line.cubes.total() < slots && !tallies[owner].discounts {
                return None;
            }
            let sum = self.sum(owner);
            let needed = sum.needed(Kind::Route, slots);
            (line.cubes.total() >= needed).then_some((route, sum))
        })
    }

    /// Takes one cube off a route.
    ///
    /// MG-6.8 IF: fewer remain than it needs, it is incomplete.
    /// MG-6.9 MUST: nothing else makes it incomplete, not even a lost discount.
    pub(crate) fn take_off(
        &mut self,
        route: Route,
        cube: Colour,
        sink: &mut impl EventSink<Event>,
    ) {
        let slots = self.content.route(route).slots;
        let owner = self.state.routes[route].owner;
        let needed = owner.map_or(slots, |owner| self.sum(owner).needed(Kind::Route, slots));
        let line = &mut self.state.routes[route];
        line.cubes.take(cube, 1);
        if line.complete && line.cubes.total() < needed {
            line.complete = false;
            sink.emit(Rule("MG-6.8"), || Event::RouteBroken { route });
        }
        if line.cubes.is_empty() {
            *line = Line::default();
        }
    }

    /// Clears a route; its cubes go to their owner's bag.
    pub(crate) fn clear_route(
        &mut self,
        route: Route,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let line = std::mem::take(&mut self.state.routes[route]);
        let Some(player) = line.owner else { return };
        self.state.bags[player].put(line.cubes);
        sink.emit(rule, || Event::RouteRemoved { route, player, cubes: line.cubes });
    }

    /// MG-6.7 IF: the owner controls neither end, the route is removed. Returns the first such
    /// route.
    pub(crate) fn route_without_end(&self) -> Option<Route> {
        self.content.routes().find(|&route| {
            self.state.routes[route].owner.is_some_and(|owner| {
                let facts = self.content.route(route);
                [facts.from, facts.to]
                    .iter()
                    .all(|&end| self.state.systems[end].owner != Some(owner))
            })
        })
    }

    /// MG-6.6 MUST: whether a complete route joins two systems for a player: any player's route
    /// does, or only his own if the setting says so.
    pub(crate) fn joined(&self, player: Player, one: System, other: System) -> bool {
        self.content.routes_at[one].iter().any(|route| {
            let facts = self.content.route(route);
            let line = &self.state.routes[route];
            line.complete
                && (facts.from == other || facts.to == other)
                && (self.content.numbers.turn.routes_shared || line.owner == Some(player))
        })
    }

    /// The player's systems from which a complete route leads to this one.
    pub(crate) fn sources(&self, player: Player, target: System) -> EnumSet<System> {
        self.content.neighbours[target]
            .iter()
            .filter(|&system| self.state.systems[system].owner == Some(player))
            .filter(|&system| self.joined(player, system, target))
            .collect()
    }

    /// The systems that a player controls.
    pub(crate) fn controlled(&self, player: Player) -> impl Iterator<Item = System> + '_ {
        System::all().filter(move |&system| self.state.systems[system].owner == Some(player))
    }
}

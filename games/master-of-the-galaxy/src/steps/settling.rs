//! MG-7: planets.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Trigger;
use crate::state::Waiting;
use crate::steps::allocating::Allows;
use crate::types::{Colour, Player, System};

impl MasterOfTheGalaxy {
    /// MG-4.4 MAY: settle planets in controlled systems (MG-7.1).
    pub(crate) fn legal_settle(
        &self,
        player: Player,
        allows: Allows<'_>,
        out: &mut impl ActionSink<Choice>,
    ) {
        for cube in self.state.hand.colours() {
            for system in self.controlled(player) {
                for planet in Colour::ALL {
                    if (planet == cube || allows.settle_any)
                        && self.free_planet(system, planet).is_some()
                    {
                        out.choice(Choice::Settle(cube, system, planet));
                    }
                }
            }
        }
    }

    /// The index of the first unsettled planet of a colour in a system.
    pub(crate) fn free_planet(&self, system: System, planet: Colour) -> Option<usize> {
        let printed = &self.content.system(system).planets;
        let settled = &self.state.systems[system].planets;
        (0..printed.len()).find(|&place| printed[place] == planet && settled[place].is_none())
    }

    /// MG-7.1 MAY: a cube of the planet's colour, or any by a modifier, settles it.
    ///
    /// MG-7.2 MUST: then its yield comes from the reserve, and the cube stays on the planet.
    pub(crate) fn settle(
        &mut self,
        player: Player,
        cube: Colour,
        system: System,
        planet: Colour,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(place) = self.free_planet(system, planet) else { return };
        self.state.systems[system].planets[place] = Some(cube);
        let gained = self.state.reserve.take(planet, self.content.numbers.turn.planet_yield);
        self.state.bags[player].add(planet, gained);
        sink.emit(rule, || Event::Settled { player, system, planet, cube, gained });
        self.wait(Waiting { trigger: Trigger::Settle, player, planet: Some(planet) });
    }

    /// MG-7.4 MUST: with an effect the cube comes from the reserve, and a planet whose colour the
    /// reserve lacks is not offered. It counts as settling.
    pub(crate) fn legal_free(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        for system in self.controlled(player) {
            for planet in Colour::ALL {
                if self.state.reserve.of(planet) > 0 && self.free_planet(system, planet).is_some() {
                    out.choice(Choice::Free(system, planet));
                }
            }
        }
    }

    /// MG-7.3 IF: control changes, or the system is closed or entered, planet cubes go to the
    /// reserve.
    pub(crate) fn clear_planets(
        &mut self,
        system: System,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let mut cubes = Cubes::NONE;
        for planet in &mut self.state.systems[system].planets {
            if let Some(colour) = planet.take() {
                cubes.add(colour, 1);
            }
        }
        self.state.reserve.put(cubes);
        if !cubes.is_empty() {
            sink.emit(rule, || Event::PlanetsCleared { system, cubes });
        }
    }

    /// Queues an event whose effects follow when its cause is done.
    pub(crate) fn wait(&mut self, waiting: Waiting) {
        if self.state.waiting.len() < self.state.waiting.capacity() {
            self.state.waiting.push(waiting);
        }
    }
}

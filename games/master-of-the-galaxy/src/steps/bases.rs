//! MG-8: bases and control.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Trigger;
use crate::state::Waiting;
use crate::types::{Player, Shape, System};

/// Whether a base needs a route to reach a neutral system.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reaching {
    /// It needs a complete route.
    ByRoute,
    /// A printed line is enough.
    ByJump,
}

impl MasterOfTheGalaxy {
    /// MG-8.2a MAY: a base captures a neutral system that a route joins to one of the player's.
    ///
    /// MG-8.2b MAY: or it is added to a system of his.
    /// MG-8.5 MUST: a jump needs only a printed neighbour.
    /// MG-8.6 IF: neither is possible, nothing is listed and the effect is lost.
    /// MG-8.7 MUST: a system under a swarm or a black hole is not neutral.
    pub(crate) fn legal_base(
        &self,
        player: Player,
        by: Reaching,
        out: &mut impl ActionSink<Choice>,
    ) {
        for system in self.content.systems.iter() {
            let own = self.state.systems[system].owner == Some(player);
            let reached = match by {
                Reaching::ByRoute => !self.sources(player, system).is_empty(),
                Reaching::ByJump => self.content.neighbours[system]
                    .iter()
                    .any(|next| self.state.systems[next].owner == Some(player)),
            };
            if own || reached && self.state.is_neutral(system) {
                self.shapes_for(player, system)
                    .for_each(|shape| out.choice(Choice::Base(system, shape)));
            }
        }
    }

    /// MG-8.3 MUST: at most one base of each shape in a system.
    ///
    /// MG-8.4 MUST: the shape is one that the player has in supply.
    pub(crate) fn shapes_for(
        &self,
        player: Player,
        system: System,
    ) -> impl Iterator<Item = Shape> + '_ {
        let bases = self.state.systems[system].bases;
        let room = bases.len() < usize::from(self.content.numbers.limits.bases_per_system);
        Shape::ALL.into_iter().filter(move |&shape| {
            room && !bases.contains(shape)
                && self.state.bases_of(player, shape) < self.content.numbers.pieces.bases_of_a_shape
        })
    }

    /// Sets a base.
    ///
    /// MG-8.1 MUST: all bases of a system are of the player who controls it.
    /// MG-8.9 MUST: a player who gains control of a system captures it.
    pub(crate) fn set_base(
        &mut self,
        player: Player,
        system: System,
        shape: Shape,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let place = &mut self.state.systems[system];
        let captured = place.owner != Some(player);
        place.owner = Some(player);
        place.bases.insert(shape);
        sink.emit(rule, || Event::BaseSet { player, system, shape, captured });
        if captured {
            self.wait(Waiting { trigger: Trigger::Capture, player, planet: None });
        }
    }

    /// MG-8.8 MUST: removed bases go back to their owner's supply, which is whatever is not on the
    /// board.
    pub(crate) fn remove_bases(
        &mut self,
        system: System,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let place = &mut self.state.systems[system];
        let Some(player) = place.owner.take() else { return };
        let count = place.bases.len() as u8;
        place.bases = game_core::EnumSet::EMPTY;
        sink.emit(rule, || Event::BasesRemoved { player, system, count });
    }

    /// The number of starts that a player controls.
    pub fn starts(&self, player: Player) -> u8 {
        let starts = self.controlled(player).filter(|&system| self.content.system(system).start);
        starts.count() as u8
    }

    /// MG-1.3 MUST: a system is in one of four states. Returns how many of three states it is in:
    /// controlled, under a swarm, black hole; 0 is neutral, and more than 1 makes the position
    /// invalid.
    pub(crate) fn states_of(&self, system: System) -> usize {
        let owned = self.state.systems[system].owner.is_some();
        let swarms = self.state.swarms.iter().filter(|swarm| swarm.system == system).count();
        usize::from(owned) + swarms + usize::from(self.state.holes.contains(system))
    }

    /// All systems of the board.
    pub(crate) fn board(&self) -> impl Iterator<Item = System> + '_ {
        System::all().filter(|&system| self.content.systems.contains(system))
    }
}

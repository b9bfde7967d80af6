//! The Weavers' changes to the table; their decisions are based on their questions alone.

use game_core::{Deck, EnumSet, EventSink, Id, Rule};

use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::state::Swarm;
use crate::types::{Colour, Part, Project, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// Moves a cube of the reserve to a work; returns how many are there now, or `None` if it is
    /// full.
    pub(super) fn put_cube_on(&mut self, card: Weaver, work: Work) -> Option<u8> {
        let cube = self.content.weaver(card).work(work).1;
        let slots = self.work_slots(card, work);
        let swarm = self.state.swarm_mut(card).filter(|swarm| swarm.cubes[work] < slots)?;
        swarm.cubes[work] += 1;
        let filled = swarm.cubes[work];
        self.state.reserve.take(cube, 1);
        Some(filled)
    }

    /// Moves a swarm to a system and clears its target.
    pub(super) fn move_swarm(&mut self, card: Weaver, to: System) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.system = to;
            swarm.target = None;
        }
    }

    /// Replaces a card by another and puts the old one under the deck.
    pub(super) fn exchange(&mut self, old: Weaver, new: Weaver) {
        self.state.weavers.draw(new);
        self.state.weavers.put_under(old);
        if let Some(swarm) = self.state.swarm_mut(old) {
            *swarm = Swarm { card: new, system: swarm.system, ..Swarm::default() };
        }
    }

    /// Brings a card from the deck to a system.
    pub(super) fn bring(&mut self, card: Weaver, system: System) {
        self.state.weavers.draw(card);
        self.state.swarms.push(Swarm { card, system, ..Swarm::default() });
    }

    /// Clears a swarm's target, so it has to aim again.
    pub(super) fn forget_target(&mut self, card: Weaver) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.target = None;
        }
    }

    pub(super) fn fill_defence(
        &mut self,
        conflict: crate::types::Card,
        letter: crate::types::Letter,
        cube: Colour,
    ) {
        self.state.reserve.take(cube, 1);
        let side = Project::at(conflict, Part::Defence);
        let letters = self.content.letters(side);
        let filled = self.state.slots.of_mut(side);
        if let Some(slot) = filled.first_empty(letters, letter) {
            filled.set(slot, Some(cube));
        }
    }

    /// Moves all cubes on a card to the reserve and returns them.
    pub(crate) fn clear_works(&mut self, card: Weaver) -> Cubes {
        let mut cleared = Cubes::NONE;
        let Some(swarm) = self.state.swarm_mut(card) else { return cleared };
        let cubes = std::mem::take(&mut swarm.cubes);
        for work in Work::ALL {
            cleared.add(self.content.weaver(card).work(work).1, cubes[work]);
        }
        self.state.reserve.put(cleared);
        cleared
    }

    /// Removes a swarm from the board and moves its cubes to the reserve.
    pub(crate) fn remove_swarm(
        &mut self,
        card: Weaver,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(system) = self.questions().system_of(card) else { return };
        let cubes = self.clear_works(card);
        self.state.swarms.retain(|swarm| swarm.card != card);
        sink.emit(rule, || Event::SwarmGone { card, system, cubes });
    }

    /// WV-11.8 IF: the player wins, the swarm leaves the game, or goes under its deck if the
    /// setting says so.
    pub(crate) fn destroy_swarm_on(&mut self, system: System, sink: &mut impl EventSink<Event>) {
        let Some(card) = self.state.swarm_on(system).map(|swarm| swarm.card) else { return };
        self.remove_swarm(card, Rule("WV-11.8"), sink);
        if self.content.numbers.weavers.destroyed_swarm_to == crate::content::DestroyedTo::Deck {
            self.state.weavers.put_under(card);
        }
    }

    /// The Weaver cards that are out of the game.
    pub(crate) fn weavers_out(&self) -> EnumSet<Weaver> {
        Weaver::all()
            .filter(|&card| self.state.swarm(card).is_none() && !in_deck(&self.state.weavers, card))
            .collect()
    }

    /// Sets a swarm's target.
    pub(super) fn set_target(&mut self, card: Weaver, target: System) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.target = Some(target);
        }
    }
}

/// Whether a deck contains a card, seen or not.
pub(crate) fn in_deck<T: Id + Eq, const N: usize>(deck: &Deck<T, N>, card: T) -> bool {
    deck.unseen().contains(card) || deck.known().any(|known| known == card)
}

//! What the Weavers do to the table; what they decide is written over their questions.

use game_core::{Deck, EnumSet, EventSink, Id, Rule};

use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::state::Swarm;
use crate::types::{Colour, Part, Project, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// A cube of the reserve onto a work; says how many lie there now, or nothing if it is full.
    pub(super) fn put_cube_on(&mut self, card: Weaver, work: Work) -> Option<u8> {
        let cube = self.content.weaver(card).work(work).1;
        let slots = self.work_slots(card, work);
        let swarm = self.state.swarm_mut(card).filter(|swarm| swarm.cubes[work] < slots)?;
        swarm.cubes[work] += 1;
        let filled = swarm.cubes[work];
        self.state.reserve.take(cube, 1);
        Some(filled)
    }

    /// A swarm goes to a system and has no target yet.
    pub(super) fn move_swarm(&mut self, card: Weaver, to: System) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.system = to;
            swarm.target = None;
        }
    }

    /// A card takes the place of another, which goes under the deck.
    pub(super) fn exchange(&mut self, old: Weaver, new: Weaver) {
        self.state.weavers.draw(new);
        self.state.weavers.put_under(old);
        if let Some(swarm) = self.state.swarm_mut(old) {
            *swarm = Swarm { card: new, system: swarm.system, ..Swarm::default() };
        }
    }

    /// A card comes from the deck to a system.
    pub(super) fn bring(&mut self, card: Weaver, system: System) {
        self.state.weavers.draw(card);
        self.state.swarms.push(Swarm { card, system, ..Swarm::default() });
    }

    /// A swarm has to aim anew.
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

    /// All cubes on a card go to the reserve; says which those are.
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

    /// Takes a swarm off the board; its cubes go to the reserve.
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

    /// WV-11.8 IF: the player wins, the swarm leaves the game, or goes under its deck by the
    /// setting.
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

    /// A swarm aims at a system from now on.
    pub(super) fn set_target(&mut self, card: Weaver, target: System) {
        if let Some(swarm) = self.state.swarm_mut(card) {
            swarm.target = Some(target);
        }
    }
}

/// Whether a card lies in a deck, seen or not.
pub(crate) fn in_deck<T: Id + Eq, const N: usize>(deck: &Deck<T, N>, card: T) -> bool {
    deck.unseen().contains(card) || deck.known().any(|known| known == card)
}

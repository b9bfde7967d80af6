//! MG-4: Phase 2.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Sum;
use crate::sequence::Frame;
use crate::types::{Card, Pile, Player, Project};

impl MasterOfTheGalaxy {
    /// MG-4.1 MAY: any number of actions in any order, and the end of the phase at any moment.
    ///
    /// MG-4.11 IF: as many actions were taken as the guard allows, only the end of the phase is
    /// left.
    pub(crate) fn legal_allocate(&self, out: &mut impl ActionSink<Choice>) {
        let player = self.state.active;
        let guard = self.content.numbers.limits.phase_guard;
        if guard == 0 || self.state.actions < guard {
            let sum = self.sum(player);
            self.legal_places(player, &sum, self.state.hand, None, out);
            if out.enough() {
                return;
            }
            self.legal_builds(player, &sum, self.state.hand, out);
            self.legal_settle(player, &sum, out);
            self.legal_initiate(player, out);
            if self.state.hand.of(crate::types::Colour::Black) > 0 && self.may_recall(player) {
                out.choice(Choice::Recall);
            }
            self.legal_dismissals(player, out);
        }
        out.choice(Choice::End);
    }

    pub(crate) fn answer_allocate(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        if self.content.numbers.limits.phase_guard > 0 {
            self.state.actions = self.state.actions.saturating_add(1);
        }
        match choice {
            Choice::Place(cube, project, letter) => {
                self.state.hand.take(cube, 1);
                self.place(player, cube, project, letter, Rule("MG-4.2"), sink);
            }
            Choice::Build(cube, route) => {
                self.state.hand.take(cube, 1);
                self.build(player, cube, route, sink);
            }
            Choice::Settle(cube, system, planet) => {
                self.state.hand.take(cube, 1);
                let since = self.state.waiting.len() as u8;
                self.settle(player, cube, system, planet, Rule("MG-7.1"), sink);
                self.state.frames.call(Frame::Drain { since });
            }
            Choice::Initiate(card, target, source) => {
                self.initiate(player, card, target, source, sink);
            }
            Choice::Recall => self.state.frames.call(Frame::Recall),
            Choice::Dismiss(card) => self.dismiss(player, card, Rule("MG-4.8"), sink),
            Choice::End => self.finish(),
            other => game_core::not_listed(other),
        }
    }

    /// MG-4.8 MAY: leaders, developments that are not completed and conflicts that are not
    /// initiated may be dismissed.
    fn legal_dismissals(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.own_in_order(player) {
            if self.may_be_dismissed(card) {
                out.choice(Choice::Dismiss(card));
            }
        }
    }

    fn may_be_dismissed(&self, card: Card) -> bool {
        match card.pile() {
            Pile::Leader => true,
            Pile::Conflict => {
                !self.state.done.contains(card) && self.state.conflict(card).is_none()
            }
            Pile::Commerce | Pile::Expansion | Pile::Progress => !self.state.done.contains(card),
            Pile::Species | Pile::Government => false,
        }
    }

    /// A player's cards, in the fixed order of all cards.
    pub(crate) fn own_in_order(&self, player: Player) -> impl Iterator<Item = Card> {
        let own: game_core::EnumSet<Card> =
            self.state.areas[player].cards.iter().copied().collect();
        own.iter()
    }

    /// MG-9.10 MUST: locked cubes of a card that leaves play go to the reserve.
    ///
    /// MG-12.6 IF: a leader leaves play, its cubes go to its owner's bag; so do those of a
    /// development that is dismissed (MG-4.8).
    pub(crate) fn dismiss(
        &mut self,
        player: Player,
        card: Card,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let mut cubes = crate::cubes::Cubes::NONE;
        let locked = self.state.done.contains(card) && card.pile().is_development();
        for project in Project::of(card) {
            cubes.put(self.state.slots.take(project));
        }
        if locked {
            self.state.reserve.put(cubes);
        } else {
            self.state.bags[player].put(cubes);
        }
        self.state.areas[player].cards.retain(|&other| other != card);
        self.state.done.remove(card);
        self.state.decks[card.pile()].put_under(card);
        sink.emit(rule, || Event::Dismissed { player, card, cubes });
    }
}

/// The sum of a player's modifiers, passed on so that it is computed once per question.
pub(crate) type Allows<'a> = &'a Sum;

//! DA-6: the Android Activation Phase.

use game_core::{EventSink, Flow, Rule};

use super::questions::Questions;
use super::told::{FirstMove, Forced, NoMove};
use crate::content::AndroidAbility;
use crate::event::{Event, Spot};
use crate::game::PocketMars;
use crate::sequence::{Frame, List};
use crate::types::{Colour, Player};

impl Questions<'_> {
    /// The move with which an activation by this colour begins.
    ///
    /// DA-6.3a IF the Building of the colour holds colonists THEN one lands there from the
    /// androids' Spaceship.
    /// DA-6.3b IF that Spaceship is empty THEN one moves onto it from Earth instead.
    /// DA-6.3c IF the card is black THEN nothing moves, not even from Earth.
    fn first_move(self, colour: Colour) -> FirstMove {
        let building = colour.building();
        if !self.content().buildings[building].holds_colonists {
            FirstMove::Nobody(NoMove::NoColonistsThere(building))
        } else if self.has_colonist_on_ship() {
            FirstMove::Lands(building)
        } else if self.has_colonist_on_earth() {
            FirstMove::Boards
        } else {
            FirstMove::Nobody(NoMove::NobodyLeft)
        }
    }
}

impl PocketMars {
    /// DA-6.1 IF the androids' prep module has 2 cards THEN the phase is skipped.
    /// DA-6.2 IF it has none THEN it is only refilled.
    /// DA-4.9 MUST: only the number of cards at the start of this phase counts, whatever the action
    /// did to it.
    /// PM-E.17 MUST: this is the phase to which the rulebook once gives another name.
    pub(crate) fn begin_activation(&mut self, sink: &mut impl EventSink<Event>) {
        match self.questions().cards_in_module() {
            2 => sink.emit(Rule("DA-6.1"), || Event::ActivationSkipped),
            0 => {
                sink.emit(Rule("DA-6.2"), || Event::NothingToActivate);
                self.call(Frame::Refill);
            }
            _ => {
                self.call(Frame::Refill);
                let table = self.questions();
                if let Some((slot, colour)) = table.card_left() {
                    let ability = self.content.buildings[colour.building()].android;
                    let first = table.first_move(colour);
                    let energy_at_top =
                        ability == AndroidAbility::OverwhelmingPower && table.is_energy_at_top();
                    sink.emit(Rule("DA-6.4a"), || Event::Activated {
                        colour,
                        slot,
                        first,
                        ability,
                        energy_at_top,
                    });
                    self.call(Frame::Steps { list: List::Activation, next: 0 });
                }
            }
        }
    }

    /// Carries out the move that was announced with the colour.
    pub(crate) fn android_move(&mut self, sink: &mut impl EventSink<Event>) {
        let Some((_, colour)) = self.questions().card_left() else { return };
        match self.questions().first_move(colour) {
            FirstMove::Lands(building) => {
                let to = Spot::First(building);
                self.move_colonist(Player::Androids, Spot::Ship, to, Rule("DA-6.3a"), sink);
            }
            FirstMove::Boards => self.board(Rule("DA-6.3b"), sink),
            FirstMove::Nobody(why @ NoMove::NoColonistsThere(_)) => {
                sink.emit(Rule("DA-6.3c"), || Event::NothingMoves { why });
            }
            FirstMove::Nobody(why) => sink.emit(Rule("DA-6.3b"), || Event::NothingMoves { why }),
        }
    }

    /// Moves one colonist of the androids from Earth to their Spaceship for this reason, or emits
    /// why nobody moves.
    pub(crate) fn recruit(
        &mut self,
        rule: Rule,
        why: Forced,
        nobody: NoMove,
        sink: &mut impl EventSink<Event>,
    ) {
        if self.questions().has_colonist_on_earth() {
            sink.emit(Rule("DA-8.1"), || Event::Forced { why });
            self.board(rule, sink);
        } else {
            sink.emit(rule, || Event::NothingMoves { why: nobody });
        }
    }

    fn board(&mut self, rule: Rule, sink: &mut impl EventSink<Event>) {
        self.move_colonist(Player::Androids, Spot::Earth, Spot::Ship, rule, sink);
    }

    /// DA-6.4a IF a card is left THEN the ability of its colour follows, even if nothing moved.
    pub(crate) fn android_ability(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some((_, colour)) = self.questions().card_left() {
            self.begin_android_ability(self.content.buildings[colour.building()].android, sink);
        }
    }

    /// DA-6.5 IF the module has fewer than 2 cards THEN it is filled from the deck, unseen.
    /// DA-1.5 MUST: at set-up too, with the top 2 cards of the deck.
    pub(crate) fn run_refill(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        let table = self.questions();
        let Some(slot) = table.empty_slot() else { return self.done() };
        let Some(face) = table.top_card() else {
            let cards = table.cards_in_module() as u8;
            sink.emit(Rule("DA-6.5"), || Event::NotRefilled { cards });
            return self.done();
        };
        let colour = face.colour();
        let rule = if table.is_set_up() { Rule("DA-1.5") } else { Rule("DA-6.5") };
        sink.emit(rule, || Event::Refilled { slot, colour });
        self.fill_android_slot(slot, face);
        Flow::Ran
    }
}

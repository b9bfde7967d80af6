//! DA-6: the Android Activation Phase.

use table::{Flow, Rule, Tell};

use crate::event::{Event, Spot};
use crate::game::PocketMars;
use crate::kinds::{Colour, Player};
use crate::sequence::{Frame, List};

impl PocketMars {
    /// DA-6.1 IF the androids' prep module has 2 cards THEN the phase is skipped.
    /// DA-6.2 IF it has none THEN it is only refilled.
    /// DA-4.9 MUST: only the number of cards at the start of this phase counts, however the action
    /// came by it.
    /// PM-E.17 MUST: this is the phase that the rulebook once calls by another name.
    pub(crate) fn begin_activation(&mut self, tell: &mut impl Tell<Event>) {
        match self.questions().cards_in_module() {
            2 => tell.tell(Rule("DA-6.1"), || Event::ActivationSkipped),
            0 => {
                tell.tell(Rule("DA-6.2"), || Event::NothingToActivate);
                self.call(Frame::Refill);
            }
            _ => {
                self.call(Frame::Refill);
                if let Some(colour) = self.questions().colour_left() {
                    let ability = self.content.buildings[colour.building()].android;
                    tell.tell(Rule("DA-6.4a"), || Event::Activated { colour, ability });
                    self.call(Frame::Steps { list: List::Activation, next: 0 });
                }
            }
        }
    }

    /// DA-6.3a IF the Building of the colour holds colonists THEN one lands there from the androids'
    /// Spaceship.
    /// DA-6.3b IF that Spaceship is empty THEN one moves onto it from Earth instead.
    /// DA-6.3c IF the card is black THEN nothing moves, not even from Earth.
    pub(crate) fn android_move(&mut self, tell: &mut impl Tell<Event>) {
        let Some(building) = self.questions().colour_left().map(Colour::building) else { return };
        if !self.content.buildings[building].holds_colonists {
            tell.tell(Rule("DA-6.3c"), || Event::NothingMoves);
        } else if self.questions().has_colonist_on_ship() {
            let to = Spot::First(building);
            self.move_colonist(Player::Androids, Spot::Ship, to, Rule("DA-6.3a"), tell);
        } else {
            self.recruit(Rule("DA-6.3b"), tell);
        }
    }

    /// One colonist of the androids from Earth to their Spaceship, if there is one.
    pub(crate) fn recruit(&mut self, rule: Rule, tell: &mut impl Tell<Event>) {
        if self.questions().has_colonist_on_earth() {
            self.move_colonist(Player::Androids, Spot::Earth, Spot::Ship, rule, tell);
        } else {
            tell.tell(rule, || Event::NothingMoves);
        }
    }

    /// DA-6.4a IF a card is left THEN the ability of its colour follows, even if nothing moved.
    pub(crate) fn android_ability(&mut self, tell: &mut impl Tell<Event>) {
        if let Some(colour) = self.questions().colour_left() {
            self.begin_android_ability(self.content.buildings[colour.building()].android, tell);
        }
    }

    /// DA-6.5 IF the module has fewer than 2 cards THEN it is filled from the deck, unseen.
    /// DA-1.5 MUST: at set-up too: the top 2 cards of the deck.
    pub(crate) fn run_refill(&mut self, tell: &mut impl Tell<Event>) -> Flow {
        let table = self.questions();
        let Some(slot) = table.empty_slot() else { return self.done() };
        let Some(face) = table.top_card() else { return self.done() };
        let colour = face.colour();
        let rule = if table.is_set_up() { Rule("DA-1.5") } else { Rule("DA-6.5") };
        tell.tell(rule, || Event::Refilled { slot, colour });
        self.fill_android_slot(slot, face);
        Flow::Ran
    }
}

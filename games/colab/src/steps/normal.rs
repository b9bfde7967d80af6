//! CL-7: what every player takes in the normal set-up.

use game_core::{ActionSink, EventSink, Id, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{DrawnTo, Frame};
use crate::types::{Bonus, Colour, Deck, DieColour};

impl CoLab {
    /// CL-7.1 and CL-9.2 MUST: two bonus cards for everybody, secret and not part of the hand.
    pub(crate) fn legal_deal_bonus(&self, out: &mut impl ActionSink<Choice>) {
        let dealt = |bonus: Bonus| {
            self.state.players.values().iter().any(|area| area.bonus.contains(bonus))
        };
        for bonus in Bonus::all().filter(|bonus| !dealt(*bonus)) {
            out.chance(Choice::DealBonus(bonus), 1);
        }
    }

    pub(crate) fn answer_deal_bonus(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::DealBonus(bonus) = choice else { return game_core::not_listed(choice) };
        self.state.you_mut().bonus.insert(bonus);
        let player = self.acting();
        sink.emit(Rule("CL-7.1"), || Event::BonusDealt { player, bonus });
        match left {
            0 | 1 => self.finish(),
            _ => self.state.frames.goto(Frame::DealBonus { left: left - 1 }),
        }
    }

    pub(crate) fn begin_gifts(&mut self) {
        let start = &self.content.start;
        self.state.frames.call(Frame::GiftTokens { left: start.tokens });
        self.state.frames.call(Frame::GiftDice { left: start.resource_dice });
        self.state.frames.call(Frame::GiftCards { left: start.cards });
    }

    /// Lists the decks from which a card can be drawn, possibly after a shuffle.
    pub(crate) fn legal_deck(&self, out: &mut impl ActionSink<Choice>) {
        for deck in Deck::ALL.into_iter().filter(|deck| self.can_draw(*deck)) {
            out.choice(Choice::Deck(deck));
        }
    }

    /// CL-7.2 MUST: for each card a deck is chosen after the card before was seen.
    pub(crate) fn answer_gift_card(&mut self, left: u8, choice: Choice) {
        let Choice::Deck(deck) = choice else { return game_core::not_listed(choice) };
        match left {
            0 | 1 => self.finish(),
            _ => self.state.frames.goto(Frame::GiftCards { left: left - 1 }),
        }
        self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Hand });
    }

    /// Lists the colours of resource dice in the supply.
    pub(crate) fn legal_die(&self, out: &mut impl ActionSink<Choice>) {
        for colour in Colour::ALL {
            if self.state.supply[DieColour::of(colour)] > 0 {
                out.choice(Choice::Die(colour));
            }
        }
    }

    /// CL-7.3 MUST: two resource dice in colours of the player's choice, into the bowl.
    pub(crate) fn answer_gift_die(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Die(colour) = choice else { return game_core::not_listed(choice) };
        match left {
            0 | 1 => self.finish(),
            _ => self.state.frames.goto(Frame::GiftDice { left: left - 1 }),
        }
        self.gain_dice(colour, 1, Rule("CL-7.3"), sink);
    }

    pub(crate) fn legal_token(&self, out: &mut impl ActionSink<Choice>) {
        for colour in Colour::ALL {
            out.choice(Choice::Token(colour));
        }
    }

    /// CL-7.4 MUST: one resource token, not a wild one.
    pub(crate) fn answer_gift_token(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Token(colour) = choice else { return game_core::not_listed(choice) };
        match left {
            0 | 1 => self.finish(),
            _ => self.state.frames.goto(Frame::GiftTokens { left: left - 1 }),
        }
        self.gain_tokens(colour, 1, Rule("CL-7.4"), sink);
    }
}

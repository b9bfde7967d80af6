//! PM-7 and the deck: drawing, discarding from it, making a new one.
//!
//! Only the back of the top card is known. Its face is a chance turn when somebody looks, and the
//! back of the next card is another once it has left.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::state::Face;
use crate::types::{Colour, Player};

impl PocketMars {
    /// Whether a draw from the deck yields a card, possibly after a new deck is made.
    ///
    /// DA-2.8 MUST: in solo neither the discard pile nor covered cards become a deck.
    pub(crate) fn can_draw(&self) -> bool {
        let state = &self.state;
        state.deck.count > 0
            || (!self.options.solo() && (!state.discard.is_empty() || self.covered_cards()))
    }

    fn covered_cards(&self) -> bool {
        self.options.recycle_covered && self.state.stacks.0.iter().any(|stack| stack.len() >= 2)
    }

    /// PM-7.4 MUST: a new deck is made only at the moment of a draw.
    pub(crate) fn run_draw(&mut self, player: Player, sink: &mut impl EventSink<Event>) -> Flow {
        if self.state.deck.count == 0 {
            if !self.can_draw() {
                self.skip_draw(player, sink);
                return self.done();
            }
            self.make_new_deck(sink);
            return Flow::Ran;
        }
        match self.state.deck.top {
            None => self.state.frames.call(Frame::NewTop),
            Some(Face::Sealed(_)) => self.state.frames.call(Frame::RevealTop),
            Some(Face::Known(card)) => {
                self.state.frames.finish();
                self.lift_top();
                self.state.hands[player].insert(card);
                let rule = if self.options.solo() { Rule("DA-2.2") } else { Rule("PM-1.11l") };
                sink.emit(rule, || Event::Drew { player, card, slot: None });
            }
        }
        Flow::Ran
    }

    /// PM-7.3 IF there is still no card THEN the draw is skipped.
    /// DA-2.7 IF in solo both module and deck are empty THEN the draw is skipped.
    pub(crate) fn skip_draw(&self, player: Player, sink: &mut impl EventSink<Event>) {
        let rule = if self.options.solo() { Rule("DA-2.7") } else { Rule("PM-7.3") };
        sink.emit(rule, || Event::DrawSkipped { player });
    }

    /// Removes the top card of the deck; the next one shows its back.
    pub(crate) fn lift_top(&mut self) {
        self.state.deck.count -= 1;
        self.state.deck.top = None;
        self.state.frames.call(Frame::NewTop);
    }

    /// PM-7.1 IF the deck is empty THEN the discard pile is shuffled and becomes the deck.
    /// PM-7.2 IF that is empty too THEN all connected cards except the top ones do.
    fn make_new_deck(&mut self, sink: &mut impl EventSink<Event>) {
        let covered = self.state.discard.is_empty();
        if covered {
            for stack in &mut self.state.stacks.0 {
                let top = stack.pop();
                stack.clear();
                stack.extend(top);
            }
        } else {
            self.state.discard.clear();
        }
        let sealed: u8 = self.state.sealed().values().iter().sum();
        let cards = self.state.unseen().len() as u8 - sealed;
        self.state.deck.count = cards;
        self.state.frames.call(Frame::NewTop);
        let rule = if covered { Rule("PM-7.2") } else { Rule("PM-7.1") };
        sink.emit(rule, || Event::Shuffled { cards, covered });
    }

    /// PM-14.3 MUST: everybody sees how many cards the deck has and the colour of the top one.
    pub(crate) fn run_new_top(&mut self) -> Flow {
        let deck = &mut self.state.deck;
        if deck.count == 0 {
            return self.done();
        }
        if usize::from(deck.count) == deck.bottom.len() {
            deck.top = Some(Face::Known(deck.bottom.remove(0)));
            return self.done();
        }
        Flow::Asks
    }

    /// The possible colours of the new top card, weighted by how many cards of each have not been
    /// seen and are not sealed elsewhere.
    pub(crate) fn legal_new_top(&self, out: &mut impl ActionSink<Choice>) {
        let (unseen, sealed) = (self.state.unseen(), self.state.sealed());
        for colour in Colour::ALL {
            let cards = unseen.and(colour.cards()).len() as u32 - u32::from(sealed[colour]);
            if cards > 0 {
                out.chance(Choice::Top(colour), cards);
            }
        }
    }

    pub(crate) fn answer_new_top(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Top(colour) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.deck.top = Some(Face::Sealed(colour));
        sink.emit(Rule("PM-14.3"), || Event::TopShown { colour });
    }

    pub(crate) fn legal_top_face(&self, out: &mut impl ActionSink<Choice>) {
        if let Some(Face::Sealed(colour)) = self.state.deck.top {
            for card in self.state.unseen().and(colour.cards()).iter() {
                out.chance(Choice::Reveal(card), 1);
            }
        }
    }

    pub(crate) fn answer_top_face(&mut self, choice: Choice) {
        let Choice::Reveal(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.deck.top = Some(Face::Known(card));
    }

    /// Handles an edited position in which no card can be on top as claimed: the deck is then what
    /// was put under it.
    pub(crate) fn no_such_top(&mut self) {
        self.state.frames.finish();
        let deck = &mut self.state.deck;
        deck.count = deck.bottom.len() as u8;
        deck.top = None;
    }

    /// Discards cards from the top of the deck, one at a time, until there are none left to
    /// discard.
    ///
    /// PM-E.15 MUST: each is discarded on its own, so the last one is on top.
    pub(crate) fn run_mill(&mut self, left: u8, sink: &mut impl EventSink<Event>) -> Flow {
        if left == 0 || self.state.deck.count == 0 {
            return self.done();
        }
        match self.state.deck.top {
            None => self.state.frames.call(Frame::NewTop),
            Some(Face::Sealed(_)) => self.state.frames.call(Frame::RevealTop),
            Some(Face::Known(card)) => {
                self.state.frames.goto(Frame::Mill { left: left - 1 });
                self.lift_top();
                self.state.discard.push(card);
                sink.emit(Rule("PM-E.15"), || Event::Milled { card });
            }
        }
        Flow::Ran
    }
}

//! CL-1.10, CL-14.2, CL-15.1: drawing cards.

use game_core::{ActionSink, EventSink, Flow, Items, Rule, Select};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{DrawnTo, Frame};
use crate::types::{Card, Deck};

impl CoLab {
    /// Whether a card of this deck can be drawn, possibly after a shuffle.
    pub(crate) fn can_draw(&self, deck: Deck) -> bool {
        self.state.deck_size(deck, self.content) > 0 || self.state.discard_size(deck) > 0
    }

    /// CL-1.10 IF the deck is empty THEN its discard pile becomes the deck; without one no card is
    /// drawn.
    pub(crate) fn run_draw(&mut self, deck: Deck, sink: &mut impl EventSink<Event>) -> Flow {
        if self.state.deck_size(deck, self.content) > 0 {
            return Flow::Asks;
        }
        let cards = self.state.discard_size(deck);
        if cards == 0 {
            let player = self.acting();
            sink.emit(Rule("CL-1.10"), || Event::NoCard { player, deck });
            return self.done();
        }
        deck.cards().for_each(|card| self.state.discarded[card] = 0);
        sink.emit(Rule("CL-1.10"), || Event::Shuffled { deck, cards });
        Flow::Ran
    }

    /// CL-2.1 MUST: every unseen card is equally likely.
    pub(crate) fn legal_draw(&self, deck: Deck, out: &mut impl ActionSink<Choice>) {
        for card in deck.cards() {
            let unseen = self.state.unseen(card, self.content);
            if unseen > 0 {
                out.chance(Choice::Draw(card), unseen.into());
            }
        }
    }

    /// CL-14.2 and CL-15.3 MUST: the card goes into the hand, however many are there.
    pub(crate) fn answer_draw(
        &mut self,
        to: DrawnTo,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Draw(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        match to {
            DrawnTo::Hand => self.state.you_mut().hand[card] += 1,
            DrawnTo::Drawn => self.state.drawn[card] += 1,
        }
        let player = self.acting();
        let rule = if to == DrawnTo::Hand { Rule("CL-14.2") } else { Rule("CL-15.1") };
        sink.emit(rule, || Event::Drew { player, card });
    }

    /// CL-15.1 MUST: the deck of each card is chosen when the one before has been seen.
    pub(crate) fn run_draw_some(&mut self, left: u8, keep: u8) -> Flow {
        if left > 0 && Deck::ALL.into_iter().any(|deck| self.can_draw(deck)) {
            return Flow::Asks;
        }
        self.state.frames.goto(Frame::KeepSome { keep, from: Card::default() });
        Flow::Ran
    }

    pub(crate) fn answer_draw_some(&mut self, left: u8, keep: u8, choice: Choice) {
        let Choice::Deck(deck) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::DrawSome { left: left.saturating_sub(1), keep });
        self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Drawn });
    }

    fn drawn(&self) -> impl Iterator<Item = Card> {
        self.state.drawn.iter().filter(|(_, count)| **count > 0).map(|(card, _)| card)
    }

    fn first_drawn(&self) -> Option<Card> {
        self.drawn().next()
    }

    /// CL-1.11 MUST: cards that are not kept go face up onto the discard pile of their type.
    pub(crate) fn run_keep_some(&mut self, keep: u8, sink: &mut impl EventSink<Event>) -> Flow {
        if keep > 0 && self.drawn().next().is_some() {
            return Flow::Asks;
        }
        while let Some(card) = self.first_drawn() {
            self.discard_drawn(card, sink);
        }
        self.done()
    }

    fn discard_drawn(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        self.state.drawn[card] -= 1;
        self.state.discarded[card] += 1;
        let player = self.acting();
        sink.emit(Rule("CL-1.11"), || Event::CardDiscarded { player, card });
    }

    /// CL-15.2 IF no more cards were drawn than can be kept THEN keeping them is a choice.
    pub(crate) fn to_keep(&self, keep: u8, from: Card) -> Select<Choice, impl Items<Choice>> {
        let drawn = &self.state.drawn;
        let may_leave = drawn.values().iter().sum::<u8>() <= keep;
        let items = drawn.iter().filter(move |(card, _)| *card >= from);
        let items = items.map(|(card, &count)| (Choice::Keep(card), count));
        let (least, done) = if may_leave { (0, Some(Choice::Skip)) } else { (keep, None) };
        Select { items, least, most: keep, done }
    }

    pub(crate) fn answer_keep_some(
        &mut self,
        keep: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Keep(card) => {
                self.state.drawn[card] -= 1;
                self.state.you_mut().hand[card] += 1;
                let player = self.acting();
                sink.emit(Rule("CL-15.1"), || Event::Kept { player, card });
                self.state.frames.goto(Frame::KeepSome { keep: keep - 1, from: card });
            }
            _ => self.state.frames.goto(Frame::KeepSome { keep: 0, from: Card::default() }),
        }
    }
}

//! CL-25: the end of a turn.

use game_core::{ActionSink, EventSink, Flow, Items, Rule, Select};

use crate::choice::Choice;
use crate::effect::Part;
use crate::event::{Event, PotionPlace};
use crate::game::CoLab;
use crate::grid::Built;
use crate::sequence::Frame;
use crate::types::{Card, Cell};

/// The index of wild tokens, after those of the colours.
const WILD: u8 = 3;

impl CoLab {
    pub(crate) fn run_place_potions(&mut self) -> Flow {
        if self.state.you().new_potions == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-25.3 MUST: four on a card, one in storage.
    fn takes_potions(&self, built: &Built) -> bool {
        self.content.cards[built.card].ability.potion_cost().is_some()
            && built.potions < self.content.limits.potions_on_card
    }

    /// CL-25.2 MUST: onto a card that has room, or into the storage slot if it is empty.
    /// CL-25.5 IF no card has room THEN storing is a choice, and otherwise the token is lost.
    pub(crate) fn legal_place_potions(&self, out: &mut impl ActionSink<Choice>) {
        let you = self.state.you();
        let cards = you.grid.cards().iter().filter(|built| self.takes_potions(built));
        let cells: game_core::EnumSet<Cell> = cards.map(|built| built.cell).collect();
        cells.iter().for_each(|cell| out.choice(Choice::StoreOn(cell)));
        if you.stored_potions < self.content.limits.stored_potions {
            out.choice(Choice::Store);
        }
        if cells.is_empty() {
            out.choice(Choice::Lose);
        }
    }

    /// CL-25.4 MUST: a token that has been placed stays there until it is spent.
    pub(crate) fn answer_place_potions(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.acting();
        let you = self.state.you_mut();
        you.new_potions -= 1;
        let to = match choice {
            Choice::StoreOn(cell) => {
                let Some(nth) = you.grid.at(cell) else { return };
                let Some(built) = you.grid.nth_mut(nth) else { return };
                built.potions += 1;
                PotionPlace::Card(built.card, cell)
            }
            Choice::Store => {
                you.stored_potions += 1;
                PotionPlace::Storage
            }
            _ => PotionPlace::Nowhere,
        };
        sink.emit(Rule("CL-25.2"), || Event::PotionPlaced { player, to });
    }

    /// CL-25.10 IF a section A raises a limit THEN it is higher.
    fn raised(&self, by: fn(Part) -> u8) -> u8 {
        let bonus = self.state.you().section_a;
        bonus.map_or(0, |bonus| self.content.bonus[bonus].effect.parts().map(by).sum())
    }

    /// The number of tokens above the limit.
    ///
    /// CL-25.9 MUST: this is the only moment at which limits count, for whoever's turn ends.
    /// CL-25.11 MUST: dice and research tokens have no limit.
    pub(crate) fn tokens_too_many(&self) -> u8 {
        let (you, limits) = (self.state.you(), &self.content.limits);
        let limit = if you.stored_potions > 0 { limits.tokens_with_potion } else { limits.tokens };
        let more = self.raised(|part| if let Part::TokenLimit(n) = part { n } else { 0 });
        you.token_count().saturating_sub(limit + more)
    }

    pub(crate) fn run_limit_tokens(&mut self) -> Flow {
        if self.tokens_too_many() == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-25.6 MUST: tokens of choice go until the limit is kept; named in ascending order.
    pub(crate) fn tokens_to_drop(&self, from: u8) -> Select<Choice, impl Items<Choice>> {
        let (you, too_many) = (self.state.you(), self.tokens_too_many());
        let coloured = you.tokens.iter().filter(move |(colour, _)| *colour as u8 >= from);
        let coloured = coloured.map(|(colour, &count)| (Choice::DropToken(colour), count));
        let items = coloured.chain([(Choice::DropWild, you.wild)]);
        Select { items, least: too_many, most: too_many, done: None }
    }

    pub(crate) fn answer_limit_tokens(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let you = self.state.you_mut();
        let colour = match choice {
            Choice::DropToken(colour) => {
                you.tokens[colour] -= 1;
                Some(colour)
            }
            _ => {
                you.wild -= 1;
                None
            }
        };
        sink.emit(Rule("CL-25.6"), || Event::TokenDiscarded { player, colour });
        let from = colour.map_or(WILD, |colour| colour as u8);
        self.state.frames.goto(Frame::LimitTokens { from });
    }

    pub(crate) fn cards_too_many(&self) -> u8 {
        let more = self.raised(|part| if let Part::HandLimit(n) = part { n } else { 0 });
        self.state.you().hand_size().saturating_sub(self.content.limits.hand + more)
    }

    pub(crate) fn run_limit_hand(&mut self) -> Flow {
        if self.cards_too_many() == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-25.7 MUST: cards of choice go until the limit is kept; bonus cards are not part of the
    /// hand.
    pub(crate) fn cards_to_drop(&self, from: Card) -> Select<Choice, impl Items<Choice>> {
        let (you, too_many) = (self.state.you(), self.cards_too_many());
        let hand = you.hand.iter().filter(move |(card, _)| *card >= from);
        let items = hand.map(|(card, &count)| (Choice::DropCard(card), count));
        Select { items, least: too_many, most: too_many, done: None }
    }

    pub(crate) fn answer_limit_hand(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::DropCard(card) = choice else { return game_core::not_listed(choice) };
        self.state.you_mut().hand[card] -= 1;
        self.state.discarded[card] += 1;
        self.state.frames.goto(Frame::LimitHand { from: card });
        let player = self.acting();
        sink.emit(Rule("CL-25.7"), || Event::CardDiscarded { player, card });
    }

    /// Turns triggers face up and removes the marks of the turn.
    ///
    /// CL-20.10 and CL-25.8 MUST: all trigger tokens of the player are face up again.
    /// CL-13.10 and CL-17.15 MUST: minions are fresh again, and their dice unmarked.
    /// CL-17.13 MUST: a discount that no card used is gone.
    pub(crate) fn turn_up(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        if self.state.you().grid.cards().iter().any(|built| built.active) {
            sink.emit(Rule("CL-25.8"), || Event::TriggersUp { player });
        }
        for built in self.state.you_mut().grid.cards_mut() {
            (built.active, built.used) = (false, false);
        }
        for minion in self.state.windows.values_mut().iter_mut().flatten() {
            (minion.worked, minion.worked_again, minion.paid) = (false, false, false);
        }
        let count = std::mem::take(&mut self.state.turn.discount);
        if count > 0 {
            sink.emit(Rule("CL-17.13"), || Event::DiscountLost { player, count });
        }
    }
}

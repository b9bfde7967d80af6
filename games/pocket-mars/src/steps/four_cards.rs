//! PM-6: the 4 card rule.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, Pile};
use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::types::{Id, Player, Slot};

/// The number of cards that a player has in hand and prep module together.
const FOUR: usize = 4;

impl PocketMars {
    /// PM-6.1 MUST: after the action everybody is restored, the active player first, then
    /// clockwise.
    /// PM-E.5 MUST: each is finished before the next begins.
    /// DA-4.7 MUST: in solo only the human is; the androids have no 4 card rule.
    pub(crate) fn restored(&self, turn: u8) -> Player {
        let seated = self.options.seated();
        seated[(self.state.active.index() + usize::from(turn)) % seated.len()]
    }

    /// PM-6.5 MUST: the rule applies once, at the end of the turn, never between effects.
    pub(crate) fn run_four_cards(&mut self, turn: u8, sink: &mut impl EventSink<Event>) -> Flow {
        if usize::from(turn) >= self.options.seated().len() {
            return self.done();
        }
        let player = self.restored(turn);
        if self.draws_to_four(player) || self.discards_to_four(player) || self.fills_module(player)
        {
            return Flow::Asks;
        }
        if self.state.card_count(player) < FOUR {
            self.skip_draw(player, sink);
        }
        let cards = self.state.prep_count(player) as u8;
        if usize::from(cards) < Slot::ALL.len() {
            sink.emit(Rule("PM-6.3c"), || Event::ModuleNotFull { player, cards });
        }
        self.state.frames.goto(Frame::FourCards { turn: turn + 1 });
        Flow::Ran
    }

    /// PM-6.2a IF hand and prep module have fewer than 4 cards THEN one is drawn, until there are
    /// 4.
    fn draws_to_four(&self, player: Player) -> bool {
        let androids = self.options.solo() && self.state.prep_count(Player::Androids) > 0;
        self.state.card_count(player) < FOUR && (androids || self.can_draw())
    }

    /// PM-6.2b IF there are more than 4 THEN one of the hand is discarded, until there are 4.
    fn discards_to_four(&self, player: Player) -> bool {
        self.state.card_count(player) > FOUR && !self.state.hands[player].is_empty()
    }

    /// PM-6.3a IF the prep module has fewer than 2 cards THEN cards of the hand are put into it.
    /// PM-6.3b IF it has 2 THEN it is not changed.
    /// PM-6.3c IF the hand runs out THEN it stays as full as the hand allowed.
    /// PM-E.20 MUST: that happens only after a skipped draw or with other content.
    fn fills_module(&self, player: Player) -> bool {
        self.state.prep_count(player) < Slot::ALL.len() && !self.state.hands[player].is_empty()
    }

    /// PM-6.4 MUST: what goes into the prep module is decided after all draws and discards.
    pub(crate) fn legal_four_cards(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        if self.draws_to_four(player) {
            self.legal_draw(out);
        } else if self.discards_to_four(player) {
            self.state.hands[player].iter().for_each(|card| out.choice(Choice::Discard(card)));
        } else {
            self.state.hands[player].iter().for_each(|card| out.choice(Choice::Prepare(card)));
        }
    }

    /// PM-3.6b MUST: a card in a prep module never returns to its owner's hand.
    pub(crate) fn answer_four_cards(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Draw => self.state.frames.call(Frame::DrawFromDeck { player }),
            Choice::DrawSlot(slot) => self.draw_from_androids(player, slot),
            Choice::Discard(card) => {
                self.state.hands[player].remove(card);
                self.state.discard.push(card);
                sink.emit(Rule("PM-6.2b"), || Event::Discarded { player, card, from: Pile::Hand });
            }
            Choice::Prepare(card) => self.prepare(player, card, Rule("PM-6.3a"), sink),
            other => game_core::not_listed(other),
        }
    }
}

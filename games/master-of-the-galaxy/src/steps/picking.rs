//! MG-11.1 to MG-11.5: picks of cards.

use game_core::{ActionSink, EnumSet, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Pile, Player};

impl MasterOfTheGalaxy {
    /// MG-11.1 MUST: picks wait in a queue until Phase 3.
    pub(crate) fn earn_pick(
        &mut self,
        player: Player,
        piles: EnumSet<Pile>,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        // An effect of another player earns no pick: only the active player has a Phase 3 in this
        // turn.
        if player != self.state.active || self.state.picks.len() == self.state.picks.capacity() {
            sink.emit(rule, || Event::PickLost { player });
            return;
        }
        self.state.picks.push(piles);
        sink.emit(rule, || Event::PickEarned { player, piles });
    }

    /// Takes the next pick of the queue; if there is none, the phase is over.
    pub(crate) fn next_pick(&mut self) {
        if self.state.picks.is_empty() {
            return;
        }
        let piles = self.state.picks.remove(0);
        // The step is repeated until the queue is empty.
        if let Some(Frame::List { list, next }) = self.state.frames.top() {
            self.state.frames.goto(Frame::List { list, next: next - 1 });
        }
        self.state.frames.call(Frame::ChooseDeck { piles });
    }

    /// MG-11.3 IF: several types are allowed, the deck is chosen first.
    ///
    /// MG-11.5 IF: a deck is empty, another allowed type is chosen, or the pick is lost.
    pub(crate) fn legal_deck(&self, piles: EnumSet<Pile>, out: &mut impl ActionSink<Choice>) {
        for pile in piles.iter() {
            if !self.state.decks[pile].is_empty() {
                out.choice(Choice::Deck(pile));
            }
        }
    }

    pub(crate) fn answer_deck(&mut self, choice: Choice) {
        let Choice::Deck(pile) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::Look { pile, player: self.state.active });
    }

    /// MG-11.2 MUST: that many cards are shown; then one may be kept.
    pub(crate) fn go_on_looking(&mut self, pile: Pile, player: Player) -> Flow {
        let shown = self.state.shown.len();
        if shown < usize::from(self.look(player, pile)) && !self.state.decks[pile].is_empty() {
            return Flow::Asks;
        }
        self.state.frames.goto(Frame::Keep { pile, player });
        Flow::Ran
    }

    pub(crate) fn legal_look(&self, pile: Pile, out: &mut impl ActionSink<Choice>) {
        self.state.decks[pile].legal_actions(out, Choice::Show);
    }

    /// MG-11.9 MUST: everybody sees the cards that are shown.
    pub(crate) fn answer_look(
        &mut self,
        pile: Pile,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Show(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::Look { pile, player });
        self.state.decks[pile].draw(card);
        self.state.shown.push(card);
        sink.emit(Rule("MG-11.2"), || Event::Shown { card });
    }

    /// MG-11.4 MAY: none is kept; one of the species must be (MG-2.9).
    pub(crate) fn legal_keep(&self, pile: Pile, out: &mut impl ActionSink<Choice>) {
        let mut shown: Vec<_> = self.state.shown.iter().copied().collect();
        shown.sort_unstable();
        let any = !shown.is_empty();
        shown.into_iter().for_each(|card| out.choice(Choice::Keep(card)));
        if any && pile != Pile::Species {
            out.choice(Choice::Pass);
        }
    }

    pub(crate) fn answer_keep(
        &mut self,
        pile: Pile,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.goto(Frame::Under { pile, player });
        match choice {
            Choice::Keep(card) => {
                self.state.shown.retain(|&other| other != card);
                let rule = if pile == Pile::Species { Rule("MG-2.9") } else { Rule("MG-11.2") };
                self.receive(player, card, rule, sink);
            }
            Choice::Pass => sink.emit(Rule("MG-11.4"), || Event::PickLost { player }),
            other => game_core::not_listed(other),
        }
    }

    /// Puts the other cards under the deck in the order that the player chooses; then the top card
    /// is turned up.
    pub(crate) fn go_on_putting_under(&mut self, pile: Pile) -> Flow {
        if !self.state.shown.is_empty() {
            return Flow::Asks;
        }
        self.state.frames.finish();
        if pile != Pile::Species && !self.state.decks[pile].is_empty() {
            self.state.frames.call(Frame::TurnUp { pile });
        }
        Flow::Ran
    }

    pub(crate) fn legal_under(&self, out: &mut impl ActionSink<Choice>) {
        let mut shown: Vec<_> = self.state.shown.iter().copied().collect();
        shown.sort_unstable();
        shown.into_iter().for_each(|card| out.choice(Choice::Under(card)));
    }

    pub(crate) fn answer_under(
        &mut self,
        pile: Pile,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Under(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::Under { pile, player });
        self.state.shown.retain(|&other| other != card);
        self.state.decks[pile].put_under(card);
        sink.emit(Rule("MG-11.9"), || Event::PutUnder { card });
    }
}

//! CL-16, CL-18: Build.

use game_core::{ActionSink, EnumMap, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::content::Symbols;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::Payment;
use crate::types::{Card, Cell, Deck, Lab};

impl CoLab {
    /// Begins a Build.
    ///
    /// CL-14.7 MUST: a whole Build in the lab where the scientist is, with all its symbols
    /// available again.
    /// CL-16.7 IF the scientist is in no lab THEN it does nothing.
    /// CL-16.8 IF it comes before the move THEN it takes place where the scientist still is.
    pub(crate) fn begin_build(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let Some(lab) = self.state.you().place.lab() else {
            return sink.emit(Rule("CL-16.7"), || Event::NoBuild { player });
        };
        sink.emit(Rule("CL-16.4"), || Event::Builds { player, lab });
        self.state.frames.call(Frame::Build { left: self.allowance() });
    }

    /// CL-16.1 MUST: of each type, as many cards as the lab and its tiles show build symbols.
    /// CL-16.4 MUST: they are counted when the Build begins.
    pub(crate) fn allowance(&self) -> Symbols {
        self.state.you().place.lab().map_or_else(EnumMap::default, |lab| self.symbols_of(lab))
    }

    /// The build symbols of a lab and its tiles.
    pub fn symbols_of(&self, lab: Lab) -> Symbols {
        let mut symbols = self.content.labs[lab];
        for tile in self.state.tiles[lab].values().iter().flatten() {
            for (deck, count) in self.content.tiles[*tile].symbols.iter() {
                symbols[deck] += count;
            }
        }
        symbols
    }

    /// CL-16.2 MUST: one card after the other.
    /// CL-16.3 MAY: stop at any time.
    /// CLS-16.2 MAY: the card that ends the game need not be the last one of its turn.
    pub(crate) fn legal_build(&self, left: Symbols, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        self.legal_cards(|deck| left[deck] > 0, out);
        out.choice(Choice::Stop);
    }

    /// CL-17.14 MUST: only cards that can be paid in full, and that have a cell.
    fn legal_cards(&self, allowed: impl Fn(Deck) -> bool, out: &mut impl ActionSink<Choice>) {
        let you = self.state.you();
        if !self.has_room() || !you.grid.has_room() {
            return;
        }
        let purse = self.purse();
        for (card, _) in you.hand.iter().filter(|(_, count)| **count > 0) {
            if allowed(card.deck()) && self.can_pay_from(&purse, card) {
                out.choice(Choice::BuildCard(card));
            }
        }
    }

    /// CL-16.5 MUST: each build symbol serves once.
    pub(crate) fn answer_build(
        &mut self,
        mut left: Symbols,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::BuildCard(card) => {
                left[card.deck()] -= 1;
                self.state.frames.goto(Frame::Build { left });
                self.begin_card(card, sink);
            }
            Choice::Stop => self.finish(),
            free => self.take_free(free, sink),
        }
    }

    pub(crate) fn run_extra_build(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-16.6 MUST: without build symbols, but paid in full.
    pub(crate) fn legal_extra_build(&self, deck: Option<Deck>, out: &mut impl ActionSink<Choice>) {
        self.legal_cards(|other| deck.is_none_or(|deck| deck == other), out);
        out.choice(Choice::Stop);
    }

    pub(crate) fn answer_extra_build(
        &mut self,
        deck: Option<Deck>,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::BuildCard(card) = choice else { return self.finish() };
        self.state.frames.goto(Frame::ExtraBuild { deck, left: left - 1 });
        self.begin_card(card, sink);
    }

    fn begin_card(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        self.state.you_mut().hand[card] -= 1;
        self.state.payment = Payment {
            card: Some(card),
            price: self.content.cards[card].cost,
            discount: std::mem::take(&mut self.state.turn.discount),
            ..Payment::default()
        };
        let player = self.acting();
        sink.emit(Rule("CL-16.2"), || Event::CardChosen { player, card });
        self.state.frames.call(Frame::FixPrice);
    }

    pub(crate) fn legal_cell(&self, out: &mut impl ActionSink<Choice>) {
        for cell in self.state.you().grid.free() {
            out.choice(Choice::At(cell));
        }
    }

    pub(crate) fn answer_cell(&mut self, choice: Choice) {
        let Choice::At(cell) = choice else { return game_core::not_listed(choice) };
        self.state.payment.cell = cell;
        self.state.frames.goto(Frame::Pay);
    }

    /// Places the paid card, scores it, and begins what it sets off.
    ///
    /// CL-20.1 MUST: its trigger token is face up at once.
    pub(crate) fn lay_card(&mut self, sink: &mut impl EventSink<Event>) {
        sink.show(self);
        let payment = std::mem::take(&mut self.state.payment);
        let Some(card) = payment.card else { return };
        let nth = self.state.you().grid.len();
        let (printed, scaled) = self.scores_at(card, payment.cell);
        self.state.you_mut().grid.lay(card, payment.cell);
        let (player, cell) = (self.acting(), payment.cell);
        sink.emit(Rule("CL-19.1"), || Event::Built { player, card, cell, printed, scaled });
        self.state.frames.goto(Frame::After { nth, own: false, reacted: 0 });
        self.score(printed.saturating_add(scaled), sink);
    }
    /// The points of a card in a cell of the acting player's grid: its printed points, and the
    /// increase of all SCORE texts.
    pub fn scores_at(&self, card: Card, cell: Cell) -> (u8, u8) {
        let mut grid = self.state.you().grid;
        let before = grid.scaled(self.content);
        grid.lay(card, cell);
        (self.content.cards[card].points, (grid.scaled(self.content) - before) as u8)
    }
}

//! The effects that handle cards.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, Pile};
use crate::game::PocketMars;
use crate::sequence::{Frame, Purpose};
use crate::state::{Face, PrepCard};
use crate::types::{Building, Card, Id, Player, Slot};

impl PocketMars {
    /// PM-1.11l MUST: `draw` takes cards into the hand one by one, each seen before the next.
    /// DA-2.1 IF the androids' prep module has a card THEN the human draws one of these, of his
    /// choice.
    /// DA-2.2 IF it is empty THEN he draws from the deck.
    /// DA-2.3 MUST: every card is a draw of its own.
    /// DA-2.4 MUST: this holds for effects and for the 4 card rule alike.
    pub(crate) fn legal_draw(&self, out: &mut impl ActionSink<Choice>) {
        if self.options.solo() && self.state.prep_count(Player::Androids) > 0 {
            for (slot, _) in self.state.slots(Player::Androids) {
                out.choice(Choice::DrawSlot(slot));
            }
        } else if self.can_draw() {
            out.choice(Choice::Draw);
        }
    }

    /// DA-2.5 MUST: the androids' module is not refilled at that moment.
    pub(crate) fn draw_from_androids(&mut self, you: Player, slot: Slot) {
        self.take_slot(you, Player::Androids, slot, Purpose::Draw);
    }

    /// Lists every card in another player's prep module.
    pub(crate) fn legal_slots_of_others(
        &self,
        you: Player,
        choice: impl Fn(Player, Slot) -> Choice,
        out: &mut impl ActionSink<Choice>,
    ) {
        for owner in self.others(you) {
            for (slot, _) in self.state.slots(owner) {
                out.choice(choice(owner, slot));
            }
        }
    }

    /// PM-1.11m MUST: `peek` looks at cards of one other player's prep module; they stay where they
    /// are.
    pub(crate) fn begin_peek(&mut self, you: Player, owner: Player, slot: Slot, units: u8) {
        let (one, two) = (slot == Slot::One, slot == Slot::Two);
        self.state.frames.call(Frame::Peek { you, owner, one, two, left: units - 1 });
        self.state.frames.call(Frame::LookAt { you, owner, slot });
    }

    /// PM-E.11 MUST: if there are fewer cards than units, those that are there are looked at.
    pub(crate) fn legal_peek(
        &self,
        you: Player,
        owner: Player,
        one: bool,
        two: bool,
        out: &mut impl ActionSink<Choice>,
    ) {
        let mut any = false;
        for (slot, _) in self.state.slots(owner) {
            let looked = if slot == Slot::One { one } else { two };
            if !looked && owner != you {
                out.choice(Choice::Peek(owner, slot));
                any = true;
            }
        }
        if any {
            out.choice(Choice::Skip);
        }
    }

    pub(crate) fn answer_peek(
        &mut self,
        you: Player,
        owner: Player,
        one: bool,
        two: bool,
        left: u8,
        choice: Choice,
    ) {
        match choice {
            Choice::Peek(_, slot) => {
                let (one, two) = (one || slot == Slot::One, two || slot == Slot::Two);
                self.state.frames.goto(Frame::Peek { you, owner, one, two, left: left - 1 });
                self.state.frames.call(Frame::LookAt { you, owner, slot });
            }
            Choice::Skip => {
                self.state.frames.finish();
            }
            other => game_core::not_listed(other),
        }
    }

    /// Emits that there is no further card to look at.
    pub(crate) fn end_peek(
        &mut self,
        you: Player,
        owner: Player,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        sink.emit(Rule("PM-E.11"), || Event::NothingMoreToSee { player: you, owner });
    }

    /// Shows the face to the player who looks and to nobody else.
    pub(crate) fn run_look(
        &mut self,
        you: Player,
        owner: Player,
        slot: Slot,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let held = &mut self.state.prep[owner][slot.index()];
        match held.as_mut() {
            Some(PrepCard { face: Face::Known(card), seen_by }) => {
                let card = *card;
                seen_by[you] = true;
                sink.emit(Rule("PM-1.11m"), || Event::Looked { player: you, owner, slot, card });
                self.done()
            }
            Some(_) => self.reveal(owner, slot),
            None => self.done(),
        }
    }

    /// PM-1.11n MUST: `scrap` discards a card of another player's prep module, chosen by its back.
    pub(crate) fn scrap(&mut self, you: Player, owner: Player, slot: Slot) {
        self.take_slot(you, owner, slot, Purpose::Scrap);
    }

    /// Takes a card out of a slot for an effect, after its face has been shown.
    pub(crate) fn take_slot(&mut self, you: Player, owner: Player, slot: Slot, purpose: Purpose) {
        self.state.frames.call(Frame::TakeSlot { you, owner, slot, purpose });
    }

    pub(crate) fn run_take(
        &mut self,
        you: Player,
        owner: Player,
        slot: Slot,
        purpose: Purpose,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(held) = self.state.prep[owner][slot.index()] else { return self.done() };
        let Face::Known(card) = held.face else { return self.reveal(owner, slot) };
        self.state.frames.finish();
        match purpose {
            Purpose::Connect => self.connect(owner, slot, sink),
            Purpose::Draw => {
                self.state.prep[owner][slot.index()] = None;
                self.state.hands[you].insert(card);
                let event = || Event::Drew { player: you, card, slot: Some(slot) };
                sink.emit(Rule("DA-2.1"), event);
            }
            Purpose::Scrap | Purpose::Launch => {
                self.state.prep[owner][slot.index()] = None;
                self.state.discard.push(card);
                let launch = purpose == Purpose::Launch;
                let rule = if launch { Rule("DA-4.5a") } else { Rule("PM-1.11n") };
                sink.emit(rule, || Event::Scrapped { player: you, owner, slot, card });
            }
        }
        Flow::Ran
    }

    /// Asks chance for the face of a card that nobody has seen.
    fn reveal(&mut self, owner: Player, slot: Slot) -> Flow {
        self.state.frames.call(Frame::RevealSlot { owner, slot });
        Flow::Ran
    }

    /// The cards that a sealed slot of this colour can hold, each equally likely.
    pub(crate) fn legal_slot_face(
        &self,
        owner: Player,
        slot: Slot,
        out: &mut impl ActionSink<Choice>,
    ) {
        if let Some(held) = self.state.prep[owner][slot.index()] {
            for card in self.state.unseen().and(held.face.colour().cards()).iter() {
                out.chance(Choice::Reveal(card), 1);
            }
        }
    }

    pub(crate) fn answer_slot_face(&mut self, owner: Player, slot: Slot, choice: Choice) {
        let Choice::Reveal(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        if let Some(held) = &mut self.state.prep[owner][slot.index()] {
            held.face = Face::Known(card);
        }
    }

    /// PM-1.11o MUST: `trade` exchanges one of your prep cards for another player's; both stay
    /// face-down.
    pub(crate) fn legal_trade(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for (own, _) in self.state.slots(you) {
            self.legal_slots_of_others(you, |owner, slot| Choice::Trade(own, owner, slot), out);
        }
    }

    /// PM-14.2 MUST: a player who has seen a face still knows it, even in its new slot, and each
    /// new owner may look; other seats see the back.
    pub(crate) fn run_trade(
        &mut self,
        you: Player,
        own: Slot,
        owner: Player,
        slot: Slot,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let given = self.state.prep[you][own.index()];
        let taken = self.state.prep[owner][slot.index()];
        let (Some(mut given), Some(mut taken)) = (given, taken) else { return self.done() };
        let Face::Known(card) = taken.face else { return self.reveal(owner, slot) };
        taken.seen_by[you] = true;
        if owner != Player::Androids {
            given.seen_by[owner] = true;
        }
        self.state.prep[you][own.index()] = Some(taken);
        self.state.prep[owner][slot.index()] = Some(given);
        if let Face::Known(given) = given.face {
            let event = || Event::Traded { player: you, own, owner, slot, given, taken: card };
            sink.emit(Rule("PM-1.11o"), event);
        }
        self.done()
    }

    /// PM-1.11p MUST: `cycle` puts cards from hand or prep module under the deck, one at a time.
    pub(crate) fn legal_cycle(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.state.hands[you].or(self.own_prep_cards(you).collect()).iter() {
            out.choice(Choice::Cycle(card));
        }
    }

    /// PM-E.14 MUST: the card put away last is the lowest.
    /// DA-2.9 MAY: an empty deck takes cards too; they become the deck.
    /// PM-1.12 MUST: everybody sees its colour; only the player who puts it away sees its face.
    pub(crate) fn cycle(&mut self, you: Player, card: Card, sink: &mut impl EventSink<Event>) {
        let from = self.take_own(you, card);
        let deck = &mut self.state.deck;
        if deck.count == 0 {
            deck.top = Some(Face::Known(card));
        } else {
            deck.bottom.push(card);
        }
        deck.count += 1;
        sink.emit(Rule("PM-1.11p"), || Event::Cycled { player: you, card, from });
    }

    /// Takes a card out of the player's own hand or prep module, and returns where it was.
    pub(crate) fn take_own(&mut self, you: Player, card: Card) -> Pile {
        if let Some(slot) = self.state.slot_of(you, card) {
            self.state.prep[you][slot.index()] = None;
            return Pile::Slot(slot);
        }
        self.state.hands[you].remove(card);
        Pile::Hand
    }

    /// PM-1.11q MUST: `salvage` takes the top card of the discard pile; it is not a draw.
    /// DA-2.6 MUST: so in solo it does not take a card of the androids' module either.
    pub(crate) fn legal_salvage(&self, out: &mut impl ActionSink<Choice>) {
        if !self.state.discard.is_empty() {
            out.choice(Choice::Salvage);
        }
    }

    pub(crate) fn salvage(&mut self, you: Player, sink: &mut impl EventSink<Event>) {
        if let Some(card) = self.state.discard.pop() {
            self.state.hands[you].insert(card);
            sink.emit(Rule("PM-1.11q"), || Event::Salvaged { player: you, card });
        }
    }

    /// PM-1.11r MUST: `swap_cards` lets two cards of a stack of at least 2 change places.
    pub(crate) fn legal_stack(&self, out: &mut impl ActionSink<Choice>) {
        for building in Building::ALL {
            if self.state.stacks[building].len() >= 2 {
                out.choice(Choice::Stack(building));
            }
        }
    }

    /// PM-E.10 MUST: two cards at different places.
    pub(crate) fn legal_swap_cards(&self, building: Building, out: &mut impl ActionSink<Choice>) {
        let height = self.state.stacks[building].len() as u8;
        for low in 1..=height {
            for high in low + 1..=height {
                out.choice(Choice::SwapCards(low, high));
            }
        }
    }

    /// Exchanges the two cards; each keeps its facing.
    pub(crate) fn answer_swap_cards(
        &mut self,
        you: Player,
        building: Building,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::SwapCards(low, high) = choice else { return game_core::not_listed(choice) };
        self.state.stacks[building].swap(usize::from(low) - 1, usize::from(high) - 1);
        sink.emit(Rule("PM-1.11r"), || Event::SwappedCards { player: you, building, low, high });
    }

    /// PM-1.11s MUST: `flip` turns a face-up top card face-down; its value becomes 0.
    pub(crate) fn legal_flip(&self, out: &mut impl ActionSink<Choice>) {
        for building in Building::ALL {
            if self.state.stacks[building].last().is_some_and(|top| !top.face_down) {
                out.choice(Choice::Flip(building));
            }
        }
    }

    /// PM-5.2 MUST: a face-down card shows everybody only its colour.
    pub(crate) fn flip(
        &mut self,
        you: Player,
        building: Building,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Some(top) = self.state.stacks[building].last_mut() {
            top.face_down = true;
            let card = top.card;
            sink.emit(Rule("PM-1.11s"), || Event::Flipped { player: you, building, card });
        }
    }
}

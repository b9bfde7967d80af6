//! PM-4 and DA-4: the five actions, and the consequences of connecting a card.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::{Beneath, Event, NotIn, Pile, Spot};
use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame, List, Purpose};
use crate::state::{Connected, Connection, Face};
use crate::types::{Card, Id, Player, Slot};

impl PocketMars {
    /// PM-4.0b MUST: only legal actions are offered, and passing is not one of them.
    /// DA-4.1 MUST: in solo the five actions are those of DA-4.2 to DA-4.6.
    pub(crate) fn legal_action(&self, out: &mut impl ActionSink<Choice>) {
        let you = self.state.active;
        self.legal_hand_cards(you, out);
        self.legal_own_prep_cards(you, out);
        self.legal_foreign_prep_cards(you, out);
        self.legal_launch(you, out);
        self.legal_energy(you, out);
    }

    /// PM-4.1a MAY: resolve the hand ability of a card in hand.
    /// DA-4.2 MAY: in solo too.
    fn legal_hand_cards(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.state.hands[you].iter() {
            out.choice(Choice::PlayHand(card));
        }
    }

    /// PM-4.2a MAY: connect a card of the player's own prep module.
    /// DA-4.3 MAY: in solo too.
    fn legal_own_prep_cards(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.own_prep_cards(you) {
            out.choice(Choice::PlayPrep(card));
        }
    }

    /// PM-4.3a MAY: connect a card of another player's prep module, knowing its colour.
    /// PM-4.3e IF nobody else has a prep card THEN this is not offered.
    /// DA-4.4a MAY: in solo, connect a card of the androids' prep module.
    /// PM-E.18 MUST: the slot is chosen even if both cards have the same colour.
    fn legal_foreign_prep_cards(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for &owner in self.options.players().iter().filter(|&&owner| owner != you) {
            for (slot, _) in self.state.slots(owner) {
                out.choice(Choice::Take(owner, slot));
            }
        }
    }

    /// PM-4.4 MAY: one colonist from Earth to the Spaceship, if there is one on Earth.
    /// DA-4.5a MAY: in solo, a card of the androids' prep module is discarded as well.
    /// DA-4.5b IF either part is impossible THEN this is not offered.
    fn legal_launch(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        if self.state.earth[you] == 0 {
            return;
        }
        if self.options.solo() {
            for (slot, _) in self.state.slots(Player::Androids) {
                out.choice(Choice::LaunchDiscarding(slot));
            }
        } else {
            out.choice(Choice::Launch);
        }
    }

    /// PM-4.5a MAY: discard a card of hand or prep module for 1 energy.
    /// PM-4.5b MAY: at full energy too; then only the card is exchanged.
    /// DA-4.6 MAY: in solo, for 2 energy.
    fn legal_energy(&self, you: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.state.hands[you].or(self.own_prep_cards(you).collect()).iter() {
            out.choice(Choice::Energy(card));
        }
    }

    /// The cards of a player's own prep module, in ascending order.
    ///
    /// PM-3.6a MAY: their owner looks at them at any time.
    pub(crate) fn own_prep_cards(&self, you: Player) -> impl Iterator<Item = Card> + use<> {
        let cards = self.state.slots(you).filter_map(|(_, held)| held.face.card());
        cards.collect::<crate::types::CardSet>().iter()
    }

    pub(crate) fn answer_action(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let you = self.state.active;
        self.state.frames.finish();
        match choice {
            Choice::PlayHand(card) => self.play_hand(you, card, sink),
            Choice::PlayPrep(card) => {
                if let Some(slot) = self.state.slot_of(you, card) {
                    self.take_slot(you, you, slot, Purpose::Connect);
                }
            }
            Choice::Take(owner, slot) => self.take_slot(you, owner, slot, Purpose::Connect),
            Choice::Launch => self.launch(you, 1, Rule("PM-4.4"), sink),
            Choice::LaunchDiscarding(slot) => {
                self.launch(you, 1, Rule("DA-4.5a"), sink);
                self.take_slot(you, Player::Androids, slot, Purpose::Launch);
            }
            Choice::Energy(card) => self.energy_action(you, card, sink),
            other => game_core::not_listed(other),
        }
    }

    /// PM-4.6 IF no action is legal THEN none is taken; the 4 card rule and the end of the turn
    /// follow.
    /// PM-E.9 MUST: that is the case only if none of the five is legal, a foreign prep card
    /// included.
    pub(crate) fn skip_action(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let player = self.state.active;
        sink.emit(Rule("PM-4.6"), || Event::ActionSkipped { player });
    }

    /// Moves the card from the hand to the place "in play".
    ///
    /// PM-E.7 MUST: there it is neither salvaged nor recycled nor counted as in hand.
    fn play_hand(&mut self, you: Player, card: Card, sink: &mut impl EventSink<Event>) {
        self.state.hands[you].remove(card);
        self.state.in_play = Some(card);
        let rule = if self.options.solo() { Rule("DA-4.2") } else { Rule("PM-4.1a") };
        sink.emit(rule, || Event::HandPlayed { player: you, card });
        self.state.frames.call(Frame::Steps { list: List::HandCard, next: 0 });
    }

    /// PM-4.1c MUST: a hand card is not connected, nothing is compared, no Building ability
    /// follows.
    pub(crate) fn begin_hand_ability(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(card) = self.state.in_play {
            self.begin_ability(AbilityOf::Hand(card), self.state.active, sink);
        }
    }

    /// PM-4.1b MUST: after its ability a hand card goes face-up on top of the discard pile.
    pub(crate) fn discard_played(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(card) = self.state.in_play.take() {
            let player = self.state.active;
            self.state.discard.push(card);
            sink.emit(Rule("PM-4.1b"), || Event::Discarded { player, card, from: Pile::Play });
        }
    }

    fn energy_action(&mut self, you: Player, card: Card, sink: &mut impl EventSink<Event>) {
        let from = self.take_own(you, card);
        self.state.discard.push(card);
        let solo = self.options.solo();
        let rule = if solo { Rule("DA-4.6") } else { Rule("PM-4.5a") };
        sink.emit(rule, || Event::Discarded { player: you, card, from });
        let units = if solo { self.content.solo.energy_action } else { 1 };
        self.gain(you, units, rule, sink);
    }

    /// Puts the card on the stack of its colour, face-up and on top.
    ///
    /// PM-5.1a MUST: only the top card of a stack counts for the next comparison.
    /// PM-5.1b MUST: a card joins only the Building of its colour.
    pub(crate) fn connect(&mut self, owner: Player, slot: Slot, sink: &mut impl EventSink<Event>) {
        let held = self.state.prep[owner][slot.index()].take();
        let Some(Face::Known(card)) = held.map(|held| held.face) else { return };
        let by = self.state.active;
        let building = card.building();
        let value = self.content.card(card).value;
        let beneath = self.value_of(building);
        let on = match self.state.stacks[building].last() {
            None => Beneath::Building,
            Some(connected) if connected.face_down => Beneath::FaceDown,
            Some(connected) => Beneath::Card(connected.card),
        };
        self.state.stacks[building].push(Connected { card, face_down: false });
        self.state.connection = Some(Connection { card, owner, beats: value > beneath });
        let (rule, list) = match (owner == by, owner == Player::Androids) {
            (true, _) => (Rule("PM-4.2a"), List::OwnPrepCard),
            (_, true) => (Rule("DA-4.4a"), List::AndroidPrepCard),
            _ => (Rule("PM-4.3a"), List::ForeignPrepCard),
        };
        sink.emit(rule, || Event::Connected { by, owner, slot, card, value, beneath, on });
        self.state.frames.call(Frame::Steps { list, next: 0 });
    }

    /// The value that the next card of a Building has to beat: 0 for a face-down card, the
    /// Building's own value for an empty stack.
    pub(crate) fn value_of(&self, building: crate::types::Building) -> u8 {
        match self.state.stacks[building].last() {
            None => self.content.buildings[building].value,
            Some(connected) if connected.face_down => 0,
            Some(connected) => self.content.card(connected.card).value,
        }
    }

    /// PM-4.2b IF the value is strictly higher and the Building holds colonists THEN the active
    /// player may move one from his Spaceship to ★ there.
    /// PM-4.3b MUST: with a foreign prep card nobody moves a colonist by value.
    /// PM-4.3f IF `steal_moves_colonist` is on THEN the active player may.
    /// DA-4.4b IF the androids' card is higher THEN the human may.
    pub(crate) fn begin_landing(&mut self, allowed: bool, sink: &mut impl EventSink<Event>) {
        let Some(connection) = self.state.connection.filter(|connection| connection.beats) else {
            return;
        };
        let (player, building) = (self.state.active, connection.card.building());
        let why = if !allowed {
            NotIn::ForeignCard
        } else if !self.content.buildings[building].holds_colonists {
            NotIn::NoColonistsThere(building)
        } else if self.state.on_ship[player] == 0 {
            NotIn::ShipEmpty
        } else {
            return self.state.frames.call(Frame::LandByValue);
        };
        let rule = match why {
            NotIn::ForeignCard => Rule("PM-4.3b"),
            _ => self.landing_rule(connection),
        };
        sink.emit(rule, || Event::NobodyMovesIn { player, why });
    }

    /// The rule by which a colonist moves in for this card.
    fn landing_rule(&self, connection: Connection) -> Rule {
        match (connection.owner == self.state.active, self.options.solo()) {
            (true, _) => Rule("PM-4.2b"),
            (false, true) => Rule("DA-4.4b"),
            (false, false) => Rule("PM-4.3f"),
        }
    }

    pub(crate) fn legal_landing(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::MoveIn);
        out.choice(Choice::Skip);
    }

    pub(crate) fn answer_landing(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Some(connection) = self.state.connection.filter(|_| choice == Choice::MoveIn) else {
            return;
        };
        let you = self.state.active;
        let rule = self.landing_rule(connection);
        let to = Spot::First(connection.card.building());
        self.move_colonist(you, Spot::Ship, to, rule, sink);
    }

    /// PM-4.2c MAY: resolve the prep ability of the player's own card.
    /// PM-4.3c MAY: the owner of a foreign card resolves it, its condition tested for him.
    /// DA-4.4d MUST: the ability of an androids' card is resolved by nobody, so the list of that
    /// action has no such step.
    pub(crate) fn begin_prep_ability(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(Connection { card, owner, .. }) = self.state.connection {
            self.begin_ability(AbilityOf::Prep(card), owner, sink);
        }
    }

    /// PM-4.2d MAY: afterwards resolve the Building's ability, whatever the comparison gave.
    /// PM-4.3d MAY: the active player, with a foreign card too.
    /// DA-4.4c MAY: the human, with a card of the androids too.
    pub(crate) fn begin_building_ability(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(Connection { card, .. }) = self.state.connection {
            self.begin_ability(AbilityOf::Building(card.building()), self.state.active, sink);
        }
    }
}

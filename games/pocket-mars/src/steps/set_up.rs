//! PM-3, PM-13 and DA-1: set-up.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, Pile};
use crate::game::PocketMars;
use crate::options::{DaShip, Ships};
use crate::sequence::{Frame, List};
use crate::state::{Face, PrepCard};
use crate::types::{Card, CardSet, Id, Player, PlayerMap, Ship, Slot};

/// The number of cards that a player has after the deal or the draft.
const HAND_AND_PREP: usize = 4;
/// The number of cards in a draft packet.
const PACKET: u8 = 5;

impl PocketMars {
    /// PM-3.1b MUST: everybody has a Spaceship of his own; which one does not matter.
    /// DA-1.2 MAY: the human may choose the androids' Spaceship among the remaining ones.
    /// PM-E.1 MUST: Spaceships are given out by seat, or chosen in seat order.
    pub(crate) fn give_ships(&mut self, sink: &mut impl EventSink<Event>) {
        // Frames are answered from the top, so the last player's question is pushed first.
        for &player in self.options.players().iter().rev() {
            if self.asks_for_ship(player) {
                let chooser = if player == Player::Androids { Player::One } else { player };
                self.state.frames.call(Frame::ChooseShip { chooser, player });
            } else if let Some(ship) =
                self.options.da_ship.fixed().filter(|_| player == Player::Androids)
            {
                self.take_ship(player, ship, sink);
            }
        }
        for &player in self.options.players() {
            if self.state.ships[player].is_none() && !self.asks_for_ship(player) {
                self.give_next_ship(player, sink);
            }
        }
    }

    fn asks_for_ship(&self, player: Player) -> bool {
        match player {
            Player::Androids => self.options.da_ship == DaShip::Chosen,
            _ => self.options.ships == Ships::Chosen,
        }
    }

    /// Gives a player the Spaceship of his seat's row; the androids get the row after the human's,
    /// and after the last row the first.
    fn give_next_ship(&mut self, player: Player, sink: &mut impl EventSink<Event>) {
        let ship = match player {
            Player::Androids => match self.state.ships[Player::One] {
                Some(ship) => Ship::ALL[(ship.index() + 1) % Ship::ALL.len()],
                None => return,
            },
            _ => Ship::ALL[player.index()],
        };
        self.take_ship(player, ship, sink);
    }

    pub(crate) fn legal_ship(&self, out: &mut impl ActionSink<Choice>) {
        for ship in Ship::ALL {
            if !self.state.ships.0.contains(&Some(ship)) {
                out.choice(Choice::Ship(ship));
            }
        }
    }

    pub(crate) fn answer_ship(
        &mut self,
        player: Player,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Ship(ship) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.take_ship(player, ship, sink);
        if self.options.solo() && player == Player::One && self.options.da_ship == DaShip::Next {
            self.give_next_ship(Player::Androids, sink);
        }
    }

    fn take_ship(&mut self, player: Player, ship: Ship, sink: &mut impl EventSink<Event>) {
        self.state.ships[player] = Some(ship);
        let rule = if player == Player::Androids { Rule("DA-1.2") } else { Rule("PM-3.1b") };
        sink.emit(rule, || Event::GotShip { player, ship });
    }

    /// PM-2.3 MUST: everybody has his colonists, each on Earth, on his Spaceship or on a Building.
    /// PM-3.1a MUST: 1 on the Spaceship, the others on Earth.
    /// PM-3.2 MUST: energy starts on the level of the options.
    /// DA-1.3 MUST: the androids' colonists are divided by their level.
    /// DA-1.4 MUST: their energy starts on 1.
    /// DA-11.1, DA-11.2, DA-11.3 IF this level is chosen THEN its number of colonists is on their
    /// Spaceship.
    /// DA-11.4 MUST: nothing else differs between the levels.
    pub(crate) fn place_colonists(&mut self) {
        for &player in self.options.players() {
            let android = player == Player::Androids;
            let level = &self.content.levels[self.options.level];
            let on_ship = if android { level.ship } else { 1 };
            self.state.on_ship[player] = on_ship;
            self.state.earth[player] = self.options.colonists - on_ship;
            let energy =
                if android { self.content.solo.android_energy } else { self.options.energy_start };
            self.state.energy[player] = energy.min(self.options.energy_top);
        }
    }

    /// PM-3.4a MUST: 4 cards are dealt to each player.
    /// DA-1.1 MUST: in solo too, without drafting and without a starting player.
    /// DA-1.6 MUST: they are not draws, so they come from the shuffled cards.
    pub(crate) fn deal(&mut self, cards: u8, packet: bool) {
        for &player in self.options.seated().iter().rev() {
            self.state.frames.call(Frame::Deal { player, packet, left: cards });
        }
    }

    pub(crate) fn run_deal(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    pub(crate) fn legal_deal(&self, out: &mut impl ActionSink<Choice>) {
        for card in self.state.unseen().iter() {
            out.chance(Choice::Deal(card), 1);
        }
    }

    pub(crate) fn answer_deal(
        &mut self,
        player: Player,
        packet: bool,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Deal(card) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::Deal { player, packet, left: left - 1 });
        let cards = if packet { &mut self.state.packets } else { &mut self.state.hands };
        cards[player].insert(card);
        let rule = if packet { Rule("PM-13.1") } else { Rule("PM-3.4a") };
        sink.emit(rule, || Event::Dealt { player, card, packet });
    }

    /// PM-13.1 MUST: everybody is dealt a packet of 5, keeps 1 and passes the rest.
    pub(crate) fn begin_draft(&mut self) {
        self.state.frames.call(Frame::Keep { player: Player::One });
        self.deal(PACKET, true);
    }

    pub(crate) fn legal_keep(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.state.packets[player].iter() {
            out.choice(Choice::Keep(card));
        }
    }

    /// PM-13.4 MUST: a pick waits, seen by nobody, until everybody has picked.
    pub(crate) fn answer_keep(&mut self, player: Player, choice: Choice) {
        let Choice::Keep(card) = choice else { return game_core::not_listed(choice) };
        self.state.picks[player].insert(card);
    }

    /// PM-13.2 MUST: this goes on until everybody has kept 4.
    pub(crate) fn run_keep(&mut self, player: Player, sink: &mut impl EventSink<Event>) -> Flow {
        if self.state.picks[player].is_empty() {
            if self.state.packets[player].len() > 1 {
                return Flow::Asks;
            }
            self.discard_leftovers(sink);
            return self.done();
        }
        match self.after(player) {
            Some(player) => self.state.frames.goto(Frame::Keep { player }),
            None => {
                self.pass_packets(sink);
                self.state.frames.goto(Frame::Keep { player: Player::One });
            }
        }
        Flow::Ran
    }

    /// PM-E.2 MUST: seats are numbered clockwise; the left neighbour is the next seat.
    fn pass_packets(&mut self, sink: &mut impl EventSink<Event>) {
        let seated = self.options.seated();
        let mut passed = PlayerMap::<CardSet>::default();
        for (seat, &player) in seated.iter().enumerate() {
            let picks = std::mem::take(&mut self.state.picks[player]);
            for card in picks.iter() {
                self.state.hands[player].insert(card);
                sink.emit(Rule("PM-13.4"), || Event::Kept { player, card });
            }
            let left = seated[(seat + 1) % seated.len()];
            // The last card of a packet is not passed on.
            let rest = self.state.packets[player].without(picks);
            if rest.len() == 1 {
                passed[player] = rest;
                continue;
            }
            passed[left] = rest;
            sink.emit(Rule("PM-13.1"), || Event::Passed { player, to: left, cards: rest });
        }
        self.state.packets = passed;
    }

    /// PM-13.3 MUST: the last card of each packet is discarded by the player who holds it.
    /// PM-E.3 MUST: in seat order, so the highest seat's card is on top.
    fn discard_leftovers(&mut self, sink: &mut impl EventSink<Event>) {
        for &player in self.options.seated() {
            for card in std::mem::take(&mut self.state.packets[player]).iter() {
                self.state.discard.push(card);
                sink.emit(Rule("PM-13.3"), || Event::Discarded {
                    player,
                    card,
                    from: Pile::Packet,
                });
            }
        }
    }

    pub(crate) fn legal_fill(&self, player: Player, out: &mut impl ActionSink<Choice>) {
        for card in self.state.hands[player].without(self.state.picks[player]).iter() {
            out.choice(Choice::Prepare(card));
        }
    }

    pub(crate) fn answer_fill(&mut self, player: Player, choice: Choice) {
        let Choice::Prepare(card) = choice else { return game_core::not_listed(choice) };
        self.state.picks[player].insert(card);
    }

    /// PM-3.5 MUST: everybody puts 2 of his 4 cards into the prep module, all at the same time.
    pub(crate) fn run_fill(&mut self, player: Player, sink: &mut impl EventSink<Event>) -> Flow {
        debug_assert_eq!(self.state.hands[player].len(), HAND_AND_PREP);
        if self.state.picks[player].len() < Slot::ALL.len() {
            return Flow::Asks;
        }
        match self.after(player) {
            Some(player) => self.state.frames.goto(Frame::FillModule { player }),
            None => {
                for &player in self.options.seated() {
                    for card in std::mem::take(&mut self.state.picks[player]).iter() {
                        self.prepare(player, card, Rule("PM-3.5"), sink);
                    }
                }
                self.state.frames.finish();
            }
        }
        Flow::Ran
    }

    /// PM-3.7 MUST: the starting player is drawn at random and never changes.
    pub(crate) fn legal_starting_player(&self, out: &mut impl ActionSink<Choice>) {
        for &player in self.options.seated() {
            out.chance(Choice::Start(player), 1);
        }
    }

    pub(crate) fn answer_starting_player(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Start(player) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.starting = Some(player);
        sink.emit(Rule("PM-3.7"), || Event::Starts { player });
    }

    /// PM-3.3 MUST: the Buildings begin with empty stacks; their order has no effect.
    /// PM-3.4b MUST: the remaining cards become the deck.
    pub(crate) fn make_deck(&mut self) {
        self.state.deck.count = self.state.unseen().len() as u8;
        self.state.frames.call(Frame::NewTop);
    }

    /// The first round begins.
    pub(crate) fn begin_play(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.starting.get_or_insert(Player::One);
        self.state.active = self.state.starting.unwrap_or(Player::One);
        self.begin_round(sink);
    }

    /// Calls the list of a turn, or in solo of a round.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        if !self.options.solo() {
            sink.emit(Rule("PM-3.8a"), || Event::TurnBegan { player });
        }
        let list = if self.options.solo() { List::SoloRound } else { List::Turn };
        self.state.frames.call(Frame::Steps { list, next: 0 });
    }

    /// The next seat; `None` after the last.
    fn after(&self, player: Player) -> Option<Player> {
        self.options.seated().get(player.index() + 1).copied()
    }

    /// Puts a card of the hand into the first free slot.
    ///
    /// PM-E.13 MUST: slots are fixed places; a new card goes to a free one, slot 1 first.
    pub(crate) fn prepare(
        &mut self,
        player: Player,
        card: Card,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(slot) =
            Slot::ALL.into_iter().find(|slot| self.state.prep[player][slot.index()].is_none())
        else {
            return;
        };
        self.state.hands[player].remove(card);
        let mut seen_by = PlayerMap::default();
        seen_by[player] = true;
        self.state.prep[player][slot.index()] = Some(PrepCard { face: Face::Known(card), seen_by });
        sink.emit(rule, || Event::Prepared { player, card, slot });
    }
}

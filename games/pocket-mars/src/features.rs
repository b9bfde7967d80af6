//! Features of solo games: what the human sees of the table, by number, as models learn from it.
//!
//! Each value of a count is a feature of its own, so that the net can value the third colonist
//! differently from the first. Only what the human sees becomes a feature: of a card that he has
//! not looked at, just the colour of its back.

mod feature_info;

use game_core::{FeatureSink, FeatureSpec, Id, Seat};

use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::state::Face;
use crate::types::{Building, Card, Colour, Player};

game_core::feature_groups! {
    /// The total number of features.
    const ALL: usize;
    /// Cards in the hand.
    HAND: Card::COUNT,
    /// Known cards in the human's prep module.
    OWN_PREP: Card::COUNT,
    /// Known cards in the androids' prep module.
    THEIR_PREP: Card::COUNT,
    /// Cards on top of a Building, face-up.
    TOP: Card::COUNT,
    /// Covered cards of a Building, face-up.
    BENEATH: Card::COUNT,
    /// Discarded cards.
    DISCARD: Card::COUNT,
    /// The hand card that is being resolved.
    IN_PLAY: Card::COUNT,
    /// The card connected in this action.
    CONNECTED: Card::COUNT,
    /// Whether that card beats the one beneath it.
    BEATS: 2,
    /// The hand card whose ability is being resolved.
    OF_HAND: Card::COUNT,
    /// The connected card whose prep ability is being resolved.
    OF_PREP: Card::COUNT,
    /// The Building whose ability is being resolved.
    OF_BUILDING: Building::COUNT,
    /// The step of that ability, and whether the step has begun.
    ABILITY_STEP: 8,
    /// Cards of a colour in either prep module that the human has not looked at.
    SEALED: Colour::COUNT * 2 * 2,
    /// The colour on top of the deck.
    DECK_TOP: Colour::COUNT,
    /// How many cards the deck has.
    DECK: 26,
    /// How many cards a Building has.
    STACK: Building::COUNT * 8,
    /// Whether the top card of a Building is face-down.
    TURNED: Building::COUNT,
    /// Colonists on ★ of a Building, for both sides.
    FIRST: Building::COUNT * 2 * 6,
    /// Colonists on ★★ of a Building, for both sides.
    SECOND: Building::COUNT * 2 * 3,
    /// Colonists on Earth, for both sides.
    EARTH: 2 * 8,
    /// Colonists on the Spaceship, for both sides.
    SHIP: 2 * 8,
    /// Colonists on Buildings, for both sides.
    SETTLED: 2 * 8,
    /// Energy, for both sides.
    ENERGY: 2 * 7,
    /// The human's lead in energy.
    ENERGY_LEAD: 11,
    /// Points, for both sides.
    SCORE: 2 * 30,
    /// The human's lead in points.
    LEAD: 33,
    /// How many cards the hand has.
    HAND_SIZE: 8,
    /// How many cards a prep module has, for both sides.
    PREP_SIZE: 2 * 3,
    /// The Spaceship, for both sides.
    SHIPS: 2 * 4,
    /// What the frame on top asks.
    ASKS: 14,
    /// The next step of each list that is being carried out.
    NEXT: 10 * 8,
    /// How many rounds have been played, in twos.
    ROUND: 16,
}

/// The two sides of a solo game, in the order of their features.
const PARTIES: [Player; 2] = [Player::One, Player::Androids];

impl PocketMars {
    /// The features of solo games.
    pub(crate) const FEATURE_SPEC: FeatureSpec =
        FeatureSpec { version: 1, features: ALL, action_features: 0 };

    /// Names the features that hold for a seat: those of solo games, or those of games for several.
    pub(crate) fn name_features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        if !self.options.solo() {
            return self.name_multiplayer_features(seat, &self.scores(), notes);
        }
        if seat != Seat(0) {
            return;
        }
        self.name_cards(notes);
        self.name_buildings(notes);
        self.name_pending(notes);
        for (nth, party) in PARTIES.into_iter().enumerate() {
            self.name_party(nth as i64, party, notes);
        }
        let state = &self.state;
        let ahead = |of: &dyn Fn(Player) -> i32| i64::from(of(PARTIES[0]) - of(PARTIES[1]));
        ENERGY_LEAD.note(ahead(&|party| state.energy[party].into()) + 5, notes);
        LEAD.note(ahead(&|party| self.score(party)) + 16, notes);
        HAND_SIZE.note(state.hands[Player::One].len() as i64, notes);
        ROUND.note(i64::from(state.round / 2), notes);
    }

    fn name_cards(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let number = |card: Card| card.index() as i64;
        state.hands[Player::One].iter().for_each(|card| HAND.note(number(card), notes));
        state.discard.iter().for_each(|&card| DISCARD.note(number(card), notes));
        if let Some(card) = state.in_play {
            IN_PLAY.note(number(card), notes);
        }
        if let Some(connection) = state.connection {
            CONNECTED.note(number(connection.card), notes);
            BEATS.note(connection.beats, notes);
        }
        if let Some(top) = state.deck.top {
            DECK_TOP.note(top.colour().index() as i64, notes);
        }
        DECK.note(state.deck.count, notes);
        for (nth, party) in PARTIES.into_iter().enumerate() {
            let known = if nth == 0 { OWN_PREP } else { THEIR_PREP };
            let mut sealed = [0; Colour::COUNT];
            for held in state.prep[party].iter().flatten() {
                match held.face {
                    Face::Known(card) if held.seen_by[Player::One] => {
                        known.note(number(card), notes);
                    }
                    face => sealed[face.colour().index()] += 1,
                }
            }
            for (colour, &many) in sealed.iter().enumerate().filter(|(_, many)| **many > 0) {
                SEALED.note((colour * 4 + nth * 2) as i64 + (many - 1).min(1), notes);
            }
        }
    }

    fn name_buildings(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        for building in Building::ALL {
            let at = building.index() as i64;
            let stack = &state.stacks[building];
            STACK.note(at * 8 + stack.len() as i64, notes);
            for (from_top, connected) in stack.iter().rev().enumerate() {
                match (connected.face_down, from_top) {
                    (false, 0) => TOP.note(connected.card.index() as i64, notes),
                    (false, _) => BENEATH.note(connected.card.index() as i64, notes),
                    (true, 0) => TURNED.note(at, notes),
                    (true, _) => {}
                }
            }
            for (nth, party) in PARTIES.into_iter().enumerate() {
                let place = at * 2 + nth as i64;
                let first = i64::from(state.first[building][party]);
                let second = i64::from(state.second[building][party]);
                FIRST.note(place * 6 + first.min(5), notes);
                SECOND.note(place * 3 + second.min(2), notes);
            }
        }
    }

    fn name_party(&self, nth: i64, party: Player, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let upto = |many: u8, most: i64| i64::from(many).min(most - 1) + nth * most;
        EARTH.note(upto(state.earth[party], 8), notes);
        SHIP.note(upto(state.on_ship[party], 8), notes);
        SETTLED.note(upto(state.on_buildings(party), 8), notes);
        ENERGY.note(upto(state.energy[party], 7), notes);
        PREP_SIZE.note(upto(state.prep_count(party) as u8, 3), notes);
        SCORE.note(upto(self.score(party).clamp(0, 29) as u8, 30), notes);
        if let Some(ship) = state.ships[party] {
            SHIPS.note(nth * 4 + ship.index() as i64, notes);
        }
    }

    fn name_pending(&self, notes: &mut impl FeatureSink) {
        let pending = self.state.frames.pending();
        for frame in pending {
            if let Frame::Steps { list, next } = *frame {
                NEXT.note(list as i64 * 8 + i64::from(next).min(7), notes);
            }
        }
        if let Some(asks) = pending.last().and_then(Frame::asking) {
            ASKS.note(asks, notes);
        }
        let ability = pending.iter().rev().find_map(|frame| match *frame {
            Frame::Ability { of, step, done, paid, .. } => Some((of, step, done > 0 || paid)),
            _ => None,
        });
        if let Some((of, step, begun)) = ability {
            match of {
                AbilityOf::Hand(card) => OF_HAND.note(card.index() as i64, notes),
                AbilityOf::Prep(card) => OF_PREP.note(card.index() as i64, notes),
                AbilityOf::Building(building) => OF_BUILDING.note(building.index() as i64, notes),
            }
            ABILITY_STEP.note(i64::from(step.min(3)) * 2 + i64::from(begun), notes);
        }
    }
}

impl Frame {
    /// The number of the frame's question; `None` if the frame runs by itself.
    pub(crate) fn asking(&self) -> Option<i64> {
        Some(match self {
            Frame::Action => 0,
            Frame::LandByValue => 1,
            Frame::Ability { .. } => 2,
            Frame::Peek { .. } => 3,
            Frame::SwapCards { .. } => 4,
            Frame::FourCards { .. } => 5,
            Frame::FillModule { .. } => 6,
            Frame::Deal { .. } => 7,
            Frame::RevealSlot { .. } => 8,
            Frame::RevealTop => 9,
            Frame::NewTop => 10,
            Frame::Upgrade { .. } => 11,
            Frame::Calculations => 12,
            Frame::ChooseShip { .. } | Frame::Keep { .. } | Frame::DrawStartingPlayer => 13,
            Frame::Steps { .. }
            | Frame::LookAt { .. }
            | Frame::TakeSlot { .. }
            | Frame::Trade { .. }
            | Frame::DrawFromDeck { .. }
            | Frame::Mill { .. }
            | Frame::Refill => return None,
        })
    }
}

//! Features of games for several: what everybody sees of the table, from one seat, by number, as
//! models learn from it.
//!
//! Several players share one victory in proportion to their strengths, so the model evaluates every
//! seat. Features therefore name only what everybody sees: of hands and prep modules just the
//! colours. A search works out for itself what its own cards are worth. Of the others, only the one
//! with the best standing has features, so one net serves two, three and four players.

use game_core::{FeatureGroup, FeatureSink, FeatureSpec, Id, Seat};

use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::types::{Building, Card, Colour, Player, PlayerMap};

/// The number of Buildings that hold colonists, which come first in the order.
const HOLDING: usize = Building::COUNT - 1;

/// The number of questions, as numbered by [`Frame::asking`].
const QUESTIONS: usize = 14;

game_core::feature_groups! {
    /// The total number of features.
    const ALL: usize;
    /// The number of cards of a colour in the hand, for both sides.
    HAND_COLOURS: 2 * Colour::COUNT * 3,
    /// The number of cards of a colour in the prep module, for both sides.
    PREP_COLOURS: 2 * Colour::COUNT * 2,
    /// Cards on top of a Building, face-up.
    TOP: Card::COUNT,
    /// The card on top of the discard pile.
    DISCARD: Card::COUNT,
    /// How many cards the deck has, in twos.
    DECK: 14,
    /// The card connected in this action.
    CONNECTED: Card::COUNT,
    /// Whether that card beats the one beneath it.
    BEATS: 2,
    /// The hand card whose ability is being resolved, by oneself or by another.
    OF_HAND: 2 * Card::COUNT,
    /// The connected card whose prep ability is being resolved, by oneself or by another.
    OF_PREP: 2 * Card::COUNT,
    /// The Building whose ability is being resolved, by oneself or by another.
    OF_BUILDING: 2 * Building::COUNT,
    /// The step of that ability, and whether the step has begun.
    ABILITY_STEP: 2 * 8,
    /// Whether the top card of a Building is face-down.
    TURNED: Building::COUNT,
    /// Colonists on ★ of a Building, for both sides.
    FIRST: HOLDING * 2 * 6,
    /// Colonists on ★★ of a Building, for both sides.
    SECOND: HOLDING * 2 * 3,
    /// Whether ★★ of a Building has room.
    ROOM: HOLDING,
    /// Colonists on Earth, for both sides.
    EARTH: 2 * 8,
    /// Colonists on the Spaceship, for both sides.
    SHIP: 2 * 8,
    /// Colonists on Buildings, for both sides.
    SETTLED: 2 * 8,
    /// Energy, for both sides.
    ENERGY: 2 * 7,
    /// One's own lead in energy.
    ENERGY_LEAD: 11,
    /// Points, for both sides.
    SCORE: 2 * 30,
    /// One's own lead in points.
    LEAD: 41,
    /// The number of Buildings with a colonist, for both sides.
    PRESENT: 2 * 5,
    /// The number of colonists in the fullest Building, for both sides.
    FULLEST: 2 * 5,
    /// How many cards the hand has, for both sides.
    HAND_SIZE: 2 * 6,
    /// The number of turns until one's own.
    TURN: 4,
    /// What the frame on top asks, of oneself or of another.
    ASKS: 2 * QUESTIONS,
    /// Whether the end is triggered, and whether one has a turn left before it.
    END: 3,
    /// How many rounds have been played, in threes.
    ROUND: 16,
    /// The number of players.
    SEATS: 3,
}

impl PocketMars {
    /// The features of games for several.
    pub(crate) const MULTIPLAYER_FEATURE_SPEC: FeatureSpec =
        FeatureSpec { version: 1, features: ALL, action_features: 0 };

    /// All players' points, were the game over now.
    pub(crate) fn scores(&self) -> PlayerMap<i32> {
        let mut scores = PlayerMap::default();
        self.options.players().iter().for_each(|&player| scores[player] = self.score(player));
        scores
    }

    /// Names the features that hold for a seat among several, given everybody's points.
    pub(crate) fn name_multiplayer_features(
        &self,
        seat: Seat,
        scores: &PlayerMap<i32>,
        notes: &mut impl FeatureSink,
    ) {
        let you = Player::of_seat(seat);
        let stands = |player: &Player| (scores[*player], self.state.on_buildings(*player));
        let Some(other) = self.others(you).max_by_key(stands) else { return };
        for (nth, party) in [you, other].into_iter().enumerate() {
            self.name_rival(nth as i64, party, scores[party], notes);
        }
        self.name_table(notes);
        self.name_turn(you, notes);
        self.name_asked(you, notes);
        let energy = &self.state.energy;
        ENERGY_LEAD.note(i64::from(energy[you]) - i64::from(energy[other]) + 5, notes);
        LEAD.note(scores[you] - scores[other] + 20, notes);
    }

    fn name_table(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let number = |card: Card| card.index() as i64;
        if let Some(&card) = state.discard.last() {
            DISCARD.note(number(card), notes);
        }
        if let Some(connection) = state.connection {
            CONNECTED.note(number(connection.card), notes);
            BEATS.note(connection.beats, notes);
        }
        DECK.note(state.deck.count / 2, notes);
        for building in Building::ALL {
            match state.stacks[building].last() {
                Some(top) if top.face_down => TURNED.note(building.index() as i64, notes),
                Some(top) => TOP.note(number(top.card), notes),
                None => {}
            }
        }
        for &building in &Building::ALL[..HOLDING] {
            let there: u8 = state.second[building].0.iter().sum();
            if there < self.options.star2_limit() {
                ROOM.note(building.index() as i64, notes);
            }
        }
        ROUND.note(state.round / 3, notes);
        SEATS.note(i64::from(self.options.seats) - 2, notes);
    }

    /// Names the seat's place in the round.
    fn name_turn(&self, you: Player, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let turns = |from: Player, to: Player| {
            (to as i64 - from as i64).rem_euclid(i64::from(self.options.seats))
        };
        TURN.note(turns(state.active, you), notes);
        let to_come =
            state.starting.is_none_or(|first| turns(first, you) >= turns(first, state.active));
        let end = if state.end_triggered { 1 + u8::from(to_come) } else { 0 };
        END.note(end, notes);
    }

    fn name_rival(&self, nth: i64, party: Player, score: i32, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let upto = |many: usize, most: i64| (many as i64).min(most - 1) + nth * most;
        let colours = |held: [usize; Colour::COUNT], features: FeatureGroup, notes: &mut _| {
            let most = (features.many / Colour::COUNT / 2) as i64;
            for (colour, many) in held.into_iter().enumerate().filter(|(_, many)| *many > 0) {
                let place = nth * Colour::COUNT as i64 + colour as i64;
                features.note(place * most + (many as i64).min(most) - 1, notes);
            }
        };
        if !self.options.hide_hand_colours {
            let hand = state.hands[party];
            let held = Colour::ALL.map(|colour| hand.and(colour.cards()).len());
            colours(held, HAND_COLOURS, notes);
        }
        let mut held = [0; Colour::COUNT];
        state.prep[party].iter().flatten().for_each(|card| held[card.face.colour().index()] += 1);
        colours(held, PREP_COLOURS, notes);
        for &building in &Building::ALL[..HOLDING] {
            let place = building.index() as i64 * 2 + nth;
            let first = i64::from(state.first[building][party]);
            let second = i64::from(state.second[building][party]);
            FIRST.note(place * 6 + first.min(5), notes);
            SECOND.note(place * 3 + second.min(2), notes);
        }
        let here = Building::ALL[..HOLDING].iter().map(|&building| state.here(building, party));
        let present = here.clone().filter(|here| *here > 0).count();
        PRESENT.note(upto(present, 5), notes);
        FULLEST.note(upto(here.max().unwrap_or(0).into(), 5), notes);
        EARTH.note(upto(state.earth[party].into(), 8), notes);
        SHIP.note(upto(state.on_ship[party].into(), 8), notes);
        SETTLED.note(upto(state.on_buildings(party).into(), 8), notes);
        ENERGY.note(upto(state.energy[party].into(), 7), notes);
        HAND_SIZE.note(upto(state.hands[party].len(), 6), notes);
        SCORE.note(upto(score.max(0) as usize, 30), notes);
    }

    fn name_asked(&self, you: Player, notes: &mut impl FeatureSink) {
        let pending = self.state.frames.pending();
        let other = |by: Option<Player>| usize::from(by != Some(you));
        if let Some(frame) = pending.last()
            && let Some(asks) = frame.asking()
        {
            ASKS.note((other(frame.decider(self)) * QUESTIONS) as i64 + asks, notes);
        }
        let ability = pending.iter().rev().find_map(|frame| match *frame {
            Frame::Ability { of, you, step, done, paid } => Some((of, you, step, done > 0 || paid)),
            _ => None,
        });
        let Some((of, by, step, begun)) = ability else { return };
        let by = other(Some(by));
        let place = |many: usize, nth: usize| (by * many + nth) as i64;
        match of {
            AbilityOf::Hand(card) => OF_HAND.note(place(Card::COUNT, card.index()), notes),
            AbilityOf::Prep(card) => OF_PREP.note(place(Card::COUNT, card.index()), notes),
            AbilityOf::Building(building) => {
                OF_BUILDING.note(place(Building::COUNT, building.index()), notes);
            }
        }
        ABILITY_STEP.note(place(8, usize::from(step.min(3)) * 2 + usize::from(begun)), notes);
    }
}

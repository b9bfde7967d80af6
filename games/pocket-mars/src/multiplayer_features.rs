//! What players learn games for several by: what everybody sees of the table, from one seat, as
//! numbered features.
//!
//! Several share one victory by their strengths, so what is said of each seat is also said of the others.
//! So nothing is named that anybody does not see: of hands and prep modules the colours only, and a search
//! learns by itself what its own cards are worth. Of the others the one that stands best has features of its
//! own, so that the same net serves two, three and four.

use game_core::{FeatureGroup, FeatureSink, FeatureSpec, Id, Seat};

use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::types::{Building, Card, Colour, Player, PlayerMap};

/// The Buildings that hold colonists are the first of all.
const HOLDING: usize = Building::COUNT - 1;

/// How many questions there are, as [`Frame::asking`] numbers them.
const QUESTIONS: usize = 14;

game_core::feature_groups! {
    /// How many features there are.
    const ALL: usize;
    /// So many cards of a colour in the hand, of either party.
    HAND_COLOURS: 2 * Colour::COUNT * 3,
    /// So many cards of a colour in the prep module, of either party.
    PREP_COLOURS: 2 * Colour::COUNT * 2,
    /// Cards on top of a Building, face up.
    TOP: Card::COUNT,
    /// The card on top of the discard pile.
    DISCARD: Card::COUNT,
    /// How many cards the deck has, in twos.
    DECK: 14,
    /// The card connected in this action.
    CONNECTED: Card::COUNT,
    /// Whether that card beats the one beneath it.
    BEATS: 2,
    /// The card whose ability is being resolved, by oneself or by another: of the hand, connected, of a
    /// Building.
    OF_HAND: 2 * Card::COUNT,
    /// See above.
    OF_PREP: 2 * Card::COUNT,
    /// See above.
    OF_BUILDING: 2 * Building::COUNT,
    /// At which step of it, and whether that is begun.
    ABILITY_STEP: 2 * 8,
    /// Whether the card on top of a Building lies face down.
    TURNED: Building::COUNT,
    /// Colonists on ★ of a Building, of either party.
    FIRST: HOLDING * 2 * 6,
    /// Colonists on ★★ of a Building, of either party.
    SECOND: HOLDING * 2 * 3,
    /// Whether ★★ of a Building has room.
    ROOM: HOLDING,
    /// Colonists on Earth, of either party.
    EARTH: 2 * 8,
    /// Colonists on the Spaceship, of either party.
    SHIP: 2 * 8,
    /// Colonists on Buildings, of either party.
    SETTLED: 2 * 8,
    /// Energy, of either party.
    ENERGY: 2 * 7,
    /// By how much energy one is ahead.
    ENERGY_LEAD: 11,
    /// Points, of either party.
    SCORE: 2 * 30,
    /// By how many points one is ahead.
    LEAD: 41,
    /// In how many Buildings there is a colonist, of either party.
    PRESENT: 2 * 5,
    /// How many colonists there are in the fullest Building, of either party.
    FULLEST: 2 * 5,
    /// How many cards the hand has, of either party.
    HAND_SIZE: 2 * 6,
    /// In how many turns it is one's turn.
    TURN: 4,
    /// What is pending on top: it asks oneself, or another.
    ASKS: 2 * QUESTIONS,
    /// Whether the end is triggered, and whether a turn is to come before it.
    END: 3,
    /// How many rounds were played, in threes.
    ROUND: 16,
    /// How many play.
    SEATS: 3,
}

impl PocketMars {
    /// The features of games for several.
    pub(crate) const MULTIPLAYER_FEATURE_SPEC: FeatureSpec =
        FeatureSpec { version: 1, features: ALL, action_features: 0 };

    /// The points of everybody, were the game over now.
    pub(crate) fn scores(&self) -> PlayerMap<i32> {
        let mut scores = PlayerMap::default();
        self.options.players().iter().for_each(|&player| scores[player] = self.score(player));
        scores
    }

    /// Names the features that hold for a seat among several, who have so many points.
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

    /// Where in the round one is.
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

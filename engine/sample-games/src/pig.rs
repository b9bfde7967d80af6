//! The complete dice game Pig, as the smallest model of a game: open information and one die.
//!
//! Seats in turn roll a die and add up the faces; a one loses the stake, holding banks it. This
//! version has a candle that burns down and thus gives a maximum length; without it, only the goal
//! ends a game.

use game_core::{
    ActionSink, Draw, Evaluation, EventSink, Game, Measure, Narrate, Outcome, PartyScore, Rule,
    ScoreItem, Seat, SeatValue, Standing, Turn, ValidationError, Viewer, compare,
};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod text;

const MOST_SEATS: usize = 4;

/// In entries; rarely reached, but often enough for the conformance kit to see it.
const MAX_STEPS_WITHOUT_A_CANDLE: u32 = 150;

/// The average points of a turn with optimal play.
const POINTS_OF_A_TURN: f32 = 8.3;

/// What is printed on the die.
#[derive(Debug)]
pub struct Content {
    /// The number of its faces, 2 to 6.
    pub faces: u8,
    /// For how many rounds the candle burns.
    pub candle: u8,
    fingerprint: String,
}

/// What is chosen before the first roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 to 4.
    pub seats: u8,
    /// The points that win, 10 to 100.
    pub goal: u16,
    /// Whether a candle ends a long game.
    pub candle: Candle,
}

/// Whether a candle ends a long game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Candle {
    /// It burns for the number of rounds given by the content.
    Burns,
    /// There is none: the game has no maximum length.
    None,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What each seat has banked.
    pub banks: [u16; MOST_SEATS],
    /// Whose turn it is.
    pub mover: Seat,
    /// What the mover would bank now.
    pub stake: u16,
    /// Rounds already played.
    pub round: u8,
    /// What is awaited.
    pub awaited: Awaited,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// The die comes to rest.
    Die,
    /// The mover rolls again or holds.
    Mover,
    /// Nothing: somebody reached the goal, or the candle burnt down.
    Nothing,
}

game_core::choices! {
    /// One act of a seat or one result of the die.
    pub enum Choice {
        /// The mover rolls again.
        Roll = "roll",
        /// The mover banks the stake.
        Hold = "hold",
        /// The die shows this face.
        Face(face: u8 in 1..=6) = "face {}",
    }
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Event {
        /// The die came to rest.
        Fell {
            /// The mover.
            seat: Seat,
            /// What it shows.
            face: u8,
        },
        /// A one lost the stake.
        Lost {
            /// The mover.
            seat: Seat,
            /// What was at stake.
            stake: u16,
        },
        /// The stake was banked.
        Banked {
            /// The mover.
            seat: Seat,
            /// What was at stake.
            stake: u16,
        },
        /// The game ended.
        Ended,
    }
}

/// What a viewer may know: all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options.
    pub options: Options,
    /// The table.
    pub table: State,
}

/// A position of Pig.
#[derive(Clone, Debug)]
pub struct Pig {
    options: Options,
    content: &'static Content,
    state: State,
}

impl PartialEq for Pig {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.state == other.state
    }
}

impl Game for Pig {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<ValidationError>> {
        let state = State {
            banks: [0; MOST_SEATS],
            mover: Seat(0),
            stake: 0,
            round: 0,
            awaited: Awaited::Die,
        };
        Pig::set(options, content, state)
    }

    fn set_emitting(
        options: &Options,
        content: &'static Content,
        state: State,
        _sink: &mut impl EventSink<Event>,
    ) -> Result<Self, Vec<ValidationError>> {
        let pig = Pig { options: options.clone(), content, state };
        let errors = pig.errors();
        if errors.is_empty() { Ok(pig) } else { Err(errors) }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &'static Content {
        self.content
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn turn(&self) -> Turn {
        match self.state.awaited {
            Awaited::Die => Turn::Chance,
            Awaited::Mover => Turn::Choose(self.state.mover),
            Awaited::Nothing => Turn::Over,
        }
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        match self.state.awaited {
            Awaited::Die => {
                (1..=self.content.faces).for_each(|face| out.chance(Choice::Face(face), 1))
            }
            Awaited::Mover => {
                out.choice(Choice::Roll);
                out.choice(Choice::Hold);
            }
            Awaited::Nothing => {}
        }
    }

    fn apply_unchecked(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::Roll => self.state.awaited = Awaited::Die,
            Choice::Hold => self.bank(Rule("PIG-4"), sink),
            Choice::Face(face) => self.fall(face, sink),
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { options: self.options.clone(), table: self.state.clone() }
    }

    fn determinize(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        Pig { options: view.options.clone(), content, state: view.table.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.state.awaited != Awaited::Nothing {
            return None;
        }
        let best = self.banks().iter().max().copied().unwrap_or(0);
        let of = self.banks().iter().map(|&bank| i32::from(bank)).collect();
        let bank = Measure { rule: Rule("PIG-6"), title: "largest bank", of };
        let (standings, decided_by) = compare(&[bank], Locale::English);
        let party = |((seat, &bank), standing): ((u8, &u16), Standing)| {
            let bank = i32::from(bank);
            PartyScore {
                name: self.seat_name(Seat(seat), Locale::English),
                seat: Some(Seat(seat)),
                standing,
                items: vec![ScoreItem::scored(Rule("PIG-7"), "banked", bank, bank)],
                total: Some(bank),
            }
        };
        let (rule, ended_by) = match best >= self.options.goal {
            true => (Rule("PIG-5"), "the goal was reached"),
            false => (Rule("PIG-6"), "the candle burnt down"),
        };
        let parties = (0..).zip(self.banks()).zip(standings).map(party).collect();
        Some(Outcome { rule, ended_by: ended_by.into(), decided_by, parties })
    }

    fn max_game_length(&self) -> Option<u32> {
        let rounds = self.last_round()?;
        let turns = u32::from(rounds) * u32::from(self.options.seats);
        Some(turns * (u32::from(self.options.goal) + 2))
    }

    fn max_steps(&self) -> u32 {
        self.max_game_length().unwrap_or(MAX_STEPS_WITHOUT_A_CANDLE)
    }

    /// Estimates the race of the banks, fitted to optimal play of two seats: the stake counts three
    /// quarters, and having the turn is worth a little more than half a turn.
    fn evaluate(&self) -> Option<Evaluation> {
        if let Some(outcome) = self.outcome() {
            return Some(Evaluation::of(&outcome));
        }
        let left = |seat: usize| {
            let moves = seat == self.state.mover.index();
            let bank = f32::from(self.banks()[seat]);
            let (stake, ahead) =
                if moves { (0.77 * f32::from(self.state.stake), 0.65) } else { (0.0, 0.0) };
            (f32::from(self.options.goal) - bank - stake) / POINTS_OF_A_TURN - ahead
        };
        let seats = 0..self.banks().len();
        let turns: f32 = seats.clone().map(left).sum();
        let steepness = 1.04 / (0.65 * turns.max(0.0) + 1.9).sqrt();
        let weight = |seat| (-steepness * left(seat)).exp();
        let all: f32 = seats.clone().map(weight).sum();
        let score = |seat| f32::from(self.banks()[seat]);
        Some(
            seats
                .map(|seat| SeatValue { result: weight(seat) / all, score: score(seat) })
                .collect(),
        )
    }

    fn first_player(&self) -> Option<Seat> {
        Some(Seat(0))
    }

    fn round(&self) -> Option<u32> {
        let burnt = Some(self.state.round) == self.last_round();
        Some(u32::from(self.state.round) + u32::from(!burnt))
    }

    fn rollout_cutoff(&self) -> Option<u32> {
        Some(0)
    }

    fn information_state_key(&self, _seat: Seat) -> Option<u64> {
        let State { banks, mover, stake, round, awaited } = &self.state;
        let banks = banks.iter().fold(0, |all, &bank| all << 7 | u64::from(bank));
        let table = u64::from(mover.0) << 2 | *awaited as u64;
        Some((banks << 7 | u64::from(*stake)) << 10 | u64::from(*round) << 4 | table)
    }
}

/// How choices are carried out.
impl Pig {
    fn fall(&mut self, face: u8, sink: &mut impl EventSink<Event>) {
        let seat = self.state.mover;
        sink.emit(Rule("PIG-1"), || Event::Fell { seat, face });
        if face == 1 {
            let stake = std::mem::take(&mut self.state.stake);
            sink.emit(Rule("PIG-2"), || Event::Lost { seat, stake });
            self.next_turn(sink);
            return;
        }
        self.state.stake += u16::from(face);
        self.state.awaited = Awaited::Mover;
        if self.state.banks[seat.index()] + self.state.stake >= self.options.goal {
            self.bank(Rule("PIG-5"), sink);
        }
    }

    fn bank(&mut self, rule: Rule, sink: &mut impl EventSink<Event>) {
        let seat = self.state.mover;
        let stake = std::mem::take(&mut self.state.stake);
        self.state.banks[seat.index()] += stake;
        sink.emit(rule, || Event::Banked { seat, stake });
        if self.state.banks[seat.index()] >= self.options.goal {
            self.state.awaited = Awaited::Nothing;
            sink.emit(Rule("PIG-5"), || Event::Ended);
        } else {
            self.next_turn(sink);
        }
    }

    fn next_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.awaited = Awaited::Die;
        self.state.mover = Seat((self.state.mover.0 + 1) % self.options.seats);
        if self.state.mover == Seat(0) {
            self.state.round = self.state.round.saturating_add(1);
            if Some(self.state.round) == self.last_round() {
                self.state.awaited = Awaited::Nothing;
                sink.emit(Rule("PIG-6"), || Event::Ended);
            }
        }
    }

    /// The round after which the candle has burnt down.
    fn last_round(&self) -> Option<u8> {
        (self.options.candle == Candle::Burns).then_some(self.content.candle)
    }

    fn banks(&self) -> &[u16] {
        &self.state.banks[..usize::from(self.options.seats)]
    }

    fn errors(&self) -> Vec<ValidationError> {
        let Pig { options, state, .. } = self;
        let mut found = Vec::new();
        let mut must = |holds: bool, at: &str, why: &str| {
            if !holds {
                found.push(ValidationError::new(at, why));
            }
        };
        if !(2..=MOST_SEATS).contains(&usize::from(options.seats))
            || !(10..=100).contains(&options.goal)
        {
            must(false, "options", "expected 2 to 4 seats and a goal from 10 to 100");
            return found;
        }
        let (playing, absent) = state.banks.split_at(usize::from(options.seats));
        must(absent.iter().all(|&bank| bank == 0), "banks", "a seat that does not play has points");
        must(state.mover.0 < options.seats, "mover", "there is no such seat");
        let best = playing.iter().max().copied().unwrap_or(0);
        must(best < options.goal + 6, "banks", "nobody can bank so much");
        if state.awaited == Awaited::Nothing {
            let burnt = Some(state.round) == self.last_round();
            must(burnt || best >= options.goal, "awaited", "the game is not over yet");
            must(state.stake == 0, "stake", "nothing is at stake after the end");
            return found;
        }
        must(best < options.goal, "banks", "somebody has already won");
        let burns = self.last_round().is_none_or(|last| state.round < last);
        must(burns, "round", "the candle has burnt down");
        let bank = playing.get(state.mover.index()).copied().unwrap_or(0);
        let reached = u32::from(bank) + u32::from(state.stake) >= u32::from(options.goal);
        must(!reached, "stake", "the mover has already reached the goal");
        let decides = state.awaited == Awaited::Mover;
        must(!decides || state.stake >= 2, "stake", "the mover must roll first");
        found
    }
}

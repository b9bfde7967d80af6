//! Checks whether a position is possible in the game, and what an edited position must satisfy.
//!
//! The invariants INV-1 to INV-33 of the rules are named at the lines that check them. Those that
//! compare two positions or look at a moment between turns are left to the tests.

mod cards;
mod field_defaults;
mod goals;
mod office;
mod order;
mod pieces;
mod step_boundary;
mod tiles;
mod workshops;

use std::fmt::Display;

use game_core::ValidationError;

use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Step, Subject};
use crate::types::Player;

pub(crate) use field_defaults::FIELD_DEFAULTS;

/// The errors found so far.
#[derive(Default)]
struct Found(Vec<ValidationError>);

impl Found {
    /// Adds an error unless `holds`.
    fn unless(&mut self, holds: bool, at: impl Display, why: impl Display) {
        if !holds {
            self.0.push(ValidationError::new(at.to_string(), why.to_string()));
        }
    }

    /// Adds an error if a number differs from the one expected.
    fn count(&mut self, what: impl Display, number: usize, expected: usize) {
        self.unless(number == expected, what, format_args!("{number}, expected {expected}"));
    }

    /// Adds an error if a number is too high.
    fn at_most(&mut self, what: impl Display, number: usize, most: usize) {
        self.unless(number <= most, what, format_args!("{number} is above {most}"));
    }
}

impl WeatherMachine {
    /// The errors in this position; none in any position that the rules can reach.
    pub(crate) fn faults(&self) -> Vec<ValidationError> {
        let mut found = Found::default();
        let seats = usize::from(self.options.seats);
        found.count("laboratories", self.state.laboratories.len(), seats);
        if !found.0.is_empty() {
            return found.0;
        }
        self.check_counts(&mut found);
        // The remaining checks add numbers up, so first exclude any overflow.
        let mut all_add_up = true;
        for (player, lab) in Player::ALL.into_iter().zip(&self.state.laboratories) {
            let at = format_args!("Laboratory of {player}");
            found.unless(lab.adds_up(), at, "it holds more than there is in the box");
            all_add_up &= lab.adds_up();
        }
        if !all_add_up {
            return found.0;
        }
        self.check_bots(&mut found);
        self.check_nobel(&mut found);
        self.check_storms(&mut found);
        self.check_tiles(&mut found);
        self.check_workshops(&mut found);
        self.check_offices(&mut found);
        self.check_goals(&mut found);
        self.check_cards(&mut found);
        self.check_order(&mut found);
        found.0
    }

    /// The reasons why an edited position cannot be played on; empty if it can.
    pub(crate) fn errors(&self) -> Vec<ValidationError> {
        let mut found = Found(self.faults());
        self.check_boundary(&mut found);
        found.0
    }

    /// Whether set-up has yet to begin this step.
    fn awaits(&self, step: Step) -> bool {
        match self.state.frames.pending().first() {
            Some(&Frame::Steps { list, next, .. }) if list.is_set_up() => {
                list.steps().iter().skip(usize::from(next)).any(|&other| other == step)
            }
            _ => false,
        }
    }

    /// Whether a frame of this kind is pending.
    fn pends(&self, kind: impl Fn(&Frame) -> bool) -> bool {
        self.state.frames.pending().iter().any(kind)
    }

    /// The subjects of pending lists in which `done` has begun and `to_come` has not.
    fn under_way(&self, list: List, done: Step, to_come: Step) -> impl Iterator<Item = Subject> {
        let pending = self.state.frames.pending().iter();
        pending.filter_map(move |frame| match *frame {
            Frame::Steps { list: other, next, of, .. } if other == list => {
                let (before, after) = list.split(next);
                (before.contains(&done) && after.contains(&to_come)).then_some(of)
            }
            _ => None,
        })
    }
}

impl List {
    const fn is_set_up(self) -> bool {
        matches!(self, List::SetUp | List::DraftSetUp | List::SoloSetUp)
    }

    /// Splits the steps into those that have begun and the others.
    fn split(self, next: u8) -> (&'static [Step], &'static [Step]) {
        let steps = self.steps();
        steps.split_at(usize::from(next).min(steps.len()))
    }
}

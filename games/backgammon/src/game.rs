//! The position with its rules: who answers what is pending, and where that is written.

use table::{Ask, Flow, Steps, Tell, Turn};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::options::Options;
use crate::state::{Pending, State};

/// A position of Backgammon.
#[derive(Clone, Debug)]
pub struct Backgammon {
    pub(crate) options: Options,
    pub(crate) content: &'static Content,
    pub(crate) state: State,
}

impl PartialEq for Backgammon {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.state == other.state
    }
}

impl Backgammon {
    /// Who acts next.
    pub(crate) fn turn_now(&self) -> Turn {
        match self.state.pending {
            Pending::Opening | Pending::Roll => Turn::Chance,
            Pending::Over => Turn::Over,
            _ => Turn::Choose(self.state.mover.seat()),
        }
    }

    /// Lists the answers to what is pending.
    pub(crate) fn list(&self, out: &mut impl Ask<Choice>) {
        match self.state.pending {
            Pending::Opening => self.ask_opening(out),
            Pending::Roll => self.ask_roll(out),
            Pending::Both { high, low } => self.ask_both(high, low, out),
            Pending::Last { die } => self.ask_last(die, out),
            Pending::High { high, low, from } => self.ask_high(high, low, from, out),
            Pending::Double { die, left, limit } => self.ask_double(die, left, limit, out),
            Pending::Over => {}
        }
    }
}

impl Steps for Backgammon {
    fn step(&mut self, _tell: &mut impl Tell<Event>) -> Flow {
        if self.state.pending == Pending::Over { Flow::Over } else { Flow::Asks }
    }

    fn answer(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Opening(white, black) => self.open(white, black, tell),
            Choice::Roll(high, low) => self.roll(high, low, tell),
            Choice::Move(from, to) => self.play(from, to, tell),
        }
    }

    fn lapse(&mut self, tell: &mut impl Tell<Event>) {
        self.nothing_to_play(tell);
    }
}

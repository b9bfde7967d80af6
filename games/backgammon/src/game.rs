//! A position and its rules. What is pending says who acts, and where that is implemented.

use game_core::{EventSink, Flow, Steps, Turn};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::options::Options;
use crate::pending::Pending;
use crate::state::State;

game_core::position! {
    /// A position of Backgammon.
    pub struct Backgammon(Options, Content, State);
}

impl Backgammon {
    /// The position before the first roll.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> Backgammon {
        Backgammon { options: *options, content, state: State::begin(content.layout) }
    }

    /// Who acts next.
    pub(crate) fn turn(&self) -> Turn {
        match (self.state.pending, self.state.pending.decider(self)) {
            (Pending::Over, _) => Turn::Over,
            (_, Some(side)) => Turn::Choose(side.seat()),
            (_, None) => Turn::Chance,
        }
    }
}

impl Steps for Backgammon {
    fn step(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        self.state.pending.run(self, sink)
    }

    fn answer(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.pending.answer(self, choice, sink);
    }

    fn lapse(&mut self, sink: &mut impl EventSink<Event>) {
        self.nothing_to_play(sink);
    }
}

//! What is told when nobody is asked, because nothing can be done.

use table::{Rule, Tell};

use crate::choice::Choice;
use crate::event::{Event, Idle};
use crate::game::WeatherMachine;
use crate::kinds::Location;
use crate::sequence::Frame;

impl WeatherMachine {
    /// Tells that a question had one answer only, where that answer is to do nothing, so that no
    /// turn ends without a word.
    pub(crate) fn tell_idle(&self, choice: Choice, tell: &mut impl Tell<Event>) {
        let (rule, idle) = match (self.state.frames.top(), choice) {
            (Some(Frame::Actions), Choice::EndActions) => {
                let Some(here) = self.here() else { return };
                // In the Supply nobody notes what was done.
                let supply = here.location() == Location::Supply;
                let acted = supply || self.state.turn.done != [false; 2];
                ("WM-ACT.5", Idle::Actions { location: here.location(), acted })
            }
            (Some(Frame::SupplyActions), Choice::EndActions) => {
                ("WM-PSR.2", Idle::Actions { location: Location::Supply, acted: true })
            }
            (Some(Frame::PlaceTokens { .. }), Choice::Keep) => ("WM-TOK.7", Idle::Awards),
            (Some(Frame::LastPlacements), Choice::Pass) => ("WM-SCO.0a", Idle::LastPlacements),
            // Nothing else: any other single answer does something, which is told.
            _ => return,
        };
        self.tell_of_idle(Rule(rule), idle, tell);
    }

    /// Tells that the Scientist stays, because no action space elsewhere is open.
    pub(crate) fn tell_cannot_move(&self, tell: &mut impl Tell<Event>) {
        self.tell_of_idle(Rule("WM-MOV.1"), Idle::Move, tell);
    }

    fn tell_of_idle(&self, rule: Rule, idle: Idle, tell: &mut impl Tell<Event>) {
        let player = self.active();
        tell.tell(rule, || Event::Idle { player, idle });
    }
}

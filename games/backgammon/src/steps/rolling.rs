//! The dice: who begins, and which numbers there are to play.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::Backgammon;
use crate::pending::{DOUBLE, Pending};
use crate::types::{Die, Place, Side};

impl Backgammon {
    /// BG-2.1 MUST: one die each; the higher one begins and plays both dice. Equal dice are rolled
    /// again, which leaves thirty equally likely results.
    pub(crate) fn legal_opening(&self, out: &mut impl ActionSink<Choice>) {
        for white in Die::ALL {
            for black in Die::ALL {
                if white != black {
                    out.chance(Choice::Opening(white, black), 1);
                }
            }
        }
    }

    /// BG-2.2 MUST: two dice at the beginning of every later turn. Two different numbers come up
    /// twice as often as a double.
    pub(crate) fn legal_roll(&self, out: &mut impl ActionSink<Choice>) {
        for high in Die::ALL {
            for low in Die::ALL {
                if low > high || out.enough() {
                    break;
                }
                let odds = if low == high { 1 } else { 2 };
                out.chance(Choice::Roll(high, low), odds);
            }
        }
    }

    pub(crate) fn open(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Opening(white, black) = choice else { return game_core::not_listed(choice) };
        let side = if white > black { Side::White } else { Side::Black };
        self.state.mover = side;
        self.state.pending = Pending::Both { high: white.max(black), low: white.min(black) };
        sink.emit(Rule("BG-2.1"), || Event::Opened { white, black, side });
    }

    /// BG-2.3 IF both dice show the same number, it is played four times.
    pub(crate) fn roll(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Roll(high, low) = choice else { return game_core::not_listed(choice) };
        let side = self.state.mover;
        let double = Pending::Double { die: high, left: DOUBLE, limit: Place::BAR };
        self.state.pending = if high == low { double } else { Pending::Both { high, low } };
        let rule = if high == low { "BG-2.3" } else { "BG-2.2" };
        sink.emit(Rule(rule), || Event::Rolled { side, high, low });
    }
}

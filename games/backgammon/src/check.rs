//! Whether a position can be one of the game: its invariants, and what an edited one must satisfy.

use table::{Forced, Objection};

use crate::game::Backgammon;
use crate::kinds::{Place, Places, Side};
use crate::state::Pending;

impl Backgammon {
    /// What is wrong with this position; empty in all that the rules can reach.
    pub(crate) fn faults(&self) -> Vec<Objection> {
        let state = &self.state;
        let mut faults = Vec::new();
        let mut must = |holds: bool, at: String, why: String| {
            if !holds {
                faults.push(Objection::new(at, why));
            }
        };
        let all = self.content.layout.total();
        for side in Side::ALL {
            let count = state.checkers[side].total();
            let at = format!("checkers, {}", side.name());
            must(count == all, at, format!("{count} checkers, expected {all}"));
        }
        let of_black = state.checkers.black.occupied().and(Places::POINTS).mirrored();
        for point in state.checkers.white.occupied().and(of_black).iter() {
            let why = format!("both sides stand on White's {point}");
            must(false, "checkers".into(), why);
        }
        let turns = 1..=self.options.most_turns;
        let why = format!("{} is not a turn from 1 to {}", state.turn, self.options.most_turns);
        must(turns.contains(&state.turn), "turn".into(), why);
        let home = Side::ALL.iter().filter(|side| is_home(self, **side)).count();
        must(home < 2, "checkers".into(), "both sides have borne off everything".into());
        faults
    }

    /// Why an edited position cannot be played on; empty if it can.
    pub(crate) fn objections(&self) -> Vec<Objection> {
        let mut objections = self.faults();
        if objections.is_empty() {
            let why = self.pending_fault();
            objections.extend(why.map(|why| Objection::new("pending", why)));
        }
        objections
    }

    fn pending_fault(&self) -> Option<&'static str> {
        let state = &self.state;
        let finished = state.winner().is_some();
        if state.pending == Pending::Over {
            let last = state.turn == self.options.most_turns;
            return (!finished && !last).then_some("the game is not over yet");
        }
        if finished {
            return Some("the game is over");
        }
        let wrong = match state.pending {
            Pending::Opening if state.turn > 1 || state.mover != Side::White => {
                Some("the opening roll belongs to turn 1, before anybody has the move")
            }
            Pending::Both { high, low } if high <= low => Some("high must be more than low"),
            Pending::High { high, low, from } => {
                if high <= low {
                    Some("high must be more than low")
                } else if !self.may_have_moved(from, from.after(low)) {
                    Some("the lower number cannot have been played like this")
                } else {
                    None
                }
            }
            Pending::Double { left, limit, .. }
                if !(1..=4).contains(&left) || limit == Place::OFF =>
            {
                Some("a double is played up to 4 times, from a point or the bar")
            }
            _ => None,
        };
        wrong.or_else(|| (!self.waits()).then_some("nobody is asked a question with two answers"))
    }

    /// Whether a checker of the mover may just have come from here to there.
    fn may_have_moved(&self, from: Place, to: Place) -> bool {
        let mover = self.state.mover;
        let other = &self.state.checkers[mover.other()];
        let was_there = from == Place::BAR || other.count(from.mirrored()) == 0;
        from != Place::OFF && was_there && self.state.checkers[mover].count(to) > 0
    }

    fn waits(&self) -> bool {
        let mut forced = Forced::None;
        self.list(&mut forced);
        matches!(forced, Forced::Several)
    }
}

fn is_home(game: &Backgammon, side: Side) -> bool {
    game.state.checkers[side].occupied().without(Places::of(Place::OFF)).is_empty()
}

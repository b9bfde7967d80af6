//! Invariants of every position, and what an edited position must satisfy.

use game_core::ValidationError;
use game_core::grammar::counted;
use i18n::Locale;

use crate::game::Backgammon;
use crate::messages::{messages, name};
use crate::pending::{DOUBLE, Pending};
use crate::types::{OnTheBoard, Place, Places, Side};

impl Backgammon {
    /// Violated invariants; empty in every position that the rules can reach.
    pub(crate) fn faults(&self) -> Vec<ValidationError> {
        let state = &self.state;
        let mut faults = Vec::new();
        let mut must = |holds: bool, at: String, why: String| {
            if !holds {
                faults.push(ValidationError::new(at, why));
            }
        };
        let all = self.content.layout.total();
        for side in Side::ALL {
            let count = state.checkers[side].total();
            let at = format!("checkers, {}", name(side, messages(Locale::English)));
            must(count == all, at, format!("{}, expected {all}", counted(count, "checker")));
        }
        let of_black = state.checkers.black.occupied().and(Places::points()).mirrored();
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

    /// Every reason why an edited position cannot be played on; empty if it can.
    pub(crate) fn errors(&self) -> Vec<ValidationError> {
        let mut errors = self.faults();
        let why = match self.in_progress() {
            Some(in_progress) => Some(ValidationError::in_progress("pending", in_progress)),
            None => self.pending_fault().map(|why| ValidationError::new("pending", why)),
        };
        errors.extend(why);
        errors
    }

    /// What this position is in the middle of. `None` before a roll, before the first move of a
    /// roll, and at the end.
    ///
    /// If only one of two numbers can be played, the game waits for it as for a last number, which
    /// is not a step boundary.
    pub(crate) fn in_progress(&self) -> Option<&'static str> {
        match self.state.pending {
            Pending::Opening | Pending::Roll | Pending::Both { .. } | Pending::Over => None,
            Pending::Double { left, limit, .. } if left == DOUBLE && limit == Place::BAR => None,
            Pending::Last { .. } | Pending::High { .. } | Pending::Double { .. } => {
                Some("a play of two or more numbers")
            }
        }
    }

    fn pending_fault(&self) -> Option<&'static str> {
        let state = &self.state;
        let finished = state.winner().is_some();
        match state.pending {
            Pending::Over if finished || state.turn == self.options.most_turns => None,
            Pending::Over => Some("the game is not over yet"),
            _ if finished => Some("the game is over"),
            Pending::Opening if state.turn > 1 || state.mover != Side::White => {
                Some("the opening roll belongs to turn 1, before anybody has the move")
            }
            Pending::Both { high, low } if high <= low => Some("high must be more than low"),
            _ => None,
        }
    }
}

fn is_home(game: &Backgammon, side: Side) -> bool {
    game.state.checkers[side].occupied().without(Places::only(Place::OFF)).is_empty()
}

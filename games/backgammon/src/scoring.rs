//! What a win counts, and an estimate of who is winning.

use game_core::{
    Decision, Evaluation, Outcome, PartyScore, Rule, ScoreItem, SeatValue, Standing, noun,
};
use i18n::{Messages, message};

use crate::game::Backgammon;
use crate::messages::name;
use crate::state::State;
use crate::types::{OnTheBoard, Place, Places, Side};

/// The kinds of win.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Win {
    /// The loser has borne off at least one checker.
    Single,
    /// The loser has borne off no checker.
    Gammon,
    /// A gammon in which the loser also has a checker on the bar or in the winner's home.
    Backgammon,
}

impl Backgammon {
    /// Evaluates the race alone: ten points ahead of a hundred wins two games in three, and being
    /// on roll is worth a little. Blots and blocks are ignored.
    pub(crate) fn race(&self) -> Evaluation {
        let pips = |side: Side| self.state.checkers[side].pips() as f32;
        let evaluation = Side::ALL.map(|side| {
            let (own, other) = (pips(side), pips(side.other()));
            let roll = if side == self.state.mover { HALF_A_ROLL } else { -HALF_A_ROLL };
            let lead = (other - own + roll) / (0.08 * (own + other) + 4.0);
            let result = 1.0 / (1.0 + (-lead).exp());
            SeatValue { result, score: result }
        });
        evaluation.into_iter().collect()
    }
}

/// Half of the average roll, in pips.
const HALF_A_ROLL: f32 = 4.0;

impl Win {
    const ALL: [Win; 3] = [Win::Single, Win::Gammon, Win::Backgammon];

    /// The kind of win for this side.
    pub(crate) fn of(state: &State, winner: Side) -> Win {
        let loser = &state.checkers[winner.other()];
        let behind = Places::home().mirrored().or(Places::only(Place::BAR));
        if loser.count(Place::OFF) > 0 {
            Win::Single
        } else if loser.occupied().and(behind).is_empty() {
            Win::Gammon
        } else {
            Win::Backgammon
        }
    }

    /// The rule id of this kind of win.
    ///
    /// BG-6.2 IF the loser has borne off a checker, it is a single game.
    /// BG-6.3 IF the loser has borne off none, it is a gammon.
    /// BG-6.4 IF the loser also has one on the bar or in the winner's home, it is a backgammon.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Win::Single => "BG-6.2",
            Win::Gammon => "BG-6.3",
            Win::Backgammon => "BG-6.4",
        }
    }

    /// The points it counts.
    pub(crate) fn points(self) -> u8 {
        match self {
            Win::Single => 1,
            Win::Gammon => 2,
            Win::Backgammon => 3,
        }
    }

    /// Its key in messages.
    fn key(self) -> &'static str {
        match self {
            Win::Single => "single",
            Win::Gammon => "gammon",
            Win::Backgammon => "backgammon",
        }
    }
}

impl Backgammon {
    /// The outcome of a game that is over.
    pub(crate) fn final_outcome(&self, messages: Messages) -> Outcome {
        let side = |side| name(side, messages);
        let won = self.state.winner().map(|side| (side, Win::of(&self.state, side)));
        let (rule, ended_by) = match won {
            Some((winner, win)) => {
                let (side, win) = (side(winner), win.key());
                ("BG-6.1", message!(messages, "ended-won", side = side, win = win))
            }
            None => {
                let turns = self.state.turn;
                ("BG-E.1", message!(messages, "ended-drawn", turns = turns))
            }
        };
        let reason = match won {
            Some((winner, _)) => message!(messages, "decided-won", side = side(winner)),
            None => message!(messages, "decided-drawn"),
        };
        let decided_by = vec![Decision::new(Rule(rule), reason)];
        let parties = Side::ALL.map(|side| party(side, won, messages)).into();
        Outcome { rule: Rule(rule), ended_by: ended_by.into(), decided_by, parties }
    }
}

fn party(side: Side, won: Option<(Side, Win)>, messages: Messages) -> PartyScore {
    let own = won.filter(|(winner, _)| *winner == side).map(|(_, win)| win);
    let item = |win: Win| {
        let count = i32::from(own == Some(win));
        let points = count * i32::from(win.points());
        let title = noun(messages, "win", win.key()).name();
        ScoreItem::scored(Rule(win.rule()), title, count, points)
    };
    let standing = match (won, own) {
        (None, _) => Standing::Shared,
        (_, Some(_)) => Standing::Won,
        (_, None) => Standing::Lost,
    };
    PartyScore {
        name: name(side, messages),
        seat: Some(side.seat()),
        standing,
        items: Win::ALL.map(item).into(),
        total: Some(own.map_or(0, |win| i32::from(win.points()))),
    }
}

//! Trace of a simulated game: what is recorded at each decision besides the choice.

use game_core::{Choices, GameInfo, Outcome, Seat, Standing};
use serde::{Deserialize, Serialize};

/// Number of equal parts of a game at whose starts the leader is recorded.
pub const TENTHS: usize = 10;

/// Minimum lead: whoever is ahead by less than one game in a hundred does not lead.
pub const LEAD: f32 = 0.01;

/// Who led in a game, by the game's own evaluation of each seat's expected result.
///
/// A leader is the index of a seat, or the number of seats for whoever has none: the automated
/// opponents together, and nobody at all where all can lose. It is evaluated before each decision.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct LeadChanges {
    /// The leader at the start of each tenth of the decisions; `None` where nobody led.
    pub tenths: [Option<u8>; TENTHS],
    /// How often a leader differed from the previous leader.
    pub changes: u32,
    /// Who won: one flag for each seat, and a last one for whether no seat did.
    pub won: Vec<bool>,
}

/// Records of a game in progress; its memory is reused for the next game.
pub(crate) struct LeadTrace {
    /// Number of decisions with `n` listed choices, at index `n`.
    listed: Vec<u32>,
    first_asked: Option<Seat>,
    /// The leader before each decision; `None` if not requested.
    leaders: Option<Vec<Option<u8>>>,
    /// Whether the game's evaluation has returned anything.
    evaluated: bool,
}

/// Records of a finished game.
pub(crate) struct GameTrace {
    /// The first seat that was asked after set-up.
    pub(crate) first_asked: Option<Seat>,
    /// Number of decisions with `n` listed choices, at index `n`.
    pub(crate) listed: Vec<u32>,
    /// Who led when; `None` unless requested, or if the game was not finished or has no evaluation.
    pub(crate) lead_changes: Option<LeadChanges>,
}

impl LeadTrace {
    pub(crate) fn new(lead_changes: bool) -> LeadTrace {
        let leaders = lead_changes.then(Vec::new);
        LeadTrace { listed: Vec::new(), first_asked: None, leaders, evaluated: false }
    }

    pub(crate) fn note<G: GameInfo>(&mut self, game: &G, seat: Seat, choices: &Choices<G::Choice>) {
        let answers = choices.len();
        if answers >= self.listed.len() {
            self.listed.resize(answers + 1, 0);
        }
        self.listed[answers] += 1;
        if self.first_asked.is_none() && game.round() != Some(0) {
            self.first_asked = Some(seat);
        }
        if let Some(leaders) = &mut self.leaders {
            let evaluation = game.evaluate();
            self.evaluated |= evaluation.is_some();
            let results = evaluation.iter().flat_map(|all| all.by_seat());
            leaders.push(leader(results.map(|seat| seat.result)));
        }
    }

    /// Returns the records of the finished game and resets the trace.
    pub(crate) fn finish(&mut self, outcome: Option<&Outcome>, seats: u8) -> GameTrace {
        let listed = self.listed.clone();
        self.listed.fill(0);
        let evaluated = std::mem::take(&mut self.evaluated);
        let lead_changes = self.leaders.as_mut().and_then(|leaders| {
            let lead_changes =
                outcome.filter(|_| evaluated).map(|outcome| lead_changes(leaders, outcome, seats));
            leaders.clear();
            lead_changes
        });
        GameTrace { first_asked: self.first_asked.take(), listed, lead_changes }
    }
}

/// Lead changes from the leaders before each decision, of which there is at least one.
fn lead_changes(leaders: &[Option<u8>], outcome: &Outcome, seats: u8) -> LeadChanges {
    let won = |seat: u8| {
        let party = outcome.of_seat(Seat(seat));
        party.is_some_and(|party| party.standing != Standing::Lost)
    };
    let mut won: Vec<bool> = (0..seats).map(won).collect();
    won.push(won.iter().all(|won| !won));
    let tenths = std::array::from_fn(|tenth| leaders[tenth * leaders.len() / TENTHS]);
    LeadChanges { tenths, changes: changes(leaders), won }
}

/// Whoever has the highest expected result; what the seats leave belongs to all others.
fn leader(results: impl Iterator<Item = f32>) -> Option<u8> {
    let (mut best, mut second, mut rest, mut who) = (0.0, 0.0, 1.0, None);
    let mut look = |nth: u8, result: f32| {
        if result > best {
            (second, best, who) = (best, result, Some(nth));
        } else {
            second = second.max(result);
        }
    };
    let mut seats = 0;
    for result in results {
        look(seats, result);
        rest -= result;
        seats += 1;
    }
    if seats > 0 {
        look(seats, rest);
    }
    who.filter(|_| best - second >= LEAD)
}

fn changes(leaders: &[Option<u8>]) -> u32 {
    let mut leading = leaders.iter().flatten();
    let Some(mut before) = leading.next() else { return 0 };
    let mut changes = 0;
    for now in leading {
        changes += u32::from(now != before);
        before = now;
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The highest expected result leads if it is ahead by enough; what the seats leave is the
    /// others'.
    #[test]
    fn who_leads_is_ahead_of_everybody_else() {
        let led = |results: &[f32]| leader(results.iter().copied());
        assert_eq!(led(&[0.6, 0.4]), Some(0));
        assert_eq!(led(&[0.2, 0.5, 0.3]), Some(1));
        assert_eq!(led(&[0.502, 0.498]), None, "by less than one game in a hundred");
        assert_eq!(led(&[0.7]), Some(0), "alone and ahead");
        assert_eq!(led(&[0.3]), Some(1), "the opponent has the rest");
        assert_eq!(led(&[0.2, 0.3]), Some(2));
        assert_eq!(led(&[]), None, "a game that evaluates nothing");
    }

    /// Losing the lead to nobody and taking it back is no lead change.
    #[test]
    fn a_lead_changes_when_another_takes_it() {
        assert_eq!(changes(&[None, Some(0), None, Some(0), Some(0)]), 0);
        assert_eq!(changes(&[Some(0), None, Some(1), Some(1), Some(0), Some(2)]), 3);
        assert_eq!(changes(&[None, None]), 0);
    }
}

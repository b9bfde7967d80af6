//! How a simulated game went: what is counted of it at each decision besides what was chosen.

use game_core::{Choices, GameInfo, Outcome, Seat, Standing};
use serde::{Deserialize, Serialize};

/// Into so many parts a game is cut where it is asked who leads.
pub const TENTHS: usize = 10;

/// Who is ahead by less than one game in a hundred does not lead.
pub const LEAD: f32 = 0.01;

/// Who led in a game, by the game's own evaluation of what each seat can expect.
///
/// A leader is a seat by its number, or the number of seats for whoever has none: automated
/// opponents together, and nobody at all where all can lose. It is asked before each decision.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct LeadChanges {
    /// Who led when so many tenths of the decisions had been made, from none to nine; `None` where
    /// nobody did.
    pub tenths: [Option<u8>; TENTHS],
    /// How often somebody led who was not the one that had led before.
    pub changes: u32,
    /// Who won: each seat, and as the last whether no seat did.
    pub won: Vec<bool>,
}

/// What is noted while a game goes on; the memory is kept for the next.
pub(crate) struct LeadTrace {
    /// How many decisions there were with so many answers.
    listed: Vec<u32>,
    first_asked: Option<Seat>,
    /// Whoever led before each decision; `None` if nobody asks.
    leaders: Option<Vec<Option<u8>>>,
    /// Whether the game has evaluated anything.
    evaluated: bool,
}

/// What is told of a game that is over.
pub(crate) struct GameTrace {
    /// The first seat that was asked after set-up.
    pub(crate) first_asked: Option<Seat>,
    /// At how many decisions so many choices were listed, from none on.
    pub(crate) listed: Vec<u32>,
    /// Who led, if it was asked, the game ended, and says anything.
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

    /// What the game that is over showed, with who was asked first; begins anew.
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

/// Who led before each decision of a game, of which there were some, and who won it.
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

/// Whoever can expect most, what the seats leave being that of all others.
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

    /// The one who can expect most leads, but not by a hair; what the seats leave is the others'.
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

    /// A lead that is lost to nobody and taken back has not changed.
    #[test]
    fn a_lead_changes_when_another_takes_it() {
        assert_eq!(changes(&[None, Some(0), None, Some(0), Some(0)]), 0);
        assert_eq!(changes(&[Some(0), None, Some(1), Some(1), Some(0), Some(2)]), 3);
        assert_eq!(changes(&[None, None]), 0);
    }
}

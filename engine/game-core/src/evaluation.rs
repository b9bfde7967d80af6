use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Outcome, Seat, Standing};

/// The greatest number of seats of a game.
pub const MOST_SEATS: usize = 8;

/// What one seat can expect of the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct SeatValue {
    /// The expected result from 0 to 1: a victory counts 1, a shared one the winner's share of it.
    pub result: f32,
    /// The expected score, in victory points; 0 in a game without any.
    pub score: f32,
}

/// What every seat can expect of the end of the game, in the order of the seats.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Evaluation(ArrayVec<SeatValue, MOST_SEATS>);

/// How a position stands, in a few figures that mean the same in every game: what a map from the
/// value of a search to what happens goes by besides that value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Outlook {
    /// How near the end is, from 0 at the beginning to 1.
    pub progress: f32,
    /// The victory points of whoever the seat has to beat, as far as it knows.
    pub to_beat: f32,
    /// By how many points the seat is ahead of that.
    pub lead: f32,
}

/// A number on the table that counts for a seat, by its name: what a hint names as the reason of a
/// choice is how such numbers change.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Figure {
    /// In words that stand before the number: "CP", "the androids' points".
    pub name: String,
    /// The number.
    pub value: i32,
}

impl Figure {
    /// A number by its name.
    pub fn new(name: impl Into<String>, value: impl Into<i32>) -> Figure {
        Figure { name: name.into(), value: value.into() }
    }
}

impl Evaluation {
    /// What the outcome of a finished game says of every seat; no longer an expectation.
    pub fn of(outcome: &Outcome) -> Self {
        let winners = outcome.parties.iter().filter(|party| party.standing != Standing::Lost);
        let share = 1.0 / winners.count().max(1) as f32;
        let seated = outcome.parties.iter().filter(|party| party.seat.is_some());
        let values = seated.map(|party| SeatValue {
            result: if party.standing == Standing::Lost { 0.0 } else { share },
            score: party.total.unwrap_or(0) as f32,
        });
        values.collect()
    }

    /// What this seat can expect; nothing at all if there is no such seat.
    pub fn of_seat(&self, seat: Seat) -> SeatValue {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// What each seat can expect, in the order of the seats.
    pub fn by_seat(&self) -> &[SeatValue] {
        &self.0
    }
}

impl FromIterator<SeatValue> for Evaluation {
    /// The first [`MOST_SEATS`] are taken.
    fn from_iter<I: IntoIterator<Item = SeatValue>>(values: I) -> Self {
        Evaluation(values.into_iter().take(MOST_SEATS).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PartyScore, Rule};

    fn outcome(standings: &[Standing]) -> Outcome {
        let party = |(seat, &standing): (u8, &Standing)| PartyScore {
            name: format!("party {seat}"),
            seat: (seat < 3).then_some(Seat(seat)),
            standing,
            items: Vec::new(),
            total: Some(i32::from(seat) * 10),
        };
        Outcome {
            rule: Rule("X-1"),
            ended_by: "enough".into(),
            decided_by: Vec::new(),
            parties: (0..).zip(standings).map(party).collect(),
        }
    }

    #[test]
    fn a_shared_victory_is_divided_among_those_who_share_it() {
        use Standing::{Lost, Shared, Won};
        let values = Evaluation::of(&outcome(&[Shared, Lost, Shared]));
        let results: Vec<f32> = values.by_seat().iter().map(|seat| seat.result).collect();
        assert_eq!(results, [0.5, 0.0, 0.5]);
        let values = Evaluation::of(&outcome(&[Lost, Lost, Lost, Won]));
        assert_eq!(values.by_seat().len(), 3, "an automated opponent has no seat");
        assert_eq!(values.of_seat(Seat(2)), SeatValue { result: 0.0, score: 20.0 });
        assert_eq!(values.of_seat(Seat(7)), SeatValue::default());
    }
}

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Outcome, Seat, Standing};

/// The greatest number of seats of a game.
pub const MOST_SEATS: usize = 8;

/// What one seat can expect of the end of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct SeatValue {
    /// The expected result from 0 to 1: a win counts 1, a shared win the winner's share of 1.
    pub result: f32,
    /// The expected score, in victory points; 0 in a game without any.
    pub score: f32,
}

/// What every seat can expect of the end of the game, in the order of the seats.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Evaluation(ArrayVec<SeatValue, MOST_SEATS>);

/// Summary figures of a position that mean the same in every game. A calibration map uses them,
/// together with a search's value, to compute a win probability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Outlook {
    /// How near the end is, from 0 at the beginning to 1.
    pub progress: f32,
    /// The victory points of the opponent that the seat has to beat, as far as it knows.
    pub to_beat: f32,
    /// By how many points the seat is ahead of that opponent.
    pub lead: f32,
}

/// A named number on the table that counts for a seat. A hint explains a choice by how these
/// numbers change.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Figure {
    /// The text before the number: "CP", "the androids' points".
    pub name: String,
    /// The number.
    pub value: i32,
}

impl Figure {
    /// A figure with this name and value.
    pub fn new(name: impl Into<String>, value: impl Into<i32>) -> Figure {
        Figure { name: name.into(), value: value.into() }
    }
}

impl Evaluation {
    /// The final value of every seat, from the outcome of a finished game.
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

    /// The value for this seat; zero if there is no such seat.
    pub fn of_seat(&self, seat: Seat) -> SeatValue {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// The values of all seats, in seat order.
    pub fn by_seat(&self) -> &[SeatValue] {
        &self.0
    }
}

impl FromIterator<SeatValue> for Evaluation {
    /// Takes the first [`MOST_SEATS`] values.
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

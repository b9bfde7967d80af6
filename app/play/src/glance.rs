//! What lists show of a game, updated with each change so that no list has to replay a game.

use game_core::{Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::{DynSession, NarratedLine, people};

/// What lists show of a game, as data without wording.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Glance {
    /// The latest heading of a turn or round, such as `Round 5`.
    pub round: Option<String>,
    /// Whose turn it is.
    pub asks: Asks,
    /// Number of seats.
    pub seats: u8,
    /// Number of seats played by people.
    pub people: u8,
    /// For a helper beside a real table, the number of the opponent's next turn.
    pub helper: Option<u16>,
    /// Whether the game is practice.
    pub practice: bool,
    /// Achievements of its people once it is over: level and title of each.
    pub achieved: Vec<(String, String)>,
}

/// Whose turn it is.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub enum Asks {
    /// Nobody: the game is over.
    #[default]
    Nobody,
    /// Chance, which people answer by entering the result.
    Chance,
    /// A person, by the name of the seat.
    Person(String),
    /// A bot, by the name of the seat.
    Bot(String),
}

/// How many entries back to search for the last heading.
const FAR: usize = 400;
/// How many of them to read at once.
const STEP: usize = 20;

impl Glance {
    /// The glance of a session.
    pub fn of(session: &dyn DynSession) -> Self {
        Glance { round: round(session, 0), ..Glance::without_round(session) }
    }

    /// The glance of a session, updated from this one of its first `entries` entries.
    pub fn after(&self, session: &dyn DynSession, entries: usize) -> Self {
        if session.len() < entries {
            return Glance::of(session);
        }
        let round = round(session, entries).or_else(|| self.round.clone());
        Glance { round, ..Glance::without_round(session) }
    }

    fn without_round(session: &dyn DynSession) -> Self {
        let people: Vec<_> = people(session.players()).collect();
        let asks = match session.turn() {
            Turn::Over => Asks::Nobody,
            Turn::Chance => Asks::Chance,
            Turn::Choose(seat) if people.contains(&seat) => Asks::Person(session.seat_name(seat)),
            Turn::Choose(seat) => Asks::Bot(session.seat_name(seat)),
        };
        let helper = session.helping().map(|helping| helping.turn);
        // A helper does not know what the people at the real table have achieved.
        let end = (asks == Asks::Nobody && helper.is_none()).then(|| session.now());
        let achieved = end.map_or_else(Vec::new, |end| {
            let all = people.iter().flat_map(|seat| end.achieved(*seat));
            all.map(|one| (one.level, one.title)).collect()
        });
        Glance {
            round: None,
            asks,
            seats: session.seats(),
            people: people.len() as u8,
            helper,
            practice: session.practice(),
            achieved,
        }
    }
}

/// The heading of the last turn that began after this many entries, in games that number their
/// turns.
fn round(session: &dyn DynSession, after: usize) -> Option<String> {
    if session.helping().is_some() {
        return None;
    }
    let numbered = |heading: &String| heading.chars().any(|letter| letter.is_ascii_digit());
    let heading = |line: &NarratedLine| line.heading.clone().filter(numbered);
    let least = session.len().saturating_sub(FAR).max(after);
    let mut until = session.len();
    while until > least {
        let from = until.saturating_sub(STEP).max(least);
        let entries = session.log_between(Viewer::Nobody, from, until);
        let mut lines = entries.iter().rev().flat_map(|entry| entry.told.iter().rev());
        if let Some(heading) = lines.find_map(heading) {
            return Some(heading);
        }
        until = from;
    }
    let opening = if least == 0 { session.opening(Viewer::Nobody) } else { Vec::new() };
    opening.iter().rev().find_map(heading)
}

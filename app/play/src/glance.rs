//! What lists show of a game, updated with each change so that no list has to replay a game.

use game_core::{Seat, Standing, Turn};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::{DynSession, people};

/// What lists show of a game, as data without a language.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Glance {
    /// The number of the round, in games that count them.
    #[serde(deserialize_with = "number")]
    pub round: Option<u32>,
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
    /// Achievements of its people once it is over: level and title of each, in English.
    pub achieved: Vec<(String, String)>,
    /// How it ended; `None` before, and if an earlier version stored it.
    #[serde(default)]
    pub ended: Option<Ended>,
    /// The points of the running game; empty once it is over, in a game that has none before its
    /// end, and if an earlier version stored it.
    #[serde(default)]
    pub score: Vec<Points>,
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
    Person(PartyName),
    /// A bot, by the name of the seat.
    Bot(PartyName),
}

/// How a game ended.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    /// Every party, seats first.
    pub parties: Vec<EndedParty>,
    /// In a game without points, the ids of the rules that decided it.
    pub decided_by: Vec<String>,
}

/// A party of a game that has ended.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct EndedParty {
    /// Its name.
    pub name: PartyName,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// Its victory points, in games that have them.
    pub total: Option<i32>,
}

/// The points of a party of a running game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Points {
    /// Its name.
    pub name: PartyName,
    /// Its victory points so far, or those that must be beaten.
    pub points: i32,
}

/// The name of a seat or an automated opponent; [`DynGame::party_name`](crate::DynGame::party_name)
/// says it in a language.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(from = "ReadName")]
pub struct PartyName {
    /// The name in English, for what no message names.
    pub english: String,
    /// The key of the message of the game that names it; `None` where the name is the same in every
    /// language, and if an earlier version stored it.
    pub key: Option<String>,
    /// The number of the seat, from 1; 0 for an automated opponent.
    pub number: u8,
}

/// A [`PartyName`] as it was stored: earlier versions stored a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReadName {
    Text(String),
    Name { english: String, key: Option<String>, number: u8 },
}

impl From<ReadName> for PartyName {
    fn from(read: ReadName) -> Self {
        match read {
            ReadName::Text(english) => PartyName { english, ..PartyName::default() },
            ReadName::Name { english, key, number } => PartyName { english, key, number },
        }
    }
}

/// Reads the number of a round, which earlier versions stored in its heading, such as `Round 5`.
fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    Ok(match Value::deserialize(deserializer)? {
        Value::String(heading) => {
            let digits = heading.split(|letter: char| !letter.is_ascii_digit());
            digits.filter_map(|digits| digits.parse().ok()).next()
        }
        value => value.as_u64().and_then(|number| number.try_into().ok()),
    })
}

impl PartyName {
    fn of_seat(session: &dyn DynSession, seat: Seat) -> Self {
        PartyName {
            english: session.seat_name(seat),
            key: session.name_key(Some(seat)),
            number: seat.0 + 1,
        }
    }
}

impl Points {
    /// The points of a running game.
    fn of(session: &dyn DynSession) -> Vec<Self> {
        let name = |party: Option<Seat>| match party {
            Some(seat) => PartyName::of_seat(session, seat),
            None => PartyName { key: session.name_key(None), ..PartyName::default() },
        };
        let score = session.running_score().into_iter();
        score.map(|(party, points)| Points { name: name(party), points }).collect()
    }
}

impl Ended {
    /// How this game ended; `None` if it has no outcome.
    fn of(session: &dyn DynSession) -> Option<Self> {
        let outcome = session.now().outcome()?;
        let has_points = outcome.has_points();
        let rules = outcome.decided_by.iter().map(|decision| decision.rule.to_string());
        let decided_by = rules.filter(|_| !has_points).collect();
        let parties = outcome.parties.into_iter().map(|party| EndedParty {
            name: match party.seat {
                Some(seat) => PartyName::of_seat(session, seat),
                None => PartyName { english: party.name, key: session.name_key(None), number: 0 },
            },
            won: party.standing != Standing::Lost,
            total: party.total,
        });
        Some(Ended { parties: parties.collect(), decided_by })
    }
}

impl Glance {
    /// The glance of a session.
    pub fn of(session: &dyn DynSession) -> Self {
        let people: Vec<_> = people(session.players()).collect();
        let asks = match session.turn() {
            Turn::Over => Asks::Nobody,
            Turn::Chance => Asks::Chance,
            Turn::Choose(seat) if people.contains(&seat) => {
                Asks::Person(PartyName::of_seat(session, seat))
            }
            Turn::Choose(seat) => Asks::Bot(PartyName::of_seat(session, seat)),
        };
        let ended = if asks == Asks::Nobody { Ended::of(session) } else { None };
        let score = if asks == Asks::Nobody { Vec::new() } else { Points::of(session) };
        let helper = session.helping().map(|helping| helping.turn);
        // A helper does not know what the people at the real table have achieved.
        let end = (asks == Asks::Nobody && helper.is_none()).then(|| session.now());
        let achieved = end.map_or_else(Vec::new, |end| {
            let all = people.iter().flat_map(|seat| end.achieved(*seat));
            all.map(|one| (one.level, one.title)).collect()
        });
        Glance {
            round: session.round().filter(|round| *round > 0),
            asks,
            seats: session.seats(),
            people: people.len() as u8,
            helper,
            practice: session.practice(),
            achieved,
            ended,
            score,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_earlier_versions_stored_is_read() {
        let stored = json!({"round": "Round 12: your turn", "asks": {"Bot": "Red"}, "seats": 2,
            "people": 1, "helper": null, "practice": false, "achieved": []});
        let read: Glance = serde_json::from_value(stored).expect("a glance");
        let red = PartyName { english: "Red".into(), ..PartyName::default() };
        assert_eq!((read.round, read.asks), (Some(12), Asks::Bot(red)));
        assert_eq!(read.ended, None);
    }

    #[test]
    fn a_glance_is_read_as_it_was_written() {
        let name = PartyName { english: "Red".into(), key: Some("player-red".into()), number: 1 };
        let party = EndedParty { name, won: true, total: Some(7) };
        let ended = Ended { parties: vec![party], decided_by: vec!["X-1".into()] };
        let glance = Glance { round: Some(3), ended: Some(ended), ..Glance::default() };
        let written = serde_json::to_string(&glance).expect("JSON");
        assert_eq!(serde_json::from_str::<Glance>(&written).expect("a glance"), glance);
    }
}

use std::fmt;
use std::str::FromStr;

use game_core::Seat;
#[cfg(feature = "studies")]
use game_core::{ValidationError, ValidationErrors};
use players::{Bot, UnknownBot};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
#[cfg(feature = "studies")]
use serde_json::Value;

#[cfg(feature = "studies")]
use crate::plain_text::shortened;

/// Who chooses for a seat.
///
/// Its text is `human`, or that of the bot:
///
/// ```
/// use play::PlayerSlot;
///
/// assert_eq!("human".parse(), Ok(PlayerSlot::Person));
/// assert_eq!("club".parse::<PlayerSlot>().unwrap().to_string(), "club");
/// assert!("oracle".parse::<PlayerSlot>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum PlayerSlot {
    /// A person at a front end.
    #[default]
    Person,
    /// A bot.
    Bot(Bot),
}

impl PlayerSlot {
    /// The text of [`PlayerSlot::Person`].
    pub const HUMAN: &'static str = "human";

    /// The bot, if it is one.
    pub fn bot(self) -> Option<Bot> {
        match self {
            PlayerSlot::Person => None,
            PlayerSlot::Bot(bot) => Some(bot),
        }
    }
}

/// The seats that people play, given the players of all seats.
pub fn people(players: &[PlayerSlot]) -> impl Iterator<Item = Seat> {
    let seats = (0..).map(Seat).zip(players);
    seats.filter(|(_, who)| **who == PlayerSlot::Person).map(|(seat, _)| seat)
}

/// The person's seat, if exactly one person plays.
pub fn only_person(players: &[PlayerSlot]) -> Option<Seat> {
    let mut people = people(players);
    people.next().filter(|_| people.next().is_none())
}

impl fmt::Display for PlayerSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSlot::Person => f.write_str(PlayerSlot::HUMAN),
            PlayerSlot::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for PlayerSlot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        match text {
            PlayerSlot::HUMAN => Ok(PlayerSlot::Person),
            bot => bot.parse().map(PlayerSlot::Bot),
        }
    }
}

impl Serialize for PlayerSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerSlot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// Reads the player of each seat from a list of texts.
///
/// # Errors
///
/// Each text that is neither `human` nor a bot.
#[cfg(feature = "studies")]
pub(crate) fn read_players(list: &Value) -> Result<Vec<PlayerSlot>, Vec<ValidationError>> {
    let Value::Array(texts) = list else {
        return Err(vec![ValidationError::new("players", "expected a list of texts")]);
    };
    let mut players = Vec::new();
    let mut objections = ValidationErrors::default();
    for (index, text) in texts.iter().enumerate() {
        match text.as_str().map(|text| text.parse::<PlayerSlot>().map_err(|_| no_such_player(text)))
        {
            Some(Ok(player)) => players.push(player),
            wrong => {
                let why = wrong.and_then(Result::err).unwrap_or_else(|| "expected a text".into());
                objections.add(format!("players, number {}", index + 1), why);
            }
        }
    }
    objections.unless_any(players)
}

/// Why the number of players does not match the seats, if it does not. An empty list means people.
pub(crate) fn wrong_count(players: &[PlayerSlot], seats: u8) -> Option<String> {
    let (given, seats) = (players.len(), usize::from(seats));
    (given != 0 && given != seats)
        .then(|| format!("expected one for each seat, {seats}, found {given}"))
}

#[cfg(feature = "studies")]
fn no_such_player(text: &str) -> String {
    let (text, limits) = (shortened(text), Bot::limits(text));
    let known = players::NAMES.join(", ");
    format!("there is no bot '{text}'{limits}; there are {}, {known}", PlayerSlot::HUMAN)
}

#[cfg(all(test, feature = "studies"))]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn players_go_by_their_texts() {
        let list = json!(["human", "search:500", "expert"]);
        let players = read_players(&list).expect("they are known");
        assert_eq!(serde_json::to_value(&players).expect("data"), list);
        assert_eq!(players[0].bot(), None);
        assert!(wrong_count(&players, 3).is_none() && wrong_count(&[], 3).is_none());
        assert!(wrong_count(&players, 2).is_some());
    }

    #[test]
    fn every_player_that_is_not_known_is_named() {
        let objections = read_players(&json!(["Human", 3, "club", "search:0"])).expect_err("three");
        let places: Vec<&str> = objections.iter().map(|found| found.at.as_str()).collect();
        assert_eq!(places, ["players, number 1", "players, number 2", "players, number 4"]);
        assert!(objections[0].why.contains("there are human, random"), "{objections:?}");
        assert_eq!(read_players(&json!({})).expect_err("no list").len(), 1);
    }
}

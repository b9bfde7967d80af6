use std::fmt;
use std::str::FromStr;

use game_core::Seat;
use i18n::{Notice, notice};
use players::{Bot, MOST_ITERATIONS, UnknownBot};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

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

/// Why the number of players does not match the seats, if it does not. An empty list means people.
pub(crate) fn wrong_count(players: &[PlayerSlot], seats: u8) -> Option<Notice> {
    let (given, seats) = (players.len(), usize::from(seats));
    (given != 0 && given != seats)
        .then(|| notice!("refusal-player-count", seats = seats, given = given))
}

/// The error for a text that is no bot, where there are these.
pub fn unknown_bot(text: &str, known: &[&str]) -> Notice {
    let (bot, known) = (shortened(text), known.join(", "));
    match text.starts_with("search:") {
        true => notice!("refusal-no-search", bot = bot, most = MOST_ITERATIONS, known = known),
        false => notice!("refusal-no-bot", bot = bot, known = known),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_fit_their_seats_or_there_are_none() {
        let players = [PlayerSlot::Person; 3];
        assert!(wrong_count(&players, 3).is_none() && wrong_count(&[], 3).is_none());
        assert!(wrong_count(&players, 2).is_some());
    }
}

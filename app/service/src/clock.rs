//! How the time of a game of people is limited.

use serde::{Deserialize, Serialize};

/// The clock of a game, as its host has set it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct ClockSettings {
    /// How much time there is.
    pub time: ClockTime,
    /// What happens when it has run out.
    pub when_out: WhenOut,
    /// Whether nights and weekends of whoever has to choose are left out.
    pub rests: bool,
}

/// How much time there is, in seconds. A turn is everything that a seat chooses until another one,
/// or nobody, has to choose.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockTime {
    /// As much as anybody wants.
    #[default]
    Unlimited,
    /// So much for each turn.
    Turn(i64),
    /// So much in all, and more with each further turn.
    Bank {
        /// At first.
        first: i64,
        /// What is added when a further turn begins.
        more: i64,
    },
}

/// What happens when the time of a seat has run out.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenOut {
    /// Everybody is told.
    #[default]
    Remind,
    /// A bot makes one choice; then the time begins anew.
    BotOnce,
    /// A bot takes the seat.
    BotStays,
}

impl ClockTime {
    /// Whether time is limited.
    pub fn is_limited(self) -> bool {
        self != ClockTime::Unlimited
    }

    /// With how much time a turn begins. `left` is what a seat had left after its turn before,
    /// `None` if there was none; `returns` says whether that turn goes on, because a later choice
    /// was taken back.
    pub(crate) fn begins_with(self, left: Option<i64>, returns: bool) -> i64 {
        match (self, left) {
            (ClockTime::Unlimited, _) => 0,
            (_, Some(left)) if returns => left,
            (ClockTime::Turn(seconds), _) => seconds,
            (ClockTime::Bank { first, .. }, None) => first,
            (ClockTime::Bank { more, .. }, Some(left)) => left + more,
        }
    }

    /// What is left of a turn that was undone before it ended, without what its begin had added.
    pub(crate) fn without_begin(self, left: i64) -> i64 {
        match self {
            ClockTime::Bank { more, .. } => (left - more).max(0),
            _ => left,
        }
    }

    /// The value of a form, such as `turn-86400` or `bank-259200-21600`.
    pub(crate) fn word(self) -> String {
        match self {
            ClockTime::Unlimited => "none".to_string(),
            ClockTime::Turn(seconds) => format!("turn-{seconds}"),
            ClockTime::Bank { first, more } => format!("bank-{first}-{more}"),
        }
    }

    /// The time of such a value; `None` if it is no such value.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        let seconds = |text: &str| text.parse::<i64>().ok().filter(|it| *it >= 0);
        let parts: Vec<&str> = word.split('-').collect();
        match parts[..] {
            ["none"] => Some(ClockTime::Unlimited),
            ["turn", turn] => Some(ClockTime::Turn(seconds(turn)?)),
            ["bank", first, more] => {
                Some(ClockTime::Bank { first: seconds(first)?, more: seconds(more)? })
            }
            _ => None,
        }
    }
}

impl WhenOut {
    const ALL: [WhenOut; 3] = [WhenOut::Remind, WhenOut::BotOnce, WhenOut::BotStays];

    /// The value of a form.
    pub(crate) fn word(self) -> &'static str {
        match self {
            WhenOut::Remind => "remind",
            WhenOut::BotOnce => "once",
            WhenOut::BotStays => "stays",
        }
    }

    /// What such a value says; [`WhenOut::Remind`], which changes nothing, for any other.
    pub(crate) fn of_word(word: &str) -> Self {
        WhenOut::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_as_written_and_anything_else_is_none() {
        let bank = ClockTime::Bank { first: 259_200, more: 21_600 };
        for time in [ClockTime::Unlimited, ClockTime::Turn(60), bank] {
            assert_eq!(ClockTime::of_word(&time.word()), Some(time));
        }
        for wrong in ["", "turn", "turn-x", "turn--5", "bank-1", "bank-1-2-3", "none-1"] {
            assert_eq!(ClockTime::of_word(wrong), None, "{wrong}");
        }
        for out in WhenOut::ALL {
            assert_eq!(WhenOut::of_word(out.word()), out);
        }
    }

    #[test]
    fn every_time_that_a_form_offers_can_be_read() {
        for word in page::CLOCKS {
            assert_eq!(ClockTime::of_word(word).map(ClockTime::word).as_deref(), Some(*word));
        }
    }
}

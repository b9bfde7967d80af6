//! How a game is played among people who live apart: who watches, and how taking back goes.

use serde::{Deserialize, Serialize};

use crate::ClockSettings;

/// The settings of a game. They are no part of its save: whoever imports it decides anew.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct GameSettings {
    /// Who may watch.
    pub watching: Watching,
    /// When those who watch see what was chosen.
    pub shown: Shown,
    /// How taking back goes, beyond an own choice that revealed nothing.
    pub taking_back: TakingBack,
    /// Whether everybody in the service finds the game in a list.
    pub listed: bool,
    /// Whether, if the game is listed, members may look in and take its free seats.
    pub open: bool,
    /// Whether all who sat there agreed to end the game before its end; a store keeps it for good.
    pub ended: bool,
    /// How time is limited.
    pub clock: ClockSettings,
}

/// Who may watch a game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Nobody but those who play and the host of the game.
    #[default]
    Nobody,
    /// Whoever has opened a link for it.
    ByLink,
    /// Everybody, if the game is listed; otherwise as [`Watching::ByLink`].
    Anybody,
}

/// When those who watch see what was chosen.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// At once.
    #[default]
    AtOnce,
    /// Once the next turn has begun.
    TurnLater,
}

/// How taking back goes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakingBack {
    /// Never.
    Never,
    /// If the others agree.
    #[default]
    IfAgreed,
    /// Freely.
    Freely,
}

impl GameSettings {
    /// The settings of a stored text; the usual ones if it is empty or of a version that is not
    /// known, which show the game to the fewest.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Whether a member who has no part in the game finds it in a list, and may look at it.
    pub fn shows_members(&self) -> bool {
        self.listed && (self.watching == Watching::Anybody || self.open)
    }

    /// The text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClockTime, WhenOut};

    #[test]
    fn settings_are_read_as_written_and_what_is_unknown_shows_the_game_to_the_fewest() {
        let settings = GameSettings {
            watching: Watching::Anybody,
            shown: Shown::TurnLater,
            taking_back: TakingBack::Never,
            listed: true,
            open: false,
            ended: true,
            clock: ClockSettings {
                time: ClockTime::Bank { first: 86_400, more: 3600 },
                when_out: WhenOut::BotStays,
                rests: true,
            },
        };
        assert_eq!(GameSettings::read(&settings.text()), settings);
        for text in ["", "{}", "{\"watching\":\"everybody\",\"listed\":true}", "["] {
            let read = GameSettings::read(text);
            assert_eq!((read.watching, read.listed), (Watching::Nobody, false), "{text}");
        }
    }
}

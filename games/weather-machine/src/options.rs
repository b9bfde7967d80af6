//! The options chosen before set-up: seats, variants, Challenge cards, readings of the rules.

use game_core::{GameOptions, OptionKind, OptionSpec, Pick, Settings, ValidationError, noun};
use i18n::{Locale, notice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::content::Content;
use crate::messages::{LOCALIZATION, messages};
use crate::text::challenge_with_effect;
use crate::types::{Challenge, EnumSet, Id, PlayerCount};

/// The options of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// People, 1 to 4; 1 is the solo game against the Saboteurs.
    pub seats: u8,
    /// The drafting variant (WM-DRF); not in solo.
    pub drafting: bool,
    /// The New Scientists variant (WM-NEW); only with 2 players.
    pub new_scientists: bool,
    /// Solo: the Challenge cards that apply (SAB-SET.18).
    pub challenges: EnumSet<Challenge>,
    /// Solo: number of extra Challenge cards drawn at random.
    pub random_challenges: u8,
    /// Other readings of the rules, by ruling.
    pub readings: EnumSet<Reading>,
}

game_core::string_enum! {
    /// Another possible reading of the rules; each names its ruling.
    pub enum Reading {
        /// WM-BEN.16: plain gains can be declined too, so each of them becomes a question.
        AskEveryGain = "ask_every_gain",
        /// WM-R.19: a player who completes a branch takes a Research token if one is left.
        TokenOnCompletion = "token_on_completion",
        /// WM-R.22: Lativ's return to the Supply is a move with his tasks.
        LativReturns = "lativ_returns",
        /// SAB-R.29: after every discard, the havoc scan starts at the new Previous Report.
        RereadHavoc = "reread_havoc",
        /// SAB-R.32: sets of Awards alone count.
        AwardSets = "award_sets",
        /// SAB-R.37: for the Saboteurs, a Bot of Lativ fills its space.
        LativFills = "lativ_fills",
        /// SAB-R.39: no new Extreme Weather if the weather of the experiment is not displayed.
        NoTileNoStorm = "no_tile_no_storm",
        /// WM-R.49: no Machine Parts Exchange for a prototype.
        NoPrototypeExchange = "no_prototype_exchange",
    }
}

impl Options {
    /// Whether this is a solo game.
    pub const fn solo(&self) -> bool {
        self.seats == 1
    }

    /// The number of people.
    pub fn count(&self) -> PlayerCount {
        PlayerCount::ALL[usize::from(self.seats.clamp(1, 4)) - 1]
    }

    /// Whether this reading of the rules is chosen.
    pub fn reads(&self, reading: Reading) -> bool {
        self.readings.contains(reading)
    }

    /// The key of the measured win probabilities, which exist without variants and other readings.
    pub(crate) fn calibration_key(&self) -> Option<String> {
        let plain = !self.drafting && !self.new_scientists && self.readings.is_empty();
        let challenged = !self.challenges.is_empty() || self.random_challenges > 0;
        let calibration_key = match (self.seats, challenged) {
            (1, false) => "alone".to_string(),
            (1, true) => "alone with Challenge cards".to_string(),
            (seats, _) => format!("{seats} players"),
        };
        plain.then_some(calibration_key)
    }

    /// Reads options from settings; missing ones take their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why the settings are not valid options.
    pub fn read(settings: &Settings, content: &Content) -> Result<Options, Vec<ValidationError>> {
        GameOptions::read(settings, content)
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(content: &Content, locale: Locale) -> Vec<OptionSpec> {
        let messages = messages(locale);
        let spec = |id, kind, default| OptionSpec::of(messages, id, kind, default);
        let seats = |count: &[i64]| {
            Some(("seats".to_string(), count.iter().map(|&count| json!(count)).collect()))
        };
        let challenges = Challenge::ALL
            .map(|card| Pick::new(card.word(), challenge_with_effect(content, card, messages)));
        let values = challenges.to_vec();
        let random = OptionKind::Number { min: 0, max: Challenge::COUNT as i64 };
        let readings = Reading::ALL.map(|reading| {
            let title = noun(messages, "reading", reading.word());
            Pick::new(reading.word(), title.name())
        });
        vec![
            spec("seats", OptionKind::Number { min: 1, max: 4 }, json!(1)),
            OptionSpec {
                when: seats(&[1]),
                kind: OptionKind::Several { values },
                ..spec("challenges", OptionKind::Flag, json!([]))
            },
            OptionSpec { when: seats(&[1]), ..spec("random_challenges", random, json!(0)) },
            OptionSpec {
                when: seats(&[2, 3, 4]),
                ..spec("drafting", OptionKind::Flag, json!(false))
            },
            OptionSpec {
                when: seats(&[2]),
                ..spec("new_scientists", OptionKind::Flag, json!(false))
            },
            OptionSpec::readings(readings.to_vec(), locale),
        ]
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        let mut modes = Vec::new();
        let mut mode = |name: &str, settings: Value| {
            if let Value::Object(settings) = settings {
                modes.push((name.to_string(), settings));
            }
        };
        for seats in 2..=4 {
            mode(&format!("{seats} players"), json!({"seats": seats}));
            mode(&format!("{seats} players, drafting"), json!({"seats": seats, "drafting": true}));
        }
        let new = json!({"seats": 2, "new_scientists": true});
        mode("2 players, New Scientists", new);
        let both = json!({"seats": 2, "drafting": true, "new_scientists": true});
        mode("2 players, drafting, New Scientists", both);
        mode("solo", json!({"seats": 1}));
        for challenge in Challenge::ALL {
            let name = format!("solo, {}", challenge.word().replace('_', " "));
            mode(&name, json!({"seats": 1, "challenges": [challenge.word()]}));
        }
        let all = Challenge::ALL.map(Challenge::word);
        mode("solo, every Challenge", json!({"seats": 1, "challenges": all}));
        mode("solo, 3 random Challenges", json!({"seats": 1, "random_challenges": 3}));
        let readings = Reading::ALL.map(Reading::word);
        mode("3 players, every other reading", json!({"seats": 3, "readings": readings}));
        mode("solo, every other reading", json!({"seats": 1, "readings": readings}));
        modes
    }

    /// WM-GEN.1 MUST: 2 to 4 people play, each with a colour of their own, or one against the
    /// Saboteurs.
    fn errors(&self, _content: &Content) -> Vec<ValidationError> {
        let mut errors = Vec::new();
        if !(1..=4).contains(&self.seats) {
            errors.push(ValidationError::number("option seats", self.seats.into(), 1, 4));
        }
        let left = Challenge::COUNT - self.challenges.len();
        if usize::from(self.random_challenges) > left {
            let why = notice!(LOCALIZATION, "refuse-challenges");
            errors.push(ValidationError::new("option random_challenges", why));
        }
        errors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: Value) -> Result<Options, Vec<ValidationError>> {
        let Value::Object(settings) = settings else { panic!("an object") };
        Options::read(&settings, Content::ours())
    }

    #[test]
    fn options_have_their_defaults() {
        let options = read(json!({})).expect("defaults");
        assert_eq!((options.seats, options.random_challenges), (1, 0));
        assert!(!options.drafting && !options.new_scientists);
        assert!(options.challenges.is_empty() && options.readings.is_empty());
    }

    #[test]
    fn what_does_not_apply_counts_as_its_default() {
        let same = |some: Value, plain: Value| assert_eq!(read(some), read(plain));
        let several = json!({"seats": 3, "new_scientists": true, "challenges": ["clock"],
            "random_challenges": 2});
        same(several, json!({"seats": 3}));
        same(json!({"seats": 1, "drafting": true, "new_scientists": true}), json!({"seats": 1}));
    }

    #[test]
    fn every_wrong_combination_is_named_at_once() {
        let wrong = json!({"seats": 5, "readings": ["none"], "random_challenges": 13});
        assert_eq!(read(wrong).expect_err("three reasons").len(), 3);
        for wrong in [
            json!({"challenges": ["clock", "jamming"], "random_challenges": 11}),
            json!({"seats": 0}),
            json!({"seats": 5}),
            json!({"challenges": ["clock", "clock"]}),
            json!({"readings": ["none"]}),
            json!({"random_challenges": 13}),
        ] {
            assert_eq!(read(wrong.clone()).expect_err("one reason").len(), 1, "{wrong}");
        }
    }

    #[test]
    fn options_read_back_what_they_write() {
        for (name, settings) in Options::modes() {
            let options = Options::read(&settings, Content::ours()).expect(&name);
            let written = serde_json::to_value(options).expect("plain data");
            assert_eq!(read(written), Ok(options), "{name}");
        }
    }

    #[test]
    fn every_mode_has_its_own_name_and_options() {
        let names: std::collections::BTreeSet<_> =
            Options::modes().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), Options::modes().len());
        let read = |settings| Options::read(settings, Content::ours()).expect("options");
        let all: Vec<Options> =
            Options::modes().iter().map(|(_, settings)| read(settings)).collect();
        assert!(all.iter().enumerate().all(|(at, one)| !all[..at].contains(one)));
    }
}

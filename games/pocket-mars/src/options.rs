//! The options chosen before set-up: seats, variants, difficulty (PM-15).

use game_core::{EnumSet, GameOptions, OptionKind, OptionSpec, Pick, Settings, ValidationError};
use i18n::{Locale, Messages, Notice, message, notice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::content::Content;
use crate::text::{LOCALIZATION, messages};
use crate::types::{Level, Player, Ship};

/// The most colonists of one player. Those of four players together still fit into one byte.
const MOST_COLONISTS: u8 = 50;

/// Options that have no effect in solo: no rule of the solo game reads them (PM-4.3f, DA-2.8,
/// DA-9.6), or they hide something from opponents who are not there.
const NOT_ALONE: [&str; 5] =
    ["end_trigger", "finish_round", "recycle_covered", "steal_moves_colonist", "hide_hand_colours"];

/// PM-15.1 MUST: the options of a game, each with its default.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of people who play, 1 to 4; 1 is the solo game.
    pub seats: u8,
    /// The drafting variant (PM-13); not in solo.
    pub drafting: bool,
    /// How Spaceships are given out.
    pub ships: Ships,
    /// Solo: the level (DA-11).
    pub level: Level,
    /// Solo: who decides for the androids (DA-8.2).
    pub da_choice: DaChoice,
    /// Solo: the androids' Spaceship (DA-1.2).
    pub da_ship: DaShip,
    /// The top of the energy track.
    pub energy_top: u8,
    /// Where the energy markers start.
    pub energy_start: u8,
    /// The limit of colonists on ★★ in solo.
    pub star2_limit_1: u8,
    /// The limit of colonists on ★★ with 2 players.
    pub star2_limit_2: u8,
    /// The limit of colonists on ★★ with 3 players.
    pub star2_limit_3: u8,
    /// The limit of colonists on ★★ with 4 players.
    pub star2_limit_4: u8,
    /// Colonists of each player.
    pub colonists: u8,
    /// Colonists on Buildings that trigger the end.
    pub end_trigger: u8,
    /// Whether the round is finished after the end was triggered.
    pub finish_round: bool,
    /// Whether covered cards become a deck when nothing else is left.
    pub recycle_covered: bool,
    /// Whether the active player may move a colonist in by the value of a card taken from another
    /// player.
    pub steal_moves_colonist: bool,
    /// The number of rounds after which the game ends.
    pub round_guard: u16,
    /// Whether the colours of other hands are hidden.
    pub hide_hand_colours: bool,
    /// Solo: other readings of the rules, by ruling.
    pub readings: EnumSet<Reading>,
}

game_core::string_enum! {
    /// A reading of the rules that a careful reader may prefer to the default one, each with its
    /// ruling.
    pub enum Reading {
        /// PM-E.22: the androids weigh only their own points.
        FinalScore = "final_score",
    }
}

impl Reading {
    /// The values of this option with their names for players.
    pub(crate) fn picks(messages: Messages) -> Vec<Pick> {
        let title = |reading| match reading {
            Reading::FinalScore => message!(messages, "reading-final-score"),
        };
        Reading::ALL.map(|reading| Pick::new(reading.word(), title(reading))).into()
    }
}

game_core::string_enum! {
    /// How Spaceships are given out.
    pub enum Ships {
        /// Seat 1 has the first, and so on.
        BySeat = "by_seat",
        /// Chosen in seat order.
        Chosen = "chosen",
    }
}

game_core::string_enum! {
    /// Who decides for the androids.
    ///
    /// DA-8.2 MUST: the algorithm decides by default; the other value lets the player decide.
    /// PM-E.16 MUST: the names of this option and its values are our own, like those of the options
    /// around it.
    pub enum DaChoice {
        /// DA-8.3b: the algorithm decides.
        Algorithm = "algorithm",
        /// DA-8.3a: the player decides.
        Player = "player",
    }
}

impl DaChoice {
    /// The values of this option with their names for players.
    pub(crate) fn picks(messages: Messages) -> Vec<Pick> {
        let title = |choice| match choice {
            DaChoice::Algorithm => message!(messages, "decider-program"),
            DaChoice::Player => message!(messages, "decider-person"),
        };
        DaChoice::ALL.map(|choice| Pick::new(choice.word(), title(choice))).into()
    }
}

game_core::string_enum! {
    /// The androids' Spaceship.
    pub enum DaShip {
        /// The Spaceship of the row after the human's.
        Next = "default",
        /// The human chooses.
        Chosen = "chosen",
        /// Always the Falcon 1K.
        Falcon = "falcon_1k",
        /// Always the Nostr-o-mo.
        Nostromo = "nostr_o_mo",
        /// Always the Rocinant-9.
        Rocinante = "rocinant_9",
        /// Always the Enter / Prize.
        Enterprise = "enter_prize",
    }
}

impl DaShip {
    /// The androids' Spaceship if this option fixes it.
    pub fn fixed(self) -> Option<Ship> {
        match self {
            DaShip::Next | DaShip::Chosen => None,
            DaShip::Falcon => Some(Ship::Falcon),
            DaShip::Nostromo => Some(Ship::Nostromo),
            DaShip::Rocinante => Some(Ship::Rocinante),
            DaShip::Enterprise => Some(Ship::Enterprise),
        }
    }
}

impl Options {
    /// Whether one human plays against the androids.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether this reading of the rules was chosen.
    pub fn reads(&self, reading: Reading) -> bool {
        self.readings.contains(reading)
    }

    /// All players with colonists, in seat order, the androids last.
    pub fn players(&self) -> &'static [Player] {
        use Player::*;
        match self.seats {
            1 => &[One, Androids],
            2 => &[One, Two],
            3 => &[One, Two, Three],
            _ => &[One, Two, Three, Four],
        }
    }

    /// All players with a seat, in seat order.
    pub fn seated(&self) -> &'static [Player] {
        if self.solo() { &[Player::One] } else { self.players() }
    }

    /// The number of colonists that ★★ of one Building holds, all owners together (PM-8.3).
    ///
    /// DA-1.7 MUST: the limit in solo is that with 2 players, in an option of its own.
    pub fn star2_limit(&self) -> u8 {
        match self.seats {
            1 => self.star2_limit_1,
            2 => self.star2_limit_2,
            3 => self.star2_limit_3,
            _ => self.star2_limit_4,
        }
    }

    /// The calibration key of games with the unchanged components and no variants, whichever
    /// Spaceships are used; `None` for others.
    pub(crate) fn calibration_key(&self) -> Option<String> {
        let plain = Options::plain(self.seats, self.level)?;
        let alike = Options { ships: plain.ships, da_ship: plain.da_ship, ..*self };
        let calibration_key = match self.seats {
            1 => format!("alone, {}", self.level.word().replace('_', "-")),
            seats => format!("{seats} players"),
        };
        (alike == plain).then_some(calibration_key)
    }

    /// The options for this many seats and this level, without any variant.
    pub(crate) fn plain(seats: u8, level: Level) -> Option<Options> {
        let settings = json!({"seats": seats, "level": level.word()});
        Options::read(settings.as_object()?, Content::ours()).ok()
    }

    /// Reads options from settings; those left out have their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why the settings are not options of a game.
    pub fn read(settings: &Settings, content: &Content) -> Result<Options, Vec<ValidationError>> {
        GameOptions::read(settings, content)
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(content: &Content, locale: Locale) -> Vec<OptionSpec> {
        let messages = messages(locale);
        let spec = |id: &str, kind, default| OptionSpec::of(messages, id, kind, default);
        let pick = |values: &[&str]| OptionKind::Pick {
            values: values.iter().map(|value| Pick::new(*value, "")).collect(),
        };
        let titled = |mut spec: OptionSpec, titles: &[(&str, &str, &str)]| {
            if let OptionKind::Pick { values } = &mut spec.kind {
                for (value, key, printed) in titles {
                    let found = values.iter_mut().find(|pick| pick.value == *value);
                    if let Some(pick) = found {
                        let said = messages.find(key, None);
                        pick.title = said.map_or_else(|| printed.to_string(), Into::into);
                    }
                }
            }
            spec
        };
        let levels = Level::ALL.map(Level::word);
        let level_titles = [
            (Level::Normal, "level-normal"),
            (Level::SuperDroid, "level-super-droid"),
            (Level::Cyborg, "level-cyborg"),
        ];
        let level_titles = level_titles
            .map(|(level, key)| (level.word(), key, content.levels[level].title.as_str()));
        let ship_titles = [
            (Ship::Falcon, "ship-falcon-1k"),
            (Ship::Nostromo, "ship-nostr-o-mo"),
            (Ship::Rocinante, "ship-rocinant-9"),
            (Ship::Enterprise, "ship-enter-prize"),
        ];
        let ship_titles =
            ship_titles.map(|(ship, key)| (ship.word(), key, content.ship(ship).name.as_str()));
        let solo = Some(("seats".to_string(), vec![json!(1)]));
        let several = Some(("seats".to_string(), vec![json!(2), json!(3), json!(4)]));
        let mut specs = vec![
            spec("seats", OptionKind::Number { min: 1, max: 4 }, json!(1)),
            OptionSpec {
                when: solo.clone(),
                ..titled(spec("level", pick(&levels), json!("normal")), &level_titles)
            },
            OptionSpec {
                when: solo.clone(),
                kind: OptionKind::Pick { values: DaChoice::picks(messages) },
                ..spec("da_choice", OptionKind::Flag, json!("algorithm"))
            },
            OptionSpec {
                when: several.clone(),
                ..spec("drafting", OptionKind::Flag, json!(false))
            },
            OptionSpec {
                advanced: true,
                ..spec("ships", pick(&Ships::ALL.map(Ships::word)), json!("by_seat"))
            },
            OptionSpec {
                when: solo.clone(),
                ..OptionSpec::readings(Reading::picks(messages), locale)
            },
            OptionSpec {
                when: solo,
                advanced: true,
                ..titled(
                    spec("da_ship", pick(&DaShip::ALL.map(DaShip::word)), json!("default")),
                    &ship_titles,
                )
            },
        ];
        specs.extend(content.options.iter().cloned().map(|spec| {
            let limited_to = spec.id.strip_prefix("star2_limit_");
            let when = match limited_to.and_then(|seats| seats.parse::<i64>().ok()) {
                Some(seats) => Some(("seats".to_string(), vec![json!(seats)])),
                None if NOT_ALONE.contains(&spec.id.as_str()) => several.clone(),
                None => None,
            };
            let key = format!("option-{}", spec.id.replace('_', "-"));
            let title = messages.find(&key, None).map_or(spec.title, Into::into);
            let help = messages.find(&key, Some("help")).map_or(spec.help, Into::into);
            OptionSpec { title, help, when, ..spec }
        }));
        specs
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        let mut modes = Vec::new();
        let mut mode = |name: String, settings: Value| {
            if let Value::Object(settings) = settings {
                modes.push((name, settings));
            }
        };
        for level in Level::ALL {
            for da_choice in DaChoice::ALL {
                let name =
                    format!("solo, {}, androids by {da_choice}", level.word().replace('_', "-"));
                let settings =
                    json!({"seats": 1, "level": level.word(), "da_choice": da_choice.word()});
                mode(name, settings);
            }
        }
        for seats in 2..=4 {
            mode(format!("{seats} players"), json!({"seats": seats}));
            mode(format!("{seats} players, drafting"), json!({"seats": seats, "drafting": true}));
        }
        modes
    }

    fn errors(&self, content: &Content) -> Vec<ValidationError> {
        let mut errors = Vec::new();
        if !(1..=4).contains(&self.seats) {
            errors.push(ValidationError::number("option seats", self.seats.into(), 1, 4));
        }
        if !(1..=MOST_COLONISTS).contains(&self.colonists) {
            let (colonists, most) = (self.colonists.into(), MOST_COLONISTS.into());
            errors.push(ValidationError::number("option colonists", colonists, 1, most));
        }
        let mut object = |option: &str, why: Notice| {
            errors.push(ValidationError::new(format!("option {option}"), why));
        };
        if self.round_guard == 0 {
            object("round_guard", notice!(LOCALIZATION, "refuse-no-round"));
        }
        if self.solo() && self.drafting {
            object("drafting", notice!(LOCALIZATION, "refuse-drafting"));
        }
        if self.energy_start > self.energy_top {
            let (start, top) = (self.energy_start, self.energy_top);
            object(
                "energy_start",
                notice!(LOCALIZATION, "refuse-energy", start = start, top = top),
            );
        }
        if !self.solo() && self.end_trigger == 0 {
            object("end_trigger", notice!(LOCALIZATION, "refuse-no-trigger"));
        }
        let (trigger, colonists) = (self.end_trigger, self.colonists);
        if !self.solo() && trigger > colonists {
            let why =
                notice!(LOCALIZATION, "refuse-trigger", trigger = trigger, colonists = colonists);
            object("end_trigger", why);
        }
        let aboard = content.levels[self.level].ship;
        if self.solo() && aboard > colonists {
            let why = notice!(LOCALIZATION, "refuse-level", colonists = colonists, aboard = aboard);
            object("colonists", why);
        }
        if self.solo() && self.ships == Ships::BySeat && self.da_ship.fixed() == Some(Ship::Falcon)
        {
            object("da_ship", notice!(LOCALIZATION, "refuse-ship"));
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

    /// [PM-15.1] The defaults are those of the options file.
    #[test]
    fn options_have_their_defaults() {
        let options = read(json!({})).expect("defaults");
        assert_eq!((options.seats, options.energy_top, options.energy_start), (1, 5, 1));
        assert_eq!((options.colonists, options.end_trigger, options.round_guard), (7, 7, 100));
        assert!(options.finish_round && options.recycle_covered);
        assert!(!options.steal_moves_colonist && !options.hide_hand_colours && !options.drafting);
        assert_eq!((options.level, options.da_choice), (Level::Normal, DaChoice::Algorithm));
        assert_eq!((options.ships, options.da_ship), (Ships::BySeat, DaShip::Next));
    }

    /// [PM-8.3, DA-1.7] The limit follows the number of players.
    #[test]
    fn the_limit_of_the_second_space_follows_the_seats() {
        let limit = |seats| read(json!({"seats": seats})).expect("seats").star2_limit();
        assert_eq!([1, 2, 3, 4].map(limit), [1, 1, 2, 2]);
    }

    #[test]
    fn every_wrong_combination_is_named_at_once() {
        let wrong =
            json!({"energy_top": 2, "energy_start": 3, "colonists": 4, "da_ship": "falcon_1k"});
        assert_eq!(read(wrong).expect_err("three reasons").len(), 3);
        let wrong = json!({"seats": 2, "energy_top": 2, "energy_start": 3, "end_trigger": 9,
                           "colonists": 4});
        assert_eq!(read(wrong).expect_err("two reasons").len(), 2);
        assert_eq!(read(json!({"seats": 5})).expect_err("one").len(), 1);
    }

    /// [DA-1.1, DA-9.6] Options that do not apply to the number of seats are not refused and change
    /// nothing.
    #[test]
    fn options_that_do_not_apply_do_nothing_and_block_nothing() {
        let idle = json!({"seats": 1, "drafting": true, "end_trigger": 12, "colonists": 5,
                          "finish_round": false, "hide_hand_colours": true, "star2_limit_3": 20});
        assert_eq!(read(idle), read(json!({"colonists": 5})));
        let idle = json!({"seats": 2, "da_ship": "falcon_1k", "level": "cyborg"});
        assert_eq!(read(idle), read(json!({"seats": 2})));
    }

    #[test]
    fn options_read_back_what_they_write() {
        let options = read(json!({"seats": 3, "drafting": true})).expect("options");
        let written = serde_json::to_value(options).expect("plain data");
        assert_eq!(read(written), Ok(options));
    }
}

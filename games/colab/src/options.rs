//! The options of a game.

use game_core::{GameOptions, OptionKind, OptionSpec, Pick, Settings, ValidationError};
use i18n::{Locale, Messages, Notice, notice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::content::{Content, Device, Difficulty};
use crate::messages::{LOCALIZATION, messages};
use crate::types::{Length, Player, Scientist};

game_core::string_enum! {
    /// The kind of set-up.
    pub enum SetUp {
        /// The fixed board and starting rows of the first game.
        FirstGame = "first_game",
        /// Cards, dice and a token of the player's choice.
        Normal = "normal",
        /// The starting draft.
        Draft = "draft",
    }
}

/// The options of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Number of people who play.
    pub seats: u8,
    /// The kind of set-up.
    pub set_up: SetUp,
    /// The length of the game.
    pub length: Length,
    /// Number of enemies.
    pub enemies: u8,
    /// The difficulty against enemies.
    pub difficulty: Difficulty,
    /// The first enemy; ignored without enemies. The later ones likewise depend on the number of
    /// enemies.
    pub enemy_1: Scientist,
    /// The second enemy.
    pub enemy_2: Scientist,
    /// The third enemy.
    pub enemy_3: Scientist,
    /// The device of the first enemy.
    pub device_1: Device,
    /// The device of the second enemy.
    pub device_2: Device,
    /// The device of the third enemy.
    pub device_3: Device,
    /// The player after whom the first enemy sits.
    pub after_1: u8,
    /// The player after whom the second enemy sits.
    pub after_2: u8,
}

/// Who occupies a seat of the circle.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sits {
    /// A player.
    Player(Player),
    /// An enemy.
    Enemy(Scientist),
}

impl Options {
    /// All players, by seat.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(usize::from(self.seats))
    }

    /// The enemies in the order of the options, each with its device and the player it sits after.
    fn all_enemies(&self) -> impl Iterator<Item = (Scientist, Device, u8)> + use<> {
        let all = [
            (self.enemy_1, self.device_1, self.after_1),
            (self.enemy_2, self.device_2, self.after_2),
            (self.enemy_3, self.device_3, 1),
        ];
        let seats = self.seats;
        let seated = move |after: u8| if seats == 1 { 1 } else { after };
        let enemies = all.into_iter().take(usize::from(self.enemies));
        enemies.map(move |(enemy, device, after)| (enemy, device, seated(after)))
    }

    /// The enemies, clockwise from the first player's seat.
    pub fn enemies(&self) -> impl Iterator<Item = Scientist> + use<> {
        self.circle().into_iter().flatten().filter_map(|sits| match sits {
            Sits::Enemy(enemy) => Some(enemy),
            Sits::Player(_) => None,
        })
    }

    /// The device of an enemy.
    ///
    /// CLS-1.1 MUST: difficulty, enemies and their devices are chosen before the set-up.
    pub fn device_of(&self, enemy: Scientist) -> Option<Device> {
        self.all_enemies().find(|other| other.0 == enemy).map(|other| other.1)
    }

    /// The seats of the circle, clockwise.
    ///
    /// CLS-19.1 MAY: enemies sit among two or three players, four in all, in any order.
    pub fn circle(&self) -> [Option<Sits>; 4] {
        let mut circle = [None; 4];
        let mut seats = circle.iter_mut();
        for (number, player) in (1u8..).zip(self.players()) {
            let beside = self.all_enemies().filter(|enemy| enemy.2 == number);
            let sits = beside.map(|enemy| Sits::Enemy(enemy.0));
            for one in std::iter::once(Sits::Player(player)).chain(sits) {
                if let Some(seat) = seats.next() {
                    *seat = Some(one);
                }
            }
        }
        circle
    }

    /// Whether this is a solo game against enemies (CLS-1).
    pub const fn alone(&self) -> bool {
        self.seats == 1
    }

    /// The kind of game for which a win probability was measured: solo games, by difficulty against
    /// one enemy and by the number of enemies against more.
    pub(crate) fn calibration_key(&self) -> Option<String> {
        let against = || match self.enemies {
            1 => format!("alone, {}", self.difficulty.word()),
            many => format!("alone, {many} enemies"),
        };
        self.alone().then(against)
    }

    /// Number of seats in the circle.
    pub(crate) fn circle_size(&self) -> u8 {
        self.seats + self.enemies
    }

    /// Who occupies this seat of the circle.
    pub(crate) fn sits(&self, seat: u8) -> Sits {
        let circle = self.circle();
        circle.get(usize::from(seat)).copied().flatten().unwrap_or(Sits::Player(Player::One))
    }

    /// The next player after a seat of the circle.
    pub(crate) fn next_human(&self, seat: u8) -> Player {
        let size = self.circle_size();
        let after = (1..=size).map(|steps| self.sits((seat + steps) % size));
        let mut players = after.filter_map(|sits| match sits {
            Sits::Player(player) => Some(player),
            Sits::Enemy(_) => None,
        });
        players.next().unwrap_or_default()
    }

    /// The seat that begins every round: in a solo game the enemy after the player, otherwise the
    /// enemy who was active first.
    pub(crate) fn first_seat(&self, active: Scientist) -> u8 {
        let circle = self.circle();
        let place = circle.iter().position(|sits| *sits == Some(Sits::Enemy(active)));
        if self.alone() { 1 } else { place.unwrap_or(0) as u8 }
    }

    /// Whether each lab starts with one tile more than the number of players calls for.
    pub(crate) fn more_tiles(&self) -> bool {
        self.set_up == SetUp::FirstGame || self.length == Length::Express
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(_content: &Content, locale: Locale) -> Vec<OptionSpec> {
        let messages = messages(locale);
        let of = |id, kind, default| OptionSpec::of(messages, id, kind, default);
        let set_ups = pick(SetUp::ALL.map(SetUp::word));
        let seats = OptionKind::Number { min: 1, max: 4 };
        let mut specs = vec![
            of("seats", seats, json!(2)),
            of("set_up", set_ups, json!("first_game")),
            of("length", pick(Length::ALL.map(Length::word)), json!("full")),
        ];
        specs.extend(enemy_specs(messages));
        specs
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        let mut modes = Vec::new();
        for seats in 2..=4 {
            for (name, set_up, length) in [
                ("first game", "first_game", "full"),
                ("normal", "normal", "full"),
                ("draft", "draft", "full"),
                ("express", "normal", "express"),
                ("express draft", "draft", "express"),
            ] {
                let settings = json!({"seats": seats, "set_up": set_up, "length": length});
                let settings = settings.as_object().cloned().unwrap_or_default();
                modes.push((format!("{seats} players, {name}"), settings));
            }
        }
        modes.extend(modes_with_enemies());
        modes
    }

    /// One person against one enemy.
    fn preset() -> Settings {
        json!({"seats": 1, "enemies": 1}).as_object().cloned().unwrap_or_default()
    }

    fn errors(&self, _content: &Content) -> Vec<ValidationError> {
        let mut errors = Vec::new();
        if !(1..=4).contains(&self.seats) {
            errors.push(ValidationError::number("option seats", self.seats.into(), 1, 4));
        }
        self.object_to_enemies(&mut errors);
        if self.set_up == SetUp::FirstGame && self.length == Length::Express {
            let why = notice!(LOCALIZATION, "refuse-express-first");
            errors.push(ValidationError::new("option length", why));
        }
        errors
    }
}

impl Options {
    fn object_to_enemies(&self, errors: &mut Vec<ValidationError>) {
        let mut object = |option: &str, why: Notice| {
            errors.push(ValidationError::new(format!("option {option}"), why));
        };
        match (self.seats, self.enemies) {
            (1, 0) => object("enemies", notice!(LOCALIZATION, "refuse-alone")),
            (1, 1..=3) | (2..=4, 0) | (2, 1 | 2) | (3, 1) => {}
            _ => object("enemies", notice!(LOCALIZATION, "refuse-too-many")),
        }
        if self.enemies > 0 && self.set_up == SetUp::Draft {
            object("set_up", notice!(LOCALIZATION, "refuse-draft"));
        }
        if self.enemies > 0 && self.length == Length::Express {
            object("length", notice!(LOCALIZATION, "refuse-express"));
        }
        let all: Vec<(Scientist, Device, u8)> = self.all_enemies().collect();
        for (at, (enemy, device, after)) in all.iter().enumerate() {
            let number = at + 1;
            if all[..at].iter().any(|other| other.0 == *enemy) {
                object(&format!("enemy_{number}"), notice!(LOCALIZATION, "refuse-same-enemy"));
            }
            if all[..at].iter().any(|other| other.1 == *device) {
                object(&format!("device_{number}"), notice!(LOCALIZATION, "refuse-same-device"));
            }
            if !(1..=self.seats.max(1)).contains(after) {
                object(&format!("after_{number}"), notice!(LOCALIZATION, "refuse-after"));
            }
        }
    }
}

/// An option to pick one of these values, whose titles are messages.
fn pick<const N: usize>(values: [&str; N]) -> OptionKind {
    OptionKind::Pick { values: values.map(|value| Pick::new(value, "")).into() }
}

/// The options about enemies.
fn enemy_specs(messages: Messages) -> Vec<OptionSpec> {
    let who = ["luciana", "ivy", "victor", "elias"];
    let what = ["death_ray", "weather_machine", "burton", "mind_slayer"];
    let some = |least: u8| -> Option<(String, Vec<serde_json::Value>)> {
        Some(("enemies".into(), (least..=3).map(|count| json!(count)).collect()))
    };
    let of = |id: &str, kind, default| OptionSpec::of(messages, id, kind, default);
    let mut specs = vec![
        of("enemies", OptionKind::Number { min: 0, max: 3 }, json!(0)),
        OptionSpec {
            when: some(1),
            ..of("difficulty", pick(["easy", "medium", "hard"]), json!("easy"))
        },
    ];
    for (number, (first, device)) in (1u8..=3).zip([(3, 1), (0, 0), (1, 2)]) {
        specs.push(OptionSpec {
            when: some(number),
            ..of(&format!("enemy_{number}"), pick(who), json!(who[first]))
        });
        specs.push(OptionSpec {
            when: some(number),
            ..of(&format!("device_{number}"), pick(what), json!(what[device]))
        });
    }
    for number in 1u8..=2 {
        let kind = OptionKind::Number { min: 1, max: 3 };
        specs.push(OptionSpec {
            when: some(number),
            advanced: true,
            ..of(&format!("after_{number}"), kind, json!(1))
        });
    }
    specs
}

/// Modes against enemies, which together cover every enemy, device, number and difficulty.
fn modes_with_enemies() -> Vec<(String, Settings)> {
    let mode = |name: &str, settings: serde_json::Value| {
        (name.to_string(), settings.as_object().cloned().unwrap_or_default())
    };
    vec![
        mode(
            "alone, 1 enemy",
            json!({"seats": 1, "enemies": 1, "enemy_1": "elias", "device_1": "weather_machine"}),
        ),
        mode(
            "alone, 1 enemy, medium",
            json!({"seats": 1, "enemies": 1, "difficulty": "medium", "enemy_1": "victor",
                   "device_1": "mind_slayer", "set_up": "normal"}),
        ),
        mode(
            "alone, 1 enemy, hard",
            json!({"seats": 1, "enemies": 1, "difficulty": "hard", "enemy_1": "ivy",
                   "device_1": "burton", "set_up": "normal"}),
        ),
        mode(
            "alone, 2 enemies",
            json!({"seats": 1, "enemies": 2, "difficulty": "medium", "enemy_1": "luciana",
                   "device_1": "death_ray", "enemy_2": "elias", "device_2": "mind_slayer"}),
        ),
        mode(
            "alone, 3 enemies",
            json!({"seats": 1, "enemies": 3, "enemy_1": "elias", "enemy_2": "luciana",
                   "enemy_3": "ivy", "set_up": "normal"}),
        ),
        mode("2 players, 1 enemy", json!({"seats": 2, "enemies": 1, "set_up": "normal"})),
        mode(
            "2 players, 2 enemies",
            json!({"seats": 2, "enemies": 2, "difficulty": "medium", "after_1": 2,
                   "set_up": "normal"}),
        ),
        mode("3 players, 1 enemy", json!({"seats": 3, "enemies": 1, "after_1": 2})),
    ]
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn read(settings: Value) -> Result<Options, Vec<ValidationError>> {
        Options::read(settings.as_object().expect("an object"), Content::ours())
    }

    #[test]
    fn options_have_their_defaults() {
        let options = read(json!({})).expect("defaults");
        assert_eq!((options.seats, options.set_up), (2, SetUp::FirstGame));
        assert_eq!(options.length, Length::Full);
    }

    #[test]
    fn one_person_against_one_enemy_is_proposed() {
        let options = Options::read(&Options::preset(), Content::ours()).expect("a proposal");
        assert_eq!((options.seats, options.enemies), (1, 1));
    }

    #[test]
    fn every_mode_is_options_of_its_own() {
        let read =
            |(name, mode): &(String, Settings)| Options::read(mode, Content::ours()).expect(name);
        let all: Vec<Options> = Options::modes().iter().map(read).collect();
        assert!(all.iter().enumerate().all(|(at, one)| !all[..at].contains(one)));
    }

    /// [CL-8.1] The first game cannot be an express game.
    #[test]
    fn an_express_game_has_no_first_game_set_up() {
        assert!(read(json!({"set_up": "first_game", "length": "express"})).is_err());
        assert!(read(json!({"set_up": "draft", "length": "express"})).is_ok());
        assert!(read(json!({"seats": 5})).is_err());
    }

    /// [CLS-1.1, CLS-19.1] Enemies are different scientists with different devices, at most four
    /// seats in all.
    #[test]
    fn enemies_are_different_and_find_seats() {
        assert!(read(json!({"seats": 1})).is_err(), "alone against nobody");
        assert!(read(json!({"seats": 3, "enemies": 2})).is_err());
        assert!(read(json!({"seats": 4, "enemies": 1})).is_err());
        assert!(read(json!({"seats": 1, "enemies": 2, "enemy_2": "elias"})).is_err());
        assert!(read(json!({"seats": 1, "enemies": 2, "device_2": "weather_machine"})).is_err());
        assert!(read(json!({"seats": 2, "enemies": 1, "after_1": 3})).is_err());
        assert!(read(json!({"seats": 1, "enemies": 1, "set_up": "draft"})).is_err());
        let options = read(json!({"seats": 2, "enemies": 2, "after_1": 2})).expect("options");
        let circle: Vec<Sits> = options.circle().into_iter().flatten().collect();
        let [one, two] = [Player::One, Player::Two].map(Sits::Player);
        let [elias, luciana] = [Scientist::Elias, Scientist::Luciana].map(Sits::Enemy);
        assert_eq!(circle, [one, luciana, two, elias]);
        assert_eq!(options.next_human(1), Player::Two);
    }
}

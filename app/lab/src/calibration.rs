//! Recording games for calibration maps, fitting the maps, and measuring them.

mod loss_survival;
mod map_fit;
mod recorded_games;

use game_core::Settings;
use serde_json::json;
use simulation::{LineUp, SamplePlan, SearchPlan};

pub use loss_survival::losses;
pub use map_fit::{fit, report};
pub use recorded_games::Record;

/// First seed of the measuring games; maps are fitted to games with seeds below it.
pub const FIRST_MEASURED: u64 = 10_000;

/// A kind of game with a calibration map of its own.
#[derive(Clone, Copy, Debug)]
pub struct CalibrationCase {
    /// The calibration key, as in [`play::DynGame::calibration_key`].
    pub name: &'static str,
    /// The options of the game with a seed.
    settings: fn(u64) -> serde_json::Value,
    /// One of this many decisions is sampled.
    every: u32,
    /// One of this many sampled positions is searched with ten times the simulations, and one of
    /// this many with a hundred times.
    longer: [u32; 2],
    /// Number of games to which the map is fitted.
    fitted: u64,
    /// Number of other games on which it is measured.
    measured: u64,
    /// Whether all of these games serve both purposes, because they are few: cross-validation, in
    /// which each game is measured by a map that was not fitted to it.
    crossed: bool,
    /// Strength of the regularisation towards a map that changes nothing, in positions: of 0.1, 1,
    /// 4, 12 and 40 the one that predicted games outside the fit best, or nearly
    /// (`docs/research/win-probability.md`).
    held: f64,
    /// Strength of the regularisation towards the common map of all similar cases, in positions.
    /// Where the levels of an opponent differ in little but how often they win, games of one help
    /// to predict another; where they differ in more, they do not.
    together: f64,
    /// Whether the map uses the expected points. Where they do not decide, a fit would give them a
    /// negative weight early in the game, which no map may have.
    points: bool,
}

impl CalibrationCase {
    /// The options of the game with this seed.
    pub fn settings(&self, seed: u64) -> Settings {
        (self.settings)(seed).as_object().cloned().unwrap_or_default()
    }

    /// Whether a single seat plays.
    fn is_alone(&self) -> bool {
        (self.settings)(1)["seats"] == 1
    }

    /// The seeds of the games, alternating between fitting and measuring as long as there are both,
    /// so that a stopped run has both.
    pub fn seeds(&self) -> Vec<u64> {
        let pair = |nth| {
            let fitted = (nth < self.fitted).then_some(1 + nth);
            [fitted, (nth < self.measured).then_some(FIRST_MEASURED + nth)]
        };
        (0..self.fitted.max(self.measured)).flat_map(pair).flatten().collect()
    }

    /// What to sample from its games: each search has ten times the simulations of the one before,
    /// at fewer positions.
    pub fn plan(&self) -> SamplePlan {
        let lineup = LineUp::read(PLAYERS).expect("a level is a bot");
        let look = |simulations, every| SearchPlan { simulations, every };
        let [ten, hundred] = self.longer;
        let looks = vec![look(400, 1), look(4_000, ten), look(40_000, hundred)];
        SamplePlan { lineup, every: self.every, looks }
    }
}

/// [`CalibrationCase::together`] for games of one kind: fitted to 40, 80 or 160 games of each level
/// of Pocket Mars and measured on the rest of 400, it predicted every level better than a fit to
/// its own games alone, and better than 4, 12 or 40. Solo games and games for two became worse when
/// fitted together.
const TOGETHER: f64 = 120.0;

/// Who plays the games: a win probability assumes that play goes on at this level.
pub(crate) const PLAYERS: &str = "club";

/// Common values of most cases; each sets its name, its settings and what differs.
const USUAL: CalibrationCase = CalibrationCase {
    name: "",
    settings: |_| json!({}),
    every: 10,
    longer: [16, 60],
    fitted: 120,
    measured: 120,
    crossed: true,
    held: 1.0,
    together: TOGETHER,
    points: true,
};

/// The cases of a game that people meet most.
pub fn calibration_cases(game: &str) -> Vec<CalibrationCase> {
    match game {
        "pocket-mars" => {
            let (fitted, measured) = (400, 400);
            let many =
                CalibrationCase { longer: [4, 13], fitted, measured, crossed: false, ..USUAL };
            let of = |name, settings| CalibrationCase { name, settings, held: 4.0, ..many };
            vec![
                of("alone, normal", |_| json!({"seats": 1})),
                CalibrationCase {
                    fitted: 1000,
                    ..of("alone, super-droid", |_| json!({"seats": 1, "level": "super_droid"}))
                },
                CalibrationCase {
                    fitted: 1000,
                    ..of("alone, cyborg", |_| json!({"seats": 1, "level": "cyborg"}))
                },
                CalibrationCase { every: 16, ..of("2 players", |_| json!({"seats": 2})) },
                CalibrationCase { every: 24, ..of("3 players", |_| json!({"seats": 3})) },
                CalibrationCase { every: 32, ..of("4 players", |_| json!({"seats": 4})) },
            ]
        }
        // A game takes twenty times as long.
        "weather-machine" => {
            let of = |name, settings, every, games| {
                let few =
                    CalibrationCase { longer: [16, 40], fitted: games, measured: games, ..USUAL };
                CalibrationCase { name, settings, every, held: 0.1, ..few }
            };
            vec![
                of("alone", |_| json!({"seats": 1}), 10, 200),
                of(
                    "alone with Challenge cards",
                    |seed| json!({"seats": 1, "random_challenges": seed % 3 + 1}),
                    10,
                    120,
                ),
                of("2 players", |_| json!({"seats": 2}), 15, 150),
            ]
        }
        "master-of-the-galaxy" => {
            let many = CalibrationCase { together: 8.0, fitted: 200, measured: 200, ..USUAL };
            let few = CalibrationCase { every: 40, fitted: 100, measured: 100, ..many };
            let of = |name, settings| CalibrationCase { name, settings, ..many };
            vec![
                of("alone, printed", |_| json!({"seats": 1})),
                of("alone, easy", |_| json!({"seats": 1, "weavers": "easy"})),
                of("alone, normal", |_| json!({"seats": 1, "weavers": "normal"})),
                of("alone, hard", |_| json!({"seats": 1, "weavers": "hard"})),
                CalibrationCase { name: "2 players", settings: |_| json!({"seats": 2}), ..few },
            ]
        }
        "colab" => {
            let few = CalibrationCase { longer: [16, 240], held: 4.0, together: 12.0, ..USUAL };
            // Fewer of these are won, and all difficulties share them.
            let more = CalibrationCase { fitted: 159, measured: 159, ..few };
            let of = |name, settings| CalibrationCase { name, settings, ..few };
            let of_more = |name, settings| CalibrationCase { name, settings, ..more };
            vec![
                of("alone, easy", |seed| enemies("easy", 1, seed)),
                of("alone, medium", |seed| enemies("medium", 1, seed)),
                of("alone, hard", |seed| enemies("hard", 1, seed)),
                of_more("alone, 2 enemies", |seed| {
                    enemies(DIFFICULTIES[seed as usize % 3], 2, seed)
                }),
                of_more("alone, 3 enemies", |seed| {
                    enemies(DIFFICULTIES[seed as usize % 3], 3, seed)
                }),
            ]
        }
        _ => Vec::new(),
    }
}

/// The difficulties of CoLab. Against more than one enemy few games are won at medium and hard, so
/// all three share a map there.
const DIFFICULTIES: [&str; 3] = ["easy", "medium", "hard"];

/// A game of CoLab against this many enemies: each of the four with each of the devices, and both
/// set-ups, in rotation; further enemies and devices are the next in order.
fn enemies(difficulty: &str, many: u8, seed: u64) -> serde_json::Value {
    const ENEMIES: [&str; 4] = ["luciana", "ivy", "victor", "elias"];
    const DEVICES: [&str; 4] = ["death_ray", "weather_machine", "burton", "mind_slayer"];
    const SET_UPS: [&str; 2] = ["first_game", "normal"];
    let [enemy, device, set_up] = [seed % 4, seed / 4 % 4, seed / 16 % 2].map(|at| at as usize);
    json!({
        "seats": 1,
        "enemies": many,
        "difficulty": difficulty,
        "enemy_1": ENEMIES[enemy],
        "device_1": DEVICES[device],
        "enemy_2": ENEMIES[(enemy + 1) % 4],
        "device_2": DEVICES[(device + 1) % 4],
        "enemy_3": ENEMIES[(enemy + 2) % 4],
        "device_3": DEVICES[(device + 2) % 4],
        "set_up": SET_UPS[set_up],
    })
}

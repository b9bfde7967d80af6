//! What positions are worth and which choices are likely to be good, trained on games that searches played: the
//! courses of games, and how a file of [`table::Model`] is made.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use play::{
    AnyGame, Bot, Budget, Drill, Evaluator, Habit, Lesson, Preference, Recipe, Tutor, distance,
    learn, train_policy,
};
use serde_json::json;
use table::{
    FeatureSink, HIDDEN_UNITS, Heads, Layout, Model, Net, NetOutput, Settings, ValidationError,
};

/// Of so many games one is not trained from: how well a net tells their results is how good it is.
const HELD_BACK: u64 = 20;

/// The first game has the seed after this one, so that no game that anybody measures strength by is trained on.
const BEFORE_SEEDS: u64 = 1_000_000;

/// From which games a game is trained, and how.
#[derive(Clone, Debug)]
pub struct Course {
    /// The name of the file of the model, beside the players of the game.
    pub file: &'static str,
    /// Which games are played, one set after the other.
    pub games: Vec<Games>,
    /// The model from them.
    pub teaches: Teaches,
}

/// A set of games of a course.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// The options of the nth game, from 1.
    pub settings: fn(u64) -> serde_json::Value,
    /// How many games.
    pub count: u64,
    /// Who plays them, and where policy weights are trained prefers.
    pub bot: Bot,
}

impl Games {
    /// The options of the nth game, from 1.
    fn options(&self, nth: u64) -> Settings {
        (self.settings)(nth).as_object().cloned().unwrap_or_default()
    }

    fn words(&self) -> String {
        format!("{} games after seed {BEFORE_SEEDS} by {}", self.count, self.bot)
    }
}

/// The model from games.
#[derive(Clone, Copy, Debug)]
pub enum Teaches {
    /// What positions are worth.
    Worth {
        /// Within so many decisions players stray once ([`Drill::within`]).
        within: u32,
        /// They stray for so many at most ([`Drill::strays`]).
        strays: u32,
        /// How a net is trained on them.
        recipe: Recipe,
    },
    /// Which choices are likely to be good, and how that is trained on what the search preferred.
    Policy(Habit),
}

impl Course {
    /// The courses of a game by its id, each with a file of its own; none where nothing is trained.
    pub fn all(id: &str) -> Vec<Course> {
        let search = |iterations| Bot::Search(Budget::iterations(iterations));
        let prior = |iterations| {
            let evaluator = Evaluator::Policy;
            Bot::Search(Budget { evaluator, ..Budget::iterations(iterations) })
        };
        let recipe =
            Recipe { sums: 8, passes: 4, batch: 256, rate: 0.001, score: 0.5, fade: 0.2, seed: 1 };
        let policy_weights = |settings| Course {
            file: "policy.toml",
            games: vec![Games { settings, count: 200, bot: search(400) }],
            teaches: Teaches::Policy(Habit {
                passes: 4,
                rate: 0.15,
                fade: 0.01,
                steepness: 5.0,
                seed: 1,
            }),
        };
        let values = |games, within, recipe| Course {
            file: "values.toml",
            games,
            teaches: Teaches::Worth { within, strays: 3, recipe },
        };
        match id {
            "pocket-mars" => vec![
                Course {
                    file: "values.toml",
                    games: vec![Games { settings: droids, count: 10_000, bot: search(100) }],
                    teaches: Teaches::Worth {
                        within: 80,
                        strays: 3,
                        recipe: Recipe { sums: HIDDEN_UNITS, score: 0.2, fade: 0.1, ..recipe },
                    },
                },
                Course {
                    file: "multiplayer_values.toml",
                    games: vec![Games {
                        settings: |_| json!({"seats": 2}),
                        count: 14_000,
                        bot: search(100),
                    }],
                    teaches: Teaches::Worth {
                        within: 80,
                        strays: 16,
                        recipe: Recipe { sums: 16, score: 0.2, fade: 1.5, ..recipe },
                    },
                },
            ],
            "weather-machine" => {
                let games = Games { settings: challenged, count: 12_000, bot: prior(20) };
                vec![policy_weights(|_| json!({"seats": 1})), values(vec![games], 80, recipe)]
            }
            "master-of-the-galaxy" => {
                // One simulation decides nothing: these are games of whoever plays by his prior.
                let games = Games { settings: weavers_of, count: 60_000, bot: prior(1) };
                let recipe = Recipe { score: 0.0, ..recipe };
                vec![policy_weights(weavers_of), values(vec![games], 80, recipe)]
            }
            "colab" => {
                // Weak players show how positions end that a search comes to by chance.
                // Those with 20 and 50 simulations win nearly all, which teaches nothing of losing.
                let weak = Games { settings: easy_enemies, count: 5_000, bot: search(5) };
                let strong = Games { settings: enemies, count: 5_000, bot: search(12) };
                vec![values(vec![weak, strong], 120, Recipe { passes: 3, ..recipe })]
            }
            _ => Vec::new(),
        }
    }

    /// Everything that the model depends on besides rules, layout and play, in words.
    pub fn words(&self) -> String {
        let sets: Vec<String> = self.games.iter().map(Games::words).collect();
        let games = sets.join(", ");
        let held = format!("one in {HELD_BACK} held back");
        match self.teaches {
            Teaches::Worth { within, strays, recipe } => format!(
                "{games}, {held}, straying once within {within} decisions for 1 to {strays}; {}{} \
                 passes in batches of {}, rate {:?}, score {:?}, fade {:?}, seed {}",
                if recipe.sums < HIDDEN_UNITS {
                    format!("{} sums, ", recipe.sums)
                } else {
                    String::new()
                },
                recipe.passes,
                recipe.batch,
                recipe.rate,
                recipe.score,
                recipe.fade,
                recipe.seed,
            ),
            Teaches::Policy(habit) => format!(
                "{games}, {held}; {} passes, rate {:?}, fade {:?}, {:?} times as steep, seed {}",
                habit.passes, habit.rate, habit.fade, habit.steepness, habit.seed,
            ),
        }
    }

    /// The options of its first game.
    fn first(&self) -> Settings {
        self.games.first().map(|set| set.options(1)).unwrap_or_default()
    }
}

/// Pocket Mars alone, half of the games at normal level.
fn droids(nth: u64) -> serde_json::Value {
    let levels = ["normal", "normal", "super_droid", "cyborg"];
    json!({"seats": 1, "level": levels[(nth % 4) as usize]})
}

/// Master of the Galaxy alone, against The Weavers of each level by turns.
fn weavers_of(nth: u64) -> serde_json::Value {
    let levels = ["printed", "easy", "normal", "hard"];
    json!({"seats": 1, "weavers": levels[(nth % 4) as usize]})
}

/// Weather Machine alone, without a Challenge card and with one that is drawn, by turns.
fn challenged(nth: u64) -> serde_json::Value {
    json!({"seats": 1, "random_challenges": nth % 2})
}

/// CoLab alone, mostly easy and against one enemy.
fn easy_enemies(nth: u64) -> serde_json::Value {
    let round = nth / 4;
    let levels = ["easy", "easy", "medium", "easy"];
    let many = if round % 8 == 6 { 2 } else { 1 };
    enemies_from(levels[(nth % 4) as usize], many, (round / 4, round))
}

/// CoLab alone, half of the games easy, mostly against one enemy.
fn enemies(nth: u64) -> serde_json::Value {
    let round = nth / 4;
    let levels = ["easy", "medium", "easy", "hard"];
    let many = [1, 1, 2, 1, 1, 1, 1, 3][(round % 8) as usize];
    enemies_from(levels[(nth % 4) as usize], many, (round / 32, round / 8))
}

/// A game against so many enemies, who come one after the other from the first on, as what they build.
fn enemies_from(difficulty: &str, many: u64, (who, what): (u64, u64)) -> serde_json::Value {
    let enemy = |nth| ["elias", "luciana", "ivy", "victor"][((who + nth) % 4) as usize];
    let devices = ["weather_machine", "death_ray", "burton", "mind_slayer"];
    let device = |nth| devices[((what + nth) % 4) as usize];
    json!({
        "seats": 1, "difficulty": difficulty, "enemies": many,
        "enemy_1": enemy(0), "device_1": device(0),
        "enemy_2": enemy(1), "device_2": device(1),
        "enemy_3": enemy(2), "device_3": device(2),
    })
}

/// Plays the games of a course, trains on them, and says in words how it goes. The same course gives
/// the same file on the same machine, however many threads play.
///
/// # Errors
///
/// If the game names no features, or a game of the course cannot be played.
pub fn train(
    kind: &dyn AnyGame,
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
) -> Result<Model, String> {
    let layout = kind.layout(&course.first()).map_err(|why| format!("{why:?}"))?;
    let layout = layout.ok_or_else(|| format!("{} names no features there", kind.id()))?;
    let mut model = Model {
        rules: kind.rules_version(),
        layout: layout.version,
        play: crate::fingerprint(kind)?,
        recipe: course.words(),
        told: String::new(),
        hash: String::new(),
        heads: Heads::default(),
        rows: Vec::new(),
        policy_weights: Vec::new(),
    };
    match course.teaches {
        Teaches::Worth { within, strays, recipe } => {
            let (own, held) = taught(course, threads, told, &lessons_by(kind, within, strays))?;
            worth(&mut model, layout, &recipe, (&own, &held), told);
        }
        Teaches::Policy(habit) => {
            let (own, held) = taught(course, threads, told, &preferences_by(kind))?;
            policy_weights(&mut model, layout, &habit, (&own, &held), told);
        }
    }
    model.hash = model.hash();
    Ok(model)
}

/// Learns what positions are worth.
fn worth(
    model: &mut Model,
    layout: Layout,
    recipe: &Recipe,
    (own, held): (&[Lesson], &[Lesson]),
    told: &(dyn Fn(&str) + Sync),
) {
    let net = learn(layout.features, own, recipe, &mut |pass, net| {
        told(&format!("pass {pass}: loss {:.4}", loss(net, held)));
    });
    model.told = format!(
        "logarithmic loss {:.4} on {} positions of games that were held back",
        loss(&net, held),
        held.len()
    );
    model.heads = net.heads();
    model.rows = net.rows().to_vec();
}

/// Learns which choices are likely to be good.
fn policy_weights(
    model: &mut Model,
    layout: Layout,
    habit: &Habit,
    (own, held): (&[Preference], &[Preference]),
    told: &(dyn Fn(&str) + Sync),
) {
    let mut far = 0.0;
    let policy_weights =
        train_policy(layout.action_features, own, habit, &mut |pass, policy_weights| {
            far = distance(policy_weights, held);
            let then = distance(policy_weights, own);
            told(&format!(
                "pass {pass}: cross entropy {far:.4}, of what it was trained on {then:.4}"
            ));
        });
    model.told = format!(
        "cross entropy {far:.4} on {} decisions of games that were held back, before it was steeper",
        held.len()
    );
    model.policy_weights = policy_weights.weights().to_vec();
}

/// What the games of a course teach, and what those teach that are held back.
fn taught<T: Clone + Send>(
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Lessons<'_, T>,
) -> Result<(Vec<T>, Vec<T>), String> {
    let (mut own, mut held) = (Vec::new(), Vec::new());
    for set in &course.games {
        for (nth, lessons) in (1..).zip(played(set, threads, told, of)?) {
            if is_held_back(nth) { held.extend(lessons) } else { own.extend(lessons) }
        }
    }
    told(&format!("{} of what is taught, and {} that are held back", own.len(), held.len()));
    Ok((own, held))
}

/// What a game of a set teaches, by its seed and its number.
type Lessons<'a, T> = dyn Fn(&Games, u64, u64) -> Result<Vec<T>, Vec<ValidationError>> + Sync + 'a;

/// What positions teach, where players stray so.
fn lessons_by(
    kind: &dyn AnyGame,
    within: u32,
    strays: u32,
) -> impl Fn(&Games, u64, u64) -> Result<Vec<Lesson>, Vec<ValidationError>> + Sync + '_ {
    move |set, seed, nth| {
        kind.lessons(&set.options(nth), &Drill { bot: set.bot, within, strays }, seed)
    }
}

/// What decisions teach.
fn preferences_by(
    kind: &dyn AnyGame,
) -> impl Fn(&Games, u64, u64) -> Result<Vec<Preference>, Vec<ValidationError>> + Sync + '_ {
    move |set, seed, nth| kind.preferences(&set.options(nth), set.bot, seed)
}

/// Whether the nth game is held back: four games in a row, because the options of a course go round in
/// so many at most, so that games of all of them are.
fn is_held_back(nth: u64) -> bool {
    (nth / 4).is_multiple_of(HELD_BACK)
}

/// What each game of a set teaches, in the order of the games.
fn played<T: Clone + Send>(
    set: &Games,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Lessons<'_, T>,
) -> Result<Vec<Vec<T>>, String> {
    let next = AtomicU64::new(1);
    let all = Mutex::new((vec![Vec::new(); set.count as usize], None));
    let work = || loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth > set.count {
            return;
        }
        if nth.is_multiple_of((set.count / 10).max(1)) {
            told(&format!("game {nth} of {}", set.count));
        }
        let lessons = of(set, BEFORE_SEEDS + nth, nth);
        let mut all = all.lock().unwrap_or_else(|broken| broken.into_inner());
        match lessons {
            Ok(lessons) => all.0[nth as usize - 1] = lessons,
            Err(errors) => all.1 = Some(format!("{errors:?}")),
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let (lessons, failed) = all.into_inner().unwrap_or_else(|broken| broken.into_inner());
    failed.map_or(Ok(lessons), Err)
}

/// How wrong a net is about results: the mean logarithm of the chance that it gave to what happened,
/// without its sign.
pub fn loss(net: &Net, lessons: &[Lesson]) -> f64 {
    let output = |seat: &Tutor| {
        net.evaluate(|notes| {
            seat.features.iter().for_each(|&feature| notes.note(usize::from(feature)))
        })
    };
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for lesson in lessons {
        let said: Vec<NetOutput> = lesson.seats.iter().map(output).collect();
        for (expected, seat) in NetOutput::expected(&said).by_seat().iter().zip(&lesson.seats) {
            let chance = f64::from(expected.result).clamp(1e-6, 1.0 - 1e-6);
            let result = f64::from(seat.result);
            sum -= result * chance.ln() + (1.0 - result) * (1.0 - chance).ln();
            count += 1.0;
        }
    }
    sum / count.max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Library;
    use table::PolicyWeights;

    fn course(id: &str, file: &str) -> Course {
        let mut all = Course::all(id).into_iter();
        all.find(|course| course.file == file).expect("a course")
    }

    /// The course of Pocket Mars with less of everything, and with weights that begin by this seed.
    fn small(file: &str, seed: u64) -> Course {
        let mut course = course("pocket-mars", file);
        for set in &mut course.games {
            (set.count, set.bot) = (100, "search:5".parse().expect("a bot"));
        }
        let Teaches::Worth { recipe, .. } = &mut course.teaches else { panic!("values") };
        recipe.seed = seed;
        course
    }

    /// However many threads play, the file is the same to the last letter, and a net that trained on
    /// a few games tells others better than one that knows nothing.
    #[test]
    fn a_model_is_the_same_again_bit_for_bit() {
        let library = Library::ours();
        let kind = library.game("pocket-mars").expect("it is on the shelf");
        for file in ["values.toml", "multiplayer_values.toml"] {
            let small = |seed| small(file, seed);
            let made =
                |course: &Course, threads| train(kind, course, threads, &|_| {}).expect("trained");
            let alone = made(&small(1), 1).write();
            assert!(alone == made(&small(1), 3).write(), "three threads made another {file}");
            assert!(alone != made(&small(2), 1).write());
            let Teaches::Worth { within, strays, .. } = small(1).teaches else { panic!("values") };
            let of = lessons_by(kind, within, strays);
            let (lessons, _) = taught(&small(1), 2, &|_| {}, &of).expect("played");
            let net = made(&small(1), 2).net().expect("a net");
            let nothing = vec![[0; HIDDEN_UNITS]; net.rows().len()];
            let nothing = Net::new(nothing, Heads::default()).expect("a net");
            let [taught, untaught] = [&net, &nothing].map(|net| loss(net, &lessons));
            assert!(taught < untaught, "{file}: {taught}, {untaught}");
        }
    }

    /// However many threads play, policy weights are the same to the last letter, and come nearer to what the
    /// search preferred than prior to all alike.
    #[test]
    fn a_policy_is_the_same_again_and_nearer_than_none() {
        let library = Library::ours();
        let kind = library.game("weather-machine").expect("it is on the shelf");
        let mut course = course("weather-machine", "policy.toml");
        for set in &mut course.games {
            (set.count, set.bot) = (8, "search:3:cut=5".parse().expect("a bot"));
        }
        // As near as it comes: what is made steeper is no longer nearest.
        let Teaches::Policy(habit) = &mut course.teaches else { panic!("a policy") };
        habit.steepness = 1.0;
        let made = |threads| train(kind, &course, threads, &|_| {}).expect("trained");
        assert!(made(1).write() == made(2).write(), "two threads made another file");
        let of = preferences_by(kind);
        let (preferences, _) = taught(&course, 2, &|_| {}, &of).expect("played");
        let trained = made(1).policy_weights().expect("policy weights");
        let none = PolicyWeights::new(vec![0; trained.weights().len()]).expect("policy weights");
        let [trained, none] =
            [&trained, &none].map(|policy_weights| distance(policy_weights, &preferences));
        assert!(trained < none, "{trained}, {none}");
    }

    /// What is shipped names the recipe by which it can be made again.
    #[test]
    fn every_model_says_its_recipe() {
        for kind in Library::ours().games() {
            let courses = Course::all(kind.id());
            let files: Vec<&str> = kind.model_files().iter().map(|(name, _)| *name).collect();
            let taught: Vec<&str> = courses.iter().map(|course| course.file).collect();
            assert_eq!(files, taught, "{}", kind.id());
            for (course, (file, text)) in courses.iter().zip(kind.model_files()) {
                let layout = kind.layout(&course.first()).expect("options").expect("a layout");
                let versions = kind.measured_since()..=kind.rules_version();
                let of = |rules| Model::read(text, rules, layout).ok();
                let model = versions.rev().find_map(of);
                let model = model.unwrap_or_else(|| panic!("{} {file}", kind.id()));
                assert_eq!(model.recipe, course.words(), "{} {file}", kind.id());
                match course.teaches {
                    Teaches::Worth { .. } => {
                        assert_eq!(model.net().map(|net| net.rows().len()), Ok(layout.features));
                    }
                    Teaches::Policy(_) => {
                        let policy_weights = model.policy_weights().map(|it| it.weights().len());
                        assert_eq!(policy_weights, Ok(layout.action_features));
                    }
                }
            }
        }
    }
}

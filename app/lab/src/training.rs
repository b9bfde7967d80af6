//! What positions are worth and what choices are leant to, learnt from games that searches played: the
//! courses of games, and how a file of [`table::Learned`] is made.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use play::{
    AnyGame, Bot, Budget, Drill, Habit, Judging, Lesson, Preference, Recipe, Tutor, distance,
    learn, learn_to_lean,
};
use serde_json::json;
use table::{HIDDEN, Heads, Layout, Learned, Net, Notes, Objection, Said, Settings};

/// Of so many games one is not learnt from: how well a net tells their results is how good it is.
const HELD_BACK: u64 = 20;

/// The first game has the seed after this one, so that no game that anybody measures strength by is learnt from.
const BEFORE_SEEDS: u64 = 1_000_000;

/// From which games a game is learnt, and how.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The name of the file of what is learnt, beside the players of the game.
    pub file: &'static str,
    /// The options of the nth game, from 1.
    pub settings: fn(u64) -> serde_json::Value,
    /// How many games.
    pub games: u64,
    /// What is learnt from them.
    pub teaches: Teaches,
}

/// What is learnt from games.
#[derive(Clone, Copy, Debug)]
pub enum Teaches {
    /// What positions are worth.
    Worth {
        /// Who plays them.
        drill: Drill,
        /// How a net is learnt from them.
        recipe: Recipe,
    },
    /// What choices are leant to.
    Leanings {
        /// The search that plays them, and prefers.
        bot: Bot,
        /// How leanings are learnt from what it preferred.
        habit: Habit,
    },
}

impl Course {
    /// The courses of a game by its id, each with a file of its own; none where nothing is learnt.
    pub fn all(id: &str) -> Vec<Course> {
        let search = |iterations| Bot::Search(Budget::iterations(iterations));
        let leaning = |iterations| {
            let judging = Judging::LeaningAsLearned;
            Bot::Search(Budget { judging, ..Budget::iterations(iterations) })
        };
        let alone = "learned.toml";
        let leanings = |settings| Course {
            file: alone,
            settings,
            games: 200,
            teaches: Teaches::Leanings {
                bot: search(400),
                habit: Habit { passes: 4, rate: 0.15, fade: 0.01, steepness: 5.0, seed: 1 },
            },
        };
        match id {
            "pocket-mars" => vec![
                Course {
                    file: alone,
                    settings: |nth| {
                        let levels = ["normal", "normal", "super_droid", "cyborg"];
                        json!({"seats": 1, "level": levels[(nth % 4) as usize]})
                    },
                    games: 10_000,
                    teaches: Teaches::Worth {
                        drill: Drill { bot: search(100), within: 80, strays: 3 },
                        recipe: Recipe {
                            sums: HIDDEN,
                            passes: 4,
                            batch: 256,
                            rate: 0.001,
                            score: 0.2,
                            fade: 0.1,
                            seed: 1,
                        },
                    },
                },
                Course {
                    file: "several.toml",
                    settings: |_| json!({"seats": 2}),
                    games: 14_000,
                    teaches: Teaches::Worth {
                        drill: Drill { bot: search(100), within: 80, strays: 16 },
                        recipe: Recipe {
                            sums: 16,
                            passes: 4,
                            batch: 256,
                            rate: 0.001,
                            score: 0.2,
                            fade: 1.5,
                            seed: 1,
                        },
                    },
                },
            ],
            "weather-machine" => vec![
                leanings(|_| json!({"seats": 1})),
                Course {
                    file: "values.toml",
                    settings: challenged,
                    games: 12_000,
                    teaches: Teaches::Worth {
                        drill: Drill { bot: leaning(20), within: 80, strays: 3 },
                        recipe: Recipe {
                            sums: 8,
                            passes: 4,
                            batch: 256,
                            rate: 0.001,
                            score: 0.5,
                            fade: 0.2,
                            seed: 1,
                        },
                    },
                },
            ],
            "master-of-the-galaxy" => vec![
                leanings(weavers_of),
                // One simulation decides nothing: these are games of whoever does as he leans.
                Course {
                    file: "values.toml",
                    settings: weavers_of,
                    games: 60_000,
                    teaches: Teaches::Worth {
                        drill: Drill { bot: leaning(1), within: 80, strays: 3 },
                        recipe: Recipe {
                            sums: 8,
                            passes: 4,
                            batch: 256,
                            rate: 0.001,
                            score: 0.0,
                            fade: 0.2,
                            seed: 1,
                        },
                    },
                },
            ],
            _ => Vec::new(),
        }
    }

    /// The options of the nth game, from 1.
    fn options(&self, nth: u64) -> Settings {
        (self.settings)(nth).as_object().cloned().unwrap_or_default()
    }

    /// Everything that what is learnt depends on besides rules, layout and play, in words.
    pub fn words(&self) -> String {
        let games = format!("{} games after seed {BEFORE_SEEDS} by", self.games);
        let held = format!("one in {HELD_BACK} held back");
        match self.teaches {
            Teaches::Worth { drill, recipe } => format!(
                "{games} {}, {held}, straying once within {} decisions for 1 to {}; {}{} passes in \
                 batches of {}, rate {:?}, score {:?}, fade {:?}, seed {}",
                drill.bot,
                drill.within,
                drill.strays,
                if recipe.sums < HIDDEN {
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
            Teaches::Leanings { bot, habit } => format!(
                "{games} {bot}, {held}; {} passes, rate {:?}, fade {:?}, {:?} times as steep, seed {}",
                habit.passes, habit.rate, habit.fade, habit.steepness, habit.seed,
            ),
        }
    }
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

/// Plays the games of a course, learns from them, and says in words how it goes. The same course gives
/// the same file on the same machine, however many threads play.
///
/// # Errors
///
/// If the game names no signs, or a game of the course cannot be played.
pub fn train(
    kind: &dyn AnyGame,
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
) -> Result<Learned, String> {
    let layout = kind.layout(&course.options(1)).map_err(|why| format!("{why:?}"))?;
    let layout = layout.ok_or_else(|| format!("{} names no signs there", kind.id()))?;
    let mut learned = Learned {
        rules: kind.rules_version(),
        layout: layout.version,
        play: crate::fingerprint(kind)?,
        recipe: course.words(),
        told: String::new(),
        hash: String::new(),
        heads: Heads::default(),
        rows: Vec::new(),
        leanings: Vec::new(),
    };
    match course.teaches {
        Teaches::Worth { drill, recipe } => {
            let lessons = |settings: &Settings, seed| kind.lessons(settings, &drill, seed);
            let (own, held) = taught(course, threads, told, &lessons)?;
            worth(&mut learned, layout, &recipe, (&own, &held), told);
        }
        Teaches::Leanings { bot, habit } => {
            let preferences = |settings: &Settings, seed| kind.preferences(settings, bot, seed);
            let (own, held) = taught(course, threads, told, &preferences)?;
            leanings(&mut learned, layout, &habit, (&own, &held), told);
        }
    }
    learned.hash = learned.hash();
    Ok(learned)
}

/// Learns what positions are worth.
fn worth(
    learned: &mut Learned,
    layout: Layout,
    recipe: &Recipe,
    (own, held): (&[Lesson], &[Lesson]),
    told: &(dyn Fn(&str) + Sync),
) {
    let net = learn(layout.signs, own, recipe, &mut |pass, net| {
        told(&format!("pass {pass}: loss {:.4}", loss(net, held)));
    });
    learned.told = format!(
        "logarithmic loss {:.4} on {} positions of games that were held back",
        loss(&net, held),
        held.len()
    );
    learned.heads = net.heads();
    learned.rows = net.rows().to_vec();
}

/// Learns what choices are leant to.
fn leanings(
    learned: &mut Learned,
    layout: Layout,
    habit: &Habit,
    (own, held): (&[Preference], &[Preference]),
    told: &(dyn Fn(&str) + Sync),
) {
    let mut far = 0.0;
    let leanings = learn_to_lean(layout.choices, own, habit, &mut |pass, leanings| {
        far = distance(leanings, held);
        let then = distance(leanings, own);
        told(&format!("pass {pass}: cross entropy {far:.4}, of what was learnt from {then:.4}"));
    });
    learned.told = format!(
        "cross entropy {far:.4} on {} decisions of games that were held back, before it was steeper",
        held.len()
    );
    learned.leanings = leanings.weights().to_vec();
}

/// What the games of a course teach, and what those teach that are held back.
fn taught<T: Clone + Send>(
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Lessons<'_, T>,
) -> Result<(Vec<T>, Vec<T>), String> {
    let games = played(course, threads, told, of)?;
    let (held, own): (Vec<_>, Vec<_>) =
        (1..).zip(games).partition(|(nth, _): &(u64, _)| is_held_back(*nth));
    let [own, held] =
        [own, held].map(|games| games.into_iter().flat_map(|(_, of)| of).collect::<Vec<T>>());
    told(&format!("{} of what is taught, and {} that are held back", own.len(), held.len()));
    Ok((own, held))
}

/// What the game with these options and this seed teaches.
type Lessons<'a, T> = dyn Fn(&Settings, u64) -> Result<Vec<T>, Vec<Objection>> + Sync + 'a;

/// Whether the nth game is held back: four games in a row, because the options of a course go round in
/// so many at most, so that games of all of them are.
fn is_held_back(nth: u64) -> bool {
    (nth / 4).is_multiple_of(HELD_BACK)
}

/// What each game teaches, in the order of the games.
fn played<T: Clone + Send>(
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
    of: &Lessons<'_, T>,
) -> Result<Vec<Vec<T>>, String> {
    let next = AtomicU64::new(1);
    let all = Mutex::new((vec![Vec::new(); course.games as usize], None));
    let work = || loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth > course.games {
            return;
        }
        if nth.is_multiple_of((course.games / 10).max(1)) {
            told(&format!("game {nth} of {}", course.games));
        }
        let lessons = of(&course.options(nth), BEFORE_SEEDS + nth);
        let mut all = all.lock().unwrap_or_else(|broken| broken.into_inner());
        match lessons {
            Ok(lessons) => all.0[nth as usize - 1] = lessons,
            Err(objections) => all.1 = Some(format!("{objections:?}")),
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
    let judged = |seat: &Tutor| {
        net.judge(|notes| seat.signs.iter().for_each(|&sign| notes.note(usize::from(sign))))
    };
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for lesson in lessons {
        let said: Vec<Said> = lesson.seats.iter().map(judged).collect();
        for (expected, seat) in Said::expected(&said).by_seat().iter().zip(&lesson.seats) {
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
    use table::Leanings;

    fn course(id: &str, file: &str) -> Course {
        let mut all = Course::all(id).into_iter();
        all.find(|course| course.file == file).expect("a course")
    }

    /// The course of Pocket Mars with less of everything, and with weights that begin by this seed.
    fn small(file: &str, seed: u64) -> Course {
        let course = course("pocket-mars", file);
        let Teaches::Worth { drill, recipe } = course.teaches else { panic!("it learns values") };
        let drill = Drill { bot: "search:5".parse().expect("a bot"), ..drill };
        let teaches = Teaches::Worth { drill, recipe: Recipe { seed, ..recipe } };
        Course { games: 100, teaches, ..course }
    }

    /// However many threads play, the file is the same to the last letter, and a net that learnt from
    /// a few games tells others better than one that knows nothing.
    #[test]
    fn what_is_learnt_is_the_same_again_bit_for_bit() {
        let library = Library::ours();
        let kind = library.game("pocket-mars").expect("it is on the shelf");
        for file in ["learned.toml", "several.toml"] {
            let small = |seed| small(file, seed);
            let made =
                |course: &Course, threads| train(kind, course, threads, &|_| {}).expect("learnt");
            let alone = made(&small(1), 1).write();
            assert!(alone == made(&small(1), 3).write(), "three threads made another {file}");
            assert!(alone != made(&small(2), 1).write());
            let Teaches::Worth { drill, .. } = small(1).teaches else { panic!("it learns values") };
            let of = |settings: &Settings, seed| kind.lessons(settings, &drill, seed);
            let games = played(&small(1), 2, &|_| {}, &of).expect("played");
            let lessons: Vec<Lesson> = games.into_iter().flatten().collect();
            let net = made(&small(1), 2).net().expect("a net");
            let nothing = vec![[0; HIDDEN]; net.rows().len()];
            let nothing = Net::new(nothing, Heads::default()).expect("a net");
            let [taught, untaught] = [&net, &nothing].map(|net| loss(net, &lessons));
            assert!(taught < untaught, "{file}: {taught}, {untaught}");
        }
    }

    /// However many threads play, leanings are the same to the last letter, and come nearer to what the
    /// search preferred than leaning to all alike.
    #[test]
    fn leanings_are_the_same_again_and_nearer_than_none() {
        let library = Library::ours();
        let kind = library.game("weather-machine").expect("it is on the shelf");
        let course = course("weather-machine", "learned.toml");
        let Teaches::Leanings { habit, .. } = course.teaches else { panic!("it learns leanings") };
        // As near as it comes: what is made steeper is no longer nearest.
        let habit = Habit { steepness: 1.0, ..habit };
        let bot = "search:3:cut=5".parse().expect("a bot");
        let course = Course { games: 8, teaches: Teaches::Leanings { bot, habit }, ..course };
        let made = |threads| train(kind, &course, threads, &|_| {}).expect("learnt");
        assert!(made(1).write() == made(2).write(), "two threads made another file");
        let of = |settings: &Settings, seed| kind.preferences(settings, bot, seed);
        let games = played(&course, 2, &|_| {}, &of).expect("played");
        let preferences: Vec<Preference> = games.into_iter().flatten().collect();
        let learnt = made(1).leanings().expect("leanings");
        let none = Leanings::new(vec![0; learnt.weights().len()]).expect("leanings");
        let [learnt, none] = [&learnt, &none].map(|leanings| distance(leanings, &preferences));
        assert!(learnt < none, "{learnt}, {none}");
    }

    /// What is shipped names the recipe by which it can be made again.
    #[test]
    fn every_file_of_what_was_learnt_says_its_recipe() {
        for kind in Library::ours().games() {
            let courses = Course::all(kind.id());
            let files: Vec<&str> = kind.learned_files().iter().map(|(name, _)| *name).collect();
            let taught: Vec<&str> = courses.iter().map(|course| course.file).collect();
            assert_eq!(files, taught, "{}", kind.id());
            for (course, (file, text)) in courses.iter().zip(kind.learned_files()) {
                let layout = kind.layout(&course.options(1)).expect("options").expect("a layout");
                let learned = Learned::read(text, kind.rules_version(), layout);
                let learned = learned.unwrap_or_else(|why| panic!("{} {file}: {why:?}", kind.id()));
                assert_eq!(learned.recipe, course.words(), "{} {file}", kind.id());
                match course.teaches {
                    Teaches::Worth { .. } => {
                        assert_eq!(learned.net().map(|net| net.rows().len()), Ok(layout.signs));
                    }
                    Teaches::Leanings { .. } => {
                        let leanings = learned.leanings().map(|it| it.weights().len());
                        assert_eq!(leanings, Ok(layout.choices));
                    }
                }
            }
        }
    }
}

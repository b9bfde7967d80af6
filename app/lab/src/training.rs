//! What positions are worth, learnt from games that searches played: the courses of games, and how a
//! file of [`table::Learned`] is made.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use play::{AnyGame, Drill, Lesson, Recipe, Tutor, learn};
use serde_json::json;
use table::{Layout, Learned, Net, Notes, Said, Settings};

/// Of so many games one is not learnt from: how well a net tells their results is how good it is.
const HELD_BACK: u64 = 20;

/// The first game has the seed after this one, so that no game that anybody measures strength by is learnt from.
const BEFORE_SEEDS: u64 = 1_000_000;

/// From which games a game is learnt, and how.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The options of the nth game, from 1.
    pub settings: fn(u64) -> serde_json::Value,
    /// How many games.
    pub games: u64,
    /// Who plays them.
    pub drill: Drill,
    /// How a net is learnt from them.
    pub recipe: Recipe,
}

impl Course {
    /// The course of a game by its id; `None` if it has none.
    pub fn of(id: &str) -> Option<Course> {
        let course = match id {
            "pocket-mars" => Course {
                settings: |nth| {
                    let levels = ["normal", "normal", "super_droid", "cyborg"];
                    json!({"seats": 1, "level": levels[(nth % 4) as usize]})
                },
                games: 10_000,
                drill: Drill { bot: "search:100".parse().ok()?, within: 80, strays: 3 },
                recipe: Recipe {
                    passes: 4,
                    batch: 256,
                    rate: 0.001,
                    score: 0.2,
                    fade: 0.1,
                    seed: 1,
                },
            },
            _ => return None,
        };
        Some(course)
    }

    /// Everything that the net depends on besides rules, layout and play, in words.
    pub fn words(&self) -> String {
        let Course { games, drill, recipe, .. } = self;
        format!(
            "{games} games after seed {BEFORE_SEEDS} by {}, one in {HELD_BACK} held back, \
             straying once within {} decisions for 1 to {}; {} passes in batches of {}, rate {:?}, \
             score {:?}, fade {:?}, seed {}",
            drill.bot,
            drill.within,
            drill.strays,
            recipe.passes,
            recipe.batch,
            recipe.rate,
            recipe.score,
            recipe.fade,
            recipe.seed,
        )
    }
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
    let Layout { version, signs } =
        kind.layout().ok_or_else(|| format!("{} names no signs", kind.id()))?;
    let games = played(kind, course, threads, told)?;
    let (held, own): (Vec<_>, Vec<_>) =
        (1..).zip(games).partition(|(nth, _): &(u64, _)| is_held_back(*nth));
    let [own, held] =
        [own, held].map(|games| games.into_iter().flat_map(|(_, of)| of).collect::<Vec<Lesson>>());
    told(&format!("{} positions, and {} that are held back", own.len(), held.len()));
    let net = learn(signs, &own, &course.recipe, &mut |pass, net| {
        told(&format!("pass {pass}: loss {:.4}", loss(net, &held)));
    });
    let mut learned = Learned {
        rules: kind.rules_version(),
        layout: version,
        play: crate::fingerprint(kind)?,
        recipe: course.words(),
        told: format!(
            "logarithmic loss {:.4} on {} positions of games that were held back",
            loss(&net, &held),
            held.len()
        ),
        hash: String::new(),
        heads: net.heads(),
        rows: net.rows().to_vec(),
    };
    learned.hash = learned.hash();
    Ok(learned)
}

/// Whether the nth game is held back: four games in a row, because the options of a course go round in
/// so many at most, so that games of all of them are.
fn is_held_back(nth: u64) -> bool {
    (nth / 4).is_multiple_of(HELD_BACK)
}

/// The lessons of each game, in the order of the games.
fn played(
    kind: &dyn AnyGame,
    course: &Course,
    threads: usize,
    told: &(dyn Fn(&str) + Sync),
) -> Result<Vec<Vec<Lesson>>, String> {
    let next = AtomicU64::new(1);
    let all = Mutex::new((vec![Vec::new(); course.games as usize], None));
    let work = || loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth > course.games {
            return;
        }
        if nth.is_multiple_of(1_000) {
            told(&format!("game {nth} of {}", course.games));
        }
        let settings: Settings = (course.settings)(nth).as_object().cloned().unwrap_or_default();
        let lessons = kind.lessons(&settings, &course.drill, BEFORE_SEEDS + nth);
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

    fn small() -> Course {
        let course = Course::of("pocket-mars").expect("a course");
        let drill = Drill { bot: "search:5".parse().expect("a bot"), ..course.drill };
        Course { games: 100, drill, ..course }
    }

    /// However many threads play, the file is the same to the last letter, and a net that learnt from
    /// a few games tells others better than one that knows nothing.
    #[test]
    fn what_is_learnt_is_the_same_again_bit_for_bit() {
        let library = Library::ours();
        let kind = library.game("pocket-mars").expect("it is on the shelf");
        let made =
            |course: &Course, threads| train(kind, course, threads, &|_| {}).expect("learnt");
        let alone = made(&small(), 1).write();
        assert!(alone == made(&small(), 3).write(), "three threads made another file");
        let other = Course { recipe: Recipe { seed: 2, ..small().recipe }, ..small() };
        assert!(alone != made(&other, 1).write());
        let games = played(kind, &small(), 2, &|_| {}).expect("played");
        let lessons: Vec<Lesson> = games.into_iter().flatten().collect();
        let signs = kind.layout().expect("a layout").signs;
        let nothing = Net::new(vec![[0; table::HIDDEN]; signs], table::Heads::default());
        let net = made(&small(), 2).net().expect("a net");
        let [taught, untaught] = [&net, &nothing.expect("a net")].map(|net| loss(net, &lessons));
        assert!(taught < untaught, "{taught}, {untaught}");
    }

    /// What is shipped names the recipe by which it can be made again.
    #[test]
    fn every_file_of_what_was_learnt_says_its_recipe() {
        for kind in Library::ours().games() {
            let course = Course::of(kind.id());
            assert_eq!(course.is_none(), kind.learned_file().is_empty(), "{}", kind.id());
            let (Some(course), Some(layout)) = (course, kind.layout()) else { continue };
            let learned = Learned::read(kind.learned_file(), kind.rules_version(), layout);
            let learned = learned.unwrap_or_else(|why| panic!("{}: {why:?}", kind.id()));
            assert_eq!(learned.recipe, course.words(), "{}", kind.id());
            assert_eq!(learned.net().map(|net| net.rows().len()), Ok(layout.signs));
        }
    }
}

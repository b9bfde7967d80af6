use std::any::Any;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Choices, Dice, Draw, Emitted, GameInfo, NoSink, Outcome, Settings, Turn};

use crate::Report;
use crate::failure::{Broken, Failure, Promise, must};
use crate::promises::effects::{Effects, Watching};
use crate::promises::kinds::Kinds;
use crate::promises::text::RuleIds;
use crate::promises::{
    evaluation, knowledge, listing, narration, options, outcome, reveals, serialization, sets, text,
};

/// Plays `games` random games with these settings, one for each seed from `first_seed` on, and
/// checks every promise of a game.
///
/// Cheap checks are made at every entry. Costly checks are made at positions sampled with the seed,
/// fewer per game the more games there are; the same arguments check the same positions.
///
/// # Errors
///
/// The first broken promise, with the log that leads there.
pub fn check<G: GameInfo>(
    settings: &Settings,
    games: u64,
    first_seed: u64,
) -> Result<Report, Failure> {
    let seeds = first_seed..first_seed.saturating_add(games);
    let (report, effects) = play_and_check::<G>(settings, seeds)?;
    match effects.idle() {
        Some((seed, broken)) => Err(failure_of::<G>(settings, seed, Vec::new(), broken)),
        None => Ok(report),
    }
}

/// As [`check`], for options that can make a printed effect impossible: with a highest value of 1,
/// nothing can be raised. Does not require that each effect does something.
///
/// # Errors
///
/// The first other broken promise, with the log that leads there.
pub fn check_odd_options<G: GameInfo>(
    settings: &Settings,
    games: u64,
    first_seed: u64,
) -> Result<Report, Failure> {
    let seeds = first_seed..first_seed.saturating_add(games);
    play_and_check::<G>(settings, seeds).map(|(report, _)| report)
}

fn failure_of<G: GameInfo>(
    settings: &Settings,
    seed: u64,
    log: Vec<String>,
    broken: Broken,
) -> Failure {
    let Broken { promise, what } = broken;
    Failure { game: G::ID, settings: settings.clone(), seed, entry: log.len(), promise, what, log }
}

fn play_and_check<G: GameInfo>(
    settings: &Settings,
    seeds: Range<u64>,
) -> Result<(Report, Effects), Failure> {
    let (first_seed, games) = (seeds.start, seeds.end - seeds.start);
    let failure = |seed, log, broken| failure_of::<G>(settings, seed, log, broken);
    let mut kit = without_panic(|| Kit::<G>::new(settings))
        .map_err(|broken| failure(first_seed, Vec::new(), broken))?;
    let mut report = Report::default();
    for seed in seeds {
        let every = sampled_every(games, &report);
        let mut log = Vec::new();
        let played = without_panic(|| kit.play(seed, every, &mut log));
        let game = played.map_err(|broken| failure(seed, log.clone(), broken))?;
        let entries = log.len() as u64;
        report.games += 1;
        report.entries += entries;
        report.longest = report.longest.max(entries);
        report.sampled += game.sampled;
        match game.outcome {
            Some(outcome) => *report.ends.entry(outcome.rule.to_string()).or_default() += 1,
            None => report.broken_off += 1,
        }
    }
    if report.games >= FEW && report.broken_off == report.games {
        let broken = Broken {
            promise: Promise::Ends,
            what: format!("each of {} games was broken off, so no end was seen", report.games),
        };
        return Err(failure(first_seed, Vec::new(), broken));
    }
    if let Some((seed, log, broken)) = kit.kinds.idle::<G>() {
        return Err(failure(seed, log, broken));
    }
    Ok((report, kit.effects))
}

/// With fewer games than this, all games without a maximum length may be broken off.
const FEW: u64 = 20;

/// One of how many positions goes through the costly checks: at most 10 per game and 4,000 in all,
/// estimated from the games so far.
fn sampled_every(games: u64, so_far: &Report) -> u32 {
    let mean = so_far.entries.checked_div(so_far.games).unwrap_or(100);
    let budget = games.saturating_mul(10).clamp(1, 4_000);
    (games.saturating_mul(mean) / budget).clamp(1, 1_000_000) as u32
}

fn without_panic<T>(act: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic: Box<dyn Any + Send>| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string()));
        let what = text.unwrap_or_else(|| "a panic without words".to_string());
        Err(Broken { promise: Promise::NoPanic, what })
    })
}

/// The number of entries after which a game is broken off: its maximum length, if it has one.
fn checked_max_steps<G: GameInfo>(game: &G) -> Result<u32, Broken> {
    let (max_game_length, max_steps) = (game.max_game_length(), game.max_steps());
    must(
        max_game_length.is_none_or(|max_game_length| max_game_length == max_steps),
        Promise::Ends,
        || format!("max_steps is {max_steps}, but max_game_length {max_game_length:?}"),
    )?;
    Ok(max_steps)
}

struct Played {
    /// `None` if a game without a maximum length was broken off at its maximum of steps.
    outcome: Option<Outcome>,
    sampled: u64,
}

/// State that the checks keep from game to game.
struct Kit<G: GameInfo> {
    options: G::Options,
    every_choice: HashSet<G::Choice>,
    rules: RuleIds,
    kinds: Kinds,
    effects: Effects,
    choices: Choices<G::Choice>,
    emitted: Vec<Emitted<G::Event>>,
    /// How often each rule has emitted an event: the text of rare events is always checked.
    emitted_by: BTreeMap<&'static str, u32>,
}

impl<G: GameInfo> Kit<G> {
    fn new(settings: &Settings) -> Result<Self, Broken> {
        Ok(Kit {
            options: options::read::<G>(settings)?,
            every_choice: options::texts::<G>()?,
            rules: RuleIds::of::<G>(),
            effects: Effects::default(),
            kinds: Kinds::of::<G>(),
            choices: Choices::default(),
            emitted: Vec::new(),
            emitted_by: BTreeMap::new(),
        })
    }

    fn start(&self) -> Result<G, Broken> {
        G::new(&self.options, G::content_of_ours()).map_err(|errors| Broken {
            promise: Promise::Options,
            what: options::sentences(&errors),
        })
    }

    fn play(&mut self, seed: u64, every: u32, log: &mut Vec<String>) -> Result<Played, Broken> {
        let mut game = self.start()?;
        let mut replay = self.start()?;
        let max_steps = checked_max_steps(&game)? as usize;
        self.effects.begin_game();
        let mut chance = Dice::keyed(seed, 0);
        let mut sampling = Dice::keyed(seed, 1);
        let mut sampled = 0;
        let mut met_a_boundary = false;
        let mut begun = None;
        loop {
            game.choices(&mut self.choices);
            listing::list(&game, &self.choices)?;
            sets::asked(&game, &self.choices, &begun)?;
            serialization::audit(&game)?;
            evaluation::expected(&game)?;
            self.kinds.see(&game, &self.choices, seed, log);
            let sampled_now = game.turn() == Turn::Over || sampling.below(every) == 0;
            if sampled_now {
                sampled += 1;
                self.check_position(&game, &mut sampling)?;
            }
            let Some(choice) = self.choices.pick(&mut chance) else {
                let none = || "no position before the end is a step boundary".into();
                must(met_a_boundary, Promise::StepBoundaries, none)?;
                let sheet = outcome::sheet(&game, &self.rules)?;
                let none = Broken { promise: Promise::Outcome, what: "no outcome".into() };
                return Ok(Played { outcome: Some(sheet.ok_or(none)?), sampled });
            };
            met_a_boundary = met_a_boundary || game.in_progress().is_none();
            if log.len() >= max_steps {
                must(game.max_game_length().is_none(), Promise::Ends, || {
                    format!("more than {max_steps} entries")
                })?;
                return Ok(Played { outcome: None, sampled });
            }
            begun = game.selection().map(|set| (set, choice));
            self.advance((&mut game, &mut replay), choice, sampled_now, seed, log)?;
        }
    }

    /// The checks that are too costly for every position.
    fn check_position(&self, game: &G, dice: &mut Dice) -> Result<(), Broken> {
        listing::exactly_the_listed_apply(game, &self.choices, &self.every_choice)?;
        serialization::data(game)?;
        text::position(game, &self.choices, &self.rules)?;
        sets::some_set(game, dice)?;
        knowledge::secrets_stay(game, &self.choices)?;
        knowledge::views(game, &self.choices, dice)?;
        reveals::what_was_open(game, &self.choices, dice)?;
        evaluation::no_more_than_known(game, dice)?;
        outcome::sheet(game, &self.rules)?;
        let viewers: Vec<_> = knowledge::viewers(game).collect();
        let viewer = viewers[dice.below(viewers.len() as u32) as usize];
        knowledge::sampled_game_ends(game, viewer, dice)
    }

    /// Makes an entry, and the same one by its text in a copy of the game without an event sink.
    fn advance(
        &mut self,
        (game, replay): (&mut G, &mut G),
        choice: G::Choice,
        sampled: bool,
        seed: u64,
        log: &mut Vec<String>,
    ) -> Result<(), Broken> {
        text::own_choice(game, choice)?;
        let text = choice.to_string();
        let read = text.parse::<G::Choice>();
        log.push(text);
        let Some(read) = read.ok().filter(|&read| read == choice) else {
            return must(false, Promise::Texts, || "the last text does not read back".into());
        };
        if sampled {
            narration::boards(game, choice)?;
        }
        self.effects.begin_entry(self.emitted.len());
        self.emitted.clear();
        let (emitted, effects) = (&mut self.emitted, &mut self.effects);
        game.apply_unchecked(choice, &mut Watching::<G> { emitted, effects, seed });
        let applied = replay.apply(read, &mut NoSink);
        must(applied.is_ok(), Promise::Listing, || {
            "the last entry was listed, but does not apply by its text".into()
        })?;
        if *game != *replay {
            return Err(self.why_different(replay, log));
        }
        for emitted in &self.emitted {
            self.rules.has(emitted.rule, &format!("{:?}", emitted.event))?;
            let times = self.emitted_by.entry(emitted.rule.0).or_default();
            *times += 1;
            if sampled || *times < 50 {
                text::emitted(&*game, emitted)?;
            }
        }
        Ok(())
    }

    /// Finds out whether the event sink caused a difference, or replaying did.
    fn why_different(&self, silent: &G, log: &[String]) -> Broken {
        let steady = (0..3).all(|_| self.replayed(log).is_ok_and(|again| again == *silent));
        let (promise, what) = match steady {
            true => (Promise::Narration, "to those who listen another position is told"),
            false => (Promise::Replay, "the same entries lead to another position"),
        };
        Broken { promise, what: what.to_string() }
    }

    fn replayed(&self, log: &[String]) -> Result<G, Broken> {
        let mut game = self.start()?;
        for text in log {
            let choice = text.parse().ok();
            let applied = choice.and_then(|choice| game.apply(choice, &mut NoSink).ok());
            must(applied.is_some(), Promise::Replay, || format!("'{text}' does not apply again"))?;
        }
        Ok(game)
    }
}

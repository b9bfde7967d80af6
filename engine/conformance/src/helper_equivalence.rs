//! Runs a helper next to a whole game: its questions are answered from the game, and it must run
//! the opponent exactly as the game does.
//!
//! Long because a turn of the game and the helper's are followed side by side, stop by stop.

mod report;

use std::any::Any;
use std::fs;
use std::path::{Path, PathBuf};

use game_core::{
    Choices, Dice, Emitted, Entry, EnumSet, EventSink, Helped, Helper, NoSink, Rule, Settings,
    Stage, Turn, ValidationError,
};
use i18n::Locale;

pub use report::{Counted, HelperMode, HelperReport};

use crate::recorded_games::Recorded;

/// More questions than any turn has.
const ENDLESS: u32 = 500;

/// Plays random games, and next to each of them a helper whose facts are answered from the whole
/// position. After every turn of the opponent, both must have emitted the same and agree on the
/// opponent's own facts. The placeholders for unknown facts are taken from another game. At the
/// end, the helper's log, entered again as text, must make the same helper.
///
/// # Errors
///
/// The first difference, with the seed and the log that leads to it.
pub fn helper_equivalence<G: Helped>(
    settings: &Settings,
    helper_mode: HelperMode,
    games: u64,
    first_seed: u64,
) -> Result<HelperReport, String> {
    helper_equivalence_with::<G>(G::content_of_ours(), settings, helper_mode, games, first_seed)
}

/// As [`helper_equivalence`], with an owner's content.
///
/// # Errors
///
/// As [`helper_equivalence`].
pub fn helper_equivalence_with<G: Helped>(
    content: &'static G::Content,
    settings: &Settings,
    helper_mode: HelperMode,
    games: u64,
    first_seed: u64,
) -> Result<HelperReport, String> {
    let mut report = HelperReport::default();
    let mut table = Table::<G>::new(content, settings, helper_mode)?;
    for seed in first_seed..first_seed.saturating_add(games) {
        let mut chance = Dice::keyed(seed, 0);
        let mut choices = Choices::default();
        let next = |game: &G| {
            let is_theirs = helper_mode.takes_proposals && game.is_opponents_turn();
            let proposed = if is_theirs { proposed(game) } else { None };
            proposed.or_else(|| {
                game.choices(&mut choices);
                choices.pick(&mut chance)
            })
        };
        let played = table.play(next, &mut report);
        played.map_err(|why| format!("{helper_mode}, seed {seed}, {why}"))?;
    }
    Ok(report)
}

/// The proposal for a choice left to the person.
fn proposed<G: Helped>(game: &G) -> Option<G::Choice> {
    if matches!(game.turn(), Turn::Choose(_)) { game.proposes() } else { None }
}

/// Runs a helper next to each recorded game of a folder that has an opponent, as
/// [`helper_equivalence`] does with random games, and prints what it asked. If a recorded choice
/// differs from the proposal, the person asks for it instead.
///
/// # Errors
///
/// The first difference between helper and game, with the file; or that a file cannot be read, or
/// that no game has an opponent.
pub fn helper_equivalence_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<HelperReport, String> {
    let (report, _) = run_recorded::<G>(folder, helper_mode)?;
    println!("{}, recorded games, {helper_mode}: {report}", G::ID);
    match report.games {
        0 => Err(format!("{}: no game with an opponent", folder.display())),
        _ => Ok(report),
    }
}

/// A helper that ran next to a recorded game.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The name of the game's file, without its extension.
    pub name: String,
    /// Its settings, including who draws if that is an option.
    pub settings: Settings,
    /// What the person entered, in order, as in a session that draws and proposes by itself. Asking
    /// for another choice names the index of the entry that proposed one.
    pub said: Vec<String>,
}

/// The helpers that ran next to the recorded games of a folder, with what was entered into each.
///
/// # Errors
///
/// As [`helper_equivalence_recorded`].
pub fn helpers_of_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<Vec<Ran>, String> {
    run_recorded::<G>(folder, helper_mode).map(|(_, helpers)| helpers)
}

fn said<G: Helped>(entries: &[Entry<G>]) -> Vec<String> {
    let by_person = entries.iter().enumerate().filter(|(_, entry)| !entry.is_alone());
    let said = by_person.map(|(nth, entry)| match entry {
        Entry::Otherwise => format!("{entry} {nth}"),
        entry => entry.to_string(),
    });
    said.collect()
}

fn run_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<(HelperReport, Vec<Ran>), String> {
    let (mut report, mut helpers) = (HelperReport::default(), Vec::new());
    let files = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    for path in paths {
        let at = |why: String| format!("{}: {why}", path.display());
        let recorded = Recorded::read(&path)?;
        // A game without an automated opponent has nothing to run.
        let Ok(mut table) = Table::<G>::new(G::content_of_ours(), &recorded.options, helper_mode)
        else {
            continue;
        };
        let mut entries = recorded.entries.iter();
        let next = |game: &G| {
            let mut listed = Choices::default();
            game.choices(&mut listed);
            let mut said = entries.by_ref().filter_map(|text| text.parse().ok());
            said.find(|choice| {
                listed.listed().contains(choice) || G::legacy_choice(*choice).is_none()
            })
        };
        let helper = table.play(next, &mut report).map_err(at)?;
        helpers.push(Ran {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            settings: helper_mode.settings::<G>(recorded.options),
            said: said(helper.entries()),
        });
    }
    Ok((report, helpers))
}

/// Plays games, each with a helper next to it.
struct Table<G: Helped> {
    helper_mode: HelperMode,
    content: &'static G::Content,
    options: G::Options,
    /// The values of a helper's unknown facts, from another game.
    other: G,
}

impl<G: Helped> Table<G> {
    /// An error if a game with these settings has no automated opponent.
    fn new(
        content: &'static G::Content,
        settings: &Settings,
        helper_mode: HelperMode,
    ) -> Result<Self, String> {
        let options = G::read_options(settings, content).map_err(wrong)?;
        let other = G::blank(&options, content).map_err(wrong)?;
        Ok(Table { helper_mode, content, options, other })
    }

    /// Plays a game with entries from `next` and a helper next to it, and returns the helper.
    fn play(
        &mut self,
        mut next: impl FnMut(&G) -> Option<G::Choice>,
        report: &mut HelperReport,
    ) -> Result<Helper<G>, String> {
        let (options, content) = (&self.options, self.content);
        let new = || Helper::<G>::new(options, content).map_err(wrong);
        let mut helper = self.helper_mode.hold(new()?);
        let mut game = G::new(options, content).map_err(wrong)?;
        let mut log: Vec<String> = Vec::new();
        let mut watched = Watched::default();
        let max_steps = game.max_steps();
        while game.turn() != Turn::Over && log.len() < max_steps as usize {
            let Some(choice) = next(&game) else { break };
            log.push(choice.to_string());
            if watched.begun.is_some() && game.irrelevant_answer().is_none() {
                watched.chosen.push(choice);
            }
            game.apply(choice, &mut watched).map_err(|why| format!("{choice}: {why}"))?;
            for turn in std::mem::take(&mut watched.turns) {
                helper = helper.over(self.other.clone());
                let compared = compare(&mut helper, &turn, report);
                compared.map_err(|why| {
                    let entered: Vec<String> =
                        helper.entries().iter().map(ToString::to_string).collect();
                    let (log, entered) = (log.join("; "), entered.join("; "));
                    format!("{why}\nlog: {log}\nentered: {entered}")
                })?;
                if report.turns.is_multiple_of(7) {
                    self.other = turn.begun;
                }
            }
        }
        if game.turn() == Turn::Over {
            ended_between(&helper, &game).map_err(|why| format!("at the end: {why}"))?;
        }
        same_by_its_log(&helper, self.helper_mode.hold(new()?))?;
        report.games += 1;
        Ok(helper)
    }
}

fn wrong(errors: Vec<ValidationError>) -> String {
    crate::promises::options::sentences(&errors)
}

/// Checks that the same log makes the same helper, whatever the placeholders for unknown facts.
fn same_by_its_log<G: Helped>(helper: &Helper<G>, mut again: Helper<G>) -> Result<(), String> {
    for entry in helper.entries() {
        let text = entry.to_string();
        let read: Entry<G> = text.parse().map_err(|why| format!("{why}"))?;
        again.enter(read).map_err(|why| format!("entered again, {why}"))?;
    }
    if helper.turn() != again.turn() {
        return Err(format!("{} turns, by the same log {}", helper.turn(), again.turn()));
    }
    for query in G::tracked().or(G::assumed()).iter() {
        let (then, now) = (helper.proposal(query), again.proposal(query));
        if then != now {
            return Err(format!("{query} was {then:?}, and by the same log it is {now:?}"));
        }
    }
    Ok(())
}

/// Runs a helper in every mode that has an opponent, and prints what it asked: in the helper modes
/// with the most and the least to do, or in all of them if `SOLOIST_GAMES` is set.
///
/// # Panics
///
/// With the first difference between helper and game.
pub fn helper_equivalence_every_mode<G: Helped>(games: u64) {
    let wanted = crate::games_wanted(G::ID);
    let helper_modes = match wanted {
        Some(_) => HelperMode::ALL.to_vec(),
        None => vec![HelperMode::BY_HAND, HelperMode::AT_EASE],
    };
    let games = wanted.unwrap_or(games);
    let mut helped = 0;
    for (name, settings) in G::modes() {
        let options = G::read_options(&settings, G::content_of_ours());
        if options.is_ok_and(|options| G::blank(&options, G::content_of_ours()).is_err()) {
            continue;
        }
        helped += 1;
        for helper_mode in
            helper_modes.iter().copied().filter(|helper_mode| helper_mode.is_for::<G>())
        {
            match helper_equivalence::<G>(&settings, helper_mode, games, 1) {
                Ok(report) => println!("{}, {name}, {helper_mode}: {report}", G::ID),
                Err(why) => panic!("{name}: {why}"),
            }
        }
    }
    assert!(helped > 0, "no mode of {} has an opponent", G::ID);
}

/// A point in a turn: the number of choices made, the number of events known to a helper, and the
/// number of unknown events since the last known one.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
struct At {
    chosen: usize,
    known: usize,
    since: usize,
}

impl At {
    fn of<G: Helped>(chosen: usize, emitted: &[Emitted<G::Event>]) -> At {
        let (mut known, mut since) = (0, 0);
        for emitted in emitted {
            match G::without_the_unknown(&emitted.event) {
                Some(_) => (known, since) = (known + 1, 0),
                None => since += 1,
            }
        }
        At { chosen, known, since }
    }
}

/// The opponent's turn in the whole game.
struct Played<G: Helped> {
    /// The position before its first step.
    begun: G,
    /// What was drawn or chosen in it, if it mattered.
    chosen: Vec<G::Choice>,
    /// The table at each point of the turn. Order: as they were.
    tables: Vec<(At, G)>,
    emitted: Vec<Emitted<G::Event>>,
    ended: G,
}

impl<G: Helped> Played<G> {
    /// The table at a point of the turn.
    fn table(&self, at: At) -> &G {
        let last = self.tables.iter().rfind(|(then, _)| *then <= at);
        last.map_or(&self.begun, |(_, table)| table)
    }
}

/// Receives the events of the whole game, and collects the turns of the opponent.
struct Watched<G: Helped> {
    begun: Option<G>,
    chosen: Vec<G::Choice>,
    tables: Vec<(At, G)>,
    emitted: Vec<Emitted<G::Event>>,
    turns: Vec<Played<G>>,
}

impl<G: Helped> Default for Watched<G> {
    fn default() -> Self {
        Watched {
            begun: None,
            chosen: Vec::new(),
            tables: Vec::new(),
            emitted: Vec::new(),
            turns: Vec::new(),
        }
    }
}

impl<G: Helped> EventSink<G::Event> for Watched<G> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> G::Event) {
        if self.begun.is_some() {
            self.emitted.push(Emitted { rule, event: event() });
        }
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        let Some(game) = (position as &dyn Any).downcast_ref::<G>() else { return };
        match (&self.begun, game.is_opponents_turn()) {
            (None, true) => {
                self.begun = Some(game.clone());
                (self.chosen, self.tables) = (Vec::new(), Vec::new());
                self.emitted.clear();
            }
            (Some(_), false) => {
                self.turns.extend(self.begun.take().map(|begun| Played {
                    begun,
                    chosen: std::mem::take(&mut self.chosen),
                    tables: std::mem::take(&mut self.tables),
                    emitted: std::mem::take(&mut self.emitted),
                    ended: game.clone(),
                }));
            }
            (Some(_), true) => {
                // A change without an event cannot affect a question before the next event, except
                // for what the person gives away, which is asked before that happens.
                let now = At::of::<G>(self.chosen.len(), &self.emitted);
                if self.tables.last().is_none_or(|(then, _)| *then != now) {
                    self.tables.push((now, game.clone()));
                }
            }
            (None, false) => {}
        }
    }
}

/// Runs the helper through a turn that was played.
fn compare<G: Helped>(
    helper: &mut Helper<G>,
    turn: &Played<G>,
    report: &mut HelperReport,
) -> Result<(), String> {
    let nth = helper.turn();
    if nth == 1 {
        set_up(helper, turn, report).map_err(|why| format!("set-up: {why}"))?;
    }
    let (mut questions, mut corrections, mut taps) = (0, 0, 0);
    let (mut drawn, mut proposals, mut otherwise) = (0, 0, 0);
    corrections += announce(helper, turn)?;
    while let Some(query) = next_correction(helper, turn)? {
        if corrections > ENDLESS {
            return Err(format!("turn {nth}: what is put right does not stay so"));
        }
        helper
            .set_answer(turn.begun.get_answer(query))
            .map_err(|why| format!("turn {nth}: {why}"))?;
        if nth == 1 {
            *report.missed.entry(query.to_string()).or_default() += 1;
        }
        *report.put_right.entry(query.to_string()).or_default() += 1;
        report.tap_for(&format!("correction of {query}"));
        corrections += 1;
    }
    taps += corrections;
    let mut chosen = turn.chosen.iter();
    let mut emitted = Vec::new();
    let mut going = Going::default();
    let ended = loop {
        emitted.clear();
        if questions > ENDLESS {
            return Err(format!("turn {nth}: the helper asks without end"));
        }
        let (stage, game) = helper.run_with_position(&mut emitted);
        let mut anew: Vec<Emitted<G::Event>> = Vec::new();
        let again = helper.run_anew().run_with_position(&mut anew);
        let stands = |stage: &Stage<G>, game: &G, emitted: &[Emitted<G::Event>]| {
            format!("{stage:?} {:?} {emitted:?}", game.state())
        };
        if stands(&stage, &game, &emitted) != stands(&again.0, &again.1, &anew) {
            return Err(format!("turn {nth}: a run that goes on stands elsewhere than one anew"));
        }
        match stage {
            Stage::Queries(queries) => {
                let at = At::of::<G>(turn.chosen.len() - chosen.len(), &emitted);
                let table = turn.table(at);
                if queries.len() > 1 {
                    going = Going::default();
                    report.tap_for("go on");
                }
                let only = queries.first().filter(|_| queries.len() == 1);
                let offer = only.map(|only| offered(helper, only, table.get_answer(only)));
                let (offer, is_folded) = offer.unzip();
                let is_press = match (only, offer) {
                    (Some(only), Some(answer)) => {
                        let is_press = press(helper, &mut going, Entry::Answer(answer), at, report)
                            .map_err(|why| format!("turn {nth}: {why}"))?;
                        same_before_press(&going, only, turn, at)
                            .map_err(|why| format!("turn {nth}: {why}"))?;
                        is_press
                    }
                    _ => true,
                };
                questions += u32::from(is_press);
                taps += u32::from(is_press);
                if is_press && is_folded == Some(true) {
                    taps += 1;
                    report.tap_for("the rest of a list");
                }
                for query in queries.iter() {
                    let holds = offer.unwrap_or_else(|| table.get_answer(query));
                    let differs = helper.proposal(query) != Some(holds);
                    taps += u32::from(queries.len() > 1 && differs);
                    if queries.len() == 1 && is_press || queries.len() > 1 && differs {
                        report.tap_for(&query.to_string());
                    }
                    helper.set_answer(holds).map_err(|why| format!("turn {nth}: {why}"))?;
                    *report.asked.entry(query.to_string()).or_default() += 1;
                }
            }
            Stage::Begin => {
                if nth == 1 {
                    taps += 1;
                    report.tap_for("begin");
                }
                helper.enter(Entry::Begin).map_err(|why| format!("turn {nth}: {why}"))?;
            }
            Stage::Question => {
                let Some(choice) = chosen.next() else {
                    return Err(format!("turn {nth}: the helper asks what the game does not"));
                };
                if let Some(alone) = helper.next_alone() {
                    let proposed = matches!(alone, Entry::Proposed(_));
                    let entry = match alone {
                        Entry::Proposed(proposed) if proposed == *choice => alone,
                        Entry::Proposed(_) => Entry::Otherwise,
                        _ => Entry::Drawn(*choice),
                    };
                    let is_otherwise = matches!(entry, Entry::Otherwise);
                    proposals += u32::from(proposed);
                    drawn += u32::from(!proposed);
                    going = Going::default();
                    helper.enter(entry).map_err(|why| format!("turn {nth}: {why}"))?;
                    if !is_otherwise {
                        continue;
                    }
                    otherwise += 1;
                    taps += 1;
                    report.tap_for("otherwise");
                }
                let drawn = if game.turn() == Turn::Chance { "drawn" } else { "chosen" };
                let text = choice.to_string();
                let at = At::of::<G>(turn.chosen.len() - chosen.len() - 1, &emitted);
                if press(helper, &mut going, Entry::Choice(*choice), at, report)
                    .map_err(|why| format!("turn {nth}: {why}"))?
                {
                    questions += 1;
                    taps += 1;
                    let word = text.split(' ').next().unwrap_or_default();
                    report.tap_for(&format!("{drawn} {word}"));
                }
                helper.choose(*choice).map_err(|why| {
                    let mut listed = Choices::default();
                    game.choices(&mut listed);
                    let emitted = emitted.last();
                    format!("turn {nth}: {why}, but {:?}, after {emitted:?}", listed.listed())
                })?;
            }
            Stage::Turn => break game,
            Stage::SetUp(_) => return Err(format!("turn {nth}: set-up is asked without end")),
            Stage::Score(_) | Stage::Over => {
                return Err(format!("turn {nth}: the helper thinks the game is over"));
            }
        }
    };
    if chosen.next().is_some() {
        return Err(format!("turn {nth}: the game asks what the helper does not"));
    }
    same_story::<G>(&emitted, &turn.emitted).map_err(|why| format!("turn {nth}: {why}"))?;
    for query in G::tracked().iter() {
        let (here, there) = (ended.get_answer(query), turn.ended.get_answer(query));
        if here != there {
            return Err(format!("turn {nth}: the helper has {here}, the game {there}"));
        }
    }
    helper.enter(Entry::Done).map_err(|why| format!("turn {nth}: {why}"))?;
    if turn.ended.turn() == Turn::Over {
        same_end(helper, &turn.ended).map_err(|why| format!("turn {nth}: {why}"))?;
    }
    report.turns += 1;
    report.questions.note(questions);
    report.chosen.note(turn.chosen.len() as u32);
    report.drawn.note(drawn);
    report.proposed.note(proposals);
    report.otherwise.note(otherwise);
    report.corrections.note(corrections);
    report.taps.note(taps);
    Ok(())
}

/// The presses that may have made the entries since the last press.
#[derive(Debug, Default)]
struct Going {
    /// The rest of each press that begins with the entries made.
    rests: Vec<Vec<String>>,
    /// The point in the turn at which it was pressed.
    since: At,
}

/// Whether an entry is a new press, and not part of the press before it.
fn press<G: Helped>(
    helper: &Helper<G>,
    going: &mut Going,
    entry: Entry<G>,
    at: At,
    report: &mut HelperReport,
) -> Result<bool, String> {
    let entry = entry.to_string();
    let after = |rests: &[Vec<String>]| -> Vec<Vec<String>> {
        let made = rests.iter().filter(|press| press.first() == Some(&entry));
        made.map(|press| press[1..].to_vec()).collect()
    };
    // A press with no entries left may be the one that was made.
    let has_ended = going.rests.is_empty() || going.rests.iter().any(Vec::is_empty);
    let rests = after(&going.rests);
    if !rests.is_empty() {
        going.rests = rests;
        return Ok(false);
    }
    if !has_ended {
        return Err(format!("no press says {entry}, but {:?}", going.rests));
    }
    let presses = helper.presses();
    let texts = |press: &Vec<Entry<G>>| press.iter().map(ToString::to_string).collect();
    let presses: Vec<Vec<String>> = presses.iter().map(texts).collect();
    *going = Going { rests: after(&presses), since: at };
    match (presses.is_empty(), helper.run(&mut NoSink).queries().first()) {
        (true, Some(query)) => {
            let offered = helper.offered(query).len();
            let shown = Helper::<G>::shown_at_once(query, offered);
            report.buttons.note((shown + usize::from(shown < offered)) as u32);
        }
        (true, None) => {}
        (false, _) if going.rests.is_empty() => {
            return Err(format!("no press says {entry}, but {presses:?}"));
        }
        (false, _) => report.buttons.note(presses.len() as u32),
    }
    Ok(true)
}

/// What a person enters for a fact that is asked alone and has this answer, and whether the answer
/// is further down a long list, which takes one more press.
fn offered<G: Helped>(helper: &Helper<G>, query: G::Query, holds: G::Answer) -> (G::Answer, bool) {
    let offers = helper.offered(query);
    let nth = offers.iter().position(|offer| offer.means.contains(&holds));
    let answer = nth.map_or(holds, |nth| offers[nth].answer);
    (answer, nth.is_some_and(|nth| nth >= Helper::<G>::shown_at_once(query, offers.len())))
}

/// Checks that an answer in a press was already known at its beginning, because nothing was
/// reported in between. The opponent's own facts count as they are now.
fn same_before_press<G: Helped>(
    going: &Going,
    query: G::Query,
    turn: &Played<G>,
    at: At,
) -> Result<(), String> {
    let (mut then, now) = (turn.table(going.since).clone(), turn.table(at));
    for own in G::tracked()
        .iter()
        .filter(|own| then.get_answer(*own) != now.get_answer(*own))
        .collect::<Vec<_>>()
    {
        then.set_answer(now.get_answer(own));
    }
    let (then, now) = (then.get_answer(query), now.get_answer(query));
    match then == now {
        true => Ok(()),
        false => Err(format!("when it was pressed {then} held, when it was read {now}")),
    }
}

/// The facts in which the helper differs from the game before a turn, once it knows what it asks
/// first.
fn wrong_before<G: Helped>(helper: &Helper<G>, turn: &Played<G>) -> EnumSet<G::Query> {
    let mut begun = helper.begun();
    let wrong = |game: &G, queries: EnumSet<G::Query>| -> EnumSet<G::Query> {
        queries
            .iter()
            .filter(|query| game.get_answer(*query) != turn.begun.get_answer(*query))
            .collect()
    };
    let known = G::tracked().or(G::assumed()).without(G::derived());
    let found = wrong(&begun, known);
    for query in found.or(helper.run(&mut NoSink).queries()).iter() {
        begun.set_answer(turn.begun.get_answer(query));
    }
    found.or(wrong(&begun, G::derived()))
}

/// The next correction by a person who sees the consequences: the one that leaves the fewest wrong
/// facts.
fn next_correction<G: Helped>(
    helper: &Helper<G>,
    turn: &Played<G>,
) -> Result<Option<G::Query>, String> {
    let wrong = wrong_before(helper, turn);
    if wrong.len() < 2 {
        return Ok(wrong.iter().next());
    }
    let mut best = None;
    for query in wrong.iter() {
        let mut said = helper.clone();
        said.set_answer(turn.begun.get_answer(query)).map_err(|why| why.to_string())?;
        let left = wrong_before(&said, turn).len();
        if best.is_none_or(|(least, _)| left < least) {
            best = Some((left, query));
        }
    }
    Ok(best.map(|(_, query)| query))
}

/// Makes an announcement if one press can correct more than one fact; returns how many were made.
fn announce<G: Helped>(helper: &mut Helper<G>, turn: &Played<G>) -> Result<u32, String> {
    let before = wrong_before(helper, turn).len();
    if before < 2 {
        return Ok(0);
    }
    let lists = helper.begun().announced(Locale::English).into_iter();
    for answer in lists.flat_map(|(_, answers)| answers) {
        let mut said = helper.clone();
        said.set_answer(answer).map_err(|why| why.to_string())?;
        if said.begun().turn() != Turn::Over && wrong_before(&said, turn).len() + 1 < before {
            *helper = said;
            return Ok(1);
        }
    }
    Ok(0)
}

/// Answers the questions of set-up.
fn set_up<G: Helped>(
    helper: &mut Helper<G>,
    turn: &Played<G>,
    report: &mut HelperReport,
) -> Result<(), String> {
    let (mut pictures, mut taps) = (0, 0);
    while let Stage::SetUp(queries) = helper.run(&mut Vec::new()) {
        pictures += 1;
        taps += 1;
        for query in queries.iter() {
            let holds = turn.begun.get_answer(query);
            taps += u32::from(queries.len() > 1 && helper.proposal(query) != Some(holds));
            helper.set_answer(holds).map_err(|why| why.to_string())?;
        }
    }
    report.set_up.note(pictures);
    report.set_up_taps.note(taps);
    Ok(())
}

/// If the game did not end in the opponent's turn and its score is asked: enters the current
/// tracked and assumed facts, and checks the end.
fn ended_between<G: Helped>(helper: &Helper<G>, ended: &G) -> Result<(), String> {
    let mut helper = helper.clone();
    if matches!(helper.run(&mut NoSink), Stage::Score(_) | Stage::Over) || ended.scored().is_empty()
    {
        return Ok(());
    }
    for query in G::tracked().or(G::assumed()).iter() {
        let holds = ended.get_answer(query);
        if helper.begun().get_answer(query) != holds {
            helper.set_answer(holds).map_err(|why| why.to_string())?;
        }
    }
    helper.enter(Entry::Done).map_err(|why| why.to_string())?;
    same_end(&helper, ended)
}

/// Checks that the helper knows the game is over, asks what the score needs, and then has the same
/// outcome.
fn same_end<G: Helped>(helper: &Helper<G>, ended: &G) -> Result<(), String> {
    let mut helper = helper.clone();
    loop {
        match helper.run(&mut Vec::new()) {
            Stage::Score(queries) => {
                for query in queries.iter() {
                    helper.set_answer(ended.get_answer(query)).map_err(|why| why.to_string())?;
                }
            }
            Stage::Over => break,
            Stage::SetUp(_) | Stage::Queries(_) | Stage::Begin | Stage::Question | Stage::Turn => {
                return Err("the game is over, and the helper goes on".to_string());
            }
        }
    }
    let (here, there) = (helper.outcome(Locale::English), ended.score_sheet(Locale::English));
    match here == there || ended.scored().is_empty() {
        true => Ok(()),
        false => Err(format!("by the helper it ended {here:?}, in the game {there:?}")),
    }
}

/// Checks that both emitted the same events, as far as a helper knows them.
fn same_story<G: Helped>(
    helper: &[Emitted<G::Event>],
    game: &[Emitted<G::Event>],
) -> Result<(), String> {
    let known = |emitted: &[Emitted<G::Event>]| -> Vec<(Rule, G::Event)> {
        let known = emitted
            .iter()
            .filter_map(|emitted| Some((emitted.rule, G::without_the_unknown(&emitted.event)?)));
        known.collect()
    };
    let (helper, game) = (known(helper), known(game));
    let count = helper.len().max(game.len());
    for nth in 0..count {
        if helper.get(nth) != game.get(nth) {
            let (here, there) = (helper.get(nth), game.get(nth));
            return Err(format!("the helper tells {here:?}, the game {there:?}"));
        }
    }
    Ok(())
}

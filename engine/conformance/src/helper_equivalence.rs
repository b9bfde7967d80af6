//! Runs a helper next to a whole game: its questions are answered from the game, and it must run
//! the opponent exactly as the game does.

mod checks;
mod played;
mod recorded;
mod report;
mod turn;

use game_core::{
    Choices, Dice, Entry, Helped, Helper, NoSink, Settings, Stage, Turn, ValidationError,
};

use checks::same_end;
use played::Watched;
pub use recorded::{Ran, helper_equivalence_recorded, helpers_of_recorded};
pub use report::{Counted, HelperMode, HelperReport};
use turn::compare;

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

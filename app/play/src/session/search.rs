//! A search's evaluation of the choices of a position, and of a choice that was made.

use std::cmp::Reverse;
use std::sync::Arc;

use game_core::{Choices, GameInfo, Seat, Turn, Viewer};
use i18n::{Locale, notice};
use players::{
    Budget, EvaluatedChoice, Evaluator, InTree, Patience, Report, Search, Seen, Stop, Stream,
    Tuning,
};

use super::{Session, explanation, in_words, line};
use crate::calibration::Calibrator;
use crate::resumable::{cores, then, to_the_end};
use crate::{
    Advice, Advised, CalibrationMap, ChanceSource, ChoiceEvaluation, Resumable, SecondLook,
    SessionError, Valued,
};

/// Number of trees of a search whose error is to be known.
const TREES: usize = 4;

/// Minimum visits for the first place, as a share of those of the most visited choice.
const FLOOR: f64 = 0.25;

/// The result of a search at a position, and its calibration.
struct Found<'a, G: GameInfo> {
    game: &'a G,
    /// The language of its texts.
    locale: Locale,
    seat: Seat,
    report: Report<G::Choice>,
    gauge: Calibrator<'a>,
}

impl<G: GameInfo> Session<G> {
    /// A search's evaluation of the choices of the seat to move.
    pub(super) fn advice(
        &self,
        budget: Budget,
    ) -> Result<Resumable<Result<Advice, SessionError>>, SessionError> {
        let (seat, _) = self.question()?;
        let seed = Stream::Search(self.steps.len()).of(self.own_seed());
        Ok(self.search(&self.game, seat, &[], budget, seed, |found| {
            let Found { game, locale, seat, mut report, gauge } = found;
            if report.choices.is_empty() {
                return Err(notice!("refusal-stopped").into());
            }
            best_first(&mut report.choices, &gauge);
            let mut choices: Vec<Advised> = Vec::new();
            for (nth, evaluated) in report.choices.iter().take(Advice::MOST).enumerate() {
                // The best is compared with the second, the others with the best.
                let beside = report.choices.get(usize::from(nth == 0));
                let beside = beside.map(|beside| beside.line.as_slice());
                choices.push(advised((game, locale), seat, (evaluated, beside), &gauge));
            }
            let measured = gauge.is_measured();
            Ok(Advice { seat, simulations: report.iterations, measured, choices })
        }))
    }

    /// A search's evaluation of a choice that was made.
    pub(super) fn choice_evaluation(
        &self,
        entry: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<ChoiceEvaluation>>> {
        let step = self.steps.get(entry)?;
        let (seat, chosen) = (step.seat()?, step.choice);
        let seed = Stream::Search(entry).of(self.own_seed());
        let by_person = self.asks_person(&step.before);
        Some(self.search(&step.before, seat, &[], budget, seed, move |found| {
            let Found { game, locale, seat, mut report, gauge } = found;
            best_first(&mut report.choices, &gauge);
            let best = report.choices.first()?;
            let made = report.choices.iter().find(|evaluated| evaluated.choice == chosen);
            let told = made.map(|made| gauge.win_probability(made, &values(&made.trees)));
            let loss = made.map_or(0.0, |made| gauge.win(best) - gauge.win(made));
            let alone = [chosen];
            let line = made.map_or(&alone[..], |made| &made.line);
            let best = advised((game, locale), seat, (best, Some(line)), &gauge);
            Some(ChoiceEvaluation {
                entry,
                seat,
                by_person,
                text: chosen.to_string(),
                label: in_words(game, chosen, locale),
                win: told.map(|told| rounded(told.win)),
                measured: gauge.is_measured(),
                loss: rounded(loss.max(0.0)),
                error: rounded(told.map_or(0.0, |told| best.error.hypot(told.error))),
                best,
                again: None,
            })
        }))
    }

    /// Compares a choice that was made with another that was listed with it, each tried equally
    /// often. `nth` selects the dice.
    pub(super) fn second_look(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<SecondLook>>> {
        let step = self.steps.get(entry)?;
        let (seat, chosen) = (step.seat()?, step.choice);
        let mut choices = Choices::default();
        step.before.choices(&mut choices);
        let better = *choices.listed().iter().find(|choice| choice.to_string() == better)?;
        let seed = Stream::Search(nth).of(Stream::Recheck(entry).of(self.own_seed()));
        let both = [better, chosen];
        Some(self.search(&step.before, seat, &both, budget, seed, move |found| {
            let Found { report, gauge, .. } = found;
            let of = |choice| report.choices.iter().find(|evaluated| evaluated.choice == choice);
            let (better, made) = (of(better)?, of(chosen)?);
            let in_tree = |other: &InTree| {
                let made = made.trees.iter().find(|made| made.tree == other.tree)?;
                Some((Valued::from(other), Valued::from(made)))
            };
            let pairs: Vec<(Valued, Valued)> = better.trees.iter().filter_map(in_tree).collect();
            let lost = gauge.difference(&pairs);
            Some(SecondLook {
                simulations: report.iterations,
                win: rounded(gauge.win(made)),
                better: rounded(gauge.win(better)),
                loss: rounded(lost.win),
                error: rounded(lost.error),
            })
        }))
    }

    /// Runs a search at a position of this game, and maps its result.
    fn search<T>(
        &self,
        game: &G,
        seat: Seat,
        only: &[G::Choice],
        budget: Budget,
        seed: u64,
        tell: impl Fn(Found<'_, G>) -> T + Send + 'static,
    ) -> Resumable<T> {
        let (game, calibration) = (game.clone(), self.calibration.clone());
        let (own, locale) = (game.clone(), self.locale);
        then(thinking(game, seat, only, budget, seed), move |report| {
            let gauge = gauge(calibration.as_ref(), &own, seat, report.iterations);
            tell(Found { game: &own, locale, seat, report, gauge })
        })
    }

    /// The seat to move and its choices.
    pub(super) fn question(&self) -> Result<(Seat, Choices<G::Choice>), SessionError> {
        let seat = match self.game.turn() {
            Turn::Choose(seat) => seat,
            Turn::Chance => return Err(notice!("refusal-chance").into()),
            Turn::Over => return Err(notice!("refusal-over").into()),
        };
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        Ok((seat, choices))
    }

    /// The seed of the game, from which the seeds of all searches are derived.
    pub(super) fn own_seed(&self) -> u64 {
        match self.chance_source {
            ChanceSource::Seed(seed) => seed,
            ChanceSource::Table => 0,
        }
    }
}

/// The calibrator for a search at this position with this many simulations.
fn gauge<'a, G: GameInfo>(
    calibration: Option<&'a Arc<CalibrationMap>>,
    game: &G,
    seat: Seat,
    simulations: u64,
) -> Calibrator<'a> {
    Calibrator::new(calibration.map(|calibration| &**calibration), game.outlook(seat), simulations)
}

/// The value in each tree.
fn values(trees: &[InTree]) -> Vec<Valued> {
    trees.iter().map(Valued::from).collect()
}

/// Moves the choice with the highest win probability to the front, among those visited often
/// enough; ties go to the higher value, then the higher score, then more visits. Rarely visited
/// choices follow.
fn best_first<C: Copy + Ord>(choices: &mut [EvaluatedChoice<C>], gauge: &Calibrator<'_>) {
    let most = choices.iter().map(|evaluated| evaluated.visits).max().unwrap_or(0);
    let floor = (most as f64 * FLOOR).ceil() as u64;
    choices.sort_by_cached_key(|evaluated| {
        let places = |number: f64, places: f64| Reverse((number * places).round() as i64);
        let seldom = evaluated.visits < floor;
        let (chance, value) = (places(gauge.win(evaluated), 1e4), places(evaluated.result, 1e3));
        let score = places(evaluated.score.unwrap_or(0.0), 1e3);
        (seldom, chance, value, score, Reverse(evaluated.visits), evaluated.choice)
    });
}

/// A choice and its evaluation, in words for the seat to move.
fn advised<G: GameInfo>(
    (game, locale): (&G, Locale),
    seat: Seat,
    (evaluated, beside): (&EvaluatedChoice<G::Choice>, Option<&[G::Choice]>),
    gauge: &Calibrator<'_>,
) -> Advised {
    let (view, content) = (game.view(Viewer::Seat(seat)), game.content());
    let following = line::what_follows::<G>(&view, content, seat, &evaluated.line, locale);
    let beside = beside.filter(|beside| beside.first() != Some(&evaluated.choice));
    let both = (evaluated.line.as_slice(), beside);
    let why = explanation::why::<G>(&view, content, seat, both, &following, locale);
    let chance = gauge.win_probability(evaluated, &values(&evaluated.trees));
    Advised {
        text: evaluated.choice.to_string(),
        label: in_words(game, evaluated.choice, locale),
        win: rounded(chance.win),
        error: rounded(chance.error),
        value: rounded(evaluated.result),
        score: evaluated.score.map(rounded),
        visits: evaluated.visits,
        why,
        places: game.describe(evaluated.choice, locale).places,
        line: following.steps,
    }
}

/// Rounds to the precision that simulations can support.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// What a search finds at a position as hints and reviews search it, with what the seat that must
/// choose there may know. The best choice stands first by what the search itself thinks, whatever
/// was measured.
pub fn search_position<G: GameInfo>(
    game: G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    stop: Stop<'_>,
) -> Report<G::Choice> {
    let mut report = to_the_end(thinking(game, seat, &[], budget, seed), stop);
    best_first(&mut report.choices, &Calibrator::new(None, None, 0));
    report
}

/// Runs a search at a position with the knowledge of the seat to move, and evaluates every choice,
/// or `only` some. A budget of time, which is never reproducible, uses all cores.
fn thinking<G: GameInfo>(
    game: G,
    seat: Seat,
    only: &[G::Choice],
    budget: Budget,
    seed: u64,
) -> Resumable<Report<G::Choice>> {
    let threads = if budget.millis.is_some() { cores() } else { 1 };
    let trees = TREES.max(threads);
    let (cutoff, evaluator) = (budget.cutoff, Evaluator::LikeLevels);
    let tuning = Tuning { cutoff, evaluator, whole: true, threads, trees, ..Tuning::default() };
    let mut search = Search::with_own_chance(budget, tuning, seed);
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let only = only.to_vec();
    Box::new(move |patience: Patience<'_>| {
        search.think_by_pieces(&Seen::new(&game, seat), &choices, &only, patience)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluated(choice: u8, result: f64, visits: u64) -> EvaluatedChoice<u8> {
        let (trees, line) = (Vec::new(), Vec::new());
        EvaluatedChoice { choice, visits, result, error: 0.0, score: Some(result), trees, line }
    }

    /// A choice that looks good after few visits does not come first; of two that were tried often
    /// enough the better one does, not the one tried most.
    #[test]
    fn the_best_stands_first_by_value_with_a_floor_of_visits() {
        let mut choices =
            vec![evaluated(1, 0.5, 100), evaluated(2, 0.6, 25), evaluated(3, 0.9, 24)];
        best_first(&mut choices, &Calibrator::new(None, None, 100));
        let order: Vec<u8> = choices.iter().map(|evaluated| evaluated.choice).collect();
        assert_eq!(order, [2, 1, 3]);
    }
}

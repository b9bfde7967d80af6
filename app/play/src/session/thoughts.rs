//! What a search says of choices: of those that are asked for, and of one that was made.

use std::cmp::Reverse;

use players::{Budget, InTree, Judged, Report, Search, Seen, Stop, Stream, Tuning};
use table::{Choices, Published, Seat, Turn, Viewer};

use super::{Session, in_words, line, refuse, why};
use crate::chances::Gauge;
use crate::{Advice, Advised, Judgement, Luck, Refusal, SecondLook, Valued};

/// In so many trees a search thinks that is to say how much it is in doubt.
const TREES: usize = 4;

/// To stand first a choice must have been tried at least so often as the one tried most: this share.
const FLOOR: f64 = 0.25;

impl<G: Published> Session<G> {
    /// What a search says of the choices of the seat that is asked.
    pub(super) fn advice(&self, budget: Budget, stop: Stop<'_>) -> Result<Advice, Refusal> {
        let (seat, choices) = self.question()?;
        let seed = Stream::Thought(self.steps.len()).of(self.own_seed());
        let mut report = think(&self.game, seat, &choices, &[], budget, seed, stop);
        if report.choices.is_empty() {
            return Err(refuse("it was stopped before anything was found out"));
        }
        let gauge = self.gauge(&self.game, seat, report.iterations);
        best_first(&mut report.choices, &gauge);
        let mut choices: Vec<Advised> = Vec::new();
        for (nth, judged) in report.choices.iter().take(Advice::MOST).enumerate() {
            // The best is compared with the second, the others with the best.
            let beside = report.choices.get(usize::from(nth == 0)).map(|beside| beside.choice);
            choices.push(advised(&self.game, seat, (judged, beside), &gauge));
        }
        let measured = gauge.is_measured();
        Ok(Advice { seat, simulations: report.iterations, measured, choices })
    }

    /// What a search says of a choice that was made.
    pub(super) fn judgement(
        &self,
        entry: usize,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Option<Judgement> {
        let step = self.steps.get(entry)?;
        let seat = step.seat()?;
        let mut choices = Choices::default();
        step.before.choices(&mut choices);
        let seed = Stream::Thought(entry).of(self.own_seed());
        let mut report = think(&step.before, seat, &choices, &[], budget, seed, stop);
        let gauge = self.gauge(&step.before, seat, report.iterations);
        best_first(&mut report.choices, &gauge);
        let best = report.choices.first()?;
        let made = report.choices.iter().find(|judged| judged.choice == step.choice);
        let told = made.map(|made| gauge.chance(made, &values(&made.trees)));
        let loss = made.map_or(0.0, |made| gauge.win(best) - gauge.win(made));
        let best = advised(&step.before, seat, (best, Some(step.choice)), &gauge);
        Some(Judgement {
            entry,
            seat,
            by_person: self.asks_person(&step.before),
            text: step.choice.to_string(),
            label: in_words(&step.before, step.choice),
            win: told.map(|told| rounded(told.win)),
            measured: gauge.is_measured(),
            loss: rounded(loss.max(0.0)),
            error: rounded(told.map_or(0.0, |told| best.error.hypot(told.error))),
            best,
            again: None,
        })
    }

    /// Compares a choice that was made with another that was listed beside it, each tried as often
    /// as the other. The nth time it is judged by other dice than before.
    pub(super) fn second_look(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Option<SecondLook> {
        let step = self.steps.get(entry)?;
        let seat = step.seat()?;
        let mut choices = Choices::default();
        step.before.choices(&mut choices);
        let better = choices.listed().iter().find(|choice| choice.to_string() == better)?;
        let seed = Stream::Thought(nth).of(Stream::SecondThought(entry).of(self.own_seed()));
        let both = [*better, step.choice];
        let report = think(&step.before, seat, &choices, &both, budget, seed, stop);
        let gauge = self.gauge(&step.before, seat, report.iterations);
        let of = |choice| report.choices.iter().find(|judged| judged.choice == choice);
        let (better, made) = (of(*better)?, of(step.choice)?);
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
    }

    /// How what a search with so many simulations thinks here is told.
    fn gauge(&self, game: &G, seat: Seat, simulations: u64) -> Gauge<'_> {
        Gauge::new(self.odds.as_deref(), game.outlook(seat), simulations)
    }

    /// The seat that is asked now, and its choices.
    pub(super) fn question(&self) -> Result<(Seat, Choices<G::Choice>), Refusal> {
        let seat = match self.game.turn() {
            Turn::Choose(seat) => seat,
            Turn::Chance => return Err(refuse("it is chance's turn, not a seat's")),
            Turn::Over => return Err(refuse("the game is over")),
        };
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        Ok((seat, choices))
    }

    /// The seed of the game, from which everything that is thought has a seed of its own.
    pub(super) fn own_seed(&self) -> u64 {
        match self.luck {
            Luck::Seed(seed) => seed,
            Luck::Table => 0,
        }
    }
}

/// What each tree says.
pub(crate) fn values(trees: &[InTree]) -> Vec<Valued> {
    trees.iter().map(Valued::from).collect()
}

/// Puts the choice first that has the best chance, among those tried often enough to say so; where
/// chances are the same, the value decides, then the score, then who was tried more. Those seldom
/// tried follow.
pub(crate) fn best_first<C: Copy + Ord>(choices: &mut [Judged<C>], gauge: &Gauge<'_>) {
    let most = choices.iter().map(|judged| judged.visits).max().unwrap_or(0);
    let floor = (most as f64 * FLOOR).ceil() as u64;
    choices.sort_by_cached_key(|judged| {
        let places = |number: f64, places: f64| Reverse((number * places).round() as i64);
        let seldom = judged.visits < floor;
        let (chance, value) = (places(gauge.win(judged), 1e4), places(judged.result, 1e3));
        let score = places(judged.score.unwrap_or(0.0), 1e3);
        (seldom, chance, value, score, Reverse(judged.visits), judged.choice)
    });
}

/// A choice and what can be expected of it, in words for the seat that thinks about it.
fn advised<G: Published>(
    game: &G,
    seat: Seat,
    (judged, beside): (&Judged<G::Choice>, Option<G::Choice>),
    gauge: &Gauge<'_>,
) -> Advised {
    let (view, content) = (game.view(Viewer::Seat(seat)), game.content());
    let following = line::what_follows::<G>(&view, content, seat, &judged.line);
    let beside = beside.filter(|beside| *beside != judged.choice);
    let why = why::why::<G>(&view, content, seat, (judged.choice, beside), &following);
    let chance = gauge.chance(judged, &values(&judged.trees));
    Advised {
        text: judged.choice.to_string(),
        label: in_words(game, judged.choice),
        win: rounded(chance.win),
        error: rounded(chance.error),
        value: rounded(judged.result),
        score: judged.score.map(rounded),
        visits: judged.visits,
        why,
        line: following.steps,
    }
}

/// A number to as many places as simulations can bear.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Searches at a position, with what the seat that must choose there may know, and judges every
/// choice, or some `only`. With a budget of time, which is never the same twice, all cores think.
pub(crate) fn think<G: Published>(
    game: &G,
    seat: Seat,
    choices: &Choices<G::Choice>,
    only: &[G::Choice],
    budget: Budget,
    seed: u64,
    stop: Stop<'_>,
) -> Report<G::Choice> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if budget.millis.is_some() { cores() } else { 1 };
    let trees = TREES.max(threads);
    let tuning = Tuning { cut: budget.cut, whole: true, threads, trees, ..Tuning::default() };
    Search::beside_luck(budget, tuning, seed).think_of(&Seen::new(game, seat), choices, only, stop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(choice: u8, result: f64, visits: u64) -> Judged<u8> {
        let (trees, line) = (Vec::new(), Vec::new());
        Judged { choice, visits, result, error: 0.0, score: Some(result), trees, line }
    }

    /// A choice that looks good after a glance does not stand first; of two that were tried often
    /// enough it is the better one, not the one tried most.
    #[test]
    fn the_best_stands_first_by_value_with_a_floor_of_visits() {
        let mut choices = vec![judged(1, 0.5, 100), judged(2, 0.6, 25), judged(3, 0.9, 24)];
        best_first(&mut choices, &Gauge::new(None, None, 100));
        let order: Vec<u8> = choices.iter().map(|judged| judged.choice).collect();
        assert_eq!(order, [2, 1, 3]);
    }
}

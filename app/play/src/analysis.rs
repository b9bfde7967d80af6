//! Analysis of a game: win probabilities over its log, and better choices.

use game_core::{Evaluation, Seat, Viewer};
use i18n::{Locale, message};
use players::{Budget, Stop};
use serde::Serialize;

use crate::resumable::{then, to_the_end};
use crate::{Advised, DynSession, Resumable};

/// Win probabilities over the log of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct WinChart {
    /// One point for the beginning and one after each entry.
    pub points: Vec<Point>,
    /// Whether all choices that the viewer may evaluate have been evaluated.
    pub complete: bool,
    /// Whether the win probabilities are calibrated.
    pub measured: bool,
}

/// The win probabilities after a number of entries.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// Number of entries made.
    pub after: usize,
    /// The win probability of each seat, from 0 to 1; `None` before its first decision, and for
    /// seats whose hands the viewer may not see. Changes by chance and by others show at the seat's
    /// next decision.
    pub wins: Vec<Option<f64>>,
    /// The largest change of any seat's win probability by the last entry.
    pub swing: f64,
    /// The evaluation of the choice made here, if a seat made one and it was evaluated.
    pub evaluated: Option<ChoiceEvaluation>,
}

/// A search's evaluation of a choice that was made, with the knowledge its seat had then.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceEvaluation {
    /// Index of the choice's entry in the log.
    pub entry: usize,
    /// The seat that made it.
    pub seat: Seat,
    /// Whether a person plays the seat.
    pub by_person: bool,
    /// The text of the choice.
    pub text: String,
    /// The choice in words.
    pub label: String,
    /// The win probability with it; `None` if the search never tried it.
    pub win: Option<f64>,
    /// The best choice, which may be the one that was made.
    pub best: Advised,
    /// Whether the win probabilities are calibrated.
    pub measured: bool,
    /// How much better the best choice looks, from 0 to 1; 0 where the search cannot tell. A first
    /// look is not shown to anybody: most such losses vanish in a longer search.
    pub loss: f64,
    /// The combined error of both win probabilities, as [`Advised::error`].
    pub error: f64,
    /// The result of a second look, if the loss was worth one.
    pub again: Option<SecondLook>,
}

/// A longer search's comparison of a choice that was made with the one that looked better, each
/// tried equally often.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SecondLook {
    /// Number of simulations.
    pub simulations: u64,
    /// The win probability with the choice that was made, from 0 to 1.
    pub win: f64,
    /// The win probability with the other.
    pub better: f64,
    /// How much better the other is.
    pub loss: f64,
    /// The error of the loss: in nineteen cases of twenty it is no smaller by more than this.
    pub error: f64,
}

/// Smaller losses than one game in a hundred are not reported.
const TOLD: f64 = 0.01;

impl SecondLook {
    /// Whether the loss exceeds one game in a hundred by more than its error.
    pub fn is_sure(&self) -> bool {
        self.loss - self.error >= TOLD
    }
}

impl ChoiceEvaluation {
    /// The second look, if it is sure that the choice was a loss.
    pub fn lost(&self) -> Option<&SecondLook> {
        self.again.as_ref().filter(|again| again.is_sure())
    }
}

impl WinChart {
    /// Builds the chart from these evaluations, which are in the order of their entries. It stays
    /// level where some are missing. Only a complete chart includes the outcome.
    pub fn of(
        session: &dyn DynSession,
        evaluations: Vec<ChoiceEvaluation>,
        complete: bool,
    ) -> WinChart {
        let seats = usize::from(session.seats());
        let length = session.len();
        let outcome = session.now().outcome();
        // With exactly two rival seats, what one wins the other loses.
        let rivals = seats == 2
            && outcome.as_ref().is_some_and(|outcome| {
                outcome.parties.len() == 2 && outcome.parties.iter().all(|one| one.seat.is_some())
            });
        let mut known = vec![vec![None; seats]; length + 1];
        let mut note = |after: usize, seat: Seat, win: f64| {
            known[after][seat.index()] = Some(win);
            if rivals {
                known[after][1 - seat.index()] = Some(1.0 - win);
            }
        };
        // The search at a point counts more than the previous point's expectation of it. The value
        // of a point is that of its best choice. The mean over all choices, weighted by visits, was
        // no smoother in games of Pocket Mars, and further from the result of forty times as many
        // simulations.
        for evaluated in evaluations.iter().filter(|evaluated| evaluated.entry < length) {
            note(evaluated.entry, evaluated.seat, evaluated.best.win);
            note(evaluated.entry + 1, evaluated.seat, evaluated.win.unwrap_or(evaluated.best.win));
        }
        if let Some(outcome) = outcome.as_ref().filter(|_| complete) {
            let ends = Evaluation::of(outcome);
            known[length] = ends.by_seat().iter().map(|end| Some(f64::from(end.result))).collect();
        }
        let measured = evaluations.iter().all(|evaluated| evaluated.measured);
        WinChart { points: points(known, evaluations), complete, measured }
    }

    /// The points with the largest swings, the largest first; at least one game in 100.
    pub fn swings(&self, most: usize) -> Vec<&Point> {
        let mut swings: Vec<&Point> =
            self.points.iter().filter(|point| point.swing >= TOLD).collect();
        swings.sort_by(|one, other| other.swing.total_cmp(&one.swing));
        swings.truncate(most);
        swings
    }

    /// The choices with which people lost most according to a second look, the largest loss first;
    /// at least one game in 100.
    pub fn losses(&self, most: usize) -> Vec<&ChoiceEvaluation> {
        let evaluated = self.points.iter().filter_map(|point| point.evaluated.as_ref());
        let lost =
            |evaluated: &&ChoiceEvaluation| evaluated.by_person && evaluated.lost().is_some();
        let mut losses: Vec<&ChoiceEvaluation> = evaluated.filter(lost).collect();
        let loss = |evaluated: &ChoiceEvaluation| evaluated.lost().map_or(0.0, |again| again.loss);
        losses.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        losses.truncate(most);
        losses
    }
}

/// Fills unknown values of each point with those of the point before.
fn points(known: Vec<Vec<Option<f64>>>, evaluations: Vec<ChoiceEvaluation>) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for (after, mut wins) in known.into_iter().enumerate() {
        let mut swing: f64 = 0.0;
        if let Some(before) = points.last() {
            for (win, before) in wins.iter_mut().zip(&before.wins) {
                *win = win.or(*before);
                let change = win.zip(*before).map_or(0.0, |(win, before)| (win - before).abs());
                swing = swing.max(change);
            }
        }
        points.push(Point { after, wins, swing, evaluated: None });
    }
    for evaluated in evaluations {
        if let Some(point) = points.get_mut(evaluated.entry) {
            point.evaluated = Some(evaluated);
        }
    }
    points
}

/// An analysis that proceeds choice by choice, so that its caller can show progress and partial
/// results, stop, and continue later.
///
/// ```
/// # let catalog = play::Catalog::ours();
/// # let kind = catalog.game("backgammon").unwrap();
/// # let (chance_source, play) = (play::ChanceSource::Seed(1), play::Play::Friendly);
/// # let mut session = kind.start(&game_core::Settings::new(), chance_source, play).unwrap();
/// # session.play_bot("random", 1, play::Until::Entries(6)).unwrap();
/// use play::{Analysis, Budget};
/// use game_core::Viewer;
///
/// let mut analysis = Analysis::new(&*session, Viewer::Everybody, Budget::iterations(10));
/// while let Some(look) = analysis.next() {
///     analysis.add(look.evaluate(&*session, analysis.budget(), &|| false));
/// }
/// assert!(analysis.chart(&*session).complete && analysis.done() == analysis.of());
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    locale: Locale,
    viewer: Viewer,
    budget: Budget,
    /// Entry indices of the choices to evaluate.
    entries: Vec<usize>,
    /// How many of them have been evaluated.
    done: usize,
    evaluations: Vec<ChoiceEvaluation>,
    /// Which evaluations get a second look, the largest loss first; `None` until all choices have
    /// been evaluated.
    doubtful: Option<Vec<usize>>,
    /// How many second looks have been taken.
    again: usize,
}

/// The next thing that an analysis evaluates.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Look {
    /// A choice, for the first time.
    First {
        /// Index of its entry.
        entry: usize,
    },
    /// A choice that looks like a loss, again with [`Look::TIMES`] the budget.
    Again {
        /// Index of its entry.
        entry: usize,
        /// The text of the choice that looks better.
        better: String,
    },
}

/// The result of a look; `None` inside if it was stopped.
#[derive(Clone, Debug, PartialEq)]
pub enum Looked {
    /// The result of a first look.
    First(Option<Box<ChoiceEvaluation>>),
    /// The result of a second look.
    Again(Option<SecondLook>),
}

impl Look {
    /// Factor by which a second look's budget exceeds that of the first.
    pub const TIMES: u32 = 20;

    /// The budget of this look, given the budget of each choice.
    pub fn budget(&self, of_each: Budget) -> Budget {
        let times = match self {
            Look::First { .. } => 1,
            Look::Again { .. } => Self::TIMES,
        };
        Budget {
            iterations: of_each.iterations.saturating_mul(times),
            millis: of_each.millis.map(|millis| millis.saturating_mul(times)),
            ..of_each
        }
    }

    /// Evaluates until done or until `stop` returns true. `of_each` is the budget of the analysis;
    /// for a budget of time `stop` must measure that of [`Look::budget`].
    pub fn evaluate(&self, session: &dyn DynSession, of_each: Budget, stop: Stop<'_>) -> Looked {
        to_the_end(self.evaluating(session, of_each), stop)
    }

    /// The same as a [`Resumable`].
    pub fn evaluating(&self, session: &dyn DynSession, of_each: Budget) -> Resumable<Looked> {
        let budget = self.budget(of_each);
        match self {
            Look::First { entry } => match session.evaluating(*entry, budget) {
                Some(evaluating) => {
                    then(evaluating, |evaluated| Looked::First(evaluated.map(Box::new)))
                }
                None => Box::new(|_| Some(Looked::First(None))),
            },
            Look::Again { entry, better } => {
                match session.evaluating_again(*entry, better, 0, budget) {
                    Some(evaluating) => then(evaluating, Looked::Again),
                    None => Box::new(|_| Some(Looked::Again(None))),
                }
            }
        }
    }
}

impl Analysis {
    /// Default number of simulations for each choice.
    pub const USUAL: u32 = 400;

    /// Maximum number of second looks; the largest losses come first.
    const MOST_AGAIN: usize = 12;

    /// An analysis of every choice in the log whose seat the viewer sees, with this budget for
    /// each. Nothing has been evaluated yet.
    ///
    /// While a game goes on, only [`Viewer::Everybody`] may include what other seats know.
    pub fn new(session: &dyn DynSession, viewer: Viewer, budget: Budget) -> Self {
        let seen = |entry: &usize| session.chose(*entry).is_some_and(|seat| viewer.sees(seat));
        let entries: Vec<usize> = (0..session.len()).filter(seen).collect();
        let doubtful = entries.is_empty().then(Vec::new);
        Analysis {
            locale: session.locale(),
            viewer,
            budget,
            entries,
            done: 0,
            evaluations: Vec::new(),
            doubtful,
            again: 0,
        }
    }

    /// The viewer whose knowledge it shows.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The budget of each choice at the first look.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Number of looks taken.
    pub fn done(&self) -> usize {
        self.done + self.again
    }

    /// Number of looks as far as it is known: one for each choice, and a second for each apparent
    /// loss.
    pub fn of(&self) -> usize {
        self.entries.len() + self.doubtful.as_ref().map_or(0, Vec::len)
    }

    /// Progress in words, such as `42 of 118 choices`, in the language of the session that it began
    /// with.
    pub fn progress(&self) -> String {
        let (locale, all) = (self.locale, self.entries.len());
        let choices = message!(locale, "analysis-choices", done = self.done, all = all);
        let words = match self.doubtful.as_ref().map_or(0, Vec::len) {
            0 => choices,
            count => {
                let done = self.again;
                message!(locale, "analysis-again", choices = choices, done = done, count = count)
            }
        };
        words.into()
    }

    /// The next look, for [`Look::evaluate`]; `None` when finished.
    pub fn next(&self) -> Option<Look> {
        if let Some(&entry) = self.entries.get(self.done) {
            return Some(Look::First { entry });
        }
        let evaluated = &self.evaluations[*self.doubtful.as_ref()?.get(self.again)?];
        Some(Look::Again { entry: evaluated.entry, better: evaluated.best.text.clone() })
    }

    /// Takes the result of the look that [`Analysis::next`] returned.
    pub fn add(&mut self, looked: Looked) {
        match looked {
            Looked::First(evaluated) => {
                self.done += 1;
                self.evaluations.extend(evaluated.map(|evaluated| *evaluated));
                if self.done == self.entries.len() {
                    self.doubtful = Some(self.losses());
                }
            }
            Looked::Again(found) => {
                let evaluated =
                    self.doubtful.as_ref().and_then(|list| list.get(self.again).copied());
                if let Some(evaluated) = evaluated.and_then(|at| self.evaluations.get_mut(at)) {
                    evaluated.again = found;
                }
                self.again += 1;
            }
        }
    }

    /// The evaluations that look like losses of people, the largest first.
    fn losses(&self) -> Vec<usize> {
        let evaluated = self.evaluations.iter().enumerate();
        let lost = |(_, it): &(usize, &ChoiceEvaluation)| it.by_person && it.loss >= TOLD;
        let mut losses: Vec<(usize, &ChoiceEvaluation)> = evaluated.filter(lost).collect();
        losses.sort_by(|(_, one), (_, other)| other.loss.total_cmp(&one.loss));
        losses.into_iter().take(Self::MOST_AGAIN).map(|(at, _)| at).collect()
    }

    /// The chart so far.
    pub fn chart(&self, session: &dyn DynSession) -> WinChart {
        WinChart::of(session, self.evaluations.clone(), self.next().is_none())
    }
}

/// Evaluates every choice of the log whose seat the viewer sees, with this budget for each, and
/// returns the chart; an incomplete one if `stop` returns true. [`Analysis`] does the same step by
/// step.
pub fn analyse(
    session: &dyn DynSession,
    viewer: Viewer,
    budget: Budget,
    stop: Stop<'_>,
) -> WinChart {
    let mut analysis = Analysis::new(session, viewer, budget);
    while let Some(look) = analysis.next() {
        let looked = look.evaluate(session, budget, stop);
        if stop() {
            break;
        }
        analysis.add(looked);
    }
    analysis.chart(session)
}

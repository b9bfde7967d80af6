//! How a game went: estimated chances to win over its log, and what would have been better.

use game_core::{Evaluation, Seat, Viewer};
use players::{Budget, Stop};
use serde::Serialize;

use crate::resumable::{then, to_the_end};
use crate::{Advised, DynSession, Resumable};

/// How a game went, as win probabilities over its log.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct WinChart {
    /// One for the beginning and one after each entry.
    pub points: Vec<Point>,
    /// Whether every choice that the viewer may evaluate was evaluated.
    pub complete: bool,
    /// Whether it was measured how its win probabilities compare with what happens.
    pub measured: bool,
}

/// How the game stood after so many entries.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// How many entries had been made.
    pub after: usize,
    /// The estimated chance to win of each seat, from 0 to 1; `None` before it was first asked, and
    /// for seats whose hands the viewer may not see. What chance and others change for a seat shows
    /// as soon as it is asked again.
    pub wins: Vec<Option<f64>>,
    /// By how much the last entry changed the chance of the seat for which it changed most.
    pub swing: f64,
    /// What a search says of the choice that was made here, if a seat made one and it was evaluated.
    pub evaluated: Option<ChoiceEvaluation>,
}

/// What a search says of a choice that was made, knowing what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceEvaluation {
    /// The number of the choice's entry in the log.
    pub entry: usize,
    /// Who made it.
    pub seat: Seat,
    /// Whether a person sits there.
    pub by_person: bool,
    /// The text of the choice.
    pub text: String,
    /// The choice in words.
    pub label: String,
    /// The chance to win with it; `None` if the search never tried it.
    pub win: Option<f64>,
    /// The best choice, which may be the one that was made.
    pub best: Advised,
    /// Whether it was measured how such win probabilities compare with what happens.
    pub measured: bool,
    /// How much better the best choice looks, from 0 to 1; 0 where the search cannot tell. A first
    /// look is told to nobody: most such losses vanish when one looks longer.
    pub loss: f64,
    /// The doubt about both win probabilities together, as [`Advised::error`].
    pub error: f64,
    /// What came of evaluating the loss again, if it was worth it.
    pub again: Option<SecondLook>,
}

/// What a longer search says of a choice that was made and of the one that looked better, with each
/// tried as often as the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SecondLook {
    /// How many simulations were run.
    pub simulations: u64,
    /// The chance to win with the choice that was made, from 0 to 1.
    pub win: f64,
    /// The chance to win with the other.
    pub better: f64,
    /// How much better the other is.
    pub loss: f64,
    /// The doubt about the loss: in nineteen cases of twenty it is no smaller by more than this.
    pub error: f64,
}

/// Less than one game in a hundred is not worth telling.
const TOLD: f64 = 0.01;

impl SecondLook {
    /// Whether at least one game in a hundred was lost, beyond the doubt.
    pub fn is_sure(&self) -> bool {
        self.loss - self.error >= TOLD
    }
}

impl ChoiceEvaluation {
    /// What the choice cost, if a second look is sure that it did.
    pub fn lost(&self) -> Option<&SecondLook> {
        self.again.as_ref().filter(|again| again.is_sure())
    }
}

impl WinChart {
    /// The chart that these evaluations draw, in the order of their entries; where some are
    /// missing it stays level. How the game ended belongs to a complete chart only.
    pub fn of(
        session: &dyn DynSession,
        evaluations: Vec<ChoiceEvaluation>,
        complete: bool,
    ) -> WinChart {
        let seats = usize::from(session.seats());
        let length = session.len();
        let outcome = session.now().outcome();
        // Two seats against each other and nobody else: what one wins, the other loses.
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
        // What a search says of a point counts more than what the one before expected of it. A point
        // is worth what its best choice is. The mean over all choices, weighed as the search weighs
        // them, was no smoother in games of Pocket Mars, and further from what forty times as many
        // simulations say.
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

    /// The points whose entry changed most, the greatest change first; at least one game in 100.
    pub fn swings(&self, most: usize) -> Vec<&Point> {
        let mut swings: Vec<&Point> =
            self.points.iter().filter(|point| point.swing >= TOLD).collect();
        swings.sort_by(|one, other| other.swing.total_cmp(&one.swing));
        swings.truncate(most);
        swings
    }

    /// The choices with which people lost most, as far as a second look is sure, the greatest loss
    /// first; at least one game in 100.
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

/// What is known of each point, with what is not known as it was before.
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

/// An analysis that is made choice by choice, so that whoever makes it can say how far it came,
/// show what is there, stop, and go on later.
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
    viewer: Viewer,
    budget: Budget,
    /// The choices to evaluate, by the numbers of their entries.
    entries: Vec<usize>,
    /// How many of them were evaluated.
    done: usize,
    evaluations: Vec<ChoiceEvaluation>,
    /// Which of the evaluations are to be evaluated again, the greatest loss first; `None` until all
    /// choices were evaluated.
    doubtful: Option<Vec<usize>>,
    /// How many of those were evaluated again.
    again: usize,
}

/// What an analysis looks at next.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Look {
    /// A choice, for the first time.
    First {
        /// The number of its entry.
        entry: usize,
    },
    /// A choice with which somebody seems to have lost something, with [`Look::TIMES`] the budget.
    Again {
        /// The number of its entry.
        entry: usize,
        /// The text of the choice that looks better.
        better: String,
    },
}

/// What a look has found, if it was not stopped before.
#[derive(Clone, Debug, PartialEq)]
pub enum Looked {
    /// At a choice for the first time.
    First(Option<Box<ChoiceEvaluation>>),
    /// At a loss again.
    Again(Option<SecondLook>),
}

impl Look {
    /// A loss is evaluated again with so many times the budget, before anybody is told of it.
    pub const TIMES: u32 = 20;

    /// The budget of this look, where each choice has that.
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

    /// Looks, until it is done or `stop` says so. `of_each` is the budget of the analysis; with a
    /// budget of time `stop` must measure that of [`Look::budget`].
    pub fn evaluate(&self, session: &dyn DynSession, of_each: Budget, stop: Stop<'_>) -> Looked {
        to_the_end(self.evaluating(session, of_each), stop)
    }

    /// The same, to be thought about piece by piece.
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
    /// How many simulations there are for each choice when nobody says how many.
    pub const USUAL: u32 = 400;

    /// At most so many losses are evaluated again, the greatest first.
    const MOST_AGAIN: usize = 12;

    /// The analysis of every choice of the log whose seat the viewer sees, with this budget for
    /// each; nothing is evaluated yet.
    ///
    /// While a game goes on, a viewer other than [`Viewer::Everybody`] keeps what others know out
    /// of it.
    pub fn new(session: &dyn DynSession, viewer: Viewer, budget: Budget) -> Self {
        let seen = |entry: &usize| session.chose(*entry).is_some_and(|seat| viewer.sees(seat));
        let entries: Vec<usize> = (0..session.len()).filter(seen).collect();
        let doubtful = entries.is_empty().then(Vec::new);
        Analysis { viewer, budget, entries, done: 0, evaluations: Vec::new(), doubtful, again: 0 }
    }

    /// Whose eyes look at it.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The budget of each choice at the first look.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// How many looks were taken.
    pub fn done(&self) -> usize {
        self.done + self.again
    }

    /// How many looks there are to take, as far as is known: at each choice, and once more at each
    /// loss that seems to be one.
    pub fn of(&self) -> usize {
        self.entries.len() + self.doubtful.as_ref().map_or(0, Vec::len)
    }

    /// How far it came, in words, such as `42 of 118 choices`.
    pub fn progress(&self) -> String {
        let choices = format!("{} of {} choices", self.done, self.entries.len());
        match self.doubtful.as_ref().map_or(0, Vec::len) {
            0 => choices,
            1 => format!("{choices}, and {} of 1 loss again", self.again),
            many => format!("{choices}, and {} of {many} losses again", self.again),
        }
    }

    /// What to look at next, with [`Look::evaluate`]; `None` if there is nothing more.
    pub fn next(&self) -> Option<Look> {
        if let Some(&entry) = self.entries.get(self.done) {
            return Some(Look::First { entry });
        }
        let evaluated = &self.evaluations[*self.doubtful.as_ref()?.get(self.again)?];
        Some(Look::Again { entry: evaluated.entry, better: evaluated.best.text.clone() })
    }

    /// Takes what was found at [`Analysis::next`], if anything was.
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

    /// The evaluations by which people seem to have lost something, the greatest loss first.
    fn losses(&self) -> Vec<usize> {
        let evaluated = self.evaluations.iter().enumerate();
        let lost = |(_, it): &(usize, &ChoiceEvaluation)| it.by_person && it.loss >= TOLD;
        let mut losses: Vec<(usize, &ChoiceEvaluation)> = evaluated.filter(lost).collect();
        losses.sort_by(|(_, one), (_, other)| other.loss.total_cmp(&one.loss));
        losses.into_iter().take(Self::MOST_AGAIN).map(|(at, _)| at).collect()
    }

    /// The chart as far as it came.
    pub fn chart(&self, session: &dyn DynSession) -> WinChart {
        WinChart::of(session, self.evaluations.clone(), self.next().is_none())
    }
}

/// Evaluates every choice of the log whose seat the viewer sees, with this budget for each, and draws
/// the chart; as far as it came when `stop` says so. [`Analysis`] does the same step by step.
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

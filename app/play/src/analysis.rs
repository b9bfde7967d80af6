//! How a game went: estimated chances to win over its log, and what would have been better.

use players::{Budget, Stop};
use serde::Serialize;
use table::{Estimates, Seat, Viewer};

use crate::{Advised, AnySession};

/// How a game went, as estimates over its log.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Curve {
    /// One for the beginning and one after each entry.
    pub points: Vec<Point>,
    /// Whether every choice that the viewer may judge was judged.
    pub complete: bool,
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
    /// What a search says of the choice that was made here, if a seat made one and it was judged.
    pub judged: Option<Judgement>,
}

/// What a search says of a choice that was made, knowing what its seat knew.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judgement {
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
    /// The estimated chance to win with it; `None` if the search never tried it.
    pub win: Option<f64>,
    /// The best choice, which may be the one that was made.
    pub best: Advised,
    /// How much better the best choice is; 0 where the search cannot tell.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
}

/// Less than one game in a hundred is not worth telling.
const TOLD: f64 = 0.01;

impl Judgement {
    /// Whether the loss is more than what simulations scatter by themselves.
    pub fn is_sure(&self) -> bool {
        self.loss > 2.0 * self.error
    }
}

impl Curve {
    /// The curve that these judgements draw, in the order of their entries; where some are
    /// missing it stays level. How the game ended belongs to a complete curve only.
    pub fn of(session: &dyn AnySession, judgements: Vec<Judgement>, complete: bool) -> Curve {
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
        for judged in judgements.iter().filter(|judged| judged.entry < length) {
            note(judged.entry, judged.seat, judged.best.win);
            note(judged.entry + 1, judged.seat, judged.win.unwrap_or(judged.best.win));
        }
        if let Some(outcome) = outcome.as_ref().filter(|_| complete) {
            let ends = Estimates::of(outcome);
            known[length] = ends.by_seat().iter().map(|end| Some(f64::from(end.result))).collect();
        }
        Curve { points: points(known, judgements), complete }
    }

    /// The points whose entry changed most, the greatest change first; at least one game in 100.
    pub fn swings(&self, most: usize) -> Vec<&Point> {
        let mut swings: Vec<&Point> =
            self.points.iter().filter(|point| point.swing >= TOLD).collect();
        swings.sort_by(|one, other| other.swing.total_cmp(&one.swing));
        swings.truncate(most);
        swings
    }

    /// The choices with which people lost most, as far as that is sure, the greatest loss first; at
    /// least one game in 100.
    pub fn losses(&self, most: usize) -> Vec<&Judgement> {
        let judged = self.points.iter().filter_map(|point| point.judged.as_ref());
        let mut losses: Vec<&Judgement> =
            judged.filter(|it| it.by_person && it.is_sure() && it.loss >= TOLD).collect();
        losses.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        losses.truncate(most);
        losses
    }
}

/// What is known of each point, with what is not known as it was before.
fn points(known: Vec<Vec<Option<f64>>>, judgements: Vec<Judgement>) -> Vec<Point> {
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
        points.push(Point { after, wins, swing, judged: None });
    }
    for judged in judgements {
        if let Some(point) = points.get_mut(judged.entry) {
            point.judged = Some(judged);
        }
    }
    points
}

/// An analysis that is made choice by choice, so that whoever makes it can say how far it came,
/// show what is there, stop, and go on later.
///
/// ```
/// # let library = play::Library::ours();
/// # let kind = library.game("backgammon").unwrap();
/// # let (luck, play) = (play::Luck::Seed(1), play::Play::Friendly);
/// # let mut session = kind.start(&table::Settings::new(), luck, play).unwrap();
/// # session.play_bot("random", 1, play::Until::Entries(6)).unwrap();
/// use play::{Analysis, Budget};
/// use table::Viewer;
///
/// let mut analysis = Analysis::new(&*session, Viewer::Everybody, Budget::iterations(10));
/// while let Some(entry) = analysis.next() {
///     analysis.add(session.judge(entry, analysis.budget(), &|| false));
/// }
/// assert!(analysis.curve(&*session).complete && analysis.done() == analysis.of());
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    viewer: Viewer,
    budget: Budget,
    /// The choices to judge, by the numbers of their entries.
    entries: Vec<usize>,
    /// How many of them were judged.
    done: usize,
    judgements: Vec<Judgement>,
}

impl Analysis {
    /// How many simulations there are for each choice when nobody says how many.
    pub const USUAL: u32 = 400;

    /// The analysis of every choice of the log whose seat the viewer sees, with this budget for
    /// each; nothing is judged yet.
    ///
    /// While a game goes on, a viewer other than [`Viewer::Everybody`] keeps what others know out
    /// of it.
    pub fn new(session: &dyn AnySession, viewer: Viewer, budget: Budget) -> Self {
        let seen = |entry: &usize| session.chose(*entry).is_some_and(|seat| viewer.sees(seat));
        let entries = (0..session.len()).filter(seen).collect();
        Analysis { viewer, budget, entries, done: 0, judgements: Vec::new() }
    }

    /// Whose eyes look at it.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The budget of each choice.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// How many choices were judged.
    pub fn done(&self) -> usize {
        self.done
    }

    /// How many choices there are to judge.
    pub fn of(&self) -> usize {
        self.entries.len()
    }

    /// How far it came, in words, such as `42 of 118 choices`.
    pub fn progress(&self) -> String {
        format!("{} of {} choices", self.done, self.of())
    }

    /// The entry to judge next, with [`AnySession::judge`]; `None` if all are judged.
    pub fn next(&self) -> Option<usize> {
        self.entries.get(self.done).copied()
    }

    /// Takes what was found out about [`Analysis::next`], if anything was.
    pub fn add(&mut self, judged: Option<Judgement>) {
        self.done += 1;
        self.judgements.extend(judged);
    }

    /// The curve as far as it came.
    pub fn curve(&self, session: &dyn AnySession) -> Curve {
        Curve::of(session, self.judgements.clone(), self.next().is_none())
    }
}

/// Judges every choice of the log whose seat the viewer sees, with this budget for each, and draws
/// the curve; as far as it came when `stop` says so. [`Analysis`] does the same step by step.
pub fn analyse(session: &dyn AnySession, viewer: Viewer, budget: Budget, stop: Stop<'_>) -> Curve {
    let mut analysis = Analysis::new(session, viewer, budget);
    while let Some(entry) = analysis.next() {
        let judged = session.judge(entry, budget, stop);
        if stop() {
            break;
        }
        analysis.add(judged);
    }
    analysis.curve(session)
}

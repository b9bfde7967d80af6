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

impl Judgement {
    /// Whether the loss is more than what simulations scatter by themselves.
    pub fn is_sure(&self) -> bool {
        self.loss > 2.0 * self.error
    }
}

impl Curve {
    /// The curve that these judgements draw, in the order of their entries; where some are
    /// missing it stays level.
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
        // What a search says of a point counts more than what the one before expected of it.
        for judged in judgements.iter().filter(|judged| judged.entry < length) {
            note(judged.entry, judged.seat, judged.best.win);
            note(judged.entry + 1, judged.seat, judged.win.unwrap_or(judged.best.win));
        }
        if let Some(outcome) = &outcome {
            let ends = Estimates::of(outcome);
            known[length] = ends.by_seat().iter().map(|end| Some(f64::from(end.result))).collect();
        }
        Curve { points: points(known, judgements), complete }
    }

    /// The points whose entry changed most, the greatest change first.
    pub fn swings(&self, most: usize) -> Vec<&Point> {
        let mut swings: Vec<&Point> =
            self.points.iter().filter(|point| point.swing > 0.0).collect();
        swings.sort_by(|one, other| other.swing.total_cmp(&one.swing));
        swings.truncate(most);
        swings
    }

    /// The choices with which people lost most, as far as that is sure, the greatest loss first.
    pub fn losses(&self, most: usize) -> Vec<&Judgement> {
        let judged = self.points.iter().filter_map(|point| point.judged.as_ref());
        let mut losses: Vec<&Judgement> =
            judged.filter(|judged| judged.by_person && judged.is_sure()).collect();
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

/// Judges every choice of the log whose seat the viewer sees, with this budget for each, and draws
/// the curve; as far as it came when `stop` says so.
///
/// While a game goes on, a viewer other than [`Viewer::Everybody`] keeps what others know out of it.
/// Whoever wants to show progress calls [`AnySession::judge`] himself, and [`Curve::of`] in between.
pub fn analyse(session: &dyn AnySession, viewer: Viewer, budget: Budget, stop: Stop<'_>) -> Curve {
    let mut judgements = Vec::new();
    for entry in 0..session.len() {
        if !session.chose(entry).is_some_and(|seat| viewer.sees(seat)) {
            continue;
        }
        let judged = session.judge(entry, budget, stop);
        if stop() {
            return Curve::of(session, judgements, false);
        }
        judgements.extend(judged);
    }
    Curve::of(session, judgements, true)
}

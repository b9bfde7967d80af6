//! The review of a game in words, as every front end shows it.

use game_core::{Seat, Viewer};

use crate::{ChoiceEvaluation, DynSession, LogEntry, Point, UNMEASURED, WinChart, only_person};

/// Width of the plot of [`GameReview::text`]: one column for every 2.5 %.
const COLUMNS: usize = 41;

/// The review of a game in words, for one viewer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReview {
    /// Names of the seats whose win probabilities are known: the lines of the plot.
    pub lines: Vec<String>,
    /// The moments at which a win probability changed, in order.
    pub moments: Vec<Moment>,
    /// The largest swings, the largest first.
    pub swings: Vec<Swing>,
    /// The choices with which people lost most, the largest loss first.
    pub losses: Vec<Better>,
    /// Number of entries in the log.
    pub length: usize,
    /// Whether every choice was evaluated.
    pub complete: bool,
    /// Whether the win probabilities are calibrated.
    pub measured: bool,
}

/// The win probabilities at one moment of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Number of entries made.
    pub after: usize,
    /// The last of them: who chose what. `Beginning` if there is none.
    pub what: String,
    /// The win probability of each line, from 0 to 1, if known.
    pub wins: Vec<Option<f64>>,
}

/// A moment at which a win probability changed much.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// Number of entries made.
    pub after: usize,
    /// The last of them: who chose what.
    pub what: String,
    /// Index of the line that changed most.
    pub line: usize,
    /// Its win probability before, from 0 to 1.
    pub from: f64,
    /// Its win probability after, from 0 to 1.
    pub to: f64,
}

/// A choice with which a person lost something, and a better one.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// Index of the choice's entry, from 0, which is also the number of entries before it.
    pub entry: usize,
    /// Who chose.
    pub who: String,
    /// What was chosen, in words.
    pub made: String,
    /// The win probability with it, such as `31 %`.
    pub made_wins: String,
    /// The better choice, in words.
    pub better: String,
    /// The win probability with the better choice.
    pub better_wins: String,
    /// The difference, such as `12 games in 100, give or take 3`.
    pub by: String,
    /// How it was evaluated, such as `judged again with 8000 simulations`.
    pub evaluated: String,
}

impl GameReview {
    /// Maximum number of swings and losses listed.
    pub const MOST: usize = 5;

    /// Puts a chart of this session into words for this viewer.
    pub fn of(session: &dyn DynSession, viewer: Viewer, chart: &WinChart) -> GameReview {
        let narrator = Narrator { session, you: you(session, viewer), log: session.log(viewer, 0) };
        let known = |seat: &Seat| {
            chart
                .points
                .iter()
                .any(|point| point.wins.get(seat.index()).is_some_and(Option::is_some))
        };
        let seats: Vec<Seat> = (0..session.seats()).map(Seat).filter(known).collect();
        let wins = |point: &Point| -> Vec<Option<f64>> {
            seats.iter().map(|seat| point.wins[seat.index()]).collect()
        };
        let mut moments: Vec<Moment> = Vec::new();
        for point in &chart.points {
            let wins = wins(point);
            let before = moments.last().map(|moment| &moment.wins);
            let ends = chart.complete && point.after == session.len();
            if wins.iter().any(Option::is_some) && (ends || before != Some(&wins)) {
                moments.push(Moment { after: point.after, what: narrator.what(point.after), wins });
            }
        }
        let swing = |point: &&Point| {
            let before = wins(chart.points.get(point.after.checked_sub(1)?)?);
            let changes = before.into_iter().zip(wins(point)).enumerate();
            let changes = changes.filter_map(|(line, (from, to))| Some((line, from?, to?)));
            // What one wins the other loses: then the person's line is the one to report.
            let told = |change: &(usize, f64, f64)| {
                ((change.2 - change.1).abs() * 1e6, Some(seats[change.0]) == narrator.you)
            };
            let (line, from, to) = changes.max_by(|one, other| {
                let ((one, is_you), (other, other_is)) = (told(one), told(other));
                one.round().total_cmp(&other.round()).then(is_you.cmp(&other_is))
            })?;
            Some(Swing { after: point.after, what: narrator.what(point.after), line, from, to })
        };
        let losses = chart.losses(Self::MOST);
        GameReview {
            lines: seats.iter().map(|&seat| narrator.who(Some(seat))).collect(),
            moments,
            swings: chart.swings(Self::MOST).iter().filter_map(swing).collect(),
            losses: losses.into_iter().filter_map(|lost| narrator.better(lost)).collect(),
            length: session.len(),
            complete: chart.complete,
            measured: chart.measured,
        }
    }

    /// A swing as one sentence.
    pub fn swing_text(&self, swing: &Swing) -> String {
        let who = self.lines.get(swing.line).map_or("", String::as_str);
        let (from, to) = (percent(swing.from), percent(swing.to));
        format!("After entry {}, {}: {who} {from}, then {to}.", swing.after, swing.what)
    }

    /// The review as lines of text: a plot of at most `most` rows in which time runs downwards and
    /// every seat has a digit, with its numbers; the swings; the losses.
    pub fn text(&self, most: usize) -> Vec<String> {
        if self.moments.is_empty() {
            return vec!["Nothing is known of the chances yet.".to_string()];
        }
        let mut lines = vec!["The estimated chance to win:".to_string()];
        if !self.measured {
            lines.push(format!("  {UNMEASURED}"));
        }
        let named =
            self.lines.iter().enumerate().map(|(line, name)| format!("{} {name}", line + 1));
        lines.push(format!("  {}", named.collect::<Vec<_>>().join(", ")));
        let figures = |cells: Vec<String>| -> String {
            cells.iter().map(|cell| format!("{cell:>7}")).collect()
        };
        let heads = (1..=self.lines.len()).map(|line| line.to_string()).collect();
        lines.push(format!("  {:>5}{}  0 %{:>17}{:>20}", "entry", figures(heads), "50 %", "100 %"));
        for moment in self.rows(most) {
            let cells = moment
                .wins
                .iter()
                .map(|win| win.map_or_else(|| "-".to_string(), percent))
                .collect();
            let plot = plot(&moment.wins);
            lines.push(format!("  {:>5}{}  {plot}", moment.after, figures(cells)));
        }
        if !self.swings.is_empty() {
            lines.push("What swung most:".to_string());
            lines.extend(self.swings.iter().map(|swing| format!("  {}", self.swing_text(swing))));
        }
        match (&self.losses[..], self.complete) {
            ([], true) => {
                lines.push("No choice of a person lost a game in 100 for sure.".to_string())
            }
            ([], false) => {}
            (losses, _) => {
                lines.push("What would have been better:".to_string());
                lines.extend(losses.iter().flat_map(Better::lines));
            }
        }
        lines
    }

    /// The moments with a swing, and as many of the others, evenly spaced, as there is room for.
    fn rows(&self, most: usize) -> Vec<&Moment> {
        let last = self.moments.len() - 1;
        let every = last.div_ceil(most.saturating_sub(self.swings.len()).max(1)).max(1);
        let swung = |moment: &Moment| self.swings.iter().any(|swing| swing.after == moment.after);
        let kept = |(number, moment): &(usize, &Moment)| {
            number % every == 0 || *number == last || swung(moment)
        };
        self.moments.iter().enumerate().filter(kept).map(|(_, moment)| moment).collect()
    }
}

impl Better {
    /// Two lines: what was chosen, and what would have been better.
    pub fn lines(&self) -> [String; 2] {
        let Better { who, made, made_wins, better, better_wins, by, evaluated, .. } = self;
        [
            format!("  Entry {}, {who}: {made}: wins {made_wins}.", self.entry + 1),
            format!("    Better: {better}: wins {better_wins}; by {by}, {evaluated}."),
        ]
    }
}

/// A probability from 0 to 1 as a whole percentage.
pub fn percent(chance: f64) -> String {
    format!("{:.0} %", chance * 100.0)
}

/// One row of the plot: each seat's digit at its win probability, `*` where several coincide.
fn plot(wins: &[Option<f64>]) -> String {
    let mut row = vec!['.'; COLUMNS];
    for (line, win) in wins.iter().enumerate() {
        let Some(win) = win else { continue };
        let column = (win.clamp(0.0, 1.0) * (COLUMNS - 1) as f64).round() as usize;
        row[column] = match row[column] {
            '.' => char::from_digit(line as u32 + 1, 10).unwrap_or('*'),
            _ => '*',
        };
    }
    row.into_iter().collect()
}

/// The seat to call `You`: the viewer's, or that of the only person.
fn you(session: &dyn DynSession, viewer: Viewer) -> Option<Seat> {
    if let Viewer::Seat(seat) = viewer {
        return Some(seat);
    }
    only_person(session.players())
}

/// Puts entries into words.
struct Narrator<'a> {
    session: &'a dyn DynSession,
    you: Option<Seat>,
    log: Vec<LogEntry>,
}

impl Narrator<'_> {
    fn who(&self, seat: Option<Seat>) -> String {
        match seat {
            None => "Chance".to_string(),
            Some(_) if seat == self.you => "You".to_string(),
            Some(seat) => self.session.seat_name(seat),
        }
    }

    /// Who chose what as the last of this many entries.
    fn what(&self, after: usize) -> String {
        match after.checked_sub(1).and_then(|entry| self.log.get(entry)) {
            Some(entry) => format!("{}: {}", self.who(entry.seat), entry.label),
            None => "Beginning".to_string(),
        }
    }

    /// `None` for a loss that had no second look.
    fn better(&self, lost: &ChoiceEvaluation) -> Option<Better> {
        let again = lost.lost()?;
        let share = |share: f64| format!("{:.0}", (share * 100.0).max(1.0));
        let games = |lost: f64| match share(lost) {
            one if one == "1" => "1 game".to_string(),
            several => format!("{several} games"),
        };
        Some(Better {
            entry: lost.entry,
            who: self.who(Some(lost.seat)),
            made: lost.label.clone(),
            made_wins: percent(again.win),
            better: lost.best.label.clone(),
            better_wins: percent(again.better),
            by: format!("{} in 100, give or take {}", games(again.loss), share(again.error)),
            evaluated: format!("judged again with {} simulations", again.simulations),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each digit is in the column of its win probability.
    #[test]
    fn a_row_has_a_digit_for_each_seat() {
        let row = plot(&[Some(0.0), Some(1.0), None, Some(0.5)]);
        assert_eq!(row.chars().count(), COLUMNS);
        assert!(row.starts_with('1') && row.ends_with('2'), "{row}");
        assert_eq!(row.chars().nth(20), Some('4'));
        assert_eq!(plot(&[Some(0.5), Some(0.5)]).chars().nth(20), Some('*'));
    }

    /// A long game keeps within the maximum number of rows, and every swing is one of them.
    #[test]
    fn a_long_game_is_thinned_out() {
        let moment = |after| Moment { after, what: String::new(), wins: vec![Some(0.5)] };
        let swing =
            |after| Swing { after, what: "You: pass".into(), line: 0, from: 0.25, to: 0.755 };
        let review = GameReview {
            lines: vec!["You".to_string()],
            moments: (0..500).map(moment).collect(),
            swings: vec![swing(123), swing(321)],
            length: 500,
            complete: true,
            measured: true,
            ..GameReview::default()
        };
        let rows = review.rows(30);
        assert!((20..=31).contains(&rows.len()), "{}", rows.len());
        assert!([0, 123, 321, 499].iter().all(|after| rows.iter().any(|row| row.after == *after)));
        let text = review.text(30);
        assert!(text.contains(&"  After entry 123, You: pass: You 25 %, then 76 %.".to_string()));
        assert_eq!(
            text.last().map(String::as_str),
            Some("No choice of a person lost a game in 100 for sure.")
        );
    }
}

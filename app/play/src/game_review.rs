//! The review of a game in words, as every front end shows it.

use game_core::{Seat, Viewer};
use i18n::{Locale, message};

use crate::session::heads;
use crate::{ChoiceEvaluation, DynSession, LogEntry, Point, WinChart, only_person, unmeasured};

/// Width of the plot of [`GameReview::text`]: one column for every 2.5 %.
const COLUMNS: usize = 41;

/// The review of a game in words, for one viewer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReview {
    /// The language of its texts.
    pub locale: Locale,
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

    /// Puts a chart of this session into words for this viewer, in the language of the session.
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
            locale: session.locale(),
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
        message!(
            self.locale,
            "account-swing",
            after = swing.after,
            what = swing.what.as_str(),
            who = who,
            from = percent(swing.from),
            to = percent(swing.to)
        )
        .into()
    }

    /// The review as lines of text: a plot of at most `most` rows in which time runs downwards and
    /// every seat has a digit, with its numbers; the swings; the losses.
    pub fn text(&self, most: usize) -> Vec<String> {
        let locale = self.locale;
        if self.moments.is_empty() {
            return vec![message!(locale, "account-unknown").into()];
        }
        let mut lines = vec![message!(locale, "account-chances").into()];
        if !self.measured {
            lines.push(format!("  {}", unmeasured(locale)));
        }
        let named =
            self.lines.iter().enumerate().map(|(line, name)| format!("{} {name}", line + 1));
        lines.push(format!("  {}", named.collect::<Vec<_>>().join(", ")));
        let figures = |cells: Vec<String>| -> String {
            cells.iter().map(|cell| format!("{cell:>7}")).collect()
        };
        let heads = (1..=self.lines.len()).map(|line| line.to_string()).collect();
        let entry = message!(locale, "account-entry");
        let wide = entry.chars().count();
        lines.push(format!("  {entry}{}  0 %{:>17}{:>20}", figures(heads), "50 %", "100 %"));
        for moment in self.rows(most) {
            let cells = moment
                .wins
                .iter()
                .map(|win| win.map_or_else(|| "-".to_string(), percent))
                .collect();
            let plot = plot(&moment.wins);
            lines.push(format!("  {:>wide$}{}  {plot}", moment.after, figures(cells)));
        }
        if !self.swings.is_empty() {
            lines.push(message!(locale, "account-swings").into());
            lines.extend(self.swings.iter().map(|swing| format!("  {}", self.swing_text(swing))));
        }
        match (&self.losses[..], self.complete) {
            ([], true) => lines.push(message!(locale, "review-none-lost").into()),
            ([], false) => {}
            (losses, _) => {
                lines.push(message!(locale, "account-better").into());
                lines.extend(losses.iter().flat_map(|lost| lost.lines(locale)));
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
    fn lines(&self, locale: Locale) -> [String; 2] {
        let Better { entry, who, made, made_wins, better, better_wins, by, evaluated } = self;
        let made = message!(
            locale,
            "account-made",
            entry = entry + 1,
            who = who,
            made = made,
            wins = made_wins
        );
        let better = message!(
            locale,
            "account-instead",
            better = better,
            wins = better_wins,
            by = by,
            judged = evaluated
        );
        [format!("  {made}"), format!("    {better}")]
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
    fn locale(&self) -> Locale {
        self.session.locale()
    }

    fn who(&self, seat: Option<Seat>) -> String {
        match seat {
            None => message!(self.locale(), "hint-chance").into(),
            Some(_) if seat == self.you => message!(self.locale(), "hint-you").into(),
            Some(seat) => self.session.seat_name(seat),
        }
    }

    /// Who chose what as the last of this many entries.
    fn what(&self, after: usize) -> String {
        match after.checked_sub(1).and_then(|entry| self.log.get(entry)) {
            Some(entry) => {
                let (who, what) = (self.who(entry.seat), entry.label.as_str());
                message!(self.locale(), "account-what", who = who, what = what).into()
            }
            None => message!(self.locale(), "account-beginning").into(),
        }
    }

    /// A choice that could be made at an entry, in words; `told` where it is not found. The words
    /// of an analysis are in the language in which it was asked for.
    fn choice(&self, entry: usize, text: &str, told: &str) -> String {
        let listed = self.session.at(entry).choices().into_iter().find(|one| one.text == text);
        listed.map_or_else(|| told.to_string(), |one| heads(self.locale(), one.description))
    }

    /// `None` for a loss that had no second look.
    fn better(&self, lost: &ChoiceEvaluation) -> Option<Better> {
        let again = lost.lost()?;
        let locale = self.locale();
        let share = |share: f64| (share * 100.0).max(1.0).round() as u32;
        let (games, error) = (share(again.loss), share(again.error));
        Some(Better {
            entry: lost.entry,
            who: self.who(Some(lost.seat)),
            made: self.choice(lost.entry, &lost.text, &lost.label),
            made_wins: percent(again.win),
            better: self.choice(lost.entry, &lost.best.text, &lost.best.label),
            better_wins: percent(again.better),
            by: message!(locale, "account-by", games = games, error = error).into(),
            evaluated: message!(locale, "account-judged", simulations = again.simulations).into(),
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

//! Sensitivity of the results to numbers of the content, as one page.

use maud::{Markup, html};

use super::plot::Bar;
use super::{about, around_zero, figure, page, table};
use crate::sensitivity::output::chance;
use crate::text::{interval, percent};
use crate::{Comparison, Heading, Sensed, Step};

/// Number of comparisons in the plot; the table has all of them.
const DRAWN: usize = 40;

impl Sensed {
    /// Renders the page: no other files, no scripts.
    pub fn html(&self, heading: &Heading) -> String {
        let title = format!("{}: which numbers matter", heading.title);
        page(
            &title,
            &html! {
                (about(heading, &self.base))
                p { (self.base.heading()) ". " (self.heading()) "." }
                @for party in &self.base.parties {
                    p {
                        (party.name) " with the content as it is: " (percent(party.fare.win_rate.share))
                        " won (" (interval(party.fare.win_rate)) "), "
                        (format!("{:.2}", party.fare.score.mean)) " points."
                    }
                }
                (differences(self))
                (not_played(self))
            },
        )
    }
}

fn differences(sensed: &Sensed) -> Markup {
    let all = &sensed.comparisons;
    let drawn = &all[..all.len().min(DRAWN)];
    let bar = |one: &Comparison, gap: crate::Gap, by: f64, text: &str| Bar {
        label: label(&one.step),
        value: gap.mean * by,
        bounds: Some((gap.low * by, gap.high * by)),
        text: text.to_string(),
    };
    let wins: Vec<Bar> =
        drawn.iter().map(|one| bar(one, one.wins, 100.0, &one.differences()[0].0)).collect();
    let points: Vec<Bar> =
        drawn.iter().map(|one| bar(one, one.points, 1.0, &one.differences()[1].0)).collect();
    let rows = all.iter().map(|one| {
        let mut cells = vec![one.name(), one.step.row.file.clone()];
        cells.push(one.step.written.clone().unwrap_or_default());
        cells.extend(one.differences().into_iter().flat_map(|(mean, bounds)| [mean, bounds]));
        cells.extend([one.won_only_so, one.lost_only_so].map(|seeds| seeds.to_string()));
        cells.extend([chance(one.p), chance(one.p_holm)]);
        cells
    });
    let headings = [
        "",
        "file",
        "written",
        "wins",
        "95 % interval",
        "points",
        "95 % interval",
        "entries",
        "95 % interval",
        "won only so",
        "lost only so",
        "p",
        "p (Holm)",
    ];
    let caption = if drawn.len() < all.len() { "The greatest; the table has all." } else { "" };
    html! {
        h2 { "What is different" }
        p.note {
            "Each number is made one more and one less, and the same seeds are played again by "
            (sensed.player) "; this is the mean of the differences, seed by seed. p is how likely "
            "luck alone makes so many more seeds won or lost (sign test), then after Holm's "
            "correction over all comparisons of this page."
        }
        h3 { "Wins" }
        (figure(around_zero("Differences of wins", &wins, " %"), &html! {}, caption))
        h3 { "Victory points" }
        (figure(around_zero("Differences of points", &points, ""), &html! {}, caption))
        h3 { "Every comparison" }
        (table(&headings, rows))
    }
}

/// A short label for a bar.
fn label(step: &Step) -> String {
    let row = step.row.row.as_ref().unwrap_or(&step.row.table);
    match (&step.path, step.from, step.to) {
        (Some(path), Some(from), Some(to)) => format!("{row}, {path}: {from} \u{2192} {to}"),
        _ => format!("{row}, early"),
    }
}

fn not_played(sensed: &Sensed) -> Markup {
    html! {
        @if !sensed.never_early.is_empty() {
            h2 { "Never early" }
            p.note { "Chance never brings these by their id." }
            ul { @for row in &sensed.never_early { li { (row.file) ", " (row) } } }
        }
        @if !sensed.refused.is_empty() {
            h2 { "Refused, not played" }
            ul {
                @for refused in &sensed.refused {
                    li { (refused.step.row.file) ", " (refused.step) ": " (refused.why.join("; ")) }
                }
            }
        }
    }
}

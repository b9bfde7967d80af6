//! The chart of win probabilities over the log, as SVG.
//!
//! The drawing has no view box: elements are placed by percent, so that text keeps its size at any
//! width. Only the lines are stretched, in a nested drawing.

use std::fmt::Write as _;

use i18n::{Locale, message};
use maud::{Markup, html};
use play::{GameReview, percent};

/// The number of line styles.
const STYLES: usize = 4;

/// The chart, with a legend above it.
pub(crate) fn plot(locale: Locale, id: &str, review: &GameReview) -> Markup {
    let length = review.length.max(1);
    html! {
        figure class="plot" {
            @if review.lines.len() > 1 {
                ul class="plot-keys" {
                    @for (line, name) in review.lines.iter().enumerate() {
                        li {
                            svg width="36" height="12" aria-hidden="true" focusable="false" {
                                line class=(style(line)) x1="0" y1="6" x2="36" y2="6" {}
                            }
                            (name)
                        }
                    }
                }
            }
            svg class="plot-area" role="group" aria-labelledby="plot-title plot-desc" {
                title id="plot-title" { (message!(locale, "plot-title")) }
                desc id="plot-desc" { (described(locale, review)) }
                g aria-hidden="true" {
                    @for level in [0, 25, 50, 75, 100] {
                        @let y = format!("{}%", 100 - level);
                        line class="plot-grid" x1="0" x2="100%" y1=(y) y2=(y) {}
                        text x="0" dx="-8" y=(y) dy="4" text-anchor="end" { (level) " %" }
                    }
                    @for entry in ticks(length) {
                        @let x = across(entry, length);
                        line class="plot-grid" x1=(x) x2=(x) y1="100%" y2="100%" {}
                        text x=(x) y="100%" dy="20" text-anchor="middle" { (entry) }
                    }
                }
                svg width="100%" height="100%" viewBox={ "0 0 " (length) " 100" } preserveAspectRatio="none" overflow="visible" aria-hidden="true" {
                    @for line in 0..review.lines.len() {
                        polyline class=(style(line)) points=(points(review, line)) vector-effect="non-scaling-stroke" {}
                    }
                }
                @for (rank, swing) in review.swings.iter().enumerate().rev() {
                    @let (x, y) = (across(swing.after, length), format!("{:.2}%", 100.0 - swing.to * 100.0));
                    a href={ "/games/" (id) "/at/" (swing.after) } aria-label=(review.swing_text(swing)) {
                        title { (review.swing_text(swing)) }
                        circle class={ "plot-mark " (style(swing.line)) } cx=(x) cy=(y) r="10" {}
                        text class="plot-rank" x=(x) y=(y) dy="4" text-anchor="middle" { (rank + 1) }
                    }
                }
            }
            figcaption class="muted small" {
                (message!(locale, "plot-axes"))
                @if !review.swings.is_empty() { (message!(locale, "plot-marks")) }
            }
        }
    }
}

fn style(line: usize) -> String {
    format!("plot-line line-{}", line % STYLES)
}

/// The chart in words: where each line begins and ends, and its lowest and highest value.
fn described(locale: Locale, review: &GameReview) -> String {
    let mut words = String::new();
    for (line, name) in review.lines.iter().enumerate() {
        let known = || review.moments.iter().filter_map(|moment| moment.wins[line]);
        let (Some(first), Some(last)) = (known().next(), known().next_back()) else { continue };
        let (least, most) = (known().fold(1.0, f64::min), known().fold(0.0, f64::max));
        let [first, last, least, most] = [first, last, least, most].map(percent);
        let name = name.as_str();
        words.push_str(&message!(
            locale,
            "plot-line",
            name = name,
            first = first,
            last = last,
            least = least,
            most = most
        ));
    }
    words.push_str(&message!(locale, "plot-below"));
    words
}

/// The horizontal position of an entry.
fn across(entry: usize, length: usize) -> String {
    format!("{:.2}%", entry as f64 * 100.0 / length as f64)
}

/// Entries at round numbers, at most seven.
fn ticks(length: usize) -> impl Iterator<Item = usize> {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_usize.pow(power)));
    let step = steps.into_iter().find(|step| length / step <= 6).unwrap_or(length);
    (0..=length).step_by(step)
}

/// The points of a line, which stays level until the next known value.
fn points(review: &GameReview, line: usize) -> String {
    let mut points = String::new();
    let mut last: Option<(usize, f64)> = None;
    for moment in &review.moments {
        let Some(win) = moment.wins[line] else { continue };
        if let Some((after, before)) = last.filter(|(after, _)| after + 1 < moment.after) {
            debug_assert!(after < moment.after);
            let _ = write!(points, "{},{:.2} ", moment.after - 1, 100.0 - before * 100.0);
        }
        let _ = write!(points, "{},{:.2} ", moment.after, 100.0 - win * 100.0);
        last = Some((moment.after, win));
    }
    points.truncate(points.trim_end().len());
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Moment;

    /// A probability that is not known anew stays level until it is.
    #[test]
    fn lines_stay_level_until_something_is_known() {
        let moment = |after, win| Moment { after, what: String::new(), wins: vec![win] };
        let review = GameReview {
            lines: vec!["You".to_string()],
            moments: vec![moment(1, None), moment(2, Some(0.5)), moment(6, Some(0.25))],
            length: 8,
            ..GameReview::default()
        };
        assert_eq!(points(&review, 0), "2,50.00 5,50.00 6,75.00");
        assert!(
            described(Locale::English, &review).starts_with("You begins at 50 % and ends at 25 %")
        );
    }

    /// The axis has round numbers and room between them.
    #[test]
    fn the_axis_has_few_round_numbers() {
        assert_eq!(ticks(6).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(ticks(118).collect::<Vec<_>>(), [0, 20, 40, 60, 80, 100]);
        for length in [1, 9, 77, 500, 4321, 100_000] {
            assert!((2..=7).contains(&ticks(length).count()), "{length}");
        }
    }
}

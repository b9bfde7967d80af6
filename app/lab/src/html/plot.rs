//! Small SVG plots embedded in a page, with the colours of the page's style.

use maud::{Markup, html};

use crate::{Histogram, Spread};

/// Width of a plot, in units.
const WIDTH: f64 = 480.0;
const MARGIN: f64 = 12.0;
/// Height of a row, in units.
const ROW: f64 = 36.0;

/// One row of a plot: a number with its confidence interval.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) value: f64,
    /// The interval; `None` for an exact count.
    pub(super) bounds: Option<(f64, f64)>,
    /// The number as text.
    pub(super) text: String,
}

/// Bars from zero, with whiskers for their intervals, on a scale from `least` to `greatest`.
pub(super) fn bars(title: &str, bars: &[Bar], least: f64, greatest: f64, unit: &str) -> Markup {
    let scale = Scale::new(least, greatest);
    let zero = scale.x(0.0);
    let rows = bars.iter().map(|bar| {
        let x = scale.x(bar.value);
        let drawn = html! {
            rect class="bar" x=(at(zero.min(x))) y="20" width=(at((x - zero).abs())) height="10" {}
            @if let Some((low, high)) = bar.bounds {
                (line("whisker", scale.x(low), scale.x(high), 25.0))
                @for end in [low, high] {
                    rect class="end" x=(at(scale.x(end) - 0.75)) y="21" width="1.5" height="8" {}
                }
            }
        };
        (bar.label.as_str(), bar.text.clone(), drawn)
    });
    drawing(title, &scale, rows.collect(), unit)
}

/// One box plot for each row: full range, 5 % to 95 %, quartiles and median.
pub(super) fn strips(title: &str, spreads: &[(String, Spread)], unit: &str) -> Markup {
    let least = spreads.iter().map(|(_, spread)| spread.min).min().unwrap_or(0);
    let greatest = spreads.iter().map(|(_, spread)| spread.max).max().unwrap_or(0);
    let scale = Scale::new(least as f64, greatest as f64);
    let rows = spreads.iter().map(|(label, spread)| {
        let x = |number: i64| scale.x(number as f64);
        let band = |class: &str, low: i64, high: i64, y: f64, height: f64| {
            let width = (x(high) - x(low)).max(1.5);
            html! { rect class=(class) x=(at(x(low))) y=(at(y)) width=(at(width)) height=(at(height)) {} }
        };
        let drawn = html! {
            (line("whisker", x(spread.min), x(spread.max), 25.0))
            (band("wide", spread.p5, spread.p95, 21.0, 8.0))
            (band("bar", spread.p25, spread.p75, 19.0, 12.0))
            rect class="median" x=(at(x(spread.median) - 1.5)) y="17" width="3" height="16" {}
        };
        let text = format!("median {}, mean {:.1}", spread.median, spread.mean);
        (label.as_str(), text, drawn)
    });
    drawing(title, &scale, rows.collect(), unit)
}

/// A histogram: a column for each range, with its count as height.
pub(super) fn columns(title: &str, histogram: &Histogram) -> Markup {
    const TOP: f64 = 20.0;
    const HIGH: f64 = 90.0;
    let Histogram { from, width, counts, .. } = histogram;
    let begin = |nth: usize| *from as f64 + nth as f64 * *width as f64 - 0.5;
    let scale = Scale::new(begin(0), begin(counts.len()));
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let all: u64 = counts.iter().sum();
    let high = |count: u64| HIGH * count as f64 / most as f64;
    let bottom = TOP + HIGH;
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} {}", bottom + 20.0)) {
            text x=(at(MARGIN + 4.0)) y="13" { (title) }
            text class="value" x=(at(WIDTH - MARGIN)) y="13" text-anchor="end" {
                "highest " (most) " of " (all)
            }
            @for (nth, &count) in counts.iter().enumerate() {
                @let (left, right) = (scale.x(begin(nth)), scale.x(begin(nth + 1)));
                rect class="bar" x=(at(left + 0.5)) y=(at(bottom - high(count)))
                    width=(at((right - left - 1.0).max(0.5))) height=(at(high(count))) {}
            }
            rect class="zero" x=(at(MARGIN)) y=(at(bottom)) width=(at(WIDTH - 2.0 * MARGIN)) height="1" {}
            @for tick in scale.ticks().into_iter().filter(|tick| tick.fract() == 0.0) {
                @let x = scale.x(tick);
                text class="tick" x=(at(x)) y=(at(bottom + 15.0)) text-anchor=(anchor(x)) {
                    (tick_text(tick))
                }
            }
        }
    }
}

fn drawing(title: &str, scale: &Scale, rows: Vec<(&str, String, Markup)>, unit: &str) -> Markup {
    let bottom = rows.len() as f64 * ROW + 4.0;
    html! {
        svg role="img" aria-label=(title) viewBox=(format!("0 0 {WIDTH} {}", bottom + 20.0)) {
            @for tick in scale.ticks() {
                @let x = scale.x(tick);
                rect class=(if tick == 0.0 { "zero" } else { "grid" })
                    x=(at(x - 0.5)) y="0" width="1" height=(at(bottom)) {}
                text class="tick" x=(at(x)) y=(at(bottom + 14.0)) text-anchor=(anchor(x)) {
                    (tick_text(tick)) (unit)
                }
            }
            @for (index, (label, text, drawn)) in rows.iter().enumerate() {
                g transform=(format!("translate(0 {})", index as f64 * ROW)) {
                    text x=(at(MARGIN + 4.0)) y="13" { (shortened(label)) }
                    text class="value" x=(at(WIDTH - MARGIN)) y="13" text-anchor="end" { (text) }
                    (drawn)
                }
            }
        }
    }
}

/// Anchors the label of a number at the edge so that it stays within the plot.
fn anchor(x: f64) -> &'static str {
    if x < 2.0 * MARGIN {
        "start"
    } else if x > WIDTH - 2.0 * MARGIN {
        "end"
    } else {
        "middle"
    }
}

fn line(class: &str, from: f64, to: f64, y: f64) -> Markup {
    let width = (to - from).max(1.0);
    html! { rect class=(class) x=(at(from)) y=(at(y - 0.75)) width=(at(width)) height="1.5" {} }
}

fn at(number: f64) -> String {
    format!("{number:.1}")
}

fn tick_text(tick: f64) -> String {
    let places = if tick.fract().abs() < 1e-9 { 0 } else { 2 };
    format!("{tick:.places$}")
}

fn shortened(label: &str) -> String {
    const MOST: usize = 36;
    if label.chars().count() <= MOST {
        return label.to_string();
    }
    label.chars().take(MOST - 1).chain(['…']).collect()
}

/// A horizontal scale.
struct Scale {
    least: f64,
    greatest: f64,
}

impl Scale {
    fn new(least: f64, greatest: f64) -> Self {
        Scale { least, greatest: if greatest > least { greatest } else { least + 1.0 } }
    }

    fn x(&self, number: f64) -> f64 {
        let share = (number - self.least) / (self.greatest - self.least);
        MARGIN + share.clamp(0.0, 1.0) * (WIDTH - 2.0 * MARGIN)
    }

    /// At most seven round numbers.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.greatest - self.least) / 6.0;
        let power = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
        let step = steps.into_iter().find(|step| *step >= rough).unwrap_or(10.0 * power);
        let first = (self.least / step).ceil() as i64;
        let last = (self.greatest / step).floor() as i64;
        (first..=last).map(|nth| nth as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A scale has few and round numbers, with its ends among them where they are round.
    #[test]
    fn ticks_are_round() {
        assert_eq!(Scale::new(0.0, 100.0).ticks(), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(Scale::new(-3.0, 8.0).ticks(), [-2.0, 0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(Scale::new(5.0, 5.0).ticks().len(), 6);
    }
}

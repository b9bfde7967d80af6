//! A report as a single HTML page: no other files, no scripts, light or dark like the reader's
//! screen.

mod plot;
mod sensitivity;
mod tables;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::rows::BROKEN_OFF;
use crate::text::{interval, percent};
use crate::{ActionReport, Difference, Fare, Gap, Report, Spread};
use plot::{Bar, bars, strips};

/// Length of each list of the most and the least chosen.
const SOME: usize = 20;

/// The heading above the runs.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The game's title.
    pub title: String,
    /// The command that reproduces the report.
    pub command: String,
}

/// One run of a report.
#[derive(Clone, Copy, Debug)]
pub struct HtmlRun<'a> {
    /// Its mode and what is compared; empty for a single run.
    pub name: &'a str,
    /// Its report.
    pub report: &'a Report,
    /// Its differences from the first run of the comparison.
    pub differences: &'a [Difference],
}

/// Renders the page.
pub fn html(heading: &Heading, runs: &[HtmlRun<'_>]) -> String {
    let title = format!("{}: what simulations show", heading.title);
    let body = html! {
        @if let Some(run) = runs.first() { (about(heading, run.report)) }
        (win_rates(runs))
        (compared(runs))
        @for (index, run) in runs.iter().enumerate() { (details(index, run, runs.len())) }
    };
    page(&title, &body)
}

fn page(title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(include_str!("html/style.css"))) }
            }
            body {
                h1 { (title) }
                (body)
            }
        }
    };
    page.into_string()
}

fn about(heading: &Heading, report: &Report) -> Markup {
    html! {
        dl {
            dt { "Game" } dd { (report.game) ", rules version " (report.rules) }
            dt { "Content" } dd { code { (report.content) } }
            dt { "Again with" } dd {
                code {
                    @for word in heading.command.split(' ') { span.word { (word) } " " }
                }
            }
        }
        p.note {
            "A win counts whether alone or shared. Rates stand with their 95 % Wilson intervals."
        }
    }
}

fn win_rates(runs: &[HtmlRun<'_>]) -> Markup {
    let mut fares: Vec<(String, &Fare)> = Vec::new();
    for run in runs {
        let of = |who: &str| {
            if run.name.is_empty() { who.into() } else { format!("{}: {who}", run.name) }
        };
        fares.extend(run.report.parties.iter().map(|party| (of(&party.name), &party.fare)));
        fares.extend(run.report.by_player.iter().map(|one| (of(&one.player), &one.all)));
    }
    let drawn: Vec<Bar> = fares
        .iter()
        .map(|(label, fare)| Bar {
            label: label.clone(),
            value: fare.win_rate.share * 100.0,
            bounds: Some((fare.win_rate.low * 100.0, fare.win_rate.high * 100.0)),
            text: percent(fare.win_rate.share),
        })
        .collect();
    let rows = fares.iter().map(|(label, fare)| {
        vec![
            label.clone(),
            fare.games.to_string(),
            fare.wins.to_string(),
            fare.shared.to_string(),
            percent(fare.win_rate.share),
            interval(fare.win_rate),
        ]
    });
    let headings = ["", "games", "wins", "shared", "win rate", "95 % interval"];
    html! {
        h2 { "Win rates" }
        (figure(bars("Win rates", &drawn, 0.0, 100.0, " %"), &table(&headings, rows), ""))
    }
}

fn compared(runs: &[HtmlRun<'_>]) -> Markup {
    let all: Vec<(String, &Difference)> = runs
        .iter()
        .flat_map(|run| {
            run.differences.iter().map(|one| (format!("{}: {}", run.name, one.who), one))
        })
        .collect();
    if all.is_empty() {
        return html! {};
    }
    let wins: Vec<Bar> = all
        .iter()
        .map(|(label, one)| Bar {
            label: label.clone(),
            value: one.win_rate.mean * 100.0,
            bounds: Some((one.win_rate.low * 100.0, one.win_rate.high * 100.0)),
            text: format!("{:+.1} %", one.win_rate.mean * 100.0),
        })
        .collect();
    let points: Vec<Bar> = all
        .iter()
        .map(|(label, one)| Bar {
            label: label.clone(),
            value: one.score.mean,
            bounds: Some((one.score.low, one.score.high)),
            text: format!("{:+.2}", one.score.mean),
        })
        .collect();
    let rows = |bars: &[Bar], unit: &'static str, gap: fn(&Difference) -> Gap| {
        let row = |(bar, (_, one)): (&Bar, &(String, &Difference))| {
            let (low, high) = bar.bounds.unwrap_or_default();
            let between = format!("{low:+.2} to {high:+.2}{unit}");
            let correlated = gap(one).correlated();
            vec![bar.label.clone(), one.games.to_string(), bar.text.clone(), between, correlated]
        };
        bars.iter().zip(&all).map(row).collect::<Vec<_>>()
    };
    let headings = ["", "seeds", "more", "95 % interval", "correlation"];
    let won = table(&headings, rows(&wins, " %", |one| one.win_rate));
    let scored = table(&headings, rows(&points, "", |one| one.score));
    html! {
        h2 { "Compared with the first" }
        p.note {
            "Each seed is played in both; this is the mean of the differences, seed by seed. The "
            "nearer the correlation of both results is to 1, the fewer games the interval needs."
        }
        h3 { "Win rate" }
        (figure(around_zero("Differences of win rates", &wins, " %"), &won, ""))
        h3 { "Victory points" }
        (figure(around_zero("Differences of points", &points, ""), &scored, ""))
    }
}

fn around_zero(title: &str, drawn: &[Bar], unit: &str) -> Markup {
    let ends = drawn.iter().filter_map(|bar| bar.bounds).flat_map(|(low, high)| [low, high]);
    let far = ends.map(f64::abs).fold(1.0, f64::max);
    bars(title, drawn, -far, far, unit)
}

fn details(index: usize, run: &HtmlRun<'_>, runs: usize) -> Markup {
    let report = run.report;
    let scores: Vec<(String, Spread)> = report
        .parties
        .iter()
        .map(|party| (party.name.clone(), party.fare.score))
        .chain(report.by_player.iter().map(|one| (one.player.clone(), one.all.score)))
        .collect();
    let items = report.parties.iter().flat_map(|party| {
        party.items.iter().map(|item| (format!("{}: {}", party.name, item.title), item.points))
    });
    let items: Vec<(String, Spread)> = items.collect();
    let mut length =
        vec![("entries".to_string(), report.length), ("decisions".to_string(), report.decisions)];
    length.extend(report.rounds.map(|rounds| ("rounds".to_string(), rounds)));
    let branching = [("choices of a decision".to_string(), report.branching)];
    let rest = html! {
        dl {
            dt { "Games" } dd { (report.heading()) }
            dt { "Options" } dd { (options(report)) }
        }
        h3 { "Victory points" }
        (figure(strips("Victory points", &scores, ""), &spreads(&scores), STRIPS))
        (tables::histograms(report, &["points"]))
        @if !items.is_empty() {
            details { summary { "Item by item" } (spreads(&items)) }
        }
        @if !report.by_player.is_empty() { (seats(report)) }
        (tables::turn_order(report))
        h3 { "Length" }
        (figure(strips("Length of a game", &length, ""), &spreads(&length), STRIPS))
        (tables::histograms(report, &["entries", "decisions", "rounds"]))
        h3 { "Choices at a decision" }
        (figure(strips("Choices at a decision", &branching, ""), &spreads(&branching), STRIPS))
        (tables::histograms(report, &["choices"]))
        @if let Some(lead_changes) = &report.lead_changes { (tables::lead_changes(lead_changes)) }
        (endings(report))
        @if let Some(action_stats) = &report.action_stats {
            h3 { "Kinds of choices" }
            (used("Kinds of choices", &action_stats.kinds[..action_stats.kinds.len().min(2 * SOME)]))
            @if !action_stats.places.is_empty() {
                h3 { "Places on the board" }
                (used("Places on the board", &action_stats.places[..action_stats.places.len().min(SOME)]))
            }
            h3 { "Choices most often made" }
            (used("Choices most often made", &action_stats.choices[..action_stats.choices.len().min(SOME)]))
            h3 { "Choices least often made" }
            @let least = action_stats.choices.len().saturating_sub(SOME);
            (used("Choices least often made", &action_stats.choices[least..]))
            details { summary { "Every choice" } (action_table(&action_stats.choices)) }
            (tables::doubtful(action_stats))
        }
    };
    html! {
        h2 id=(format!("run-{index}")) { @if runs > 1 { (run.name) } @else { "The games" } }
        @if runs > 3 { details { summary { "Points, length, endings" } (rest) } } @else { (rest) }
    }
}

const STRIPS: &str = "The line holds all games, the pale band nine tenths, the dark one the middle \
                      half; the mark is the median.";

fn options(report: &Report) -> String {
    let options = report.options.iter().map(|(option, value)| match value.as_str() {
        Some(word) => format!("{option}={word}"),
        None => format!("{option}={value}"),
    });
    options.collect::<Vec<_>>().join(", ")
}

fn seats(report: &Report) -> Markup {
    let rows = report.by_player.iter().flat_map(|one| {
        one.seats.iter().map(|seat| {
            vec![
                format!("{} as {}", one.player, seat.party),
                seat.fare.games.to_string(),
                percent(seat.fare.win_rate.share),
                interval(seat.fare.win_rate),
                format!("{:.2}", seat.fare.score.mean),
            ]
        })
    });
    let headings = ["", "games", "win rate", "95 % interval", "points"];
    html! { h3 { "Players by seat" } (table(&headings, rows)) }
}

fn endings(report: &Report) -> Markup {
    let drawn: Vec<Bar> = report
        .endings
        .iter()
        .map(|ending| Bar {
            label: ending.title.clone(),
            value: ending.rate.share * 100.0,
            bounds: Some((ending.rate.low * 100.0, ending.rate.high * 100.0)),
            text: percent(ending.rate.share),
        })
        .collect();
    let rows = report.endings.iter().map(|ending| {
        vec![
            format!("{} ({})", ending.title, ending.rule),
            ending.games.to_string(),
            percent(ending.rate.share),
            interval(ending.rate),
        ]
    });
    let broken_off = report.broken_off.iter().map(|broken| {
        vec![
            format!("{BROKEN_OFF}, without a winner"),
            broken.games.to_string(),
            percent(broken.rate.share),
            interval(broken.rate),
        ]
    });
    let rows = rows.chain(broken_off);
    let headings = ["", "games", "share", "95 % interval"];
    html! {
        h3 { "What ended the games" }
        (figure(bars("What ended the games", &drawn, 0.0, 100.0, " %"), &table(&headings, rows), ""))
    }
}

fn used(title: &str, rows: &[ActionReport]) -> Markup {
    let drawn: Vec<Bar> = rows
        .iter()
        .map(|row| Bar {
            label: row.name(),
            value: row.chosen as f64,
            bounds: None,
            text: row.chosen.to_string(),
        })
        .collect();
    let most = rows.iter().map(|row| row.chosen).max().unwrap_or(0);
    figure(bars(title, &drawn, 0.0, most as f64, ""), &action_table(rows), "")
}

fn action_table(rows: &[ActionReport]) -> Markup {
    let cells = rows.iter().map(|row| {
        let (name, words) = (row.name(), row.in_words());
        let label =
            if words.is_empty() || words == name { name } else { format!("{name}: {words}") };
        let [listed, share] = row.of_listed();
        vec![
            label,
            listed,
            row.chosen.to_string(),
            share,
            row.fare.games.to_string(),
            percent(row.fare.win_rate.share),
            interval(row.fare.win_rate),
            format!("{:.2}", row.fare.mean_score),
        ]
    });
    let headings =
        ["", "listed", "chosen", "of listed", "in games", "win rate", "95 % interval", "points"];
    table(&headings, cells)
}

fn spreads(rows: &[(String, Spread)]) -> Markup {
    let headings = ["", "mean", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"];
    let cells = rows.iter().map(|(label, spread)| {
        let Spread { mean, sd, min, p5, p25, median, p75, p95, max } = *spread;
        let mut cells = vec![label.clone(), format!("{mean:.2}"), format!("{sd:.2}")];
        cells.extend([min, p5, p25, median, p75, p95, max].map(|number| number.to_string()));
        cells
    });
    table(&headings, cells)
}

fn table(headings: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Markup {
    html! {
        div.scroll {
            table {
                thead { tr { @for heading in headings { th scope="col" { (heading) } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
            }
        }
    }
}

fn figure(drawing: Markup, table: &Markup, caption: &str) -> Markup {
    html! {
        figure {
            (drawing)
            @if !caption.is_empty() { figcaption { (caption) } }
        }
        (table)
    }
}

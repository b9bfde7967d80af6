//! Tables on the course of games: their length and number of choices, the advantage of beginning,
//! who led, and what players avoid.

use maud::{Markup, html};

use super::plot::{Bar, bars, columns};
use super::{figure, table};
use crate::rarely_chosen::{Losing, NOTHING, PROVES, RarelyChosen};
use crate::text::{lead_cells, lead_headings, order_cells, percent};
use crate::{ActionStatsReport, Fare, Histogram, LeadReport, Report};

/// The histograms of these quantities, in this order.
pub(super) fn histograms(report: &Report, of: &[&str]) -> Markup {
    let wanted = report.histograms.iter().filter(|one| of.contains(&one.of.as_str()));
    html! { @for one in wanted { (histogram(one)) } }
}

fn histogram(one: &Histogram) -> Markup {
    let what = match one.of.as_str() {
        "entries" => "Entries of a game",
        "decisions" => "Decisions of a game",
        "rounds" => "Rounds of a game",
        "choices" => "Choices listed at a decision with more than one",
        _ => "Victory points",
    };
    let title = match &one.party {
        Some(party) => format!("{what}: {party}"),
        None => what.to_string(),
    };
    let rows = one.ranges().map(|(range, count)| vec![range, count.to_string()]);
    let counted = if one.of == "choices" { "decisions" } else { "games" };
    let numbers = html! {
        details { summary { "In numbers" } (table(&["", counted], rows)) }
    };
    figure(columns(&title, one), &numbers, "")
}

/// Results of each seat, counted from the one that began.
pub(super) fn turn_order(report: &Report) -> Markup {
    if report.turn_order.is_empty() {
        return html! {};
    }
    let cells: Vec<[String; 7]> = report.turn_order.iter().map(order_cells).collect();
    let drawn: Vec<Bar> = report
        .turn_order
        .iter()
        .zip(&cells)
        .map(|(one, cells)| share_bar(cells[0].clone(), &one.fare))
        .collect();
    let headings = ["", "games", "wins", "win rate", "95 % interval", "points", "sd"];
    let rows = cells.iter().map(|cells| cells.to_vec());
    html! {
        h3 { "Who began" }
        (figure(bars("Win rates from who began", &drawn, 0.0, 100.0, " %"), &table(&headings, rows), ""))
    }
}

fn share_bar(label: String, fare: &Fare) -> Bar {
    Bar {
        label,
        value: fare.win_rate.share * 100.0,
        bounds: Some((fare.win_rate.low * 100.0, fare.win_rate.high * 100.0)),
        text: percent(fare.win_rate.share),
    }
}

/// Who led at each tenth of the games, and how often the leader won.
pub(super) fn lead_changes(lead_changes: &LeadReport) -> Markup {
    let drawn: Vec<Bar> = lead_changes
        .tenths
        .iter()
        .map(|tenth| Bar {
            label: format!("after {:.0} %", tenth.after * 100.0),
            value: tenth.leader_wins.share * 100.0,
            bounds: Some((tenth.leader_wins.low * 100.0, tenth.leader_wins.high * 100.0)),
            text: format!("{} of {}", percent(tenth.leader_wins.share), tenth.led),
        })
        .collect();
    let headings = lead_headings(lead_changes);
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    let rows = lead_changes.tenths.iter().map(lead_cells);
    let changes = &lead_changes.changes;
    html! {
        h3 { "The lead" }
        p.note {
            "How often the leader wins who leads when so much of a game's decisions is over, by the "
            "game's own evaluation and by a chance of at least 1 %. The lead changes "
            (format!("{:.2}", changes.mean)) " times a game, in the median game "
            (changes.median) " times."
        }
        (figure(
            bars("How often the leader wins", &drawn, 0.0, 100.0, " %"), &table(&headings, rows), ""
        ))
    }
}

/// Rarely chosen actions, and those with which players win less.
pub(super) fn doubtful(action_stats: &ActionStatsReport) -> Markup {
    let headings = ["", "listed", "chosen", "share", "95 % interval", "if all were alike"];
    let rarely_chosen = action_stats.rarely_chosen.iter().map(|one| labelled(one.cells()));
    let lost = ["", "in games", "win rate", "95 % interval", "without it", "by chance at most"];
    let losing = action_stats.losing.iter().map(|one| labelled(one.cells()));
    html! {
        h3 { "Rarely chosen" }
        @if action_stats.rarely_chosen.is_empty() && action_stats.losing.is_empty() { p.note { (NOTHING) } }
        @else { p.note { (PROVES) } }
        @if !action_stats.rarely_chosen.is_empty() {
            p { (RarelyChosen::MEANS) }
            (table(&headings, rarely_chosen))
        }
        @if !action_stats.losing.is_empty() {
            p { (Losing::MEANS) }
            (table(&lost, losing))
        }
    }
}

/// Puts the words in the same cell as the text of the choice.
fn labelled(cells: [String; 7]) -> Vec<String> {
    let [text, numbers @ .., words] = cells;
    let name = if words.is_empty() || words == text { text } else { format!("{text}: {words}") };
    std::iter::once(name).chain(numbers).collect()
}

//! What happened: the lines told since the viewer last chose, and the log folded by turn.

use maud::{Markup, html};
use play::{LogEntry, ToldLine};

use crate::icons::icon;
use crate::rules::rule_link;
use crate::table_page::Table;

/// One told line with its rule and its reasons.
fn line(game: &str, line: &ToldLine, step: bool) -> Markup {
    let places = (!line.places.is_empty()).then(|| line.places.join(" "));
    html! {
        li class="told-line" data-places=[places] data-step[step] {
            (line.text) " " (rule_link(game, line.rule))
            @if !line.reasons.is_empty() {
                " "
                details {
                    summary { "why?" }
                    ul { @for reason in &line.reasons { li { (reason) } } }
                }
            }
        }
    }
}

/// What was told since the viewer last chose, in steps that a script can play one by one.
pub(crate) fn since(table: &Table<'_>, entries: &[LogEntry]) -> Markup {
    let game = table.session.game();
    html! {
        @if entries.iter().all(|entry| entry.told.is_empty() && entry.seat == table.own_seat()) {
            p class="muted" { "Nothing has happened yet. What you and the others do is told here, each step with its rule." }
        }
        ol class="told" id="told" {
            @for entry in entries {
                @if entry.told.is_empty() && entry.seat.is_some() && entry.seat != table.own_seat() {
                    li class="told-by" { (by(table, entry)) ": " (entry.label) }
                }
                @for told in &entry.told { (line(game, told, true)) }
            }
        }
    }
}

/// The entries since the viewer last chose, that choice included.
pub(crate) fn since_own<'a>(table: &Table<'_>, log: &'a [LogEntry]) -> &'a [LogEntry] {
    let own = table.own_seat();
    let from = match own {
        Some(_) => log.iter().rposition(|entry| entry.seat == own),
        None => log.iter().rposition(|entry| entry.seat.is_some()),
    };
    &log[from.unwrap_or(0)..]
}

/// The whole log, folded by turn, the latest turn open.
pub(crate) fn log(
    table: &Table<'_>,
    log: &[LogEntry],
    heading: fn(&ToldLine) -> Option<String>,
) -> Markup {
    let turns = turns(table, log, heading);
    let last = turns.len().saturating_sub(1);
    html! {
        @if log.is_empty() { p class="muted" { "The log is empty." } }
        @for (number, turn) in turns.iter().enumerate().rev() {
            details class="log-turn" open[number == last] data-fold={ "turn-" (number) } {
                summary { (turn.title) " " span class="muted" { (count(turn.entries.len())) } }
                div class="log-entries" {
                    @for entry in turn.entries { (entry_lines(table, entry)) }
                }
            }
        }
    }
}

fn entry_lines(table: &Table<'_>, entry: &LogEntry) -> Markup {
    html! {
        div class="log-entry" {
            p class="log-entry-head" {
                a href={ "/games/" (table.id) "/at/" (entry.index + 1) } data-swap
                    title="Look at the table after this entry" { (entry.index + 1) }
                span { b { (by(table, entry)) @if entry.seat.is_some() { ":" } } " " (entry.label) }
            }
            @if !entry.told.is_empty() {
                ol class="told" {
                    @for told in &entry.told { (line(table.session.game(), told, false)) }
                }
            }
        }
    }
}

fn by(table: &Table<'_>, entry: &LogEntry) -> Markup {
    html! {
        @match entry.seat {
            Some(seat) if Some(seat) == table.own_seat() => "You",
            Some(seat) => (table.session.seat_name(seat)),
            None => (icon("dice")) ,
        }
    }
}

fn count(entries: usize) -> String {
    if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
}

struct TurnOfLog<'a> {
    title: String,
    entries: &'a [LogEntry],
}

/// Cuts the log where a told line begins a turn, or, in a game that never says so, where the seat
/// changes.
fn turns<'a>(
    table: &Table<'_>,
    log: &'a [LogEntry],
    heading: fn(&ToldLine) -> Option<String>,
) -> Vec<TurnOfLog<'a>> {
    let told = |entry: &LogEntry| entry.told.iter().rev().find_map(heading);
    let told_anywhere = log.iter().any(|entry| told(entry).is_some());
    let mut turns = Vec::new();
    let mut start = 0;
    let mut title = "Set-up".to_string();
    let mut seat = log.first().and_then(|entry| entry.seat);
    for (index, entry) in log.iter().enumerate() {
        if told_anywhere {
            if let Some(next) = told(entry) {
                turns.push(TurnOfLog { title, entries: &log[start..=index] });
                title = next;
                start = index + 1;
            }
        } else if entry.seat.is_some() && entry.seat != seat {
            if index > start {
                turns.push(TurnOfLog { title, entries: &log[start..index] });
            }
            seat = entry.seat;
            title = seat.map_or_else(String::new, |seat| table.session.seat_name(seat));
            start = index;
        }
    }
    if start < log.len() {
        turns.push(TurnOfLog { title, entries: &log[start..] });
    }
    turns
}

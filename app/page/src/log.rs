//! What happened: the lines told since the viewer last chose, and the log folded by turn.

use drawing::{BETWEEN_PLACES, capital, icon};
use maud::{Markup, html};
use play::{LogEntry, ToldLine};

use crate::moment::Table;
use crate::rules::rule_link;

/// One told line with its rule and its reasons.
fn line(game: &str, line: &ToldLine, step: bool) -> Markup {
    let places = (!line.places.is_empty()).then(|| line.places.join(BETWEEN_PLACES));
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
            p class="muted" {
                @if table.session.is_empty() {
                    "Nothing has happened yet. What you and the others do is told here, each step with its rule."
                } @else {
                    "Nothing more came of your last choice; what came before stands in the log."
                }
            }
        }
        ol class="told" id="told" {
            @for entry in entries {
                @if entry.told.is_empty() && entry.seat.is_some() && entry.seat != table.own_seat() {
                    li class="told-by" { (by(table, entry)) ": " (capital(&entry.label)) }
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
    heading: &dyn Fn(&ToldLine) -> Option<String>,
) -> Markup {
    let turns = turns(table, log, heading);
    let last = turns.len().saturating_sub(1);
    html! {
        @if log.is_empty() { p class="muted" { "The log is empty." } }
        @for (number, turn) in turns.iter().enumerate().rev() {
            details class="log-turn" open[number == last] data-fold={ "turn-" (number) } {
                summary { (turn.title) " " span class="muted" { (count(turn.parts.len())) } }
                div class="log-entries" {
                    (told(table, turn.opening))
                    @for (entry, lines) in &turn.parts { (entry_lines(table, entry, lines)) }
                }
            }
        }
    }
}

fn told(table: &Table<'_>, lines: &[ToldLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ol class="told" { @for told in lines { (line(table.session.game(), told, false)) } }
        }
    }
}

fn entry_lines(table: &Table<'_>, entry: &LogEntry, lines: &[ToldLine]) -> Markup {
    html! {
        div class="log-entry" {
            p class="log-entry-head" {
                a href={ "/games/" (table.id) "/at/" (entry.index + 1) } data-swap
                    title="Look at the table after this entry" { (entry.index + 1) }
                span { b { (by(table, entry)) @if entry.seat.is_some() { ":" } } " " (capital(&entry.label)) }
            }
            (told(table, lines))
        }
    }
}

fn by(table: &Table<'_>, entry: &LogEntry) -> Markup {
    html! {
        @match entry.seat {
            Some(_) if table.session.seats() == 1 => "You",
            Some(seat) => (table.session.seat_name(seat)),
            None => (icon("dice")) ,
        }
    }
}

fn count(entries: usize) -> String {
    if entries == 1 { "1 entry".into() } else { format!("{entries} entries") }
}

/// A turn: the lines that begin it, and its entries, each with those of its lines that belong here.
struct TurnOfLog<'a> {
    title: String,
    opening: &'a [ToldLine],
    parts: Vec<(&'a LogEntry, &'a [ToldLine])>,
}

impl<'a> TurnOfLog<'a> {
    fn new(title: String, opening: &'a [ToldLine]) -> Self {
        Self { title, opening, parts: Vec::new() }
    }

    fn is_empty(&self) -> bool {
        self.opening.is_empty() && self.parts.is_empty()
    }
}

/// Cuts the log where a told line begins a turn, within an entry if need be, or, in a game that
/// never says so, where the seat changes.
fn turns<'a>(
    table: &Table<'_>,
    log: &'a [LogEntry],
    heading: &dyn Fn(&ToldLine) -> Option<String>,
) -> Vec<TurnOfLog<'a>> {
    let begins = |entry: &LogEntry| entry.told.iter().any(|line| heading(line).is_some());
    let told_anywhere = log.iter().any(begins);
    let mut seat = None;
    let mut turns = Vec::new();
    let mut turn = TurnOfLog::new("Set-up".into(), &[]);
    for entry in log {
        if !told_anywhere && entry.seat.is_some() && entry.seat != seat {
            seat = entry.seat;
            let title = seat.map_or_else(String::new, |seat| table.session.seat_name(seat));
            turns.push(std::mem::replace(&mut turn, TurnOfLog::new(title, &[])));
        }
        let mut lines = &entry.told[..];
        let next = |lines: &[ToldLine]| {
            lines.iter().enumerate().find_map(|(at, line)| Some((at, heading(line)?)))
        };
        let first = next(lines).map_or(lines.len(), |(at, _)| at);
        turn.parts.push((entry, &lines[..first]));
        while let Some((at, title)) = next(lines) {
            let rest = &lines[at + 1..];
            let until = at + 1 + next(rest).map_or(rest.len(), |(further, _)| further);
            turns.push(std::mem::replace(&mut turn, TurnOfLog::new(title, &lines[at..until])));
            lines = rest;
        }
    }
    turns.push(turn);
    turns.retain(|turn| !turn.is_empty());
    turns
}

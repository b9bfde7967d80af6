//! The log, folded by turn.

use std::borrow::Cow;

use drawing::{BETWEEN_PLACES, capital, icon};
use game_core::Viewer;
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{DynSession, LogEntry, NarratedLine};

use crate::rules::rule_link;
use crate::search::SearchQuery;
use crate::table_state::Table;

/// One line of the log with its rule and its reasons, and with search matches marked.
pub(crate) fn line(locale: Locale, game: &str, line: &NarratedLine, find: &SearchQuery) -> Markup {
    let places = (!line.places.is_empty()).then(|| line.places.join(BETWEEN_PLACES));
    html! {
        li class="told-line" data-places=[places] {
            (find.marked(&line.text)) " " (rule_link(locale, game, line.rule))
            @if !line.reasons.is_empty() {
                " "
                details {
                    summary { (message!(locale, "why")) }
                    ul { @for reason in &line.reasons { li { (reason) } } }
                }
            }
        }
    }
}

/// The end of a log, as much as a table shows of it.
pub(crate) struct Recent {
    /// What followed from an edited position, if the first entry is included.
    opening: Vec<NarratedLine>,
    entries: Vec<LogEntry>,
}

impl Recent {
    /// The last turns before the shown moment.
    pub(crate) fn of(table: &Table<'_>, until: usize, heading: Heading<'_>) -> Self {
        let session = table.session;
        let entries = latest(session, table.viewer, until, TURNS, heading);
        let whole = entries.first().is_none_or(|first| first.index == 0);
        let opening = if whole { session.opening(table.viewer) } else { Vec::new() };
        Recent { opening, entries }
    }
}

/// Returns the heading of the turn that begins after a line. `None` if the game has no drawing, and
/// so no headings.
pub(crate) type Heading<'a> = Option<&'a dyn Fn(&NarratedLine) -> Option<String>>;

/// How many turns are shown beside a table.
const TURNS: usize = 3;
/// How many entries are read at first.
const AT_ONCE: usize = 32;

/// The last entries before `until` with at least this many turn starts among them, if there are so
/// many.
fn latest(
    session: &dyn DynSession,
    viewer: Viewer,
    until: usize,
    turns: usize,
    heading: Heading<'_>,
) -> Vec<LogEntry> {
    let mut length = AT_ONCE;
    loop {
        let from = until.saturating_sub(length);
        let entries = session.log_between(viewer, from, until);
        if from == 0 || begun(&entries, heading) > turns {
            return entries;
        }
        length *= 2;
    }
}

/// How many turns begin among these entries.
fn begun(entries: &[LogEntry], heading: Heading<'_>) -> usize {
    match heading {
        Some(heading) => {
            let lines = entries.iter().flat_map(|entry| &entry.told);
            lines.filter(|line| heading(line).is_some()).count()
        }
        None => {
            let seats: Vec<_> = entries.iter().filter_map(|entry| entry.seat).collect();
            seats.windows(2).filter(|pair| pair[0] != pair[1]).count()
        }
    }
}

/// The last turns, folded except the latest, and a link to the whole log.
pub(crate) fn log(table: &Table<'_>, recent: &Recent, heading: Heading<'_>) -> Markup {
    let renderer = LogRenderer::of(table);
    html! {
        @if recent.entries.is_empty() && recent.opening.is_empty() { p class="muted" { (message!(table.locale, "log-empty")) } }
        div class="log-turns" {
            (renderer.latest_turns(recent, TURNS, heading))
        }
        p class="log-whole" { a class="quiet" href={ "/games/" (table.id) "/log" } { (icon("log")) (message!(table.locale, "log-history")) } }
    }
}

/// Draws the log entries of one game.
pub(crate) struct LogRenderer<'a> {
    pub(crate) locale: Locale,
    pub(crate) id: &'a str,
    pub(crate) session: &'a dyn DynSession,
}

impl<'a> LogRenderer<'a> {
    fn of(table: &Table<'a>) -> Self {
        LogRenderer { locale: table.locale, id: table.id, session: table.session }
    }

    /// The last turns of these entries, the latest first and open.
    fn latest_turns(&self, recent: &Recent, most: usize, heading: Heading<'_>) -> Markup {
        let Recent { opening, entries } = recent;
        let mut turns = self.turns(opening, entries, heading);
        // Lines before the first start belong to a turn that is not complete here.
        if entries.first().is_some_and(|entry| entry.index > 0) && turns.len() > 1 {
            turns.remove(0);
        }
        let shown = &turns[turns.len().saturating_sub(most)..];
        let begins = shown.first().map_or(0, |turn| turn.begins);
        html! {
            @for (nth, turn) in shown.iter().rev().enumerate() {
                details class="log-turn" open[nth == 0] id=(turn.name()) {
                    summary { (turn.title) " " span class="muted" { (count(self.locale, turn.parts.len())) } }
                    div class="log-entries" {
                        (self.told(turn.opening, &SearchQuery::default()))
                        @for (entry, lines) in &turn.parts { (self.entry_lines(entry, lines, &SearchQuery::default())) }
                    }
                }
            }
            @if begins > 0 {
                p class="log-before" {
                    a class="button" href={ "/games/" (self.id) "/log?until=" (begins) } { (message!(self.locale, "history-earlier")) }
                }
            }
        }
    }

    pub(crate) fn told(&self, lines: &[NarratedLine], find: &SearchQuery) -> Markup {
        let game = self.session.game();
        html! {
            @if !lines.is_empty() {
                ol class="told" { @for told in lines { (line(self.locale, game, told, find)) } }
            }
        }
    }

    pub(crate) fn entry_lines(
        &self,
        entry: &LogEntry,
        lines: &[NarratedLine],
        find: &SearchQuery,
    ) -> Markup {
        html! {
            div class="log-entry" {
                p class="log-entry-head" {
                    a href={ "/games/" (self.id) "/at/" (entry.index + 1) } data-swap
                        title=(message!(self.locale, "log-after")) { (entry.index + 1) }
                    span { b { (self.by(entry)) @if entry.seat.is_some() { ":" } } " " (find.marked(&capital(&entry.label))) }
                }
                (self.told(lines, find))
            }
        }
    }

    pub(crate) fn by(&self, entry: &LogEntry) -> Markup {
        html! {
            @match entry.seat {
                Some(_) if self.session.seats() == 1 => (message!(self.locale, "log-you")),
                Some(seat) => (self.session.seat_name(seat)),
                None => (icon("dice")) ,
            }
        }
    }

    /// Splits the log, preceded by what followed from an edited position, into turns: at lines that
    /// begin a turn, even within an entry, or, in a game without a drawing, where the seat changes.
    pub(crate) fn turns<'e>(
        &self,
        opening: &'e [NarratedLine],
        log: &'e [LogEntry],
        heading: Heading<'_>,
    ) -> Vec<TurnOfLog<'e>> {
        let next = |lines: &[NarratedLine]| {
            let heading = heading?;
            lines.iter().enumerate().find_map(|(at, line)| Some((at, heading(line)?)))
        };
        let mut seat = None;
        let mut turns = Vec::new();
        let first = next(opening).map_or(opening.len(), |(at, _)| at);
        let title = match opening.is_empty() {
            true => message!(self.locale, "log-set-up"),
            false => message!(self.locale, "log-from-position"),
        };
        let mut turn = TurnOfLog::new(title.into(), (0, 0), &opening[..first]);
        // Splits the remaining lines where one begins a turn.
        let cut = |turns: &mut Vec<TurnOfLog<'e>>,
                   turn: &mut TurnOfLog<'e>,
                   (mut lines, begins): (&'e [NarratedLine], usize)| {
            let mut within = 0;
            while let Some((at, title)) = next(lines) {
                let rest = &lines[at + 1..];
                let until = at + 1 + next(rest).map_or(rest.len(), |(further, _)| further);
                within += 1;
                let next = TurnOfLog::new(title, (begins, within), &lines[at..until]);
                turns.push(std::mem::replace(turn, next));
                lines = rest;
            }
        };
        cut(&mut turns, &mut turn, (opening, 0));
        for entry in log {
            if heading.is_none() && entry.seat.is_some() && entry.seat != seat {
                seat = entry.seat;
                let title = seat.map_or_else(String::new, |seat| self.session.seat_name(seat));
                let next = TurnOfLog::new(title, (entry.index, 0), &[]);
                turns.push(std::mem::replace(&mut turn, next));
            }
            let lines = &entry.told[..];
            let first = next(lines).map_or(lines.len(), |(at, _)| at);
            turn.parts.push((entry, &lines[..first]));
            cut(&mut turns, &mut turn, (lines, entry.index + 1));
        }
        turns.push(turn);
        turns.retain(|turn| !turn.is_empty());
        turns
    }
}

pub(crate) fn count(locale: Locale, entries: usize) -> Cow<'static, str> {
    message!(locale, "log-entries", count = entries)
}

/// A turn: its opening lines, and its entries, each with those of its lines that belong to this
/// turn.
pub(crate) struct TurnOfLog<'a> {
    pub(crate) title: String,
    /// The index of the entry with which it begins; if lines within an entry begin it, that of the
    /// next entry.
    pub(crate) begins: usize,
    /// The number of the turn among those that begin there.
    within: usize,
    pub(crate) opening: &'a [NarratedLine],
    pub(crate) parts: Vec<(&'a LogEntry, &'a [NarratedLine])>,
}

impl<'a> TurnOfLog<'a> {
    fn new(title: String, (begins, within): (usize, usize), opening: &'a [NarratedLine]) -> Self {
        Self { title, begins, within, opening, parts: Vec::new() }
    }

    /// A name that is the same on every page.
    pub(crate) fn name(&self) -> String {
        format!("turn-{}-{}", self.begins, self.within)
    }

    fn is_empty(&self) -> bool {
        self.opening.is_empty() && self.parts.is_empty()
    }
}

//! The log page of a game: chapters with a line for each run of one seat, which unfolds to its
//! entries.

use drawing::capital;
use game_core::Viewer;
use i18n::{Locale, clauses, message};
use maud::{Markup, html};
use play::{DynSession, LogEntry, NarratedLine};

use crate::games;
use crate::log::{Heading, LogRenderer, TurnOfLog, count};
use crate::search::{SearchQuery, search};
use crate::shell::{Shell, header};

/// The most chapters on a page.
const CHAPTERS: usize = 20;
/// The most chapters on a page of search results.
const FOUND: usize = 40;
/// How many choices the line of a run names.
const NAMED: usize = 3;
/// The most chapters in the contents, and on the page of the whole log.
const CONTENTS: usize = 400;

/// The log page of a game.
pub struct LogPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// Through whose eyes the log is shown.
    pub viewer: Viewer,
    /// Show the chapters before this entry; `None` for the latest.
    pub until: Option<usize>,
    /// Whether to show all chapters on one page, for printing.
    pub whole: bool,
    /// The search text as typed; empty for no search.
    pub find: &'a str,
}

/// Consecutive entries of one seat, or chance entries before the first choice.
struct Run<'a> {
    entries: Vec<(&'a LogEntry, &'a [NarratedLine])>,
}

/// Draws the page: some chapters, the latest first, with a link to earlier ones; or every line that
/// matches the search.
pub fn log_page(page: &LogPage<'_>) -> String {
    let (session, locale) = (page.session, page.locale);
    let drawing = games::drawing(session.game());
    let heading = |line: &NarratedLine| line.heading.clone();
    let heading: Heading<'_> = drawing.is_some().then_some(&heading);
    let until = page.until.unwrap_or(session.len()).min(session.len());
    let entries = session.log_between(page.viewer, 0, session.len());
    let renderer = LogRenderer { locale, id: page.id, session };
    let opening = session.opening(page.viewer);
    let chapters = renderer.turns(&opening, &entries, heading, 0);
    let find = SearchQuery::of(page.find);
    let address = format!("/games/{}/log", page.id);
    let table =
        html! { a class="quiet" href={ "/games/" (page.id) } { (message!(locale, "rule-back")) } };
    let body = html! {
        (header(locale, page.name, &table))
        main class="home history" id="main" {
            h1 { (message!(locale, "history-heading", name = page.name)) }
            (search(locale, &address, page.find, &message!(locale, "history-search")))
            div class="columns" {
                (contents(locale, &address, &chapters))
                (found(&renderer, &chapters, (until, if page.whole { CONTENTS } else { CHAPTERS }), &find, page.find))
            }
        }
    };
    let title = message!(locale, "history-title", name = page.name);
    Shell {
        locale,
        title: &title,
        game: Some(session.game()),
        at_table: false,
        waits: false,
        skips: &[("found", message!(locale, "history-skip"))],
        body,
    }
    .draw()
}

/// The value of `until` for a page whose latest chapter is this one.
fn page_with(chapters: &[TurnOfLog<'_>], nth: usize) -> Option<usize> {
    chapters.get(nth + 1).map(|next| next.begins)
}

fn contents(locale: Locale, address: &str, chapters: &[TurnOfLog<'_>]) -> Markup {
    html! {
        nav class="contents" aria-label=(message!(locale, "history-chapters")) {
            @if chapters.len() <= CONTENTS {
                ol class="contents-list" {
                    @for (nth, chapter) in chapters.iter().enumerate() {
                        @let until = page_with(chapters, nth).map_or_else(String::new, |until| format!("?until={until}"));
                        li {
                            a href={ (address) (until) "#" (chapter.name()) } {
                                span { (chapter.title) } " "
                                span class="muted small" { (chapter.parts.len()) span class="unseen" { (message!(locale, "history-entries")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn found(
    renderer: &LogRenderer<'_>,
    chapters: &[TurnOfLog<'_>],
    (until, most): (usize, usize),
    find: &SearchQuery,
    typed: &str,
) -> Markup {
    let (shown, more) = if find.is_empty() {
        let begun: Vec<&TurnOfLog<'_>> =
            chapters.iter().filter(|chapter| chapter.begins < until || until == 0).collect();
        let from = begun.len().saturating_sub(most);
        (begun[from..].to_vec(), begun.get(from).filter(|_| from > 0).map(|first| first.begins))
    } else {
        (chapters.iter().collect(), None)
    };
    let most = if find.is_empty() { most } else { FOUND };
    let drawn: Vec<(usize, Markup)> =
        shown.iter().rev().filter_map(|turn| chapter(renderer, turn, find)).collect();
    let lines: usize = drawn.iter().map(|(lines, _)| lines).sum();
    let locale = renderer.locale;
    let says = match (find.is_empty(), lines) {
        (true, _) => None,
        (false, 0) => Some(message!(locale, "history-none", words = typed.trim())),
        (false, lines) => Some(message!(locale, "history-found", count = lines)),
    };
    html! {
        div class="found" id="found" data-count=[says.clone()] {
            @if chapters.is_empty() { p class="empty" { (message!(locale, "history-empty")) } }
            @if let Some(says) = says { p class="muted" { (says) } }
            div class="log-turns" {
                @for (_, chapter) in drawn.iter().take(most) { (chapter) }
                @if drawn.len() > most { p class="muted" { (message!(locale, "history-more")) } }
                @if let Some(begins) = more {
                    p class="log-before" {
                        a class="button" href={ "/games/" (renderer.id) "/log?until=" (begins) } { (message!(locale, "history-earlier")) } " "
                        @if most == CHAPTERS { a class="quiet" href={ "/games/" (renderer.id) "/log?whole=yes" } { (message!(locale, "script-show-all")) } }
                    }
                }
            }
        }
    }
}

/// A chapter with its matching lines and their number; `None` if no line matches.
fn chapter(
    renderer: &LogRenderer<'_>,
    turn: &TurnOfLog<'_>,
    find: &SearchQuery,
) -> Option<(usize, Markup)> {
    let has = |line: &NarratedLine| {
        let reasons = line.reasons.iter().map(String::as_str);
        find.matches([line.text.as_str(), line.rule].into_iter().chain(reasons))
    };
    let titled = find.matches([turn.title.as_str()]);
    let entry_has = |entry: &LogEntry, lines: &[NarratedLine]| {
        titled || find.matches([entry.label.as_str()]) || lines.iter().any(has)
    };
    let runs: Vec<Run<'_>> = runs(turn)
        .into_iter()
        .filter(|run| run.entries.iter().any(|(entry, lines)| entry_has(entry, lines)))
        .collect();
    let opening = titled || turn.opening.iter().any(has);
    if runs.is_empty() && !opening {
        return None;
    }
    let lines = runs.iter().flat_map(|run| &run.entries);
    let lines = lines.filter(|(entry, lines)| entry_has(entry, lines)).count();
    let drawn = html! {
        details class="log-turn" open id=(turn.name()) {
            summary { (turn.title) @if !turn.parts.is_empty() { " " span class="muted" { (count(renderer.locale, turn.parts.len())) } } }
            div class="log-entries" {
                @if opening { (renderer.told(turn.opening, find)) }
                @for run in &runs { (line(renderer, run, find)) }
            }
        }
    };
    Some((lines.max(1), drawn))
}

/// Splits a chapter where another seat chooses; chance entries belong to the choice before them.
fn runs<'a>(turn: &TurnOfLog<'a>) -> Vec<Run<'a>> {
    let mut runs: Vec<Run<'a>> = Vec::new();
    let mut seat = None;
    for &(entry, lines) in &turn.parts {
        let another = entry.seat.is_some() && seat.is_some() && entry.seat != seat;
        match runs.last_mut() {
            Some(run) if !another => run.entries.push((entry, lines)),
            _ => runs.push(Run { entries: vec![(entry, lines)] }),
        }
        seat = entry.seat.or(seat);
    }
    runs
}

/// One line for a run, which unfolds to its entries; open if it matches the search.
fn line(renderer: &LogRenderer<'_>, run: &Run<'_>, find: &SearchQuery) -> Markup {
    let locale = renderer.locale;
    let chosen: Vec<&LogEntry> =
        run.entries.iter().map(|(entry, _)| *entry).filter(|entry| entry.seat.is_some()).collect();
    let told: usize = run.entries.iter().map(|(_, lines)| lines.len()).sum();
    let named: Vec<&LogEntry> = match &chosen[..] {
        [] => run.entries.iter().take(1).map(|(entry, _)| *entry).collect(),
        chosen => chosen.iter().take(NAMED).copied().collect(),
    };
    let more = chosen.len().saturating_sub(NAMED);
    let after = run.entries.last().map_or(0, |(entry, _)| entry.index + 1);
    if chosen.is_empty() && find.is_empty() {
        return renderer.entries(&run.entries, find);
    }
    html! {
        div class="log-run" {
            details class="log-line" open[!find.is_empty()] {
                summary {
                    span {
                        @if let Some(first) = named.first() { b { (renderer.by(first)) } " " }
                        @for (nth, entry) in named.iter().enumerate() {
                            @if nth > 0 { (clauses(locale, ["", ""].map(String::from))) (find.marked(&entry.label)) } @else { (find.marked(&capital(&entry.label))) }
                        }
                        @if more > 0 { span class="muted" { (message!(locale, "history-and-more", count = more)) } }
                    }
                    @if told > 0 { " " span class="muted small" { (message!(locale, "history-told", count = told)) } }
                }
                (renderer.entries(&run.entries, find))
            }
            a class="log-board" href={ "/games/" (renderer.id) "/at/" (after) } {
                (message!(locale, "history-board")) span class="unseen" { (message!(locale, "history-board-after", entry = after)) }
            }
        }
    }
}

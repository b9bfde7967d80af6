//! The history of a game: chapters, in each a line for what one seat did in a row, which unfolds to
//! what was told.

use drawing::capital;
use game_core::Viewer;
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{DynSession, LogEntry, NarratedLine};

use crate::games;
use crate::log::{Heading, LogRenderer, TurnOfLog, count};
use crate::search::{SearchQuery, search};
use crate::shell::{Shell, header};

/// So many chapters stand on a page.
const CHAPTERS: usize = 20;
/// So many chapters with something that was searched for.
const FOUND: usize = 40;
/// So many choices are named in the line that stands for them.
const NAMED: usize = 3;
/// So many chapters are listed as contents, and stand on the page of the whole history.
const CONTENTS: usize = 400;

/// The history of a game.
pub struct LogPage<'a> {
    /// Whose words it is written in.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// The chapters before this entry are shown; the last ones of all if it is none.
    pub until: Option<usize>,
    /// Whether all chapters stand on one page, to be printed.
    pub whole: bool,
    /// What is searched for, as it was typed; nothing if it is empty.
    pub find: &'a str,
}

/// What one seat did in a row, or chance before anybody did anything.
struct Run<'a> {
    entries: Vec<(&'a LogEntry, &'a [NarratedLine])>,
}

/// Draws the history: some chapters, the latest first, with the way to those before; or every line
/// that has what was searched for.
pub fn log_page(page: &LogPage<'_>) -> String {
    let (session, locale) = (page.session, page.locale);
    let drawing = games::drawing(session.game());
    let heading = |line: &NarratedLine| line.heading.clone();
    let heading: Heading<'_> = drawing.is_some().then_some(&heading);
    let until = page.until.unwrap_or(session.len()).min(session.len());
    let entries = session.log_between(page.viewer, 0, session.len());
    let renderer = LogRenderer { locale, id: page.id, session };
    let opening = session.opening(page.viewer);
    let chapters = renderer.turns(&opening, &entries, heading);
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
        game: None,
        at_table: false,
        waits: false,
        skips: &[("found", message!(locale, "history-skip"))],
        body,
    }
    .draw()
}

/// After which entry a page that begins with this chapter ends.
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

/// A chapter with the lines that have what was searched for, and how many they are; `None` if none
/// has it.
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
            summary { (turn.title) " " span class="muted" { (count(renderer.locale, turn.parts.len())) } }
            div class="log-entries" {
                @if opening { (renderer.told(turn.opening, find)) }
                @for run in &runs { (line(renderer, run, find)) }
            }
        }
    };
    Some((lines.max(1), drawn))
}

/// Cuts a chapter where another seat chooses; what chance gave belongs to whoever chose before.
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

/// One line for a run, which unfolds to its entries; what was searched for is unfolded.
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
    html! {
        div class="log-run" {
            details class="log-line" open[!find.is_empty()] {
                summary {
                    span {
                        @if let Some(first) = named.first() { b { (renderer.by(first)) } " " }
                        @for (nth, entry) in named.iter().enumerate() {
                            @if nth > 0 { "; " (find.marked(&entry.label)) } @else { (find.marked(&capital(&entry.label))) }
                        }
                        @if more > 0 { span class="muted" { (message!(locale, "history-and-more", count = more)) } }
                    }
                    @if told > 0 { " " span class="muted small" { (message!(locale, "history-told", count = told)) } }
                }
                @for (entry, lines) in &run.entries { (renderer.entry_lines(entry, lines, find)) }
            }
            a class="log-board" href={ "/games/" (renderer.id) "/at/" (after) } {
                (message!(locale, "history-board")) span class="unseen" { (message!(locale, "history-board-after", entry = after)) }
            }
        }
    }
}

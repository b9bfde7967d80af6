//! The text of rules: one as a fragment or page, all of them with contents and a search, and where
//! each applied in a game.

use std::collections::BTreeMap;

use game_core::{Modal, RuleBook, RuleEntry, Status, Viewer};
use i18n::{Locale, message};
use maud::{Markup, PreEscaped, html};
use play::DynSession;

use crate::search::{SearchQuery, search};
use crate::shell::{Shell, header};

/// A link to a rule's text. The script opens it beside the table; without it, it is a page.
pub(crate) fn rule_link(locale: Locale, game: &str, id: &str) -> Markup {
    html! {
        a class="rule-link" href={ "/rules/" (game) "/" (id) } data-rule=(id)
            aria-label=(message!(locale, "rule-label", id = id)) { (id) }
    }
}

/// A saved game in which rules have applied.
#[derive(Clone, Debug, Default)]
pub struct InGame {
    /// The id of the saved game, part of its address.
    pub id: String,
    /// The name that its player gave it.
    pub name: String,
    /// For each rule that caused an event, the lengths of the log right after the event's entry, in
    /// rising order.
    pub applied: BTreeMap<&'static str, Vec<usize>>,
}

impl InGame {
    /// Where rules applied in a session, as far as this viewer may know.
    pub fn of(id: &str, name: &str, session: &dyn DynSession, viewer: Viewer) -> Self {
        let mut applied: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
        for line in session.opening(viewer) {
            applied.insert(line.rule, vec![0]);
        }
        for entry in session.log_between(viewer, 0, session.len()) {
            for line in &entry.told {
                let entries = applied.entry(line.rule).or_default();
                if entries.last() != Some(&(entry.index + 1)) {
                    entries.push(entry.index + 1);
                }
            }
        }
        InGame { id: id.to_string(), name: name.to_string(), applied }
    }
}

/// The most links to places where a rule applied.
const PLACES: usize = 12;

/// Where a rule applied in a game.
fn applied(locale: Locale, game: &InGame, id: &str) -> Markup {
    let entries = game.applied.get(id).map_or(&[][..], Vec::as_slice);
    let last = &entries[entries.len().saturating_sub(PLACES)..];
    html! {
        @match entries.len() {
            0 => p class="source" { (message!(locale, "rule-none-yet", name = game.name.as_str())) },
            times => p class="source applied" {
                (message!(locale, "rule-in", name = game.name.as_str()))
                @if times == 1 { (message!(locale, "rule-once")) }
                @else if times > PLACES { (message!(locale, "rule-times-last", count = times)) }
                @else { (message!(locale, "rule-times", count = times)) }
                @for entry in last { " " a href={ "/games/" (game.id) "/at/" (entry) } { (entry) } }
            },
        }
    }
}

/// A rule and its sub-rules, for the panel. `None` if there is no such rule.
pub fn rule_fragment(
    locale: Locale,
    game: &str,
    book: &RuleBook,
    id: &str,
    played: Option<&InGame>,
) -> Option<String> {
    let entries: Vec<&RuleEntry> = book.under(id).collect();
    if entries.is_empty() {
        return None;
    }
    let (before, after) = neighbours(book, entries[0], entries[entries.len() - 1]);
    let all = match played {
        Some(played) => format!("/games/{}/rules", played.id),
        None => format!("/rules/{game}"),
    };
    let page = html! {
        @for entry in &entries { (card(locale, entry, played)) }
        nav class="form-end small" aria-label=(message!(locale, "rule-neighbours")) {
            @if let Some(entry) = before { (message!(locale, "rule-before")) (rule_link(locale, game, &entry.id)) }
            @if let Some(entry) = after { (message!(locale, "rule-after")) (rule_link(locale, game, &entry.id)) }
            a class="rule-link" href={ (all) "#" (id) } { (message!(locale, "rule-all")) }
        }
    };
    Some(page.into_string())
}

/// A rule as a page of its own. `None` if there is no such rule.
pub fn rule(
    locale: Locale,
    game: &str,
    title: &str,
    book: &RuleBook,
    id: &str,
    played: Option<&InGame>,
) -> Option<String> {
    let fragment = rule_fragment(locale, game, book, id, played)?;
    let body = html! {
        (header(locale, title, &back(locale, played)))
        main class="home reading" id="main" {
            h1 { (message!(locale, "rule-title", id = id)) }
            section class="paper" { (PreEscaped(fragment)) }
        }
    };
    let title = format!("{id} · {title}");
    Some(
        Shell {
            locale,
            title: &title,
            game: Some(game),
            at_table: false,
            waits: false,
            skips: &[("main", message!(locale, "rule-skip"))],
            body,
        }
        .draw(),
    )
}

fn back(locale: Locale, played: Option<&InGame>) -> Markup {
    html! {
        @if let Some(game) = played { a class="quiet" href={ "/games/" (game.id) } { (message!(locale, "rule-back")) } }
    }
}

/// What the page of all rules shows.
pub struct RuleList<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the game.
    pub game: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its rules.
    pub book: &'a RuleBook,
    /// The search text as typed; empty for no search.
    pub find: &'a str,
    /// The saved game from which they are looked up.
    pub played: Option<&'a InGame>,
}

/// Draws every rule of a game, with contents and a search.
pub fn rule_list(list: &RuleList<'_>) -> String {
    let &RuleList { locale, game, title, book, find: typed, played } = list;
    let find = SearchQuery::of(typed);
    let address = match played {
        Some(played) => format!("/games/{}/rules", played.id),
        None => format!("/rules/{game}"),
    };
    let found: Vec<&RuleEntry> = book
        .entries
        .iter()
        .filter(|entry| {
            find.matches([entry.id.as_str(), entry.title.as_str(), entry.text.as_str()])
        })
        .collect();
    let says = match (find.is_empty(), found.len()) {
        (true, _) => None,
        (false, 0) => Some(message!(locale, "rules-none", words = typed.trim())),
        (false, rules) => Some(message!(locale, "rules-found", count = rules)),
    };
    let body = html! {
        (header(locale, title, &back(locale, played)))
        main class="home rules" id="main" {
            h1 { (message!(locale, "rules-heading", title = title)) }
            p class="lead" {
                (message!(locale, "rules-lead"))
            }
            (search(locale, &address, typed, &message!(locale, "rules-search")))
            div class="columns" {
                nav class="contents" aria-label=(message!(locale, "rules-contents")) {
                    ol class="contents-list" {
                        @for (section, first) in sections(book) {
                            li { a href={ (address) "#" (first.id) } { span class="muted small" { (section) } " " span { (first.title) } } }
                        }
                    }
                }
                div class="found" id="found" data-count=[says.clone()] {
                    @if let Some(says) = says { p class="muted" { (says) } }
                    ul class="rules-list" {
                        @for entry in found {
                            li id=(entry.id) {
                                a class="rule-id" href={ (address) "/" (entry.id) } { (find.marked(&entry.id)) }
                                div class="rule-body" {
                                    h2 { (find.marked(&entry.title)) }
                                    p { (find.marked(&entry.text)) }
                                    (status(locale, entry))
                                    @if let Some(played) = played { (applied(locale, played, &entry.id)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let title = message!(locale, "rules-title", title = title);
    Shell {
        locale,
        title: &title,
        game: Some(game),
        at_table: false,
        waits: false,
        skips: &[("found", message!(locale, "rules-skip"))],
        body,
    }
    .draw()
}

/// The sections of a rule book, each with its first rule: the part of an id before the point.
fn sections(book: &RuleBook) -> Vec<(&str, &RuleEntry)> {
    let mut sections: Vec<(&str, &RuleEntry)> = Vec::new();
    for entry in &book.entries {
        let section = entry.id.split('.').next().unwrap_or(&entry.id);
        if sections.last().is_none_or(|(last, _)| *last != section) {
            sections.push((section, entry));
        }
    }
    sections
}

fn card(locale: Locale, entry: &RuleEntry, played: Option<&InGame>) -> Markup {
    let modal = match entry.modal {
        Modal::Must => message!(locale, "rule-must"),
        Modal::May => message!(locale, "rule-may"),
        Modal::If => message!(locale, "rule-if"),
    };
    html! {
        article class="rule-card" {
            p { span class="rule-id" { (entry.id) } " " span class="modal-word" { (modal) } }
            h2 { (entry.title) }
            p { (entry.text) }
            (status(locale, entry))
            @if let Some(played) = played { (applied(locale, played, &entry.id)) }
            p class="source" { (message!(locale, "rule-from", source = entry.source.as_str())) }
        }
    }
}

fn status(locale: Locale, entry: &RuleEntry) -> Markup {
    html! {
        @match &entry.status {
            Status::Done => {}
            Status::Planned => p class="source" { (message!(locale, "rule-planned")) },
            Status::Partial(why) => p class="source" { (message!(locale, "rule-partial", why = why.as_str())) },
            Status::NotApplicable(why) => p class="source" { (message!(locale, "rule-not-for-programs", why = why.as_str())) },
        }
    }
}

fn neighbours<'a>(
    book: &'a RuleBook,
    first: &RuleEntry,
    last: &RuleEntry,
) -> (Option<&'a RuleEntry>, Option<&'a RuleEntry>) {
    let position = |id: &str| book.entries.iter().position(|entry| entry.id == id);
    let before = position(&first.id).and_then(|index| index.checked_sub(1));
    let after = position(&last.id).map(|index| index + 1);
    (
        before.and_then(|index| book.entries.get(index)),
        after.and_then(|index| book.entries.get(index)),
    )
}

//! The text of rules: one as a fragment or a page, all of them with contents and a search; and where
//! each applied in a game.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use play::AnySession;
use table::{Modal, RuleBook, RuleEntry, Status, Viewer};
use tongues::{Tongue, say};

use crate::find::{Find, search};
use crate::shell::{Shell, header};

/// A link to a rule's text. The script opens it beside the table; without it, it is a page.
pub(crate) fn rule_link(tongue: Tongue, game: &str, id: &str) -> Markup {
    html! {
        a class="rule-link" href={ "/rules/" (game) "/" (id) } data-rule=(id)
            aria-label=(say!(tongue, "rule-label", id = id)) { (id) }
    }
}

/// A saved game in which rules have applied.
#[derive(Clone, Debug, Default)]
pub struct InGame {
    /// The id of the saved game, part of its address.
    pub id: String,
    /// What its player calls it.
    pub name: String,
    /// For each rule by which something was told, the numbers of entries after which it had been, in
    /// rising order.
    pub applied: BTreeMap<&'static str, Vec<usize>>,
}

impl InGame {
    /// Where rules applied in a session, as far as this viewer was told.
    pub fn of(id: &str, name: &str, session: &dyn AnySession, viewer: Viewer) -> Self {
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

/// So many places where a rule applied are linked.
const PLACES: usize = 12;

/// Where a rule applied in a game.
fn applied(tongue: Tongue, game: &InGame, id: &str) -> Markup {
    let entries = game.applied.get(id).map_or(&[][..], Vec::as_slice);
    let last = &entries[entries.len().saturating_sub(PLACES)..];
    html! {
        @match entries.len() {
            0 => p class="source" { (say!(tongue, "rule-none-yet", name = game.name.as_str())) },
            times => p class="source applied" {
                (say!(tongue, "rule-in", name = game.name.as_str()))
                @if times == 1 { (say!(tongue, "rule-once")) }
                @else if times > PLACES { (say!(tongue, "rule-times-last", count = times)) }
                @else { (say!(tongue, "rule-times", count = times)) }
                @for entry in last { " " a href={ "/games/" (game.id) "/at/" (entry) } { (entry) } }
            },
        }
    }
}

/// A rule with what stands under it, for the place beside the table. `None` if there is none.
pub fn rule_fragment(
    tongue: Tongue,
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
        @for entry in &entries { (card(tongue, entry, played)) }
        nav class="form-end small" aria-label=(say!(tongue, "rule-neighbours")) {
            @if let Some(entry) = before { (say!(tongue, "rule-before")) (rule_link(tongue, game, &entry.id)) }
            @if let Some(entry) = after { (say!(tongue, "rule-after")) (rule_link(tongue, game, &entry.id)) }
            a class="rule-link" href={ (all) "#" (id) } { (say!(tongue, "rule-all")) }
        }
    };
    Some(page.into_string())
}

/// A rule as a page of its own. `None` if there is none with this id.
pub fn rule(
    tongue: Tongue,
    game: &str,
    title: &str,
    book: &RuleBook,
    id: &str,
    played: Option<&InGame>,
) -> Option<String> {
    let fragment = rule_fragment(tongue, game, book, id, played)?;
    let body = html! {
        (header(tongue, title, &back(tongue, played)))
        main class="home reading" id="main" {
            h1 { (say!(tongue, "rule-title", id = id)) }
            section class="paper" { (PreEscaped(fragment)) }
        }
    };
    let title = format!("{id} · {title}");
    Some(
        Shell {
            tongue,
            title: &title,
            game: None,
            at_table: false,
            waits: false,
            skips: &[("main", say!(tongue, "rule-skip"))],
            body,
        }
        .draw(),
    )
}

fn back(tongue: Tongue, played: Option<&InGame>) -> Markup {
    html! {
        @if let Some(game) = played { a class="quiet" href={ "/games/" (game.id) } { (say!(tongue, "rule-back")) } }
    }
}

/// What the page of all rules shows.
pub struct RuleList<'a> {
    /// Whose words it is written in.
    pub tongue: Tongue,
    /// The id of the game.
    pub game: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its rules.
    pub book: &'a RuleBook,
    /// What is searched for, as it was typed; nothing if it is empty.
    pub find: &'a str,
    /// The saved game in which they are looked up.
    pub played: Option<&'a InGame>,
}

/// Every rule of a game, with contents and a search.
pub fn rule_list(list: &RuleList<'_>) -> String {
    let &RuleList { tongue, game, title, book, find: typed, played } = list;
    let find = Find::of(typed);
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
        (false, 0) => Some(say!(tongue, "rules-none", words = typed.trim())),
        (false, rules) => Some(say!(tongue, "rules-found", count = rules)),
    };
    let body = html! {
        (header(tongue, title, &back(tongue, played)))
        main class="home rules" id="main" {
            h1 { (say!(tongue, "rules-heading", title = title)) }
            p class="lead" {
                (say!(tongue, "rules-lead"))
            }
            (search(tongue, &address, typed, &say!(tongue, "rules-search")))
            div class="columns" {
                nav class="contents" aria-label=(say!(tongue, "rules-contents")) {
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
                                    (status(tongue, entry))
                                    @if let Some(played) = played { (applied(tongue, played, &entry.id)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let title = say!(tongue, "rules-title", title = title);
    Shell {
        tongue,
        title: &title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("found", say!(tongue, "rules-skip"))],
        body,
    }
    .draw()
}

/// The sections of a rule book, each with its first rule: what stands before the point of an id.
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

fn card(tongue: Tongue, entry: &RuleEntry, played: Option<&InGame>) -> Markup {
    let modal = match entry.modal {
        Modal::Must => say!(tongue, "rule-must"),
        Modal::May => say!(tongue, "rule-may"),
        Modal::If => say!(tongue, "rule-if"),
    };
    html! {
        article class="rule-card" {
            p { span class="rule-id" { (entry.id) } " " span class="modal-word" { (modal) } }
            h2 { (entry.title) }
            p { (entry.text) }
            (status(tongue, entry))
            @if let Some(played) = played { (applied(tongue, played, &entry.id)) }
            p class="source" { (say!(tongue, "rule-from", source = entry.source.as_str())) }
        }
    }
}

fn status(tongue: Tongue, entry: &RuleEntry) -> Markup {
    html! {
        @match &entry.status {
            Status::Done => {}
            Status::Planned => p class="source" { (say!(tongue, "rule-planned")) },
            Status::Partial(why) => p class="source" { (say!(tongue, "rule-partial", why = why.as_str())) },
            Status::NotApplicable(why) => p class="source" { (say!(tongue, "rule-not-for-programs", why = why.as_str())) },
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

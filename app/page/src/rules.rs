//! The text of rules: one as a fragment or a page, all of them as a list.

use maud::{Markup, PreEscaped, html};
use table::{Modal, RuleBook, RuleEntry, Status};

use crate::shell::{Shell, plain_header};

/// A link to a rule's text. The script opens it beside the table; without it, it is a page.
pub(crate) fn rule_link(game: &str, id: &str) -> Markup {
    html! {
        a class="rule-link" href={ "/rules/" (game) "/" (id) } data-rule=(id)
            aria-label={ "Rule " (id) } { (id) }
    }
}

/// A rule with what stands under it, for the place beside the table. `None` if there is none.
pub fn rule_fragment(game: &str, book: &RuleBook, id: &str) -> Option<String> {
    let entries: Vec<&RuleEntry> = book.under(id).collect();
    if entries.is_empty() {
        return None;
    }
    let (before, after) = neighbours(book, entries[0], entries[entries.len() - 1]);
    let page = html! {
        @for entry in &entries { (card(entry)) }
        nav class="form-end small" aria-label="Neighbouring rules" {
            @if let Some(entry) = before { "Before: " (rule_link(game, &entry.id)) }
            @if let Some(entry) = after { " After: " (rule_link(game, &entry.id)) }
            a class="rule-link" href={ "/rules/" (game) "#" (id) } { "All rules" }
        }
    };
    Some(page.into_string())
}

/// A rule as a page of its own. `None` if there is none with this id.
pub fn rule(game: &str, title: &str, book: &RuleBook, id: &str) -> Option<String> {
    let fragment = rule_fragment(game, book, id)?;
    let body = html! {
        (plain_header(title))
        main class="home reading" id="main" {
            h1 { "Rule " (id) }
            section class="paper" { (PreEscaped(fragment)) }
        }
    };
    let title = format!("{id} · {title}");
    Some(
        Shell {
            title: &title,
            game: None,
            at_table: false,
            waits: false,
            skips: &[("main", "To the rule")],
            body,
        }
        .draw(),
    )
}

/// Every rule of a game.
pub fn rule_list(game: &str, title: &str, book: &RuleBook) -> String {
    let body = html! {
        (plain_header(title))
        main class="home reading" id="main" {
            h1 { "Rules of " (title) }
            p class="lead" {
                "Every statement that the program follows, in our own words. The same ids stand in "
                "the log and beside every choice."
            }
            ul class="rules-list" {
                @for entry in &book.entries {
                    li id=(entry.id) {
                        a class="rule-id" href={ "/rules/" (game) "/" (entry.id) } { (entry.id) }
                        div class="rule-body" { h2 { (entry.title) } p { (entry.text) } (status(entry)) }
                    }
                }
            }
        }
    };
    let title = format!("Rules · {title}");
    Shell {
        title: &title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", "To the rules")],
        body,
    }
    .draw()
}

fn card(entry: &RuleEntry) -> Markup {
    let modal = match entry.modal {
        Modal::Must => "must",
        Modal::May => "may",
        Modal::If => "if",
    };
    html! {
        article class="rule-card" {
            p { span class="rule-id" { (entry.id) } " " span class="modal-word" { (modal) } }
            h2 { (entry.title) }
            p { (entry.text) }
            (status(entry))
            p class="source" { "From: " (entry.source) }
        }
    }
}

fn status(entry: &RuleEntry) -> Markup {
    html! {
        @match &entry.status {
            Status::Done => {}
            Status::Planned => p class="source" { "Not yet carried out." },
            Status::Partial(why) => p class="source" { "In part: " (why) },
            Status::NotApplicable(why) => p class="source" { "Nothing to do for a program: " (why) },
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

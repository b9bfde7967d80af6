//! What is thought about beside the table: the choices of bots, hints.

use maud::{Markup, html};
use play::Advice;
use table::Seat;

use crate::table_page::{Asking, Table};

/// What is thought about while the page is looked at, and what came of it.
#[derive(Clone, Copy, Debug, Default)]
pub enum Thought<'a> {
    /// Nothing.
    #[default]
    None,
    /// A bot thinks about its choice.
    Bots,
    /// The bots were stopped; the reason, if it was not a person.
    Resting(Option<&'a str>),
    /// A hint is searched for.
    Searching,
    /// A hint was found.
    Hint(&'a Advice),
    /// No hint was found, and why.
    NoHint(&'a str),
}

/// What a page waits for, by the word that the server has for it.
pub(crate) fn phase(table: &Table<'_>) -> Option<&'static str> {
    match (table.asking, table.thought) {
        (Asking::Wait(_), Thought::Bots) => Some("bots"),
        (Asking::Answer, Thought::Searching) => Some("hint"),
        _ => None,
    }
}

/// What a person sees while a bot is asked.
pub(crate) fn wait(table: &Table<'_>, seat: Seat) -> Markup {
    let name = table.session.seat_name(seat);
    html! {
        @match table.thought {
            Thought::Resting(why) => {
                (act(table, "go", html! {
                    h2 class="question" id="question" tabindex="-1" { (name) " waits." }
                    @if let Some(why) = why { p class="notice" role="alert" { (why) } }
                    button class="button main" type="submit" data-key="1" { "Let " (name) " choose" }
                }))
            }
            _ => {
                (act(table, "rest", html! {
                    h2 class="question" id="question" tabindex="-1" { (name) " is thinking…" }
                    p class="muted" data-wait-words { "What it does is told here." }
                    button class="button" type="submit" data-act="rest" { "Cancel" }
                }))
            }
        }
    }
}

fn act(table: &Table<'_>, name: &str, content: Markup) -> Markup {
    html! {
        form class="hand-over" method="post" action={ "/games/" (table.id) "/" (name) } data-swap {
            (content)
        }
    }
}

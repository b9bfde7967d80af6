//! The header of a table: where am I, undo and redo, the slider over time.

use drawing::icon;
use maud::{Markup, html};
use play::{Luck, Play, people};

use crate::look::look_button;
use crate::moment::Table;
use crate::shell::home_link;

/// The header.
pub(crate) fn top(table: &Table<'_>) -> Markup {
    let session = table.session;
    let past = table.at.is_some();
    html! {
        header class="top" {
            (home_link())
            div class="top-what" {
                h1 class="top-name" { b { (table.name) } @if table.name != table.title { " · " (table.title) } }
                @if session.practice() {
                    span class="tag" title="Luck was met twice, a position was edited, or a hint was asked for" { "practice" }
                }
                @if session.play() == Play::Strict {
                    span class="tag" title="Undo stops at the last result of chance" { "strict" }
                }
                @if session.luck() == Luck::Table {
                    span class="tag" title="You enter what the real table shows" {
                        (icon("dice")) "real table"
                    }
                }
            }
            div class="top-acts" {
                (replay(table))
                (act(table, "undo", "Undo (U)", past || session.is_empty()))
                (act(table, "redo", "Redo (R)", past || session.undone() == 0))
                nav class="top-ways" aria-label="About this game" {
                    a class="quiet" href={ "/games/" (table.id) "/log" } { "History" }
                    a class="quiet" href={ "/games/" (table.id) "/rules" } { "Rules" }
                    @if people(session.players()).count() > 1 {
                        a class="quiet" href={ "/games/" (table.id) "/seats" } title="Who plays at which device" { "Seats" }
                    }
                }
                (look_button())
            }
        }
    }
}

fn act(table: &Table<'_>, name: &str, words: &str, idle: bool) -> Markup {
    html! {
        form method="post" action={ "/games/" (table.id) "/" (name) } data-swap {
            input type="hidden" name="at" value=(table.session.len());
            button class="quiet square" type="submit" disabled[idle] data-act=(name)
                aria-label=(words) title=(words) { (icon(name)) }
        }
    }
}

fn replay(table: &Table<'_>) -> Markup {
    let length = table.session.len();
    let at = table.at.unwrap_or(length);
    html! {
        form class="replay" method="get" action={ "/games/" (table.id) "/at" } {
            label for="replay" { (icon("log")) span class="unseen" { "Look back to entry" } }
            input id="replay" aria-label="Look back to entry" type="range" name="n" min="0" max=(length) value=(at) data-length=(length)
                aria-valuetext={ "entry " (at) " of " (length) };
            output for="replay" { (at) " / " (length) }
            button class="quiet" type="submit" { "Look" }
        }
    }
}

//! The header of a table: where am I, undo and redo, the slider over time.

use drawing::icon;
use maud::{Markup, html};
use play::{Luck, Play, people};
use tongues::say;

use crate::look::look_button;
use crate::moment::Table;
use crate::shell::home_link;

/// The header.
pub(crate) fn top(table: &Table<'_>) -> Markup {
    let (session, tongue) = (table.session, table.tongue);
    let past = table.at.is_some();
    html! {
        header class="top" {
            (home_link())
            div class="top-what" {
                h1 class="top-name" { b { (table.name) } @if table.name != table.title { " · " (table.title) } }
                @if session.practice() {
                    span class="tag" title=(say!(tongue, "top-practice-why")) { (say!(tongue, "top-practice")) }
                }
                @if session.play() == Play::Strict {
                    span class="tag" title=(say!(tongue, "top-strict-why")) { (say!(tongue, "top-strict")) }
                }
                @if session.luck() == Luck::Table {
                    span class="tag" title=(say!(tongue, "top-real-table-why")) {
                        (icon("dice")) (say!(tongue, "top-real-table"))
                    }
                }
            }
            div class="top-acts" {
                (replay(table))
                (act(table, "undo", &say!(tongue, "top-undo"), past || session.is_empty()))
                (act(table, "redo", &say!(tongue, "top-redo"), past || session.undone() == 0))
                nav class="top-ways" aria-label=(say!(tongue, "top-about")) {
                    a class="quiet" href={ "/games/" (table.id) "/log" } { (say!(tongue, "top-history")) }
                    a class="quiet" href={ "/games/" (table.id) "/rules" } { (say!(tongue, "top-rules")) }
                    @if people(session.players()).count() > 1 {
                        a class="quiet" href={ "/games/" (table.id) "/seats" } title=(say!(tongue, "top-seats-why")) { (say!(tongue, "top-seats")) }
                    }
                }
                (look_button(tongue))
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
    let (length, tongue) = (table.session.len(), table.tongue);
    let at = table.at.unwrap_or(length);
    html! {
        form class="replay" method="get" action={ "/games/" (table.id) "/at" } {
            label for="replay" { (icon("log")) span class="unseen" { (say!(tongue, "top-look-back")) } }
            input id="replay" aria-label=(say!(tongue, "top-look-back")) type="range" name="n" min="0" max=(length) value=(at) data-length=(length)
                aria-valuetext=(say!(tongue, "top-entry-of", at = at, length = length));
            output for="replay" { (at) " / " (length) }
            button class="quiet" type="submit" { (say!(tongue, "top-look")) }
        }
    }
}

//! The header of a table: its name, undo and redo, and the slider over the log.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use play::{ChanceSource, Play, people};

use crate::appearance::look_button;
use crate::shell::home_link;
use crate::table_apart;
use crate::table_state::Table;

/// The header.
pub(crate) fn top(table: &Table<'_>) -> Markup {
    let (session, locale) = (table.session, table.locale);
    let past = table.at.is_some();
    html! {
        header class="top" {
            (home_link())
            div class="top-what" {
                h1 class="top-name" { b { (table.name) } @if table.name != table.title { " · " (table.title) } }
                @if session.practice() {
                    span class="tag" title=(message!(locale, "top-practice-why")) { (message!(locale, "top-practice")) }
                }
                @if session.play() == Play::Strict {
                    span class="tag" title=(message!(locale, "top-strict-why")) { (message!(locale, "top-strict")) }
                }
                @if session.chance_source() == ChanceSource::Table {
                    span class="tag" title=(message!(locale, "top-real-table-why")) {
                        (icon("dice")) (message!(locale, "top-real-table"))
                    }
                }
                (table_apart::content(table))
                (table_apart::watching(table))
            }
            div class="top-acts" {
                (replay(table))
                (act(table, "undo", &message!(locale, "top-undo"), past || session.is_empty()))
                (act(table, "redo", &message!(locale, "top-redo"), past || session.undone() == 0))
                nav class="top-ways" aria-label=(message!(locale, "top-about")) {
                    a class="quiet" href={ "/games/" (table.id) "/log" } { (message!(locale, "top-history")) }
                    a class="quiet" href={ "/games/" (table.id) "/rules" } { (message!(locale, "top-rules")) }
                    a class="quiet top-icons" href={ "/icons/" (session.game()) } { (message!(locale, "top-icons")) }
                    @if people(session.players()).count() > 1 {
                        a class="quiet" href={ "/games/" (table.id) "/seats" } title=(message!(locale, "top-seats-why")) { (message!(locale, "top-seats")) }
                    }
                }
                (look_button(locale))
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
    let (length, locale) = (table.session.len(), table.locale);
    let at = table.at.unwrap_or(length);
    html! {
        form class="replay" method="get" action={ "/games/" (table.id) "/at" } {
            label for="replay" { (icon("log")) span class="unseen" { (message!(locale, "top-look-back")) } }
            input id="replay" aria-label=(message!(locale, "top-look-back")) type="range" name="n" min="0" max=(length) value=(at) data-length=(length)
                aria-valuetext=(message!(locale, "top-entry-of", at = at, length = length));
            output for="replay" { (at) " / " (length) }
            button class="quiet" type="submit" { (message!(locale, "top-look")) }
        }
    }
}

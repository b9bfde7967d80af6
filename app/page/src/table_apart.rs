//! What a table shows where people live apart: how many watch, whose values it is played with, and
//! that all agreed to end the game.

use i18n::message;
use maud::{Markup, html};

use crate::ending;
use crate::table_state::Table;

/// What a table shows that was ended by consent.
pub(crate) fn ended(table: &Table<'_>) -> Markup {
    let locale = table.locale;
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { (message!(locale, "table-ended")) }
            p class="muted" { (message!(locale, "table-ended-help")) }
            div class="result-acts" {
                (ending::again(locale, (table.id, table.name), table.session, None))
                a class="button" href="/" { (message!(locale, "table-to-games")) }
            }
        }
    }
}

/// Whose values the game is played with, and the way to them.
pub(crate) fn content(table: &Table<'_>) -> Markup {
    let locale = table.locale;
    html! {
        @if let Some(owner) = &table.content {
            a class="tag whose" id="content-owner" href={ "/games/" (table.id) "/content" } title=(message!(locale, "content-look")) {
                (owner.words(locale))
            }
        }
    }
}

/// How many people watch; hidden while nobody does.
pub(crate) fn watching(table: &Table<'_>) -> Markup {
    html! {
        @if let Some(count) = table.watching {
            span class="tag" id="watching" hidden[count == 0]
                data-words=(message!(table.locale, "table-watching", count = "#1")) {
                (message!(table.locale, "table-watching", count = count))
            }
        }
    }
}

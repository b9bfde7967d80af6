//! The wait for tasks beside the table: bot choices and hints.

use game_core::Seat;
use i18n::message;
use maud::{Markup, html};

use crate::table_state::{Asking, Table, TaskStatus};

/// What a page waits for, by the name that the server uses.
pub(crate) fn phase(table: &Table<'_>) -> Option<&'static str> {
    match (table.asking, table.task_status) {
        (Asking::Wait(_), TaskStatus::Bots) => Some("bots"),
        (Asking::Elsewhere(_) | Asking::Seats, _) => Some("elsewhere"),
        (Asking::Answer, TaskStatus::Searching) => Some("hint"),
        _ => None,
    }
}

/// What a person sees while a bot must choose.
pub(crate) fn wait(table: &Table<'_>, seat: Seat) -> Markup {
    let (name, locale) = (table.session.seat_name(seat), table.locale);
    html! {
        @match table.task_status {
            TaskStatus::Paused(why) => {
                (act(table, "resume", html! {
                    h2 class="question" id="question" tabindex="-1" { (message!(locale, "wait-rests", name = name.as_str())) }
                    @if let Some(why) = why { p class="notice" role="alert" { (why) } }
                    button class="button main" type="submit" data-key="1" { (message!(locale, "wait-let", name = name.as_str())) }
                }))
            }
            _ => {
                (act(table, "pause", html! {
                    h2 class="question" id="question" tabindex="-1" { (message!(locale, "wait-thinks", name = name.as_str())) }
                    p class="muted" data-wait-words { (message!(locale, "wait-words")) }
                    button class="button" type="submit" data-act="pause" { (message!(locale, "wait-cancel")) }
                }))
                @if table.own_seat().is_none() {
                    p class="form-end" {
                        a class="button" href={ "/games/" (table.id) "/at/0" } data-swap { (message!(locale, "wait-watch")) }
                    }
                }
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

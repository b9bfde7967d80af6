//! The guide's text beside the question.

use drawing::icon;
use game_core::Turn;
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{GuideLeft, GuideNow, GuidePress};

use crate::table_state::{Asking, Table, TaskStatus};

/// The guide beside the question, and beside the result of a game that it led to its end: the
/// current step, or that it was left and the two ways on.
pub(crate) fn beside(table: &Table<'_>) -> Markup {
    let asked = table.asking == Asking::Answer;
    match (&table.guide, &table.guide_left) {
        (Some(guide), _) if asked => step(table.locale, guide, table.task_status),
        (None, Some(guide)) if asked && table.session.turn() != Turn::Over => left(table, guide),
        _ => html! {},
    }
}

/// The current step of the guide: its heading, what to press now, and its text, which can
/// be folded and is folded while a hint is shown. The proposed answer comes first among the answers.
fn step(locale: Locale, guide: &GuideNow, task_status: TaskStatus<'_>) -> Markup {
    html! {
        details class="guide" open[matches!(task_status, TaskStatus::None)] data-fold={ "guide-" (guide.number) } {
            summary data-fold-word=(message!(locale, "guide-fold")) data-read-word=(message!(locale, "guide-read")) {
                span class="guide-count" { (message!(locale, "guide-step", title = guide.title.as_str(), number = guide.number, count = guide.count)) }
                h2 class="guide-title" { (guide.heading) }
            }
            @if let Some(GuidePress { number, count, next }) = &guide.press {
                p class="guide-press" { (message!(locale, "guide-press", number = *number, count = *count, next = next.as_str())) }
            }
            @for paragraph in &guide.paragraphs { p { (paragraph) } }
        }
    }
}

/// Somebody chose otherwise than the guide proposes: one line that unfolds into what was chosen and
/// the ways on, and is unfolded until the next choice. It can be put away for the rest of the game.
fn left(table: &Table<'_>, guide: &GuideLeft) -> Markup {
    let locale = table.locale;
    let without = message!(locale, "guide-without");
    html! {
        section class="guide guide-left" {
            details open[guide.is_new] data-fold="guide-left" {
                summary data-fold-word=(message!(locale, "guide-fold")) data-read-word=(message!(locale, "guide-read")) {
                    h2 class="guide-title" { (message!(locale, "guide-was-left")) }
                }
                (ways_on(table, guide))
            }
            form method="post" action={ "/games/" (table.id) "/guide" } data-swap {
                button class="quiet square" type="submit" aria-label=(without) title=(without) { (icon("close")) }
            }
        }
    }
}

/// What was chosen instead, and the ways back into the guide and on without it.
fn ways_on(table: &Table<'_>, guide: &GuideLeft) -> Markup {
    let GuideLeft { title, number, count, chosen, proposed, undoable, .. } = guide;
    let locale = table.locale;
    html! {
        p class="guide-count" { (message!(locale, "guide-step", title = title.as_str(), number = *number, count = *count)) }
        p { (message!(locale, "guide-left", chosen = chosen.as_str(), proposed = proposed.as_str())) }
        div class="picks" {
            @if *undoable {
                form method="post" action={ "/games/" (table.id) "/undo" } data-swap {
                    input type="hidden" name="at" value=(table.session.len());
                    input type="hidden" name="guide" value="back";
                    button class="button" type="submit" { (message!(locale, "guide-back")) }
                }
            }
            form method="post" action={ "/games/" (table.id) "/guide" } data-swap {
                button class="button" type="submit" { (message!(locale, "guide-without")) }
            }
        }
    }
}

//! A hint: requested beside the question, computed in the background, shown at its answer.

use drawing::icon;
use game_core::{Turn, Viewer};
use i18n::message;
use maud::{Markup, html};
use play::{Advice, Advised, LineStep, UNMEASURED, percent};

use crate::table_state::{Table, TaskStatus};

/// The length of a first search for a hint and of a longer one, in seconds.
const SECONDS: [u32; 2] = [2, 10];

/// The button that requests a hint, or a longer search, when the viewer's seat must choose.
pub(crate) fn offer(table: &Table<'_>) -> Markup {
    let Turn::Choose(seat) = table.session.turn() else { return html! {} };
    let locale = table.locale;
    html! {
        @if table.viewer == Viewer::Seat(seat) {
            @match table.task_status {
                TaskStatus::None | TaskStatus::NoHint(_) => (ask(table, SECONDS[0], html! {
                    button class="button hint-button" type="submit" data-act="hint"
                        title=(message!(locale, "hint-ask-why")) {
                        (icon("hint")) span { (message!(locale, "hint-ask")) }
                    }
                })),
                TaskStatus::Hint(_) => (ask(table, SECONDS[1], html! {
                    button class="button hint-button" type="submit" data-act="longer" title=(message!(locale, "hint-longer-why")) {
                        (icon("hint")) span { (message!(locale, "hint-longer")) }
                    }
                })),
                TaskStatus::Searching | TaskStatus::Bots | TaskStatus::Paused(_) => {}
            }
        }
    }
}

/// The state of a hint, unless it is shown at its answer.
pub(crate) fn shown(table: &Table<'_>, at_answer: bool) -> Markup {
    html! {
        @match table.task_status {
            TaskStatus::Searching => (searching(table)),
            TaskStatus::Hint(_) if at_answer => {},
            TaskStatus::Hint(advice) => section class="advice" id="hint" aria-label=(message!(table.locale, "hint-title")) {
                @if let Some(best) = advice.choices.first() { div class="hint-best" { b { (best.label) } } }
                (said(table, advice))
            },
            TaskStatus::NoHint(why) => p class="notice" role="alert" { (why) },
            TaskStatus::None | TaskStatus::Bots | TaskStatus::Paused(_) => {}
        }
    }
}

/// What a hint says about the best answer and the others.
pub(crate) fn words(table: &Table<'_>) -> Markup {
    html! { @if let TaskStatus::Hint(advice) = table.task_status { (said(table, advice)) } }
}

/// The text of the best choice, if a hint is shown.
pub(crate) fn best<'a>(table: &Table<'a>) -> Option<&'a str> {
    match table.task_status {
        TaskStatus::Hint(advice) => advice.choices.first().map(|best| best.text.as_str()),
        _ => None,
    }
}

fn ask(table: &Table<'_>, seconds: u32, button: Markup) -> Markup {
    html! {
        form class="hint-ask" method="post" action={ "/games/" (table.id) "/hint" } data-swap {
            input type="hidden" name="at" value=(table.session.len());
            input type="hidden" name="seconds" value=(seconds);
            (button)
        }
    }
}

fn searching(table: &Table<'_>) -> Markup {
    html! {
        form class="advice" id="hint" method="post" action={ "/games/" (table.id) "/hint/cancel" } data-swap {
            p { (message!(table.locale, "hint-searching")) }
            button class="button" type="submit" data-act="cancel-hint" { (message!(table.locale, "hint-cancel")) }
        }
    }
}

fn said(table: &Table<'_>, advice: &Advice) -> Markup {
    let locale = table.locale;
    html! {
        @if let Some((best, others)) = advice.choices.split_first() {
            (worth(table, best))
            @if !others.is_empty() {
                details class="hint-others" {
                    summary { (message!(locale, "hint-others", count = others.len())) }
                    ol class="hint-choices" start="2" {
                        @for choice in others { li { b { (choice.label) } (worth(table, choice)) } }
                    }
                }
            }
        }
        p class="muted small" {
            (message!(locale, "hint-imagined", count = advice.simulations))
            @if too_close(advice) { (message!(locale, "hint-close")) }
            @if !advice.measured { (UNMEASURED) }
        }
    }
}

/// The value of a choice, the reasons, and a likely continuation.
fn worth(table: &Table<'_>, choice: &Advised) -> Markup {
    let locale = table.locale;
    html! {
        p class="small" {
            (message!(locale, "hint-wins")) (percent(choice.win)) " ± " (percent(choice.error.max(0.01)).trim_end_matches(" %"))
            @if let Some(score) = choice.score { (message!(locale, "hint-points", points = format!("{score:.1}"))) }
        }
        @for reason in &choice.why { p class="small" { (reason) } }
        @if !choice.line.is_empty() {
            details {
                summary { (message!(locale, "hint-line")) }
                ol { @for step in &choice.line { li { (follower(table, step)) ": " (step.text) } } }
            }
        }
    }
}

fn follower(table: &Table<'_>, step: &LineStep) -> String {
    match step.seat {
        Some(_) if table.session.seats() == 1 => message!(table.locale, "hint-you").into(),
        Some(seat) => table.session.seat_name(seat),
        None => message!(table.locale, "hint-chance").into(),
    }
}

/// Whether the best two choices differ by no more than the noise of the simulations.
fn too_close(advice: &Advice) -> bool {
    match &advice.choices[..] {
        [best, second, ..] => (best.win - second.win).abs() <= best.error.hypot(second.error),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seat;

    fn choice(win: f64, error: f64) -> Advised {
        let (text, label) = ("a".to_string(), "A".to_string());
        Advised {
            text,
            label,
            win,
            error,
            value: win,
            score: Some(0.0),
            visits: 1,
            why: Vec::new(),
            line: Vec::new(),
        }
    }

    #[test]
    fn what_scatters_is_not_told_apart() {
        let advice = |error| Advice {
            seat: Seat(0),
            simulations: 2,
            measured: true,
            choices: vec![choice(0.6, error), choice(0.5, error)],
        };
        assert!(too_close(&advice(0.08)) && !too_close(&advice(0.05)));
    }
}

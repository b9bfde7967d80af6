//! A hint: requested beside the question, computed in the background, shown at its answer.

use drawing::{BETWEEN_PLACES, icon};
use game_core::{Turn, Viewer};
use i18n::{headed, message};
use maud::{Markup, html};
use play::{About, Advice, Advised, LineStep, Reason, percent, unmeasured};

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
                TaskStatus::None | TaskStatus::NoHint(_) if table.session.practice() => (ask(table, SECONDS[0], html! {
                    button class="button hint-button" type="submit" data-act="hint"
                        title=(message!(locale, "hint-ask-why")) { (named(table)) }
                })),
                TaskStatus::None | TaskStatus::NoHint(_) => (first(table)),
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

fn named(table: &Table<'_>) -> Markup {
    html! { (icon("hint")) span { (message!(table.locale, "hint-ask")) } }
}

/// The way to the first hint of a game: it says that the game becomes practice before it is asked
/// for.
fn first(table: &Table<'_>) -> Markup {
    let locale = table.locale;
    html! {
        details class="hint-first" {
            summary class="button hint-button" data-act="hint" title=(message!(locale, "hint-ask-why")) { (named(table)) }
            div class="box hint-practice" {
                p { (message!(locale, "hint-practice")) }
                (ask(table, SECONDS[0], html! {
                    button class="button main" type="submit" data-act="hint-show" { (message!(locale, "hint-show")) }
                }))
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
            TaskStatus::Hint(advice) => section class="advice" id="hint" data-places=(places(table)) aria-label=(message!(table.locale, "hint-title")) {
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

/// The places on the board that the hint speaks of, in one attribute.
pub(crate) fn places(table: &Table<'_>) -> String {
    let TaskStatus::Hint(Advice { choices, .. }) = table.task_status else { return String::new() };
    let Some(best) = choices.first() else { return String::new() };
    let said = sentences(best).into_iter().flat_map(|reason| &reason.places);
    let places: Vec<&str> = best.places.iter().chain(said).map(String::as_str).collect();
    places.join(BETWEEN_PLACES)
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

/// The hint in at most two sentences with a word on how sure it is; the figures behind "more".
fn said(table: &Table<'_>, advice: &Advice) -> Markup {
    let locale = table.locale;
    let Some((best, others)) = advice.choices.split_first() else { return html! {} };
    html! {
        p class="hint-says" {
            b class="tag" { (message!(locale, "hint-certainty", certainty = certainty(advice).word())) }
            @for reason in sentences(best) { " " (reason.text) }
        }
        details class="hint-more" {
            summary { (message!(locale, "hint-more")) }
            (worth(table, best, &sentences(best)))
            @if !others.is_empty() {
                details class="hint-others" {
                    summary { (message!(locale, "hint-others", count = others.len())) }
                    ol class="hint-choices" start="2" {
                        @for choice in others { li { b { (choice.label) } (worth(table, choice, &[])) } }
                    }
                }
            }
            p class="muted small" {
                (message!(locale, "hint-imagined", count = advice.simulations))
                @if certainty(advice) == Certainty::Close { (message!(locale, "hint-close")) }
                @if !advice.measured { (unmeasured(locale)) }
            }
        }
    }
}

/// What a choice gains and what it denies to others, a sentence each; where one is missing, another
/// reason takes its place, but not the figures of a model.
fn sentences(choice: &Advised) -> Vec<&Reason> {
    let of = |about: &About| choice.why.iter().find(|reason| reason.about == *about);
    let gains = [About::AtOnce, About::Opens, About::Later];
    let mut said: Vec<&Reason> = gains.iter().filter_map(of).take(2).collect();
    if let Some(denies) = of(&About::Denies) {
        said.truncate(1);
        said.push(denies);
    }
    said
}

/// The value of a choice, the reasons that are not said already, and a likely continuation.
fn worth(table: &Table<'_>, choice: &Advised, said: &[&Reason]) -> Markup {
    let locale = table.locale;
    html! {
        p class="small" {
            (message!(locale, "hint-wins")) (percent(choice.win)) " ± " (percent(choice.error.max(0.01)).trim_end_matches(" %"))
            @if let Some(score) = choice.score { (message!(locale, "hint-points", points = locale.decimal(score))) }
        }
        @for reason in choice.why.iter().filter(|reason| !said.contains(reason)) {
            p class="small" { (reason.text) }
        }
        @if !choice.line.is_empty() {
            details {
                summary { (message!(locale, "hint-line")) }
                ol { @for step in &choice.line { li { (headed(locale, &follower(table, step), &step.text)) } } }
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

/// How sure a hint is that its best choice is the best.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Certainty {
    /// It leads by more than twice the noise of the simulations, or is the only one.
    Sure,
    /// It leads by more than the noise.
    Likely,
    /// The best two differ by no more than the noise.
    Close,
}

impl Certainty {
    const fn word(self) -> &'static str {
        match self {
            Certainty::Sure => "sure",
            Certainty::Likely => "likely",
            Certainty::Close => "close",
        }
    }
}

fn certainty(advice: &Advice) -> Certainty {
    let [best, second, ..] = &advice.choices[..] else { return Certainty::Sure };
    let (lead, noise) = (best.win - second.win, best.error.hypot(second.error));
    match lead {
        _ if lead > 2.0 * noise => Certainty::Sure,
        _ if lead > noise => Certainty::Likely,
        _ => Certainty::Close,
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
            places: Vec::new(),
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
        let found = [0.08, 0.05, 0.02].map(|error| certainty(&advice(error)));
        assert_eq!(found, [Certainty::Close, Certainty::Likely, Certainty::Sure]);
    }

    /// Of all reasons, two are said: what it gains, and what it denies.
    #[test]
    fn a_hint_says_two_sentences() {
        let because = |all: &[About]| {
            let reason = |&about| Reason { about, text: String::new(), places: Vec::new() };
            let choice = Advised { why: all.iter().map(reason).collect(), ..choice(0.5, 0.1) };
            sentences(&choice).iter().map(|reason| reason.about).collect::<Vec<_>>()
        };
        use About::*;
        assert_eq!(because(&[Model, AtOnce, Later, Opens]), [AtOnce, Opens]);
        assert_eq!(because(&[Model, AtOnce, Later, Denies]), [AtOnce, Denies]);
        assert_eq!(because(&[Model, Later]), [Later]);
        assert_eq!(because(&[Denies]), [Denies]);
        assert_eq!(because(&[Model]), []);
    }
}

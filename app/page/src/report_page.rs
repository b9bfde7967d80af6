//! The page where somebody reports a person of a game, or blocks one.

use i18n::{Locale, headed, message};
use maud::{Markup, html};

use crate::report::ReportReason;
use crate::shell::{Shell, plain_header};

/// A report that is being written.
pub struct ReportPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The people of the game but for the reader.
    pub people: &'a [ReportedPerson],
    /// What was typed.
    pub typed: TypedReport<'a>,
    /// The most letters of the words.
    pub most: usize,
    /// Why the report was refused, if it was.
    pub refused: Option<&'a str>,
    /// Who has just been reported, if somebody has.
    pub sent: Option<&'a str>,
}

/// A person who can be reported and blocked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReportedPerson {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether the reader blocks the person.
    pub is_blocked: bool,
}

/// The fields of a report, as they were sent.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct TypedReport<'a> {
    /// The id of the person.
    pub person: &'a str,
    /// The reason, if one was chosen.
    pub reason: Option<ReportReason>,
    /// The reason in words.
    pub words: &'a str,
}

/// Draws the page.
pub fn report_page(page: &ReportPage<'_>) -> String {
    let locale = page.locale;
    let title = message!(locale, "report-title");
    let body = html! {
        (plain_header(locale, page.name))
        main class="home reading" id="main" {
            h1 { (title) }
            @if let Some(refused) = page.refused { p class="notice" role="alert" id="problem" { (refused) } }
            @if let Some(name) = page.sent {
                p class="notice" role="status" { (message!(locale, "report-sent", name = name)) }
            }
            @if !page.people.is_empty() {
                (report(page))
                (blocks(locale, page.people))
            }
            p class="form-end" { a class="button main" href={ "/games/" (page.id) "/seats" } { (message!(locale, "seats-heading")) } }
        }
    };
    let skips = [("main", message!(locale, "problem-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

fn report(page: &ReportPage<'_>) -> Markup {
    let ReportPage { locale, typed, most, .. } = *page;
    html! {
        form class="paper" method="post" action={ "/games/" (page.id) "/report" } {
            p { (message!(locale, "report-help")) }
            div class="field" {
                label class="field-title" for="person" { (message!(locale, "report-whom")) }
                select class="entry" id="person" name="person" required {
                    option value="" {}
                    @for person in page.people {
                        option value=(person.id) selected[person.id == typed.person] { (person.name) }
                    }
                }
            }
            fieldset class="field" {
                legend class="field-title" { (message!(locale, "report-why")) }
                div class="picks" {
                    @for reason in ReportReason::ALL {
                        label class="pick" {
                            input type="radio" name="reason" value=(reason.word()) required checked[typed.reason == Some(reason)];
                            span { (reason.words(locale)) }
                        }
                    }
                }
            }
            div class="field" {
                label class="field-title" for="words" { (message!(locale, "report-words", most = most)) }
                textarea class="entry" id="words" name="words" required maxlength=(most) { (typed.words) }
            }
            p class="form-end" { button class="button" type="submit" { (message!(locale, "report-send")) } }
        }
    }
}

fn blocks(locale: Locale, people: &[ReportedPerson]) -> Markup {
    html! {
        section aria-labelledby="block" {
            h2 id="block" { (message!(locale, "block-title")) }
            p { (message!(locale, "block-help")) }
            ul class="seat-rows" {
                @for person in people {
                    li class="paper" {
                        p { b { (person.name) } }
                        (block(locale, &person.id, &person.name, person.is_blocked))
                    }
                }
            }
        }
    }
}

/// The button that blocks a person, or no longer.
pub(crate) fn block(locale: Locale, id: &str, name: &str, is_blocked: bool) -> Markup {
    let (act, words) = match is_blocked {
        true => ("unblock", message!(locale, "block-undo")),
        false => ("block", message!(locale, "block-do")),
    };
    let sure = (!is_blocked).then(|| message!(locale, "block-sure", name = name));
    html! {
        form method="post" action="/me/block" {
            input type="hidden" name="person" value=(id);
            button class="button" type="submit" name="act" value=(act) data-confirm=[sure]
                aria-label=(headed(locale, name, &words)) { (words) }
        }
    }
}

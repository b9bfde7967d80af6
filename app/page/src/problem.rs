use drawing::icon;
use i18n::{Locale, message};
use maud::{Markup, html};

use crate::shell::{Shell, plain_header};

/// A refusal as a page: one clear sentence, its reasons if there are several, and a link onwards.
pub fn problem(locale: Locale, title: &str, lines: &[String], back: &str) -> String {
    drawn(locale, title, lines, back, &html! {})
}

/// Why a saved game cannot be opened, with buttons to export or delete it.
pub fn unopened(locale: Locale, lines: &[String], id: &str) -> String {
    let at = format!("/games/{id}");
    let ways = html! {
        p { (message!(locale, "problem-unopened-how")) }
        p class="form-end" {
            a class="button" href={ (at) "/export" } { (icon("file")) (message!(locale, "front-export")) }
        }
        form method="post" action={ (at) "/delete" } {
            p class="form-end" {
                button class="button bad" type="submit"
                    data-confirm=(message!(locale, "front-delete-sure", name = id)) { (icon("bin")) (message!(locale, "front-delete")) }
            }
        }
    };
    drawn(locale, &message!(locale, "problem-unopened"), lines, "/", &ways)
}

fn drawn(locale: Locale, title: &str, lines: &[String], back: &str, ways: &Markup) -> String {
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            section class="paper" id="problem" role="alert" {
                @if let [line] = lines {
                    p { (line) }
                } @else {
                    ul { @for line in lines { li { (line) } } }
                }
            }
            (ways)
            p class="form-end" { a class="button main" href=(back) { (message!(locale, "problem-back")) } }
        }
    };
    Shell {
        locale,
        title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", message!(locale, "problem-skip"))],
        body,
    }
    .draw()
}

use drawing::icon;
use maud::{Markup, html};
use tongues::{Tongue, say};

use crate::shell::{Shell, plain_header};

/// A refusal as a page: one clear sentence, its reasons if there are several, and a way on.
pub fn problem(tongue: Tongue, title: &str, lines: &[String], back: &str) -> String {
    drawn(tongue, title, lines, back, &html! {})
}

/// Why a saved game cannot be opened, with what can be done about it: it is exported or deleted.
pub fn unopened(tongue: Tongue, lines: &[String], id: &str) -> String {
    let at = format!("/games/{id}");
    let ways = html! {
        p { (say!(tongue, "problem-unopened-how")) }
        p class="form-end" {
            a class="button" href={ (at) "/export" } { (icon("file")) (say!(tongue, "front-export")) }
        }
        form method="post" action={ (at) "/delete" } {
            p class="form-end" {
                button class="button bad" type="submit"
                    data-confirm=(say!(tongue, "front-delete-sure", name = id)) { (icon("bin")) (say!(tongue, "front-delete")) }
            }
        }
    };
    drawn(tongue, &say!(tongue, "problem-unopened"), lines, "/", &ways)
}

fn drawn(tongue: Tongue, title: &str, lines: &[String], back: &str, ways: &Markup) -> String {
    let body = html! {
        (plain_header(tongue, ""))
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
            p class="form-end" { a class="button main" href=(back) { (say!(tongue, "problem-back")) } }
        }
    };
    Shell {
        tongue,
        title,
        game: None,
        at_table: false,
        waits: false,
        skips: &[("main", say!(tongue, "problem-skip"))],
        body,
    }
    .draw()
}

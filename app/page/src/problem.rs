use maud::html;
use tongues::{Tongue, say};

use crate::shell::{Shell, plain_header};

/// A refusal as a page: one clear sentence, its reasons if there are several, and a way on.
pub fn problem(tongue: Tongue, title: &str, lines: &[String], back: &str) -> String {
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

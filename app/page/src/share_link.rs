//! The pages on which a game is shared as a link, and on which such a link arrives.

use std::fmt::Write as _;

use drawing::icon;
use i18n::{Locale, message};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use crate::shell::{Shell, plain_header};

/// A game to share.
pub struct ShareLink<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The address of the Soloist to which it is sent, such as `https://games.example`.
    pub to: &'a str,
    /// What is wrong with the address that was typed, if anything is.
    pub wrong: Option<&'a str>,
    /// The link that carries the game; `None` if the game is too long for one.
    pub link: Option<&'a str>,
}

/// Draws the page that shares a game as a link and as a QR code.
pub fn share_link(game: &ShareLink<'_>) -> String {
    let &ShareLink { locale, id, name, to, wrong, link } = game;
    let title = message!(locale, "link-title", name = name);
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            @if let Some(link) = link {
                p { (message!(locale, "link-help")) }
                section class="paper taken" {
                    @if let Some(code) = code(link) {
                        div class="scan" role="img" aria-label=(message!(locale, "link-code")) { (code) }
                    }
                    div class="field" {
                        label class="field-title" for="link" { (message!(locale, "link-link")) }
                        input id="link" type="text" value=(link) readonly spellcheck="false";
                    }
                    p class="form-end" {
                        button class="button" type="button" hidden aria-live="polite" data-copy="link" data-done=(message!(locale, "link-copied")) { (message!(locale, "link-copy")) }
                        button class="button main" type="button" hidden data-share="link" { (message!(locale, "link-share")) }
                    }
                }
                form class="paper" method="get" action={ "/games/" (id) "/link" } {
                    div class="field" {
                        label class="field-title" for="to" { (message!(locale, "link-to")) }
                        input id="to" type="text" name="to" value=(to) inputmode="url" autocapitalize="off"
                            spellcheck="false" maxlength="200" aria-describedby="to-help";
                        @if let Some(wrong) = wrong { p class="field-wrong" role="alert" { (wrong) } }
                        p class="muted small" id="to-help" { (message!(locale, "link-to-help")) }
                    }
                    p class="form-end" { button class="button" type="submit" { (message!(locale, "link-to-button")) } }
                }
            } @else {
                p class="notice" { (message!(locale, "link-too-long")) }
            }
            p class="form-end" {
                a class="button" href={ "/games/" (id) "/export" } { (icon("file")) (message!(locale, "front-export")) }
                a class="button" href="/" { (message!(locale, "link-back")) }
            }
        }
    };
    drawn(locale, &title, body)
}

/// The game in a link.
pub struct Offered<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The title of the game.
    pub title: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// How many entries its log has.
    pub entries: usize,
    /// How it stands, in a few words.
    pub status: &'a str,
    /// What will differ from the place where the link was made.
    pub notes: &'a [String],
    /// The game as encoded in the link.
    pub carried: &'a str,
}

/// Draws the page on which a link arrives: nothing is stored before its reader asks for it.
pub fn offered(game: &Offered<'_>) -> String {
    let &Offered { locale, title, name, entries, status, notes, carried } = game;
    let heading = message!(locale, "link-offered");
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (heading) }
            p { b { (title) } }
            p { (status) }
            p class="muted small" { (message!(locale, "link-entries", count = entries)) }
            @for note in notes { p class="notice" { (note) } }
            form class="paper" method="post" action="/import" {
                input type="hidden" name="save" value=(carried);
                div class="field" {
                    label class="field-title" for="name" { (message!(locale, "front-name")) }
                    input id="name" type="text" name="name" value=(name) maxlength="200";
                }
                p class="form-end" {
                    a class="button" href="/" { (message!(locale, "link-leave")) }
                    button class="button main" type="submit" { (message!(locale, "link-keep")) }
                }
            }
        }
    };
    drawn(locale, &heading, body)
}

fn drawn(locale: Locale, title: &str, body: Markup) -> String {
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

/// A QR code, dark on light with the quiet zone that readers need; `None` if the text is too long
/// for one.
pub(crate) fn code(text: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (row, modules) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                // Writing to a string does not fail.
                let _ = write!(path, "M{column} {row}h{0}v1h-{0}", run.len());
            }
            column += run.len();
        }
    }
    let whole = width + 8;
    Some(html! {
        svg viewBox=(format!("-4 -4 {whole} {whole}")) shape-rendering="crispEdges" aria-hidden="true" {
            rect x="-4" y="-4" width=(whole) height=(whole) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every dark module of the code is drawn once, and no light one.
    #[test]
    fn a_code_is_drawn_module_by_module() {
        let text = "https://games.example/?game=MFRGGZDFMZTWQ2LK";
        let drawn = code(text).expect("it fits").into_string();
        let of = QrCode::with_error_correction_level(text, EcLevel::L).expect("it fits");
        let (width, colours) = (of.width(), of.to_colors());
        let mut dark = vec![Color::Light; width * width];
        let path =
            drawn.split(" d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path");
        for run in path.split('M').skip(1) {
            let (column, rest) = run.split_once(' ').expect("a place");
            let (row, rest) = rest.split_once('h').expect("a row");
            let length: usize =
                rest.split('v').next().and_then(|n| n.parse().ok()).expect("a length");
            let from = row.parse::<usize>().expect("a row") * width
                + column.parse::<usize>().expect("a column");
            dark[from..from + length].fill(Color::Dark);
        }
        assert_eq!(dark, colours);
        assert_eq!(code(&"A".repeat(4297)).map(Markup::into_string), None, "no code holds as much");
    }

    #[test]
    fn a_game_that_is_too_long_goes_as_a_file() {
        let game = ShareLink {
            locale: Locale::English,
            id: "ab12",
            name: "A <game>",
            to: "https://games.example",
            wrong: None,
            link: None,
        };
        let page = share_link(&game);
        assert!(page.contains("/games/ab12/export") && page.contains("A &lt;game&gt;"), "{page}");
        assert!(!page.contains("class=\"scan\"") && !page.contains("id=\"link\""), "{page}");
    }
}

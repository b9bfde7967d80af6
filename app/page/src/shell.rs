//! The document around every page.

use std::borrow::Cow;

use i18n::{Locale, message};
use maud::{DOCTYPE, Markup, html};

use crate::appearance::{look, look_button};
use crate::assets::{asset_address, game_style_address};
use crate::games::symbols;

/// A document.
pub(crate) struct Shell<'a> {
    /// The language of the page.
    pub(crate) locale: Locale,
    /// The title of the tab.
    pub(crate) title: &'a str,
    /// The game whose symbols and style sheet it uses; `None` for a page that shows nothing of one.
    pub(crate) game: Option<&'a str>,
    /// Whether it is a table, which fills the window, or a page to read.
    pub(crate) at_table: bool,
    /// The skip links: target and words.
    pub(crate) skips: &'a [(&'a str, Cow<'static, str>)],
    /// Whether a task is running: without a script the page reloads itself.
    pub(crate) waits: bool,
    /// The visible content.
    pub(crate) body: Markup,
}

impl Shell<'_> {
    /// The whole text of the page.
    pub(crate) fn draw(self) -> String {
        let locale = self.locale;
        let page = html! {
            (DOCTYPE)
            html lang=(locale.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    @if self.waits { noscript { meta http-equiv="refresh" content="1"; } }
                    link rel="icon" href=(asset_address("mark.svg")) data-waits=(asset_address("mark-waits.svg"));
                    link rel="stylesheet" href=(asset_address("soloist.css"));
                    @if let Some(style) = self.game.and_then(game_style_address) {
                        link rel="stylesheet" href=(style);
                    }
                    link rel="stylesheet" href=(asset_address("preferences.css"));
                    script src=(asset_address("theme.js")) {}
                    script src=(asset_address("press.js")) {}
                    script type="module" src=(asset_address("main.js")) {}
                }
                body class=[self.at_table.then_some("at-table")] {
                    nav class="skip-links" aria-label=(message!(locale, "shell-skip")) {
                        @for (target, words) in self.skips { a href={ "#" (target) } { (words) } }
                    }
                    (symbols(self.game))
                    div class="app" id="app" { (self.body) }
                    (live(locale))
                    div class="icon-note" id="icon-note" popover="manual" {}
                    (look(locale))
                }
            }
        };
        page.into_string()
    }
}

/// The live regions in which scripts announce events, with the messages that scripts use.
fn live(locale: Locale) -> Markup {
    html! {
        div class="unseen" id="live" aria-live="polite"
            data-area-board=(message!(locale, "area-board"))
            data-area-you=(message!(locale, "area-you"))
            data-area-told=(message!(locale, "area-told"))
            data-show-all=(message!(locale, "script-show-all"))
            data-only-this=(message!(locale, "script-only-this"))
            data-no-answer=(message!(locale, "script-no-answer"))
            data-to-choose=(message!(locale, "script-to-choose", count = "#1"))
            data-star=(message!(locale, "aloud-star"))
            data-stars=(message!(locale, "aloud-stars"))
            data-to=(message!(locale, "aloud-to"))
            data-just-changed=(message!(locale, "script-just-changed"))
            data-changed=(message!(locale, "script-changed", was = "#1", now = "#2")) {}
    }
}

/// The link to the front page, first in every header.
pub(crate) fn home_link() -> Markup {
    html! {
        a class="home-link" href="/" aria-label="Soloist" {
            img src=(asset_address("mark.svg")) alt="" width="26" height="26";
            span { "Soloist" }
        }
    }
}

/// The header of a page to read.
pub(crate) fn plain_header(locale: Locale, here: &str) -> Markup {
    header(locale, here, &html! {})
}

/// The header of a page to read, with links to other pages.
pub(crate) fn header(locale: Locale, here: &str, ways: &Markup) -> Markup {
    html! {
        header class="top" {
            (home_link())
            p class="top-name" { (here) }
            div class="top-acts" { (ways) (look_button(locale)) }
        }
    }
}

//! A page to read whose content another crate draws.

use std::borrow::Cow;

use i18n::Locale;
use maud::{Markup, html};

use crate::shell::{Shell, plain_header};

/// A page to read whose content another crate draws.
#[derive(Clone, Copy, Debug)]
pub struct ReadingPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// Its heading, and the title of the tab.
    pub title: &'a str,
    /// The words of the link that leads past the header.
    pub skip: &'a str,
    /// The address of a script that it needs besides those of every page.
    pub script: Option<&'a str>,
    /// What stands below the heading.
    pub body: &'a Markup,
}

/// Draws the page.
pub fn reading_page(page: &ReadingPage<'_>) -> String {
    let ReadingPage { locale, title, skip, script, body } = *page;
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            (body)
        }
        @if let Some(script) = script { script type="module" src=(script) {} }
    };
    let skips = [("main", Cow::Owned(skip.to_string()))];
    Shell { locale, title, game: None, at_table: false, waits: false, skips: &skips, body }.draw()
}

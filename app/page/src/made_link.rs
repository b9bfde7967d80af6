//! A link that was just made and is shown this once, as text and as a code to scan.

use i18n::{Locale, message};
use maud::{Markup, html};

use crate::share_link::code;

/// A link that was just made.
pub struct MadeLink<'a> {
    /// What it is, as a heading.
    pub title: &'a str,
    /// What to do with it, and how long it is good.
    pub help: &'a str,
    /// The link.
    pub link: &'a str,
}

/// Draws the link.
pub(crate) fn made_link(locale: Locale, made: &MadeLink<'_>) -> Markup {
    html! {
        section class="paper taken made" aria-labelledby="made" {
            h2 id="made" { (made.title) }
            p { (made.help) }
            @if let Some(code) = code(made.link) {
                div class="scan" role="img" aria-label=(message!(locale, "link-code")) { (code) }
            }
            div class="field" {
                label class="field-title" for="link" { (message!(locale, "link-link")) }
                input id="link" type="text" value=(made.link) readonly spellcheck="false";
            }
            p class="form-end" {
                button class="button" type="button" hidden aria-live="polite" data-copy="link" data-done=(message!(locale, "link-copied")) { (message!(locale, "link-copy")) }
                button class="button main" type="button" hidden data-share="link" { (message!(locale, "link-share")) }
            }
        }
    }
}

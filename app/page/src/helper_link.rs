use i18n::{Locale, message};
use maud::{Markup, html};
use play::DynGame;

/// The link to a game's helper, if it has one.
pub(crate) fn way_in(locale: Locale, kind: &dyn DynGame, words: &str) -> Markup {
    html! {
        @if kind.helper().is_some() {
            a class="button" href={ "/helper/" (kind.id()) } title=(message!(locale, "way-in-title")) {
                (words) span class="unseen" { (message!(locale, "way-in-of", title = kind.title())) }
            }
        }
    }
}

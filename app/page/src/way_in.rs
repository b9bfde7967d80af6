use maud::{Markup, html};
use play::AnyGame;
use tongues::{Tongue, say};

/// The way to a game's helper, where it has one.
pub(crate) fn way_in(tongue: Tongue, kind: &dyn AnyGame, words: &str) -> Markup {
    html! {
        @if kind.helper().is_some() {
            a class="button" href={ "/helper/" (kind.id()) } title=(say!(tongue, "way-in-title")) {
                (words) span class="unseen" { (say!(tongue, "way-in-of", title = kind.title())) }
            }
        }
    }
}

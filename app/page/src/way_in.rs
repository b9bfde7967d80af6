use maud::{Markup, html};
use play::AnyGame;

/// The way to a game's helper, where it has one.
pub(crate) fn way_in(kind: &dyn AnyGame, words: &str) -> Markup {
    html! {
        @if kind.helper().is_some() {
            a class="button" href={ "/helper/" (kind.id()) } title="Run only the opponent, beside your own copy of the game" {
                (words) span class="unseen" { ": run the opponent of " (kind.title()) " beside my table" }
            }
        }
    }
}

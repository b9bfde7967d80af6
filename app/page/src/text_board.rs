//! The table as nested lists, an alternative to every drawing for people who cannot see it.

use game_core::Outline;
use maud::{Markup, html};

/// The content of a drawing as text.
pub(crate) fn text_board(outline: &[Outline]) -> Markup {
    html! {
        ul class="text-board-list" {
            @for part in outline {
                li {
                    span class="text-board-head" { (part.text) }
                    (items(&part.items))
                }
            }
        }
    }
}

fn items(outline: &[Outline]) -> Markup {
    html! {
        @if !outline.is_empty() {
            ul { @for part in outline { li { (part.text) (items(&part.items)) } } }
        }
    }
}

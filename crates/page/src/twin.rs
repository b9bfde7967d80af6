//! The table as nested lists, beside every drawing for those who do not see it.

use maud::{Markup, html};
use table::Outline;

/// The text twin of a drawing.
pub(crate) fn twin(outline: &[Outline]) -> Markup {
    html! {
        ul class="twin-list" {
            @for part in outline {
                li {
                    span class="twin-head" { (part.text) }
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

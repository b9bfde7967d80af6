//! The icon set: symbols on a 24-unit grid with one stroke width, drawn for this program.

use maud::{Markup, html};

/// The symbols used by [`icon`], as SVG; every page that uses them includes this once.
pub const SYMBOLS: &str = include_str!("../assets/icons.svg");

/// An icon next to words that say the same: it says nothing itself, neither to screen readers nor
/// when pointed at.
pub fn icon(name: &str) -> Markup {
    html! {
        svg class="icon" aria-hidden="true" focusable="false" {
            use href={ "#i-" (name) } {}
        }
    }
}

/// An icon that stands alone, with a label for screen readers.
pub fn icon_said(name: &str, said: &str) -> Markup {
    html! {
        svg class="icon" role="img" focusable="false" {
            title { (said) }
            use href={ "#i-" (name) } {}
        }
    }
}

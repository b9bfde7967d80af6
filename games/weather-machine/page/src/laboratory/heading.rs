//! What all parts of a Laboratory have alike: how high they are, and how they are headed.

use maud::{Markup, html};

use crate::art::words;

/// The height of a Laboratory, in units.
pub(super) const HEIGHT: f32 = 168.0;

/// The heading of a part of a Laboratory, with something about it.
pub(super) fn heading(x: f32, title: &str, about: &str) -> Markup {
    html! {
        text class="wm-n wm-b" x=(x) y="18.500" { (title) @if !about.is_empty() { tspan class="wm-about" dx="7" { (about) } } }
    }
}

/// What is written in the middle of nothing.
pub(super) fn none_yet(at: (f32, f32)) -> Markup {
    words("wm-n wm-mid wm-mu", at, "none")
}

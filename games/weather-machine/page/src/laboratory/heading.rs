//! What all parts of a Laboratory share: their height and their headings.

use i18n::message;
use maud::{Markup, html};

use crate::art::words;
use crate::eyes::Eyes;

/// The height of a Laboratory, in units.
pub(super) const HEIGHT: f32 = 168.0;

/// The heading of a part of a Laboratory, with a note.
pub(super) fn heading(x: f32, title: &str, about: &str) -> Markup {
    html! {
        text class="wm-n wm-b" x=(x) y="18.500" { (title) @if !about.is_empty() { tspan class="wm-about" dx="7" { (about) } } }
    }
}

/// The text in the middle of an empty part.
pub(super) fn none_yet(eyes: &Eyes<'_>, at: (f32, f32)) -> Markup {
    words("wm-n wm-mid wm-mu", at, &message!(eyes, "board-none"))
}

//! The middle of the page: the status of the game, the map, and what is below it.

use i18n::message;
use maud::{Markup, html};

use crate::bag::bag;
use crate::decks::{decks, shown};
use crate::eyes::Eyes;
use crate::map::map;
use crate::status::status;
use crate::track::track;

/// The board with everything in the middle of the page.
pub(super) fn board(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="mg mg-board" {
            (status(eyes))
            div class="mg-sky" { (map(eyes)) (shown(eyes)) }
            div class="mg-under" data-area=(message!(eyes.messages(), "bag")) data-glyph="mg-bag" {
                (bag(eyes))
                (track(eyes))
                (decks(eyes))
            }
        }
    }
}

//! The main board: how the game stands, the three Main Locations side by side, the Supply and
//! Lativ's Office beneath them.

mod bots;
mod experiments;
mod funding;
mod government;
mod lab;
mod rnd;
mod spaces;
mod status;
mod storms;
mod supply;

use maud::{Markup, html};

use super::eyes::Eyes;

/// The board.
pub(super) fn board(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm wm-board" {
            (status::status(eyes))
            (status::jumps())
            div class="wm-locations" {
                (government::government(eyes))
                (lab::lab(eyes))
                (rnd::rnd(eyes))
            }
            div class="wm-base" {
                (supply::supply(eyes))
                (supply::office(eyes))
            }
        }
    }
}

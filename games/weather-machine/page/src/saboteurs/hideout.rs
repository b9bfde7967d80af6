//! The Hideout (Bots, Chemicals, Awards) and the deck of Security Reports.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{Chemical, Owner};

use super::reports::words;
use crate::art::{glyph, small};
use crate::eyes::Eyes;

/// The Hideout.
pub(super) fn hideout(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let solo = &state.solo;
    let bots = eyes.content.pieces.bots.saturating_sub(state.bots_on_board(Owner::Saboteurs));
    html! {
        div class="wm-hideout" data-place="hideout" data-can=[eyes.can("hideout")] role="group" aria-label=(message!(eyes, "board-hideout")) {
            p {
                span class="wm-thing" data-piece="bot-saboteurs" data-at="hideout" data-many=(bots) data-store title=(message!(eyes, "board-hideout-bots")) { (glyph("b-saboteurs", "", &message!(eyes, "board-hideout-bots"))) b class="number" data-number=(message!(eyes, "board-hideout-bots")) { (bots) } }
                span class="wm-thing" title=(message!(eyes, "board-deck-about")) {
                    (icon("deck")) b class="number" data-number=(message!(eyes, "board-deck")) { (solo.deck) }
                    @if let Some(top) = solo.top {
                        span class="wm-of-deck" data-place={ "report " (top) } title=(message!(eyes, "board-deck-top", report = words(eyes, top))) { "(" (top) ")" }
                    }
                }
                @if solo.awards > 0 { span class="wm-thing" title=(message!(eyes, "board-hideout-awards")) { (small("award", &message!(eyes, "board-award-tokens"))) b class="number" data-number=(message!(eyes, "board-hideout-awards")) { (solo.awards) } } }
            }
            p class="wm-hidden-chemicals" {
                @for of in Chemical::ALL {
                    @if solo.chemicals[of] > 0 {
                        span class="wm-thing" data-number=(message!(eyes, "board-hideout-chemical", chemical = eyes.chemical(of))) data-value=(solo.chemicals[of]) title=(message!(eyes, "board-hideout-chemicals", count = solo.chemicals[of], chemical = eyes.chemical(of))) {
                            (glyph(&format!("wc-{}", of.colour()), "", &eyes.chemical(of).name()))
                            @if solo.chemicals[of] > 1 { b class="number" { (solo.chemicals[of]) } }
                        }
                    }
                }
            }
        }
    }
}

//! The Hideout (Bots, Chemicals, Awards) and the deck of Security Reports.

use drawing::icon;
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
        div class="wm-hideout" data-place="hideout" data-can=[eyes.can("hideout")] role="group" aria-label="Hideout" {
            p {
                span class="wm-thing" data-piece="bot-saboteurs" data-at="hideout" data-many=(bots) data-store title="Bots in the Hideout" { (glyph("b-saboteurs", "", "Bots in the Hideout")) b class="number" data-number="Bots in the Hideout" { (bots) } }
                span class="wm-thing" title="Security Reports in the deck; when none is left they cannot act and you lose" {
                    (icon("deck")) b class="number" data-number="Reports in the deck" { (solo.deck) }
                    @if let Some(top) = solo.top {
                        span class="wm-of-deck" data-place={ "report " (top) } title={ "On top of the deck: " (words(eyes, top)) } { "(" (top) ")" }
                    }
                }
                @if solo.awards > 0 { span class="wm-thing" title="Award tokens in the Hideout" { (small("award", "Award tokens")) b class="number" data-number="Awards in the Hideout" { (solo.awards) } } }
            }
            p class="wm-hidden-chemicals" {
                @for of in Chemical::ALL {
                    @if solo.chemicals[of] > 0 {
                        span class="wm-thing" data-number={ (of.title()) " in the Hideout" } data-value=(solo.chemicals[of]) title={ (solo.chemicals[of]) " " (of.title()) " in the Hideout" } {
                            (glyph(&format!("wc-{}", of.colour()), "", of.title()))
                            @if solo.chemicals[of] > 1 { b class="number" { (solo.chemicals[of]) } }
                        }
                    }
                }
            }
        }
    }
}

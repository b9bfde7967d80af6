//! Location 4: action spaces, Research spaces, Extreme Weather.

use maud::{Markup, html};
use weather_machine::{Area, Location, Weather};

use super::{bots, funding, spaces, storms};
use crate::eyes::Eyes;

/// R&D.
pub(super) fn rnd(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="wm-location a-rnd" id="wm-rnd" aria-label="R&D" {
            (spaces::heading(eyes, Area::Rnd))
            (spaces::spaces(eyes, Location::Rnd))
            div class="wm-columns" {
                @for weather in Weather::ALL { (bots::head(eyes, Area::Rnd, weather)) }
                @for weather in Weather::ALL { (bots::branch(eyes, Area::Rnd, weather)) }
                @for weather in Weather::ALL { (bots::foot(eyes, Area::Rnd, weather)) }
                @for weather in Weather::ALL { (storms::storm(eyes, weather)) }
            }
            p class="wm-beside" {
                (bots::extra_cost(eyes))
                span title="Government markers in their area" { (storms::government_markers(eyes)) " Gov. markers" }
                span title="Award tokens in the reserve" { (eyes.state().awards) " Awards" }
            }
            (funding::track(eyes, Area::Rnd))
        }
    }
}

//! Location 3: action spaces, the Weather Machine, Experiment tiles.

use maud::{Markup, html};
use weather_machine::{Area, Location, Weather};

use super::{bots, experiments, funding, spaces};
use crate::eyes::Eyes;

/// Lativ's Lab.
pub(super) fn lab(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="wm-location a-lab" id="wm-lab" aria-label="Lativ's Lab" {
            (spaces::heading(eyes, Area::Lab))
            (spaces::spaces(eyes, Location::Lab))
            div class="wm-columns" {
                @for weather in Weather::ALL { (bots::head(eyes, Area::Lab, weather)) }
                @for weather in Weather::ALL { (bots::branch(eyes, Area::Lab, weather)) }
                @for weather in Weather::ALL { (bots::foot(eyes, Area::Lab, weather)) }
            }
            (experiments::experiments(eyes))
            (funding::track(eyes, Area::Lab))
        }
    }
}

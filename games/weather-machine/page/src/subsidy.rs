//! A Subsidy tile, as it lies on the board and in a Laboratory.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::SubsidyTile;

use crate::benefits::{benefit, short};
use crate::eyes::Eyes;

/// A Subsidy tile, one side up.
pub(super) fn subsidy(eyes: &Eyes<'_>, tile: SubsidyTile, used: bool) -> Markup {
    let facts = &eyes.content.subsidies[tile];
    let place = format!("tile {tile}");
    let side = if used { "orange side: used" } else { "blue side" };
    let said = format!("{} ({tile}), {side}: {}", facts.title, capital(&facts.benefit.words()));
    html! {
        span class={ "wm-subsidy" @if used { " wm-used" } } data-place=(place) data-can=[eyes.can(&place)]
            role="img" aria-label=(said) title=(said) {
            span class="wm-words" { (short(facts.benefit)) }
            span class="wm-signs" { (benefit(facts.benefit)) }
        }
    }
}

//! A Subsidy tile, on the board and in a Laboratory.

use i18n::message;
use maud::{Markup, html};
use weather_machine::SubsidyTile;

use crate::art::{Spot, place_of, unit};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// A Subsidy tile: blue side with a dot, orange side with a cross.
pub(super) fn subsidy(eyes: &Eyes<'_>, tile: SubsidyTile, used: bool, spot: Spot) -> Markup {
    let facts = &eyes.content.subsidies[tile];
    let said = message!(
        eyes,
        "board-subsidy",
        title = eyes.title("tile", &tile.to_string(), &facts.title),
        tile = tile.to_string(),
        used = if used { "yes" } else { "no" },
        gives = eyes.benefit(facts.benefit)
    );
    let ((x, y), (width, height), _) = spot;
    let middle = y + height / 2.0;
    let class = if used { "wm-subsidy wm-used" } else { "wm-subsidy" };
    place_of(
        eyes,
        &format!("tile {tile}"),
        &said,
        class,
        spot,
        html! {
            @if used { path class="wm-cross" d={ "M" (x + 6.0) " " (unit(middle - 4.0)) "l8 8m0-8l-8 8" } {} }
            @else { circle class="wm-disc a-government" cx=(x + 10.0) cy=(unit(middle)) r="4.5" {} }
            (benefit(eyes, facts.benefit, (x + width / 2.0 + if width < 70.0 { 6.0 } else { 0.0 }, middle), 20.0))
        },
    )
}

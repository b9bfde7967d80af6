//! The Subsidy tiles beside a Laboratory, and its Investment tiles.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Player, SubsidyTile};

use super::heading::{HEIGHT, heading, none_yet};
use crate::art::{canvas, line_glyph, plate, words};
use crate::eyes::Eyes;
use crate::subsidy::subsidy;

/// The tiles of a player.
pub(super) fn tiles(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let tiles: Vec<SubsidyTile> = lab.subsidies.iter().collect();
    let narrow = tiles.len() > 3;
    let width = if narrow { 39.0 } else { 64.0 };
    let at = |number: usize| match narrow {
        true => (2.0 + 41.0 * (number % 2) as f32, 26.0 + 26.0 * (number / 2) as f32),
        false => (8.0, 27.0 + 34.0 * number as f32),
    };
    let high = if narrow { 24.0 } else { 31.0 };
    canvas(
        "wm-of-tiles",
        &message!(eyes, "board-tiles"),
        (84.0, HEIGHT),
        html! {
            (heading(8.0, &message!(eyes, "board-tiles"), ""))
            @if tiles.is_empty() && lab.investments == 0 { (none_yet(eyes, (40.0, 84.0))) }
            @for (number, &tile) in tiles.iter().enumerate() {
                (subsidy(eyes, tile, lab.used.contains(tile), (at(number), (width, high), 5.0)))
            }
            @if lab.investments > 0 {
                g { title { (message!(eyes, "board-investments", count = lab.investments)) }
                    (plate("wm-tile", (8.0, 131.0), (64.0, 31.0), 5.0))
                    (line_glyph("invest", (if lab.investments > 1 { 30.0 } else { 40.0 }, 146.5), 24.0))
                    @if lab.investments > 1 { (words("wm-name", (50.0, 146.5), &format!("×{}", lab.investments))) } }
            }
        },
    )
}

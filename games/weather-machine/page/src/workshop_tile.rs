//! A Workshop tile: half-circles of two colours at its upper and lower edge.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Colour, Facing, WorkshopTile};

use crate::art::{plate, unit, words};
use crate::eyes::Eyes;

/// The upper and the lower colour of a tile in this orientation.
pub(super) fn halves(eyes: &Eyes<'_>, tile: WorkshopTile, facing: Facing) -> (Colour, Colour) {
    let facts = eyes.content.workshop_tiles[tile];
    match facing {
        Facing::Upright => (facts.top, facts.bottom),
        Facing::Turned => (facts.bottom, facts.top),
    }
}

/// The label of a tile that is not placed yet.
pub(super) fn tile_words(eyes: &Eyes<'_>, tile: WorkshopTile) -> String {
    let (top, bottom) = halves(eyes, tile, Facing::Upright);
    two_halves(eyes, tile, top, bottom)
}

/// The label of a tile with these half-circles.
pub(super) fn two_halves(
    eyes: &Eyes<'_>,
    tile: WorkshopTile,
    top: Colour,
    bottom: Colour,
) -> String {
    let (top, bottom) = (eyes.colour(top), eyes.colour(bottom));
    message!(eyes, "board-workshop-tile", tile = tile.to_string(), top = top, bottom = bottom)
        .into()
}

/// A tile that is not placed yet, upright.
pub(super) fn laid_tile(
    eyes: &Eyes<'_>,
    tile: WorkshopTile,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) -> Markup {
    let (top, bottom) = halves(eyes, tile, Facing::Upright);
    html! {
        (plate("wm-tile", (x, y), (width, height), 4.0))
        (half(top, (x + width / 2.0, y), true))
        (half(bottom, (x + width / 2.0, y + height), false))
    }
}

/// A half-circle that hangs from an edge or stands on it.
pub(super) fn half(colour: Colour, (x, y): (f32, f32), hangs: bool) -> Markup {
    let sweep = if hangs { 0 } else { 1 };
    html! {
        path class={ "wm-half c-" (colour) } d={ "M" (unit(x - 14.0)) " " (unit(y)) "a14 14.500 0 0 " (sweep) " 28 0z" } {}
        (words(&format!("wm-n wm-b wm-mid c-{colour}"), (x, if hangs { y + 7.0 } else { y - 6.5 }), letter(colour)))
    }
}

/// A closed circle with the letter of its colour.
pub(super) fn circle(colour: Colour, (x, y): (f32, f32)) -> Markup {
    html! {
        circle class={ "wm-half c-" (colour) } cx=(unit(x)) cy=(unit(y)) r="14.5" {}
        (words(&format!("wm-n wm-b wm-mid c-{colour}"), (x, y), letter(colour)))
    }
}

/// The letter of a colour.
const fn letter(colour: Colour) -> &'static str {
    ["G", "W", "P", "M", "B"][colour as usize]
}

//! The legend: what the glyphs on the table mean.

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::Colour;

use super::glyphs::{colour_glyph, glyph};
use super::people::Eyes;

/// The legend of glyphs.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list" {
            @for area in &eyes.view.players {
                dt { (eyes.token(area.player)) }
                dd { "colonists: " (eyes.name(area.player)) }
            }
            @for colour in Colour::ALL {
                dt { (colour_glyph(colour)) }
                dd { (colour.word()) ": " (eyes.content.buildings[colour.building()].name) }
            }
            @for (symbol, words) in [
                ("rocket", "launch: from Earth onto the Spaceship"),
                ("land", "land: from the Spaceship on Mars"),
                ("bolt", "energy"),
                ("star", "a room: one star for the lower one, two for the upper one, with its points beside it"),
                ("tick", "happens, if the card is used now"),
                ("cross", "does not happen now"),
            ] {
                dt { (glyph(symbol, "pm-glyph")) }
                dd { (words) }
            }
            @for (symbol, words) in [
                ("own", "not printed on the real card: our own design or our reading; point at it for which"),
                ("eye", "a face that you have seen, or entered by the owner of a copy"),
            ] {
                dt { (icon(symbol)) }
                dd { (words) }
            }
        }
    }
}

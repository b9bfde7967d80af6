//! The legend: what the glyphs on the table mean.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::Colour;

use super::glyphs::{colour_glyph, glyph};
use super::people::Eyes;

/// The legend of glyphs.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { (message!(eyes.messages(), "board-signs")) }
        dl class="keys-list" {
            @for area in &eyes.view.players {
                dt { (eyes.token(area.player)) }
                dd { (message!(eyes.messages(), "legend-colonists", player = eyes.player(area.player))) }
            }
            @for colour in Colour::ALL {
                dt { (colour_glyph(colour)) }
                dd { (message!(eyes.messages(), "legend-colour", colour = eyes.words().colour(colour), building = eyes.words().building(colour.building()))) }
            }
            @for (symbol, words) in [
                ("rocket", message!(eyes.messages(), "legend-rocket")),
                ("land", message!(eyes.messages(), "legend-land")),
                ("bolt", message!(eyes.messages(), "legend-bolt")),
                ("star", message!(eyes.messages(), "legend-star")),
                ("tick", message!(eyes.messages(), "legend-tick")),
                ("cross", message!(eyes.messages(), "legend-cross")),
            ] {
                dt { (glyph(symbol, "pm-glyph")) }
                dd { (words) }
            }
            @for (symbol, words) in [
                ("own", message!(eyes.messages(), "legend-own")),
                ("eye", message!(eyes.messages(), "legend-eye")),
            ] {
                dt { (icon(symbol)) }
                dd { (words) }
            }
        }
    }
}

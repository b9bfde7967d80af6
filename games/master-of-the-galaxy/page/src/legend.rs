//! The legend: what the glyphs mean.

use game_core::Named as _;
use i18n::{key, message};
use master_of_the_galaxy::{Colour, Letter, Pile, Shape, Symbol, Work};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{base, cube, glyph, pile, shield, slot, work};

/// The legend of the glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { (message!(eyes.messages(), "legend")) }
        dl class="keys-list mg mg-legend" {
            @for player in eyes.game.players() {
                dt { (eyes.crest(player)) } dd { (eyes.name(player)) }
            }
            @for of in Shape::ALL { dt { (base(eyes, of, eyes.hue(eyes.own))) } dd { (message!(eyes.messages(), "legend-base", shape = of.named(&eyes.narrator()))) } }
            @for of in Colour::ALL { dt { (cube(eyes, of)) } dd { (message!(eyes.messages(), "legend-cube", colour = of.named(&eyes.narrator()), key = of.name())) } }
            dt { (slot(eyes, Letter::Blue)) (slot(eyes, Letter::Star)) } dd { (message!(eyes.messages(), "legend-slots")) }
            @for of in Symbol::ALL { dt { (shield(eyes, of)) } dd { (message!(eyes.messages(), "glyph-symbol", symbol = of.named(&eyes.narrator()))) } }
            @for of in Pile::OPEN { dt { (pile(eyes, of)) } dd { (eyes.word(of)) } }
            @if eyes.solo() { @for of in Work::ALL { dt { (work(eyes, of)) } dd { (message!(eyes.messages(), "legend-work", work = of.named(&eyes.narrator()), key = of.name())) } } }
            @for (symbol, class, key) in [
                ("hole", "mg-token", key!("glyph-hole")), ("house", "mg-house", key!("glyph-home")),
                ("fight", "mg-fight-glyph", key!("glyph-conflict")), ("bag", "mg-bag-glyph", key!("bag")),
                ("skip", "mg-skip", key!("table-skips")),
            ] { @let words = eyes.messages().text(key, &[]); dt { (glyph(symbol, class, &words)) } dd { (words) } }
        }
    }
}

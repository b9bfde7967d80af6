//! The legend of the glyphs.

use i18n::{key, message};
use maud::{Markup, html};
use weather_machine::{Chemical, Colour, Owner, Voucher, Weather};

use super::art::{glyph, small};
use super::eyes::{Eyes, hue};

/// The glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    let bot = |owner: Owner, said: &str| glyph(&format!("b-{}", owner.word()), hue(owner), said);
    html! {
        h3 class="legend-title" { (message!(eyes, "board-signs")) }
        dl class="keys-list wm-legend" {
            @for player in eyes.everybody() { dt { (bot(player.into(), "")) } dd { (message!(eyes, "board-sign-player", player = eyes.name(player))) } }
            dt { (bot(Owner::Lativ, "")) } dd { (message!(eyes, "board-sign-lativs-bot")) }
            @for of in Weather::ALL { dt { (glyph(&format!("s-{of}"), "", "")) } dd { (eyes.weather(of).name()) } }
            @for (of, colour) in Chemical::ALL.into_iter().zip(Colour::ALL) {
                dt { (glyph(&format!("wc-{colour}"), "", "")) (glyph(&format!("wp-{colour}"), "", "")) }
                dd { (message!(eyes, "board-sign-chemical", chemical = eyes.chemical(of), colour = eyes.colour(colour))) }
            }
            dt { (glyph("wc-any", "", "")) (glyph("wp-any", "", "")) }
            dd { (message!(eyes, "board-sign-any-part")) }
            @for of in Voucher::ALL {
                dt { (glyph(&format!("wt-{}", of.word()), "", "")) } dd { (message!(eyes, "board-sign-voucher", voucher = eyes.voucher(of))) }
            }
            dt { (glyph("wt-any", "", "")) } dd { (message!(eyes, "board-sign-any-voucher")) }
            dt { (glyph("wm-star", "", "")) } dd { (message!(eyes, "board-sign-cp")) }
            dt { (glyph("f-assistant", "", "")) } dd { (message!(eyes, "board-assistant")) }
            dt { (glyph("f-lativ", "", "")) } dd { (message!(eyes, "board-lativ")) }
            @for (symbol, key) in GLYPHS { dt { (small(symbol, "")) } dd { (eyes.messages.text(key, &[])) } }
        }
    }
}

const GLYPHS: [(&str, &str); 17] = [
    ("bot", key!("board-sign-bot")),
    ("tile", key!("board-sign-tile")),
    ("stairs", key!("board-sign-stairs")),
    ("invest", key!("board-sign-invest")),
    ("sell", key!("board-sign-sell")),
    ("secure", key!("board-sign-secure")),
    ("experiment", key!("board-sign-experiment")),
    ("publish", key!("board-sign-publish")),
    ("research", key!("board-sign-research")),
    ("breakthrough", key!("board-sign-breakthrough")),
    ("initiative", key!("board-sign-initiative")),
    ("award", key!("board-sign-award")),
    ("cite", key!("board-sign-cite")),
    ("lock", key!("board-sign-lock")),
    ("income", key!("board-sign-income")),
    ("nobel", key!("board-sign-nobel")),
    ("storm", key!("board-sign-storm")),
];

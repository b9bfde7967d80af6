//! The legend of the glyphs.

use maud::{Markup, html};
use weather_machine::{Chemical, Colour, Owner, Voucher, Weather};

use super::art::{glyph, small};
use super::eyes::{Eyes, hue};

/// The glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    let bot = |owner: Owner, said: &str| glyph(&format!("b-{}", owner.word()), hue(owner), said);
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list wm-legend" {
            @for player in eyes.everybody() { dt { (bot(player.into(), "")) } dd { (eyes.name(player)) ": Bot, marker" } }
            dt { (bot(Owner::Lativ, "")) } dd { "Lativ's Bot" }
            @for of in Weather::ALL { dt { (glyph(&format!("s-{of}"), "", "")) } dd { (of.title()) } }
            @for (of, colour) in Chemical::ALL.into_iter().zip(Colour::ALL) {
                dt { (glyph(&format!("wc-{colour}"), "", "")) (glyph(&format!("wp-{colour}"), "", "")) }
                dd { (of.title()) ", " (colour.word()) " Machine Part" }
            }
            dt { (glyph("wc-any", "", "")) (glyph("wp-any", "", "")) }
            dd { "a Chemical, a Machine Part of your choice" }
            @for of in Voucher::ALL {
                dt { (glyph(&format!("wt-{}", of.word()), "", "")) } dd { (of.short()) " Voucher" }
            }
            dt { (glyph("wt-any", "", "")) } dd { "Voucher of your choice" }
            dt { (glyph("wm-star", "", "")) } dd { "CP" }
            dt { (glyph("f-assistant", "", "")) } dd { "Lativ's Assistant: the active branch" }
            dt { (glyph("f-lativ", "", "")) } dd { "Lativ" }
            @for (symbol, words) in GLYPHS { dt { (small(symbol, "")) } dd { (words) } }
        }
    }
}

const GLYPHS: [(&str, &str); 17] = [
    ("bot", "construct a Bot"),
    ("tile", "extend the Workshop"),
    ("stairs", "one space on a Funding track, of choice or of the colour below it"),
    ("invest", "Investment tile"),
    ("sell", "sell a part"),
    ("secure", "secure a Subsidy"),
    ("experiment", "work on an experiment; green: without the Chemical"),
    ("publish", "publish a paper"),
    ("research", "research"),
    ("breakthrough", "breakthrough"),
    ("initiative", "take an Initiative place"),
    ("award", "Award token"),
    ("cite", "Citation token"),
    ("lock", "Lock token, closed section"),
    ("income", "empty slots pay income"),
    ("nobel", "Nobel Prize"),
    ("storm", "Extreme Weather, with its level"),
];

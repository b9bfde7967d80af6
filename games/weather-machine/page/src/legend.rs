//! What the signs mean, and the picture for the shelf.

use maud::{Markup, html};
use weather_machine::{Chemical, Colour, Owner, Voucher, Weather};

use super::eyes::Eyes;
use super::signs::{any_chip, chemical, cp, part, sign, ticket, weather};

/// The signs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list wm-legend" {
            @for player in eyes.everybody() {
                dt { (eyes.token(player)) (eyes.bot(player.into())) }
                dd { (eyes.name(player)) ": marker, Bot" }
            }
            dt { (eyes.bot(Owner::Lativ)) } dd { "Lativ's Bot" }
            @for of in Weather::ALL { dt { (weather(of)) } dd { (of.title()) } }
            @for (of, colour) in Chemical::ALL.into_iter().zip(Colour::ALL) {
                dt { (chemical(of)) (part(colour)) }
                dd { (of.title()) ", " (colour.word()) " Machine Part" }
            }
            dt { (any_chip("wm-chem", "Chemical")) (any_chip("wm-part", "Machine Part")) }
            dd { "a Chemical, a Machine Part of your choice" }
            @for of in Voucher::ALL {
                dt { (ticket(of.word(), of.short())) } dd { (of.short()) " Voucher" }
            }
            dt { (ticket("any", "any")) } dd { "Voucher of your choice" }
            dt { (cp(1)) } dd { "CP" }
            @for (symbol, words) in SIGNS { dt { (sign(symbol, words)) } dd { (words) } }
        }
    }
}

const SIGNS: [(&str, &str); 20] = [
    ("bot", "construct a Bot"),
    ("tile", "extend the Workshop"),
    ("fund", "one space on a Funding track"),
    ("invest", "Investment tile"),
    ("sell", "sell a part"),
    ("secure", "secure a Subsidy"),
    ("experiment", "work on an experiment"),
    ("publish", "publish a paper"),
    ("research", "research"),
    ("breakthrough", "breakthrough"),
    ("paper", "Breakthrough marker of an Office row"),
    ("award", "Award token"),
    ("cite", "Citation token"),
    ("lock", "Lock token, closed section"),
    ("nobel", "Nobel Prize"),
    ("assistant", "Lativ's Assistant: the active branch"),
    ("person", "Scientist, Lativ"),
    ("agent", "agent of the Saboteurs"),
    ("storm", "Extreme Weather"),
    ("target", "Target of the Saboteurs"),
];

/// A small picture for the shelf.
pub(super) fn cover() -> Markup {
    html! {
        svg class="shelf-cover" viewBox="0 0 132 132" role="img" {
            title { "A machine that makes weather" }
            rect width="132" height="132" fill="#1d3346" {}
            path d="M30 62a18 18 0 0 1 2-35 25 25 0 0 1 48-3 17 17 0 0 1 14 38Z" fill="#dfe7ec" {}
            circle cx="98" cy="28" r="13" fill="#f2dc4b" {}
            path d="M66 62 54 82h12l-6 18" stroke="#f2dc4b" stroke-width="4" fill="none" stroke-linejoin="round" {}
            path d="M38 70l-5 12M90 70l-5 12M102 66l-4 9" stroke="#58bdea" stroke-width="4" stroke-linecap="round" {}
            rect x="22" y="100" width="88" height="32" rx="6" fill="#5a606c" {}
            @for (x, fill) in [(36, "#58b447"), (51, "#ffffff"), (66, "#e3a49d"), (81, "#c42f60"), (96, "#58bdea")] {
                circle cx=(x) cy="116" r="5.500" fill=(fill) stroke="#1d3346" stroke-width="1.750" {}
            }
        }
    }
}

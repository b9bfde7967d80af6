//! What the signs mean.

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

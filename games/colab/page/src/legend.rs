//! What the signs mean, and the picture for the shelf.

use colab::{BagToken, EnemyFace, Scientist, Symbol};
use drawing::capital;
use maud::{Markup, html};

use crate::bag::token;
use crate::dice::face_words;
use crate::eyes::{Eyes, crest};
use crate::signs::sign;

/// The signs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list cl cl-legend" {
            @for of in Scientist::ALL { dt { (crest(of)) } dd { (eyes.content.scientists[of].title) } }
            @for of in Symbol::ALL { dt { (sign(of.word(), "", of.word())) } dd { (of) } }
            @for (symbol, words) in [
                ("red", "a bare shape: either symbol of its colour"), ("wild", "wild: any symbol"),
                ("any", "a colour of your choice"), ("die-red", "a die into the bowl"),
                ("card-device", "a card of this deck"), ("keep", "draw so many, keep one"),
                ("plate-device", "build symbol"), ("flask", "potion token"),
                ("research", "research token"), ("point", "point"),
                ("return", "roll a die of the bowl, or one of the pool again"),
                ("return-all", "roll the whole bowl"), ("setdie", "turn a die of the pool"),
                ("lever", "fire a trigger"), ("lever-near", "fire a trigger beside this card"),
                ("copy", "copy a trigger beside this card"), ("build", "build"),
                ("second", "the other lab action too"), ("discount", "a symbol less to pay"),
                ("move", "move a minion"), ("upgrade", "place an upgrade tile"),
                ("worker", "minions that work for a tile"), ("tick", "used in this turn"),
                ("gold", "upgrade token"), ("flag", "the goal"),
            ] { dt { (sign(symbol, "", words)) } dd { (words) } }
            @if eyes.view.options.enemies > 0 {
                @for (symbol, words) in [
                    ("damage", "damaged window"), ("ice", "frozen window"),
                    ("jam", "jammed: no row when you send"), ("coin", "the active enemy"),
                    ("bolt", "charges the meter"), ("special", "the special power"),
                    ("wreck", "wrecks a tile"),
                ] { dt { (sign(symbol, "", words)) } dd { (words) } }
                @for face in EnemyFace::ALL { dt { (sign(&format!("face-{face}"), "", face.word())) } dd { (face_words(face)) } }
                @for kind in BagToken::ALL { dt { (token(eyes, kind, false, 1)) } dd { (capital(&eyes.content.tokens[kind].action.words())) } }
                dt { (token(eyes, BagToken::StepClockwise, true, 1)) } dd { "Power: charges 1 first" }
            }
        }
    }
}

/// A small picture for the shelf.
pub(super) fn cover() -> Markup {
    html! {
        svg class="shelf-cover" viewBox="0 0 132 132" role="img" {
            title { "Two towers with a laboratory between them" }
            rect width="132" height="132" fill="#e8efe6" {}
            path d="M0 108H132V132H0Z" fill="#e3d3b8" {}
            @for (x, roof) in [(12, "#0f6cb4"), (86, "#cf4a1b")] {
                g transform={ "translate(" (x) " 22)" } {
                    path d="M-6 18 4 0H30L40 18Z" fill=(roof) stroke="#1e2127" stroke-width="2" {}
                    rect y="18" width="34" height="70" fill="#f1ece2" stroke="#1e2127" stroke-width="2" {}
                    @for y in [24, 46, 68] { path d={ "M6 " (y + 18) "V" (y + 6) "Q17 " (y - 6) " 28 " (y + 6) "V" (y + 18) "Z" } fill="#4a4f5b" {} }
                }
            }
            rect x="46" y="82" width="40" height="28" fill="#e2c4b4" stroke="#1e2127" stroke-width="2" {}
            path d="M61 52H71M63 52V62A13 13 0 1 0 69 62V52" fill="#fffefb" stroke="#1e2127" stroke-width="2" {}
            path d="M54 76A12 12 0 0 0 78 76Q72 72 66 76T54 76Z" fill="#1c9d6c" {}
            rect x="52" y="90" width="12" height="16" rx="2" fill="#cb82b0" stroke="#1e2127" stroke-width="1.5" {}
            rect x="68" y="90" width="12" height="16" rx="2" fill="#0f6cb4" stroke="#1e2127" stroke-width="1.5" {}
            circle cx="29" cy="74" r="8" fill="#fff" stroke="#1e2127" stroke-width="2" {}
            circle cx="30" cy="75" r="3.5" fill="#1e2127" {}
        }
    }
}

//! The legend: what the glyphs mean.

use colab::{BagToken, EnemyFace, Scientist, Symbol};
use drawing::capital;
use maud::{Markup, html};

use crate::bag::token;
use crate::dice::face_words;
use crate::eyes::{Eyes, crest};
use crate::glyphs::glyph;

/// The glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list cl cl-legend" {
            @for of in Scientist::ALL { dt { (crest(of)) } dd { (eyes.content.scientists[of].title) } }
            @for of in Symbol::ALL { dt { (glyph(of.word(), "", of.word())) } dd { (of) } }
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
            ] { dt { (glyph(symbol, "", words)) } dd { (words) } }
            @if eyes.view.options.enemies > 0 {
                @for (symbol, words) in [
                    ("damage", "damaged window"), ("ice", "frozen window"),
                    ("jam", "jammed: no row when you send"), ("coin", "the active enemy"),
                    ("bolt", "charges the meter"), ("special", "the special power"),
                    ("wreck", "wrecks a tile"),
                ] { dt { (glyph(symbol, "", words)) } dd { (words) } }
                @for face in EnemyFace::ALL { dt { (glyph(&format!("face-{face}"), "", face.word())) } dd { (face_words(face)) } }
                @for kind in BagToken::ALL { dt { (token(eyes.content, kind, false, 1, eyes.messages)) } dd { (capital(&eyes.content.tokens[kind].action.words_in(eyes.messages))) } }
                dt { (token(eyes.content, BagToken::StepClockwise, true, 1, eyes.messages)) } dd { "Power: charges 1 first" }
            }
        }
    }
}

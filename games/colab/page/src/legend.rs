//! The legend: what the glyphs mean.

use colab::{BagToken, EnemyFace, Scientist, Symbol};
use drawing::capital;
use i18n::message;
use maud::{Markup, html};

use crate::bag::token;
use crate::dice::face_words;
use crate::eyes::{Eyes, crest};
use crate::glyphs::glyph;

/// The glyphs on the table.
pub(super) fn legend(eyes: &Eyes<'_>) -> Markup {
    let messages = eyes.messages;
    html! {
        h3 class="legend-title" { (message!(messages, "legend-title")) }
        dl class="keys-list cl cl-legend" {
            @for of in Scientist::ALL { dt { (crest(of)) } dd { (eyes.content.scientists[of].title) } }
            @for of in Symbol::ALL { dt { (glyph(of.word(), "", &eyes.told(of))) } dd { (eyes.told(of)) } }
            @for (symbol, words) in [
                ("red", message!(messages, "legend-bare")),
                ("wild", message!(messages, "legend-wild")),
                ("any", message!(messages, "legend-any")),
                ("die-red", message!(messages, "legend-die")),
                ("card-device", message!(messages, "legend-card")),
                ("keep", message!(messages, "legend-keep")),
                ("plate-device", message!(messages, "legend-plate")),
                ("flask", message!(messages, "legend-flask")),
                ("research", message!(messages, "legend-research")),
                ("point", message!(messages, "legend-point")),
                ("return", message!(messages, "legend-return")),
                ("return-all", message!(messages, "legend-return-all")),
                ("setdie", message!(messages, "legend-setdie")),
                ("lever", message!(messages, "legend-lever")),
                ("lever-near", message!(messages, "legend-lever-near")),
                ("copy", message!(messages, "legend-copy")),
                ("build", message!(messages, "legend-build")),
                ("second", message!(messages, "legend-second")),
                ("discount", message!(messages, "legend-discount")),
                ("move", message!(messages, "legend-move")),
                ("upgrade", message!(messages, "legend-upgrade")),
                ("worker", message!(messages, "legend-worker")),
                ("tick", message!(messages, "legend-tick")),
                ("gold", message!(messages, "legend-gold")),
                ("flag", message!(messages, "legend-flag")),
            ] { dt { (glyph(symbol, "", &words)) } dd { (words) } }
            @if eyes.view.options.enemies > 0 {
                @for (symbol, words) in [
                    ("damage", message!(messages, "legend-damage")),
                    ("ice", message!(messages, "legend-ice")),
                    ("jam", message!(messages, "legend-jam")),
                    ("coin", message!(messages, "legend-coin")),
                    ("bolt", message!(messages, "legend-bolt")),
                    ("special", message!(messages, "legend-special")),
                    ("wreck", message!(messages, "legend-wreck")),
                ] { dt { (glyph(symbol, "", &words)) } dd { (words) } }
                @for face in EnemyFace::ALL { dt { (glyph(&format!("face-{face}"), "", &eyes.told(face))) } dd { (face_words(eyes, face)) } }
                @for kind in BagToken::ALL { dt { (token(eyes.content, kind, false, 1, eyes.messages)) } dd { (capital(&eyes.content.tokens[kind].action.words_in(eyes.messages))) } }
                dt { (token(eyes.content, BagToken::StepClockwise, true, 1, eyes.messages)) } dd { (message!(messages, "legend-power")) }
            }
        }
    }
}

//! The drawing on a criteria or power token.

use colab::{BagToken, Content, EnemyPart, Goal};
use maud::{Markup, html};

use crate::glyphs::{put, way_glyph};

/// The drawing on a token, centred at the origin, within 17 units.
pub(super) fn token_disc(content: &Content, kind: BagToken, power: bool) -> Markup {
    let part = content.tokens[kind].action.parts().next();
    html! {
        @if power { circle class="cl-teeth" r="15" {} }
        circle class="cl-disc" r="13.5" {}
        @match part {
            Some(EnemyPart::Step(way, _)) => { (put(way_glyph(way), 0.0, -4.0, 17.0)) (put("figure", 0.0, 5.5, 12.0)) },
            Some(EnemyPart::Chase(way)) => { (put(way_glyph(way), 0.0, -4.5, 16.0)) (put("figure", -4.5, 5.5, 11.0)) (put("figure", 5.0, 5.5, 8.0)) },
            Some(EnemyPart::Minion(goal)) => @match goal {
                Goal::Player(way) => { (put(way_glyph(way), 0.0, -4.5, 16.0)) (put("imp", -4.5, 5.5, 12.0)) (put("figure", 5.0, 5.5, 8.0)) },
                Goal::Other => { (put("imp", -5.5, 0.0, 13.0)) (put("imp", 5.5, 0.0, 13.0)) },
                Goal::Roll => { (put("imp", -5.0, 2.0, 14.0)) (put("die-any", 5.5, -1.0, 13.0)) },
                Goal::Tower(tower) => { (put("imp", -5.5, 2.5, 13.0)) (put(tower.word(), 4.5, -1.5, 15.0)) },
            },
            Some(_) => (put("special", 0.0, 0.0, 18.0)),
            None => {},
        }
    }
}

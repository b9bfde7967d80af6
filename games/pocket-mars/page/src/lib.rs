//! Pocket Mars on the screen: the sky with the viewer's Spaceship at the left, Earth in the middle
//! and the others at the right; the ground with the five Buildings; the viewer's cards, each with
//! what it would really do now, the deck and the discard pile.

mod brief;
mod cards;
mod does;
mod forecast;
mod glyphs;
mod ground;
mod legend;
mod own;
mod people;
mod pictures;
mod piles;
mod rivals;
mod shells;
mod sky;
mod stack;
mod strip;

use drawing::{Board, Drawing, Scene};
use maud::html;
use pocket_mars::PocketMars;

use self::people::Eyes;

/// The drawing of Pocket Mars.
pub const DRAWING: Drawing<PocketMars> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols: include_str!("../symbols.svg"),
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

/// The style sheet of the board. It comes after the shared one and overrides it.
pub const STYLE: &str = concat!(
    include_str!("../css/board.css"),
    include_str!("../css/drawn.css"),
    include_str!("../css/cards.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, PocketMars>) -> Board {
    let &Scene { view, content, marks, locale, .. } = scene;
    let eyes = Eyes { view, content, marks, locale };
    Board {
        others: strip::strip(&eyes),
        others_title: i18n::message!(eyes.messages(), "board-score"),
        others_glyph: "i-star",
        board: html! {
            div class="pm pm-table" {
                (ground::hills(&eyes))
                (sky::sky(&eyes))
                (ground::ground(&eyes))
            }
        },
        own: own::own(&eyes),
        legend: legend::legend(&eyes),
    }
}

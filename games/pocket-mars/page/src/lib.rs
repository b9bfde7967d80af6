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

use drawing::{Board, Drawing, LazyLegend, Scene};
use maud::html;
use pocket_mars::PocketMars;

use self::people::Eyes;

/// The drawing of Pocket Mars.
pub const DRAWING: Drawing<PocketMars> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols,
    styles,
    legend: || &LEGEND,
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

static LEGEND: LazyLegend = LazyLegend::of(pocket_mars::icons);

/// The symbols that only this game uses.
fn symbols() -> Option<&'static str> {
    game_core::game_file!("symbols.svg")
}

/// The style sheet, which overrides that of all pages.
fn styles() -> Vec<&'static str> {
    game_core::game_files!["css/board.css", "css/drawn.css", "css/cards.css", "css/narrow.css"]
}

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
        forecast: forecast::rail(&eyes),
        legend: legend::legend(&eyes),
    }
}

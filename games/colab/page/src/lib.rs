//! CoLab on the screen: the ring of towers and labs with the scoreboard as its rim and a bench in
//! its middle; beside it the enemies or the other players; below it the viewer's dice, tokens, hand
//! and grid.

mod bag;
mod bench;
mod cards;
mod dice;
mod enemies;
mod eyes;
mod glyphs;
mod grid;
mod legend;
mod own;
mod pictures;
mod research;
mod ring;
mod rivals;
mod status;

use colab::{CoLab, Player};
use drawing::{Board, Drawing, Scene};
use game_core::{GameInfo, Viewer};
use i18n::{Locale, Messages, message};
use maud::{PreEscaped, html};

use self::eyes::Eyes;

/// The drawing of CoLab.
pub const DRAWING: Drawing<CoLab> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols: include_str!("../symbols.svg"),
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

/// The messages in a language.
fn messages(locale: Locale) -> Messages {
    <CoLab as GameInfo>::messages(locale).unwrap_or(Messages::SILENT)
}

/// The pictures on the cards, included only in pages that show a table of CoLab.
const EMBLEMS: &str = include_str!("../emblems.svg");

/// The style sheet of CoLab, which overrides that of all pages.
pub const STYLE: &str = concat!(
    include_str!("../css/board.css"),
    include_str!("../css/ring.css"),
    include_str!("../css/cards.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, CoLab>) -> Board {
    let &Scene { view, content, viewer, marks, locale } = scene;
    let messages = messages(locale);
    let own = match viewer {
        Viewer::Seat(seat) => Some(Player::of_seat(seat)),
        Viewer::Nobody | Viewer::Everybody => view.asked,
    };
    let own = own.unwrap_or(view.table.acting);
    let eyes = Eyes { view, content, marks, own, game: view.position(content), locale, messages };
    Board {
        others: html! {
            div class="cl cl-others" {
                (enemies::enemies(&eyes))
                (rivals::rivals(&eyes))
            }
        },
        others_title: if eyes.alone() { message!(messages, "board-enemies") } else { message!(messages, "board-others") },
        board: html! {
            (PreEscaped(EMBLEMS))
            div class="cl cl-board" {
                (status::status(&eyes))
                (ring::ring(&eyes))
            }
        },
        own: own::own(&eyes),
        legend: legend::legend(&eyes),
    }
}

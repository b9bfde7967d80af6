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
mod token_disc;

use colab::{CoLab, Player};
use drawing::{Board, Drawing, LazyLegend, Scene};
use game_core::{GameInfo, Viewer};
use i18n::{Locale, Messages, message};
use maud::{PreEscaped, html};

use self::eyes::Eyes;

/// The drawing of CoLab.
pub const DRAWING: Drawing<CoLab> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols,
    styles,
    legend: || &LEGEND,
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

static LEGEND: LazyLegend = LazyLegend::of(colab::icons);

/// The messages in a language.
fn messages(locale: Locale) -> Messages {
    <CoLab as GameInfo>::messages(locale).unwrap_or(Messages::SILENT)
}

/// The pictures on the cards, included only in pages that show a table of CoLab.
fn emblems() -> &'static str {
    game_core::game_file!("emblems.svg").unwrap_or_default()
}

/// The symbols that only this game uses.
fn symbols() -> Option<&'static str> {
    game_core::game_file!("symbols.svg")
}

/// The style sheet, which overrides that of all pages.
fn styles() -> Vec<&'static str> {
    game_core::game_files!["css/board.css", "css/ring.css", "css/cards.css", "css/narrow.css"]
}

fn draw(scene: &Scene<'_, CoLab>) -> Board {
    let &Scene { view, content, viewer, marks, locale } = scene;
    let messages = messages(locale);
    let own = match viewer {
        Viewer::Seat(seat) => Some(Player::of_seat(seat)),
        Viewer::Nobody | Viewer::Everybody => view.asked,
    };
    let own = own.unwrap_or(view.table.acting);
    let game = view.position(content);
    let active = view.table.enemies.active.or_else(|| view.options.enemies().next());
    let foreseen = active.filter(|_| marks.asks()).map(|enemy| game.forecast(enemy));
    let foreseen = foreseen.unwrap_or_default();
    let eyes = Eyes { view, content, marks, own, game, foreseen, locale, messages };
    Board {
        others: html! {
            div class="cl cl-others" {
                (enemies::enemies(&eyes))
                (rivals::rivals(&eyes))
            }
        },
        others_title: if eyes.alone() {
            message!(messages, "board-enemies")
        } else {
            message!(messages, "board-others")
        },
        others_glyph: if eyes.alone() { "i-android" } else { "i-crown" },
        board: html! {
            (PreEscaped(emblems()))
            div class="cl cl-board" {
                (status::status(&eyes))
                (ring::ring(&eyes))
            }
        },
        own: own::own(&eyes),
        forecast: bag::rail(&eyes),
        legend: legend::legend(&eyes),
    }
}

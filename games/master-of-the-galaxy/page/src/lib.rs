//! Master of the Galaxy on the screen: the star map on a dark field, with bag, symbols and decks
//! below it; beside it the swarms or the other players, and the viewer's cards.

mod bag;
mod board;
mod cards;
mod conflicts;
mod decks;
mod eyes;
mod glyphs;
mod legend;
mod map;
mod own;
mod pictures;
mod rivals;
mod status;
mod swarms;
mod track;

use drawing::{Board, Drawing, Scene};
use game_core::Viewer;
use master_of_the_galaxy::{MasterOfTheGalaxy, Player};

use self::eyes::Eyes;

/// The drawing of Master of the Galaxy.
pub const DRAWING: Drawing<MasterOfTheGalaxy> = Drawing {
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
    include_str!("../css/map.css"),
    include_str!("../css/cards.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, MasterOfTheGalaxy>) -> Board {
    let &Scene { view, content, viewer, marks, .. } = scene;
    let own = match viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.and_then(Player::of_seat),
    };
    let game = view.position(content);
    let eyes = Eyes { view, content, marks, own: own.unwrap_or(view.state.active), game };
    Board {
        others: if eyes.solo() { swarms::swarms(&eyes) } else { rivals::rivals(&eyes) },
        others_title: (if eyes.solo() { "Swarms" } else { "Others" }).into(),
        others_glyph: if eyes.solo() { "mg-swarm-w1" } else { "i-crown" },
        board: board::board(&eyes),
        own: own::own(&eyes),
        legend: legend::legend(&eyes),
    }
}

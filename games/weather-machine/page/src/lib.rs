//! The drawing of Weather Machine: a board whose five weathers are columns through three houses,
//! the player's own Laboratory below it, and the Saboteurs or all players in a strip above it.

mod art;
mod benefits;
mod board;
mod eyes;
mod laboratory;
mod legend;
mod pictures;
mod rivals;
mod saboteurs;
mod subsidy;
mod workshop_tile;

use drawing::{Board, Drawing, Scene};
use game_core::Viewer;
use maud::{Markup, html};
use weather_machine::{Player, WeatherMachine};

use self::eyes::Eyes;

/// The drawing of Weather Machine.
pub const DRAWING: Drawing<WeatherMachine> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols: include_str!("../symbols.svg"),
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

/// The style sheet. It comes after that of the pieces on every page and overrides it.
pub const STYLE: &str = concat!(
    include_str!("../css/colours.css"),
    include_str!("../css/pieces.css"),
    include_str!("../css/board.css"),
    include_str!("../css/laboratory.css"),
    include_str!("../css/strip.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, WeatherMachine>) -> Board {
    let &Scene { view, content, viewer, marks, .. } = scene;
    let own = match viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.unwrap_or(Player::One),
    };
    let foreseen = saboteurs::foresee(view, content);
    let eyes = Eyes { view, content, marks, own, foreseen };
    Board {
        others: if eyes.solo() { saboteurs::strip(&eyes) } else { rivals::rivals(&eyes) },
        others_title: (if eyes.solo() { "Saboteurs" } else { "Players" }).into(),
        others_glyph: if eyes.solo() { "b-saboteurs" } else { "w-person" },
        board: board::board(&eyes),
        own: own_area(&eyes),
        legend: legend::legend(&eyes),
    }
}

fn own_area(eyes: &Eyes<'_>) -> Markup {
    html! { div class="wm" { (laboratory::laboratory(eyes, eyes.own)) } }
}

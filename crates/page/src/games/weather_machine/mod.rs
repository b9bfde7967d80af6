//! Weather Machine on the screen: the five Locations as one wide board, the own Laboratory beneath
//! it, the Saboteurs or the other players in lines above it that open.

mod benefits;
mod board;
mod eyes;
mod laboratory;
mod legend;
mod rivals;
mod saboteurs;
mod signs;

use maud::{Markup, html};
use play::ToldLine;
use table::Viewer;
use weather_machine::{Content, Player, View};

use self::eyes::Eyes;
use super::{Board, Drawing, Scene};

/// The drawing of Weather Machine.
pub(super) const DRAWING: Drawing = Drawing { draw, heading, cover: legend::cover };

fn draw(scene: &Scene<'_>) -> Option<Board> {
    let view = scene.position.view(scene.viewer).downcast::<View>().ok()?;
    let content = *scene.position.content().downcast::<&'static Content>().ok()?;
    let own = match scene.viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.unwrap_or(Player::One),
    };
    let foreseen = saboteurs::foresee(&view, content);
    let eyes = Eyes { view: &view, content, marks: scene.marks, own, foreseen };
    Some(Board {
        others: if eyes.solo() { saboteurs::strip(&eyes) } else { rivals::rivals(&eyes) },
        others_title: if eyes.solo() { "Saboteurs" } else { "Others" },
        board: board::board(&eyes),
        own: own_area(&eyes),
        legend: legend::legend(&eyes),
    })
}

fn own_area(eyes: &Eyes<'_>) -> Markup {
    html! { div class="wm" { (laboratory::laboratory(eyes, eyes.own)) } }
}

/// A turn of the log begins where a turn or a round is told to begin.
fn heading(line: &ToldLine) -> Option<String> {
    line.event.get("turn_begins").map(|_| line.text.trim_end_matches('.').to_string())
}

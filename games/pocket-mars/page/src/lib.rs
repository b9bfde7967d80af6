//! Pocket Mars on the screen: Earth at the top, five Buildings between the Spaceships, the own area
//! beneath, everybody else in a line each.

mod buildings;
mod cards;
mod earth;
mod forecast;
mod others;
mod own;
mod people;
mod ships;

use drawing::{Board, Drawing, Scene, icon};
use maud::{Markup, html};
use pocket_mars::{Colour, PocketMars};
use serde_json::Value;

use self::people::Eyes;

/// The drawing of Pocket Mars.
pub const DRAWING: Drawing<PocketMars> = Drawing {
    draw,
    heading,
    poster: include_str!("../poster.svg"),
    opponent: "the androids",
    symbols: "",
};

/// Its style sheet; what it says of pieces that every page has comes after theirs.
pub const STYLE: &str = concat!(
    include_str!("../css/board.css"),
    include_str!("../css/cards.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, PocketMars>) -> Board {
    let &Scene { view, content, marks, .. } = scene;
    let eyes = Eyes { view, content, marks };
    Board {
        others: others::others(&eyes),
        others_title: if view.options.solo() { "Androids" } else { "Others" },
        board: html! {
            (earth::earth(&eyes))
            div class="mars" {
                (ships::left(&eyes))
                div class="buildings" { (buildings::buildings(&eyes)) }
                (ships::right(&eyes))
            }
        },
        own: own::own(&eyes),
        legend: legend(&eyes),
    }
}

/// A turn of the log begins where a round is told to begin.
fn heading(event: &Value, _: &str) -> Option<String> {
    let begins = event.get("what").and_then(Value::as_str) == Some("round_began");
    begins.then(|| event.get("round").map(|round| format!("Round {round}"))).flatten()
}

/// The signs on the table.
fn legend(eyes: &Eyes<'_>) -> Markup {
    html! {
        h3 class="legend-title" { "Signs" }
        dl class="keys-list" {
            @for area in &eyes.view.players {
                dt { (eyes.token(area.player)) }
                dd { "colonists: " (eyes.name(area.player)) }
            }
            @for colour in Colour::ALL {
                dt { (people::colour_sign(colour)) }
                dd { (colour.word()) ": " (eyes.content.buildings[colour.building()].name) }
            }
            @for (sign, words) in [
                ("hand", "a hand, or the ability of a card played from it"),
                ("prep", "a prep module, or the ability of a card connected from it"),
                ("ship", "colonists aboard a Spaceship"),
                ("energy", "energy"),
                ("own", "not printed on the real card: our own design or our reading; point at it for which"),
                ("eye", "entered by the owner of a copy"),
            ] {
                dt { (icon(sign)) }
                dd { (words) }
            }
        }
    }
}

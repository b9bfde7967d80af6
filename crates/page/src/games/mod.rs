//! The drawings of the games.

mod pocket_mars;
mod weather_machine;

use maud::Markup;
use play::{AnyPosition, ToldLine};
use table::Viewer;

use crate::marks::Marks;

/// What there is to draw.
pub struct Scene<'a> {
    /// The position.
    pub position: &'a dyn AnyPosition,
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// Which places can be chosen now.
    pub marks: &'a Marks,
}

/// A position, drawn.
pub struct Board {
    /// The areas of everybody else, a line each.
    pub others: Markup,
    /// What a narrow screen calls them; nothing if there are none.
    pub others_title: &'static str,
    /// What lies in the middle.
    pub board: Markup,
    /// The viewer's own area.
    pub own: Markup,
    /// What the signs of the drawing mean.
    pub legend: Markup,
}

/// How the positions of one game are drawn.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// Draws a position; `None` if it is not one of this game's.
    pub draw: fn(&Scene<'_>) -> Option<Board>,
    /// The heading of the turn that begins after a told line, if one does.
    pub heading: fn(&ToldLine) -> Option<String>,
    /// A small picture for the shelf.
    pub cover: fn() -> Markup,
}

/// The drawing of a game, if it has one. The others are shown as their outline.
pub fn drawing(game: &str) -> Option<Drawing> {
    match game {
        "pocket-mars" => Some(pocket_mars::DRAWING),
        "weather-machine" => Some(weather_machine::DRAWING),
        _ => None,
    }
}

//! What there is to draw, how, and what comes of it.

use game_core::{Game, Viewer};
use maud::Markup;
use serde_json::Value;

use crate::marks::Marks;
use crate::picture::Picture;

/// What there is to draw.
pub struct Scene<'a, G: Game> {
    /// The position, as the viewer may know it.
    pub view: &'a G::View,
    /// What is printed on the components.
    pub content: &'static G::Content,
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
    /// What the glyphs of the drawing mean.
    pub legend: Markup,
}

/// How the positions of one game are drawn.
pub struct Drawing<G: Game> {
    /// Draws a position.
    pub draw: fn(&Scene<'_, G>) -> Board,
    /// Its poster, an SVG file of 330 by 300 with the subject in the middle 230 by 230.
    pub poster: &'static str,
    /// Against whom one plays alone, as in "alone against …".
    pub opponent: &'static str,
    /// The symbols that only this game uses, as SVG.
    pub symbols: &'static str,
    /// What an answer or a fact beside a real table names, by its text, such as `table module 1
    /// green`, where it can be drawn.
    pub face: fn(&str, &'static G::Content) -> Option<Picture>,
    /// What an event of the opponent's turn does on the table, by its data.
    pub act: fn(&Value, &'static G::Content) -> Option<Picture>,
    /// Whether an event is one act of the hands with the one told before it, by their data.
    pub joins: fn(&Value, &Value) -> bool,
}

//! What to draw, the functions that draw it, and the result.

use std::borrow::Cow;

use game_core::{Game, Viewer};
use i18n::Locale;
use maud::Markup;
use serde_json::Value;

use crate::lazy_legend::LazyLegend;
use crate::marks::Marks;
use crate::picture::Picture;

/// What to draw.
pub struct Scene<'a, G: Game> {
    /// The position as the viewer knows it.
    pub view: &'a G::View,
    /// What is printed on the components.
    pub content: &'static G::Content,
    /// Who looks at it.
    pub viewer: Viewer,
    /// The places that can be chosen now.
    pub marks: &'a Marks,
    /// The language of its texts.
    pub locale: Locale,
}

/// A drawn position.
pub struct Board {
    /// The areas of all other players, one line each.
    pub others: Markup,
    /// Their title on a narrow screen; empty if there are none.
    pub others_title: Cow<'static, str>,
    /// The symbol beside that title.
    pub others_glyph: &'static str,
    /// The middle of the table.
    pub board: Markup,
    /// The viewer's own area.
    pub own: Markup,
    /// What the opponent would do next, in at most two lines ([`forecast`](crate::forecast)); empty
    /// unless the viewer is asked.
    pub forecast: Markup,
    /// What the symbols in the drawing mean.
    pub legend: Markup,
}

/// Draws the positions of one game.
pub struct Drawing<G: Game> {
    /// Draws a position.
    pub draw: fn(&Scene<'_, G>) -> Board,
    /// The poster: an SVG of 330 by 300 with its subject in the middle 230 by 230.
    pub poster: &'static str,
    /// The symbols used only by this game, as SVG; `None` in a browser until they are fetched.
    pub symbols: fn() -> Option<&'static str>,
    /// Its style sheet in parts, which override that of all pages; none in a browser until they are
    /// fetched.
    pub styles: fn() -> Vec<&'static str>,
    /// What its symbols mean, a static: a constant cannot hold what is read on first use.
    pub legend: fn() -> &'static LazyLegend,
    /// Draws what a helper's answer or fact names, given its text, such as `table module 1 green`;
    /// `None` if there is no picture.
    pub face: fn(&str, &'static G::Content, Locale) -> Option<Picture>,
    /// Draws what an event of the opponent's turn does on the table, given its data.
    pub act: fn(&Value, &'static G::Content, Locale) -> Option<Picture>,
    /// Whether an event is one physical action together with the previous event, given their data.
    pub joins: fn(&Value, &Value) -> bool,
}

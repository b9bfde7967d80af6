//! The games with a drawing, each from its own crate.

use std::any::Any;
use std::borrow::Cow;

use drawing::{Board, Drawing, Marks, Picture, Scene};
use game_core::{GameInfo, Viewer};
use i18n::Locale;
use maud::{Markup, PreEscaped};
use play::{DynPosition, NarratedLine};

/// The drawings of all games.
const DRAWINGS: [&dyn Drawn; 4] = [
    &pocket_mars_page::DRAWING,
    &weather_machine_page::DRAWING,
    &master_of_the_galaxy_page::DRAWING,
    &colab_page::DRAWING,
];

/// The style sheets of all games.
pub(crate) const STYLES: [&str; 4] = [
    pocket_mars_page::STYLE,
    weather_machine_page::STYLE,
    master_of_the_galaxy_page::STYLE,
    colab_page::STYLE,
];

/// The posters of all games, each a file under its name.
pub(crate) const POSTERS: [(&str, &str); 4] = [
    ("poster-pocket-mars.svg", pocket_mars_page::DRAWING.poster),
    ("poster-weather-machine.svg", weather_machine_page::DRAWING.poster),
    ("poster-master-of-the-galaxy.svg", master_of_the_galaxy_page::DRAWING.poster),
    ("poster-colab.svg", colab_page::DRAWING.poster),
];

/// The drawing of a game, independent of the game's types.
pub(crate) trait Drawn: Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// Draws a position; `None` if it belongs to another game.
    fn draw(
        &self,
        position: &dyn DynPosition,
        eyes: (Viewer, Locale),
        marks: &Marks,
    ) -> Option<Board>;
    /// The name of the automated opponent in solo games, to complete "alone against …".
    fn opponent(&self, locale: Locale) -> Cow<'static, str>;
    /// The SVG symbols that only this game uses.
    fn symbols(&self) -> &'static str;
    /// The picture of what an answer or a fact names, with this content.
    fn face(&self, text: &str, content: &dyn Any, locale: Locale) -> Option<Picture>;
    /// The picture of what an emitted line of the opponent's turn does on the table.
    fn act(&self, line: &NarratedLine, content: &dyn Any, locale: Locale) -> Option<Picture>;
    /// Whether a line and the one before it are a single physical action.
    fn joins(&self, before: &NarratedLine, line: &NarratedLine) -> bool;
}

impl<G: GameInfo> Drawn for Drawing<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn draw(
        &self,
        position: &dyn DynPosition,
        (viewer, locale): (Viewer, Locale),
        marks: &Marks,
    ) -> Option<Board> {
        let view = position.view(viewer).downcast::<G::View>().ok()?;
        let content = *position.content().downcast::<&'static G::Content>().ok()?;
        Some((self.draw)(&Scene { view: &view, content, viewer, marks, locale }))
    }

    fn opponent(&self, locale: Locale) -> Cow<'static, str> {
        G::messages(locale).map_or(Cow::Borrowed(""), |messages| messages.text("opponent", &[]))
    }

    fn symbols(&self) -> &'static str {
        self.symbols
    }

    fn face(&self, text: &str, content: &dyn Any, locale: Locale) -> Option<Picture> {
        (self.face)(text, content.downcast_ref::<&'static G::Content>()?, locale)
    }

    fn act(&self, line: &NarratedLine, content: &dyn Any, locale: Locale) -> Option<Picture> {
        (self.act)(&line.event, content.downcast_ref::<&'static G::Content>()?, locale)
    }

    fn joins(&self, before: &NarratedLine, line: &NarratedLine) -> bool {
        (self.joins)(&before.event, &line.event)
    }
}

/// The drawing of a game, if it has one. Other games are shown as their outline.
pub(crate) fn drawing(game: &str) -> Option<&'static dyn Drawn> {
    DRAWINGS.into_iter().find(|drawing| drawing.game() == game)
}

/// The symbols of a page, included once: the shared ones, and those of one game or of all.
pub(crate) fn symbols(game: Option<&str>) -> Markup {
    let used = DRAWINGS.iter().filter(|drawing| game.is_none_or(|game| drawing.game() == game));
    let of_games = used.map(|drawing| drawing.symbols());
    PreEscaped([drawing::SYMBOLS].into_iter().chain(of_games).collect())
}

//! The games with a drawing, each from its own crate.

use std::any::Any;
use std::sync::OnceLock;

use drawing::{Board, Drawing, Legend, Marks, Picture, Scene};
use game_core::{GameInfo, Viewer};
use i18n::{Locale, Messages};
use maud::{Markup, PreEscaped};
use play::{DynPosition, NarratedLine};

use crate::digest::digest;

/// The drawings of all games.
const DRAWINGS: [&dyn Drawn; 4] = [
    &pocket_mars_page::DRAWING,
    &weather_machine_page::DRAWING,
    &master_of_the_galaxy_page::DRAWING,
    &colab_page::DRAWING,
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
    /// The SVG symbols that only this game uses; `None` in a browser until they are fetched.
    fn symbols(&self) -> Option<&'static str>;
    /// Its style sheet in parts; none in a browser until they are fetched.
    fn styles(&self) -> Vec<&'static str>;
    /// What the symbols mean; empty in a browser until it is fetched.
    fn legend(&self, locale: Locale) -> &'static Legend;
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

    fn symbols(&self) -> Option<&'static str> {
        (self.symbols)()
    }

    fn styles(&self) -> Vec<&'static str> {
        (self.styles)()
    }

    fn legend(&self, locale: Locale) -> &'static Legend {
        (self.legend)().get(G::messages(locale).unwrap_or(Messages::SILENT))
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

/// What the symbols of a game mean; empty if it has no drawing.
pub(crate) fn legend(game: &str, locale: Locale) -> &'static Legend {
    drawing(game).map_or_else(Legend::none, |drawing| drawing.legend(locale))
}

/// The style sheet of a game.
pub(crate) struct Style {
    /// The text, without comments.
    pub(crate) text: String,
    /// A number that changes with it.
    pub(crate) version: u64,
}

/// The style sheet of a game, read once; `None` if it has none, and in a browser until it is
/// fetched.
pub(crate) fn style(game: &str) -> Option<&'static Style> {
    static READ: [OnceLock<Style>; DRAWINGS.len()] = [const { OnceLock::new() }; DRAWINGS.len()];
    let number = DRAWINGS.iter().position(|drawing| drawing.game() == game)?;
    let parts = DRAWINGS[number].styles();
    let read = || {
        let text = i18n::text_without_comments(&parts.concat(), i18n::Comments::Slash);
        Style { version: digest(text.bytes()), text }
    };
    (!parts.is_empty()).then(|| READ[number].get_or_init(read))
}

/// The symbols of a page, included once: the shared ones, and those of a game.
pub(crate) fn symbols(game: Option<&str>) -> Markup {
    let of_game = game.and_then(drawing).and_then(Drawn::symbols);
    PreEscaped([drawing::SYMBOLS].into_iter().chain(of_game).collect())
}

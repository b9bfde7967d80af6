//! The view model of a table: a game at one moment, for one viewer.

use game_core::{RowPlace, Seat, Viewer};
use i18n::Locale;
use play::{Advice, AreaAsked, DynSession, GameReview, GuideLeft, GuideNow};

use crate::clock::TableClock;
use crate::content_difference::ContentOwner;
use crate::device_requests::{Asked, AskedNote};

/// What the page asks of the person.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Asking {
    /// To answer the question of the position.
    Answer,
    /// To hand the device over to this seat.
    HandOver(Seat),
    /// To wait for this seat, which another device plays.
    Elsewhere(Seat),
    /// To wait until every seat is taken.
    Seats,
    /// Nothing any more: all agreed to end the game.
    Ended,
    /// To wait for the bot at this seat.
    Wait(Seat),
    /// To follow what others did, at this beat.
    Follow(usize),
    /// Nothing: the page shows an earlier moment.
    Nothing,
}

/// A game at one moment, for one viewer.
pub struct Table<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// The title of the game that is played.
    pub title: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// Through whose eyes it is shown.
    pub viewer: Viewer,
    /// The number of entries at which it is shown; `None` for the current moment.
    pub at: Option<usize>,
    /// What the page asks of the person.
    pub asking: Asking,
    /// From which entry on beats are told; `None` for those since the person last chose.
    pub since: Option<usize>,
    /// Whether the page tells the server how much of the game the person has seen.
    pub marks_seen: bool,
    /// The area of a real table that is being filled in, with its draft.
    pub area: Option<AreaAsked>,
    /// The text of the wasted answer that was chosen once, and is carried out if it is chosen
    /// again.
    pub sure: Option<&'a str>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know about the game: other content, other rules.
    pub notes: &'a [String],
    /// The pending requests between devices.
    pub asked: &'a [Asked],
    /// Notes on earlier requests.
    pub asked_notes: &'a [AskedNote],
    /// The clocks, if time is limited.
    pub clock: Option<TableClock>,
    /// The rows of content in which an owner's copy may differ.
    pub places: &'a [RowPlace],
    /// The revision of the game, if it is played at several devices and the page follows the
    /// others.
    pub live: Option<i64>,
    /// Whose content overrides it is played with, where people live apart.
    pub content: Option<ContentOwner>,
    /// How many people watch, where people live apart.
    pub watching: Option<usize>,
    /// The current step of the guide.
    pub guide: Option<GuideNow>,
    /// Where the guide was left, unless the person has chosen to go on without it.
    pub guide_left: Option<GuideLeft>,
    /// The review of a finished game, if somebody has asked for it and it has begun.
    pub review: Option<GameReview>,
    /// The background tasks for the table.
    pub task_status: TaskStatus<'a>,
}

impl Table<'_> {
    /// The seat of the viewer, if it is one.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Nobody | Viewer::Everybody => None,
        }
    }
}

/// The state of the background tasks.
#[derive(Clone, Copy, Debug, Default)]
pub enum TaskStatus<'a> {
    /// Nothing.
    #[default]
    None,
    /// A bot is choosing.
    Bots,
    /// The bots are paused; the reason, if no person paused them.
    Paused(Option<&'a str>),
    /// The search for a hint is running.
    Searching,
    /// A hint was found.
    Hint(&'a Advice),
    /// No hint was found, and why.
    NoHint(&'a str),
}

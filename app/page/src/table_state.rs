//! A game at one moment: what its page is drawn from.

use game_core::{RowPlace, Seat, Viewer};
use i18n::Locale;
use play::{Advice, AreaAsked, DynSession, GuideNow};

use crate::device_requests::{Asked, AskedNote};

/// What the page asks of the person who looks at it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Asking {
    /// To answer the question of the position.
    Answer,
    /// To give the device to this seat.
    HandOver(Seat),
    /// To wait for this seat, which is played elsewhere: at a device of its own, or at one without a
    /// seat.
    Elsewhere(Seat),
    /// To wait for the bot at this seat.
    Wait(Seat),
    /// To follow what others did, after so many beats of it.
    Follow(usize),
    /// Nothing: somebody looks back.
    Nothing,
}

/// A game at one moment, for one viewer.
pub struct Table<'a> {
    /// Whose words it is written in.
    pub locale: Locale,
    /// The id of the saved game, part of its address.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// The title of the game that is played.
    pub title: &'a str,
    /// The session.
    pub session: &'a dyn DynSession,
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// After how many entries it is looked at; `None` for now.
    pub at: Option<usize>,
    /// What is asked.
    pub asking: Asking,
    /// The area of a real table that is asked about, with what was filled in so far.
    pub area: Option<AreaAsked>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
    /// What the player should know about the game: other content, other rules.
    pub notes: &'a [String],
    /// What one device asks of the others.
    pub asked: &'a [Asked],
    /// What came of what was asked.
    pub asked_notes: &'a [AskedNote],
    /// Where the values stand of which an owner's copy may show others.
    pub places: &'a [RowPlace],
    /// How often the game has been changed, where it is played at several devices and the page is to
    /// follow the others.
    pub live: Option<i64>,
    /// The step of the guide that the game has come to.
    pub guide: Option<GuideNow>,
    /// What is thought about beside the table.
    pub task_status: TaskStatus<'a>,
}

impl Table<'_> {
    /// The seat whose eyes these are, if it is one's.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Nobody | Viewer::Everybody => None,
        }
    }
}

/// What is thought about while the page is looked at, and what came of it.
#[derive(Clone, Copy, Debug, Default)]
pub enum TaskStatus<'a> {
    /// Nothing.
    #[default]
    None,
    /// A bot thinks about its choice.
    Bots,
    /// The bots were stopped; the reason, if it was not a person.
    Paused(Option<&'a str>),
    /// A hint is searched for.
    Searching,
    /// A hint was found.
    Hint(&'a Advice),
    /// No hint was found, and why.
    NoHint(&'a str),
}

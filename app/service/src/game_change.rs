use game_core::Seat;
use play::Save;

use crate::{Apart, ClockEntry, GameSettings, Notice, PersonId, Progress};

/// A change of a game: everything that is stored together or not at all. Each part is optional.
///
/// Its event, which tells other processes, is written by the store with every change.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameChange<'a> {
    /// The entries, and the row that lists show.
    pub state: Option<NewState<'a>>,
    /// Seats that are given or freed.
    pub seats: &'a [SeatChange<'a>],
    /// Somebody who may hold no other seat than those given here.
    pub one_seat: Option<&'a str>,
    /// The requests between players.
    pub asked: Option<AskedChange<'a>>,
    /// Seats that are offered to a person by name, or no longer.
    pub offers: &'a [OfferChange<'a>],
    /// The settings.
    pub settings: Option<&'a GameSettings>,
    /// The pending jobs of the game, which replace all earlier ones; `None` leaves them.
    pub jobs: Option<&'a [Job]>,
    /// What happens to the clocks.
    pub clock: Option<ClockChange<'a>>,
    /// What people are to be told of. One that is stored already is passed over; the due time of a
    /// warning that is not claimed yet is replaced.
    pub notices: &'a [Notice],
}

/// What happens to the clocks of a game.
#[derive(Clone, Copy, Debug)]
pub struct ClockChange<'a> {
    /// How many entries of clocks the writer has read.
    pub before: usize,
    /// The entries that are added, in order.
    pub entries: &'a [ClockEntry],
}

/// The later state of a game.
#[derive(Clone, Copy, Debug)]
pub struct NewState<'a> {
    /// The revision that the writer has read.
    pub revision: i64,
    /// The game.
    pub save: &'a Save,
    /// What lists show of it.
    pub progress: &'a Progress,
    /// The stored game, damaged or not, is also kept as a separate game under this name.
    pub apart: Option<&'a Apart<'a>>,
}

/// A seat that is given to somebody, or freed.
#[derive(Clone, Copy, Debug)]
pub struct SeatChange<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who held it when this was decided.
    pub held: Option<&'a str>,
    /// Who holds it from now on.
    pub holder: Option<&'a str>,
}

/// The requests between players, as a text that only the service reads.
#[derive(Clone, Copy, Debug)]
pub struct AskedChange<'a> {
    /// What the writer has read.
    pub before: &'a str,
    /// What replaces it.
    pub after: &'a str,
}

/// A seat that is offered to one person by name. Every change of who holds the seat ends the offer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatOffer {
    /// The seat.
    pub seat: Seat,
    /// Who may sit down there.
    pub to: PersonId,
    /// Who offers it.
    pub by: PersonId,
    /// Since when, in seconds since 1970.
    pub since: i64,
}

/// An offer of a seat that is made, replaced or ended.
#[derive(Clone, Copy, Debug)]
pub struct OfferChange<'a> {
    /// The seat.
    pub seat: Seat,
    /// To whom it was offered when this was decided.
    pub before: Option<&'a PersonId>,
    /// The offer that replaces it.
    pub after: Option<&'a SeatOffer>,
}

/// What is stored with a new game besides its save.
#[derive(Clone, Copy, Debug, Default)]
pub struct Founding<'a> {
    /// Its host; `None` if that is the owner.
    pub host: Option<&'a PersonId>,
    /// The seats that the host holds.
    pub seats: &'a [Seat],
    /// The seats that are offered to people by name.
    pub offers: &'a [SeatOffer],
    /// Its settings.
    pub settings: GameSettings,
    /// What is to be done for it.
    pub jobs: &'a [Job],
    /// The first entries of its clocks.
    pub clock: &'a [ClockEntry],
    /// What people are to be told of.
    pub notices: &'a [Notice],
}

/// Work that a state of a game calls for, which is done even if the process is killed meanwhile.
///
/// A game has at most one job of each kind. The change that carries a job out also replaces the
/// jobs of the game, so a job may be begun twice, but has one effect.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Job {
    /// What is to be done.
    pub kind: JobKind,
    /// From when on, in seconds since 1970.
    pub due: i64,
}

/// What is to be done for a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum JobKind {
    /// The turn of a bot.
    BotTurn,
    /// The end of the time of the seat that must choose.
    Clock,
}

impl JobKind {
    /// The word by which a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            JobKind::BotTurn => "bot-turn",
            JobKind::Clock => "clock",
        }
    }

    /// The kind of a stored word; `None` if a later version stored it.
    pub fn of_word(word: &str) -> Option<Self> {
        [JobKind::BotTurn, JobKind::Clock].into_iter().find(|kind| kind.word() == word)
    }
}

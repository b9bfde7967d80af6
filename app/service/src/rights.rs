//! Who may do what in a game. All permissions are decided here.
//!
//! A game in which devices hold seats hides each of them from the others until it is over. Where
//! none is held, one device is passed around, and whoever holds it may do everything.

use game_core::{Seat, Turn};
use http::StatusCode;
use i18n::{Locale, message};
use page::Asking;
use play::{DynSession, people};

use crate::device::Device;
use crate::response::{Response, refusal};
use crate::viewer::{look_through, may_answer};

/// An act that needs permission.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Act {
    /// See the game as far as the device's viewer may: its table, log, rules that applied, review,
    /// and whether it has changed.
    Look,
    /// Take it away whole: as a file, as a link, or with its seed.
    TakeAlong,
    /// Answer the current question.
    Choose,
    /// Start or stop a search for the seat that must choose.
    Think,
    /// Take over the device that is passed around.
    TakeDevice(Seat),
    /// Undo the last choices of these seats.
    TakeBack {
        /// Whose choices are undone.
        whose: Vec<Seat>,
        /// Whether an undone entry revealed something to anybody.
        shown: bool,
    },
    /// Redo undone choices of these seats.
    BringBack {
        /// Whose choices return.
        whose: Vec<Seat>,
    },
    /// Pause or resume bots.
    ControlBots,
    /// Take a seat for this device alone.
    TakeSeat(Seat),
    /// Give back a seat.
    LeaveSeat(Seat),
    /// Reply to a request made of whoever plays one of these seats.
    Agree(Vec<Seat>),
    /// Rename it.
    Rename,
    /// Delete it.
    Delete,
}

/// Whether an act is permitted.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum May {
    /// Permitted at once.
    Yes,
    /// Permitted if the players of these seats agree.
    IfAgreed(Vec<Seat>),
    /// Permitted once the game is over, or no seat is held.
    WhenOver,
    /// Refused.
    No(Why),
}

/// Why an act is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Why {
    /// Another device has to choose.
    AnotherDevice,
    /// Another seat has to choose.
    AnotherSeat,
    /// The seat belongs to another device.
    NotYours,
    /// Only players of the game may do it.
    OnlyPlayers,
    /// Only the owner of the computer may do it.
    OnlyOwner,
}

impl Why {
    /// The reason, as a sentence without its final stop.
    pub(crate) fn words(self, locale: Locale) -> String {
        match self {
            Why::AnotherDevice => message!(locale, "problem-device"),
            Why::AnotherSeat => message!(locale, "problem-seat"),
            Why::NotYours => message!(locale, "right-not-yours"),
            Why::OnlyPlayers => message!(locale, "right-only-players"),
            Why::OnlyOwner => message!(locale, "right-only-owner"),
        }
        .into()
    }
}

/// Whether a device may perform an act in a game.
pub(crate) fn may(device: &Device, game: &dyn DynSession, act: &Act) -> May {
    let is_held = device.is_one_of_several() && game.turn() != Turn::Over;
    let plays = || device.plays(game);
    let yes_if = |holds: bool, why: Why| if holds { May::Yes } else { May::No(why) };
    match act {
        Act::Look => May::Yes,
        Act::Choose | Act::Think => match may_answer(game, device) {
            true => May::Yes,
            false if device.is_one_of_several() => May::No(Why::AnotherDevice),
            false => May::No(Why::AnotherSeat),
        },
        Act::TakeDevice(seat) => {
            let asked = look_through(game, device).1 == Asking::HandOver(*seat);
            yes_if(asked, Why::AnotherSeat)
        }
        Act::LeaveSeat(seat) => yes_if(!device.elsewhere.contains(seat), Why::NotYours),
        Act::TakeSeat(seat) => match device.elsewhere.contains(seat) {
            true if is_held => May::IfAgreed(vec![*seat]),
            _ => May::Yes,
        },
        Act::Agree(seats) => yes_if(seats.iter().any(|&seat| device.shows(seat)), Why::NotYours),
        // A device that shows every seat may know everything.
        _ if !is_held || device.others(game).is_empty() => May::Yes,
        Act::TakeAlong => May::WhenOver,
        Act::TakeBack { whose, shown } => taken_up(device, game, whose, *shown),
        Act::BringBack { whose } => taken_up(device, game, whose, false),
        Act::ControlBots => yes_if(plays(), Why::OnlyPlayers),
        Act::Rename => yes_if(plays() || device.is_owner, Why::OnlyPlayers),
        Act::Delete => yes_if(device.is_owner, Why::OnlyOwner),
    }
}

/// Whether a device may undo or redo at once, because the choices are its own and revealed nothing,
/// or only if the others agree.
fn taken_up(device: &Device, game: &dyn DynSession, whose: &[Seat], shown: bool) -> May {
    let own = !whose.is_empty() && whose.iter().all(|&seat| device.shows(seat));
    match (device.plays(game), own && !shown) {
        (false, _) => May::No(Why::OnlyPlayers),
        (true, true) => May::Yes,
        (true, false) => May::IfAgreed(device.others(game)),
    }
}

impl Device {
    /// Whether any person plays this game at this device.
    fn plays(&self, game: &dyn DynSession) -> bool {
        people(game.players()).any(|seat| self.shows(seat))
    }

    /// The people who do not play this game at this device.
    pub(crate) fn others(&self, game: &dyn DynSession) -> Vec<Seat> {
        people(game.players()).filter(|&seat| !self.shows(seat)).collect()
    }
}

/// The page that refuses an act, with a link back.
pub(crate) fn forbidden(locale: Locale, may: &May, back: &str) -> Response {
    let line = match may {
        May::Yes | May::IfAgreed(_) | May::WhenOver => message!(locale, "right-when-over").into(),
        May::No(why) => why.words(locale),
    };
    refusal(locale, StatusCode::FORBIDDEN, &[line], back)
}

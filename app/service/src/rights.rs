//! Who may do what in a game. Every address asks here, and nothing is decided elsewhere.
//!
//! A game in which devices have taken seats hides each of them from the others until it is over.
//! Where nobody has taken one, a single device is passed around, and whoever holds it does everything.

use game_core::{Seat, Turn};
use http::StatusCode;
use i18n::{Locale, message};
use page::Asking;
use play::{DynSession, people};

use crate::device::Device;
use crate::response::{Response, refusal};
use crate::viewer::{look_through, may_answer};

/// Something that is done about a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Act {
    /// To see of it what the device's own eyes may: its table, its history, rules that applied, how
    /// it went, whether it has changed.
    Look,
    /// To take it along whole: as a file, as a link, with its seed.
    TakeAlong,
    /// To answer what is asked now.
    Choose,
    /// To have the search think for whoever is asked now, or to stop that.
    Think,
    /// To take the device that is passed around.
    TakeDevice(Seat),
    /// To take back what the people of these seats chose last.
    TakeBack {
        /// Whose choices go with it.
        whose: Vec<Seat>,
        /// Whether anybody came to know something by what goes.
        shown: bool,
    },
    /// To bring back what these people chose and what was taken back.
    BringBack {
        /// Whose choices come again.
        whose: Vec<Seat>,
    },
    /// To let bots go on, or rest.
    ControlBots,
    /// To have a seat that is played at this device alone.
    TakeSeat(Seat),
    /// To give a seat back.
    LeaveSeat(Seat),
    /// To answer what another device asks of whoever plays one of these seats.
    Agree(Vec<Seat>),
    /// To call it something else.
    Rename,
    /// To delete it.
    Delete,
}

/// Whether somebody may.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum May {
    /// Yes, at once.
    Yes,
    /// If whoever plays these seats agrees.
    IfAgreed(Vec<Seat>),
    /// Once the game is over, or no seat is held.
    WhenOver,
    /// No.
    No(Why),
}

/// Why not.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Why {
    /// Another device is asked.
    AnotherDevice,
    /// Another seat is asked.
    AnotherSeat,
    /// The seat is another device's.
    NotYours,
    /// Only who plays may do that.
    OnlyPlayers,
    /// Only the owner of the computer may do that.
    OnlyOwner,
}

impl Why {
    /// In a sentence without its end.
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

/// Whether this device may do this in this game.
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
        // Whoever shows every seat knows all of it.
        _ if !is_held || device.others(game).is_empty() => May::Yes,
        Act::TakeAlong => May::WhenOver,
        Act::TakeBack { whose, shown } => taken_up(device, game, whose, *shown),
        Act::BringBack { whose } => taken_up(device, game, whose, false),
        Act::ControlBots => yes_if(plays(), Why::OnlyPlayers),
        Act::Rename => yes_if(plays() || device.is_owner, Why::OnlyPlayers),
        Act::Delete => yes_if(device.is_owner, Why::OnlyOwner),
    }
}

/// Own choices that showed nobody anything are taken up again at once; for all else the others are
/// asked.
fn taken_up(device: &Device, game: &dyn DynSession, whose: &[Seat], shown: bool) -> May {
    let own = !whose.is_empty() && whose.iter().all(|&seat| device.shows(seat));
    match (device.plays(game), own && !shown) {
        (false, _) => May::No(Why::OnlyPlayers),
        (true, true) => May::Yes,
        (true, false) => May::IfAgreed(device.others(game)),
    }
}

impl Device {
    /// Whether any person of this game plays at this device.
    fn plays(&self, game: &dyn DynSession) -> bool {
        people(game.players()).any(|seat| self.shows(seat))
    }

    /// The people of this game who do not play at this device.
    pub(crate) fn others(&self, game: &dyn DynSession) -> Vec<Seat> {
        people(game.players()).filter(|&seat| !self.shows(seat)).collect()
    }
}

/// What is not allowed now, as a page with a link back.
pub(crate) fn forbidden(locale: Locale, may: &May, back: &str) -> Response {
    let line = match may {
        May::Yes | May::IfAgreed(_) | May::WhenOver => message!(locale, "right-when-over").into(),
        May::No(why) => why.words(locale),
    };
    refusal(locale, StatusCode::FORBIDDEN, &[line], back)
}

//! Which device a request comes from, and what it shows of a game: a seat that it has taken for its
//! own, or one that was shown last where a device is passed around.

use std::collections::BTreeMap;

use game_core::Seat;
use http::HeaderMap;
use play::{DynSession, people};

use crate::cookies::{cookie, keep};
use crate::request::WebRequest;
use crate::{GameStore, Problem, Response};

/// The cookie that says which seat was shown last.
const SHOWN: &str = "soloist-seat";

/// A device and the seats of one game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Device {
    /// The seat that this browser has confirmed for the game whose address it asked.
    pub(crate) confirmed: Option<Seat>,
    /// Seats that this device has taken.
    pub(crate) own: Vec<Seat>,
    /// Seats that other devices have taken.
    pub(crate) elsewhere: Vec<Seat>,
    /// What it is called; `None` if it cannot be known again.
    pub(crate) name: Option<String>,
    /// Whether it is the computer on which the program runs.
    pub(crate) is_owner: bool,
    /// Which device has taken which seat.
    holders: BTreeMap<Seat, String>,
}

impl Device {
    /// The device that sent a request about this game. Where fewer than two people play there is
    /// nothing to take.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn of(
        store: &dyn GameStore,
        session: &dyn DynSession,
        request: &WebRequest<'_>,
    ) -> Result<Device, Problem> {
        let device = Device {
            confirmed: confirmed(request.headers),
            is_owner: request.is_owner(),
            ..Device::default()
        };
        let name = request.device().map(|device| device.0.as_str());
        if people(session.players()).count() < 2 {
            return Ok(Device { name: name.map(str::to_string), ..device });
        }
        Ok(Device { holders: store.seats(request.id())?, ..device }.seen_by(name))
    }

    /// The same for the device of this name.
    pub(crate) fn seen_by(&self, name: Option<&str>) -> Device {
        let mut device = Device {
            name: name.map(str::to_string),
            own: Vec::new(),
            elsewhere: Vec::new(),
            ..self.clone()
        };
        for (seat, holder) in &self.holders {
            let own = name == Some(holder.as_str());
            if own { &mut device.own } else { &mut device.elsewhere }.push(*seat);
        }
        device
    }

    /// Which device has taken a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<&str> {
        self.holders.get(&seat).map(String::as_str)
    }

    /// Whether any seat of the game has a device of its own.
    pub(crate) fn is_one_of_several(&self) -> bool {
        !self.own.is_empty() || !self.elsewhere.is_empty()
    }

    /// The seat through which this device always looks, because it has taken that one alone.
    pub(crate) fn only_seat(&self) -> Option<Seat> {
        match self.own[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }

    /// Whether a seat is shown here: one that this device has taken, or, on a device without a seat,
    /// one that nobody has taken.
    pub(crate) fn shows(&self, seat: Seat) -> bool {
        self.own.contains(&seat) || (self.own.is_empty() && !self.elsewhere.contains(&seat))
    }
}

/// The seat that this browser has confirmed for the game whose address it asked.
fn confirmed(headers: &HeaderMap) -> Option<Seat> {
    cookie(headers, SHOWN)?.parse().ok().map(Seat)
}

/// Remembers a seat for the addresses of one game.
pub(crate) fn confirm(response: &mut Response, id: &str, seat: Seat) {
    keep(response, &format!("{SHOWN}={}; Path=/games/{id}; HttpOnly; SameSite=Strict", seat.0));
}

//! The device behind a request, and what it shows of a game: a seat that it has taken, or, on a
//! device that is passed around, the seat shown last.

use std::collections::BTreeMap;

use game_core::Seat;
use http::HeaderMap;
use play::{DynSession, people};

use crate::cookies::{cookie, keep};
use crate::request::WebRequest;
use crate::{GameStore, Problem, Response};

/// The cookie that names the seat shown last.
const SHOWN: &str = "soloist-seat";

/// A device and its relation to the seats of one game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Device {
    /// The seat that this browser has confirmed for the requested game.
    pub(crate) confirmed: Option<Seat>,
    /// Seats that this device has taken.
    pub(crate) own: Vec<Seat>,
    /// Seats that other devices have taken.
    pub(crate) elsewhere: Vec<Seat>,
    /// Its name within the program; `None` if it cannot be recognised again.
    pub(crate) name: Option<String>,
    /// Whether it is the computer that runs the program.
    pub(crate) is_owner: bool,
    /// Which device holds which seat.
    holders: BTreeMap<Seat, String>,
}

impl Device {
    /// The device that sent a request about this game. With fewer than two people there are no
    /// seats to take.
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

    /// The same game as the device with this name sees it.
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

    /// The device that holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<&str> {
        self.holders.get(&seat).map(String::as_str)
    }

    /// Whether any seat of the game is held by a device.
    pub(crate) fn is_one_of_several(&self) -> bool {
        !self.own.is_empty() || !self.elsewhere.is_empty()
    }

    /// The seat from which this device always looks, if it holds exactly one.
    pub(crate) fn only_seat(&self) -> Option<Seat> {
        match self.own[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }

    /// Whether this device shows a seat: one that it holds, or, if it holds none, one that no
    /// device holds.
    pub(crate) fn shows(&self, seat: Seat) -> bool {
        self.own.contains(&seat) || (self.own.is_empty() && !self.elsewhere.contains(&seat))
    }
}

/// The seat that this browser has confirmed for the requested game.
fn confirmed(headers: &HeaderMap) -> Option<Seat> {
    cookie(headers, SHOWN)?.parse().ok().map(Seat)
}

/// Remembers a seat for the pages of one game.
pub(crate) fn confirm(response: &mut Response, id: &str, seat: Seat) {
    keep(response, &format!("{SHOWN}={}; Path=/games/{id}; HttpOnly; SameSite=Strict", seat.0));
}

//! Whose eyes look at a table, and what is asked of them.

use game_core::{Seat, Turn, Viewer};
use page::Asking;
use play::{DynSession, people};

use crate::device::Device;

/// Whose eyes may look, and what is asked of them. Alone among bots one always looks through the
/// own seat; with several people, a device that has taken a seat looks through that one, and where
/// a device is passed around only the asked one looks, after it has taken the device.
pub(crate) fn look_through(session: &dyn DynSession, device: &Device) -> (Viewer, Asking) {
    if session.turn() == Turn::Over {
        let viewer = if session.seats() == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Everybody };
        return (viewer, Asking::Answer);
    }
    let alone = alone(session);
    if let Some((seat, _)) = session.asked_bot() {
        let viewer = alone.unwrap_or_else(|| idle_eyes(session, device));
        return (viewer, Asking::Wait(seat));
    }
    if let Some(viewer) = alone {
        return (viewer, Asking::Answer);
    }
    let Some(seat) = asked_seat(session) else {
        return (idle_eyes(session, device), Asking::Answer);
    };
    if !device.shows(seat) {
        let eyes = device.only_seat().map_or(Viewer::Nobody, Viewer::Seat);
        return (eyes, Asking::Elsewhere(seat));
    }
    match device.only_seat().or(device.confirmed) == Some(seat) {
        true => (Viewer::Seat(seat), Asking::Answer),
        false => (Viewer::Nobody, Asking::HandOver(seat)),
    }
}

/// The seat that must look now: the one that chooses, or, where the person at a real table answers
/// for chance, the one that may see the answer. `None` if everybody may, or if a bot sits there.
fn asked_seat(session: &dyn DynSession) -> Option<Seat> {
    let asked = match session.turn() {
        Turn::Choose(seat) => Some(seat),
        Turn::Chance => session.now().private_to(),
        Turn::Over => None,
    };
    asked.filter(|&asked| people(session.players()).any(|seat| seat == asked))
}

/// Whether this device may answer what is asked now.
pub(crate) fn may_answer(session: &dyn DynSession, device: &Device) -> bool {
    session.turn() != Turn::Over && look_through(session, device).1 == Asking::Answer
}

/// The eyes that always look, where no device is passed: one person's, or the only seat's; those
/// of nobody's cards where only bots play.
fn alone(session: &dyn DynSession) -> Option<Viewer> {
    if session.seats() == 1 {
        return Some(Viewer::Seat(Seat(0)));
    }
    let mut people = people(session.players());
    match (people.next(), people.next()) {
        (Some(only), None) => Some(Viewer::Seat(only)),
        (None, _) => Some(Viewer::Nobody),
        _ => None,
    }
}

/// Where nobody in particular is asked: the seat that the device has taken, or whoever chose last and
/// keeps the device.
fn idle_eyes(session: &dyn DynSession, device: &Device) -> Viewer {
    if device.is_one_of_several() {
        return device.only_seat().map_or(Viewer::Nobody, Viewer::Seat);
    }
    let chose = |entry| {
        session.chose(entry).filter(|&seat| people(session.players()).any(|one| one == seat))
    };
    let last = (0..session.len()).rev().find_map(chose);
    device.confirmed.filter(|_| last == device.confirmed).map_or(Viewer::Nobody, Viewer::Seat)
}

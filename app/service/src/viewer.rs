//! Through whose eyes a device sees the table, and what it may answer.

use game_core::{Seat, Turn, Viewer};
use page::Asking;
use play::{DynSession, people};

use crate::device::Device;

/// The viewer at a device, and what it is asked. A single person among bots always looks through
/// the own seat. With several people, a device that holds a seat looks through that one; a device
/// that is passed around looks through the seat that must choose, once that player has taken the
/// device.
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

/// The seat that must look: the one that chooses or, where a person at a real table answers for
/// chance, the one that may see the result. `None` if everybody may see it, or if a bot plays the
/// seat.
fn asked_seat(session: &dyn DynSession) -> Option<Seat> {
    let asked = match session.turn() {
        Turn::Choose(seat) => Some(seat),
        Turn::Chance => session.now().private_to(),
        Turn::Over => None,
    };
    asked.filter(|&asked| people(session.players()).any(|seat| seat == asked))
}

/// Whether this device may answer the current question.
pub(crate) fn may_answer(session: &dyn DynSession, device: &Device) -> bool {
    session.turn() != Turn::Over && look_through(session, device).1 == Asking::Answer
}

/// The fixed viewer of a game in which no device is passed around: the one person, the only seat,
/// or, among bots alone, an onlooker who sees no hidden cards.
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

/// The viewer when nobody in particular must choose: the seat that the device holds, or whoever
/// chose last and still has the device.
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

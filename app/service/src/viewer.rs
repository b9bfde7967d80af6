//! Whose eyes look at a table, and what is asked of them.

use page::Asking;
use play::{AnySession, Seated};
use table::{Seat, Turn, Viewer};

/// Whose eyes may look, and what is asked of them. Alone among bots one always looks through the
/// own seat; with several people only the asked one looks, after it has taken the device.
pub(crate) fn look_through(session: &dyn AnySession, confirmed: Option<Seat>) -> (Viewer, Asking) {
    if session.turn() == Turn::Over {
        let viewer = if session.seats() == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Everybody };
        return (viewer, Asking::Answer);
    }
    let alone = alone(session);
    if let Some((seat, _)) = session.asked_bot() {
        let viewer = alone.unwrap_or_else(|| last_looked(session, confirmed));
        return (viewer, Asking::Wait(seat));
    }
    if let Some(viewer) = alone {
        return (viewer, Asking::Answer);
    }
    match asked_seat(session) {
        Some(seat) if Some(seat) == confirmed => (Viewer::Seat(seat), Asking::Answer),
        Some(seat) => (Viewer::Nobody, Asking::HandOver(seat)),
        None => (last_looked(session, confirmed), Asking::Answer),
    }
}

/// The seat that must look now: the one that chooses, or, where the person at a real table answers
/// for chance, the one that may see the answer. `None` if everybody may, or if a bot sits there.
pub(crate) fn asked_seat(session: &dyn AnySession) -> Option<Seat> {
    let asked = match session.turn() {
        Turn::Choose(seat) => Some(seat),
        Turn::Chance => session.now().private_to(),
        Turn::Over => None,
    };
    asked.filter(|&seat| is_person(session, seat))
}

/// Whether this browser may answer what is asked now.
pub(crate) fn may_answer(session: &dyn AnySession, confirmed: Option<Seat>) -> bool {
    session.asked_bot().is_none()
        && (alone(session).is_some()
            || asked_seat(session).is_none_or(|seat| Some(seat) == confirmed))
}

/// The eyes that always look, where no device is passed: one person's, or the only seat's; those
/// of nobody's cards where only bots play.
fn alone(session: &dyn AnySession) -> Option<Viewer> {
    if session.seats() == 1 {
        return Some(Viewer::Seat(Seat(0)));
    }
    let mut people = (0..session.seats()).map(Seat).filter(|&seat| is_person(session, seat));
    match (people.next(), people.next()) {
        (Some(only), None) => Some(Viewer::Seat(only)),
        (None, _) => Some(Viewer::Nobody),
        _ => None,
    }
}

/// Where everybody may look, whoever chose last keeps the device.
fn last_looked(session: &dyn AnySession, confirmed: Option<Seat>) -> Viewer {
    let chose = |entry| session.chose(entry).filter(|&seat| is_person(session, seat));
    let last = (0..session.len()).rev().find_map(chose);
    confirmed.filter(|_| last == confirmed).map_or(Viewer::Nobody, Viewer::Seat)
}

fn is_person(session: &dyn AnySession, seat: Seat) -> bool {
    session.players().get(seat.index()) == Some(&Seated::Person)
}

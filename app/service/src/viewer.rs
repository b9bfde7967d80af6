//! Through whose eyes somebody sees the table, and what it may answer.

use game_core::{Seat, Turn, Viewer};
use page::Asking;
use play::{DynSession, people};

use crate::membership::{Membership, Role};

/// The viewer at a device, and what it is asked. A single person among bots always looks through
/// the own seat. With several people, a device that holds a seat looks through that one; a device
/// that is passed around looks through the seat that must choose, once that player has taken the
/// device.
pub(crate) fn look_through(session: &dyn DynSession, who: &Membership) -> (Viewer, Asking) {
    if who.is_over(session) {
        let viewer = if session.seats() == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Everybody };
        let by_consent = session.turn() != Turn::Over;
        return (viewer, if by_consent { Asking::Ended } else { Asking::Answer });
    }
    if who.role != Role::House && !who.free_seats(session).is_empty() {
        return (idle_eyes(session, who), Asking::Seats);
    }
    let alone = alone(session, who);
    if let Some((seat, _)) = session.asked_bot() {
        let viewer = alone.unwrap_or_else(|| idle_eyes(session, who));
        return (viewer, Asking::Wait(seat));
    }
    if let Some(viewer) = alone {
        return (viewer, Asking::Answer);
    }
    let Some(seat) = asked_seat(session) else {
        let asking = if answers_for_all(session, who) { Asking::Answer } else { Asking::Nothing };
        return (idle_eyes(session, who), asking);
    };
    if !who.shows(seat) {
        let eyes = who.only_seat().map_or(Viewer::Nobody, Viewer::Seat);
        return (eyes, Asking::Elsewhere(seat));
    }
    match who.only_seat().or(who.confirmed) == Some(seat) {
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

/// Whether somebody may answer what is asked of nobody in particular: whoever plays, or, where no
/// person has a seat, as beside a real table, the host of the game.
fn answers_for_all(session: &dyn DynSession, who: &Membership) -> bool {
    let hosts = who.role == Role::Host && people(session.players()).next().is_none();
    who.role == Role::House || hosts || who.plays(session)
}

/// Whether this device may answer the current question.
pub(crate) fn may_answer(session: &dyn DynSession, who: &Membership) -> bool {
    session.turn() != Turn::Over && look_through(session, who).1 == Asking::Answer
}

/// The fixed viewer of a game in which no device of the house is passed around: the one person, the
/// only seat, or, among bots alone, an onlooker who sees no hidden cards.
fn alone(session: &dyn DynSession, who: &Membership) -> Option<Viewer> {
    if who.role != Role::House {
        return None;
    }
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
/// chose last and still has the who.
fn idle_eyes(session: &dyn DynSession, who: &Membership) -> Viewer {
    if who.is_one_of_several() {
        return who.only_seat().map_or(Viewer::Nobody, Viewer::Seat);
    }
    let chose = |entry| {
        session.chose(entry).filter(|&seat| people(session.players()).any(|one| one == seat))
    };
    let last = (0..session.len()).rev().find_map(chose);
    who.confirmed.filter(|_| last == who.confirmed).map_or(Viewer::Nobody, Viewer::Seat)
}

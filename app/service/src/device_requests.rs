//! Requests between the devices at a game, stored with the game: to take a choice back, or to hand
//! over a seat. The other players see the request and accept or refuse it.

use std::collections::BTreeSet;

use game_core::Seat;
use i18n::{Locale, message};
use page::{AskedFor, AskedNote, Part};
use play::{DynSession, SessionError, people};
use serde::{Deserialize, Serialize};

use crate::device::Device;
use crate::rights::{Act, May, may};
use crate::service::Service;
use crate::{Games, Problem};

/// Minutes after which an unanswered request for a seat hands it over.
pub(crate) const MINUTES: i64 = 2;

/// How long the table mentions that a seat was taken, in seconds: a day.
const TOLD_OF_SEATS: i64 = 86_400;
/// How long the table mentions the answer to a request, in seconds.
const TOLD_OF_ANSWERS: i64 = 600;
/// The most notes kept.
const MOST_NOTES: usize = 8;

/// The pending requests of a game, and notes on how earlier ones ended.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct AskedThere {
    /// Number of requests made so far.
    count: u64,
    requests: Vec<Request>,
    notes: Vec<Note>,
    /// The stored text from which this was read.
    #[serde(skip)]
    text: String,
}

/// A pending request.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(crate) struct Request {
    number: u64,
    /// The device that asks.
    by: Option<String>,
    /// When it asked, in seconds since 1970.
    at: i64,
    what: What,
    /// The seats whose players have agreed.
    agreed: BTreeSet<u8>,
}

/// What is requested.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// To undo the last choice, at this length of the log.
    TakeBack(usize),
    /// To redo what was undone, at this length of the log.
    BringBack(usize),
    /// To hand over a seat.
    Seat(u8),
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
struct Note {
    at: i64,
    seat: u8,
    came: Came,
}

/// How a request ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Came {
    Taken,
    Given,
    Kept,
    Refused,
}

impl Request {
    /// Whether the request still applies: the log is as long as it was.
    fn stands(&self, game: &dyn DynSession) -> bool {
        match self.what {
            What::TakeBack(length) | What::BringBack(length) => length == game.len(),
            What::Seat(_) => true,
        }
    }

    /// Whether a request for a seat has waited so long that the seat goes over.
    fn is_due(&self, now: i64) -> bool {
        matches!(self.what, What::Seat(_)) && now.saturating_sub(self.at) >= 60 * MINUTES
    }

    /// The seats whose players must agree: the holder of the seat, or everybody but the device that
    /// asks.
    fn asks(&self, device: &Device, game: &dyn DynSession) -> Vec<Seat> {
        match self.what {
            What::Seat(seat) => vec![Seat(seat)],
            What::TakeBack(_) | What::BringBack(_) => {
                let asker = device.seen_by(self.by.as_deref());
                asker.others(game)
            }
        }
    }
}

impl AskedThere {
    fn of(games: &Games, id: &str) -> Result<Self, Problem> {
        let text = games.store().asked(id)?;
        // Requests stored by an incompatible version are dropped and can be made again.
        let there: AskedThere = serde_json::from_str(&text).unwrap_or_default();
        Ok(AskedThere { text, ..there })
    }

    /// Drops requests for a seat that was handed over or freed.
    fn went_over(&mut self, seat: u8) {
        self.requests.retain(|request| request.what != What::Seat(seat));
    }

    fn note(&mut self, at: i64, seat: Seat, came: Came) {
        self.notes.push(Note { at, seat: seat.0, came });
        let extra = self.notes.len().saturating_sub(MOST_NOTES);
        self.notes.drain(..extra);
    }

    fn keep(&self, games: &Games, id: &str) -> Result<(), Problem> {
        games.keep_asked(id, &self.text, &serde_json::to_string(self).unwrap_or_default())
    }
}

/// The requests of a game and the notes on earlier ones, as a device sees them: recent notes at the
/// table, all of them (`is_all`) on the page of the seats.
pub(crate) fn shown(
    service: &Service,
    id: &str,
    (device, game): (&Device, &dyn DynSession),
    locale: Locale,
    is_all: bool,
) -> Result<(Vec<page::Asked>, Vec<AskedNote>), Problem> {
    if people(game.players()).count() < 2 {
        return Ok((Vec::new(), Vec::new()));
    }
    let (there, now) = (AskedThere::of(&service.games, id)?, service.games.store().now());
    let name = |seat: u8| game.seat_name(Seat(seat));
    let show = |request: &Request| {
        let asker = device.seen_by(request.by.as_deref());
        let who = match asker.own.first() {
            Some(seat) => game.seat_name(*seat),
            None => message!(locale, "asked-somebody").into(),
        };
        let open: Vec<Seat> = request.asks(device, game);
        let open: Vec<Seat> =
            open.into_iter().filter(|seat| !request.agreed.contains(&seat.0)).collect();
        let part = if request.by == device.name {
            Part::Asks
        } else if may(device, game, &Act::Agree(open)) == May::Yes {
            Part::Answers
        } else {
            Part::Looks
        };
        let what = match request.what {
            What::TakeBack(_) => AskedFor::TakeBack(who),
            What::BringBack(_) => AskedFor::BringBack(who),
            What::Seat(seat) => AskedFor::Seat(name(seat)),
        };
        page::Asked { number: request.number, what, part, minutes: MINUTES }
    };
    let asked = there.requests.iter().filter(|request| request.stands(game)).map(show).collect();
    let told = |note: &&Note| {
        let long = if note.came == Came::Taken { TOLD_OF_SEATS } else { TOLD_OF_ANSWERS };
        is_all || now.saturating_sub(note.at) < long
    };
    let notes = there.notes.iter().rev().filter(told).map(|note| match note.came {
        Came::Taken => AskedNote::Taken(name(note.seat), MINUTES),
        Came::Given => AskedNote::Given(name(note.seat)),
        Came::Kept => AskedNote::Kept(name(note.seat)),
        Came::Refused => AskedNote::Refused(name(note.seat)),
    });
    Ok((asked, notes.collect()))
}

/// Makes a request of the other players. The same request made twice counts once.
///
/// # Errors
///
/// If other requests were made meanwhile, or this one cannot be stored.
pub(crate) fn ask(
    service: &Service,
    id: &str,
    (device, game): (&Device, &dyn DynSession),
    what: What,
) -> Result<(), Problem> {
    let games = &service.games;
    let mut there = AskedThere::of(games, id)?;
    there.requests.retain(|request| request.stands(game));
    let same = |request: &Request| request.by == device.name && request.what == what;
    if there.requests.iter().any(same) {
        return Ok(());
    }
    // A device has one pending request; the new one replaces it.
    there.requests.retain(|request| request.by != device.name);
    there.count += 1;
    let (number, by) = (there.count, device.name.clone());
    let at = games.store().now();
    there.requests.push(Request { number, by, at, what, agreed: BTreeSet::new() });
    there.keep(games, id)
}

/// Hands over or frees a seat at once, and drops the requests for it. `held` is the device that
/// held it when this was decided.
///
/// # Errors
///
/// If another device holds the seat by now, or the change cannot be stored.
pub(crate) fn give(
    service: &Service,
    id: &str,
    seat: Seat,
    held: Option<&str>,
    device: Option<&str>,
) -> Result<(), Problem> {
    let games = &service.games;
    games.give_seat(id, seat, held, device)?;
    let mut there = AskedThere::of(games, id)?;
    let before = there.requests.len();
    there.went_over(seat.0);
    if there.requests.len() == before {
        return Ok(());
    }
    there.keep(games, id)
}

/// A reply to a request, or its withdrawal.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reply {
    /// Agree.
    Agree,
    /// Refuse.
    Refuse,
    /// Withdraw the own request.
    Withdraw,
}

/// Takes a reply, and carries the request out once everybody has agreed.
///
/// # Errors
///
/// If the request is no longer pending, if this device may not reply to it, or if it cannot be
/// carried out.
pub(crate) fn answer(
    service: &Service,
    id: &str,
    (device, game, locale): (&Device, &dyn DynSession, Locale),
    (number, reply): (u64, Reply),
) -> Result<(), Problem> {
    let (games, gone) =
        (&service.games, || Problem::Refused(message!(locale, "right-nothing-asked").into()));
    let mut there = AskedThere::of(games, id)?;
    there.requests.retain(|request| request.stands(game));
    let nth = there.requests.iter().position(|request| request.number == number);
    let nth = nth.ok_or_else(gone)?;
    let mut request = there.requests.remove(nth);
    if reply == Reply::Withdraw {
        let is_own = request.by == device.name;
        return if is_own { there.keep(games, id) } else { Err(gone()) };
    }
    let asked = request.asks(device, game);
    let may_answer = may(device, game, &Act::Agree(asked.clone())) == May::Yes;
    if !may_answer || request.by == device.name {
        return Err(gone());
    }
    let now = games.store().now();
    let own = asked.iter().copied().filter(|&seat| device.shows(seat));
    if reply == Reply::Refuse {
        let came = if matches!(request.what, What::Seat(_)) { Came::Kept } else { Came::Refused };
        if let Some(seat) = own.into_iter().next() {
            there.note(now, seat, came);
        }
        return there.keep(games, id);
    }
    request.agreed.extend(own.map(|seat| seat.0));
    if !asked.iter().all(|seat| request.agreed.contains(&seat.0)) {
        there.requests.insert(nth, request);
        return there.keep(games, id);
    }
    // The request is gone, whether or not it can be carried out.
    match request.what {
        What::Seat(seat) => {
            games.give_seat(id, Seat(seat), device.holder(Seat(seat)), request.by.as_deref())?;
            there.went_over(seat);
            there.note(now, Seat(seat), Came::Given);
        }
        What::TakeBack(length) => carry_out(service, id, length, locale, true)?,
        What::BringBack(length) => carry_out(service, id, length, locale, false)?,
    }
    there.keep(games, id)
}

/// Carries out an undo or redo that everybody agreed to, if the log is still as long as it was.
fn carry_out(
    service: &Service,
    id: &str,
    length: usize,
    locale: Locale,
    is_back: bool,
) -> Result<(), Problem> {
    let practice = service.tasks.reviews.is_known(id);
    service.games.change(id, |session| {
        if session.len() != length {
            return Err(SessionError(message!(locale, "problem-moved-on-since").into()));
        }
        match is_back {
            true => session.undo_choice()?,
            false => session.redo_choice()?,
        }
        if practice {
            session.mark_practice();
        }
        Ok(())
    })?;
    service.tasks.changed(id);
    Ok(())
}

impl Service {
    /// The revision of a game: it counts every change, by any process.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    pub fn revision(&self, id: &str) -> Result<i64, Problem> {
        // A seat whose time has come goes over here, so that waiting pages notice at once.
        let _ = settle(self, id);
        self.games.store().revision(id)
    }
}

/// Hands over every seat of a game whose request has gone unanswered for too long, and notifies
/// everybody.
///
/// # Errors
///
/// If the store cannot be read or written; a later call tries again.
pub(crate) fn settle(service: &Service, id: &str) -> Result<(), Problem> {
    let games = &service.games;
    let (mut there, now) = (AskedThere::of(games, id)?, games.store().now());
    let (due, open): (Vec<Request>, Vec<Request>) =
        there.requests.drain(..).partition(|request| request.is_due(now));
    if due.is_empty() {
        return Ok(());
    }
    there.requests = open;
    for request in due {
        if let What::Seat(seat) = request.what {
            let held = games.store().seats(id)?.remove(&Seat(seat));
            games.give_seat(id, Seat(seat), held.as_deref(), request.by.as_deref())?;
            there.went_over(seat);
            there.note(now, Seat(seat), Came::Taken);
        }
    }
    there.keep(games, id)
}

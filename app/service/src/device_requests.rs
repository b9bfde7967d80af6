//! What one device asks of the others at a game, kept with the game: that a choice is taken back, that
//! a seat goes over. Those who play it are shown the request, and agree or refuse.

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

/// After so many minutes without an answer a seat goes over to who asked for it.
pub(crate) const MINUTES: i64 = 2;

/// So long everybody is told at the table that a seat was taken, in seconds: a day.
const TOLD_OF_SEATS: i64 = 86_400;
/// So long everybody is told there of what was answered, in seconds.
const TOLD_OF_ANSWERS: i64 = 600;
/// So many notes are kept.
const MOST_NOTES: usize = 8;

/// Everything that is asked at a game, and what came of what was asked.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct AskedThere {
    /// How often something was asked.
    count: u64,
    requests: Vec<Request>,
    notes: Vec<Note>,
    /// As it was read.
    #[serde(skip)]
    text: String,
}

/// Something that is asked.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(crate) struct Request {
    number: u64,
    /// Which device asks.
    by: Option<String>,
    /// When it asked, in seconds since 1970.
    at: i64,
    what: What,
    /// The seats whose players have agreed.
    agreed: BTreeSet<u8>,
}

/// What is asked for.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// That the last choice is taken back, of a log of this length.
    TakeBack(usize),
    /// That what was taken back comes again, of a log of this length.
    BringBack(usize),
    /// That a seat goes over.
    Seat(u8),
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
struct Note {
    at: i64,
    seat: u8,
    came: Came,
}

/// What came of a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Came {
    Taken,
    Given,
    Kept,
    Refused,
}

impl Request {
    /// Whether the game still stands where it did when this was asked.
    fn stands(&self, game: &dyn DynSession) -> bool {
        match self.what {
            What::TakeBack(length) | What::BringBack(length) => length == game.len(),
            What::Seat(_) => true,
        }
    }

    /// Whether nobody has answered for so long that the seat goes over.
    fn is_due(&self, now: i64) -> bool {
        matches!(self.what, What::Seat(_)) && now.saturating_sub(self.at) >= 60 * MINUTES
    }

    /// The seats whose players are to agree: of a seat its holder, else everybody but who asks.
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
        // What another version has kept is asked again.
        let there: AskedThere = serde_json::from_str(&text).unwrap_or_default();
        Ok(AskedThere { text, ..there })
    }

    /// After a seat has gone over, or become free, nobody is asked for it any more.
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

/// What a device sees of what is asked at a game, and of what came of it; on the page of the seats
/// all of the latter, at the table what is new.
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

/// Asks the others. Who asks for the same again is not heard twice.
///
/// # Errors
///
/// If the game has changed meanwhile, or it cannot be kept.
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
    // What else a device has asked for it asks for no more.
    there.requests.retain(|request| request.by != device.name);
    there.count += 1;
    let (number, by) = (there.count, device.name.clone());
    let at = games.store().now();
    there.requests.push(Request { number, by, at, what, agreed: BTreeSet::new() });
    there.keep(games, id)
}

/// Gives a seat over at once, or makes it free; nobody is asked for it any more. `held` is who had it
/// when that was decided.
///
/// # Errors
///
/// If somebody else has it by now, or it cannot be kept.
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

/// An answer to what is asked, or that it is asked no more.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Reply {
    /// The device agrees.
    Agree,
    /// It does not.
    Refuse,
    /// It has asked itself and does so no more.
    Withdraw,
}

/// Takes an answer. Once everybody agrees it is carried out.
///
/// # Errors
///
/// If that is no longer asked, or not of this device, or it cannot be carried out.
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
    // What it was asked for is gone with it, whatever comes of it.
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

/// Takes back or brings back what everybody agreed to, if the game still stands there.
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
    /// How often a game has been changed, by whichever program.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    pub fn revision(&self, id: &str) -> Result<i64, Problem> {
        // Whoever waits for a seat is told as soon as its time has come.
        let _ = settle(self, id);
        self.games.store().revision(id)
    }
}

/// Gives every seat of a game over for which somebody has asked so long ago that the time for an
/// answer is over, and tells everybody.
///
/// # Errors
///
/// If the store cannot be read or written; another time will do.
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

//! Requests between the players of a game, stored with the game: to take a choice back, to hand
//! over a seat, to pause the clocks, or to end the game. The other players see the request and
//! accept or refuse it.

use std::collections::{BTreeMap, BTreeSet};

use game_core::Seat;
use http::Extensions;
use i18n::{Locale, message, notice};
use page::{AskedFor, AskedNote, Part};
use play::{DynSession, people};
use serde::{Deserialize, Serialize};

use crate::clock_record::ClockAct;
use crate::membership::{Membership, Role};
use crate::notifier::{Cause, Notifier};
use crate::rights::{Act, May, may};
use crate::{
    AskedChange, Caller, GameChange, GameSettings, Games, NoticeKind, PersonId, Problem,
    SeatChange, Service,
};

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
    stored: String,
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
    /// To end the game before its end.
    End,
    /// To pause all clocks.
    Pause,
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
pub(crate) enum Came {
    Taken,
    Given,
    Kept,
    Refused,
    /// All agreed to pause the clocks.
    Paused,
    /// A player ended the pause.
    Resumed,
    /// The host of the game paused the clocks.
    HostPaused,
    /// The host of the game ended the pause.
    HostResumed,
    /// The host of the game changed how time is limited.
    ClocksSet,
    /// The time of the seat ran out.
    RanOut,
    /// The same, and a bot made a choice for it.
    StoodIn,
    /// The same, and a bot took the seat.
    TookOver,
}

impl Request {
    /// Whether the request still applies: the log is as long as it was or, for the end of a game
    /// that goes on, whoever asks still sits there.
    fn stands(&self, membership: &Membership, game: &dyn DynSession) -> bool {
        match self.what {
            What::End => {
                let asker = membership.seen_by(self.by.as_deref());
                !membership.is_over(game) && !asker.own.is_empty()
            }
            What::Pause => {
                let asker = membership.seen_by(self.by.as_deref());
                let is_limited = membership.settings.clock.time.is_limited();
                is_limited && !membership.is_over(game) && !asker.own.is_empty()
            }
            What::TakeBack(length) | What::BringBack(length) => length == game.len(),
            What::Seat(_) => true,
        }
    }

    /// The seat of whoever asks; the first if there is none.
    fn asker(&self, membership: &Membership) -> Seat {
        membership.seen_by(self.by.as_deref()).own.first().copied().unwrap_or(Seat(0))
    }

    /// Whether a request for a seat has waited so long that the seat goes over.
    fn is_due(&self, now: i64) -> bool {
        matches!(self.what, What::Seat(_)) && now.saturating_sub(self.at) >= 60 * MINUTES
    }

    /// What somebody does who agrees for these seats.
    fn agreeing(&self, seats: Vec<Seat>) -> Act {
        match self.what {
            What::End => Act::AgreeToEnd(seats),
            What::Seat(_) | What::TakeBack(_) | What::BringBack(_) | What::Pause => {
                Act::Agree(seats)
            }
        }
    }

    /// The seats whose players must agree: the holder of the seat, or everybody but the device that
    /// asks.
    fn asks(&self, membership: &Membership, game: &dyn DynSession) -> Vec<Seat> {
        match self.what {
            What::Seat(seat) => vec![Seat(seat)],
            // A seat that nobody holds agrees to nothing, and need not.
            What::End | What::Pause => membership.seen_by(self.by.as_deref()).elsewhere,
            What::TakeBack(_) | What::BringBack(_) => {
                let asker = membership.seen_by(self.by.as_deref());
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
        Ok(AskedThere { stored: text, ..there })
    }

    /// Drops requests for a seat that was handed over or freed, and what its player has agreed to;
    /// returns whether there was any of that.
    fn went_over(&mut self, seat: u8) -> bool {
        let before = self.requests.len();
        self.requests.retain(|request| request.what != What::Seat(seat));
        let mut is_other = self.requests.len() < before;
        for request in &mut self.requests {
            is_other |= request.agreed.remove(&seat);
        }
        is_other
    }

    fn note(&mut self, at: i64, seat: Seat, came: Came) {
        self.notes.push(Note { at, seat: seat.0, came });
        let extra = self.notes.len().saturating_sub(MOST_NOTES);
        self.notes.drain(..extra);
    }

    fn keep(&self, games: &Games, id: &str) -> Result<(), Problem> {
        self.keep_with(games, id, &[])
    }

    /// Stores the requests and, in the same transaction, whose seat went over.
    fn keep_with(&self, games: &Games, id: &str, seats: &[SeatChange<'_>]) -> Result<(), Problem> {
        let after = self.text();
        let asked = Some(AskedChange { before: &self.stored, after: &after });
        games.commit(id, GameChange { seats, asked, ..GameChange::default() })
    }

    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The requests of a game and the notes on earlier ones, as a device sees them: recent notes at the
/// table, all of them (`is_all`) on the page of the seats.
pub(crate) fn shown(
    service: &Service,
    id: &str,
    (membership, game): (&Membership, &dyn DynSession),
    locale: Locale,
    is_all: bool,
) -> Result<(Vec<page::Asked>, Vec<AskedNote>), Problem> {
    // Where people live apart, who is left alone is told what happened, too.
    if membership.role == Role::House && people(game.players()).count() < 2 {
        return Ok((Vec::new(), Vec::new()));
    }
    let (there, now) = (AskedThere::of(&service.games, id)?, service.games.store().now());
    let name = |seat: u8| game.seat_name(Seat(seat));
    let show = |request: &Request| {
        let asker = membership.seen_by(request.by.as_deref());
        let who = match asker.own.first() {
            Some(seat) => game.seat_name(*seat),
            None => message!(locale, "asked-somebody").into(),
        };
        let open: Vec<Seat> = request.asks(membership, game);
        let open: Vec<Seat> =
            open.into_iter().filter(|seat| !request.agreed.contains(&seat.0)).collect();
        let part = if request.by == membership.name {
            Part::Asks
        } else if may(membership, game, &request.agreeing(open)) == May::Yes {
            Part::Answers
        } else {
            Part::Looks
        };
        let what = match request.what {
            What::TakeBack(_) => AskedFor::TakeBack(who),
            What::BringBack(_) => AskedFor::BringBack(who),
            What::Seat(seat) => AskedFor::Seat(name(seat)),
            What::End => AskedFor::End(who),
            What::Pause => AskedFor::Pause(who),
        };
        page::Asked { number: request.number, what, part, minutes: MINUTES }
    };
    let stands = |request: &&Request| request.stands(membership, game);
    let asked = there.requests.iter().filter(stands).map(show).collect();
    let told = |note: &&Note| {
        let is_answer = matches!(note.came, Came::Given | Came::Kept | Came::Refused);
        let long = if is_answer { TOLD_OF_ANSWERS } else { TOLD_OF_SEATS };
        is_all || now.saturating_sub(note.at) < long
    };
    let notes = there.notes.iter().rev().filter(told).map(|note| match note.came {
        Came::Taken => AskedNote::Taken(name(note.seat), MINUTES),
        Came::Given => AskedNote::Given(name(note.seat)),
        Came::Kept => AskedNote::Kept(name(note.seat)),
        Came::Refused => AskedNote::Refused(name(note.seat)),
        Came::Paused => AskedNote::Paused(name(note.seat)),
        Came::Resumed => AskedNote::Resumed(name(note.seat)),
        Came::HostPaused => AskedNote::HostPaused,
        Came::HostResumed => AskedNote::HostResumed,
        Came::ClocksSet => AskedNote::ClocksSet,
        Came::RanOut => AskedNote::RanOut(name(note.seat)),
        Came::StoodIn => AskedNote::StoodIn(name(note.seat)),
        Came::TookOver => AskedNote::TookOver(name(note.seat)),
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
    (membership, game): (&Membership, &dyn DynSession),
    what: What,
) -> Result<(), Problem> {
    let games = &service.games;
    let mut there = AskedThere::of(games, id)?;
    there.requests.retain(|request| request.stands(membership, game));
    let same = |request: &Request| request.by == membership.name && request.what == what;
    if there.requests.iter().any(same) {
        return Ok(());
    }
    // A device has one pending request; the new one replaces it.
    there.requests.retain(|request| request.by != membership.name);
    there.count += 1;
    let (number, by) = (there.count, membership.name.clone());
    let at = games.store().now();
    let request = Request { number, by, at, what, agreed: BTreeSet::new() };
    let asked = request.asks(membership, game).into_iter();
    let causes = asked.filter_map(|seat| membership.holder(seat)).map(|holder| Cause {
        person: PersonId(holder.to_string()),
        kind: NoticeKind::Asked,
        cause: number.to_string(),
        due: at,
    });
    let notices = match service.is_for_people() {
        true => Notifier(games.store()).wanted(Some(id), causes.collect())?,
        false => Vec::new(),
    };
    there.requests.push(request);
    let after = there.text();
    let asked = Some(AskedChange { before: &there.stored, after: &after });
    games.commit(id, GameChange { asked, notices: &notices, ..GameChange::default() })
}

/// Whether a request, by its number, still waits for the answer of somebody.
///
/// # Errors
///
/// If the store cannot be read.
pub(crate) fn is_asked(
    games: &Games,
    id: &str,
    (who, game): (&Membership, &dyn DynSession),
    number: &str,
) -> Result<bool, Problem> {
    let there = AskedThere::of(games, id)?;
    let mut requests = there.requests.iter().filter(|it| it.number.to_string() == number);
    let waits = |request: &Request| {
        let mut asks = request.asks(who, game).into_iter();
        asks.any(|seat| who.own.contains(&seat) && !request.agreed.contains(&seat.0))
    };
    Ok(requests.any(|request| request.stands(who, game) && waits(request)))
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
    let mut there = AskedThere::of(games, id)?;
    let seats = &[SeatChange { seat, held, holder: device }];
    // A device in a house may hold several seats, a person takes one.
    let one_seat = device.filter(|it| service.is_for_people() && held != Some(it));
    let change = GameChange { seats, one_seat, ..GameChange::default() };
    if !there.went_over(seat.0) {
        return games.commit(id, change);
    }
    let after = there.text();
    let asked = Some(AskedChange { before: &there.stored, after: &after });
    games.commit(id, GameChange { asked, ..change })
}

/// The requests of a game as they are stored, and as they are to be stored once a seat has gone to
/// somebody else; `None` if that makes no difference.
///
/// # Errors
///
/// If the store cannot be read.
pub(crate) fn once_gone(
    games: &Games,
    id: &str,
    seat: Seat,
) -> Result<Option<(String, String)>, Problem> {
    let mut there = AskedThere::of(games, id)?;
    Ok(there.went_over(seat.0).then(|| (there.stored.clone(), there.text())))
}

/// The requests of a game as they are stored, and as they are to be stored with a note for everybody.
///
/// # Errors
///
/// If the store cannot be read.
pub(crate) fn noted(
    games: &Games,
    id: &str,
    (seat, came): (Seat, Came),
) -> Result<(String, String), Problem> {
    let mut there = AskedThere::of(games, id)?;
    if came == Came::TookOver {
        there.went_over(seat.0);
    }
    there.note(games.store().now(), seat, came);
    Ok((there.stored.clone(), there.text()))
}

/// Pauses the clocks of a game, or asks all others who sit there to agree. `seat` is that of whoever
/// asks; `None` for the host of the game, who asks nobody.
///
/// # Errors
///
/// If the game or the requests were changed meanwhile, or it cannot be stored.
pub(crate) fn ask_to_pause(
    service: &Service,
    id: &str,
    (membership, game): (&Membership, &dyn DynSession),
    seat: Option<Seat>,
) -> Result<(), Problem> {
    let mut there = AskedThere::of(&service.games, id)?;
    match seat {
        None => pause(&service.games, id, &mut there, (Came::HostPaused, Seat(0))),
        Some(seat) if membership.elsewhere.is_empty() => {
            pause(&service.games, id, &mut there, (Came::Paused, seat))
        }
        Some(_) => ask(service, id, (membership, game), What::Pause),
    }
}

/// Pauses the clocks and drops other requests for that.
fn pause(
    games: &Games,
    id: &str,
    there: &mut AskedThere,
    (came, seat): (Came, Seat),
) -> Result<(), Problem> {
    there.requests.retain(|request| request.what != What::Pause);
    there.note(games.store().now(), seat, came);
    let after = there.text();
    let asked = Some(AskedChange { before: &there.stored, after: &after });
    games.commit(id, (GameChange { asked, ..GameChange::default() }, ClockAct::Pauses))
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
    (membership, game): (&Membership, &dyn DynSession),
    (number, reply): (u64, Reply),
) -> Result<(), Problem> {
    let (games, gone) = (&service.games, || Problem::Refused(notice!("right-nothing-asked")));
    let mut there = AskedThere::of(games, id)?;
    there.requests.retain(|request| request.stands(membership, game));
    let nth = there.requests.iter().position(|request| request.number == number);
    let nth = nth.ok_or_else(gone)?;
    let mut request = there.requests.remove(nth);
    if reply == Reply::Withdraw {
        let is_own = request.by == membership.name;
        return if is_own { there.keep(games, id) } else { Err(gone()) };
    }
    let asked = request.asks(membership, game);
    let may_answer = may(membership, game, &request.agreeing(asked.clone())) == May::Yes;
    if !may_answer || request.by == membership.name {
        return Err(gone());
    }
    let now = games.store().now();
    let own = asked.iter().copied().filter(|&seat| membership.shows(seat));
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
        What::Seat(number) => {
            let seat = Seat(number);
            there.went_over(number);
            there.note(now, seat, Came::Given);
            let (held, holder) = (membership.holder(seat), request.by.as_deref());
            there.keep_with(games, id, &[SeatChange { seat, held, holder }])
        }
        What::End => end(service, id, &there),
        What::Pause => pause(games, id, &mut there, (Came::Paused, request.asker(membership))),
        What::TakeBack(length) => carry_out(service, id, &there, (length, true)),
        What::BringBack(length) => carry_out(service, id, &there, (length, false)),
    }
}

/// Carries out an undo or redo that everybody agreed to, if the log is still as long as it was, and
/// stores in the same transaction that it is no longer asked.
fn carry_out(
    service: &Service,
    id: &str,
    there: &AskedThere,
    (length, is_back): (usize, bool),
) -> Result<(), Problem> {
    let practice = service.tasks.reviews.is_known(id);
    let after = there.text();
    let asked = Some(AskedChange { before: &there.stored, after: &after });
    let with = GameChange { asked, ..GameChange::default() };
    service.games.change_with(id, with, |session| {
        if session.len() != length {
            return Err(notice!("problem-moved-on-since").into());
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

/// Ends a game, or asks all others who sit there to agree.
///
/// # Errors
///
/// If the game or the requests were changed meanwhile, or it cannot be stored.
pub(crate) fn ask_to_end(
    service: &Service,
    id: &str,
    (membership, game): (&Membership, &dyn DynSession),
) -> Result<(), Problem> {
    match membership.elsewhere.is_empty() {
        true => end(service, id, &AskedThere::of(&service.games, id)?),
        false => ask(service, id, (membership, game), What::End),
    }
}

/// Ends a game, to which everybody has agreed, and drops what else was asked there.
fn end(service: &Service, id: &str, there: &AskedThere) -> Result<(), Problem> {
    let settings = service.games.store().settings(id)?;
    let settings = Some(&GameSettings { ended: true, ..settings });
    let after = AskedThere { requests: Vec::new(), ..there.clone() }.text();
    let asked = Some(AskedChange { before: &there.stored, after: &after });
    let with = GameChange { asked, settings, ..GameChange::default() };
    service.games.change_with(id, with, |_| Ok(()))?;
    service.tasks.forget(id);
    Ok(())
}

impl Service {
    /// The revision of a game, which counts every change by any process, for somebody who follows
    /// it: the sender of a request with these extensions.
    ///
    /// # Errors
    ///
    /// If there is no game with this id that the sender may see, the device of the sender is no
    /// longer let in, or the store cannot be read.
    pub fn followed(&self, sender: &Extensions, id: &str) -> Result<i64, Problem> {
        let missing = || Problem::Missing(id.to_string());
        let device = sender.get().and_then(|caller: &Caller| caller.device.as_ref());
        if device.is_some_and(|device| !self.knows(device)) {
            return Err(missing());
        }
        // A seat whose time has come goes over here, so that waiting pages notice at once.
        let _ = settle(self, id);
        let asker = self.asker_of(sender)?;
        // In a house everybody sees every game, so none is opened only to be followed.
        let may = asker.is_house || self.may_in(&asker, id, &Act::Look)? == May::Yes;
        if may { self.games.store().revision(id) } else { Err(missing()) }
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
    let (held, mut over) = (games.store().seats(id)?, BTreeMap::new());
    for request in due {
        if let What::Seat(seat) = request.what {
            there.went_over(seat);
            there.note(now, Seat(seat), Came::Taken);
            over.insert(Seat(seat), request.by);
        }
    }
    let seats = over.iter().map(|(seat, by)| SeatChange {
        seat: *seat,
        held: held.get(seat).map(String::as_str),
        holder: by.as_deref(),
    });
    there.keep_with(games, id, &seats.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seat_agreed_to_does_not_bind_who_sits_there_later() {
        let agreed = [1, 2].into_iter().collect();
        let request = Request { number: 1, by: None, at: 0, what: What::End, agreed };
        let mut there = AskedThere { requests: vec![request], ..AskedThere::default() };
        assert!(there.went_over(1));
        assert_eq!(there.requests[0].agreed, [2].into_iter().collect());
        assert!(!there.went_over(1), "it makes no difference any more");
    }
}

//! What a change of a game gives people to be told of.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Seat, Turn};
use play::{DynSession, people};

use crate::people::PEOPLE;
use crate::timekeeper::seats_after;
use crate::{
    GameChange, GameSettings, GameStore, Notice, NoticeKind, NoticeWay, PersonId, Problem,
    SeatOffer,
};

/// Somebody is warned when this part of the time is left, and not earlier than so many seconds
/// before its end.
const WARNED_PART: i64 = 4;
const WARNED_BEFORE: i64 = 86_400;

/// Reads from a store who wants to be told what.
pub(crate) struct Notifier<'a>(pub(crate) &'a dyn GameStore);

/// Something of which a person may be told.
pub(crate) struct Cause {
    pub(crate) person: PersonId,
    pub(crate) kind: NoticeKind,
    pub(crate) cause: String,
    /// From when on, in seconds since 1970.
    pub(crate) due: i64,
}

/// Whose choice a game waits for, and the entry with which that turn began or will begin. Nobody's
/// while seats are free, or once all agreed to end the game.
pub(crate) fn awaited(
    session: &dyn DynSession,
    ended: bool,
    seats: &BTreeMap<Seat, String>,
) -> Option<(PersonId, usize)> {
    let Turn::Choose(seat) = session.turn() else { return None };
    let waits = people(session.players()).any(|it| !seats.contains_key(&it));
    let plays = people(session.players()).any(|it| it == seat);
    if ended || waits || !plays {
        return None;
    }
    let mut began = session.len();
    for entry in (0..session.len()).rev() {
        match session.chose(entry) {
            Some(other) if other != seat => break,
            Some(_) => began = entry,
            None => {}
        }
    }
    Some((PersonId(seats.get(&seat)?.clone()), began))
}

/// What tells offers of one seat apart.
pub(crate) fn offer_cause(offer: &SeatOffer) -> String {
    format!("{}-{}", offer.seat.0, offer.since)
}

impl Notifier<'_> {
    /// What people are to be told after a change of a game with these settings, with what its
    /// writer has found. `deadline` is when the time of the turn runs out.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn after(
        &self,
        (id, session): (&str, &dyn DynSession),
        (settings, change): (&GameSettings, &GameChange<'_>),
        deadline: Option<i64>,
    ) -> Result<Vec<Notice>, Problem> {
        if !PEOPLE {
            return Ok(Vec::new());
        }
        let ended = settings.ended || change.settings.is_some_and(|after| after.ended);
        let (seats, now) = (seats_after(self.0, id, change)?, self.0.now());
        let mut causes = Vec::new();
        if ended || session.turn() == Turn::Over {
            let held: BTreeSet<&String> = seats.values().collect();
            causes.extend(held.into_iter().map(|holder| Cause {
                person: PersonId(holder.clone()),
                kind: NoticeKind::Over,
                cause: session.len().to_string(),
                due: now,
            }));
        }
        causes.extend(turn((session, ended), &seats, (deadline, now)));
        causes.extend(change.offers.iter().filter_map(|offer| Some(invited(offer.after?))));
        let mut notices = self.wanted(Some(id), causes)?;
        notices.extend(change.notices.iter().cloned());
        Ok(notices)
    }

    /// The same for a new game, whose host holds these seats.
    ///
    /// # Errors
    ///
    /// As [`Notifier::after`].
    pub(crate) fn at_first(
        &self,
        session: &dyn DynSession,
        (host, seats): (Option<&PersonId>, &[Seat]),
        offers: &[SeatOffer],
        deadline: Option<i64>,
    ) -> Result<Vec<Notice>, Problem> {
        let Some(host) = host.filter(|_| PEOPLE) else { return Ok(Vec::new()) };
        let seats = seats.iter().map(|seat| (*seat, host.0.clone())).collect();
        let time = (deadline, self.0.now());
        let causes = offers.iter().map(invited).chain(turn((session, false), &seats, time));
        self.wanted(None, causes.collect())
    }

    /// The notices of what people want to be told of a game, or of a new one.
    ///
    /// # Errors
    ///
    /// As [`Notifier::after`].
    pub(crate) fn wanted(
        &self,
        game: Option<&str>,
        causes: Vec<Cause>,
    ) -> Result<Vec<Notice>, Problem> {
        let mut notices = Vec::new();
        for Cause { person, kind, cause, due } in causes {
            let settings = self.0.notice_settings(&person)?;
            let ways = NoticeWay::ALL.into_iter().filter(|way| settings.by(*way).contains(&kind));
            let ways: Vec<NoticeWay> = ways.collect();
            let is_muted = || {
                Ok::<bool, Problem>(match game {
                    Some(game) => self.0.muted_games(&person)?.contains(game),
                    None => false,
                })
            };
            if ways.is_empty() || is_muted()? {
                continue;
            }
            notices.extend(ways.into_iter().map(|way| Notice {
                person: person.clone(),
                kind,
                cause: cause.clone(),
                way,
                due,
            }));
        }
        Ok(notices)
    }
}

/// That a turn goes on, and that its time will run out.
fn turn(
    (session, ended): (&dyn DynSession, bool),
    seats: &BTreeMap<Seat, String>,
    (deadline, now): (Option<i64>, i64),
) -> Vec<Cause> {
    let Some((person, began)) = awaited(session, ended, seats) else { return Vec::new() };
    let cause = began.to_string();
    let turn = Cause { person: person.clone(), kind: NoticeKind::Turn, cause, due: now };
    let short = deadline.map(|deadline| {
        let before = ((deadline - now) / WARNED_PART).min(WARNED_BEFORE);
        let (kind, cause) = (NoticeKind::TimeShort, began.to_string());
        Cause { person, kind, cause, due: deadline - before }
    });
    std::iter::once(turn).chain(short).collect()
}

fn invited(offer: &SeatOffer) -> Cause {
    let (person, cause) = (offer.to.clone(), offer_cause(offer));
    Cause { person, kind: NoticeKind::Invited, cause, due: offer.since }
}

//! Keeps the clocks of games: what a change of a game is to them, and until when somebody has time.

use std::collections::BTreeMap;

use game_core::{Seat, Turn};
use play::{DynSession, people};

use crate::clock_record::{ClockAct, Situation};
use crate::people::PEOPLE;
use crate::{
    ClockChange, ClockEntry, ClockState, GameChange, GameSettings, GameStore, Hours, Job, JobKind,
    PersonId, Problem,
};

/// The clocks after a change of a game.
pub(crate) struct TimeAfter {
    /// How many entries there were before.
    before: usize,
    entries: Vec<ClockEntry>,
    /// When the time of the seat that must choose runs out.
    deadline: Option<i64>,
}

impl TimeAfter {
    fn of(before: Vec<ClockEntry>, entries: Vec<ClockEntry>) -> Self {
        let count = before.len();
        let all: Vec<ClockEntry> = before.into_iter().chain(entries.iter().cloned()).collect();
        TimeAfter { before: count, entries, deadline: ClockState::of(&all).deadline() }
    }

    /// The part of the change that stores it.
    pub(crate) fn change(&self) -> ClockChange<'_> {
        ClockChange { before: self.before, entries: &self.entries }
    }

    /// The entries that are added.
    pub(crate) fn entries(&self) -> &[ClockEntry] {
        &self.entries
    }

    /// When the time of the seat that must choose runs out.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.deadline
    }

    /// What is to be done when the time runs out.
    pub(crate) fn job(&self) -> Option<Job> {
        self.deadline.map(|due| Job { kind: JobKind::Clock, due })
    }
}

/// Who holds which seat of a game after a change.
///
/// # Errors
///
/// If the store cannot be read.
pub(crate) fn seats_after(
    store: &dyn GameStore,
    id: &str,
    change: &GameChange<'_>,
) -> Result<BTreeMap<Seat, String>, Problem> {
    let mut seats = store.seats(id)?;
    for given in change.seats {
        match given.holder {
            Some(holder) => drop(seats.insert(given.seat, holder.to_string())),
            None => drop(seats.remove(&given.seat)),
        }
    }
    Ok(seats)
}

/// Reads from a store what clocks go by.
pub(crate) struct Timekeeper<'a>(pub(crate) &'a dyn GameStore);

impl Timekeeper<'_> {
    /// The clocks after a change of a game with these settings; `None` if its time is not limited,
    /// neither before nor after.
    ///
    /// # Errors
    ///
    /// If the store cannot be read; [`Problem::Overtaken`] if the time of a seat has not run out
    /// after all.
    pub(crate) fn after(
        &self,
        (id, session): (&str, &dyn DynSession),
        (settings, change): (&GameSettings, &GameChange<'_>),
        act: ClockAct,
    ) -> Result<Option<TimeAfter>, Problem> {
        let after = change.settings.unwrap_or(settings);
        let is_limited = settings.clock.time.is_limited() || after.clock.time.is_limited();
        if !PEOPLE || !is_limited {
            return Ok(None);
        }
        let is_set = settings.clock.time != after.clock.time;
        let act = if is_set { ClockAct::Sets } else { act };
        let seats = seats_after(self.0, id, change)?;
        let ended = settings.ended || after.ended;
        let after = GameSettings { ended, ..*after };
        let next = self.situation(session, &after, &seats)?;
        let before = self.0.clock(id)?;
        let (state, now) = (ClockState::of(&before), self.0.now());
        let is_up = |seat| state.turn() == Some(seat) && state.has_run_out(now);
        if !act.whose_time().is_none_or(is_up) {
            return Err(Problem::Overtaken);
        }
        let added = state.changed(&after.clock, &next, (act, now));
        Ok(Some(TimeAfter::of(before, added)))
    }

    /// The clocks of a new game whose host holds these seats.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn at_first(
        &self,
        session: &dyn DynSession,
        settings: &GameSettings,
        (host, seats): (Option<&PersonId>, &[Seat]),
    ) -> Result<TimeAfter, Problem> {
        let holder = host.cloned().unwrap_or_else(PersonId::owner);
        let seats = seats.iter().map(|seat| (*seat, holder.0.clone())).collect();
        let next = self.situation(session, settings, &seats)?;
        let act = (ClockAct::Goes, self.0.now());
        let added = ClockState::default().changed(&settings.clock, &next, act);
        Ok(TimeAfter::of(Vec::new(), added))
    }

    fn situation(
        &self,
        session: &dyn DynSession,
        settings: &GameSettings,
        seats: &BTreeMap<Seat, String>,
    ) -> Result<Situation, Problem> {
        let plays = |seat: &Seat| people(session.players()).any(|one| one == *seat);
        let asked = match session.turn() {
            Turn::Choose(seat) => Some(seat).filter(|seat| plays(seat) && !settings.ended),
            Turn::Chance | Turn::Over => None,
        };
        let waits = people(session.players()).any(|seat| !seats.contains_key(&seat));
        let holder = asked.and_then(|seat| seats.get(&seat)).filter(|_| settings.clock.rests);
        let hours = match holder {
            Some(holder) => self.0.hours(&PersonId(holder.clone()))?,
            None => Hours::default(),
        };
        Ok(Situation { asked, waits, hours })
    }
}

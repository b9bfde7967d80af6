//! What is done when somebody's time has run out.

use std::sync::Mutex;

use game_core::Seat;

use crate::clock_record::ClockAct;
use crate::device_requests::{Came, noted};
use crate::lock::locked;
use crate::tasks::stand_ins::substitute;
use crate::{AskedChange, ClockState, GameChange, JobKind, Problem, SeatChange, Service, WhenOut};

/// When deadlines were last looked at.
#[derive(Default)]
pub(crate) struct Deadlines(Mutex<Option<i64>>);

impl Deadlines {
    /// Notes the time; whether it is earlier than when they were last looked at, or the first.
    fn has_gone_back(&self, now: i64) -> bool {
        let last = locked(&self.0).replace(now);
        last.is_none_or(|last| now < last)
    }
}

impl Service {
    /// Does what is due because somebody's time has run out. The host program calls it every few
    /// seconds; whatever was due while it did not run is done with the next call, once.
    ///
    /// # Errors
    ///
    /// If the store cannot be read. A game that cannot be changed now does not hold up others.
    pub fn run_due(&self) -> Result<(), Problem> {
        if !self.is_for_people() {
            return Ok(());
        }
        let (store, now) = (self.games.store(), self.games.store().now());
        let is_back = self.deadlines.has_gone_back(now);
        for (game, job) in store.due_jobs(if is_back { i64::MAX } else { now })? {
            if job.kind == JobKind::Clock {
                // The next call tries again.
                let _ = self.look_at_clock(&game, (job.due, now));
            }
        }
        Ok(())
    }

    /// Looks at the clock of a game whose job is due, or whose time may lie ahead of that of the
    /// system.
    fn look_at_clock(&self, id: &str, (due, now): (i64, i64)) -> Result<(), Problem> {
        let store = self.games.store();
        let state = ClockState::of(&store.clock(id)?);
        let out = state.turn().filter(|_| state.has_run_out(now));
        match (out, state.deadline()) {
            (Some(seat), _) => self.time_is_up(id, seat),
            (None, Some(_)) if due > now && !state.is_ahead_of(now) => Ok(()),
            // The deadline has moved since the job was stored, or the clock counts from now on.
            _ => {
                let open = self.games.open(id)?;
                let jobs = self.games.pending(open.session());
                let change = GameChange { jobs: Some(&jobs), ..GameChange::default() };
                self.games.commit(id, change)
            }
        }
    }

    /// Carries out what the game is set to when the time of a seat has run out.
    fn time_is_up(&self, id: &str, seat: Seat) -> Result<(), Problem> {
        match self.games.store().settings(id)?.clock.when_out {
            WhenOut::Remind => {
                let (before, after) = noted(&self.games, id, (seat, Came::RanOut))?;
                let asked = Some(AskedChange { before: &before, after: &after });
                let change = GameChange { asked, ..GameChange::default() };
                self.games.commit(id, (change, ClockAct::RunsOut(seat)))
            }
            WhenOut::BotOnce => self.tasks.stand_ins.choose(id, seat),
            WhenOut::BotStays => self.take_over(id, seat),
        }
    }

    /// Lets a bot play a seat from now on, whose holder leaves it.
    fn take_over(&self, id: &str, seat: Seat) -> Result<(), Problem> {
        let (bot, holders) = (substitute()?, self.games.store().seats(id)?);
        let held = holders.get(&seat).map(String::as_str);
        let seats = &[SeatChange { seat, held, holder: None }];
        let (before, after) = noted(&self.games, id, (seat, Came::TookOver))?;
        let asked = Some(AskedChange { before: &before, after: &after });
        let with = GameChange { seats, asked, ..GameChange::default() };
        self.games.change_with(id, (with, ClockAct::RunsOut(seat)), |session| {
            let mut players = session.players().to_vec();
            if let Some(player) = players.get_mut(seat.index()) {
                *player = bot;
            }
            session.seat_players(&players)
        })?;
        self.tasks.changed(id);
        Ok(())
    }
}

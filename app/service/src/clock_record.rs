//! The clocks of a game as its record has them: every change is an entry, and how much time everybody
//! has follows from the entries alone.

use std::collections::BTreeMap;

use game_core::Seat;

use crate::{ClockSettings, Hours};

/// A change of a clock.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ClockEntry {
    /// At which revision of the game; the store writes that of the change to which it belongs.
    pub revision: i64,
    /// Whose clock; `None` if it is that of nobody in particular.
    pub seat: Option<Seat>,
    /// What happened to it.
    pub event: ClockEvent,
    /// How many seconds are left on it.
    pub left: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Which hours count from then on.
    pub hours: Hours,
}

/// What happens to a clock.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ClockEvent {
    /// The turn of its seat begins, and it runs.
    Begins,
    /// It stands, although its seat has to choose: a seat is free, or the clocks are paused.
    Waits,
    /// It runs again.
    Runs,
    /// The turn of its seat has ended.
    Ends,
    /// Its time has run out.
    RunsOut,
    /// All clocks are paused.
    Pauses,
    /// The pause is over.
    Resumes,
    /// All clocks are set anew.
    Sets,
}

impl ClockEvent {
    const ALL: [ClockEvent; 8] = [
        ClockEvent::Begins,
        ClockEvent::Waits,
        ClockEvent::Runs,
        ClockEvent::Ends,
        ClockEvent::RunsOut,
        ClockEvent::Pauses,
        ClockEvent::Resumes,
        ClockEvent::Sets,
    ];

    /// The word by which a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            ClockEvent::Begins => "begins",
            ClockEvent::Waits => "waits",
            ClockEvent::Runs => "runs",
            ClockEvent::Ends => "ends",
            ClockEvent::RunsOut => "runs-out",
            ClockEvent::Pauses => "pauses",
            ClockEvent::Resumes => "resumes",
            ClockEvent::Sets => "sets",
        }
    }

    /// The event of a stored word; [`ClockEvent::Waits`], which takes time from nobody, for any
    /// other.
    pub fn of_word(word: &str) -> Self {
        let found = ClockEvent::ALL.into_iter().find(|event| event.word() == word);
        found.unwrap_or(ClockEvent::Waits)
    }
}

/// What a change of a game is to its clocks.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum ClockAct {
    /// Nothing but who has to choose next, and whether all seats are taken.
    #[default]
    Goes,
    /// Choices were taken back.
    TakesBack,
    /// The time of this seat has run out.
    RunsOut(Seat),
    /// A bot has made a choice for this seat, whose time had run out.
    StandsIn(Seat),
    /// All clocks are paused.
    Pauses,
    /// The pause is over.
    Resumes,
    /// All clocks are set anew.
    Sets,
}

/// How a game stands after a change, as far as clocks go.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Situation {
    /// The seat of a person that must choose.
    pub(crate) asked: Option<Seat>,
    /// Whether nobody can choose because seats are free.
    pub(crate) waits: bool,
    /// Which hours count for whoever holds the seat.
    pub(crate) hours: Hours,
}

/// How the clocks of a game stand, from its entries alone.
///
/// Time passes from the time of an entry on; where the system clock shows an earlier one, none has
/// passed.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ClockState {
    turn: Option<Seat>,
    /// What each seat had left at its last entry.
    left: BTreeMap<Seat, i64>,
    /// Since when the clock of the turn runs, and which hours count.
    runs: Option<(i64, Hours)>,
    is_out: bool,
    is_paused: bool,
}

impl ClockAct {
    /// The seat whose time must have run out for it.
    pub(crate) fn whose_time(self) -> Option<Seat> {
        match self {
            ClockAct::RunsOut(seat) | ClockAct::StandsIn(seat) => Some(seat),
            _ => None,
        }
    }
}

impl ClockState {
    /// The state after these entries.
    pub fn of(entries: &[ClockEntry]) -> Self {
        let mut state = ClockState::default();
        entries.iter().for_each(|entry| state.take(entry));
        state
    }

    fn take(&mut self, entry: &ClockEntry) {
        if let Some(seat) = entry.seat {
            self.left.insert(seat, entry.left);
        }
        self.runs = None;
        match entry.event {
            ClockEvent::Begins | ClockEvent::Runs => {
                (self.turn, self.is_out) = (entry.seat, false);
                self.runs = Some((entry.at, entry.hours));
            }
            ClockEvent::Waits => (self.turn, self.is_out) = (entry.seat, false),
            ClockEvent::Ends => (self.turn, self.is_out) = (None, false),
            ClockEvent::RunsOut => self.is_out = true,
            ClockEvent::Pauses => self.is_paused = true,
            ClockEvent::Resumes => self.is_paused = false,
            ClockEvent::Sets => {
                *self = ClockState { is_paused: self.is_paused, ..ClockState::default() };
            }
        }
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Whether all clocks are paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether it was noted that the time of the turn has run out.
    pub fn is_out(&self) -> bool {
        self.is_out
    }

    /// Whether a clock runs.
    pub fn runs(&self) -> bool {
        self.runs.is_some()
    }

    /// How many seconds a seat has left at the time `now`; `None` if its clock has not begun.
    pub fn left(&self, seat: Seat, now: i64) -> Option<i64> {
        let left = *self.left.get(&seat)?;
        let passed = self.runs.filter(|_| self.turn == Some(seat));
        let passed = passed.map_or(0, |(since, hours)| hours.counted(since, now));
        Some((left - passed).max(0))
    }

    /// When the time of the turn runs out; `None` if no clock runs.
    pub fn deadline(&self) -> Option<i64> {
        let (since, hours) = self.runs?;
        let left = self.left.get(&self.turn?)?;
        Some(hours.after(since, *left))
    }

    /// Whether the running clock has come to its end.
    pub fn has_run_out(&self, now: i64) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now)
    }

    /// Whether the running clock was started at a time that has not come yet, by a wrong clock of the
    /// system.
    pub fn is_ahead_of(&self, now: i64) -> bool {
        self.runs.is_some_and(|(since, _)| since > now)
    }

    /// The entry by which the running clock stands from the time `now` on; `None` if none runs.
    pub fn stopped(&self, now: i64) -> Option<ClockEntry> {
        let seat = self.turn.filter(|_| self.runs())?;
        Some(entry(Some(seat), ClockEvent::Waits, self.left(seat, now)?, now, Hours::default()))
    }

    /// The entry by which the running clock runs on from the time `now`, as if none had passed;
    /// `None` if none runs.
    pub fn restarted(&self, now: i64) -> Option<ClockEntry> {
        let ((_, hours), seat) = (self.runs?, self.turn?);
        Some(entry(Some(seat), ClockEvent::Runs, *self.left.get(&seat)?, now, hours))
    }

    /// The entries that a change at the time `now` adds.
    pub(crate) fn changed(
        &self,
        settings: &ClockSettings,
        next: &Situation,
        (act, now): (ClockAct, i64),
    ) -> Vec<ClockEntry> {
        let mut change = Change { state: self.clone(), settings, next, now, entries: Vec::new() };
        change.act(act);
        change.turn(act);
        change.entries
    }
}

fn entry(seat: Option<Seat>, event: ClockEvent, left: i64, at: i64, hours: Hours) -> ClockEntry {
    ClockEntry { revision: 0, seat, event, left, at, hours }
}

/// A change of the clocks in the making.
struct Change<'a> {
    state: ClockState,
    settings: &'a ClockSettings,
    next: &'a Situation,
    now: i64,
    entries: Vec<ClockEntry>,
}

impl Change<'_> {
    fn put(&mut self, seat: Option<Seat>, event: ClockEvent, left: i64) {
        let hours = match event {
            ClockEvent::Begins | ClockEvent::Runs => self.next.hours,
            _ => Hours::default(),
        };
        let entry = entry(seat, event, left, self.now, hours);
        self.state.take(&entry);
        self.entries.push(entry);
    }

    /// What the seat whose turn it is has left.
    fn left(&self) -> i64 {
        self.state.turn.and_then(|seat| self.state.left(seat, self.now)).unwrap_or(0)
    }

    /// What the act itself does to the clocks.
    fn act(&mut self, act: ClockAct) {
        let (turn, left) = (self.state.turn, self.left());
        match act {
            ClockAct::Sets => self.put(None, ClockEvent::Sets, 0),
            ClockAct::Pauses if !self.state.is_paused => self.put(turn, ClockEvent::Pauses, left),
            ClockAct::Resumes if self.state.is_paused => self.put(turn, ClockEvent::Resumes, left),
            ClockAct::RunsOut(seat) | ClockAct::StandsIn(seat) if turn == Some(seat) => {
                self.put(turn, ClockEvent::RunsOut, 0);
            }
            _ => {}
        }
    }

    /// Whose turn it is from now on, and whether that clock runs.
    fn turn(&mut self, act: ClockAct) {
        let asked = self.next.asked.filter(|_| self.settings.time.is_limited());
        let runs = !self.next.waits && !self.state.is_paused;
        let (turn, left) = (self.state.turn, self.left());
        let returns = act == ClockAct::TakesBack;
        if turn != asked || matches!(act, ClockAct::StandsIn(_)) {
            if turn.is_some() {
                let time = self.settings.time;
                let left = if returns { time.without_begin(left) } else { left };
                self.put(turn, ClockEvent::Ends, left);
            }
            if let Some(seat) = asked {
                let before = self.state.left.get(&seat).copied();
                let left = self.settings.time.begins_with(before, returns);
                let event = if runs { ClockEvent::Begins } else { ClockEvent::Waits };
                self.put(asked, event, left);
            }
            return;
        }
        let is_ahead = self.state.is_ahead_of(self.now);
        match (self.state.runs(), runs) {
            _ if asked.is_none() || self.state.is_out => {}
            (true, false) => self.put(asked, ClockEvent::Waits, left),
            (false, true) => self.put(asked, ClockEvent::Runs, left),
            (true, true) if is_ahead => self.put(asked, ClockEvent::Runs, left),
            (true, true) | (false, false) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClockTime, WhenOut};

    const DAY: i64 = 86_400;
    const BANK: ClockTime = ClockTime::Bank { first: 3 * DAY, more: 3600 };

    /// The clocks of a game, driven from outside.
    struct Driven {
        settings: ClockSettings,
        entries: Vec<ClockEntry>,
        now: i64,
    }

    impl Driven {
        fn new(time: ClockTime) -> Self {
            let settings = ClockSettings { time, when_out: WhenOut::Remind, rests: true };
            Driven { settings, entries: Vec::new(), now: 1_000 }
        }

        /// Seconds later, this happens, and then that seat has to choose.
        fn later(&mut self, seconds: i64, act: ClockAct, asked: Option<u8>) -> ClockState {
            let next = Situation { asked: asked.map(Seat), ..Situation::default() };
            self.situation(seconds, act, next)
        }

        fn situation(&mut self, seconds: i64, act: ClockAct, next: Situation) -> ClockState {
            self.now += seconds;
            let state = ClockState::of(&self.entries);
            self.entries.extend(state.changed(&self.settings, &next, (act, self.now)));
            ClockState::of(&self.entries)
        }

        fn left(&self, seat: u8) -> Option<i64> {
            ClockState::of(&self.entries).left(Seat(seat), self.now)
        }
    }

    #[test]
    fn each_turn_has_its_time_and_all_choices_of_a_turn_share_it() {
        let mut game = Driven::new(ClockTime::Turn(DAY));
        assert_eq!(game.later(0, ClockAct::Goes, Some(0)).deadline(), Some(1_000 + DAY));
        let goes_on = game.later(500, ClockAct::Goes, Some(0));
        assert_eq!((goes_on.deadline(), game.entries.len()), (Some(1_000 + DAY), 1));
        let other = game.later(500, ClockAct::Goes, Some(1));
        assert_eq!((other.turn(), other.deadline()), (Some(Seat(1)), Some(2_000 + DAY)));
        assert_eq!(game.left(0), Some(DAY - 1_000));
        game.later(7, ClockAct::Goes, Some(0));
        assert_eq!(game.left(0), Some(DAY), "a new turn");
        assert_eq!(game.later(7, ClockAct::Goes, None).deadline(), None, "a bot, or the end");
    }

    #[test]
    fn a_bank_shrinks_by_what_was_used_and_grows_with_each_further_turn() {
        let mut game = Driven::new(BANK);
        game.later(0, ClockAct::Goes, Some(0));
        game.later(DAY, ClockAct::Goes, Some(1));
        assert_eq!((game.left(0), game.left(1)), (Some(2 * DAY), Some(3 * DAY)));
        game.later(60, ClockAct::Goes, Some(0));
        assert_eq!((game.left(0), game.left(1)), (Some(2 * DAY + 3600), Some(3 * DAY - 60)));
    }

    /// Who takes back gains no time, and neither does who was interrupted.
    #[test]
    fn taking_back_gives_nobody_more() {
        for time in [ClockTime::Turn(DAY), BANK] {
            let mut game = Driven::new(time);
            game.later(0, ClockAct::Goes, Some(1));
            game.later(0, ClockAct::Goes, Some(0));
            game.later(100, ClockAct::Goes, Some(1));
            let (one, other) = (game.left(0), game.left(1));
            for _ in 0..5 {
                game.later(10, ClockAct::TakesBack, Some(0));
                game.later(0, ClockAct::Goes, Some(1));
            }
            assert_eq!(game.left(0), one, "{time:?}");
            assert!(game.left(1) <= other, "{time:?}: {:?} {other:?}", game.left(1));
        }
    }

    #[test]
    fn a_clock_stands_while_a_seat_is_free_or_all_agreed_to_pause() {
        let mut game = Driven::new(ClockTime::Turn(DAY));
        let asked = Situation { asked: Some(Seat(0)), ..Situation::default() };
        let waits = Situation { waits: true, ..asked };
        assert!(!game.situation(0, ClockAct::Goes, waits).runs(), "it begins when all sit");
        game.situation(500, ClockAct::Goes, asked);
        assert_eq!(game.left(0), Some(DAY));
        game.situation(100, ClockAct::Goes, waits);
        game.situation(5_000, ClockAct::Goes, asked);
        assert_eq!(game.left(0), Some(DAY - 100));
        let paused = game.situation(50, ClockAct::Pauses, asked);
        assert!(paused.is_paused() && paused.deadline().is_none());
        let count = game.entries.len();
        game.situation(5_000, ClockAct::Pauses, asked);
        assert_eq!(game.entries.len(), count, "a pause within a pause is none");
        assert_eq!(game.left(0), Some(DAY - 150));
        let next = game.later(5_000, ClockAct::Goes, Some(1));
        assert!(!next.runs() && game.left(1) == Some(DAY), "whoever chooses in a pause may");
        game.later(5_000, ClockAct::Resumes, Some(1));
        game.later(9, ClockAct::Goes, Some(1));
        assert_eq!(game.left(1), Some(DAY - 9));
    }

    #[test]
    fn time_that_has_run_out_stays_out_until_the_turn_ends_or_a_bot_has_chosen() {
        let mut game = Driven::new(ClockTime::Turn(DAY));
        let begun = game.later(0, ClockAct::Goes, Some(0));
        assert!(!begun.has_run_out(1_000 + DAY - 1) && begun.has_run_out(1_000 + DAY));
        let out = game.later(DAY + 5, ClockAct::RunsOut(Seat(0)), Some(0));
        assert!(out.is_out() && !out.runs() && game.left(0) == Some(0));
        let late = game.later(5, ClockAct::Goes, Some(0));
        assert!(late.is_out(), "the turn goes on");
        assert!(!game.later(5, ClockAct::Goes, Some(1)).is_out());
        let chosen = game.later(DAY, ClockAct::StandsIn(Seat(1)), Some(1));
        let events: Vec<ClockEvent> =
            game.entries.iter().rev().take(3).map(|entry| entry.event).collect();
        assert_eq!(events, [ClockEvent::Begins, ClockEvent::Ends, ClockEvent::RunsOut]);
        assert_eq!(chosen.left(Seat(1), game.now), Some(DAY), "for what is still to be chosen");
    }

    /// Neither a restart nor another machine plays a part: the entries are all there is. A clock of
    /// the system that was set back takes nothing, and gives nothing beyond the time it was wrong.
    #[test]
    fn a_clock_that_runs_backwards_takes_no_time() {
        let mut game = Driven::new(ClockTime::Turn(DAY));
        game.later(0, ClockAct::Goes, Some(0));
        assert_eq!(ClockState::of(&game.entries).left(Seat(0), -5), Some(DAY));
        let early = game.later(-500, ClockAct::Goes, Some(0));
        assert!(!early.is_ahead_of(game.now), "it counts from there");
        assert_eq!(early.deadline(), Some(500 + DAY));
        game.later(100, ClockAct::Goes, Some(1));
        assert_eq!(game.left(0), Some(DAY - 100));
    }

    #[test]
    fn the_hours_at_which_a_turn_began_count_until_it_ends() {
        let mut game = Driven::new(ClockTime::Turn(DAY));
        let rests = Hours { weekend: true, ..Hours::default() };
        let asked = Situation { asked: Some(Seat(0)), hours: rests, ..Situation::default() };
        // 1000 is in the night to a Friday: two days later it is Sunday.
        game.now += DAY;
        game.situation(0, ClockAct::Goes, asked);
        let other =
            game.situation(2 * DAY, ClockAct::Goes, Situation { hours: Hours::default(), ..asked });
        assert_eq!(other.left(Seat(0), game.now), Some(1_000));
        assert_eq!(game.entries.len(), 1, "who changes his hours changes no turn that goes on");
    }

    #[test]
    fn a_clock_that_is_set_anew_forgets_what_was_used() {
        let mut game = Driven::new(BANK);
        game.later(0, ClockAct::Goes, Some(0));
        game.settings.time = ClockTime::Turn(DAY);
        game.later(100, ClockAct::Sets, Some(0));
        assert_eq!((game.left(0), game.left(1)), (Some(DAY), None));
        game.settings.time = ClockTime::Unlimited;
        let none = game.later(100, ClockAct::Sets, Some(0));
        assert!(!none.runs() && none.deadline().is_none() && none.turn().is_none());
    }

    #[test]
    fn events_have_words_and_one_of_a_later_version_takes_no_time() {
        for event in ClockEvent::ALL {
            assert_eq!(ClockEvent::of_word(event.word()), event);
        }
        assert_eq!(ClockEvent::of_word("flies"), ClockEvent::Waits);
    }

    #[test]
    fn a_running_clock_is_stopped_or_restarted_from_its_entries() {
        let mut game = Driven::new(BANK);
        assert_eq!(ClockState::default().stopped(5), None);
        let runs = game.later(0, ClockAct::Goes, Some(0));
        let stopped = runs.stopped(1_100).expect("it runs");
        assert_eq!((stopped.event, stopped.left), (ClockEvent::Waits, 3 * DAY - 100));
        let again = runs.restarted(9_000).expect("it runs");
        assert_eq!((again.event, again.left, again.at), (ClockEvent::Runs, 3 * DAY, 9_000));
    }
}

//! The numbers of a roll: which move may come next, so that as many numbers as possible are played
//! and the same moves are offered in one order only.
//!
//! With a double the farthest checker moves first: any set of moves can be played in that order,
//! because a move from farther away never hinders one from nearer. With two different numbers the
//! higher one goes first, and the lower one only where it opens the way for the higher.

use game_core::{ActionSink, EventSink};

use crate::checkers::Checkers;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::Backgammon;
use crate::pending::Pending;
use crate::steps::moving::Reach;
use crate::types::{Die, OnTheBoard, Place, Places};

impl Backgammon {
    /// Lists the first move of two different numbers.
    ///
    /// BG-3.3 MUST: if both numbers can be played, the first leaves the second playable.
    pub(crate) fn legal_both(&self, high: Die, low: Die, out: &mut impl ActionSink<Choice>) {
        let reach = self.reach();
        let (by_high, by_low) = (reach.sources(high), reach.sources(low));
        let single = self.state.checkers[self.state.mover].single();
        let leaves_low = |from: Place| {
            // The other checkers keep the moves that they had.
            !by_low.without(Places::only(from)).is_empty()
                || !reach.after(from, high, single.contains(from)).sources(low).is_empty()
        };
        let opens_high = |from: Place| {
            !opened(by_high, reach.after(from, low, single.contains(from)), high).is_empty()
        };
        let mut both = false;
        for from in by_high.or(by_low).iter() {
            if out.enough() {
                return;
            }
            let high_first = by_high.contains(from) && leaves_low(from);
            if high_first {
                out.choice(Choice::Move(from, from.after(high)));
            }
            let low_first = by_low.contains(from) && opens_high(from);
            if low_first && !(high_first && from.after(low) == Place::OFF) {
                out.choice(Choice::Move(from, from.after(low)));
            }
            both |= high_first || low_first;
        }
        if !both {
            legal_one_of_two(by_high, high, by_low, low, out);
        }
    }

    /// Lists the moves of the higher number after the lower one was played.
    pub(crate) fn legal_high(
        &self,
        high: Die,
        low: Die,
        from: Place,
        out: &mut impl ActionSink<Choice>,
    ) {
        let mut before = self.state.checkers[self.state.mover];
        before.remove(from.after(low));
        before.add(from);
        let by_high =
            Reach::of(&before, &self.state.checkers[self.state.mover.other()]).sources(high);
        list(opened(by_high, self.reach(), high), high, out);
    }

    /// Lists every move of the last number.
    pub(crate) fn legal_last(&self, die: Die, out: &mut impl ActionSink<Choice>) {
        list(self.reach().sources(die), die, out);
    }

    /// Lists the moves of a double: none from farther away than the last move, and none that
    /// reduces how many numbers can be played.
    pub(crate) fn legal_double(
        &self,
        die: Die,
        left: u8,
        limit: Place,
        out: &mut impl ActionSink<Choice>,
    ) {
        let own = self.state.checkers[self.state.mover];
        let opponent = &self.state.checkers[self.state.mover.other()];
        let most = most_moves(own, opponent, die, left, limit);
        let sources = Reach::of(&own, opponent).sources(die).up_to(limit);
        let hinders = |from: &Place| {
            let mut after = own;
            after.remove(*from);
            after.add(from.after(die));
            1 + most_moves(after, opponent, die, left - 1, *from) < most
        };
        // If a play can begin from a place, it can also begin from any place farther away.
        for from in sources.iter().skip_while(hinders) {
            if out.enough() {
                return;
            }
            out.choice(Choice::Move(from, from.after(die)));
        }
    }

    /// Plays the first of two different numbers.
    ///
    /// BG-3.2 MAY: the next number may move the same checker on.
    pub(crate) fn play_first(
        &mut self,
        high: Die,
        low: Die,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Move(from, to) = choice else { return game_core::not_listed(choice) };
        let next = match self.is_by_higher(high, from, to) {
            true => Pending::Last { die: low },
            false => Pending::High { high, low, from },
        };
        self.play(choice, next, sink);
    }

    /// Plays one number of a double.
    pub(crate) fn play_double(
        &mut self,
        die: Die,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Move(from, _) = choice else { return game_core::not_listed(choice) };
        let again = Pending::Double { die, left: left.saturating_sub(1), limit: from };
        self.play(choice, if left > 1 { again } else { Pending::Over }, sink);
    }

    /// Plays a number, then waits for `next` unless the game is over.
    pub(crate) fn play(&mut self, choice: Choice, next: Pending, sink: &mut impl EventSink<Event>) {
        let Choice::Move(from, to) = choice else { return game_core::not_listed(choice) };
        self.move_checker(from, to, sink);
        self.after_move(next, sink);
    }

    /// Whether this move is made with the higher number.
    ///
    /// BG-E.3 IF both numbers bear it off, the higher one does.
    fn is_by_higher(&self, high: Die, from: Place, to: Place) -> bool {
        from.after(high) == to && self.reach().sources(high).contains(from)
    }
}

/// BG-3.4 IF only one of two numbers can be played, it is the higher one, or else the lower one.
fn legal_one_of_two(
    by_high: Places,
    high: Die,
    by_low: Places,
    low: Die,
    out: &mut impl ActionSink<Choice>,
) {
    if by_high.is_empty() { list(by_low, low, out) } else { list(by_high, high, out) }
}

/// The places from which the higher number may follow the lower one.
///
/// BG-E.2 MUST: only those from which it could not be played first; all others are offered in the
/// other order.
fn opened(by_high_before: Places, after_low: Reach, high: Die) -> Places {
    after_low.sources(high).without(by_high_before)
}

fn list(sources: Places, die: Die, out: &mut impl ActionSink<Choice>) {
    for from in sources.iter() {
        if out.enough() {
            return;
        }
        out.choice(Choice::Move(from, from.after(die)));
    }
}

/// How many times a number can be played, up to `left`, with the farthest checker first.
fn most_moves(mut own: Checkers, opponent: &Checkers, die: Die, left: u8, limit: Place) -> u8 {
    let mut limit = limit;
    for played in 0..left {
        let sources = Reach::of(&own, opponent).sources(die).up_to(limit);
        let Some(from) = sources.last() else { return played };
        own.remove(from);
        own.add(from.after(die));
        limit = from;
    }
    left
}

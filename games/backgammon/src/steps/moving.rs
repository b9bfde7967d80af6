//! Moving one checker by one number: where it may go, and what happens there.

use game_core::{EventSink, Rule};

use crate::checkers::Checkers;
use crate::event::Event;
use crate::game::Backgammon;
use crate::types::{Die, OnTheBoard, Place, Places};

/// The mover's checkers and the points open to them, in the mover's numbering.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// The bar and the points that hold a checker of the mover.
    own: Places,
    /// The points on which the mover may land.
    open: Places,
}

impl Reach {
    /// BG-3.1 MAY: land on a point that is empty, has the mover's own checkers, or has a single
    /// checker of the opponent.
    pub(crate) fn of(own: &Checkers, opponent: &Checkers) -> Reach {
        Reach {
            own: own.occupied().without(Places::only(Place::OFF)),
            open: Places::points().without(opponent.several().mirrored()),
        }
    }

    /// The places from which a checker may move by this number.
    ///
    /// BG-4.2 MUST: nothing else moves while a checker is on the bar.
    pub(crate) fn sources(self, die: Die) -> Places {
        let landing = self.open.before(die);
        if self.own.contains(Place::BAR) {
            return landing.and(Places::only(Place::BAR));
        }
        self.own.and(landing).or(self.bearing_off(die))
    }

    /// BG-5.1 MAY: checkers are borne off once none is beyond point 6.
    fn bearing_off(self, die: Die) -> Places {
        if !self.own.without(Places::home()).is_empty() {
            return Places::EMPTY;
        }
        let exact = self.exactly(die);
        if exact.is_empty() { self.farthest_below(die) } else { exact }
    }

    /// BG-5.2 MAY: a checker on the point with that number.
    fn exactly(self, die: Die) -> Places {
        self.own.and(Places::only(Place::OFF).before(die))
    }

    /// BG-5.3 IF no checker is there or farther away, the farthest of those that are left.
    fn farthest_below(self, die: Die) -> Places {
        let below = |place: &Place| place.pips() < die.number();
        self.own.last().filter(below).map_or(Places::EMPTY, Places::only)
    }

    /// The reach after one move; `alone` if no other checker stays behind on its place.
    pub(crate) fn after(self, from: Place, die: Die, alone: bool) -> Reach {
        let left = if alone { self.own.without(Places::only(from)) } else { self.own };
        let landed = Places::only(from.after(die)).without(Places::only(Place::OFF));
        Reach { own: left.or(landed), ..self }
    }
}

impl Backgammon {
    /// The mover's checkers and open points in this position.
    pub(crate) fn reach(&self) -> Reach {
        let mover = self.state.mover;
        Reach::of(&self.state.checkers[mover], &self.state.checkers[mover.other()])
    }

    /// Moves a checker of the mover.
    ///
    /// BG-4.1 IF a single checker of the opponent is there, it goes to the bar.
    pub(crate) fn move_checker(
        &mut self,
        from: Place,
        to: Place,
        sink: &mut impl EventSink<Event>,
    ) {
        let side = self.state.mover;
        let hit = self.state.would_hit(to);
        self.state.checkers[side].remove(from);
        self.state.checkers[side].add(to);
        if hit {
            let other = &mut self.state.checkers[side.other()];
            other.remove(to.mirrored());
            other.add(Place::BAR);
        }
        sink.emit(Rule(rule_of(from, to, hit)), || Event::Moved { side, from, to, hit });
    }
}

/// The rule id of a move.
pub(crate) fn rule_of(from: Place, to: Place, hit: bool) -> &'static str {
    match (from, to) {
        _ if hit => "BG-4.1",
        (Place::BAR, _) => "BG-4.2",
        (_, Place::OFF) => "BG-5.1",
        _ => "BG-3.1",
    }
}

//! WV-9: swarms that a gained symbol feeds.

use game_core::{EnumSet, EventSink, Flow};

use crate::event::{Due, Event};
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Symbol, Weaver, Work};

impl MasterOfTheGalaxy {
    /// WV-9.1 IF: the count of a symbol rises in Phase 2 or 3, swarms that show it are fed.
    ///
    /// WV-9.2 MUST: once for each symbol gained.
    /// WV-9.3 MUST: only a net rise counts.
    /// WV-9.7 MUST: the swarms that are on the board now are fed.
    /// WV-1.7 MUST: nobody is fed in set-up.
    pub(crate) fn gain_symbol(&mut self, symbol: Symbol, risen: u8) {
        let fed = self.showing(symbol);
        if !fed.is_empty() {
            self.call(Frame::Gained { symbol, risen, fed });
        }
    }

    /// The swarms on the board that a symbol feeds.
    pub(crate) fn showing(&self, symbol: Symbol) -> EnumSet<Weaver> {
        if !self.options.solo() || !self.is_played() {
            return EnumSet::EMPTY;
        }
        let shows = |card: &Weaver| self.content.weaver(*card).symbol == symbol;
        self.questions().swarms().filter(shows).collect()
    }

    /// Begins feeding, once for each symbol gained, after everything else that was due.
    pub(crate) fn begin_feeding(
        &mut self,
        symbol: Symbol,
        risen: u8,
        fed: EnumSet<Weaver>,
    ) -> Flow {
        self.finish();
        for _ in 0..risen {
            self.call(Frame::Feed { symbol, left: fed });
        }
        Flow::Ran
    }

    /// WV-9.4 MUST: swarm by swarm, in order of arrival.
    pub(crate) fn feed_next(&mut self, symbol: Symbol, mut left: EnumSet<Weaver>) -> Flow {
        let next = self.questions().swarms().find(|&card| left.contains(card));
        match next {
            Some(card) => {
                left.remove(card);
                self.go_to(Frame::Feed { symbol, left });
                self.call(Frame::FeedOne { symbol, card, work: Work::Proliferation });
            }
            None => {
                self.finish();
            }
        }
        Flow::Ran
    }

    /// WV-9.5 MUST: the cubes come one at a time, work by work, each like any other cube of theirs.
    ///
    /// WV-9.6 IF: a work is full, it is carried out first, and the rest is still taken if the card
    /// is on the board.
    pub(crate) fn feed_one(
        &mut self,
        symbol: Symbol,
        card: Weaver,
        work: Work,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if !self.questions().is_on_board(card) {
            self.finish();
            return Flow::Ran;
        }
        match work {
            Work::Proliferation => {
                self.go_to(Frame::FeedOne { symbol, card, work: Work::Morphing });
            }
            Work::Morphing => {
                self.go_to(Frame::FeedOne { symbol, card, work: Work::Engulfment });
            }
            Work::Engulfment => {
                self.finish();
            }
        }
        if self.content.weaver(card).feed.contains(work) {
            self.take_cube(card, work, Due::Fed(symbol), sink);
        }
        Flow::Ran
    }
}

//! MG-3.1, MG-18, WV-13, MG-20.4: turns, skipped turns and rounds.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::{Frame, List};
use crate::types::Player;

impl MasterOfTheGalaxy {
    /// Ends set-up and begins the first turn.
    pub(crate) fn begin_play(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.round = 1;
        self.state.active = self.state.first;
        self.begin_turn(sink);
    }

    fn begin_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let (player, round) = (self.state.active, self.state.round);
        self.state.initiated = false;
        self.state.actions = 0;
        let list = if self.options.solo() { List::SoloTurn } else { List::Turn };
        self.state.frames.clear();
        self.state.frames.call(Frame::List { list, next: 0 });
        sink.emit(Rule("MG-3.1"), || Event::Turn { player, round });
    }

    /// MG-18.1 IF: a skip is waiting, the whole turn is left out.
    ///
    /// WV-13.1 IF: in solo, the hand is drawn, the Span is done and the hand goes back.
    /// WV-13.2 MUST: such a turn has no events at its start.
    /// WV-13.3 MUST: the check at its end is made.
    pub(crate) fn skip_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.state.active;
        if !std::mem::take(&mut self.state.areas[player].skips) {
            return;
        }
        if self.options.solo() && self.content.numbers.weavers.skip_solo_draws {
            sink.emit(Rule("WV-13.1"), || Event::Skipped { player });
            self.state.frames.goto(Frame::List { list: List::SkippedSoloTurn, next: 0 });
        } else {
            sink.emit(Rule("MG-18.1"), || Event::Skipped { player });
            self.state.frames.finish();
            self.next_turn(sink);
        }
    }

    /// MG-18.2 MUST: at most one skip is waiting for a player.
    ///
    /// MG-18.3 MUST: everything else of his stays as it is.
    pub(crate) fn let_skip(
        &mut self,
        player: Player,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if !std::mem::replace(&mut self.state.areas[player].skips, true) {
            sink.emit(rule, || Event::WillSkip { player });
        }
    }

    /// MG-3.1 MUST: turns go round clockwise; players who are out have none.
    pub(crate) fn next_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let after: Vec<Player> = self.players_from(self.state.active).skip(1).collect();
        let mut next = self.state.active;
        for player in after.into_iter().chain([self.state.active]) {
            // A round is over when the turn comes back to the place where rounds begin.
            if player == self.state.first {
                self.state.round += 1;
            }
            if !self.state.areas[player].out {
                next = player;
                break;
            }
        }
        self.state.active = next;
        let guard = self.content.numbers.limits.round_guard;
        if guard > 0 && self.state.round > guard {
            self.end_by_guard(sink);
            return;
        }
        self.begin_turn(sink);
    }
}

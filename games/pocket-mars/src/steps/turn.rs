//! PM-3.8 and PM-10: rounds, the end of a turn and the end of the game.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::PocketMars;
use crate::types::{Id, Player};

impl PocketMars {
    /// PM-3.8b MUST: a round is one turn of each player, from the starting player on.
    pub(crate) fn begin_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.round += 1;
        let round = self.state.round;
        let rule = if self.options.solo() { Rule("DA-3.1") } else { Rule("PM-3.8b") };
        sink.emit(rule, || Event::RoundBegan { round });
        self.begin_turn(sink);
    }

    /// PM-3.8a MUST: turns follow rising seat numbers.
    /// PM-10.2 MUST: after the trigger the round is finished, so that all have had the same number
    /// of turns.
    /// PM-E.19 MUST: the meaning of `finish_round` when it is off, and of `steal_moves_colonist`
    /// when it is on (PM-4.3f), is our own reading.
    /// PM-10.5 IF rounds are not finished THEN scoring follows the turn of the trigger.
    pub(crate) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.connection = None;
        if self.state.end_triggered && !self.options.finish_round {
            return self.end_game(Rule("PM-10.5"), sink);
        }
        let seated = self.options.seated();
        let next = seated[(self.state.active.index() + 1) % seated.len()];
        self.state.active = next;
        if Some(next) != self.state.starting {
            return self.begin_turn(sink);
        }
        if self.state.end_triggered {
            self.end_game(Rule("PM-10.2"), sink);
        } else if self.guard_reached() {
            self.end_game(Rule("PM-10.4"), sink);
        } else {
            self.begin_round(sink);
        }
    }

    /// PM-10.4 IF that many rounds are complete THEN the game ends.
    pub(crate) fn guard_reached(&self) -> bool {
        self.state.round >= self.options.round_guard
    }

    /// Ends the game: nothing is pending any more.
    pub(crate) fn end_game(&mut self, rule: Rule, sink: &mut impl EventSink<Event>) {
        self.state.frames.clear();
        sink.emit(rule, || Event::Ended);
    }

    /// PM-10.1 IF a move brings a player's last colonists onto Buildings THEN the end is triggered,
    /// whoever's turn it is.
    /// PM-10.3 MUST: later moves do not undo the trigger.
    pub(crate) fn notice_end(&mut self, player: Player, sink: &mut impl EventSink<Event>) {
        if self.options.solo() || self.state.end_triggered {
            return;
        }
        if self.state.on_buildings(player) >= self.options.end_trigger {
            self.state.end_triggered = true;
            sink.emit(Rule("PM-10.1"), || Event::EndTriggered { player });
        }
    }

    /// The rule that ended the game, for its outcome.
    pub(crate) fn ending_rule(&self) -> Rule {
        if self.options.solo() {
            self.questions().solo_ending().unwrap_or(Rule("DA-9.7"))
        } else if !self.state.end_triggered {
            Rule("PM-10.4")
        } else if self.options.finish_round {
            Rule("PM-10.2")
        } else {
            Rule("PM-10.5")
        }
    }
}

//! State-based checks: what follows from the position between any two steps, in order of
//! precedence.

use game_core::{EnumMap, EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::tally::Tally;
use crate::types::Player;

impl MasterOfTheGalaxy {
    /// Carries out the first obligation, if there is one; returns whether there was.
    ///
    /// The order is: a win; conflicts to cancel; routes without an end; swarms without a target;
    /// players without a base; cards over a limit; whatever is complete. Acquiring a card and
    /// dismissing others for it are one step (MG-11.8), and all obligations wait for its end.
    pub(crate) fn run_state_checks(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        let Some(top) = self.state.frames.top() else { return false };
        if !self.is_played() {
            return self.aim_in_set_up(top, sink);
        }
        // Questions of an obligation, and the moment between two halves of a step, come first.
        if matches!(
            top,
            Frame::Aim { .. }
                | Frame::ChooseProject { .. }
                | Frame::Acquire { .. }
                | Frame::Dismiss { .. }
                | Frame::Arrive { .. }
        ) {
            return false;
        }
        let tallies = self.tallies();
        if let Some(ended) = self.winner(&tallies) {
            self.end(ended, sink);
            return true;
        }
        if let Some((card, why)) = self.conflict_to_cancel() {
            self.cancel(card, why, Rule("MG-14.14"), sink);
            return true;
        }
        if let Some(route) = self.route_without_end() {
            self.clear_route(route, Rule("MG-6.7"), sink);
            return true;
        }
        if self.aim_if_due(sink) {
            return true;
        }
        if let Some(player) = self.player_without_bases(&tallies) {
            self.eliminate(player, sink);
            return true;
        }
        if let Some((player, pile)) = self.over_limit(&tallies) {
            self.state.frames.call(Frame::Dismiss { player, pile });
            return true;
        }
        if let Some((route, sum)) = self.route_now_complete(&tallies) {
            self.see_completion(route, &sum, sink);
            return true;
        }
        self.complete_what_is_full(&tallies, sink)
    }

    /// Carries out the first full project: a work of a swarm, a side of a conflict, or a project on
    /// a card.
    fn complete_what_is_full(
        &mut self,
        tallies: &EnumMap<Player, Tally>,
        sink: &mut impl EventSink<Event>,
    ) -> bool {
        if let Some((card, work)) = self.full_work() {
            self.resolve(card, work, sink);
            return true;
        }
        if let Some((card, side)) = self.decided_conflict() {
            self.decide(card, side, sink);
            return true;
        }
        if self.state.frames.room() < 8 {
            return false;
        }
        match self.complete_projects(tallies) {
            None => false,
            Some((player, projects)) if projects.len() == 1 => {
                self.complete(player, projects[0], sink);
                true
            }
            Some((player, _)) => {
                self.state.frames.call(Frame::ChooseProject { player });
                true
            }
        }
    }
}

//! DA-9: the end of the solo game.

use game_core::{EventSink, Rule};

use super::questions::Questions;
use crate::event::Event;
use crate::game::PocketMars;
use crate::types::Player;

impl PocketMars {
    /// DA-9.5 IF several conditions hold THEN the effect is the same.
    /// DA-9.6 MUST: the end rules of the base game are not used.
    /// DA-9.7 IF the last round of the guard is complete THEN the game ends.
    /// PM-E.21 MUST: so the guard applies to solo too.
    pub(crate) fn judge_end(&mut self, sink: &mut impl EventSink<Event>) {
        match self.questions().solo_ending() {
            Some(rule) => self.end_game(rule, sink),
            None if self.guard_reached() => self.end_game(Rule("DA-9.7"), sink),
            None => self.begin_round(sink),
        }
    }
}

impl Questions<'_> {
    /// The first ending condition that holds now.
    ///
    /// DA-9.1 IF all colonists of the human are on Buildings THEN the game ends.
    /// DA-9.2 IF all colonists of the androids are on Buildings THEN it ends.
    /// DA-9.3 IF the androids' prep module could not be filled THEN it ends.
    /// DA-9.4 MUST: an empty deck alone does not end it.
    pub(crate) fn solo_ending(self) -> Option<Rule> {
        if self.has_all_on_buildings(Player::One) {
            Some(Rule("DA-9.1"))
        } else if self.has_all_on_buildings(Player::Androids) {
            Some(Rule("DA-9.2"))
        } else if self.cards_in_module() < 2 {
            Some(Rule("DA-9.3"))
        } else {
            None
        }
    }
}

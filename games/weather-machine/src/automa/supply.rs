//! SAB-SUP: the plan of the Supply.

use game_core::{EventSink, Rule};

use crate::event::{Event, Raise};
use crate::game::WeatherMachine;
use crate::sequence::{List, Subject};
use crate::types::Player;

impl WeatherMachine {
    /// SAB-SUP.1a MUST: their Initiative marker moves to the leftmost space, yours to the right.
    /// SAB-SUP.1b IF it is there already THEN the Target rises instead.
    pub(crate) fn saboteur_initiative(&mut self, sink: &mut impl EventSink<Event>) {
        let player = Player::Saboteurs;
        if self.questions().has_initiative() {
            let by = self.content.saboteurs.initiative;
            self.raise_target(by, Raise::Initiative, Rule("SAB-SUP.1b"), sink);
            return;
        }
        let order = self.put_initiative_first(player);
        sink.emit(Rule("SAB-SUP.1a"), || Event::InitiativeTaken { player, order });
    }

    /// SAB-SUP.2 MUST: they take two Chemicals, one after the other.
    pub(crate) fn take_chemicals(&mut self) {
        for _ in 0..self.content.saboteurs.supply_chemicals {
            self.call_list(List::Take, Subject::Nothing, false);
        }
    }
}

//! SAB-LAB: the plan of Lativ's Lab.

use game_core::{EventSink, Rule};

use super::priority_list::Decision;
use crate::event::{BotPlace, Event, TokenPlace};
use crate::game::WeatherMachine;
use crate::types::{Area, BotSpace, Owner, Weather};

impl WeatherMachine {
    /// SAB-LAB.1 MUST: an Award from the reserve goes to the Hideout; the Nobel Prize never does.
    pub(crate) fn steal_award(&mut self, sink: &mut impl EventSink<Event>) {
        if self.questions().has_award_left() {
            let ways = (TokenPlace::Board, TokenPlace::Hideout);
            self.move_award(ways, Rule("SAB-LAB.1"), sink);
        } else {
            sink.emit(Rule("SAB-LAB.1"), || Event::NoAward);
        }
    }

    /// SAB-LAB.3c MUST: the Chemical goes to the rightmost empty space of its type.
    /// SAB-LAB.3d MUST: no Research token is taken at this point.
    pub(super) fn sabotage_lab(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let (candidates, rule) = table.bot_spaces(Area::Lab, weather);
        let Some(space) = table.decide(candidates, Decision::BotSpace, rule, sink) else { return };
        self.displace_lativs_bot(space, sink);
        self.place_saboteur(space, rule, sink);
        self.spend_chemical(space, Rule("SAB-LAB.3c"), sink);
    }

    /// SAB-LAB.3b IF a Bot of Lativ is there THEN it moves to the topmost other empty space of the
    /// branch, or beside the Lab if there is none.
    fn displace_lativs_bot(&mut self, from: BotSpace, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        if table.bot(from) == Some(Owner::Lativ) {
            let other = table.empty_spaces(Area::Lab, from.weather()).first();
            let to = other.map_or(BotPlace::BesideLab, BotPlace::Space);
            let ways = (BotPlace::Space(from), to);
            self.move_bot(Owner::Lativ, ways, Rule("SAB-LAB.3b"), sink);
            sink.show(self);
        }
    }
}

//! SAB-LAB: the plan of Lativ's Lab.

use table::{Rule, Tell};

use super::ladder::Decision;
use crate::event::{BotPlace, Event, TokenPlace};
use crate::game::WeatherMachine;
use crate::kinds::{Area, BotSpace, Owner, Weather};

impl WeatherMachine {
    /// SAB-LAB.1 MUST: an Award of the reserve goes to the Hideout; the Nobel Prize never does.
    pub(crate) fn steal_award(&mut self, tell: &mut impl Tell<Event>) {
        if self.questions().has_award_left() {
            let ways = (TokenPlace::Board, TokenPlace::Hideout);
            self.move_award(ways, Rule("SAB-LAB.1"), tell);
        } else {
            tell.tell(Rule("SAB-LAB.1"), || Event::NoAward);
        }
    }

    /// SAB-LAB.3c MUST: the Chemical goes to the rightmost empty space of its type.
    /// SAB-LAB.3d MUST: no Research token is taken now.
    pub(super) fn sabotage_lab(&mut self, weather: Weather, tell: &mut impl Tell<Event>) {
        let table = self.questions();
        let (climb, rule) = table.bot_spaces(Area::Lab, weather);
        let Some(space) = table.decide(climb, Decision::BotSpace, rule, tell) else { return };
        self.displace_lativs_bot(space, tell);
        self.place_saboteur(space, rule, tell);
        self.spend_chemical(space, Rule("SAB-LAB.3c"), tell);
    }

    /// SAB-LAB.3b IF a Bot of Lativ is there THEN it moves to the topmost other empty space of the
    /// branch, or without one to the side of the Lab.
    fn displace_lativs_bot(&mut self, from: BotSpace, tell: &mut impl Tell<Event>) {
        let table = self.questions();
        if table.bot(from) == Some(Owner::Lativ) {
            let other = table.empty_spaces(Area::Lab, from.weather()).first();
            let to = other.map_or(BotPlace::BesideLab, BotPlace::Space);
            let ways = (BotPlace::Space(from), to);
            self.move_bot(Owner::Lativ, ways, Rule("SAB-LAB.3b"), tell);
            tell.show(self);
        }
    }
}

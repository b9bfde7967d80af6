//! WM-LAB: Lativ's Lab.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::{BotPlace, Event};
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Subject};
use crate::types::{Area, BotSpace, Owner};

impl WeatherMachine {
    /// WM-LAB.4b MUST: a Bot of Lativ on the space goes to another empty space of the branch.
    /// WM-LAB.4c IF the branch has none THEN it returns beside the Lab.
    pub(crate) fn move_lativs_bot(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Bot(from) = of else { return };
        if self.state.bot(from) != Some(Owner::Lativ) {
            return;
        }
        if self.state.free_spaces(Area::Lab, from.weather()).next().is_some() {
            self.state.frames.call(Frame::LativTo { from });
        } else {
            let ways = (BotPlace::Space(from), BotPlace::BesideLab);
            self.move_bot(Owner::Lativ, ways, Rule("WM-LAB.4c"), sink);
        }
    }

    pub(crate) fn legal_lativ_to(&self, from: BotSpace, out: &mut impl ActionSink<Choice>) {
        for space in self.state.free_spaces(Area::Lab, from.weather()) {
            out.choice(Choice::LativTo(space));
        }
    }

    pub(crate) fn answer_lativ_to(
        &mut self,
        from: BotSpace,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::LativTo(space) = choice else { return game_core::not_listed(choice) };
        let ways = (BotPlace::Space(from), BotPlace::Space(space));
        self.move_bot(Owner::Lativ, ways, Rule("WM-LAB.4b"), sink);
    }
}

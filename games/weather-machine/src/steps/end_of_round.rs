//! WM-PHC, WM-INC: the end of a round.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::{BenefitAt, Each, Frame};
use crate::state::Lativ;
use crate::types::{Id, LineSlot, Section};

impl WeatherMachine {
    /// WM-PHC.1 MUST: the turn order becomes the order of the Initiative markers, which stay.
    /// WM-PSR.4 IF anybody took the initiative in the Supply Round THEN the same happens before
    /// round 1.
    pub(crate) fn adopt_initiative(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.turn_order != self.state.initiative {
            self.state.turn_order = self.state.initiative;
            let order = self.state.turn_order;
            let rule = if self.state.round == 0 { "WM-PSR.4" } else { "WM-PHC.1" };
            sink.emit(Rule(rule), || Event::TurnOrderSet { order });
        }
    }

    /// WM-INC.1 IF Lativ is in the Office THEN income is paid.
    /// WM-INC.5 IF he is elsewhere THEN there is none and he stays.
    /// WM-R.56 MUST: players resolve it in the new turn order.
    pub(crate) fn pay_income(&mut self, sink: &mut impl EventSink<Event>) {
        let paid = self.state.lativ == Lativ::Office;
        let rule = Rule(if paid { "WM-INC.1" } else { "WM-INC.5" });
        sink.emit(rule, || Event::Income { paid });
        if paid {
            self.each(Each::Income);
        }
    }

    /// WM-INC.2 MUST: the benefit of every empty slot of the sections that pay income.
    pub(crate) fn begin_income(&mut self) {
        let line = self.lab().line;
        let content = self.content;
        let pays = |section: &Section| content.sections[*section].income;
        self.state.frames.call(Frame::PlaceTokens { awards: false });
        for section in Section::all().rev().filter(pays) {
            for slot in LineSlot::of_section(section).rev() {
                if !line.contains(slot) {
                    self.call_benefit(BenefitAt::Slot(slot));
                }
            }
        }
    }

    /// WM-INC.3 MUST: after income Lativ moves to the Supply.
    /// WM-INC.4 MUST: without a Bot and without a discard.
    /// WM-R.22 MUST: the same in solo; another reading gives him his tasks.
    pub(crate) fn lativ_returns(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.lativ == Lativ::Office {
            self.put_lativ(Lativ::Supply, Rule("WM-INC.3"), sink);
            if self.options.reads(Reading::LativReturns) {
                self.do_lativs_tasks(sink);
            }
        }
    }
}

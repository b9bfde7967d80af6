//! The targets of actions, and actions granted by benefits.

use game_core::{ActionSink, EventSink};

use crate::benefit::Gain;
use crate::choice::Choice;
use crate::deed::Deed;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Subject};

impl WeatherMachine {
    /// WM-GEN.6 MUST: an action granted by a benefit costs no Vouchers.
    /// WM-GEN.7 MUST: other costs of such an action remain due.
    /// WM-BEN.1 MUST: Sell a Part still takes the part.
    /// WM-BEN.2 MUST: Work on Experiment still takes the Chemical.
    /// WM-BEN.3 MUST: its free form does not.
    /// WM-BEN.4 MUST: Publish a Paper may include a citation.
    /// WM-BEN.5 MUST: a Breakthrough is also free of the tile's Science.
    /// WM-BEN.17 MUST: Research still takes the Chemical and the extra cost.
    pub(crate) fn grant(&mut self, list: List) {
        self.state.frames.call(Frame::Target { list, granted: true });
    }

    /// Lists the targets of an action. One granted by a benefit may be declined.
    pub(crate) fn legal_target(
        &self,
        list: List,
        granted: bool,
        out: &mut impl ActionSink<Choice>,
    ) {
        let any = self.legal_targets(list, granted, out);
        if granted && any {
            out.choice(Choice::Decline);
        }
    }

    /// Lists the targets of an action; `false` if there are none.
    pub(crate) fn legal_targets(
        &self,
        list: List,
        free: bool,
        out: &mut impl ActionSink<Choice>,
    ) -> bool {
        match list {
            List::Do(Deed::Sell)
            | List::Do(Deed::Experiment)
            | List::FreeExperiment
            | List::Do(Deed::Research) => self.legal_bot_spaces(list, free, out),
            List::Do(Deed::Secure) => self.legal_cells(free, out),
            List::Do(Deed::Publish) => self.legal_papers(free, out),
            List::Do(Deed::Breakthrough) => self.legal_breakthrough_rows(free, out),
            _ => false,
        }
    }

    pub(crate) fn answer_target(
        &mut self,
        list: List,
        granted: bool,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        if let (Some(deed), false) = (list.deed(), granted) {
            self.state.turn.done[deed.which()] = true;
        }
        match choice {
            Choice::Bot(space) => self.call_list(list, Subject::Bot(space), granted),
            Choice::Secure(cell) => self.call_list(list, Subject::Cell(cell), granted),
            Choice::Row(row) if list == List::Do(Deed::Breakthrough) => {
                self.state.frames.call(Frame::MarkerSpace { row, free: granted });
            }
            Choice::Row(row) => self.call_list(list, Subject::Row(row), granted),
            Choice::Decline => {
                if let Some(gain) = Gain::granting(list) {
                    self.tell_declined(gain, sink);
                }
            }
            other => game_core::not_listed(other),
        }
    }
}

impl List {
    /// The action of a Main Location that this list carries out.
    pub(crate) const fn deed(self) -> Option<Deed> {
        match self {
            List::Do(deed) => Some(deed),
            _ => None,
        }
    }
}

impl Gain {
    /// The gain that grants this action.
    pub(crate) const fn granting(list: List) -> Option<Gain> {
        match list {
            List::Do(deed) => Some(Gain::Do(deed)),
            List::FreeExperiment => Some(Gain::FreeExperiment),
            _ => None,
        }
    }
}

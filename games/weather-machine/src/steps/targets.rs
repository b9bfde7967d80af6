//! What an action can be done to, and actions that benefits grant.

use table::Ask;

use crate::benefit::Act;
use crate::choice::{Choice, Deed};
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Of};

impl WeatherMachine {
    /// WM-GEN.6 MUST: what a benefit gives costs no Vouchers.
    /// WM-GEN.7 MUST: other costs of such an action remain due.
    /// WM-BEN.1 MUST: Sell a Part still takes the part.
    /// WM-BEN.2 MUST: Work on Experiment still takes the Chemical.
    /// WM-BEN.3 MUST: its free form does not.
    /// WM-BEN.4 MUST: Publish a Paper can cite too.
    /// WM-BEN.5 MUST: a Breakthrough is free of the tile's Science too.
    /// WM-BEN.17 MUST: Research still takes the Chemical and the extra cost.
    pub(crate) fn grant(&mut self, act: Act) {
        self.state.frames.call(Frame::Target { list: act.list(), granted: true });
    }

    /// What an action can be done to. One that a benefit grants may be declined.
    pub(crate) fn ask_target(&self, list: List, granted: bool, out: &mut impl Ask<Choice>) {
        let any = self.ask_targets(list, granted, out);
        if granted && any {
            out.choice(Choice::Decline);
        }
    }

    /// Names the targets of an action; says whether there is any.
    pub(crate) fn ask_targets(&self, list: List, free: bool, out: &mut impl Ask<Choice>) -> bool {
        match list {
            List::Sell | List::WorkOnExperiment | List::FreeExperiment | List::Research => {
                self.ask_bot_spaces(list, free, out)
            }
            List::Secure => self.ask_cells(free, out),
            List::Publish => self.ask_papers(free, out),
            List::Breakthrough => self.ask_breakthrough_rows(free, out),
            _ => false,
        }
    }

    pub(crate) fn answer_target(&mut self, list: List, granted: bool, choice: Choice) {
        self.state.frames.finish();
        if list.deed().is_some() && !granted {
            self.note_done(list);
        }
        match choice {
            Choice::Bot(space) => self.call_list(list, Of::Bot(space), granted),
            Choice::Secure(cell) => self.call_list(list, Of::Cell(cell), granted),
            Choice::Row(row) if list == List::Breakthrough => {
                self.state.frames.call(Frame::MarkerSpace { row, free: granted });
            }
            Choice::Row(row) => self.call_list(list, Of::Row(row), granted),
            _ => {}
        }
    }
}

impl List {
    /// The action of a Main Location that this list is.
    pub(crate) const fn deed(self) -> Option<Deed> {
        match self {
            List::Sell => Some(Deed::Sell),
            List::Secure => Some(Deed::Secure),
            List::WorkOnExperiment => Some(Deed::Experiment),
            List::Publish => Some(Deed::Publish),
            List::Research => Some(Deed::Research),
            List::Breakthrough => Some(Deed::Breakthrough),
            _ => None,
        }
    }
}

impl Act {
    /// The one of this list, if a benefit can grant it.
    pub(crate) fn of(list: List) -> Option<Act> {
        Act::ALL.into_iter().find(|act| act.list() == list)
    }

    /// Its list.
    pub(crate) const fn list(self) -> List {
        match self {
            Act::Sell => List::Sell,
            Act::Experiment => List::WorkOnExperiment,
            Act::FreeExperiment => List::FreeExperiment,
            Act::Publish => List::Publish,
            Act::Research => List::Research,
            Act::Breakthrough => List::Breakthrough,
        }
    }
}

impl Deed {
    /// Its list.
    pub(crate) const fn list(self) -> List {
        match self {
            Deed::Sell => List::Sell,
            Deed::Secure => List::Secure,
            Deed::Experiment => List::WorkOnExperiment,
            Deed::Publish => List::Publish,
            Deed::Research => List::Research,
            Deed::Breakthrough => List::Breakthrough,
        }
    }
}

//! WM-ACT: the actions of a turn and of the Supply.

use game_core::{ActionSink, EventSink, Forced};

use crate::choice::Choice;
use crate::content::Actions;
use crate::deed::Deed;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Subject};
use crate::types::{ActionSpace, Area, Location};

impl WeatherMachine {
    /// The action space of the active player.
    pub(crate) fn here(&self) -> Option<ActionSpace> {
        self.state.scientists[self.active() as usize]
    }

    /// WM-TRN.4 MUST: nothing in this step is compulsory.
    /// WM-ACT.5 MAY: a player does nothing.
    pub(crate) fn legal_action_kinds(&self, out: &mut impl ActionSink<Choice>) {
        let Some(space) = self.here() else { return };
        if let Some(area) = space.location().area() {
            for deed in Deed::of(area).into_iter().filter(|&deed| self.may_do(space, deed)) {
                out.choice(Choice::Do(deed));
            }
        }
        out.choice(Choice::EndActions);
        if space.location() == Location::Supply {
            self.legal_supply_actions(out);
        }
        if self.may_call_security() {
            out.choice(Choice::CallSecurity);
        }
        self.legal_awards(out);
    }

    /// WM-ACT.1 MUST: on a `/` space at most one of the two actions.
    /// WM-ACT.2 MUST: on an `&` space either or both, in any order.
    /// WM-ACT.3 MUST: each of the two at most once in a turn; actions granted by benefits do not
    /// count.
    /// WM-R.14 MUST: the player chooses the order of the two.
    fn may_do(&self, space: ActionSpace, deed: Deed) -> bool {
        let done = self.state.turn.done;
        let open = match self.content.action_spaces[space].actions {
            Actions::Any | Actions::Both => !done[deed.which()],
            Actions::One => !done[0] && !done[1],
        };
        open && self.can_do(List::Do(deed), false)
    }

    /// Whether an action has any target.
    pub(crate) fn can_do(&self, list: List, free: bool) -> bool {
        let mut forced = Forced::None;
        self.legal_targets(list, free, &mut forced)
    }

    pub(crate) fn answer_actions(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::EndActions => {
                self.state.frames.finish();
            }
            Choice::Do(deed) => {
                self.state.frames.call(Frame::Target { list: List::Do(deed), granted: false });
            }
            Choice::CallSecurity => {
                let of = self.here().map_or(Subject::Nothing, Subject::Space);
                self.call_list(List::CallSecurity, of, false);
            }
            Choice::Award(space) => self.place_award(space, sink),
            _ => self.answer_supply_action(choice, sink),
        }
    }

    /// Lists the Bot spaces where an action can be carried out; `false` if there are none.
    pub(crate) fn legal_bot_spaces(
        &self,
        list: List,
        free: bool,
        out: &mut impl ActionSink<Choice>,
    ) -> bool {
        if self.lab().items.bots == 0 {
            return false;
        }
        let area = match list {
            List::Do(Deed::Sell) => Area::Government,
            List::Do(Deed::Research) => Area::Rnd,
            _ => Area::Lab,
        };
        let mut any = false;
        for space in crate::types::BotSpace::of_area(area) {
            if self.may_use(space) && self.can_afford(list.steps(), Subject::Bot(space), free) {
                out.choice(Choice::Bot(space));
                any = true;
                if out.enough() {
                    break;
                }
            }
        }
        any
    }
}

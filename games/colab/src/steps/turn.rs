//! CL-10, CL-12: the type of a turn, the move and the lab action.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{Frame, List};
use crate::state::{Place, TurnNotes};
use crate::types::{Lab, Player};

impl CoLab {
    pub(crate) fn begin_turn(&mut self, player: Player, sink: &mut impl EventSink<Event>) {
        self.state.acting = player;
        self.state.turn_of = Some(player);
        self.state.turn = TurnNotes::default();
        sink.emit(Rule("CL-10.1"), || Event::TurnBegins { player });
        self.state.frames.call(Frame::Turn);
    }

    /// CL-10.1 MUST: an action turn or a rest turn.
    /// CL-10.3 MUST: this is a free window, as are the questions that begin with `legal_free`.
    /// CL-10.4 MUST: free actions before it do not fix the type.
    /// CL-10.7 MAY: so a free action can provide the die that an action turn needs.
    pub(crate) fn legal_turn(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        if self.may_act() {
            out.choice(Choice::ActionTurn);
        }
        if self.may_rest() {
            out.choice(Choice::RestTurn);
        }
    }

    /// CL-10.6 IF a minion is at home and the pool is empty THEN there is no action turn.
    /// CL-10.8 IF a rest is impossible too THEN there is, and its first step is left out.
    /// CL-10.9 IF all minions are on the board THEN an empty pool forces nothing.
    fn may_act(&self) -> bool {
        self.at_home() == 0 || self.state.you().pool_size() > 0 || !self.may_rest()
    }

    /// CL-10.5 MUST: no rest from the centre.
    /// CL-24.1 MAY: nothing else forbids it.
    fn may_rest(&self) -> bool {
        self.state.you().place != Place::Centre
    }

    pub(crate) fn answer_turn(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::ActionTurn => self.state.frames.goto(Frame::list(List::ActionTurn)),
            Choice::RestTurn => self.state.frames.goto(Frame::list(List::RestTurn)),
            free => self.take_free(free, sink),
        }
    }

    /// CL-12.1 MUST: to a lab other than the present one.
    /// CL-12.2 MUST: not to the centre.
    /// CL-12.3 MAY: other scientists there do not matter.
    /// CL-4.6 MUST: a scientist not yet on the board may go anywhere.
    pub(crate) fn legal_move(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        let here = self.state.you().place.lab();
        for lab in Lab::ALL.into_iter().filter(|lab| Some(*lab) != here) {
            out.choice(Choice::Move(lab));
        }
    }

    pub(crate) fn answer_move(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Move(lab) = choice else { return self.take_free(choice, sink) };
        self.state.frames.finish();
        self.state.you_mut().place = Place::Lab(lab);
        let player = self.acting();
        sink.emit(Rule("CL-12.1"), || Event::Moved { player, lab });
        self.visit(lab);
    }

    /// CL-12.4 MAY: a Build or a Collect, or none.
    pub(crate) fn legal_lab_action(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        out.choice(Choice::Build);
        out.choice(Choice::Collect);
        out.choice(Choice::NoAction);
    }

    pub(crate) fn answer_lab_action(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let (player, lab) = (self.acting(), self.state.you().place.lab());
        match (choice, lab) {
            (Choice::Build, Some(_)) => {
                self.state.frames.finish();
                self.keep_window();
                self.state.turn.built = true;
                self.begin_build(sink);
            }
            (Choice::Collect, Some(lab)) => {
                self.state.frames.finish();
                self.keep_window();
                self.state.turn.collected = true;
                sink.emit(Rule("CL-13.1"), || Event::Collects { player, lab });
                self.state.frames.call(Frame::Collect);
            }
            (Choice::NoAction | Choice::GoOn, _) => self.finish(),
            (free, _) => self.take_free(free, sink),
        }
    }

    /// Opens another free window after a lab action.
    fn keep_window(&mut self) {
        if self.state.turn.built || self.state.turn.collected {
            self.state.frames.call(Frame::AfterAction);
        }
    }

    /// Grants the other lab action.
    ///
    /// CL-12.7 IF it is granted THEN it takes place after the first one, in the same lab.
    pub(crate) fn grant_second_action(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.turn.built != self.state.turn.collected {
            self.state.turn.granted = true;
            let player = self.acting();
            sink.emit(Rule("CL-12.7"), || Event::Granted { player });
        }
    }

    /// Skips the free window after the lab action if none was taken: it would repeat the one
    /// before.
    pub(crate) fn run_after_action(&mut self) -> Flow {
        if self.state.turn.built || self.state.turn.collected { Flow::Asks } else { self.done() }
    }

    /// CL-12.6 MUST: one lab action, or one of each.
    pub(crate) fn legal_after_action(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        let turn = &self.state.turn;
        if turn.granted && !turn.built {
            out.choice(Choice::Build);
        }
        if turn.granted && !turn.collected {
            out.choice(Choice::Collect);
        }
        out.choice(Choice::GoOn);
    }

    /// CL-24.8 MAY: free actions are possible during a rest turn, reactions to it after the roll.
    pub(crate) fn legal_window(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        out.choice(Choice::GoOn);
    }

    pub(crate) fn answer_window(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::GoOn => self.finish(),
            free => self.take_free(free, sink),
        }
    }
}

//! CLS-11.6, CLS-12.4: what players have to give.

use table::{Ask, Flow, Rule, Tell};

use super::Loss;
use crate::choice::Choice;
use crate::enemy_action::Goods;
use crate::event::Event;
use crate::game::CoLab;
use crate::kinds::{Player, Scientist};
use crate::sequence::Frame;

impl CoLab {
    /// CLS-19.8 MUST: it reaches every human, clockwise; each chooses what of the own things goes.
    pub(super) fn begin_loss(&mut self, by: Scientist, what: Loss, each: u8) {
        self.call(Frame::Lose { by, what, each, left: each, nth: 0 });
    }

    /// Who has to give now.
    pub(crate) fn loser(&self, nth: u8) -> Player {
        self.questions().nth_player(nth)
    }

    /// CLS-11.6 IF somebody has too little THEN all of it goes, and the action has failed.
    /// CLS-12.4 MUST: whoever has anything gives it; whoever has nothing makes the action fail.
    pub(crate) fn run_lose(
        &mut self,
        (by, what): (Scientist, Loss),
        each: u8,
        left: u8,
        nth: u8,
        tell: &mut impl Tell<Event>,
    ) -> Flow {
        if nth >= self.questions().players() {
            return self.done();
        }
        let next = Frame::Lose { by, what, each, left: each, nth: nth + 1 };
        let player = self.loser(nth);
        let has = self.questions().can_lose(player, what);
        if left == 0 {
            self.goto(next);
            return Flow::Ran;
        }
        if has == 0 {
            tell.tell(Rule("CLS-11.6"), || Event::NothingToLose {
                player,
                loss: what,
                missing: left,
            });
            self.finish_failed();
            self.call(next);
            return Flow::Ran;
        }
        if what == Loss::Only(Goods::Research) {
            let count = left.min(has);
            self.take_research(player, count);
            tell.tell(Rule("CLS-11.1"), || Event::ResearchLost { player, count });
            self.goto(Frame::Lose { by, what, each, left: left - count, nth });
            return Flow::Ran;
        }
        Flow::Asks
    }

    pub(crate) fn ask_lose(&self, what: Loss, nth: u8, out: &mut impl Ask<Choice>) {
        self.questions().ask_what_to_lose(self.loser(nth), what, out);
    }

    pub(crate) fn answer_lose(
        &mut self,
        (by, what): (Scientist, Loss),
        each: u8,
        left: u8,
        nth: u8,
        choice: Choice,
        tell: &mut impl Tell<Event>,
    ) {
        self.goto(Frame::Lose { by, what, each, left: left.saturating_sub(1), nth });
        self.give_up(self.loser(nth), choice, tell);
    }
}

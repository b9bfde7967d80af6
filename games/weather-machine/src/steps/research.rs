//! WM-RND: Research, and how a weather is unlocked.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Event, Score};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::{BenefitAt, Frame, Owed, Subject};
use crate::steps::{Due, Purse};
use crate::types::{Area, Challenge, Voucher, Weather};

impl WeatherMachine {
    /// Whether completing a branch gives an Investment tile, even if tokens are left.
    ///
    /// WM-R.19 IF the branch is complete THEN it does; another reading gives a token that is left.
    pub(crate) fn completion_pays_tile(&self, weather: Weather) -> bool {
        self.state.is_full(Area::Rnd, weather) && !self.options.reads(Reading::TokenOnCompletion)
    }

    /// WM-RND.6 MUST: the benefits of the space are gained.
    /// WM-RND.7 IF it is the bottom space THEN the benefit is a Bot, free of Supply Vouchers.
    pub(crate) fn space_benefit(&mut self, of: Subject) {
        if let Subject::Bot(space) = of {
            self.call_benefit(BenefitAt::Bot(space));
        }
    }

    /// WM-RND.10a IF the branch was completed THEN its Lock token, if still there, is removed.
    /// WM-RND.10c MUST: from then on the weather may be cited.
    pub(crate) fn unlock_branch(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Bot(space) = of else { return };
        let weather = space.weather();
        if self.state.is_full(Area::Rnd, weather)
            && self.remove_lock(weather, Rule("WM-RND.10a"), sink)
        {
            self.state.frames.call(Frame::BuyCp { paper: false, paid: false });
        }
    }

    /// WM-RND.10b MAY: the player who removed the Lock token pays Science for CP at once.
    /// WM-PUB.6b MAY: the same after a paper.
    /// SAB-CHL.9 MUST: with Peer Review there are no Citation tokens and no Science for CP.
    pub(crate) fn legal_buy_cp(&self, out: &mut impl ActionSink<Choice>) {
        let mut due = Due::default();
        due.vouchers[Voucher::Science] = self.content.scoring.unlock_science;
        let allowed = !self.challenged(Challenge::PeerReview);
        if allowed && self.can_pay(&Purse::of(self.lab()), &due) {
            out.choice(Choice::Accept);
            out.choice(Choice::Decline);
        }
    }

    /// Emits that no CP are bought, and whether they could have been.
    pub(crate) fn tell_no_cp(&self, paper: bool, able: bool, sink: &mut impl EventSink<Event>) {
        if !self.challenged(Challenge::PeerReview) {
            let (player, scoring) = (self.active(), &self.content.scoring);
            let (science, cp) = (scoring.unlock_science, scoring.unlock_cp);
            let rule = Rule(unlock_rule(paper));
            sink.emit(rule, || Event::NoCp { player, science, cp, able });
        }
    }

    pub(crate) fn answer_buy_cp(
        &mut self,
        paper: bool,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        if choice != Choice::Accept {
            self.tell_no_cp(paper, true, sink);
            self.state.frames.finish();
            return;
        }
        self.state.frames.goto(Frame::BuyCp { paper, paid: true });
        let owed = Owed::Vouchers(Voucher::Science, self.content.scoring.unlock_science);
        self.state.frames.call(Frame::Pay { owed });
    }

    pub(crate) fn score_bought(&mut self, paper: bool, sink: &mut impl EventSink<Event>) -> Flow {
        let cp = self.content.scoring.unlock_cp;
        let why = Score::Science { vouchers: self.content.scoring.unlock_science };
        self.score(self.active(), cp, why, Rule(unlock_rule(paper)), sink);
        self.done()
    }
}

/// The rule by which Science buys CP: after a paper or after a completed branch.
pub(crate) fn unlock_rule(paper: bool) -> &'static str {
    if paper { "WM-PUB.6b" } else { "WM-RND.10b" }
}

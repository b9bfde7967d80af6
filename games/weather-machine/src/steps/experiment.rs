//! WM-PHB, WM-NXT: running the experiment and preparing the next one.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{BotPlace, Brings, Cause, Discard, Event, ExperimentPlace, NoRun, Score};
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Each, Frame, List, Subject};
use crate::steps::{Due, Purse};
use crate::types::{Area, BotSpace, ExperimentTile, Id, LineSlot, Owner, Voucher, Weather};

impl WeatherMachine {
    /// The active Experiment tile of a weather.
    ///
    /// WM-PHB.2 MUST: the matching one furthest right in the display.
    pub(crate) fn displayed(&self, weather: Weather) -> Option<ExperimentTile> {
        let tiles = self.state.display.iter().rev().flatten().copied();
        { tiles }.find(|&tile| self.content.experiments[tile].weather == weather)
    }

    /// WM-PHB.1 MUST: it runs only if a tile of the weather is displayed and the branch is full.
    pub(crate) fn run_experiment(&mut self, sink: &mut impl EventSink<Event>) {
        let weather = self.state.assistant;
        if !self.try_experiment(weather, sink) {
            let displayed = self.displayed(weather).is_some();
            let why = match (displayed, self.state.is_full(Area::Lab, weather)) {
                (true, _) => NoRun::NotFull,
                (false, true) => NoRun::NoTile,
                (false, false) => NoRun::Both,
            };
            sink.emit(Rule("WM-PHB.1"), || Event::ExperimentFails { weather, why });
            self.call_list(List::AfterFailure, Subject::Weather(weather), false);
            self.each(Each::TakeBack(weather));
        }
    }

    /// WM-PHB.3 MUST: in turn order, each player with a Bot there resolves it, one after the other.
    fn try_experiment(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) -> bool {
        let full = self.state.is_full(Area::Lab, weather);
        let Some(tile) = self.displayed(weather).filter(|_| full) else { return false };
        sink.emit(Rule("WM-PHB.1"), || Event::ExperimentRuns { weather, tile });
        self.call_list(List::AfterExperiment, Subject::Weather(weather), false);
        self.each(Each::Experiment(weather));
        true
    }

    /// WM-PHB.4a MUST: the player's Bots of the branch return to the Workshop.
    /// WM-PHB.4b IF there is no room for one THEN it goes to the top two sections of the Assembly
    /// Line.
    pub(crate) fn run_return_bots(
        &mut self,
        weather: Weather,
        returned: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let owner = Owner::from(self.active());
        let Some(from) = self.state.bots_in(Area::Lab, weather, owner).next() else {
            self.state.frames.goto(Frame::OfferExperiment { weather, bots: returned });
            return Flow::Ran;
        };
        self.state.frames.goto(Frame::ReturnBots { weather, returned: returned + 1 });
        self.bring_back(from, Rule("WM-PHB.4a"), sink);
        Flow::Ran
    }

    /// WM-R.20 MUST: if the Workshop has room the Bot goes there, without a choice.
    fn bring_back(&mut self, from: BotSpace, rule: Rule, sink: &mut impl EventSink<Event>) {
        if self.lab().has_room_for_bot() {
            let owner = Owner::from(self.active());
            self.move_bot(owner, (BotPlace::Space(from), BotPlace::Workshop), rule, sink);
        } else {
            self.state.frames.call(Frame::ToLine { from });
        }
    }

    /// Lists empty slots of the top two sections, or those of any section if these have none.
    pub(crate) fn legal_to_line(&self, out: &mut impl ActionSink<Choice>) {
        let line = self.lab().line;
        let empty = |slot: &LineSlot| !line.contains(*slot);
        let top = |slot: &LineSlot| slot.section().index() < 2;
        let any_top = LineSlot::all().filter(top).any(|slot| empty(&slot));
        for slot in LineSlot::all().filter(|slot| empty(slot) && (top(slot) || !any_top)) {
            out.choice(Choice::ToLine(slot));
        }
    }

    pub(crate) fn answer_to_line(
        &mut self,
        from: BotSpace,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        let Choice::ToLine(slot) = choice else { return game_core::not_listed(choice) };
        let owner = Owner::from(self.active());
        let ways = (BotPlace::Space(from), BotPlace::Line(slot));
        self.move_bot(owner, ways, Rule("WM-PHB.4b"), sink);
    }

    /// WM-PHB.5 MAY: pay the tile's Science; without it nothing is gained.
    /// WM-EXC.1c MAY: the Science Exchange can provide it.
    pub(crate) fn legal_offer_experiment(
        &self,
        weather: Weather,
        out: &mut impl ActionSink<Choice>,
    ) {
        if self.displayed(weather).is_none() {
            return;
        }
        if self.can_pay_experiment(weather) {
            out.choice(Choice::Accept);
        }
        out.choice(Choice::Decline);
    }

    fn can_pay_experiment(&self, weather: Weather) -> bool {
        let Some(tile) = self.displayed(weather) else { return false };
        let mut due = Due::default();
        due.vouchers[Voucher::Science] = self.content.experiments[tile].science;
        self.can_pay(&Purse::of(self.lab()), &due)
    }

    pub(crate) fn answer_offer_experiment(
        &mut self,
        weather: Weather,
        bots: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        if choice == Choice::Accept {
            self.call_list(List::Rewards, Subject::Bots(weather, bots), false);
        } else {
            let player = self.active();
            let tile = self.displayed(weather);
            let science = tile.map_or(0, |tile| self.content.experiments[tile].science);
            let able = self.can_pay_experiment(weather);
            sink.emit(Rule("WM-PHB.5"), || Event::ExperimentLeft { player, science, able });
        }
    }

    /// WM-PHB.6 MUST: the tile's CP are scored for each returned Bot.
    pub(crate) fn score_bots(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Bots(weather, bots) = of
            && let Some(tile) = self.displayed(weather)
        {
            let each = self.content.experiments[tile].cp;
            let why = Score::Experiment { tile, bots, each };
            self.score(self.active(), each * bots, why, Rule("WM-PHB.6"), sink);
        }
    }

    /// WM-PHB.7 MUST: one of the tile's benefits is gained, once for any number of Bots.
    pub(crate) fn reward(&mut self, of: Subject) {
        if let Subject::Bots(weather, _) = of
            && let Some(tile) = self.displayed(weather)
        {
            self.call_benefit(BenefitAt::Experiment(tile));
        }
    }

    /// WM-PHB.8a MUST: take one green Research token of the branch and place it in the Office at
    /// once.
    /// WM-PHB.8c IF none is left THEN one Science Voucher instead.
    /// WM-PHB.9 MUST: one token for each player, not for each Bot.
    pub(crate) fn take_green_token(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Bots(weather, _) = of else { return };
        if self.state.tokens[Area::Lab][weather] > 0 {
            self.state.frames.call(Frame::PlaceNow { area: Area::Lab, weather });
        } else {
            let cause = Cause::NoToken { area: Area::Lab, weather };
            self.gain_vouchers(Voucher::Science, 1, cause, Rule("WM-PHB.8c"), sink);
        }
    }

    /// WM-2PL.5 IF a Bot of Lativ is in the branch THEN a green token of the branch leaves the
    /// game.
    /// WM-PHB.10 IF there are 2 players THEN this comes after all of them.
    /// WM-R.48 MUST: it comes before Lativ's Bots return.
    pub(crate) fn discard_green_token(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Weather(weather) = of else { return };
        let discards = self.content.set_up[self.options.count()].discards;
        let lativ = self.state.bots_in(Area::Lab, weather, Owner::Lativ).next().is_some();
        if discards && lativ && self.state.tokens[Area::Lab][weather] > 0 {
            let token = (Area::Lab, weather);
            self.discard_research(token, Discard::LativsBot, Rule("WM-2PL.5"), sink);
        }
    }

    /// WM-PHB.11 MUST: Lativ's Bots of the branch return beside the Lab.
    /// WM-PHB.14 MUST: this also happens when the experiment does not run.
    pub(crate) fn return_lativs_bots(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Weather(weather) = of else { return };
        let top = self.state.frames.top();
        let failed = matches!(top, Some(Frame::Steps { list: List::AfterFailure, .. }));
        let rule = if failed { "WM-PHB.14" } else { "WM-PHB.11" };
        while let Some(from) = self.state.bots_in(Area::Lab, weather, Owner::Lativ).next() {
            let ways = (BotPlace::Space(from), BotPlace::BesideLab);
            self.move_bot(Owner::Lativ, ways, Rule(rule), sink);
        }
    }

    /// SAB-FIN.1 MUST: in the final experiments of solo no Extreme Weather tile is placed.
    pub(crate) fn storm_after_experiment(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Weather(weather) = of
            && !(self.options.solo() && self.state.final_round)
        {
            self.place_storm(weather, Brings::Experiment, Rule("WM-PHB.12a"), sink);
        }
    }

    /// WM-PHB.13 MAY: each player takes any of their own Bots back from the active branch.
    /// WM-PHB.15 MUST: nothing is gained and no tile placed.
    pub(crate) fn legal_bots_back(&mut self, weather: Weather) {
        let owner = Owner::from(self.active());
        for from in self.state.bots_in(Area::Lab, weather, owner).rev() {
            self.state.frames.call(Frame::TakeBack { from });
        }
    }

    pub(crate) fn legal_take_back(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::TakeBack);
        out.choice(Choice::Leave);
    }

    pub(crate) fn answer_take_back(
        &mut self,
        from: BotSpace,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.finish();
        if choice == Choice::TakeBack {
            self.bring_back(from, Rule("WM-PHB.13"), sink);
        }
    }

    /// WM-NXT.1 MUST: run or not, the rightmost tile of the active weather leaves the game.
    /// WM-NXT.2 IF one has left THEN the others slide right and the display is refilled.
    /// WM-NXT.3 IF none has THEN nothing is refilled.
    /// WM-R.21 IF no tile matches THEN only the Assistant moves.
    pub(crate) fn prepare_next(&mut self, sink: &mut impl EventSink<Event>) {
        let weather = self.state.assistant;
        if let Some(tile) = self.displayed(weather) {
            self.state.spent.insert(tile);
            sink.emit(Rule("WM-NXT.1"), || Event::ExperimentGone { tile });
            self.refill_display(tile, sink);
        }
        self.move_assistant(sink);
    }

    /// WM-NXT.4 MUST: the Assistant moves to the next branch.
    pub(crate) fn move_assistant(&mut self, sink: &mut impl EventSink<Event>) {
        let weather = self.state.assistant.next();
        self.state.assistant = weather;
        sink.emit(Rule("WM-NXT.4"), || Event::AssistantMoved { weather });
    }

    fn refill_display(&mut self, gone: ExperimentTile, sink: &mut impl EventSink<Event>) {
        let display = &mut self.state.display;
        let gap = display.iter().position(|&tile| tile == Some(gone)).unwrap_or(0);
        display[..=gap].rotate_right(1);
        display[0] = self.state.waiting.take();
        for (place, tile) in display.iter().enumerate().take(gap + 1) {
            if let Some(tile) = *tile {
                let place = ExperimentPlace::Display(place as u8);
                sink.emit(Rule("WM-NXT.2"), || Event::ExperimentSlid { tile, place });
            }
        }
        if let Some(tile) = self.state.deck.top.take() {
            self.state.deck.count -= 1;
            self.state.waiting = Some(tile);
            let place = ExperimentPlace::Waiting;
            sink.emit(Rule("WM-NXT.2"), || Event::ExperimentSlid { tile, place });
        }
        self.judge_display(sink);
        self.state.frames.call(Frame::ShowExperiment);
    }

    /// WM-END.8 MUST: the final Phase B checks all five branches, starting with the Assistant's.
    pub(crate) fn begin_final_experiments(&mut self) {
        let weather = self.state.assistant;
        self.state.frames.call(Frame::FinalExperiments { weather, left: 5 });
    }

    /// WM-END.9 MUST: nothing is prepared in between; a branch that does not run is skipped.
    /// WM-R.23 MUST: the display stays as it is, so each weather runs at most once.
    pub(crate) fn run_final_experiments(
        &mut self,
        weather: Weather,
        left: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if left == 0 {
            return self.done();
        }
        let next = Frame::FinalExperiments { weather: weather.next(), left: left - 1 };
        self.state.frames.goto(next);
        self.try_experiment(weather, sink);
        Flow::Ran
    }
}

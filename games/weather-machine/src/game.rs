//! The position with its rules: who answers the frame on top, and where that is written.
//!
//! Every question is one line here and one file under `steps` or `automa`: what is asked, what is
//! allowed and what happens stand there together.

use std::fmt;

use table::{Ask, Flow, Seat, Steps, Tell, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::kinds::Player;
use crate::options::Options;
use crate::sequence::{Frame, List, Of, Owed, Step};
use crate::state::State;

/// A position of Weather Machine.
#[derive(Clone)]
pub struct WeatherMachine {
    pub(crate) options: Options,
    pub(crate) content: &'static Content,
    pub(crate) state: State,
}

impl WeatherMachine {
    /// The position before the first question.
    pub(crate) fn begin(options: &Options, content: &'static Content) -> WeatherMachine {
        let mut game = WeatherMachine { options: *options, content, state: State::empty() };
        let list = match (options.solo(), options.drafting) {
            (true, _) => List::SoloSetUp,
            (false, true) => List::DraftSetUp,
            (false, false) => List::SetUp,
        };
        game.lay_out();
        game.state.frames.call(Frame::list(list));
        advance(&mut game, &mut table::Silent);
        game
    }

    /// Who acts next.
    pub(crate) fn turn(&self) -> Turn {
        let Some(frame) = self.state.frames.top() else { return Turn::Over };
        match self.decider(frame) {
            Some(player) => Turn::Choose(player.seat().unwrap_or(Seat(0))),
            None => Turn::Chance,
        }
    }

    /// Who answers a frame that asks; `None` if chance does.
    ///
    /// In a turn of the Saboteurs the human does: they never decide.
    fn decider(&self, frame: Frame) -> Option<Player> {
        match frame {
            Frame::DrawOrder
            | Frame::ShowTile
            | Frame::LaySubsidy { .. }
            | Frame::ShowExperiment
            | Frame::DealPart
            | Frame::DealTile
            | Frame::DealSet
            | Frame::DealChallenge { .. }
            | Frame::DealGoal { .. }
            | Frame::DealChemical { .. }
            | Frame::FindReport { .. }
            | Frame::RevealReport
            | Frame::DiscardTop
            | Frame::DrawReport { .. } => None,
            Frame::Draft { pick } => self.drafter(pick),
            Frame::HavocPrice => Some(Player::One),
            _ => Some(self.state.active),
        }
    }

    /// Lists the answers to the frame on top.
    ///
    /// While a prototype is pledged, only what leaves it possible is listed (WM-R.2).
    pub(crate) fn list(&self, out: &mut impl Ask<Choice>) {
        let Some(frame) = self.state.frames.top() else { return };
        if self.prototype_is_pledged() {
            self.ask_pledged(out);
        } else {
            self.ask_frame(frame, out);
        }
    }

    /// Lists the answers to a frame by its own rules alone.
    pub(crate) fn ask_frame(&self, frame: Frame, out: &mut impl Ask<Choice>) {
        match frame {
            Frame::DrawOrder => self.ask_order(out),
            Frame::ShowTile => self.ask_tile(out),
            Frame::LaySubsidy { .. } => self.ask_subsidy(out),
            Frame::ShowExperiment => self.ask_experiment(out),
            Frame::DealPart => self.ask_first_part(out),
            Frame::DealTile => self.ask_tile(out),
            Frame::Face => self.ask_face(out),
            Frame::DealSet => self.ask_set(out),
            Frame::Draft { pick } => self.ask_draft(pick, out),
            Frame::DealChallenge { .. } => self.ask_challenge(out),
            Frame::DealGoal { area } => self.ask_solo_goal(area, out),
            Frame::DealChemical { different, .. } => self.ask_hideout_chemical(different, out),
            Frame::FindReport { .. }
            | Frame::RevealReport
            | Frame::DiscardTop
            | Frame::DrawReport { .. } => self.ask_report(out),
            Frame::Assign { drawn, top } => self.ask_assign(drawn, top, out),
            Frame::SupplyActions => self.ask_supply_turn(out),
            Frame::UseTile => self.ask_use_tile(out),
            Frame::Move => self.ask_move(out),
            Frame::Actions => self.ask_actions(out),
            Frame::PlaceTokens { awards } => self.ask_place_tokens(awards, out),
            Frame::PlaceNow { area, weather } => self.ask_place_now(area, weather, out),
            Frame::LastPlacements => self.ask_last_placements(out),
            Frame::Target { list, granted } => self.ask_target(list, granted, out),
            Frame::MarkerSpace { row, free } => self.ask_marker_space(row, free, out),
            Frame::Pay { owed } => self.ask_pay(owed, out),
            Frame::PayAny { left, least } => self.ask_pay_any(left, least, out),
            Frame::Benefit { at, alternative, next } => {
                self.ask_benefit(at, alternative, next, out);
            }
            Frame::GainAny { left, least } => self.ask_gain_any(left, least, out),
            Frame::GainPart { least, .. } => self.ask_gain_part(least, out),
            Frame::GainChemical { .. } => self.ask_gain_chemical(out),
            Frame::FundAny => self.ask_fund_any(out),
            Frame::GainBot => self.ask_gain_bot(out),
            Frame::GainTile => self.ask_gain_tile(out),
            Frame::Lay => self.ask_lay(out),
            Frame::OneOf { to } => self.ask_one_of(to, out),
            Frame::Follow => self.ask_follow(out),
            Frame::TakeSubsidy { space } => self.ask_take_subsidy(space, out),
            Frame::EdgeOrder { .. } => self.ask_edge_order(out),
            Frame::LativTo { from } => self.ask_lativ_to(from, out),
            Frame::Cite { row } => self.ask_cite(row, out),
            Frame::BuyCp { .. } => self.ask_buy_cp(out),
            Frame::Provide { weather, provided, from } => {
                self.ask_provide(weather, provided, from, out);
            }
            Frame::BuildIn { weather, provided } => self.ask_build_in(weather, provided, out),
            Frame::Lose { weather, provided, row, lost, least } => {
                self.ask_lose((weather, provided), row, lost, least, out);
            }
            Frame::ToLine { .. } => self.ask_to_line(out),
            Frame::OfferExperiment { weather, .. } => self.ask_offer_experiment(weather, out),
            Frame::TakeBack { .. } => self.ask_take_back(out),
            Frame::HavocPrice => self.ask_havoc_price(out),
            Frame::MarkerBack => self.ask_marker_back(out),
            Frame::Steps { .. }
            | Frame::Each { .. }
            | Frame::Swap { .. }
            | Frame::Funding { .. }
            | Frame::FollowTrack { .. }
            | Frame::Prototype { .. }
            | Frame::ReadyParts { .. }
            | Frame::ReturnBots { .. }
            | Frame::FinalExperiments { .. }
            | Frame::Havoc => {}
        }
    }

    fn begin_step(&mut self, step: Step, of: Of, free: bool, tell: &mut impl Tell<Event>) {
        match step {
            Step::DrawTurnOrder => self.state.frames.call(Frame::DrawOrder),
            Step::PlaceScientists => self.place_scientists(tell),
            Step::LayOffer => self.state.frames.call(Frame::ShowTile),
            Step::LaySubsidies => self.lay_next_subsidy(),
            Step::LayExperiments => self.state.frames.call(Frame::ShowExperiment),
            Step::PlaceAssistant => self.place_assistant(tell),
            Step::DealParts => self.each(crate::sequence::Each::Part),
            Step::DealTiles => self.each(crate::sequence::Each::Tile),
            Step::DealGoals => self.each(crate::sequence::Each::Goals),
            Step::DraftGoals => self.state.frames.call(Frame::Draft { pick: 0 }),
            Step::SupplyRound => self.each(crate::sequence::Each::Supply),
            Step::AdoptInitiative => self.adopt_initiative(tell),
            Step::NextRound => self.next_round(tell),
            Step::DrawChallenges => self.draw_challenges(),
            Step::DealSoloGoals => self.deal_solo_goals(),
            Step::StockHideout => self.stock_hideout(tell),
            Step::FindFirstReport => self.state.frames.call(Frame::FindReport { second: false }),
            Step::FindSecondReport => self.state.frames.call(Frame::FindReport { second: true }),
            Step::ShuffleReports => self.shuffle_reports(tell),
            Step::RevealReport => self.reveal_report(tell),
            Step::BoxReports => self.box_reports(tell),
            Step::Turns => self.each(crate::sequence::Each::Turn),
            Step::Experiment => self.run_experiment(tell),
            Step::PrepareNext => self.prepare_next(tell),
            Step::Income => self.pay_income(tell),
            Step::ChallengeIncome => self.challenge_income(tell),
            Step::LativReturns => self.lativ_returns(tell),
            Step::FinalExperiments => self.begin_final_experiments(),
            Step::LastPlacements => self.each(crate::sequence::Each::LastPlacements),
            Step::RaiseForTheEnd => self.raise_for_the_end(tell),
            Step::Judge => self.judge(tell),
            Step::BeginTurn => self.begin_turn(tell),
            Step::CheckWin => self.check_win(tell),
            Step::UseTile => self.state.frames.call(Frame::UseTile),
            Step::MoveScientist => self.state.frames.call(Frame::Move),
            Step::Actions => self.state.frames.call(Frame::Actions),
            Step::PlaceTokens => self.state.frames.call(Frame::PlaceTokens { awards: true }),
            Step::EndSoloTurn => self.end_solo_turn(tell),
            Step::GainForSpace => self.gain_for_space(of, tell),
            Step::PayForSpace => self.pay_for_space(of),
            Step::MoveLativ => self.lativ_leaves(of, tell),
            Step::PayVouchers => self.pay_vouchers(of, free),
            Step::Advance => self.advance_for(of, tell),
            Step::TakeTile => self.take_tile(of, tell),
            Step::LayTile => self.state.frames.call(Frame::Lay),
            Step::ConstructBot => self.construct_bot(of, tell),
            Step::SlotBenefit => self.slot_benefit(of),
            Step::SetInitiative => self.set_initiative(of, tell),
            Step::AcquireChemical => self.acquire_chemical(of, tell),
            Step::PlaceBot => self.place_bot(of, tell),
            Step::ReadyPart => self.ready_part(of),
            Step::TakeSubsidy => self.begin_take_subsidy(of),
            Step::TakeToken => self.take_token(of, tell),
            Step::RunGovernment => self.check_government(of, tell),
            Step::EdgeBenefits => self.edge_benefits(of),
            Step::TileBenefit => self.tile_benefit(of),
            Step::FlipTile => self.flip_tile(of, tell),
            Step::MoveLativsBot => self.move_lativs_bot(of, tell),
            Step::PayChemical => self.pay_chemical(of),
            Step::Cite => self.begin_citation(of),
            Step::Slide => self.slide_marker(of, tell),
            Step::ScorePaper => self.score_paper(of, tell),
            Step::TakeInvestment => self.take_investment(tell),
            Step::UnlockPaper => self.unlock_paper(of, tell),
            Step::PayExtra => self.pay_extra(of),
            Step::SpaceBenefit => self.space_benefit(of),
            Step::UnlockBranch => self.unlock_branch(of, tell),
            Step::PayScience => self.pay_science(of, free),
            Step::PlaceMarker => self.place_marker(of, tell),
            Step::MarkerBenefit => self.marker_benefit(of),
            Step::Prototype => self.begin_prototype(of),
            Step::TakeAward => self.take_award(tell),
            Step::FixWeather => self.fix_weather_of(of, tell),
            Step::DrawReports => self.state.frames.call(Frame::DrawReport { first: None }),
            Step::ScoreBots => self.score_bots(of, tell),
            Step::Reward => self.reward(of),
            Step::PlaceEarned => self.state.frames.call(Frame::PlaceTokens { awards: false }),
            Step::TakeGreenToken => self.take_green_token(of, tell),
            Step::DiscardGreenToken => self.discard_green_token(of, tell),
            Step::ReturnLativsBots => self.return_lativs_bots(of, tell),
            Step::NewStorm => self.storm_after_experiment(of, tell),
            Step::SabotagedStorm => self.sabotaged_storm(of, tell),
            Step::CheckReports => self.check_reports(tell),
            Step::MoveAgent => self.move_agent(tell),
            Step::RaiseForPieces => self.raise_for_pieces(tell),
            Step::AgentMovesLativ => self.agent_moves_lativ(tell),
            Step::BeginPlan => self.begin_plan(tell),
            Step::DiscardReport => self.discard_current(tell),
            Step::Havoc => self.state.frames.call(Frame::Havoc),
            Step::SaboteurInitiative => self.saboteur_initiative(tell),
            Step::TakeChemicals => self.take_chemicals(tell),
            Step::TakeChemical => self.take_chemical(tell),
            Step::FlipSubsidy => self.flip_subsidy(tell),
            Step::UseBranch => self.use_branch(of, tell),
            Step::StealAward => self.steal_award(tell),
            Step::PlaceFreeBot => self.place_free_bot(tell),
            Step::DiscardTop => self.discard_top(),
            Step::UseSet => self.use_set(of, tell),
            Step::HavocStorm => self.havoc_storm(of, tell),
            Step::HavocUnlock => self.havoc_unlock(of, tell),
            Step::HavocPrice => self.state.frames.call(Frame::HavocPrice),
        }
    }
}

impl Steps for WeatherMachine {
    fn step(&mut self, tell: &mut impl Tell<Event>) -> Flow {
        let Some(frame) = self.state.frames.top() else { return Flow::Over };
        match frame {
            Frame::Steps { list, next, of, free } => {
                let Some(&step) = list.steps().get(usize::from(next)) else {
                    return self.done();
                };
                if usize::from(next) + 1 == list.steps().len() {
                    self.state.frames.finish();
                } else {
                    self.state.frames.goto(Frame::Steps { list, next: next + 1, of, free });
                }
                self.begin_step(step, of, free, tell);
                Flow::Ran
            }
            Frame::Each { each, next } => self.run_each(each, next, tell),
            Frame::DrawOrder => self.run_draw_order(),
            Frame::ShowTile => self.run_show_tile(),
            Frame::ShowExperiment => self.run_show_experiment(),
            Frame::DealChallenge { left: 0 } | Frame::DealChemical { left: 0, .. } => self.done(),
            Frame::DealGoal { area } => self.run_deal_goal(area),
            Frame::PlaceTokens { awards } => self.run_place_tokens(awards, tell),
            Frame::PlaceNow { area, weather } => self.run_place_now(area, weather, tell),
            Frame::LastPlacements => self.run_last_placements(tell),
            Frame::Pay { owed } => self.run_pay(owed, tell),
            Frame::BuyCp { paper, paid: true } => self.score_bought(paper, tell),
            Frame::PayAny { left: 0, .. }
            | Frame::GainAny { left: 0, .. }
            | Frame::GainPart { left: 0, .. }
            | Frame::GainChemical { left: 0 } => self.done(),
            Frame::Swap { given, owed } => self.run_swap(given, owed, tell),
            Frame::Benefit { at, alternative, next } => {
                self.run_benefit(at, alternative, next, tell)
            }
            Frame::Funding { area } => self.run_funding(area, tell),
            Frame::FollowTrack { from, to } => self.run_follow_track(from, to),
            Frame::Prototype { weather } => self.run_prototype(weather),
            Frame::ReadyParts { weather, provided } => {
                self.run_ready_parts(weather, provided, tell)
            }
            Frame::ReturnBots { weather, returned } => {
                self.run_return_bots(weather, returned, tell)
            }
            Frame::FinalExperiments { weather, left } => {
                self.run_final_experiments(weather, left, tell)
            }
            Frame::Havoc => self.run_havoc(tell),
            _ => Flow::Asks,
        }
    }

    fn answer(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        let Some(frame) = self.state.frames.top() else { return };
        match frame {
            Frame::DrawOrder => self.answer_order(choice, tell),
            Frame::ShowTile => self.answer_tile(choice, tell),
            Frame::LaySubsidy { cell } => self.answer_subsidy(cell, choice, tell),
            Frame::ShowExperiment => self.answer_experiment(choice, tell),
            Frame::DealPart => self.answer_first_part(choice, tell),
            Frame::DealTile => self.answer_first_tile(choice, tell),
            Frame::Face => self.answer_face(choice, tell),
            Frame::DealSet => self.answer_set(choice, tell),
            Frame::Draft { pick } => self.answer_draft(pick, choice, tell),
            Frame::DealChallenge { left } => self.answer_challenge(left, choice, tell),
            Frame::DealGoal { area } => self.answer_solo_goal(area, choice, tell),
            Frame::DealChemical { left, different } => {
                self.answer_hideout_chemical(left, different, choice, tell);
            }
            Frame::FindReport { second } => self.answer_find_report(second, choice, tell),
            Frame::RevealReport => self.answer_current_report(choice, tell),
            Frame::DiscardTop => self.answer_discard_top(choice, tell),
            Frame::DrawReport { first } => self.answer_draw_report(first, choice, tell),
            Frame::Assign { drawn, top } => self.answer_assign(drawn, top, choice, tell),
            Frame::SupplyActions => self.answer_supply_turn(choice, tell),
            Frame::UseTile => self.answer_use_tile(choice, tell),
            Frame::Move => self.answer_move(choice, tell),
            Frame::Actions => self.answer_actions(choice, tell),
            Frame::PlaceTokens { .. } => self.answer_place_tokens(choice, tell),
            Frame::PlaceNow { area, .. } => self.answer_place_now(area, choice, tell),
            Frame::LastPlacements => self.answer_last_placements(choice, tell),
            Frame::Target { list, granted } => self.answer_target(list, granted, choice),
            Frame::MarkerSpace { row, free } => self.answer_marker_space(row, free, choice),
            Frame::Pay { owed } => self.answer_pay(owed, choice, tell),
            Frame::PayAny { left, .. } => self.answer_pay_any(left, choice, tell),
            Frame::Benefit { at, alternative, next } => {
                self.answer_benefit(at, alternative, next, choice, tell);
            }
            Frame::GainAny { left, .. } => self.answer_gain_any(left, choice, tell),
            Frame::GainPart { left, .. } => self.answer_gain_part(left, choice, tell),
            Frame::GainChemical { left } => self.answer_gain_chemical(left, choice, tell),
            Frame::FundAny => self.answer_fund_any(choice, tell),
            Frame::GainBot => self.answer_gain_bot(choice),
            Frame::GainTile => self.answer_gain_tile(choice),
            Frame::Lay => self.answer_lay(choice, tell),
            Frame::OneOf { .. } => self.answer_one_of(choice),
            Frame::Follow => self.answer_follow(choice, tell),
            Frame::TakeSubsidy { space } => self.answer_take_subsidy(space, choice, tell),
            Frame::EdgeOrder { cell } => self.answer_edge_order(cell, choice),
            Frame::LativTo { from } => self.answer_lativ_to(from, choice, tell),
            Frame::Cite { row } => self.answer_cite(row, choice, tell),
            Frame::BuyCp { paper, .. } => self.answer_buy_cp(paper, choice),
            Frame::Provide { weather, provided, .. } => {
                self.answer_provide(weather, provided, choice);
            }
            Frame::BuildIn { weather, provided } => {
                self.answer_build_in(weather, provided, choice, tell);
            }
            Frame::Lose { weather, provided, row, lost, .. } => {
                self.answer_lose((weather, provided), row, lost, choice, tell);
            }
            Frame::ToLine { from } => self.answer_to_line(from, choice, tell),
            Frame::OfferExperiment { weather, bots } => {
                self.answer_offer_experiment(weather, bots, choice, tell);
            }
            Frame::TakeBack { from } => self.answer_take_back(from, choice, tell),
            Frame::HavocPrice => self.answer_havoc_price(choice, tell),
            Frame::MarkerBack => self.answer_marker_back(choice, tell),
            Frame::Steps { .. }
            | Frame::Each { .. }
            | Frame::Swap { .. }
            | Frame::Funding { .. }
            | Frame::FollowTrack { .. }
            | Frame::Prototype { .. }
            | Frame::ReadyParts { .. }
            | Frame::ReturnBots { .. }
            | Frame::FinalExperiments { .. }
            | Frame::Havoc => {}
        }
    }

    fn lapse(&mut self, tell: &mut impl Tell<Event>) {
        match self.state.frames.top() {
            Some(frame @ (Frame::Provide { .. } | Frame::Lose { .. })) => {
                self.state.frames.goto(frame);
                self.answer(Choice::NoMore, tell);
            }
            // A part that cannot be had: the prototype is not built.
            Some(Frame::Pay { owed: Owed::AnotherPart(_) }) => {
                self.state.frames.finish();
                self.state.frames.finish();
            }
            Some(frame) => {
                self.tell_lost(frame, tell);
                self.state.frames.finish();
            }
            None => {}
        }
    }
}

impl WeatherMachine {
    /// Takes the frame on top off.
    pub(crate) fn done(&mut self) -> Flow {
        self.state.frames.finish();
        Flow::Ran
    }

    /// Begins a list.
    pub(crate) fn call_list(&mut self, list: List, of: Of, free: bool) {
        self.state.frames.call(Frame::Steps { list, next: 0, of, free });
    }
}

impl Frame {
    /// A list about nothing in particular.
    pub(crate) const fn list(list: List) -> Frame {
        Frame::Steps { list, next: 0, of: Of::Nothing, free: false }
    }
}

impl PartialEq for WeatherMachine {
    fn eq(&self, other: &WeatherMachine) -> bool {
        self.options == other.options && self.state == other.state
    }
}

impl fmt::Debug for WeatherMachine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WeatherMachine { options, content: _, state } = self;
        f.debug_struct("WeatherMachine").field("options", options).field("state", state).finish()
    }
}

//! The position with its rules: what the top frame does, and where each step begins.
//!
//! Every question is one section of [`Frame`] and one file under `steps` or `automa`, which holds
//! the question, the legal answers and their effects.

use game_core::{ActionSink, EventSink, Flow, Seat, Steps, Turn, advance};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::options::Options;
use crate::sequence::{Frame, List, Owed, Step, Subject};
use crate::state::State;

game_core::position! {
    /// A position of Weather Machine.
    pub struct WeatherMachine(Options, Content, State);
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
        advance(&mut game, &mut game_core::NoSink);
        game
    }

    /// Who acts next.
    pub(crate) fn turn(&self) -> Turn {
        let Some(frame) = self.state.frames.top() else { return Turn::Over };
        match frame.decider(self) {
            Some(player) => Turn::Choose(player.seat().unwrap_or(Seat(0))),
            None => Turn::Chance,
        }
    }

    /// Lists the answers to the top frame.
    ///
    /// While a prototype is pledged, only answers that keep it possible are listed (WM-R.2).
    pub(crate) fn list(&self, out: &mut impl ActionSink<Choice>) {
        let Some(frame) = self.state.frames.top() else { return };
        if self.prototype_is_pledged() {
            self.legal_pledged(out);
        } else {
            frame.legal_actions(self, out);
        }
    }

    /// Begins the next step of a list.
    pub(crate) fn run_steps(
        &mut self,
        list: List,
        next: u8,
        of: Subject,
        free: bool,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(&step) = list.steps().get(usize::from(next)) else { return self.done() };
        if usize::from(next) + 1 == list.steps().len() {
            self.state.frames.finish();
        } else {
            self.state.frames.goto(Frame::Steps { list, next: next + 1, of, free });
        }
        self.begin_step(step, of, free, sink);
        Flow::Ran
    }

    /// Asks while something is left, then pops the frame.
    pub(crate) fn legal_while_left(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    fn begin_step(
        &mut self,
        step: Step,
        of: Subject,
        free: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        match step {
            Step::DrawTurnOrder => self.state.frames.call(Frame::DrawOrder),
            Step::PlaceScientists => self.place_scientists(sink),
            Step::LayOffer => self.state.frames.call(Frame::ShowTile),
            Step::LaySubsidies => self.lay_next_subsidy(),
            Step::LayExperiments => self.state.frames.call(Frame::ShowExperiment),
            Step::PlaceAssistant => self.place_assistant(sink),
            Step::DealParts => self.each(crate::sequence::Each::Part),
            Step::DealTiles => self.each(crate::sequence::Each::Tile),
            Step::DealGoals => self.each(crate::sequence::Each::Goals),
            Step::DraftGoals => self.state.frames.call(Frame::Draft { pick: 0 }),
            Step::SupplyRound => self.each(crate::sequence::Each::Supply),
            Step::AdoptInitiative => self.adopt_initiative(sink),
            Step::NextRound => self.next_round(sink),
            Step::DrawChallenges => self.draw_challenges(),
            Step::DealSoloGoals => self.deal_solo_goals(),
            Step::StockHideout => self.stock_hideout(sink),
            Step::FindFirstReport => self.state.frames.call(Frame::FindReport { second: false }),
            Step::FindSecondReport => self.state.frames.call(Frame::FindReport { second: true }),
            Step::ShuffleReports => self.shuffle_reports(sink),
            Step::RevealReport => self.reveal_report(sink),
            Step::BoxReports => self.box_reports(sink),
            Step::Turns => self.each(crate::sequence::Each::Turn),
            Step::Experiment => self.run_experiment(sink),
            Step::PrepareNext => self.prepare_next(sink),
            Step::Income => self.pay_income(sink),
            Step::ChallengeIncome => self.challenge_income(sink),
            Step::LativReturns => self.lativ_returns(sink),
            Step::FinalExperiments => self.begin_final_experiments(),
            Step::LastPlacements => self.each(crate::sequence::Each::LastPlacements),
            Step::RaiseForTheEnd => self.raise_for_the_end(sink),
            Step::Judge => self.judge(sink),
            Step::BeginTurn => self.begin_turn(sink),
            Step::CheckWin => self.check_win(sink),
            Step::UseTile => self.state.frames.call(Frame::UseTile),
            Step::MoveScientist => self.state.frames.call(Frame::Move),
            Step::Actions => self.state.frames.call(Frame::Actions),
            Step::PlaceTokens => self.state.frames.call(Frame::PlaceTokens { awards: true }),
            Step::EndSoloTurn => self.end_solo_turn(sink),
            Step::GainForSpace => self.gain_for_space(of, sink),
            Step::PayForSpace => self.pay_for_space(of),
            Step::MoveLativ => self.lativ_leaves(of, sink),
            Step::PayVouchers => self.pay_vouchers(of, free),
            Step::Advance => self.advance_for(of, sink),
            Step::TakeTile => self.take_tile(of, sink),
            Step::LayTile => self.state.frames.call(Frame::Lay),
            Step::ConstructBot => self.construct_bot(of, sink),
            Step::SlotBenefit => self.slot_benefit(of),
            Step::SetInitiative => self.set_initiative(of, sink),
            Step::AcquireChemical => self.acquire_chemical(of, sink),
            Step::PlaceBot => self.place_bot(of, sink),
            Step::ReadyPart => self.ready_part(of),
            Step::TakeSubsidy => self.begin_take_subsidy(of),
            Step::TakeToken => self.take_token(of, sink),
            Step::RunGovernment => self.check_government(of, sink),
            Step::EdgeBenefits => self.edge_benefits(of),
            Step::TileBenefit => self.tile_benefit(of),
            Step::FlipTile => self.flip_tile(of, sink),
            Step::MoveLativsBot => self.move_lativs_bot(of, sink),
            Step::PayChemical => self.pay_chemical(of),
            Step::Cite => self.begin_citation(of),
            Step::Slide => self.slide_marker(of, sink),
            Step::ScorePaper => self.score_paper(of, sink),
            Step::TakeInvestment => self.take_investment(sink),
            Step::UnlockPaper => self.unlock_paper(of, sink),
            Step::PayExtra => self.pay_extra(of),
            Step::SpaceBenefit => self.space_benefit(of),
            Step::UnlockBranch => self.unlock_branch(of, sink),
            Step::PayScience => self.pay_science(of, free),
            Step::PlaceMarker => self.place_marker(of, sink),
            Step::MarkerBenefit => self.marker_benefit(of),
            Step::Prototype => self.begin_prototype(of),
            Step::TakeAward => self.take_award(sink),
            Step::FixWeather => self.fix_weather_of(of, sink),
            Step::DrawReports => self.state.frames.call(Frame::DrawReport { first: None }),
            Step::ScoreBots => self.score_bots(of, sink),
            Step::Reward => self.reward(of),
            Step::PlaceEarned => self.state.frames.call(Frame::PlaceTokens { awards: false }),
            Step::TakeGreenToken => self.take_green_token(of, sink),
            Step::DiscardGreenToken => self.discard_green_token(of, sink),
            Step::ReturnLativsBots => self.return_lativs_bots(of, sink),
            Step::NewStorm => self.storm_after_experiment(of, sink),
            Step::SabotagedStorm => self.sabotaged_storm(of, sink),
            Step::CheckReports => self.check_reports(sink),
            Step::MoveAgent => self.move_agent(sink),
            Step::RaiseForPieces => self.raise_for_pieces(sink),
            Step::AgentMovesLativ => self.agent_moves_lativ(sink),
            Step::BeginPlan => self.begin_plan(sink),
            Step::DiscardReport => self.discard_current(sink),
            Step::Havoc => self.state.frames.call(Frame::Havoc),
            Step::SaboteurInitiative => self.saboteur_initiative(sink),
            Step::TakeChemicals => self.take_chemicals(),
            Step::TakeChemical => self.take_chemical(sink),
            Step::FlipSubsidy => self.flip_subsidy(sink),
            Step::UseBranch => self.use_branch(of, sink),
            Step::StealAward => self.steal_award(sink),
            Step::PlaceFreeBot => self.place_free_bot(sink),
            Step::DiscardTop => self.discard_top(sink),
            Step::UseSet => self.use_set(of, sink),
            Step::HavocStorm => self.havoc_storm(of, sink),
            Step::HavocUnlock => self.havoc_unlock(of, sink),
            Step::HavocPrice => self.state.frames.call(Frame::HavocPrice),
        }
    }
}

impl Steps for WeatherMachine {
    game_core::steps_items!();

    fn answer_alone(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.tell_idle(choice, sink);
        self.answer(choice, sink);
    }

    fn lapse(&mut self, sink: &mut impl EventSink<Event>) {
        match self.state.frames.top() {
            Some(frame @ (Frame::Provide { .. } | Frame::Lose { .. })) => {
                self.state.frames.goto(frame);
                self.answer(Choice::NoMore, sink);
            }
            // The part cannot be paid, so the prototype is not built.
            Some(Frame::Pay { owed: Owed::AnotherPart(_) }) => {
                self.state.frames.finish();
                self.state.frames.finish();
            }
            Some(frame) => {
                self.tell_lost(frame, sink);
                self.state.frames.finish();
            }
            None => {}
        }
    }
}

impl WeatherMachine {
    /// Pops the top frame.
    pub(crate) fn done(&mut self) -> Flow {
        self.state.frames.finish();
        Flow::Ran
    }

    /// Pushes a list.
    pub(crate) fn call_list(&mut self, list: List, of: Subject, free: bool) {
        self.state.frames.call(Frame::Steps { list, next: 0, of, free });
    }
}

impl Frame {
    /// A list without a subject.
    pub(crate) const fn list(list: List) -> Frame {
        Frame::Steps { list, next: 0, of: Subject::Nothing, free: false }
    }
}

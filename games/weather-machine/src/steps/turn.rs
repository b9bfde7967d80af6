//! WM-STR, WM-TRN, WM-USE: rounds, turns and step 1 of a turn.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Each, Frame, List};
use crate::state::{EndTrigger, TurnNotes};
use crate::types::{
    Area, GoalHeight, GoalSpace, GoalTile, Id, Owner, Player, SubsidyTile, Weather,
};

impl WeatherMachine {
    pub(crate) fn each(&mut self, each: Each) {
        self.state.frames.call(Frame::Each { each, next: 0 });
    }

    /// WM-STR.2 MUST: every player takes one turn, in turn order.
    pub(crate) fn run_each(
        &mut self,
        each: Each,
        next: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(&player) = self.state.turn_order.get(usize::from(next)) else {
            return self.done();
        };
        self.state.frames.goto(Frame::Each { each, next: next + 1 });
        self.state.active = player;
        if player == Player::Saboteurs {
            self.begin_saboteurs_part(each, sink);
        } else {
            self.begin_part(each);
        }
        Flow::Ran
    }

    /// WM-PSR.1 MUST: before round 1, everybody takes a turn of Supply actions only.
    fn begin_part(&mut self, each: Each) {
        let frame = match each {
            Each::Part => Frame::DealPart,
            Each::Tile => Frame::DealTile,
            Each::Goals => Frame::DealSet,
            Each::Supply => {
                self.state.turn = TurnNotes::default();
                // Places whatever a benefit may have given.
                self.state.frames.call(Frame::PlaceTokens { awards: false });
                Frame::SupplyActions
            }
            Each::Turn if self.options.solo() => Frame::list(List::SoloTurn),
            Each::Turn => Frame::list(List::Turn),
            Each::Experiment(weather) => {
                if !self.has_bot_in(weather) {
                    return;
                }
                Frame::ReturnBots { weather, returned: 0 }
            }
            Each::TakeBack(weather) => return self.legal_bots_back(weather),
            Each::Income => return self.begin_income(),
            Each::LastPlacements => Frame::LastPlacements,
        };
        self.state.frames.call(frame);
    }

    /// Whether the active player takes part in an experiment.
    ///
    /// WM-R.51 MUST: the Bots that are there now count; one that a reward places later stays.
    fn has_bot_in(&self, weather: Weather) -> bool {
        let owner = Owner::from(self.active());
        self.state.bots_in(Area::Lab, weather, owner).next().is_some()
    }

    /// What the Saboteurs do in their part of a round.
    ///
    /// SAB-GEN.6 MUST: they take no part in the Post-Setup Supply Round.
    /// SAB-GEN.9 MUST: their marker determines their place in the turn order.
    fn begin_saboteurs_part(&mut self, each: Each, sink: &mut impl EventSink<Event>) {
        match each {
            Each::Turn => self.state.frames.call(Frame::list(List::SaboteursTurn)),
            Each::Experiment(weather) => self.saboteurs_experiment(weather, sink),
            Each::Part
            | Each::Tile
            | Each::Goals
            | Each::Supply
            | Each::TakeBack(_)
            | Each::Income
            | Each::LastPlacements => {}
        }
    }

    /// WM-STR.1 MUST: rounds follow the Post-Setup Supply Round.
    /// WM-STR.3 MUST: they repeat until the end is triggered; then comes the final round.
    /// WM-END.5 MUST: finish the round of the trigger, then play one more.
    pub(crate) fn next_round(&mut self, sink: &mut impl EventSink<Event>) {
        let last = self.state.end.is_some();
        self.state.round = self.state.round.saturating_add(1);
        self.state.final_round = last;
        let round = self.state.round;
        sink.emit(Rule(if last { "WM-END.5" } else { "WM-STR.1" }), || Event::RoundBegins {
            round,
            last,
        });
        let list = match (last, self.options.solo()) {
            (false, _) => List::Round,
            (true, false) => List::FinalRound,
            (true, true) => List::SoloFinalRound,
        };
        self.state.frames.call(Frame::list(list));
    }

    /// WM-TRN.1 MUST: use a tile, move the Scientist, take actions, place tokens, in this order.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.turn = TurnNotes::default();
        let player = self.active();
        let rule = if player == Player::Saboteurs { "SAB-TRN.0" } else { "WM-TRN.1" };
        sink.emit(Rule(rule), || Event::TurnBegins { player });
    }

    /// WM-TRN.2 MUST: at most one tile in total; using none is legal.
    pub(crate) fn legal_use_tile(&self, out: &mut impl ActionSink<Choice>) {
        let lab = self.lab();
        for tile in lab.subsidies.without(lab.used).iter() {
            out.choice(Choice::UseSubsidy(tile));
        }
        self.legal_investment(out);
        out.choice(Choice::Pass);
        self.legal_awards(out);
    }

    /// WM-USE.4 MAY: an Investment tile sets a Goal or gives funding.
    /// WM-USE.5 MUST: a Goal tile goes to an empty Goal space of its colour.
    /// WM-USE.8 MUST: a flipped Goal tile is not flipped again.
    pub(crate) fn legal_investment(&self, out: &mut impl ActionSink<Choice>) {
        let lab = self.lab();
        if lab.investments == 0 {
            return;
        }
        for tile in lab.goals.iter() {
            for height in GoalHeight::ALL {
                if lab.goal(self.goal_space(tile, height)).is_none() {
                    out.choice(Choice::SetGoal(tile, height));
                }
            }
        }
        for space in GoalSpace::all() {
            if lab.goal(space).is_some() && !lab.flipped.contains(space) {
                out.choice(Choice::FlipGoal(space));
            }
        }
    }

    /// The Goal space of a tile's colour at this height.
    pub(crate) fn goal_space(&self, tile: GoalTile, height: GoalHeight) -> GoalSpace {
        GoalSpace::of(self.content.goals[tile].area, height)
    }

    pub(crate) fn answer_use_tile(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        if !matches!(choice, Choice::Award(_)) {
            self.state.frames.finish();
        }
        match choice {
            Choice::Award(space) => self.place_award(space, sink),
            Choice::UseSubsidy(tile) => self.use_subsidy(tile, sink),
            Choice::Pass => {}
            investment => self.use_investment(investment, sink),
        }
    }

    /// WM-USE.1 MAY: flip a blue Subsidy tile and gain its benefit.
    /// WM-USE.2 MUST: a flipped tile stays flipped.
    /// WM-USE.3 MUST: its benefit costs no Vouchers.
    fn use_subsidy(&mut self, tile: SubsidyTile, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        self.lab_mut().used.insert(tile);
        sink.emit(Rule("WM-USE.1"), || Event::SubsidyUsed { player, tile });
        self.call_benefit(BenefitAt::Subsidy(tile));
    }

    pub(crate) fn use_investment(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match choice {
            Choice::SetGoal(tile, height) => {
                self.spend_investment(sink);
                self.set_goal(tile, height, sink);
            }
            Choice::FlipGoal(space) => {
                self.spend_investment(sink);
                self.flip_goal(space, sink);
            }
            other => game_core::not_listed(other),
        }
    }

    fn spend_investment(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        self.lab_mut().investments -= 1;
        sink.emit(Rule("WM-USE.4"), || Event::InvestmentUsed { player });
    }

    /// WM-USE.6 MUST: gain the benefit of the Goal space, or one of two on a top space.
    fn set_goal(&mut self, tile: GoalTile, height: GoalHeight, sink: &mut impl EventSink<Event>) {
        let (player, space) = (self.active(), self.goal_space(tile, height));
        let lab = self.lab_mut();
        lab.goals.remove(tile);
        lab.goal_spaces[space.index()] = Some(tile);
        sink.emit(Rule("WM-USE.5"), || Event::GoalSet { player, tile, space });
        self.call_benefit(BenefitAt::Goal(space));
    }

    /// WM-USE.7 MUST: flip a face-up Goal tile and receive the funding of its colour.
    fn flip_goal(&mut self, space: GoalSpace, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        let Some(tile) = self.lab().goal(space) else { return };
        self.lab_mut().flipped.insert(space);
        sink.emit(Rule("WM-USE.7"), || Event::GoalFlipped { player, tile, space });
        self.state.frames.call(Frame::Funding { area: space.area() });
    }

    /// Triggers the end when the last Experiment tile is displayed.
    ///
    /// WM-END.2 MUST: the end is triggered when the last Experiment tile enters the display.
    pub(crate) fn judge_display(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.waiting.is_none() && self.state.deck.count == 0 {
            self.trigger_end(EndTrigger::LastExperiment, Rule("WM-END.2"), sink);
        }
    }
}

//! Which frame can lie on which.

use crate::benefit::{Act, Gain};
use crate::game::WeatherMachine;
use crate::kinds::Area;
use crate::sequence::{BenefitAt, Each, Frame, List, Of, Step};

/// Every list.
const LISTS: [List; 32] = [
    List::SetUp,
    List::DraftSetUp,
    List::SoloSetUp,
    List::Round,
    List::FinalRound,
    List::SoloFinalRound,
    List::Turn,
    List::SoloTurn,
    List::SaboteursTurn,
    List::Entering,
    List::Extend,
    List::Construct,
    List::TakeInitiative,
    List::Acquire,
    List::Sell,
    List::Secure,
    List::WorkOnExperiment,
    List::Publish,
    List::Research,
    List::Breakthrough,
    List::CallSecurity,
    List::FreeExperiment,
    List::Rewards,
    List::AfterExperiment,
    List::AfterFailure,
    List::PlanSupply,
    List::PlanGovernment,
    List::PlanLab,
    List::PlanResearch,
    List::Unable,
    List::LockedHavoc,
    List::OpenHavoc,
];

impl WeatherMachine {
    /// Whether one frame can lie directly on another, or at the bottom.
    pub(super) fn lies_on(&self, frame: Frame, beneath: Option<Frame>) -> bool {
        let step = |step| self.begun_by(step, beneath);
        let gain = |wanted: fn(Gain) -> bool| self.gain_under(beneath).is_some_and(wanted);
        let on_actions = beneath == Some(Frame::Actions);
        match frame {
            Frame::Steps { list, free, .. } => self.list_lies_on(list, free, beneath),
            Frame::Each { each, .. } => self.each_lies_on(each, beneath),
            Frame::DrawOrder => step(Step::DrawTurnOrder),
            Frame::ShowTile => step(Step::LayOffer) || step(Step::TakeTile),
            Frame::LaySubsidy { .. } => step(Step::LaySubsidies),
            Frame::ShowExperiment => step(Step::LayExperiments) || step(Step::PrepareNext),
            Frame::DealPart => is_each(beneath, Each::Part),
            Frame::DealTile | Frame::Face => is_each(beneath, Each::Tile),
            Frame::DealSet => is_each(beneath, Each::Goals),
            Frame::Draft { .. } => step(Step::DraftGoals),
            Frame::DealChallenge { .. } => step(Step::DrawChallenges),
            Frame::DealGoal { area } => match beneath {
                Some(Frame::DealGoal { area: later }) => area != Area::Rnd && later == area.next(),
                _ => area == Area::Rnd && step(Step::DealSoloGoals),
            },
            Frame::DealChemical { different, .. } => match beneath {
                Some(Frame::DealChemical { different: later, .. }) => different && !later,
                _ => !different && step(Step::StockHideout),
            },
            Frame::FindReport { second } => {
                step(if second { Step::FindSecondReport } else { Step::FindFirstReport })
            }
            Frame::RevealReport => step(Step::RevealReport),
            Frame::DiscardTop => step(Step::DiscardTop) || beneath == Some(Frame::Havoc),
            Frame::DrawReport { .. } | Frame::Assign { .. } => step(Step::DrawReports),
            Frame::SupplyActions => {
                is_each(beneath, Each::Supply) || beneath == Some(PLACE_RESEARCH)
            }
            Frame::UseTile => step(Step::UseTile),
            Frame::Move => step(Step::MoveScientist),
            Frame::Actions => step(Step::Actions),
            Frame::PlaceTokens { awards: true } => step(Step::PlaceTokens),
            Frame::PlaceTokens { awards: false } => {
                is_each(beneath, Each::Supply)
                    || is_each(beneath, Each::Income)
                    || step(Step::PlaceEarned)
            }
            Frame::PlaceNow { .. } => step(Step::TakeGreenToken),
            Frame::LastPlacements => is_each(beneath, Each::LastPlacements),
            Frame::Target { list, granted: true } => self.is_granted_list(list, beneath),
            Frame::Target { granted: false, .. } => on_actions,
            Frame::MarkerSpace { free, .. } => {
                if free {
                    self.is_granted_list(List::Breakthrough, beneath)
                } else {
                    on_actions
                }
            }
            Frame::Pay { .. } | Frame::Swap { .. } => self.pays_on(beneath),
            Frame::PayAny { .. } => {
                matches!(beneath, Some(Frame::Pay { .. } | Frame::Swap { .. }))
                    || step(Step::PayForSpace)
            }
            Frame::Benefit { at, .. } => self.benefit_lies_on(at, beneath),
            Frame::GainAny { .. } => {
                step(Step::GainForSpace) || gain(|gain| matches!(gain, Gain::AnyVoucher(_)))
            }
            Frame::GainPart { .. } => gain(|gain| matches!(gain, Gain::Part(_))),
            Frame::GainChemical { .. } => gain(|gain| matches!(gain, Gain::Chemical(_))),
            Frame::FundAny => gain(|gain| gain == Gain::AnyFund),
            Frame::GainBot => gain(|gain| gain == Gain::Bot),
            Frame::GainTile => gain(|gain| gain == Gain::Workshop),
            Frame::Lay => step(Step::LayTile),
            Frame::Funding { .. }
            | Frame::FollowTrack { .. }
            | Frame::OneOf { .. }
            | Frame::Follow => self.funds_on(beneath),
            Frame::TakeSubsidy { .. } => step(Step::TakeSubsidy),
            Frame::EdgeOrder { .. } => step(Step::EdgeBenefits),
            Frame::LativTo { .. } => step(Step::MoveLativsBot),
            Frame::Cite { .. } => step(Step::Cite),
            Frame::BuyCp { paper: true, .. } => step(Step::UnlockPaper),
            Frame::BuyCp { paper: false, .. } => step(Step::UnlockBranch),
            Frame::Prototype { .. }
            | Frame::Provide { .. }
            | Frame::ReadyParts { .. }
            | Frame::BuildIn { .. }
            | Frame::Lose { .. } => step(Step::Prototype),
            Frame::ReturnBots { .. } | Frame::OfferExperiment { .. } => is_experiment(beneath),
            Frame::ToLine { .. } => {
                matches!(beneath, Some(Frame::ReturnBots { .. } | Frame::TakeBack { .. }))
                    || is_failure(beneath)
            }
            Frame::TakeBack { .. } => {
                matches!(beneath, Some(Frame::TakeBack { .. })) || is_failure(beneath)
            }
            Frame::FinalExperiments { .. } => step(Step::FinalExperiments),
            Frame::Havoc => step(Step::Havoc),
            Frame::HavocPrice => step(Step::HavocPrice),
            Frame::MarkerBack => step(Step::ChallengeIncome),
        }
    }

    fn list_lies_on(&self, list: List, free: bool, beneath: Option<Frame>) -> bool {
        let step = |step| self.begun_by(step, beneath);
        let on_actions = !free && beneath == Some(Frame::Actions);
        let in_supply = on_actions || !free && beneath == Some(Frame::SupplyActions);
        let granted = free && self.is_granted_list(list, beneath);
        match list {
            List::SetUp
            | List::DraftSetUp
            | List::SoloSetUp
            | List::Round
            | List::FinalRound
            | List::SoloFinalRound => beneath.is_none(),
            List::Turn | List::SoloTurn | List::SaboteursTurn => is_each(beneath, Each::Turn),
            List::Entering => step(Step::MoveScientist),
            List::Extend | List::Construct => in_supply || granted,
            List::TakeInitiative | List::Acquire => in_supply,
            List::Sell
            | List::WorkOnExperiment
            | List::Publish
            | List::Research
            | List::Breakthrough => on_actions || granted,
            List::FreeExperiment => granted,
            List::Secure | List::CallSecurity => on_actions,
            List::Rewards => is_experiment(beneath),
            List::AfterExperiment => {
                step(Step::Experiment) || matches!(beneath, Some(Frame::FinalExperiments { .. }))
            }
            List::AfterFailure => step(Step::Experiment),
            List::PlanSupply | List::PlanGovernment | List::PlanLab | List::PlanResearch => {
                step(Step::BeginPlan)
            }
            List::Unable => step(Step::UseBranch),
            List::LockedHavoc | List::OpenHavoc => beneath == Some(Frame::Havoc),
        }
    }

    fn each_lies_on(&self, each: Each, beneath: Option<Frame>) -> bool {
        let step = |step| self.begun_by(step, beneath);
        let on = |list, weather| {
            beneath == Some(Frame::Steps { list, next: 0, of: Of::Weather(weather), free: false })
        };
        match each {
            Each::Part => step(Step::DealParts),
            Each::Tile => step(Step::DealTiles),
            Each::Goals => step(Step::DealGoals),
            Each::Supply => step(Step::SupplyRound),
            Each::Turn => step(Step::Turns),
            Each::Experiment(weather) => on(List::AfterExperiment, weather),
            Each::TakeBack(weather) => on(List::AfterFailure, weather),
            Each::Income => step(Step::Income),
            Each::LastPlacements => step(Step::LastPlacements),
        }
    }

    fn benefit_lies_on(&self, at: BenefitAt, beneath: Option<Frame>) -> bool {
        let step = |step| self.begun_by(step, beneath);
        let on = |wanted: fn(BenefitAt) -> bool| matches!(beneath, Some(Frame::Benefit { at, .. }) if wanted(at));
        let placing = matches!(
            beneath,
            Some(
                Frame::UseTile
                    | Frame::Move
                    | Frame::Actions
                    | Frame::PlaceTokens { .. }
                    | Frame::LastPlacements
            )
        );
        match at {
            BenefitAt::Subsidy(_) => step(Step::UseTile) || step(Step::TileBenefit),
            BenefitAt::Column(_) => {
                step(Step::EdgeBenefits) || on(|at| matches!(at, BenefitAt::Row(_)))
            }
            BenefitAt::Row(_) => {
                step(Step::EdgeBenefits) || on(|at| matches!(at, BenefitAt::Column(_)))
            }
            BenefitAt::Goal(_) => step(Step::UseTile) || beneath == Some(Frame::LastPlacements),
            BenefitAt::Funding(Area::Government, _) => {
                self.funds_on(beneath) || matches!(beneath, Some(Frame::FollowTrack { .. }))
            }
            BenefitAt::Funding(..) => self.funds_on(beneath),
            BenefitAt::Office(_) => placing || step(Step::TakeGreenToken) || step(Step::Cite),
            BenefitAt::Slide(_) => step(Step::Slide),
            BenefitAt::Slot(_) => {
                step(Step::SlotBenefit)
                    || beneath == Some(PLACE_RESEARCH)
                    || on(|at| matches!(at, BenefitAt::Slot(_)))
            }
            BenefitAt::Bot(_) => step(Step::SpaceBenefit),
            BenefitAt::Storm(..) => step(Step::MarkerBenefit),
            BenefitAt::Experiment(_) => step(Step::Reward),
        }
    }

    /// Whether a step can have begun what lies here. The last step of a list leaves what it begins
    /// in the place of the list.
    pub(super) fn begun_by(&self, step: Step, beneath: Option<Frame>) -> bool {
        LISTS.into_iter().any(|list| {
            let steps = list.steps();
            let mut places = (0..steps.len()).filter(|&place| steps[place] == step);
            places.any(|place| {
                if place + 1 == steps.len() {
                    [false, true].into_iter().any(|free| self.list_lies_on(list, free, beneath))
                } else {
                    matches!(beneath, Some(Frame::Steps { list: other, next, .. })
                        if other == list && usize::from(next) == place + 1)
                }
            })
        })
    }

    /// The gain of a benefit that is under way.
    pub(super) fn gain_under(&self, beneath: Option<Frame>) -> Option<Gain> {
        let Some(Frame::Benefit { at, alternative, next }) = beneath else { return None };
        let gains = self.benefit(at).get(usize::from(alternative))?;
        gains.get(usize::from(next).checked_sub(1)?)
    }

    /// Whether the benefit beneath grants an action.
    fn is_granted_list(&self, list: List, beneath: Option<Frame>) -> bool {
        match self.gain_under(beneath) {
            Some(Gain::Bot) => list == List::Construct,
            Some(Gain::Workshop) => list == List::Extend,
            Some(Gain::Act(act)) => Act::list(act) == list,
            _ => false,
        }
    }

    /// Where funding is received: by an Investment tile.
    fn funds_on(&self, beneath: Option<Frame>) -> bool {
        self.begun_by(Step::UseTile, beneath) || beneath == Some(Frame::LastPlacements)
    }

    /// Where payments are made.
    fn pays_on(&self, beneath: Option<Frame>) -> bool {
        const PAYING: [Step; 5] = [
            Step::PayVouchers,
            Step::PayChemical,
            Step::PayExtra,
            Step::ReadyPart,
            Step::PayScience,
        ];
        matches!(beneath, Some(Frame::ReadyParts { .. } | Frame::BuyCp { paid: true, .. }))
            || PAYING.into_iter().any(|step| self.begun_by(step, beneath))
    }
}

/// Research tokens find their place before anything else.
const PLACE_RESEARCH: Frame = Frame::PlaceTokens { awards: false };

fn is_each(beneath: Option<Frame>, wanted: Each) -> bool {
    matches!(beneath, Some(Frame::Each { each, .. }) if each == wanted)
}

fn is_experiment(beneath: Option<Frame>) -> bool {
    matches!(beneath, Some(Frame::Each { each: Each::Experiment(_), .. }))
}

fn is_failure(beneath: Option<Frame>) -> bool {
    matches!(beneath, Some(Frame::Each { each: Each::TakeBack(_), .. }))
}

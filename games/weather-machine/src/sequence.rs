//! Set-up and order of play as readable lists, and the frames of pending work.
//!
//! Long because the lists and the steps are read together, and most lines document one of them.

mod frame;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::deed::Deed;
use crate::types::{
    ActionSpace, Area, BotSpace, Chemical, Colour, ExperimentTile, ExtremeTile, FundingSpace,
    GoalSpace, LineSlot, OfficeRow, OfficeSpace, SubsidyCell, SubsidyRow, SubsidyTile, Voucher,
    Weather, WorkshopTile,
};

pub use frame::Frame;

/// The lists of steps. Each runs from its first step to its last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// WM-SET, WM-PLS: 2 to 4 players.
    SetUp,
    /// The same with the drafting variant.
    DraftSetUp,
    /// SAB-SET: solo.
    ///
    /// SAB-GEN.7 MUST: no Initiative is adopted before round 1, so the human begins it.
    SoloSetUp,
    /// A round.
    ///
    /// WM-LAB.6 MUST: no experiment runs in Phase A; a full branch waits.
    Round,
    /// The final round.
    ///
    /// WM-END.7 MUST: it has Phases A and B only.
    FinalRound,
    /// SAB-FIN: the final round in solo.
    ///
    /// SAB-END.3 IF a regular end is triggered THEN it comes after the round, and scoring after it.
    /// SAB-END.7 MUST: its turns are the usual ones, with their checks.
    SoloFinalRound,
    /// WM-TRN.1: a turn.
    Turn,
    /// A turn in solo.
    SoloTurn,
    /// The Saboteurs' turn.
    ///
    /// SAB-TRN.0 MUST: first the check whether a card is left, then the seven steps in order.
    SaboteursTurn,
    /// The Scientist's entry into a Location.
    Entering,
    /// WM-SUP.1-8.
    Extend,
    /// WM-SUP.9-12.
    Construct,
    /// WM-SUP.13.
    TakeInitiative,
    /// WM-SUP.15.
    Acquire,
    /// An action of a Main Location.
    Do(Deed),
    /// SAB-CALL.
    CallSecurity,
    /// WM-BEN.3: without the Chemical.
    FreeExperiment,
    /// WM-PHB.5-9: a player's rewards for the Science paid.
    ///
    /// WM-R.53 MUST: tokens of the reward are placed before the token of the experiment; Awards
    /// wait.
    Rewards,
    /// WM-PHB.10-12: the steps after an experiment that ran.
    ///
    /// SAB-EXP.5 MUST: these apply in solo too, including the token that Lativ's Bot removes.
    AfterExperiment,
    /// WM-PHB.14, SAB-EXP.6: the steps after one that did not run.
    AfterFailure,
    /// SAB-SUP: the plan at the Supply.
    PlanSupply,
    /// The plan at the Government.
    ///
    /// SAB-GOV.1 MUST: it begins with one Chemical.
    PlanGovernment,
    /// SAB-LAB: the plan at the Lab.
    PlanLab,
    /// SAB-RND: the plan at R&D.
    PlanResearch,
    /// SAB-SUP.2: one of the Chemicals of the plan at the Supply.
    Take,
    /// SAB-GOV.3c, SAB-LAB.2e, SAB-RND.3c: no branch can be chosen.
    Unable,
    /// Havoc with a set.
    ///
    /// SAB-HAV.1 IF the weather is locked THEN the set goes, a tile and a card come, the lock goes.
    LockedHavoc,
    /// SAB-HAV.2: havoc with a set of an unlocked weather.
    OpenHavoc,
}

impl List {
    /// The steps in order.
    ///
    /// WM-GEN.5 MUST: they are carried out as printed; later steps can use what earlier ones yield.
    pub fn steps(self) -> &'static [Step] {
        use Step::*;
        match self {
            List::SetUp => &[
                DrawTurnOrder,
                PlaceScientists,
                LayOffer,
                LaySubsidies,
                LayExperiments,
                PlaceAssistant,
                DealParts,
                DealTiles,
                DealGoals,
                SupplyRound,
                AdoptInitiative,
                NextRound,
            ],
            List::DraftSetUp => &[
                DrawTurnOrder,
                PlaceScientists,
                LayOffer,
                LaySubsidies,
                LayExperiments,
                PlaceAssistant,
                DealParts,
                DealTiles,
                DraftGoals,
                SupplyRound,
                AdoptInitiative,
                NextRound,
            ],
            List::SoloSetUp => &[
                DrawChallenges,
                PlaceScientists,
                LayOffer,
                LaySubsidies,
                LayExperiments,
                PlaceAssistant,
                DealParts,
                DealTiles,
                DealSoloGoals,
                StockHideout,
                ShuffleReports,
                FindFirstReport,
                FindSecondReport,
                ShuffleReports,
                RevealReport,
                BoxReports,
                SupplyRound,
                NextRound,
            ],
            List::Round => &[
                Turns,
                Experiment,
                PrepareNext,
                AdoptInitiative,
                Income,
                ChallengeIncome,
                LativReturns,
                NextRound,
            ],
            List::FinalRound => &[Turns, FinalExperiments, LastPlacements],
            List::SoloFinalRound => {
                &[Turns, FinalExperiments, RaiseForTheEnd, LastPlacements, Judge]
            }
            List::Turn => &[BeginTurn, UseTile, MoveScientist, Actions, PlaceTokens],
            List::SoloTurn => {
                &[CheckWin, BeginTurn, UseTile, MoveScientist, Actions, PlaceTokens, EndSoloTurn]
            }
            List::SaboteursTurn => &[
                CheckReports,
                BeginTurn,
                MoveAgent,
                RaiseForPieces,
                AgentMovesLativ,
                BeginPlan,
                DiscardReport,
                RevealReport,
                Havoc,
            ],
            List::Entering => &[GainForSpace, PayForSpace, MoveLativ],
            List::Extend => &[PayVouchers, TakeTile, LayTile],
            List::Construct => &[PayVouchers, ConstructBot, SlotBenefit],
            List::TakeInitiative => &[PayVouchers, SetInitiative],
            List::Acquire => &[PayVouchers, AcquireChemical],
            List::Do(Deed::Sell) => {
                &[PayVouchers, Advance, PlaceBot, ReadyPart, TakeSubsidy, TakeToken, RunGovernment]
            }
            List::Do(Deed::Secure) => &[PayVouchers, EdgeBenefits, TileBenefit, FlipTile],
            List::Do(Deed::Experiment) => {
                &[PayVouchers, Advance, MoveLativsBot, PlaceBot, PayChemical]
            }
            List::FreeExperiment => &[PayVouchers, Advance, MoveLativsBot, PlaceBot],
            List::Do(Deed::Publish) => {
                &[PayVouchers, Cite, Slide, ScorePaper, TakeInvestment, UnlockPaper]
            }
            List::Do(Deed::Research) => &[
                PayVouchers,
                Advance,
                PlaceBot,
                PayChemical,
                PayExtra,
                SpaceBenefit,
                TakeToken,
                UnlockBranch,
            ],
            List::Do(Deed::Breakthrough) => &[
                PayVouchers,
                PayScience,
                PlaceMarker,
                MarkerBenefit,
                Prototype,
                TakeAward,
                FixWeather,
            ],
            List::CallSecurity => &[PayVouchers, DrawReports],
            List::Rewards => {
                &[PayScience, ScoreBots, Reward, PlaceEarned, TakeGreenToken, PlaceEarned]
            }
            List::AfterExperiment => &[DiscardGreenToken, ReturnLativsBots, NewStorm],
            List::AfterFailure => &[ReturnLativsBots, SabotagedStorm],
            List::PlanSupply => &[SaboteurInitiative, TakeChemicals],
            List::PlanGovernment => &[TakeChemical, FlipSubsidy, UseBranch],
            List::PlanLab => &[StealAward, UseBranch],
            List::PlanResearch => &[PlaceFreeBot, UseBranch],
            List::Take => &[TakeChemical],
            List::Unable => &[DiscardTop, TakeChemical],
            List::LockedHavoc => &[UseSet, HavocStorm, DiscardTop, HavocUnlock],
            List::OpenHavoc => &[UseSet, HavocPrice],
        }
    }
}

/// A step of a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// WM-SET.4, SAB-SET.5.
    DrawTurnOrder,
    /// WM-SET.5-7, SAB-SET.19: Initiative, Scientists, Lativ.
    PlaceScientists,
    /// WM-SET.9.
    LayOffer,
    /// WM-SET.10.
    LaySubsidies,
    /// WM-SET.15, WM-SET.16.
    LayExperiments,
    /// WM-SET.17.
    PlaceAssistant,
    /// WM-PLS.4.
    DealParts,
    /// WM-PLS.5.
    DealTiles,
    /// WM-PLS.6.
    DealGoals,
    /// WM-DRF.
    DraftGoals,
    /// WM-PSR.
    SupplyRound,
    /// WM-PSR.4, WM-PHC.1.
    AdoptInitiative,
    /// The next round begins.
    NextRound,

    /// SAB-SET.18.
    DrawChallenges,
    /// SAB-SET.2.
    DealSoloGoals,
    /// SAB-SET.3-7 and the effects of Challenge cards.
    StockHideout,
    /// SAB-SET.8-11.
    FindFirstReport,
    /// SAB-SET.12-14.
    FindSecondReport,
    /// SAB-SET.8, SAB-SET.15.
    ShuffleReports,
    /// SAB-SET.16, SAB-TRN.6.
    RevealReport,
    /// SAB-CHL.6.
    BoxReports,

    /// WM-STR.2: a turn of each player.
    Turns,
    /// WM-PHB.
    Experiment,
    /// WM-NXT.
    PrepareNext,
    /// WM-INC.
    Income,
    /// SAB-CHL.2, SAB-CHL.3b.
    ChallengeIncome,
    /// WM-INC.3.
    LativReturns,
    /// WM-END.8.
    FinalExperiments,
    /// WM-SCO.0.
    LastPlacements,
    /// SAB-FIN.2.
    RaiseForTheEnd,
    /// SAB-FIN.4.
    Judge,

    /// The turn begins.
    BeginTurn,
    /// SAB-END.1.
    CheckWin,
    /// WM-TRN.1, step 1.
    UseTile,
    /// Step 2.
    MoveScientist,
    /// Step 3.
    Actions,
    /// Step 4.
    PlaceTokens,
    /// SAB-CHL.7, SAB-END.5.
    EndSoloTurn,

    /// WM-MOV.4, WM-MOV.5.
    GainForSpace,
    /// WM-MOV.5c.
    PayForSpace,
    /// WM-LAT.
    MoveLativ,

    /// The price of an action in Vouchers.
    PayVouchers,
    /// An advance on the Funding track of the action's Location.
    Advance,
    /// WM-SUP.2, WM-SUP.3.
    TakeTile,
    /// WM-SUP.6.
    LayTile,
    /// WM-SUP.9.
    ConstructBot,
    /// WM-SUP.10.
    SlotBenefit,
    /// WM-SUP.13.
    SetInitiative,
    /// WM-SUP.15.
    AcquireChemical,
    /// Placing the Bot on its space.
    PlaceBot,
    /// WM-GOV.3: the Machine Part, by exchange if necessary.
    ReadyPart,
    /// WM-GOV.4-6.
    TakeSubsidy,
    /// WM-GOV.7, WM-RND.8: the Research token or its substitute.
    TakeToken,
    /// WM-GOV.9.
    RunGovernment,
    /// WM-GOV.16.
    EdgeBenefits,
    /// WM-GOV.17.
    TileBenefit,
    /// WM-GOV.17.
    FlipTile,
    /// WM-LAB.4.
    MoveLativsBot,
    /// WM-LAB.5, WM-RND.4.
    PayChemical,
    /// WM-CIT.
    Cite,
    /// WM-PUB.3.
    Slide,
    /// WM-PUB.4.
    ScorePaper,
    /// WM-PUB.5.
    TakeInvestment,
    /// WM-PUB.6.
    UnlockPaper,
    /// WM-RND.5.
    PayExtra,
    /// WM-RND.6.
    SpaceBenefit,
    /// WM-RND.10.
    UnlockBranch,
    /// WM-BRK.3.
    PayScience,
    /// WM-BRK.4.
    PlaceMarker,
    /// WM-BRK.4.
    MarkerBenefit,
    /// WM-BRK.6.
    Prototype,
    /// WM-BRK.7, WM-BRK.8.
    TakeAward,
    /// WM-BRK.9.
    FixWeather,

    /// SAB-CALL.3.
    DrawReports,

    /// WM-PHB.6.
    ScoreBots,
    /// WM-PHB.7.
    Reward,
    /// WM-R.53.
    PlaceEarned,
    /// WM-PHB.8.
    TakeGreenToken,
    /// WM-PHB.10.
    DiscardGreenToken,
    /// WM-PHB.11, WM-PHB.14.
    ReturnLativsBots,
    /// WM-PHB.12.
    NewStorm,
    /// SAB-EXP.6a.
    SabotagedStorm,

    /// SAB-END.6.
    CheckReports,
    /// SAB-TRN.1.
    MoveAgent,
    /// SAB-TRN.2.
    RaiseForPieces,
    /// SAB-TRN.3.
    AgentMovesLativ,
    /// SAB-TRN.4.
    BeginPlan,
    /// SAB-TRN.5.
    DiscardReport,
    /// SAB-TRN.7.
    Havoc,
    /// SAB-SUP.1.
    SaboteurInitiative,
    /// SAB-SUP.2.
    TakeChemicals,
    /// SAB-CHM.
    TakeChemical,
    /// SAB-GOV.2.
    FlipSubsidy,
    /// SAB-GOV.3, SAB-LAB.2, SAB-RND.3 and the steps that follow.
    UseBranch,
    /// SAB-LAB.1.
    StealAward,
    /// SAB-RND.1, SAB-RND.2.
    PlaceFreeBot,
    /// SAB-GOV.3c, SAB-HAV.1c: discarding the top card of the deck.
    DiscardTop,
    /// SAB-HAV.1a, SAB-HAV.2a.
    UseSet,
    /// SAB-HAV.1b.
    HavocStorm,
    /// SAB-HAV.1d.
    HavocUnlock,
    /// SAB-HAV.2b.
    HavocPrice,
}

/// What a list of steps acts on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// Nothing.
    Nothing,
    /// An action space.
    Space(ActionSpace),
    /// A Bot space.
    Bot(BotSpace),
    /// A Subsidy space.
    Cell(SubsidyCell),
    /// An Office row.
    Row(OfficeRow),
    /// An Office row, and a space of the Extreme Weather tile counted from 0.
    Marker(OfficeRow, u8),
    /// A slot of the Assembly Line.
    Slot(LineSlot),
    /// A Workshop tile.
    Tile(WorkshopTile),
    /// A type of Chemical.
    Chemical(Chemical),
    /// A position in the Initiative order, from 0.
    Place(u8),
    /// A branch.
    Weather(Weather),
    /// A weather and the Bots of the active player that came back from its branch.
    Bots(Weather, u8),
}

/// A payment that is due.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// Vouchers of one type.
    Vouchers(Voucher, u8),
    /// A Chemical that goes to the Supply.
    Chemical(Chemical),
    /// The Chemical of a Research space, to the left of its Bot.
    Research(BotSpace),
    /// A Machine Part that must be in the Workshop and stays there.
    PartInHand(Colour),
    /// Another Machine Part of a colour, by exchange.
    AnotherPart(Colour),
    /// Any one Chemical or Machine Part.
    AnyItem,
}

/// The item given in an exchange.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// A Chemical.
    Chemical(Chemical),
    /// A Machine Part.
    Part(Colour),
}

/// Where a benefit is printed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BenefitAt {
    /// A Subsidy tile.
    Subsidy(SubsidyTile),
    /// Above a column of Subsidy tiles.
    Column(Weather),
    /// Beside a row of Subsidy tiles.
    Row(SubsidyRow),
    /// A Goal space.
    Goal(GoalSpace),
    /// A space of a Funding track.
    Funding(Area, FundingSpace),
    /// An Office space.
    Office(OfficeSpace),
    /// The benefits that a Breakthrough marker passes as it slides.
    Slide(OfficeRow),
    /// A slot of the Assembly Line.
    Slot(LineSlot),
    /// A Research space.
    Bot(BotSpace),
    /// A space of an Extreme Weather tile, from 0.
    Storm(ExtremeTile, u8),
    /// An Experiment tile.
    Experiment(ExperimentTile),
}

/// What every player does, in turn order.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Each {
    /// Is dealt a Machine Part.
    Part,
    /// Is dealt a Workshop tile and lays it.
    Tile,
    /// Is dealt a set of Goal tiles.
    Goals,
    /// Takes a turn of Supply actions.
    Supply,
    /// Takes a turn.
    Turn,
    /// Resolves an experiment that runs.
    Experiment(Weather),
    /// May take Bots back from an experiment that does not run.
    TakeBack(Weather),
    /// Receives income.
    Income,
    /// Makes the last placements.
    LastPlacements,
}

//! The events of the game.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

use crate::automa::PriorityList;
use crate::benefit::Gain;
use crate::deed::Deed;
use crate::sequence::{BenefitAt, Given};
use crate::state::{EndTrigger, Laid, Lativ, Order, Piece, Verdict};
use crate::types::{
    ActionSpace, Agent, Area, AreaMap, BotSpace, Challenge, Chemical, Colour, EnumSet,
    ExperimentTile, FundingSpace, GoalSet, GoalSpace, GoalTile, Level, LineSlot, Location,
    OfficeRow, OfficeSpace, Owner, Player, Report, Section, SubsidyCell, SubsidyTile, Voucher,
    Weather, WorkshopTile,
};

/// Why the Target rises: what was counted, and how much each counts.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Raise {
    /// The marker is put on its starting value.
    Start,
    /// Pieces to the left of the agent.
    Pieces {
        agent: Agent,
        each: u8,
        /// Order: from the left.
        pieces: ArrayVec<Piece, 2>,
    },
    /// Their Initiative marker was leftmost already.
    Initiative,
    /// One of their Bots left an experiment that ran.
    Experiment { from: BotSpace, tile: Option<ExperimentTile> },
    /// Bots of theirs in a branch that the Government activates.
    Government { weather: Weather, bots: u8, each: u8 },
    /// One of their Bots stands in for a part of a prototype.
    Prototype { space: BotSpace },
    /// No Research token of the branch is left for them.
    NoToken { area: Area, weather: Weather },
    /// They used a set and no card was discarded for it; `card` says whether the deck had one.
    Havoc { card: bool },
    /// A Challenge card raises it; `bots` is the number of their Bots on the board if it counts
    /// them.
    Challenge { challenge: Challenge, bots: Option<u8> },
    /// The game ends.
    End,
}

/// Why CP are scored: what was counted, and how much each counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Score {
    /// A printed benefit.
    Printed(BenefitAt),
    /// Bots that came back from an experiment.
    Experiment { tile: ExperimentTile, bots: u8, each: u8 },
    /// Bots in a branch that the Government activates.
    Government { weather: Weather, bots: u8, each: u8 },
    /// The tokens of a row that is published.
    Paper { row: OfficeRow, research: u8, awards: u8, citations: u8 },
    /// Science Vouchers paid for CP.
    Science { vouchers: u8 },
}

/// What gives something: where it is printed, or another cause.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Cause {
    /// A printed benefit.
    Printed(BenefitAt),
    /// A printed benefit, as income.
    Income(BenefitAt),
    /// The action space that the Scientist moved to.
    Space(ActionSpace),
    /// Lativ, who is to the left of the Scientist in a Main Location, or is in the Supply.
    Lativ(Location),
    /// Lativ a second time, by the New Scientists variant.
    NewScientists,
    /// The section of the Supply where this Chemical now lies.
    Section(Chemical),
    /// No Research token of the branch is left.
    NoToken { area: Area, weather: Weather },
    /// The Lab Funding track, up to this space.
    Track(FundingSpace),
    /// A Bot placed on this space.
    Bot(BotSpace),
    /// A paper that is published.
    Paper,
    /// A Bot that fills the branch of R&D.
    Completion(Weather),
}

/// What a Voucher is paid for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// A price in its own type.
    Price,
    /// A price in this other type.
    Instead(Voucher),
    /// An exchange.
    Exchange,
    /// A piece to the left in the Supply.
    Piece,
}

/// Why an Extreme Weather tile is placed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// The experiment of its weather ran.
    Experiment,
    /// The experiment did not run and the Saboteurs have a Bot in the branch.
    Sabotage,
    /// The Saboteurs used a set of its weather.
    Set,
}

/// Why a Research token on the board leaves the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// Lativ moved to its Location.
    Lativ,
    /// Lativ has a Bot in the branch whose experiment ran.
    LativsBot,
    /// No Office space can take it.
    NoSpace,
}

/// A decision that was skipped because nothing could be done.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Idle {
    /// The actions of a Location; `acted` says whether some were carried out before.
    Actions { location: Location, acted: bool },
    /// Moving the Scientist.
    Move,
    /// Awards on the holding space.
    Awards,
    /// The last placements before scoring.
    LastPlacements,
}

/// Why an action of a Main Location cannot be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Barrier {
    /// It has already been carried out in this turn.
    Done,
    /// The space allows one action, and the other one has been carried out.
    OneAction,
    /// The price in Vouchers of a type, or in what can replace them, cannot be paid.
    Vouchers { voucher: Voucher, cost: u8, own: u8, science: u8, others: u8 },
    /// No Bot is in the Workshop.
    NoBot,
    /// The Bot spaces that are available, and the items in the Workshop to pay for one.
    Items { free: EnumSet<BotSpace>, chemicals: EnumSet<Chemical>, parts: EnumSet<Colour> },
    /// There is no target that the player could choose and pay for.
    NoTarget,
}

/// An action of a Main Location and why it cannot be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Barred {
    /// The action.
    pub deed: Deed,
    /// What prevents it.
    pub by: Barrier,
}

/// What the player had when no action of the Supply could be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Shortage {
    /// Supply Vouchers.
    pub own: u8,
    /// Science Vouchers.
    pub science: u8,
    /// All other Vouchers, which an exchange can turn into Science.
    pub others: u8,
    /// Chemicals in the Workshop.
    pub chemicals: u8,
}

/// The figures at the end of a solo game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct EndCount {
    /// The CP: final scoring after the final round, otherwise the CP track.
    pub cp: i32,
    /// The Target.
    pub target: u16,
    /// Number of Goals met.
    pub goals: u8,
    /// Number of Funding markers far enough for the immediate win.
    pub markers: u8,
    /// The weathers whose Extreme Weather tile is at the highest level.
    pub storms: EnumSet<Weather>,
    /// The Challenge card that forbids the win.
    pub card: Option<Challenge>,
}

/// Where a Bot is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotPlace {
    /// A slot of its owner's Assembly Line.
    Line(LineSlot),
    /// Its owner's Workshop.
    Workshop,
    /// A space of a machine.
    Space(BotSpace),
    /// Beside the Lab, for Lativ's Bots.
    BesideLab,
    /// The Hideout.
    Hideout,
}

/// Where a Chemical is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChemicalPlace {
    /// Its row of the Supply.
    Supply,
    /// A Workshop.
    Workshop(Player),
    /// Left of a Bot in R&D.
    Research(BotSpace),
    /// The Hideout.
    Hideout,
}

/// Where a Machine Part is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PartPlace {
    /// The reserve.
    Reserve,
    /// A Workshop.
    Workshop(Player),
    /// A Subsidy space of the Government.
    Cell(SubsidyCell),
}

/// Where a Research or Award token is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenPlace {
    /// Its stack on the board; for Awards, the reserve.
    Board,
    /// A player's holding space.
    Holding(Player),
    /// A player's Office.
    Office(Player, OfficeSpace),
    /// The Hideout.
    Hideout,
    /// Out of the game.
    Gone,
}

/// Where an Experiment tile is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExperimentPlace {
    /// A space of the display, from 0 at the left.
    Display(u8),
    /// Below the deck.
    Waiting,
    /// On top of the deck.
    Top,
}

/// Why an experiment does not run.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoRun {
    /// The branch has an empty space.
    NotFull,
    /// No tile of its weather is displayed.
    NoTile,
    /// Both.
    Both,
}

game_core::events! {
/// An event of the game.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the words in `text/events.rs` say what each event is")]
pub enum Event {
    OrderDrawn { player: Player, place: u8 },
    OfferShown { tile: WorkshopTile, space: u8 },
    StackShown { tile: WorkshopTile },
    StackTurned { tiles: u8 },
    SubsidyLaid { tile: SubsidyTile, cell: SubsidyCell },
    ExperimentShown { tile: ExperimentTile, place: ExperimentPlace },
    PartDealt { player: Player, colour: Colour },
    TileDealt { player: Player, tile: WorkshopTile },
    GoalsDealt { player: Player, set: GoalSet },
    GoalsDrafted { player: Player, set: GoalSet, area: Area },
    GoalDealt { tile: GoalTile },
    GoalRefused { tile: GoalTile, like: GoalTile },
    ChallengeDrawn { challenge: Challenge },
    TurnOrderSet {
        /// Order: the first player first.
        #[schemars(with = "Vec<Player>")]
        order: Order,
    },
    InitiativeTaken {
        player: Player,
        /// The new Initiative order. Order: the first player first.
        #[schemars(with = "Vec<Player>")]
        order: Order,
    },
    RoundBegins { round: u8, last: bool },
    TurnBegins { player: Player },
    Vouchers { player: Player, voucher: Voucher, gained: u8, lost: u8, cause: Cause },
    NeighbourVouchers {
        player: Player,
        voucher: Voucher,
        gained: u8,
        lost: u8,
        /// Order: from the left.
        pieces: ArrayVec<Piece, 2>,
    },
    Paid { player: Player, voucher: Voucher, of: Payment },
    Exchanged { player: Player, given: Given, wanted: Given },
    ScienceExchanged { player: Player },
    Scored { player: Player, cp: u8, why: Score },
    PrototypeScored { player: Player, cp: u8, bot: Option<BotSpace> },
    ScoredForTheEnd { player: Player, cp: u8, cause: Cause },
    Advanced { player: Player, area: Area, from: FundingSpace, to: FundingSpace, cause: Cause },
    MarkerBack { player: Player, area: Area, to: FundingSpace },
    Funded { player: Player, area: Area, to: FundingSpace },
    ScientistMoved { player: Player, space: ActionSpace },
    LativMoved { from: Lativ, to: Lativ },
    LativsBotPasses { full: EnumSet<Weather>, has: EnumSet<Weather> },
    NoLativsBot { beside: u8 },
    NoTokenGoes { area: Area, weather: Weather },
    AssistantMoved { weather: Weather },
    BotMoved { owner: Owner, from: BotPlace, to: BotPlace },
    SectionOpened { player: Player, section: Section },
    ChemicalMoved {
        chemical: Chemical,
        from: ChemicalPlace,
        to: ChemicalPlace,
        /// What gives it, if it is a benefit.
        cause: Option<Cause>,
    },
    PartMoved {
        colour: Colour,
        from: PartPlace,
        to: PartPlace,
        /// What gives it, if it is a benefit.
        cause: Option<Cause>,
    },
    Lost { player: Player, gain: Gain, full: bool },
    Declined { player: Player, gain: Gain },
    NoCp { player: Player, science: u8, cp: u8, able: bool },
    Idle {
        player: Player,
        idle: Idle,
        /// Order: as the actions are on the board; empty unless the decision is about a Main
        /// Location.
        barred: ArrayVec<Barred, 2>,
        /// What the player had, if the decision is about the Supply.
        shortage: Option<Shortage>,
    },
    ResearchMoved { area: Area, weather: Weather, from: TokenPlace, to: TokenPlace },
    TokenDiscarded { area: Area, weather: Weather, why: Discard },
    AwardMoved { from: TokenPlace, to: TokenPlace },
    CitationPlaced { player: Player, space: OfficeSpace, goal: GoalTile },
    NobelTaken { player: Player },
    TileTaken { player: Player, tile: WorkshopTile },
    TileLaid { tile: WorkshopTile, laid: Laid },
    SubsidyTaken { player: Player, tile: SubsidyTile, cell: SubsidyCell, used: bool },
    SubsidyGone {
        tile: SubsidyTile,
        cell: SubsidyCell,
        /// Whether it is discarded because the player already has one of its type.
        owned: bool,
    },
    SubsidyFlipped { tile: SubsidyTile, cell: SubsidyCell },
    SubsidyUsed { player: Player, tile: SubsidyTile },
    InvestmentTaken { player: Player, cause: Cause },
    InvestmentUsed { player: Player },
    GoalSet { player: Player, tile: GoalTile, space: GoalSpace },
    GoalFlipped { player: Player, tile: GoalTile, space: GoalSpace },
    Published { player: Player, row: OfficeRow, weather: Weather },
    MarkerPlaced { player: Player, row: OfficeRow, weather: Weather, space: u8 },
    GovernmentMarker { weather: Weather, space: u8 },
    NothingToFix { weather: Weather },
    LockRemoved { weather: Weather },
    StormFixed { weather: Weather, level: Level },
    StormPlaced { weather: Weather, level: Level, brought: Brings },
    NoStorm { weather: Weather },
    PartsProvided {
        player: Player,
        weather: Weather,
        /// Order: by colour.
        parts: ArrayVec<Colour, 12>,
    },
    GovernmentRuns { weather: Weather },
    ExperimentRuns { weather: Weather, tile: ExperimentTile },
    ExperimentFails { weather: Weather, why: NoRun },
    ExperimentLeft { player: Player, science: u8, able: bool },
    ExperimentGone { tile: ExperimentTile },
    ExperimentSlid { tile: ExperimentTile, place: ExperimentPlace },
    Income { paid: bool },
    TargetRaised { by: u8, to: u16, why: Raise },
    AgentMoved { agent: Agent, space: ActionSpace },
    ReportShown { report: Report },
    ReportCurrent { report: Report },
    NoReport,
    NothingToDiscard,
    ReportDiscarded { report: Report },
    ReportOnTop { report: Report },
    ReportAside { report: Report },
    ReportsShuffled { cards: u8 },
    ReportsBoxed { cards: u8 },
    Plan { agent: Agent, report: Report, space: ActionSpace },
    StepsLeftOut { space: ActionSpace },
    NoChemicalFor { space: BotSpace, chemical: Chemical },
    NoAward,
    NoTokenLeft { area: Area, weather: Weather },
    Decided { priority_list: Box<PriorityList> },
    SetUsed { weather: Weather, locked: bool, held: AreaMap<u8>, colours: EnumSet<Area>, awards: u8 },
    EndTriggered { trigger: EndTrigger },
    Ended { verdict: Verdict, count: EndCount },
}
}

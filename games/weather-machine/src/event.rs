//! Everything that can be told.

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

/// For what the Target rises: what was counted, and how much each counts.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Raise {
    /// The marker is laid at its first value.
    Start,
    /// These stand to the left of the agent.
    Pieces {
        agent: Agent,
        each: u8,
        /// Order: from the left.
        pieces: ArrayVec<Piece, 2>,
    },
    /// Their Initiative marker was leftmost already.
    Initiative,
    /// A Bot of theirs left an experiment that ran.
    Experiment { from: BotSpace, tile: Option<ExperimentTile> },
    /// So many Bots of theirs stand in a branch that the Government activates.
    Government { weather: Weather, bots: u8, each: u8 },
    /// A Bot of theirs stands in for a part of a prototype.
    Prototype { space: BotSpace },
    /// No Research token of the branch is left for them.
    NoToken { area: Area, weather: Weather },
    /// They used a set, and no card was discarded for it; whether the deck had one.
    Havoc { card: bool },
    /// A Challenge card says so; for so many Bots of theirs on the board, if it counts them.
    Challenge { challenge: Challenge, bots: Option<u8> },
    /// The game ends.
    End,
}

/// For what CP are scored: what was counted, and how much each counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Score {
    /// A benefit that is printed there.
    Printed(BenefitAt),
    /// So many Bots came back from an experiment.
    Experiment { tile: ExperimentTile, bots: u8, each: u8 },
    /// So many Bots stand in a branch that the Government activates.
    Government { weather: Weather, bots: u8, each: u8 },
    /// The tokens of a row that is published.
    Paper { row: OfficeRow, research: u8, awards: u8, citations: u8 },
    /// So many Science Vouchers were paid for it.
    Science { vouchers: u8 },
}

/// What brings something: where it is printed, or what else gives it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Cause {
    /// A benefit that is printed there.
    Printed(BenefitAt),
    /// The same, as income.
    Income(BenefitAt),
    /// The action space that the Scientist moved to.
    Space(ActionSpace),
    /// Lativ, who stands to the left of it in a Main Location, or is in the Supply.
    Lativ(Location),
    /// The same once more, by the variant of the new scientists.
    NewScientists,
    /// The section of the Supply where this Chemical now lies.
    Section(Chemical),
    /// No Research token of the branch is left.
    NoToken { area: Area, weather: Weather },
    /// The Lab Funding track, up to this space.
    Track(FundingSpace),
    /// A Bot that goes there.
    Bot(BotSpace),
    /// The paper that is published.
    Paper,
    /// A Bot that fills the branch of R&D.
    Completion(Weather),
}

/// For what a Voucher is paid.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// The price, which asks for its type.
    Price,
    /// The price, which asks for this type.
    Instead(Voucher),
    /// An exchange.
    Exchange,
    /// A piece to the left in the Supply.
    Piece,
}

/// Why an Extreme Weather tile comes.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// The experiment of its weather ran.
    Experiment,
    /// It did not run, and a Bot of the Saboteurs stands in the branch.
    Sabotage,
    /// The Saboteurs used a set of its weather.
    Set,
}

/// Why a Research token leaves the game that lay on the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// Lativ came to its Location.
    Lativ,
    /// A Bot of Lativ stands in the branch whose experiment ran.
    LativsBot,
    /// No space of the Office can take it.
    NoSpace,
}

/// What a question was about that nobody was asked, because nothing could be done.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Idle {
    /// The actions of a Location; whether some were carried out before.
    Actions { location: Location, acted: bool },
    /// Moving the Scientist.
    Move,
    /// Awards of the holding space.
    Awards,
    /// The last placements before scoring.
    LastPlacements,
}

/// Why an action of a Main Location cannot be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the line above each variant says what its fields are")]
pub enum Barrier {
    /// It was carried out in this turn.
    Done,
    /// The space allows one action, and the other one was carried out.
    OneAction,
    /// So many Vouchers of a type, or what stands for them, cannot be paid.
    Vouchers { voucher: Voucher, cost: u8, own: u8, science: u8, others: u8 },
    /// No Bot is in the Workshop.
    NoBot,
    /// The Bot spaces that could be taken, and what is in the Workshop to pay for one.
    Items { free: EnumSet<BotSpace>, chemicals: EnumSet<Chemical>, parts: EnumSet<Colour> },
    /// Nothing is there on which it could be carried out and paid for.
    NoTarget,
}

/// An action of a Main Location with what stands against it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Barred {
    /// The action.
    pub deed: Deed,
    /// What stands against it.
    pub by: Barrier,
}

/// What there was for actions of the Supply when none could be carried out.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Shortage {
    /// Supply Vouchers.
    pub own: u8,
    /// Science Vouchers.
    pub science: u8,
    /// All other Vouchers, some of which stand for one Science.
    pub others: u8,
    /// Chemicals in the Workshop.
    pub chemicals: u8,
}

/// What stood at the end of a solo game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct EndCount {
    /// The CP: those of final scoring after the final round, else those on the track.
    pub cp: i32,
    /// The Target.
    pub target: u16,
    /// How many Goals are met.
    pub goals: u8,
    /// How many Funding markers are as far as the immediate win asks.
    pub markers: u8,
    /// The weathers whose Extreme Weather tile is of the last level.
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
    /// Its stack on the board, or for Awards the reserve.
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
    /// A space of the branch is empty.
    NotFull,
    /// No tile of its weather is displayed.
    NoTile,
    /// Both.
    Both,
}

game_core::events! {
/// Something that happened.
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
        /// The Initiative order now. Order: the first player first.
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
        /// What gives it, where a benefit does.
        cause: Option<Cause>,
    },
    PartMoved {
        colour: Colour,
        from: PartPlace,
        to: PartPlace,
        /// What gives it, where a benefit does.
        cause: Option<Cause>,
    },
    Lost { player: Player, gain: Gain, full: bool },
    Declined { player: Player, gain: Gain },
    NoCp { player: Player, science: u8, cp: u8, able: bool },
    Idle {
        player: Player,
        idle: Idle,
        /// Order: as the actions stand on the board; empty where nothing of a Main Location is asked.
        barred: ArrayVec<Barred, 2>,
        /// What there was, where the Supply is asked.
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
        /// Whether it goes because its player has one of its type.
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

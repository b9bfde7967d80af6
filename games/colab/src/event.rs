//! Every event of the game.

use game_core::{EnumMap, EnumSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::automa::{Deed, Loss, Why};
use crate::content::{BagToken, Device, DoomsdayCard, EnemyFace};
use crate::enemy_action::{Goal, Way};
use crate::state::Bait;
use crate::types::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Insert, Lab, Player, Rolled, Row, Scientist, Slot,
    Symbol, Tile, Tower, Trade, Window,
};

/// A means of payment.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A resource token.
    Token(Colour),
    /// A wild token.
    Wild,
    /// The die on a minion.
    Minion(Window, Rolled),
    /// A die of the pool.
    Die(Rolled),
    /// The WILD die on an enemy's minion.
    WildDie(Window),
}

/// How a window was repaired.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Repair {
    /// For free, in a rest turn.
    Rest,
    /// For research tokens.
    Research,
    /// For resources.
    Resources,
}

/// Where a potion token is, or went.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PotionPlace {
    /// Among the new ones.
    New,
    /// In the storage slot.
    Storage,
    /// On this card.
    Card(Card, Cell),
    /// Out of the game.
    Nowhere,
}

/// How a player's scientist was found by going around the ring.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Sought {
    /// The direction printed on the action.
    pub arrow: Way,
    /// The direction taken.
    pub way: Way,
    /// Number of labs moved; 0 for the lab itself.
    pub steps: u8,
    /// The distance in the other direction, if both were compared.
    pub other: Option<u8>,
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(missing_docs, reason = "the words in `text/events.rs` say what each event is")]
    pub enum Event {
        TowerLaid { tower: Tower, place: u8 },
        InsertLaid { tower: Tower, insert: Insert },
        LabLaid { lab: Lab, place: u8 },
        TileLaid { tile: Tile, lab: Lab, slot: Slot },
        TileDrawn { tile: Tile },
        NoTile { player: Player },
        NeutralPlaced { window: Window },
        FirstDrawn { player: Player },
        ScientistChosen { player: Player, scientist: Scientist },
        BonusDealt { player: Player, bonus: Bonus },
        BaitLaid { tower: Tower, bait: Bait },
        BaitTaken { player: Player, tower: Tower, bait: Bait },
        DiceGained { player: Player, die: DieColour, count: u8 },
        NoDie { player: Player, die: DieColour },
        Drew { player: Player, card: Card },
        NoCard { player: Player, deck: Deck },
        Shuffled { deck: Deck, cards: u8 },
        Kept { player: Player, card: Card },
        CardDiscarded { player: Player, card: Card },
        TokensGained { player: Player, colour: Colour, count: u8 },
        WildGained { player: Player, count: u8 },
        PotionsGained { player: Player, count: u8 },
        ResearchGained { player: Player, count: u8 },
        Rolled { player: Player, die: Rolled },
        ToBowl { player: Player, die: Rolled },
        Taken { player: Player, die: Rolled },
        Turned { player: Player, from: Rolled, to: Rolled },
        MinionPlaced { player: Player, window: Window, die: Option<Rolled> },
        Retrieved { player: Player, window: Window, die: Option<Rolled> },
        Repositioned { player: Player, from: Window, to: Window },
        RowTaken { player: Player, tower: Tower, row: Row },
        TurnBegins { player: Player },
        StepSkipped { player: Player },
        Moved { player: Player, lab: Lab },
        ToCentre { player: Player },
        Builds { player: Player, lab: Lab },
        Collects { player: Player, lab: Lab },
        NoBuild { player: Player },
        Granted { player: Player },
        TileUsed { player: Player, lab: Lab, slot: Slot, tile: Tile },
        Worked { player: Player, window: Window },
        CardChosen { player: Player, card: Card },
        DiscountGained { player: Player, count: u8 },
        Discounted { player: Player, count: u8 },
        SymbolDropped { player: Player, symbol: Symbol },
        Paid { player: Player, item: Item },
        Built { player: Player, card: Card, cell: Cell, printed: u8, scaled: u8 },
        UpgradeTaken { player: Player, space: u8 },
        Fired { player: Player, card: Card, cell: Cell },
        Copied { player: Player, card: Card, cell: Cell },
        Reacted { player: Player, card: Card, cell: Cell },
        BonusReacted { player: Player, bonus: Bonus },
        PotionUsed { player: Player, card: Card, cell: Cell },
        PotionPaid { player: Player, from: PotionPlace },
        PotionPlaced { player: Player, to: PotionPlace },
        Traded { player: Player, trade: Trade, cost: u8 },
        ResearchScored { player: Player, points: u8, lost: u8 },
        ResearchFlipped { player: Player, tens: u8 },
        BonusUsed { player: Player, bonus: Bonus },
        TokenDiscarded { player: Player, colour: Option<Colour> },
        TriggersUp { player: Player },
        DiscountLost { player: Player, count: u8 },
        UpgradeRound { player: Player, space: u8 },
        EndBegins { player: Player, cards: u8 },
        SectionBChosen { player: Player, bonus: Bonus, points: u8 },
        Ended,

        EnemyJoins { enemy: Scientist, device: Device },
        ActiveMoved { enemy: Scientist },
        NeedShown { enemy: Scientist, need: u8, left: u8 },
        FaceRolled { enemy: Scientist, face: EnemyFace },
        EnemyRolled { enemy: Scientist, symbol: Symbol },
        EnemyPlaced {
            enemy: Scientist,
            from: Option<Window>,
            window: Window,
            face: EnemyFace,
            ice: bool,
        },
        EnemyArrives { enemy: Scientist, at: Lab },
        EnemyTurnBegins { enemy: Scientist, active: bool },
        BagRefilled { tokens: u8 },
        TokenDrawn { enemy: Scientist, token: BagToken, power: bool, left: u8 },
        NotActive { enemy: Scientist, active: Scientist },
        TokenLaid { enemy: Scientist, tokens: u8, need: u8 },
        DoomBuilt {
            enemy: Scientist,
            card: DoomsdayCard,
            built: u8,
            acting: EnumSet<DoomsdayCard>,
            apart: EnumSet<DoomsdayCard>,
        },
        CardActs { enemy: Scientist, card: DoomsdayCard },
        Charged { enemy: Scientist, to: u8, last: u8, why: Why, at: Option<Lab> },
        MeterFull { enemy: Scientist },
        MeterReset { enemy: Scientist, lost: u8 },
        SpecialPower { enemy: Scientist },
        EnemyMoved {
            enemy: Scientist,
            from: Lab,
            to: Lab,
            steps: u8,
            way: Way,
            sought: Option<Sought>,
            met: EnumSet<Player>,
        },
        EnemyStays { enemy: Scientist, at: Lab, met: EnumSet<Player> },
        NoPlayerInLab { enemy: Scientist },
        NearestMinion {
            enemy: Scientist,
            at: Lab,
            window: Window,
            distance: u8,
            other: Option<(Window, u8)>,
        },
        Destination {
            enemy: Scientist,
            window: Window,
            goal: Goal,
            tower: Tower,
            towers: u8,
            beside: EnumSet<Lab>,
        },
        NoRoom {
            enemy: Scientist,
            window: Window,
            tower: Tower,
            minions: EnumSet<Window>,
            damaged: EnumSet<Window>,
        },
        Damaged { enemy: Scientist, window: Window, ice: bool },
        Aimed { enemy: Scientist, deed: Deed, at: Lab, sought: Option<Sought>, towers: EnumSet<Tower> },
        Struck {
            enemy: Scientist,
            deed: Deed,
            window: Window,
            towers: EnumSet<Tower>,
            empties: EnumMap<Tower, u8>,
            ice: bool,
        },
        NoWindow { enemy: Scientist, deed: Deed, left: u8, towers: EnumSet<Tower> },
        Fullest {
            enemy: Scientist,
            tower: Tower,
            minions: u8,
            towers: EnumSet<Tower>,
            counts: EnumMap<Tower, u8>,
        },
        NoMinions { enemy: Scientist },
        Stripped { player: Player, window: Window, die: Rolled },
        NothingToStrip { enemy: Scientist, towers: EnumSet<Tower> },
        NothingToLose { player: Player, loss: Loss, missing: u8 },
        ResearchLost { player: Player, count: u8 },
        PotionLost { player: Player, from: PotionPlace },
        PowerAdded { enemy: Option<Scientist>, token: BagToken },
        NoPower { enemy: Option<Scientist> },
        Wrecked { enemy: Scientist, at: Lab, slot: Slot, tile: Tile },
        NothingToWreck { enemy: Scientist },
        IceBroken { player: Player, window: Window },
        Jammed { player: Player, tower: Tower, enemy: Scientist },
        Repaired { player: Player, window: Window, ice: bool, by: Repair },
        DeviceDone { enemy: Scientist },
        TowersFull,
    }
}

//! Everything that can be told.

use serde::Serialize;

use crate::kinds::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Insert, Lab, Player, Rolled, Row, Scientist, Slot,
    Symbol, Tile, Tower, Trade, Window,
};
use crate::state::Bait;

/// What somebody pays with.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
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
}

/// Where a potion token is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PotionPlace {
    /// Among the new ones.
    New,
    /// In the storage slot.
    Storage,
    /// On a card.
    Card(Card, Cell),
    /// Lost.
    Nowhere,
}

table::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    #[allow(missing_docs, reason = "the words in `words/events.rs` say what each event is")]
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
    }
}

//! Set-up and order of play as lists you can read, and the frames of what is pending.

mod frames;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use frames::{DrawnTo, EffectSource, Frame, Occasion};

/// The lists. Each is carried out from its first step to its last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// The first game.
    ///
    /// CL-6.1 MUST: it takes the place of the normal set-up, and no bonus cards are dealt.
    FirstGame,
    /// The normal set-up.
    Normal,
    /// The starting draft.
    ///
    /// CL-9.1 MUST: it takes the place of the other two; what comes before it is the same.
    /// CL-9.9 MUST: it gives no other cards, dice or tokens.
    Draft,
    /// A game with enemies.
    WithEnemies,
    /// A board at random.
    RandomBoard,
    /// The turn of an enemy.
    ///
    /// They come in the order in which they are listed (CLS-4.2).
    EnemyTurn,
    /// An action turn.
    ///
    /// CL-12.5 MUST: the move comes when the first step is done.
    ActionTurn,
    /// A rest turn.
    ///
    /// CL-24.6 MUST: no minion is sent or retrieved.
    /// CL-24.7 MUST: there is no lab action.
    /// CL-24.9 MUST: the supplies come before the roll.
    RestTurn,
    /// The end of a turn.
    ///
    /// CL-25.1 MUST: potion tokens, resource tokens, hand, triggers and marks, upgrade tokens.
    EndOfTurn,
}

impl List {
    /// The steps in their order.
    pub fn steps(self) -> &'static [Step] {
        use Step::*;
        match self {
            List::FirstGame => &[
                FixedBoard,
                TileForTwo,
                MoreTiles,
                NeutralMinions,
                UpgradeTokens,
                DrawFirst,
                Scientists,
                StartDice,
                StartingRows,
                FirstMinions,
                RollBowls,
                Begin,
            ],
            List::Normal => &[
                LayTowers,
                LayInserts,
                LayLabs,
                LayStarters,
                TileForTwo,
                MoreTiles,
                NeutralMinions,
                UpgradeTokens,
                DrawFirst,
                Scientists,
                StartDice,
                BonusCards,
                Gifts,
                NamedMinions,
                RollBowls,
                Begin,
            ],
            List::Draft => &[
                LayTowers,
                LayInserts,
                LayLabs,
                LayStarters,
                TileForTwo,
                MoreTiles,
                NeutralMinions,
                UpgradeTokens,
                DrawFirst,
                Scientists,
                StartDice,
                BonusCards,
                LayBait,
                FirstPass,
                SecondPass,
                ClearBait,
                RollBowls,
                Begin,
            ],
            List::WithEnemies => &[
                LayBoard,
                TileForTwo,
                UpgradeTokens,
                DrawActive,
                Scientists,
                DifficultyDice,
                FillBag,
                ShowDecks,
                SetUpEnemies,
                FirstPairs,
                RollBowls,
                BeginRounds,
            ],
            List::RandomBoard => &[LayTowers, LayInserts, LayLabs, LayStarters],
            List::EnemyTurn => &[DrawToken, ActOnToken, LayToken, EndEnemyTurn],
            List::ActionTurn => &[SendOrRetrieve, Move, LabAction, AfterAction, EndTurn],
            List::RestTurn => &[
                ToCentre,
                Window,
                Supplies,
                Window,
                PutBack,
                RollBowl,
                ReactToRest,
                Window,
                EndTurn,
            ],
            List::EndOfTurn => {
                &[PlacePotions, LimitTokens, LimitHand, TurnUp, UpgradeRounds, NextTurn]
            }
        }
    }
}

/// A step of a [`List`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[allow(missing_docs, reason = "the functions that begin them in `game.rs` say what each is")]
pub enum Step {
    FixedBoard,
    LayTowers,
    LayInserts,
    LayLabs,
    LayStarters,
    TileForTwo,
    MoreTiles,
    NeutralMinions,
    UpgradeTokens,
    DrawFirst,
    Scientists,
    StartDice,
    StartingRows,
    FirstMinions,
    BonusCards,
    Gifts,
    NamedMinions,
    LayBait,
    FirstPass,
    SecondPass,
    ClearBait,
    RollBowls,
    Begin,
    LayBoard,
    DrawActive,
    DifficultyDice,
    FillBag,
    ShowDecks,
    SetUpEnemies,
    FirstPairs,
    BeginRounds,
    DrawToken,
    ActOnToken,
    LayToken,
    EndEnemyTurn,
    SendOrRetrieve,
    Move,
    LabAction,
    AfterAction,
    EndTurn,
    ToCentre,
    Window,
    Supplies,
    PutBack,
    RollBowl,
    ReactToRest,
    PlacePotions,
    LimitTokens,
    LimitHand,
    TurnUp,
    UpgradeRounds,
    NextTurn,
}

/// What every player does, one after the other.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Choose a scientist.
    Scientist,
    /// Receive bonus cards.
    BonusCards,
    /// First game: receive what the starting row says.
    StartingRow,
    /// First game: place two minions.
    FirstMinions,
    /// Normal set-up: take cards, dice and a token.
    Gifts,
    /// Normal set-up: place two minions where the dice say.
    NamedMinions,
    /// Draft: place a minion anywhere, clockwise.
    FirstPass,
    /// Draft: place another one, in the opposite order.
    SecondPass,
    /// Against enemies: receive the dice of the difficulty.
    DifficultyDice,
    /// Against enemies: place two minions.
    FirstPair,
    /// Roll the bowl.
    RollBowl,
    /// Choose a section B.
    SectionB,
}

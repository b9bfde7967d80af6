//! Set-up and order of play as readable lists, and the frames of what is pending.

mod frames;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use frames::{DrawnTo, EffectSource, Frame, Occasion};

/// Lists of steps. Each is carried out from first step to last.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// The first game.
    ///
    /// CL-6.1 MUST: it replaces the normal set-up, and no bonus cards are dealt.
    FirstGame,
    /// The normal set-up.
    Normal,
    /// The starting draft.
    ///
    /// CL-9.1 MUST: it replaces the other two set-ups; everything before them stays the same.
    /// CL-9.9 MUST: it gives no other cards, dice or tokens.
    Draft,
    /// A game with enemies.
    WithEnemies,
    /// A random board.
    RandomBoard,
    /// The turn of an enemy.
    ///
    /// Its steps come in the order listed (CLS-4.2).
    EnemyTurn,
    /// An action turn.
    ///
    /// CL-12.5 MUST: the move comes after the first step is complete.
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
    /// The steps in order.
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

/// A task that every player carries out, one after the other.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Choose a scientist.
    Scientist,
    /// Receive bonus cards.
    BonusCards,
    /// First game: take the starting row.
    StartingRow,
    /// First game: place two minions.
    FirstMinions,
    /// Normal set-up: take cards, dice and a token.
    Gifts,
    /// Normal set-up: place two minions on the towers their dice name.
    NamedMinions,
    /// Draft: place a minion anywhere, clockwise.
    FirstPass,
    /// Draft: place another minion, in the opposite order.
    SecondPass,
    /// Against enemies: take the dice of the difficulty.
    DifficultyDice,
    /// Against enemies: place two minions.
    FirstPair,
    /// Roll the bowl.
    RollBowl,
    /// Choose a section B.
    SectionB,
}

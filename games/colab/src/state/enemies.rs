//! State of the enemies: their boards, the bag, and the tokens in the windows.

use game_core::{EnumMap, EnumSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{BagToken, DoomsdayCard};
use crate::types::{Lab, Scientist, Window};

/// Tokens of the bag, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Criteria tokens.
    pub criteria: EnumMap<BagToken, u8>,
    /// Power tokens.
    pub power: EnumMap<BagToken, u8>,
}

impl Tokens {
    /// Number of tokens.
    pub fn count(&self) -> u8 {
        let all = self.criteria.values().iter().chain(self.power.values());
        all.fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// The count of one kind of token.
    pub(crate) fn of_mut(&mut self, token: Drawn) -> &mut u8 {
        if token.power { &mut self.power[token.kind] } else { &mut self.criteria[token.kind] }
    }
}

/// A token drawn from the bag.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// Its kind, which is its action.
    pub kind: BagToken,
    /// Whether it is a power token.
    pub power: bool,
}

/// State of one enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// The lab of the scientist, once placed.
    pub place: Option<Lab>,
    /// The power meter.
    pub meter: u8,
    /// The need of the top card of the deck; `None` before set-up and without a card.
    pub need: Option<u8>,
    /// The tokens beside the deck.
    pub beside: Tokens,
}

/// The reason why a game with enemies is over or in its last turns.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// A player built enough cards.
    Cards,
    /// An enemy completed its device: last turns.
    Device,
    /// Every window holds something.
    Full,
}

/// State that only games with enemies use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enemies {
    /// The state of each enemy; empty for scientists who are not enemies.
    pub each: EnumMap<Scientist, Enemy>,
    /// The bag.
    pub bag: Tokens,
    /// Power tokens not in the game yet.
    pub supply: EnumMap<BagToken, u8>,
    /// The token being carried out, before it is put beside a deck.
    pub drawn: Option<Drawn>,
    /// The built doomsday cards.
    pub built: EnumSet<DoomsdayCard>,
    /// Windows with a damage token.
    pub damaged: EnumSet<Window>,
    /// Windows with a freeze token.
    pub frozen: EnumSet<Window>,
    /// Who holds the active enemy token.
    pub active: Option<Scientist>,
    /// Whether that token shows its "no-build action" side.
    pub no_build: bool,
    /// The enemy whose turn it is.
    pub turn: Option<Scientist>,
    /// The seat of the circle whose turn it is.
    pub seat: u8,
    /// The seat that begins each round.
    pub first_seat: u8,
    /// What closed the game.
    pub closing: Option<Closing>,
    /// Number of last turns left.
    pub last_turns: u8,
}

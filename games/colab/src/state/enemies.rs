//! What the enemies have, the bag, and what lies in the windows.

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
    /// How many there are.
    pub fn count(&self) -> u8 {
        let all = self.criteria.values().iter().chain(self.power.values());
        all.fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// One of them.
    pub(crate) fn of_mut(&mut self, token: Drawn) -> &mut u8 {
        if token.power { &mut self.power[token.kind] } else { &mut self.criteria[token.kind] }
    }
}

/// A token that was drawn from the bag.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// What it does.
    pub kind: BagToken,
    /// Whether it is a power token.
    pub power: bool,
}

/// What one enemy has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// The lab of the scientist, once placed.
    pub place: Option<Lab>,
    /// The power meter.
    pub meter: u8,
    /// How many tokens the top card of the deck needs; `None` before set-up and without a card.
    pub need: Option<u8>,
    /// The tokens beside the deck.
    pub beside: Tokens,
}

/// Why a game with enemies is over, or in its last turns.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// A player built enough cards.
    Cards,
    /// An enemy finished its device: last turns.
    Device,
    /// Every window holds something.
    Full,
}

/// All that games without enemies do not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enemies {
    /// What each enemy has; scientists who are no enemies have nothing.
    pub each: EnumMap<Scientist, Enemy>,
    /// The bag.
    pub bag: Tokens,
    /// Power tokens that were not used yet.
    pub supply: EnumMap<BagToken, u8>,
    /// The token that is carried out, before it lies beside a deck.
    pub drawn: Option<Drawn>,
    /// The doomsday cards that are built.
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
    /// The seat of the circle that has its turn.
    pub seat: u8,
    /// The seat with which a round begins.
    pub first_seat: u8,
    /// What closes the game.
    pub closing: Option<Closing>,
    /// How many last turns there still are.
    pub last_turns: u8,
}

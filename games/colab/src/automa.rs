//! The enemies (CLS): what they ask of the table, what they decide and why, and what they do.
//!
//! Decisions look at the table through [`Questions`](questions::Questions) only.

mod action;
mod actions;
mod charge;
mod dice;
mod harm;
mod loss;
mod minion;
mod power;
mod questions;
mod scientist;
mod set_up;
mod turn;
mod upgrade;

pub(crate) use loss::{FIRST_CARD, thing_at};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{BagToken, DoomsdayCard};
use crate::types::Window;

/// What an action of an enemy stands on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A token of the bag.
    Token(BagToken),
    /// A doomsday card.
    Card(DoomsdayCard),
    /// The die on the minion of this window.
    Die(Window),
    /// The special power.
    Special,
}

/// Why an enemy charges.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It drew a power token.
    PowerToken,
    /// An action failed.
    Failed(Cause),
    /// A scientist came to the lab of another one.
    Visit,
    /// A text says so.
    Text(Cause),
    /// An upgrade token was collected from several enemies.
    Upgrade,
}

/// What tokens or strips windows.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Damage tokens.
    Damage,
    /// Freeze tokens.
    Freeze,
    /// Dice of players' minions are removed.
    Strip,
}

/// What a player has to give.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Dice, tokens and cards of choice.
    Any,
    /// Things of one kind.
    Only(crate::enemy_action::Goods),
}

//! The enemies (CLS): what they look at on the table, what they decide and why, and what they do.
//!
//! Decisions read the table through [`Questions`](questions::Questions) only.

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

/// Where an enemy's action comes from.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A token of the bag.
    Token(BagToken),
    /// A doomsday card.
    Card(DoomsdayCard),
    /// The enemy die in this window.
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
    /// An action says so.
    Text(Cause),
    /// An upgrade token was collected against several enemies.
    Upgrade,
}

/// What an effect does to windows.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Places damage tokens.
    Damage,
    /// Places freeze tokens.
    Freeze,
    /// Removes the dice of players' minions.
    Strip,
}

/// What a player has to give up.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Dice, tokens and cards of the player's choice.
    Any,
    /// Things of one kind.
    Only(crate::enemy_action::Goods),
}

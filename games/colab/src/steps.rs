//! The rules, in the order of the rulebook: the questions, the legal choices and their effects side
//! by side.

mod after;
mod board;
mod build;
mod circle;
mod collect;
mod dice;
mod draft;
mod draws;
mod effects;
mod end;
mod end_of_turn;
mod first_game;
mod free;
mod gains;
mod minions;
mod normal;
mod pay;
mod price;
mod react;
mod repair;
mod research;
mod rest;
mod score;
mod solo;
mod turn;
mod upgrades;

pub(crate) use gains::MOST_TOKENS;
pub(crate) use minions::MINIONS;

//! One file for each action or step of the rulebook: its question, legal choices and effects.

mod ability;
mod action;
mod cards;
mod colonists;
mod deck;
mod effects;
mod four_cards;
mod lacks;
mod set_up;
mod turn;

//! The androids' own changes to the table, besides the moves of colonists, energy and cards that
//! every player shares.

use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::state::{Face, PrepCard};
use crate::types::{Id, Player, PlayerMap, Slot};

impl PocketMars {
    /// Puts the top card of the deck into a slot of the androids' prep module, unseen.
    pub(super) fn fill_android_slot(&mut self, slot: Slot, face: Face) {
        let card = PrepCard { face, seen_by: PlayerMap::default() };
        self.state.prep[Player::Androids][slot.index()] = Some(card);
        self.lift_top();
    }

    /// Clears the connected card, because the human's action is over.
    pub(super) fn forget_connection(&mut self) {
        self.state.connection = None;
    }

    /// Pushes a frame to run before the pending ones continue.
    pub(super) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Replaces the pending frame on top.
    pub(super) fn goto(&mut self, frame: Frame) {
        self.state.frames.goto(frame);
    }
}

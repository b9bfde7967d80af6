//! What the androids do on the table besides what everybody does with colonists, energy and cards.

use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::state::{Face, PrepCard};
use crate::types::{Id, Player, PlayerMap, Slot};

impl PocketMars {
    /// The top card of the deck lies in a slot of the androids' prep module, unseen.
    pub(super) fn fill_android_slot(&mut self, slot: Slot, face: Face) {
        let card = PrepCard { face, seen_by: PlayerMap::default() };
        self.state.prep[Player::Androids][slot.index()] = Some(card);
        self.lift_top();
    }

    /// The human's action is over, and with it what it connected.
    pub(super) fn forget_connection(&mut self) {
        self.state.connection = None;
    }

    /// Something is to be done before what is pending goes on.
    pub(super) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Something takes the place of what is pending.
    pub(super) fn goto(&mut self, frame: Frame) {
        self.state.frames.goto(frame);
    }
}

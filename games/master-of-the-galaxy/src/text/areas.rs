//! Areas of a real table whose pieces are entered together.

use game_core::{Area, Named as _};
use i18n::message;

use super::names::Narrator;
use crate::sequence::Frame;

impl Narrator<'_> {
    /// The area of the chance question that is pending.
    pub(crate) fn area(&self) -> Option<Area> {
        let (messages, state) = (self.messages, &self.game.state);
        let board = || message!(messages, "area-board");
        Some(match state.frames.top()? {
            Frame::FirstSwarm { corner } => {
                let corner = if corner == 0 { "left" } else { "right" };
                Area::new(board(), message!(messages, "area-swarm", corner = corner))
            }
            Frame::TurnUp { pile } if state.round == 0 => {
                Area::new(board(), message!(messages, "area-top", pile = pile.named(self)))
            }
            Frame::Look { pile, player } => {
                let (pile, player) = (pile.named(self), player.named(self));
                let name = message!(messages, "area-pick", pile = pile, player = player);
                Area::new(name, message!(messages, "area-card", nth = state.shown.len() + 1))
            }
            _ => return None,
        })
    }
}

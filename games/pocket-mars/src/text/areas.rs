//! Areas of a real table whose pieces are entered together in set-up.

use game_core::Area;
use i18n::message;

use super::names::Narrator;
use crate::sequence::Frame;
use crate::types::Player;

impl Narrator<'_> {
    /// The area of the chance question that is pending; `None` for a hand among several players,
    /// because only its owner may see it.
    pub(crate) fn area(&self) -> Option<Area> {
        let (state, messages) = (&self.game.state, self.messages);
        match state.frames.top()? {
            Frame::Deal { player, packet: false, .. } if self.game.options.solo() => {
                let nth = [("nth", (state.hands[player].len() + 1).into())];
                let spot = messages.attribute("area-hand", "card", &nth).unwrap_or_default();
                Some(Area::new(message!(messages, "area-hand"), spot))
            }
            Frame::NewTop if state.round == 0 && self.game.options.solo() => {
                let slot = state.prep[Player::Androids].iter().flatten().count() + 1;
                let name = if slot > 2 { "top" } else { "slot" };
                let spot = messages.attribute("area-backs", name, &[("slot", slot.into())]);
                Some(Area::new(message!(messages, "area-backs"), spot.unwrap_or_default()))
            }
            _ => None,
        }
    }
}

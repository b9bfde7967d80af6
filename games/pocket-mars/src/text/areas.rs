//! Areas of a real table whose pieces are entered together in set-up.

use game_core::Area;

use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::types::Player;

impl PocketMars {
    /// The area of the chance question that is pending; `None` for a hand among several players,
    /// because only its owner may see it.
    pub(crate) fn area_now(&self) -> Option<Area> {
        let state = &self.state;
        match state.frames.top()? {
            Frame::Deal { player, packet: false, .. } if self.options.solo() => {
                Some(Area::new("Your hand", format!("card {}", state.hands[player].len() + 1)))
            }
            Frame::NewTop if state.round == 0 && self.options.solo() => {
                let spot = match state.prep[Player::Androids].iter().flatten().count() {
                    0 => "slot 1 of the prep module",
                    1 => "slot 2 of the prep module",
                    _ => "top of the deck",
                };
                Some(Area::new("The androids: backs of cards", spot))
            }
            _ => None,
        }
    }
}

//! Areas of a real table whose pieces are entered together.

use game_core::Area;

use super::names::pile_name;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;

impl MasterOfTheGalaxy {
    /// The area of the chance question that is pending.
    pub(crate) fn area_now(&self) -> Option<Area> {
        Some(match self.state.frames.top()? {
            Frame::FirstSwarm { corner: 0 } => Area::new(BOARD, "swarm in the left corner"),
            Frame::FirstSwarm { .. } => Area::new(BOARD, "swarm in the right corner"),
            Frame::TurnUp { pile } if self.state.round == 0 => {
                Area::new(BOARD, format!("top {}", pile_name(pile)))
            }
            Frame::Look { pile, player } => {
                let name =
                    format!("The {} cards that {} may pick", pile_name(pile), self.name(player));
                Area::new(name, format!("card {}", self.state.shown.len() + 1))
            }
            _ => return None,
        })
    }
}

const BOARD: &str = "Cards on the board";

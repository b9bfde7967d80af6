//! Which answers go without saying, so that one press may enter them with another.

use game_core::Shortcut;

use crate::choice::Choice;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;

impl MasterOfTheGalaxy {
    /// How far a listed choice goes without saying. Whoever completes a project wants its effects;
    /// but more cubes make the bag less certain, and a pick may cost a card, so each may be refused.
    /// The cubes of a hand are often placed one after the other, what they pay for is often built so,
    /// and several cubes are often gained so.
    pub(crate) fn shortcut_of(&self, choice: Choice) -> Shortcut {
        match (self.state.frames.top(), choice) {
            (Some(Frame::Effect { .. }), Choice::Use) => Shortcut::Usual,
            (Some(Frame::Allocate), Choice::Place(..) | Choice::Build(..))
            | (_, Choice::Cube(_)) => Shortcut::Together,
            // Nothing else: a decision.
            _ => Shortcut::None,
        }
    }
}

//! Which answers go without saying, so that one press may enter them with another.

use game_core::{Choices, Game as _, Shortcut};

use crate::choice::Choice;
use crate::game::PocketMars;
use crate::sequence::Frame;

impl PocketMars {
    /// How far a listed choice goes without saying. Whoever uses an ability wants all of its step:
    /// pays its price and does it for as many units as possible. Several colonists are
    /// often landed or directed one after the other, and several cards put into the prep module or
    /// discarded so.
    pub(crate) fn shortcut_of(&self, choice: Choice) -> Shortcut {
        match (self.state.frames.top(), choice) {
            (Some(Frame::Ability { .. }), Choice::Count(count)) if count == self.most_units() => {
                Shortcut::Usual
            }
            (Some(Frame::Ability { .. }), Choice::Pay)
            | (Some(Frame::LandByValue), Choice::MoveIn) => Shortcut::Usual,
            (_, Choice::Land(_) | Choice::Direct(_) | Choice::Prepare(_) | Choice::Discard(_)) => {
                Shortcut::Together
            }
            // Nothing else: a decision.
            _ => Shortcut::None,
        }
    }

    /// The most units that the current step can be done for.
    fn most_units(&self) -> u8 {
        let mut listed = Choices::default();
        self.choices(&mut listed);
        let units = listed.listed().iter().map(|choice| match choice {
            Choice::Count(count) => *count,
            _ => 0,
        });
        units.max().unwrap_or_default()
    }
}

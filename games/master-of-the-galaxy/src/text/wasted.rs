//! Which choices are acts, and which events say that nothing comes of one.

use game_core::{Act, Bearing};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;

impl MasterOfTheGalaxy {
    /// Whether a choice is made for what it brings: a cube that is placed always brings something,
    /// an effect may not.
    pub(crate) const fn act_of(choice: Choice) -> Act {
        match choice {
            Choice::Use => Act::Again,
            // Nothing else: an act that always changes something, or an answer within one.
            _ => Act::Within,
        }
    }

    /// What an event says about the act that led to it.
    pub(crate) const fn bearing_of(event: &Event) -> Bearing {
        match event {
            Event::Gained { count: 0, .. }
            | Event::PickLost { .. }
            | Event::EffectLost { .. }
            | Event::BagEmpty { .. } => Bearing::Nothing,
            // Everything else: it may change something.
            _ => Bearing::Brings,
        }
    }
}

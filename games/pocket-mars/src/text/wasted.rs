//! Which choices are acts, and which events say that nothing comes of one.

use game_core::{Act, Bearing};

use crate::choice::Choice;
use crate::event::{Event, Pile};
use crate::game::PocketMars;

impl PocketMars {
    /// Whether a choice uses an ability for what it brings. Connecting a card always changes a
    /// stack, and a discarded card always gives energy or goes to the pile.
    pub(crate) const fn act_of(choice: Choice) -> Act {
        match choice {
            Choice::PlayHand(_) => Act::Once,
            Choice::Trigger(_) => Act::Again,
            // Nothing else: an answer within an ability, or an act that always changes something.
            _ => Act::Within,
        }
    }

    /// What an event says about the act that led to it.
    pub(crate) const fn bearing_of(event: &Event) -> Bearing {
        match event {
            Event::NothingToDo { .. } | Event::Tested { holds: false, .. } => Bearing::Nothing,
            Event::HandPlayed { .. }
            | Event::Triggered { .. }
            | Event::Tested { holds: true, .. }
            | Event::Discarded { from: Pile::Play, .. } => Bearing::Aside,
            // Everything else: it may change something.
            _ => Bearing::Brings,
        }
    }
}

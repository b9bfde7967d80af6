//! Which choices are acts, and which events say that nothing comes of one.

use game_core::{Act, Bearing};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::WeatherMachine;

impl WeatherMachine {
    /// Whether a choice is made for what it brings. The actions of a Location are listed only where
    /// they can be carried out, a granted one may be impossible.
    pub(super) const fn act_of(choice: Choice) -> Act {
        match choice {
            Choice::UseSubsidy(_) | Choice::Either(_) | Choice::Accept => Act::Once,
            // Nothing else: an act that always changes something, or an answer within one.
            _ => Act::Within,
        }
    }

    /// What an event says about the act that led to it. A flipped tile is what its use costs.
    pub(super) fn bearing_of(event: &Event) -> Bearing {
        match *event {
            Event::Lost { .. }
            | Event::NoCp { .. }
            | Event::NothingToFix { .. }
            | Event::Vouchers { gained: 0, .. } => Bearing::Nothing,
            Event::Advanced { from, to, .. } if from == to => Bearing::Nothing,
            Event::SubsidyUsed { .. } | Event::Declined { .. } => Bearing::Aside,
            // Everything else: it may change something.
            _ => Bearing::Brings,
        }
    }
}

//! Which choices are acts, which events say that nothing comes of one, and why a lab action brings
//! nothing.

use game_core::{Act, Bearing};
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;

impl CoLab {
    /// Whether a choice is made for what it brings.
    pub(super) const fn act_of(choice: Choice) -> Act {
        match choice {
            Choice::Build
            | Choice::Collect
            | Choice::Row(_)
            | Choice::WhenBuilt
            | Choice::Fire(_)
            | Choice::React(_)
            | Choice::ReactBonus(_)
            | Choice::Copy(_) => Act::Once,
            Choice::Use(_) => Act::Again,
            Choice::UsePotion(_)
            | Choice::Trade(_)
            | Choice::Flip
            | Choice::UseBonus(_)
            | Choice::Repair(_)
            | Choice::RepairByResearch(_)
            | Choice::RepairByResources(_) => Act::Free,
            // Nothing else: an answer within an act, or a way to leave something alone.
            _ => Act::Within,
        }
    }

    /// What an event says about the act that led to it. What is paid for an act brings nothing.
    pub(super) const fn bearing_of(event: &Event) -> Bearing {
        match event {
            Event::NoBuild { .. }
            | Event::NoTile { .. }
            | Event::NoDie { .. }
            | Event::NoCard { .. } => Bearing::Nothing,
            Event::Builds { .. }
            | Event::Collects { .. }
            | Event::TileUsed { .. }
            | Event::Worked { .. }
            | Event::PotionUsed { .. }
            | Event::PotionPaid { .. }
            | Event::Traded { .. } => Bearing::Aside,
            // Everything else: it may change something.
            _ => Bearing::Brings,
        }
    }

    /// Why a lab action that brings nothing does so.
    pub(super) fn why_idle(&self, choice: Choice, messages: Messages) -> Option<String> {
        let said = match choice {
            Choice::Build => {
                let (you, symbols) = (self.state.you(), self.allowance());
                let hand = || you.hand.iter().filter(|(_, count)| **count > 0);
                if hand().next().is_none() {
                    message!(messages, "wasted-build-hand")
                } else if !you.grid.has_room() {
                    message!(messages, "wasted-build-grid")
                } else if !hand().any(|(card, _)| symbols[card.deck()] > 0) {
                    message!(messages, "wasted-build-symbols")
                } else {
                    message!(messages, "wasted-build-price")
                }
            }
            Choice::Collect => message!(messages, "wasted-collect"),
            // Nothing else: an event says why.
            _ => return None,
        };
        Some(said.into())
    }
}

//! A turn of another player as beats, and its summary in one line.

use game_core::{Beat, Emitted, Named as _, TurnOf};
use i18n::message;

use super::names::Narrator;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;

impl Narrator<'_> {
    /// Whose turn an event begins or goes on with.
    pub(crate) fn turn_of(&self, emitted: &Emitted<Event>) -> Option<TurnOf> {
        let messages = self.messages;
        match emitted.event {
            // Placing, drawing or settling shows whose turn it is, even after the Weavers have
            // acted.
            Event::Turn { player, .. }
            | Event::Drawn { player, .. }
            | Event::HandBack { player, .. }
            | Event::Placed { player, .. }
            | Event::Built { player, .. }
            | Event::Settled { player, .. }
            | Event::Recalled { player, .. }
            | Event::Dismissed { player, .. }
            | Event::Initiated { player, .. } => {
                let title = message!(messages, "turn-of", name = player.named(self)).into();
                Some(TurnOf { seat: Some(player.seat()), title })
            }
            Event::NotDue { .. }
            | Event::Advanced { .. }
            | Event::Redirected { .. }
            | Event::Lacking { .. } => {
                Some(TurnOf { seat: None, title: message!(messages, "turn-span").into() })
            }
            _ => None,
        }
    }

    /// The summary: how many works advanced, and what the full ones did.
    pub(crate) fn sum_up(&self, turn: &[&Event]) -> Option<String> {
        let messages = self.messages;
        let mut advanced = 0_usize;
        let mut said: Vec<String> = Vec::new();
        for event in turn {
            match **event {
                Event::Advanced { .. } | Event::Redirected { .. } => advanced += 1,
                Event::SwarmCame { system, .. } => {
                    said.push(message!(messages, "turn-came", system = system.named(self)).into());
                }
                Event::Morphed { system, .. } => {
                    said.push(
                        message!(messages, "turn-morphed", system = system.named(self)).into(),
                    );
                }
                Event::Moved { to, .. } => {
                    said.push(message!(messages, "turn-engulfs", system = to.named(self)).into());
                }
                // Nothing else: the summary has only what matters most; the beats have the rest.
                _ => {}
            }
        }
        let works = |event: &&Event| matches!(event, Event::NotDue { .. } | Event::Lacking { .. });
        if advanced == 0 && !turn.iter().any(works) {
            return None;
        }
        said.insert(0, message!(messages, "turn-cubes", count = advanced).into());
        Some(message!(messages, "turn-summary", facts = self.listed(said)).into())
    }
}

impl MasterOfTheGalaxy {
    /// The role of an event in the report of a turn.
    pub(crate) fn beat_of(emitted: &Emitted<Event>) -> Beat {
        match emitted.event {
            Event::Turn { .. } => Beat::Heads,
            Event::NotDue { .. } => Beat::Leads,
            Event::Advanced { .. }
            | Event::Redirected { .. }
            | Event::Lacking { .. }
            | Event::Resolved { .. }
            | Event::Completed { .. }
            | Event::Initiated { .. }
            | Event::ConflictWon { .. }
            | Event::ConflictLost { .. }
            | Event::Ended { .. } => Beat::Begins,
            _ => Beat::GoesOn,
        }
    }
}

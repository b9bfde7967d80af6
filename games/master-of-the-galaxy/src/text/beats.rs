//! A turn of another player as beats, and its summary in one line.

use game_core::{Beat, Emitted, TurnOf};
use i18n::{Messages, message};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;

impl MasterOfTheGalaxy {
    pub(crate) fn turn_begun(
        &self,
        emitted: &Emitted<Event>,
        messages: Messages,
    ) -> Option<TurnOf> {
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
                let title = message!(messages, "turn-of", name = self.name(player)).into();
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

    /// The summary: how many works advanced, and what the full ones did.
    pub(crate) fn summed_up(&self, turn: &[&Event], messages: Messages) -> Option<String> {
        let mut advanced = 0_usize;
        let mut said = Vec::new();
        for event in turn {
            match **event {
                Event::Advanced { .. } | Event::Redirected { .. } => advanced += 1,
                Event::SwarmCame { system, .. } => {
                    said.push(message!(messages, "turn-came", system = self.system_name(system)));
                }
                Event::Morphed { system, .. } => {
                    said.push(message!(
                        messages,
                        "turn-morphed",
                        system = self.system_name(system)
                    ));
                }
                Event::Moved { to, .. } => {
                    said.push(message!(messages, "turn-engulfs", system = self.system_name(to)));
                }
                // Nothing else: the summary has only what matters most; the beats have the rest.
                _ => {}
            }
        }
        let works = |event: &&Event| matches!(event, Event::NotDue { .. } | Event::Lacking { .. });
        if advanced == 0 && !turn.iter().any(works) {
            return None;
        }
        said.insert(0, message!(messages, "turn-cubes", count = advanced));
        Some(format!("{}.", said.join("; ")))
    }
}

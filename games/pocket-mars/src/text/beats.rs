//! A turn of another player as beats, and its summary in one line.

use game_core::{Beat, Emitted, Seat, TurnOf};
use i18n::{Messages, message};

use crate::event::Event;
use crate::game::PocketMars;
use crate::types::Player;

use super::androids::colour_words;

impl PocketMars {
    pub(crate) fn turn_begun(
        &self,
        emitted: &Emitted<Event>,
        messages: Messages,
    ) -> Option<TurnOf> {
        match emitted.event {
            Event::RoundBegan { .. } => {
                Some(TurnOf { seat: Some(Seat(0)), title: message!(messages, "turn-yours").into() })
            }
            Event::TurnBegan { player } => {
                let title = message!(messages, "turn-of", name = self.mid_name(player)).into();
                Some(TurnOf { seat: player.seat(), title })
            }
            Event::SystemFailure { .. }
            | Event::ActivationSkipped
            | Event::NothingToActivate
            | Event::Activated { .. } => {
                Some(TurnOf { seat: None, title: message!(messages, "turn-androids").into() })
            }
            _ => None,
        }
    }

    pub(crate) fn beat_of(emitted: &Emitted<Event>) -> Beat {
        match emitted.event {
            Event::RoundBegan { .. } | Event::TurnBegan { .. } => Beat::Heads,
            Event::Weighed { .. } | Event::Forced { .. } | Event::EnergyAtTop { .. } => Beat::Leads,
            Event::SystemFailure { .. }
            | Event::ActivationSkipped
            | Event::NothingToActivate
            | Event::Activated { .. }
            | Event::Spark { .. }
            | Event::Moved { player: Player::Androids, .. }
            | Event::Energy { player: Player::Androids, .. }
            | Event::UpgradeLost { .. }
            | Event::Refilled { .. }
            | Event::NotRefilled { .. }
            | Event::HandPlayed { .. }
            | Event::Connected { .. }
            | Event::Ended => Beat::Begins,
            _ => Beat::GoesOn,
        }
    }

    /// The summary: which ability the androids used, and how many of their colonists moved.
    pub(crate) fn summed_up(&self, turn: &[&Event], messages: Messages) -> Option<String> {
        let moved =
            |event: &&&Event| matches!(event, Event::Moved { player: Player::Androids, .. });
        let moved = message!(messages, "turn-moved", count = turn.iter().filter(moved).count());
        turn.iter()
            .find_map(|event| match event {
                Event::Activated { colour, energy_at_top, .. } => {
                    let title = match energy_at_top {
                        true => "Spark",
                        false => &self.content.buildings[colour.building()].android_title,
                    };
                    let colour = colour_words(*colour, messages);
                    Some(message!(
                        messages,
                        "turn-activated",
                        title = title,
                        colour = colour,
                        moved = &*moved
                    ))
                }
                Event::ActivationSkipped | Event::NothingToActivate => {
                    Some(message!(messages, "turn-rest"))
                }
                _ => None,
            })
            .map(String::from)
    }
}

//! A turn of another player as beats, and its summary in one line.

use game_core::{Beat, Emitted, Named as _, Seat, TurnOf};
use i18n::message;

use super::names::Narrator;
use crate::content::AndroidAbility;
use crate::event::Event;
use crate::game::PocketMars;
use crate::types::{Building, Player};

impl Narrator<'_> {
    /// The turn that begins with an event.
    pub(crate) fn turn_of(&self, emitted: &Emitted<Event>) -> Option<TurnOf> {
        let messages = self.messages;
        match emitted.event {
            Event::RoundBegan { .. } => {
                Some(TurnOf { seat: Some(Seat(0)), title: message!(messages, "turn-yours").into() })
            }
            Event::TurnBegan { player } => {
                let title = message!(messages, "turn-of", name = player.named(self)).into();
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

    /// The summary: which ability the androids used, and how many of their colonists moved.
    pub(crate) fn sum_up(&self, turn: &[&Event]) -> Option<String> {
        let (messages, words) = (self.messages, self.words());
        let moved =
            |event: &&&Event| matches!(event, Event::Moved { player: Player::Androids, .. });
        let moved = message!(messages, "turn-moved", count = turn.iter().filter(moved).count());
        turn.iter()
            .find_map(|event| match event {
                Event::Activated { colour, energy_at_top, .. } => {
                    let spark = AndroidAbility::Spark;
                    let at = match energy_at_top {
                        true => Building::ALL
                            .into_iter()
                            .find(|at| self.game.content.buildings[*at].android == spark)
                            .unwrap_or(Building::Aqualab),
                        false => colour.building(),
                    };
                    let (title, colour) = (words.power(at), colour.named(self));
                    Some(message!(
                        messages,
                        "turn-activated",
                        title = title,
                        colour = colour,
                        moved = &*moved
                    ))
                }
                Event::ActivationSkipped => Some(message!(messages, "turn-rest")),
                Event::NothingToActivate => Some(message!(messages, "turn-refill")),
                _ => None,
            })
            .map(String::from)
    }
}

impl PocketMars {
    /// Whether an event begins a beat of a turn.
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
}

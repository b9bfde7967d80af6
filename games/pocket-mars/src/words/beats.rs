//! A turn of somebody else in beats, and in one line.

use table::{Beat, Seat, Told, TurnOf};

use crate::event::Event;
use crate::game::PocketMars;
use crate::kinds::Player;

impl PocketMars {
    pub(crate) fn turn_begun(&self, told: &Told<Event>) -> Option<TurnOf> {
        match told.event {
            Event::RoundBegan { .. } => {
                Some(TurnOf { seat: Some(Seat(0)), title: "Your turn".into() })
            }
            Event::TurnBegan { player } => {
                let title = format!("The turn of {}", self.mid_name(player));
                Some(TurnOf { seat: player.seat(), title })
            }
            Event::SystemFailure { .. }
            | Event::ActivationSkipped
            | Event::NothingToActivate
            | Event::Activated { .. } => {
                Some(TurnOf { seat: None, title: "The androids' turn".into() })
            }
            _ => None,
        }
    }

    pub(crate) fn beat_of(told: &Told<Event>) -> Beat {
        match told.event {
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

    /// Which ability the androids had, and how many of their colonists moved.
    pub(crate) fn summed_up(&self, turn: &[&Event]) -> Option<String> {
        let moved =
            |event: &&&Event| matches!(event, Event::Moved { player: Player::Androids, .. });
        let moved = match turn.iter().filter(moved).count() {
            0 => "none of their colonists moves".to_string(),
            1 => "one of their colonists moves".to_string(),
            moved => format!("{moved} moves of their colonists"),
        };
        turn.iter().find_map(|event| match event {
            Event::Activated { colour, energy_at_top, .. } => {
                let title = match energy_at_top {
                    true => "Spark",
                    false => &self.content.buildings[colour.building()].android_title,
                };
                Some(format!("{title} by the {colour} card; {moved}."))
            }
            Event::ActivationSkipped | Event::NothingToActivate => Some("They rest.".into()),
            _ => None,
        })
    }
}

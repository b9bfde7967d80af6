//! The turn of another player or an enemy, in beats and as a single line.

use game_core::grammar::capital;
use game_core::{Beat, Emitted, TurnOf};
use i18n::{Messages, clauses, message};

use crate::event::Event;
use crate::game::CoLab;

use super::localized_names::{lab_in, window_in};

impl CoLab {
    pub(super) fn turn_begun(
        &self,
        emitted: &Emitted<Event>,
        messages: Messages,
    ) -> Option<TurnOf> {
        match emitted.event {
            Event::TurnBegins { player } => {
                let title =
                    message!(messages, "turn-of", name = self.name(player, messages)).into();
                Some(TurnOf { seat: Some(player.seat()), title })
            }
            Event::EnemyTurnBegins { enemy, .. } => {
                let title = message!(messages, "turn-of", name = self.enemy_name(enemy)).into();
                Some(TurnOf { seat: None, title })
            }
            _ => None,
        }
    }

    pub(super) fn beat_of(emitted: &Emitted<Event>) -> Beat {
        match emitted.event {
            Event::TurnBegins { .. } | Event::EnemyTurnBegins { .. } => Beat::Heads,
            Event::NearestMinion { .. }
            | Event::Destination { .. }
            | Event::Fullest { .. }
            | Event::FaceRolled { .. }
            | Event::EnemyRolled { .. }
            | Event::MeterFull { .. }
            | Event::NeedShown { .. } => Beat::Leads,
            Event::TokenDrawn { .. }
            | Event::SpecialPower { .. }
            | Event::CardActs { .. }
            | Event::EnemyMoved { .. }
            | Event::EnemyStays { .. }
            | Event::EnemyPlaced { .. }
            | Event::NoRoom { .. }
            | Event::TokenLaid { .. }
            | Event::DoomBuilt { .. }
            | Event::DeviceDone { .. }
            | Event::TowersFull
            | Event::Builds { .. }
            | Event::Built { .. }
            | Event::Collects { .. }
            | Event::Moved { .. } => Beat::Begins,
            _ => Beat::GoesOn,
        }
    }

    /// Sums up a turn: the token drawn, where the enemy went, what was built, and the meter.
    pub(super) fn summed_up(&self, turn: &[&Event], messages: Messages) -> Option<String> {
        let mut said = Vec::new();
        let mut meter = None;
        for event in turn {
            match **event {
                Event::TokenDrawn { token, power, .. } => {
                    said.push(self.token(token, power, messages).name());
                }
                Event::EnemyMoved { to, .. } => {
                    said.push(message!(messages, "turn-lab", lab = lab_in(to, messages)));
                }
                Event::EnemyPlaced { window, .. } => {
                    said.push(message!(
                        messages,
                        "turn-minion",
                        window = window_in(window, messages)
                    ));
                }
                Event::SpecialPower { .. } => said.push(message!(messages, "turn-power")),
                Event::DoomBuilt { built, .. } => {
                    said.push(message!(messages, "turn-doom", built = built));
                }
                Event::Charged { to, .. } => meter = Some(to),
                Event::MeterReset { .. } => meter = Some(0),
                // Nothing else: a line names what weighs most, the beats tell the rest.
                _ => {}
            }
        }
        if let Some(meter) = meter {
            said.push(message!(messages, "turn-meter", meter = meter));
        }
        (!said.is_empty()).then(|| {
            let said = said.into_iter().map(Into::into);
            format!("{}.", capital(&clauses(messages.locale(), said)))
        })
    }
}

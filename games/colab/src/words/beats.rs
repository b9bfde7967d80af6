//! A turn of somebody else in beats, and in one line.

use table::{Beat, Told, TurnOf};

use crate::event::Event;
use crate::game::CoLab;

use super::voiced::english;

impl CoLab {
    pub(super) fn turn_begun(&self, told: &Told<Event>) -> Option<TurnOf> {
        match told.event {
            Event::TurnBegins { player } => {
                let title = format!("The turn of {}", self.name(player));
                Some(TurnOf { seat: Some(player.seat()), title })
            }
            Event::EnemyTurnBegins { enemy, .. } => {
                let title = format!("The turn of {}", self.enemy_name(enemy));
                Some(TurnOf { seat: None, title })
            }
            _ => None,
        }
    }

    pub(super) fn beat_of(told: &Told<Event>) -> Beat {
        match told.event {
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

    /// Which token was drawn, where the enemy went, what was built, how far the meter rose.
    pub(super) fn summed_up(&self, turn: &[&Event]) -> Option<String> {
        let mut said = Vec::new();
        let mut meter = None;
        for event in turn {
            match **event {
                Event::TokenDrawn { token, power, .. } => {
                    said.push(self.token(token, power, english()))
                }
                Event::EnemyMoved { to, .. } => said.push(format!("to the {to} lab")),
                Event::EnemyPlaced { window, .. } => {
                    said.push(format!("a minion to {window}"));
                }
                Event::SpecialPower { .. } => said.push("the special power".into()),
                Event::DoomBuilt { built, .. } => said.push(format!("doomsday card {built}")),
                Event::Charged { to, .. } => meter = Some(to),
                Event::MeterReset { .. } => meter = Some(0),
                // Nothing else: a line names what weighs most, the beats tell the rest.
                _ => {}
            }
        }
        if let Some(meter) = meter {
            said.push(format!("the meter at {meter}"));
        }
        let mut line = said.join("; ");
        if let Some(first) = line.get(..1).map(str::to_uppercase) {
            line.replace_range(..1, &first);
            line.push('.');
        }
        (!line.is_empty()).then_some(line)
    }
}

//! What the Weavers did, in words, with the reasons that a player can check.

use table::Line;

use super::events::line;
use crate::event::{Due, Event, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::kinds::{Weaver, Work};

impl MasterOfTheGalaxy {
    /// An event of the Weavers in words; `None` if it is none of theirs.
    pub(super) fn weavers_line(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::SwarmCame { card, system } => line(
                format!("{} comes to {}.", self.swarm_name(*card), self.system_name(*system)),
                vec![system.to_string(), card.to_string()],
            ),
            Event::Aims { card, legal, target, arrow } => {
                let text =
                    format!("{} aims at {}.", self.swarm_name(*card), self.system_name(*target));
                let mut said = line(text, vec![target.to_string(), card.to_string()]);
                said.reasons = self.aim_reasons(*card, *legal, *target, *arrow);
                said
            }
            Event::NoTarget { card, system } => {
                let text = format!("{} has nothing to aim at.", self.swarm_name(*card));
                let mut said = line(text, vec![system.to_string()]);
                let at = self.system_name(*system);
                said.reasons =
                    vec![format!("every neighbour of {at} is a black hole or under a swarm")];
                said
            }
            Event::NotDue { card, work, why } => {
                let text = format!("{}: no {}.", self.swarm_name(*card), work.name());
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.not_due(*why)];
                said
            }
            Event::Advanced { card, work, why, filled, slots } => {
                let cube = self.content.weaver(*card).work(*work).1.name();
                let text = format!(
                    "{}: a {cube} cube on {}, {filled} of {slots}.",
                    self.swarm_name(*card),
                    work.name()
                );
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.due(*card, *work, *why)];
                said
            }
            Event::Redirected { card, work, why, cube, conflict, slot } => {
                let text = format!(
                    "{}: the {} cube for {} goes to the defence in {}.",
                    self.swarm_name(*card),
                    cube.name(),
                    work.name(),
                    self.card_name(*conflict)
                );
                let mut said = line(text, vec![conflict.to_string(), card.to_string()]);
                let slot = slot.colour().map_or("any colour", |colour| colour.name());
                said.reasons = vec![
                    self.due(*card, *work, *why),
                    format!("{} has an empty slot for {slot}", self.card_name(*conflict)),
                ];
                said
            }
            Event::Lacking { card, work, cube } => {
                let text = format!(
                    "{}: nothing on {}, the reserve has no {} cube.",
                    self.swarm_name(*card),
                    work.name(),
                    cube.name()
                );
                line(text, vec![card.to_string()])
            }
            Event::Resolved { card, work, engulfs } => {
                let mut said = line(
                    format!("{}: {} is full.", self.swarm_name(*card), work.name()),
                    vec![card.to_string()],
                );
                if *engulfs && *work != Work::Engulfment {
                    said.reasons =
                        vec!["the Weaver deck is empty, so it is carried out as engulfment".into()];
                }
                said
            }
            Event::Moved { card, from, to } => line(
                format!(
                    "{} engulfs: it moves from {} to {}.",
                    self.swarm_name(*card),
                    self.system_name(*from),
                    self.system_name(*to)
                ),
                vec![to.to_string(), from.to_string()],
            ),
            Event::Morphed { card, into, system } => line(
                format!(
                    "{} on {} becomes {}.",
                    self.swarm_name(*card),
                    self.system_name(*system),
                    self.swarm_name(*into)
                ),
                vec![system.to_string()],
            ),
            Event::SwarmGone { card, system, cubes } => line(
                format!(
                    "{} leaves {} and the board; {cubes} to the reserve.",
                    self.swarm_name(*card),
                    self.system_name(*system)
                ),
                vec![system.to_string()],
            ),
            Event::Unravelled { cube } => {
                line(format!("A {} cube of the Weavers goes to the reserve.", cube.name()), vec![])
            }
            _ => return None,
        })
    }

    fn aim_reasons(
        &self,
        card: Weaver,
        legal: table::Set<crate::kinds::System>,
        target: crate::kinds::System,
        arrow: u8,
    ) -> Vec<String> {
        let arrows = self.content.weaver(card).arrows;
        let mut reasons = vec![format!("open neighbours: {}", self.system_names(legal))];
        for (number, colour) in (1..).zip(arrows) {
            if arrow != 0 && number >= arrow {
                break;
            }
            reasons.push(format!("arrow {number}, {}: none of them", colour.name()));
        }
        reasons.push(match arrow {
            0 => format!("{} is what is left", self.system_name(target)),
            arrow => {
                let colour = arrows[usize::from(arrow) - 1].name();
                format!("arrow {arrow}, {colour}: {}", self.system_name(target))
            }
        });
        reasons
    }

    fn due(&self, card: Weaver, work: Work, why: Due) -> String {
        match why {
            Due::Pair(colour) => format!("the hand has two or more {}", colour.name()),
            Due::One(colour) => format!("the hand has exactly one {}", colour.name()),
            Due::Idle => {
                "no cube was placed on its proliferation or morphing in this Span".to_string()
            }
            Due::Fed(symbol) => format!(
                "a {symbol} symbol was gained, and {} feeds {} by it",
                self.swarm_name(card),
                work.name()
            ),
        }
    }

    fn not_due(&self, why: NotDue) -> String {
        match why {
            NotDue::NoPair => "no colour is in the hand twice".into(),
            NotDue::Count(colour, 0) => format!("the hand has no {}", colour.name()),
            NotDue::Count(colour, count) => {
                format!("the hand has {count} {}, not exactly one", colour.name())
            }
            NotDue::Busy => "a cube was placed on its proliferation or morphing".into(),
        }
    }
}

//! The reasons for what the Weavers do, which a player can check.

use game_core::{EnumSet, Named as _, list};
use i18n::message;

use super::names::Narrator;
use crate::event::{Due, Event, Lost, NotDue};
use crate::types::{System, Weaver, Work};

impl Narrator<'_> {
    /// Why something happened that the Weavers did; empty for other events.
    pub(super) fn weavers_reasons(&self, event: &Event) -> Vec<String> {
        let messages = self.messages;
        match *event {
            Event::Aims { card, legal, target, arrow, lost } => {
                let lost = lost.map(|lost| match lost {
                    Lost::Hole(system) => {
                        message!(messages, "aim-lost-hole", system = system.named(self)).into()
                    }
                    Lost::Swarm(system) => {
                        message!(messages, "aim-lost-swarm", system = system.named(self)).into()
                    }
                });
                let reasons = self.aim_reasons(card, legal, (target, arrow));
                lost.into_iter().chain(reasons).collect()
            }
            Event::NoTarget { system, .. } => {
                vec![message!(messages, "aims-neighbours", system = system.named(self)).into()]
            }
            Event::NotDue { why, .. } => vec![self.not_due(why)],
            Event::Advanced { card, work, why, .. } | Event::Lacking { card, work, why, .. } => {
                vec![self.due(card, work, why)]
            }
            Event::Redirected { card, work, why, conflict, slot, star, younger, .. } => {
                let (conflict, slot) = (conflict.named(self), slot.named(self));
                let mut reasons = vec![self.due(card, work, why)];
                reasons.extend(younger.iter().map(|other| {
                    let (conflict, other) = (conflict.clone(), other.named(self));
                    message!(messages, "redirected-older", conflict = conflict, younger = other)
                        .into()
                }));
                let taken = match star {
                    true => message!(
                        messages,
                        "redirected-before-star",
                        conflict = conflict,
                        colour = slot
                    ),
                    false => {
                        message!(messages, "redirected-slot", conflict = conflict, colour = slot)
                    }
                };
                reasons.push(taken.into());
                reasons
            }
            Event::Resolved { work, engulfs: true, .. } if work != Work::Engulfment => {
                vec![message!(messages, "resolved-engulfs").into()]
            }
            _ => Vec::new(),
        }
    }

    fn aim_reasons(
        &self,
        card: Weaver,
        legal: EnumSet<System>,
        (target, arrow): (System, u8),
    ) -> Vec<String> {
        let messages = self.messages;
        let arrows = self.game.content.weaver(card).arrows;
        let open = list(legal.iter(), self);
        let mut reasons = vec![message!(messages, "aim-open", systems = open).into()];
        for (number, colour) in (1..).zip(arrows) {
            if arrow != 0 && number >= arrow {
                break;
            }
            let colour = colour.named(self);
            reasons
                .push(message!(messages, "aim-arrow-none", arrow = number, colour = colour).into());
        }
        let system = target.named(self);
        let last = match arrow {
            0 => message!(messages, "aim-left", system = system),
            arrow => {
                let colour = arrows[usize::from(arrow) - 1].named(self);
                message!(messages, "aim-arrow", arrow = arrow, colour = colour, system = system)
            }
        };
        reasons.push(last.into());
        reasons
    }

    fn due(&self, card: Weaver, work: Work, why: Due) -> String {
        let messages = self.messages;
        match why {
            Due::Pair(colour) => message!(messages, "due-pair", colour = colour.named(self)),
            Due::One(colour) => message!(messages, "due-one", colour = colour.named(self)),
            Due::Idle => message!(messages, "due-idle"),
            Due::Fed(symbol) => {
                let (symbol, swarm) = (symbol.named(self), card.named(self));
                let work = work.named(self);
                message!(messages, "due-fed", symbol = symbol, swarm = swarm, work = work)
            }
        }
        .into()
    }

    fn not_due(&self, why: NotDue) -> String {
        let messages = self.messages;
        match why {
            NotDue::NoPair => message!(messages, "not-due-pair"),
            NotDue::Count(colour, 0) => {
                message!(messages, "not-due-none", colour = colour.named(self))
            }
            NotDue::Count(colour, count) => {
                message!(messages, "not-due-count", count = count, colour = colour.named(self))
            }
            NotDue::Busy => message!(messages, "not-due-busy"),
        }
        .into()
    }
}

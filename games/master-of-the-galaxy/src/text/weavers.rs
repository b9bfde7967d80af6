//! The Weavers' actions as text, with reasons that a player can check.

use game_core::{EnumSet, Line};
use i18n::{Messages, message};

use super::events::line;
use crate::cubes::Cubes;
use crate::event::{Due, Event, Lost, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Colour, Symbol, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// The text of an event of the Weavers; `None` if the event is not theirs.
    pub(super) fn weavers_line(&self, event: &Event, messages: Messages) -> Option<Line> {
        let swarm = |card: Weaver| self.swarm_name(card);
        let at = |system: System| self.system_name(system);
        Some(match *event {
            Event::SwarmCame { card, system } => line(
                message!(messages, "came", swarm = swarm(card), system = at(system)),
                vec![system.to_string(), card.to_string()],
            ),
            Event::Aims { card, legal, target, arrow, lost } => {
                let text = message!(messages, "aims", swarm = swarm(card), system = at(target));
                let mut said = line(text, vec![target.to_string(), card.to_string()]);
                let lost = lost.map(|lost| match lost {
                    Lost::Hole(system) => message!(messages, "aim-lost-hole", system = at(system)),
                    Lost::Swarm(system) => {
                        message!(messages, "aim-lost-swarm", system = at(system))
                    }
                });
                said.reasons.extend(lost.map(String::from));
                said.reasons.extend(self.aim_reasons(card, legal, (target, arrow), messages));
                said
            }
            Event::NoTarget { card, system } => {
                let text = message!(messages, "aims-at-nothing", swarm = swarm(card));
                let mut said = line(text, vec![system.to_string()]);
                said.reasons =
                    vec![message!(messages, "aims-neighbours", system = at(system)).into()];
                said
            }
            Event::NotDue { card, work, why } => {
                let text = message!(
                    messages,
                    "no-cube",
                    swarm = swarm(card),
                    work = work_words(work, messages)
                );
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![not_due(why, messages)];
                said
            }
            Event::Advanced { card, work, why, filled, slots } => {
                let cube = self.content.weaver(card).work(work).1;
                let text = message!(
                    messages,
                    "advanced",
                    swarm = swarm(card),
                    colour = colour_words(cube, messages),
                    work = work_words(work, messages),
                    filled = filled,
                    slots = slots
                );
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.due(card, work, why, messages)];
                said
            }
            Event::Redirected { card, work, why, cube, conflict, slot, star, younger } => {
                let name = self.card_name(conflict);
                let text = message!(
                    messages,
                    "redirected",
                    swarm = swarm(card),
                    colour = colour_words(cube, messages),
                    work = work_words(work, messages),
                    conflict = name
                );
                let mut said = line(text, vec![conflict.to_string(), card.to_string()]);
                let any = || message!(messages, "any-colour").into();
                let slot = slot.colour().map_or_else(any, |colour| colour_words(colour, messages));
                said.reasons.push(self.due(card, work, why, messages));
                let older = |other: Card| {
                    let other = self.card_name(other);
                    message!(messages, "redirected-older", conflict = name, younger = other).into()
                };
                said.reasons.extend(younger.iter().map(older));
                let taken = match star {
                    true => {
                        message!(messages, "redirected-before-star", conflict = name, colour = slot)
                    }
                    false => message!(messages, "redirected-slot", conflict = name, colour = slot),
                };
                said.reasons.push(taken.into());
                said
            }
            Event::Lacking { card, work, why, cube } => {
                let colour = colour_words(cube, messages);
                let on = work_words(work, messages);
                let text =
                    message!(messages, "lacking", swarm = swarm(card), work = on, colour = colour);
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.due(card, work, why, messages)];
                said
            }
            Event::Resolved { card, work, engulfs, cubes } => {
                let text = message!(
                    messages,
                    "resolved",
                    swarm = swarm(card),
                    work = work_words(work, messages),
                    cubes = cubes_words(cubes, messages)
                );
                let mut said = line(text, vec![card.to_string()]);
                if engulfs && work != Work::Engulfment {
                    said.reasons = vec![message!(messages, "resolved-engulfs").into()];
                }
                said
            }
            Event::Moved { card, from, to } => line(
                message!(messages, "engulfs", swarm = swarm(card), from = at(from), to = at(to)),
                vec![to.to_string(), from.to_string()],
            ),
            Event::Morphed { card, into, system } => {
                let (here, into) = (at(system), swarm(into));
                let text =
                    message!(messages, "morphs", swarm = swarm(card), system = here, into = into);
                line(text, vec![system.to_string()])
            }
            Event::SwarmGone { card, system, cubes } => {
                let (here, cubes) = (at(system), cubes_words(cubes, messages));
                let text = message!(
                    messages,
                    "swarm-gone",
                    swarm = swarm(card),
                    system = here,
                    cubes = cubes
                );
                line(text, vec![system.to_string()])
            }
            Event::Unravelled { cube } => line(
                message!(messages, "unravelled", colour = colour_words(cube, messages)),
                vec![],
            ),
            _ => return None,
        })
    }

    fn aim_reasons(
        &self,
        card: Weaver,
        legal: EnumSet<System>,
        (target, arrow): (System, u8),
        messages: Messages,
    ) -> Vec<String> {
        let arrows = self.content.weaver(card).arrows;
        let open: Vec<&str> = legal.iter().map(|system| self.system_name(system)).collect();
        let open = listed_in(&open, messages);
        let mut reasons = vec![message!(messages, "aim-open", systems = open).into()];
        for (number, colour) in (1..).zip(arrows) {
            if arrow != 0 && number >= arrow {
                break;
            }
            let colour = colour_words(colour, messages);
            reasons
                .push(message!(messages, "aim-arrow-none", arrow = number, colour = colour).into());
        }
        let at = self.system_name(target);
        let last = match arrow {
            0 => message!(messages, "aim-left", system = at),
            arrow => {
                let colour = colour_words(arrows[usize::from(arrow) - 1], messages);
                message!(messages, "aim-arrow", arrow = arrow, colour = colour, system = at)
            }
        };
        reasons.push(last.into());
        reasons
    }

    fn due(&self, card: Weaver, work: Work, why: Due, messages: Messages) -> String {
        match why {
            Due::Pair(colour) => {
                message!(messages, "due-pair", colour = colour_words(colour, messages))
            }
            Due::One(colour) => {
                message!(messages, "due-one", colour = colour_words(colour, messages))
            }
            Due::Idle => message!(messages, "due-idle"),
            Due::Fed(symbol) => {
                let (symbol, swarm) = (symbol_words(symbol, messages), self.swarm_name(card));
                message!(
                    messages,
                    "due-fed",
                    symbol = symbol,
                    swarm = swarm,
                    work = work_words(work, messages)
                )
            }
        }
        .into()
    }
}

fn not_due(why: NotDue, messages: Messages) -> String {
    match why {
        NotDue::NoPair => message!(messages, "not-due-pair"),
        NotDue::Count(colour, 0) => {
            message!(messages, "not-due-none", colour = colour_words(colour, messages))
        }
        NotDue::Count(colour, count) => {
            let colour = colour_words(colour, messages);
            message!(messages, "not-due-count", count = count, colour = colour)
        }
        NotDue::Busy => message!(messages, "not-due-busy"),
    }
    .into()
}

/// The name of a colour.
pub(super) fn colour_words(colour: Colour, messages: Messages) -> String {
    message!(messages, "colour", colour = colour.name()).into()
}

/// The name of a symbol.
pub(crate) fn symbol_words(symbol: Symbol, messages: Messages) -> String {
    message!(messages, "symbol", symbol = symbol.word()).into()
}

/// The name of a work.
pub(super) fn work_words(work: Work, messages: Messages) -> String {
    message!(messages, "work", work = work.name()).into()
}

/// The text for some cubes, by colour.
fn cubes_words(cubes: Cubes, messages: Messages) -> String {
    let of = |colour: Colour| {
        message!(
            messages,
            "cubes",
            count = cubes.of(colour),
            colour = colour_words(colour, messages)
        )
    };
    match cubes.is_empty() {
        true => message!(messages, "cubes-none").into(),
        false => cubes.colours().map(of).collect::<Vec<_>>().join(", "),
    }
}

/// A list of names with commas and a last "and".
fn listed_in(names: &[&str], messages: Messages) -> String {
    match names {
        [] => message!(messages, "none").into(),
        [only] => only.to_string(),
        [most @ .., last] => format!("{}{}{last}", most.join(", "), message!(messages, "and")),
    }
}

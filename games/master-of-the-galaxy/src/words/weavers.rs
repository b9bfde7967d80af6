//! What the Weavers did, in words, with the reasons that a player can check.

use table::{EnumSet, Line};
use tongues::{Voice, say};

use super::events::line;
use crate::cubes::Cubes;
use crate::event::{Due, Event, Lost, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Colour, Symbol, System, Weaver, Work};

impl MasterOfTheGalaxy {
    /// An event of the Weavers in words; `None` if it is none of theirs.
    pub(super) fn weavers_line(&self, event: &Event, voice: Voice) -> Option<Line> {
        let swarm = |card: Weaver| self.swarm_name(card);
        let at = |system: System| self.system_name(system);
        Some(match *event {
            Event::SwarmCame { card, system } => line(
                say!(voice, "came", swarm = swarm(card), system = at(system)),
                vec![system.to_string(), card.to_string()],
            ),
            Event::Aims { card, legal, target, arrow, lost } => {
                let text = say!(voice, "aims", swarm = swarm(card), system = at(target));
                let mut said = line(text, vec![target.to_string(), card.to_string()]);
                let lost = lost.map(|lost| match lost {
                    Lost::Hole(system) => say!(voice, "aim-lost-hole", system = at(system)),
                    Lost::Swarm(system) => say!(voice, "aim-lost-swarm", system = at(system)),
                });
                said.reasons.extend(lost.map(String::from));
                said.reasons.extend(self.aim_reasons(card, legal, (target, arrow), voice));
                said
            }
            Event::NoTarget { card, system } => {
                let text = say!(voice, "aims-at-nothing", swarm = swarm(card));
                let mut said = line(text, vec![system.to_string()]);
                said.reasons = vec![say!(voice, "aims-neighbours", system = at(system)).into()];
                said
            }
            Event::NotDue { card, work, why } => {
                let text =
                    say!(voice, "no-cube", swarm = swarm(card), work = work_words(work, voice));
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![not_due(why, voice)];
                said
            }
            Event::Advanced { card, work, why, filled, slots } => {
                let cube = self.content.weaver(card).work(work).1;
                let text = say!(
                    voice,
                    "advanced",
                    swarm = swarm(card),
                    colour = colour_words(cube, voice),
                    work = work_words(work, voice),
                    filled = filled,
                    slots = slots
                );
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.due(card, work, why, voice)];
                said
            }
            Event::Redirected { card, work, why, cube, conflict, slot, star, younger } => {
                let name = self.card_name(conflict);
                let text = say!(
                    voice,
                    "redirected",
                    swarm = swarm(card),
                    colour = colour_words(cube, voice),
                    work = work_words(work, voice),
                    conflict = name
                );
                let mut said = line(text, vec![conflict.to_string(), card.to_string()]);
                let any = || say!(voice, "any-colour").into();
                let slot = slot.colour().map_or_else(any, |colour| colour_words(colour, voice));
                said.reasons.push(self.due(card, work, why, voice));
                let older = |other: Card| {
                    let other = self.card_name(other);
                    say!(voice, "redirected-older", conflict = name, younger = other).into()
                };
                said.reasons.extend(younger.iter().map(older));
                let taken = match star {
                    true => {
                        say!(voice, "redirected-before-star", conflict = name, colour = slot)
                    }
                    false => say!(voice, "redirected-slot", conflict = name, colour = slot),
                };
                said.reasons.push(taken.into());
                said
            }
            Event::Lacking { card, work, why, cube } => {
                let colour = colour_words(cube, voice);
                let on = work_words(work, voice);
                let text = say!(voice, "lacking", swarm = swarm(card), work = on, colour = colour);
                let mut said = line(text, vec![card.to_string()]);
                said.reasons = vec![self.due(card, work, why, voice)];
                said
            }
            Event::Resolved { card, work, engulfs, cubes } => {
                let text = say!(
                    voice,
                    "resolved",
                    swarm = swarm(card),
                    work = work_words(work, voice),
                    cubes = cubes_words(cubes, voice)
                );
                let mut said = line(text, vec![card.to_string()]);
                if engulfs && work != Work::Engulfment {
                    said.reasons = vec![say!(voice, "resolved-engulfs").into()];
                }
                said
            }
            Event::Moved { card, from, to } => line(
                say!(voice, "engulfs", swarm = swarm(card), from = at(from), to = at(to)),
                vec![to.to_string(), from.to_string()],
            ),
            Event::Morphed { card, into, system } => {
                let (here, into) = (at(system), swarm(into));
                let text = say!(voice, "morphs", swarm = swarm(card), system = here, into = into);
                line(text, vec![system.to_string()])
            }
            Event::SwarmGone { card, system, cubes } => {
                let (here, cubes) = (at(system), cubes_words(cubes, voice));
                let text =
                    say!(voice, "swarm-gone", swarm = swarm(card), system = here, cubes = cubes);
                line(text, vec![system.to_string()])
            }
            Event::Unravelled { cube } => {
                line(say!(voice, "unravelled", colour = colour_words(cube, voice)), vec![])
            }
            _ => return None,
        })
    }

    fn aim_reasons(
        &self,
        card: Weaver,
        legal: EnumSet<System>,
        (target, arrow): (System, u8),
        voice: Voice,
    ) -> Vec<String> {
        let arrows = self.content.weaver(card).arrows;
        let open: Vec<&str> = legal.iter().map(|system| self.system_name(system)).collect();
        let open = listed_in(&open, voice);
        let mut reasons = vec![say!(voice, "aim-open", systems = open).into()];
        for (number, colour) in (1..).zip(arrows) {
            if arrow != 0 && number >= arrow {
                break;
            }
            let colour = colour_words(colour, voice);
            reasons.push(say!(voice, "aim-arrow-none", arrow = number, colour = colour).into());
        }
        let at = self.system_name(target);
        let last = match arrow {
            0 => say!(voice, "aim-left", system = at),
            arrow => {
                let colour = colour_words(arrows[usize::from(arrow) - 1], voice);
                say!(voice, "aim-arrow", arrow = arrow, colour = colour, system = at)
            }
        };
        reasons.push(last.into());
        reasons
    }

    fn due(&self, card: Weaver, work: Work, why: Due, voice: Voice) -> String {
        match why {
            Due::Pair(colour) => say!(voice, "due-pair", colour = colour_words(colour, voice)),
            Due::One(colour) => say!(voice, "due-one", colour = colour_words(colour, voice)),
            Due::Idle => say!(voice, "due-idle"),
            Due::Fed(symbol) => {
                let (symbol, swarm) = (symbol_words(symbol, voice), self.swarm_name(card));
                say!(
                    voice,
                    "due-fed",
                    symbol = symbol,
                    swarm = swarm,
                    work = work_words(work, voice)
                )
            }
        }
        .into()
    }
}

fn not_due(why: NotDue, voice: Voice) -> String {
    match why {
        NotDue::NoPair => say!(voice, "not-due-pair"),
        NotDue::Count(colour, 0) => {
            say!(voice, "not-due-none", colour = colour_words(colour, voice))
        }
        NotDue::Count(colour, count) => {
            let colour = colour_words(colour, voice);
            say!(voice, "not-due-count", count = count, colour = colour)
        }
        NotDue::Busy => say!(voice, "not-due-busy"),
    }
    .into()
}

/// The name of a colour.
pub(super) fn colour_words(colour: Colour, voice: Voice) -> String {
    say!(voice, "colour", colour = colour.name()).into()
}

/// The name of a symbol.
pub(crate) fn symbol_words(symbol: Symbol, voice: Voice) -> String {
    say!(voice, "symbol", symbol = symbol.word()).into()
}

/// The name of a work.
pub(super) fn work_words(work: Work, voice: Voice) -> String {
    say!(voice, "work", work = work.name()).into()
}

/// Some cubes by their colours.
fn cubes_words(cubes: Cubes, voice: Voice) -> String {
    let of = |colour: Colour| {
        say!(voice, "cubes", count = cubes.of(colour), colour = colour_words(colour, voice))
    };
    match cubes.is_empty() {
        true => say!(voice, "cubes-none").into(),
        false => cubes.colours().map(of).collect::<Vec<_>>().join(", "),
    }
}

/// Names with commas and a last "and".
fn listed_in(names: &[&str], voice: Voice) -> String {
    match names {
        [] => say!(voice, "none").into(),
        [only] => only.to_string(),
        [most @ .., last] => format!("{}{}{last}", most.join(", "), say!(voice, "and")),
    }
}

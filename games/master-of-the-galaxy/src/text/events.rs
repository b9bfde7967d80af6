//! The actions of players as text.

use game_core::Line;
use game_core::grammar::capital;
use i18n::{Messages, message};

use super::names::{counted, pile_name, pile_names};
use crate::event::{Event, Victim};
use crate::game::MasterOfTheGalaxy;
use crate::state::{Against, Ended, Reason};

pub(super) fn line(text: impl Into<String>, places: Vec<String>) -> Line {
    Line { text: text.into(), reasons: Vec::new(), places }
}

impl MasterOfTheGalaxy {
    /// The text of an event. What a helper shows is in every language, everything else in English.
    pub(crate) fn line(&self, event: &Event, messages: Messages) -> Line {
        self.weavers_line(event, messages).unwrap_or_else(|| self.players_line(event, messages))
    }

    fn players_line(&self, event: &Event, messages: Messages) -> Line {
        match event {
            Event::First { player } => line(format!("{}.", self.does(*player, "begin")), vec![]),
            Event::HomeCube { cube } => line(format!("A {} cube is drawn.", cube.name()), vec![]),
            Event::Home { player, system } => line(
                format!(
                    "{} home is {}.",
                    capital(&self.possessive(*player)),
                    self.system_name(*system)
                ),
                vec![system.to_string()],
            ),
            Event::Closed { system, token } => {
                let at = self.system_name(*system);
                let text = match token {
                    true => message!(messages, "closed", system = at),
                    false => message!(messages, "closed-without", system = at),
                };
                line(text, vec![system.to_string()])
            }
            Event::Shown { card } => {
                let pile = pile_name(card.pile());
                line(
                    format!("{} ({pile}) is shown.", self.card_name(*card)),
                    vec![card.to_string()],
                )
            }
            Event::Turn { player, round } => {
                let whose = capital(&self.possessive(*player));
                line(format!("Round {round}: {whose} turn."), vec![])
            }
            Event::Skipped { player } => {
                line(format!("{} this turn.", self.does(*player, "skip")), vec![])
            }
            Event::Drawn { player, cube } => {
                line(format!("{} a {} cube.", self.does(*player, "draw"), cube.name()), vec![])
            }
            Event::BagEmpty { player } => {
                line(format!("{} bag is empty.", capital(&self.possessive(*player))), vec![])
            }
            Event::HandBack { player, cubes } => {
                line(format!("{} {cubes} back into the bag.", self.does(*player, "put")), vec![])
            }
            Event::Placed { player, cube, project, .. } => line(
                format!(
                    "{} a {} cube on {}.",
                    self.does(*player, "put"),
                    cube.name(),
                    self.project_name(*project)
                ),
                vec![project.card.to_string()],
            ),
            Event::Built { player, cube, route } => line(
                format!(
                    "{} a {} cube on the route {}.",
                    self.does(*player, "put"),
                    cube.name(),
                    self.route_name(*route)
                ),
                vec![route.to_string()],
            ),
            Event::RouteComplete { route } => line(
                format!("The route {} is complete.", self.route_name(*route)),
                vec![route.to_string()],
            ),
            Event::RouteBroken { route } => line(
                format!("The route {} is complete no more.", self.route_name(*route)),
                vec![route.to_string()],
            ),
            Event::RouteRemoved { route, player, cubes } => line(
                format!(
                    "The route {} goes: {cubes} into {} bag.",
                    self.route_name(*route),
                    self.possessive(*player)
                ),
                vec![route.to_string()],
            ),
            Event::Settled { player, system, planet, cube, gained } => line(
                format!(
                    "{} the {} planet of {} with a {} cube and {} {gained} {}.",
                    self.does(*player, "settle"),
                    planet.name(),
                    self.system_name(*system),
                    cube.name(),
                    self.verb("gain"),
                    planet.name()
                ),
                vec![system.to_string()],
            ),
            Event::Recalled { player, cube } => line(
                format!(
                    "{} a {} cube with a black one.",
                    self.does(*player, "recall"),
                    cube.name()
                ),
                vec![],
            ),
            Event::Dismissed { player, card, cubes } => {
                let back =
                    if cubes.is_empty() { String::new() } else { format!(", with {cubes} on it") };
                let text =
                    format!("{} {}{back}.", self.does(*player, "dismiss"), self.card_name(*card));
                line(text, vec![card.to_string()])
            }
            Event::Initiated { player, card, target, source, against, extra } => {
                let more = match extra {
                    0 => String::new(),
                    count => format!(", with {}", counted(*count, "slot more", "slots more")),
                };
                let text = format!(
                    "{} {} against {} ({}) from {}{more}.",
                    self.does(*player, "begin"),
                    self.card_name(*card),
                    self.system_name(*target),
                    self.against_name(*against),
                    self.system_name(*source)
                );
                line(text, vec![target.to_string(), source.to_string(), card.to_string()])
            }
            Event::Completed { player, project, cubes } => line(
                format!(
                    "{} {} with {cubes}.",
                    self.does(*player, "complete"),
                    self.project_name(*project)
                ),
                vec![project.card.to_string()],
            ),
            Event::BaseSet { player, system, shape, captured } => {
                let system_name = self.system_name(*system);
                let text = match captured {
                    true => {
                        format!("{} {system_name} with a {shape}.", self.does(*player, "capture"))
                    }
                    false => format!("{} a {shape} on {system_name}.", self.does(*player, "set")),
                };
                line(text, vec![system.to_string()])
            }
            Event::BasesRemoved { player, system, count } => line(
                format!(
                    "{} on {}: {} back into {} supply.",
                    capital(&counted(*count, "base", "bases")),
                    self.system_name(*system),
                    if *count == 1 { "it goes" } else { "they go" },
                    self.possessive(*player)
                ),
                vec![system.to_string()],
            ),
            Event::PlanetsCleared { system, cubes } => line(
                format!(
                    "The planets of {} are free again: {cubes} to the reserve.",
                    self.system_name(*system)
                ),
                vec![system.to_string()],
            ),
            Event::Gained { player, colour, count } => {
                line(format!("{} {count} {}.", self.does(*player, "gain"), colour.name()), vec![])
            }
            Event::Given { player, cube } => line(
                format!("{} a {} cube to the reserve.", self.does(*player, "give"), cube.name()),
                vec![],
            ),
            Event::Stolen { player, cube, from } => {
                let (where_, place) = match from {
                    Victim::Project(project) => {
                        (self.project_name(*project), project.card.to_string())
                    }
                    Victim::Route(route) => (self.route_name(*route), route.to_string()),
                    Victim::Work(card, work) => {
                        (format!("{} of {}", work.name(), self.swarm_name(*card)), card.to_string())
                    }
                };
                let text = format!(
                    "{} a {} cube from {where_}.",
                    self.does(*player, "steal"),
                    cube.name()
                );
                line(text, vec![place])
            }
            Event::Repelled { card, cube } => line(
                format!("A {} cube in {} is sent home.", cube.name(), self.card_name(*card)),
                vec![card.to_string()],
            ),
            Event::PickEarned { player, piles } => line(
                format!("{} a pick: {}.", self.does(*player, "earn"), pile_names(*piles)),
                vec![],
            ),
            Event::EffectLost { player, at, verb } => {
                let what = self.effect_at(*at).verb(usize::from(*verb));
                let what = what.map_or(String::new(), |what| self.verb_in_words(what));
                let text = format!(
                    "{}: {} nothing of \"{what}\".",
                    self.effect_name(*at),
                    self.does(*player, "make")
                );
                line(capital(&text), vec![])
            }
            Event::Acquired { player, card } => line(
                format!("{} {}.", self.does(*player, "take"), self.card_name(*card)),
                vec![card.to_string()],
            ),
            Event::PutUnder { card } => line(
                format!("{} goes under its deck.", self.card_name(*card)),
                vec![card.pile().to_string()],
            ),
            Event::PickLost { player } => {
                line(format!("{} no card.", self.does(*player, "take")), vec![])
            }
            Event::LeaderTaken { player, card, from } => line(
                format!(
                    "{} {} from {}.",
                    self.does(*player, "take"),
                    self.card_name(*card),
                    self.mid_name(*from)
                ),
                vec![card.to_string()],
            ),
            Event::WillSkip { player } => {
                line(format!("{} the next turn.", self.does(*player, "skip")), vec![])
            }
            Event::Symbol { player, symbol, count } => line(
                format!(
                    "{} now {}.",
                    self.does(*player, "have"),
                    counted(*count, &format!("{symbol} symbol"), &format!("{symbol} symbols"))
                ),
                vec![],
            ),
            Event::Cancelled { .. } | Event::ConflictWon { .. } | Event::ConflictLost { .. } => {
                self.conflict_line(event)
            }
            Event::Spoils { from, to, cube } => {
                let where_ =
                    to.map_or("the reserve".into(), |to| format!("{} bag", self.possessive(to)));
                let text = format!(
                    "Spoils: a {} cube from {} bag to {where_}.",
                    cube.name(),
                    self.possessive(*from)
                );
                line(text, vec![])
            }
            Event::SpoilLeader { from, to, card } => {
                let where_ = to.map_or("its deck".into(), |to| self.mid_name(to));
                let text = format!(
                    "Spoils: {} from {} to {where_}.",
                    self.card_name(*card),
                    self.mid_name(*from)
                );
                line(text, vec![card.to_string()])
            }
            Event::Out { player } => {
                line(format!("{} out of the game.", self.does(*player, "are")), vec![])
            }
            Event::Ended { ended } => line(self.ended_line(*ended, messages), vec![]),
            Event::SwarmCame { .. }
            | Event::Aims { .. }
            | Event::NoTarget { .. }
            | Event::NotDue { .. }
            | Event::Advanced { .. }
            | Event::Redirected { .. }
            | Event::Lacking { .. }
            | Event::Resolved { .. }
            | Event::Moved { .. }
            | Event::Morphed { .. }
            | Event::SwarmGone { .. }
            | Event::Unravelled { .. } => line("", vec![]),
        }
    }

    /// The text for what a conflict is against.
    pub(super) fn against_name(&self, against: Against) -> String {
        match against {
            Against::Neutral => "neutral".into(),
            Against::Player(player) => self.mid_name(player),
            Against::Swarm => "a swarm".into(),
        }
    }

    fn ended_line(&self, ended: Ended, messages: Messages) -> String {
        let who = match (ended.winner, self.options.solo()) {
            (None, _) => "weavers",
            (Some(_), true) => "you",
            (Some(_), false) => "other",
        };
        let name = ended.winner.map(|winner| self.name(winner)).unwrap_or_default();
        let by = match ended.by {
            Reason::Bases => message!(messages, "by-bases"),
            Reason::Symbols(_) => message!(messages, "by-symbols"),
            Reason::Starts => message!(messages, "by-starts"),
            Reason::LastLeft => message!(messages, "by-last"),
            Reason::NoSwarms => message!(messages, "by-swarms"),
            Reason::HomeLost => message!(messages, "by-home"),
            Reason::TokensOut => message!(messages, "by-tokens"),
            Reason::Guard => message!(messages, "by-rounds"),
        };
        message!(messages, "ended", who = who, name = name, by = by).into()
    }
}

//! The events of the Saboteurs' turn as sentences in every language.

use game_core::grammar::capital;
use i18n::{Messages, message};

use super::counts::held_tokens;
use super::localized_names::{
    action_space_in, agent_in, awards_in, bot_space_in, cell_in, colour_in, height_in,
    lativs_place_in, location_in, token_in, weather_in,
};
use super::names::{a_chemical, a_part, article, research_token};
use crate::event::{BotPlace, ChemicalPlace, Event, PartPlace, Score, TokenPlace};
use crate::game::WeatherMachine;
use crate::helper::Trigger;
use crate::state::{EndTrigger, Lativ};
use crate::types::{
    ActionSpace, Area, AreaMap, BotSpace, EnumSet, Location, Owner, Player, Weather,
};

impl WeatherMachine {
    /// An event of the Saboteurs' turn; `None` for events that the helper does not tell.
    pub(super) fn theirs_said(&self, event: &Event, messages: Messages) -> Option<String> {
        let weather = |weather: Weather| weather_in(weather, messages);
        let space = |space| bot_space_in(space, messages);
        let said = match *event {
            Event::NoReport => message!(messages, "no-report"),
            Event::Plan { agent, space, .. } => {
                let plan = location_in(space.location(), messages);
                message!(
                    messages,
                    "plan",
                    agent = capital(&agent_in(agent, messages)),
                    location = plan
                )
            }
            Event::NothingToDiscard => message!(messages, "nothing-to-discard"),
            Event::StepsLeftOut { space } => return Some(left_out(space, messages)),
            Event::NoChemicalFor { space: at, chemical } => {
                message!(
                    messages,
                    "no-chemical-for",
                    chemical = chemical.title(),
                    space = space(at)
                )
            }
            Event::NoAward => message!(messages, "no-award"),
            Event::NoTokenLeft { area, weather } => {
                message!(messages, "no-token", token = token_in(area, weather, messages))
            }
            Event::Decided { ref priority_list } => {
                return Some(self.priority_list_words(priority_list, messages));
            }
            Event::SetUsed { weather: of, locked, .. } => {
                message!(messages, "set-used", weather = weather(of), locked = yes(locked))
            }
            Event::BotMoved { owner, from, to } => match (from, to) {
                (BotPlace::Hideout, BotPlace::Space(at)) => {
                    message!(messages, "bot-placed", space = space(at))
                }
                (BotPlace::Space(at), BotPlace::Hideout) if owner == Owner::Saboteurs => {
                    message!(messages, "bot-returns", space = space(at))
                }
                (BotPlace::Space(at), BotPlace::BesideLab) => {
                    let bot = capital(&self.bot_of(owner));
                    message!(messages, "bot-beside", bot = bot, space = space(at))
                }
                (BotPlace::Space(from), BotPlace::Space(to)) => {
                    let at = |one: BotSpace| height_in(one.area(), one.position(), messages);
                    message!(
                        messages,
                        "bot-makes-room",
                        bot = capital(&self.bot_of(owner)),
                        owner = owner_word(owner),
                        weather = weather(from.weather()),
                        from = at(from),
                        to = at(to)
                    )
                }
                _ => return None,
            },
            Event::PartMoved {
                colour, from: PartPlace::Reserve, to: PartPlace::Cell(at), ..
            } => {
                let (part, cell) = (capital(&a_part(colour)), cell_in(at, messages));
                message!(messages, "part-laid", part = part, colour = colour.word(), cell = cell)
            }
            Event::TurnBegins { player: Player::Saboteurs } => {
                let whose = capital(&self.possessive(Player::Saboteurs));
                message!(messages, "turn-begins", whose = whose)
            }
            Event::Scored {
                player,
                cp,
                why: why @ Score::Government { weather: of, bots, each },
            } => {
                message!(
                    messages,
                    "scored-government",
                    scores = self.does(player, "score"),
                    cp = cp,
                    why = self.score_words(why),
                    weather = weather(of),
                    count = bots,
                    each = each
                )
            }
            Event::ChemicalMoved { chemical, from, to, .. } => {
                let (one, title) = (a_chemical(chemical), chemical.title());
                match (from, to) {
                    (ChemicalPlace::Supply, ChemicalPlace::Hideout) => {
                        message!(messages, "chemical-taken", one = one, chemical = title)
                    }
                    (ChemicalPlace::Hideout, ChemicalPlace::Research(at)) => {
                        let at = space(at);
                        message!(messages, "chemical-put", one = one, chemical = title, space = at)
                    }
                    (ChemicalPlace::Hideout, _) => {
                        message!(messages, "chemical-back", one = one, chemical = title)
                    }
                    _ => return None,
                }
            }
            Event::ResearchMoved { area, weather, from, to } => {
                let token = token_in(area, weather, messages);
                return moved(
                    &article(&research_token(area, weather)),
                    &token,
                    (from, to),
                    messages,
                );
            }
            Event::AwardMoved { from, to } => {
                return moved("an Award", &message!(messages, "award"), (from, to), messages);
            }
            Event::LativMoved { to: Lativ::Supply, .. } => message!(messages, "lativ-supply"),
            Event::LativMoved { to, .. } => {
                message!(messages, "lativ-goes", place = lativs_place_in(to, messages))
            }
            Event::GovernmentRuns { weather: of } => {
                message!(messages, "government-runs", weather = weather(of))
            }
            Event::LockRemoved { weather: of } => {
                message!(messages, "lock-removed", weather = weather(of))
            }
            Event::InitiativeTaken { player, ref order } => {
                let who = if player == Player::Saboteurs { "saboteurs" } else { "you" };
                let (order, whose) = (self.names(order), capital(&self.possessive(player)));
                message!(messages, "initiative", whose = whose, order = order, who = who)
            }
            Event::EndTriggered { trigger } => {
                let why = trigger_words(trigger);
                message!(
                    messages,
                    "end-triggered",
                    why = why,
                    trigger = Trigger::of(trigger).word()
                )
            }
            _ => return None,
        };
        Some(said.into())
    }

    /// How a set is made up, and which colours leave if the Hideout holds more.
    pub(super) fn set_reasons(
        &self,
        (weather, locked): (Weather, bool),
        held: &AreaMap<u8>,
        colours: EnumSet<Area>,
        awards: u8,
        messages: Messages,
    ) -> Vec<String> {
        let numbers = &self.content.saboteurs;
        let (size, rule) = match locked {
            true => (numbers.locked_set, "SAB-STS.1"),
            false => (numbers.unlocked_set, "SAB-STS.2"),
        };
        let mut reasons = vec![
            message!(
                messages,
                "set-size",
                weather = weather_in(weather, messages),
                locked = yes(locked),
                size = size,
                held = held_tokens(held, messages),
                rule = rule
            )
            .into(),
        ];
        if awards > 0 {
            let stand = awards_in(awards, messages);
            reasons.push(message!(messages, "set-awards", count = awards, awards = stand).into());
        }
        let more = held.iter().filter(|&(area, &count)| count > 0 && !colours.contains(area));
        if more.count() > 0 {
            let leave: Vec<String> = colours.iter().map(|area| colour_in(area, messages)).collect();
            let leave = leave.join(&message!(messages, "list-and"));
            reasons.push(message!(messages, "set-leave", colours = leave).into());
        }
        reasons
    }
}

/// A token that enters or leaves the Hideout.
fn moved(
    one: &str,
    token: &str,
    (from, to): (TokenPlace, TokenPlace),
    messages: Messages,
) -> Option<String> {
    let said = match (from, to) {
        (_, TokenPlace::Holding(_) | TokenPlace::Office(..)) => return None,
        (_, TokenPlace::Hideout) => message!(messages, "token-taken", one = one, token = token),
        (TokenPlace::Hideout, _) => {
            message!(messages, "token-gone", one = capital(one), token = token)
        }
        _ => return None,
    };
    Some(said.into())
}

const fn owner_word(owner: Owner) -> &'static str {
    match owner {
        Owner::Lativ => "lativ",
        Owner::Saboteurs => "saboteurs",
        _ => "you",
    }
}

const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

/// The steps that the plan skips on an action space with one action.
fn left_out(space: ActionSpace, messages: Messages) -> String {
    let (first, plan) = match space.location() {
        Location::Lab => (2, "lab"),
        Location::Rnd => (3, "rnd"),
        Location::Supply | Location::Government | Location::Office => (3, "other"),
    };
    let space = action_space_in(space, messages);
    message!(messages, "left-out", space = space, first = first, plan = plan).into()
}

/// Why Lativ passes Locations: each of them is full (WM-LAT.3).
pub(super) fn lativ_reasons(from: Lativ, to: Lativ, messages: Messages) -> Vec<String> {
    let mut passed = Vec::new();
    let mut location = from.location().next();
    // From his Office he goes to the Supply in any case.
    while location != to.location() && location.area().is_some() {
        passed.push(
            message!(messages, "lativ-passes", location = location_in(location, messages)).into(),
        );
        location = location.next();
    }
    passed
}

/// Why the end is triggered, as a sentence.
pub(crate) const fn trigger_words(trigger: EndTrigger) -> &'static str {
    match trigger {
        EndTrigger::Nobel => "The Nobel Prize is taken.",
        EndTrigger::LastExperiment => "The last Experiment tile is displayed.",
        EndTrigger::Government => "The Government Machine is full.",
        EndTrigger::Rnd => "Every Research space of R&D is occupied.",
    }
}

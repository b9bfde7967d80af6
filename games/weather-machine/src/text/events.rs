//! The text of events, one sentence each.

use game_core::{Line, ToMessage};
use i18n::{Messages, Noun, Value};

use crate::benefit::Gain;
use crate::event::{BotPlace, ChemicalPlace, EndCount, Event, Idle, PartPlace, Raise, TokenPlace};
use crate::event::{Payment, Score};
use crate::game::WeatherMachine;
use crate::state::{Lativ, Verdict};
use crate::types::{Area, Location, Owner, Player, Voucher, Weather};

use super::localized_names::{height_in, token_in};
use super::narrator::{Narrator, game_message};
use super::opponent_text::lativ_reasons;

impl WeatherMachine {
    /// The text of an event, the same for every viewer because nobody has secrets.
    pub(crate) fn event_line(&self, event: &Event, messages: Messages) -> Line {
        let narrator = self.narrator(messages);
        Line {
            text: narrator.event(event),
            reasons: match event {
                Event::Decided { priority_list } => {
                    self.priority_list_reasons(priority_list, messages)
                }
                Event::SetUsed { weather, locked, held, colours, awards } => {
                    self.set_reasons((*weather, *locked), held, *colours, *awards, messages)
                }
                Event::LativMoved { from, to } => lativ_reasons(*from, *to, messages),
                Event::Idle { barred, shortage, .. } => {
                    let short = shortage.iter().flat_map(|&short| narrator.shortage(short));
                    barred.iter().map(|&barred| narrator.barred(barred)).chain(short).collect()
                }
                _ => Vec::new(),
            },
            places: self.event_places(event),
        }
    }
}

impl Narrator<'_> {
    /// The sentence of an event.
    fn event(&self, event: &Event) -> String {
        self.set_up(event)
            .or_else(|| self.gained(event))
            .or_else(|| self.on_the_board(event))
            .or_else(|| self.of_the_saboteurs(event))
            .unwrap_or_else(|| self.plain(event))
    }

    /// The message of an event with its own fields.
    fn plain(&self, event: &Event) -> String {
        event.to_message("event", self).text()
    }

    /// The message of an event with one more argument.
    fn with(&self, event: &Event, name: &'static str, value: impl Into<Value<'static>>) -> String {
        event.to_message("event", self).with(name, value).text()
    }

    /// Events of set-up and of a Laboratory that say more than their fields.
    fn set_up(&self, event: &Event) -> Option<String> {
        let content = self.game.content;
        Some(match *event {
            Event::OfferShown { space, .. } => self.with(event, "space", space + 1),
            Event::SubsidyLaid { tile, .. } | Event::SubsidyUsed { tile, .. } => {
                self.with(event, "benefit", self.benefit(content.subsidies[tile].benefit))
            }
            Event::GoalsDrafted { area, .. } => self.with(event, "colour", self.token_colour(area)),
            Event::ChallengeDrawn { challenge } => {
                self.with(event, "text", self.challenge_text(challenge))
            }
            Event::TileLaid { tile, laid } => {
                let (above, below) = self.game.halves(tile, laid.facing);
                game_message!(
                    self,
                    "event-tile-laid",
                    player = laid.owner,
                    tile = tile,
                    row = laid.row,
                    column = laid.column,
                    above = above,
                    below = below,
                )
            }
            _ => return None,
        })
    }

    /// Events of Vouchers, CP, funding, and gains that were lost.
    fn gained(&self, event: &Event) -> Option<String> {
        let scoring = &self.game.content.scoring;
        Some(match *event {
            Event::Vouchers { player, voucher, gained, lost, cause } => {
                self.vouchers_gained((player, voucher), (gained, lost), self.cause(cause))
            }
            Event::NeighbourVouchers { voucher, gained, lost: 0, .. } => {
                self.with(event, "vouchers", self.vouchers(voucher, gained))
            }
            Event::NeighbourVouchers { player, voucher, gained, lost, ref pieces } => {
                let cause = game_message!(self, "cause-pieces", pieces = pieces);
                self.vouchers_gained((player, voucher), (gained, lost), cause)
            }
            Event::Paid { of: Payment::Instead(voucher), .. } => {
                let instead = game_core::Named::named(&voucher, self);
                self.with(event, "instead", instead)
            }
            Event::Paid { voucher, .. } => {
                let instead = game_core::Named::named(&voucher, self);
                self.with(event, "instead", instead)
            }
            Event::ScienceExchanged { .. } => {
                self.with(event, "count", self.game.content.exchanges.science_exchange)
            }
            Event::Scored { player, cp, why: Score::Government { weather, bots, each } } => {
                game_message!(
                    self,
                    "scored-government",
                    player = player,
                    cp = cp,
                    weather = weather,
                    count = bots,
                    each = each,
                )
            }
            Event::NoCp { science, .. } | Event::ExperimentLeft { science, .. } => {
                self.with(event, "price", self.vouchers(Voucher::Science, science))
            }
            Event::PrototypeScored { player, cp, bot: Some(space) } => {
                game_message!(
                    self,
                    "event-prototype-scored-bot",
                    player = player,
                    cp = cp,
                    bot = space
                )
            }
            Event::PrototypeScored { cp, bot: None, .. } => {
                let each = scoring.provided_part;
                let message = event.to_message("event", self);
                message.with("each", each).with("count", cp / each).text()
            }
            Event::Advanced { player, area, from, to, cause } if from == to => {
                game_message!(
                    self,
                    "event-advanced-not",
                    player = player,
                    area = area,
                    cause = cause
                )
            }
            Event::Lost { player, gain: Gain::AnyVoucher(_), full: true } => {
                game_message!(self, "event-lost-vouchers", player = player)
            }
            Event::Lost { player, gain, full: true } => {
                game_message!(self, "event-lost-room", player = player, gain = gain)
            }
            Event::Idle { player, idle, .. } => {
                let location = match idle {
                    Idle::Actions { location, .. } => location,
                    _ => Location::Supply,
                };
                game_message!(self, "event-idle", player = player, idle = idle, location = location)
            }
            _ => return None,
        })
    }

    /// The Vouchers that a player gains, as far as there is room.
    fn vouchers_gained(
        &self,
        (player, voucher): (Player, Voucher),
        (gained, lost): (u8, u8),
        cause: String,
    ) -> String {
        let vouchers = self.vouchers(voucher, gained);
        match (gained, lost) {
            (0, _) => game_message!(
                self,
                "event-vouchers-none",
                player = player,
                voucher = voucher,
                lost = lost,
                cause = cause,
            ),
            (_, 0) => game_message!(
                self,
                "event-vouchers",
                player = player,
                vouchers = vouchers,
                cause = cause
            ),
            _ => game_message!(
                self,
                "event-vouchers-partly",
                player = player,
                vouchers = vouchers,
                lost = lost,
                cause = cause,
            ),
        }
    }

    fn token(&self, area: Area, weather: Weather) -> Noun {
        token_in(area, weather, self.messages)
    }

    /// Moves on the board that say more than their fields.
    fn on_the_board(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::LativMoved { to: Lativ::Supply, .. } => game_message!(self, "lativ-supply"),
            Event::LativsBotPasses { full, has } => {
                let passed = match (full.is_empty(), has.is_empty()) {
                    (false, true) => "full",
                    (true, false) => "has",
                    _ => "both",
                };
                self.with(event, "passed", passed)
            }
            Event::NoTokenGoes { area, weather } | Event::NoTokenLeft { area, weather } => {
                self.with(event, "token", self.token(area, weather))
            }
            Event::TokenDiscarded { area, weather, .. } => {
                let message = event.to_message("event", self);
                let message = message.with("token", self.token(area, weather));
                let location = super::localized_names::location_in(area.location(), self.messages);
                let active = self.player(self.game.active());
                message.with("location", location).with("player", active).text()
            }
            Event::BotMoved { owner, from, to } => self.bot_moved(owner, (from, to))?,
            Event::ChemicalMoved { .. } => self.chemical_moved(event)?,
            Event::PartMoved { .. } => self.part_moved(event)?,
            Event::ResearchMoved { area, weather, from, to } => {
                self.research_moved(self.token(area, weather), (from, to))
            }
            Event::AwardMoved { from, to } => self.award_moved((from, to)),
            Event::GovernmentMarker { space, .. } | Event::MarkerPlaced { space, .. } => {
                self.with(event, "space", space + 1)
            }
            Event::PartsProvided { ref parts, .. } => {
                let of = |colour| parts.iter().filter(|&&part| part == colour).count() as u8;
                self.with(event, "parts", self.parts(of))
            }
            _ => return None,
        })
    }

    fn bot_moved(&self, owner: Owner, (from, to): (BotPlace, BotPlace)) -> Option<String> {
        let at = |space: crate::types::BotSpace| {
            height_in(space.area(), space.position(), self.messages)
        };
        Some(match (from, to) {
            (BotPlace::Line(_), _) => {
                game_message!(self, "bot-constructed", player = owner, from = from)
            }
            (BotPlace::Workshop, BotPlace::Space(_)) => {
                game_message!(self, "bot-sent", player = owner, to = to)
            }
            (BotPlace::Space(_), BotPlace::Workshop) => {
                game_message!(self, "bot-back", owner = owner, from = from)
            }
            (BotPlace::Space(_), BotPlace::Line(_)) => {
                game_message!(self, "bot-to-line", owner = owner, from = from, to = to)
            }
            (BotPlace::BesideLab, BotPlace::Space(_)) => {
                game_message!(self, "bot-of-lativ", to = to)
            }
            (BotPlace::Hideout, BotPlace::Space(space)) => {
                game_message!(self, "bot-placed", space = space)
            }
            (BotPlace::Space(space), BotPlace::Hideout) if owner == Owner::Saboteurs => {
                game_message!(self, "bot-returns", space = space)
            }
            (BotPlace::Space(space), BotPlace::BesideLab) => {
                game_message!(self, "bot-beside", owner = owner, space = space)
            }
            (BotPlace::Space(from), BotPlace::Space(to)) => game_message!(
                self,
                "bot-makes-room",
                owner = owner,
                weather = from.weather(),
                from = at(from),
                to = at(to),
            ),
            _ => return None,
        })
    }

    fn chemical_moved(&self, event: &Event) -> Option<String> {
        let Event::ChemicalMoved { chemical, from, to, cause } = *event else { return None };
        Some(match (from, to) {
            (ChemicalPlace::Supply, ChemicalPlace::Workshop(player)) => match cause {
                Some(cause) => game_message!(
                    self,
                    "chemical-gained",
                    player = player,
                    chemical = chemical,
                    cause = cause
                ),
                None => self.with(event, "player", self.player(player)),
            },
            (ChemicalPlace::Supply, ChemicalPlace::Research(_)) => {
                game_message!(self, "chemical-supplied", chemical = chemical, to = to)
            }
            (ChemicalPlace::Workshop(player), ChemicalPlace::Research(_)) => {
                game_message!(self, "chemical-paid", player = player, chemical = chemical, to = to)
            }
            (ChemicalPlace::Workshop(player), _) => {
                game_message!(self, "chemical-returned", player = player, chemical = chemical)
            }
            (ChemicalPlace::Supply, ChemicalPlace::Hideout) => {
                game_message!(self, "chemical-taken", chemical = chemical)
            }
            (ChemicalPlace::Hideout, ChemicalPlace::Research(space)) => {
                game_message!(self, "chemical-put", chemical = chemical, space = space)
            }
            (ChemicalPlace::Hideout, _) => {
                game_message!(self, "chemical-back", chemical = chemical)
            }
            _ => game_message!(self, "chemical-gone", chemical = chemical),
        })
    }

    fn part_moved(&self, event: &Event) -> Option<String> {
        let Event::PartMoved { colour, from, to, cause } = *event else { return None };
        Some(match (from, to) {
            (PartPlace::Reserve, PartPlace::Cell(cell)) => {
                game_message!(self, "part-laid", colour = colour, cell = cell)
            }
            (PartPlace::Workshop(player), PartPlace::Cell(_)) => {
                game_message!(self, "part-sold", player = player, colour = colour, to = to)
            }
            (PartPlace::Workshop(player), _) => {
                game_message!(self, "part-returned", player = player, colour = colour)
            }
            (_, PartPlace::Workshop(player)) => match cause {
                Some(cause) => game_message!(
                    self,
                    "part-gained",
                    player = player,
                    colour = colour,
                    cause = cause
                ),
                None => self.with(event, "player", self.player(player)),
            },
            _ => game_message!(self, "part-gone", colour = colour),
        })
    }

    fn research_moved(&self, token: Noun, (from, to): (TokenPlace, TokenPlace)) -> String {
        match (from, to) {
            (_, TokenPlace::Holding(player)) => {
                game_message!(self, "event-research-moved", player = player, token = token)
            }
            (_, TokenPlace::Office(player, space)) => {
                game_message!(self, "research-placed", player = player, token = token, to = space)
            }
            (_, TokenPlace::Hideout) => game_message!(self, "token-taken", token = token),
            (TokenPlace::Hideout, _) => game_message!(self, "token-gone", token = token),
            (TokenPlace::Holding(player), TokenPlace::Gone) => {
                game_message!(self, "research-no-space", player = player, token = token)
            }
            _ => game_message!(self, "research-lost", token = token),
        }
    }

    fn award_moved(&self, (from, to): (TokenPlace, TokenPlace)) -> String {
        match (from, to) {
            (_, TokenPlace::Holding(player)) => {
                game_message!(self, "event-award-moved", player = player)
            }
            (_, TokenPlace::Office(player, space)) => {
                game_message!(self, "award-placed", player = player, to = space)
            }
            (_, TokenPlace::Hideout) => game_message!(self, "award-taken"),
            (TokenPlace::Hideout, _) => game_message!(self, "award-gone"),
            _ => game_message!(self, "award-lost"),
        }
    }

    /// Events of the solo mode that say more than their fields.
    fn of_the_saboteurs(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::TargetRaised { to, why: Raise::Start, .. } => {
                game_message!(self, "target-starts", to = to)
            }
            Event::ReportAside { report } => {
                let facts = &self.game.content.reports[report];
                let area = if facts.destination.area().is_none() { "none" } else { "other" };
                let agent = super::localized_names::agent_in(facts.agent, self.messages);
                event.to_message("event", self).with("area", area).with("agent", agent).text()
            }
            Event::Plan { space, .. } => {
                let location = super::localized_names::location_in(space.location(), self.messages);
                self.with(event, "location", location)
            }
            Event::StepsLeftOut { space } => {
                let (first, plan) = match space.location() {
                    Location::Lab => (2, "lab"),
                    Location::Rnd => (3, "rnd"),
                    Location::Supply | Location::Government | Location::Office => (3, "other"),
                };
                event.to_message("event", self).with("first", first).with("plan", plan).text()
            }
            Event::Decided { ref priority_list } => {
                self.game.priority_list_words(priority_list, self.messages)
            }
            Event::Ended { verdict, count } => self.ended(verdict, count),
            _ => return None,
        })
    }

    /// How a solo game ended, with the figures that decided it.
    fn ended(&self, verdict: Verdict, count: EndCount) -> String {
        let EndCount { cp, target, goals, markers, storms, card } = count;
        let tiles = storms.len() as u8;
        game_message!(
            self,
            "event-ended",
            verdict = verdict,
            cp = cp,
            target = target,
            goals = self.noun("counted-goals").with("count", goals),
            markers = self.noun("counted-markers").with("count", markers),
            space = self.game.content.saboteurs.win_space,
            tiles = self.noun("counted-storms").with("count", tiles),
            storms = storms,
            card = card.map_or_else(String::new, |card| self.challenge(card)),
        )
    }
}

/// How a solo game ended, without figures.
pub(crate) fn verdict_words(verdict: Verdict, narrator: &Narrator<'_>) -> String {
    game_message!(narrator, "table-verdict", verdict = verdict)
}

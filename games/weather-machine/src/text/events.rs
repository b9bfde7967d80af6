//! The text of events, one sentence each.

use game_core::Line;
use game_core::grammar::{and, capital};
use i18n::Messages;

use crate::benefit::Gain;
use crate::event::{Event, ExperimentPlace, NoRun};
use crate::game::WeatherMachine;
use crate::sequence::Given;
use crate::state::{Facing, Laid, Verdict};
use crate::types::{Colour, EnumSet, GoalTile, Voucher, Weather, WorkshopTile};

use super::causes::{brought_words, payment_words};
use super::names::{
    a_chemical, a_part, a_voucher, action_space, bot_space, cell, counted, experiment, for_each,
    goal_space, office_space, research_token, subsidy, vouchers, workshop_tile,
};
use super::opponent_text::lativ_reasons;

impl WeatherMachine {
    /// The text of an event, the same for every viewer because nobody has secrets.
    pub(crate) fn event_line(&self, event: &Event, messages: Messages) -> Line {
        Line {
            text: self.event_words(event, messages),
            reasons: match event {
                Event::Decided { priority_list } => {
                    self.priority_list_reasons(priority_list, messages)
                }
                Event::SetUsed { weather, locked, held, colours, awards } => {
                    self.set_reasons((*weather, *locked), held, *colours, *awards, messages)
                }
                Event::LativMoved { from, to } => lativ_reasons(*from, *to, messages),
                Event::Idle { barred, shortage, .. } => {
                    let short = shortage.iter().flat_map(|&short| self.shortage_words(short));
                    barred.iter().map(|&barred| self.barred_words(barred)).chain(short).collect()
                }
                _ => Vec::new(),
            },
            places: self.event_places(event),
        }
    }

    /// The sentence of an event: in any language for events that the helper tells, else in English.
    fn event_words(&self, event: &Event, messages: Messages) -> String {
        self.theirs_said(event, messages)
            .or_else(|| self.set_up_said(event))
            .or_else(|| self.voucher_said(event))
            .or_else(|| self.board_said(event))
            .or_else(|| self.laboratory_said(event))
            .or_else(|| self.weather_said(event))
            .unwrap_or_else(|| self.saboteurs_said(event))
    }

    /// Events of set-up and of the order of play.
    fn set_up_said(&self, event: &Event) -> Option<String> {
        let content = self.content;
        Some(match *event {
            Event::OrderDrawn { player, place } => {
                let place = ["first", "second", "third", "last"][usize::from(place.min(3))];
                format!("{} {place} in turn order.", self.does(player, "are"))
            }
            Event::OfferShown { tile, space } => {
                let tile = workshop_tile(content, tile);
                format!("Workshop tile {tile} comes to space {} of the offer.", space + 1)
            }
            Event::StackShown { tile } => {
                format!("Workshop tile {} is on top of the stack.", workshop_tile(content, tile))
            }
            Event::StackTurned { tiles } => {
                let tiles = counted(tiles, "Workshop tile");
                format!("The face-down stack is turned over: {tiles}.")
            }
            Event::SubsidyLaid { tile, cell: at } => {
                format!("{} lies in {}.", subsidy(content, tile), cell(at))
            }
            Event::ExperimentShown { tile, place } => {
                format!("{} {}.", experiment(content, tile), shown_at(place))
            }
            Event::PartDealt { player, colour } => {
                format!("{} with {}.", self.does(player, "start"), a_part(colour))
            }
            Event::TileDealt { player, tile } => {
                let tile = workshop_tile(content, tile);
                format!("{} dealt Workshop tile {tile}.", self.does(player, "are"))
            }
            Event::GoalsDealt { player, set } => {
                format!("{} the Goal tiles of the {set} set.", self.does(player, "receive"))
            }
            Event::GoalsDrafted { player, set, area } => format!(
                "{} the three {} Goal tiles of the {set} set.",
                self.does(player, "choose"),
                area.token_colour()
            ),
            Event::GoalDealt { tile } => format!("You receive the Goal {}.", self.goal_words(tile)),
            Event::GoalRefused { tile, like } => {
                let (tile, like) = (self.goal_words(tile), self.goal_words(like));
                format!("The Goal {tile} leaves the game: the Goal {like} measures the same.")
            }
            Event::ChallengeDrawn { challenge } => {
                let facts = &content.challenges[challenge];
                let name = content.challenge_name(challenge);
                format!("Challenge card {name} applies: {}", facts.text)
            }
            Event::TurnOrderSet { ref order } => {
                format!("The turn order is now: {}.", self.names(order))
            }
            Event::RoundBegins { round, last: true } => {
                format!("Round {round} begins, the final one.")
            }
            Event::RoundBegins { round, .. } => format!("Round {round} begins."),
            Event::TurnBegins { player } => {
                format!("{} turn begins.", capital(&self.possessive(player)))
            }
            _ => return None,
        })
    }

    /// Events of Vouchers, CP, funding, and declined gains.
    fn voucher_said(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Vouchers { player, voucher, gained, lost, cause } => {
                self.gained_words((player, voucher), (gained, lost), &self.cause_words(cause))
            }
            Event::NeighbourVouchers { player, voucher, gained, lost, ref pieces } => {
                let names: Vec<String> =
                    pieces.iter().map(|&piece| self.piece_name(piece)).collect();
                let cause = format!(" for {} to the left", and(&names));
                self.gained_words((player, voucher), (gained, lost), &cause)
            }
            Event::Paid { player, voucher, of } => {
                let pays = self.does(player, "pay");
                format!("{pays} {}{}.", a_voucher(voucher), payment_words(of))
            }
            Event::Exchanged { player, given, wanted } => {
                let item = |of: Given| match of {
                    Given::Chemical(chemical) => a_chemical(chemical),
                    Given::Part(colour) => a_part(colour),
                };
                let (given, wanted) = (item(given), item(wanted));
                let swaps = self.does(player, "swap");
                format!("{swaps} {given} for {wanted}, which is needed at once.")
            }
            Event::ScienceExchanged { player } => {
                let count = self.content.exchanges.science_exchange;
                let count = counted(count, "Voucher");
                let exchanges = self.does(player, "exchange");
                format!("{exchanges} {count} for a Science Voucher, which is paid at once.")
            }
            Event::Scored { player, cp, why } => {
                format!("{} {cp} CP{}.", self.does(player, "score"), self.score_words(why))
            }
            Event::NoCp { player, science, cp, able } => {
                let price = vouchers(Voucher::Science, science);
                match able {
                    true => format!("{} the {cp} CP for {price}.", self.does(player, "decline")),
                    false => format!("{} cannot pay {price} for {cp} CP.", self.name(player)),
                }
            }
            Event::Idle { player, idle, .. } => self.idle_words(player, idle),
            Event::PrototypeScored { player, cp, bot: None } => {
                let each = self.content.scoring.provided_part;
                let parts = for_each(each, cp / each, "Machine Part");
                format!("{} {cp} CP: {parts}.", self.does(player, "score"))
            }
            Event::PrototypeScored { player, cp, bot: Some(space) } => {
                let scores = self.does(player, "score");
                format!("{scores} {cp} CP for the Bot on {}.", bot_space(space))
            }
            Event::ScoredForTheEnd { player, cp, cause } => {
                let (earns, cause) = (self.does(player, "earn"), self.cause_words(cause));
                format!("{earns} {cp} CP{cause}, to be scored at the end of the game.")
            }
            Event::Advanced { player, area, from, to, cause } => {
                let cause = self.purpose_words(cause);
                let marker = format!(
                    "{} {} Funding marker",
                    capital(&self.possessive(player)),
                    area.short()
                );
                if from == to {
                    format!("{marker} would advance{cause}, but stays on the last space.")
                } else {
                    format!("{marker} advances to space {to}{cause}.")
                }
            }
            Event::MarkerBack { player, area, to } => {
                let whose = capital(&self.possessive(player));
                format!("{whose} {} Funding marker goes back to space {to}.", area.short())
            }
            Event::Funded { player, area, to } => {
                let receives = self.does(player, "receive");
                format!("{receives} {} funding up to space {to}.", area.short())
            }
            Event::Lost { player, gain: Gain::AnyVoucher(_), full: true } => {
                format!("{} no room on any Voucher track.", self.does(player, "have"))
            }
            Event::Lost { player, gain, full: true } => {
                let has = self.does(player, "have");
                format!("{has} no room in the Workshop to {}.", gain.words())
            }
            Event::Lost { player, gain, full: false } => {
                format!("{} cannot {}.", self.name(player), gain.words())
            }
            Event::Declined { player, gain } => {
                format!("{} not to {}.", self.does(player, "choose"), gain.words())
            }
            _ => return None,
        })
    }

    /// Moves on the board.
    fn board_said(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::ScientistMoved { player, space } => {
                let whose = capital(&self.possessive(player));
                format!("{whose} Scientist goes to {}.", action_space(space))
            }
            Event::LativsBotPasses { full, has } => {
                let passed = [
                    titles(full).map(|names| with_verb(&names, "is full", "are full")),
                    titles(has).map(|names| with_verb(&names, "has one", "have one")),
                ];
                let passed: Vec<String> = passed.into_iter().flatten().collect();
                format!(
                    "Lativ's Bot goes to the first branch from the Assistant's on that is not full \
                     and has none of his: {}.",
                    and(&passed)
                )
            }
            Event::NoLativsBot { beside: 0 } => "No Bot of Lativ stands beside the Lab.".into(),
            Event::NoLativsBot { .. } => {
                "No Bot of Lativ comes to the Lab: every branch is full or has one.".into()
            }
            Event::NoTokenGoes { area, weather } => {
                format!("No {} is left for Lativ to discard.", research_token(area, weather))
            }
            Event::AssistantMoved { weather } => {
                format!("The Assistant goes to the {} branch.", weather.title())
            }
            Event::BotMoved { owner, from, to } => self.bot_said(owner, from, to),
            Event::ChemicalMoved { chemical, from, to, cause } => {
                let cause = cause.map_or(String::new(), |cause| self.purpose_words(cause));
                self.chemical_said(chemical, (from, to), &cause)
            }
            Event::PartMoved { colour, from, to, cause } => {
                let cause = cause.map_or(String::new(), |cause| self.purpose_words(cause));
                self.part_said(colour, (from, to), &cause)
            }
            Event::ResearchMoved { area, weather, from, to } => {
                self.research_said((area, weather), from, to)
            }
            Event::TokenDiscarded { area, weather, why } => {
                self.discarded_words((area, weather), why)
            }
            Event::AwardMoved { from, to } => self.award_said(from, to),
            Event::SubsidyTaken { player, tile, cell: at, used } => {
                let tile = subsidy(self.content, tile);
                let used = if used { ", used already" } else { "" };
                format!("{} {tile} from {}{used}.", self.does(player, "take"), cell(at))
            }
            Event::SubsidyGone { tile, cell: at, owned } => {
                let owned = if owned { ", for its type is there already" } else { "" };
                let tile = subsidy(self.content, tile);
                format!("{tile} leaves {} and the game{owned}.", cell(at))
            }
            Event::SubsidyFlipped { tile, cell: at } => {
                let tile = subsidy(self.content, tile);
                format!("{tile} in {} is turned orange side up.", cell(at))
            }
            Event::GovernmentMarker { weather, space } => {
                format!("A Government marker goes to space {} of {}.", space + 1, storm(weather))
            }
            Event::NothingToFix { weather } => {
                format!("No Government marker goes to {}.", storm(weather))
            }
            Event::MarkerPlaced { player, row, weather, space } => {
                let whose = capital(&self.possessive(player));
                let (space, tile) = (space + 1, storm(weather));
                format!("{whose} Breakthrough marker of row {row} goes to space {space} of {tile}.")
            }
            Event::PartsProvided { player, weather, ref parts } => {
                let prototype = format!("a prototype for {}", weather.title());
                let builds = self.does(player, "build");
                format!("{builds} {prototype} with {}.", parts_said(parts))
            }
            Event::NobelTaken { player } => {
                format!("{} the Nobel Prize.", self.does(player, "take"))
            }
            _ => return None,
        })
    }

    /// Events in a Laboratory.
    fn laboratory_said(&self, event: &Event) -> Option<String> {
        let content = self.content;
        Some(match *event {
            Event::SectionOpened { player, section } => {
                let line = format!("{} Assembly Line", self.possessive(player));
                format!("Section {section} of {line} opens.")
            }
            Event::CitationPlaced { player, space, goal } => {
                let (places, space) = (self.does(player, "place"), office_space(space));
                let goal = self.goal_words(goal);
                format!("{places} a Citation token on {space}; the Goal {goal} is the price.")
            }
            Event::TileTaken { player, tile } => {
                let tile = workshop_tile(content, tile);
                format!("{} Workshop tile {tile}.", self.does(player, "take"))
            }
            Event::TileLaid { tile, laid } => self.laid_said(tile, laid),
            Event::SubsidyUsed { player, tile } => {
                let facts = &content.subsidies[tile];
                let benefit = facts.benefit.words();
                let uses = self.does(player, "use");
                format!("{uses} the Subsidy tile {}: {benefit}.", facts.title)
            }
            Event::InvestmentTaken { player, cause } => {
                let (takes, cause) = (self.does(player, "take"), self.cause_words(cause));
                format!("{takes} an Investment tile{cause}.")
            }
            Event::InvestmentUsed { player } => {
                format!("{} an Investment tile.", self.does(player, "use"))
            }
            Event::GoalSet { player, tile, space } => {
                let (sets, goal) = (self.does(player, "set"), self.goal_words(tile));
                format!("{sets} the Goal {goal} on {}.", goal_space(space))
            }
            Event::GoalFlipped { player, tile, .. } => {
                let (flips, goal) = (self.does(player, "flip"), self.goal_words(tile));
                format!("{flips} the Goal {goal} for its funding.")
            }
            Event::Published { player, row, weather } => {
                let publishes = self.does(player, "publish");
                format!("{publishes} a paper on {}: row {row}.", weather.title())
            }
            _ => return None,
        })
    }

    fn laid_said(&self, tile: WorkshopTile, laid: Laid) -> String {
        let (above, below) = self.halves(tile, laid.facing);
        let turned = if laid.facing == Facing::Turned { "turned, " } else { "" };
        let tile = workshop_tile(self.content, tile);
        let Laid { owner, column, row, .. } = laid;
        format!(
            "{} Workshop tile {tile} in the {row} row, column {column}: {turned}{above} above, \
             {below} below.",
            self.does(owner, "lay")
        )
    }

    /// Events of experiments, Extreme Weather, income and the end.
    fn weather_said(&self, event: &Event) -> Option<String> {
        let content = self.content;
        Some(match *event {
            Event::StormFixed { weather, level } => {
                format!("{} is fixed: its tile of level {level} is full.", weather.title())
            }
            Event::StormPlaced { weather, level, brought } => {
                let (title, why) = (weather.title(), brought_words(brought));
                format!("The Extreme Weather tile of {title} of level {level} comes to R&D: {why}.")
            }
            Event::NoStorm { weather } => {
                format!("No Extreme Weather tile of {} is left to come.", weather.title())
            }
            Event::ExperimentRuns { weather, tile } => {
                let tile = experiment(content, tile);
                format!("The experiment in {} runs: {tile}.", weather.title())
            }
            Event::ExperimentFails { weather, why } => {
                format!("The experiment in {} does not run: {}.", weather.title(), no_run(why))
            }
            Event::ExperimentLeft { player, science, able } => {
                let price = vouchers(Voucher::Science, science);
                let gains = self.verb("gain");
                match able {
                    true => {
                        let does = self.does(player, "do");
                        format!("{does} not pay {price} and {gains} nothing.")
                    }
                    false => {
                        format!("{} cannot pay {price} and {gains} nothing.", self.name(player))
                    }
                }
            }
            Event::ExperimentGone { tile } => {
                format!("{} leaves the game.", experiment(content, tile))
            }
            Event::ExperimentSlid { tile, place } => {
                format!("{} {}.", experiment(content, tile), slides_to(place))
            }
            Event::Income { paid: true } => "Lativ is in his Office: income is paid.".into(),
            Event::Income { paid: false } => {
                "Lativ is not in his Office: there is no income.".into()
            }
            Event::Ended { verdict, count } => self.ended_words(verdict, count),
            _ => return None,
        })
    }

    /// A Goal tile with its condition.
    pub(crate) fn goal_words(&self, tile: GoalTile) -> String {
        let facts = &self.content.goals[tile];
        format!("{} ({})", facts.title, facts.condition.words())
    }
}

fn storm(weather: Weather) -> String {
    format!("the Extreme Weather tile of {}", weather.title())
}

const fn no_run(why: NoRun) -> &'static str {
    match why {
        NoRun::NotFull => "its branch is not full",
        NoRun::NoTile => "no tile of it is displayed",
        NoRun::Both => "its branch is not full, and no tile of it is displayed",
    }
}

fn shown_at(place: ExperimentPlace) -> String {
    match place {
        ExperimentPlace::Display(space) => {
            format!("lies on the {} space of the display", across(space))
        }
        ExperimentPlace::Waiting => "lies below the deck".into(),
        ExperimentPlace::Top => "is on top of the deck".into(),
    }
}

fn slides_to(place: ExperimentPlace) -> String {
    match place {
        ExperimentPlace::Display(space) => {
            format!("comes to the {} space of the display", across(space))
        }
        ExperimentPlace::Waiting => "comes below the deck".into(),
        ExperimentPlace::Top => "comes on top of the deck".into(),
    }
}

/// A space of the display, counted from 0.
pub(crate) fn across(space: u8) -> &'static str {
    ["left", "middle", "right"][usize::from(space.min(2))]
}

/// Machine Parts by colour, such as "2 green parts and 1 pink part".
fn parts_said(parts: &[Colour]) -> String {
    let of = |colour: Colour| parts.iter().filter(|&&other| other == colour).count() as u8;
    let some = Colour::ALL.into_iter().filter(|&colour| of(colour) > 0);
    let said: Vec<String> =
        some.map(|colour| counted(of(colour), &format!("{colour} part"))).collect();
    if said.is_empty() { "no parts".into() } else { and(&said) }
}

/// How a solo game ended, as a sentence.
pub(crate) const fn verdict_words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::ImmediateWin => "You win at once: ahead of the Target, with Goals and funding.",
        Verdict::Won => "You win: your CP exceed the Target.",
        Verdict::Lost => "You lose: your CP do not exceed the Target.",
        Verdict::Forbidden => "You lose: a Challenge card forbids to win like this.",
        Verdict::Storms => "You lose: too many Extreme Weather tiles of the last level lie open.",
        Verdict::Reports => "You lose: the Saboteurs have no Security Report left.",
    }
}

/// The names of weathers; `None` if the set is empty.
fn titles(weathers: EnumSet<Weather>) -> Option<Vec<String>> {
    let titles: Vec<String> = weathers.iter().map(|weather| weather.title().into()).collect();
    (!titles.is_empty()).then_some(titles)
}

fn with_verb(names: &[String], one: &str, many: &str) -> String {
    format!("{} {}", and(names), if names.len() == 1 { one } else { many })
}

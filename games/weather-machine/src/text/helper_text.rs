//! The helper's questions and its text about the Saboteurs' turn.

use std::borrow::Cow;

use game_core::{
    Beat, Emitted, EnumSet as Queries, Helped as _, HelperText, Line, Narrate as _, Objection,
    OptionSpec, nth_of,
};
use i18n::{Locale, Messages, capital, message};

use super::localized_names::{
    action_space_in, agent_in, area_in, chemical_in, end_in, heading_in, height_in, report_in,
    short_action_space_in, token_in, weather_in,
};
use crate::automa::{Decision, PriorityList};
use crate::event::{BotPlace, Event};
use crate::game::WeatherMachine;
use crate::helper::{Answer, EndedBy, Filled, Left, Query, Spots, Trigger, branch, kind};
use crate::messages::messages;
use crate::state::EndTrigger;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, FundingSpace, Id as _, Indicator,
    Location, Owner, Player, Report, Weather,
};

impl HelperText for WeatherMachine {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: Queries<Query>, locale: Locale) -> String {
        let messages = messages(locale);
        let mut kinds = facts.iter().map(|query| query.kind().0);
        let first = kinds.next().unwrap_or_default();
        match first {
            kind::SCIENTIST => message!(messages, "asks-scientist"),
            kind::SUPPLY => message!(messages, "asks-supply"),
            kind::PLACE if facts.contains(Query::place(Area::Lab)) => {
                let first = weather_in(self.questions().previous_weather(), messages);
                message!(messages, "asks-place-lab", weather = first)
            }
            kind::PLACE => {
                let gov = facts.contains(Query::place(Area::Government));
                let area = if gov { Area::Government } else { Area::Rnd };
                message!(messages, "asks-place", area = area_in(area, messages))
            }
            kind::FREE => message!(messages, "asks-free"),
            kind::MACHINE => {
                let gov = facts.contains(Query::machine(Area::Government));
                let area = if gov { Area::Government } else { Area::Rnd };
                message!(messages, "asks-machine", area = area_in(area, messages))
            }
            kind::HIDEOUT => message!(messages, "asks-hideout"),
            kind::CURRENT | kind::OPENED => message!(messages, "asks-reports"),
            kind::ASSISTANT => message!(messages, "asks-assistant"),
            kind::CP => message!(messages, "asks-score"),
            kind::PAPERS => message!(messages, "asks-rank"),
            _ => message!(messages, "asks-table"),
        }
        .into()
    }

    fn query_name(&self, query: Query, locale: Locale) -> String {
        let messages = messages(locale);
        let (kind, nth) = query.kind();
        let at = || {
            let (area, weather) = branch(nth);
            let (area, weather) = (area_in(area, messages), weather_in(weather, messages));
            message!(messages, "fact-branch", area = area, weather = weather)
        };
        let weather = || weather_in(Weather::ALL[nth], messages);
        match kind {
            kind::SCIENTIST => message!(messages, "fact-scientist"),
            kind::PLACE => {
                message!(messages, "fact-place", area = area_in(Area::ALL[nth], messages))
            }
            kind::FREE => message!(messages, "fact-free"),
            kind::MACHINE => {
                message!(messages, "fact-machine", area = area_in(Area::ALL[nth], messages))
            }
            kind::SUPPLY => message!(messages, "fact-supply"),
            kind::INITIATIVE => message!(messages, "fact-initiative"),
            kind::AWARDS => message!(messages, "fact-awards"),
            kind::END => message!(messages, "fact-game"),
            kind::LATIV => self.narrator(messages).noun("lativ").name(),
            kind::ASSISTANT => message!(messages, "fact-assistant"),
            kind::BOTS => message!(messages, "fact-bots", branch = at()),
            kind::AGENT => capital(&agent_in(Agent::ALL[nth], messages).name()).into(),
            kind::HIDEOUT => {
                message!(messages, "fact-hideout", chemical = chemical_in(nth_of(nth), messages))
            }
            kind::TOKENS => message!(messages, "fact-tokens", branch = at()),
            kind::AWARDS_HELD => message!(messages, "fact-awards-held"),
            kind::TARGET => message!(messages, "fact-target"),
            kind::LOCK => message!(messages, "fact-lock", weather = weather()),
            kind::PREVIOUS => message!(messages, "fact-previous"),
            kind::DISCARDED => {
                message!(messages, "fact-report", report = self.report_words(nth_of(nth), messages))
            }
            kind::CURRENT => message!(messages, "fact-current"),
            kind::TOP => message!(messages, "fact-top"),
            kind::DECK => message!(messages, "fact-deck"),
            kind::OPENED if nth == 0 => message!(messages, "fact-opened-first"),
            kind::OPENED => message!(messages, "fact-opened-second"),
            kind::EXPERIMENT => message!(messages, "fact-experiment"),
            kind::CP => message!(messages, "fact-cp"),
            kind::FUNDING => {
                message!(messages, "fact-funding", area = area_in(Area::ALL[nth], messages))
            }
            kind::GOALS => message!(messages, "fact-goals"),
            kind::NOBEL => message!(messages, "fact-nobel"),
            kind::END_CP => message!(messages, "fact-end-cp"),
            kind::PAPERS => message!(messages, "fact-papers"),
            kind::YOUR_AWARDS => message!(messages, "fact-your-awards"),
            kind::TILES => message!(messages, "fact-tiles"),
            kind::VOUCHERS => message!(messages, "fact-vouchers"),
            kind::SECTIONS => message!(messages, "fact-sections"),
            _ => message!(messages, "fact-on-board"),
        }
        .into()
    }

    fn answer_name(&self, answer: Answer, locale: Locale) -> String {
        let messages = messages(locale);
        let space = |space: ActionSpace| {
            let location = heading_in(space.location(), messages);
            let space = short_action_space_in(space, messages);
            message!(messages, "answer-space-in", location = location, space = space)
        };
        match answer {
            Answer::Scientist(at) | Answer::Agent(_, at) | Answer::Lativ(at) => space(at),
            Answer::ScientistIn(location) => heading_in(location, messages).into(),
            Answer::Elsewhere => message!(messages, "answer-elsewhere"),
            Answer::NoAgent(_) => message!(messages, "answer-nowhere"),
            Answer::Uses(left, filled, space) | Answer::Enters(left, filled, space) => {
                place_words((left, filled, space), messages)
            }
            Answer::UsesNone(_) => message!(messages, "answer-no-place"),
            Answer::EntersNone => message!(messages, "answer-none"),
            Answer::MachineFull(_) => message!(messages, "answer-yes"),
            Answer::MachineOpen(_) => message!(messages, "answer-no"),
            Answer::Takes(chemical) => chemical_in(chemical, messages).name(),
            Answer::TakesNone => message!(messages, "answer-empty"),
            Answer::Nobel => message!(messages, "answer-yes"),
            Answer::NoNobel => message!(messages, "answer-no"),
            Answer::Initiative(Player::Saboteurs) => message!(messages, "answer-theirs"),
            Answer::Initiative(_) => message!(messages, "answer-yours"),
            Answer::AwardsLeft => message!(messages, "answer-some-left"),
            Answer::NoAwardsLeft => message!(messages, "answer-none-left"),
            Answer::GoesOn => message!(messages, "answer-goes-on"),
            Answer::Ends(trigger) => message!(messages, "ends", trigger = trigger.word()),
            Answer::Over(by) => self.over_words(by, messages),
            Answer::LativSupply => message!(messages, "answer-supply"),
            Answer::LativOffice => message!(messages, "answer-office"),
            Answer::Assistant(weather) => weather_in(weather, messages).name(),
            Answer::Bots(area, weather, spots) => {
                self.spots_words((area, weather), spots, messages)
            }
            Answer::Target(hundreds, rest) => {
                (u16::from(hundreds) * 100 + u16::from(rest)).to_string().into()
            }
            Answer::Locked(_) => message!(messages, "answer-there"),
            Answer::Unlocked(_) => message!(messages, "answer-away"),
            Answer::Discarded(_) => message!(messages, "answer-discarded"),
            Answer::NotDiscarded(_) => message!(messages, "answer-not-discarded"),
            Answer::Previous(report)
            | Answer::Current(report)
            | Answer::Opened(_, report)
            | Answer::Top(report) => self.report_words(report, messages).into(),
            Answer::NoTop => message!(messages, "answer-unknown"),
            Answer::NoPrevious | Answer::NoCurrent => message!(messages, "answer-none"),
            Answer::NoExperiment => message!(messages, "answer-nothing"),
            Answer::Ran(cp, left) => self.ran_words(cp, left > 0, messages),
            Answer::Funding(_, at) => message!(messages, "answer-space", at = at.to_string()),
            Answer::Hideout(_, count)
            | Answer::Tokens(_, _, count)
            | Answer::Awards(count)
            | Answer::Deck(count)
            | Answer::Cp(count)
            | Answer::Goals(count)
            | Answer::EndCp(count)
            | Answer::Papers(count)
            | Answer::YourAwards(count)
            | Answer::Tiles(count)
            | Answer::Vouchers(count)
            | Answer::Sections(count)
            | Answer::OnBoard(count) => count.to_string().into(),
        }
        .into()
    }

    /// Every answer that the board and the pieces allow.
    fn answers(&self, query: Query) -> Vec<Answer> {
        let (kind, nth) = query.kind();
        let weather = || Weather::ALL[nth];
        let chemical = || nth_of::<Chemical>(nth);
        let spaces = ActionSpace::all;
        let reports = Report::all;
        match kind {
            kind::SCIENTIST => {
                let locations = Location::ALL.into_iter().filter(|at| *at != Location::Office);
                let all = spaces().map(Answer::Scientist);
                all.chain(locations.map(Answer::ScientistIn)).chain([Answer::Elsewhere]).collect()
            }
            kind::PLACE => {
                let none = Answer::UsesNone(Area::ALL[nth]);
                places(Area::ALL[nth], Answer::Uses).chain([none]).collect()
            }
            kind::FREE => places(Area::Rnd, Answer::Enters).chain([Answer::EntersNone]).collect(),
            kind::MACHINE => {
                vec![Answer::MachineOpen(Area::ALL[nth]), Answer::MachineFull(Area::ALL[nth])]
            }
            kind::SUPPLY => Chemical::all().map(Answer::Takes).chain([Answer::TakesNone]).collect(),
            kind::INITIATIVE => [Player::One, Player::Saboteurs].map(Answer::Initiative).into(),
            kind::AWARDS => vec![Answer::AwardsLeft, Answer::NoAwardsLeft],
            kind::END => {
                let ends = Trigger::ALL.map(Answer::Ends).into_iter();
                let over = EndedBy::ALL.map(Answer::Over);
                [Answer::GoesOn].into_iter().chain(ends).chain(over).collect()
            }
            kind::LATIV => {
                let there = spaces().filter(|at| at.location().area().is_some()).map(Answer::Lativ);
                [Answer::LativSupply]
                    .into_iter()
                    .chain(there)
                    .chain([Answer::LativOffice])
                    .collect()
            }
            kind::ASSISTANT => Weather::ALL.map(Answer::Assistant).into(),
            kind::BOTS => {
                let (area, weather) = branch(nth);
                Spots::ALL.map(|spots| Answer::Bots(area, weather, spots)).into()
            }
            kind::AGENT => {
                let agent = Agent::ALL[nth];
                let at = spaces().map(|space| Answer::Agent(agent, space));
                at.chain([Answer::NoAgent(agent)]).collect()
            }
            kind::HIDEOUT => (0..=20).map(|count| Answer::Hideout(chemical(), count)).collect(),
            kind::TOKENS => {
                let (area, weather) = branch(nth);
                (0..=9).map(|count| Answer::Tokens(area, weather, count)).collect()
            }
            kind::AWARDS_HELD => (0..=9).map(Answer::Awards).collect(),
            kind::TARGET => {
                let all = (0..=3).flat_map(|many| (0..=99).map(move |rest| (many, rest)));
                all.map(|(many, rest)| Answer::Target(many, rest)).collect()
            }
            kind::LOCK => vec![Answer::Locked(weather()), Answer::Unlocked(weather())],
            kind::PREVIOUS => reports().map(Answer::Previous).chain([Answer::NoPrevious]).collect(),
            kind::DISCARDED => {
                vec![Answer::NotDiscarded(nth_of(nth)), Answer::Discarded(nth_of(nth))]
            }
            kind::CURRENT => reports().map(Answer::Current).chain([Answer::NoCurrent]).collect(),
            kind::TOP => reports().map(Answer::Top).chain([Answer::NoTop]).collect(),
            kind::DECK => (0..=20).map(Answer::Deck).collect(),
            kind::OPENED => reports().map(|report| Answer::Opened(nth as u8 + 1, report)).collect(),
            kind::EXPERIMENT => {
                let ran = (0..=9).flat_map(|cp| [1, 0].map(|left| Answer::Ran(cp, left)));
                [Answer::NoExperiment].into_iter().chain(ran).collect()
            }
            kind::CP => (0..=u8::MAX).map(Answer::Cp).collect(),
            kind::FUNDING => {
                FundingSpace::all().map(|at| Answer::Funding(Area::ALL[nth], at)).collect()
            }
            kind::GOALS => (0..=6).map(Answer::Goals).collect(),
            kind::NOBEL => vec![Answer::NoNobel, Answer::Nobel],
            kind::END_CP => (0..=99).map(Answer::EndCp).collect(),
            kind::PAPERS => (0..=5).map(Answer::Papers).collect(),
            kind::YOUR_AWARDS => (0..=9).map(Answer::YourAwards).collect(),
            kind::TILES => (0..=15).map(Answer::Tiles).collect(),
            kind::VOUCHERS => (0..=60).map(Answer::Vouchers).collect(),
            kind::SECTIONS => (0..=9).map(Answer::Sections).collect(),
            _ => (0..=12).map(Answer::OnBoard).collect(),
        }
    }

    /// The answers that are possible with the Saboteurs' pieces where they are.
    fn offers(&self, query: Query) -> Vec<Answer> {
        let taken =
            |space: ActionSpace| Agent::ALL.iter().any(|at| self.state.agent(*at) == Some(space));
        let solo = &self.state.solo;
        let target = solo.target;
        let (kind, nth) = query.kind();
        let mut offered: Vec<Answer> = match kind {
            kind::SCIENTIST => {
                let spaces = ActionSpace::all().map(Answer::Scientist);
                [Answer::Elsewhere].into_iter().chain(spaces).collect()
            }
            kind::PLACE => self.places_offered(Area::ALL[nth]),
            kind::FREE => self.free_spaces_offered(),
            kind::MACHINE => self.machine_offered(Area::ALL[nth]),
            _ => self.answers(query),
        };
        if query == Query::SUPPLY {
            let order = self.questions().chemicals_as_taken();
            offered.sort_by_key(|answer: &Answer| match answer {
                Answer::Takes(chemical) => order.iter().position(|next| next == chemical),
                _ => Some(order.len()),
            });
        }
        offered.retain(|answer| match *answer {
            Answer::Scientist(space) => !taken(space),
            Answer::Target(many, rest) => {
                let value = u16::from(many) * 100 + u16::from(rest);
                (target.saturating_sub(30)..=target.saturating_add(60)).contains(&value)
            }
            Answer::Current(report) => !solo.discard.contains(&report),
            // Only the person ever takes it.
            Answer::NoNobel => self.state.end != Some(EndTrigger::Nobel),
            _ => true,
        });
        offered
    }

    /// No more Chemicals of a type than lie in the Hideout altogether after set-up.
    fn offers_in_set_up(&self, query: Query) -> Vec<Answer> {
        let mut offered = self.offers(query);
        let most = self.in_hideout();
        offered.retain(|answer| match *answer {
            Answer::Hideout(_, count) => u16::from(count) <= most,
            _ => true,
        });
        offered
    }

    fn objections(&self, kept: &WeatherMachine, said: &[Answer], locale: Locale) -> Vec<Objection> {
        let messages = messages(locale);
        let mut objections = Vec::new();
        let (mut reports, mut chemicals, mut total) = (Queries::<Report>::EMPTY, 0, 0_u16);
        for answer in said {
            match *answer {
                Answer::Current(report) | Answer::Opened(_, report) => {
                    if reports.contains(report) {
                        let report = self.report_words(report, messages);
                        let why = message!(messages, "report-twice", report = report);
                        objections.push(Objection::new(why, "SAB-SET.8"));
                    }
                    reports.insert(report);
                }
                Answer::Hideout(_, count) => {
                    chemicals += 1;
                    total += u16::from(count);
                }
                Answer::Cp(cp) if self.get_answer(Query::END) == Answer::Over(EndedBy::Win) => {
                    let target = kept.state.solo.target;
                    if u16::from(cp) <= target {
                        let text = message!(messages, "not-ahead", cp = cp, target = target);
                        objections.push(Objection::new(text, "SAB-END.1"));
                    }
                }
                // Nothing else: other answers stand on their own.
                _ => {}
            }
        }
        let there = kept.in_hideout();
        if total > there || chemicals == Chemical::ALL.len() && total != there {
            let text = message!(messages, "not-so-many-chemicals", count = there, said = total);
            objections.push(Objection::new(text, "SAB-SET.7"));
        }
        objections.extend(self.wrong_awards(kept, said, messages));
        objections
    }

    /// Facts that are rarely wrong can only be typed.
    fn can_change(&self, query: Query) -> bool {
        let (kind, nth) = query.kind();
        match kind {
            kind::EXPERIMENT | kind::OPENED | kind::DECK => false,
            kind::DISCARDED => !self.state.solo.discard.contains(&nth_of(nth)),
            _ => true,
        }
    }

    /// Announces an experiment with Bots of theirs, the Initiative, changes of reports, and the
    /// end.
    fn announced(&self, locale: Locale) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
        let weather = self.last_experiment();
        let theirs = self.state.bots_in(Area::Lab, weather, Owner::Saboteurs).next().is_some();
        let tiles = self.content.experiments_of(weather);
        let mut cp: Vec<u8> = tiles.iter().map(|tile| self.content.experiments[tile].cp).collect();
        cp.sort_unstable();
        cp.dedup();
        let ran = cp.into_iter().flat_map(|cp| [1, 0].map(|left| Answer::Ran(cp, left)));
        let ran = ran.filter(|_| theirs && self.state.round > 1);
        let ran: Vec<Answer> = ran.collect();
        let mut end: Vec<Answer> = EndedBy::ALL.map(Answer::Over).into();
        if self.state.end.is_none() {
            end.extend(Trigger::ALL.map(Answer::Ends));
        }
        let initiative = match self.state.initiative.first() {
            Some(Player::Saboteurs) => vec![Answer::Initiative(Player::One)],
            _ => Vec::new(),
        };
        let reports: EnumSet<Report> = self.state.unseen_reports();
        let called = |answer: fn(Report) -> Answer| match self.state.solo.current {
            Some(_) => reports.iter().map(answer).collect(),
            None => Vec::new(),
        };
        let mut discarded: Vec<Answer> = called(Answer::Previous);
        discarded.extend(self.state.solo.current.map(Answer::Previous));
        let mut on_top: Vec<Answer> = called(Answer::Top);
        on_top.extend(self.state.solo.current.map(Answer::Top));
        let messages = messages(locale);
        vec![
            (message!(messages, "announce-since"), ran.into_iter().chain(initiative).collect()),
            (message!(messages, "announce-discarded"), discarded),
            (message!(messages, "announce-current"), called(Answer::Current)),
            (message!(messages, "announce-top"), on_top),
            (message!(messages, "announce-end"), end),
        ]
    }

    /// The event as an instruction, without anything that was never asked for.
    fn instruct(&self, event: &Event, locale: Locale) -> Option<Line> {
        let messages = messages(locale);
        let known = WeatherMachine::without_the_unknown(event)?;
        let line = self.event_line(&known, messages);
        let but = |text: Cow<'_, str>| Some(Line { text: text.into(), ..line.clone() });
        match *event {
            Event::AgentMoved { agent, space } => {
                let (agent, space) = (agent_in(agent, messages), action_space_in(space, messages));
                but(message!(messages, "do-move", agent = agent, space = space))
            }
            Event::TargetRaised { by, to, .. } => {
                but(message!(messages, "do-target", by = by, to = to))
            }
            Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. }
                if space.area() == Area::Lab =>
            {
                but(format!("{} {}", line.text, message!(messages, "do-lativs-bot")).into())
            }
            Event::ReportDiscarded { report } => {
                but(message!(messages, "do-discard", report = self.report_words(report, messages)))
            }
            Event::ReportCurrent { report } => {
                but(message!(messages, "do-current", report = self.report_words(report, messages)))
            }
            Event::LativMoved { .. } => {
                let text = format!("{} {}", line.text, self.lativs_tasks_words(event, messages));
                Some(Line { text, ..line })
            }
            Event::Decided { ref priority_list } => {
                let mut known = priority_list.clone();
                known.leave_out_what_is_not_asked();
                let mut reasons = answered_words(&known, messages);
                if reasons.is_empty() || !known.criteria.is_empty() {
                    reasons.extend(self.priority_list_reasons(&known, messages));
                }
                let text =
                    self.subsidy_to_do(&known, messages).unwrap_or_else(|| line.text.clone());
                Some(Line { text, reasons, ..line })
            }
            _ => Some(line),
        }
    }

    /// The choice of a Subsidy tile is an instruction, because nobody is asked for it.
    fn instruct_beat(&self, emitted: &Emitted<Event>) -> Beat {
        match &emitted.event {
            Event::Decided { priority_list } => match priority_list.decision {
                Decision::Subsidy => Beat::Begins,
                Decision::SubsidyAt(_) => Beat::GoesOn,
                _ => self.beat(emitted),
            },
            _ => self.beat(emitted),
        }
    }

    fn option_for_helper(spec: OptionSpec, locale: Locale) -> OptionSpec {
        OptionSpec { title: message!(messages(locale), "ask-challenges").into(), ..spec }
    }

    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        messages(locale).message(title, &[])
    }
}

impl WeatherMachine {
    /// The number of Chemicals in the Hideout.
    fn in_hideout(&self) -> u16 {
        Chemical::ALL
            .into_iter()
            .map(|chemical| u16::from(self.state.solo.chemicals[chemical]))
            .sum()
    }

    pub(super) fn report_words(&self, report: Report, messages: Messages) -> String {
        let card = capital(&report_in(self.content, report, messages));
        message!(messages, "report-card", report = card, card = report.to_string()).into()
    }

    /// The instruction for the Subsidy tile of a decision, which is carried out by a person who
    /// sees it.
    fn subsidy_to_do(&self, priority_list: &PriorityList, messages: Messages) -> Option<String> {
        let indicator = priority_list
            .report
            .map_or(Indicator::Top, |report| self.content.reports[report].indicator);
        let end = end_in(indicator, messages);
        let text = match priority_list.decision {
            Decision::Subsidy => {
                let weather = weather_in(priority_list.first, messages);
                message!(messages, "do-subsidy-turn", end = end, weather = weather)
            }
            Decision::SubsidyAt(space) => {
                let weather = weather_in(space.weather(), messages);
                message!(messages, "do-subsidy-off", end = end, weather = weather)
            }
            _ => return None,
        };
        Some(text.into())
    }

    /// Instructions for Lativ's tasks at his new Location.
    fn lativs_tasks_words(&self, event: &Event, messages: Messages) -> String {
        let Event::LativMoved { to, .. } = *event else { return String::new() };
        let weather = self.state.assistant;
        let bot = message!(messages, "lativ-bot", weather = weather_in(weather, messages)).into();
        let area = match to.location() {
            Location::Government => Area::Government,
            Location::Rnd => Area::Rnd,
            Location::Lab | Location::Supply | Location::Office => return bot,
        };
        let token = message!(messages, "lativ-token", token = token_in(area, weather, messages));
        format!("{bot} {token}")
    }

    fn spots_words(
        &self,
        (area, weather): (Area, Weather),
        spots: Spots,
        messages: Messages,
    ) -> Cow<'static, str> {
        let there = BotSpace::of_branch(area, weather).filter(|at| spots.has(at.position()));
        let there = there.map(|at| height_in(area, at.position(), messages).name());
        let there: Vec<_> = there.collect();
        match there.is_empty() {
            true => message!(messages, "answer-no-spots"),
            false => capital(&there.join(", ")).into(),
        }
    }

    /// The effects on the Saboteurs of an experiment that ran, as instructions.
    fn ran_words(&self, cp: u8, left: bool, messages: Messages) -> Cow<'static, str> {
        let weather = self.last_experiment();
        let bots = self.state.bots_in(Area::Lab, weather, Owner::Saboteurs).count() as u8;
        let token = if left { "comes" } else { "none" };
        message!(
            messages,
            "answer-ran",
            weather = weather_in(weather, messages),
            cp = cp,
            count = bots,
            target = cp * bots,
            token = token
        )
    }

    fn over_words(&self, by: EndedBy, messages: Messages) -> Cow<'static, str> {
        match by {
            EndedBy::Win => message!(messages, "over-win"),
            EndedBy::Storms => message!(messages, "over-storms"),
            EndedBy::Scoring => {
                message!(messages, "over-scoring", by = self.content.saboteurs.at_the_end)
            }
        }
    }
}

/// Every space of a machine with every combination of answers about its branch.
fn places(
    area: Area,
    answer: fn(Left, Filled, BotSpace) -> Answer,
) -> impl Iterator<Item = Answer> {
    let said = || Left::ALL.into_iter().flat_map(|left| Filled::ALL.map(|filled| (left, filled)));
    BotSpace::of_area(area)
        .flat_map(move |space| said().map(move |(left, filled)| answer(left, filled, space)))
}

/// A space of a machine, with what was answered about its branch.
fn place_words(
    (left, filled, space): (Left, Filled, BotSpace),
    messages: Messages,
) -> Cow<'static, str> {
    let at = height_in(space.area(), space.position(), messages);
    let weather = weather_in(space.weather(), messages);
    let (left, filled) = (left.word(), filled.word());
    message!(messages, "answer-place", weather = weather, at = at, left = left, filled = filled)
}

/// Reasons that come from an answer and not from a figure.
fn answered_words(priority_list: &PriorityList, messages: Messages) -> Vec<String> {
    let one = match (priority_list.decision, priority_list.chosen) {
        (Decision::Chemical, Some(_)) => message!(messages, "named-chemical"),
        (Decision::Branch(Area::Lab), Some(_)) => message!(messages, "named-branch"),
        (Decision::Branch(_), Some(_)) => message!(messages, "looked-branch"),
        (Decision::Branch(_), None) => message!(messages, "looked-none"),
        (Decision::BotSpace, Some(_)) => message!(messages, "named-space"),
        (Decision::Subsidy | Decision::SubsidyAt(_), _) => message!(messages, "seen-subsidy"),
        _ => return Vec::new(),
    };
    vec![one.into()]
}

//! What a helper beside a real table asks, and what it says of the Saboteurs' turn.

use std::borrow::Cow;

use table::grammar::capital;
use table::{
    Beat, Description, Emitted, EnumSet as Queries, Helped as _, HelperWords, Line, Narrate as _,
    OptionKind, OptionSpec, Pick, Question, TurnOf, nth_of,
};
use tongues::{Tongue, Voice, say};

use super::localized_names::{
    action_space_in, agent_in, area_in, end_in, heading_in, height_in, report_in,
    short_action_space_in, token_in, weather_in,
};
use super::voice;
use crate::automa::{Decision, PriorityList};
use crate::choice::Choice;
use crate::event::{BotPlace, Event};
use crate::game::WeatherMachine;
use crate::helper::{Answer, EndedBy, Filled, Left, Query, Spots, Trigger, branch, kind};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, FundingSpace, Id as _, Indicator,
    Location, Owner, Player, Report, Weather,
};

impl HelperWords for WeatherMachine {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: Queries<Query>, tongue: Tongue) -> String {
        let voice = voice(tongue);
        let mut kinds = facts.iter().map(|query| query.kind().0);
        let first = kinds.next().unwrap_or_default();
        match first {
            kind::SCIENTIST => say!(voice, "asks-scientist"),
            kind::SUPPLY => say!(voice, "asks-supply"),
            kind::PLACE if facts.contains(Query::place(Area::Lab)) => {
                let first = weather_in(self.questions().previous_weather(), voice);
                say!(voice, "asks-place-lab", weather = first)
            }
            kind::PLACE => {
                let gov = facts.contains(Query::place(Area::Government));
                let area = if gov { Area::Government } else { Area::Rnd };
                say!(voice, "asks-place", area = area_in(area, voice))
            }
            kind::FREE => say!(voice, "asks-free"),
            kind::MACHINE => say!(voice, "asks-machine"),
            kind::HIDEOUT => say!(voice, "asks-hideout"),
            kind::CURRENT | kind::OPENED => say!(voice, "asks-reports"),
            kind::ASSISTANT => say!(voice, "asks-assistant"),
            kind::CP => say!(voice, "asks-score"),
            kind::PAPERS => say!(voice, "asks-rank"),
            _ => say!(voice, "asks-table"),
        }
        .into()
    }

    fn query_name(&self, query: Query, tongue: Tongue) -> String {
        let voice = voice(tongue);
        let (kind, nth) = query.kind();
        let at = || {
            let (area, weather) = branch(nth);
            let (area, weather) = (area_in(area, voice), weather_in(weather, voice));
            say!(voice, "fact-branch", area = area, weather = weather)
        };
        let weather = || weather_in(Weather::ALL[nth], voice);
        match kind {
            kind::SCIENTIST => say!(voice, "fact-scientist"),
            kind::PLACE => say!(voice, "fact-place", area = area_in(Area::ALL[nth], voice)),
            kind::FREE => say!(voice, "fact-free"),
            kind::MACHINE => say!(voice, "fact-machine", area = area_in(Area::ALL[nth], voice)),
            kind::SUPPLY => say!(voice, "fact-supply"),
            kind::INITIATIVE => say!(voice, "fact-initiative"),
            kind::AWARDS => say!(voice, "fact-awards"),
            kind::END => say!(voice, "fact-game"),
            kind::LATIV => "Lativ".into(),
            kind::ASSISTANT => say!(voice, "fact-assistant"),
            kind::BOTS => say!(voice, "fact-bots", branch = at()),
            kind::AGENT => capital(&agent_in(Agent::ALL[nth], voice)).into(),
            kind::HIDEOUT => {
                say!(voice, "fact-hideout", chemical = nth_of::<Chemical>(nth).title())
            }
            kind::TOKENS => say!(voice, "fact-tokens", branch = at()),
            kind::AWARDS_HELD => say!(voice, "fact-awards-held"),
            kind::TARGET => say!(voice, "fact-target"),
            kind::LOCK => say!(voice, "fact-lock", weather = weather()),
            kind::PREVIOUS => say!(voice, "fact-previous"),
            kind::DISCARDED => {
                say!(voice, "fact-report", report = self.report_words(nth_of(nth), voice))
            }
            kind::CURRENT => say!(voice, "fact-current"),
            kind::TOP => say!(voice, "fact-top"),
            kind::DECK => say!(voice, "fact-deck"),
            kind::OPENED if nth == 0 => say!(voice, "fact-opened-first"),
            kind::OPENED => say!(voice, "fact-opened-second"),
            kind::EXPERIMENT => say!(voice, "fact-experiment"),
            kind::CP => say!(voice, "fact-cp"),
            kind::FUNDING => say!(voice, "fact-funding", area = area_in(Area::ALL[nth], voice)),
            kind::GOALS => say!(voice, "fact-goals"),
            kind::NOBEL => say!(voice, "fact-nobel"),
            kind::END_CP => say!(voice, "fact-end-cp"),
            kind::PAPERS => say!(voice, "fact-papers"),
            kind::YOUR_AWARDS => say!(voice, "fact-your-awards"),
            kind::TILES => say!(voice, "fact-tiles"),
            kind::VOUCHERS => say!(voice, "fact-vouchers"),
            kind::SECTIONS => say!(voice, "fact-sections"),
            _ => say!(voice, "fact-on-board"),
        }
        .into()
    }

    fn answer_name(&self, answer: Answer, tongue: Tongue) -> String {
        let voice = voice(tongue);
        let space = |space: ActionSpace| {
            let location = heading_in(space.location(), voice);
            let space = short_action_space_in(space, voice);
            say!(voice, "answer-space-in", location = location, space = space)
        };
        match answer {
            Answer::Scientist(at) | Answer::Agent(_, at) | Answer::Lativ(at) => space(at),
            Answer::ScientistIn(location) => heading_in(location, voice).into(),
            Answer::Elsewhere => say!(voice, "answer-elsewhere"),
            Answer::NoAgent(_) => say!(voice, "answer-nowhere"),
            Answer::Uses(left, filled, space) | Answer::Enters(left, filled, space) => {
                place_words((left, filled, space), voice)
            }
            Answer::UsesNone(_) => say!(voice, "answer-no-place"),
            Answer::EntersNone => say!(voice, "answer-none"),
            Answer::MachineFull(_) => say!(voice, "answer-yes"),
            Answer::MachineOpen(_) => say!(voice, "answer-no"),
            Answer::Takes(chemical) => chemical.title().into(),
            Answer::TakesNone => say!(voice, "answer-empty"),
            Answer::Nobel => say!(voice, "answer-yes"),
            Answer::NoNobel => say!(voice, "answer-no"),
            Answer::Initiative(Player::Saboteurs) => say!(voice, "answer-theirs"),
            Answer::Initiative(_) => say!(voice, "answer-yours"),
            Answer::AwardsLeft => say!(voice, "answer-some-left"),
            Answer::NoAwardsLeft => say!(voice, "answer-none-left"),
            Answer::GoesOn => say!(voice, "answer-goes-on"),
            Answer::Ends(trigger) => say!(voice, "ends", trigger = trigger.word()),
            Answer::Over(by) => self.over_words(by, voice),
            Answer::LativSupply => say!(voice, "answer-supply"),
            Answer::LativOffice => say!(voice, "answer-office"),
            Answer::Assistant(weather) => weather_in(weather, voice).into(),
            Answer::Bots(area, weather, spots) => self.spots_words((area, weather), spots, voice),
            Answer::Target(hundreds, rest) => {
                (u16::from(hundreds) * 100 + u16::from(rest)).to_string().into()
            }
            Answer::Locked(_) => say!(voice, "answer-there"),
            Answer::Unlocked(_) => say!(voice, "answer-away"),
            Answer::Discarded(_) => say!(voice, "answer-discarded"),
            Answer::NotDiscarded(_) => say!(voice, "answer-not-discarded"),
            Answer::Previous(report)
            | Answer::Current(report)
            | Answer::Opened(_, report)
            | Answer::Top(report) => self.report_words(report, voice).into(),
            Answer::NoTop => say!(voice, "answer-unknown"),
            Answer::NoPrevious | Answer::NoCurrent => say!(voice, "answer-none"),
            Answer::NoExperiment => say!(voice, "answer-nothing"),
            Answer::Ran(cp, left) => self.ran_words(cp, left > 0, voice),
            Answer::Funding(_, at) => say!(voice, "answer-space", at = at.to_string()),
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

    /// Of these, what can be where their own pieces stand.
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
            _ => true,
        });
        offered
    }

    /// What is seldom wrong can be typed.
    fn can_change(&self, query: Query) -> bool {
        let (kind, nth) = query.kind();
        match kind {
            kind::EXPERIMENT | kind::OPENED | kind::DECK => false,
            kind::DISCARDED => !self.state.solo.discard.contains(&nth_of(nth)),
            _ => true,
        }
    }

    /// An experiment in which Bots of theirs stood, and the end.
    fn announced(&self, tongue: Tongue) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
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
        let voice = voice(tongue);
        vec![
            (say!(voice, "announce-since"), ran.into_iter().chain(initiative).collect()),
            (say!(voice, "announce-discarded"), discarded),
            (say!(voice, "announce-current"), called(Answer::Current)),
            (say!(voice, "announce-top"), on_top),
            (say!(voice, "announce-end"), end),
        ]
    }

    fn turn_for_helper(&self, emitted: &Emitted<Event>, tongue: Tongue) -> Option<TurnOf> {
        self.turn_begun(emitted, voice(tongue))
    }

    fn sum_up_for_helper(&self, turn: &[&Event], tongue: Tongue) -> Option<String> {
        self.summed_up(turn, voice(tongue))
    }

    /// An event as something to do, without what was never asked.
    fn instruct(&self, event: &Event, tongue: Tongue) -> Option<Line> {
        let voice = voice(tongue);
        let known = WeatherMachine::without_the_unknown(event)?;
        let line = self.event_line(&known, voice);
        let but = |text: Cow<'_, str>| Some(Line { text: text.into(), ..line.clone() });
        match *event {
            Event::AgentMoved { agent, space } => {
                let (agent, space) = (agent_in(agent, voice), action_space_in(space, voice));
                but(say!(voice, "do-move", agent = agent, space = space))
            }
            Event::TargetRaised { by, to, .. } => but(say!(voice, "do-target", by = by, to = to)),
            Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. }
                if space.area() == Area::Lab =>
            {
                but(format!("{} {}", line.text, say!(voice, "do-lativs-bot")).into())
            }
            Event::ReportDiscarded { report } => {
                but(say!(voice, "do-discard", report = self.report_words(report, voice)))
            }
            Event::ReportCurrent { report } => {
                but(say!(voice, "do-current", report = self.report_words(report, voice)))
            }
            Event::LativMoved { .. } => {
                let text = format!("{} {}", line.text, self.lativs_tasks_words(event, voice));
                Some(Line { text, ..line })
            }
            Event::Decided { ref priority_list } => {
                let mut known = priority_list.clone();
                known.leave_out_what_is_not_asked();
                let mut reasons = answered_words(&known, voice);
                if reasons.is_empty() || !known.criteria.is_empty() {
                    reasons.extend(self.priority_list_reasons(&known, voice));
                }
                let text = self.subsidy_to_do(&known, voice).unwrap_or_else(|| line.text.clone());
                Some(Line { text, reasons, ..line })
            }
            _ => Some(line),
        }
    }

    /// Which Subsidy tile they choose is an instruction, for nobody is asked of it.
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

    fn question_for_helper(&self, tongue: Tongue) -> Option<Question> {
        self.question_now(voice(tongue))
    }

    fn describe_for_helper(&self, choice: Choice, tongue: Tongue) -> Description {
        self.description(choice, voice(tongue))
    }

    fn screen_title(title: &'static str, tongue: Tongue) -> Cow<'static, str> {
        voice(tongue).say(title, &[])
    }

    fn option_for_helper(spec: OptionSpec, tongue: Tongue) -> OptionSpec {
        let OptionKind::Several { values } = spec.kind else { return spec };
        let values = values.into_iter().map(|pick| challenge_in(pick, voice(tongue)));
        let title = say!(voice(tongue), "ask-challenges").into();
        OptionSpec { kind: OptionKind::Several { values: values.collect() }, title, ..spec }
    }
}

/// A Challenge card by its title, which is our own, with what it says.
fn challenge_in(pick: Pick, voice: Voice) -> Pick {
    let Some((title, text)) = pick.title.split_once(": ") else { return pick };
    let said = say!(voice, "challenge", card = pick.value.as_str(), title = title, text = text);
    Pick::new(&pick.value, said)
}

impl WeatherMachine {
    pub(super) fn report_words(&self, report: Report, voice: Voice) -> String {
        let card = capital(&report_in(self.content, report, voice));
        say!(voice, "report-card", report = card, card = report.to_string()).into()
    }

    /// What is done with the Subsidy tile of a decision, by who sees which it is.
    fn subsidy_to_do(&self, priority_list: &PriorityList, voice: Voice) -> Option<String> {
        let indicator = priority_list
            .report
            .map_or(Indicator::Top, |report| self.content.reports[report].indicator);
        let end = end_in(indicator, voice);
        let text = match priority_list.decision {
            Decision::Subsidy => {
                let weather = weather_in(priority_list.first, voice);
                say!(voice, "do-subsidy-turn", end = end, weather = weather)
            }
            Decision::SubsidyAt(space) => {
                let weather = weather_in(space.weather(), voice);
                say!(voice, "do-subsidy-off", end = end, weather = weather)
            }
            _ => return None,
        };
        Some(text.into())
    }

    /// What Lativ does where he comes to, for who does it on the table.
    fn lativs_tasks_words(&self, event: &Event, voice: Voice) -> String {
        let Event::LativMoved { to, .. } = *event else { return String::new() };
        let weather = self.state.assistant;
        let bot = say!(voice, "lativ-bot", weather = weather_in(weather, voice)).into();
        let area = match to.location() {
            Location::Government => Area::Government,
            Location::Rnd => Area::Rnd,
            Location::Lab | Location::Supply | Location::Office => return bot,
        };
        let token = say!(voice, "lativ-token", token = token_in(area, weather, voice));
        format!("{bot} {token}")
    }

    fn spots_words(
        &self,
        (area, weather): (Area, Weather),
        spots: Spots,
        voice: Voice,
    ) -> Cow<'static, str> {
        let there = BotSpace::of_branch(area, weather).filter(|at| spots.has(at.position()));
        let there: Vec<String> = there.map(|at| height_in(area, at.position(), voice)).collect();
        match there.is_empty() {
            true => say!(voice, "answer-no-spots"),
            false => capital(&there.join(", ")).into(),
        }
    }

    /// What an experiment that ran has brought to them, as it is done on the table.
    fn ran_words(&self, cp: u8, left: bool, voice: Voice) -> Cow<'static, str> {
        let weather = self.last_experiment();
        let bots = self.state.bots_in(Area::Lab, weather, Owner::Saboteurs).count() as u8;
        let token = if left { "comes" } else { "none" };
        say!(
            voice,
            "answer-ran",
            weather = weather_in(weather, voice),
            cp = cp,
            count = bots,
            target = cp * bots,
            token = token
        )
    }

    fn over_words(&self, by: EndedBy, voice: Voice) -> Cow<'static, str> {
        match by {
            EndedBy::Win => say!(voice, "over-win"),
            EndedBy::Storms => say!(voice, "over-storms"),
            EndedBy::Scoring => {
                say!(voice, "over-scoring", by = self.content.saboteurs.at_the_end)
            }
        }
    }
}

/// Every space of a machine with everything that can be said of it.
fn places(
    area: Area,
    answer: fn(Left, Filled, BotSpace) -> Answer,
) -> impl Iterator<Item = Answer> {
    let said = || Left::ALL.into_iter().flat_map(|left| Filled::ALL.map(|filled| (left, filled)));
    BotSpace::of_area(area)
        .flat_map(move |space| said().map(move |(left, filled)| answer(left, filled, space)))
}

/// A space of a machine, with what else of its branch was said.
fn place_words((left, filled, space): (Left, Filled, BotSpace), voice: Voice) -> Cow<'static, str> {
    let at = height_in(space.area(), space.position(), voice);
    let weather = weather_in(space.weather(), voice);
    let (left, filled) = (left.word(), filled.word());
    say!(voice, "answer-place", weather = weather, at = at, left = left, filled = filled)
}

/// What was answered of a decision, where an answer says it and no number.
fn answered_words(priority_list: &PriorityList, voice: Voice) -> Vec<String> {
    let one = match (priority_list.decision, priority_list.chosen) {
        (Decision::Chemical, Some(_)) => say!(voice, "named-chemical"),
        (Decision::Branch(Area::Lab), Some(_)) => say!(voice, "named-branch"),
        (Decision::Branch(_), Some(_)) => say!(voice, "looked-branch"),
        (Decision::Branch(_), None) => say!(voice, "looked-none"),
        (Decision::BotSpace, Some(_)) => say!(voice, "named-space"),
        (Decision::Subsidy | Decision::SubsidyAt(_), _) => say!(voice, "seen-subsidy"),
        _ => return Vec::new(),
    };
    vec![one.into()]
}

//! What a helper beside a real table asks, and what it says of the Saboteurs' turn.

use std::borrow::Cow;

use table::phrases::{and, capital, or};
use table::{Helped as _, HelperWords, Line, Narrate as _, Set as Facts, Viewer, nth_of};
use tongues::Tongue;

use super::names;
use crate::automa::{Decision, Ladder};
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::helper::{Answer, Bot, Branches, EndedBy, Fact, Side, Spots, Trigger, branch, kind};
use crate::kinds::{
    ActionSpace, Agent, Area, BotSpace, Chemical, FundingSpace, Id as _, Location, Owner, Player,
    Report, Set, Weather,
};

impl HelperWords for WeatherMachine {
    type Fact = Fact;
    type Answer = Answer;

    fn asks(&self, facts: Facts<Fact>, _: Tongue) -> String {
        let mut kinds = facts.iter().map(|fact| fact.kind().0);
        let first = kinds.next().unwrap_or_default();
        match first {
            kind::SCIENTIST => "Where is your Scientist?".into(),
            kind::SUPPLY => {
                "Supply: which of these comes first here, of those in the cheapest section that is \
                 not empty?"
                    .into()
            }
            kind::LAB => format!(
                "Lab: which displayed branch has the most Bots, of those with a space for {} that \
                 is free or Lativ's?",
                self.held_words()
            ),
            kind::HIDEOUT => "Which Chemicals lie in the Hideout?".into(),
            kind::CURRENT | kind::OPENED => "Which Security Reports lie open?".into(),
            kind::ASSISTANT => "In which branch is Lativ's Assistant?".into(),
            kind::CP => "What do you score?".into(),
            kind::PAPERS => "For your rank: what do you have?".into(),
            _ => "What lies there besides theirs?".into(),
        }
    }

    fn fact_name(&self, fact: Fact, _: Tongue) -> String {
        let (kind, nth) = fact.kind();
        let at = || {
            let (area, weather) = branch(nth);
            format!("{} {}", area.short(), weather.title())
        };
        match kind {
            kind::SCIENTIST => "Your Scientist".into(),
            kind::BRANCH => at(),
            kind::SUPPLY => "The cheapest section of the Supply".into(),
            kind::SUBSIDIES => format!("Subsidy tiles, {}", Weather::ALL[nth].title()),
            kind::LAB => "The branch of the Lab with the most Bots".into(),
            kind::INITIATIVE => "The leftmost Initiative marker".into(),
            kind::AWARDS => "Awards in the reserve".into(),
            kind::END => "The game".into(),
            kind::LATIV => "Lativ".into(),
            kind::ASSISTANT => "Lativ's Assistant".into(),
            kind::BOTS => format!("Their Bots, {}", at()),
            kind::AGENT => capital(&names::agent_name(Agent::ALL[nth])),
            kind::HIDEOUT => format!("{} in the Hideout", nth_of::<Chemical>(nth).title()),
            kind::TOKENS => format!("Their Research tokens, {}", at()),
            kind::AWARDS_HELD => "Their Awards".into(),
            kind::TARGET => "The Target".into(),
            kind::LOCK => format!("The Lock token of {}", Weather::ALL[nth].title()),
            kind::PREVIOUS => "The Previous Report".into(),
            kind::DISCARDED => format!("Report {}", self.report_words(nth_of(nth))),
            kind::CURRENT => "The Current Report".into(),
            kind::TOP => "The top of the deck".into(),
            kind::DECK => "Reports in the deck".into(),
            kind::OPENED => {
                ["The first report discarded", "The second one, on top of it"][nth].into()
            }
            kind::EXPERIMENT => "The last experiment".into(),
            kind::CP => "CP on the track".into(),
            kind::FUNDING => format!("{} Funding marker", Area::ALL[nth].short()),
            kind::GOALS => "Goal tiles met".into(),
            kind::NOBEL => "The Nobel Prize".into(),
            kind::END_CP => "CP for the end".into(),
            kind::PAPERS => "Papers published".into(),
            kind::YOUR_AWARDS => "Your Awards".into(),
            kind::TILES => "Workshop tiles".into(),
            kind::VOUCHERS => "Vouchers left".into(),
            kind::SECTIONS => "Open sections of the Assembly Line".into(),
            _ => "Your Bots on the machines".into(),
        }
    }

    fn answer_name(&self, answer: Answer, _: Tongue) -> String {
        let space = |space: ActionSpace| {
            format!(
                "{}, {}",
                names::location_heading(space.location()),
                names::short_action_space(space)
            )
        };
        match answer {
            Answer::Scientist(at) | Answer::Agent(_, at) | Answer::Lativ(at) => space(at),
            Answer::NoScientist | Answer::NoAgent(_) => "Nowhere".into(),
            Answer::Branch(_, _, first, second, third, tokens) => {
                let bots = [first, second, third].map(|bot| match bot {
                    Bot::Free => "–",
                    Bot::Yours => "you",
                    Bot::Lativ => "Lativ",
                });
                format!("{} · {}", bots.join(" "), names::counted(tokens, "token"))
            }
            Answer::Subsidies(_, first, second, third) => {
                let sides = [first, second, third].map(|side| match side {
                    Side::Blue => "blue",
                    Side::Orange => "orange",
                    Side::NoTile => "–",
                });
                sides.join(" ")
            }
            Answer::Takes(chemical) => chemical.title().into(),
            Answer::TakesNone => "The Supply is empty".into(),
            Answer::Lab(branches) => {
                let names: Vec<&str> = branches.weathers().iter().map(Weather::title).collect();
                match names.len() {
                    0 => "None".into(),
                    1 => names[0].into(),
                    _ => format!("{}: equally many", and(&names)),
                }
            }
            Answer::Nobel => "Yes".into(),
            Answer::NoNobel => "No".into(),
            Answer::Initiative(Player::Saboteurs) => "Theirs".into(),
            Answer::Initiative(_) => "Yours".into(),
            Answer::AwardsLeft => "Some are left".into(),
            Answer::NoAwardsLeft => "None is left".into(),
            Answer::GoesOn => "It goes on".into(),
            Answer::Ends(trigger) => trigger_words(trigger).into(),
            Answer::Over(by) => self.over_words(by),
            Answer::LativSupply => "In the Supply".into(),
            Answer::LativOffice => "In his Office".into(),
            Answer::Assistant(weather) => weather.title().into(),
            Answer::Bots(area, weather, spots) => self.spots_words(area, weather, spots),
            Answer::Target(hundreds, rest) => {
                (u16::from(hundreds) * 100 + u16::from(rest)).to_string()
            }
            Answer::Locked(_) => "There".into(),
            Answer::Unlocked(_) => "Gone".into(),
            Answer::Discarded(_) => "Discarded".into(),
            Answer::NotDiscarded(_) => "Not discarded".into(),
            Answer::Previous(report)
            | Answer::Current(report)
            | Answer::Opened(_, report)
            | Answer::Top(report) => self.report_words(report),
            Answer::NoTop => "Not known".into(),
            Answer::NoPrevious | Answer::NoCurrent => "None".into(),
            Answer::NoExperiment => "Nothing to do for it".into(),
            Answer::Ran(cp, left) => self.ran_words(cp, left > 0),
            Answer::Funding(_, at) => format!("Space {at}"),
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
            | Answer::OnBoard(count) => count.to_string(),
        }
    }

    /// Every answer that the board and the pieces allow.
    fn answers(&self, fact: Fact) -> Vec<Answer> {
        let (kind, nth) = fact.kind();
        let weather = || Weather::ALL[nth];
        let chemical = || nth_of::<Chemical>(nth);
        let spaces = ActionSpace::all;
        let reports = Report::all;
        match kind {
            kind::SCIENTIST => {
                spaces().map(Answer::Scientist).chain([Answer::NoScientist]).collect()
            }
            kind::BRANCH => self.branches_beside(branch(nth)),
            kind::SUPPLY => Chemical::all().map(Answer::Takes).chain([Answer::TakesNone]).collect(),
            kind::SUBSIDIES => {
                let sides = || Side::ALL.into_iter();
                let two = move || sides().flat_map(move |one| sides().map(move |two| (one, two)));
                let all = two().flat_map(|(one, two)| {
                    Side::ALL.map(|three| Answer::Subsidies(weather(), one, two, three))
                });
                all.collect()
            }
            kind::LAB => {
                let displayed = self.state.display.len();
                let count = |branches: &Branches| branches.weathers().len();
                let mut all: Vec<Branches> = Branches::all().collect();
                all.retain(|branches| count(branches) <= displayed);
                all.sort_by_key(|branches| (count(branches) + displayed) % (displayed + 1));
                all.into_iter().map(Answer::Lab).collect()
            }
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
    fn offers(&self, fact: Fact) -> Vec<Answer> {
        let taken =
            |space: ActionSpace| Agent::ALL.iter().any(|at| self.state.agent(*at) == Some(space));
        let theirs = |at: BotSpace| self.state.bot(at) == Some(Owner::Saboteurs);
        let solo = &self.state.solo;
        let target = solo.target;
        let mut offered = self.answers(fact);
        if fact == Fact::SUPPLY {
            let order = self.questions().chemicals_as_taken();
            offered.sort_by_key(|answer| match answer {
                Answer::Takes(chemical) => order.iter().position(|next| next == chemical),
                _ => Some(order.len()),
            });
        }
        offered.retain(|answer| match *answer {
            Answer::Scientist(space) => !taken(space),
            Answer::Branch(area, weather, one, two, three, left) => {
                let mut spaces = BotSpace::of_branch(area, weather).zip([one, two, three]);
                left <= self.tokens_at_first(area)
                    && spaces.all(|(at, bot)| bot == Bot::Free || !theirs(at))
            }
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
    fn can_change(&self, fact: Fact) -> bool {
        let (kind, nth) = fact.kind();
        match kind {
            kind::EXPERIMENT | kind::OPENED | kind::DECK => false,
            kind::DISCARDED => !self.state.solo.discard.contains(&nth_of(nth)),
            _ => true,
        }
    }

    /// An experiment in which Bots of theirs stood, and the end.
    fn announced(&self, _: Tongue) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
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
        let reports: Set<Report> = self.state.unseen_reports();
        let called = |answer: fn(Report) -> Answer| match self.state.solo.current {
            Some(_) => reports.iter().map(answer).collect(),
            None => Vec::new(),
        };
        let mut discarded: Vec<Answer> = called(Answer::Previous);
        discarded.extend(self.state.solo.current.map(Answer::Previous));
        let mut on_top: Vec<Answer> = called(Answer::Top);
        on_top.extend(self.state.solo.current.map(Answer::Top));
        vec![
            ("Since their last turn".into(), ran.into_iter().chain(initiative).collect()),
            ("You called Security and discarded".into(), discarded),
            ("You called Security, and the new Current Report is".into(), called(Answer::Current)),
            ("You called Security, and on top of the deck lies".into(), on_top),
            ("The end of the game".into(), end),
        ]
    }

    /// An event as something to do, without what was never asked.
    fn instruct(&self, event: &Event, _: Tongue) -> Option<Line> {
        let known = WeatherMachine::without_the_unknown(event)?;
        let line = self.relate(&known, Viewer::Everybody);
        let but = |text: String| Some(Line { text, ..line.clone() });
        match *event {
            Event::AgentMoved { agent, space } => {
                but(format!("Move {} to {}.", names::agent_name(agent), names::action_space(space)))
            }
            Event::TargetRaised { by, to, .. } => but(format!("The Target rises by {by} to {to}.")),
            Event::SubsidyGone { cell, .. } => {
                but(format!("Take the Subsidy tile off {} and out of the game.", names::cell(cell)))
            }
            Event::SubsidyFlipped { cell, .. } => {
                but(format!("Turn the Subsidy tile on {} to its orange side.", names::cell(cell)))
            }
            Event::ReportDiscarded { report } => {
                but(format!("Discard the report {}.", self.report_words(report)))
            }
            Event::ReportCurrent { report } => {
                but(format!("{} is the new Current Report.", self.report_words(report)))
            }
            Event::LativMoved { .. } => {
                but(format!("{} {}", line.text, self.lativs_tasks_words(event)))
            }
            Event::Decided { ref ladder } => {
                let mut reasons = answered_words(ladder);
                let mut looked_at = ladder.clone();
                looked_at.leave_out_what_was_not_looked_at();
                if reasons.is_empty() || !looked_at.rungs.is_empty() {
                    reasons.extend(self.ladder_reasons(&looked_at));
                }
                Some(Line { reasons, ..line })
            }
            _ => Some(line),
        }
    }
}

impl WeatherMachine {
    fn report_words(&self, report: Report) -> String {
        format!("{} ({report})", capital(&names::report(self.content, report)))
    }

    fn held_words(&self) -> String {
        let held: Set<Chemical> =
            Chemical::all().filter(|chemical| self.state.solo.chemicals[*chemical] > 0).collect();
        or(&held.iter().map(Chemical::title).collect::<Vec<_>>())
    }

    /// What Lativ does where he comes to, for who does it on the table.
    fn lativs_tasks_words(&self, event: &Event) -> String {
        let Event::LativMoved { to, .. } = *event else { return String::new() };
        let weather = self.state.assistant;
        let bot = format!(
            "His Bot goes to the first branch of the Lab, from {} on, that has room and none of his.",
            weather.title()
        );
        let area = match to.location() {
            Location::Government => Area::Government,
            Location::Rnd => Area::Rnd,
            Location::Lab | Location::Supply | Location::Office => return bot,
        };
        format!("{bot} If a {} is left, it is discarded.", names::research_token(area, weather))
    }

    fn spots_words(&self, area: Area, weather: Weather, spots: Spots) -> String {
        let there = BotSpace::of_branch(area, weather).filter(|at| spots.has(at.position()));
        let there: Vec<&str> = there.map(|at| names::height(area, at.position())).collect();
        if there.is_empty() { "None".into() } else { capital(&there.join(", ")) }
    }

    /// What an experiment that ran has brought to them, as it is done on the table.
    fn ran_words(&self, cp: u8, left: bool) -> String {
        let weather = self.last_experiment();
        let bots = self.state.bots_in(Area::Lab, weather, Owner::Saboteurs).count() as u8;
        let token = if left { ", and a green token comes" } else { "; no green token was left" };
        format!(
            "{} ran at {cp} CP: {} back to the Hideout, Target +{}{token}",
            weather.title(),
            names::counted(bots, "Bot"),
            cp * bots
        )
    }

    fn over_words(&self, by: EndedBy) -> String {
        match by {
            EndedBy::Win => "You won at once, ahead of the Target".into(),
            EndedBy::Storms => "You lost by Extreme Weather tiles".into(),
            EndedBy::Scoring => {
                let by = self.content.saboteurs.at_the_end;
                format!("The final round is over: Target +{by}, then you score")
            }
        }
    }

    /// How many Research tokens of a branch there were, as far as a turn of theirs reads it.
    fn tokens_at_first(&self, area: Area) -> u8 {
        let pieces = &self.content.pieces;
        let all = match area {
            Area::Government => pieces.government_tokens,
            Area::Lab => self.content.set_up[self.options.count()].lab_tokens,
            Area::Rnd => pieces.rnd_tokens,
        };
        all.min(3)
    }

    /// Bots of Lativ stand in the Lab alone, one in a branch at most.
    fn branches_beside(&self, (area, weather): (Area, Weather)) -> Vec<Answer> {
        let bots = || Bot::ALL.into_iter();
        let two = move || bots().flat_map(move |one| bots().map(move |two| (one, two)));
        let three = two().flat_map(|(one, two)| Bot::ALL.map(|three| [one, two, three]));
        let can_be = |all: &[Bot; 3]| {
            let lativ = all.iter().filter(|bot| **bot == Bot::Lativ).count();
            lativ <= usize::from(area == Area::Lab)
        };
        let with_tokens = |[one, two, three]: [Bot; 3]| {
            (0..=3).map(move |left| Answer::Branch(area, weather, one, two, three, left))
        };
        three.filter(can_be).flat_map(with_tokens).collect()
    }
}

fn trigger_words(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Nobel => "The end is triggered: Nobel Prize",
        Trigger::LastExperiment => "The end is triggered: last Experiment tile",
        Trigger::Government => "The end is triggered: Government full",
        Trigger::Rnd => "The end is triggered: R&D full",
    }
}

/// What was answered of a decision, where an answer says it and no number.
fn answered_words(ladder: &Ladder) -> Vec<String> {
    let one = match (ladder.decision, ladder.chosen) {
        (Decision::Chemical, Some(_)) => {
            "You named it: of the cheapest section that is not empty, the type of which the \
             Hideout has fewest, and among equals the topmost or bottommost, as the Previous \
             Report says (SAB-CHM)"
        }
        (Decision::Branch(Area::Lab), Some(_)) => {
            "You named it: of the displayed branches with a space for a Chemical of the Hideout, \
             those with the most Bots (SAB-LAB.2)"
        }
        (Decision::Branch(_), Some(_)) => {
            "Looked at are the branches with a free space for a Chemical of the Hideout (SAB-RTP)"
        }
        (Decision::Branch(_), None) => {
            "No branch has a free space for a Chemical of the Hideout (SAB-RTP)"
        }
        _ => return Vec::new(),
    };
    vec![one.into()]
}

//! The Saboteurs' helper for a real table: what it tracks and what it asks.
//!
//! It tracks the reports, the Hideout, the Target, the agents and their Bots, and also what changes
//! by rule from round to round: Lativ, the active branch, the Lock tokens. It asks for your
//! Scientist and for the space where their plan puts a Bot. What activating a Government branch
//! does to the weather is resolved on the table.

mod answer;
mod end;
mod place;

use game_core::{
    DRAWS, EnumSet, FormGroup, Game, Helped, Id, NoSink, Outcome, Rule, Settings, ValidationError,
    nth_of,
};
use i18n::{Locale, key, notice};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::{Discard, Event, PartPlace, Raise};
use crate::game::WeatherMachine;
use crate::messages::{LOCALIZATION, messages};
use crate::options::Options;
use crate::sequence::{Each, Frame, List, Step};
use crate::state::{Lativ, TurnNotes};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, ChemicalSpace, ExperimentTile, Owner, Player,
    Report, Weather,
};

use answer::all_of;
pub use answer::{Answer, EndedBy, Filled, Left, Query, Spots, Trigger};
pub(crate) use answer::{branch, kind};

/// Assumed number of Chemicals of a type in the Supply while the real number is unknown.
const SOME: u8 = 2;

/// Assumed number of Awards in the reserve while any are left: as many as anybody can take.
const AWARDS: u8 = 9;

impl Helped for WeatherMachine {
    const SCORED_BY: Rule = Rule("SAB-FIN.4");

    fn blank(
        options: &Options,
        content: &'static Content,
    ) -> Result<WeatherMachine, Vec<ValidationError>> {
        if !options.solo() {
            return Err(vec![ValidationError::no_opponent("option seats")]);
        }
        if options.random_challenges > 0 {
            let why = notice!(LOCALIZATION, "refuse-helper-random");
            return Err(vec![ValidationError::new("option random_challenges", why)]);
        }
        let game = <WeatherMachine as Game>::new(options, content)?;
        Ok(game_core::dealt(game, |game| game.state.round > 0))
    }

    fn query_of(answer: Answer) -> Query {
        answer.query()
    }

    fn get_answer(&self, query: Query) -> Answer {
        let state = &self.state;
        let solo = &state.solo;
        let (kind, nth) = query.kind();
        match kind {
            kind::SCIENTIST => {
                let space = state.scientists[Player::One.index()];
                space.map_or(Answer::Elsewhere, Answer::Scientist)
            }
            kind::PLACE => self.look_at_place(Area::ALL[nth]),
            kind::FREE => self.look_at_free_space(),
            kind::MACHINE => self.look_at_machine(Area::ALL[nth]),
            kind::SUPPLY => {
                let takes = self.questions().cheapest_chemicals().chosen();
                takes.map_or(Answer::TakesNone, Answer::Takes)
            }
            kind::INITIATIVE if state.initiative.first() == Some(&Player::Saboteurs) => {
                Answer::Initiative(Player::Saboteurs)
            }
            kind::INITIATIVE => Answer::Initiative(Player::One),
            kind::AWARDS if state.awards > 0 => Answer::AwardsLeft,
            kind::AWARDS => Answer::NoAwardsLeft,
            kind::END => self.look_at_end(),
            kind::LATIV => match state.lativ {
                Lativ::Supply => Answer::LativSupply,
                Lativ::Space(space) => Answer::Lativ(space),
                Lativ::Office => Answer::LativOffice,
            },
            kind::ASSISTANT => Answer::Assistant(state.assistant),
            kind::BOTS => {
                let (area, weather) = branch(nth);
                let theirs = |at| {
                    let there = state.bot(BotSpace::of(area, weather, at));
                    there == Some(Owner::Saboteurs)
                };
                Answer::Bots(area, weather, Spots::those(theirs))
            }
            kind::AGENT => {
                let agent = Agent::ALL[nth];
                state.agent(agent).map_or(Answer::NoAgent(agent), |at| Answer::Agent(agent, at))
            }
            kind::HIDEOUT => Answer::Hideout(nth_of(nth), solo.chemicals[Chemical::ALL[nth]]),
            kind::TOKENS => {
                let (area, weather) = branch(nth);
                Answer::Tokens(area, weather, solo.tokens[area][weather])
            }
            kind::AWARDS_HELD => Answer::Awards(solo.awards),
            kind::TARGET => Answer::Target((solo.target / 100) as u8, (solo.target % 100) as u8),
            kind::LOCK if state.locks.contains(nth_of(nth)) => Answer::Locked(nth_of(nth)),
            kind::LOCK => Answer::Unlocked(nth_of(nth)),
            kind::DECK => Answer::Deck(solo.deck),
            kind::DISCARDED if solo.discard.contains(&nth_of(nth)) => {
                Answer::Discarded(nth_of(nth))
            }
            kind::DISCARDED => Answer::NotDiscarded(nth_of(nth)),
            kind::PREVIOUS => state.previous().map_or(Answer::NoPrevious, Answer::Previous),
            kind::CURRENT => solo.current.map_or(Answer::NoCurrent, Answer::Current),
            kind::TOP => solo.top.map_or(Answer::NoTop, Answer::Top),
            kind::OPENED => {
                Answer::Opened(nth as u8 + 1, solo.discard.get(nth).copied().unwrap_or_default())
            }
            // Only the effects of an experiment are stored, not that it ran.
            kind::EXPERIMENT => Answer::NoExperiment,
            _ => self.look_at_yours(query),
        }
    }

    fn set_answer(&mut self, answer: Answer) {
        let state = &mut self.state;
        match answer {
            Answer::Scientist(space) => self.put_scientist(space),
            Answer::ScientistIn(location) => {
                let mut spaces = ActionSpace::of_location(location);
                if let Some(space) = spaces.find(|space| self.is_free(*space)) {
                    self.put_scientist(space);
                }
            }
            Answer::Elsewhere => state.scientists[Player::One.index()] = None,
            Answer::Uses(left, filled, space) | Answer::Enters(left, filled, space) => {
                let is_free = matches!(answer, Answer::Enters(..));
                self.leave_space(space, left, filled, is_free);
            }
            Answer::UsesNone(area) => self.fill_machine(area),
            Answer::EntersNone => self.fill_machine(Area::Rnd),
            Answer::MachineFull(area) => self.leave_one_space(area),
            Answer::MachineOpen(area) => {
                self.leave_more_spaces(area);
            }
            Answer::Takes(chemical) => {
                state.supply = Default::default();
                state.supply[chemical] = ChemicalSpace::COUNT as u8;
            }
            Answer::TakesNone => state.supply = Default::default(),
            Answer::Initiative(player) => {
                state.initiative = [Player::Saboteurs, Player::One].into_iter().collect();
                if player != Player::Saboteurs {
                    state.initiative.reverse();
                    // The human takes it only in their own turn, so they have had a turn since.
                    state.scientists[Player::One.index()] = Some(ActionSpace::default());
                }
            }
            Answer::AwardsLeft => state.awards = AWARDS,
            Answer::NoAwardsLeft => state.awards = 0,
            Answer::GoesOn => self.go_on(),
            Answer::Ends(trigger) => state.end = Some(trigger.trigger()),
            Answer::Over(by) => self.be_over(by),
            Answer::LativSupply => self.place_lativ(Lativ::Supply),
            Answer::Lativ(space) => self.place_lativ(Lativ::Space(space)),
            Answer::LativOffice => self.place_lativ(Lativ::Office),
            Answer::Assistant(weather) => state.assistant = weather,
            Answer::Bots(area, weather, spots) => {
                for space in BotSpace::of_branch(area, weather) {
                    let bot = state.bot_mut(space);
                    match (spots.has(space.position()), *bot) {
                        (true, _) => *bot = Some(Owner::Saboteurs),
                        (false, Some(Owner::Saboteurs)) => *bot = None,
                        (false, _) => {}
                    }
                }
            }
            Answer::Agent(agent, space) => self.put_agent(agent, space),
            Answer::NoAgent(agent) => state.agents[agent as usize] = None,
            Answer::Hideout(chemical, count) => state.solo.chemicals[chemical] = count,
            Answer::Tokens(area, weather, count) => state.solo.tokens[area][weather] = count,
            Answer::Awards(count) => state.solo.awards = count,
            Answer::Target(hundreds, rest) => {
                state.solo.target = u16::from(hundreds) * 100 + u16::from(rest);
            }
            Answer::Locked(weather) => state.locks.insert(weather),
            Answer::Unlocked(weather) => state.locks.remove(weather),
            Answer::Deck(cards) => state.solo.deck = cards,
            Answer::Discarded(report) => self.put_in_discard(report, false),
            Answer::Previous(report) => self.put_in_discard(report, true),
            Answer::NotDiscarded(report) => {
                let place = state.solo.discard.iter().position(|other| *other == report);
                if let Some(place) = place {
                    state.solo.discard.remove(place);
                    state.solo.deck += 1;
                }
            }
            Answer::NoPrevious => state.solo.discard.clear(),
            Answer::Current(report) => state.solo.current = Some(report),
            Answer::NoCurrent => state.solo.current = None,
            Answer::Top(report) => state.solo.top = Some(report),
            Answer::NoTop => state.solo.top = None,
            Answer::Opened(nth, report) => self.put_at_bottom(usize::from(nth) - 1, report),
            Answer::NoExperiment => {}
            Answer::Ran(cp, left) => self.run_with_theirs(cp, left),
            yours => self.learn_yours(yours),
        }
    }

    fn tracked() -> EnumSet<Query> {
        let own = |query: &Query| (kind::LATIV..=kind::OPENED).contains(&query.kind().0);
        Query::all().filter(own).chain([Query::INITIATIVE]).collect()
    }

    fn assumed() -> EnumSet<Query> {
        [Query::AWARDS, Query::END, Query::of(kind::EXPERIMENT, 0)].into_iter().collect()
    }

    fn derived() -> EnumSet<Query> {
        EnumSet::only(Query::LATIV)
    }

    fn transient() -> EnumSet<Query> {
        Self::in_part().or(EnumSet::only(Query::SUPPLY))
    }

    fn in_part() -> EnumSet<Query> {
        all_of(kind::PLACE)
            .or(all_of(kind::MACHINE))
            .or([Query::SCIENTIST, Query::FREE].into_iter().collect())
    }

    fn in_general(&self, alike: &[Answer]) -> Option<Answer> {
        self.in_general_of(alike)
    }

    /// Lativ's move and tasks affect the Saboteurs only by his Bot in the Lab, so other questions
    /// need not wait for them.
    fn can_wait(event: &Event, query: Option<Query>) -> bool {
        match event {
            Event::LativMoved { .. }
            | Event::BotMoved { owner: Owner::Lativ, .. }
            | Event::LativsBotPasses { .. }
            | Event::NoLativsBot { .. }
            | Event::NoTokenGoes { .. }
            | Event::TokenDiscarded { why: Discard::Lativ, .. } => {
                query.is_some_and(|query| query != Query::place(Area::Lab))
            }
            Event::ChemicalMoved { .. } => query != Some(Query::SUPPLY),
            Event::TurnBegins { .. }
            | Event::Decided { .. }
            | Event::AgentMoved { .. }
            | Event::TargetRaised { .. }
            | Event::Plan { .. }
            | Event::StepsLeftOut { .. }
            | Event::AwardMoved { .. }
            | Event::NoAward
            | Event::SubsidyFlipped { .. }
            | Event::InitiativeTaken { .. } => true,
            _ => false,
        }
    }

    fn most_buttons() -> usize {
        12
    }

    fn form_group(&self, query: Option<Query>) -> FormGroup {
        match query.map(|query| query.kind().0) {
            Some(kind::SCIENTIST | kind::SUPPLY | kind::PLACE | kind::FREE) => FormGroup::Ranked,
            Some(kind::MACHINE) => FormGroup::Joins,
            _ => FormGroup::Alone,
        }
    }

    fn asked_with(&self, query: Query) -> EnumSet<Query> {
        EnumSet::only(query)
    }

    fn begin_turn(&mut self, kept: &WeatherMachine, nth: u16) {
        let then = &kept.state;
        let state = &mut self.state;
        (state.solo, state.agents, state.locks) = (then.solo, then.agents, then.locks);
        (state.lativ, state.assistant) = (then.lativ, then.assistant);
        state.initiative = then.initiative;
        (state.end, state.verdict) = (then.end, None);
        // The orders of this round and the last show whether the person has had a turn since and so
        // has moved to another Location (WM-MOV.1).
        let was_last = then.turn_order.first() != Some(&Player::Saboteurs);
        state.turn_order = if nth > 1 { then.initiative } else { state.initiative };
        // Leaves room for returned Chemicals while the real numbers are unknown.
        Chemical::ALL.into_iter().for_each(|chemical| {
            state.supply[chemical] = state.supply[chemical].min(SOME);
        });
        state.awards = if then.awards > 0 { AWARDS } else { 0 };
        state.display = [None; 3];
        for (area, weather) in (0..Area::ALL.len() * Weather::ALL.len()).map(branch) {
            for space in BotSpace::of_branch(area, weather) {
                let theirs = Some(Owner::Saboteurs);
                let bot = state.bot_mut(space);
                if then.bot(space) == theirs || *bot == theirs {
                    *bot = then.bot(space).filter(|owner| *owner == Owner::Saboteurs);
                }
            }
        }
        state.active = Player::Saboteurs;
        state.round = nth.min(u16::from(u8::MAX)) as u8;
        state.turn = TurnNotes::default();
        let has_moved = !(was_last && self.acts_first());
        self.state.scientists[Player::One.index()] = has_moved.then(ActionSpace::default);
        if nth > 1 {
            // A round has ended since.
            self.move_assistant(&mut NoSink);
            self.lativ_returns(&mut NoSink);
        }
        self.put_before_turn();
    }

    fn is_opponents_turn(&self) -> bool {
        let theirs = |frame: &Frame| {
            matches!(frame, Frame::Steps { list: List::SaboteursTurn, .. } | Frame::Havoc)
        };
        self.state.frames.pending().iter().any(theirs)
    }

    fn irrelevant_answer(&self) -> Option<Choice> {
        None
    }

    /// The Saboteurs' own chance: their deck of reports.
    fn is_own_chance(&self) -> bool {
        matches!(self.state.frames.top(), Some(Frame::RevealReport | Frame::DiscardTop))
    }

    /// After they take a Chemical, the contents of the cheapest section must be asked for again.
    fn invalidated(&self) -> EnumSet<Query> {
        match self.state.frames.top() {
            _ if self.get_answer(Query::SUPPLY) == Answer::TakesNone => EnumSet::EMPTY,
            Some(Frame::Steps { list, next, .. })
                if list.steps().get(usize::from(next)) == Some(&Step::TakeChemical) =>
            {
                EnumSet::only(Query::SUPPLY)
            }
            _ => EnumSet::EMPTY,
        }
    }

    fn without_the_unknown(event: &Event) -> Option<Event> {
        match event.clone() {
            // Changes of the weather in R&D and the CP at the end are resolved on the table.
            Event::Ended { .. }
            | Event::GovernmentMarker { .. }
            | Event::NothingToFix { .. }
            | Event::StormPlaced { .. }
            | Event::NoStorm { .. }
            | Event::StormFixed { .. } => None,
            // Lativ's tasks do not affect the Saboteurs and are carried out on the table, as in the
            // person's turns.
            Event::BotMoved { owner: Owner::Lativ, .. }
            | Event::LativsBotPasses { .. }
            | Event::NoLativsBot { .. }
            | Event::NoTokenGoes { .. }
            | Event::TokenDiscarded { why: Discard::Lativ, .. } => None,
            Event::Decided { mut priority_list } => {
                priority_list.leave_out_what_is_not_asked();
                Some(Event::Decided { priority_list })
            }
            // Whoever turns or removes the Subsidy tile sees which one it is, by the emitted rule.
            Event::SubsidyGone { .. }
            | Event::SubsidyFlipped { .. }
            | Event::PartMoved { to: PartPlace::Cell(_), .. } => None,
            Event::TargetRaised { by, to, why: Raise::Experiment { from, .. } } => {
                let why = Raise::Experiment { from, tile: None };
                Some(Event::TargetRaised { by, to, why })
            }
            other => Some(other),
        }
    }

    fn settled() -> Settings {
        Settings::from_iter([("seats".to_string(), 1.into())])
    }

    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[(key!("ask-challenges"), &["challenges", DRAWS])]
    }

    fn set_up(&self) -> Vec<EnumSet<Query>> {
        let reports = all_of(kind::OPENED).or(EnumSet::only(Query::of(kind::CURRENT, 0)));
        vec![EnumSet::only(Query::ASSISTANT), reports, all_of(kind::HIDEOUT)]
    }

    fn follow_set_up(&mut self, said: EnumSet<Query>) {
        self.open_with_reports(said);
    }

    fn scored(&self) -> Vec<EnumSet<Query>> {
        self.scored_for_helper()
    }

    fn outcome_of(&self, _: &WeatherMachine, said: &[Answer], locale: Locale) -> Option<Outcome> {
        Some(self.outcome_said(said, messages(locale)))
    }
}

/// What the helper knows of the table.
impl WeatherMachine {
    /// Leaves only the Saboteurs' turn pending.
    fn put_before_turn(&mut self) {
        self.state.frames.clear();
        self.state.frames.call(Frame::Each { each: Each::Turn, next: u8::MAX });
        self.state.frames.call(Frame::list(List::SaboteursTurn));
    }

    /// Moves your Scientist. If the Scientist has moved since and Lativ was there, Lativ has moved
    /// on (WM-LAT.1), unless Lativ's place was entered.
    fn put_scientist(&mut self, space: ActionSpace) {
        let before = self.state.scientists[Player::One.index()].replace(space);
        if before.is_some() && self.state.lativ.location() == space.location() {
            self.state.lativ = self.where_lativ_goes();
            if self.acts_first() {
                // That was in the round before, and a round has ended since.
                self.lativ_returns(&mut NoSink);
            }
        }
    }

    /// Whether their turn comes first in this round; in round 1 it does not (SAB-GEN.7).
    fn acts_first(&self) -> bool {
        self.state.round > 1 && self.state.turn_order.first() == Some(&Player::Saboteurs)
    }

    /// Puts Lativ at a place, whoever moved him.
    fn place_lativ(&mut self, lativ: Lativ) {
        self.state.lativ = lativ;
        self.state.scientists[Player::One.index()] = None;
    }

    /// The branch of the most recent experiment.
    pub(crate) fn last_experiment(&self) -> Weather {
        let now = self.state.assistant;
        Weather::ALL.into_iter().find(|before| before.next() == now).unwrap_or(now)
    }

    /// Applies to the Saboteurs an experiment that ran with Bots of theirs.
    fn run_with_theirs(&mut self, cp: u8, left: u8) {
        let weather = self.last_experiment();
        let mut tiles = self.content.experiments_of(weather).iter();
        let tile = tiles.find(|tile| self.content.experiments[*tile].cp == cp);
        self.state.display = [tile, None, None];
        self.state.tokens[Area::Lab][weather] = left;
        self.saboteurs_experiment(weather, &mut NoSink);
        self.state.display = [None; 3];
    }

    /// Puts a card discarded in set-up at its place, counted from the bottom of the pile.
    fn put_at_bottom(&mut self, nth: usize, report: Report) {
        let discard = &mut self.state.solo.discard;
        if discard.get(nth) == Some(&report) {
            return;
        }
        let other = discard.iter().position(|other| *other == report);
        match (discard.get(nth).copied(), other) {
            (Some(_), Some(other)) => discard.swap(nth, other),
            (Some(_), None) => discard[nth] = report,
            (None, _) => discard.push(report),
        }
    }

    /// Derives the agents, the Research tokens and the deck from the first two reports.
    fn open_with_reports(&mut self, said: EnumSet<Query>) {
        let opened = all_of(kind::OPENED);
        if !opened.without(said).is_empty() {
            return;
        }
        let reports: Vec<Report> = self.state.solo.discard.iter().copied().take(2).collect();
        let (lativ, scientists) = (self.state.lativ, self.state.scientists);
        (self.state.lativ, self.state.scientists) = (Lativ::Supply, [None; 4]);
        self.open_anew(&reports);
        (self.state.lativ, self.state.scientists) = (lativ, scientists);
        let lying = reports.len() + usize::from(self.state.solo.boxed) + 1;
        self.state.solo.deck = Report::COUNT.saturating_sub(lying) as u8;
    }

    /// Displays tiles of these weathers and no others.
    pub(super) fn display_only(&mut self, weathers: EnumSet<Weather>) {
        self.state.display = [None; 3];
        for (place, weather) in self.state.display.iter_mut().zip(weathers.iter()) {
            let of = |tile: &ExperimentTile| self.content.experiments[*tile].weather == weather;
            *place = ExperimentTile::all().find(of);
        }
    }

    /// Puts a report in the discard pile, on top or anywhere; takes it from the deck if it was
    /// there.
    fn put_in_discard(&mut self, report: Report, on_top: bool) {
        let solo = &mut self.state.solo;
        let there = solo.discard.iter().position(|other| *other == report);
        match there {
            Some(_) if !on_top => {}
            Some(place) => {
                solo.discard.remove(place);
                solo.discard.push(report);
            }
            None => {
                solo.deck = solo.deck.saturating_sub(1);
                let end = solo.discard.len();
                let place = if on_top { end } else { end.saturating_sub(1) };
                solo.discard.insert(place, report);
            }
        }
    }
}

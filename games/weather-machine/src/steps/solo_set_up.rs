//! SAB-SET: set-up of the solo game.

use game_core::{ActionSink, EventSink, Flow, NoSink, Rule};

use crate::choice::Choice;
use crate::event::{ChemicalPlace, Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::types::{ActionSpace, Area, Chemical, EnumSet, GoalTile, Id, Player, Position, Report};

impl WeatherMachine {
    /// Deals two Goal tiles of each colour.
    pub(crate) fn deal_solo_goals(&mut self) {
        for area in Area::ALL.into_iter().rev() {
            self.state.frames.call(Frame::DealGoal { area });
        }
    }

    pub(crate) fn run_deal_goal(&mut self, area: Area) -> Flow {
        let dealt = self.of_colour(self.state.lab(Player::One).goals, area).len();
        let wanted = usize::from(self.content.saboteurs.goals_of_a_colour);
        if dealt >= wanted { self.done() } else { Flow::Asks }
    }

    pub(crate) fn of_colour(&self, tiles: EnumSet<GoalTile>, area: Area) -> EnumSet<GoalTile> {
        tiles.iter().filter(|&tile| self.content.goals[tile].area == area).collect()
    }

    /// The tiles of a colour that have not been drawn.
    fn undrawn_goals(&self, area: Area) -> EnumSet<GoalTile> {
        let drawn = self.state.lab(Player::One).goals.or(self.state.solo.refused);
        self.of_colour(self.content.solo_goals(), area).without(drawn)
    }

    /// SAB-SET.2c MUST: tiles that are not dealt leave the game, and the Saboteurs have none.
    pub(crate) fn legal_solo_goal(&self, area: Area, out: &mut impl ActionSink<Choice>) {
        let undrawn = self.undrawn_goals(area);
        let refused = self.of_colour(self.state.solo.refused, area);
        let tiles = if undrawn.is_empty() { refused } else { undrawn };
        for tile in tiles.iter() {
            out.chance(Choice::DealGoal(tile), 1);
        }
    }

    /// SAB-SET.2b MUST: a tile with a duplicate icon is replaced by another of its colour.
    /// SAB-R.27 MUST: all icons differ; a duplicate is kept when the colour has no other tile left.
    pub(crate) fn answer_solo_goal(
        &mut self,
        area: Area,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::DealGoal(tile) = choice else { return game_core::not_listed(choice) };
        let icon = self.content.goals[tile].icon();
        let mut kept = self.state.lab(Player::One).goals.iter();
        let like = kept.find(|&other| self.content.goals[other].icon() == icon);
        if let Some(like) = like.filter(|_| self.undrawn_goals(area).len() > 1) {
            self.state.solo.refused.insert(tile);
            sink.emit(Rule("SAB-SET.2b"), || Event::GoalRefused { tile, like });
        } else {
            self.state.solo.refused.remove(tile);
            self.state.lab_mut(Player::One).goals.insert(tile);
            sink.emit(Rule("SAB-SET.2b"), || Event::GoalDealt { tile });
        }
    }

    /// SAB-SET.4 MUST: the Target starts at the value of their Scoring marker.
    /// SAB-SET.6 MUST: their Bots are in the Hideout: all that are on no machine.
    pub(crate) fn stock_hideout(&mut self, sink: &mut impl EventSink<Event>) {
        let target = self.content.saboteurs.target.saturating_sub(self.target_off());
        self.state.solo.target = 0;
        self.raise_target(target, Raise::Start, Rule("SAB-SET.4"), sink);
        let more = self.more_chemicals();
        self.state.frames.call(Frame::DealChemical { left: more, different: false });
        if self.has_all_chemicals() {
            self.stock_every_chemical(sink);
        } else {
            let left = self.content.saboteurs.chemicals;
            self.state.frames.call(Frame::DealChemical { left, different: true });
        }
        self.stock_awards(sink);
    }

    /// SAB-SET.7 MUST: two different types at random; take the leftmost Chemical of each.
    pub(crate) fn legal_hideout_chemical(
        &self,
        different: bool,
        out: &mut impl ActionSink<Choice>,
    ) {
        for chemical in Chemical::ALL {
            let new = self.state.solo.chemicals[chemical] == 0;
            if self.state.in_supply(chemical) > 0 && (new || !different) {
                out.chance(Choice::DealChemical(chemical), 1);
            }
        }
    }

    pub(crate) fn answer_hideout_chemical(
        &mut self,
        left: u8,
        different: bool,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.goto(Frame::DealChemical { left: left - 1, different });
        let Choice::DealChemical(chemical) = choice else { return game_core::not_listed(choice) };
        let rule = if different { Rule("SAB-SET.7") } else { self.why_more_chemicals(left) };
        self.stock_chemical(chemical, rule, sink);
    }

    pub(crate) fn stock_chemical(
        &mut self,
        chemical: Chemical,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let ways = (ChemicalPlace::Supply, ChemicalPlace::Hideout);
        self.move_chemical(chemical, ways, rule, sink);
    }

    /// SAB-SET.8 MUST: all cards are shuffled and form the deck.
    /// SAB-SET.15 MUST: once both agents are placed, all but the two discarded cards are shuffled
    /// again.
    pub(crate) fn shuffle_reports(&mut self, sink: &mut impl EventSink<Event>) {
        let solo = &mut self.state.solo;
        solo.aside = EnumSet::EMPTY;
        solo.deck = (Report::COUNT - solo.discard.len()) as u8;
        let cards = solo.deck;
        let rule = if solo.discard.is_empty() { "SAB-SET.8" } else { "SAB-SET.15" };
        sink.emit(Rule(rule), || Event::ReportsShuffled { cards });
    }

    /// SAB-SET.9 MUST: the first card that shows a Main Location begins the discard pile.
    /// SAB-SET.12 MUST: the second one must also show the other agent.
    pub(crate) fn answer_find_report(
        &mut self,
        second: bool,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Report(report) = choice else { return game_core::not_listed(choice) };
        self.lift_report();
        let facts = self.content.reports[report];
        let placed = self.state.agent(facts.agent).is_some();
        match facts.destination.area().filter(|_| !(second && placed)) {
            Some(area) => {
                self.state.frames.finish();
                self.open_with(report, area, second, sink);
            }
            None => {
                self.state.solo.aside.insert(report);
                sink.emit(rule(second, "SAB-SET.9", "SAB-SET.12"), || Event::ReportAside {
                    report,
                });
            }
        }
    }

    /// Repeats this part of set-up with these two cards, which are on the discard pile.
    pub(crate) fn open_anew(&mut self, reports: &[Report]) {
        let solo = &mut self.state.solo;
        solo.discard.clear();
        solo.tokens = Default::default();
        self.state.agents = [None; 2];
        for (nth, report) in reports.iter().enumerate() {
            let facts = self.content.reports[*report];
            if let Some(area) = facts.destination.area() {
                let there = &mut self.state.tokens[area][facts.weather];
                *there = (*there).max(1);
                self.open_with(*report, area, nth > 0, &mut NoSink);
            }
        }
    }

    /// SAB-SET.10 MUST: the card's Research token goes to the Hideout.
    /// SAB-SET.11 MUST: its agent takes the middle action space of its Location.
    /// SAB-SET.13 MUST: the second card's token goes there too.
    /// SAB-SET.14 MUST: the second agent takes the rightmost space if the middle one is taken.
    fn open_with(
        &mut self,
        report: Report,
        area: Area,
        second: bool,
        sink: &mut impl EventSink<Event>,
    ) {
        let facts = self.content.reports[report];
        self.discard_report(report, rule(second, "SAB-SET.9", "SAB-SET.12"), sink);
        if self.state.tokens[area][facts.weather] > 0 {
            let ways = (TokenPlace::Board, TokenPlace::Hideout);
            let rule = rule(second, "SAB-SET.10", "SAB-SET.13");
            self.move_research((area, facts.weather), ways, rule, sink);
        }
        let spaces = [Position::Second, Position::Third].map(|at| ActionSpace::of(area, at));
        let space = spaces.into_iter().find(|&space| self.is_free(space)).unwrap_or(spaces[1]);
        let agent = facts.agent;
        self.put_agent(agent, space);
        let rule = rule(second, "SAB-SET.11", "SAB-SET.14");
        sink.emit(rule, || Event::AgentMoved { agent, space });
    }
}

fn rule(second: bool, of_first: &'static str, of_second: &'static str) -> Rule {
    Rule(if second { of_second } else { of_first })
}

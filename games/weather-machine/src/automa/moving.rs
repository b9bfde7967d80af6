//! SAB-TRN, steps 1 to 3: where an agent goes.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Decision, Why};
use super::questions::Questions;
use crate::event::{Event, Raise};
use crate::game::WeatherMachine;
use crate::types::{ActionSpace, Agent, Area, EnumSet, Location, Position};

impl WeatherMachine {
    /// Step 1.
    ///
    /// SAB-TRN.1a MUST: the agent of the Current Report goes to the Location it shows.
    /// SAB-TRN.1b IF it shows Lativ THEN that is where Lativ is.
    /// SAB-TRN.1e MUST: this gains and costs no Vouchers.
    /// SAB-GEN.2 MUST: the other agent stays; both are one player.
    pub(crate) fn move_agent(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let Some(facts) = table.current_facts() else { return };
        let agent = facts.agent;
        let shown = facts.destination.location();
        let candidates = table.locations(agent, shown.unwrap_or_else(|| table.lativ()));
        let rule = Rule("SAB-TRN.1a");
        let Some(location) = table.decide(candidates, Decision::Location, rule, sink) else {
            return;
        };
        let (candidates, rule) = table.action_spaces(location);
        let Some(space) = table.decide(candidates, Decision::Space, rule, sink) else { return };
        self.put_agent(agent, space);
        sink.emit(Rule("SAB-TRN.1a"), || Event::AgentMoved { agent, space });
    }

    /// Step 2.
    ///
    /// SAB-TRN.2a IF he moved to a Main Location THEN the Target rises for each piece to his left.
    /// SAB-TRN.2b MUST: it does not rise in the Supply.
    pub(crate) fn raise_for_pieces(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let Some((agent, space)) = table.acting_agent() else { return };
        if space.location().area().is_some() {
            let each = self.content.saboteurs.left_piece;
            let pieces = table.pieces_left_of(space);
            let by = each * pieces.len() as u8;
            let why = Raise::Pieces { agent, each, pieces };
            self.raise_target(by, why, Rule("SAB-TRN.2a"), sink);
        }
    }

    /// Step 3.
    ///
    /// SAB-TRN.3 IF Lativ is in the Location THEN he moves on, with his tasks, before the plan.
    pub(crate) fn agent_moves_lativ(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let Some((_, space)) = table.acting_agent() else { return };
        if space.location() == table.lativ() {
            self.move_lativ(sink);
        }
    }
}

impl Questions<'_> {
    /// The Locations in the order in which they are tried, up to the first possible one.
    ///
    /// SAB-TRN.1f IF a Location is full, is the Office, or is where the agent already stands THEN
    /// the next Main Location is tried.
    /// SAB-TRN.1g MUST: this never leads to the Supply.
    fn locations(self, agent: Agent, planned: Location) -> Candidates<Location> {
        let here = self.agent(agent).map(ActionSpace::location);
        let has_room = |location| ActionSpace::of_location(location).any(|at| self.is_free(at));
        let mut tried = EnumSet::EMPTY;
        let mut location = planned;
        for _ in 0..=Area::ALL.len() {
            tried.insert(location);
            if Some(location) != here && has_room(location) {
                break;
            }
            location = location.area().map_or(Area::Government, Area::next).location();
        }
        let mut candidates = Candidates::new(tried);
        let rule = Rule("SAB-TRN.1f");
        candidates.require(rule, Why::Office, |location| location != Location::Office);
        candidates.require(rule, Why::Here, |location| Some(location) != here);
        candidates.require(rule, Why::Full, has_room);
        candidates
    }

    /// SAB-TRN.1c MUST: in a Main Location the leftmost or rightmost space, or else the middle one.
    /// SAB-TRN.1d MUST: in the Supply the leftmost one.
    fn action_spaces(self, location: Location) -> (Candidates<ActionSpace>, Rule) {
        let mut candidates = Candidates::new(ActionSpace::of_location(location).collect());
        let free = |space| self.is_free(space);
        let rule = Rule(if location.area().is_some() { "SAB-TRN.1c" } else { "SAB-TRN.1d" });
        candidates.require(rule, Why::Full, free);
        match location.area() {
            Some(area) => {
                let order = [Position::First, Position::Third, Position::Second];
                let order = order.into_iter().map(|at| ActionSpace::of(area, at));
                candidates.first(rule, Why::Order, order);
            }
            None => candidates.first(rule, Why::Order, ActionSpace::of_location(location)),
        }
        (candidates, rule)
    }
}

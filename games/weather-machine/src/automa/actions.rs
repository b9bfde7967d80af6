//! The Saboteurs' own changes to the table; moves shared with players are in `pieces.rs`.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::state::{Cell, Order};
use crate::types::{ActionSpace, Agent, Player, Report, SubsidyCell, SubsidyTile};

impl WeatherMachine {
    /// Moves an agent to an action space.
    pub(crate) fn put_agent(&mut self, agent: Agent, space: ActionSpace) {
        self.state.agents[agent as usize] = Some(space);
    }

    /// Moves an Initiative marker to the leftmost space and returns the new order.
    pub(super) fn put_initiative_first(&mut self, player: Player) -> Order {
        self.state.initiative.retain(|&other| other != player);
        self.state.initiative.insert(0, player);
        self.state.initiative
    }

    /// Removes a Subsidy tile from the game.
    pub(super) fn remove_subsidy(&mut self, cell: SubsidyCell, tile: SubsidyTile) {
        self.state.gone_subsidies.insert(tile);
        *self.state.cell_mut(cell) = Cell::Empty;
    }

    /// Takes the Current Report away and notes its weather for step 7.
    pub(super) fn take_current(&mut self) -> Option<Report> {
        let report = self.state.solo.current.take()?;
        self.state.turn.havoc = Some(self.content.reports[report].weather);
        Some(report)
    }

    /// Makes a report the Current Report and returns the rule that does so.
    pub(super) fn make_current(&mut self, report: Report) -> Rule {
        self.state.solo.current = Some(report);
        Rule(if self.state.round == 0 { "SAB-SET.16" } else { "SAB-TRN.6" })
    }

    /// Takes the top card off the deck.
    pub(crate) fn lift_report(&mut self) {
        let solo = &mut self.state.solo;
        solo.deck = solo.deck.saturating_sub(1);
        solo.top = None;
    }

    /// SAB-GEN.11 MUST: a discarded card is the Previous Report at once.
    pub(crate) fn discard_report(
        &mut self,
        report: Report,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.solo.discard.push(report);
        sink.emit(rule, || Event::ReportDiscarded { report });
    }

    /// Pushes a frame to be carried out before the pending ones.
    pub(super) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// Pops the frame that is done.
    pub(super) fn finish(&mut self) {
        self.state.frames.finish();
    }

    /// The frame to go on with.
    pub(super) fn next_up(&self) -> Option<Frame> {
        self.state.frames.top()
    }
}

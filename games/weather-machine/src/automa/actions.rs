//! What the Saboteurs do on the table besides moving pieces as everybody does (`pieces.rs`).

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::state::{Cell, Order};
use crate::types::{ActionSpace, Agent, Player, Report, SubsidyCell, SubsidyTile};

impl WeatherMachine {
    /// An agent goes to an action space.
    pub(crate) fn put_agent(&mut self, agent: Agent, space: ActionSpace) {
        self.state.agents[agent as usize] = Some(space);
    }

    /// An Initiative marker becomes the leftmost; gives the new order.
    pub(super) fn put_initiative_first(&mut self, player: Player) -> Order {
        self.state.initiative.retain(|&other| other != player);
        self.state.initiative.insert(0, player);
        self.state.initiative
    }

    /// A Subsidy tile leaves the game.
    pub(super) fn remove_subsidy(&mut self, cell: SubsidyCell, tile: SubsidyTile) {
        self.state.gone_subsidies.insert(tile);
        *self.state.cell_mut(cell) = Cell::Empty;
    }

    /// The Current Report is taken away, and its weather noted for step 7.
    pub(super) fn take_current(&mut self) -> Option<Report> {
        let report = self.state.solo.current.take()?;
        self.state.turn.havoc = Some(self.content.reports[report].weather);
        Some(report)
    }

    /// A report becomes the Current Report; gives the rule by which it does.
    pub(super) fn make_current(&mut self, report: Report) -> Rule {
        self.state.solo.current = Some(report);
        Rule(if self.state.round == 0 { "SAB-SET.16" } else { "SAB-TRN.6" })
    }

    /// A card leaves the top of the deck.
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

    /// Something is to be done before what is pending goes on.
    pub(super) fn call(&mut self, frame: Frame) {
        self.state.frames.call(frame);
    }

    /// What was pending is done.
    pub(super) fn finish(&mut self) {
        self.state.frames.finish();
    }

    /// What goes on next.
    pub(super) fn next_up(&self) -> Option<Frame> {
        self.state.frames.top()
    }
}

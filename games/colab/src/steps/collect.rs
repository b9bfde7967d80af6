//! CL-13: Collect.

use game_core::{ActionSink, EventSink, Flow, Id, Rule, Select, Selection};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::types::{Lab, Slot, Window};

impl CoLab {
    /// The windows with minions that can still work beside the lab of the acting player.
    ///
    /// CL-13.1 MUST: on both towers, whoever owns them.
    /// CL-13.4 MUST: none that has worked this turn.
    /// CL-13.8 MUST: with a die or without.
    /// CL-13.9 MUST: enemies' minions too; each with how often it can still work.
    fn workers(&self) -> impl Iterator<Item = (Window, u8)> {
        self.workers_beside(self.state.you().place.lab())
    }

    /// The same, beside this lab.
    pub(crate) fn workers_beside(&self, lab: Option<Lab>) -> impl Iterator<Item = (Window, u8)> {
        let windows = lab.into_iter().flat_map(|lab| self.state.windows_of(lab));
        windows.filter_map(|window| {
            let left = self.state.windows[window].map_or(0, |minion| minion.work_left());
            (left > 0).then_some((window, left))
        })
    }

    /// How much work is available from this window on.
    fn work_from(&self, from: Window) -> u8 {
        self.workers().filter(|(window, _)| *window >= from).map(|(_, left)| left).sum()
    }

    /// CL-13.2 MAY: any tile of the lab for which there are minions, again and again.
    /// CL-13.7 IF a tile has no cost THEN it cannot be used.
    pub(crate) fn legal_collect(&self, out: &mut impl ActionSink<Choice>) {
        self.legal_free(out);
        let free = self.work_from(Window::default());
        let Some(lab) = self.state.you().place.lab() else { return out.choice(Choice::Stop) };
        for slot in Slot::ALL {
            let Some(tile) = self.state.tiles[lab][slot] else { continue };
            let cost = self.content.tiles[tile].cost;
            if cost > 0 && cost <= free && self.has_room() {
                out.choice(Choice::Use(slot));
            }
        }
        out.choice(Choice::Stop);
    }

    pub(crate) fn answer_collect(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let (player, lab) = (self.acting(), self.state.you().place.lab());
        match (choice, lab) {
            (Choice::Use(slot), Some(lab)) => {
                let Some(tile) = self.state.tiles[lab][slot] else { return };
                sink.emit(Rule("CL-13.2"), || Event::TileUsed { player, lab, slot, tile });
                self.state.frames.call(Frame::effect(EffectSource::Tile(tile)));
                let left = self.content.tiles[tile].cost;
                self.state.frames.call(Frame::Workers { left, from: Window::default() });
            }
            (Choice::Stop, _) => self.finish(),
            (free, _) => self.take_free(free, sink),
        }
    }

    pub(crate) fn run_workers(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    /// CL-13.3 MUST: as many as the tile costs, named in ascending order.
    /// CL-13.5 MAY: from either tower.
    pub(crate) fn legal_workers(&self, left: u8, from: Window, out: &mut impl ActionSink<Choice>) {
        for (window, _) in self.workers().filter(|(window, _)| *window >= from) {
            if self.work_from(window) >= left {
                out.choice(Choice::Work(window));
            }
        }
    }

    /// The minions that work for one use of a tile, as a multi-select.
    pub(crate) fn to_work(&self, left: u8, from: Window) -> Selection<Choice> {
        let mut workers: Vec<(Choice, u8)> = self
            .workers()
            .filter(|(window, _)| *window >= from)
            .map(|(window, often)| (Choice::Work(window), often))
            .collect();
        workers.sort_unstable();
        Select { items: workers.into_iter(), least: left, most: left, done: None }.selection()
    }

    /// CL-13.6 MUST: the minion stays, and its die can still pay.
    pub(crate) fn answer_workers(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Work(window) = choice else { return game_core::not_listed(choice) };
        let Some(minion) = &mut self.state.windows[window] else { return };
        if minion.worked {
            minion.worked_again = true;
        } else {
            minion.worked = true;
        }
        let more = minion.work_left() > 0;
        let player = self.acting();
        sink.emit(Rule("CL-13.3"), || Event::Worked { player, window });
        let next = Window::new(window.index() + 1).unwrap_or(window);
        let from = if more { window } else { next };
        self.state.frames.goto(Frame::Workers { left: left - 1, from });
    }
}

//! CL-11: sending, retrieving and moving minions.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame, Occasion};
use crate::state::{Minion, Owner};
use crate::types::{Player, Rolled, Row, Tower, Window};

/// Number of minions of a player.
pub(crate) const MINIONS: u8 = 3;

impl CoLab {
    /// Number of the acting player's minions in the play area (CL-4.7).
    pub(crate) fn at_home(&self) -> u8 {
        self.home_of(self.acting())
    }

    /// Number of a player's minions in the play area.
    pub fn home_of(&self, player: Player) -> u8 {
        MINIONS.saturating_sub(self.state.on_board(player))
    }

    /// CL-11.1 IF a minion is at home THEN one is sent.
    /// CL-11.2 IF all are on the board THEN one is retrieved.
    /// CL-11.9 IF no window is open THEN the step is left out.
    /// CL-11.10 MUST: so there are always two or three of them on the board.
    pub(crate) fn begin_first_step(&mut self, sink: &mut impl EventSink<Event>) {
        let open = Tower::ALL.into_iter().any(|tower| self.state.is_open(tower));
        let frame = match self.at_home() {
            0 => Frame::Retrieve,
            _ if open && self.state.you().pool_size() > 0 => Frame::Send,
            _ => {
                let player = self.acting();
                let rule = if open { Rule("CL-10.8") } else { Rule("CL-11.9") };
                return sink.emit(rule, || Event::StepSkipped { player });
            }
        };
        self.state.frames.call(frame);
    }

    /// CL-11.11 MAY: any die of the pool will do.
    pub(crate) fn legal_send(&self, out: &mut impl ActionSink<Choice>) {
        for (die, &count) in self.state.you().pool.iter() {
            if count > 0 {
                out.choice(Choice::Send(die));
            }
        }
    }

    pub(crate) fn answer_send(&mut self, choice: Choice) {
        let Choice::Send(die) = choice else { return game_core::not_listed(choice) };
        self.state.frames.goto(Frame::SendTo { die });
    }

    /// Lists the towers with an open window, except one: first those with an empty window, then
    /// those with a frozen one.
    ///
    /// CL-11.4 MUST: occupied and damaged windows are closed.
    /// CLS-13.3 MAY: ice is broken, even if another window is empty.
    pub(crate) fn legal_open_towers(&self, but: Option<Tower>, out: &mut impl ActionSink<Choice>) {
        for tower in Tower::ALL {
            if Some(tower) != but && self.state.open_window(tower).is_some() {
                out.choice(Choice::To(tower));
            }
        }
        for tower in Tower::ALL {
            if Some(tower) != but && self.state.frozen_window(tower).is_some() {
                out.choice(Choice::ToFrozen(tower));
            }
        }
    }

    /// The window that such a choice leads to.
    pub(crate) fn window_for(&self, choice: Choice) -> Option<Window> {
        match choice {
            Choice::To(tower) => self.state.open_window(tower),
            Choice::ToFrozen(tower) => self.state.frozen_window(tower),
            _ => None,
        }
    }

    /// CL-11.3 MUST: the die goes onto the minion with its face kept, and the minion into the
    /// window.
    pub(crate) fn answer_send_to(
        &mut self,
        die: Rolled,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(window) = self.window_for(choice) else { return game_core::not_listed(choice) };
        let tower = window.tower();
        self.state.you_mut().pool[die] -= 1;
        self.stand(Some(die), window, Rule("CL-11.3"), sink);
        self.state.frames.goto(Frame::React { to: Occasion::Send(tower), used: 0 });
        if !self.is_jammed(tower, sink) {
            self.state.frames.call(Frame::TakeRow { tower });
        }
    }

    /// Places a minion of the acting player in the lowest open window of a tower.
    pub(crate) fn place_minion(
        &mut self,
        die: Option<Rolled>,
        tower: Tower,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if let Some(window) = self.state.open_window(tower) {
            self.stand(die, window, rule, sink);
        }
    }

    /// Places a minion of the acting player in a window.
    pub(crate) fn stand(
        &mut self,
        die: Option<Rolled>,
        window: Window,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let player = self.acting();
        self.state.windows[window] = Some(Minion::of(Owner::Player(player), die));
        sink.emit(rule, || Event::MinionPlaced { player, window, die });
        self.come_to(window, sink);
    }

    /// Handles the arrival of a minion of the acting player in a window.
    ///
    /// CLS-12.3 IF a STRIP die is on the tower THEN the minion's die goes to the bowl at once.
    /// CLS-12.12 MUST: likewise for a minion that was moved, and ice breaks under both.
    /// CLS-13.7 MUST: tokens have no other effect on minions.
    fn come_to(&mut self, window: Window, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        if self.melt(window) {
            sink.emit(Rule("CLS-13.3"), || Event::IceBroken { player, window });
        }
        if self.state.showing(window.tower(), EnemyFace::Strip).is_some() {
            self.strip(window, Rule("CLS-12.3"), sink);
        }
    }

    /// Whether a JAM die denies the acting player the rows of a tower.
    ///
    /// CLS-12.5 MUST: for whoever places a minion there; not for whoever retrieves one.
    pub(crate) fn is_jammed(&self, tower: Tower, sink: &mut impl EventSink<Event>) -> bool {
        let player = self.acting();
        let Some(enemy) = self.state.showing(tower, EnemyFace::Jam) else { return false };
        sink.emit(Rule("CLS-12.5"), || Event::Jammed { player, tower, enemy });
        true
    }

    pub(crate) fn legal_retrieve(&self, out: &mut impl ActionSink<Choice>) {
        for window in self.state.own_windows(self.acting()) {
            out.choice(Choice::Retrieve(window));
        }
    }

    /// CL-11.6 MUST: the minion comes home, and its die goes into the bowl.
    pub(crate) fn answer_retrieve(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::Retrieve(window) = choice else { return game_core::not_listed(choice) };
        let Some(minion) = self.state.windows[window].take() else { return };
        let (player, die, tower) = (self.acting(), minion.die, window.tower());
        if let Some(die) = die {
            self.state.you_mut().bowl[die.die()] += 1;
        }
        sink.emit(Rule("CL-11.6"), || Event::Retrieved { player, window, die });
        self.state.frames.goto(Frame::React { to: Occasion::Retrieve(tower), used: 0 });
        self.state.frames.call(Frame::TakeRow { tower });
    }

    /// CL-11.5, CL-11.7 MUST: one row of that tower, the top or the bottom one.
    pub(crate) fn legal_row(&self, out: &mut impl ActionSink<Choice>) {
        for row in Row::ALL {
            out.choice(Choice::Row(row));
        }
    }

    pub(crate) fn answer_row(
        &mut self,
        tower: Tower,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Row(row) = choice else { return game_core::not_listed(choice) };
        let player = self.acting();
        let rule = if self.at_home() == 0 { Rule("CL-11.5") } else { Rule("CL-11.7") };
        sink.emit(rule, || Event::RowTaken { player, tower, row });
        self.state.frames.goto(Frame::effect(EffectSource::Row(tower, row)));
    }

    /// Whether a minion could move to another tower.
    pub(crate) fn can_reposition(&self, window: Window) -> bool {
        let others = Tower::ALL.into_iter().filter(|tower| *tower != window.tower());
        others.into_iter().any(|tower| self.state.is_open(tower))
    }

    /// CL-11.12 MUST: a minion that is moved keeps its die and its marks, and nothing reacts to it.
    pub(crate) fn answer_move_minion(
        &mut self,
        from: Window,
        row: Option<Row>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(to) = self.window_for(choice) else { return game_core::not_listed(choice) };
        let tower = to.tower();
        self.state.windows[to] = self.state.windows[from].take();
        let player = self.acting();
        sink.emit(Rule("CL-11.12"), || Event::Repositioned { player, from, to });
        self.come_to(to, sink);
        match row.filter(|_| !self.is_jammed(tower, sink)) {
            Some(row) => self.state.frames.goto(Frame::effect(EffectSource::Row(tower, row))),
            None => self.finish(),
        }
    }
}

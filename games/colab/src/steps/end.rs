//! CL-29, CL-31.4: the end of the game.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{Frame, Task};

impl CoLab {
    /// Ends the turn: the next one begins, or the game ends.
    ///
    /// CL-29.1 IF a player has built enough cards THEN the end begins.
    /// CL-29.2 MUST: those who come later in this round have one more turn.
    /// CL-29.3 IF nobody does THEN the game is over at once.
    /// CL-29.4 MUST: the upgrade rounds of this turn are over by now, in the last round too.
    /// CL-29.5 MAY: more cards can be built than end the game.
    /// CL-29.6 MUST: nothing else ends the game.
    pub(crate) fn next_turn(&mut self, sink: &mut impl EventSink<Event>) {
        if self.options.enemies > 0 {
            return self.close_turn(sink);
        }
        let player = self.acting();
        let cards = self.state.you().grid.len();
        if !self.state.ending && cards >= self.content.cards_to_end(self.options.length) {
            self.state.ending = true;
            sink.emit(Rule("CL-29.1"), || Event::EndBegins { player, cards });
        }
        let next = player.left(1, self.options.seats);
        if self.state.ending && Some(next) == self.state.first {
            sink.emit(Rule("CL-29.2"), || Event::Ended);
            self.state.turn_of = None;
            self.state.frames.call(Frame::Each { task: Task::SectionB, nth: 0 });
        } else {
            self.begin_turn(next, sink);
        }
    }

    /// CL-31.3 IF a section A was used THEN no section B is scored.
    pub(crate) fn begin_section_b(&mut self) {
        let you = self.state.you();
        if you.section_a.is_none() && !you.bonus.is_empty() {
            self.state.frames.call(Frame::SectionB);
        }
    }

    /// CL-31.4 IF it was not THEN one section B of either card.
    pub(crate) fn legal_section_b(&self, out: &mut impl ActionSink<Choice>) {
        for bonus in self.state.you().bonus.iter() {
            out.choice(Choice::SectionB(bonus));
        }
    }

    /// CL-31.5 MUST: its points do not move the marker.
    pub(crate) fn answer_section_b(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let Choice::SectionB(bonus) = choice else { return game_core::not_listed(choice) };
        self.state.frames.finish();
        self.state.you_mut().section_b = Some(bonus);
        let player = self.acting();
        let points = self.section_points(player, bonus);
        sink.emit(Rule("CL-31.4"), || Event::SectionBChosen { player, bonus, points });
    }
}

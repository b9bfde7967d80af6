//! The end of a turn and of the game.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::Backgammon;
use crate::pending::Pending;
use crate::scoring::Win;

impl Backgammon {
    /// What comes after a move: the next number, the next turn, or the end.
    ///
    /// BG-6.1 IF all checkers of the mover are off, the game is won.
    pub(crate) fn after_move(&mut self, next: Pending, sink: &mut impl EventSink<Event>) {
        if self.state.winner() == Some(self.state.mover) {
            self.state.pending = Pending::Over;
            let side = self.state.mover;
            let win = Win::of(&self.state, side);
            sink.emit(Rule(win.rule()), || Event::Won { side, points: win.points() });
        } else if next == Pending::Over {
            self.next_turn(sink);
        } else {
            self.state.pending = next;
        }
    }

    /// BG-3.5 IF no number can be played, the turn is over.
    pub(crate) fn nothing_to_play(&mut self, sink: &mut impl EventSink<Event>) {
        let side = self.state.mover;
        sink.emit(Rule("BG-3.5"), || Event::Stuck { side });
        self.next_turn(sink);
    }

    /// BG-E.1 IF this was the last turn, the game is a draw.
    fn next_turn(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.turn >= self.options.most_turns {
            self.state.pending = Pending::Over;
            let turns = self.state.turn;
            sink.emit(Rule("BG-E.1"), || Event::Drawn { turns });
            return;
        }
        self.state.turn += 1;
        self.state.mover = self.state.mover.other();
        self.state.pending = Pending::Roll;
    }
}

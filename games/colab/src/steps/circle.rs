//! CLS-4.1, CLS-6.1, CLS-16, CLS-19: whose turn is next in a game with enemies, and its ends.

use game_core::{EventSink, Id, Rule};

use crate::event::Event;
use crate::game::CoLab;
use crate::options::Sits;
use crate::state::Closing;
use crate::types::Window;

impl CoLab {
    /// CLS-3.10 MUST: after the set-up round an enemy begins.
    pub(crate) fn begin_rounds(&mut self, sink: &mut impl EventSink<Event>) {
        self.begin_seat(self.state.enemies.first_seat, sink);
    }

    /// Begins the turn of a seat of the circle.
    ///
    /// CLS-4.1 MUST: enemies and players take turns around the circle.
    /// CLS-19.3 MUST: each whenever its seat comes up.
    pub(crate) fn begin_seat(&mut self, seat: u8, sink: &mut impl EventSink<Event>) {
        self.state.enemies.seat = seat;
        match self.options.sits(seat) {
            Sits::Player(player) => {
                self.state.enemies.turn = None;
                self.begin_turn(player, sink);
            }
            Sits::Enemy(enemy) => {
                self.state.acting = self.options.next_human(seat);
                self.begin_enemy_turn(enemy, sink);
            }
        }
    }

    fn seat_after(&self, seat: u8) -> u8 {
        (seat + 1) % self.options.circle_size()
    }

    /// Whether the enemy whose turn it is comes last in this round.
    ///
    /// CLS-19.4 MUST: the active token moves when every enemy has had its turn.
    pub(crate) fn is_last_enemy_of_round(&self) -> bool {
        let mut seat = self.seat_after(self.state.enemies.seat);
        while seat != self.state.enemies.first_seat {
            if matches!(self.options.sits(seat), Sits::Enemy(_)) {
                return false;
            }
            seat = self.seat_after(seat);
        }
        true
    }

    /// Ends a player's turn in a game with enemies.
    ///
    /// CLS-16.1 IF the player has built enough cards THEN that closes the game.
    /// CLS-17.6 MUST: points alone do not.
    /// CLS-17.1 MUST: a last turn is a turn like any other.
    pub(crate) fn close_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        match self.state.enemies.closing {
            Some(Closing::Device) => {
                self.state.enemies.last_turns = self.state.enemies.last_turns.saturating_sub(1);
            }
            Some(Closing::Cards | Closing::Full) => {}
            None if self.has_enough_cards() => {
                let cards = self.state.you().grid.len();
                self.close(Closing::Cards, 0);
                sink.emit(Rule("CLS-16.1"), || Event::EndBegins { player, cards });
            }
            None => {}
        }
        self.next_seat(sink);
    }

    /// Whether the acting player has built enough cards to end the game.
    pub(crate) fn has_enough_cards(&self) -> bool {
        self.state.you().grid.len() >= self.content.cards_to_end(self.options.length)
    }

    /// Begins the next turn of the circle, or ends the game.
    ///
    /// CLS-6.1 MUST: clockwise, so in a solo game all enemies come before the player.
    /// CLS-19.6 IF a player built enough cards THEN the round is finished; IF a device is complete
    /// THEN every player has one last turn, and no enemy.
    /// CLS-17.2 MUST: after the last turn nothing follows.
    pub(crate) fn next_seat(&mut self, sink: &mut impl EventSink<Event>) {
        let mut next = self.seat_after(self.state.enemies.seat);
        let over = match self.state.enemies.closing {
            None => false,
            Some(Closing::Full) => true,
            Some(Closing::Cards) => self.options.alone() || next == self.state.enemies.first_seat,
            Some(Closing::Device) => {
                while matches!(self.options.sits(next), Sits::Enemy(_)) {
                    next = self.seat_after(next);
                }
                self.state.enemies.last_turns == 0
            }
        };
        if over {
            self.end_with_enemies(sink);
        } else {
            self.begin_seat(next, sink);
        }
    }

    fn end_with_enemies(&mut self, sink: &mut impl EventSink<Event>) {
        self.state.frames.clear();
        self.state.turn_of = None;
        self.state.enemies.turn = None;
        sink.emit(Rule("CLS-17.2"), || Event::Ended);
    }

    /// Records what closes the game, and how many last turns follow.
    pub(crate) fn close(&mut self, closing: Closing, last_turns: u8) {
        self.state.ending = true;
        self.state.enemies.closing = Some(closing);
        self.state.enemies.last_turns = last_turns;
    }

    /// Whether every window holds a minion or a token, in a game that is still running.
    ///
    /// CLS-16.4 MUST: checked after every single placement; two things in a window count once.
    pub(crate) fn is_full(&self) -> bool {
        self.options.enemies > 0
            && self.state.frames.top().is_some()
            && self.questions().may_be_full()
            && Window::all().all(|window| !self.state.is_empty(window))
    }

    /// CLS-16.3 IF every window holds something THEN all players lose at once.
    /// CLS-16.6 IF that happens during a last turn or a ninth card THEN it stands.
    pub(crate) fn lose_to_full_towers(&mut self, sink: &mut impl EventSink<Event>) {
        sink.emit(Rule("CLS-16.3"), || Event::TowersFull);
        self.close(Closing::Full, 0);
        self.end_with_enemies(sink);
    }
}

//! Tic-tac-toe: open information, no chance, and a known result: with good play nobody loses.

use game_core::{
    ActionSink, Decision, Draw, EventSink, Game, Narrate, Outcome, PartyScore, Rule, ScoreItem,
    Seat, Standing, Turn, ValidationError, Viewer,
};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod text;

/// Nothing is printed on the board.
#[derive(Debug)]
pub struct Content {
    fingerprint: String,
}

/// There is nothing to choose before the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The cells, row by row, with the seat that marked each.
    pub cells: [Option<Seat>; 9],
}

game_core::choices! {
    /// A seat marks a cell.
    pub enum Mark {
        /// This cell, counted from 1 row by row.
        Cell(cell: u8 in 1..=9) = "mark {}",
    }
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Event {
        /// A cell was marked.
        Marked {
            /// By whom.
            seat: Seat,
            /// The cell, counted from 1.
            cell: u8,
        },
    }
}

/// What a viewer may know: all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The cells.
    pub table: State,
}

/// A position of tic-tac-toe.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    content: &'static Content,
    state: State,
}

impl PartialEq for TicTacToe {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Game for TicTacToe {
    crate::items::game_items!(Mark);

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<ValidationError>> {
        TicTacToe::set(options, content, State::default())
    }

    fn turn(&self) -> Turn {
        match self.winner() {
            None if self.free().next().is_some() => Turn::Choose(self.mover()),
            _ => Turn::Over,
        }
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Mark>) {
        if self.turn() != Turn::Over {
            self.free().for_each(|mark| out.choice(mark));
        }
    }

    fn apply_unchecked(&mut self, choice: Mark, sink: &mut impl EventSink<Event>) {
        self.mark(choice, sink);
        // A seat is not asked about the last cell.
        if let (Turn::Choose(_), [Some(last), None]) = (self.turn(), self.first_two_free()) {
            self.mark(last, sink);
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View { table: self.state.clone() }
    }

    fn determinize(view: &View, content: &'static Content, _dice: &mut impl Draw) -> Self {
        TicTacToe { content, state: view.table.clone() }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let winner = self.winner();
        let party = |seat: Seat| PartyScore {
            name: self.seat_name(seat, Locale::English),
            seat: Some(seat),
            standing: match winner {
                None => Standing::Shared,
                Some(winner) if winner == seat => Standing::Won,
                Some(_) => Standing::Lost,
            },
            items: vec![ScoreItem::counted(
                Rule("TTT-2"),
                "lines",
                i32::from(winner == Some(seat)),
            )],
            total: None,
        };
        let (rule, ended_by) = match winner {
            Some(_) => (Rule("TTT-2"), "there is a line"),
            None => (Rule("TTT-3"), "no cell is free"),
        };
        let parties = [Seat(0), Seat(1)].map(party).into();
        let decided_by = vec![Decision::new(rule, ended_by)];
        Some(Outcome { rule, ended_by: ended_by.into(), decided_by, parties })
    }

    fn max_game_length(&self) -> Option<u32> {
        Some(9)
    }
}

impl TicTacToe {
    fn mark(&mut self, Mark::Cell(cell): Mark, sink: &mut impl EventSink<Event>) {
        let seat = self.mover();
        self.state.cells[usize::from(cell) - 1] = Some(seat);
        sink.emit(Rule("TTT-1"), || Event::Marked { seat, cell });
    }

    fn marks(&self, seat: Seat) -> usize {
        self.state.cells.iter().filter(|&&cell| cell == Some(seat)).count()
    }

    fn mover(&self) -> Seat {
        Seat(u8::from(self.marks(Seat(0)) > self.marks(Seat(1))))
    }

    fn free(&self) -> impl Iterator<Item = Mark> {
        let free = |cell: &u8| self.state.cells[usize::from(cell - 1)].is_none();
        (1..=9).filter(free).map(Mark::Cell)
    }

    fn first_two_free(&self) -> [Option<Mark>; 2] {
        let mut free = self.free();
        [free.next(), free.next()]
    }

    fn has_line(&self, seat: Seat) -> bool {
        let cells = &self.state.cells;
        LINES.iter().any(|line| line.iter().all(|&cell| cells[cell] == Some(seat)))
    }

    fn winner(&self) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|&seat| self.has_line(seat))
    }

    fn errors(&self) -> Vec<ValidationError> {
        let mut found = Vec::new();
        let mut must = |holds: bool, why: &str| {
            if !holds {
                found.push(ValidationError::new("cells", why));
            }
        };
        let known = self.state.cells.iter().flatten().all(|seat| seat.0 < 2);
        must(known, "there is no such seat");
        let (first, second) = (self.marks(Seat(0)), self.marks(Seat(1)));
        must(first == second || first == second + 1, "the seats mark in turn");
        let lines = [Seat(0), Seat(1)].map(|seat| self.has_line(seat));
        must(lines != [true, true], "the game ended with the first line");
        must(!lines[0] || first > second, "the line was the last mark");
        must(!lines[1] || first == second, "the line was the last mark");
        let asks = self.turn() != Turn::Over;
        must(!asks || self.free().count() > 1, "the last cell is no question");
        found
    }
}

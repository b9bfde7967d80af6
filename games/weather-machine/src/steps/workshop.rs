//! WM-SUP.6-8: where a Workshop tile may be placed.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::{Choice, MOST_COLUMNS};
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::state::{Facing, Laid};
use crate::types::{Colour, Id, Player, WorkshopRow, WorkshopTile};

const ROWS: [WorkshopRow; 3] = WorkshopRow::ALL;

/// The half-circles of a tile in its orientation: above, below.
type Halves = (Colour, Colour);

/// The tiles of one Workshop by column, from 1, and row.
struct Plan {
    tiles: [[Option<Halves>; 3]; MOST_COLUMNS as usize + 2],
    columns: u8,
}

impl Plan {
    fn at(&self, column: u8, row: usize) -> Option<Halves> {
        self.tiles[usize::from(column)][row]
    }

    /// WM-SUP.6 MUST: beside a printed space or beside a tile.
    fn touches(&self, column: u8, row: usize) -> bool {
        column == 1
            || self.at(column - 1, row).is_some()
            || self.at(column + 1, row).is_some()
            || row > 0 && self.at(column, row - 1).is_some()
            || row < 2 && self.at(column, row + 1).is_some()
    }

    /// The colours of the circles that a tile closes above and below it; `None` if half-circles of
    /// different colours would touch.
    ///
    /// WM-SUP.8 MUST: half-circles that touch vertically have the same colour.
    fn circles(&self, column: u8, row: usize, halves: Halves) -> Option<[Option<Colour>; 2]> {
        let above = row.checked_sub(1).and_then(|row| self.at(column, row)).map(|of| of.1);
        let below = if row < 2 { self.at(column, row + 1).map(|of| of.0) } else { None };
        let fits = above.is_none_or(|colour| colour == halves.0)
            && below.is_none_or(|colour| colour == halves.1);
        fits.then_some([above, below])
    }
}

impl WeatherMachine {
    /// The half-circles of a tile in this orientation.
    pub(crate) fn halves(&self, tile: WorkshopTile, facing: Facing) -> Halves {
        let facts = self.content.workshop_tiles[tile];
        match facing {
            Facing::Upright => (facts.top, facts.bottom),
            Facing::Turned => (facts.bottom, facts.top),
        }
    }

    fn plan(&self, owner: Player) -> Plan {
        let mut plan = Plan { tiles: [[None; 3]; MOST_COLUMNS as usize + 2], columns: 0 };
        for (tile, laid) in WorkshopTile::all().zip(&self.state.laid) {
            if let Some(laid) = laid.filter(|laid| laid.owner == owner) {
                let column = laid.column.min(MOST_COLUMNS);
                plan.tiles[usize::from(column)][laid.row as usize] =
                    Some(self.halves(tile, laid.facing));
                plan.columns = plan.columns.max(column);
            }
        }
        plan
    }

    /// WM-SUP.7 MUST: three rows, and to the right without limit.
    pub(crate) fn legal_lay(&self, out: &mut impl ActionSink<Choice>) {
        let Some(tile) = self.state.in_hand else { return };
        let plan = self.plan(self.active());
        for column in 1..=(plan.columns + 1).min(MOST_COLUMNS) {
            for (row, of) in ROWS.into_iter().enumerate() {
                if plan.at(column, row).is_some() || !plan.touches(column, row) {
                    continue;
                }
                for facing in Facing::ALL {
                    if plan.circles(column, row, self.halves(tile, facing)).is_some() {
                        out.choice(Choice::Place(column, of, facing));
                    }
                }
            }
        }
    }

    pub(crate) fn answer_lay(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::Place(column, row, facing) = choice else {
            return game_core::not_listed(choice);
        };
        let laid = Laid { owner: self.active(), column, row, facing };
        self.lay_tile(laid, Rule("WM-SUP.6"), sink);
    }

    /// Places the tile in hand.
    ///
    /// WM-WSH.8 MUST: a tile is never moved or turned afterwards.
    pub(crate) fn lay_tile(&mut self, laid: Laid, rule: Rule, sink: &mut impl EventSink<Event>) {
        let Some(tile) = self.state.in_hand.take() else { return };
        let plan = self.plan(laid.owner);
        let halves = self.halves(tile, laid.facing);
        let closed = plan.circles(laid.column, laid.row as usize, halves);
        let shape = &mut self.state.lab_mut(laid.owner).shape;
        shape.tiles[laid.row as usize] += 1;
        for colour in closed.into_iter().flatten().flatten() {
            shape.circles[colour] += 1;
        }
        self.state.laid[tile.index()] = Some(laid);
        sink.emit(rule, || Event::TileLaid { tile, laid });
    }

    /// Whether all touching half-circles of a Workshop have the same colour (WM-SUP.8).
    pub(crate) fn circles_close(&self, owner: Player) -> bool {
        let plan = self.plan(owner);
        (1..=plan.columns).all(|column| {
            (0..3).all(|row| {
                let halves = plan.at(column, row);
                halves.is_none_or(|halves| plan.circles(column, row, halves).is_some())
            })
        })
    }

    /// The shape of a player's Workshop, computed from its tiles; [`crate::Laboratory::shape`] must
    /// equal it.
    pub(crate) fn shape_of(&self, owner: Player) -> crate::workshop::Shape {
        let plan = self.plan(owner);
        let mut shape = crate::workshop::Shape::default();
        for column in 1..=plan.columns {
            for row in 0..3 {
                let Some(halves) = plan.at(column, row) else { continue };
                shape.tiles[row] += 1;
                if row < 2 && plan.at(column, row + 1).is_some() {
                    shape.circles[halves.1] += 1;
                }
            }
        }
        shape
    }
}

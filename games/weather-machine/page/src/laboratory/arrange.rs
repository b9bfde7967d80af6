//! One possible arrangement of a Workshop. The owner may rearrange it at any time, so the state
//! knows what is in it but not where.

use std::collections::BTreeMap;

use weather_machine::{Chemical, Colour, Id, Items, Laid, Player, WorkshopRow, WorkshopTile};

use crate::eyes::Eyes;
use crate::workshop_tile::halves;

/// A space of a Workshop: its column (0 for the printed ones) and its row.
pub(super) type At = (u8, WorkshopRow);

/// What lies on a space.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Held {
    /// A Machine Part.
    Part(Colour),
    /// A Bot.
    Bot,
}

/// A Workshop as it is drawn.
#[derive(Default)]
pub(super) struct Arranged {
    /// The tiles, each with the colours of its upper and lower half-circle.
    pub(super) tiles: BTreeMap<At, (WorkshopTile, Colour, Colour)>,
    /// What lies on tiles and printed spaces.
    pub(super) held: BTreeMap<At, Held>,
    /// Circles between a tile and the one above it, keyed by the lower tile; `true` if filled.
    pub(super) circles: BTreeMap<At, (Colour, bool)>,
    /// The Chemical on the printed space.
    pub(super) chemical: Option<Chemical>,
    /// Number of columns of tiles.
    pub(super) columns: u8,
}

/// Arranges a player's Workshop.
pub(super) fn arrange(eyes: &Eyes<'_>, player: Player) -> Arranged {
    let mut arranged = Arranged::default();
    for (tile, laid) in WorkshopTile::all().zip(&eyes.state().laid) {
        if let Some(laid) = laid.filter(|laid| laid.owner == player) {
            arranged.lay(eyes, tile, laid);
        }
    }
    arranged.join();
    if let Some(lab) = eyes.lab(player) {
        arranged.fill(lab.items);
    }
    arranged
}

impl Arranged {
    fn lay(&mut self, eyes: &Eyes<'_>, tile: WorkshopTile, laid: Laid) {
        let (top, bottom) = halves(eyes, tile, laid.facing);
        self.tiles.insert((laid.column, laid.row), (tile, top, bottom));
        self.columns = self.columns.max(laid.column);
    }

    /// Finds the circles formed by neighbouring tiles.
    fn join(&mut self) {
        for (&(column, row), &(_, top, _)) in &self.tiles {
            let above = (row as usize).checked_sub(1).map(|above| WorkshopRow::ALL[above]);
            if above.is_some_and(|above| self.tiles.contains_key(&(column, above))) {
                self.circles.insert((column, row), (top, false));
            }
        }
    }

    /// Gives every item a space.
    fn fill(&mut self, items: Items) {
        let mut chemicals = items.chemicals;
        for (colour, filled) in self.circles.values_mut() {
            if chemicals[*colour] > 0 {
                chemicals[*colour] -= 1;
                *filled = true;
            }
        }
        self.chemical = Chemical::ALL.into_iter().find(|&chemical| chemicals[chemical] > 0);
        let mut parts = Colour::ALL
            .into_iter()
            .flat_map(|colour| std::iter::repeat_n(Held::Part(colour), items.parts[colour].into()));
        let mut bots = std::iter::repeat_n(Held::Bot, items.bots.into());
        if let Some(part) = parts.next() {
            self.held.insert((0, WorkshopRow::Middle), part);
        }
        if let Some(bot) = bots.next() {
            self.held.insert((0, WorkshopRow::Bottom), bot);
        }
        for (&at, held) in self.tiles.keys().zip(parts.chain(bots)) {
            self.held.insert(at, held);
        }
    }
}

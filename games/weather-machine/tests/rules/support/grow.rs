//! Randomly extended Workshops.

use game_core::{Dice, Draw};
use weather_machine::{
    Colour, Content, Facing, Id, Laid, Player, State, WorkshopRow, WorkshopTile,
};

use super::Table;

impl Table {
    /// Places this many Workshop tiles at random legal places.
    pub fn grow(mut self, player: Player, tiles: u32, dice: &mut Dice) -> Table {
        for _ in 0..tiles {
            let unseen: Vec<WorkshopTile> = self.state.unseen_tiles().iter().collect();
            let places = places(&self.state, player, &unseen);
            let Some(place) = places.get(dice.below(places.len() as u32) as usize) else { break };
            self = self.lay(player, place);
        }
        self
    }
}

/// The half-circles of a tile in this orientation: above, below.
fn halves(tile: WorkshopTile, facing: Facing) -> (Colour, Colour) {
    let facts = Content::ours().workshop_tiles[tile];
    match facing {
        Facing::Upright => (facts.top, facts.bottom),
        Facing::Turned => (facts.bottom, facts.top),
    }
}

/// Every legal place of these tiles in a player's Workshop, such as `WS01 2 top upright`.
pub fn places(state: &State, player: Player, tiles: &[WorkshopTile]) -> Vec<String> {
    let laid: Vec<(WorkshopTile, Laid)> = WorkshopTile::all()
        .zip(&state.laid)
        .filter_map(|(tile, laid)| laid.filter(|of| of.owner == player).map(|of| (tile, of)))
        .collect();
    let at = |column: u8, row: i8| {
        let here = |of: &Laid| (of.column, of.row as i8) == (column, row);
        let found = laid.iter().find(|(_, of)| here(of));
        found.map(|&(tile, of)| halves(tile, of.facing))
    };
    let columns = laid.iter().map(|(_, of)| of.column).max().unwrap_or(0) + 1;
    let mut places = Vec::new();
    for (column, row) in (1..=columns).flat_map(|of| WorkshopRow::ALL.map(|row| (of, row))) {
        let (above, below) = (at(column, row as i8 - 1), at(column, row as i8 + 1));
        let beside = [at(column - 1, row as i8), at(column + 1, row as i8), above, below];
        let touches = column == 1 || beside.iter().any(Option::is_some);
        if at(column, row as i8).is_some() || !touches {
            continue;
        }
        for &tile in tiles {
            for facing in Facing::ALL {
                let (top, bottom) = halves(tile, facing);
                let fits = above.is_none_or(|of| of.1 == top);
                if fits && below.is_none_or(|of| of.0 == bottom) {
                    places.push(format!("{tile} {column} {row} {facing}"));
                }
            }
        }
    }
    places
}

//! INV-13, INV-14: each Workshop is legal and has room for what is in it.

use super::Found;
use crate::choice::MOST_COLUMNS;
use crate::game::WeatherMachine;
use crate::state::Laid;
use crate::types::{Id, Player, WorkshopTile};

/// Whether each space of a Workshop has a tile, by column and row.
type Places = [[bool; 3]; MOST_COLUMNS as usize + 2];

impl WeatherMachine {
    pub(super) fn check_workshops(&self, found: &mut Found) {
        let mut legal = true;
        for (tile, laid) in WorkshopTile::all().zip(&self.state.laid) {
            let fits = laid.is_none_or(|laid| {
                (1..=MOST_COLUMNS).contains(&laid.column)
                    && self.state.people().any(|player| player == laid.owner)
            });
            found.unless(fits, format_args!("laid, {tile}"), "no player has such a space");
            legal &= fits;
        }
        if legal {
            for player in self.state.people() {
                self.check_workshop(player, found);
            }
        }
    }

    fn check_workshop(&self, player: Player, found: &mut Found) {
        let lab = self.state.lab(player);
        let at = format_args!("Workshop of {player}");
        let mut places: Places = [[false; 3]; MOST_COLUMNS as usize + 2];
        let mut count = 0;
        for Laid { column, row, .. } in self.tiles_of(player) {
            let place = &mut places[usize::from(column)][row as usize];
            found.unless(!*place, at, format_args!("two tiles on {column} {row}"));
            *place = true;
            count += 1;
        }
        found.count(at, connected(&places), count);
        found.unless(self.circles_close(player), at, "half-circles of two colours touch");
        let alike = lab.shape == self.shape_of(player);
        found.unless(alike, format_args!("shape of {player}"), "its tiles make another one");
        let items = &lab.items;
        let parts = items.parts.0.iter().map(|&count| u32::from(count)).sum::<u32>();
        let small = parts < 64 && items.bots < 64;
        found.unless(
            !alike || small && lab.shape.holds(items),
            at,
            "it has no room for all its items",
        );
    }

    fn tiles_of(&self, player: Player) -> impl Iterator<Item = Laid> {
        self.state.laid.iter().flatten().copied().filter(move |laid| laid.owner == player)
    }
}

/// Number of tiles connected with the printed spaces.
fn connected(places: &Places) -> usize {
    let mut joined: Places = [[false; 3]; MOST_COLUMNS as usize + 2];
    let mut count = 0;
    loop {
        let before = count;
        for column in 1..=usize::from(MOST_COLUMNS) {
            for row in 0..3 {
                let beside = column == 1
                    || joined[column - 1][row]
                    || joined[column + 1][row]
                    || row > 0 && joined[column][row - 1]
                    || row < 2 && joined[column][row + 1];
                if places[column][row] && beside && !joined[column][row] {
                    joined[column][row] = true;
                    count += 1;
                }
            }
        }
        if count == before {
            return count;
        }
    }
}

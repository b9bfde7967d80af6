//! WM-WSH: the room in a Workshop.
//!
//! A Workshop is stored as its items, without their places. The owner may rearrange it at any time,
//! so all that matters is whether a legal arrangement exists. Counting answers that; the tests try
//! every arrangement of small Workshops.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::types::{Colour, ColourMap, WorkshopRow};

/// The spaces of a Workshop.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// Workshop tiles in each row; each holds one Machine Part or one Bot. Order: the top, middle,
    /// bottom row.
    pub tiles: [u8; 3],
    /// Circles of each colour; each holds one Chemical of that colour.
    pub circles: ColourMap<u8>,
}

/// The items in a Workshop.
///
/// WM-WSH.7 MUST: items leave only by a rule; no choice throws any away.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Items {
    /// Bots.
    pub bots: u8,
    /// Machine Parts by colour.
    pub parts: ColourMap<u8>,
    /// Chemicals by colour.
    pub chemicals: ColourMap<u8>,
}

impl Items {
    /// Number of Machine Parts.
    pub fn part_count(&self) -> u8 {
        self.parts.0.iter().sum()
    }
}

impl Shape {
    /// Number of Workshop tiles.
    pub fn tile_count(&self) -> u8 {
        self.tiles.iter().sum()
    }

    /// Whether a legal arrangement of these items exists.
    ///
    /// WM-WSH.2 MUST: the printed spaces hold one Chemical of any type, one Machine Part, one Bot.
    /// WM-WSH.3 MUST: each tile holds one Machine Part or one Bot.
    /// WM-WSH.4 MUST: each circle holds one Chemical of its colour.
    /// WM-WSH.6 MAY: items are rearranged at any time, so there is room if all of them find a
    /// place.
    /// WM-R.7 MUST: the places of items are therefore not stored.
    pub fn holds(&self, items: &Items) -> bool {
        let tiles = self.tile_count();
        let (parts, bots) = (items.part_count(), items.bots);
        let on_tiles = parts.saturating_sub(1) + bots.saturating_sub(1);
        let surplus: u8 = Colour::ALL
            .iter()
            .map(|&colour| items.chemicals[colour].saturating_sub(self.circles[colour]))
            .sum();
        on_tiles <= tiles && surplus <= 1
    }

    /// The minimum number of other Machine Parts lost when `provided` parts are taken from one row;
    /// `None` if the row cannot hold them together.
    ///
    /// Everything that can be moved out of the row beforehand is saved.
    pub fn least_lost(&self, items: &Items, row: WorkshopRow, provided: u8) -> Option<u8> {
        let others = items.part_count().checked_sub(provided)?;
        (0..=others)
            .find(|&lost| self.prototype_fits(items.bots, row, provided + lost, others - lost))
    }

    /// Whether an arrangement exists with `in_row` parts in the row and `outside` parts elsewhere.
    pub(crate) fn prototype_fits(
        &self,
        bots: u8,
        row: WorkshopRow,
        in_row: u8,
        outside: u8,
    ) -> bool {
        let tiles = self.tile_count();
        let of_row = self.tiles[row as usize];
        // The printed space for a Machine Part is in the middle row.
        let printed_in_row = u8::from(row == WorkshopRow::Middle);
        let printed_outside = 1 - printed_in_row;
        let row_on_tiles = in_row.saturating_sub(printed_in_row);
        let outside_on_tiles = outside.saturating_sub(printed_outside);
        let bots_on_tiles = bots.saturating_sub(1);
        row_on_tiles <= of_row
            && outside_on_tiles <= tiles - of_row
            && bots_on_tiles + row_on_tiles + outside_on_tiles <= tiles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::EnumMap;

    const ROWS: [WorkshopRow; 3] = [WorkshopRow::Top, WorkshopRow::Middle, WorkshopRow::Bottom];

    /// What is on a space that can hold a Machine Part or a Bot.
    #[derive(Clone, Copy, PartialEq)]
    enum Held {
        Nothing,
        Part,
        Bot,
    }

    /// Every arrangement on the tiles and the two printed spaces: the parts in each row, and the
    /// Bots.
    fn arrangements(tiles: [u8; 3]) -> Vec<([u8; 3], u8)> {
        let mut spaces: Vec<(usize, &[Held])> =
            vec![(1, &[Held::Nothing, Held::Part]), (2, &[Held::Nothing, Held::Bot])];
        for (row, &count) in tiles.iter().enumerate() {
            for _ in 0..count {
                spaces.push((row, &[Held::Nothing, Held::Part, Held::Bot]));
            }
        }
        let mut found = vec![([0, 0, 0], 0)];
        for (row, held) in spaces {
            found = found
                .into_iter()
                .flat_map(|(parts, bots): ([u8; 3], u8)| {
                    held.iter().map(move |held| {
                        let mut parts = parts;
                        parts[row] += u8::from(*held == Held::Part);
                        (parts, bots + u8::from(*held == Held::Bot))
                    })
                })
                .collect();
            found.sort_unstable();
            found.dedup();
        }
        found
    }

    fn shapes() -> impl Iterator<Item = [u8; 3]> {
        (0..4u8)
            .flat_map(|top| (0..4u8).flat_map(move |mid| (0..4u8).map(move |low| [top, mid, low])))
    }

    fn items(bots: u8, parts: u8) -> Items {
        Items { bots, parts: EnumMap([parts, 0, 0, 0, 0]), chemicals: ColourMap::default() }
    }

    /// [WM-WSH.2, WM-WSH.3, WM-WSH.6] Counting agrees with trying every arrangement of Bots and
    /// Machine Parts.
    #[test]
    fn counting_agrees_with_every_arrangement() {
        for tiles in shapes() {
            let shape = Shape { tiles, circles: ColourMap::default() };
            let all = arrangements(tiles);
            for bots in 0..12 {
                for parts in 0..12 {
                    let fits = all
                        .iter()
                        .any(|(rows, held)| rows.iter().sum::<u8>() == parts && *held == bots);
                    assert_eq!(shape.holds(&items(bots, parts)), fits, "{tiles:?} {bots} {parts}");
                }
            }
        }
    }

    /// [WM-PRO.6, WM-PRO.7, WM-PRO.8] The least loss of a prototype agrees in each row too.
    #[test]
    fn the_least_loss_agrees_with_every_arrangement() {
        for tiles in shapes() {
            let shape = Shape { tiles, circles: ColourMap::default() };
            let all = arrangements(tiles);
            for bots in 0..6 {
                for parts in 0..8u8 {
                    for (row, provided) in
                        ROWS.into_iter().flat_map(|row| (0..5).map(move |count| (row, count)))
                    {
                        let least = all
                            .iter()
                            .filter(|(rows, held)| {
                                rows.iter().sum::<u8>() == parts && *held == bots
                            })
                            .filter_map(|(rows, _)| rows[row as usize].checked_sub(provided))
                            .min();
                        let counted = shape.least_lost(&items(bots, parts), row, provided);
                        assert_eq!(counted, least, "{tiles:?} {bots} {parts} {row} {provided}");
                    }
                }
            }
        }
    }

    /// [WM-WSH.2, WM-WSH.4] One Chemical may be on the printed space; the others need circles.
    #[test]
    fn one_chemical_needs_no_circle() {
        let shape = Shape { tiles: [0, 2, 0], circles: EnumMap([1, 0, 1, 0, 0]) };
        let with = |chemicals| Items { chemicals: EnumMap(chemicals), ..Items::default() };
        assert!(shape.holds(&with([1, 0, 1, 0, 1])));
        assert!(shape.holds(&with([2, 0, 1, 0, 0])));
        assert!(!shape.holds(&with([2, 0, 1, 0, 1])));
        assert!(!shape.holds(&with([3, 0, 0, 0, 0])));
    }
}

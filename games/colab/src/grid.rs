//! CL-18: the grid of one player, and the points of its SCORE texts.

use game_core::EnumSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::ability::{Ability, Scale};
use crate::content::Content;
use crate::types::{Card, Cell, Deck};

/// The most cards that a grid can hold.
pub const MOST_CARDS: usize = 16;
/// The largest width and height of a grid.
const SIDE: usize = 4;

/// A built card.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Built {
    /// The card.
    pub card: Card,
    /// Its cell.
    pub cell: Cell,
    /// Potion tokens on it.
    pub potions: u8,
    /// Whether its trigger token shows the active side.
    pub active: bool,
    /// Whether its once-per-turn ability was used this turn.
    pub used: bool,
}

/// The cards of one player. Order: as they were built.
///
/// CL-18.4 MUST: a card stays in its cell to the end of the game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Grid(
    #[schemars(with = "Vec<Built>", length(max = MOST_CARDS))] ArrayVec<[Built; MOST_CARDS]>,
);

impl Grid {
    /// The cards in the order in which they were built.
    pub fn cards(&self) -> &[Built] {
        &self.0
    }

    /// Number of cards.
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether no card is built yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The card with this index in building order, from 0.
    pub fn nth(&self, nth: u8) -> Option<&Built> {
        self.0.get(usize::from(nth))
    }

    pub(crate) fn nth_mut(&mut self, nth: u8) -> Option<&mut Built> {
        self.0.get_mut(usize::from(nth))
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Built] {
        &mut self.0
    }

    /// Adds a card.
    pub(crate) fn lay(&mut self, card: Card, cell: Cell) {
        self.0.push(Built { card, cell, ..Built::default() });
    }

    /// The index in building order of the card in a cell; `None` if there is none.
    pub fn at(&self, cell: Cell) -> Option<u8> {
        self.0.iter().position(|built| built.cell == cell).map(|nth| nth as u8)
    }

    /// The occupied cells.
    pub fn cells(&self) -> EnumSet<Cell> {
        self.0.iter().map(|built| built.cell).collect()
    }

    /// The cells where a card can be placed, in order.
    ///
    /// CL-18.1 MUST: the first card begins the grid, every later one is adjacent to a card in it.
    /// CL-18.2 MUST: all cards fit into four columns and four rows.
    /// CL-18.5 IF there is no such cell THEN nothing can be built.
    pub fn free(&self) -> impl Iterator<Item = Cell> {
        let taken = self.cells();
        let mut beside = EnumSet::EMPTY;
        if self.is_empty() {
            beside.insert(Cell::first());
        } else if self.0.len() < MOST_CARDS {
            let cells = taken.iter().flat_map(Cell::neighbours);
            cells.filter(|cell| !taken.contains(*cell)).for_each(|cell| beside.insert(cell));
        }
        let columns = self.extent(Cell::column);
        let rows = self.extent(Cell::row);
        beside.iter().filter(move |cell| fits(columns, cell.column()) && fits(rows, cell.row()))
    }

    /// Whether another card can be placed.
    pub fn has_room(&self) -> bool {
        self.free().next().is_some()
    }

    /// The lowest and highest column (or row) in use.
    fn extent(&self, of: fn(Cell) -> usize) -> Option<(usize, usize)> {
        let places = self.0.iter().map(|built| of(built.cell));
        Some((places.clone().min()?, places.max()?))
    }

    /// The indices of the cards adjacent to a cell, in building order.
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = u8> {
        let neighbours: EnumSet<Cell> = cell.neighbours().collect();
        let cards = (0u8..).zip(self.0.iter());
        cards.filter(move |(_, built)| neighbours.contains(built.cell)).map(|(nth, _)| nth)
    }

    /// Number of cards of a type.
    pub fn of_type(&self, deck: Deck) -> u8 {
        self.0.iter().filter(|built| built.card.deck() == deck).count() as u8
    }

    /// Number of cards of each type.
    pub(crate) fn by_type(&self) -> [u8; Deck::ALL.len()] {
        Deck::ALL.map(|deck| self.of_type(deck))
    }

    /// Printed points of all cards.
    pub fn printed(&self, content: &Content) -> u16 {
        self.0.iter().map(|built| u16::from(content.cards[built.card].points)).sum()
    }

    /// Points of the SCORE texts of all cards in this position.
    pub fn scaled(&self, content: &Content) -> u16 {
        self.0.iter().map(|built| u16::from(self.worth(*built, content))).sum()
    }

    /// Points of the SCORE text of one card in this position; 0 if it has none.
    pub fn worth(&self, built: Built, content: &Content) -> u8 {
        let Ability::Score(scale) = content.cards[built.card].ability else { return 0 };
        match scale {
            Scale::Grid(deck, each) => each * self.of_type(deck),
            Scale::Adjacent(deck, each) => {
                let beside = self.beside(built.cell).filter_map(|nth| self.nth(nth));
                let counted =
                    beside.filter(|other| deck.is_none_or(|deck| other.card.deck() == deck));
                each * counted.count() as u8
            }
        }
    }
}

/// Whether the extent stays within the limit with this column or row added.
fn fits(extent: Option<(usize, usize)>, place: usize) -> bool {
    extent.is_none_or(|(low, high)| high.max(place) - low.min(place) < SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(cards: &[(&str, &str)]) -> Grid {
        let mut grid = Grid::default();
        for (card, cell) in cards {
            grid.lay(card.parse().expect("a card"), cell.parse().expect("a cell"));
        }
        grid
    }

    fn free(grid: &Grid) -> Vec<String> {
        grid.free().map(|cell| cell.to_string()).collect()
    }

    /// [CL-18.1, CL-18.2, TD-18] Next to a row of four only the cells above and below are free.
    #[test]
    fn a_row_of_four_has_eight_free_cells() {
        assert_eq!(free(&grid(&[])), ["d4"]);
        let row = grid(&[("M01", "d4"), ("M01", "e4"), ("M01", "f4"), ("M01", "g4")]);
        assert_eq!(free(&row), ["d3", "e3", "f3", "g3", "d5", "e5", "f5", "g5"]);
        assert_eq!(free(&grid(&[("M01", "d4")])), ["d3", "c4", "e4", "d5"]);
    }

    /// [CL-18.4, CL-18.5, TD-19] A full square has no room for another card.
    #[test]
    fn sixteen_cards_fill_a_grid() {
        let mut full = Grid::default();
        for row in 3..7 {
            for column in 3..7 {
                assert!(full.has_room());
                full.lay(Card::default(), Cell::at(column, row).expect("inside"));
            }
        }
        assert!(!full.has_room());
        assert_eq!(full.nth(0).map(|built| built.cell), Some(Cell::first()));
    }

    /// [CL-19.2, TD-20] A placed card raises the points of SCORE texts.
    #[test]
    fn score_texts_grow_with_the_grid() {
        let content = Content::ours();
        let worth = |cards: &[(&str, &str)]| grid(cards).scaled(content);
        assert_eq!(worth(&[("M09", "d4"), ("D01", "d5")]), 2);
        assert_eq!(worth(&[("M09", "d4"), ("D01", "d5"), ("P01", "e4")]), 4);
        assert_eq!(worth(&[("D01", "d4"), ("D02", "d5"), ("D11", "d6")]), 3);
        assert_eq!(worth(&[("D01", "d4"), ("D02", "d5"), ("D11", "d6"), ("D03", "e4")]), 4);
        assert_eq!(worth(&[("M08", "d4")]), 0);
        assert_eq!(worth(&[("M08", "d4"), ("M08", "d5")]), 2);
    }
}

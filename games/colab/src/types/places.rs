//! Towers, labs, windows, tile slots, and cells of a grid.

use game_core::Id;

use super::{Colour, Symbol};

game_core::string_enum! {
    /// A tower, by its symbol.
    pub enum Tower {
        /// The gear tower.
        Gear = "gear",
        /// The spark tower.
        Spark = "spark",
        /// The herb tower.
        Herb = "herb",
        /// The vial tower.
        Vial = "vial",
        /// The bone tower.
        Bone = "bone",
        /// The eye tower.
        Eye = "eye",
    }
}

impl Tower {
    /// Its symbol.
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self as usize]
    }

    /// The tower with this symbol.
    pub const fn of(symbol: Symbol) -> Tower {
        Tower::ALL[symbol as usize]
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        self.symbol().colour()
    }

    /// Its three windows, from the bottom up.
    pub fn windows(self) -> impl DoubleEndedIterator<Item = Window> {
        (0..Window::OF_TOWER).filter_map(move |level| Window::new(self as usize * 3 + level))
    }
}

game_core::string_enum! {
    /// A lab, by its corner symbol.
    pub enum Lab {
        /// The gear lab.
        Gear = "gear",
        /// The spark lab.
        Spark = "spark",
        /// The herb lab.
        Herb = "herb",
        /// The vial lab.
        Vial = "vial",
        /// The bone lab.
        Bone = "bone",
        /// The eye lab.
        Eye = "eye",
    }
}

game_core::index_type! {
    /// A window of a tower, counted from 1 at the bottom: `gear 1` to `eye 3`.
    pub struct Window(18);
    |number, f| write!(f, "{} {}", Tower::ALL[number / 3].word(), number % 3 + 1)
}

impl Window {
    /// Number of windows of a tower.
    pub const OF_TOWER: usize = 3;

    /// Its tower.
    pub fn tower(self) -> Tower {
        Tower::ALL[self.index() / Window::OF_TOWER]
    }
}

game_core::string_enum! {
    /// A row of a tower.
    pub enum Row {
        /// The top row, of the insert.
        Top = "top",
        /// The bottom row, printed on the tower.
        Bottom = "bottom",
    }
}

game_core::index_type! {
    /// A side of a tower insert: `I1a` to `I6b`.
    pub struct Insert(12);
    |number, f| write!(f, "I{}{}", number / 2 + 1, ["a", "b"][number % 2])
}

impl Insert {
    /// The other side of the same insert.
    pub fn other_side(self) -> Insert {
        Insert::new(self.index() ^ 1).unwrap_or(self)
    }
}

game_core::string_enum! {
    /// The tier of an upgrade tile, or a starter tile.
    pub enum Tier {
        /// A starter tile.
        Starter = "starter",
        /// The first tier.
        One = "one",
        /// The second tier.
        Two = "two",
        /// The third tier.
        Three = "three",
    }
}

impl Tier {
    /// The tiers that have stacks.
    pub const STACKS: [Tier; 3] = [Tier::One, Tier::Two, Tier::Three];
}

game_core::string_enum! {
    /// A slot for an upgrade tile above a lab.
    pub enum Slot {
        /// Left slot of the first tier.
        Left = "L",
        /// Middle slot of the first tier, for the starter tile.
        Centre = "C",
        /// Right slot of the first tier.
        Right = "R",
        /// Left slot of the second tier, on top of left and middle.
        LeftCentre = "LC",
        /// Right slot of the second tier, on top of middle and right.
        CentreRight = "CR",
        /// The slot of the third tier.
        Top = "TOP",
    }
}

impl Slot {
    /// The tier of the tiles that it takes.
    pub const fn tier(self) -> Tier {
        match self {
            Slot::Left | Slot::Centre | Slot::Right => Tier::One,
            Slot::LeftCentre | Slot::CentreRight => Tier::Two,
            Slot::Top => Tier::Three,
        }
    }

    /// The slots beneath it, which must hold tiles first.
    ///
    /// CL-28.3 MUST: a first-tier slot needs nothing beneath it.
    /// CL-28.4 MUST: a second-tier slot lies upon the middle tile and the one beside it.
    /// CL-28.5 MUST: the third-tier slot lies upon both of the second tier.
    pub const fn beneath(self) -> &'static [Slot] {
        match self {
            Slot::Left | Slot::Centre | Slot::Right => &[],
            Slot::LeftCentre => &[Slot::Left, Slot::Centre],
            Slot::CentreRight => &[Slot::Centre, Slot::Right],
            Slot::Top => &[Slot::LeftCentre, Slot::CentreRight],
        }
    }
}

game_core::index_type! {
    /// A cell of the field on which a grid grows, by column and row: `a1` to `g7`.
    ///
    /// The first card is placed on `d4`, and no other can be more than three cells away.
    pub struct Cell(49);
    |number, f| write!(f, "{}{}", ["a", "b", "c", "d", "e", "f", "g"][number % 7], number / 7 + 1)
}

impl Cell {
    /// Number of columns, and of rows, of the field.
    const SIDE: usize = 7;

    /// The cell of the first card.
    pub fn first() -> Cell {
        Cell::at(3, 3).unwrap_or_default()
    }

    /// The cell in a column and a row, each from 0.
    pub fn at(column: usize, row: usize) -> Option<Cell> {
        let inside = column < Cell::SIDE && row < Cell::SIDE;
        if inside { Cell::new(row * Cell::SIDE + column) } else { None }
    }

    /// Its column, from 0.
    pub fn column(self) -> usize {
        self.index() % Cell::SIDE
    }

    /// Its row, from 0.
    pub fn row(self) -> usize {
        self.index() / Cell::SIDE
    }

    /// CL-18.3 MUST: adjacent cells share a side.
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        let (column, row) = (self.column(), self.row());
        [
            Cell::at(column, row.wrapping_sub(1)),
            Cell::at(column.wrapping_sub(1), row),
            Cell::at(column + 1, row),
            Cell::at(column, row + 1),
        ]
        .into_iter()
        .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [CL-18.3] Diagonal cells are not adjacent.
    #[test]
    fn a_cell_has_neighbours_on_its_sides_only() {
        let names = |cell: &str| {
            let cell: Cell = cell.parse().expect("a cell");
            cell.neighbours().map(|cell| cell.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(names("d4"), ["d3", "c4", "e4", "d5"]);
        assert_eq!(names("a1"), ["b1", "a2"]);
        assert_eq!(names("g7"), ["g6", "f7"]);
        assert_eq!(Cell::first().to_string(), "d4");
    }

    /// [CL-28.3, CL-28.4, CL-28.5] Which slots lie on which.
    #[test]
    fn slots_of_higher_tiers_lie_upon_two_others() {
        for slot in Slot::ALL {
            let beneath = if slot.tier() == Tier::One { 0 } else { 2 };
            assert_eq!(slot.beneath().len(), beneath);
        }
        assert_eq!(Slot::Top.beneath(), [Slot::LeftCentre, Slot::CentreRight]);
    }

    #[test]
    fn windows_belong_to_their_towers() {
        let eye: Vec<_> = Tower::Eye.windows().map(|window| window.to_string()).collect();
        assert_eq!(eye, ["eye 1", "eye 2", "eye 3"]);
        assert!(Tower::Herb.windows().all(|window| window.tower() == Tower::Herb));
    }
}

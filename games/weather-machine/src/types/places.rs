//! Spaces of the board and of a Laboratory.

use game_core::Id;

use super::{Area, Location, Weather};

game_core::string_enum! {
    /// One of three spaces of a Main Location or of a branch.
    ///
    /// Action spaces count from the left. Bot spaces of the Government Machine count clockwise from
    /// the left, all others from the top.
    pub enum Position {
        /// Left, or top.
        First = "first",
        /// In the middle; at the top of a Government branch.
        Second = "second",
        /// Right, or bottom.
        Third = "third",
    }
}

const ACROSS: [&str; 3] = ["left", "middle", "right"];
const CLOCKWISE: [&str; 3] = ["left", "top", "right"];
const DOWN: [&str; 3] = ["top", "middle", "bottom"];

game_core::index_type! {
    /// An action space for Scientists and Saboteurs: `supply 1` to `supply 4`, then `left`,
    /// `middle` and `right` of each Main Location.
    pub struct ActionSpace(13);
    |number, f| if number < 4 {
        write!(f, "supply {}", number + 1)
    } else {
        write!(f, "{} {}", Area::ALL[(number - 4) / 3], ACROSS[(number - 4) % 3])
    }
}

impl ActionSpace {
    /// A space of a Main Location.
    pub const fn of(area: Area, position: Position) -> ActionSpace {
        ActionSpace(4 + area as u8 * 3 + position as u8)
    }

    /// The spaces of the Supply, from the left.
    pub fn of_supply() -> impl DoubleEndedIterator<Item = ActionSpace> {
        (0..4).map(ActionSpace)
    }

    /// The spaces of a Location, from the left; none in the Office.
    pub fn of_location(location: Location) -> impl DoubleEndedIterator<Item = ActionSpace> {
        let (from, to) = match location.area() {
            Some(area) => (4 + area as u8 * 3, 7 + area as u8 * 3),
            None if location == Location::Supply => (0, 4),
            None => (0, 0),
        };
        (from..to).map(ActionSpace)
    }

    /// The Location of the space.
    pub const fn location(self) -> Location {
        match self.0 {
            0..4 => Location::Supply,
            _ => Area::ALL[(self.0 as usize - 4) / 3].location(),
        }
    }

    /// The position in a Main Location; `None` in the Supply.
    pub const fn position(self) -> Option<Position> {
        match self.0 {
            0..4 => None,
            _ => Some(Position::ALL[(self.0 as usize - 4) % 3]),
        }
    }
}

game_core::index_type! {
    /// A space for a Bot on one of the three machines, such as `government wind right`,
    /// `lab rain top` or `rnd sun bottom`.
    pub struct BotSpace(45);
    |number, f| {
        let words = if number < 15 { CLOCKWISE } else { DOWN };
        write!(f, "{} {} {}", Area::ALL[number / 15], Weather::ALL[number / 3 % 5], words[number % 3])
    }
}

impl BotSpace {
    /// A space of a branch.
    pub const fn of(area: Area, weather: Weather, position: Position) -> BotSpace {
        BotSpace(area as u8 * 15 + weather as u8 * 3 + position as u8)
    }

    /// The three spaces of a branch, in the order of [`Position`].
    pub fn of_branch(area: Area, weather: Weather) -> impl DoubleEndedIterator<Item = BotSpace> {
        Position::ALL.into_iter().map(move |position| BotSpace::of(area, weather, position))
    }

    /// The fifteen spaces of a machine.
    pub fn of_area(area: Area) -> impl DoubleEndedIterator<Item = BotSpace> {
        (area as u8 * 15..area as u8 * 15 + 15).map(BotSpace)
    }

    /// The Main Location of the space.
    pub const fn area(self) -> Area {
        Area::ALL[self.0 as usize / 15]
    }

    /// The weather of its branch.
    pub const fn weather(self) -> Weather {
        Weather::ALL[self.0 as usize / 3 % 5]
    }

    /// The position in the branch.
    pub const fn position(self) -> Position {
        Position::ALL[self.0 as usize % 3]
    }
}

game_core::index_type! {
    /// A space of a Chemical's row in the Supply, from the left: `1` to `5`.
    pub struct ChemicalSpace(5);
    |number, f| write!(f, "{}", number + 1)
}

game_core::index_type! {
    /// A space of a Funding track: `0`, the start, to `9`, the last.
    ///
    /// WM-R.55 MUST: the first one is space 0, so the 5th space is five steps after it.
    pub struct FundingSpace(10);
    |number, f| write!(f, "{number}")
}

impl FundingSpace {
    /// The space this many steps further on, at most the last (WM-FUN.4c).
    pub fn further(self, steps: u8) -> FundingSpace {
        FundingSpace(self.0.saturating_add(steps).min(FundingSpace::COUNT as u8 - 1))
    }

    /// This space and all spaces to its left, from the start.
    pub fn up_to(self) -> impl DoubleEndedIterator<Item = FundingSpace> {
        (0..=self.0).map(FundingSpace)
    }
}

game_core::index_type! {
    /// A row of the Subsidy tiles, from the top: `1` to `3`.
    pub struct SubsidyRow(3);
    |number, f| write!(f, "{}", number + 1)
}

game_core::index_type! {
    /// A space for a Subsidy tile, such as `wind 2`: column and row.
    pub struct SubsidyCell(15);
    |number, f| write!(f, "{} {}", Weather::ALL[number / 3], number % 3 + 1)
}

impl SubsidyCell {
    /// The space in this column and row.
    pub const fn of(column: Weather, row: SubsidyRow) -> SubsidyCell {
        SubsidyCell(column as u8 * 3 + row.0)
    }

    /// The spaces of a column, from the top.
    pub fn of_column(column: Weather) -> impl DoubleEndedIterator<Item = SubsidyCell> {
        (0..3).map(move |row| SubsidyCell(column as u8 * 3 + row))
    }

    /// The column of the space.
    pub const fn column(self) -> Weather {
        Weather::ALL[self.0 as usize / 3]
    }

    /// The row of the space.
    pub const fn row(self) -> SubsidyRow {
        SubsidyRow(self.0 % 3)
    }
}

game_core::index_type! {
    /// A section of the Assembly Line, from the top: `1` to `4`.
    pub struct Section(4);
    |number, f| write!(f, "{}", number + 1)
}

game_core::index_type! {
    /// A place within a section of the Assembly Line, from the left: `1` to `3`.
    pub struct SlotPlace(3);
    |number, f| write!(f, "{}", number + 1)
}

game_core::index_type! {
    /// A slot of the Assembly Line, such as `2-3`: section and place.
    pub struct LineSlot(12);
    |number, f| write!(f, "{}-{}", number / 3 + 1, number % 3 + 1)
}

impl LineSlot {
    /// The slots of a section, from the left.
    pub fn of_section(section: Section) -> impl DoubleEndedIterator<Item = LineSlot> {
        (section.0 * 3..section.0 * 3 + 3).map(LineSlot)
    }

    /// The section of the slot.
    pub const fn section(self) -> Section {
        Section(self.0 / 3)
    }
}

game_core::index_type! {
    /// A row of the Office, from the top: `1` to `6`.
    pub struct OfficeRow(6);
    |number, f| write!(f, "{}", number + 1)
}

game_core::index_type! {
    /// A space of the Office, such as `3 lab`: row and colour.
    pub struct OfficeSpace(18);
    |number, f| write!(f, "{} {}", number / 3 + 1, Area::ALL[number % 3])
}

impl OfficeSpace {
    /// The space of a row in this colour.
    pub const fn of(row: OfficeRow, area: Area) -> OfficeSpace {
        OfficeSpace(row.0 * 3 + area as u8)
    }

    /// The spaces of a row, from the left.
    pub fn of_row(row: OfficeRow) -> impl DoubleEndedIterator<Item = OfficeSpace> {
        Area::ALL.into_iter().map(move |area| OfficeSpace::of(row, area))
    }

    /// The row of the space.
    pub const fn row(self) -> OfficeRow {
        OfficeRow(self.0 / 3)
    }

    /// The Main Location of the space's colour.
    pub const fn area(self) -> Area {
        Area::ALL[self.0 as usize % 3]
    }
}

game_core::string_enum! {
    /// One of the two Goal spaces of a colour.
    pub enum GoalHeight {
        /// The one with a choice of benefits.
        Top = "top",
        /// The one with a single benefit.
        Bottom = "bottom",
    }
}

game_core::index_type! {
    /// A space for a Goal tile, such as `lab top`.
    pub struct GoalSpace(6);
    |number, f| write!(f, "{} {}", Area::ALL[number / 2], GoalHeight::ALL[number % 2])
}

impl GoalSpace {
    /// The space of a colour at this height.
    pub const fn of(area: Area, height: GoalHeight) -> GoalSpace {
        GoalSpace(area as u8 * 2 + height as u8)
    }

    /// The colour of the Goal tiles that the space takes.
    pub const fn area(self) -> Area {
        Area::ALL[self.0 as usize / 2]
    }

    /// The height of the space.
    pub const fn height(self) -> GoalHeight {
        GoalHeight::ALL[self.0 as usize % 2]
    }
}

game_core::string_enum! {
    /// A row of the Workshop.
    pub enum WorkshopRow {
        /// Its printed space holds a Chemical.
        Top = "top",
        /// Its printed space holds a Machine Part.
        Middle = "middle",
        /// Its printed space holds a Bot.
        Bottom = "bottom",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads_back<T: Id>() {
        for (index, one) in T::all().enumerate() {
            assert_eq!(one.to_string().parse(), Ok(one));
            assert_eq!(one.index(), index);
        }
        assert_eq!(T::new(T::COUNT), None);
        assert!("".parse::<T>().is_err() && "rain".parse::<T>().is_err());
    }

    #[test]
    fn every_space_has_its_own_text_and_reads_it_back() {
        reads_back::<ActionSpace>();
        reads_back::<BotSpace>();
        reads_back::<ChemicalSpace>();
        reads_back::<FundingSpace>();
        reads_back::<SubsidyCell>();
        reads_back::<LineSlot>();
        reads_back::<OfficeSpace>();
        reads_back::<GoalSpace>();
    }

    #[test]
    fn spaces_know_where_they_are() {
        let space: BotSpace = "rnd sun bottom".parse().expect("a space");
        assert_eq!(space, BotSpace::of(Area::Rnd, Weather::Sun, Position::Third));
        assert_eq!((space.area(), space.weather()), (Area::Rnd, Weather::Sun));
        let space: ActionSpace = "rnd middle".parse().expect("a space");
        assert_eq!(space, ActionSpace::of(Area::Rnd, Position::Second));
        assert_eq!((space.location(), space.position()), (Location::Rnd, Some(Position::Second)));
        assert_eq!(ActionSpace::of_location(Location::Office).count(), 0);
        let space: OfficeSpace = "3 lab".parse().expect("a space");
        assert_eq!(OfficeSpace::of(space.row(), space.area()), space);
        let cell: SubsidyCell = "wind 2".parse().expect("a space");
        assert_eq!(SubsidyCell::of(cell.column(), cell.row()), cell);
    }

    #[test]
    fn a_funding_track_ends_at_its_last_space() {
        let last = FundingSpace::new(9).expect("the last space");
        assert_eq!(last.further(3), last);
        assert_eq!(last.up_to().count(), 10);
    }
}

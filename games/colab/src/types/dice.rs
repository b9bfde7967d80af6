//! Dice and their faces.

use std::fmt;

use game_core::Id;

use super::{Colour, Symbol};

game_core::string_enum! {
    /// The colour of a player's die.
    pub enum DieColour {
        /// A starter die.
        White = "white",
        /// A red resource die.
        Red = "red",
        /// A blue resource die.
        Blue = "blue",
        /// A purple resource die.
        Purple = "purple",
    }
}

impl DieColour {
    /// The die of a colour of resources.
    pub const fn of(colour: Colour) -> DieColour {
        DieColour::ALL[colour as usize + 1]
    }

    /// The colour of its resources; `None` for white dice, which show any symbol.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            DieColour::White => None,
            DieColour::Red => Some(Colour::Red),
            DieColour::Blue => Some(Colour::Blue),
            DieColour::Purple => Some(Colour::Purple),
        }
    }
}

game_core::string_enum! {
    /// The face of a die relative to its colour: the first symbol, the second, or the bare shape,
    /// which stands for either; one of them, or two as two resources of one die.
    pub enum Face {
        /// The first symbol.
        First = "1",
        /// The second symbol.
        Second = "2",
        /// The bare shape.
        Bare = "x",
        /// The first symbol twice.
        FirstTwice = "11",
        /// Both symbols.
        Both = "12",
        /// The second symbol twice.
        SecondTwice = "22",
        /// The first symbol and the bare shape.
        FirstAndBare = "1x",
        /// The second symbol and the bare shape.
        SecondAndBare = "2x",
        /// The bare shape twice.
        BareTwice = "xx",
    }
}

impl Face {
    /// Number of resources, each of which covers one symbol.
    pub const fn resources(self) -> u8 {
        self.word().len() as u8
    }

    /// The face that shows this symbol alone.
    pub const fn of(symbol: Symbol) -> Face {
        if symbol.which() == 0 { Face::First } else { Face::Second }
    }

    /// The ways to use it, as numbers of first and second symbols covered, at least one in all.
    pub const fn covers(self) -> &'static [(u8, u8)] {
        match self {
            Face::First => &[(1, 0)],
            Face::Second => &[(0, 1)],
            Face::Bare => &[(1, 0), (0, 1)],
            Face::FirstTwice => &[(1, 0), (2, 0)],
            Face::Both => &[(1, 0), (0, 1), (1, 1)],
            Face::SecondTwice => &[(0, 1), (0, 2)],
            Face::FirstAndBare => &[(1, 0), (0, 1), (2, 0), (1, 1)],
            Face::SecondAndBare => &[(1, 0), (0, 1), (0, 2), (1, 1)],
            Face::BareTwice => &[(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)],
        }
    }
}

game_core::index_type! {
    /// A die with its face up: `white G`, `red G+S`, `blue B`, `purple U+U`. The letters are those
    /// of the symbols; `R`, `B` and `U` are the bare shapes.
    pub struct Rolled(33);
    |number, f| write_rolled(number, f)
}

fn write_rolled(number: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(number) = number.checked_sub(Symbol::ALL.len()) else {
        return write!(f, "white {}", Symbol::ALL[number].letter());
    };
    let (colour, face) =
        (Colour::ALL[number / Face::ALL.len()], Face::ALL[number % Face::ALL.len()]);
    write!(f, "{colour} ")?;
    for (place, mark) in face.word().chars().enumerate() {
        let letter = match mark {
            '1' => colour.symbols()[0].letter(),
            '2' => colour.symbols()[1].letter(),
            _ => ['R', 'B', 'U'][colour as usize],
        };
        write!(f, "{}{letter}", if place == 0 { "" } else { "+" })?;
    }
    Ok(())
}

impl Rolled {
    /// A white die with this symbol.
    pub fn white(symbol: Symbol) -> Rolled {
        Rolled::new(symbol as usize).unwrap_or_default()
    }

    /// A resource die with this face.
    pub fn coloured(colour: Colour, face: Face) -> Rolled {
        let number = Symbol::ALL.len() + colour as usize * Face::ALL.len() + face as usize;
        Rolled::new(number).unwrap_or_default()
    }

    /// The die.
    pub fn die(self) -> DieColour {
        match self.index().checked_sub(Symbol::ALL.len()) {
            None => DieColour::White,
            Some(number) => DieColour::of(Colour::ALL[number / Face::ALL.len()]),
        }
    }

    /// The colour of its resources.
    pub fn colour(self) -> Colour {
        match self.index().checked_sub(Symbol::ALL.len()) {
            None => Symbol::ALL[self.index()].colour(),
            Some(number) => Colour::ALL[number / Face::ALL.len()],
        }
    }

    /// Its face, relative to that colour.
    pub fn face(self) -> Face {
        match self.index().checked_sub(Symbol::ALL.len()) {
            None => Face::of(Symbol::ALL[self.index()]),
            Some(number) => Face::ALL[number % Face::ALL.len()],
        }
    }

    /// The symbol of a white die; `None` for a resource die.
    pub fn white_symbol(self) -> Option<Symbol> {
        Symbol::new(self.index())
    }

    /// The die as text: `white gear`, `red gear+spark`, `purple eye+diamond`; a triangle, a circle
    /// and a diamond are the bare shapes.
    pub fn words(self) -> String {
        format!("{} {}", self.die(), self.shows())
    }

    /// Its face, as text.
    pub fn shows(self) -> String {
        let colour = self.colour();
        let marks = self.face().word().chars().map(|mark| match mark {
            '1' => colour.symbols()[0].word(),
            '2' => colour.symbols()[1].word(),
            _ => colour.shape(),
        });
        marks.collect::<Vec<_>>().join("+")
    }

    /// Its face, in letters.
    pub fn letters(self) -> String {
        let text = self.to_string();
        text.split(' ').next_back().unwrap_or_default().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_named_by_colour_and_letters() {
        let both = Rolled::coloured(Colour::Red, Face::Both);
        assert_eq!(both.to_string(), "red G+S");
        assert_eq!(Rolled::white(Symbol::Eye).to_string(), "white E");
        assert_eq!(Rolled::coloured(Colour::Purple, Face::BareTwice).letters(), "U+U");
        assert_eq!(both.words(), "red gear+spark");
        assert_eq!(Rolled::white(Symbol::Eye).words(), "white eye");
        assert_eq!(Rolled::coloured(Colour::Blue, Face::SecondAndBare).words(), "blue vial+circle");
        for rolled in Rolled::all() {
            assert_eq!(rolled.to_string().parse(), Ok(rolled));
            assert_eq!(rolled.die().colour().unwrap_or(rolled.colour()), rolled.colour());
        }
    }

    #[test]
    fn a_face_covers_no_more_than_it_shows() {
        for face in Face::ALL {
            let most = face.covers().iter().map(|(first, second)| first + second).max();
            assert_eq!(most, Some(face.resources()), "{face}");
        }
    }
}

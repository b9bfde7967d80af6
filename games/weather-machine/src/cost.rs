//! The language of costs, and collections of Machine Parts.

use std::fmt;
use std::str::FromStr;

use crate::benefit::number;
use crate::types::{Colour, ColourMap, Unknown, Voucher};

/// The cost of an action or a space, besides what its steps demand.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Cost {
    /// Nothing.
    Free,
    /// Vouchers of one type, each replaceable by a Science Voucher (WM-VOU.4).
    Vouchers(Voucher, u8),
    /// Any one Chemical or any one Machine Part (WM-RND.5).
    ChemicalOrPart,
}

impl Cost {
    /// The cost in English, as a noun.
    pub fn words(self) -> String {
        self.in_words(crate::messages::english())
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cost::Free => write!(f, "-"),
            Cost::Vouchers(voucher, count) => write!(f, "voucher {voucher} {count}"),
            Cost::ChemicalOrPart => write!(f, "chemical 1 | part 1"),
        }
    }
}

impl FromStr for Cost {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["-"] => Ok(Cost::Free),
            ["voucher", voucher, count] => Ok(Cost::Vouchers(voucher.parse()?, number(count)?)),
            ["chemical", "1", "|", "part", "1"] => Ok(Cost::ChemicalOrPart),
            _ => Err(Unknown(text.to_string())),
        }
    }
}

/// The maximum number of Machine Parts on one tile.
const MOST_PARTS: u8 = 9;

/// Machine Parts by colour, written as their colours: `green green white`, or `-`.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Parts(pub ColourMap<u8>);

impl Parts {
    /// Number of parts.
    pub fn len(self) -> u8 {
        self.0.0.iter().sum()
    }

    /// Whether there are no parts.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The colour of each part, in the fixed order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, usize::from(self.0[colour])))
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        crate::benefit::joined(f, self.iter(), " ")
    }
}

impl FromStr for Parts {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut parts = Parts::default();
        if text.trim() == "-" {
            return Ok(parts);
        }
        for word in text.split_whitespace() {
            parts.0[word.parse::<Colour>()?] += 1;
            if parts.len() > MOST_PARTS {
                return Err(Unknown(text.to_string()));
            }
        }
        if parts.is_empty() { Err(Unknown(text.to_string())) } else { Ok(parts) }
    }
}

/// A value that may be absent, written as `-`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Maybe<T>(pub(crate) Option<T>);

impl<T: FromStr> FromStr for Maybe<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text == "-" { Ok(Maybe(None)) } else { Ok(Maybe(Some(text.parse()?))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_read_back_what_they_write() {
        for text in ["-", "voucher government 2", "voucher science 1", "chemical 1 | part 1"] {
            assert_eq!(text.parse::<Cost>().map(|cost| cost.to_string()), Ok(text.into()));
        }
        for wrong in ["", "voucher any 1", "voucher lab 0", "chemical 1", "part 1 | chemical 1"] {
            assert!(wrong.parse::<Cost>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_are_written_in_the_fixed_order() {
        let parts: Parts = "pink green pink".parse().expect("parts");
        assert_eq!(parts.to_string(), "green pink pink");
        assert_eq!(parts.len(), 3);
        assert_eq!("-".parse(), Ok(Parts::default()));
        let many = "green ".repeat(300);
        for wrong in ["", "red", &many] {
            assert!(wrong.parse::<Parts>().is_err());
        }
    }
}

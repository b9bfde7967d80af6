use std::fmt;
use std::str::FromStr;

use super::MOST_PRIZES;

/// One act of a seat or one result of chance.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Choice {
    /// The next seat without a favourite is dealt this one, in secret.
    Favourite(u8),
    /// This prize is revealed.
    Prize(u8),
    /// The seat seals this card.
    Bid(u8),
}

impl Choice {
    pub(super) fn every() -> impl Iterator<Item = Choice> {
        [Choice::Favourite, Choice::Prize, Choice::Bid]
            .into_iter()
            .flat_map(|kind: fn(u8) -> Choice| (1..=MOST_PRIZES).map(kind))
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Favourite(prize) => write!(f, "favourite {prize}"),
            Choice::Prize(prize) => write!(f, "prize {prize}"),
            Choice::Bid(card) => write!(f, "bid {card}"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = Choice::every().find(|choice| choice.to_string() == text);
        read.ok_or_else(|| "expected favourite, prize or bid, and a number from 1 to 6".to_string())
    }
}

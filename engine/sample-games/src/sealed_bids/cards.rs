use game_core::Draw;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A set of cards numbered 1 to 7, serialized as a list in rising order.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Cards(u8);

impl Cards {
    /// The cards 1 to `last`.
    pub fn up_to(last: u8) -> Self {
        (1..=last).fold(Cards::default(), Cards::with)
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    pub fn contains(self, card: u8) -> bool {
        self.0 & bit(card) != 0
    }

    /// These cards and one more.
    #[must_use]
    pub fn with(self, card: u8) -> Self {
        Cards(self.0 | bit(card))
    }

    /// These cards without one.
    #[must_use]
    pub fn without(self, card: u8) -> Self {
        Cards(self.0 & !bit(card))
    }

    /// The cards in rising order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..8).filter(move |&card| self.contains(card))
    }

    /// Removes a card at random, all equally likely; `None` if there is none.
    pub fn take_any(&mut self, dice: &mut impl Draw) -> Option<u8> {
        let count = self.iter().count() as u32;
        let card = self.iter().nth(dice.below(count) as usize)?;
        *self = self.without(card);
        Some(card)
    }

    /// Whether each of these cards is in exactly one of the parts, and there are no others in them.
    pub fn is_partition(self, parts: &[Cards]) -> bool {
        let count: u32 = parts.iter().map(|part| part.0.count_ones()).sum();
        let union = parts.iter().fold(0, |all, part| all | part.0);
        union == self.0 && count == self.0.count_ones()
    }
}

/// No bit for a number that is not a card.
fn bit(card: u8) -> u8 {
    if (1..8).contains(&card) { 1 << card } else { 0 }
}

impl From<Cards> for Vec<u8> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for Cards {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Self, String> {
        let cards = list.iter().fold(Cards::default(), |cards, &card| cards.with(card));
        if cards.iter().eq(list.iter().copied()) {
            return Ok(cards);
        }
        Err(format!("expected a rising list of cards from 1 to 7, found {list:?}"))
    }
}

//! Maps places on the board to choices.

use std::collections::BTreeMap;

use game_core::Description;

/// Separates the names of places in one attribute; a name may be several words.
pub const BETWEEN_PLACES: &str = "|";

/// Which places stand for which legal choices.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    first: BTreeMap<String, Vec<usize>>,
    asks: bool,
}

impl Marks {
    /// The marks for a list of choices; each choice marks the first of its places.
    pub fn of<'a>(choices: impl IntoIterator<Item = &'a Description>) -> Self {
        let mut first: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let mut asks = false;
        for (number, choice) in choices.into_iter().enumerate() {
            asks = true;
            if let Some(place) = choice.places.first() {
                first.entry(place.clone()).or_default().push(number);
            }
        }
        Marks { first, asks }
    }

    /// Whether there is a choice at all. Only then does a drawing show what would come next: while
    /// something is told, it would be taken for what happens.
    pub fn asks(&self) -> bool {
        self.asks
    }

    /// The numbers of the choices that a click on `place` can make, for its `data-can`; `None` if
    /// there are none.
    pub fn can(&self, place: &str) -> Option<String> {
        let numbers = self.first.get(place)?;
        Some(numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" "))
    }
}

//! How far a level scales down its simulation budget where it goes by a model.

/// What part of its simulations a level does in games in which it goes by a model. Few are
/// worth many by hand there: so a level answers sooner and stays about as strong as its name says
/// elsewhere, instead of winning more. Hints and curves do all of theirs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SimulationScale {
    /// One of so many, 1 or more.
    pub one_of: u32,
    /// And at least so many, for the lowest levels.
    pub least: u32,
}

impl SimulationScale {
    /// How many simulations that is of a level that does so many by hand; never more than those.
    ///
    /// ```
    /// use game_core::SimulationScale;
    ///
    /// let portion = SimulationScale { one_of: 10, least: 5 };
    /// assert_eq!([1, 40, 400].map(|by_hand| portion.of(by_hand)), [1, 5, 40]);
    /// ```
    pub fn of(self, by_hand: u32) -> u32 {
        (by_hand / self.one_of).max(self.least).min(by_hand)
    }
}

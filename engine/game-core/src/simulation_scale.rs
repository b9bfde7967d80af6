//! How far a level scales down its simulation budget in games with a model.

/// How far a level scales down its simulation budget where it uses a model. A few simulations are
/// worth many there, so a level answers sooner and stays about as strong as its name suggests,
/// instead of getting stronger. Hints and win-probability charts use their full budget.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SimulationScale {
    /// The divisor of the budget, at least 1.
    pub one_of: u32,
    /// The smallest scaled budget, which matters for the lowest levels.
    pub least: u32,
}

impl SimulationScale {
    /// The scaled budget, given the number of simulations without a model; never more than that.
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

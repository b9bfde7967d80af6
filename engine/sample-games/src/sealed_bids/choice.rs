/// The greatest number of prizes.
pub const MOST_PRIZES: u8 = 6;

game_core::choices! {
    /// One act of a seat or one result of chance.
    pub enum Choice {
        /// The next seat without a favourite is dealt this one, in secret.
        Favourite(prize: u8 in 1..=MOST_PRIZES) = "favourite {}",
        /// This prize is revealed.
        Prize(prize: u8 in 1..=MOST_PRIZES) = "prize {}",
        /// The seat seals this card.
        Bid(card: u8 in 1..=MOST_PRIZES) = "bid {}",
    }
}

use game_core::ValidationError;

use super::{Cards, MOST_PRIZES, SealedBids, State};

impl SealedBids {
    /// Every reason why this cannot be a position of the game.
    pub(super) fn errors(&self) -> Vec<ValidationError> {
        let State { deck, prize, hands, bids, won, unsold, favourites } = &self.state;
        let mut found = Vec::new();
        let mut must = |holds: bool, at: &str, why: &str| {
            if !holds {
                found.push(ValidationError::new(at, why));
            }
        };
        if !(3..=MOST_PRIZES).contains(&self.options.prizes) {
            must(false, "options", "expected 3 to 6 prizes");
            return found;
        }
        let all = self.prizes();
        let sale = prize.map_or(Cards::default(), |prize| Cards::default().with(prize));
        must(prize.is_none_or(|prize| all.contains(prize)), "prize", "there is no such prize");
        let prizes = [*deck, sale, won[0], won[1], *unsold];
        must(all.is_partition(&prizes), "prizes", "each prize must be in exactly one place");
        let started = prize.is_some() || *deck != all;
        let dealt = favourites.iter().flatten().count();
        must(dealt == 2 || !started, "favourites", "they are dealt before the first sale");
        must(favourites[0].is_some() || favourites[1].is_none(), "favourites", "seat 1 is first");
        must(dealt < 2 || favourites[0] != favourites[1], "favourites", "they must differ");
        let known = favourites.iter().flatten().all(|&favourite| all.contains(favourite));
        must(known, "favourites", "there is no such prize");
        must(prize.is_some() || *bids == [None; 2], "bids", "nothing is for sale");
        must(bids[1].is_none(), "bids", "seat 2 bids last, and then the bids are opened");
        let left = deck.iter().count() + usize::from(prize.is_some());
        for (hand, bid) in hands.iter().zip(bids) {
            let in_hand = bid.is_none_or(|card| all.contains(card) && !hand.contains(card));
            let within = hand.iter().all(|card| all.contains(card));
            must(in_hand && within, "hands", "each card must be in exactly one place");
            let count = hand.iter().count() + usize::from(bid.is_some());
            must(count == left, "hands", "as many cards as prizes must be left");
        }
        must(left != 1, "deck", "the last sale needs no choice, and is over at once");
        found
    }
}

use game_core::Dice;

/// What is drawn from the seed of a game beside its luck. Each of them has a seed of its own, so
/// that nobody who thinks draws what chance will answer ([`KeyedChance`](crate::KeyedChance)).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stream {
    /// The player at this place of the line-up; the first also where one plays every seat.
    Player(usize),
    /// What is thought before this entry of the log, by a search for a hint or by a bot that begins
    /// to think there.
    Search(usize),
    /// What such a search thinks when it evaluates the same entry once more.
    Recheck(usize),
    /// Where a player explores in a game from which others learn, and what of it they see.
    SelfPlay,
    /// What chance answers a bot that plays a game without a seed.
    Table,
}

impl Stream {
    /// The seed of this stream in the game with that seed.
    pub fn of(self, seed: u64) -> u64 {
        let (domain, nth): (&[u8; 8], usize) = match self {
            Stream::Player(place) => (b"a player", place),
            Stream::Search(entry) => (b"thoughts", entry),
            Stream::Recheck(entry) => (b"recheck ", entry),
            Stream::SelfPlay => (b"drilling", 0),
            Stream::Table => (b"at table", 0),
        };
        let key = Dice::keyed(u64::from_be_bytes(*domain), seed).next_u64();
        Dice::keyed(key, nth as u64).next_u64()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Of a thousand games nobody has the seed of anybody else, of another game's either; and no
    /// stream begins as the luck of its game does.
    #[test]
    fn nobody_shares_a_seed_with_anybody_nor_with_luck() {
        let mut seeds = BTreeSet::new();
        let mut draws = BTreeSet::new();
        let mut count = 0;
        for game in 0..1_000 {
            let streams = (0..4).map(Stream::Player).chain((0..9).map(Stream::Search));
            let streams = streams.chain((0..9).map(Stream::Recheck)).chain([Stream::Table]);
            seeds.insert(game);
            draws.extend((0..20).map(|nth| Dice::keyed(game, nth).next_u64()));
            for stream in streams {
                let seed = stream.of(game);
                seeds.insert(seed);
                draws.insert(Dice::new(seed).next_u64());
                draws.insert(Dice::keyed(seed, 0).next_u64());
                count += 1;
            }
        }
        assert_eq!((seeds.len(), draws.len()), (1_000 + count, 20_000 + 2 * count));
    }
}

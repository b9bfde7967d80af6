use game_core::Dice;

/// Random streams derived from the seed of a game, apart from its chance source. Each has its own
/// seed, so that no player draws what chance will answer ([`KeyedChance`](crate::KeyedChance)).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stream {
    /// The player at this index of the line-up; the first also if one player plays every seat.
    Player(usize),
    /// The search before this log entry, for a hint or by a bot that starts to think there.
    Search(usize),
    /// A second search that evaluates the same entry again.
    Recheck(usize),
    /// In a self-play game: exploration moves, and which positions become samples.
    SelfPlay,
    /// Chance for a bot in a game without a seed.
    Table,
}

impl Stream {
    /// The seed of this stream in a game with this seed.
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

    /// In a thousand games no two streams share a seed, within a game or across games, and no
    /// stream begins like the chance source of its game.
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

/// A source of random numbers, passed in by whoever answers for chance. Games own none.
pub trait Draw {
    /// A number from 0 to `bound - 1`, all equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// The generator behind every seed: xoshiro256++ seeded by SplitMix64.
///
/// Its values are part of the save format and must never change; the tests pin them.
#[derive(Clone, Debug)]
pub struct Dice {
    state: [u64; 4],
}

impl Dice {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Self {
        let mut mix = seed;
        Dice { state: std::array::from_fn(|_| split_mix(&mut mix)) }
    }

    /// The generator for the `nth` chance turn of a game with this seed, so that undo and redo get
    /// the same luck.
    pub fn keyed(seed: u64, nth: u64) -> Self {
        let mut mix = seed;
        let key = split_mix(&mut mix);
        Dice::new(key ^ nth.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.state;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let t = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= t;
        *d = d.rotate_left(45);
        result
    }
}

impl Draw for Dice {
    // Lemire's multiplication method, with rejection so that the distribution is exact.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let mut wide = u64::from((self.next_u64() >> 32) as u32) * u64::from(bound);
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from((self.next_u64() >> 32) as u32) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    // Published first values of SplitMix64 from state 0; a change here breaks saves.
    #[test]
    fn split_mix_has_its_published_values() {
        let mut state = 0;
        assert_eq!(split_mix(&mut state), 0xe220_a839_7b1d_cdaf);
        assert_eq!(split_mix(&mut state), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(split_mix(&mut state), 0x06c4_5d18_8009_454f);
    }

    // Published first values of xoshiro256++ from state [1, 2, 3, 4].
    #[test]
    fn xoshiro_has_its_published_values() {
        let mut dice = Dice { state: [1, 2, 3, 4] };
        let first: Vec<u64> = (0..4).map(|_| dice.next_u64()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn every_number_below_the_bound_is_about_as_likely() {
        let mut dice = Dice::keyed(7, 3);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_same_key_gives_the_same_luck_and_another_key_another() {
        let first = |seed, nth| Dice::keyed(seed, nth).next_u64();
        assert_eq!(first(1, 2), first(1, 2));
        assert_ne!(first(1, 2), first(2, 1));
    }
}

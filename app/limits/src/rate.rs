//! Limits of what happens in a time.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;
use governor::clock::{Clock, DefaultClock, Reference as _};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;

use crate::Wait;

type Governor<K, C> =
    governor::RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// From how many keys on those that may do as much as anybody are forgotten.
const MANY: usize = 10_000;

/// What may happen in a time: at most `times` at once, which come back evenly over `within`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rate {
    /// How often, or how much.
    pub times: NonZeroU32,
    /// In which time.
    pub within: Duration,
}

impl Rate {
    /// So much a minute.
    pub fn a_minute(times: NonZeroU32) -> Self {
        Rate { times, within: Duration::from_secs(60) }
    }

    /// So much an hour.
    pub fn an_hour(times: NonZeroU32) -> Self {
        Rate { times, within: Duration::from_secs(3_600) }
    }

    fn quota(self) -> Quota {
        let each = self.within / self.times.get();
        // A period of no time does not occur: it has at most 2^32 parts, and is minutes long.
        let quota = Quota::with_period(each).unwrap_or(Quota::per_second(self.times));
        quota.allow_burst(self.times)
    }
}

/// Counts what happens in a time, separately for each key, such as a person or an address.
pub struct RateLimiter<K: Clone + Eq + Hash, C: Clock + Clone = DefaultClock> {
    governor: Governor<K, C>,
    clock: C,
    most: NonZeroU32,
}

impl<K: Clone + Eq + Hash> RateLimiter<K> {
    /// Nothing has happened yet, by the clock of this computer.
    pub fn new(rate: Rate) -> Self {
        RateLimiter::with_clock(rate, DefaultClock::default())
    }
}

impl<K: Clone + Eq + Hash, C: Clock + Clone> RateLimiter<K, C> {
    /// The same by another clock.
    pub fn with_clock(rate: Rate, clock: C) -> Self {
        let store = HashMapStateStore::default();
        let governor = Governor::new(rate.quota(), store, clock.clone());
        RateLimiter { governor, clock, most: rate.times }
    }

    /// Counts one more.
    ///
    /// # Errors
    ///
    /// How long to wait; it is not counted then.
    pub fn count(&self, key: &K) -> Result<(), Wait> {
        self.count_many(key, NonZeroU32::MIN)
    }

    /// Counts several at once. What is more than may ever happen at once counts as that.
    ///
    /// # Errors
    ///
    /// As [`RateLimiter::count`].
    pub fn count_many(&self, key: &K, number: NonZeroU32) -> Result<(), Wait> {
        if self.governor.len() > MANY {
            self.governor.retain_recent();
        }
        match self.governor.check_key_n(key, number.min(self.most)) {
            Ok(Ok(())) | Err(_) => Ok(()),
            Ok(Err(not_until)) => {
                let now = self.clock.now();
                let wait: Duration = not_until.earliest_possible().duration_since(now).into();
                Err(Wait::new(wait))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;

    fn three_a_minute() -> (RateLimiter<u8, FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        let rate = Rate::a_minute(NonZeroU32::new(3).expect("three"));
        (RateLimiter::with_clock(rate, clock.clone()), clock)
    }

    #[test]
    fn a_limit_is_met_refuses_says_how_long_and_is_free_again_after_that() {
        let (limiter, clock) = three_a_minute();
        for _ in 0..3 {
            assert_eq!(limiter.count(&1), Ok(()));
        }
        let wait = limiter.count(&1).expect_err("it is met");
        assert_eq!(wait.seconds(), 20);
        assert_eq!(limiter.count(&2), Ok(()), "another key has a limit of its own");
        clock.advance(Duration::from_secs(wait.seconds() - 1));
        assert_eq!(limiter.count(&1).map_err(Wait::seconds), Err(1), "a refusal costs nothing");
        clock.advance(Duration::from_secs(1));
        assert_eq!(limiter.count(&1), Ok(()));
        clock.advance(Duration::from_secs(60));
        assert_eq!(limiter.count_many(&1, NonZeroU32::new(3).expect("three")), Ok(()));
    }

    #[test]
    fn more_than_ever_fits_counts_as_all_that_does() {
        let (limiter, clock) = three_a_minute();
        let much = NonZeroU32::MAX;
        assert_eq!(limiter.count_many(&1, much), Ok(()));
        assert_eq!(limiter.count_many(&1, much).map_err(Wait::seconds), Err(60));
        clock.advance(Duration::from_secs(60));
        assert_eq!(limiter.count_many(&1, much), Ok(()));
    }

    #[test]
    fn keys_that_are_free_again_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let rate = Rate::a_minute(NonZeroU32::new(3).expect("three"));
        let limiter: RateLimiter<usize, _> = RateLimiter::with_clock(rate, clock.clone());
        for key in 0..=MANY {
            assert_eq!(limiter.count(&key), Ok(()));
        }
        clock.advance(Duration::from_secs(120));
        assert_eq!(limiter.count(&0), Ok(()));
        assert!(limiter.governor.len() <= 1, "{}", limiter.governor.len());
    }
}

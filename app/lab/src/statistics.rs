use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Integers with the number of times that each occurred.
///
/// Mean, deviation and quantiles are exact, and the sum of two tallies does not depend on the order
/// of addition.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(from = "BTreeMap<i64, u64>", into = "BTreeMap<i64, u64>")]
pub struct Tally {
    seen: BTreeMap<i64, u64>,
    count: u64,
}

impl From<BTreeMap<i64, u64>> for Tally {
    fn from(seen: BTreeMap<i64, u64>) -> Self {
        let count = seen.values().sum();
        Tally { seen, count }
    }
}

impl From<Tally> for BTreeMap<i64, u64> {
    fn from(tally: Tally) -> Self {
        tally.seen
    }
}

impl Tally {
    /// Adds a number.
    pub fn note(&mut self, number: i64) {
        self.note_times(number, 1);
    }

    /// Adds a number `times` times.
    pub fn note_times(&mut self, number: i64, times: u64) {
        *self.seen.entry(number).or_default() += times;
        self.count += times;
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Tally) {
        for (&number, &times) in &other.seen {
            *self.seen.entry(number).or_default() += times;
        }
        self.count += other.count;
    }

    /// The numbers in ascending order, each with its count.
    pub fn seen(&self) -> impl Iterator<Item = (i64, u64)> {
        self.seen.iter().map(|(&number, &times)| (number, times))
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 if empty.
    pub fn mean(&self) -> f64 {
        let sum: i128 =
            self.seen.iter().map(|(&n, &times)| i128::from(n) * i128::from(times)).sum();
        if self.count == 0 { 0.0 } else { sum as f64 / self.count as f64 }
    }

    /// The sample standard deviation; 0 for fewer than two numbers.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let squares: f64 =
            self.seen.iter().map(|(&n, &times)| (n as f64 - mean).powi(2) * times as f64).sum();
        (squares / (self.count - 1) as f64).sqrt()
    }

    /// The smallest number that at least this share (0 to 1) do not exceed; 0 if empty.
    pub fn quantile(&self, share: f64) -> i64 {
        let rank = ((share * self.count as f64).ceil() as u64).clamp(1, self.count.max(1));
        let mut below = 0;
        for (&number, &times) in &self.seen {
            below += times;
            if below >= rank {
                return number;
            }
        }
        0
    }

    /// The minimum; 0 if empty.
    pub fn least(&self) -> i64 {
        self.seen.first_key_value().map_or(0, |(&number, _)| number)
    }

    /// The maximum; 0 if empty.
    pub fn greatest(&self) -> i64 {
        self.seen.last_key_value().map_or(0, |(&number, _)| number)
    }
}

/// A share with its confidence interval, all from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The observed share.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The Wilson score interval at 95 %, for `hits` out of `all`. Unlike the textbook interval it
/// stays within 0 and 1 and is reliable for few trials and for shares near the ends.
pub fn wilson(hits: u64, all: u64) -> Interval {
    const Z: f64 = 1.959_963_984_540_054;
    if all == 0 {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let n = all as f64;
    let share = hits as f64 / n;
    let shrink = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / shrink;
    let half = Z / shrink * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let low = if hits == 0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if hits == all { 1.0 } else { (centre + half).min(1.0) };
    Interval { share, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(numbers: &[i64]) -> Tally {
        let mut tally = Tally::default();
        numbers.iter().for_each(|&number| tally.note(number));
        tally
    }

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found}, expected {expected}");
    }

    #[test]
    fn a_tally_knows_mean_deviation_and_quantiles() {
        let tally = tally(&[2, 4, 4, 4, 5, 5, 7, 9]);
        close(tally.mean(), 5.0);
        close(tally.deviation(), 2.138_09);
        assert_eq!((tally.least(), tally.greatest(), tally.count()), (2, 9, 8));
        let shares = [0.0, 0.125, 0.13, 0.5, 0.75, 0.95, 1.0];
        assert_eq!(shares.map(|share| tally.quantile(share)), [2, 2, 4, 4, 5, 9, 9]);
    }

    #[test]
    fn a_tally_of_nothing_and_of_one_is_no_trouble() {
        let nothing = Tally::default();
        assert_eq!((nothing.quantile(0.5), nothing.mean(), nothing.deviation()), (0, 0.0, 0.0));
        let one = tally(&[-3]);
        assert_eq!((one.quantile(0.5), one.mean(), one.deviation()), (-3, -3.0, 0.0));
    }

    #[test]
    fn tallies_add_up_in_any_order() {
        let (one, two) = (tally(&[1, 5, 5]), tally(&[-2, 5]));
        let (mut left, mut right) = (one.clone(), two.clone());
        left.add(&two);
        right.add(&one);
        assert_eq!(left, right);
        assert_eq!(left, tally(&[5, 5, 5, 1, -2]));
    }

    #[test]
    fn wilson_intervals_agree_with_published_ones() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (hits, all, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson(hits, all);
            close(interval.low, low);
            close(interval.high, high);
            close(interval.share, hits as f64 / all as f64);
        }
        assert_eq!(wilson(20, 20).high, 1.0);
        assert_eq!(wilson(0, 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }
}

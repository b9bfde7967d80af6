use serde::Serialize;

use crate::Tally;

/// Maximum number of bars.
const MOST_BARS: i64 = 24;

/// How often numbers occurred, in ranges of equal width.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Histogram {
    /// What was counted: `entries`, `decisions`, `rounds`, `choices` or `points`.
    pub of: String,
    /// The party whose points were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub party: Option<String>,
    /// The smallest number of the first range.
    pub from: i64,
    /// Width of a range: 1, 2 or 5, or one of these times a power of ten.
    pub width: i64,
    /// How many numbers were in each range, from the first to the last non-empty one.
    pub counts: Vec<u64>,
}

impl Histogram {
    /// The histogram of a tally, with ranges that begin at multiples of their width; `None` for an
    /// empty one.
    pub fn new(of: &str, party: Option<&str>, noted: &Tally) -> Option<Histogram> {
        if noted.count() == 0 {
            return None;
        }
        let (least, greatest) = (noted.least(), noted.greatest());
        let bars = |width: i64| greatest.div_euclid(width) - least.div_euclid(width) + 1;
        let widths = (0..).flat_map(|noughts| [1, 2, 5].map(|digit| digit * 10_i64.pow(noughts)));
        let width = widths.take(50).find(|&width| bars(width) <= MOST_BARS).unwrap_or(i64::MAX);
        let first = least.div_euclid(width);
        let mut counts = vec![0; bars(width) as usize];
        for (number, times) in noted.seen() {
            counts[(number.div_euclid(width) - first) as usize] += times;
        }
        let (of, party) = (of.to_string(), party.map(String::from));
        Some(Histogram { of, party, from: first * width, width, counts })
    }

    /// The ranges in words, such as `40` or `40 to 44`, each with its count.
    pub fn ranges(&self) -> impl Iterator<Item = (String, u64)> {
        let (mut from, width) = (self.from, self.width);
        self.counts.iter().map(move |&count| {
            let last = from + width - 1;
            let words = if width == 1 { from.to_string() } else { format!("{from} to {last}") };
            from += width;
            (words, count)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i64]) -> Histogram {
        let mut tally = Tally::default();
        numbers.iter().for_each(|&number| tally.note(number));
        Histogram::new("points", Some("red"), &tally).expect("something was noted")
    }

    /// Ranges are round and hold every number once, and those below 0 have the same width.
    #[test]
    fn a_histogram_has_few_and_round_ranges() {
        let narrow = of(&[3, 3, 5]);
        assert_eq!((narrow.from, narrow.width, narrow.counts), (3, 1, vec![2, 0, 1]));
        let wide = of(&[-1, 0, 4, 5, 99]);
        assert_eq!((wide.from, wide.width, wide.counts.len()), (-5, 5, 21));
        assert_eq!(wide.counts[..3], [1, 2, 1]);
        assert_eq!(wide.ranges().nth(1), Some(("0 to 4".to_string(), 2)));
        assert_eq!(wide.ranges().last(), Some(("95 to 99".to_string(), 1)));
        let far = of(&[7, 123_456]);
        assert!(far.counts.len() <= 24 && far.counts.iter().sum::<u64>() == 2, "{far:?}");
        assert_eq!(Histogram::new("points", None, &Tally::default()), None);
    }
}

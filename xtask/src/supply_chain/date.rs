//! Calendar dates, as far as an age needs them.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A date, counted in days from 1 January 1970.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Date(i64);

impl Date {
    /// Today, by the clock of this machine.
    pub(super) fn today() -> Date {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Date(i64::try_from(since.as_secs() / 86_400).unwrap_or(0))
    }

    /// Parses a date such as `2026-08-21`.
    pub(super) fn parse(text: &str) -> Option<Date> {
        let mut parts = text.split('-').map(|part| part.parse::<i64>().ok());
        let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
        let fits = (1..=12).contains(&month) && (1..=31).contains(&day) && parts.next().is_none();
        // Years begin in March, so that a leap day is the last day of its year.
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        let days =
            365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
        fits.then_some(Date(days - 719_468))
    }

    /// Number of days from an earlier date to this one.
    pub(super) fn since(self, earlier: Date) -> i64 {
        self.0 - earlier.0
    }
}

/// An age in days.
pub(super) struct Days(pub(super) i64);

impl fmt::Display for Days {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 1 { f.write_str("1 day") } else { write!(f, "{} days", self.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_across_leap_years() {
        let day = |text| Date::parse(text).expect("a day");
        assert_eq!(day("1970-01-01"), Date(0));
        assert_eq!(day("2024-03-01").since(day("2024-02-28")), 2);
        assert_eq!(day("2026-01-01").since(day("2025-01-01")), 365);
        assert_eq!(day("2000-01-01"), Date(10_957));
        assert_eq!(
            [Date::parse("2026-13-01"), Date::parse("soon"), Date::parse("2026-1")],
            [None; 3]
        );
    }
}

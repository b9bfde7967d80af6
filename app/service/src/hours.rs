//! When the time of a person does not count: nights and weekends.

use serde::{Deserialize, Serialize};

const DAY: i64 = 86_400;
const WEEK: i64 = 7 * DAY;

/// The longest night, in minutes: something is left of every day.
const LONGEST_NIGHT: i64 = 16 * 60;

/// The hours that a person keeps free of games, by a clock that is always as far from UTC.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct Hours {
    /// How far the person's clock is ahead of UTC, in minutes.
    pub offset: i64,
    /// The night, from and until a minute of the day.
    pub night: Option<(i64, i64)>,
    /// Whether Saturday and Sunday are left out.
    pub weekend: bool,
}

impl Hours {
    /// The hours of a stored text; every hour counts if it is empty or of a version that is not
    /// known.
    pub fn read(text: &str) -> Self {
        serde_json::from_str::<Hours>(text).map(Hours::checked).unwrap_or_default()
    }

    /// The text to store; empty if every hour counts at UTC.
    pub fn text(&self) -> String {
        match *self == Hours::default() {
            true => String::new(),
            false => serde_json::to_string(self).unwrap_or_default(),
        }
    }

    /// The same without what cannot be: an offset that no place has, or a night that leaves too
    /// little of the day.
    #[must_use]
    pub fn checked(self) -> Self {
        let offset = self.offset.clamp(-12 * 60, 14 * 60);
        let is_night = |(from, to): &(i64, i64)| {
            let length = (to - from).rem_euclid(24 * 60);
            (0..24 * 60).contains(from)
                && (0..24 * 60).contains(to)
                && (1..=LONGEST_NIGHT).contains(&length)
        };
        Hours { offset, night: self.night.filter(is_night), ..self }
    }

    /// How many seconds count from one time until another, both in seconds since 1970; none if the
    /// second is not later.
    pub fn counted(&self, from: i64, until: i64) -> i64 {
        if until <= from {
            return 0;
        }
        let weeks = (until - from) / WEEK;
        let whole = if weeks == 0 { 0 } else { weeks * self.counted_days(from, from + WEEK) };
        whole + self.counted_days(from + weeks * WEEK, until)
    }

    /// The first time from `from` on until which so many seconds count.
    pub fn after(&self, from: i64, seconds: i64) -> i64 {
        if seconds <= 0 {
            return from;
        }
        let each = self.counted_days(from, from + WEEK);
        // A whole week less than it may take, so that what is left is found day by day.
        let weeks = (seconds - 1) / each;
        let (mut now, mut left) = (from + weeks * WEEK, seconds - weeks * each);
        loop {
            for (begins, ends) in self.open(self.day(now)) {
                let begins = begins.max(now);
                if begins < ends && ends - begins >= left {
                    return begins + left;
                }
                left -= (ends - begins).max(0);
            }
            now = self.midnight(self.day(now) + 1);
        }
    }

    /// The day, counted from 1970, on this person's calendar.
    fn day(&self, time: i64) -> i64 {
        (time + 60 * self.offset).div_euclid(DAY)
    }

    /// When a day begins.
    fn midnight(&self, day: i64) -> i64 {
        day * DAY - 60 * self.offset
    }

    /// What counts of a day, from and until a time; an empty part begins and ends at once.
    fn open(&self, day: i64) -> [(i64, i64); 2] {
        let midnight = self.midnight(day);
        // The first of January 1970 was a Thursday.
        let is_weekend = (day + 3).rem_euclid(7) >= 5;
        let parts = match self.night {
            _ if self.weekend && is_weekend => [(0, 0), (0, 0)],
            None => [(0, 24 * 60), (0, 0)],
            Some((from, to)) if from < to => [(0, from), (to, 24 * 60)],
            Some((from, to)) => [(to, from), (0, 0)],
        };
        parts.map(|(from, to)| (midnight + 60 * from, midnight + 60 * to))
    }

    /// As [`Hours::counted`], day by day.
    fn counted_days(&self, from: i64, until: i64) -> i64 {
        let days = self.day(from)..=self.day(until);
        let parts = days.flat_map(|day| self.open(day));
        parts.map(|(begins, ends)| (ends.min(until) - begins.max(from)).max(0)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3600;
    /// Friday, 4 December 2026, midnight in UTC.
    const FRIDAY: i64 = 1_796_342_400;

    fn hours(offset: i64, night: Option<(i64, i64)>, weekend: bool) -> Hours {
        Hours { offset, night, weekend }
    }

    /// From ten in the evening until seven.
    const NIGHT: Option<(i64, i64)> = Some((22 * 60, 7 * 60));

    #[test]
    fn a_night_over_midnight_does_not_count_to_the_second() {
        let sleeps = hours(0, NIGHT, false);
        let at = |hour: i64, second: i64| FRIDAY + hour * HOUR + second;
        assert_eq!(sleeps.counted(at(21, 3599), at(22, 0)), 1);
        assert_eq!(sleeps.counted(at(22, 0), at(31, 0)), 0);
        assert_eq!(sleeps.counted(at(23, 0), at(31, 1)), 1);
        assert_eq!(sleeps.counted(at(12, 0), at(36, 0)), 15 * HOUR);
        assert_eq!(sleeps.after(at(21, 0), HOUR), at(22, 0), "it is used up as the night begins");
        assert_eq!(sleeps.after(at(21, 0), HOUR + 1), at(31, 1));
        assert_eq!(sleeps.after(at(23, 0), 1), at(31, 1));
    }

    #[test]
    fn a_night_within_a_day_and_an_offset_are_by_the_persons_own_clock() {
        let sleeps = hours(0, Some((60, 6 * 60)), false);
        assert_eq!(sleeps.counted(FRIDAY, FRIDAY + 24 * HOUR), 19 * HOUR);
        assert_eq!(sleeps.after(FRIDAY, HOUR + 1), FRIDAY + 6 * HOUR + 1);
        // At half past five hours ahead, ten in the evening is half past four in the afternoon.
        let india = hours(330, NIGHT, false);
        let night = FRIDAY + 16 * HOUR + 1800;
        assert_eq!(india.counted(night - 1, night + 1), 1);
        assert_eq!(india.after(night, 1), night + 9 * HOUR + 1);
    }

    #[test]
    fn a_weekend_begins_and_ends_at_the_persons_midnight() {
        for offset in [-480, 0, 60, 840] {
            let rests = hours(offset, None, true);
            let saturday = FRIDAY + 24 * HOUR - 60 * offset;
            let monday = saturday + 48 * HOUR;
            assert_eq!(rests.counted(saturday - 1, saturday), 1, "{offset}");
            assert_eq!(rests.counted(saturday, monday), 0, "{offset}");
            assert_eq!(rests.counted(saturday - 5, monday + 7), 12, "{offset}");
            assert_eq!(rests.after(saturday - 5, 5), saturday, "{offset}");
            assert_eq!(rests.after(saturday - 5, 6), monday + 1, "{offset}");
        }
        let both = hours(0, NIGHT, true);
        let friday_evening = FRIDAY + 22 * HOUR;
        let monday_morning = FRIDAY + 3 * 24 * HOUR + 7 * HOUR;
        assert_eq!(both.counted(friday_evening, monday_morning), 0);
        assert_eq!(both.after(friday_evening - 1, 2), monday_morning + 1);
    }

    #[test]
    fn what_counts_and_until_when_fit_together_however_long_it_takes() {
        let all = [
            Hours::default(),
            hours(0, NIGHT, false),
            hours(-210, NIGHT, true),
            hours(840, Some((60, 17 * 60)), true),
            hours(0, None, true),
        ];
        for hours in all {
            for from in [FRIDAY, FRIDAY + 79_321, FRIDAY + 170_000, 0, -5_000_000] {
                for seconds in [1, 59, 3_600, 86_400, 259_201, 604_800, 31_536_000] {
                    let until = hours.after(from, seconds);
                    assert_eq!(hours.counted(from, until), seconds, "{hours:?} {from} {seconds}");
                    assert_eq!(hours.counted(from, until - 1), seconds - 1, "the first such time");
                    let middle = from + (until - from) / 3;
                    let parts = hours.counted(from, middle) + hours.counted(middle, until);
                    assert_eq!(parts, seconds, "nothing is lost where it is parted");
                }
                assert_eq!(hours.after(from, 0), from);
                assert_eq!(hours.counted(from, from - 1), 0, "time that runs backwards is none");
            }
        }
    }

    #[test]
    fn hours_are_read_as_written_and_none_take_the_whole_day() {
        let kept = hours(330, NIGHT, true);
        assert_eq!(Hours::read(&kept.text()), kept);
        assert_eq!(Hours::default().text(), "");
        for wrong in ["", "[", "{\"night\":[0,1380]}", "{\"night\":[5,5]}", "{\"night\":[-1,9]}"] {
            assert_eq!(Hours::read(wrong), Hours::default(), "{wrong}");
        }
        assert_eq!(hours(9_000, None, false).checked().offset, 840);
    }
}

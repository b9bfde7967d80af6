//! How much time is left at a table, and the fields that limit it.

use game_core::Seat;
use i18n::{Locale, joined, message};
use maud::{Markup, html};
use play::DynSession;

/// The values of the field that says how much time there is: none, so many seconds for each turn,
/// or so many in all and so many more with each further turn.
pub const CLOCKS: &[&str] = &[
    "none",
    "turn-3600",
    "turn-43200",
    "turn-86400",
    "turn-172800",
    "turn-259200",
    "turn-604800",
    "bank-3600-300",
    "bank-259200-21600",
    "bank-604800-43200",
    "bank-1209600-86400",
];

const MINUTE: i64 = 60;
const HOUR: i64 = 3600;
const DAY: i64 = 86_400;

/// The clocks of a game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct TableClock {
    /// The seat whose turn it is.
    pub turn: Option<Seat>,
    /// How many seconds pass until its time runs out; `None` if its clock stands.
    pub runs_out_in: Option<i64>,
    /// When that is.
    pub moment: Moment,
    /// Whether its time has run out.
    pub is_out: bool,
    /// Whether all clocks are paused.
    pub is_paused: bool,
    /// What the other seats have left, in seconds.
    pub others: Vec<(Seat, i64)>,
    /// Whether the reader may pause the clocks, or ask the others to.
    pub may_pause: bool,
    /// Whether the reader may end a pause.
    pub may_resume: bool,
}

/// A time by somebody's clock.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Moment {
    /// In seconds since 1970.
    pub at: i64,
    /// How far that clock is ahead of UTC, in minutes.
    pub offset: i64,
}

impl Moment {
    /// The date and the time of the day, as by ISO 8601 without seconds and zone.
    fn date_and_time(self) -> (String, String) {
        let local = self.at + MINUTE * self.offset;
        let (year, month, day) = civil(local.div_euclid(DAY));
        let minute = local.rem_euclid(DAY) / MINUTE;
        (format!("{year:04}-{month:02}-{day:02}"), format!("{:02}:{:02}", minute / 60, minute % 60))
    }

    /// As people read it, with the zone.
    fn words(self) -> String {
        let (date, time) = self.date_and_time();
        format!("{date} {time} ({})", zone(self.offset))
    }

    /// As scripts read it.
    fn machine(self) -> String {
        let (date, time) = Moment { offset: 0, ..self }.date_and_time();
        format!("{date}T{time}Z")
    }
}

/// How far a clock is ahead of UTC, such as `UTC+1` or `UTC−3:30`.
pub(crate) fn zone(offset: i64) -> String {
    let (hours, minutes) = (offset.abs() / 60, offset.abs() % 60);
    let sign = if offset < 0 { '−' } else { '+' };
    match (offset, minutes) {
        (0, _) => "UTC".to_string(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{minutes:02}"),
    }
}

/// The year, month and day of a day counted from 1970, by the Gregorian calendar.
fn civil(days: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that the leap day is the last.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

/// A time as people say it, rounded down, such as `2 hours`.
pub fn time_in_words(locale: Locale, seconds: i64) -> String {
    let words = match seconds {
        ..MINUTE => message!(locale, "clock-soon"),
        MINUTE..7_200 => message!(locale, "clock-minutes", count = seconds / MINUTE),
        7_200..172_800 => message!(locale, "clock-hours", count = seconds / HOUR),
        _ => message!(locale, "clock-days", count = seconds / DAY),
    };
    words.into()
}

/// A time of a form in the largest unit that tells it whole.
fn whole_time(locale: Locale, seconds: i64) -> String {
    let words = match (seconds % DAY, seconds % HOUR) {
        (0, _) => message!(locale, "clock-days", count = seconds / DAY),
        (_, 0) => message!(locale, "clock-hours", count = seconds / HOUR),
        _ => message!(locale, "clock-minutes", count = seconds / MINUTE),
    };
    words.into()
}

/// A time to the minute, below an hour to the second.
fn exact_time(locale: Locale, seconds: i64) -> String {
    let (days, hours) = (seconds / DAY, seconds / HOUR);
    let words = match seconds {
        ..HOUR => message!(
            locale,
            "clock-left-minutes",
            minutes = seconds / MINUTE,
            seconds = seconds % MINUTE
        ),
        HOUR..DAY => {
            message!(locale, "clock-left-hours", hours = hours, minutes = seconds / MINUTE % 60)
        }
        _ => message!(locale, "clock-left-days", days = days, hours = hours % 24),
    };
    words.into()
}

/// What a value of [`CLOCKS`] says.
fn clock_words(locale: Locale, value: &str) -> String {
    let parts: Vec<i64> = value.split('-').filter_map(|part| part.parse().ok()).collect();
    let words = match parts[..] {
        [turn] => message!(locale, "clock-turn", time = whole_time(locale, turn)),
        [first, more] => {
            let (time, more) = (whole_time(locale, first), whole_time(locale, more));
            message!(locale, "clock-bank", time = time, more = more)
        }
        _ => message!(locale, "clock-none"),
    };
    words.into()
}

/// How the time of a game is limited, as the values of its form.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ClockForm {
    /// One of [`CLOCKS`].
    pub time: &'static str,
    /// What happens when it has run out: `remind`, `once` or `stays`.
    pub when_out: &'static str,
    /// Whether nights and weekends are left out.
    pub rests: bool,
}

/// The fields that limit the time.
pub(crate) fn clock_fields(locale: Locale, clock: &ClockForm) -> Markup {
    let when_out = [
        ("remind", message!(locale, "clock-out-remind")),
        ("once", message!(locale, "clock-out-once")),
        ("stays", message!(locale, "clock-out-stays")),
    ];
    let limited = CLOCKS[1..].join(" ");
    html! {
        div class="field" {
            label class="field-title" for="clock" { (message!(locale, "clock-title")) }
            select class="entry" id="clock" name="clock" {
                @for value in CLOCKS {
                    option value=(value) selected[*value == clock.time] { (clock_words(locale, value)) }
                }
            }
        }
        fieldset class="field" data-when="clock" data-when-values=(limited) {
            legend class="field-title" { (message!(locale, "clock-out-title")) }
            div class="picks" {
                @for (value, words) in when_out {
                    label class="pick" {
                        input type="radio" name="when-out" value=(value) checked[value == clock.when_out];
                        span { (words) }
                    }
                }
            }
        }
        div class="field picks" data-when="clock" data-when-values=(limited) {
            label class="pick" {
                input type="checkbox" name="rests" value="true" checked[clock.rests];
                span { (message!(locale, "clock-rests")) }
            }
        }
    }
}

/// The clocks at a table: whose clock runs, how long is left, and until when.
pub(crate) fn clock(
    (locale, id): (Locale, &str),
    session: &dyn DynSession,
    clock: &TableClock,
) -> Markup {
    let others = clock.others.iter().map(|(seat, left)| {
        let (name, time) = (session.seat_name(*seat), exact_time(locale, *left));
        message!(locale, "clock-has", name = name, time = time).into_owned()
    });
    let others: Vec<String> = others.collect();
    html! {
        div class="clock" id="clock" {
            (turn(locale, session, clock))
            @if !others.is_empty() { p class="muted small" { (joined(locale, others, false)) } }
            @if clock.may_pause || clock.may_resume {
                form method="post" action={ "/games/" (id) "/clock" } data-swap {
                    @if clock.is_paused {
                        button class="button" type="submit" name="act" value="resume" { (message!(locale, "clock-resume")) }
                    } @else {
                        button class="quiet" type="submit" name="act" value="pause" { (message!(locale, "clock-pause")) }
                    }
                }
            }
        }
    }
}

fn turn(locale: Locale, session: &dyn DynSession, clock: &TableClock) -> Markup {
    let name = clock.turn.map(|seat| session.seat_name(seat));
    html! {
        @if clock.is_paused { p role="status" { (message!(locale, "clock-paused")) } }
        @if let Some(name) = name {
            @if clock.is_out { p role="status" { (message!(locale, "clock-is-out", name = name)) } }
            @else if let Some(seconds) = clock.runs_out_in {
                p role="timer" data-runs-out-in=(seconds)
                    data-words=(message!(locale, "clock-runs", name = name.as_str(), time = "#1"))
                    data-days=(message!(locale, "clock-left-days", days = "#1", hours = "#2"))
                    data-hours=(message!(locale, "clock-left-hours", hours = "#1", minutes = "#2"))
                    data-minutes=(message!(locale, "clock-left-minutes", minutes = "#1", seconds = "#2")) {
                    (message!(locale, "clock-runs", name = name, time = exact_time(locale, seconds)))
                }
                p class="muted small" {
                    time datetime=(clock.moment.machine()) data-words=(message!(locale, "clock-until", moment = "#1")) {
                        (message!(locale, "clock-until", moment = clock.moment.words()))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_date_of_the_calendar_by_the_readers_clock() {
        let moment = |at, offset| Moment { at, offset };
        assert_eq!(moment(0, 0).words(), "1970-01-01 00:00 (UTC)");
        assert_eq!(moment(951_782_400, 0).machine(), "2000-02-29T00:00Z");
        assert_eq!(moment(1_796_342_400, 60).words(), "2026-12-04 01:00 (UTC+1)");
        assert_eq!(moment(1_796_342_400, -210).words(), "2026-12-03 20:30 (UTC−3:30)");
        assert_eq!(moment(1_796_342_400, -210).machine(), "2026-12-04T00:00Z");
        assert_eq!(moment(1_798_761_599, 0).machine(), "2026-12-31T23:59Z");
    }

    #[test]
    fn times_are_said_in_every_language() {
        let english = |seconds| time_in_words(Locale::English, seconds);
        assert_eq!(english(0), "less than a minute");
        assert_eq!(english(60), "1 minute");
        assert_eq!(english(7_200), "2 hours");
        assert_eq!(english(172_800), "2 days");
        for locale in Locale::ALL {
            let said: Vec<String> = CLOCKS.iter().map(|it| clock_words(locale, it)).collect();
            let others =
                said.iter().filter(|words| said.iter().filter(|it| it == words).count() > 1);
            assert_eq!(others.count(), 0, "{said:?}");
            assert!(said[1..].iter().all(|words| words.contains(char::is_numeric)), "{said:?}");
        }
    }
}

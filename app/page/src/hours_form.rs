//! The hours that a person keeps free of games, on the person's own page.

use i18n::{Locale, message};
use maud::{Markup, html};

use crate::clock::zone;

/// The hours of a person, as the values of its form.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct HoursForm {
    /// How far the person's clock is ahead of UTC, in minutes.
    pub offset: i64,
    /// The full hours at which the night begins and ends.
    pub night: Option<(i64, i64)>,
    /// Whether Saturday and Sunday are left out.
    pub weekend: bool,
}

/// How far clocks are ahead of UTC that do not show full hours as it does, in minutes.
const ODD: [i64; 11] = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765];

/// Draws the form.
pub(crate) fn hours_form(locale: Locale, hours: &HoursForm) -> Markup {
    let mut offsets: Vec<i64> = (-12..=14).map(|hour| 60 * hour).chain(ODD).collect();
    offsets.sort_unstable();
    let (from, to) = (hours.night.map(|night| night.0), hours.night.map(|night| night.1));
    html! {
        section class="paper" aria-labelledby="hours" {
            h2 id="hours" { (message!(locale, "me-hours")) }
            p { (message!(locale, "me-hours-help")) }
            form method="post" action="/me/hours" {
                div class="field" {
                    label class="field-title" for="offset" { (message!(locale, "me-hours-offset")) }
                    select class="entry" id="offset" name="offset" {
                        @for offset in offsets {
                            option value=(offset) selected[offset == hours.offset] { (zone(offset)) }
                        }
                    }
                }
                (hour(locale, "from", &message!(locale, "me-hours-from"), from))
                (hour(locale, "to", &message!(locale, "me-hours-to"), to))
                div class="field picks" {
                    label class="pick" {
                        input type="checkbox" name="weekend" value="true" checked[hours.weekend];
                        span { (message!(locale, "me-hours-weekend")) }
                    }
                }
                p class="form-end" { button class="button" type="submit" { (message!(locale, "people-keep")) } }
            }
        }
    }
}

fn hour(locale: Locale, name: &str, title: &str, now: Option<i64>) -> Markup {
    html! {
        div class="field" {
            label class="field-title" for=(name) { (title) }
            select class="entry" id=(name) name=(name) {
                option value="" selected[now.is_none()] { (message!(locale, "me-hours-none")) }
                @for hour in 0..24_i64 {
                    option value=(hour) selected[now == Some(hour)] { (format!("{hour:02}:00")) }
                }
            }
        }
    }
}

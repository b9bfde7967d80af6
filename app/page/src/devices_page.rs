//! The page of the devices that are let in.

use i18n::{Locale, headed, message};
use maud::{Markup, html};

use crate::shell::{Shell, plain_header};

/// The devices that are let in, and the number that lets another one in.
pub struct DevicesPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// Whether the owner of the computer is looking, who may remove any device.
    pub is_owner: bool,
    /// The devices, the one seen last first.
    pub rows: &'a [DeviceRow],
    /// `None` if the viewer may not give out numbers; otherwise the valid number, if there is one.
    pub number: Option<Option<NumberShown>>,
}

/// A device that is let in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeviceRow {
    /// Its name within the program.
    pub id: String,
    /// The name by which a person recognises it; empty if its browser sent none.
    pub name: String,
    /// Whether it is this device.
    pub is_here: bool,
    /// When it was last seen, in words.
    pub used: String,
    /// When it was let in, in words.
    pub since: String,
}

/// A number that lets one device in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NumberShown {
    /// The number as people read it.
    pub digits: String,
    /// For how many minutes it is valid at most.
    pub minutes: u64,
}

/// Draws the page, on which devices are listed and removed.
pub fn devices_page(devices: &DevicesPage<'_>) -> String {
    let &DevicesPage { locale, is_owner, rows, .. } = devices;
    let title = message!(locale, "devices-title");
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            p { @if is_owner { (message!(locale, "devices-help")) } @else { (message!(locale, "devices-help-guest")) } }
            ul class="seat-rows" { @for row in rows { li class="paper" { (device(locale, row)) } } }
            @if let Some(number) = &devices.number { (another(locale, number.as_ref())) }
            p class="form-end" { a class="button main" href="/" { (message!(locale, "devices-back")) } }
        }
    };
    let skips = [("main", message!(locale, "devices-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

pub(crate) fn device(locale: Locale, row: &DeviceRow) -> Markup {
    let unnamed = message!(locale, "devices-unnamed");
    let name = if row.name.is_empty() { &*unnamed } else { &row.name };
    let (words, sure) = match row.is_here {
        true => (message!(locale, "devices-leave"), message!(locale, "devices-leave-sure")),
        false => (
            message!(locale, "devices-forget"),
            message!(locale, "devices-forget-sure", name = name),
        ),
    };
    html! {
        p {
            b { (name) }
            @if row.is_here { " " span class="tag" { (message!(locale, "devices-here")) } }
            br;
            span class="muted" { (message!(locale, "devices-used", used = row.used.as_str(), since = row.since.as_str())) }
        }
        form method="post" action="/devices" {
            input type="hidden" name="device" value=(row.id);
            button class="button" type="submit" name="act" value="forget" data-confirm=(sure)
                aria-label=(headed(locale, name, &words)) { (words) }
        }
    }
}

/// The number that lets another device in, and a button for a new one.
fn another(locale: Locale, number: Option<&NumberShown>) -> Markup {
    html! {
        section class="paper" aria-labelledby="another" {
            h2 id="another" { (message!(locale, "devices-another")) }
            @match number {
                Some(number) => p { b { (number.digits) } " " (message!(locale, "devices-number", minutes = number.minutes)) },
                None => p { (message!(locale, "devices-no-number")) },
            }
            form method="post" action="/devices" {
                button class="button" type="submit" name="act" value="number" { (message!(locale, "devices-new-number")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_may_is_shown_a_number() {
        let row = DeviceRow {
            id: "ab".into(),
            name: "<Firefox>".into(),
            is_here: true,
            used: "just now".into(),
            since: "2 hours ago".into(),
        };
        let rows = [row.clone(), DeviceRow { is_here: false, name: String::new(), ..row }];
        let locale = Locale::English;
        let number = Some(Some(NumberShown { digits: "482 913".into(), minutes: 9 }));
        let page = devices_page(&DevicesPage { locale, is_owner: true, rows: &rows, number });
        assert!(page.contains("&lt;Firefox&gt;") && page.contains("A browser without a name"));
        assert!(page.contains("482 913") && page.contains("9 minutes"), "{page}");
        let guest = DevicesPage { locale, is_owner: false, rows: &rows[..1], number: None };
        assert!(!devices_page(&guest).contains("value=\"number\""));
    }
}

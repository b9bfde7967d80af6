//! The devices that are let in.

use maud::{Markup, html};
use tongues::{Tongue, say};

use crate::shell::{Shell, plain_header};

/// Which devices are let in, and the number that lets another one in.
pub struct DevicesPage<'a> {
    /// Whose words it is written in.
    pub tongue: Tongue,
    /// Whether the owner of the computer looks, who may send any device away.
    pub is_owner: bool,
    /// The devices, the one that was here last first.
    pub rows: &'a [DeviceRow],
    /// The number that is good now, if one is, where the one who looks may give numbers out.
    pub number: Option<Option<NumberShown>>,
}

/// A device that is let in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeviceRow {
    /// What it is called within the program.
    pub id: String,
    /// What a person knows it by; empty if its browser said nothing.
    pub name: String,
    /// Whether it is the one that looks.
    pub is_here: bool,
    /// When it was last here, in words.
    pub used: String,
    /// When it was let in, in words.
    pub since: String,
}

/// A number that lets one device in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NumberShown {
    /// As it is to be read.
    pub digits: String,
    /// For how many minutes it is good, at most.
    pub minutes: u64,
}

/// The page on which devices are listed and sent away.
pub fn devices_page(devices: &DevicesPage<'_>) -> String {
    let &DevicesPage { tongue, is_owner, rows, .. } = devices;
    let title = say!(tongue, "devices-title");
    let body = html! {
        (plain_header(tongue, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            p { @if is_owner { (say!(tongue, "devices-help")) } @else { (say!(tongue, "devices-help-guest")) } }
            ul class="seat-rows" { @for row in rows { li class="paper" { (device(tongue, row)) } } }
            @if let Some(number) = &devices.number { (another(tongue, number.as_ref())) }
            p class="form-end" { a class="button main" href="/" { (say!(tongue, "devices-back")) } }
        }
    };
    let skips = [("main", say!(tongue, "devices-skip"))];
    Shell { tongue, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

fn device(tongue: Tongue, row: &DeviceRow) -> Markup {
    let unnamed = say!(tongue, "devices-unnamed");
    let name = if row.name.is_empty() { &*unnamed } else { &row.name };
    let (words, sure) = match row.is_here {
        true => (say!(tongue, "devices-leave"), say!(tongue, "devices-leave-sure")),
        false => (say!(tongue, "devices-forget"), say!(tongue, "devices-forget-sure", name = name)),
    };
    html! {
        p {
            b { (name) }
            @if row.is_here { " " span class="tag" { (say!(tongue, "devices-here")) } }
            br;
            span class="muted" { (say!(tongue, "devices-used", used = row.used.as_str(), since = row.since.as_str())) }
        }
        form method="post" action="/devices" {
            input type="hidden" name="device" value=(row.id);
            button class="button" type="submit" name="act" value="forget" data-confirm=(sure)
                aria-label={ (name) ": " (words) } { (words) }
        }
    }
}

/// The number that lets another device in, and another number.
fn another(tongue: Tongue, number: Option<&NumberShown>) -> Markup {
    html! {
        section class="paper" aria-labelledby="another" {
            h2 id="another" { (say!(tongue, "devices-another")) }
            @match number {
                Some(number) => p { b { (number.digits) } " " (say!(tongue, "devices-number", minutes = number.minutes)) },
                None => p { (say!(tongue, "devices-no-number")) },
            }
            form method="post" action="/devices" {
                button class="button" type="submit" name="act" value="number" { (say!(tongue, "devices-new-number")) }
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
        let tongue = Tongue::English;
        let number = Some(Some(NumberShown { digits: "482 913".into(), minutes: 9 }));
        let page = devices_page(&DevicesPage { tongue, is_owner: true, rows: &rows, number });
        assert!(page.contains("&lt;Firefox&gt;") && page.contains("A browser without a name"));
        assert!(page.contains("482 913") && page.contains("9 minutes"), "{page}");
        let guest = DevicesPage { tongue, is_owner: false, rows: &rows[..1], number: None };
        assert!(!devices_page(&guest).contains("value=\"number\""));
    }
}

//! A person's own page: devices, everything to take along, and the way out.

use i18n::{Locale, message};
use maud::{Markup, html};

use crate::conduct::{OwnReport, own_reports};
use crate::devices_page::{DeviceRow, device};
use crate::hours_form::{HoursForm, hours_form};
use crate::people_page::PersonRank;
use crate::report_page::block;
use crate::shell::{Shell, plain_header};

/// What a person sees of the own account.
pub struct MePage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The person's name; empty for the owner of the data folder.
    pub name: &'a str,
    /// What the person may do in the service.
    pub rank: PersonRank,
    /// The devices at which the person is signed in, the one seen last first.
    pub devices: &'a [DeviceRow],
    /// Whom the person blocks: id and name.
    pub blocked: &'a [(String, String)],
    /// The reports that the person has made, the latest first.
    pub reports: &'a [OwnReport],
    /// Whether there are ways to sign in again.
    pub signs_in: bool,
    /// The hours that the person keeps free of games.
    pub hours: HoursForm,
    /// Further pages about the account: address, title, and what each is for.
    pub more: Vec<(&'static str, String, String)>,
}

/// Draws the page.
pub fn me_page(me: &MePage<'_>) -> String {
    let locale = me.locale;
    let title = message!(locale, "me-title");
    let others = me.devices.iter().any(|device| !device.is_here);
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            p class="lead" { (message!(locale, "me-rank", name = me.name, rank = me.rank.words(locale))) }
            p { (message!(locale, "me-devices")) }
            ul class="seat-rows" { @for row in me.devices { li class="paper" { (device(locale, row)) } } }
            @if others {
                form method="post" action="/devices" {
                    p class="form-end" {
                        button class="button" type="submit" name="act" value="others"
                            data-confirm=(message!(locale, "me-others-sure")) { (message!(locale, "me-others")) }
                    }
                }
            }
            @if me.signs_in {
                section class="paper" aria-labelledby="ways" {
                    h2 id="ways" { (message!(locale, "me-ways")) }
                    p { (message!(locale, "me-ways-help")) }
                    p class="form-end" { a class="button" href="/ways-in" { (message!(locale, "me-ways")) } }
                }
            }
            (blocked(locale, me.blocked))
            (own_reports(locale, me.reports))
            (hours_form(locale, &me.hours))
            @for (address, title, help) in &me.more {
                section class="paper" {
                    h2 { (title) }
                    p { (help) }
                    p class="form-end" { a class="button" href=(address) { (title) } }
                }
            }
            section class="paper" aria-labelledby="export" {
                h2 id="export" { (message!(locale, "me-export")) }
                p { (message!(locale, "me-export-help")) }
                p class="form-end" { a class="button" href="/me/export" { (message!(locale, "me-export")) } }
            }
            (way_out(locale))
            p class="form-end" { a class="button main" href="/" { (message!(locale, "devices-back")) } }
        }
    };
    let skips = [("main", message!(locale, "devices-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

/// Whom the reader blocks, each with a way to end that.
fn blocked(locale: Locale, people: &[(String, String)]) -> Markup {
    html! {
        @if !people.is_empty() {
            section aria-labelledby="blocked" {
                h2 id="blocked" { (message!(locale, "me-blocked")) }
                ul class="seat-rows" {
                    @for (id, name) in people {
                        li class="paper" { p { b { (name) } } (block(locale, id, name, true)) }
                    }
                }
            }
        }
    }
}

fn way_out(locale: Locale) -> Markup {
    html! {
        section class="paper" aria-labelledby="delete" {
            h2 id="delete" { (message!(locale, "me-delete")) }
            p { (message!(locale, "me-delete-help")) }
            form method="post" action="/me/delete" {
                label class="pick" {
                    input type="checkbox" name="sure" value="true" required;
                    span { (message!(locale, "me-delete-yes")) }
                }
                p class="form-end" { button class="button bad" type="submit" { (message!(locale, "me-delete-button")) } }
            }
        }
    }
}

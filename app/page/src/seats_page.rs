//! The page of the seats: each person at a device of their own, or all at one that is passed
//! around.

use game_core::Seat;
use i18n::{Locale, headed, key, message};
use maud::{Markup, html};

use crate::device_requests::{self, Asked, AskedNote};
use crate::shell::{Shell, plain_header};
use crate::table_state::Table;

/// Where the people of a game play.
pub struct SeatsPage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// Every seat that a person plays.
    pub rows: &'a [SeatRow],
    /// The pending requests between devices.
    pub asked: &'a [Asked],
    /// Notes on earlier requests.
    pub notes: &'a [AskedNote],
    /// After how many minutes an unanswered request for a seat hands it over.
    pub minutes: i64,
}

/// A seat that a person plays.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// Its name in this game.
    pub name: String,
    /// Where it is played.
    pub at: Where,
}

/// Where a seat is played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Where {
    /// At this device.
    Here,
    /// At another device.
    Elsewhere,
    /// At a device that is passed around.
    Passed,
}

impl Where {
    /// Its message.
    fn words(self) -> &'static str {
        match self {
            Where::Here => key!("seats-here"),
            Where::Elsewhere => key!("seats-elsewhere"),
            Where::Passed => key!("seats-passed"),
        }
    }
}

/// Draws the page, on which seats are taken and given back.
pub fn seats_page(seats: &SeatsPage<'_>) -> String {
    let &SeatsPage { locale, id, name, rows, asked, notes, minutes } = seats;
    let title = message!(locale, "seats-title", name = name);
    let (before_flag, after_flag) = locale.around(key!("seats-lan"), "flag");
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (message!(locale, "seats-heading")) }
            p {
                (message!(locale, "seats-help"))
            }
            (device_requests::asked(locale, id, asked, notes))
            ul class="seat-rows" {
                @for row in rows {
                    li class="paper" {
                        p { b { (row.name) } " " (locale.message(row.at.words(), &[])) "." }
                        (give(locale, id, row, minutes))
                    }
                }
            }
            p class="muted" {
                (before_flag) code { "--lan" } (after_flag)
            }
            p class="form-end" { a class="button main" href={ "/games/" (id) } { (message!(locale, "seats-to-table")) } }
        }
    };
    let skips = [("main", message!(locale, "seats-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

/// What can be done with a seat here.
fn give(locale: Locale, id: &str, row: &SeatRow, minutes: i64) -> Markup {
    let (act, words) = match row.at {
        Where::Here => ("leave", message!(locale, "seats-give-back")),
        Where::Elsewhere => ("take", message!(locale, "seats-ask")),
        Where::Passed => ("take", message!(locale, "seats-take")),
    };
    let sure = (row.at == Where::Elsewhere)
        .then(|| message!(locale, "seats-ask-sure", name = row.name.as_str(), minutes = minutes));
    html! {
        form method="post" action={ "/games/" (id) "/seats" } {
            input type="hidden" name="seat" value=(row.seat.0);
            button class="button" type="submit" name="act" value=(act) data-confirm=[sure]
                aria-label=(headed(locale, &row.name, &words)) { (words) }
        }
    }
}

/// What a person sees while a seat must choose that another device plays.
pub(crate) fn elsewhere(table: &Table<'_>, seat: Seat) -> Markup {
    let (name, locale) = (table.session.seat_name(seat), table.locale);
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { (message!(locale, "seats-asked", name = name.as_str())) }
            p class="muted" { (message!(locale, "seats-asked-elsewhere", name = name.as_str())) }
            p class="form-end" {
                a class="button" href={ "/games/" (table.id) } data-swap { (message!(locale, "seats-look-again")) }
                a class="button" href={ "/games/" (table.id) "/seats" } { (message!(locale, "seats-heading")) }
            }
        }
    }
}

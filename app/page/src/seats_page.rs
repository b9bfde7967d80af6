//! Who plays where: each person at a device of their own, or all at one that is passed around.

use maud::{Markup, html};
use table::Seat;

use crate::moment::Table;
use crate::shell::{Shell, plain_header};

/// Where the people of a game play.
pub struct SeatsPage<'a> {
    /// The id of the saved game.
    pub id: &'a str,
    /// What its player calls it.
    pub name: &'a str,
    /// Every seat in which a person sits.
    pub rows: &'a [SeatRow],
}

/// A seat in which a person sits.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// What it is called in this game.
    pub name: String,
    /// Where it is played.
    pub at: Where,
}

/// Where a seat is played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Where {
    /// At the device that looks.
    Here,
    /// At another device.
    Elsewhere,
    /// At a device that is passed around.
    Passed,
}

impl Where {
    fn words(self) -> &'static str {
        match self {
            Where::Here => "plays at this device",
            Where::Elsewhere => "plays at another device",
            Where::Passed => "has no device of its own yet",
        }
    }
}

/// The page on which seats are taken and given back.
pub fn seats_page(seats: &SeatsPage<'_>) -> String {
    let SeatsPage { id, name, rows } = seats;
    let title = format!("Seats of {name}");
    let body = html! {
        (plain_header(""))
        main class="home reading" id="main" {
            h1 { "Who plays where" }
            p {
                "A seat that a device has taken is shown there and nowhere else, and what others do \
                 arrives there by itself. Seats without a device are passed around at one that has \
                 taken none."
            }
            ul class="seat-rows" {
                @for row in *rows {
                    li class="paper" {
                        p { b { (row.name) } " " (row.at.words()) "." }
                        (give(id, row))
                    }
                }
            }
            p class="muted" {
                "Another telephone or computer in the house: start the program with " code { "--lan" }
                " and scan what it shows; then open this game there and take a seat."
            }
            p class="form-end" { a class="button main" href={ "/games/" (id) } { "To the table" } }
        }
    };
    let skips = [("main", "To the seats")];
    Shell { title: &title, game: None, at_table: false, waits: false, skips: &skips, body }.draw()
}

/// What can be done about a seat here.
fn give(id: &str, row: &SeatRow) -> Markup {
    let (act, words) = match row.at {
        Where::Here => ("leave", "Give it back"),
        Where::Elsewhere => ("leave", "Free it"),
        Where::Passed => ("take", "Play it here"),
    };
    let sure = (row.at == Where::Elsewhere)
        .then(|| format!("The other device shows {} no longer. Free the seat?", row.name));
    html! {
        form method="post" action={ "/games/" (id) "/seats" } {
            input type="hidden" name="seat" value=(row.seat.0);
            button class="button" type="submit" name="act" value=(act) data-confirm=[sure]
                aria-label={ (row.name) ": " (words) } { (words) }
        }
    }
}

/// What a person sees while a seat is asked that is not shown at this device.
pub(crate) fn elsewhere(table: &Table<'_>, seat: Seat) -> Markup {
    let name = table.session.seat_name(seat);
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { (name) " is asked." }
            p class="muted" { (name) " plays at another device. What is chosen there is shown here at once." }
            p class="form-end" {
                a class="button" href={ "/games/" (table.id) } data-swap { "Look again" }
                a class="button" href={ "/games/" (table.id) "/seats" } { "Who plays where" }
            }
        }
    }
}

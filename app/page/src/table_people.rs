//! The page of who plays in a game of people who live apart: seats, links and how the table is.

use game_core::Seat;
use i18n::{Locale, headed, message};
use maud::{Markup, html};

use crate::clock::{ClockForm, clock_fields};
use crate::content_difference::{ContentDifference, content_difference};
use crate::device_requests::{self, Asked, AskedNote};
use crate::made_link::{MadeLink, made_link};
use crate::shell::{Shell, plain_header};
use crate::table_state::Table;

/// Who plays in a game.
pub struct TablePeople<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the saved game.
    pub id: &'a str,
    /// The name that its player gave it.
    pub name: &'a str,
    /// Every seat that a person plays, and those of bots that the reader may offer.
    pub seats: &'a [PersonSeat],
    /// In which values the game differs from ours, if it does.
    pub content: Option<&'a ContentDifference>,
    /// The link that was just made.
    pub made: Option<MadeLink<'a>>,
    /// The people to whom the reader may offer a seat: id and name.
    pub others: &'a [(String, String)],
    /// Whether the reader may ask the others to end the game.
    pub may_end: bool,
    /// Whether the reader may report a person of the game.
    pub may_report: bool,
    /// What the host of the game sees besides; `None` for everybody else.
    pub host: Option<TableHost<'a>>,
    /// The pending requests between players.
    pub asked: &'a [Asked],
    /// Notes on earlier requests.
    pub notes: &'a [AskedNote],
}

/// A seat that a person plays, or may play.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PersonSeat {
    /// The seat.
    pub seat: Seat,
    /// Its name in this game.
    pub name: String,
    /// Who sits there.
    pub who: SeatedPerson,
    /// Whether the reader may sit down there.
    pub may_sit: bool,
    /// Whether the reader may offer it to somebody by name.
    pub may_offer: bool,
    /// To whom it is offered, if the reader may withdraw that.
    pub offered: Option<String>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SeatedPerson {
    /// The reader.
    You,
    /// Somebody else, by name.
    Other(String),
    /// Nobody yet.
    Nobody,
    /// Nobody yet, and any member may sit down.
    Anybody,
    /// A bot.
    Bot,
}

/// What the host of a game sees.
pub struct TableHost<'a> {
    /// The links that are out.
    pub links: &'a [LinkOut],
    /// How the table is.
    pub settings: TableSettings,
}

/// A link to a game that nobody has used up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LinkOut {
    /// What names it.
    pub hash: String,
    /// The name of its seat; `None` to watch.
    pub seat: Option<String>,
    /// When it was made, in words.
    pub since: String,
}

/// How a table is, as the values of its form.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TableSettings {
    /// Who may watch: `nobody`, `link` or `anybody`.
    pub watching: &'static str,
    /// When they see a choice: `once` or `later`.
    pub shown: &'static str,
    /// How taking back goes: `never`, `agreed` or `freely`.
    pub back: &'static str,
    /// Whether members find it in a list.
    pub listed: bool,
    /// Whether members may take its free seats.
    pub open: bool,
    /// How time is limited.
    pub clock: ClockForm,
}

/// Draws the page.
pub fn table_people(table: &TablePeople<'_>) -> String {
    let &TablePeople { locale, id, name, seats, .. } = table;
    let title = message!(locale, "seats-title", name = name);
    let is_free =
        |seat: &PersonSeat| matches!(seat.who, SeatedPerson::Nobody | SeatedPerson::Anybody);
    let body = html! {
        (plain_header(locale, name))
        main class="home reading" id="main" {
            h1 { (message!(locale, "seats-heading")) }
            @if seats.iter().any(is_free) { p class="lead" { (message!(locale, "people-waits")) } }
            @if let Some(made) = &table.made { (made_link(locale, made)) }
            (device_requests::asked(locale, id, table.asked, table.notes))
            @if let Some(content) = table.content { (content_difference(locale, content)) }
            ul class="seat-rows" {
                @for seat in seats { li class="paper" { (row(table, seat)) } }
            }
            @if table.may_end { (end(locale, id)) }
            @if let Some(host) = &table.host {
                (links(locale, id, host.links))
                (how(locale, id, &host.settings))
            }
            @if table.may_report {
                p class="form-end" { a class="quiet" href={ "/games/" (id) "/report" } { (message!(locale, "report-title")) } }
            }
            p class="form-end" { a class="button main" href={ "/games/" (id) } { (message!(locale, "seats-to-table")) } }
        }
    };
    let skips = [("main", message!(locale, "seats-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

/// What a table shows while seats are free.
pub(crate) fn waits(table: &Table<'_>) -> Markup {
    let locale = table.locale;
    html! {
        div class="hand-over" {
            h2 class="question" id="question" tabindex="-1" { (message!(locale, "people-waits")) }
            p class="form-end" {
                a class="button main" href={ "/games/" (table.id) "/seats" } { (message!(locale, "seats-heading")) }
            }
        }
    }
}

fn row(table: &TablePeople<'_>, seat: &PersonSeat) -> Markup {
    let locale = table.locale;
    let who = match &seat.who {
        SeatedPerson::You => message!(locale, "people-you"),
        SeatedPerson::Other(name) => name.clone().into(),
        SeatedPerson::Nobody => message!(locale, "people-free"),
        SeatedPerson::Anybody => message!(locale, "people-anybody"),
        SeatedPerson::Bot => message!(locale, "people-bot-plays"),
    };
    html! {
        p {
            b { (seat.name) } br; span class="muted" { (who) }
            @if let Some(name) = &seat.offered { br; span class="muted" { (message!(locale, "people-asked", name = name.as_str())) } }
        }
        div class="seat-acts" { (acts(table, seat)) }
    }
}

fn acts(table: &TablePeople<'_>, seat: &PersonSeat) -> Markup {
    let &TablePeople { locale, id, .. } = table;
    let hosts = table.host.is_some();
    let invite = format!("/games/{id}/invite");
    let seats = format!("/games/{id}/seats");
    let leave = message!(locale, "people-leave");
    let leave_sure = message!(locale, "people-leave-sure");
    html! {
        @match &seat.who {
            SeatedPerson::You => (act(locale, &seats, seat, "leave", &leave, Some(&leave_sure))),
            SeatedPerson::Other(name) => @if hosts {
                (act(locale, &seats, seat, "leave", &message!(locale, "people-free-it"),
                    Some(&message!(locale, "people-free-sure", name = name.as_str()))))
            },
            SeatedPerson::Nobody | SeatedPerson::Anybody => {
                @if hosts { (act(locale, &invite, seat, "seat", &message!(locale, "people-link"), None)) }
                @if seat.may_sit { (act(locale, &seats, seat, "take", &message!(locale, "people-sit"), None)) }
                @if hosts {
                    (act(locale, &invite, seat, "bot", &message!(locale, "people-bot"),
                        Some(&message!(locale, "people-bot-sure", seat = seat.name.as_str()))))
                }
            }
            SeatedPerson::Bot => {}
        }
        (offer(table, seat))
    }
}

/// The form that offers a seat to somebody by name, or withdraws that.
fn offer(table: &TablePeople<'_>, seat: &PersonSeat) -> Markup {
    let &TablePeople { locale, id, .. } = table;
    let to = format!("/games/{id}/offer");
    let (whom, words) = match seat.who {
        SeatedPerson::You => {
            (message!(locale, "people-hand-over-whom"), message!(locale, "people-hand-over"))
        }
        _ => (message!(locale, "people-ask-whom"), message!(locale, "people-ask")),
    };
    html! {
        @if seat.offered.is_some() {
            (act(locale, &to, seat, "withdraw", &message!(locale, "asked-withdraw"), None))
        } @else if seat.may_offer && !table.others.is_empty() {
            form class="seat-acts" method="post" action=(to) {
                input type="hidden" name="seat" value=(seat.seat.0);
                select class="entry" name="person" required aria-label=(headed(locale, &seat.name, &whom)) {
                    option value="" { (whom) }
                    @for (person, name) in table.others { option value=(person) { (name) } }
                }
                button class="button" type="submit" name="act" value="offer"
                    aria-label=(headed(locale, &seat.name, &words)) { (words) }
            }
        }
    }
}

/// The button that asks the others to end the game.
fn end(locale: Locale, id: &str) -> Markup {
    html! {
        form method="post" action={ "/games/" (id) "/end" } {
            p class="form-end" {
                button class="button" type="submit" data-confirm=(message!(locale, "people-end-sure")) { (message!(locale, "people-end")) }
            }
        }
    }
}

fn act(
    locale: Locale,
    to: &str,
    seat: &PersonSeat,
    act: &str,
    words: &str,
    sure: Option<&str>,
) -> Markup {
    html! {
        form method="post" action=(to) {
            input type="hidden" name="seat" value=(seat.seat.0);
            button class="button" type="submit" name="act" value=(act) data-confirm=[sure]
                aria-label=(headed(locale, &seat.name, words)) { (words) }
        }
    }
}

fn links(locale: Locale, id: &str, links: &[LinkOut]) -> Markup {
    let to = format!("/games/{id}/invite");
    html! {
        section aria-labelledby="links" {
            h2 id="links" { (message!(locale, "people-links")) }
            @if links.is_empty() { p class="muted" { (message!(locale, "people-links-none")) } }
            ul class="seat-rows" {
                @for link in links {
                    @let words = match &link.seat {
                        Some(seat) => message!(locale, "people-out", seat = seat.as_str(), since = link.since.as_str()),
                        None => message!(locale, "people-out-watch", since = link.since.as_str()),
                    };
                    li class="paper" {
                        p { (words) }
                        form method="post" action=(to) {
                            input type="hidden" name="link" value=(link.hash);
                            button class="button" type="submit" name="act" value="withdraw"
                                aria-label=(headed(locale, &words, &message!(locale, "people-withdraw"))) { (message!(locale, "people-withdraw")) }
                        }
                    }
                }
            }
            form method="post" action=(to) {
                p class="form-end" {
                    button class="button" type="submit" name="act" value="watch" { (message!(locale, "people-link-watch")) }
                }
            }
        }
    }
}

fn how(locale: Locale, id: &str, settings: &TableSettings) -> Markup {
    html! {
        section aria-labelledby="how" {
            h2 id="how" { (message!(locale, "people-table")) }
            form class="paper" method="post" action={ "/games/" (id) "/settings" } {
                (table_fields(locale, settings))
                p class="form-end" { button class="button" type="submit" { (message!(locale, "people-keep")) } }
            }
        }
    }
}

/// The fields of a form that says how a table is.
pub(crate) fn table_fields(locale: Locale, settings: &TableSettings) -> Markup {
    let watching = [
        ("nobody", message!(locale, "people-watching-nobody")),
        ("link", message!(locale, "people-watching-link")),
        ("anybody", message!(locale, "people-watching-anybody")),
    ];
    let shown = [
        ("once", message!(locale, "people-shown-once")),
        ("later", message!(locale, "people-shown-later")),
    ];
    let back = [
        ("never", message!(locale, "people-back-never")),
        ("agreed", message!(locale, "people-back-agreed")),
        ("freely", message!(locale, "people-back-freely")),
    ];
    html! {
        (picks(&message!(locale, "people-watching"), "watching", settings.watching, &watching))
        (picks(&message!(locale, "people-shown"), "shown", settings.shown, &shown))
        (picks(&message!(locale, "people-back"), "back", settings.back, &back))
        div class="field picks" {
            (tick("listed", settings.listed, &message!(locale, "people-listed")))
            (tick("open", settings.open, &message!(locale, "people-open")))
        }
        (clock_fields(locale, &settings.clock))
    }
}

fn picks<W: AsRef<str>>(title: &str, name: &str, now: &str, values: &[(&str, W)]) -> Markup {
    html! {
        fieldset class="field" {
            legend class="field-title" { (title) }
            div class="picks" {
                @for (value, words) in values {
                    label class="pick" {
                        input type="radio" name=(name) value=(value) checked[*value == now];
                        span { (words.as_ref()) }
                    }
                }
            }
        }
    }
}

fn tick(name: &str, checked: bool, words: &str) -> Markup {
    html! {
        label class="pick" {
            input type="checkbox" name=(name) value="true" checked[checked];
            span { (words) }
        }
    }
}

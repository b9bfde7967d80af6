//! The requests between the devices at a game, to undo or redo a choice, to hand over a seat, to
//! pause the clocks or to end the game, and how they ended.

use i18n::{Locale, message};
use maud::{Markup, html};

/// A pending request, as one device sees it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asked {
    /// Its number, which a reply names.
    pub number: u64,
    /// What is requested.
    pub what: AskedFor,
    /// The role of this device.
    pub part: Part,
    /// After how many minutes an unanswered request for a seat hands it over.
    pub minutes: i64,
}

/// What is requested.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum AskedFor {
    /// To undo the last choice; by whom, in words.
    TakeBack(String),
    /// To redo what was undone; by whom, in words.
    BringBack(String),
    /// To hand over the seat with this name.
    Seat(String),
    /// To end the game; by whom, in words.
    End(String),
    /// To pause the clocks; by whom, in words.
    Pause(String),
}

/// The role of a device in a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Part {
    /// It has made the request.
    Asks,
    /// It has yet to reply.
    Answers,
    /// It only sees the request, or has replied.
    Looks,
}

/// How a request ended, for everybody.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum AskedNote {
    /// The seat with this name went over after this many minutes without a reply.
    Taken(String, i64),
    /// The holder handed over the seat with this name.
    Given(String),
    /// The holder keeps the seat with this name.
    Kept(String),
    /// The player of this seat refused an undo, a redo, a pause or the end of the game.
    Refused(String),
    /// The clocks are paused, as the player of this seat asked.
    Paused(String),
    /// The player of this seat ended the pause.
    Resumed(String),
    /// The host of the game paused the clocks.
    HostPaused,
    /// The host of the game ended the pause.
    HostResumed,
    /// The host of the game changed how time is limited.
    ClocksSet,
    /// The time of this seat ran out.
    RanOut(String),
    /// The same, and a bot made a choice.
    StoodIn(String),
    /// The same, and a bot took the seat.
    TookOver(String),
}

impl AskedNote {
    fn words(&self, locale: Locale) -> String {
        match self {
            AskedNote::Taken(name, minutes) => {
                message!(locale, "asked-note-taken", name = name.as_str(), minutes = *minutes)
            }
            AskedNote::Given(name) => message!(locale, "asked-note-given", name = name.as_str()),
            AskedNote::Kept(name) => message!(locale, "asked-note-kept", name = name.as_str()),
            AskedNote::Refused(name) => {
                message!(locale, "asked-note-refused", name = name.as_str())
            }
            AskedNote::Paused(name) => message!(locale, "asked-note-paused", name = name.as_str()),
            AskedNote::Resumed(name) => {
                message!(locale, "asked-note-resumed", name = name.as_str())
            }
            AskedNote::HostPaused => message!(locale, "asked-note-host-paused"),
            AskedNote::HostResumed => message!(locale, "asked-note-host-resumed"),
            AskedNote::ClocksSet => message!(locale, "asked-note-clocks-set"),
            AskedNote::RanOut(name) => message!(locale, "asked-note-ran-out", name = name.as_str()),
            AskedNote::StoodIn(name) => {
                message!(locale, "asked-note-stood-in", name = name.as_str())
            }
            AskedNote::TookOver(name) => {
                message!(locale, "asked-note-took-over", name = name.as_str())
            }
        }
        .into()
    }
}

/// Pending requests and notes on earlier ones, as notices; empty if there are none.
pub(crate) fn asked(locale: Locale, id: &str, asked: &[Asked], notes: &[AskedNote]) -> Markup {
    html! {
        @for one in asked { (ask(locale, id, one)) }
        @for note in notes { p class="notice" role="status" { (note.words(locale)) } }
    }
}

fn ask(locale: Locale, id: &str, asked: &Asked) -> Markup {
    let minutes = asked.minutes;
    let words = match (&asked.what, asked.part) {
        (AskedFor::TakeBack(_), Part::Asks) => message!(locale, "asked-you-take-back"),
        (AskedFor::BringBack(_), Part::Asks) => message!(locale, "asked-you-bring-back"),
        (AskedFor::End(_), Part::Asks) => message!(locale, "asked-you-end"),
        (AskedFor::Pause(_), Part::Asks) => message!(locale, "asked-you-pause"),
        (AskedFor::Pause(name), _) => message!(locale, "asked-pause", name = name.as_str()),
        (AskedFor::End(name), _) => message!(locale, "asked-end", name = name.as_str()),
        (AskedFor::Seat(name), Part::Asks) => {
            message!(locale, "asked-you-seat", name = name.as_str(), minutes = minutes)
        }
        (AskedFor::TakeBack(name), _) => message!(locale, "asked-take-back", name = name.as_str()),
        (AskedFor::BringBack(name), _) => {
            message!(locale, "asked-bring-back", name = name.as_str())
        }
        (AskedFor::Seat(name), _) => {
            message!(locale, "asked-seat", name = name.as_str(), minutes = minutes)
        }
    };
    let answers: &[(&str, String)] = &match (&asked.what, asked.part) {
        (_, Part::Asks) => vec![("withdraw", message!(locale, "asked-withdraw").into())],
        (AskedFor::Seat(_), Part::Answers) => vec![
            ("refuse", message!(locale, "asked-keep").into()),
            ("agree", message!(locale, "asked-give").into()),
        ],
        (_, Part::Answers) => vec![
            ("agree", message!(locale, "asked-agree").into()),
            ("refuse", message!(locale, "asked-refuse").into()),
        ],
        (_, Part::Looks) => Vec::new(),
    };
    html! {
        form class="notice asked" method="post" action={ "/games/" (id) "/asked" } data-swap role="status" {
            p { (words) }
            input type="hidden" name="number" value=(asked.number);
            @if !answers.is_empty() {
                p class="form-end" {
                    @for (answer, words) in answers {
                        button class="button" type="submit" name="answer" value=(answer) { (words) }
                    }
                }
            }
        }
    }
}

//! What one device asks of the others at a game that is played at several: to take a choice back, to
//! have a seat; and what came of it.

use i18n::{Locale, message};
use maud::{Markup, html};

/// Something that is asked, as one device sees it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asked {
    /// Its number, which an answer names.
    pub number: u64,
    /// What is asked for.
    pub what: AskedFor,
    /// What this device has to do with it.
    pub part: Part,
    /// After how many minutes without an answer a seat goes over.
    pub minutes: i64,
}

/// What is asked for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum AskedFor {
    /// That the last choice is taken back; by whom, in words.
    TakeBack(String),
    /// That what was taken back comes again; by whom, in words.
    BringBack(String),
    /// The seat of this name.
    Seat(String),
}

/// What a device has to do with something that is asked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Part {
    /// It has asked.
    Asks,
    /// It is to answer.
    Answers,
    /// It sees it, or has answered.
    Looks,
}

/// What came of it, for everybody.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum AskedNote {
    /// The seat of this name went over after so many minutes without an answer.
    Taken(String, i64),
    /// Its holder gave the seat of this name.
    Given(String),
    /// Its holder keeps the seat of this name.
    Kept(String),
    /// Whoever plays this seat does not agree to take back, or to bring back.
    Refused(String),
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
        }
        .into()
    }
}

/// What is asked and what came of it, as notices; nothing where nothing is asked.
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

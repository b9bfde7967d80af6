//! The host's page of people: who is here, and links that let somebody in.

use i18n::{Locale, headed, message};
use maud::{Markup, html};

use crate::conduct::{HostActRow, OpenReport, host_acts, open_reports};
use crate::made_link::{MadeLink, made_link};
use crate::shell::{Shell, plain_header};

/// The people of a service.
pub struct PeoplePage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The people, the one who came first first.
    pub people: &'a [PersonRow],
    /// The open reports, the oldest first.
    pub reports: &'a [OpenReport],
    /// What hosts did, the latest first.
    pub acts: &'a [HostActRow],
    /// How many links are out that let somebody in.
    pub links: usize,
    /// The link that was just made.
    pub made: Option<MadeLink<'a>>,
    /// Why the last request was refused, if it was.
    pub refused: Option<&'a str>,
}

/// A person in the list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PersonRow {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rank.
    pub rank: PersonRank,
    /// Since when the person is here, in words.
    pub since: String,
    /// Whether it is the reader.
    pub is_you: bool,
}

/// What a person may do in the service.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PersonRank {
    /// Plays in the games of others.
    Guest,
    /// Starts games.
    Member,
    /// Runs the service.
    Host,
}

impl PersonRank {
    const ALL: [PersonRank; 3] = [PersonRank::Guest, PersonRank::Member, PersonRank::Host];

    /// The word in forms.
    fn word(self) -> &'static str {
        match self {
            PersonRank::Guest => "guest",
            PersonRank::Member => "member",
            PersonRank::Host => "host",
        }
    }

    /// The word for people.
    pub(crate) fn words(self, locale: Locale) -> String {
        let words = match self {
            PersonRank::Guest => message!(locale, "rank-guest"),
            PersonRank::Member => message!(locale, "rank-member"),
            PersonRank::Host => message!(locale, "rank-host"),
        };
        words.into()
    }
}

/// Draws the page.
pub fn people_page(page: &PeoplePage<'_>) -> String {
    let locale = page.locale;
    let title = message!(locale, "hosts-title");
    let body = html! {
        (plain_header(locale, ""))
        main class="home reading" id="main" {
            h1 { (title) }
            @if let Some(refused) = page.refused { p class="notice" role="alert" id="problem" { (refused) } }
            @if let Some(made) = &page.made { (made_link(locale, made)) }
            (open_reports(locale, page.reports))
            (admit(page))
            ul class="seat-rows" { @for row in page.people { li class="paper" { (person(locale, row)) } } }
            (host_acts(locale, page.acts))
            p class="form-end" { a class="button main" href="/" { (message!(locale, "devices-back")) } }
        }
    };
    let skips = [("main", message!(locale, "problem-skip"))];
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

fn admit(page: &PeoplePage<'_>) -> Markup {
    let locale = page.locale;
    html! {
        section class="paper" aria-labelledby="admit" {
            h2 id="admit" { (message!(locale, "hosts-in")) }
            p { (message!(locale, "hosts-help")) }
            form method="post" action="/people" {
                div class="field" {
                    label class="field-title" for="rank" { (message!(locale, "hosts-as")) }
                    select id="rank" name="rank" {
                        @for rank in [PersonRank::Member, PersonRank::Host] {
                            option value=(rank.word()) { (rank.words(locale)) }
                        }
                    }
                }
                p class="form-end" { button class="button main" type="submit" name="act" value="admit" { (message!(locale, "hosts-link")) } }
            }
            @if page.links > 0 {
                form method="post" action="/people" {
                    p class="muted" { (message!(locale, "hosts-out", count = page.links)) }
                    p class="form-end" { button class="button" type="submit" name="act" value="withdraw" { (message!(locale, "hosts-withdraw-all")) } }
                }
            }
        }
    }
}

fn person(locale: Locale, row: &PersonRow) -> Markup {
    let remove = message!(locale, "hosts-remove");
    html! {
        p {
            b { (row.name) }
            @if row.is_you { " " span class="tag" { (message!(locale, "people-you")) } }
            br;
            span class="muted" { (row.rank.words(locale)) ", " (message!(locale, "people-came", since = row.since.as_str())) }
        }
        @if !row.is_you {
            div class="seat-acts" {
                @for rank in PersonRank::ALL.into_iter().filter(|rank| *rank != row.rank) {
                    @let words = message!(locale, "hosts-rank", rank = rank.words(locale));
                    form method="post" action="/people" {
                        input type="hidden" name="person" value=(row.id);
                        input type="hidden" name="rank" value=(rank.word());
                        button class="button" type="submit" name="act" value="rank"
                            aria-label=(headed(locale, &row.name, &words)) { (words) }
                    }
                }
                form method="post" action="/people" {
                    input type="hidden" name="person" value=(row.id);
                    button class="button bad" type="submit" name="act" value="remove"
                        data-confirm=(message!(locale, "hosts-remove-sure", name = row.name.as_str()))
                        aria-label=(headed(locale, &row.name, &remove)) { (remove) }
                }
            }
        }
    }
}

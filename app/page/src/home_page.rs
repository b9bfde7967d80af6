//! The front page of a service for people who live apart.

use std::borrow::Cow;

use game_core::Seat;
use i18n::{Locale, headed, message};
use maud::{Markup, html};
use play::DynGame;

use crate::content_difference::ContentOwner;
use crate::front_page::{SavedRow, catalog_entry, import, saved_game};
use crate::poster::poster;
use crate::shell::{Shell, header};

/// What the front page shows.
pub struct HomePage<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The games in the catalog.
    pub games: Vec<&'a dyn DynGame>,
    /// Who reads it.
    pub visitor: Visitor<'a>,
    /// What is damaged in the saved games, in sentences.
    pub damage: Vec<String>,
    /// Why the last request was refused, if it was.
    pub refused: Option<String>,
}

/// Who reads the front page.
pub enum Visitor<'a> {
    /// Somebody who is not signed in.
    Stranger {
        /// Who runs the service; empty if nobody is named.
        operator: &'a str,
        /// Whether members can sign in.
        signs_in: bool,
    },
    /// A person.
    Person(PersonHome),
}

/// The games of a person.
pub struct PersonHome {
    /// Whether the person starts games.
    pub starts: bool,
    /// Whether the person runs the service.
    pub hosts: bool,
    /// The seats that are offered to the person by name.
    pub asks: Vec<HomeAsk>,
    /// The games, each with what it is to the person, the most recently changed first.
    pub games: Vec<HomeRow>,
    /// Listed games in which the person has no part.
    pub listed: Vec<SavedRow>,
}

/// A seat that is offered to a person by name.
pub struct HomeAsk {
    /// The id of the saved game.
    pub id: String,
    /// The id of the game that is played.
    pub game: String,
    /// What is played: the title, with the name of the game if it has an own one.
    pub title: String,
    /// The seat.
    pub seat: Seat,
    /// The name of whoever asks.
    pub by: String,
    /// The id of whoever asks.
    pub by_id: String,
    /// The names of those who sit at the table, in one text; empty if nobody does.
    pub with: String,
    /// Whose content overrides the game is played with, if it is.
    pub content: Option<ContentOwner>,
}

/// A game of a person.
pub struct HomeRow {
    /// The game.
    pub row: SavedRow,
    /// Where it stands for the person.
    pub part: HomePart,
    /// Whether the person may rename and delete it.
    pub hosts: bool,
}

/// Where a game stands for a person.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum HomePart {
    /// It waits for the person's choice.
    Yours,
    /// It has free seats.
    Waits,
    /// Others choose.
    Others,
    /// The person watches.
    Watched,
    /// It has ended.
    Over,
}

impl HomePart {
    const ALL: [HomePart; 5] =
        [HomePart::Yours, HomePart::Waits, HomePart::Others, HomePart::Watched, HomePart::Over];

    fn title(self, locale: Locale) -> Cow<'static, str> {
        match self {
            HomePart::Yours => message!(locale, "home-yours"),
            HomePart::Waits => message!(locale, "home-waits"),
            HomePart::Others => message!(locale, "home-others"),
            HomePart::Watched => message!(locale, "home-watched"),
            HomePart::Over => message!(locale, "home-over"),
        }
    }

    fn id(self) -> &'static str {
        match self {
            HomePart::Yours => "yours",
            HomePart::Waits => "waits",
            HomePart::Others => "others",
            HomePart::Watched => "watched",
            HomePart::Over => "over",
        }
    }
}

/// Draws the front page.
pub fn home_page(home: &HomePage<'_>) -> String {
    let locale = home.locale;
    let (ways, main) = match &home.visitor {
        Visitor::Stranger { operator, signs_in } => {
            (sign_in(locale, *signs_in), stranger(home, operator))
        }
        Visitor::Person(person) => (ways(locale, person), of_person(home, person)),
    };
    let is_person = matches!(home.visitor, Visitor::Person(_));
    let body = html! {
        (header(locale, "", &ways))
        main class="home front" id="main" data-waiting[is_person] {
            @if let Some(refused) = &home.refused { p class="notice" role="alert" { (refused) } }
            @for damage in &home.damage { p class="notice" role="alert" { (damage) } }
            (main)
        }
    };
    let skips = [("catalog", message!(locale, "front-skip-games"))];
    let yours = match &home.visitor {
        Visitor::Person(person) => {
            let yours = person.games.iter().filter(|game| game.part == HomePart::Yours);
            yours.count() + person.asks.len()
        }
        Visitor::Stranger { .. } => 0,
    };
    let title = if yours > 0 { format!("({yours}) Soloist") } else { "Soloist".to_string() };
    Shell { locale, title: &title, game: None, at_table: false, waits: false, skips: &skips, body }
        .draw()
}

fn sign_in(locale: Locale, signs_in: bool) -> Markup {
    html! {
        @if signs_in { a class="button" href="/sign-in" { (message!(locale, "home-sign-in")) } }
    }
}

fn ways(locale: Locale, person: &PersonHome) -> Markup {
    html! {
        @if person.hosts { a class="quiet" href="/people" { (message!(locale, "home-people")) } }
        a class="quiet" href="/devices" { (message!(locale, "home-you")) }
    }
}

/// What this is, who runs it, and how one comes in.
fn stranger(home: &HomePage<'_>, operator: &str) -> Markup {
    let locale = home.locale;
    html! {
        section class="welcome" {
            h1 { (message!(locale, "home-what")) }
            p class="lead" { (message!(locale, "home-what-help")) }
            p { b { (message!(locale, "home-how")) } }
            @if !operator.is_empty() { p class="muted" { (message!(locale, "home-who", operator = operator)) } }
        }
        section aria-labelledby="catalog" {
            h2 class="unseen" id="catalog" { (message!(locale, "front-games")) }
            div class="catalog" { @for game in &home.games { (looked_at(locale, *game)) } }
        }
    }
}

fn of_person(home: &HomePage<'_>, person: &PersonHome) -> Markup {
    let locale = home.locale;
    let none = match person.starts {
        true => message!(locale, "home-none-member"),
        false => message!(locale, "home-none"),
    };
    html! {
        h1 class="unseen" { (message!(locale, "front-heading")) }
        @if !person.starts { p class="notice" { (message!(locale, "home-guest")) } }
        (asks(locale, &person.asks))
        @if person.games.is_empty() && person.asks.is_empty() { p class="empty" { (none) } }
        @for part in HomePart::ALL {
            @if person.games.iter().any(|game| game.part == part) {
                section class=(part.id()) aria-labelledby=(part.id()) {
                    h2 id=(part.id()) { (part.title(locale)) }
                    ul class="saved" {
                        @for game in person.games.iter().filter(|game| game.part == part) {
                            (saved_game(locale, &game.row, game.hosts))
                        }
                    }
                }
            }
        }
        @if !person.listed.is_empty() {
            section aria-labelledby="listed" {
                h2 id="listed" { (message!(locale, "home-listed")) }
                ul class="saved" { @for row in &person.listed { (saved_game(locale, row, false)) } }
            }
        }
        section aria-labelledby="catalog" {
            h2 id="catalog" { (message!(locale, "front-games")) }
            div class="catalog" {
                @for game in &home.games {
                    @if person.starts { (catalog_entry(locale, *game, None)) } @else { (looked_at(locale, *game)) }
                }
            }
        }
        @if person.starts { (import(locale)) }
    }
}

/// The seats that are offered to the reader, each with its two answers, and with a way to be asked
/// no more.
fn asks(locale: Locale, asks: &[HomeAsk]) -> Markup {
    html! {
        @if !asks.is_empty() {
            section class="yours" aria-labelledby="asked" {
                h2 id="asked" { (message!(locale, "home-asked")) }
                @for ask in asks { (asked(locale, ask)) }
            }
        }
    }
}

fn asked(locale: Locale, ask: &HomeAsk) -> Markup {
    let block = format!("block-{}-{}", ask.id, ask.seat.0);
    html! {
        form id=(block) method="post" action="/me/block" { input type="hidden" name="person" value=(ask.by_id); }
        form class="invited paper" method="post" action="/offers" {
            (poster(&ask.game))
            div {
                p class="lead" { (message!(locale, "home-asks", name = ask.by.as_str(), game = ask.title.as_str())) }
                @if !ask.with.is_empty() { p class="muted" { (message!(locale, "home-asks-with", names = ask.with.as_str())) } }
                input type="hidden" name="game" value=(ask.id);
                input type="hidden" name="seat" value=(ask.seat.0);
                @if let Some(owner) = &ask.content { p class="muted" { (owner.words(locale)) } }
                p class="seat-acts" {
                    // What differs is seen before the seat is taken.
                    @match &ask.content {
                        Some(_) => a class="button main" href={ "/offers/" (ask.id) } { (message!(locale, "content-look")) },
                        None => button class="button main" type="submit" name="answer" value="sit" { (message!(locale, "people-sit")) },
                    }
                    button class="button" type="submit" name="answer" value="decline" { (message!(locale, "home-no-thanks")) }
                    button class="button" type="submit" form=(block) name="act" value="block"
                        data-confirm=(message!(locale, "block-sure", name = ask.by.as_str()))
                        aria-label=(headed(locale, &ask.by, &message!(locale, "block-do"))) { (message!(locale, "block-do")) }
                }
            }
        }
    }
}

/// A game for somebody who cannot start one: its rules can be read.
fn looked_at(locale: Locale, game: &dyn DynGame) -> Markup {
    html! {
        article class="catalog-game" {
            (poster(game.id()))
            div class="catalog-words" {
                h3 { (game.title()) }
                p class="catalog-summary" { (game.summary(locale)) }
                p class="catalog-more" {
                    a href={ "/rules/" (game.id()) } { (message!(locale, "front-rules")) span class="unseen" { (message!(locale, "front-rules-of", title = game.title())) } }
                }
            }
        }
    }
}

//! The front page: the games as posters, each with one clear way to start, and the saved games.

use drawing::icon;
use i18n::{Locale, headed, message};
use maud::{Markup, html};
use play::DynGame;

use crate::game_status::GameStatus;
use crate::helper_link::way_in;
use crate::poster::poster;
use crate::shell::{Shell, plain_header};

/// A saved game in the list.
#[derive(Clone, Debug, Default)]
pub struct SavedRow {
    /// Its id.
    pub id: String,
    /// The id of the game that is played.
    pub game: String,
    /// The name that its player gave it.
    pub name: String,
    /// The title of the game that is played.
    pub title: String,
    /// How it stands, as stored.
    pub status: String,
    /// How it stands, if it is in progress and could be opened.
    pub game_status: Option<GameStatus>,
    /// Whether it has ended.
    pub over: bool,
    /// When it was last changed, in words.
    pub changed: String,
    /// How long the reader has time, in words; empty if time is not limited, or others choose.
    pub time: String,
}

/// What the front page shows.
pub struct Front<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The games in the catalog.
    pub games: Vec<&'a dyn DynGame>,
    /// For each game, the most recently played one that is not over.
    pub latest: Vec<SavedRow>,
    /// The saved games of this page, the most recently changed first.
    pub saved: Vec<SavedRow>,
    /// How many saved games are on earlier pages, and how many there are in all.
    pub of: (usize, usize),
    /// The offset of the page with more recent games, if there is one.
    pub newer: Option<usize>,
    /// The offset of the page with older games, if there is one.
    pub older: Option<usize>,
    /// What is damaged in the saved games, in sentences.
    pub damage: Vec<String>,
    /// Whether there is a page of the devices that are let in.
    pub devices: bool,
    /// Why the last request was refused, if it was.
    pub refused: Option<String>,
}

/// Draws the front page.
pub fn front(front: &Front<'_>) -> String {
    let locale = front.locale;
    let body = html! {
        (plain_header(locale, ""))
        main class="home front" id="main" {
            h1 class="unseen" { (message!(locale, "front-heading")) }
            @if let Some(refused) = &front.refused { p class="notice" role="alert" { (refused) } }
            @for damage in &front.damage { p class="notice" role="alert" { (damage) } }
            section aria-labelledby="catalog" {
                h2 class="unseen" id="catalog" { (message!(locale, "front-games")) }
                div class="catalog" {
                    @for game in &front.games {
                        (catalog_entry(locale, *game, front.latest.iter().find(|row| row.game == game.id())))
                    }
                }
            }
            (saved(front))
            (import(locale))
            @if front.devices {
                p class="form-end" { a class="button" href="/devices" { (message!(locale, "front-devices")) } }
            }
        }
    };
    Shell {
        locale,
        title: "Soloist",
        game: None,
        at_table: false,
        waits: false,
        skips: &[
            ("catalog", message!(locale, "front-skip-games")),
            ("saved", message!(locale, "front-skip-saved")),
        ],
        body,
    }
    .draw()
}

/// A poster: one clear way to start, and the other links below.
pub(crate) fn catalog_entry(
    locale: Locale,
    game: &dyn DynGame,
    latest: Option<&SavedRow>,
) -> Markup {
    let new = format!("/new/{}", game.id());
    let title = game.title();
    html! {
        article class="catalog-game" {
            (poster(game.id()))
            div class="catalog-words" {
                h3 { (title) }
                p class="catalog-summary" { (game.summary(locale)) }
                div class="catalog-acts" {
                    @match latest {
                        Some(row) => {
                            a class="button main go-on" href={ "/games/" (row.id) } {
                                span { (message!(locale, "front-continue")) span class="unseen" { " " (row.name) } }
                                span class="go-on-where" { @if let Some(game_status) = &row.game_status { (game_status.round.as_ref().unwrap_or(&game_status.whose)) } }
                            }
                            a class="button" href=(new) { (message!(locale, "front-new")) span class="unseen" { (message!(locale, "front-new-of", title = title)) } }
                        }
                        None => a class="button main" href=(new) { (message!(locale, "front-play")) span class="unseen" { " " (title) } (icon("next")) },
                    }
                    (way_in(locale, game, &message!(locale, "front-helper")))
                    a class="button" href={ (new) "?luck=table" } { (message!(locale, "front-real-table")) span class="unseen" { (headed(locale, "", title)) } }
                    @if game.has_guide() {
                        form class="guided" method="post" action={ "/learn/" (game.id()) } {
                            button class="button" type="submit" {
                                (message!(locale, "front-learn")) span class="unseen" { (headed(locale, "", title)) }
                            }
                        }
                    } @else {
                        a class="button" href={ "/rules/" (game.id()) } { (message!(locale, "front-learn")) span class="unseen" { (message!(locale, "front-learn-rules", title = title)) } }
                    }
                }
                p class="catalog-more" {
                    a href={ "/rules/" (game.id()) } { (message!(locale, "front-rules")) span class="unseen" { (message!(locale, "front-rules-of", title = title)) } }
                    @if !game.achievements(locale).is_empty() {
                        a href={ "/achievements/" (game.id()) } { (message!(locale, "front-achievements")) }
                    }
                }
            }
        }
    }
}

fn saved(front: &Front<'_>) -> Markup {
    let ((before, all), locale) = (front.of, front.locale);
    html! {
        section aria-labelledby="saved" {
            h2 id="saved" {
                (message!(locale, "front-saved"))
                @if front.newer.is_some() || front.older.is_some() {
                    " " span class="muted small" { (message!(locale, "front-saved-part", first = before + 1, last = before + front.saved.len(), all = all)) }
                }
            }
            @if front.saved.is_empty() {
                p class="empty" { (message!(locale, "front-none")) }
            }
            ul class="saved" { @for row in &front.saved { (saved_game(locale, row, true)) } }
            @if front.newer.is_some() || front.older.is_some() {
                nav class="catalog-acts" aria-label=(message!(locale, "front-more")) {
                    @if let Some(from) = front.newer { a class="button" href={ "/?from=" (from) "#saved" } { (message!(locale, "front-newer")) } }
                    @if let Some(from) = front.older { a class="button" href={ "/?from=" (from) "#saved" } { (message!(locale, "front-older")) } }
                }
            }
        }
    }
}

/// A saved game in a list; `may_change` says whether the reader may rename and delete it.
pub(crate) fn saved_game(locale: Locale, row: &SavedRow, may_change: bool) -> Markup {
    let at = format!("/games/{}", row.id);
    html! {
        li class="saved-game" {
            a href=(at) {
                (poster(&row.game))
                span class="saved-words" {
                    span class="saved-name" {
                        (row.name)
                        @if row.game_status.as_ref().is_some_and(|game_status| game_status.helper) { " " span class="tag" { (message!(locale, "front-tag-helper")) } }
                    }
                    span class="muted small" {
                        @if row.name != row.title { (row.title) ", " }
                        @match &row.game_status {
                            Some(game_status) => { (game_status.against) }
                            None => { @if row.over { (message!(locale, "front-over")) } @else { (message!(locale, "front-under-way")) } }
                        }
                    }
                    span class="small" {
                        @match &row.game_status {
                            Some(game_status) => {
                                @if let Some(round) = &game_status.round { (round) ", " }
                                (game_status.whose)
                                @if let Some(score) = &game_status.score { span class="saved-score" { " · " (score) } }
                            }
                            None => (row.status),
                        }
                    }
                    @if !row.time.is_empty() { span class="small" { span class="tag" { (row.time) } } }
                    span class="muted small" {
                        @if row.over { (icon("flag")) " " } (row.changed)
                    }
                }
            }
            @if may_change { details class="saved-more" {
                summary title=(message!(locale, "front-change")) {
                    (icon("fold")) span class="unseen" { (message!(locale, "front-change-named", name = row.name.as_str())) }
                }
                div {
                    form method="post" action={ (at) "/rename" } {
                        input class="entry" type="text" name="name" value=(row.name) maxlength="200"
                            required aria-label=(message!(locale, "front-name"));
                        button class="button" type="submit" { (message!(locale, "front-rename")) }
                    }
                    // The response says that it is a file. With the attribute `download`, the
                    // browser would not ask the service worker for it.
                    a class="button" href={ (at) "/export" } { (icon("file")) (message!(locale, "front-export")) }
                    a class="button" href={ (at) "/link" } { (message!(locale, "front-link")) }
                    form method="post" action={ (at) "/delete" } {
                        button class="button bad" type="submit"
                            data-confirm=(message!(locale, "front-delete-sure", name = row.name.as_str())) { (icon("bin")) (message!(locale, "front-delete")) }
                    }
                }
            } }
        }
    }
}

pub(crate) fn import(locale: Locale) -> Markup {
    html! {
        section class="import" {
            details class="fold" {
                summary { (message!(locale, "front-import")) }
                form class="paper" method="post" action="/import" {
                    div class="field" {
                        label class="field-title" for="import-name" { (message!(locale, "front-name")) }
                        input id="import-name" type="text" name="name" maxlength="200";
                    }
                    div class="field" hidden data-file-field {
                        label class="field-title" for="import-file" { (message!(locale, "front-file")) }
                        input id="import-file" type="file" accept=".json,.soloist,application/json,text/plain";
                    }
                    div class="field" {
                        label class="field-title" for="import-text" { (message!(locale, "front-file-text")) }
                        textarea class="entry" id="import-text" name="save" required spellcheck="false" {}
                    }
                    p class="form-end" { button class="button main" type="submit" { (message!(locale, "front-import-button")) } }
                }
            }
        }
    }
}

//! The front page: the games as posters, each with one clear way in, and the saved games.

use drawing::icon;
use maud::{Markup, html};
use play::AnyGame;
use table::Guide;

use crate::going::Going;
use crate::new_game::plain;
use crate::poster::poster;
use crate::shell::{Shell, plain_header};
use crate::way_in::way_in;

/// A saved game in the list.
#[derive(Clone, Debug, Default)]
pub struct SavedRow {
    /// Its id.
    pub id: String,
    /// The id of the game that is played.
    pub game: String,
    /// What its player calls it.
    pub name: String,
    /// The title of the game that is played.
    pub title: String,
    /// How it stands, as the store knows it.
    pub status: String,
    /// How it stands, if it is under way and could be looked at.
    pub going: Option<Going>,
    /// Whether it has ended.
    pub over: bool,
    /// When it was last changed, in words.
    pub changed: String,
}

/// What the front page shows.
pub struct Front<'a> {
    /// The games on the shelf.
    pub games: Vec<&'a dyn AnyGame>,
    /// Of each game the one that was played last and is not over.
    pub latest: Vec<SavedRow>,
    /// The saved games of this page, the one changed last first.
    pub saved: Vec<SavedRow>,
    /// How many saved games stand on the pages before, and how many there are in all.
    pub of: (usize, usize),
    /// Where the page with later games begins, if there is one.
    pub newer: Option<usize>,
    /// Where the page with earlier games begins, if there is one.
    pub older: Option<usize>,
    /// What of the saved games is damaged, in sentences.
    pub damage: Vec<String>,
    /// Why the last request was refused, if it was.
    pub refused: Option<String>,
}

/// The front page: the games, the saved games.
pub fn front(front: &Front<'_>) -> String {
    let body = html! {
        (plain_header(""))
        main class="home front" id="main" {
            h1 class="unseen" { "Heavy board games against their automated opponents" }
            @if let Some(refused) = &front.refused { p class="notice" role="alert" { (refused) } }
            @for damage in &front.damage { p class="notice" role="alert" { (damage) } }
            section aria-labelledby="shelf" {
                h2 class="unseen" id="shelf" { "Games" }
                div class="shelf" {
                    @for game in &front.games {
                        (shelf_game(*game, front.latest.iter().find(|row| row.game == game.id())))
                    }
                }
            }
            (saved(front))
            (import())
        }
    };
    Shell {
        title: "Soloist",
        game: None,
        at_table: false,
        waits: false,
        skips: &[("shelf", "To the games"), ("saved", "To the saved games")],
        body,
    }
    .draw()
}

/// A poster: one clear way in, and the others beneath it.
fn shelf_game(game: &dyn AnyGame, latest: Option<&SavedRow>) -> Markup {
    let new = format!("/new/{}", game.id());
    let title = game.title();
    html! {
        article class="shelf-game" {
            (poster(game.id()))
            div class="shelf-words" {
                h3 { (title) }
                p class="shelf-summary" { (game.summary()) }
                div class="shelf-acts" {
                    @match latest {
                        Some(row) => {
                            a class="button main go-on" href={ "/games/" (row.id) } {
                                span { "Continue" span class="unseen" { " " (row.name) } }
                                span class="go-on-where" { @if let Some(going) = &row.going { (going.round.as_ref().unwrap_or(&going.whose)) } }
                            }
                            a class="button" href=(new) { "New game" span class="unseen" { " of " (title) } }
                        }
                        None => a class="button main" href=(new) { "Play" span class="unseen" { " " (title) } (icon("next")) },
                    }
                    (way_in(game, "Helper"))
                    a class="button" href={ (new) "?luck=table" } { "Real table" span class="unseen" { ": " (title) } }
                    @match game.guide() {
                        Some(guide) => (guided(game.id(), guide)),
                        None => a class="button" href={ "/rules/" (game.id()) } { "Learn" span class="unseen" { ": the rules of " (title) } },
                    }
                }
                p class="shelf-more" {
                    a href={ "/rules/" (game.id()) } { "Rules" span class="unseen" { " of " (title) } }
                    @if !game.achievements().is_empty() {
                        a href={ "/achievements/" (game.id()) } { "Achievements" }
                    }
                }
            }
        }
    }
}

/// Starts the guide's game: an ordinary one with its options and its seed.
fn guided(game: &str, guide: &Guide) -> Markup {
    html! {
        form class="guided" method="post" action="/games" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="name" value=(guide.title);
            input type="hidden" name="luck" value="seed";
            input type="hidden" name="seed" value=(guide.seed);
            @for (option, value) in &guide.settings {
                input type="hidden" name={ "option-" (option) } value=(plain(value));
            }
            button class="button" type="submit" title=(guide.summary) {
                "Learn" span class="unseen" { ": " (guide.title) }
            }
        }
    }
}

fn saved(front: &Front<'_>) -> Markup {
    let (before, all) = front.of;
    html! {
        section aria-labelledby="saved" {
            h2 id="saved" {
                "Saved games"
                @if front.newer.is_some() || front.older.is_some() {
                    " " span class="muted small" { (before + 1) " to " (before + front.saved.len()) " of " (all) }
                }
            }
            @if front.saved.is_empty() {
                p class="empty" { "No game yet. Every game you start is kept here by itself, move by move." }
            }
            ul class="saved" { @for row in &front.saved { (saved_game(row)) } }
            @if front.newer.is_some() || front.older.is_some() {
                nav class="shelf-acts" aria-label="More saved games" {
                    @if let Some(from) = front.newer { a class="button" href={ "/?from=" (from) "#saved" } { "Newer games" } }
                    @if let Some(from) = front.older { a class="button" href={ "/?from=" (from) "#saved" } { "Older games" } }
                }
            }
        }
    }
}

fn saved_game(row: &SavedRow) -> Markup {
    let at = format!("/games/{}", row.id);
    html! {
        li class="saved-game" {
            a href=(at) {
                (poster(&row.game))
                span class="saved-words" {
                    span class="saved-name" {
                        (row.name)
                        @if row.going.as_ref().is_some_and(|going| going.helper) { " " span class="tag" { "helper" } }
                    }
                    span class="muted small" {
                        @if row.name != row.title { (row.title) ", " }
                        @match &row.going {
                            Some(going) => { (going.against) }
                            None => { @if row.over { "over" } @else { "under way" } }
                        }
                    }
                    span class="small" {
                        @match &row.going {
                            Some(going) => {
                                @if let Some(round) = &going.round { (round) ", " }
                                (going.whose)
                            }
                            None => (row.status),
                        }
                    }
                    span class="muted small" {
                        @if row.over { (icon("flag")) " " } (row.changed)
                    }
                }
            }
            details class="saved-more" {
                summary title="Rename, export, delete" {
                    (icon("fold")) span class="unseen" { "Rename, export or delete " (row.name) }
                }
                div {
                    form method="post" action={ (at) "/rename" } {
                        input class="entry" type="text" name="name" value=(row.name) maxlength="200"
                            required aria-label="Name";
                        button class="button" type="submit" { "Rename" }
                    }
                    // The answer says that it is a file. The attribute `download` would keep a browser
                    // from asking its service worker for it.
                    a class="button" href={ (at) "/export" } { (icon("file")) "Export" }
                    form method="post" action={ (at) "/delete" } {
                        button class="button bad" type="submit"
                            data-confirm={ "Delete “" (row.name) "” for good?" } { (icon("bin")) "Delete" }
                    }
                }
            }
        }
    }
}

fn import() -> Markup {
    html! {
        section class="import" {
            details class="fold" {
                summary { "Open a game from a file" }
                form class="paper" method="post" action="/import" {
                    div class="field" {
                        label class="field-title" for="import-name" { "Name" }
                        input id="import-name" type="text" name="name" maxlength="200";
                    }
                    div class="field" hidden data-file-field {
                        label class="field-title" for="import-file" { "File" }
                        input id="import-file" type="file" accept=".json,.soloist,application/json,text/plain";
                    }
                    div class="field" {
                        label class="field-title" for="import-text" { "The text of the file" }
                        textarea class="entry" id="import-text" name="save" required spellcheck="false" {}
                    }
                    p class="form-end" { button class="button main" type="submit" { "Import" } }
                }
            }
        }
    }
}

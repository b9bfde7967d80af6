use drawing::icon;
use maud::{Markup, html};
use play::AnyGame;
use table::Guide;

use crate::games;
use crate::new_game::plain;
use crate::shell::{Shell, plain_header};

/// A saved game in the list.
pub struct SavedRow {
    /// Its id.
    pub id: String,
    /// What its player calls it.
    pub name: String,
    /// The title of the game that is played.
    pub title: String,
    /// How it stands.
    pub status: String,
    /// Whether it has ended.
    pub over: bool,
    /// When it was last changed, in words.
    pub changed: String,
}

/// What the front page shows.
pub struct Front<'a> {
    /// The games on the shelf.
    pub games: Vec<&'a dyn AnyGame>,
    /// The saved games, the one changed last first.
    pub saved: Vec<SavedRow>,
    /// Where the page with later games begins, if there is one.
    pub newer: Option<usize>,
    /// Where the page with earlier games begins, if there is one.
    pub older: Option<usize>,
    /// What of the saved games is damaged, in sentences.
    pub damage: Vec<String>,
    /// Why the last request was refused, if it was.
    pub refused: Option<String>,
}

/// The front page: the games, their modes, the saved games.
pub fn front(front: &Front<'_>) -> String {
    let body = html! {
        (plain_header(""))
        main class="home" id="main" {
            h1 { "Play" }
            p class="lead" {
                "Heavy board games against their automated opponents, every move of theirs "
                "explained by its rule."
            }
            @if let Some(refused) = &front.refused { p class="notice" role="alert" { (refused) } }
            @for damage in &front.damage { p class="notice" role="alert" { (damage) } }
            @if let Some(last) = front.saved.iter().find(|row| !row.over) {
                p class="resume" {
                    a class="button main" href={ "/games/" (last.id) } { (icon("play")) "Continue " (last.name) }
                }
            }
            section aria-labelledby="shelf" {
                h2 id="shelf" { "Games" }
                div class="shelf" { @for game in &front.games { (shelf_game(*game)) } }
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
        skips: &[("main", "To the games")],
        body,
    }
    .draw()
}

fn shelf_game(game: &dyn AnyGame) -> Markup {
    let counts: Vec<String> = game.seat_counts().iter().map(u8::to_string).collect();
    let new = format!("/new/{}", game.id());
    html! {
        article class="paper shelf-game" {
            @if let Some(drawing) = games::drawing(game.id()) { (drawing.cover()) }
            div {
                h3 { (game.title()) }
                p { (game.summary()) }
                @if let (Some(least), Some(most)) = (counts.first(), counts.last()) {
                    p class="muted small" {
                        @if least == most { "For " (least) } @else { "For " (least) " to " (most) " players" }
                    }
                }
                div class="shelf-acts" {
                    a class="button main" href=(new) { (icon("play")) "New game" }
                    @if let Some(guide) = game.guide() { (guided(game.id(), guide)) }
                    a class="button" href={ "/rules/" (game.id()) } { (icon("rule")) "Rules" }
                    @if !game.achievements().is_empty() {
                        a class="button" href={ "/achievements/" (game.id()) } { (icon("flag")) "Achievements" }
                    }
                }
                details class="modes fold" {
                    summary { "All modes of play" }
                    ul class="mode-list" {
                        @for (number, (name, _)) in game.modes().iter().enumerate() {
                            li { a href={ (new) "?mode=" (number) } { (name) } }
                        }
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
            button class="button" type="submit" title=(guide.summary) { (icon("play")) (guide.title) }
        }
    }
}

fn saved(front: &Front<'_>) -> Markup {
    html! {
        section aria-labelledby="saved" {
            h2 id="saved" { "Saved games" }
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
                span class="saved-name" { (row.name) }
                span class="muted small" {
                    @if row.name != row.title { (row.title) " · " }
                    (row.status) " · " (row.changed)
                }
            }
            @if row.over { span class="tag" { (icon("flag")) "over" } }
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
                    a class="button" href={ (at) "/export" } download { (icon("file")) "Export" }
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
                summary { "Import a game from a file" }
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

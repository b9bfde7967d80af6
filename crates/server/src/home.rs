//! The front page and what is done to saved games as a whole.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use play::Kind;
use store::{Desk, Problem};

use crate::Shared;
use crate::answer::{bad_form, on_to, page, problem, sentence, status};
use crate::house::{House, locked};

/// A form, or why it cannot be read.
pub(crate) type Sent = Result<Form<BTreeMap<String, String>>, FormRejection>;

/// The front page.
pub(crate) async fn front(State(desk): State<Shared>) -> Response {
    draw(&locked(&desk), StatusCode::OK, None)
}

fn draw(desk: &Desk, code: StatusCode, refused: Option<String>) -> Response {
    let saved = match desk.list() {
        Ok(saved) => saved,
        Err(trouble) => return problem(&trouble),
    };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let now = i64::try_from(now).unwrap_or(i64::MAX);
    let row = |game: store::SavedGame| page::SavedRow {
        title: desk
            .library()
            .game(&game.game)
            .map_or(game.game.clone(), |kind| kind.title().into()),
        id: game.id,
        name: game.name,
        status: game.status,
        over: game.over,
        changed: ago(now.saturating_sub(game.changed)),
    };
    let games: Vec<&dyn Kind> = desk.library().front().collect();
    let saved = saved.into_iter().map(row).collect();
    page(code, page::front(&page::Front { games, saved, refused }))
}

fn ago(seconds: i64) -> String {
    let count = |number: i64, unit: &str| {
        format!("{number} {unit}{} ago", if number == 1 { "" } else { "s" })
    };
    match seconds {
        ..60 => "just now".into(),
        60..3600 => count(seconds / 60, "minute"),
        3600..86_400 => count(seconds / 3600, "hour"),
        _ => count(seconds / 86_400, "day"),
    }
}

/// Keeps a game from the text of a file.
pub(crate) async fn import(State(desk): State<Shared>, form: Sent) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let text = form.get("save").map_or("", String::as_str);
    let name = form.get("name").map(String::as_str).filter(|name| !name.trim().is_empty());
    let mut desk = locked(&desk);
    match desk.import(name, text) {
        Ok(id) => on_to(&format!("/games/{id}")),
        Err(trouble) => {
            let why = {
                let reasons: Vec<String> =
                    trouble.lines().iter().map(|line| sentence(line)).collect();
                format!("The file was not imported. {}", reasons.join(" "))
            };
            draw(&desk, status(&trouble), Some(why))
        }
    }
}

/// Gives a game another name.
pub(crate) async fn rename(
    State(desk): State<Shared>,
    Path(id): Path<String>,
    form: Sent,
) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let name = form.get("name").map_or("", String::as_str);
    done(locked(&desk).rename(&id, name))
}

/// Deletes a game.
pub(crate) async fn delete(State(house): State<House>, Path(id): Path<String>) -> Response {
    house.hints.forget(&id);
    house.turns.forget(&id);
    house.curves.forget(&id);
    done(locked(&house.desk).delete(&id))
}

fn done(result: Result<(), Problem>) -> Response {
    match result {
        Ok(()) => on_to("/"),
        Err(trouble) => problem(&trouble),
    }
}

/// A game as a file.
pub(crate) async fn export(State(desk): State<Shared>, Path(id): Path<String>) -> Response {
    match locked(&desk).export(&id) {
        Ok(text) => {
            let mut answer = text.into_response();
            let headers = answer.headers_mut();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
            let file: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
            let file = format!("attachment; filename=\"soloist-{file}.json\"");
            if let Ok(file) = HeaderValue::from_str(&file) {
                headers.insert(CONTENT_DISPOSITION, file);
            }
            answer
        }
        Err(trouble) => problem(&trouble),
    }
}

//! A game at its table.

use axum::Json;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use page::{Asking, Table};
use play::{AnySession, GuideNow, Refusal, guide_now};
use serde_json::json;
use store::{Desk, Problem};
use table::Seat;

use crate::answer::{bad_form, on_to, page, problem, sentence, status};
use crate::beside::Beside;
use crate::eyes::{asked_seat, look_through, may_answer};
use crate::home::Sent;
use crate::house::{House, locked};
use crate::seats::{confirm, confirmed};

/// The table now.
pub(crate) async fn now(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let beside = Beside::of(&house, &id);
    draw(&mut locked(&house.desk), &id, None, confirmed(&headers), StatusCode::OK, None, &beside)
}

/// The table after so many entries.
pub(crate) async fn at(
    State(house): State<House>,
    Path((id, entry)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Ok(entry) = entry.parse() else { return crate::answer::nothing_here() };
    let (beside, seat) = (Beside::default(), confirmed(&headers));
    draw(&mut locked(&house.desk), &id, Some(entry), seat, StatusCode::OK, None, &beside)
}

/// The slider's form, for browsers without scripts.
pub(crate) async fn look(
    Path(id): Path<String>,
    Query(query): Query<std::collections::BTreeMap<String, String>>,
) -> Response {
    match query.get("n").and_then(|entry| entry.parse::<usize>().ok()) {
        Some(entry) => on_to(&format!("/games/{}/at/{entry}", plain(&id))),
        None => on_to(&format!("/games/{}", plain(&id))),
    }
}

/// Carries out a choice that was seen at a certain length of the log.
pub(crate) async fn choose(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let text = form.get("text").cloned().unwrap_or_default();
    let seat = confirmed(&headers);
    change(&house, &id, &headers, form.get("at"), move |session| {
        if session.asked_bot().is_some() {
            return Err(Refusal("it is a bot's turn; wait for its choice".into()));
        }
        if !may_answer(session, seat) {
            return Err(Refusal("it is another seat's turn; pass the device first".into()));
        }
        session.choose(&text).map(drop)
    })
}

/// Takes the last choice back.
pub(crate) async fn undo(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    // Who knows what would have been better plays on for practice.
    let practice = house.curves.is_known(&id);
    step(&house, &id, &headers, form, |session| {
        session.undo_choice()?;
        if practice {
            session.mark_practice();
        }
        Ok(())
    })
}

/// Brings the last choice back.
pub(crate) async fn redo(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    step(&house, &id, &headers, form, |session| session.redo_choice())
}

/// A change that needs nothing of the form but when it was sent.
fn step(
    house: &House,
    id: &str,
    headers: &HeaderMap,
    form: Sent,
    act: impl FnOnce(&mut dyn AnySession) -> Result<(), Refusal>,
) -> Response {
    match form {
        Ok(Form(form)) => change(house, id, headers, form.get("at"), act),
        Err(rejection) => bad_form(&rejection),
    }
}

/// A seat has taken the device.
pub(crate) async fn seat(
    State(house): State<House>,
    Path(id): Path<String>,
    form: Sent,
) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let asked = locked(&house.desk).read(&id, asked_seat);
    match asked {
        Ok(asked) => {
            let claimed = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
            let mut answer = on_to(&format!("/games/{}", plain(&id)));
            if let Some(seat) = asked.filter(|seat| Some(*seat) == claimed) {
                confirm(&mut answer, &plain(&id), seat);
            }
            answer
        }
        Err(trouble) => problem(&trouble),
    }
}

/// Changes a game and goes back to its table; a refusal shows the table as it is, with the reason.
fn change(
    house: &House,
    id: &str,
    headers: &HeaderMap,
    seen: Option<&String>,
    act: impl FnOnce(&mut dyn AnySession) -> Result<(), Refusal>,
) -> Response {
    let mut moved_on = false;
    let result = locked(&house.desk).change(id, |session| {
        if seen.is_some_and(|seen| *seen != session.len().to_string()) {
            moved_on = true;
            return Err(Refusal("the game has moved on since; this is how it stands now".into()));
        }
        act(session)
    });
    let trouble = match result {
        Ok(()) => {
            house.changed(id);
            return on_to(&format!("/games/{}", plain(id)));
        }
        Err(trouble) => trouble,
    };
    let code = if moved_on { StatusCode::CONFLICT } else { status(&trouble) };
    match trouble {
        Problem::Refused(_) | Problem::Overtaken => {
            let why = sentence(&trouble.to_string());
            let beside = Beside::of(house, id);
            draw(&mut locked(&house.desk), id, None, confirmed(headers), code, Some(&why), &beside)
        }
        other => problem(&other),
    }
}

/// What a page asks while it waits: what is thought about, and how far the game has come.
pub(crate) async fn pulse(State(house): State<House>, Path(id): Path<String>) -> Response {
    let asked = locked(&house.desk).read(&id, |session| {
        let name = session.asked_bot().map(|(seat, _)| session.seat_name(seat));
        (session.len(), name)
    });
    let (length, name) = match asked {
        Ok(asked) => asked,
        Err(trouble) => return problem(&trouble),
    };
    let phase = match name {
        Some(_) if house.turns.resting(&house.desk, &id, length).is_none() => "bots",
        None if house.hints.searches(&id) => "hint",
        _ => "open",
    };
    let words =
        name.map_or_else(String::new, |name| format!("{name} is asked, {length} entries so far."));
    let mut answer =
        Json(json!({"phase": phase, "length": length, "words": words})).into_response();
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// Draws the table for the one who may look at it from this browser.
fn draw(
    desk: &mut Desk,
    id: &str,
    at: Option<usize>,
    confirmed: Option<Seat>,
    code: StatusCode,
    refused: Option<&str>,
    beside: &Beside,
) -> Response {
    let text = (|| -> Result<String, Problem> {
        let notes: Vec<String> = desk.open(id)?.iter().map(|note| sentence(note)).collect();
        let name = desk.name(id)?.to_string();
        let game = desk.read(id, |session| session.game())?;
        let title = desk.library().game(game).map_or(game, |kind| kind.title()).to_string();
        let guide = if at.is_none() { guide(desk, id, game)? } else { None };
        desk.read(id, |session| {
            let (viewer, asking) = look_through(session, confirmed);
            let at = at.map(|entry| entry.min(session.len()));
            let (viewer, asking) = match (at, asking) {
                (Some(_), _) => (viewer, Asking::Nothing),
                (None, asking) => (viewer, asking),
            };
            let (name, title, notes) = (name.as_str(), title.as_str(), notes.as_slice());
            let thought = beside.thought(session, viewer, asking);
            page::table(&Table {
                id,
                name,
                title,
                session,
                viewer,
                at,
                asking,
                refused,
                notes,
                guide,
                thought,
            })
        })
    })();
    match text {
        Ok(text) => page(code, text),
        Err(trouble) => problem(&trouble),
    }
}

/// The step of the guide that a game has come to.
fn guide(desk: &mut Desk, id: &str, game: &str) -> Result<Option<GuideNow>, Problem> {
    let session = desk.copy(id)?;
    let kind = desk.library().game(game);
    Ok(kind.and_then(|kind| guide_now(kind, &*session)))
}

/// An id as part of an address; nothing but what ids are made of.
pub(crate) fn plain(id: &str) -> String {
    id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

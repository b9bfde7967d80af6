//! A game at its table.

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use page::{Asking, Table};
use play::{AnySession, Refusal};
use store::{Desk, Problem};
use table::{Seat, Turn, Viewer};

use crate::Shared;
use crate::answer::{bad_form, on_to, page, problem, sentence, status};
use crate::home::{Sent, locked};
use crate::seats::{confirm, confirmed};

/// The table now.
pub(crate) async fn now(
    State(desk): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    draw(&mut locked(&desk), &id, None, confirmed(&headers), StatusCode::OK, None)
}

/// The table after so many entries.
pub(crate) async fn at(
    State(desk): State<Shared>,
    Path((id, entry)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Ok(entry) = entry.parse() else { return crate::answer::nothing_here() };
    draw(&mut locked(&desk), &id, Some(entry), confirmed(&headers), StatusCode::OK, None)
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
    State(desk): State<Shared>,
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
    change(&desk, &id, &headers, form.get("at"), move |session| {
        if session.seats() > 1 && !may_answer(session, seat) {
            return Err(Refusal("it is another seat's turn; pass the device first".into()));
        }
        session.choose(&text).map(drop)
    })
}

/// Takes the last choice back.
pub(crate) async fn undo(
    State(desk): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    step(&desk, &id, &headers, form, |session| session.undo_choice())
}

/// Brings the last choice back.
pub(crate) async fn redo(
    State(desk): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    step(&desk, &id, &headers, form, |session| session.redo_choice())
}

/// A change that needs nothing of the form but when it was sent.
fn step(
    desk: &Shared,
    id: &str,
    headers: &HeaderMap,
    form: Sent,
    act: impl FnOnce(&mut dyn AnySession) -> Result<(), Refusal>,
) -> Response {
    match form {
        Ok(Form(form)) => change(desk, id, headers, form.get("at"), act),
        Err(rejection) => bad_form(&rejection),
    }
}

/// A seat has taken the device.
pub(crate) async fn seat(
    State(desk): State<Shared>,
    Path(id): Path<String>,
    form: Sent,
) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let asked = locked(&desk).read(&id, asked_seat);
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
    desk: &Shared,
    id: &str,
    headers: &HeaderMap,
    seen: Option<&String>,
    act: impl FnOnce(&mut dyn AnySession) -> Result<(), Refusal>,
) -> Response {
    let mut desk = locked(desk);
    let mut moved_on = false;
    let result = desk.change(id, |session| {
        if seen.is_some_and(|seen| *seen != session.len().to_string()) {
            moved_on = true;
            return Err(Refusal("the game has moved on since; this is how it stands now".into()));
        }
        act(session)
    });
    let trouble = match result {
        Ok(()) => return on_to(&format!("/games/{}", plain(id))),
        Err(trouble) => trouble,
    };
    let code = if moved_on { StatusCode::CONFLICT } else { status(&trouble) };
    match trouble {
        Problem::Refused(_) | Problem::Overtaken => {
            let why = sentence(&trouble.to_string());
            draw(&mut desk, id, None, confirmed(headers), code, Some(&why))
        }
        other => problem(&other),
    }
}

/// Draws the table for the one who may look at it from this browser.
fn draw(
    desk: &mut Desk,
    id: &str,
    at: Option<usize>,
    confirmed: Option<Seat>,
    code: StatusCode,
    refused: Option<&str>,
) -> Response {
    let text = (|| -> Result<String, Problem> {
        let notes: Vec<String> = desk.open(id)?.iter().map(|note| sentence(note)).collect();
        let name = desk.name(id)?.to_string();
        let game = desk.read(id, |session| session.game())?;
        let title = desk.library().game(game).map_or(game, |kind| kind.title()).to_string();
        desk.read(id, |session| {
            let (viewer, asking) = look_through(session, confirmed);
            let at = at.map(|entry| entry.min(session.len()));
            let (viewer, asking) = match (at, asking) {
                (Some(_), _) => (viewer, Asking::Nothing),
                (None, asking) => (viewer, asking),
            };
            let (name, title, notes) = (name.as_str(), title.as_str(), notes.as_slice());
            page::table(&Table { id, name, title, session, viewer, at, asking, refused, notes })
        })
    })();
    match text {
        Ok(text) => page(code, text),
        Err(trouble) => problem(&trouble),
    }
}

/// Whose eyes may look, and what is asked of them. Alone at the table one always looks through the
/// only seat; with several seats only the asked one looks, after it has taken the device.
fn look_through(session: &dyn AnySession, confirmed: Option<Seat>) -> (Viewer, Asking) {
    if session.turn() == Turn::Over {
        let viewer = if session.seats() == 1 { Viewer::Seat(Seat(0)) } else { Viewer::Everybody };
        return (viewer, Asking::Answer);
    }
    if session.seats() == 1 {
        return (Viewer::Seat(Seat(0)), Asking::Answer);
    }
    match asked_seat(session) {
        Some(seat) if Some(seat) == confirmed => (Viewer::Seat(seat), Asking::Answer),
        Some(seat) => (Viewer::Nobody, Asking::HandOver(seat)),
        // Everybody may see the answer: whoever chose last keeps the device.
        None if confirmed.is_some() && last_seat(session) == confirmed => {
            (confirmed.map_or(Viewer::Nobody, Viewer::Seat), Asking::Answer)
        }
        None => (Viewer::Nobody, Asking::Answer),
    }
}

/// The seat that must look now: the one that chooses, or, where the person at a real table answers
/// for chance, the one that may see the answer. `None` if everybody may.
fn asked_seat(session: &dyn AnySession) -> Option<Seat> {
    match session.turn() {
        Turn::Choose(seat) => Some(seat),
        Turn::Chance => session.now().private_to(),
        Turn::Over => None,
    }
}

/// The seat that chose last.
fn last_seat(session: &dyn AnySession) -> Option<Seat> {
    session.log(Viewer::Nobody, 0).iter().rev().find_map(|entry| entry.seat)
}

fn may_answer(session: &dyn AnySession, confirmed: Option<Seat>) -> bool {
    asked_seat(session).is_none_or(|seat| Some(seat) == confirmed)
}

/// An id as part of an address; nothing but what ids are made of.
fn plain(id: &str) -> String {
    id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

//! A game at its table.

use http::StatusCode;
use page::{Asking, Table};
use play::{AnySession, Refusal, guide_now};
use serde_json::json as figures;
use table::Seat;

use crate::Problem;
use crate::answer::{
    json, nothing_here, on_to, on_to_game, page, plain, problem, sentence, status,
};
use crate::request::{Handled, WebRequest};
use crate::seat_cookie::{confirm, confirmed};
use crate::service::Service;
use crate::thoughts::ThoughtsNow;
use crate::viewer::{asked_seat, look_through, may_answer};

/// The table now.
pub(crate) fn now(service: &Service, request: &WebRequest<'_>) -> Handled {
    let text = draw(service, request, None, None).map_err(|trouble| problem(&trouble))?;
    Ok(page(StatusCode::OK, text))
}

/// The table after so many entries.
pub(crate) fn at(service: &Service, request: &WebRequest<'_>) -> Handled {
    let Ok(entry) = request.part(1).parse() else { return Ok(nothing_here()) };
    let text = draw(service, request, Some(entry), None).map_err(|trouble| problem(&trouble))?;
    Ok(page(StatusCode::OK, text))
}

/// The slider's form, for browsers without scripts.
pub(crate) fn look(_: &Service, request: &WebRequest<'_>) -> Handled {
    let entry = request.query.get("n").and_then(|entry| entry.parse::<usize>().ok());
    Ok(match entry {
        Some(entry) => on_to(&format!("/games/{}/at/{entry}", plain(request.id()))),
        None => on_to_game(request.id()),
    })
}

/// Carries out a choice, or a set of ticks, that was seen at a certain length of the log.
pub(crate) fn choose(service: &Service, request: &WebRequest<'_>) -> Handled {
    let form = request.form()?;
    let text = form.get("text").unwrap_or_default();
    let seat = confirmed(request.headers);
    change(service, request, |session| {
        if session.asked_bot().is_some() {
            return Err(Refusal("it is a bot's turn; wait for its choice".into()));
        }
        if !may_answer(session, seat) {
            return Err(Refusal("it is another seat's turn; pass the device first".into()));
        }
        match form.get("set") {
            Some(_) => {
                let ticked: Vec<String> = form.all("tick").map(str::to_string).collect();
                session.choose_set(&ticked).map(drop)
            }
            None => session.choose(text).map(drop),
        }
    })
}

/// Takes the last choice back.
pub(crate) fn undo(service: &Service, request: &WebRequest<'_>) -> Handled {
    // Who knows what would have been better plays on for practice.
    let practice = service.thoughts.curves.is_known(request.id());
    change(service, request, |session| {
        session.undo_choice()?;
        if practice {
            session.mark_practice();
        }
        Ok(())
    })
}

/// Brings the last choice back.
pub(crate) fn redo(service: &Service, request: &WebRequest<'_>) -> Handled {
    change(service, request, |session| session.redo_choice())
}

/// A seat has taken the device.
pub(crate) fn seat(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (id, form) = (request.id(), request.form()?);
    let asked = service.desk.read(id, asked_seat).map_err(|trouble| problem(&trouble))?;
    let claimed = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let mut answer = on_to_game(id);
    if let Some(seat) = asked.filter(|seat| Some(*seat) == claimed) {
        confirm(&mut answer, &plain(id), seat);
    }
    Ok(answer)
}

/// Changes a game and goes back to its table; a refusal shows the table as it is, with the reason.
fn change(
    service: &Service,
    request: &WebRequest<'_>,
    act: impl FnOnce(&mut dyn AnySession) -> Result<(), Refusal>,
) -> Handled {
    let (id, form) = (request.id(), request.form()?);
    let seen = form.get("at");
    let mut moved_on = false;
    let result = service.desk.change(id, |session| {
        if seen.is_some_and(|seen| seen != session.len().to_string()) {
            moved_on = true;
            return Err(Refusal("the game has moved on since; this is how it stands now".into()));
        }
        act(session)
    });
    let trouble = match result {
        Ok(()) => {
            service.thoughts.changed(id);
            return Ok(on_to_game(id));
        }
        Err(trouble) => trouble,
    };
    let code = if moved_on { StatusCode::CONFLICT } else { status(&trouble) };
    match trouble {
        Problem::Refused(_) | Problem::Overtaken => {
            let why = sentence(&trouble.to_string());
            let text = draw(service, request, None, Some(&why));
            Ok(text.map_or_else(|trouble| problem(&trouble), |text| page(code, text)))
        }
        other => Ok(problem(&other)),
    }
}

/// What a page asks while it waits: what is thought about, and how far the game has come.
pub(crate) fn pulse(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (id, thoughts) = (request.id(), &service.thoughts);
    let open = service.desk.open(id).map_err(|trouble| problem(&trouble))?;
    let session = open.session();
    let (length, asked) = (session.len(), session.asked_bot());
    let phase = match asked {
        Some(_) if thoughts.bots.resting(id, length).is_none() => "bots",
        None if thoughts.hints.searches(id) => "hint",
        _ => "open",
    };
    let words = asked.map_or_else(String::new, |(seat, _)| {
        format!("{} is asked, {length} entries so far.", session.seat_name(seat))
    });
    Ok(json(&figures!({"phase": phase, "length": length, "words": words})))
}

/// Draws the table for the one who may look at it from this browser: now with what is thought
/// about it, or as it was after so many entries.
fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    at: Option<usize>,
    refused: Option<&str>,
) -> Result<String, Problem> {
    let (desk, id) = (&service.desk, request.id());
    let open = desk.open(id)?;
    let session = open.session();
    let name = desk.name(id)?;
    let notes: Vec<String> = open.notes().iter().map(|note| sentence(note)).collect();
    let kind = desk.library().game(session.game());
    let (viewer, asking) = look_through(session, confirmed(request.headers));
    let thoughts = match at {
        None => service.thoughts.about(id, session),
        Some(_) => ThoughtsNow::default(),
    };
    let asking = if at.is_some() { Asking::Nothing } else { asking };
    Ok(page::table(&Table {
        id,
        name: &name,
        title: kind.map_or(session.game(), |kind| kind.title()),
        session,
        viewer,
        at: at.map(|entry| entry.min(session.len())),
        asking,
        refused,
        notes: &notes,
        guide: kind.filter(|_| at.is_none()).and_then(|kind| guide_now(kind, session)),
        thought: thoughts.thought(viewer, asking),
    }))
}

//! The table of a game.

use game_core::Seat;
use http::{HeaderMap, StatusCode};
use i18n::message;
use page::{Asking, Table};
use play::{ChanceSource, DynSession, Narration, SessionError, guide_now, people};
use serde_json::json as figures;

use super::helper;
use crate::Problem;
use crate::cookies::cookie;
use crate::device::{Device, confirm};
use crate::device_requests::{self, What};
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{
    Response, json, not_found, page, problem, redirect_to, redirect_to_game, sanitize_id, sentence,
    status,
};
use crate::rights::{Act, May, forbidden, may};

use crate::service::Service;
use crate::tasks::GameTasks;
use crate::viewer::look_through;

/// The current table.
pub(crate) fn now(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    if let Err(why @ (Problem::Damaged(_) | Problem::ValidationErrors(_))) =
        service.games.open(request.id())
    {
        let lines: Vec<String> =
            why.lines_in(request.locale()).iter().map(|line| sentence(line)).collect();
        let text = page::unopened(request.locale(), &lines, &sanitize_id(request.id()));
        return Ok(page(status(&why), text));
    }
    let text = draw(service, request, Seen::Now, None)
        .map_err(|trouble| problem(request.locale(), &trouble))?;
    Ok(page(StatusCode::OK, text))
}

/// The table after this many entries.
pub(crate) fn at(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let Ok(entry) = request.part(1).parse() else { return Ok(not_found(request.locale())) };
    let text = draw(service, request, Seen::At(entry), None)
        .map_err(|trouble| problem(request.locale(), &trouble))?;
    Ok(page(StatusCode::OK, text))
}

/// One beat in the report of what others did since this person last chose.
pub(crate) fn told(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let Ok(nth) = request.part(1).parse() else { return Ok(not_found(request.locale())) };
    let beats = narration(service, request, None)
        .map_err(|trouble| problem(request.locale(), &trouble))?
        .len();
    if beats == 0 || nth > beats || tells_at_once(request.headers) {
        return Ok(redirect_to_game(request.id()));
    }
    let text = draw(service, request, Seen::Beat(nth), None);
    Ok(page(StatusCode::OK, text.map_err(|trouble| problem(request.locale(), &trouble))?))
}

/// The narration for whoever may look from this device, once the device was handed to `shown` if
/// that is given. Empty before the device is handed over, and while bots play.
fn narration(
    service: &Service,
    request: &WebRequest<'_>,
    shown: Option<Seat>,
) -> Result<Narration, Problem> {
    let open = service.games.open(request.id())?.told_in(request.locale());
    let session = open.session();
    if session.helping().is_some() {
        return Ok(Narration::default()); // The page of a helper shows the whole turn.
    }
    let mut device = Device::of(service.games.store(), session, request)?;
    device.confirmed = shown.or(device.confirmed);
    Ok(match look_through(session, &device) {
        (viewer, Asking::Answer) => Narration::of(session, viewer, session.len()),
        _ => Narration::default(),
    })
}

/// Where a form redirects: to the narration if there is one, otherwise to the table.
fn on_to_told(service: &Service, request: &WebRequest<'_>, shown: Option<Seat>) -> Response {
    let told = narration(service, request, shown).is_ok_and(|narration| !narration.is_empty());
    match told && !tells_at_once(request.headers) {
        true => redirect_to(&format!("/games/{}/told/1", sanitize_id(request.id()))),
        false => redirect_to_game(request.id()),
    }
}

/// Leaves a table that was shown at an earlier entry while others played on: for the first beat
/// that it has not shown, or the current table.
pub(crate) fn next(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let id = request.id();
    let seen = request.query.get("seen").and_then(|seen| seen.parse().ok()).unwrap_or(0);
    let narration =
        narration(service, request, None).map_err(|trouble| problem(request.locale(), &trouble))?;
    let after = |nth: &usize| narration.board(*nth).is_some_and(|board| board.entry > seen);
    let fresh = (1..=narration.len()).find(after).filter(|_| !tells_at_once(request.headers));
    Ok(match fresh {
        Some(nth) => redirect_to(&format!("/games/{}/told/{nth}", sanitize_id(id))),
        None => redirect_to_game(id),
    })
}

/// The cookie that stores the pace at which a person wants the narration.
const PACE: &str = "soloist-pace";

/// Whether a person wants only the final result of what others did.
fn tells_at_once(headers: &HeaderMap) -> bool {
    cookie(headers, PACE) == Some("once")
}

/// The target of the slider's form, for browsers without scripts.
pub(crate) fn look(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let entry = request.query.get("n").and_then(|entry| entry.parse::<usize>().ok());
    Ok(match entry {
        Some(entry) => redirect_to(&format!("/games/{}/at/{entry}", sanitize_id(request.id()))),
        None => redirect_to_game(request.id()),
    })
}

/// The most spots read from a form; no area has as many.
const MOST_SPOTS: usize = 64;

/// The draft values of an area's spots, in order.
fn drafted(form: &Form) -> Vec<Option<String>> {
    let filled = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
    form.all("spot").map(filled).take(MOST_SPOTS).collect()
}

/// The spot of an area that a form is about.
fn spot_of(form: &Form) -> Option<usize> {
    form.get("area")?.parse().ok()
}

/// Fills in a spot of an area, or moves to another. The draft travels in the address; the game does
/// not change.
fn fill_in(service: &Service, request: &WebRequest<'_>, form: &Form) -> HandlerResult {
    let (id, locale) = (request.id(), request.locale());
    let open = service.games.open(id).map_err(|trouble| problem(locale, &trouble))?.told_in(locale);
    let session = open.session();
    let moved_on = form.get("at").is_some_and(|seen| seen != session.len().to_string());
    let device = Device::of(service.games.store(), session, request)
        .map_err(|trouble| problem(locale, &trouble))?;
    let (viewer, _) = look_through(session, &device);
    let mut draft = drafted(form);
    let filled = match (spot_of(form), form.get("text")) {
        (Some(nth), Some(text)) if nth < draft.len() => {
            draft[nth] = Some(text.to_string());
            let area = session.now().area(viewer, &draft, None);
            let spot = area.and_then(|area| area.spots.into_iter().nth(nth)?.filled);
            spot.is_some_and(|spot| spot.text == text)
        }
        (_, Some(_)) => false,
        (_, None) => true,
    };
    if moved_on || !filled {
        let (code, why) = match moved_on {
            true => (StatusCode::CONFLICT, message!(locale, "problem-moved-on-since")),
            false => (StatusCode::UNPROCESSABLE_ENTITY, message!(locale, "problem-spot")),
        };
        let text = draw(service, request, Seen::Now, Some(&sentence(&why)));
        return Ok(page(code, text.map_err(|trouble| problem(locale, &trouble))?));
    }
    let mut query = form_urlencoded::Serializer::new(String::new());
    for spot in &draft {
        query.append_pair("spot", spot.as_deref().unwrap_or_default());
    }
    if let Some(turn) = form.get("turn") {
        query.append_pair("turn", turn);
    }
    Ok(redirect_to(&format!("/games/{}?{}", sanitize_id(id), query.finish())))
}

/// Makes a choice, or a set of ticked choices, that was offered at a given length of the log.
pub(crate) fn choose(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (form, locale) = (request.form()?, request.locale());
    let text = form.get("text").unwrap_or_default();
    let enters = form.get("enter").is_some();
    if form.get("area").is_some() && !enters {
        return fill_in(service, request, &form);
    }
    let store = service.games.store();
    change(service, request, true, |session| {
        if session.asked_bot().is_some() {
            return Err(SessionError(message!(locale, "problem-bots-turn").into()));
        }
        let device =
            Device::of(store, session, request).map_err(|why| SessionError(why.to_string()))?;
        if let May::No(why) = may(&device, session, &Act::Choose) {
            return Err(SessionError(why.words(locale)));
        }
        match form.get("set") {
            None if enters => {
                let whole: Option<Vec<String>> = drafted(&form).into_iter().collect();
                let missing = || SessionError(message!(locale, "problem-area").into());
                session.choose_set(&whole.ok_or_else(missing)?).map(drop)
            }
            None if form.get("facts").is_some() => {
                let fields: Vec<&str> = form.names().collect();
                let facts = fields.iter().filter(|name| name.starts_with("fact-"));
                let facts: Vec<String> =
                    facts.filter_map(|name| form.get(name)).map(str::to_string).collect();
                session.choose_set(&facts).map(drop)
            }
            Some(_) => {
                let ticked: Vec<String> = form.all("tick").map(str::to_string).collect();
                session.choose_set(&ticked).map(drop)
            }
            None => session.choose(text).map(drop),
        }
    })
}

/// Undoes the last choice, or requests it from the other players.
pub(crate) fn undo(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let taken_back = |session: &dyn DynSession| {
        let mut after = session.clone_box();
        after.undo_choice().ok()?;
        let (from, length) = (after.len(), session.len());
        let whose = chosen(session, from..length);
        let act = Act::TakeBack { whose, shown: session.shown_since(from) };
        Some((act, What::TakeBack(length)))
    };
    if let Some(asked) = asked_first(service, request, taken_back)? {
        return Ok(asked);
    }
    // Somebody who knows the review continues as practice.
    let practice = service.tasks.reviews.is_known(request.id());
    change(service, request, false, |session| {
        session.undo_choice()?;
        if practice {
            session.mark_practice();
        }
        Ok(())
    })
}

/// Redoes the last choice that was undone, or requests it from the other players.
pub(crate) fn redo(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let brought_back = |session: &dyn DynSession| {
        let mut after = session.clone_box();
        after.redo_choice().ok()?;
        let whose = chosen(&*after, session.len()..after.len());
        Some((Act::BringBack { whose }, What::BringBack(session.len())))
    };
    if let Some(asked) = asked_first(service, request, brought_back)? {
        return Ok(asked);
    }
    change(service, request, false, |session| session.redo_choice())
}

/// The people who made these entries.
fn chosen(session: &dyn DynSession, entries: std::ops::Range<usize>) -> Vec<Seat> {
    let person = |seat: &Seat| people(session.players()).any(|person| person == *seat);
    entries.filter_map(|entry| session.chose(entry)).filter(person).collect()
}

/// The answer to a device that may not act alone: the request to the others was made, or why the
/// act is refused. `None` if the device may act, or if the act fails anyway.
fn asked_first(
    service: &Service,
    request: &WebRequest<'_>,
    act: impl FnOnce(&dyn DynSession) -> Option<(Act, What)>,
) -> Result<Option<Response>, Box<Response>> {
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| problem(locale, &trouble);
    let open = service.games.open(id).map_err(failed)?;
    let session = open.session();
    let device = Device::of(service.games.store(), session, request).map_err(failed)?;
    let is_late = form.get("at").is_some_and(|seen| seen != session.len().to_string());
    if is_late || !device.is_one_of_several() {
        return Ok(None);
    }
    let Some((act, what)) = act(session) else { return Ok(None) };
    match may(&device, session, &act) {
        May::Yes => Ok(None),
        May::IfAgreed(_) => {
            device_requests::ask(service, id, (&device, session), what).map_err(failed)?;
            Ok(Some(redirect_to_game(id)))
        }
        refused => Ok(Some(forbidden(locale, &refused, &format!("/games/{}", sanitize_id(id))))),
    }
}

/// Hands the device over to a seat.
pub(crate) fn seat(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let open = service.games.open(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let device = Device::of(service.games.store(), open.session(), request);
    let device = device.map_err(|trouble| problem(request.locale(), &trouble))?;
    let claimed = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let may_take = |seat: &Seat| may(&device, open.session(), &Act::TakeDevice(*seat)) == May::Yes;
    let Some(seat) = claimed.filter(may_take) else {
        return Ok(redirect_to_game(id));
    };
    let mut response = on_to_told(service, request, Some(seat));
    confirm(&mut response, &sanitize_id(id), seat);
    Ok(response)
}

/// Changes a game and redirects to its table, through the narration if `told`. A refusal shows the
/// current table with the reason.
fn change(
    service: &Service,
    request: &WebRequest<'_>,
    told: bool,
    act: impl FnOnce(&mut dyn DynSession) -> Result<(), SessionError>,
) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let seen = form.get("at");
    let mut moved_on = false;
    let result = service.games.change(id, |session| {
        if seen.is_some_and(|seen| seen != session.len().to_string()) {
            moved_on = true;
            return Err(SessionError(message!(request.locale(), "problem-moved-on-since").into()));
        }
        act(session)
    });
    let trouble = match result {
        Ok(()) => {
            service.tasks.changed(id);
            return Ok(match told {
                true => on_to_told(service, request, None),
                false => redirect_to_game(id),
            });
        }
        Err(trouble) => trouble,
    };
    let code = if moved_on { StatusCode::CONFLICT } else { status(&trouble) };
    match trouble {
        // If a change cannot be stored, the table is still shown in its stored state.
        Problem::Refused(_) | Problem::Overtaken | Problem::Busy(_) | Problem::Storage(_) => {
            let why = sentence(&trouble.lines_in(request.locale()).join("; "));
            let text = draw(service, request, Seen::Now, Some(&why));
            Ok(text.map_or_else(
                |trouble| problem(request.locale(), &trouble),
                |text| page(code, text),
            ))
        }
        other => Ok(problem(request.locale(), &other)),
    }
}

/// The status that a page polls while it waits: what is being computed, and how long the log is.
pub(crate) fn live_status(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, tasks) = (request.id(), &service.tasks);
    let open = service.games.open(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let open = open.told_in(request.locale());
    let session = open.session();
    let (length, asked) = (session.len(), session.asked_bot());
    let phase = match asked {
        Some(_) if tasks.bots.paused(id, length).is_none() => "bots",
        None if tasks.hints.searches(id) => "hint",
        _ => "open",
    };
    let words = asked.map_or_else(String::new, |(seat, _)| {
        message!(request.locale(), "wait-status", name = session.seat_name(seat), count = length)
            .into()
    });
    Ok(json(&figures!({"phase": phase, "length": length, "words": words})))
}

/// Which moment of a game is drawn.
#[derive(Clone, Copy)]
enum Seen {
    Now,
    /// After this many entries.
    At(usize),
    /// At this beat of the narration.
    Beat(usize),
}

/// Draws the table for the viewer at this browser: the current one with its bots and hint, or an
/// earlier one.
fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    seen: Seen,
    refused: Option<&str>,
) -> Result<String, Problem> {
    let (games, id) = (&service.games, request.id());
    let open = games.open(id)?.told_in(request.locale());
    let session = open.session();
    let name = games.name(id)?;
    let notes: Vec<String> = open.notes().iter().map(|note| sentence(note)).collect();
    let kind = games.catalog().game(session.game());
    let places = kind.map_or(&[][..], |kind| kind.places());
    if let Some(text) = helper::draw(session, request, &name, refused, (&notes, places)) {
        return Ok(text);
    }
    let device = Device::of(games.store(), session, request)?;
    let (viewer, asking) = look_through(session, &device);
    let now = matches!(seen, Seen::Now);
    let tasks = match now {
        true => service.tasks.about(id, session),
        false => GameTasks::default(),
    };
    let (asking, at) = match seen {
        Seen::Now => (asking, None),
        Seen::At(entry) => (Asking::Nothing, Some(entry.min(session.len()))),
        Seen::Beat(nth) => (Asking::Follow(nth), None),
    };
    let area = match (asking, session.chance_source()) {
        (Asking::Answer, ChanceSource::Table) => {
            // After a refusal, the form keeps what was sent.
            let sent = refused.and_then(|_| request.form().ok());
            let turn = request.query.get("turn").and_then(|turn| turn.parse().ok());
            let turn = turn.or_else(|| spot_of(sent.as_ref()?));
            session.now().area(viewer, &drafted(sent.as_ref().unwrap_or(&request.query)), turn)
        }
        _ => None,
    };
    let about = (&device, session);
    let (asked, asked_notes) = device_requests::shown(service, id, about, request.locale(), false)?;
    Ok(page::table(&Table {
        asked: &asked,
        asked_notes: &asked_notes,
        area,
        locale: request.locale(),
        id,
        name: &name,
        title: kind.map_or(session.game(), |kind| kind.title()),
        session,
        viewer,
        at,
        asking,
        refused,
        notes: &notes,
        places: if session.chance_source() == ChanceSource::Table { places } else { &[] },
        live: device.is_one_of_several().then(|| open.revision()),
        guide: kind.filter(|_| now).and_then(|kind| guide_now(kind, session, request.locale())),
        task_status: tasks.task_status(viewer, asking),
    }))
}

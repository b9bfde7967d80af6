//! The table of a game.

use game_core::Seat;
use http::{HeaderMap, StatusCode};
use i18n::{message, notice};
use page::{Asking, BETWEEN_TIMES, Table};
use play::{
    ChanceSource, DynSession, GameReview, Narration, SessionError, guide_left, guide_now, people,
    undo_to,
};
use serde_json::json as figures;

use super::{clock, content, guide, helper, since};
use crate::Problem;
use crate::cookies::cookie;
use crate::device_requests::{self, What};
use crate::fragments::is_partial;
use crate::membership::{Membership, confirm};
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{
    Response, json, not_found, page, problem, redirect_to, redirect_to_game, sanitize_id, sentence,
    status,
};
use crate::rights::{Act, May, forbidden, may};

use crate::seen::Sight;
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
    let failed = |trouble| Box::new(problem(request.locale(), &trouble));
    // A page that is open already follows the others as they play.
    let follows = is_partial(request.headers) || tells_at_once(request.headers);
    if since::marks(service, request) && !follows {
        let seen = request.query.get("seen").and_then(|seen| seen.parse().ok()).unwrap_or(0);
        let sight = service.seen(request).map_err(failed)?;
        if let Some(from) = since::unseen(service, request, &sight, seen).map_err(failed)? {
            return Ok(redirect_to(&since::address(request.id(), from)));
        }
    }
    let text = draw(service, request, Seen::Now, None).map_err(failed)?;
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

/// One beat of what has happened from an entry on, for whoever has not seen it.
pub(crate) fn told_since(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (Ok(from), Ok(nth)) = (request.part(1).parse(), request.part(2).parse()) else {
        return Ok(not_found(request.locale()));
    };
    let failed = |trouble| Box::new(problem(request.locale(), &trouble));
    let sight = service.seen(request).map_err(failed)?;
    let beats = since::narration(service, &sight, from).len();
    if beats == 0 || nth > beats {
        return Ok(redirect_to_game(request.id()));
    }
    let text = draw(service, request, Seen::Since(from, nth), None).map_err(failed)?;
    Ok(page(StatusCode::OK, text))
}

/// The narration for whoever may look from this device, once the device was handed to `shown` if
/// that is given. Empty before the device is handed over, and while bots play.
fn narration(
    service: &Service,
    request: &WebRequest<'_>,
    shown: Option<Seat>,
) -> Result<Narration, Problem> {
    let Sight { game, mut who } = service.seen(request)?;
    let session = game.session();
    if session.helping().is_some() {
        return Ok(Narration::default()); // The page of a helper shows the whole turn.
    }
    who.confirmed = shown.or(who.confirmed);
    Ok(match look_through(session, &who) {
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
/// that it has not shown, or the current table. Who was away is told everything since.
pub(crate) fn next(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, failed) = (request.id(), |trouble| Box::new(problem(request.locale(), &trouble)));
    let seen = request.query.get("seen").and_then(|seen| seen.parse().ok()).unwrap_or(0);
    if tells_at_once(request.headers) {
        return Ok(redirect_to_game(id));
    }
    if request.query.get("away").is_some() {
        let sight = service.seen(request).map_err(failed)?;
        if let Some(from) = since::unseen(service, request, &sight, seen).map_err(failed)? {
            return Ok(redirect_to(&since::address(id, from)));
        }
    }
    let narration = narration(service, request, None).map_err(failed)?;
    let after = |nth: &usize| narration.board(*nth).is_some_and(|board| board.entry >= seen);
    let fresh = (1..=narration.len()).find(after);
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
    let Sight { game, who } = service.seen(request).map_err(|trouble| problem(locale, &trouble))?;
    let session = game.session();
    let moved_on = form.get("at").is_some_and(|seen| seen != session.len().to_string());
    let (viewer, _) = look_through(session, &who);
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
    let form = request.form()?;
    let text = form.get("text").unwrap_or_default();
    let enters = form.get("enter").is_some();
    if form.get("area").is_some() && !enters {
        return fill_in(service, request, &form);
    }
    if let Some(wasted) = form.get("ask") {
        return Ok(ask_once_more(request.id(), wasted));
    }
    let store = service.games.store();
    let done = change(service, request, true, |session| {
        if session.asked_bot().is_some() {
            return Err(notice!("problem-bots-turn").into());
        }
        let membership = Membership::of(store, request.id(), session, request)?;
        if let May::No(why) = may(&membership, &*session, &Act::Choose) {
            return Err(why.notice().into());
        }
        match form.get("set") {
            None if enters => {
                let whole: Option<Vec<String>> = drafted(&form).into_iter().collect();
                let whole = whole.ok_or_else(|| notice!("problem-area"))?;
                session.choose_set(&whole).map(drop)
            }
            None if form.get("facts").is_some() => {
                helper::enter_facts(session, &form, request.locale())
            }
            Some(_) => session.choose_set(&ticked(&form)?).map(drop),
            None => {
                let mut whole = ticked(&form)?;
                whole.retain(|ticked| ticked != text);
                if whole.is_empty() {
                    return session.choose(text).map(drop);
                }
                whole.push(text.to_string());
                session.choose_set(&whole).map(drop)
            }
        }
    })?;
    if done.status() == StatusCode::SEE_OTHER {
        since::chosen(service, request, &form);
    }
    Ok(done)
}

/// The answers that are ticked, in the order of the list. Of one that is counted, the text for its
/// number of times.
fn ticked(form: &Form) -> Result<Vec<String>, SessionError> {
    let (mut ticked, mut counted) = (Vec::new(), "");
    for (name, value) in form.fields() {
        match name {
            "tick" if !value.is_empty() => ticked.push(value.to_string()),
            "counted" => counted = value,
            "times" if !matches!(value.trim(), "" | "0") => {
                let nth = value.trim().parse::<usize>().ok().and_then(|times| times.checked_sub(1));
                let text = nth.and_then(|nth| counted.split(BETWEEN_TIMES).nth(nth));
                let text = text.ok_or_else(|| notice!("refusal-tick-together"))?;
                ticked.push(text.to_string());
            }
            // Nothing else: other fields tick nothing.
            _ => {}
        }
    }
    Ok(ticked)
}

/// The table again, where the wasted answer that was chosen now carries it out.
fn ask_once_more(id: &str, wasted: &str) -> Response {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("sure", wasted);
    redirect_to(&format!("/games/{}?{}", sanitize_id(id), query.finish()))
}

/// Undoes the last choice, or requests it from the other players. A person who left the guide goes
/// back to where that was.
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
    let (catalog, locale) = (service.games.catalog(), request.locale());
    let to_guide = request.form()?.get("guide").is_some();
    change(service, request, false, |session| {
        let kind = catalog.game(session.game()).filter(|_| to_guide);
        match kind.and_then(|kind| guide_left(kind, session, locale)) {
            Some(left) => undo_to(session, left.entry)?,
            None => session.undo_choice()?,
        }
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
    let membership =
        Membership::of(service.games.store(), request.id(), session, request).map_err(failed)?;
    let is_late = form.get("at").is_some_and(|seen| seen != session.len().to_string());
    if is_late || !membership.is_one_of_several() {
        return Ok(None);
    }
    let Some((act, what)) = act(session) else { return Ok(None) };
    match may(&membership, session, &act) {
        May::Yes => Ok(None),
        May::IfAgreed(_) => {
            device_requests::ask(service, id, (&membership, session), what).map_err(failed)?;
            Ok(Some(redirect_to_game(id)))
        }
        refused => Ok(Some(forbidden(locale, &refused, id))),
    }
}

/// Hands the device over to a seat.
pub(crate) fn seat(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let open = service.games.open(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let membership = Membership::of(service.games.store(), request.id(), open.session(), request);
    let membership = membership.map_err(|trouble| problem(request.locale(), &trouble))?;
    let claimed = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let may_take =
        |seat: &Seat| may(&membership, open.session(), &Act::TakeDevice(*seat)) == May::Yes;
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
    act: impl Fn(&mut dyn DynSession) -> Result<(), SessionError>,
) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let seen = form.get("at");
    let mut moved_on = false;
    let result = service.games.change(id, |session| {
        if seen.is_some_and(|seen| seen != session.len().to_string()) {
            moved_on = true;
            return Err(notice!("problem-moved-on-since").into());
        }
        act(session).map_err(|why| {
            // A refusal can quote the table: the same table in the reader's language refuses too.
            let told = session.told_in(request.locale());
            told.and_then(|mut told| act(&mut *told).err()).unwrap_or(why)
        })
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
            let why = sentence(&trouble.text_in(request.locale()));
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
    let seen = service.seen(request).map_err(|trouble| problem(request.locale(), &trouble))?;
    let session = seen.game.session();
    let asked = session.asked_bot().filter(|_| !seen.who.is_over(session));
    let length = session.len();
    let clock = clock::at_table(service, request, &seen);
    let clock = clock.map_err(|trouble| problem(request.locale(), &trouble))?;
    let runs_out_in = clock.and_then(|clock| clock.runs_out_in);
    let phase = match asked {
        Some(_) if tasks.bots.paused(id, length).is_none() => "bots",
        None if tasks.hints.searches(id) => "hint",
        _ => "open",
    };
    let words = asked.map_or_else(String::new, |(seat, _)| {
        message!(request.locale(), "wait-status", name = session.seat_name(seat), count = length)
            .into()
    });
    Ok(json(
        &figures!({"phase": phase, "length": length, "words": words, "runs_out_in": runs_out_in}),
    ))
}

/// Which moment of a game is drawn.
#[derive(Clone, Copy)]
enum Seen {
    Now,
    /// After this many entries.
    At(usize),
    /// At this beat of the narration.
    Beat(usize),
    /// At this beat of what has happened from an entry on.
    Since(usize, usize),
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
    let sight = service.seen(request)?;
    let clock = clock::at_table(service, request, &sight)?.filter(|_| matches!(seen, Seen::Now));
    let Sight { game, who } = sight;
    let session = game.session();
    let name = games.name(id)?;
    let notes: Vec<String> =
        game.notes().iter().map(|note| sentence(&note.text(request.locale()))).collect();
    let kind = games.catalog().game(session.game());
    let places = kind.map_or(&[][..], |kind| kind.places());
    if let Some(text) = helper::draw(session, request, &name, refused, (&notes, places)) {
        return Ok(text);
    }
    let (viewer, asking) = look_through(session, &who);
    let now = matches!(seen, Seen::Now);
    let tasks = match now && asking != Asking::Ended {
        true => service.tasks.about(id, session, request.locale()),
        false => GameTasks::default(),
    };
    let (asking, at) = match seen {
        Seen::Now => (asking, None),
        Seen::At(entry) => (Asking::Nothing, Some(entry.min(session.len()))),
        Seen::Beat(nth) | Seen::Since(_, nth) => (Asking::Follow(nth), None),
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
    let about = (&who, session);
    let (asked, asked_notes) = device_requests::shown(service, id, about, request.locale(), false)?;
    Ok(page::table(&Table {
        asked: &asked,
        asked_notes: &asked_notes,
        clock,
        area,
        locale: request.locale(),
        id,
        name: &name,
        title: kind.map_or(session.game(), |kind| kind.title()),
        session,
        viewer,
        at,
        asking,
        since: match seen {
            Seen::Since(from, _) => Some(from),
            Seen::Now | Seen::At(_) | Seen::Beat(_) => None,
        },
        marks_seen: since::marks(service, request),
        sure: request.query.get("sure").filter(|_| now),
        refused,
        notes: &notes,
        places: if session.chance_source() == ChanceSource::Table { places } else { &[] },
        content: content::of_session(service, request, id, session)?,
        watching: service.watching(id)?,
        live: who.is_one_of_several().then(|| game.revision()),
        guide: kind.filter(|_| now).and_then(|kind| guide_now(kind, session, request.locale())),
        guide_left: kind
            .filter(|_| now)
            .and_then(|kind| guide_left(kind, session, request.locale()))
            .filter(|_| !guide::is_left(request.headers)),
        review: now.then(|| reviewed(service, id, session)).flatten(),
        task_status: tasks.task_status(viewer, asking),
    }))
}

/// The review of a finished game, as far as it has come; `None` if nobody has asked for it.
fn reviewed(service: &Service, id: &str, session: &dyn DynSession) -> Option<GameReview> {
    let over = session.turn() == game_core::Turn::Over;
    let kept = over.then(|| service.tasks.reviews.of(id, session.len())).flatten()?;
    let chart = kept.analysis.chart(session);
    let review = GameReview::of(session, kept.analysis.viewer(), &chart);
    Some(review).filter(|review| !review.moments.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticked_by(form: &str) -> Result<Vec<String>, String> {
        ticked(&Form::read(form.as_bytes())).map_err(|why| why.to_string())
    }

    #[test]
    fn what_is_ticked_or_counted_is_entered_in_the_order_of_the_list() {
        let red = "counted=red%7Cred%3B+red&times=";
        for (form, all) in [
            (format!("tick=blue&{red}2&tick=&tick=green"), vec!["blue", "red; red", "green"]),
            (format!("{red}1&counted=white&times=0"), vec!["red"]),
            (format!("{red}&tick=blue"), vec!["blue"]),
            ("set=yes".to_string(), vec![]),
        ] {
            assert_eq!(ticked_by(&form), Ok(all.into_iter().map(String::from).collect()), "{form}");
        }
        for times in ["3", "-1", "1.5", "two"] {
            let why = ticked_by(&format!("{red}{times}")).expect_err("not so often");
            assert!(why.contains("ticked together"), "{why}");
        }
    }
}

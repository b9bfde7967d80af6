//! The interface for programs over HTTP: what the engine protocol says of one game, as JSON
//! (docs/research/http.md). Rights and limits are those of the person for whom a program acts.

use game_core::{Seat, Turn, Viewer};
use http::StatusCode;
use http::header::CONTENT_TYPE;
use i18n::{Notice, notice};
use page::Asking;
use play::{DynSession, SessionError};
use serde::Deserialize;
use serde_json::{Map, Value, json as figures};

use crate::membership::Membership;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{RefusalLines, Response, json, problem, refusal};
use crate::rights::{Act, May, may};
use crate::seen::Sight;
use crate::service::Service;
use crate::viewer::{look_through, may_answer};
use crate::{Problem, SavedGame};

/// How the addresses begin.
const AREA: &str = "/api/";

/// The most games of a person that are listed.
const MOST: usize = 200;

/// The most entries of a log in one answer.
const MOST_ENTRIES: usize = 500;

/// What a program sends to choose: one of `text` and `texts`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chosen {
    /// The text of a choice.
    text: Option<String>,
    /// The texts of a set.
    texts: Option<Vec<String>>,
    /// The length of the log at which the choices were read; the choice is refused at another.
    length: Option<usize>,
}

/// Whether a request is for this interface, where refusals are JSON, too.
pub(crate) fn is_asked(path: &str) -> bool {
    path.starts_with(AREA)
}

/// A refusal as JSON; other responses stay as they are.
pub(crate) fn as_json(response: Response) -> Response {
    let Some(RefusalLines(lines)) = response.extensions().get().cloned() else { return response };
    let mut refused = json(&figures!({ "error": lines.join(" ") }));
    *refused.status_mut() = response.status();
    refused
}

/// The person's games, the most recently changed first, each with whether it waits for the person.
pub(crate) fn games(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let failed = |trouble| Box::new(problem(request.locale(), &trouble));
    let listed = service.games.list_of(request.asker.own(), 0, MOST).map_err(failed)?;
    let row = |game: SavedGame| {
        let asked = !game.over && is_asked_in(service, request, &game.id)?;
        let SavedGame { id, name, game, entries, over, .. } = game;
        Ok(figures!({
            "id": id, "name": name, "game": game, "length": entries, "over": over, "asked": asked,
        }))
    };
    let rows: Result<Vec<Value>, Problem> = listed.games.into_iter().map(row).collect();
    Ok(json(&figures!({ "games": rows.map_err(failed)? })))
}

/// Whether the sender has to choose in a game. Nobody does in one that cannot be opened.
fn is_asked_in(service: &Service, request: &WebRequest<'_>, id: &str) -> Result<bool, Problem> {
    let Ok(open) = service.games.open(id) else { return Ok(false) };
    let who = Membership::of_asker(service.games.store(), id, open.session(), &request.asker)?;
    Ok(may_answer(open.session(), &who))
}

/// A game as the sender sees it.
struct Seen {
    sight: Sight,
    viewer: Viewer,
    /// Whether the sender has to choose.
    asked: bool,
}

impl Seen {
    fn of(service: &Service, request: &WebRequest<'_>) -> Result<Self, Box<Response>> {
        let sight = service.seen(request).map_err(|why| problem(request.locale(), &why))?;
        let (viewer, asking) = look_through(sight.game.session(), &sight.who);
        let asked = asking == Asking::Answer && sight.game.session().turn() != Turn::Over;
        Ok(Seen { sight, viewer, asked })
    }

    fn session(&self) -> &dyn DynSession {
        self.sight.game.session()
    }

    /// Where the game stands: with the length of its log, by which a choice is checked, and its
    /// revision, which the stream of events tells.
    fn stands(&self) -> Map<String, Value> {
        let session = self.session();
        let mut reply = protocol::turn(session);
        reply.insert("length".to_string(), session.len().into());
        reply.insert("revision".to_string(), self.sight.game.revision().into());
        reply.insert("asked".to_string(), self.asked.into());
        reply
    }
}

/// A game: what is played, who sits where, and who acts next.
pub(crate) fn game(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let seen = Seen::of(service, request)?;
    let name = service.games.name(request.id()).map_err(|why| problem(request.locale(), &why))?;
    let session = seen.session();
    let seat = |seat: u8| {
        let seat = Seat(seat);
        let own = seen.sight.who.own.contains(&seat);
        figures!({ "seat": seat, "name": session.seat_name(seat), "own": own })
    };
    let mut reply = seen.stands();
    reply.insert("id".to_string(), request.id().into());
    reply.insert("name".to_string(), name.into());
    reply.insert("game".to_string(), session.game().into());
    reply.insert("seats".to_string(), (0..session.seats()).map(seat).collect());
    Ok(json(&reply.into()))
}

/// What the sender may choose now: nothing, unless the sender is asked.
pub(crate) fn choices(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let seen = Seen::of(service, request)?;
    let mut reply = seen.stands();
    match seen.asked {
        true => reply.extend(protocol::choices(seen.session())),
        false => drop(reply.insert("choices".to_string(), figures!([]))),
    }
    Ok(json(&reply.into()))
}

/// The position, as far as the sender may know it.
pub(crate) fn view(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let seen = Seen::of(service, request)?;
    let mut reply = seen.stands();
    reply.insert("view".to_string(), seen.session().now().view_json(seen.viewer));
    Ok(json(&reply.into()))
}

/// The log from an entry on (`from`, 0 by default), as the sender may see it; an answer has at most
/// [`MOST_ENTRIES`].
pub(crate) fn log(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let seen = Seen::of(service, request)?;
    let from = request.query.get("from").map_or(Ok(0), str::parse::<usize>);
    let Ok(from) = from else {
        let expected = notice!("kind-number");
        return Err(refused(request, notice!("refusal-expected", expected = expected)));
    };
    let mut reply = seen.stands();
    let until = from.saturating_add(MOST_ENTRIES).min(seen.session().len());
    let entries = seen.session().log_between(seen.viewer, from.min(until), until);
    reply.insert("log".to_string(), figures!(entries));
    Ok(json(&reply.into()))
}

/// Makes a choice or a set of choices. The answer has what has come into the log since.
pub(crate) fn choose(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let chosen = read(request)?;
    let (id, locale, store) = (request.id(), request.locale(), service.games.store());
    let mut moved_on = false;
    let made = service.games.change(id, |session| {
        let before = session.len();
        moved_on = chosen.length.is_some_and(|length| length != before);
        if moved_on {
            return Err(notice!("problem-moved-on-since").into());
        }
        if session.asked_bot().is_some() {
            return Err(notice!("problem-bots-turn").into());
        }
        let who = Membership::of_asker(store, id, session, &request.asker)?;
        if let May::No(why) = may(&who, &*session, &Act::Choose) {
            return Err(why.notice().into());
        }
        enter(session, &chosen)?;
        Ok(before)
    });
    let before = match made {
        Ok(before) => before,
        Err(why) if moved_on => {
            let lines = why.lines_in(locale);
            return Err(Box::new(refusal(locale, StatusCode::CONFLICT, &lines, "/")));
        }
        Err(why) => return Err(Box::new(problem(locale, &why))),
    };
    service.tasks.changed(id);
    let seen = Seen::of(service, request)?;
    let mut reply = seen.stands();
    let until = seen.session().len();
    let entries = seen.session().log_between(seen.viewer, before.min(until), until);
    reply.insert("log".to_string(), figures!(entries));
    Ok(json(&reply.into()))
}

fn enter(session: &mut dyn DynSession, chosen: &Chosen) -> Result<(), SessionError> {
    match (&chosen.text, &chosen.texts) {
        (Some(text), None) => session.choose(text).map(drop),
        (None, Some(texts)) => session.choose_set(texts).map(drop),
        _ => Err(notice!("refusal-no-answer").into()),
    }
}

fn read(request: &WebRequest<'_>) -> Result<Chosen, Box<Response>> {
    let kind = request.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
    let error = match kind.eq_ignore_ascii_case("application/json") {
        true => match serde_json::from_slice(request.body) {
            Ok(chosen) => return Ok(chosen),
            Err(why) => why.to_string(),
        },
        false => "Content-Type is not application/json".to_string(),
    };
    Err(refused(request, notice!("refusal-no-json", error = error)))
}

/// The refusal of something that a program sent.
fn refused(request: &WebRequest<'_>, why: Notice) -> Box<Response> {
    Box::new(problem(request.locale(), &Problem::Refused(why)))
}

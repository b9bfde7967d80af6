//! A person's own page: devices, everything to take along, and the way out.

use http::header::CONTENT_DISPOSITION;
use http::{HeaderValue, StatusCode};
use page::{DeviceRow, MePage};
use serde_json::{Map, Value, json};

use super::clock::hours_form;
use super::leaving::remove;
use super::names::name_of;
use super::people::shown_rank;
use super::{blocks, report};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{not_found, page, problem, redirect_to, uncached};
use crate::rights::{Act, May};
use crate::service::Service;
use crate::{NoticeSettings, Person, Problem, ReportOutcome, SavedGame, write_save};

/// The person who sends a request, where people have accounts.
fn person<'a>(request: &'a WebRequest<'_>) -> Option<&'a Person> {
    request.asker.person.as_ref().filter(|_| !request.asker.is_house)
}

/// The page, with the devices of this person.
pub(crate) fn show(
    service: &Service,
    request: &WebRequest<'_>,
    devices: &[DeviceRow],
) -> HandlerResult {
    let locale = request.locale();
    let signs_in = service.public(request)?.signs_in();
    let Some(person) = person(request) else { return Ok(not_found(locale)) };
    let (name, rank) = (&*name_of(locale, Some(person)), shown_rank(person.rank));
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let blocked = &blocks::shown(service, request, &person.id).map_err(failed)?;
    let reports = &report::own(service, locale, &person.id).map_err(failed)?;
    let hours = service.games.store().hours(&person.id).map_err(failed)?;
    let hours = hours_form(&hours);
    let more = service.public(request)?.own_pages(locale).into_iter();
    let more = more.map(|it| (it.address, it.title, it.help)).collect();
    let me = MePage { locale, name, rank, devices, blocked, reports, signs_in, hours, more };
    let text = page::me_page(&me);
    Ok(page(StatusCode::OK, text))
}

/// Everything of a person as a file.
pub(crate) fn export(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let locale = request.locale();
    service.public(request)?;
    let Some(person) = person(request) else { return Ok(not_found(locale)) };
    let all = everything(service, request, person).map_err(|it| Box::new(problem(locale, &it)))?;
    let text = serde_json::to_vec_pretty(&all).unwrap_or_default();
    let mut response = uncached(StatusCode::OK, "application/json", text);
    let file = HeaderValue::from_static("attachment; filename=\"soloist-me.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, file);
    Ok(response)
}

fn everything(
    service: &Service,
    request: &WebRequest<'_>,
    person: &Person,
) -> Result<Value, Problem> {
    let devices = service.devices.all().into_iter().filter(|it| it.person == person.id);
    let devices: Vec<Value> =
        devices.map(|it| json!({"name": it.name, "since": it.since, "used": it.used})).collect();
    let offers = service.games.store().offers_to(&person.id)?.into_iter();
    let offers: Vec<Value> = offers
        .map(|(game, it)| json!({"name": game.name, "game": game.game, "since": it.since}))
        .collect();
    let blocked = blocks::shown(service, request, &person.id)?.into_iter().map(|(_, name)| name);
    let reports = service.games.store().reports_by(&person.id)?.into_iter();
    let reports: Vec<Value> = reports
        .map(|it| {
            let outcome = it.outcome.map(ReportOutcome::word);
            let reason = it.reason.word();
            json!({"game": it.name, "since": it.since, "reason": reason, "words": it.words,
                "outcome": outcome})
        })
        .collect();
    let own_values = own_values(service, person)?;
    let games = service.games.store().list_of(&person.id, 0, usize::MAX)?.games;
    let games: Vec<Value> = games.into_iter().map(|game| of_game(service, request, game)).collect();
    Ok(json!({
        "name": person.name,
        "rank": person.rank.word(),
        "since": person.since,
        "told": notices(&service.games.store().notice_settings(&person.id)?),
        "muted": service.games.store().muted_games(&person.id)?,
        "hours": service.games.store().hours(&person.id)?,
        "devices": devices,
        "games": games,
        "offers": offers,
        "blocked": blocked.collect::<Vec<String>>(),
        "reports": reports,
        "content": own_values,
    }))
}

/// The content overrides of a person, for each game with some: files by name.
fn own_values(service: &Service, person: &Person) -> Result<Map<String, Value>, Problem> {
    let mut all = Map::new();
    for kind in service.games.catalog().games() {
        let kept = service.games.store().content_overrides(&person.id, kind.id())?;
        if !kept.own.is_empty() {
            all.insert(kind.id().to_string(), json!(kept.own));
        }
    }
    Ok(all)
}

/// Of what a person is told, without the secrets by which programs recognise it.
fn notices(settings: &NoticeSettings) -> Value {
    let NoticeSettings { letter, hook, address, hook_url, language, .. } = settings;
    json!({"letter": letter, "hook": hook, "address": address, "hook_url": hook_url,
        "language": language})
}

/// A game: what lists show and, if the person may take it away whole, its save.
fn of_game(service: &Service, request: &WebRequest<'_>, game: SavedGame) -> Value {
    let whole = service.may_in(&request.asker, &game.id, &Act::TakeAlong) == Ok(May::Yes);
    let save = whole.then(|| service.games.store().load(&game.id).ok()).flatten();
    let save = save.map(|stored| write_save(&stored.save));
    let own = request.asker.own();
    let seen = own.and_then(|own| service.games.store().seen(&game.id, own).ok()).flatten();
    json!({
        "id": game.id, "name": game.name, "game": game.game, "created": game.created,
        "changed": game.changed, "over": game.over, "seen": seen,
        "save": save,
    })
}

/// Removes the person who asks for it, and the session with him.
pub(crate) fn delete(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let locale = request.locale();
    service.public(request)?;
    let form = request.form()?;
    let Some(person) = person(request) else { return Ok(not_found(locale)) };
    if form.get("sure") != Some("true") {
        return Ok(redirect_to("/devices"));
    }
    remove(service, person).map_err(|trouble| Box::new(problem(locale, &trouble)))?;
    Ok(redirect_to("/"))
}

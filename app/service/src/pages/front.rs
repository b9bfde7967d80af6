//! The front page and actions on whole saved games.

use http::header::CONTENT_DISPOSITION;
use http::{HeaderValue, StatusCode};
use i18n::message;
use play::DynGame;

use super::saved_row::row;
use crate::Problem;
use crate::membership::Membership;
use crate::pages::link::offered;
use crate::people::PEOPLE;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{page, problem, redirect_to, redirect_to_game, sentence, status, uncached};
use crate::rights::{Act, May, may};
use crate::service::Service;

/// The most saved games on a page.
const ON_A_PAGE: usize = 12;
/// How many of the most recently changed games are searched for those to continue.
const LATEST: usize = 60;

/// The front page; `from` is how many saved games to skip.
///
/// A link that carries a game shows that game instead, to whoever may start one: it is played again
/// for it.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let starts = may(&Membership::outside(&request.asker), None, &Act::Start) == May::Yes;
    if let Some(carried) = request.query.get("game").filter(|_| starts) {
        return match offered(service, request, carried) {
            Ok(text) => Ok(page(StatusCode::OK, text)),
            Err(trouble) => not_kept(service, request, &trouble),
        };
    }
    let from = request.query.get("from").and_then(|from| from.parse().ok()).unwrap_or(0);
    let text = draw(service, request, from, None)
        .map_err(|trouble| problem(request.locale(), &trouble))?;
    Ok(page(StatusCode::OK, text))
}

fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    from: usize,
    refused: Option<String>,
) -> Result<String, Problem> {
    if PEOPLE && !request.asker.is_house {
        return super::home::draw(service, request, refused);
    }
    let (games, locale) = (&service.games, request.locale());
    let list = |from, most| games.list_of(None, from, most);
    let row = |game| row(service, locale, game);
    let saved = list(from, ON_A_PAGE)?;
    let offered: Vec<&dyn DynGame> = games.catalog().front().collect();
    let mut last = list(0, LATEST)?.games;
    last.retain(|game| !game.over);
    let latest = offered.iter().filter_map(|kind| {
        let nth = last.iter().position(|game| game.game == kind.id())?;
        Some(row(last.remove(nth)))
    });
    let latest = latest.collect();
    let shown = from.saturating_add(saved.games.len());
    Ok(page::front(&page::Front {
        locale,
        games: offered,
        latest,
        of: (from, saved.total),
        saved: saved.games.into_iter().map(row).collect(),
        newer: (from > 0).then(|| from.saturating_sub(ON_A_PAGE)),
        older: (shown < saved.total).then_some(shown),
        damage: saved.damage.iter().map(|damage| damage.text(locale)).collect(),
        devices: service.door.get().is_some(),
        refused,
    }))
}

/// Stores a game from a file or link.
pub(crate) fn import(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let form = request.form()?;
    let text = form.get("save").unwrap_or_default();
    let name = form.get("name").filter(|name| !name.trim().is_empty());
    match service.games.for_host(request.asker.own()).import(name, text) {
        Ok(id) => Ok(redirect_to_game(&id)),
        Err(trouble) => not_kept(service, request, &trouble),
    }
}

/// The front page, with the reasons why a game was not imported.
fn not_kept(service: &Service, request: &WebRequest<'_>, trouble: &Problem) -> HandlerResult {
    let reasons: Vec<String> =
        trouble.lines_in(request.locale()).iter().map(|line| sentence(line)).collect();
    let why = message!(request.locale(), "front-not-imported", why = reasons.join(" ")).into();
    let text = draw(service, request, 0, Some(why))
        .map_err(|trouble| problem(request.locale(), &trouble))?;
    Ok(page(status(trouble), text))
}

/// Renames a game.
pub(crate) fn rename(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let form = request.form()?;
    done(request, service.games.rename(request.id(), form.get("name").unwrap_or_default()))
}

/// Deletes a game.
pub(crate) fn delete(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.tasks.forget(request.id());
    done(request, service.games.delete(request.id()))
}

fn done(request: &WebRequest<'_>, result: Result<(), Problem>) -> HandlerResult {
    Ok(result.map_or_else(|trouble| problem(request.locale(), &trouble), |()| redirect_to("/")))
}

/// A game as a file to download.
pub(crate) fn export(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let id = request.id();
    let (text, damage) =
        service.games.export_whole(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let mut response = uncached(StatusCode::OK, "application/json", text.into_bytes());
    let file: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let damaged = if damage.is_empty() { "" } else { "-damaged" };
    let file = format!("attachment; filename=\"soloist-{file}{damaged}.json\"");
    if let Ok(file) = HeaderValue::from_str(&file) {
        response.headers_mut().insert(CONTENT_DISPOSITION, file);
    }
    Ok(response)
}

//! The helper for a real table: its set-up, its start, and its page.

use std::sync::Arc;

use game_core::{RowPlace, Settings};
use http::StatusCode;
use i18n::{Locale, message};
use page::{HelperPage, HelperSetUp, NUMBER, Pieces};
use play::{DynGame, DynSession, HelperForm, SessionError};

use super::new_game::{owned, settings};
use crate::Problem;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{Response, not_found, page, problem, redirect_to_game};
use crate::service::Service;

/// One screen of the set-up; `step` is its number, from 0, and the options are the answers so far.
pub(crate) fn form(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (kind, form) = helped(service, request)?;
    let mut refused = Vec::new();
    let settings = answered(request, (&*kind, &form), &request.query, &mut refused);
    let step = request.query.get("step").and_then(|step| step.parse().ok()).unwrap_or(0);
    let step = usize::min(step, form.screens.len().saturating_sub(1));
    let status = if refused.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let drawn = HelperSetUp {
        locale: request.locale(),
        kind: &*kind,
        form: &form,
        step,
        settings,
        refused: &refused,
    };
    Ok(page(status, page::helper_set_up(&drawn)))
}

/// Starts a helper.
pub(crate) fn start(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (kind, form) = helped(service, request)?;
    let mut refused = Vec::new();
    let settings = answered(request, (&*kind, &form), &request.form()?, &mut refused);
    if refused.is_empty() {
        let name = message!(request.locale(), "helper-game-name", title = kind.title());
        match service.games.for_host(request.asker.own()).start_helper(
            kind.id(),
            &settings,
            None,
            Some(&name),
        ) {
            Ok(id) => return Ok(redirect_to_game(&id)),
            Err(trouble @ Problem::ValidationErrors(_)) => {
                refused = trouble.lines_in(request.locale())
            }
            Err(trouble) => return Ok(problem(request.locale(), &trouble)),
        }
    }
    let step = form.screens.len().saturating_sub(1);
    let drawn = HelperSetUp {
        locale: request.locale(),
        kind: &*kind,
        form: &form,
        step,
        settings,
        refused: &refused,
    };
    Ok(page(StatusCode::UNPROCESSABLE_ENTITY, page::helper_set_up(&drawn)))
}

/// The page of a helper, if the session is one.
pub(super) fn draw(
    session: &dyn DynSession,
    request: &WebRequest<'_>,
    name: &str,
    refused: Option<&str>,
    (notes, places): (&[String], &[RowPlace]),
) -> Option<String> {
    let told = session.told_in(request.locale());
    let session = told.as_deref().unwrap_or(session);
    let helping = session.helping()?;
    Some(page::helper(&HelperPage {
        locale: request.locale(),
        id: request.id(),
        name,
        session,
        helping: &helping,
        right: request.query.get("right"),
        refused,
        notes,
        places,
    }))
}

/// Enters the facts of a form. A number is sent as such, with the entry that it completes.
///
/// # Errors
///
/// Why they are refused, in the language of the page if the helper can say it.
pub(super) fn enter_facts(
    session: &mut dyn DynSession,
    form: &Form,
    locale: Locale,
) -> Result<(), SessionError> {
    let facts = form.names().filter_map(|name| {
        let (nth, sent) = (name.strip_prefix("fact-")?, form.get(name)?);
        let entry = form.get(&format!("number-{nth}"));
        Some(entry.map_or_else(|| sent.to_string(), |entry| entry.replace(NUMBER, sent.trim())))
    });
    let facts: Vec<String> = match by_piece(session, form) {
        Some(pieces) => pieces,
        None => facts.collect(),
    };
    let refused = match session.choose_set(&facts) {
        Ok(_) => return Ok(()),
        Err(refused) => refused,
    };
    let told = session.told_in(locale);
    Err(told.and_then(|mut told| told.choose_set(&facts).err()).unwrap_or(refused))
}

/// The facts of a form that asks what stands where; `None` if the form asks place by place.
fn by_piece(session: &dyn DynSession, form: &Form) -> Option<Vec<String>> {
    let rows: usize = form.get("pieces")?.parse().ok()?;
    let asks = session.helping()?.asks;
    let pieces = Pieces::of(&asks)?;
    let number = |name: String| form.get(&name)?.parse::<usize>().ok();
    let row = |nth| Some((number(format!("piece-{nth}"))?, number(format!("at-{nth}"))?));
    let chosen: Vec<(usize, usize)> = (0..rows.min(asks.len())).filter_map(row).collect();
    Some(pieces.entries(&chosen))
}

fn helped(
    service: &Service,
    request: &WebRequest<'_>,
) -> Result<(Arc<dyn DynGame>, HelperForm), Box<Response>> {
    let kind = owned(service, request, request.part(0))?;
    let form = kind.helper_in(request.locale()).ok_or_else(|| not_found(request.locale()))?;
    Ok((kind, form))
}

/// The answers so far, combined with the fixed and the preset options.
fn answered(
    request: &WebRequest<'_>,
    (kind, form): (&dyn DynGame, &HelperForm),
    sent: &Form,
    refused: &mut Vec<String>,
) -> Settings {
    let mut all = form.preset.clone();
    let specs: Vec<_> =
        kind.option_specs(Locale::English).into_iter().chain(form.own.clone()).collect();
    all.extend(settings(&specs, sent, request.locale(), refused));
    all.extend(form.settled.clone());
    all
}

//! The helper for a real table: its set-up, its start, and its page.

use std::sync::Arc;

use game_core::{RowPlace, Settings};
use http::StatusCode;
use i18n::Locale;
use page::{HelperPage, HelperSetUp};
use play::{DynGame, DynSession, HelperForm};

use super::new_game::{owned, settings};
use crate::Problem;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{Response, not_found, page, problem, redirect_to_game};
use crate::service::Service;

/// One screen of the set-up; `step` is its number, from 0, and the options are the answers so far.
pub(crate) fn form(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (kind, form) = helped(service, request)?;
    let mut refused = Vec::new();
    let settings = answered(&*kind, &form, &request.query, &mut refused);
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
    let settings = answered(&*kind, &form, &request.form()?, &mut refused);
    if refused.is_empty() {
        match service.games.start_helper(kind.id(), &settings, None, None) {
            Ok(id) => return Ok(redirect_to_game(&id)),
            Err(trouble @ Problem::ValidationErrors(_)) => refused = trouble.lines(),
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
    kind: &dyn DynGame,
    form: &HelperForm,
    sent: &Form,
    refused: &mut Vec<String>,
) -> Settings {
    let mut all = form.preset.clone();
    let specs: Vec<_> =
        kind.option_specs(Locale::English).into_iter().chain(form.own.clone()).collect();
    all.extend(settings(&specs, sent, refused));
    all.extend(form.settled.clone());
    all
}

//! The text of the rules.

use http::StatusCode;
use http::header::ACCEPT;

use crate::answer::{nothing_here, page, plain, refusal};
use crate::request::{Handled, WebRequest};
use crate::service::Service;

/// Every rule of a game.
pub(crate) fn list(service: &Service, request: &WebRequest<'_>) -> Handled {
    let kind = service.desk.library().game(request.part(0)).ok_or_else(nothing_here)?;
    Ok(page(StatusCode::OK, page::rule_list(kind.id(), kind.title(), kind.rulebook())))
}

/// One rule: a fragment for the script, a page for everybody else.
pub(crate) fn one(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (game, rule) = (request.part(0), request.part(1));
    let kind = service.desk.library().game(game).ok_or_else(nothing_here)?;
    let fragment = request.headers.get(ACCEPT).is_some_and(|kind| kind == "text/x-fragment");
    let text = if fragment {
        page::rule_fragment(kind.id(), kind.rulebook(), rule)
    } else {
        page::rule(kind.id(), kind.title(), kind.rulebook(), rule)
    };
    let text = text.ok_or_else(|| {
        let line = "There is no rule with this number.".to_string();
        refusal(StatusCode::NOT_FOUND, &[line], &format!("/rules/{}", plain(game)))
    })?;
    Ok(page(StatusCode::OK, text))
}

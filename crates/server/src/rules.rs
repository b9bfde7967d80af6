//! The text of the rules.

use axum::extract::{Path, State};
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use play::Kind;

use crate::Shared;
use crate::answer::{nothing_here, page, refusal};
use crate::house::locked;

/// Every rule of a game.
pub(crate) async fn list(State(desk): State<Shared>, Path(game): Path<String>) -> Response {
    let text = locked(&desk)
        .library()
        .game(&game)
        .map(|kind| page::rule_list(kind.id(), kind.title(), kind.rulebook()));
    match text {
        Some(text) => page(StatusCode::OK, text),
        None => nothing_here(),
    }
}

/// One rule: a fragment for the script, a page for everybody else.
pub(crate) async fn one(
    State(desk): State<Shared>,
    Path((game, rule)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let fragment = headers.get(ACCEPT).is_some_and(|accepted| accepted == "text/x-fragment");
    let draw = |kind: &dyn Kind| {
        if fragment {
            page::rule_fragment(kind.id(), kind.rulebook(), &rule)
        } else {
            page::rule(kind.id(), kind.title(), kind.rulebook(), &rule)
        }
    };
    let text = locked(&desk).library().game(&game).map(draw);
    match text {
        Some(Some(text)) => page(StatusCode::OK, text),
        Some(None) => {
            let line = "There is no rule with this number.".to_string();
            refusal(StatusCode::NOT_FOUND, &[line], &format!("/rules/{game}"))
        }
        None => nothing_here(),
    }
}

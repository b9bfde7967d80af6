//! The page that reviews a finished game.

use game_core::Turn;
use http::StatusCode;
use page::{ReviewPage, ReviewStage};
use play::{Analysis, Budget, GameReview};
use serde_json::json as figures;

use crate::membership::Membership;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{Response, json, page, problem, redirect_to, redirect_to_game, sanitize_id};
use crate::service::Service;
use crate::tasks::reviews::{AnalysisState, Kept};
use crate::viewer::look_through;

/// The most simulations for each choice.
const MOST: u32 = 100_000;

/// About how many simulations a core of a small rented machine makes in a second.
const SIMULATIONS_A_SECOND: u64 = 2_000;

/// The review, as far as it has come.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, id) = (&service.games, request.id());
    let open = games.open(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let open = open.told_in(request.locale());
    let session = open.session();
    if session.turn() != Turn::Over {
        return Ok(redirect_to_game(id));
    }
    let name = games.name(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let kept = service.tasks.reviews.of(id, session.len());
    let review = kept
        .as_ref()
        .map(|kept| GameReview::of(session, kept.analysis.viewer(), &kept.analysis.chart(session)));
    let whole = Analysis::new(
        session,
        look_through(session, &Membership::default()).0,
        Budget::iterations(1),
    );
    let game = session.game();
    let title = games.catalog().game(game).map_or(game, |kind| kind.title());
    let phase = kept.as_ref().and_then(Kept::phase);
    let broken = match kept.as_ref().map(|kept| &kept.stage) {
        Some(AnalysisState::Stopped(why)) => why.as_ref().map(|why| why.text(request.locale())),
        _ => None,
    };
    let stage = match kept.as_ref().map(|kept| &kept.stage) {
        None => ReviewStage::Nothing,
        Some(AnalysisState::UnderWay) => {
            ReviewStage::UnderWay(phase.as_deref().unwrap_or_default())
        }
        Some(AnalysisState::Stopped(_)) => ReviewStage::Stopped(broken.as_deref()),
        Some(AnalysisState::Whole) => ReviewStage::Whole,
    };
    let text = page::review_page(&ReviewPage {
        locale: request.locale(),
        id,
        name: &name,
        title,
        session: Some(session),
        stage,
        judged: kept.as_ref().map_or((0, whole.of()), Kept::judged),
        simulations: kept.map_or(Analysis::USUAL, |kept| kept.analysis.budget().iterations),
        review: &review.unwrap_or_default(),
    });
    Ok(page(StatusCode::OK, text))
}

/// Starts a review. Choices already evaluated are kept and a stopped review continues, unless the
/// form names a different number of simulations.
pub(crate) fn ask(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let game =
        service.games.think_about(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let game = game.told_in(request.locale());
    let session = game.session();
    if session.turn() != Turn::Over {
        return Ok(redirect_to_game(id));
    }
    let wanted = form.get("simulations").and_then(|text| text.parse::<u32>().ok());
    let kept = service.tasks.reviews.of(id, session.len());
    let analysis = match (wanted, kept) {
        (None, Some(kept)) => match kept.stage {
            AnalysisState::Stopped(_) => Some(kept.analysis),
            AnalysisState::UnderWay | AnalysisState::Whole => None,
        },
        (wanted, _) => {
            let simulations = wanted.unwrap_or(Analysis::USUAL).clamp(1, MOST);
            let viewer = look_through(session, &Membership::default()).0;
            Some(Analysis::new(session, viewer, Budget::iterations(simulations)))
        }
    };
    if let Some(analysis) = analysis {
        let back = format!("/games/{}/review", sanitize_id(id));
        let asked = service.permitted_search(request, seconds_of(&analysis), &back)?;
        service.tasks.reviews.begin(id, game, analysis, asked);
    }
    Ok(redirect_to_review(id))
}

/// About how many seconds a review takes that evaluates the remaining choices. It counts against
/// what a person may ask for, and need not be exact.
fn seconds_of(analysis: &Analysis) -> u32 {
    let left = analysis.of().saturating_sub(analysis.done()) as u64;
    let simulations = left.saturating_mul(analysis.budget().iterations.into());
    u32::try_from(simulations.div_ceil(SIMULATIONS_A_SECOND).max(1)).unwrap_or(u32::MAX)
}

/// Stops a review.
pub(crate) fn cancel(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.tasks.reviews.stop(request.id());
    Ok(redirect_to_review(request.id()))
}

/// The status that the page polls while it waits.
pub(crate) fn live_status(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let id = request.id();
    let length = service.games.read(id, |session| session.len());
    let length = length.map_err(|trouble| problem(request.locale(), &trouble))?;
    let kept = service.tasks.reviews.of(id, length);
    let phase = kept.as_ref().and_then(Kept::phase).unwrap_or_else(|| "open".to_string());
    let words = kept
        .map_or_else(String::new, |kept| ReviewPage::words(request.locale(), kept.judged()).into());
    Ok(json(&figures!({"phase": phase, "length": length, "words": words})))
}

fn redirect_to_review(id: &str) -> Response {
    redirect_to(&format!("/games/{}/review", sanitize_id(id)))
}

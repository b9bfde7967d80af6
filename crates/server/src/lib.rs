//! The browser face of Soloist.
//!
//! A thin layer: [`router`] turns requests into calls of the [`store::Desk`] and draws the answers
//! with `page`. Every page is whole HTML and every act a plain form; scripts only swap what a form
//! would have loaded. The server listens on a loopback address, refuses requests that were not
//! meant for it (`guard`), and keeps nothing but which seat a browser has last shown and what is
//! thought about beside the games: bots (`turns`), hints (`hints`) and accounts of finished games
//! (`curves`) have threads of their own.

mod answer;
mod assets;
mod beside;
mod curves;
mod eyes;
mod games;
mod guard;
mod hints;
mod home;
mod house;
mod new_game;
mod rules;
mod run;
mod seats;
mod turns;

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use house::House;
use store::Desk;

pub use run::{Options, run};

/// The longest form that is read: an imported save of a long game is far below.
const LONGEST_BODY: usize = 4 * 1024 * 1024;

/// The desk, shared by the requests.
type Shared = Arc<Mutex<Desk>>;

/// Every address of the browser face.
pub fn router(desk: Desk) -> Router {
    Router::new()
        .route("/", get(home::front))
        .route("/import", post(home::import))
        .route("/new/{game}", get(new_game::form))
        .route("/games", post(new_game::start))
        .route("/games/{id}", get(games::now))
        .route("/games/{id}/at", get(games::look))
        .route("/games/{id}/at/{entry}", get(games::at))
        .route("/games/{id}/choose", post(games::choose))
        .route("/games/{id}/undo", post(games::undo))
        .route("/games/{id}/redo", post(games::redo))
        .route("/games/{id}/seat", post(games::seat))
        .route("/games/{id}/pulse", get(games::pulse))
        .route("/games/{id}/rest", post(turns::rest))
        .route("/games/{id}/go", post(turns::go))
        .route("/games/{id}/hint", post(hints::ask))
        .route("/games/{id}/hint/cancel", post(hints::cancel))
        .route("/games/{id}/curve", get(curves::show).post(curves::ask))
        .route("/games/{id}/curve/cancel", post(curves::cancel))
        .route("/games/{id}/curve/pulse", get(curves::pulse))
        .route("/games/{id}/rename", post(home::rename))
        .route("/games/{id}/delete", post(home::delete))
        .route("/games/{id}/export", get(home::export))
        .route("/rules/{game}", get(rules::list))
        .route("/rules/{game}/{rule}", get(rules::one))
        .route("/static/{version}/{name}", get(assets::asset))
        .fallback(answer::no_address)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(guard::guard))
        .with_state(House::new(desk))
}

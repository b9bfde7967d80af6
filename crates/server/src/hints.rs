//! Hints: a search in the background for the seat that is asked.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use play::{Advice, AnySession, Budget, Refusal};
use table::{Seat, Turn};

use crate::Shared;
use crate::answer::{bad_form, on_to, problem, sentence};
use crate::eyes::may_answer;
use crate::games::plain;
use crate::home::Sent;
use crate::house::{Halt, House, aside, locked};
use crate::seats::confirmed;

/// The longest search, in seconds.
const LONGEST: u32 = 30;
/// How long it lasts if nothing else is said, in seconds.
const USUAL: u32 = 2;

/// What is searched for and what was found, by the ids of the games.
#[derive(Clone, Default)]
pub(crate) struct Hints(Arc<Mutex<BTreeMap<String, Hint>>>);

/// One search, for the seat that was asked after so many entries.
struct Hint {
    length: usize,
    seat: Seat,
    halt: Halt,
    found: Found,
}

/// How far a search has come.
#[derive(Clone)]
pub(crate) enum Found {
    /// It is under way.
    NotYet,
    /// What it says.
    Advice(Box<Advice>),
    /// Why it says nothing.
    Nothing(String),
}

impl Hints {
    /// The hint for the seat that is asked after so many entries, if it asked for one.
    pub(crate) fn of(&self, id: &str, length: usize, seat: Seat) -> Option<Found> {
        let hints = locked(&self.0);
        let hint = hints.get(id).filter(|hint| hint.length == length && hint.seat == seat)?;
        Some(hint.found.clone())
    }

    /// Whether a search is under way.
    pub(crate) fn searches(&self, id: &str) -> bool {
        locked(&self.0).get(id).is_some_and(|hint| matches!(hint.found, Found::NotYet))
    }

    /// Stops the search of a game, or forgets what it has found.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(hint) = locked(&self.0).remove(id) {
            hint.halt.call();
        }
    }

    /// Begins a search for the seat that is asked, in the place of any other of this game.
    fn begin(&self, desk: &Shared, id: &str, copy: Box<dyn AnySession>, seat: Seat, seconds: u32) {
        self.forget(id);
        let (halt, length) = (Halt::default(), copy.len());
        let hint = Hint { length, seat, halt: halt.clone(), found: Found::NotYet };
        locked(&self.0).insert(id.to_string(), hint);
        let (hints, desk, id) = (self.clone(), desk.clone(), id.to_string());
        aside(move || {
            let search = || search(&desk, &id, &*copy, seconds, &halt);
            let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or_else(|_| {
                Found::Nothing("The search broke down; that is a bug, please report it.".into())
            });
            if let Some(hint) = locked(&hints.0).get_mut(&id).filter(|hint| hint.halt.is(&halt)) {
                hint.found = found;
            }
        });
    }
}

/// Searches, and marks the game as practice before anybody is shown what was found.
fn search(desk: &Shared, id: &str, copy: &dyn AnySession, seconds: u32, halt: &Halt) -> Found {
    let end = Instant::now() + Duration::from_secs(seconds.into());
    let advice = match copy.advise(Budget::millis(seconds * 1000), &halt.by(Some(end))) {
        Ok(advice) => advice,
        Err(refusal) => return Found::Nothing(sentence(&refusal.0)),
    };
    if halt.is_called() {
        return Found::Nothing("The search was stopped.".into());
    }
    let marked = locked(desk).change(id, |session| {
        if session.len() != copy.len() || halt.is_called() {
            return Err(Refusal("the game has moved on".into()));
        }
        session.mark_practice();
        Ok(())
    });
    match marked {
        Ok(()) => Found::Advice(Box::new(advice)),
        Err(trouble) => Found::Nothing(sentence(&trouble.to_string())),
    }
}

/// Somebody asks for a hint.
pub(crate) async fn ask(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Sent,
) -> Response {
    let form = match form {
        Ok(Form(form)) => form,
        Err(rejection) => return bad_form(&rejection),
    };
    let copy = match locked(&house.desk).copy(&id) {
        Ok(copy) => copy,
        Err(trouble) => return problem(&trouble),
    };
    let number = |name: &str| form.get(name).and_then(|text| text.parse().ok());
    let seconds = number("seconds").unwrap_or(USUAL).clamp(1, LONGEST);
    let late = number("at").is_some_and(|at| at as usize != copy.len());
    if let Turn::Choose(seat) = copy.turn()
        && !late
        && may_answer(&*copy, confirmed(&headers))
    {
        house.hints.begin(&house.desk, &id, copy, seat, seconds);
    }
    on_to(&format!("/games/{}", plain(&id)))
}

/// Somebody wants no hint any more.
pub(crate) async fn cancel(
    State(house): State<House>,
    Path(id): Path<String>,
    _: Sent,
) -> Response {
    house.hints.forget(&id);
    on_to(&format!("/games/{}", plain(&id)))
}

//! How finished games went: their choices are judged in the background, one after the other, and
//! kept until the games change or the program ends.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use page::{CurvePage, CurveStage};
use play::{Account, Analysis, AnySession, Budget};
use serde_json::json;
use table::Turn;

use crate::answer::{bad_form, on_to, page, problem};
use crate::eyes::look_through;
use crate::games::plain;
use crate::home::Sent;
use crate::house::{Halt, House, aside, locked};

/// The most simulations for each choice.
const MOST: u32 = 100_000;

/// While choices are judged the page is drawn anew after the first, then whenever their number has
/// doubled, and at each of so many parts; not more often, so that what a person presses just then
/// is still there.
const PARTS: usize = 10;

/// Why an analysis ended after the rules broke down, which would be a bug.
const BROKEN: &str = "The search broke down; that is a bug, please report it.";

/// What is known of finished games, by their ids.
#[derive(Clone, Default)]
pub(crate) struct Curves(Arc<Mutex<BTreeMap<String, Kept>>>);

/// One analysis, of a game with so many entries.
#[derive(Clone)]
struct Kept {
    length: usize,
    analysis: Analysis,
    stage: Stage,
    halt: Halt,
}

#[derive(Clone)]
enum Stage {
    UnderWay,
    /// Ended before its end; why, if no person said so.
    Stopped(Option<&'static str>),
    Whole,
}

impl Kept {
    fn judged(&self) -> (usize, usize) {
        (self.analysis.done(), self.analysis.of())
    }

    /// The word that a page waits with; another one means that there is more to see.
    fn phase(&self) -> Option<String> {
        let (done, of) = self.judged();
        matches!(self.stage, Stage::UnderWay)
            .then(|| format!("curve {}-{}", (done + 1).ilog2(), done * PARTS / of.max(1)))
    }
}

impl Curves {
    /// What is known of a game with so many entries.
    fn of(&self, id: &str, length: usize) -> Option<Kept> {
        locked(&self.0).get(id).filter(|kept| kept.length == length).cloned()
    }

    /// Whether anybody was told what would have been better.
    pub(crate) fn is_known(&self, id: &str) -> bool {
        locked(&self.0).get(id).is_some_and(|kept| kept.analysis.done() > 0)
    }

    /// Stops judging a game, and forgets what is known of it.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(kept) = locked(&self.0).remove(id) {
            kept.halt.call();
        }
    }

    /// Stops judging a game; what is known is kept.
    fn stop(&self, id: &str) {
        if let Some(kept) = locked(&self.0).get_mut(id)
            && matches!(kept.stage, Stage::UnderWay)
        {
            kept.halt.call();
            kept.stage = Stage::Stopped(None);
        }
    }

    /// Judges what is left of an analysis, in the place of any other of this game.
    fn begin(&self, id: &str, copy: Box<dyn AnySession>, analysis: Analysis) {
        self.forget(id);
        let (halt, length) = (Halt::default(), copy.len());
        let kept = Kept { length, analysis, stage: Stage::UnderWay, halt: halt.clone() };
        locked(&self.0).insert(id.to_string(), kept);
        let (curves, id) = (self.clone(), id.to_string());
        aside(move || {
            let judging = || while curves.judge(&id, &*copy, &halt) {};
            if catch_unwind(AssertUnwindSafe(judging)).is_err() {
                curves.change(&id, &halt, |kept| kept.stage = Stage::Stopped(Some(BROKEN)));
            }
        });
    }

    /// Judges the next choice, and says whether to go on.
    fn judge(&self, id: &str, copy: &dyn AnySession, halt: &Halt) -> bool {
        let next = self.change(id, halt, |kept| {
            let next = kept.analysis.next();
            if next.is_none() {
                kept.stage = Stage::Whole;
            }
            next.map(|entry| (entry, kept.analysis.budget()))
        });
        let Some(Some((entry, budget))) = next else { return false };
        let judged = copy.judge(entry, budget, &halt.by(None));
        self.change(id, halt, |kept| kept.analysis.add(judged)).is_some()
    }

    /// Changes what is kept, if it still belongs to this analysis and nobody has stopped it.
    fn change<T>(&self, id: &str, halt: &Halt, act: impl FnOnce(&mut Kept) -> T) -> Option<T> {
        let mut kept = locked(&self.0);
        let kept = kept.get_mut(id).filter(|kept| kept.halt.is(halt) && !halt.is_called())?;
        Some(act(kept))
    }
}

/// The page that tells how a finished game went, as far as it is known.
pub(crate) async fn show(State(house): State<House>, Path(id): Path<String>) -> Response {
    let mut desk = locked(&house.desk);
    let read = desk.read(&id, |session| {
        let over = session.turn() == Turn::Over;
        let kept = house.curves.of(&id, session.len());
        let account = kept.as_ref().map(|kept| {
            Account::of(session, kept.analysis.viewer(), &kept.analysis.curve(session))
        });
        let whole = Analysis::new(session, look_through(session, None).0, Budget::iterations(1));
        (over, kept, account.unwrap_or_default(), whole.of(), session.game())
    });
    let (kept, account, of, game) = match read {
        Ok((true, kept, account, of, game)) => (kept, account, of, game),
        Ok((false, ..)) => return on_to(&format!("/games/{}", plain(&id))),
        Err(trouble) => return problem(&trouble),
    };
    let name = match desk.name(&id) {
        Ok(name) => name.to_string(),
        Err(trouble) => return problem(&trouble),
    };
    let title = desk.library().game(game).map_or(game, |kind| kind.title());
    let phase = kept.as_ref().and_then(Kept::phase);
    let stage = match kept.as_ref().map(|kept| &kept.stage) {
        None => CurveStage::Nothing,
        Some(Stage::UnderWay) => CurveStage::UnderWay(phase.as_deref().unwrap_or_default()),
        Some(Stage::Stopped(why)) => CurveStage::Stopped(*why),
        Some(Stage::Whole) => CurveStage::Whole,
    };
    let text = page::curve(&CurvePage {
        id: &id,
        name: &name,
        title,
        stage,
        judged: kept.as_ref().map_or((0, of), Kept::judged),
        simulations: kept.map_or(Analysis::USUAL, |kept| kept.analysis.budget().iterations),
        account: &account,
    });
    page(StatusCode::OK, text)
}

/// Somebody wants to know how a finished game went. What is known is not judged again, what was
/// stopped goes on, unless the form says how carefully to judge.
pub(crate) async fn ask(
    State(house): State<House>,
    Path(id): Path<String>,
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
    if copy.turn() != Turn::Over {
        return on_to(&format!("/games/{}", plain(&id)));
    }
    let wanted = form.get("simulations").and_then(|text| text.parse::<u32>().ok());
    let kept = house.curves.of(&id, copy.len());
    let analysis = match (wanted, kept) {
        (None, Some(kept)) => match kept.stage {
            Stage::Stopped(_) => Some(kept.analysis),
            Stage::UnderWay | Stage::Whole => None,
        },
        (wanted, _) => {
            let simulations = wanted.unwrap_or(Analysis::USUAL).clamp(1, MOST);
            let viewer = look_through(&*copy, None).0;
            Some(Analysis::new(&*copy, viewer, Budget::iterations(simulations)))
        }
    };
    if let Some(analysis) = analysis {
        house.curves.begin(&id, copy, analysis);
    }
    on_to(&format!("/games/{}/curve", plain(&id)))
}

/// Somebody wants no more choices judged.
pub(crate) async fn cancel(
    State(house): State<House>,
    Path(id): Path<String>,
    _: Sent,
) -> Response {
    house.curves.stop(&id);
    on_to(&format!("/games/{}/curve", plain(&id)))
}

/// What the page asks while it waits.
pub(crate) async fn pulse(State(house): State<House>, Path(id): Path<String>) -> Response {
    let length = match locked(&house.desk).read(&id, |session| session.len()) {
        Ok(length) => length,
        Err(trouble) => return problem(&trouble),
    };
    let kept = house.curves.of(&id, length);
    let phase = kept.as_ref().and_then(Kept::phase).unwrap_or_else(|| "open".to_string());
    let words = kept.map_or_else(String::new, |kept| CurvePage::words(kept.judged()));
    let mut answer =
        Json(json!({"phase": phase, "length": length, "words": words})).into_response();
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

//! The turns of bots: each game in which one is asked has a thread that thinks and chooses.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{Path, State};
use axum::response::Response;
use play::{AnySession, Refusal};
use store::Problem;

use crate::Shared;
use crate::answer::{on_to, sentence};
use crate::games::plain;
use crate::home::Sent;
use crate::house::{Halt, House, aside, locked};

/// Why bots rest after their rules broke down, which would be a bug.
const BROKEN: &str = "The bot broke down at this; that is a bug, please report it.";

/// The games in which bots think or rest, by their ids.
#[derive(Clone, Default)]
pub(crate) struct Turns(Arc<Mutex<BTreeMap<String, Doing>>>);

/// What the bots of a game do.
enum Doing {
    /// One thinks, until this is called out.
    Thinks(Halt),
    /// None thinks although one is asked, after so many entries; why, if no person said so.
    Rests { length: usize, why: Option<String> },
}

/// What came of one turn.
enum Made {
    /// A choice, or none because the game had moved on.
    OneMore,
    /// No bot is asked.
    NoMore,
}

impl Turns {
    /// Lets the bots of a game think from now on, until a person is asked.
    pub(crate) fn play(&self, desk: &Shared, id: &str) {
        self.forget(id);
        let asked = locked(desk).read(id, |session| session.asked_bot().is_some());
        if !asked.unwrap_or(false) {
            return;
        }
        let halt = Halt::default();
        locked(&self.0).insert(id.to_string(), Doing::Thinks(halt.clone()));
        let (turns, desk, id) = (self.clone(), desk.clone(), id.to_string());
        aside(move || turns.think(&desk, &id, &halt));
    }

    /// Why the bots rest at this length; lets them think if nothing is known of them, as after the
    /// program was started again.
    pub(crate) fn resting(&self, desk: &Shared, id: &str, length: usize) -> Option<Option<String>> {
        match locked(&self.0).get(id) {
            Some(Doing::Thinks(_)) => return None,
            Some(Doing::Rests { length: here, why }) if *here == length => {
                return Some(why.clone());
            }
            Some(Doing::Rests { .. }) | None => {}
        }
        self.play(desk, id);
        None
    }

    /// Stops the bots of a game until somebody lets them go on.
    fn rest(&self, id: &str, length: usize) {
        self.forget(id);
        locked(&self.0).insert(id.to_string(), Doing::Rests { length, why: None });
    }

    /// Stops the bots of a game.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(Doing::Thinks(halt)) = locked(&self.0).remove(id) {
            halt.call();
        }
    }

    fn think(&self, desk: &Shared, id: &str, halt: &Halt) {
        let mut length = 0;
        let why = loop {
            let turn = catch_unwind(AssertUnwindSafe(|| one_turn(desk, id, halt, &mut length)));
            match turn {
                Ok(Ok(Made::OneMore)) if !halt.is_called() => {}
                Ok(Ok(_)) => break None,
                Ok(Err(problem)) => break Some(sentence(&problem.to_string())),
                Err(_) => break Some(BROKEN.to_string()),
            }
        };
        let mut doing = locked(&self.0);
        if matches!(doing.get(id), Some(Doing::Thinks(mine)) if mine.is(halt)) {
            doing.remove(id);
            if why.is_some() {
                doing.insert(id.to_string(), Doing::Rests { length, why });
            }
        }
    }
}

/// Thinks about a copy, and chooses if the game still stands where it stood.
fn one_turn(desk: &Shared, id: &str, halt: &Halt, length: &mut usize) -> Result<Made, Problem> {
    let copy = locked(desk).copy(id)?;
    *length = copy.len();
    let Some((seat, bot)) = copy.asked_bot() else { return Ok(Made::NoMore) };
    let end = bot.time().map(|time| Instant::now() + time);
    let text = copy.bot(seat, &halt.by(end)).map_err(|refusal| Problem::Refused(refusal.0))?;
    let mut moved_on = false;
    let result = locked(desk).change(id, |session| {
        moved_on = halt.is_called() || session.len() != copy.len();
        if moved_on {
            return Err(Refusal("the game has moved on".into()));
        }
        session.choose(&text).map(drop)
    });
    match result {
        Ok(()) | Err(Problem::Overtaken) => Ok(Made::OneMore),
        Err(_) if moved_on => Ok(Made::OneMore),
        Err(problem) => Err(problem),
    }
}

/// A person stops the bots.
pub(crate) async fn rest(State(house): State<House>, Path(id): Path<String>, _: Sent) -> Response {
    let asked = |session: &dyn AnySession| session.asked_bot().map(|_| session.len());
    let asked = locked(&house.desk).read(&id, asked);
    if let Ok(Some(length)) = asked {
        house.turns.rest(&id, length);
    }
    on_to(&format!("/games/{}", plain(&id)))
}

/// A person lets the bots go on.
pub(crate) async fn go(State(house): State<House>, Path(id): Path<String>, _: Sent) -> Response {
    house.turns.play(&house.desk, &id);
    on_to(&format!("/games/{}", plain(&id)))
}

//! Requests that take time: choices of bots, hints, and analyses.

use std::time::Duration;

use game_core::{Seat, Turn, ValidationError, Viewer};
use play::{Analysis, DynSession, GameReview, SessionError, Until};
use players::{Bot, Budget, Stop};
use serde_json::{Map, Value, json};

use super::request::Request;
use super::{Engine, Error, Reply, narrated_lines, viewer, with_turn};

/// Maximum number of simulations of a hint.
const MOST_ITERATIONS: u64 = 1_000_000;

/// Maximum time of a hint, in milliseconds.
const MOST_MILLIS: u64 = 600_000;

impl Engine {
    /// Whether this line asks to cancel the current computation. A program that reads lines while
    /// the engine thinks reports this to its [`Watch`](crate::Watch); the line still gets its reply
    /// in turn.
    pub fn is_cancel(line: &str) -> bool {
        // Longer lines are other requests, and not worth parsing twice.
        line.len() < 200 && matches!(Request::read(line), Ok(Request::Cancel {}))
    }

    /// Makes the choice of the bot to move.
    pub(super) fn bot(&mut self, seat: Option<u8>) -> Result<Reply, Error> {
        let (seat, bot) = asked_bot(&**self.session()?, seat)?;
        let text = self.think(bot.time(), |session, stop| session.bot(seat, stop))?;
        if self.is_canceled() {
            return Err(Error::new("it was canceled; nothing was chosen"));
        }
        let session = self.session()?;
        let told = session.choose(&text)?;
        Ok(with_turn(&**session, [("text", text.into()), ("told", narrated_lines(&told))]))
    }

    /// Lets a bot play every seat until it is done or cancelled.
    pub(super) fn play(&mut self, bot: &str, seed: u64, until: Until) -> Result<Reply, Error> {
        if let Some(watch) = &mut self.watch {
            watch.begin(None);
        }
        self.session()?;
        let (Some(session), watch) = (&mut self.session, &self.watch) else {
            return Err(Error::new("no game is being played"));
        };
        let stop = || watch.as_ref().is_some_and(|watch| watch.is_canceled());
        let entries = session.play_bot_until(bot, seed, until, &stop)?;
        Ok(with_turn(&**session, [("entries", json!(entries))]))
    }

    /// Returns a search's evaluation of the choices of the seat to move.
    pub(super) fn hint(&mut self, budget: &Map<String, Value>) -> Result<Reply, Error> {
        let budget = read_budget(budget).map_err(|objection| Error::all(vec![objection]))?;
        let time = budget.millis.map(|millis| Duration::from_millis(millis.into()));
        let advice = self.think(time, |session, stop| session.advise(budget, stop))?;
        let session = self.session()?;
        session.mark_practice();
        Ok(with_turn(&**session, [("hint", json!(advice))]))
    }

    /// Evaluates every choice of the log, as far as the budget allows, and returns the chart.
    pub(super) fn analyse(
        &mut self,
        budget: &Map<String, Value>,
        seat: Option<u8>,
        progress: bool,
    ) -> Result<Reply, Error> {
        let budget = read_budget(budget).map_err(|objection| Error::all(vec![objection]))?;
        let session = &**self.session()?;
        let over = session.turn() == Turn::Over;
        let viewer = match seat {
            None if over => Viewer::Everybody,
            None => return Err(Error::new("the game goes on; name the seat that wants to know")),
            seat => viewer(session, seat)?,
        };
        let mut analysis = Analysis::new(session, viewer, budget);
        while let Some(look) = analysis.next() {
            let millis = look.budget(budget).millis;
            let time = millis.map(|millis| Duration::from_millis(millis.into()));
            let looked =
                self.think(time, |session, stop| Ok(look.evaluate(session, budget, stop)))?;
            if self.is_canceled() {
                break;
            }
            analysis.add(looked);
            if let Some(watch) = self.watch.as_mut().filter(|_| progress) {
                let line = json!({"progress": {"evaluated": analysis.done(), "of": analysis.of()}});
                watch.tell(&line.to_string());
            }
        }
        let session = self.session()?;
        if !over && analysis.done() > 0 {
            session.mark_practice();
        }
        let chart = analysis.chart(&**session);
        let swings = chart.swings(GameReview::MOST);
        let swings: Vec<usize> = swings.iter().map(|point| point.after).collect();
        let losses = chart.losses(GameReview::MOST);
        let losses: Vec<usize> = losses.iter().map(|lost| lost.entry).collect();
        let fields =
            [("curve", json!(chart)), ("swings", json!(swings)), ("losses", json!(losses))];
        Ok(with_turn(&**session, fields))
    }

    /// Runs a computation of the session, for at most this long.
    fn think<T>(
        &mut self,
        time: Option<Duration>,
        think: impl FnOnce(&dyn DynSession, Stop<'_>) -> Result<T, SessionError>,
    ) -> Result<T, Error> {
        if let Some(watch) = &mut self.watch {
            watch.begin(time);
        } else if time.is_some() {
            return Err(Error::new("nobody measures time here; give simulations, not time"));
        }
        self.session()?;
        let (Some(session), watch) = (&self.session, &self.watch) else {
            return Err(Error::new("no game is being played"));
        };
        let stop = || watch.as_ref().is_some_and(|watch| watch.is_canceled() || watch.is_over());
        Ok(think(&**session, &stop)?)
    }

    fn is_canceled(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.is_canceled())
    }
}

/// The seat to move and its bot, if it is this seat.
fn asked_bot(session: &dyn DynSession, seat: Option<u8>) -> Result<(Seat, Bot), Error> {
    let Turn::Choose(asked) = session.turn() else {
        return Err(Error::new("no seat is asked now; turn says who acts next"));
    };
    let asked = asked.0;
    if let Some(seat) = seat.filter(|seat| *seat != asked) {
        let why = format!("seat {asked} is asked now, not seat {seat}, counted from 0");
        return Err(Error::new(why));
    }
    session.asked_bot().ok_or_else(|| {
        let why = format!("a person sits in seat {asked}, counted from 0; players seats a bot");
        Error::new(why)
    })
}

/// Reads `{"ms":2000}` or `{"iterations":500}`.
fn read_budget(fields: &Map<String, Value>) -> Result<Budget, ValidationError> {
    let wrong = || {
        let why = format!(
            "expected either \"ms\", from 1 to {MOST_MILLIS}, or \"iterations\", from 1 to \
             {MOST_ITERATIONS}"
        );
        ValidationError::new("budget", why)
    };
    let mut given = fields.iter();
    let (Some((name, amount)), None) = (given.next(), given.next()) else { return Err(wrong()) };
    let (most, budget): (u64, fn(u32) -> Budget) = match name.as_str() {
        "ms" => (MOST_MILLIS, Budget::millis),
        "iterations" => (MOST_ITERATIONS, Budget::iterations),
        _ => return Err(wrong()),
    };
    let amount = amount.as_u64().filter(|amount| (1..=most).contains(amount)).ok_or_else(wrong)?;
    Ok(budget(amount as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_time_or_a_count() {
        let read = |value: Value| read_budget(value.as_object().expect("an object"));
        assert_eq!(read(json!({"ms": 250})), Ok(Budget::millis(250)));
        assert_eq!(read(json!({"iterations": 9})), Ok(Budget::iterations(9)));
        for wrong in [
            json!({}),
            json!({"ms": 0}),
            json!({"ms": 600_001}),
            json!({"ms": 5, "iterations": 5}),
            json!({"iterations": 1.5}),
            json!({"days": 1}),
        ] {
            assert_eq!(read(wrong).expect_err("wrong").at, "budget");
        }
    }

    #[test]
    fn a_line_that_cancels_is_known_from_others() {
        assert!(Engine::is_cancel(r#"{"do":"cancel"}"#));
        assert!(Engine::is_cancel("  { \"do\" : \"cancel\" } \r"));
        for line in
            ["", "cancel", r#"{"do":"cancel","now":1}"#, r#"{"do":"choose","text":"cancel"}"#]
        {
            assert!(!Engine::is_cancel(line), "{line}");
        }
    }
}

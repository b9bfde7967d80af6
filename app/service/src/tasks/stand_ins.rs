//! Bots that make one choice for a person whose time has run out.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use game_core::{Seat, Turn};
use i18n::notice;
use play::{Patience, PlayerSlot, Resumable, Stop};

use super::bots::BotTurns;
use crate::clock_record::ClockAct;
use crate::device_requests::{Came, noted};
use crate::lock::locked;
use crate::{AskedChange, GameChange, Games, Problem, Step, TaskRunner, Timer};

/// The level of a bot that chooses or plays for a person.
pub(crate) const SUBSTITUTE: &str = "club";

/// The substitute as a player.
///
/// # Errors
///
/// If there is no such bot, which would be a bug.
pub(crate) fn substitute() -> Result<PlayerSlot, Problem> {
    SUBSTITUTE.parse().map_err(|_| Problem::Refused(notice!("refusal-nobody-there")))
}

/// The choices that bots make for people, in every game.
pub(crate) struct StandIns {
    /// Those who may have to choose next.
    bots: Arc<BotTurns>,
    games: Arc<Games>,
    runner: Arc<dyn TaskRunner>,
    /// The games in which one thinks.
    thinking: Arc<Mutex<BTreeSet<String>>>,
}

/// A choice in the making.
struct StandIn {
    bots: Arc<BotTurns>,
    games: Arc<Games>,
    id: String,
    seat: Seat,
    /// How many entries the game had when the bot began to think.
    length: usize,
    deciding: Resumable<String>,
    timer: Option<Timer>,
}

impl StandIns {
    /// Nobody thinks yet.
    pub(crate) fn new(bots: Arc<BotTurns>, games: Arc<Games>, runner: Arc<dyn TaskRunner>) -> Self {
        StandIns { bots, games, runner, thinking: Arc::default() }
    }

    /// Lets a bot make the choice of a seat whose time has run out, unless one is about to. The
    /// choice, that the time ran out, and the end of the job are stored together or not at all.
    ///
    /// # Errors
    ///
    /// If the game cannot be opened.
    pub(crate) fn choose(&self, id: &str, seat: Seat) -> Result<(), Problem> {
        if !locked(&self.thinking).insert(id.to_string()) {
            return Ok(());
        }
        let begun = self.begin(id, seat);
        let Ok(Some(mut stand_in)) = begun else {
            locked(&self.thinking).remove(id);
            return begun.map(drop);
        };
        let (thinking, id) = (Arc::clone(&self.thinking), id.to_string());
        let share = id.clone();
        self.runner.run_for(
            &share,
            Box::new(move |pause| {
                let step = stand_in.step(pause);
                if step == Step::Done {
                    locked(&thinking).remove(&id);
                }
                step
            }),
        );
        Ok(())
    }

    fn begin(&self, id: &str, seat: Seat) -> Result<Option<StandIn>, Problem> {
        let open = self.games.think_about(id)?;
        let mut session = open.session().clone_box();
        if session.turn() != Turn::Choose(seat) {
            return Ok(None);
        }
        let mut players = session.players().to_vec();
        if let Some(player) = players.get_mut(seat.index()) {
            *player = substitute()?;
        }
        session.seat_players(&players)?;
        let time = session.asked_bot().and_then(|(_, bot)| bot.time());
        Ok(Some(StandIn {
            bots: Arc::clone(&self.bots),
            games: Arc::clone(&self.games),
            id: id.to_string(),
            seat,
            length: session.len(),
            deciding: session.deciding(seat)?,
            timer: time.map(|time| self.runner.timer(time)),
        }))
    }
}

impl StandIn {
    /// Thinks; chooses once it has decided. What fails is tried again when the job is next looked
    /// at, and what has been chosen meanwhile counts.
    fn step(&mut self, pause: Stop<'_>) -> Step {
        let stop = || self.timer.as_ref().is_some_and(|over| over());
        let Some(text) = (self.deciding)(Patience { stop: &stop, pause }) else {
            return Step::Again;
        };
        if self.chosen(&text).is_ok() {
            self.bots.play(&self.id);
        }
        Step::Done
    }

    fn chosen(&self, text: &str) -> Result<(), Problem> {
        let (games, id) = (&self.games, &self.id);
        let (before, after) = noted(games, id, (self.seat, Came::StoodIn))?;
        let asked = Some(AskedChange { before: &before, after: &after });
        let with = GameChange { asked, ..GameChange::default() };
        games.change_with(id, (with, ClockAct::StandsIn(self.seat)), |session| {
            if session.len() != self.length {
                return Err(notice!("refusal-moved-on").into());
            }
            session.choose(text).map(drop)
        })
    }
}

//! Bot turns: in each game in which a bot must choose, it thinks and chooses in the background.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use i18n::notice;
use play::{Patience, Resumable, Stop};

use crate::lock::locked;
use crate::{CancelToken, Games, MemberPart, Problem, Step, TaskRunner, Timer};

/// How often a choice is tried while the store is busy; each attempt waits as long as the store
/// does.
const TRIES: u32 = 30;

/// The turns of bots in every game.
pub(crate) struct BotTurns {
    games: Arc<Games>,
    runner: Arc<dyn TaskRunner>,
    doing: Doings,
}

/// What the bots of each game do, by the id of the game.
type Doings = Arc<Mutex<BTreeMap<String, Doing>>>;

/// What the bots of a game do.
enum Doing {
    /// One thinks, until this token is cancelled.
    Thinks(CancelToken),
    /// They are paused at this length of the log; `why` is `None` if a person paused them.
    Rests { length: usize, why: Option<Problem> },
}

impl BotTurns {
    /// No bot thinks yet.
    pub(crate) fn new(games: Arc<Games>, runner: Arc<dyn TaskRunner>) -> Self {
        BotTurns { games, runner, doing: Doings::default() }
    }

    /// Starts the bots of a game, which play until a person must choose.
    pub(crate) fn play(&self, id: &str) {
        self.forget(id);
        let asked = self.games.read(id, |session| session.asked_bot().is_some());
        if !asked.unwrap_or(false) || self.games.is_ended(id) {
            return;
        }
        let cancel = CancelToken::default();
        locked(&self.doing).insert(id.to_string(), Doing::Thinks(cancel.clone()));
        let mut turns = Turns {
            games: Arc::clone(&self.games),
            runner: Arc::clone(&self.runner),
            id: id.to_string(),
            cancel,
            length: 0,
            tries: TRIES,
            thinks: None,
        };
        let doing = Arc::clone(&self.doing);
        self.runner.run_for(&self.share(id), Box::new(move |pause| turns.step(&doing, pause)));
    }

    /// Whose share of the computer the bots of a game use: that of its host, so that many games of
    /// one person leave others their share.
    fn share(&self, id: &str) -> String {
        let members = self.games.store().members(id).unwrap_or_default();
        let host = members.into_iter().find(|member| member.part == MemberPart::Host);
        host.map_or_else(|| id.to_string(), |host| host.person.0)
    }

    /// Why the bots are paused at this length of the log; starts them if their state is unknown, as
    /// after a restart of the program.
    pub(crate) fn paused(&self, id: &str, length: usize) -> Option<Option<Problem>> {
        match locked(&self.doing).get(id) {
            Some(Doing::Thinks(_)) => return None,
            Some(Doing::Rests { length: here, why }) if *here == length => {
                return Some(why.clone());
            }
            Some(Doing::Rests { .. }) | None => {}
        }
        self.play(id);
        None
    }

    /// Pauses the bots of a game until somebody resumes them.
    pub(crate) fn pause(&self, id: &str, length: usize) {
        self.forget(id);
        locked(&self.doing).insert(id.to_string(), Doing::Rests { length, why: None });
    }

    /// Stops the bots of a game.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(Doing::Thinks(cancel)) = locked(&self.doing).remove(id) {
            cancel.cancel();
        }
    }
}

/// The successive turns of bots in one game.
struct Turns {
    games: Arc<Games>,
    runner: Arc<dyn TaskRunner>,
    id: String,
    cancel: CancelToken,
    /// How many entries the game had when a bot last started to think.
    length: usize,
    /// How many more attempts are made while the store is busy.
    tries: u32,
    /// What a paused bot was thinking about.
    thinks: Option<Thinks>,
}

/// A decision in progress, and the end of its time if it has one.
struct Thinks {
    deciding: Resumable<String>,
    timer: Option<Timer>,
}

/// The result of one turn.
enum Made {
    /// A choice; or none, because the bot pauses or the game has moved on.
    OneMore,
    /// No bot must choose.
    NoMore,
}

impl Turns {
    /// Runs one turn of a bot, or a part of one.
    fn step(&mut self, doing: &Mutex<BTreeMap<String, Doing>>, pause: Stop<'_>) -> Step {
        let why = match catch_unwind(AssertUnwindSafe(|| self.one_turn(pause))) {
            Ok(Ok(Made::OneMore)) if !self.cancel.is_cancelled() => {
                self.tries = TRIES;
                return Step::Again;
            }
            Ok(Err(Problem::Busy(_))) if self.tries > 0 && !self.cancel.is_cancelled() => {
                self.tries -= 1;
                return Step::Again;
            }
            Ok(Ok(_)) => None,
            Ok(Err(problem)) => Some(problem),
            // A panic in the rules would be a bug.
            Err(_) => Some(Problem::Refused(notice!("refusal-bot-broken"))),
        };
        let mut doing = locked(doing);
        if matches!(doing.get(&self.id), Some(Doing::Thinks(mine)) if mine.is(&self.cancel)) {
            doing.remove(&self.id);
            if why.is_some() {
                let rests = Doing::Rests { length: self.length, why };
                doing.insert(self.id.clone(), rests);
            }
        }
        Step::Done
    }

    /// Thinks about the game, and chooses if the position has not changed.
    fn one_turn(&mut self, pause: Stop<'_>) -> Result<Made, Problem> {
        let Some(thinks) = self.thinks.take().map_or_else(|| self.begin(), |it| Ok(Some(it)))?
        else {
            return Ok(Made::NoMore);
        };
        let Thinks { mut deciding, timer } = thinks;
        let stop = || self.cancel.is_cancelled() || timer.as_ref().is_some_and(|over| over());
        let Some(text) = deciding(Patience { stop: &stop, pause }) else {
            self.thinks = Some(Thinks { deciding, timer });
            return Ok(Made::OneMore);
        };
        let mut moved_on = false;
        let result = self.games.change(&self.id, |now| {
            moved_on = self.cancel.is_cancelled() || now.len() != self.length;
            if moved_on {
                return Err(notice!("refusal-moved-on").into());
            }
            now.choose(&text).map(drop)
        });
        match result {
            Ok(()) | Err(Problem::Overtaken) => Ok(Made::OneMore),
            Err(_) if moved_on => Ok(Made::OneMore),
            Err(problem) => Err(problem),
        }
    }

    /// Starts the decision of the bot that must choose; `None` if no bot must.
    fn begin(&mut self) -> Result<Option<Thinks>, Problem> {
        let game = self.games.think_about(&self.id)?;
        let session = game.session();
        self.length = session.len();
        let Some((seat, bot)) = session.asked_bot() else { return Ok(None) };
        let timer = bot.time().map(|time| self.runner.timer(time));
        let deciding = session.deciding(seat)?;
        Ok(Some(Thinks { deciding, timer }))
    }
}

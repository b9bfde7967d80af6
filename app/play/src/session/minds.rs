//! What bots remember between their choices.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game_core::{Choices, GameInfo, Seat};
use players::{Bot, Patience, Player, Seen};

use crate::Resumable;
use crate::resumable::cores;

/// The players of the bots, one for each seat, so that each continues its search.
///
/// Copies of a session share them: one copy thinks on another thread, and the next caller benefits.
/// A seat is locked only while its player is taken out or put back, never while it thinks, so
/// nobody ever waits; a caller that finds the place empty creates a new player.
pub(super) struct Minds<G: GameInfo>(Arc<[Mutex<Option<Mind<G>>>]>);

/// A player, and its last question.
struct Mind<G: GameInfo> {
    bot: Bot,
    player: Box<dyn Player<G> + Send>,
    /// The log at that question.
    log: Vec<G::Choice>,
    /// Its answer, if it would be the same again.
    answer: Option<G::Choice>,
}

/// A question to a bot.
pub(super) struct Asked<G: GameInfo> {
    pub(super) bot: Bot,
    pub(super) game: G,
    pub(super) seat: Seat,
    pub(super) choices: Choices<G::Choice>,
    /// The log so far.
    pub(super) log: Vec<G::Choice>,
    /// Seed for a new player.
    pub(super) seed: u64,
}

impl<G: GameInfo> Minds<G> {
    /// Empty places for this many seats.
    pub(super) fn new(seats: usize) -> Self {
        Minds((0..seats).map(|_| Mutex::new(None)).collect())
    }

    /// What the bot in this seat chooses. It continues its search if its last question led here,
    /// and starts afresh if not, as after undo; asked the same again, it returns the same choice.
    ///
    /// While it thinks the place is empty, also while it pauses. A search without a budget of time
    /// that is stopped or dropped early is forgotten, so that no later choice depends on it.
    pub(super) fn choose(&self, asked: Asked<G>) -> Resumable<G::Choice> {
        let Asked { bot, game, seat, choices, log, seed } = asked;
        let known = self.at(seat).and_then(|mut mind| mind.take());
        let known = known.filter(|mind| mind.bot == bot && log.starts_with(&mind.log));
        let player = match known {
            Some(Mind { player, log: before, answer, .. }) if before.len() == log.len() => {
                if let Some(answer) = answer {
                    self.keep(seat, Mind { bot, player, log, answer: Some(answer) });
                    return Box::new(move |_| Some(answer));
                }
                player
            }
            Some(mind) => mind.player,
            None => bot.player_on(cores(), seed),
        };
        let minds = self.clone();
        // Taken out when it is finished.
        let mut thinks = Some((player, log));
        Box::new(move |patience| {
            let (player, _) = thinks.as_mut()?;
            let stopped = AtomicBool::new(false);
            let stop = || {
                let over = (patience.stop)();
                stopped.fetch_or(over, Ordering::Relaxed);
                over
            };
            let patience = Patience { stop: &stop, pause: patience.pause };
            let answer = player.choose_by_pieces(&Seen::new(&game, seat), &choices, patience)?;
            let (player, log) = thinks.take()?;
            match bot.time() {
                Some(_) => minds.keep(seat, Mind { bot, player, log, answer: None }),
                None if stopped.into_inner() => {}
                None => minds.keep(seat, Mind { bot, player, log, answer: Some(answer) }),
            }
            Some(answer)
        })
    }

    /// Forgets everything, which frees most of a game's memory.
    pub(super) fn forget(&self) {
        for mind in self.0.iter() {
            *unpoisoned(mind) = None;
        }
    }

    /// Approximate size in bytes.
    pub(super) fn bytes(&self) -> usize {
        let minds = self.0.iter().filter_map(|mind| {
            let mind = unpoisoned(mind);
            let mind = mind.as_ref()?;
            Some(mind.player.bytes() + mind.log.capacity() * size_of::<G::Choice>())
        });
        minds.sum()
    }

    fn keep(&self, seat: Seat, mind: Mind<G>) {
        if let Some(mut place) = self.at(seat) {
            *place = Some(mind);
        }
    }

    fn at(&self, seat: Seat) -> Option<MutexGuard<'_, Option<Mind<G>>>> {
        self.0.get(seat.index()).map(unpoisoned)
    }
}

impl<G: GameInfo> Clone for Minds<G> {
    fn clone(&self) -> Self {
        Minds(Arc::clone(&self.0))
    }
}

/// No code panics while a place is locked.
fn unpoisoned<T>(place: &Mutex<T>) -> MutexGuard<'_, T> {
    place.lock().unwrap_or_else(PoisonError::into_inner)
}

//! What bots keep in mind between their choices.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game_core::{Choices, GameInfo, Seat};
use players::{Bot, Patience, Player, Seen};

use crate::Resumable;
use crate::resumable::cores;

/// The players of the bots, one for each seat, so that each goes on thinking where it was.
///
/// Copies of a session share them: one copy thinks on another thread, and whichever asks next has
/// the benefit. A seat is locked only while its player is taken out or put back, never while it
/// thinks, so nobody ever waits; who finds the place empty begins with a new player.
pub(super) struct Minds<G: GameInfo>(Arc<[Mutex<Option<Mind<G>>>]>);

/// A player, and what it was asked last.
struct Mind<G: GameInfo> {
    bot: Bot,
    player: Box<dyn Player<G> + Send>,
    /// The log when it was asked.
    log: Vec<G::Choice>,
    /// What it answered, if it would answer the same again.
    answer: Option<G::Choice>,
}

/// A question to a bot.
pub(super) struct Asked<G: GameInfo> {
    pub(super) bot: Bot,
    pub(super) game: G,
    pub(super) seat: Seat,
    pub(super) choices: Choices<G::Choice>,
    /// What led here.
    pub(super) log: Vec<G::Choice>,
    /// For a player who begins here.
    pub(super) seed: u64,
}

impl<G: GameInfo> Minds<G> {
    /// Nobody has thought yet in any of so many seats.
    pub(super) fn new(seats: usize) -> Self {
        Minds((0..seats).map(|_| Mutex::new(None)).collect())
    }

    /// What the bot in this seat chooses. It thinks on if what it was asked before led here, and
    /// begins anew if not, as after undo; asked the same again, it says the same again.
    ///
    /// While it thinks the place is empty, also while it pauses. A bot that stops by itself and is
    /// stopped all the same, or is not asked to go on, has not thought as far as
    /// it would have: that is forgotten, so that no later choice depends on it.
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
        // It is taken out when it has come to its end.
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

    /// Forgets everything, which frees most of the memory that a game needs.
    pub(super) fn forget(&self) {
        for mind in self.0.iter() {
            *unpoisoned(mind) = None;
        }
    }

    /// How many bytes are remembered, about.
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

/// Nothing that can break down happens while a place is locked.
fn unpoisoned<T>(place: &Mutex<T>) -> MutexGuard<'_, T> {
    place.lock().unwrap_or_else(PoisonError::into_inner)
}

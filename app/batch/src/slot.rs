use game_core::{Choices, Dice, Evaluation, GameInfo, NoSink, Turn};

use crate::{Actions, CHANCE, TERMINAL};

/// The data stored beside a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slot {
    /// The seed of its game.
    pub(crate) seed: u64,
    /// Number of games started before this one.
    pub(crate) begun: u64,
    /// Number of chance turns answered by the seed.
    pub(crate) drawn: u64,
    /// The entries of the game, as actions.
    pub(crate) log: Vec<u32>,
}

impl Slot {
    /// Resets the slot for a new game.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.drawn = 0;
        self.log.clear();
    }
}

/// One position with its data, while it is stepped.
pub(crate) struct EnvMut<'a, G> {
    pub(crate) game: &'a mut G,
    pub(crate) slot: &'a mut Slot,
    pub(crate) mask: &'a mut [u64],
    pub(crate) turn: &'a mut i8,
}

/// What all positions of a batch share while they are stepped.
pub(crate) struct Shared<'a, G: GameInfo> {
    pub(crate) first: &'a G,
    pub(crate) actions: &'a Actions<G::Choice>,
    pub(crate) count: u64,
    pub(crate) explicit_chance: bool,
    pub(crate) autoreset: bool,
    /// Number of entries after which a game is broken off, which depends on its options alone.
    pub(crate) max_steps: usize,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) enum EpisodeEnd {
    /// By its rules.
    Terminated(Option<Evaluation>),
    /// Broken off.
    Truncated,
}

impl<G: GameInfo> EnvMut<'_, G> {
    /// Carries out a listed action, or draws from the seed, and advances to the next turn with a
    /// question. Returns how the game ended, if it did.
    pub(crate) fn act(
        &mut self,
        action: Option<usize>,
        shared: &Shared<'_, G>,
        buffer: &mut Choices<G::Choice>,
    ) -> Option<EpisodeEnd> {
        match action.and_then(|action| Some((action, shared.actions.choice(action)?))) {
            Some((action, choice)) => {
                self.slot.log.push(action as u32);
                self.game.apply_unchecked(choice, &mut NoSink);
            }
            None => self.roll(shared, buffer),
        }
        self.go_on(shared, buffer)
    }

    /// Starts the next game.
    pub(crate) fn next_game(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.slot.begun += 1;
        let seed = self.slot.seed.wrapping_add(shared.count);
        self.begin(seed, shared, buffer);
    }

    /// Starts a game with this seed.
    pub(crate) fn begin(
        &mut self,
        seed: u64,
        shared: &Shared<'_, G>,
        buffer: &mut Choices<G::Choice>,
    ) {
        self.slot.begin(seed);
        self.game.clone_from(shared.first);
        self.go_on(shared, buffer);
    }

    /// Draws the result of one chance turn from the seed, as a session does.
    fn roll(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.game.choices(buffer);
        let mut dice = Dice::keyed(self.slot.seed, self.slot.drawn);
        self.slot.drawn += 1;
        // Every chance turn has results; the conformance kit checks that.
        let Some(result) = buffer.pick(&mut dice) else { return };
        if let Some(action) = shared.actions.number(result) {
            self.slot.log.push(action as u32);
        }
        self.game.apply_unchecked(result, &mut NoSink);
    }

    /// Advances to the next turn with a question, and records it.
    fn go_on(
        &mut self,
        shared: &Shared<'_, G>,
        buffer: &mut Choices<G::Choice>,
    ) -> Option<EpisodeEnd> {
        loop {
            let asked = match self.game.turn() {
                Turn::Over => {
                    let outcome = self.game.outcome();
                    return Some(
                        self.end(EpisodeEnd::Terminated(outcome.as_ref().map(Evaluation::of))),
                    );
                }
                _ if self.slot.log.len() >= shared.max_steps => {
                    return Some(self.end(EpisodeEnd::Truncated));
                }
                Turn::Chance if !shared.explicit_chance => {
                    self.roll(shared, buffer);
                    continue;
                }
                Turn::Chance => CHANCE,
                Turn::Choose(seat) => seat.0 as i8,
            };
            *self.turn = asked;
            self.list(shared, buffer);
            return None;
        }
    }

    fn end(&mut self, ended: EpisodeEnd) -> EpisodeEnd {
        *self.turn = TERMINAL;
        self.mask.fill(0);
        ended
    }

    /// Records the legal actions.
    fn list(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.game.choices(buffer);
        self.mask.fill(0);
        for &choice in buffer.listed() {
            if let Some(action) = shared.actions.number(choice) {
                self.mask[action / 64] |= 1 << (action % 64);
            }
        }
    }

    /// Replays all entries of a game.
    ///
    /// # Errors
    ///
    /// The index of the first entry that is not legal.
    pub(crate) fn replay(
        &mut self,
        log: &[u32],
        shared: &Shared<'_, G>,
        buffer: &mut Choices<G::Choice>,
    ) -> Result<(), usize> {
        for (entry, &action) in log.iter().enumerate() {
            let choice = shared.actions.choice(action as usize).ok_or(entry)?;
            self.game.apply(choice, &mut NoSink).map_err(|_| entry)?;
            self.slot.log.push(action);
        }
        // Asks the open question again.
        self.go_on(shared, buffer);
        Ok(())
    }
}

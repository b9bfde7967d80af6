use game_core::{Choices, Dice, Evaluation, GameInfo, NoSink, Turn};

use crate::{Actions, CHANCE, TERMINAL};

/// What stands beside a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slot {
    /// The seed of its game.
    pub(crate) seed: u64,
    /// How many games it began before this one.
    pub(crate) begun: u64,
    /// How many turns of chance the seed has answered.
    pub(crate) drawn: u64,
    /// The entries of the game, as actions.
    pub(crate) log: Vec<u32>,
}

impl Slot {
    /// Before the first entry of a game.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.drawn = 0;
        self.log.clear();
    }
}

/// One position with what belongs to it, while it is stepped.
pub(crate) struct EnvMut<'a, G> {
    pub(crate) game: &'a mut G,
    pub(crate) slot: &'a mut Slot,
    pub(crate) mask: &'a mut [u64],
    pub(crate) turn: &'a mut i8,
}

/// What every position of a batch shares while it is stepped.
pub(crate) struct Shared<'a, G: GameInfo> {
    pub(crate) first: &'a G,
    pub(crate) actions: &'a Actions<G::Choice>,
    pub(crate) count: u64,
    pub(crate) explicit_chance: bool,
    pub(crate) autoreset: bool,
    /// After how many entries a game is broken off, which follows from its options alone.
    pub(crate) max_steps: usize,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) enum EpisodeEnd {
    /// By its rules.
    Terminated(Option<Evaluation>),
    /// It was broken off.
    Truncated,
}

impl<G: GameInfo> EnvMut<'_, G> {
    /// Carries out a listed action, or lets the seed answer for chance, and goes on to the next turn
    /// at which somebody is asked. Says how the game ended, if it did.
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

    /// Begins the next game.
    pub(crate) fn next_game(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.slot.begun += 1;
        let seed = self.slot.seed.wrapping_add(shared.count);
        self.begin(seed, shared, buffer);
    }

    /// Begins a game with this seed.
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

    /// Lets the seed answer one turn of chance, as it does in a session.
    fn roll(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.game.choices(buffer);
        let mut dice = Dice::keyed(self.slot.seed, self.slot.drawn);
        self.slot.drawn += 1;
        // Every turn of chance has results, which is a promise that the test kit checks.
        let Some(result) = buffer.pick(&mut dice) else { return };
        if let Some(action) = shared.actions.number(result) {
            self.slot.log.push(action as u32);
        }
        self.game.apply_unchecked(result, &mut NoSink);
    }

    /// Goes on to the next turn at which somebody is asked, and notes it.
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

    /// Notes which actions are listed.
    fn list(&mut self, shared: &Shared<'_, G>, buffer: &mut Choices<G::Choice>) {
        self.game.choices(buffer);
        self.mask.fill(0);
        for &choice in buffer.listed() {
            if let Some(action) = shared.actions.number(choice) {
                self.mask[action / 64] |= 1 << (action % 64);
            }
        }
    }

    /// Plays the entries of a game again, which are all of it.
    ///
    /// # Errors
    ///
    /// The number of the first entry that is not listed.
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
        // What is not answered yet is asked again.
        self.go_on(shared, buffer);
        Ok(())
    }
}

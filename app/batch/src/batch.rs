use game_core::{
    Choices, Dice, Draw as _, Evaluation, GameInfo, Seat, Settings, ValidationError, Viewer,
};
use i18n::Locale;
use serde_json::Value;
use std::sync::{Arc, Mutex};

use crate::slot::{EnvMut, EpisodeEnd, Shared, Slot};
use crate::threads::{Threads, in_pieces, piece};
use crate::view_writer::write;
use crate::{
    Actions, BatchConfig, CHANCE, DynBatch, ObservationOutputs, ObservationSpec, Perspective, STAY,
    StepOutputs, TERMINAL, WrongAction, save_format,
};

/// Maximum number of positions.
pub(crate) const MOST: usize = 1 << 20;

/// Many positions of one game, in one block of memory.
pub struct Batch<G: GameInfo> {
    first: G,
    /// Maximum of steps of every position, cached because computing it takes longer than a step.
    max_steps: usize,
    settings: Settings,
    config: BatchConfig,
    actions: Arc<Actions<G::Choice>>,
    observation_spec: Arc<ObservationSpec>,
    games: Vec<G>,
    slots: Vec<Slot>,
    packed_masks: Vec<u64>,
    turns: Vec<i8>,
    threads: Threads,
}

impl<G: GameInfo> Clone for Batch<G> {
    fn clone(&self) -> Self {
        Batch {
            first: self.first.clone(),
            max_steps: self.max_steps,
            settings: self.settings.clone(),
            config: self.config.clone(),
            actions: Arc::clone(&self.actions),
            observation_spec: Arc::clone(&self.observation_spec),
            games: self.games.clone(),
            slots: self.slots.clone(),
            packed_masks: self.packed_masks.clone(),
            turns: self.turns.clone(),
            threads: self.threads.clone(),
        }
    }
}

impl<G: GameInfo> Batch<G> {
    /// A batch of games before their first turn.
    ///
    /// # Errors
    ///
    /// Every validation error of the settings and the configuration.
    pub fn begin(settings: &Settings, config: BatchConfig) -> Result<Self, Vec<ValidationError>> {
        let mut batch = Batch::bare(settings, config)?;
        batch.reset(batch.config.seed);
        Ok(batch)
    }

    /// A batch whose games have not been started.
    pub(crate) fn bare(
        settings: &Settings,
        config: BatchConfig,
    ) -> Result<Self, Vec<ValidationError>> {
        let content = G::content_of_ours();
        let options = G::read_options(settings, content)?;
        let first = G::new(&options, content)?;
        if config.count == 0 || config.count > MOST {
            let why = format!("{} positions, expected 1 to {MOST}", config.count);
            return Err(vec![ValidationError::new("n", why)]);
        }
        let observation_spec = ObservationSpec::of::<G>()
            .map_err(|why| vec![ValidationError::new("observation", why)])?;
        let threads = Threads::new(config.threads).map_err(|why| vec![why])?;
        let actions = Actions::of::<G>();
        Ok(Batch {
            games: vec![first.clone(); config.count],
            slots: vec![Slot::default(); config.count],
            packed_masks: vec![0; config.count * actions.words()],
            turns: vec![TERMINAL; config.count],
            max_steps: first.max_steps() as usize,
            first,
            settings: settings.clone(),
            config,
            actions: Arc::new(actions),
            observation_spec: Arc::new(observation_spec),
            threads,
        })
    }

    /// The positions, in one block.
    pub fn games(&self) -> &[G] {
        &self.games
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Calls `act` for every position with its index, on all threads; where a game ends, the next
    /// begins if autoreset is on.
    fn each(
        &mut self,
        outputs: Option<StepOutputs<'_>>,
        act: impl Fn(
            usize,
            &mut EnvMut<'_, G>,
            &Shared<'_, G>,
            &mut Choices<G::Choice>,
        ) -> Option<EpisodeEnd>
        + Sync,
    ) {
        let shared = Shared {
            first: &self.first,
            actions: &*self.actions,
            count: self.config.count as u64,
            explicit_chance: self.config.explicit_chance,
            autoreset: self.config.autoreset,
            max_steps: self.max_steps,
        };
        let words = self.actions.words();
        let seats = usize::from(G::seats(self.first.options()));
        let size = piece(self.config.count, self.threads.pool());
        let count = self.actions.count();
        let (outputs, observed) = outputs
            .map(|outputs| {
                let by_seat = outputs
                    .rewards
                    .chunks_mut(size * seats)
                    .zip(outputs.scores.chunks_mut(size * seats));
                (
                    by_seat
                        .zip(outputs.terminated.chunks_mut(size))
                        .zip(outputs.truncated.chunks_mut(size)),
                    outputs.observed,
                )
            })
            .unzip();
        let mut outputs = outputs.into_iter().flatten();
        let ObservationOutputs { perspective, observations, action_masks, final_observations } =
            observed.unwrap_or_default();
        let observation_spec = &*self.observation_spec;
        let observations = observations.map(|all| all.chunks_mut(size * observation_spec.len()));
        let mut observations = observations.into_iter().flatten();
        let mut action_masks =
            action_masks.map(|all| all.chunks_mut(size * count)).into_iter().flatten();
        let mut final_observations = final_observations
            .map(|all| all.chunks_mut(size * observation_spec.len()))
            .into_iter()
            .flatten();
        let envs = self.games.chunks_mut(size).zip(self.slots.chunks_mut(size));
        let envs =
            envs.zip(self.packed_masks.chunks_mut(size * words)).zip(self.turns.chunks_mut(size));
        let mut observed = || ObservationOutputs {
            perspective,
            observations: observations.next(),
            action_masks: action_masks.next(),
            final_observations: final_observations.next(),
        };
        let pieces: Vec<_> =
            envs.map(|piece| (piece, outputs.next(), observed())).enumerate().collect();
        in_pieces(
            self.threads.pool(),
            pieces,
            |(nth, ((((games, slots), packed_masks), turns), mut outputs, mut observed))| {
                let mut buffer = Choices::default();
                let envs = games.iter_mut().zip(slots).zip(packed_masks.chunks_mut(words));
                let envs = envs.zip(turns.iter_mut());
                for (index, (((game, slot), mask), turn)) in envs.enumerate() {
                    let mut env = EnvMut { game, slot, mask, turn };
                    let ended = act(nth * size + index, &mut env, &shared, &mut buffer);
                    if ended.is_some() {
                        // The final observation is lost as soon as the next game begins.
                        if let Some(final_observations) = &mut observed.final_observations {
                            let range = index * observation_spec.len()
                                ..(index + 1) * observation_spec.len();
                            let game = std::slice::from_ref(&*env.game);
                            write_observations(
                                game,
                                &[TERMINAL],
                                perspective,
                                observation_spec,
                                &mut final_observations[range],
                            );
                        }
                        if shared.autoreset {
                            env.next_game(&shared, &mut buffer);
                        }
                    }
                    if let Some((((rewards, scores), terminated), truncated)) = &mut outputs {
                        let by_seat = index * seats..(index + 1) * seats;
                        note(
                            ended,
                            &mut rewards[by_seat.clone()],
                            &mut scores[by_seat],
                            &mut terminated[index],
                            &mut truncated[index],
                        );
                    }
                }
                if let Some(observations) = observed.observations {
                    write_observations(
                        games,
                        turns,
                        observed.perspective,
                        observation_spec,
                        observations,
                    );
                }
                if let Some(action_masks) = observed.action_masks {
                    write_action_masks(packed_masks, words, count, action_masks);
                }
            },
        );
    }

    /// Replays saved games: each slot has its seed, the number of games before it, the number of
    /// chance turns answered, and the entries.
    pub(crate) fn replay(&mut self, saved: &[Slot]) -> Result<(), (usize, usize)> {
        let wrong = Mutex::new(None);
        self.each(None, |index, env, shared, buffer| {
            let slot = saved.get(index)?;
            *env.slot = Slot { log: Vec::new(), ..slot.clone() };
            env.game.clone_from(shared.first);
            if let (Err(entry), Ok(mut wrong)) =
                (env.replay(&slot.log, shared, buffer), wrong.lock())
            {
                *wrong = Some((index, entry));
            }
            None
        });
        wrong.into_inner().ok().flatten().map_or(Ok(()), Err)
    }
}

/// Writes the observations of these positions.
fn write_observations<G: GameInfo>(
    games: &[G],
    turns: &[i8],
    perspective: Perspective,
    observation_spec: &ObservationSpec,
    out: &mut [f32],
) {
    for ((game, &turn), out) in games.iter().zip(turns).zip(out.chunks_mut(observation_spec.len()))
    {
        out.fill(0.0);
        // Tests of random games ensure that every view fits its observation spec.
        let written = write(&game.view(perspective.viewer(turn)), observation_spec.root(), out);
        debug_assert_eq!(written, Ok(()));
    }
}

/// Unpacks `words` words of each position into flags of its `count` actions.
fn write_action_masks(packed_masks: &[u64], words: usize, count: usize, action_masks: &mut [bool]) {
    action_masks.fill(false);
    for (action_masks, mask) in action_masks.chunks_mut(count).zip(packed_masks.chunks(words)) {
        listed(mask).for_each(|action| action_masks[action] = true);
    }
}

/// Writes the outputs of a step at one position.
fn note(
    ended: Option<EpisodeEnd>,
    rewards: &mut [f32],
    scores: &mut [f32],
    terminated: &mut bool,
    truncated: &mut bool,
) {
    rewards.fill(0.0);
    scores.fill(0.0);
    *terminated = matches!(ended, Some(EpisodeEnd::Terminated(_)));
    *truncated = matches!(ended, Some(EpisodeEnd::Truncated));
    if let Some(EpisodeEnd::Terminated(Some(evaluation))) = ended {
        for ((reward, score), of) in rewards.iter_mut().zip(scores).zip(evaluation.by_seat()) {
            (*reward, *score) = (of.result, of.score);
        }
    }
}

impl<G: GameInfo> DynBatch for Batch<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        G::seats(self.first.options())
    }

    fn config(&self) -> &BatchConfig {
        &self.config
    }

    fn action_count(&self) -> usize {
        self.actions.count()
    }

    fn action_text(&self, action: usize) -> Option<String> {
        Some(self.actions.choice(action)?.to_string())
    }

    fn action_number(&self, text: &str) -> Option<usize> {
        self.actions.number(text.parse().ok()?)
    }

    fn observation_spec(&self) -> &ObservationSpec {
        &self.observation_spec
    }

    fn reset(&mut self, seed: u64) {
        self.config.seed = seed;
        self.each(None, |index, env, shared, buffer| {
            env.slot.begun = 0;
            env.begin(seed.wrapping_add(index as u64), shared, buffer);
            None
        });
    }

    fn step(&mut self, actions: &[i64], outputs: StepOutputs<'_>) -> Result<(), WrongAction> {
        let (count, seats) = (self.config.count, usize::from(self.seats()));
        let lengths = [actions.len(), outputs.terminated.len(), outputs.truncated.len()];
        assert_eq!(lengths, [count; 3], "one for each position");
        let lengths = [outputs.rewards.len(), outputs.scores.len()];
        assert_eq!(lengths, [count * seats; 2], "one for each seat of each position");
        let ObservationOutputs { observations, action_masks, final_observations, .. } =
            &outputs.observed;
        let fits =
            |found: Option<usize>, each: usize| found.is_none_or(|found| found == count * each);
        assert!(
            fits(observations.as_ref().map(|all| all.len()), self.observation_spec.len()),
            "room for observations"
        );
        assert!(
            fits(action_masks.as_ref().map(|all| all.len()), self.actions.count()),
            "room for action masks"
        );
        assert!(
            fits(final_observations.as_ref().map(|all| all.len()), self.observation_spec.len()),
            "room for final observations"
        );
        let words = self.actions.words();
        for (index, &action) in actions.iter().enumerate() {
            let listed = usize::try_from(action).is_ok_and(|action| {
                let mask = &self.packed_masks[index * words..(index + 1) * words];
                mask.get(action / 64).is_some_and(|word| word >> (action % 64) & 1 == 1)
            });
            let turn = self.turns[index];
            let stays = turn == TERMINAL || action == STAY;
            if !(listed || stays || turn == CHANCE && action == -1) {
                return Err(WrongAction { index, action });
            }
        }
        self.each(Some(outputs), |index, env, shared, buffer| {
            if *env.turn == TERMINAL || actions[index] == STAY {
                return None;
            }
            env.act(usize::try_from(actions[index]).ok(), shared, buffer)
        });
        Ok(())
    }

    fn turns(&self) -> &[i8] {
        &self.turns
    }

    fn packed_masks(&self) -> &[u64] {
        &self.packed_masks
    }

    fn write_action_masks(&self, action_masks: &mut [bool]) {
        let (count, words) = (self.actions.count(), self.actions.words());
        assert_eq!(action_masks.len(), self.config.count * count, "one flag for each action");
        let threads = self.threads.pool();
        let size = piece(self.config.count, threads);
        let pieces = action_masks
            .chunks_mut(size * count)
            .zip(self.packed_masks.chunks(size * words))
            .collect();
        in_pieces(threads, pieces, |(action_masks, packed_masks): (&mut [bool], &[u64])| {
            write_action_masks(packed_masks, words, count, action_masks);
        });
    }

    fn sample(&self, seed: u64) -> Vec<i64> {
        let mut dice = Dice::new(seed);
        let one = |mask: &[u64]| {
            let count: u32 = mask.iter().map(|word| word.count_ones()).sum();
            let nth = dice.below(count) as usize;
            listed(mask).nth(nth).map_or(-1, |action| action as i64)
        };
        self.packed_masks.chunks(self.actions.words()).map(one).collect()
    }

    fn observe(&self, perspective: Perspective, out: &mut [f32]) {
        let observation_size = self.observation_spec.len();
        assert_eq!(out.len(), self.config.count * observation_size, "one number for each field");
        let threads = self.threads.pool();
        let size = piece(self.config.count, threads);
        let games = self.games.chunks(size).zip(self.turns.chunks(size));
        let pieces: Vec<_> = games.zip(out.chunks_mut(size * observation_size)).collect();
        in_pieces(threads, pieces, |((games, turns), out)| {
            write_observations(games, turns, perspective, &self.observation_spec, out);
        });
    }

    fn chance_outcomes(&self, index: usize) -> Vec<(usize, u32)> {
        let mut choices = Choices::default();
        self.games[index].choices(&mut choices);
        let listed = choices.listed().iter().zip(choices.odds());
        listed.filter_map(|(&choice, &odds)| Some((self.actions.number(choice)?, odds))).collect()
    }

    fn describe(&self, index: usize, action: usize) -> Option<String> {
        let choice = self.actions.choice(action)?;
        let game = &self.games[index];
        let mut choices = Choices::default();
        game.choices(&mut choices);
        choices.contains(choice).then(|| game.describe(choice, Locale::English).label)
    }

    fn view(&self, index: usize, seat: Option<u8>) -> Value {
        let viewer = seat.map_or(Viewer::Nobody, |seat| Viewer::Seat(Seat(seat)));
        serde_json::to_value(self.games[index].view(viewer)).unwrap_or_default()
    }

    fn state(&self, index: usize) -> Value {
        serde_json::to_value(self.games[index].state()).unwrap_or_default()
    }

    fn ending(&self, index: usize) -> Option<Vec<(f32, f32)>> {
        let game = &self.games[index];
        if self.turns[index] != TERMINAL {
            return None;
        }
        let evaluation = game.outcome().as_ref().map(Evaluation::of).unwrap_or_default();
        let seats = (0..self.seats()).map(|seat| evaluation.of_seat(Seat(seat)));
        Some(seats.map(|of| (of.result, of.score)).collect())
    }

    fn threads_are_lost(&self) -> bool {
        self.threads.are_lost()
    }

    fn renew_threads(&mut self) -> Result<(), ValidationError> {
        self.threads.renew()
    }

    fn is_zero_sum(&self) -> bool {
        G::is_zero_sum(self.first.options())
    }

    fn has_perfect_information(&self) -> bool {
        G::has_perfect_information(self.first.options())
    }

    fn max_steps(&self) -> usize {
        self.max_steps
    }

    fn copy(&self) -> Box<dyn DynBatch> {
        Box::new(self.clone())
    }

    fn save(&self) -> Vec<u8> {
        save_format::write(self)
    }
}

/// Indices of the set bits, ascending.
fn listed(mask: &[u64]) -> impl Iterator<Item = usize> + '_ {
    mask.iter().enumerate().flat_map(|(nth, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(nth * 64 + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use backgammon::Backgammon;

    use super::*;

    #[test]
    fn a_game_that_is_broken_off_shows_where_it_stood() {
        let config =
            BatchConfig { count: 1, seed: 1, explicit_chance: false, autoreset: true, threads: 1 };
        let mut batch = Batch::<Backgammon>::begin(&Settings::new(), config).expect("a batch");
        batch.max_steps = 9;
        let observation_size = batch.observation_spec().len();
        let (mut terminated, mut truncated) = ([false], [false]);
        let (mut rewards, mut scores) = ([f32::NAN; 2], [f32::NAN; 2]);
        let mut final_observations = vec![f32::NAN; observation_size];
        let mut before = Vec::new();
        for step in 0..9 {
            before = batch.games.clone();
            let observed = ObservationOutputs {
                perspective: Perspective::Seat(0),
                final_observations: Some(&mut final_observations),
                ..ObservationOutputs::default()
            };
            let (rewards, scores) = (&mut rewards[..], &mut scores[..]);
            let outputs = StepOutputs {
                rewards,
                scores,
                terminated: &mut terminated,
                truncated: &mut truncated,
                observed,
            };
            batch.step(&batch.sample(step), outputs).expect("it is listed");
            if truncated[0] {
                break;
            }
            assert!(!terminated[0] && final_observations[0].is_nan());
        }
        assert_eq!((terminated, truncated, rewards, scores), ([false], [true], [0.0; 2], [0.0; 2]));
        assert!(batch.slots[0].begun == 1 && batch.slots[0].log.len() < 9, "the next has begun");
        let look = |games: &[Backgammon]| {
            let mut observations = vec![0.0; observation_size];
            write_observations(
                games,
                &[0],
                Perspective::Seat(0),
                batch.observation_spec(),
                &mut observations,
            );
            observations
        };
        assert!(!final_observations.iter().any(|number| number.is_nan()));
        assert!(final_observations != look(&before) && final_observations != look(&batch.games));
    }
}

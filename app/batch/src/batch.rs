use serde_json::Value;
use std::sync::{Arc, Mutex};
use table::{
    Choices, Dice, Draw as _, Evaluation, GameInfo, Seat, Settings, ValidationError, Viewer,
};

use crate::lane::{Ended, Lane, Place, Shared};
use crate::threads::{Threads, in_pieces, piece};
use crate::write::write;
use crate::{
    Actions, CHANCE, DynBatch, Eyes, Layout, OVER, Plan, Results, STAY, Seen, WrongAction, saved,
};

/// No batch has more positions.
pub(crate) const MOST: usize = 1 << 20;

/// Many positions of one game, in one block of memory.
pub struct Batch<G: GameInfo> {
    first: G,
    /// That of every position: to find it out takes longer than a step.
    guard: usize,
    settings: Settings,
    plan: Plan,
    actions: Arc<Actions<G::Choice>>,
    layout: Arc<Layout>,
    games: Vec<G>,
    lanes: Vec<Lane>,
    masks: Vec<u64>,
    turns: Vec<i8>,
    threads: Threads,
}

impl<G: GameInfo> Clone for Batch<G> {
    fn clone(&self) -> Self {
        Batch {
            first: self.first.clone(),
            guard: self.guard,
            settings: self.settings.clone(),
            plan: self.plan.clone(),
            actions: Arc::clone(&self.actions),
            layout: Arc::clone(&self.layout),
            games: self.games.clone(),
            lanes: self.lanes.clone(),
            masks: self.masks.clone(),
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
    /// Every reason why there is no such batch.
    pub fn begin(settings: &Settings, plan: Plan) -> Result<Self, Vec<ValidationError>> {
        let mut batch = Batch::bare(settings, plan)?;
        batch.reset(batch.plan.seed);
        Ok(batch)
    }

    /// A batch whose games have not been begun.
    pub(crate) fn bare(settings: &Settings, plan: Plan) -> Result<Self, Vec<ValidationError>> {
        let content = G::content_of_ours();
        let options = G::read_options(settings, content)?;
        let first = G::new(&options, content)?;
        if plan.count == 0 || plan.count > MOST {
            let why = format!("{} positions, expected 1 to {MOST}", plan.count);
            return Err(vec![ValidationError::new("n", why)]);
        }
        let layout = Layout::of::<G>().map_err(|why| vec![ValidationError::new("layout", why)])?;
        let threads = Threads::new(plan.threads).map_err(|why| vec![why])?;
        let actions = Actions::of::<G>();
        Ok(Batch {
            games: vec![first.clone(); plan.count],
            lanes: vec![Lane::default(); plan.count],
            masks: vec![0; plan.count * actions.words()],
            turns: vec![OVER; plan.count],
            guard: first.guard() as usize,
            first,
            settings: settings.clone(),
            plan,
            actions: Arc::new(actions),
            layout: Arc::new(layout),
            threads,
        })
    }

    /// The positions, in their block.
    pub fn games(&self) -> &[G] {
        &self.games
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// Calls this for every position with its number, on all threads; where a game ends by it, the
    /// next begins if it is to.
    fn each(
        &mut self,
        results: Option<Results<'_>>,
        act: impl Fn(usize, &mut Place<'_, G>, &Shared<'_, G>, &mut Choices<G::Choice>) -> Option<Ended>
        + Sync,
    ) {
        let shared = Shared {
            first: &self.first,
            actions: &*self.actions,
            count: self.plan.count as u64,
            chance_is_a_turn: self.plan.chance_is_a_turn,
            begins_anew: self.plan.begins_anew,
            guard: self.guard,
        };
        let words = self.actions.words();
        let seats = usize::from(G::seats(self.first.options()));
        let size = piece(self.plan.count, self.threads.pool());
        let count = self.actions.count();
        let (told, seen) = results
            .map(|told| {
                let by_seat =
                    told.rewards.chunks_mut(size * seats).zip(told.scores.chunks_mut(size * seats));
                (by_seat.zip(told.over.chunks_mut(size)).zip(told.cut.chunks_mut(size)), told.seen)
            })
            .unzip();
        let mut told = told.into_iter().flatten();
        let Seen { eyes, numbers, flags, last } = seen.unwrap_or_default();
        let layout = &*self.layout;
        let numbers = numbers.map(|all| all.chunks_mut(size * layout.len()));
        let mut numbers = numbers.into_iter().flatten();
        let mut flags = flags.map(|all| all.chunks_mut(size * count)).into_iter().flatten();
        let mut last = last.map(|all| all.chunks_mut(size * layout.len())).into_iter().flatten();
        let places = self.games.chunks_mut(size).zip(self.lanes.chunks_mut(size));
        let places =
            places.zip(self.masks.chunks_mut(size * words)).zip(self.turns.chunks_mut(size));
        let mut seen =
            || Seen { eyes, numbers: numbers.next(), flags: flags.next(), last: last.next() };
        let pieces: Vec<_> = places.map(|piece| (piece, told.next(), seen())).enumerate().collect();
        in_pieces(
            self.threads.pool(),
            pieces,
            |(nth, ((((games, lanes), masks), turns), mut told, mut seen))| {
                let mut buffer = Choices::default();
                let places = games.iter_mut().zip(lanes).zip(masks.chunks_mut(words));
                let places = places.zip(turns.iter_mut());
                for (index, (((game, lane), mask), turn)) in places.enumerate() {
                    let mut place = Place { game, lane, mask, turn };
                    let ended = act(nth * size + index, &mut place, &shared, &mut buffer);
                    if ended.is_some() {
                        // What the game looks like at its end is lost as soon as the next begins.
                        if let Some(last) = &mut seen.last {
                            let room = index * layout.len()..(index + 1) * layout.len();
                            let game = std::slice::from_ref(&*place.game);
                            write_observations(game, &[OVER], eyes, layout, &mut last[room]);
                        }
                        if shared.begins_anew {
                            place.next_game(&shared, &mut buffer);
                        }
                    }
                    if let Some((((rewards, scores), over), cut)) = &mut told {
                        let by_seat = index * seats..(index + 1) * seats;
                        note(
                            ended,
                            &mut rewards[by_seat.clone()],
                            &mut scores[by_seat],
                            &mut over[index],
                            &mut cut[index],
                        );
                    }
                }
                if let Some(numbers) = seen.numbers {
                    write_observations(games, turns, seen.eyes, layout, numbers);
                }
                if let Some(flags) = seen.flags {
                    write_flags(masks, words, count, flags);
                }
            },
        );
    }

    /// Plays saved games again: of each lane its seed, how many games were begun before, how often
    /// the seed answered, and the entries.
    pub(crate) fn replay(&mut self, saved: &[Lane]) -> Result<(), (usize, usize)> {
        let wrong = Mutex::new(None);
        self.each(None, |index, place, shared, buffer| {
            let lane = saved.get(index)?;
            *place.lane = Lane { log: Vec::new(), ..lane.clone() };
            place.game.clone_from(shared.first);
            if let (Err(entry), Ok(mut wrong)) =
                (place.replay(&lane.log, shared, buffer), wrong.lock())
            {
                *wrong = Some((index, entry));
            }
            None
        });
        wrong.into_inner().ok().flatten().map_or(Ok(()), Err)
    }
}

/// Writes what these positions look like.
fn write_observations<G: GameInfo>(
    games: &[G],
    turns: &[i8],
    eyes: Eyes,
    layout: &Layout,
    out: &mut [f32],
) {
    for ((game, &turn), out) in games.iter().zip(turns).zip(out.chunks_mut(layout.len())) {
        out.fill(0.0);
        // That every view of every game fits its layout is what tests of random games say.
        let written = write(&game.view(eyes.viewer(turn)), layout.root(), out);
        debug_assert_eq!(written, Ok(()));
    }
}

/// Writes a flag for each of so many actions of each position, from so many words of each.
fn write_flags(masks: &[u64], words: usize, count: usize, flags: &mut [bool]) {
    flags.fill(false);
    for (flags, mask) in flags.chunks_mut(count).zip(masks.chunks(words)) {
        listed(mask).for_each(|action| flags[action] = true);
    }
}

/// Writes what came of a step at one position.
fn note(
    ended: Option<Ended>,
    rewards: &mut [f32],
    scores: &mut [f32],
    over: &mut bool,
    cut: &mut bool,
) {
    rewards.fill(0.0);
    scores.fill(0.0);
    *over = ended.is_some();
    *cut = matches!(ended, Some(Ended::Cut));
    if let Some(Ended::Over(Some(evaluation))) = ended {
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

    fn plan(&self) -> &Plan {
        &self.plan
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

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn reset(&mut self, seed: u64) {
        self.plan.seed = seed;
        self.each(None, |index, place, shared, buffer| {
            place.lane.begun = 0;
            place.begin(seed.wrapping_add(index as u64), shared, buffer);
            None
        });
    }

    fn step(&mut self, actions: &[i64], results: Results<'_>) -> Result<(), WrongAction> {
        let (count, seats) = (self.plan.count, usize::from(self.seats()));
        let lengths = [actions.len(), results.over.len(), results.cut.len()];
        assert_eq!(lengths, [count; 3], "one for each position");
        let lengths = [results.rewards.len(), results.scores.len()];
        assert_eq!(lengths, [count * seats; 2], "one for each seat of each position");
        let Seen { numbers, flags, last, .. } = &results.seen;
        let fits =
            |found: Option<usize>, each: usize| found.is_none_or(|found| found == count * each);
        assert!(fits(numbers.as_ref().map(|all| all.len()), self.layout.len()), "room for numbers");
        assert!(fits(flags.as_ref().map(|all| all.len()), self.actions.count()), "room for flags");
        assert!(fits(last.as_ref().map(|all| all.len()), self.layout.len()), "room for ends");
        let words = self.actions.words();
        for (index, &action) in actions.iter().enumerate() {
            let listed = usize::try_from(action).is_ok_and(|action| {
                let mask = &self.masks[index * words..(index + 1) * words];
                mask.get(action / 64).is_some_and(|word| word >> (action % 64) & 1 == 1)
            });
            let turn = self.turns[index];
            let stays = turn == OVER || action == STAY;
            if !(listed || stays || turn == CHANCE && action == -1) {
                return Err(WrongAction { index, action });
            }
        }
        self.each(Some(results), |index, place, shared, buffer| {
            if *place.turn == OVER || actions[index] == STAY {
                return None;
            }
            place.act(usize::try_from(actions[index]).ok(), shared, buffer)
        });
        Ok(())
    }

    fn turns(&self) -> &[i8] {
        &self.turns
    }

    fn masks(&self) -> &[u64] {
        &self.masks
    }

    fn write_masks(&self, flags: &mut [bool]) {
        let (count, words) = (self.actions.count(), self.actions.words());
        assert_eq!(flags.len(), self.plan.count * count, "one flag for each action");
        let threads = self.threads.pool();
        let size = piece(self.plan.count, threads);
        let pieces = flags.chunks_mut(size * count).zip(self.masks.chunks(size * words)).collect();
        in_pieces(threads, pieces, |(flags, masks): (&mut [bool], &[u64])| {
            write_flags(masks, words, count, flags);
        });
    }

    fn sample(&self, seed: u64) -> Vec<i64> {
        let mut dice = Dice::new(seed);
        let one = |mask: &[u64]| {
            let count: u32 = mask.iter().map(|word| word.count_ones()).sum();
            let nth = dice.below(count) as usize;
            listed(mask).nth(nth).map_or(-1, |action| action as i64)
        };
        self.masks.chunks(self.actions.words()).map(one).collect()
    }

    fn observe(&self, eyes: Eyes, out: &mut [f32]) {
        let width = self.layout.len();
        assert_eq!(out.len(), self.plan.count * width, "one number for each field");
        let threads = self.threads.pool();
        let size = piece(self.plan.count, threads);
        let games = self.games.chunks(size).zip(self.turns.chunks(size));
        let pieces: Vec<_> = games.zip(out.chunks_mut(size * width)).collect();
        in_pieces(threads, pieces, |((games, turns), out)| {
            write_observations(games, turns, eyes, &self.layout, out);
        });
    }

    fn odds(&self, index: usize) -> Vec<(usize, u32)> {
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
        choices.contains(choice).then(|| game.describe(choice).label)
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
        if self.turns[index] != OVER {
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

    fn guard(&self) -> usize {
        self.guard
    }

    fn copy(&self) -> Box<dyn DynBatch> {
        Box::new(self.clone())
    }

    fn save(&self) -> Vec<u8> {
        saved::write(self)
    }
}

/// The numbers of the bits that are set, rising.
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
        let plan =
            Plan { count: 1, seed: 1, chance_is_a_turn: false, begins_anew: true, threads: 1 };
        let mut batch = Batch::<Backgammon>::begin(&Settings::new(), plan).expect("a batch");
        batch.guard = 9;
        let width = batch.layout().len();
        let (mut over, mut cut) = ([false], [false]);
        let (mut rewards, mut scores) = ([f32::NAN; 2], [f32::NAN; 2]);
        let mut last = vec![f32::NAN; width];
        let mut before = Vec::new();
        for step in 0..9 {
            before = batch.games.clone();
            let seen = Seen { eyes: Eyes::Seat(0), last: Some(&mut last), ..Seen::default() };
            let (rewards, scores) = (&mut rewards[..], &mut scores[..]);
            let results = Results { rewards, scores, over: &mut over, cut: &mut cut, seen };
            batch.step(&batch.sample(step), results).expect("it is listed");
            if over[0] {
                break;
            }
            assert!(!cut[0] && last[0].is_nan());
        }
        assert_eq!((over, cut, rewards, scores), ([true], [true], [0.0; 2], [0.0; 2]));
        assert!(batch.lanes[0].begun == 1 && batch.lanes[0].log.len() < 9, "the next has begun");
        let look = |games: &[Backgammon]| {
            let mut numbers = vec![0.0; width];
            write_observations(games, &[0], Eyes::Seat(0), batch.layout(), &mut numbers);
            numbers
        };
        assert!(!last.iter().any(|number| number.is_nan()));
        assert!(last != look(&before) && last != look(&batch.games));
    }
}

//! Trains a [`game_core::Net`] from positions of self-play games and their outcomes. The same games
//! and recipe give the same net, bit for bit, on the same machine.

use game_core::{
    Choices, Dice, Draw, Evaluation, GameInfo, HIDDEN_UNITS, Heads, MOST_WEIGHT, Net, NetOutput,
    NoSink, Seat, WEIGHT_ONE,
};

use crate::{Bot, KeyedChance, Player, Seen, Stream, play_out_watched};

/// How self-play games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// The bot in every seat.
    pub bot: Bot,
    /// The players explore once, starting within this many decisions and choosing uniformly, so
    /// that the net also learns about positions that good play avoids. A game that ends before has
    /// no exploration. At least 1.
    pub explore_within: u32,
    /// The most exploration moves in a row; at least 1.
    pub exploration_moves: u32,
}

/// A position of a game with the outcome of that game.
#[derive(Clone, Debug, PartialEq)]
pub struct ValueSample {
    /// What each seat sees, and its outcome.
    pub seats: Vec<SeatSample>,
}

/// One seat's part of a sample.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatSample {
    /// The features that hold for the seat.
    pub features: Vec<u16>,
    /// Its final result, from 0 to 1.
    pub result: f32,
    /// Its final score.
    pub score: f32,
}

/// A player that explores for a while.
struct Exploring<P> {
    player: P,
    from: u32,
    to: u32,
    decision: u32,
    dice: Dice,
}

impl<G: GameInfo, P: Player<G>> Player<G> for Exploring<P> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        self.decision += 1;
        if (self.from..self.to).contains(&self.decision) {
            let nth = self.dice.below(choices.len() as u32);
            return choices.listed()[nth as usize];
        }
        self.player.choose(seen, choices)
    }
}

/// The samples of the game with this seed: for each decision, the position before or after it.
///
/// Positions before the last exploration move are left out, because from there the game did not go
/// as the bot would have played it. A game that was broken off gives no samples.
pub fn value_samples<G: GameInfo>(first: &G, self_play: &SelfPlay, seed: u64) -> Vec<ValueSample> {
    let seats = G::seats(first.options());
    let mut dice = Dice::new(Stream::SelfPlay.of(seed));
    let from = 1 + dice.below(self_play.explore_within.max(1));
    let to = from + 1 + dice.below(self_play.exploration_moves.max(1));
    let players =
        (0..usize::from(seats)).map(|at| self_play.bot.player::<G>(Stream::Player(at).of(seed)));
    let inner = crate::Seats::new(players.collect());
    let (decision, own) = (0, Dice::new(dice.next_u64()));
    let mut player = Exploring { player: inner, from, to, decision, dice: own };
    let mut samples: Vec<(u32, ValueSample)> = Vec::new();
    let mut decision = 0;
    let mut watch = |game: &G, _: Seat, _: &Choices<G::Choice>, choice| {
        decision += 1;
        if dice.below(2) == 0 {
            samples.push((decision, seen_by_all(game, seats)));
        } else {
            let mut after = game.clone();
            after.apply_unchecked(choice, &mut NoSink);
            samples.push((decision + 1, seen_by_all(&after, seats)));
        }
    };
    let mut game = first.clone();
    let mut buffer = Choices::default();
    let mut chance = KeyedChance::new(seed);
    play_out_watched(&mut game, &mut player, &mut chance, &mut buffer, &mut watch);
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let ends = Evaluation::of(&outcome);
    let since = if decision >= from { to } else { 0 };
    let after = samples.into_iter().filter(|(before, _)| *before >= since);
    let told = after.map(|(_, mut sample)| {
        for (seat, end) in sample.seats.iter_mut().zip(ends.by_seat()) {
            (seat.result, seat.score) = (end.result, end.score);
        }
        sample
    });
    told.collect()
}

fn seen_by_all<G: GameInfo>(game: &G, seats: u8) -> ValueSample {
    let of = |seat| {
        let mut features: Vec<u16> = Vec::new();
        game.features(Seat(seat), &mut features);
        SeatSample { features, ..SeatSample::default() }
    };
    ValueSample { seats: (0..seats).map(of).collect() }
}

/// Hyperparameters for training a net.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueHyperparameters {
    /// The number of hidden units, at most [`HIDDEN_UNITS`]; fewer make a smaller file.
    pub hidden_units: usize,
    /// The number of passes over all samples.
    pub epochs: u32,
    /// The number of samples per update.
    pub batch: usize,
    /// The initial learning rate; it falls to zero by the end of the last epoch.
    pub rate: f32,
    /// The weight of the score's error relative to the result's.
    pub score: f32,
    /// How strongly weights are pulled towards zero.
    pub weight_decay: f32,
    /// The seed for the initial weights and for the order of samples.
    pub seed: u64,
}

/// The unit in which the score is trained, in points.
const POINTS: f32 = 10.0;

/// The usual parameters of Adam.
const ADAM: (f32, f32, f32) = (0.9, 0.999, 1e-8);

/// All weights of a net in training, in one list: feature rows, biases of hidden units, and heads.
struct Weights {
    rows: usize,
    list: Vec<f32>,
}

impl Weights {
    fn nothing(rows: usize) -> Weights {
        Weights { rows, list: vec![0.0; (rows + 3) * HIDDEN_UNITS + 2] }
    }

    /// Small random feature rows and biases, so that hidden units differ. Hidden units beyond
    /// `sums` are zero and stay so, because their gradient is zero.
    fn random(rows: usize, sums: usize, dice: &mut Dice) -> Weights {
        let mut weights = Weights::nothing(rows);
        let mut about = |most: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * most;
        let (features, heads) = weights.list.split_at_mut((rows + 1) * HIDDEN_UNITS);
        features.iter_mut().for_each(|weight| *weight = about(0.1));
        heads[..2 * HIDDEN_UNITS].iter_mut().for_each(|weight| *weight = about(0.2));
        let of_sums = weights.list.chunks_exact_mut(HIDDEN_UNITS);
        of_sums.for_each(|row| row[sums.min(HIDDEN_UNITS)..].fill(0.0));
        weights
    }

    fn row(&self, feature: usize) -> &[f32] {
        &self.list[feature * HIDDEN_UNITS..(feature + 1) * HIDDEN_UNITS]
    }

    fn row_mut(&mut self, feature: usize) -> &mut [f32] {
        &mut self.list[feature * HIDDEN_UNITS..(feature + 1) * HIDDEN_UNITS]
    }

    /// The offsets of the heads in the list: result, score, and the two output biases.
    fn heads(&self) -> (usize, usize, usize) {
        let result = (self.rows + 1) * HIDDEN_UNITS;
        (result, result + HIDDEN_UNITS, result + 2 * HIDDEN_UNITS)
    }

    /// The hidden units for these features, before ReLU.
    fn sums(&self, features: &[u16]) -> [f32; HIDDEN_UNITS] {
        let mut sums = [0.0; HIDDEN_UNITS];
        sums.copy_from_slice(self.row(self.rows));
        for &feature in features {
            let row = self.row(usize::from(feature));
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    /// Strength and score, the score in tens of points.
    fn said(&self, sums: &[f32; HIDDEN_UNITS]) -> (f32, f32) {
        let (result, score, alone) = self.heads();
        let mut said = (self.list[alone], self.list[alone + 1]);
        for (nth, sum) in sums.iter().enumerate() {
            let sum = sum.max(0.0);
            said.0 += sum * self.list[result + nth];
            said.1 += sum * self.list[score + nth];
        }
        said
    }

    /// The net with its weights rounded to fixed point.
    fn net(&self) -> Net {
        let row = |feature: usize| {
            let mut row = [0; HIDDEN_UNITS];
            for (kept, weight) in row.iter_mut().zip(self.row(feature)) {
                *kept = (weight * WEIGHT_ONE).round() as i16;
            }
            row
        };
        let (result, score, alone) = self.heads();
        let mut heads = Heads { begin: row(self.rows), ..Heads::default() };
        heads.result.copy_from_slice(&self.list[result..result + HIDDEN_UNITS]);
        heads.score.copy_from_slice(&self.list[score..score + HIDDEN_UNITS]);
        (heads.result_alone, heads.score_alone) = (self.list[alone], self.list[alone + 1]);
        Net::new((0..self.rows).map(row).collect(), heads).expect("weights are kept within bounds")
    }
}

/// Trains a net for this many features. Calls `told` after each epoch with the current net.
pub fn train_value_model(
    features: usize,
    value_samples: &[ValueSample],
    hyperparameters: &ValueHyperparameters,
    told: &mut dyn FnMut(u32, &Net),
) -> Net {
    let mut dice = Dice::new(hyperparameters.seed);
    let mut weights = Weights::random(features, hyperparameters.hidden_units, &mut dice);
    let mut slope = Weights::nothing(features);
    let mut means = [Weights::nothing(features), Weights::nothing(features)];
    let mut order: Vec<u32> = (0..value_samples.len() as u32).collect();
    let batch = hyperparameters.batch.max(1);
    let steps = value_samples.len().div_ceil(batch) * hyperparameters.epochs as usize;
    let mut step = 0;
    for epoch in 1..=hyperparameters.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        for some in order.chunks(batch) {
            slope.list.fill(0.0);
            for &nth in some {
                add_slope(&weights, &value_samples[nth as usize], hyperparameters, &mut slope);
            }
            let rate = hyperparameters.rate * (1.0 - step as f32 / steps as f32);
            step += 1;
            change(
                &mut weights,
                &slope,
                &mut means,
                (step, some.len(), rate, hyperparameters.weight_decay),
            );
        }
        told(epoch, &weights.net());
    }
    weights.net()
}

/// Adds a sample's gradient of the loss to `slope`.
fn add_slope(
    weights: &Weights,
    sample: &ValueSample,
    hyperparameters: &ValueHyperparameters,
    slope: &mut Weights,
) {
    let sums: Vec<[f32; HIDDEN_UNITS]> =
        sample.seats.iter().map(|seat| weights.sums(&seat.features)).collect();
    let said: Vec<(f32, f32)> = sums.iter().map(|sums| weights.said(sums)).collect();
    let outputs = said.iter().map(|&(strength, score)| NetOutput { strength, score });
    let expected = NetOutput::expected(&outputs.collect::<Vec<_>>());
    let (result, score, alone) = weights.heads();
    for (nth, (seat, sums)) in sample.seats.iter().zip(&sums).enumerate() {
        let wrong = expected.by_seat().get(nth).map_or(0.0, |it| it.result - seat.result);
        let wrong_score = hyperparameters.score * (said[nth].1 - seat.score / POINTS);
        slope.list[alone] += wrong;
        slope.list[alone + 1] += wrong_score;
        let mut back = [0.0; HIDDEN_UNITS];
        for (at, &sum) in sums.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
            slope.list[result + at] += wrong * sum;
            slope.list[score + at] += wrong_score * sum;
            back[at] = wrong * weights.list[result + at] + wrong_score * weights.list[score + at];
        }
        let rows = seat.features.iter().map(|&feature| usize::from(feature)).chain([weights.rows]);
        for row in rows {
            slope.row_mut(row).iter_mut().zip(&back).for_each(|(slope, back)| *slope += back);
        }
    }
}

/// Applies one Adam update, and clamps feature weights to the range of a net.
fn change(
    weights: &mut Weights,
    slope: &Weights,
    means: &mut [Weights; 2],
    (step, value_samples, rate, weight_decay): (usize, usize, f32, f32),
) {
    let (first, second, least) = ADAM;
    let whole = |mean: f32| 1.0 - mean.powi(step.min(100_000) as i32);
    let (first_whole, second_whole) = (whole(first), whole(second));
    let most = f32::from(MOST_WEIGHT) / WEIGHT_ONE;
    let features = (weights.rows + 1) * HIDDEN_UNITS;
    let [means, squares] = means;
    let each = weights.list.iter_mut().zip(&slope.list);
    let each = each.zip(means.list.iter_mut().zip(&mut squares.list)).enumerate();
    for (at, ((weight, slope), (mean, square))) in each {
        let slope = slope / value_samples as f32;
        *mean = first * *mean + (1.0 - first) * slope;
        *square = second * *square + (1.0 - second) * slope * slope;
        let by = (*mean / first_whole) / ((*square / second_whole).sqrt() + least);
        *weight -= rate * (by + weight_decay * *weight);
        if at < features {
            *weight = weight.clamp(-most, most);
        }
    }
}

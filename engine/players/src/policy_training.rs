//! Trains [`game_core::PolicyWeights`] from the visit counts of a search at every decision of many
//! games. The same games and recipe give the same weights, bit for bit, on the same machine.

use std::cell::RefCell;
use std::rc::Rc;

use game_core::{Choices, Dice, Draw, GameInfo, LOG2_ONE, MOST_POLICY_WEIGHT, PolicyWeights, Seat};

use crate::{Bot, KeyedChance, Player, Search, Seen, Stream, Tuning, play_out_watched};

/// A decision in a game, with the share of visits of each listed choice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PolicyTarget {
    /// The listed choices.
    pub choices: Vec<ActionTarget>,
}

/// A choice of a [`PolicyTarget`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ActionTarget {
    /// Its features.
    pub features: Vec<u16>,
    /// The share of the simulations that tried it, from 0 to 1; all shares add up to 1.
    pub share: f32,
}

/// Hyperparameters for training a policy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PolicyHyperparameters {
    /// The number of passes over all decisions.
    pub epochs: u32,
    /// The initial step size, in log2 units; it falls linearly to zero.
    pub rate: f32,
    /// How strongly weights are pulled towards zero, at each decision in which they take part.
    pub weight_decay: f32,
    /// Factor for the trained weights: a search also visits choices that it thinks little of, so
    /// its shares are too even to play by.
    pub steepness: f32,
    /// The seed for the order of decisions.
    pub seed: u64,
}

/// The visit counts of the last question.
type Thought<C> = Rc<RefCell<Vec<(C, u64)>>>;

/// A search that records its visit counts.
struct Noted<G: GameInfo> {
    search: Search<G>,
    thought: Thought<G::Choice>,
}

impl<G: GameInfo> Player<G> for Noted<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        let report = self.search.think(seen, choices, &|| false);
        let mut thought = self.thought.borrow_mut();
        thought.clear();
        thought.extend(report.choices.iter().map(|evaluated| (evaluated.choice, evaluated.visits)));
        report.best().unwrap_or(choices.listed()[0])
    }
}

/// The policy targets of every decision in the game with this seed; none unless the bot is a
/// search. Games that were broken off are included.
pub fn policy_targets<G: GameInfo>(first: &G, bot: Bot, seed: u64) -> Vec<PolicyTarget> {
    let Bot::Search(budget) = bot.plays() else { return Vec::new() };
    let tuning = Tuning { cutoff: budget.cutoff, evaluator: budget.evaluator, ..Tuning::default() };
    let thought = Thought::default();
    let search = Search::with_own_chance(budget, tuning, Stream::Player(0).of(seed));
    let mut player = Noted::<G> { search, thought: Rc::clone(&thought) };
    let mut noted = Vec::new();
    let mut watch = |game: &G, _: Seat, listed: &Choices<G::Choice>, _| {
        noted.push(policy_target(game, listed, &thought.borrow()));
    };
    let mut game = first.clone();
    let mut buffer = Choices::default();
    let mut chance = KeyedChance::new(seed);
    play_out_watched(&mut game, &mut player, &mut chance, &mut buffer, &mut watch);
    noted
}

fn policy_target<G: GameInfo>(
    game: &G,
    listed: &Choices<G::Choice>,
    thought: &[(G::Choice, u64)],
) -> PolicyTarget {
    let all: u64 = thought.iter().map(|(_, visits)| visits).sum();
    let of = |&choice: &G::Choice| {
        let mut features: Vec<u16> = Vec::new();
        game.action_features(choice, &mut features);
        let visits = thought.iter().find(|(thought, _)| *thought == choice);
        let visits = visits.map_or(0, |(_, visits)| *visits);
        ActionTarget { features, share: visits as f32 / all.max(1) as f32 }
    };
    PolicyTarget { choices: listed.listed().iter().map(of).collect() }
}

/// Trains a policy with this many features: fits the softmax over sums of weights to the targets,
/// then multiplies the weights by the steepness. Calls `told` after each epoch with the current
/// weights, before that factor.
pub fn train_policy(
    features: usize,
    policy_targets: &[PolicyTarget],
    hyperparameters: &PolicyHyperparameters,
    told: &mut dyn FnMut(u32, &PolicyWeights),
) -> PolicyWeights {
    let mut weights = vec![0.0_f32; features];
    // As in AdaGrad, each weight has its own step size, so that rare features learn as much as
    // frequent ones.
    let mut squares = vec![1e-6_f32; features];
    let mut dice = Dice::new(hyperparameters.seed);
    let mut order: Vec<u32> = (0..policy_targets.len() as u32).collect();
    let steps = (policy_targets.len() * hyperparameters.epochs as usize).max(1);
    let mut step = 0;
    for epoch in 1..=hyperparameters.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        for &nth in &order {
            let rate = hyperparameters.rate * (1.0 - step as f32 / steps as f32);
            step += 1;
            let choices = &policy_targets[nth as usize].choices;
            let predicted = softmax(&weights, choices);
            for (choice, predicted) in choices.iter().zip(predicted) {
                let slope = predicted - choice.share;
                for &feature in &choice.features {
                    let feature = usize::from(feature);
                    let slope = slope + hyperparameters.weight_decay * weights[feature];
                    squares[feature] += slope * slope;
                    weights[feature] -= rate * slope / squares[feature].sqrt();
                }
            }
        }
        told(epoch, &rounded(&weights, 1.0));
    }
    rounded(&weights, hyperparameters.steepness)
}

/// The shares that these weights predict.
fn softmax(weights: &[f32], choices: &[ActionTarget]) -> Vec<f32> {
    let sum = |choice: &ActionTarget| -> f32 {
        choice.features.iter().map(|&feature| weights[usize::from(feature)]).sum()
    };
    let sums: Vec<f32> = choices.iter().map(sum).collect();
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = sums.iter().map(|sum| (sum - most).exp2()).collect();
    let all: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / all).collect()
}

fn rounded(weights: &[f32], steepness: f32) -> PolicyWeights {
    let most = f32::from(MOST_POLICY_WEIGHT);
    let round =
        |weight: &f32| (weight * steepness * f32::from(LOG2_ONE)).round().clamp(-most, most) as i16;
    PolicyWeights::new(weights.iter().map(round).collect()).expect("weights are kept within bounds")
}

/// The mean cross-entropy between targets and policy, per decision. It cannot fall below the
/// entropy of the targets themselves.
pub fn cross_entropy(policy_weights: &PolicyWeights, policy_targets: &[PolicyTarget]) -> f64 {
    let mut sum = 0.0;
    for PolicyTarget { choices } in policy_targets {
        let prior = |choice: &ActionTarget| {
            policy_weights.of(|notes| {
                choice
                    .features
                    .iter()
                    .for_each(|&feature| game_core::FeatureSink::note(notes, usize::from(feature)));
            })
        };
        let predicted: Vec<f64> = choices.iter().map(|choice| f64::from(prior(choice))).collect();
        let all: f64 = predicted.iter().sum();
        let each = choices.iter().zip(&predicted);
        sum -= each
            .map(|(choice, predicted)| f64::from(choice.share) * (predicted / all).ln())
            .sum::<f64>();
    }
    sum / policy_targets.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(features: &[u16], share: f32) -> ActionTarget {
        ActionTarget { features: features.to_vec(), share }
    }

    /// Of two choices, the one with feature 0 has a share of three quarters, whatever its other
    /// features.
    #[test]
    fn a_policy_comes_to_the_shares_that_it_was_trained_on() {
        let of = |other: u16| PolicyTarget {
            choices: vec![choice(&[0, other], 0.75), choice(&[1, other], 0.25)],
        };
        let policy_targets: Vec<PolicyTarget> = (0..400).map(|nth| of(2 + nth % 3)).collect();
        let hyperparameters = PolicyHyperparameters {
            epochs: 8,
            rate: 0.3,
            weight_decay: 0.0,
            steepness: 1.0,
            seed: 1,
        };
        let mut epochs = Vec::new();
        let policy_weights =
            train_policy(5, &policy_targets, &hyperparameters, &mut |epoch, now| {
                epochs.push((epoch, cross_entropy(now, &policy_targets)));
            });
        let weights = policy_weights.weights();
        let lead = f32::from(weights[0] - weights[1]) / f32::from(LOG2_ONE);
        assert!((lead - 3.0_f32.log2()).abs() < 0.1, "{weights:?}");
        let entropy = -(0.75 * 0.75_f64.ln() + 0.25 * 0.25_f64.ln());
        let last = epochs.last().expect("eight epochs").1;
        assert!(last >= entropy - 1e-6 && last < entropy + 0.002, "{epochs:?}, {entropy}");
        let again = train_policy(5, &policy_targets, &hyperparameters, &mut |_, _| {});
        assert_eq!(again, policy_weights);
        let steeper = PolicyHyperparameters { steepness: 2.0, ..hyperparameters };
        let steeper = train_policy(5, &policy_targets, &steeper, &mut |_, _| {});
        let lead = |policy_weights: &PolicyWeights| {
            policy_weights.weights()[0] - policy_weights.weights()[1]
        };
        assert!((lead(&steeper) - 2 * lead(&policy_weights)).abs() <= 3, "{steeper:?}");
    }
}

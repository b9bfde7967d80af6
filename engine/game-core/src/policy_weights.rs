//! The policy model: a prior for each choice, trained on visit counts of searches, with one weight
//! for each feature of a choice.
//!
//! A game notes the features of a listed choice
//! ([`GameInfo::action_features`](crate::GameInfo::action_features)), about ten out of some
//! thousands, and their weights are added up. The sum is the logarithm of the choice's prior
//! relative to the others of its list: a softmax over features. All arithmetic is in integers, so
//! that two machines get the same priors.

use crate::FeatureSink;

/// The fixed-point 1 of policy weights, which are logarithms to base 2.
pub const LOG2_ONE: i16 = 64;

/// The largest absolute weight of a feature.
pub const MOST_POLICY_WEIGHT: i16 = 16 * LOG2_ONE;

/// Sums are clamped to this range, in fixed-point log2, so that the priors of a whole list add up
/// to a small number.
const LEAST: i32 = -8 * LOG2_ONE as i32;
const MOST: i32 = 12 * LOG2_ONE as i32;

/// A policy model: computes the prior of a choice from its features.
#[derive(Clone, Debug, PartialEq)]
pub struct PolicyWeights {
    weights: Vec<i16>,
    /// Powers of two for the fractional part: 2 to the power of each sixty-fourth, in units of
    /// 2^-16.
    powers: [u32; LOG2_ONE as usize],
}

/// The sum over the features of a choice that were noted so far.
#[derive(Debug)]
pub struct PolicyLogit<'a> {
    weights: &'a [i16],
    sum: i32,
}

impl FeatureSink for PolicyLogit<'_> {
    fn note(&mut self, feature: usize) {
        self.sum += self.weights.get(feature).map_or(0, |weight| i32::from(*weight));
    }
}

impl PolicyWeights {
    /// A policy with these weights, one for each feature.
    ///
    /// # Errors
    ///
    /// If a weight is beyond [`MOST_POLICY_WEIGHT`].
    pub fn new(weights: Vec<i16>) -> Result<PolicyWeights, String> {
        if weights.iter().any(|weight| weight.unsigned_abs() > MOST_POLICY_WEIGHT.unsigned_abs()) {
            return Err(format!("a policy weight is beyond {MOST_POLICY_WEIGHT}"));
        }
        let power = |nth: usize| {
            let part = nth as f64 / f64::from(LOG2_ONE);
            (part.exp2() * 65_536.0).round() as u32
        };
        Ok(PolicyWeights { weights, powers: std::array::from_fn(power) })
    }

    /// The weights, one for each feature.
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }

    /// The prior of the choice whose features `name` notes: from 1 to 2 to the power of 20, and 256
    /// if the sum is zero. Does not allocate.
    pub fn of(&self, name: impl FnOnce(&mut PolicyLogit<'_>)) -> u32 {
        let mut logit = PolicyLogit { weights: &self.weights, sum: 0 };
        name(&mut logit);
        let above = (logit.sum.clamp(LEAST, MOST) - LEAST) as u32;
        let (doublings, part) = (above / LOG2_ONE as u32, above % LOG2_ONE as u32);
        ((u64::from(self.powers[part as usize]) << doublings) >> 16) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prior(weights: &[i16], features: &[usize]) -> u32 {
        let policy_weights = PolicyWeights::new(weights.to_vec()).expect("small weights");
        policy_weights.of(|notes| features.iter().for_each(|feature| notes.note(*feature)))
    }

    #[test]
    fn a_weight_of_one_doubling_has_twice_the_prior() {
        let weights = [LOG2_ONE, -2 * LOG2_ONE, LOG2_ONE / 2, 16 * LOG2_ONE, -16 * LOG2_ONE];
        assert_eq!(prior(&weights, &[]), 256);
        assert_eq!(prior(&weights, &[0]), 512);
        assert_eq!(prior(&weights, &[0, 1]), 128);
        assert_eq!(prior(&weights, &[2]), 362, "256 times the root of 2");
        assert_eq!((prior(&weights, &[3]), prior(&weights, &[3, 3])), (1 << 20, 1 << 20));
        assert_eq!((prior(&weights, &[4]), prior(&weights, &[4, 4])), (1, 1));
        assert_eq!(prior(&weights, &[99]), 256, "a feature that nobody knows");
    }

    #[test]
    fn weights_that_are_too_large_are_refused() {
        assert!(PolicyWeights::new(vec![0, MOST_POLICY_WEIGHT + 1]).is_err());
        assert!(PolicyWeights::new(vec![0, -MOST_POLICY_WEIGHT - 1]).is_err());
        assert!(PolicyWeights::new(vec![MOST_POLICY_WEIGHT, -MOST_POLICY_WEIGHT]).is_ok());
    }
}

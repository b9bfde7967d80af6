//! Selects the values to try next: all of them if they are few, else those that an optimiser
//! suggests.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tpe::{TpeOptimizer, TpeOptimizerBuilder};

use super::param::{Param, combinations};

/// How many known suggestions of the optimiser to skip before a random combination is tried
/// instead.
const KNOWN: usize = 20;

/// The first part of the tries, one in this many, is drawn at random.
const EVENLY: u64 = 4;

/// The share of tries that the optimiser considers good. Of 0.1, 0.25 and 0.4 it was the best for
/// win rates that follow from the sum of four numbers.
const NEAR: f64 = 0.25;

/// A search over integers by a tree-structured Parzen estimator, which needs no gradient and
/// tolerates noisy results.
pub(super) struct Search {
    params: Vec<Param>,
    each: Vec<TpeOptimizer>,
    chance: StdRng,
    asked: u64,
    /// The next combination, if all of them are tried.
    next: u64,
}

impl Search {
    /// A search that is reproducible by its seed.
    pub(super) fn new(params: &[Param], seed: u64) -> Self {
        let optimiser = |one: &Param| {
            // From the minimum to one above the maximum: each integer covers the interval up to the
            // next.
            let range = tpe::range(one.low as f64, one.high as f64 + 1.0).ok()?;
            TpeOptimizerBuilder::new().gamma(NEAR).build(tpe::parzen_estimator(), range).ok()
        };
        let each = params.iter().filter_map(optimiser).collect();
        let chance = StdRng::seed_from_u64(seed);
        Search { params: params.to_vec(), each, chance, asked: 0, next: 0 }
    }

    /// The next values to try, in a search of this many tries; `None` if all are known, or no
    /// unknown ones are found.
    pub(super) fn next(
        &mut self,
        tries: u64,
        is_known: &dyn Fn(&[i64]) -> bool,
    ) -> Option<Vec<i64>> {
        self.asked += 1;
        let as_it_is: Vec<i64> = self.params.iter().map(Param::value).collect();
        let in_range = |(one, value): (&Param, &i64)| (one.low..=one.high).contains(value);
        if self.params.iter().zip(&as_it_is).all(in_range) && !is_known(&as_it_is) {
            return Some(as_it_is);
        }
        if combinations(&self.params) <= tries {
            while self.next < combinations(&self.params) {
                let values = self.nth(self.next);
                self.next += 1;
                if !is_known(&values) {
                    return Some(values);
                }
            }
            return None;
        }
        let learns = self.asked > tries.div_ceil(EVENLY);
        if learns && self.each.len() == self.params.len() {
            for _ in 0..KNOWN {
                let values = self.ask()?;
                if !is_known(&values) {
                    return Some(values);
                }
            }
        }
        // Most are still unknown, or the optimiser is stuck in a small region.
        (0..KNOWN * KNOWN).find_map(|_| {
            let values: Vec<i64> = self
                .params
                .iter()
                .map(|one| self.chance.random_range(one.low..=one.high))
                .collect();
            (!is_known(&values)).then_some(values)
        })
    }

    /// Reports the distance of values from the target to the optimiser.
    pub(super) fn tell(&mut self, values: &[i64], distance: f64) {
        for (one, &value) in self.each.iter_mut().zip(values) {
            // Cannot fail: `new` made the range, and `Tried::distance` is no NaN.
            let _ = one.tell(value as f64 + 0.5, distance);
        }
    }

    fn ask(&mut self) -> Option<Vec<i64>> {
        let chance = &mut self.chance;
        let each = self.each.iter_mut().zip(&self.params);
        each.map(|(one, param)| {
            let asked = one.ask(chance).ok()?.floor() as i64;
            Some(asked.clamp(param.low, param.high))
        })
        .collect()
    }

    /// The nth combination, the last number varying fastest.
    fn nth(&self, nth: u64) -> Vec<i64> {
        let mut rest = nth;
        let mut values: Vec<i64> = self
            .params
            .iter()
            .rev()
            .map(|one| {
                let size = one.high.abs_diff(one.low) + 1;
                let value = one.low.saturating_add_unsigned(rest % size);
                rest /= size;
                value
            })
            .collect();
        values.reverse();
        values
    }
}

#[cfg(test)]
mod tests {
    use super::super::Knob;
    use super::*;

    fn params(ranges: &[(i64, i64, i64)]) -> Vec<Param> {
        let one = |(place, &(value, low, high)): (usize, &(i64, i64, i64))| Param {
            knob: Knob::Option { id: place.to_string(), value },
            low,
            high,
        };
        ranges.iter().enumerate().map(one).collect()
    }

    fn search(ranges: &[(i64, i64, i64)], tries: u64, far: fn(&[i64]) -> f64) -> Vec<Vec<i64>> {
        let mut search = Search::new(&params(ranges), 1);
        let mut tried: Vec<Vec<i64>> = Vec::new();
        for _ in 0..tries {
            let known = |values: &[i64]| tried.iter().any(|one| one == values);
            let Some(values) = search.next(tries, &known) else { break };
            search.tell(&values, far(&values));
            tried.push(values);
        }
        tried
    }

    /// The original values come first, then the rest in order, each once.
    #[test]
    fn few_combinations_are_all_tried() {
        let tried = search(&[(2, 1, 2), (0, -1, 1)], 10, |_| 1.0);
        let all = [[2, 0], [1, -1], [1, 0], [1, 1], [2, -1], [2, 1]];
        assert_eq!(tried, all);
        assert_eq!(search(&[(9, 1, 3)], 3, |_| 1.0), [[1], [2], [3]], "it is outside its range");
    }

    /// Of 10,201 combinations 60 are tried, none twice, and they come nearer than as many random
    /// ones.
    #[test]
    fn many_combinations_are_searched() {
        let far = |values: &[i64]| (values[0] - 70).abs() as f64 + (values[1] - 20).abs() as f64;
        let ranges = [(0, 0, 100), (0, 0, 100)];
        let tried = search(&ranges, 60, far);
        let different: std::collections::BTreeSet<_> = tried.iter().collect();
        assert_eq!((tried.len(), different.len()), (60, 60));
        assert!(tried.iter().flatten().all(|value| (0..=100).contains(value)));
        let nearest = |tried: &[Vec<i64>]| {
            tried.iter().map(|values| far(values)).fold(f64::INFINITY, f64::min)
        };
        let evenly = search(&ranges, 60, |_| f64::INFINITY);
        assert!(nearest(&tried) < nearest(&evenly), "{tried:?}");
        assert!(nearest(&tried) <= 10.0, "{tried:?}");
        assert_eq!(search(&ranges, 60, far), tried, "the same again");
    }
}

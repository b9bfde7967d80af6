use game_core::SeatValue;

/// Statistics of how simulations ended, over all seats, used to normalise results and scores.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReturnStats {
    count: f64,
    /// The lowest and the highest score.
    least: f32,
    most: f32,
    /// The means of results and scores, and the sums of their squared deviations.
    result: f64,
    score: f64,
    results: f64,
    scores: f64,
    /// The sum of the products of the deviations.
    both: f64,
}

impl ReturnStats {
    /// Adds one final value of one seat.
    pub(super) fn note(&mut self, end: SeatValue) {
        if self.count == 0.0 {
            (self.least, self.most) = (end.score, end.score);
        }
        self.least = self.least.min(end.score);
        self.most = self.most.max(end.score);
        self.count += 1.0;
        let result = f64::from(end.result) - self.result;
        let score = f64::from(end.score) - self.score;
        self.result += result / self.count;
        self.score += score / self.count;
        let other_score = f64::from(end.score) - self.score;
        self.results += result * (f64::from(end.result) - self.result);
        self.scores += score * other_score;
        self.both += result * other_score;
    }

    /// Combines an expected result and an expected score into one value from 0 to 1, in which the
    /// score has this share.
    pub(super) fn worth(&self, expected: SeatValue, share: f64) -> f64 {
        let score = if self.most > self.least {
            (expected.score - self.least) / (self.most - self.least)
        } else {
            0.5
        };
        (1.0 - share) * f64::from(expected.result) + share * f64::from(score)
    }

    /// Whether any simulation ended with a score.
    pub(super) fn have_scores(&self) -> bool {
        self.least != 0.0 || self.most != 0.0
    }

    /// The standard deviation of the combined value.
    pub(super) fn spread(&self, share: f64) -> f64 {
        let range = f64::from(self.most - self.least);
        let share_of_point = if range > 0.0 { share / range } else { 0.0 };
        let share = 1.0 - share;
        let sum = share * share * self.results
            + share_of_point * share_of_point * self.scores
            + 2.0 * share * share_of_point * self.both;
        (sum.max(0.0) / self.count.max(1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn return_stats(of: &[(f32, f32)]) -> ReturnStats {
        let mut return_stats = ReturnStats::default();
        of.iter().for_each(|&(result, score)| return_stats.note(SeatValue { result, score }));
        return_stats
    }

    #[test]
    fn the_spread_is_that_of_what_ends_are_worth() {
        let of = [(0.0, 10.0), (1.0, 30.0), (0.5, 15.0), (0.0, 20.0)];
        let return_stats = return_stats(&of);
        for share in [0.0, 0.05, 0.6, 1.0] {
            let worth = |&(result, score)| return_stats.worth(SeatValue { result, score }, share);
            let mean = of.iter().map(worth).sum::<f64>() / 4.0;
            let variance = of.iter().map(|end| (worth(end) - mean).powi(2)).sum::<f64>() / 4.0;
            assert!((return_stats.spread(share) - variance.sqrt()).abs() < 1e-9, "{share}");
        }
    }

    #[test]
    fn where_every_result_is_the_same_scores_alone_tell_ends_apart() {
        let lost = return_stats(&[(0.0, 10.0), (0.0, 20.0)]);
        assert!((lost.spread(0.05) - 0.025).abs() < 1e-9);
        let better = lost.worth(SeatValue { result: 0.0, score: 20.0 }, 0.05);
        assert!(better > lost.worth(SeatValue { result: 0.0, score: 12.0 }, 0.05));
        assert_eq!(return_stats(&[(0.5, 3.0)]).spread(0.05), 0.0);
    }
}

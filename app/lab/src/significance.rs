//! Significance of differences: the exact sign test, and Holm's correction for many of them.

/// The exact two-sided sign test: the probability that `more` and `less` differ at least this much
/// if each counted thing falls on either side like a fair coin. 1 if both are 0.
pub fn sign_test(more: u64, less: u64) -> f64 {
    let (fewer, all) = (more.min(less), more + less);
    if more == less {
        return 1.0;
    }
    // Logarithm of the probability of exactly k, starting at 0: no probability underflows.
    let mut log = -(all as f64) * std::f64::consts::LN_2;
    let mut sum = log.exp();
    for count in 0..fewer {
        log += ((all - count) as f64).ln() - ((count + 1) as f64).ln();
        sum += log.exp();
    }
    (2.0 * sum).min(1.0)
}

/// The p-values after Holm's correction, in the same order: each is the probability that even one
/// difference of the family is as extreme by chance, whatever their dependence.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&one, &other| chances[one].total_cmp(&chances[other]));
    let mut adjusted = vec![1.0; chances.len()];
    let mut least = 0.0_f64;
    for (rank, &place) in order.iter().enumerate() {
        let left = (chances.len() - rank) as f64;
        least = least.max(left * chances[place]).min(1.0);
        adjusted[place] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found / expected - 1.0).abs() < 1e-9, "{found}, expected {expected}");
    }

    /// Of 10 tosses at most 2 are heads in 1 + 10 + 45 of 1024 cases.
    #[test]
    fn a_sign_test_counts_the_cases() {
        close(sign_test(8, 2), 2.0 * 56.0 / 1024.0);
        close(sign_test(2, 8), 2.0 * 56.0 / 1024.0);
        close(sign_test(0, 5), 2.0 / 32.0);
        close(sign_test(0, 400), 2.0 * 0.5_f64.powi(400));
        assert_eq!([sign_test(0, 0), sign_test(3, 3), sign_test(1, 0)], [1.0; 3]);
        // So many that the probability of no heads at all underflows.
        let many = sign_test(5_200, 4_800);
        assert!((6e-5..7e-5).contains(&many), "{many}: four deviations of 50");
    }

    /// Four of them: times 4, 3, 2 and 1 in ascending order, never falling, never above 1.
    #[test]
    fn holms_correction_by_hand() {
        let adjusted = holm(&[0.04, 0.005, 0.9, 0.01]);
        for (found, expected) in adjusted.iter().zip([0.08, 0.02, 0.9, 0.03]) {
            close(*found, expected);
        }
        let kept = holm(&[0.02, 0.03]);
        close(kept[0], 0.04);
        close(kept[1], 0.04);
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert_eq!(holm(&[]), Vec::<f64>::new());
    }
}

use std::time::Duration;

/// How long somebody has to wait before the same is permitted.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Wait(Duration);

impl Wait {
    /// At least a second.
    pub fn new(time: Duration) -> Self {
        Wait(time.max(Duration::from_secs(1)))
    }

    /// In seconds, rounded up.
    pub fn seconds(self) -> u64 {
        self.0.as_secs() + u64::from(self.0.subsec_nanos() > 0)
    }

    /// In minutes, rounded up.
    pub fn minutes(self) -> u64 {
        self.seconds().div_ceil(60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_rounded_up_so_that_whoever_keeps_it_is_not_refused_again() {
        let of = |millis| Wait::new(Duration::from_millis(millis));
        assert_eq!((of(0).seconds(), of(1_000).seconds(), of(1_001).seconds()), (1, 1, 2));
        assert_eq!((of(60_000).minutes(), of(60_001).minutes()), (1, 2));
    }
}

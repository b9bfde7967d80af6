//! How often somebody may try.

use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use limits::{Rate, RateLimiter, Wait, subscriber};

use crate::{ClientAddress, Refusal};

/// How often somebody may try, by network address and by e-mail address.
pub(crate) struct Limits {
    /// Tries to sign in.
    tries: RateLimiter<IpAddr>,
    /// Recovery codes.
    codes: RateLimiter<IpAddr>,
    /// Letters that one network address causes.
    sent: RateLimiter<IpAddr>,
    /// Letters to one e-mail address.
    received: RateLimiter<String>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            tries: RateLimiter::new(rate(60, 10)),
            codes: RateLimiter::new(rate(10, 60)),
            sent: RateLimiter::new(rate(10, 15)),
            received: RateLimiter::new(rate(3, 15)),
        }
    }
}

fn rate(times: u32, minutes: u64) -> Rate {
    let times = NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN);
    Rate { times, within: Duration::from_secs(60 * minutes) }
}

/// Whoever sends a request; those who are not told apart count together.
fn sender(client: Option<&ClientAddress>) -> IpAddr {
    client.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |client| subscriber(client.0))
}

fn refused(wait: Wait) -> Refusal {
    Refusal::TooOften(wait)
}

impl Limits {
    /// Counts a try to sign in.
    pub(crate) fn try_in(&self, client: Option<&ClientAddress>) -> Result<(), Refusal> {
        self.tries.count(&sender(client)).map_err(refused)
    }

    /// Counts a recovery code.
    pub(crate) fn try_code(&self, client: Option<&ClientAddress>) -> Result<(), Refusal> {
        self.codes.count(&sender(client)).map_err(refused)
    }

    /// Counts a letter, whether or not anybody has the address.
    pub(crate) fn letter(&self, client: Option<&ClientAddress>, to: &str) -> Result<(), Refusal> {
        self.sent.count(&sender(client)).map_err(refused)?;
        self.received.count(&to.to_string()).map_err(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_limited_by_both_addresses_and_the_refusal_says_for_how_long() {
        let limits = Limits::default();
        let client = |last| ClientAddress(IpAddr::V4(Ipv4Addr::new(192, 0, 2, last)));
        for last in 0..3 {
            assert_eq!(limits.letter(Some(&client(last)), "a@x.example"), Ok(()));
        }
        let refused = limits.letter(Some(&client(9)), "a@x.example");
        assert!(matches!(refused, Err(Refusal::TooOften(wait)) if wait.minutes() == 5));
        for to in 0..10 {
            assert_eq!(limits.letter(Some(&client(10)), &to.to_string()), Ok(()));
        }
        assert!(limits.letter(Some(&client(10)), "other").is_err());
    }
}

//! Tokens of a public service: for sessions and invitations, and the cookies that hold them.

use std::io;

use http::HeaderMap;
use service::NewToken;
use sha2::{Digest as _, Sha256};

use crate::PublicAddress;
use crate::access::{drawn, in_hex, name_of};

impl PublicAddress {
    /// An unpredictable token of 256 bits.
    ///
    /// # Errors
    ///
    /// If the machine provides no random number.
    pub fn new_token() -> io::Result<NewToken> {
        let text = drawn::<32>()?;
        Ok(NewToken { hash: Self::hash(&text), text })
    }

    /// The hash of a token that the store keeps.
    pub fn hash(token: &str) -> String {
        in_hex(&Sha256::digest(format!("public:{token}")))
    }

    /// The full name of a cookie. Where connections are encrypted it begins with `__Host-`, so that
    /// browsers take it from this host alone.
    pub fn cookie_name(&self, name: &str) -> String {
        match self.is_https() {
            true => format!("__Host-soloist-{name}"),
            false => format!("soloist-{name}"),
        }
    }

    /// The header that sets a cookie for this many seconds. A link from elsewhere brings it along,
    /// a form from elsewhere does not.
    pub fn cookie(&self, name: &str, value: &str, seconds: u32) -> String {
        let (name, secure) =
            (self.cookie_name(name), if self.is_https() { "; Secure" } else { "" });
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
    }

    /// The name by which a person recognises the device that sent these headers, such as
    /// "Firefox, Android".
    pub fn device_name(headers: &HeaderMap) -> String {
        name_of(headers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_bound_to_the_host_where_it_can_be() {
        let of = |url| PublicAddress::read(url, Vec::new()).expect("an address");
        let cookie = of("https://games.example").cookie("session", "ab", 7);
        let expected =
            "__Host-soloist-session=ab; Path=/; HttpOnly; SameSite=Lax; Max-Age=7; Secure";
        assert_eq!(cookie, expected);
        assert!(!of("http://localhost:1").cookie("session", "ab", 7).contains("Secure"));
    }

    #[test]
    fn tokens_are_long_and_differ_and_their_hashes_do_not_show_them() {
        let [one, other] = [(); 2].map(|()| PublicAddress::new_token().expect("random"));
        assert_ne!(one, other);
        assert_eq!((one.text.len(), one.hash.len()), (64, 64));
        assert_ne!(one.text, one.hash);
    }
}

//! Addresses: of the service, and of whoever sends a request.

use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};
use url::{Host, Url};

use crate::ConfigError;

/// The network address that a request comes from, as the host program knows it after it has looked
/// through its proxies. It travels as an extension of the request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ClientAddress(pub IpAddr);

/// The address of the service that people type, such as `https://games.example`.
///
/// It is `https`, or `http` on this machine. Passkeys are made for its host name.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PublicAddress {
    origin: String,
    host: String,
}

impl PublicAddress {
    /// Scheme, host and port, without a final slash.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host name, for which passkeys are made.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The address of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }
}

impl FromStr for PublicAddress {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let wrong = || ConfigError::PublicAddress(text.to_string());
        let url = Url::parse(text).map_err(|_| wrong())?;
        let Some(Host::Domain(host)) = url.host() else { return Err(wrong()) };
        let is_secure = url.scheme() == "https";
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_here = url.scheme() == "http" && host == "localhost";
        if !is_bare || !(is_secure || is_here) || !url.username().is_empty() {
            return Err(wrong());
        }
        let origin = url.origin().ascii_serialization();
        Ok(PublicAddress { origin, host: host.to_string() })
    }
}

impl<'de> Deserialize<'de> for PublicAddress {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_encrypted_or_on_this_machine() {
        let read = |text: &str| text.parse::<PublicAddress>().ok();
        let games = read("https://games.example/").expect("an address");
        assert_eq!((games.origin(), games.host()), ("https://games.example", "games.example"));
        let here = read("http://localhost:7777").expect("an address");
        assert_eq!((here.origin(), here.host()), ("http://localhost:7777", "localhost"));
        assert_eq!(here.at("/sign-in"), "http://localhost:7777/sign-in");
        for wrong in [
            "games.example",
            "http://games.example",
            "https://192.0.2.1",
            "https://games.example/here",
            "https://me@games.example",
            "https://games.example/?a=b",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use i18n::{Notice, notice};
use ipnet::IpNet;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use server::PublicAddress;
use sign_in::{Joining, LettersConfig, ProviderConfig};

use crate::{LimitsConfig, LogConfig, NoticesConfig};

/// The name of the configuration in the folder of the games.
pub const FILE: &str = "host.toml";

/// Where a service is reached, and by whom it is run.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// The address at which everybody reaches it, such as `https://games.example`.
    pub public_url: String,
    /// The address on which it listens, which is a loopback one unless the proxy runs elsewhere.
    pub addr: SocketAddr,
    /// Proxies whose forwarded headers are believed: addresses, or networks such as `10.0.0.0/8`.
    pub trusted_proxies: Vec<String>,
    /// Who runs it, as strangers read it; empty if nobody is to be named.
    pub operator: String,
    /// Who may become a member without a link from a host.
    pub joining: Joining,
    /// The mail server; without it no letters are sent.
    pub letters: Option<LettersConfig>,
    /// The provider of OpenID Connect; without it there is no such way in.
    pub provider: Option<ProviderConfig>,
    /// How people are told what waits for them.
    pub notices: NoticesConfig,
    /// What is logged.
    pub log: LogConfig,
    /// Who may read `/metrics` besides this computer: addresses, or networks.
    #[serde(deserialize_with = "read_networks")]
    pub metrics_readers: Vec<IpNet>,
    /// How much may be asked.
    pub limits: LimitsConfig,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: String::new(),
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 7777)),
            trusted_proxies: vec![Ipv4Addr::LOCALHOST.to_string()],
            operator: String::new(),
            joining: Joining::default(),
            letters: None,
            provider: None,
            notices: NoticesConfig::default(),
            log: LogConfig::default(),
            metrics_readers: Vec::new(),
            limits: LimitsConfig::default(),
        }
    }
}

/// Why a configuration cannot be read, in a sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ConfigProblem(pub Notice);

impl Config {
    /// The configuration in a file; the usual one if it is not there.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or says what is none.
    pub fn read(file: &Path) -> Result<Self, ConfigProblem> {
        if !file.exists() {
            return Ok(Config::default());
        }
        let shown = file.display().to_string();
        let text = std::fs::read_to_string(file).map_err(|error| {
            let why = error.to_string();
            ConfigProblem(notice!("host-no-file", file = shown.clone(), why = why))
        })?;
        toml::from_str(&text).map_err(|error| {
            let why = error.to_string().trim().replace('\n', " ");
            ConfigProblem(notice!("host-wrong-file", file = shown, why = why))
        })
    }

    /// The file of the configuration in the folder of the games, unless another one is named.
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// The proxies, or the first text that names none.
    ///
    /// # Errors
    ///
    /// That text.
    pub fn proxies(&self) -> Result<Vec<IpNet>, &str> {
        networks(&self.trusted_proxies)
    }

    /// The public address, if the configuration names a usable one and only real proxies.
    pub fn address(&self) -> Option<PublicAddress> {
        PublicAddress::read(&self.public_url, self.proxies().ok()?)
    }
}

/// Networks by their texts, or the first text that names none.
fn networks(texts: &[String]) -> Result<Vec<IpNet>, &str> {
    let net = |text: &str| {
        let address = text.parse::<IpAddr>().ok().map(IpNet::from);
        text.parse::<IpNet>().ok().or_else(|| address.filter(|_| !text.contains('/')))
    };
    texts.iter().map(|text| net(text.trim()).ok_or(text.as_str())).collect()
}

pub(crate) fn read_networks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<IpNet>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    let wrong = |text| D::Error::custom(format!("{text} is no address and no network"));
    networks(&texts).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_are_addresses_or_networks() {
        let of = |text: &str| Config { trusted_proxies: vec![text.into()], ..Config::default() };
        for good in ["127.0.0.1", "::1", "10.0.0.0/8", " 10.1.2.3 ", "fd00::/8"] {
            assert!(of(good).proxies().is_ok(), "{good}");
        }
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0", "1.2.3.4:80"] {
            assert_eq!(of(wrong).proxies(), Err(wrong));
        }
    }

    #[test]
    fn readers_of_metrics_are_addresses_or_networks() {
        let read = |text: &str| toml::from_str::<Config>(&format!("metrics_readers = [{text:?}]"));
        assert_eq!(read("10.0.0.5").expect("an address").metrics_readers.len(), 1);
        assert!(read("everybody").expect_err("nobody").to_string().contains("everybody is no"));
    }

    #[test]
    fn a_limit_is_at_least_one_and_those_that_are_not_named_stay() {
        let config: Config = toml::from_str("[limits]\nstreams_of_all = 7").expect("limits");
        let usual = LimitsConfig::default();
        assert_eq!(config.limits.streams_of_all.get(), 7);
        assert_eq!(config.limits.requests_of_person, usual.requests_of_person);
        assert!(toml::from_str::<Config>("[limits]\nstreams_of_all = 0").is_err());
    }

    #[test]
    fn what_is_no_setting_is_named() {
        assert!(toml::from_str::<Config>("public_url = \"https://a.example\"").is_ok());
        let wrong = toml::from_str::<Config>("public_ulr = \"https://a.example\"");
        assert!(wrong.expect_err("misspelt").to_string().contains("public_ulr"));
    }
}

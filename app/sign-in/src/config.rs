//! What the host configures.

use std::fmt;

use serde::Deserialize;

use crate::PublicAddress;

/// What the host configures.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Config {
    /// The address that people type.
    #[serde(rename = "public-url")]
    pub address: PublicAddress,
    /// Who may become a member.
    #[serde(default)]
    pub joining: Joining,
    /// The mail server; without it no letters are sent.
    pub letters: Option<LettersConfig>,
    /// The provider of OpenID Connect; without it there is no such way in.
    pub provider: Option<ProviderConfig>,
}

/// Who may become a member.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Joining {
    /// Whoever came as a guest, by an invitation.
    #[default]
    ByInvitation,
    /// Everybody who can reach the service.
    Anybody,
}

/// A mail server that sends letters.
#[derive(Clone, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LettersConfig {
    /// The server, such as `smtps://user:password@mail.example` or
    /// `smtp://mail.example?tls=required`.
    pub server: String,
    /// The sender, such as `Soloist <games@games.example>`.
    pub from: String,
}

/// A provider of OpenID Connect.
#[derive(Clone, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ProviderConfig {
    /// The name on the button, such as `Nextcloud`.
    pub name: String,
    /// The address of the provider, below which it describes itself.
    pub issuer: String,
    /// By which name the provider knows this service.
    pub client_id: String,
    /// The secret that the provider gave for it; none for a public client.
    pub client_secret: Option<String>,
}

impl fmt::Debug for LettersConfig {
    /// Leaves out the server, whose address may contain a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LettersConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

impl fmt::Debug for ProviderConfig {
    /// Leaves out the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ProviderConfig { name, issuer, client_id, .. } = self;
        let fields = (name, issuer, client_id);
        f.debug_tuple("ProviderConfig").field(&fields).finish_non_exhaustive()
    }
}

/// What is wrong with a configuration, for whoever wrote it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ConfigError {
    /// This is no public address.
    PublicAddress(String),
    /// The address of the mail server, or the sender, for this reason.
    Letters(String),
    /// The address of the provider, for this reason.
    Provider(String),
}

impl fmt::Display for ConfigError {
    /// In English, as every error of a configuration file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::PublicAddress(text) => {
                write!(f, "public-url: {text} is no https address of a host name")
            }
            ConfigError::Letters(why) => write!(f, "letters: {why}"),
            ConfigError::Provider(why) => write!(f, "provider: {why}"),
        }
    }
}

impl std::error::Error for ConfigError {}

//! Ways into a service of many people.
//!
//! - Passkeys, by WebAuthn: a device of the person signs a challenge.
//! - Links in letters, if the host has configured a mail server.
//! - An account at a provider of OpenID Connect, if the host has configured one.
//! - Recovery codes, for whoever has lost all of these.
//! - Tokens, by which a program acts for a person within limits.
//!
//! [`SignIn`] holds what is configured. The host program passes it every request before the
//! [`Service`](service::Service) sees it, through [`SignIn::handle`], and asks
//! [`SignIn::program`] who sent a request with a token. Sessions, cookies
//! and the names of people are the service's.
//!
//! Whatever is valid once, such as a challenge or a link, is in the store for minutes, found by the
//! hash of its secret, and bound to the browser that asked by a cookie.

mod address;
mod config;
mod letters;
mod limits;
mod messages;
mod one_time;
mod passkeys;
mod people;
mod programs;
mod provider;
mod recovery;
mod refusal;
mod secret;
mod trust;
mod web;

pub use address::{ClientAddress, PublicAddress};
pub use config::{Config, ConfigError, Joining, LettersConfig, ProviderConfig};
pub use letters::{Letter, Letters, NotSent};
pub use refusal::Refusal;
pub use trust::{client_to, reach};

use std::sync::Arc;

use limits::Limits;
use passkeys::RelyingParty;
use provider::Provider;

/// The ways in that are configured. It may be used from many threads at once.
pub struct SignIn {
    address: PublicAddress,
    joining: Joining,
    passkeys: RelyingParty,
    letters: Option<Letters>,
    provider: Option<Provider>,
    limits: Limits,
    /// Hears why a letter could not be sent.
    trouble: Arc<dyn Fn(&str) + Send + Sync>,
}

impl SignIn {
    /// The ways in of a configuration. It asks nobody on the network.
    ///
    /// # Errors
    ///
    /// If the configuration has an address that is none, or a name that WebAuthn does not take.
    pub fn new(config: Config) -> Result<Self, ConfigError> {
        let Config { address, joining, letters, provider } = config;
        let passkeys = RelyingParty::new(&address)?;
        let letters = letters.map(|letters| Letters::new(&letters)).transpose()?;
        let provider = provider.map(|provider| Provider::new(provider, &address)).transpose()?;
        let (limits, trouble) = (Limits::default(), Arc::new(|_: &str| ()));
        Ok(SignIn { address, joining, passkeys, letters, provider, limits, trouble })
    }

    /// The same, which reports why a letter could not be sent, in the words of the library. The
    /// person who asked for it is not told: others must not learn who has which address.
    #[must_use]
    pub fn reporting(self, trouble: impl Fn(&str) + Send + Sync + 'static) -> Self {
        SignIn { trouble: Arc::new(trouble), ..self }
    }

    /// What hears why a letter could not be sent.
    fn hears(&self) -> impl FnOnce(String) + Send + 'static {
        let trouble = Arc::clone(&self.trouble);
        move |why| trouble(&why)
    }

    /// Whether the configured mail server answers and the provider describes itself, for a check
    /// before the service starts.
    ///
    /// # Errors
    ///
    /// What each says or does not say, in the words of the library.
    pub fn check(&self) -> Result<(), Vec<String>> {
        let letters = self.letters.as_ref().and_then(|letters| letters.check().err());
        let provider = self.provider.as_ref().and_then(|provider| provider.check().err());
        let found: Vec<String> = [letters, provider].into_iter().flatten().collect();
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}

//! What is valid once: secrets in the hands of a browser, and what they stand for in the store.

use serde::Serialize;
use serde::de::DeserializeOwned;
use service::{CredentialStore, OneTime};

use crate::Refusal;
use crate::secret::hash;

/// What something that is valid once is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Purpose {
    /// The challenge for a new passkey.
    NewPasskey,
    /// The challenge for a known passkey.
    UsePasskey,
    /// A link in a letter.
    Letter,
    /// A visit to the provider of OpenID Connect.
    Provider,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::NewPasskey => "new passkey",
            Purpose::UsePasskey => "use passkey",
            Purpose::Letter => "letter",
            Purpose::Provider => "provider",
        }
    }

    /// For how many seconds it is good.
    pub(crate) fn seconds(self) -> i64 {
        match self {
            // As the challenge itself says.
            Purpose::NewPasskey | Purpose::UsePasskey => 300,
            Purpose::Letter | Purpose::Provider => 900,
        }
    }
}

/// The store at a moment, as a browser asks it.
#[derive(Clone, Copy)]
pub(crate) struct Ask<'a> {
    pub(crate) store: &'a dyn CredentialStore,
    /// In seconds since 1970.
    pub(crate) now: i64,
    /// The secret of the browser.
    pub(crate) browser: &'a str,
}

impl Ask<'_> {
    /// Keeps what a secret stands for.
    pub(crate) fn keep(
        &self,
        purpose: Purpose,
        secret: &str,
        data: &impl Serialize,
    ) -> Result<(), Refusal> {
        let data = serde_json::to_vec(data).map_err(|_| Refusal::Expired)?;
        let one = OneTime {
            hash: hash(secret),
            purpose: purpose.word().to_string(),
            browser: hash(self.browser),
            data,
            until: self.now + purpose.seconds(),
        };
        Ok(self.store.keep_one_time(&one, self.now)?)
    }

    /// What a secret stands for, and whether this browser asked for it; it stays good.
    pub(crate) fn look<T: DeserializeOwned>(
        &self,
        purpose: Purpose,
        secret: &str,
    ) -> Result<(T, bool), Refusal> {
        let found = self.store.one_time(&hash(secret), purpose.word(), self.now)?;
        self.read(found)
    }

    /// What a secret stands for, and whether this browser asked for it. It is used up.
    pub(crate) fn take<T: DeserializeOwned>(
        &self,
        purpose: Purpose,
        secret: &str,
    ) -> Result<(T, bool), Refusal> {
        let found = self.store.use_one_time(&hash(secret), purpose.word(), self.now)?;
        self.read(found)
    }

    /// What a secret that only this browser knows stands for. It is used up.
    pub(crate) fn take_here<T: DeserializeOwned>(
        &self,
        purpose: Purpose,
        secret: &str,
    ) -> Result<T, Refusal> {
        match self.take(purpose, secret)? {
            (data, true) => Ok(data),
            (_, false) => Err(Refusal::AnotherBrowser),
        }
    }

    fn read<T: DeserializeOwned>(&self, found: Option<OneTime>) -> Result<(T, bool), Refusal> {
        let found = found.ok_or(Refusal::Expired)?;
        let data = serde_json::from_slice(&found.data).map_err(|_| Refusal::Expired)?;
        Ok((data, found.browser == hash(self.browser)))
    }
}

//! Whom this machine trusts to vouch for others.

use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::ring;
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// How long a request to another machine may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// Asks for an address, whatever the answer is.
///
/// # Errors
///
/// Why nobody answers, in the words of the library.
pub fn reach(url: &str) -> Result<(), String> {
    client().get(url).call().map(drop).map_err(|why| why.to_string())
}

/// A client for requests to a provider: by the certificates that this machine trusts, without
/// following redirects, and with a time limit.
pub(crate) fn client() -> Agent {
    let found = rustls_native_certs::load_native_certs().certs;
    let trusted = found.iter().map(|it| Certificate::from_der(it.as_ref()).to_owned());
    let tls = TlsConfig::builder()
        .root_certs(RootCerts::Specific(Arc::new(trusted.collect())))
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .build();
    let config = Agent::config_builder()
        .tls_config(tls)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        .build();
    config.new_agent()
}

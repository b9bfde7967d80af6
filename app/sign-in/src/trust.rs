//! Whom this machine trusts to vouch for others.

use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::ring;
use ureq::config::Config;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::unversioned::resolver::Resolver;
use ureq::unversioned::transport::DefaultConnector;
use ureq::{Agent, Proxy};

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
    settings(Proxy::try_from_env()).new_agent()
}

/// The same for requests to addresses that others have chosen, which `resolver` finds. They go there
/// directly: a proxy would find them by itself.
pub fn client_to(resolver: impl Resolver) -> Agent {
    Agent::with_parts(settings(None), DefaultConnector::new(), resolver)
}

fn settings(proxy: Option<Proxy>) -> Config {
    let found = rustls_native_certs::load_native_certs().certs;
    let trusted = found.iter().map(|it| Certificate::from_der(it.as_ref()).to_owned());
    let tls = TlsConfig::builder()
        .root_certs(RootCerts::Specific(Arc::new(trusted.collect())))
        .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
        .build();
    Agent::config_builder()
        .tls_config(tls)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        .proxy(proxy)
        .build()
}

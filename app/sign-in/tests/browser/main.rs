//! Passkeys in Chromium, with its virtual authenticators, at the width of a desk and of a phone.

#[path = "../../../server/tests/browser/driven/authenticator.rs"]
mod authenticator;
#[path = "../../../server/tests/browser/driven/browser.rs"]
#[expect(dead_code, reason = "the driver of all browser tests can do more than is needed here")]
mod browser;
mod passkeys;
mod server;
#[path = "../shared/mod.rs"]
#[expect(dead_code, reason = "without a browser, tests look at more of the service")]
mod shared;

/// The result of a step; an error carries its message.
type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

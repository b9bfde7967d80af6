//! Signing in without a browser: letters by a real mail server, a real provider of OpenID Connect,
//! recovery codes, tokens, and what others try.

mod client;
mod codes;
mod letters;
mod mail;
mod programs;
mod provider;
mod provider_server;
#[path = "../shared/mod.rs"]
mod shared;

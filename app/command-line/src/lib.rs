//! What the command lines of `soloist` and `soloist-host` share: what they say of themselves
//! ([`version`]), completion for shells ([`completions`]), man pages ([`man_pages`]), and how a service
//! is that already runs ([`answer`]).

mod health;
mod shell;
mod version;

pub use clap_complete::Shell;
pub use health::{Answer, answer};
pub use shell::{completions, man_pages};
pub use version::{short_version, version};

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use clap::Args;

use crate::failure::Failure;

/// The program that hosts, beside this one.
const PROGRAM: &str = "soloist-host";

/// Serve people who live apart, at a public address behind a proxy.
///
/// This starts soloist-host, a program of its own, which must lie beside soloist or on the path.
/// `cargo install --path app/host` builds it.
#[derive(Args, Debug)]
#[command(
    disable_help_flag = true,
    after_help = "Examples:
  soloist host --help
  soloist host --init --data ./games --public-url https://games.example"
)]
pub(crate) struct Host {
    /// Arguments of soloist-host; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<OsString>,
}

impl Host {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let program = beside().unwrap_or_else(|| PathBuf::from(PROGRAM));
        let mut command = Command::new(program);
        command.args(self.arguments);
        let how = "it is a program of its own: cargo install --path app/host";
        let failed =
            |error| Failure::System(format!("{PROGRAM} cannot be started: {error}; {how}"));
        become_it(command).map_err(failed)
    }
}

/// The program in the folder of this one, if it is there.
fn beside() -> Option<PathBuf> {
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    let program = std::env::current_exe().ok()?.with_file_name(name);
    program.is_file().then_some(program)
}

/// Replaces this process, so that signals reach the program that serves.
#[cfg(unix)]
fn become_it(mut command: Command) -> std::io::Result<()> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

/// Waits for the program.
#[cfg(not(unix))]
fn become_it(mut command: Command) -> std::io::Result<()> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(std::io::Error::other(status.to_string())) }
}

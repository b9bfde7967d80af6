//! The `soloist` command.
//!
//! Without arguments it serves the browser table; every other use is a subcommand, one file each in
//! [`commands`]. [`terminal`] is the front end for playing in a terminal or through a pipe. All
//! output goes through writers that return errors, so that a reader who leaves early (`soloist
//! rules pocket-mars | head`) ends the command quietly.

mod arguments;
mod commands;
mod failure;
mod language;
mod lines;
mod messages;
mod places;
mod qr_code;
mod terminal;

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser};

use commands::Command;
use failure::Failure;

/// Plays heavy board games against their automated opponents, and explains every move they make.
///
/// Without a command it serves the table to a browser and prints its address.
#[derive(Debug, Parser)]
#[command(name = "soloist", version)]
#[command(after_help = "Examples:
  soloist                             open the table and print its address
  soloist play pocket-mars            play in the terminal; what is not given is asked for
  soloist play --resume 4f            go on with the saved game whose id begins with 4f
  soloist games                       list the saved games
  soloist backup soloist-copy.sqlite  keep a copy of every saved game
  soloist sim pocket-mars --games 10000
  soloist COMMAND --help              more about a command, with examples")]
struct Soloist {
    #[command(flatten)]
    serve: commands::serve::Serve,
    #[command(subcommand)]
    command: Option<Command>,
}

fn main() -> ExitCode {
    meet_file_limits();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let run = |command: Command| command.run(Soloist::command);
    let result = match Soloist::try_parse_from(&arguments) {
        Ok(Soloist { serve, command: None }) => run(Command::Serve(serve)),
        Ok(Soloist { serve, command: Some(command) }) => command.with(serve).and_then(run),
        Err(error) if error.kind() == ErrorKind::DisplayVersion => write_version(&arguments),
        Err(error) if error.use_stderr() => Err(Failure::wrong(condensed(&error, &arguments))),
        Err(help) => write_help(&help),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Turns reaching a file size limit into an error message, instead of the end of the program.
fn meet_file_limits() {
    #[cfg(unix)]
    {
        let heard = std::sync::Arc::default();
        // If that fails, the system's default stays.
        let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, heard);
    }
}

/// In one line for `-V`, with the commit and the contents for `--version`.
fn write_version(arguments: &[OsString]) -> Result<(), Failure> {
    let is_short = !arguments.iter().any(|argument| argument == "--version");
    let program = "soloist";
    let text = match is_short {
        true => command_line::short_version(program),
        false => command_line::version(program),
    };
    let mut out = std::io::stdout();
    write!(out, "{text}")?;
    Ok(out.flush()?)
}

fn write_help(help: &clap::Error) -> Result<(), Failure> {
    use std::io::IsTerminal as _;
    let mut out = std::io::stdout();
    let text = help.render();
    let plain = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if out.is_terminal() && !plain("NO_COLOR") {
        write!(out, "{}", text.ansi())?
    } else {
        write!(out, "{text}")?
    }
    Ok(out.flush()?)
}

/// A clap error as one line with a hint.
fn condensed(error: &clap::Error, arguments: &[OsString]) -> String {
    let text = error.render().to_string();
    let complaint = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty());
    let complaint = complaint.collect::<Vec<_>>().join(" ").replace(" tip: ", "; tip: ");
    let complaint = complaint.strip_prefix("error: ").unwrap_or(&complaint);
    format!("{complaint} (see {} --help)", command_path(arguments))
}

/// The command named by the arguments, such as `soloist games rename`.
fn command_path(arguments: &[OsString]) -> String {
    let mut command = Soloist::command();
    let mut path = "soloist".to_string();
    for argument in arguments.iter().skip(1) {
        let Some(name) = argument.to_str() else { continue };
        let Some(found) = command.find_subcommand(name) else { continue };
        path = format!("{path} {name}");
        let found = found.clone();
        command = found;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(line: &str) -> String {
        let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let error = Soloist::try_parse_from(&arguments).expect_err("wrong");
        condensed(&error, &arguments)
    }

    #[test]
    fn the_commands_are_put_together_rightly() {
        Soloist::command().debug_assert();
    }

    #[test]
    fn wrong_arguments_get_one_line_that_names_the_help() {
        let line = complaint("soloist play pocket-mars --seets 3");
        assert!(line.contains("--seets") && line.ends_with("(see soloist play --help)"), "{line}");
        let line = complaint("soloist games rename 1");
        assert!(
            line.contains("<NAME>") && line.ends_with("soloist games rename --help)"),
            "{line}"
        );
        let line = complaint("soloist plya");
        assert!(line.ends_with("(see soloist --help)") && !line.contains('\n'), "{line}");
    }
}

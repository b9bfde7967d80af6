use std::io::{self, Write as _};
use std::process::ExitCode;

use game_core::{ValidationError, ValidationErrors};
use service::Problem;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user's input is wrong, one line for each reason: exit code 2.
    Wrong(Vec<String>),
    /// A system error, in one line: exit code 1.
    System(String),
    /// The reader of our output is gone: no error.
    NobodyReads,
}

impl Failure {
    /// A single reason why the input is wrong.
    pub(crate) fn wrong(why: impl Into<String>) -> Self {
        Failure::Wrong(vec![why.into()])
    }

    /// Prints it to standard error and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (lines, code) = match self {
            Failure::Wrong(lines) => (lines, ExitCode::from(2)),
            Failure::System(line) => (vec![line], ExitCode::from(1)),
            Failure::NobodyReads => (Vec::new(), ExitCode::SUCCESS),
        };
        let mut out = io::stderr();
        for line in lines {
            // If even this cannot be written, nobody can be informed.
            let _ = writeln!(out, "soloist: {}", line.replace('\n', " "));
        }
        code
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::System(format!("input or output failed: {error}")),
        }
    }
}

impl From<Vec<ValidationError>> for Failure {
    fn from(objections: Vec<ValidationError>) -> Self {
        let objections = ValidationErrors::from_iter(objections).into_vec();
        Failure::Wrong(objections.iter().map(ValidationError::to_string).collect())
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        match problem {
            Problem::Busy(why) | Problem::Storage(why) | Problem::Damaged(why) => {
                Failure::System(why.to_string())
            }
            other => Failure::Wrong(other.lines()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Failure::System(format!("the result cannot be written as JSON: {error}"))
    }
}

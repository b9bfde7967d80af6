use std::io::{self, Write as _};
use std::process::ExitCode;

use game_core::{ValidationError, ValidationErrors};
use service::Problem;

/// Why a command stops before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the person gave is wrong, one line for each reason: exit code 2.
    Wrong(Vec<String>),
    /// The system does not do its part, in one line: exit code 1.
    System(String),
    /// Nobody reads our output any more: no trouble at all.
    NobodyReads,
}

impl Failure {
    /// One reason why the input is wrong.
    pub(crate) fn wrong(why: impl Into<String>) -> Self {
        Failure::Wrong(vec![why.into()])
    }

    /// Says it on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (lines, code) = match self {
            Failure::Wrong(lines) => (lines, ExitCode::from(2)),
            Failure::System(line) => (vec![line], ExitCode::from(1)),
            Failure::NobodyReads => (Vec::new(), ExitCode::SUCCESS),
        };
        let mut out = io::stderr();
        for line in lines {
            // If even this cannot be written there is nobody to tell.
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
                Failure::System(why)
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

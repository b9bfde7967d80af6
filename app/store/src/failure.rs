use rusqlite::Error;
use rusqlite::ErrorCode::{CannotOpen, DatabaseBusy, DatabaseLocked, ReadOnly, SystemIoFailure};
use service::Problem;

/// Why a call to the database came to nothing.
#[derive(Debug)]
pub(crate) enum Failure {
    /// SQLite says so.
    Sql(Error),
    /// We do.
    Problem(Problem),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Sql(error)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Problem(problem)
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Problem(problem) => problem,
            Failure::Sql(error) if is_busy(&error) => Problem::Busy(
                "another program keeps the saved games to itself just now; please try again"
                    .to_string(),
            ),
            Failure::Sql(error) => {
                Problem::Storage(format!("the store of saved games failed: {}", cannot(&error)))
            }
        }
    }
}

/// Whether another process was in the way.
pub(crate) fn is_busy(error: &Error) -> bool {
    matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked))
}

/// What SQLite says, with a hint where that is no help to a person.
pub(crate) fn cannot(error: &Error) -> String {
    match error.sqlite_error_code() {
        Some(CannotOpen | ReadOnly | SystemIoFailure) => format!(
            "{error} (is the folder read-only, the disk full, or is there a limit to the size of \
             a file?)"
        ),
        _ => error.to_string(),
    }
}

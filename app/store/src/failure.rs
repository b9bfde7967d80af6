use rusqlite::Error;
use rusqlite::ErrorCode::{CannotOpen, DatabaseBusy, DatabaseLocked, ReadOnly, SystemIoFailure};
use service::Problem;

/// Why a database call failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An error from SQLite.
    Sql(Error),
    /// A problem of our own.
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

/// Whether another process holds a lock.
pub(crate) fn is_busy(error: &Error) -> bool {
    matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked))
}

/// The message of SQLite, with advice where it would not help a person.
pub(crate) fn cannot(error: &Error) -> String {
    match error.sqlite_error_code() {
        Some(CannotOpen | ReadOnly | SystemIoFailure) => format!(
            "{error} (is the folder read-only, the disk full, or is there a limit to the size of \
             a file?)"
        ),
        _ => error.to_string(),
    }
}

use i18n::{Notice, notice};
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
            Failure::Sql(error) if is_busy(&error) => Problem::Busy(notice!("refusal-busy")),
            Failure::Sql(error) => {
                Problem::Storage(notice!("refusal-store", error = cannot(&error)))
            }
        }
    }
}

/// Whether another process holds a lock.
pub(crate) fn is_busy(error: &Error) -> bool {
    matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked))
}

/// Whether a row with the same key is there already.
pub(crate) fn is_known(error: &Error) -> bool {
    let Error::SqliteFailure(error, _) = error else { return false };
    let codes =
        [rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY, rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE];
    codes.contains(&error.extended_code)
}

/// The message of SQLite, with advice where it would not help a person.
pub(crate) fn cannot(error: &Error) -> Notice {
    let said = error.to_string();
    match error.sqlite_error_code() {
        Some(CannotOpen | ReadOnly | SystemIoFailure) => notice!("refusal-disk", error = said),
        _ => said.into(),
    }
}

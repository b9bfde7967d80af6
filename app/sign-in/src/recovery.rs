//! Recovery codes: a list on paper for whoever has lost every other way in.

use service::{CredentialStore, PersonId};

use crate::Refusal;
use crate::secret::{drawn_code, hash, tidied_code};

/// How many codes a person has.
const CODES: usize = 10;

/// Gives a person new codes, which replace all earlier ones. They are shown once.
pub(crate) fn renew(
    store: &dyn CredentialStore,
    person: &PersonId,
) -> Result<Vec<String>, Refusal> {
    let codes = (0..CODES).map(|_| drawn_code()).collect::<Result<Vec<String>, Refusal>>()?;
    let hashes: Vec<String> = codes.iter().map(|code| hash(&tidied_code(code))).collect();
    store.keep_recovery_codes(person, &hashes)?;
    Ok(codes)
}

/// Uses a code up; returns whose it was.
pub(crate) fn used(store: &dyn CredentialStore, typed: &str) -> Result<PersonId, Refusal> {
    let whose = store.use_recovery_code(&hash(&tidied_code(typed)))?;
    whose.ok_or(Refusal::WrongCode)
}

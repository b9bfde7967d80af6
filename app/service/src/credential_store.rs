use crate::people_store::nobody_else;
use crate::{
    Identity, OneTime, Passkey, PeopleStore, Person, PersonId, Problem, ProgramToken, Removal,
};

/// Stores by what people sign in.
///
/// Passkeys and identities are *ways in*: a person who has one always keeps at least one.
/// Durability, locks and errors are those of [`GameStore`](crate::GameStore). A store of one
/// person, as in a browser, keeps the defaults, which know no way in and keep none.
pub trait CredentialStore: PeopleStore {
    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn passkeys(&self, _person: &PersonId) -> Result<Vec<Passkey>, Problem> {
        Ok(Vec::new())
    }

    /// The passkey with this id.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn passkey(&self, _id: &str) -> Result<Option<Passkey>, Problem> {
        Ok(None)
    }

    /// Stores a new passkey, and in the same transaction its person, if new; a known person of a
    /// lower rank rises to the given one.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if its id is known, or if the store cannot be written. Nothing has
    /// changed then.
    fn keep_passkey(&self, _passkey: &Passkey, _person: &Person) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Stores what a use has changed. An unknown passkey is ignored.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn passkey_used(&self, _id: &str, _state: &[u8], _now: i64) -> Result<(), Problem> {
        Ok(())
    }

    /// Gives a passkey of a person another name. Returns whether the person has it.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn rename_passkey(&self, _person: &PersonId, _id: &str, _name: &str) -> Result<bool, Problem> {
        Ok(false)
    }

    /// Removes a passkey of a person, unless it is the last way in.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn remove_passkey(&self, _person: &PersonId, _id: &str) -> Result<Removal, Problem> {
        Ok(Removal::Unknown)
    }

    /// The identities of a person, the oldest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn identities(&self, _person: &PersonId) -> Result<Vec<Identity>, Problem> {
        Ok(Vec::new())
    }

    /// The identity with this name at its issuer.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn identity(&self, _issuer: &str, _subject: &str) -> Result<Option<Identity>, Problem> {
        Ok(None)
    }

    /// Stores a new identity with its person, as [`CredentialStore::keep_passkey`]. One that the
    /// same person has already is marked as used.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if another person has it, or if the store cannot be written. Nothing
    /// has changed then.
    fn keep_identity(&self, _identity: &Identity, _person: &Person) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Removes an identity of a person, unless it is the last way in.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn remove_identity(
        &self,
        _person: &PersonId,
        _issuer: &str,
        _subject: &str,
    ) -> Result<Removal, Problem> {
        Ok(Removal::Unknown)
    }

    /// Replaces the recovery codes of a person by new ones, given as hashes.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know the person.
    fn keep_recovery_codes(&self, _person: &PersonId, _hashes: &[String]) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// How many recovery codes of a person are not used up.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn recovery_codes(&self, _person: &PersonId) -> Result<usize, Problem> {
        Ok(0)
    }

    /// Uses a recovery code up, by its hash. Returns whose it was; `None` if there is no such code.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn use_recovery_code(&self, _hash: &str) -> Result<Option<PersonId>, Problem> {
        Ok(None)
    }

    /// Stores something that is valid once, and drops what is no longer good at the time `now`.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if its hash is known, or if the store cannot be written.
    fn keep_one_time(&self, _one: &OneTime, _now: i64) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// What is valid once, without using it up; `None` if it is not good at the time `now`.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn one_time(&self, _hash: &str, _purpose: &str, _now: i64) -> Result<Option<OneTime>, Problem> {
        Ok(None)
    }

    /// As [`CredentialStore::one_time`], and uses it up: of several who ask at once, one gets it.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn use_one_time(
        &self,
        _hash: &str,
        _purpose: &str,
        _now: i64,
    ) -> Result<Option<OneTime>, Problem> {
        Ok(None)
    }

    /// The tokens for programs of a person, the oldest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn program_tokens(&self, _person: &PersonId) -> Result<Vec<ProgramToken>, Problem> {
        Ok(Vec::new())
    }

    /// The token for programs with this hash.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn program_token(&self, _hash: &str) -> Result<Option<ProgramToken>, Problem> {
        Ok(None)
    }

    /// Stores a new token for programs, or when it was last used.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know the person.
    fn keep_program_token(&self, _token: &ProgramToken) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// Removes a token of a person. Returns whether the person had it.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn remove_program_token(&self, _person: &PersonId, _id: &str) -> Result<bool, Problem> {
        Ok(false)
    }

    /// Makes two people one: the seats, memberships and invitations of `from`, a guest, become those
    /// of `into`, and `from` is removed with its sessions. Counts as a change of the games, whose
    /// ids are returned. Nothing happens if `from` is no guest, or both are the same.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know `into`.
    fn join_people(&self, _from: &PersonId, _into: &PersonId) -> Result<Vec<String>, Problem> {
        Ok(Vec::new())
    }
}

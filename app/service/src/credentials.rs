//! By what people sign in, as it is stored.

use crate::PersonId;

/// A passkey: a key pair of which a device of the person keeps the secret half.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Passkey {
    /// The id that the device gave it, in base64url.
    pub id: String,
    /// Who signs in with it.
    pub person: PersonId,
    /// The name by which the person recognises it.
    pub name: String,
    /// The public half and what else never changes, as the WebAuthn library encodes it.
    pub key: Vec<u8>,
    /// What each use changes, such as the counter, as the WebAuthn library encodes it.
    pub state: Vec<u8>,
    /// How a browser reaches it, such as by cable or from a phone, as the library encodes it.
    pub transports: u8,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    /// When it was last used, in seconds since 1970.
    pub used: i64,
}

/// A name of a person at somebody else's: an e-mail address, or an account at a provider of OpenID
/// Connect.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Identity {
    /// Who vouches for the name: the address of a provider, or [`Identity::MAIL`].
    pub issuer: String,
    /// The name, unique at its issuer.
    pub subject: String,
    /// Who signs in with it.
    pub person: PersonId,
    /// What the person recognises, such as the address that the provider knows.
    pub shown: String,
    /// When it was linked, in seconds since 1970.
    pub since: i64,
    /// When it was last used, in seconds since 1970.
    pub used: i64,
}

impl Identity {
    /// The issuer of e-mail addresses.
    pub const MAIL: &'static str = "mailto:";

    /// Whether it is an e-mail address, which is its subject.
    pub fn is_mail(&self) -> bool {
        self.issuer == Identity::MAIL
    }
}

/// Something that is valid once and for a short time: a challenge, a link in a letter, a request to
/// a provider.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OneTime {
    /// The hash of the secret by which it is found.
    pub hash: String,
    /// What it is for, such as `letter`. It is good for nothing else.
    pub purpose: String,
    /// The hash of the secret of the browser that asked.
    pub browser: String,
    /// What has to be known when it is used.
    pub data: Vec<u8>,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

/// A token for a program that acts for a person, within limits.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ProgramToken {
    /// Its id, which is no secret.
    pub id: String,
    /// For whom the program acts.
    pub person: PersonId,
    /// The hash of the token.
    pub hash: String,
    /// The name by which the person recognises it.
    pub name: String,
    /// What the program may do.
    pub acts: ProgramActs,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    /// When it was last used, in seconds since 1970.
    pub used: i64,
}

/// What a program may do for a person: never more than the person, and never anything about the
/// account.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum ProgramActs {
    /// See the person's games.
    Look,
    /// Also choose, undo and answer requests in them.
    Play,
}

impl ProgramActs {
    /// Every value, from the least.
    pub const ALL: [ProgramActs; 2] = [ProgramActs::Look, ProgramActs::Play];

    /// The word by which a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            ProgramActs::Look => "look",
            ProgramActs::Play => "play",
        }
    }

    /// The value of a stored word; [`ProgramActs::Look`], which may do least, for any other.
    pub fn of_word(word: &str) -> Self {
        ProgramActs::ALL.into_iter().find(|acts| acts.word() == word).unwrap_or(ProgramActs::Look)
    }
}

/// A program that sent a request, as the host program has recognised it by its token. It travels as
/// an extension of the request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ProgramCaller {
    /// For whom it acts.
    pub person: PersonId,
    /// What it may do.
    pub acts: ProgramActs,
}

/// What became of the wish to remove a way to sign in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Removal {
    /// It is removed.
    Done,
    /// It stays: the person could not sign in again without it.
    LastWayIn,
    /// The person has no such way.
    Unknown,
}

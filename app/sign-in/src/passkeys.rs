//! Passkeys: WebAuthn by `webauthn_rp`.
//!
//! No name is typed: the browser offers the passkeys that its devices have for this host name, and
//! the answer says which person it is.

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use service::{Passkey, Person, PersonId, Rank};
use webauthn_rp::bin::{Decode as _, Encode as _};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId, TimedCeremony as _};
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId, SentChallenge};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthentication, DiscoverableAuthenticationServerState,
    DiscoverableCredentialRequestOptions, PublicKeyCredentialCreationOptions, Registration,
    RegistrationServerState,
};

use crate::one_time::{Ask, Purpose};
use crate::secret::digest;
use crate::{ConfigError, PublicAddress, Refusal};

/// The length of a user handle in bytes.
const HANDLE: usize = 32;

/// The stored public key of a passkey.
type StoredKey = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// The service as WebAuthn knows it: a host name, and the origin of its pages.
pub(crate) struct RelyingParty {
    id: RpId,
    origin: String,
}

/// A passkey that is being made.
#[derive(Serialize, Deserialize)]
struct Making {
    person: String,
    name: String,
    rank: String,
    since: i64,
    ceremony: Vec<u8>,
}

/// A passkey that is being used.
#[derive(Serialize, Deserialize)]
struct Using {
    ceremony: Vec<u8>,
}

/// The user handle of a person: the hash of the id, so that a device learns nothing from it.
fn handle(person: &PersonId) -> Result<UserHandle<HANDLE>, Refusal> {
    UserHandle::decode(digest(&person.0)).map_err(|_| Refusal::NoPasskey)
}

/// The secret by which a challenge is found again.
fn secret(challenge: SentChallenge) -> String {
    format!("{:032x}", challenge.0)
}

impl RelyingParty {
    /// The service at a public address.
    ///
    /// # Errors
    ///
    /// If its host name is not ASCII.
    pub(crate) fn new(address: &PublicAddress) -> Result<Self, ConfigError> {
        let wrong = |_| ConfigError::PublicAddress(address.origin().to_string());
        let domain = AsciiDomain::try_from(address.host().to_string()).map_err(wrong)?;
        Ok(RelyingParty { id: RpId::Domain(domain), origin: address.origin().to_string() })
    }

    /// Begins to make a passkey for a person, who need not be stored yet. Returns the options for
    /// the browser.
    pub(crate) fn begin_making(&self, ask: &Ask<'_>, person: &Person) -> Result<Value, Refusal> {
        let known = ask.store.passkeys(&person.id)?;
        let known = known.iter().filter_map(descriptor).collect();
        let id = handle(&person.id)?;
        // A name as the library takes it; the browser gets the person's own.
        let name = "player".try_into().map_err(|_| Refusal::NoName)?;
        let user = PublicKeyCredentialUserEntity { name, id: &id, display_name: None };
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.id, user, known);
        // Many devices lack this extension, and could make no passkey if it were enforced. Whoever
        // signs in has to unlock the device in any case.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(|_| Refusal::NoPasskey)?;
        let making = Making {
            person: person.id.0.clone(),
            name: person.name.clone(),
            rank: person.rank.word().to_string(),
            since: person.since,
            ceremony: server.encode().map_err(|_| Refusal::NoPasskey)?,
        };
        ask.keep(Purpose::NewPasskey, &secret(server.sent_challenge()), &making)?;
        let mut options = serde_json::to_value(&client).map_err(|_| Refusal::NoPasskey)?;
        options["rp"]["name"] = json!("Soloist");
        options["user"]["name"] = json!(person.name);
        options["user"]["displayName"] = json!(person.name);
        Ok(options)
    }

    /// Stores the passkey that a browser has made under a name, and the person with it, whose name
    /// is `told_apart` from those of others. Returns the person.
    pub(crate) fn finish_making(
        &self,
        ask: &Ask<'_>,
        answer: &str,
        name: &str,
        told_apart: impl FnOnce(Person) -> Result<Person, Refusal>,
    ) -> Result<Person, Refusal> {
        let made = Registration::from_json_custom(answer.as_bytes());
        let made = made.map_err(|_| Refusal::NoPasskey)?;
        let challenge = made.challenge_relaxed().map_err(|_| Refusal::NoPasskey)?;
        let making: Making = ask.take_here(Purpose::NewPasskey, &secret(challenge))?;
        let ceremony = RegistrationServerState::<HANDLE>::decode(&making.ceremony);
        let ceremony = ceremony.map_err(|_| Refusal::Expired)?;
        let origins = [self.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..RegistrationVerificationOptions::default()
        };
        let found = ceremony.verify(&self.id, &made, &options).map_err(|_| Refusal::NoPasskey)?;
        let person = Person {
            id: PersonId(making.person),
            name: making.name,
            rank: Rank::of_word(&making.rank),
            since: making.since,
        };
        let person = told_apart(person)?;
        let (id, transports, _, key, state, _) = found.into_parts();
        let passkey = Passkey {
            id: BASE64URL_NOPAD.encode(id.into_inner()),
            person: person.id.clone(),
            name: name.to_string(),
            key: key.encode().map_err(|_| Refusal::NoPasskey)?,
            state: encoded(state),
            transports: transports.encode().unwrap_or_default(),
            since: ask.now,
            used: ask.now,
        };
        ask.store.keep_passkey(&passkey, &person)?;
        Ok(person)
    }

    /// Begins to sign somebody in. Returns the options for the browser.
    pub(crate) fn begin_using(&self, ask: &Ask<'_>) -> Result<Value, Refusal> {
        let options = DiscoverableCredentialRequestOptions::passkey(&self.id);
        let (server, client) = options.start_ceremony().map_err(|_| Refusal::NoPasskey)?;
        let using = Using { ceremony: server.encode().map_err(|_| Refusal::NoPasskey)? };
        ask.keep(Purpose::UsePasskey, &secret(server.sent_challenge()), &using)?;
        serde_json::to_value(&client).map_err(|_| Refusal::NoPasskey)
    }

    /// Who has signed a challenge.
    pub(crate) fn finish_using(&self, ask: &Ask<'_>, answer: &str) -> Result<PersonId, Refusal> {
        let signed = DiscoverableAuthentication::<HANDLE>::from_json_custom(answer.as_bytes());
        let signed = signed.map_err(|_| Refusal::NoPasskey)?;
        let challenge = signed.challenge_relaxed().map_err(|_| Refusal::NoPasskey)?;
        let using: Using = ask.take_here(Purpose::UsePasskey, &secret(challenge))?;
        let ceremony = DiscoverableAuthenticationServerState::decode(&using.ceremony);
        let ceremony = ceremony.map_err(|_| Refusal::Expired)?;
        let id = BASE64URL_NOPAD.encode(signed.raw_id().into_inner());
        let known = ask.store.passkey(&id)?.ok_or(Refusal::UnknownPasskey)?;
        let user = handle(&known.person)?;
        let (key, state) = decoded(&known).ok_or(Refusal::UnknownPasskey)?;
        let mut passkey = AuthenticatedCredential::new(signed.raw_id(), &user, key, state)
            .map_err(|_| Refusal::UnknownPasskey)?;
        let origins = [self.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..AuthenticationVerificationOptions::default()
        };
        let verified = ceremony.verify(&self.id, &signed, &mut passkey, &options);
        verified.map_err(|_| Refusal::NoPasskey)?;
        let state = encoded(passkey.dynamic_state());
        ask.store.passkey_used(&known.id, &state, ask.now)?;
        Ok(known.person)
    }
}

fn encoded(state: DynamicState) -> Vec<u8> {
    match state.encode() {
        Ok(bytes) => bytes.to_vec(),
        Err(never) => match never {},
    }
}

/// The key and the state of a stored passkey; `None` if the library cannot read them.
fn decoded(passkey: &Passkey) -> Option<(StoredKey, DynamicState)> {
    let key = StoredKey::decode(&passkey.key).ok()?;
    let state: [u8; 7] = passkey.state.as_slice().try_into().ok()?;
    Some((key, DynamicState::decode(state).ok()?))
}

/// A passkey that a device shall not make once more.
fn descriptor(passkey: &Passkey) -> Option<PublicKeyCredentialDescriptor<Vec<u8>>> {
    let id = BASE64URL_NOPAD.decode(passkey.id.as_bytes()).ok()?;
    Some(PublicKeyCredentialDescriptor {
        id: CredentialId::<Vec<u8>>::decode(id).ok()?,
        transports: AuthTransports::decode(passkey.transports).ok()?,
    })
}

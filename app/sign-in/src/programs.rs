//! Tokens, by which a program acts for a person within limits.

use std::time::Duration;

use http::HeaderMap;
use http::header::AUTHORIZATION;
use limits::Wait;
use service::{
    CredentialStore, Person, Problem, ProgramActs, ProgramCaller, ProgramToken, Service,
};

use crate::people::checked_name;
use crate::secret::{drawn, hash};
use crate::{Refusal, SignIn};

/// How a token begins, so that people and scanners recognise one that leaked.
const PREFIX: &str = "soloist_";

/// How often the last use of a token is written, in seconds.
const NOTED_EVERY: i64 = 60;

/// The most tokens of one person.
const MOST: usize = 50;

/// Makes a token for a person, and returns it. It is shown once.
pub(crate) fn make(
    store: &dyn CredentialStore,
    now: i64,
    person: &Person,
    (name, acts): (&str, ProgramActs),
) -> Result<String, Refusal> {
    if store.program_tokens(&person.id)?.len() >= MOST {
        return Err(Refusal::TooOften(Wait::new(Duration::from_secs(60))));
    }
    let secret = format!("{PREFIX}{}", drawn()?);
    let token = ProgramToken {
        id: store.new_device()?,
        person: person.id.clone(),
        hash: hash(&secret),
        name: checked_name(name)?,
        acts,
        since: now,
        used: now,
    };
    store.keep_program_token(&token)?;
    Ok(secret)
}

/// The token of a request.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let sent = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = sent.split_once(' ')?;
    let is_ours = scheme.eq_ignore_ascii_case("bearer") && token.starts_with(PREFIX);
    is_ours.then_some(token.trim())
}

impl SignIn {
    /// The program that sent a request, by its token; `None` if the request has none of ours or the
    /// token is not known. The host program adds it to the extensions of the request, and adds no
    /// session then.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn program(
        &self,
        service: &Service,
        headers: &HeaderMap,
    ) -> Result<Option<ProgramCaller>, Problem> {
        let Some(token) = bearer(headers) else { return Ok(None) };
        let (store, now) = (service.credentials(), service.now());
        let Some(token) = store.program_token(&hash(token))? else { return Ok(None) };
        let caller = ProgramCaller { person: token.person.clone(), acts: token.acts };
        if token.used + NOTED_EVERY <= now {
            // The program is answered even where nothing can be written.
            let _ = store.keep_program_token(&ProgramToken { used: now, ..token });
        }
        Ok(Some(caller))
    }

    /// Whether a request has a token for programs, valid or not; what a proxy asks by is none. Such
    /// a request that [`SignIn::program`] does not recognise comes from nobody, whatever cookies it
    /// has.
    pub fn has_token(&self, headers: &HeaderMap) -> bool {
        bearer(headers).is_some()
    }
}

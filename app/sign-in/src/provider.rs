//! A provider of OpenID Connect: discovery, authorization code with PKCE, and an ID token whose
//! signature, audience, time and nonce are verified.

use std::io;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreProviderMetadata, CoreUserInfoClaims,
};
use openidconnect::{
    AccessTokenHash, AuthorizationCode, ClientId, ClientSecret, CsrfToken, HttpRequest,
    HttpResponse, IssuerUrl, Nonce, OAuth2TokenResponse as _, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, Scope, TokenResponse as _,
};
use serde::{Deserialize, Serialize};
use service::{PersonId, locked};
use ureq::Agent;

use crate::one_time::{Ask, Purpose};
use crate::trust::client;
use crate::{ConfigError, ProviderConfig, PublicAddress, Refusal};

/// How long what a provider says of itself is used before it is asked again: it changes its keys.
const KNOWN_FOR: Duration = Duration::from_secs(3600);

/// The longest answer of a provider, in bytes.
const LONGEST: u64 = 1 << 20;

/// The path to which the provider sends people back.
pub(crate) const BACK: &str = "/sign-in/provider/back";

/// A provider.
pub(crate) struct Provider {
    /// The name on the button.
    pub(crate) name: String,
    issuer: IssuerUrl,
    client_id: ClientId,
    client_secret: Option<ClientSecret>,
    back: RedirectUrl,
    agent: Agent,
    known: Mutex<Option<(Instant, CoreProviderMetadata)>>,
}

/// A visit to the provider.
#[derive(Serialize, Deserialize)]
struct Visit {
    nonce: Nonce,
    verifier: PkceCodeVerifier,
    /// The person to whom the account will be added; `None` to sign in.
    adds_to: Option<String>,
}

/// An account at the provider.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Account {
    pub(crate) issuer: String,
    pub(crate) subject: String,
    /// What the person recognises: an address or a name, or the subject.
    pub(crate) shown: String,
    /// How the person is called there; empty if the provider does not say.
    pub(crate) name: String,
    /// The person to whom the account shall be added; `None` to sign in.
    pub(crate) adds_to: Option<PersonId>,
}

impl Provider {
    /// The provider of a configuration.
    pub(crate) fn new(
        config: ProviderConfig,
        address: &PublicAddress,
    ) -> Result<Self, ConfigError> {
        let wrong = |why: url::ParseError| ConfigError::Provider(why.to_string());
        let issuer = IssuerUrl::new(config.issuer).map_err(wrong)?;
        let is_here = issuer.url().host_str().is_some_and(|host| host == "127.0.0.1");
        if issuer.url().scheme() != "https" && !is_here {
            return Err(ConfigError::Provider(issuer.to_string()));
        }
        Ok(Provider {
            name: config.name,
            issuer,
            client_id: ClientId::new(config.client_id),
            client_secret: config.client_secret.map(ClientSecret::new),
            back: RedirectUrl::new(address.at(BACK)).map_err(wrong)?,
            agent: client(),
            known: Mutex::new(None),
        })
    }

    /// Whether the provider describes itself.
    pub(crate) fn check(&self) -> Result<(), String> {
        let asked = CoreProviderMetadata::discover(&self.issuer, &|request| self.send(request));
        asked.map(drop).map_err(|why| why.to_string())
    }

    /// Sends a request to the provider.
    fn send(&self, request: HttpRequest) -> Result<HttpResponse, io::Error> {
        let answer = self.agent.run(request).map_err(io::Error::other)?;
        let (head, mut body) = answer.into_parts();
        let body = body.with_config().limit(LONGEST).read_to_vec().map_err(io::Error::other)?;
        Ok(HttpResponse::from_parts(head, body))
    }

    /// What the provider says of itself.
    fn metadata(&self) -> Result<CoreProviderMetadata, Refusal> {
        if let Some((since, known)) = &*locked(&self.known)
            && since.elapsed() < KNOWN_FOR
        {
            return Ok(known.clone());
        }
        let asked = CoreProviderMetadata::discover(&self.issuer, &|request| self.send(request));
        let metadata = asked.map_err(|_| Refusal::Provider)?;
        *locked(&self.known) = Some((Instant::now(), metadata.clone()));
        Ok(metadata)
    }

    /// Begins a visit. Returns the address to which the browser goes.
    pub(crate) fn begin(
        &self,
        ask: &Ask<'_>,
        adds_to: Option<&PersonId>,
    ) -> Result<String, Refusal> {
        let metadata = self.metadata()?;
        let (id, secret) = (self.client_id.clone(), self.client_secret.clone());
        let client = CoreClient::from_provider_metadata(metadata, id, secret)
            .set_redirect_uri(self.back.clone());
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let flow = CoreAuthenticationFlow::AuthorizationCode;
        let (address, state, nonce) = client
            .authorize_url(flow, CsrfToken::new_random, Nonce::new_random)
            .add_scope(Scope::new("profile".to_string()))
            .add_scope(Scope::new("email".to_string()))
            .set_pkce_challenge(challenge)
            .url();
        let visit = Visit { nonce, verifier, adds_to: adds_to.map(|person| person.0.clone()) };
        ask.keep(Purpose::Provider, state.secret(), &visit)?;
        Ok(address.into())
    }

    /// Ends a visit: what the provider sent back with the browser becomes an account.
    pub(crate) fn finish(
        &self,
        ask: &Ask<'_>,
        state: &str,
        code: &str,
    ) -> Result<Account, Refusal> {
        let visit: Visit = ask.take_here(Purpose::Provider, state)?;
        let metadata = self.metadata()?;
        let (id, secret) = (self.client_id.clone(), self.client_secret.clone());
        let client = CoreClient::from_provider_metadata(metadata, id, secret)
            .set_redirect_uri(self.back.clone());
        let failed = || Refusal::Provider;
        let tokens = client
            .exchange_code(AuthorizationCode::new(code.to_string()))
            .map_err(|_| failed())?
            .set_pkce_verifier(visit.verifier)
            .request(&|request| self.send(request))
            .map_err(|_| failed())?;
        let token = tokens.id_token().ok_or_else(failed)?;
        let verifier = client.id_token_verifier();
        let claims = token.claims(&verifier, &visit.nonce).map_err(|_| failed())?;
        if let Some(expected) = claims.access_token_hash() {
            let algorithm = token.signing_alg().map_err(|_| failed())?;
            let key = token.signing_key(&verifier).map_err(|_| failed())?;
            let found = AccessTokenHash::from_token(tokens.access_token(), algorithm, key);
            if found.map_err(|_| failed())? != *expected {
                return Err(failed());
            }
        }
        let mut mail = claims.email().map(|mail| mail.as_str().to_string());
        let mut name = claims.preferred_username().map(|name| name.as_str().to_string());
        let subject = claims.subject();
        // What the token leaves out, the provider tells if it is asked.
        if mail.is_none()
            && name.is_none()
            && let Ok(asked) =
                client.user_info(tokens.access_token().clone(), Some(subject.clone()))
            && let Ok(told) = asked.request(&|request| self.send(request))
        {
            let told: CoreUserInfoClaims = told;
            mail = told.email().map(|mail| mail.as_str().to_string());
            name = told.preferred_username().map(|name| name.as_str().to_string());
        }
        let name = name.unwrap_or_default();
        let known = Some(name.clone()).filter(|name| !name.is_empty());
        Ok(Account {
            issuer: claims.issuer().to_string(),
            subject: subject.to_string(),
            shown: mail.or(known).unwrap_or_else(|| subject.to_string()),
            name,
            adds_to: visit.adds_to.map(PersonId),
        })
    }
}

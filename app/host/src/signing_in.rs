//! Signing in at a hosted service: its pages beside those of the service, and programs
//! with a token.

use http::{HeaderMap, Request, StatusCode};
use server::Sender;
use service::{Caller, Problem, ProgramCaller, Response, Service, locale, refusal};
use sign_in::{ClientAddress, SignIn};

use crate::Config;

/// The ways in of a configuration; `None` where browsers make no passkeys, which is where the public
/// address is neither `https` with a name nor `localhost`.
///
/// # Errors
///
/// What is wrong with the mail server or the provider, or that they are given at an address where
/// nobody can sign in.
pub fn ways_in(config: &Config) -> Result<Option<SignIn>, Problem> {
    let failed = |why: sign_in::ConfigError| Problem::Refused(why.to_string().into());
    let is_wanted = config.letters.is_some() || config.provider.is_some();
    let address = match config.public_url.parse() {
        Ok(address) => address,
        Err(why) if is_wanted => return Err(failed(why)),
        Err(_) => return Ok(None),
    };
    let Config { joining, letters, provider, .. } = config.clone();
    SignIn::new(sign_in::Config { address, joining, letters, provider }).map(Some).map_err(failed)
}

/// The program that sent a request with a token, or nobody if its token is not known: found once,
/// when the request was admitted.
#[derive(Clone, Debug)]
pub(crate) struct Recognised(pub(crate) Option<ProgramCaller>);

/// What the program answers before the service does.
pub struct SigningIn {
    sign_in: SignIn,
}

impl SigningIn {
    /// These ways in.
    pub fn new(sign_in: SignIn) -> Self {
        SigningIn { sign_in }
    }

    /// The program that sends a request by its token, or why it is not known; `None` if the request
    /// has no token.
    pub(crate) fn program(
        &self,
        service: &Service,
        headers: &HeaderMap,
    ) -> Option<Result<Option<ProgramCaller>, Problem>> {
        self.has_token(headers).then(|| self.sign_in.program(service, headers))
    }

    /// Whether a request has a token, valid or not.
    pub(crate) fn has_token(&self, headers: &HeaderMap) -> bool {
        self.sign_in.has_token(headers)
    }

    /// Adds the program that sends a request by its token to the extensions. A token that is not
    /// known lets nobody in, whatever cookies are sent along.
    fn recognise(&self, service: &Service, request: &mut Request<Vec<u8>>) -> Result<(), Problem> {
        let found = match request.extensions_mut().remove::<Recognised>() {
            Some(Recognised(program)) => Some(program),
            None => self.program(service, request.headers()).transpose()?,
        };
        let Some(program) = found else { return Ok(()) };
        request.extensions_mut().insert(Caller { device: None, is_owner: false });
        if let Some(program) = program {
            request.extensions_mut().insert(program);
        }
        Ok(())
    }
}

impl SigningIn {
    /// The answer to a request for a page of signing in; `None` leaves it to the service, with who
    /// sends it.
    pub(crate) fn answer(
        &self,
        service: &Service,
        request: &mut Request<Vec<u8>>,
    ) -> Option<Response> {
        if let Some(&Sender(from)) = request.extensions().get() {
            request.extensions_mut().insert(ClientAddress(from));
        }
        if let Err(problem) = self.recognise(service, request) {
            let locale = locale(request.headers());
            let lines = problem.lines_in(locale);
            return Some(refusal(locale, StatusCode::SERVICE_UNAVAILABLE, &lines, "/"));
        }
        self.sign_in.handle(service, request)
    }
}

#[cfg(test)]
mod tests {
    use http::header::AUTHORIZATION;
    use play::Catalog;
    use service::{AtOnce, MemoryStore, PersonId, ProgramActs};
    use sign_in::{Config, Joining};

    use super::*;

    #[test]
    fn a_program_that_was_recognised_when_its_request_was_admitted_is_not_looked_up_again() {
        let service = Service::new(Catalog::of(Vec::new()), MemoryStore::default(), AtOnce);
        let address = "https://games.example".parse().expect("an address");
        let joining = Joining::default();
        let config = Config { address, joining, letters: None, provider: None };
        let signing_in = SigningIn::new(SignIn::new(config).expect("ways in"));
        let asked = |found: Option<Recognised>| {
            let request = Request::builder().header(AUTHORIZATION, "Bearer soloist_x");
            let mut request = request.body(Vec::new()).expect("a request");
            found.map(|found| request.extensions_mut().insert(found));
            signing_in.recognise(&service, &mut request).expect("the store is read");
            assert!(request.extensions().get::<Caller>().is_some(), "no cookie counts");
            request.extensions().get::<ProgramCaller>().cloned()
        };
        let ada = ProgramCaller { person: PersonId("ada".into()), acts: ProgramActs::Look };
        assert_eq!(asked(Some(Recognised(Some(ada.clone())))), Some(ada));
        assert_eq!((asked(Some(Recognised(None))), asked(None)), (None, None));
    }
}

//! Sessions of people who live apart, for pages of the host program.

use http::{HeaderValue, Request};

use crate::people_store::nobody_else;
use crate::public_host::{SESSION, SIGNED_IN};
use crate::{Caller, DeviceId, Person, PersonId, Problem, PublicHost, Service};

/// The device that the host program has recognised.
fn device<B>(request: &Request<B>) -> Option<&DeviceId> {
    request.extensions().get::<Caller>()?.device.as_ref()
}

impl Service {
    /// What the host program provides for people who live apart.
    pub fn host(&self) -> Option<&dyn PublicHost> {
        self.public.as_deref()
    }

    /// Who is signed in where a request comes from; `None` if nobody is. A program's token is no
    /// session.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn signed_in<B>(&self, request: &Request<B>) -> Result<Option<Person>, Problem> {
        device(request).map_or(Ok(None), |device| self.person_at(device))
    }

    /// Begins a session with a new token where a request comes from, and ends the one that was
    /// there. Returns the cookie to set.
    ///
    /// # Errors
    ///
    /// If there is no random number, or if the store cannot be written or does not know the person.
    pub fn begin_session<B>(
        &self,
        request: &Request<B>,
        person: &PersonId,
    ) -> Result<HeaderValue, Problem> {
        let host = self.host().ok_or_else(nobody_else)?;
        let no_token = || Problem::Storage(i18n::notice!("door-broken"));
        let token = host.new_token().ok_or_else(no_token)?;
        if let Some(before) = device(request) {
            self.sign_out(before)?;
        }
        let name = host.device_name(request.headers());
        self.sign_in(person.clone(), &token.hash, &name)?;
        let cookie = host.cookie(SESSION, &token.text, SIGNED_IN);
        HeaderValue::from_str(&cookie).map_err(|_| no_token())
    }
}

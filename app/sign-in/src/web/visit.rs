//! A request with what every handler needs to know of its sender.

use http::header::SET_COOKIE;
use http::{HeaderValue, Request};
use i18n::{Locale, Messages};
use serde_json::Value;
use service::{Person, PersonId, Problem, PublicHost, Rank, Response, Service, cookie};

use super::answer::{Answer, json, json_refused, redirect, with_cookie};
use crate::messages::messages;
use crate::one_time::Ask;
use crate::secret::drawn;
use crate::{ClientAddress, Refusal, SignIn};

/// The cookie by which a browser is recognised that asked for something.
const BROWSER: &str = "browser";

/// How long that cookie is kept, in seconds: as long as anything that it asks for is good.
const KEPT: u32 = 900;

/// A request with what every handler needs to know of its sender.
pub(super) struct Visit<'a> {
    pub(super) sign_in: &'a SignIn,
    pub(super) service: &'a Service,
    host: &'a dyn PublicHost,
    pub(super) request: &'a Request<Vec<u8>>,
    pub(super) locale: Locale,
    /// Who is signed in.
    pub(super) here: Option<Person>,
    /// The secret of the browser.
    browser: String,
    form: Vec<(String, String)>,
}

impl<'a> Visit<'a> {
    pub(super) fn of(
        sign_in: &'a SignIn,
        (service, host): (&'a Service, &'a dyn PublicHost),
        request: &'a Request<Vec<u8>>,
    ) -> Result<Self, Refusal> {
        let browser = match cookie(request.headers(), &host.cookie_name(BROWSER)) {
            Some(known) => known.to_string(),
            None => drawn()?,
        };
        let form = form_urlencoded::parse(request.body()).into_owned().collect();
        let locale = service::locale(request.headers());
        let here = service.signed_in(request)?;
        Ok(Visit { sign_in, service, host, request, locale, here, browser, form })
    }

    pub(super) fn words(&self) -> Messages {
        messages(self.locale)
    }

    /// The store as this browser asks it.
    pub(super) fn ask(&self) -> Ask<'_> {
        let (store, now) = (self.service.credentials(), self.service.now());
        Ask { store, now, browser: &self.browser }
    }

    /// Where the request comes from.
    pub(super) fn client(&self) -> Option<&ClientAddress> {
        self.request.extensions().get()
    }

    /// A field of the form, without spaces around it; empty if it was not sent.
    pub(super) fn field(&self, name: &str) -> &str {
        let found = self.form.iter().rev().find(|(field, _)| field == name);
        found.map_or("", |(_, value)| value.trim())
    }

    /// A parameter of the address.
    pub(super) fn parameter(&self, name: &str) -> Option<String> {
        let query = self.request.uri().query().unwrap_or_default();
        let mut pairs = form_urlencoded::parse(query.as_bytes());
        pairs.find(|(field, _)| field == name).map(|(_, value)| value.into_owned())
    }

    /// The value of a cookie of ours.
    pub(super) fn cookie(&self, name: &str) -> Option<&str> {
        cookie(self.request.headers(), &self.host.cookie_name(name))
    }

    /// A cookie of ours that scripts cannot read; an age of 0 removes it.
    pub(super) fn set_cookie(&self, name: &str, value: &str, age: u32) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.host.cookie(name, value, age)).ok()
    }

    /// The same answer, which lets the browser be recognised.
    pub(super) fn with_browser(&self, mut response: Response) -> Response {
        if let Some(cookie) = self.set_cookie(BROWSER, &self.browser, KEPT) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }

    /// The person who is signed in.
    pub(super) fn signed_in(&self) -> Result<&Person, Refusal> {
        self.here.as_ref().ok_or(Refusal::SignInFirst)
    }

    /// Whoever is signed in, as a member.
    pub(super) fn future_self(&self) -> Result<Person, Refusal> {
        let here = self.signed_in()?;
        Ok(Person { rank: here.rank.max(Rank::Member), ..here.clone() })
    }

    /// The name that a new member has typed, as it is kept.
    pub(super) fn typed_name(&self, typed: &str) -> Result<String, Refusal> {
        self.service.typed_name(typed).map_err(name_refused)
    }

    /// The name of a new member that was not typed here.
    pub(super) fn proposed_name(&self, proposed: &str) -> Result<String, Refusal> {
        self.service.proposed_name(proposed).map_err(name_refused)
    }

    /// The same person, whose name is looked at again if nobody knows the person yet: somebody else
    /// may have come in the meantime.
    pub(super) fn told_apart(&self, person: Person) -> Result<Person, Refusal> {
        match self.service.credentials().person(&person.id)? {
            Some(_) => Ok(person),
            None => Ok(Person { name: self.proposed_name(&person.name)?, ..person }),
        }
    }

    /// A name for a new passkey where none was typed: that of the device.
    pub(super) fn device(&self) -> String {
        let name = self.host.device_name(self.request.headers());
        let unnamed = || i18n::message!(self.words(), "passkey-unnamed").into_owned();
        if name.is_empty() { unnamed() } else { name }
    }

    /// Signs somebody in who has shown a way in, with a new session, and goes on to a page. A guest
    /// who was here takes everything along.
    pub(super) fn enter(&self, person: &PersonId, to: &str) -> Answer {
        let guest = self.here.as_ref().filter(|here| here.rank == Rank::Guest);
        if let Some(guest) = guest.filter(|guest| guest.id != *person) {
            self.service.join_people(&guest.id, person)?;
        }
        let cookie = self.service.begin_session(self.request, person)?;
        Ok(with_cookie(redirect(to), cookie))
    }

    /// JSON for the script, or the refusal as JSON.
    pub(super) fn json(&self, made: Result<Value, Refusal>) -> Response {
        match made {
            Ok(value) => json(&value),
            Err(why) => json_refused(self.locale, &why),
        }
    }
}

fn name_refused(problem: Problem) -> Refusal {
    match problem {
        Problem::Refused(why) => Refusal::Name(why),
        other => Refusal::Store(other),
    }
}

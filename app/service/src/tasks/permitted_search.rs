//! Searches that somebody who shares the service with others may start.

use crate::request::WebRequest;
use crate::{Response, SearchAsked, SearchPermit, Service};

/// A search that was permitted, until it ends.
#[derive(Default)]
pub(crate) struct Permitted {
    /// Whose share of the computer it uses.
    pub(crate) share: String,
    pub(crate) permit: SearchPermit,
}

impl Service {
    /// Permits the sender of a request a search of about this many seconds. In a house nothing is
    /// limited.
    ///
    /// # Errors
    ///
    /// The page that says when to come again, and leads back to `back`.
    pub(crate) fn permitted_search(
        &self,
        request: &WebRequest<'_>,
        seconds: u32,
        back: &str,
    ) -> Result<Permitted, Box<Response>> {
        let (Some(host), Some(person)) = (&self.public, request.asker.own()) else {
            return Ok(Permitted::default());
        };
        let asked = SearchAsked { person, seconds, locale: request.locale(), back };
        Ok(Permitted { share: person.0.clone(), permit: host.permit_search(&asked)? })
    }
}

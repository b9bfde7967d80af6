//! A request and its form.

use http::header::CONTENT_TYPE;
use http::{HeaderMap, StatusCode};
use percent_encoding::percent_decode_str;

use i18n::{Locale, message};

use crate::DeviceId;
use crate::asker::Asker;
use crate::language::locale;
use crate::response::{Response, not_found, refusal};
use crate::security_headers::request_origin;

/// The fields of a form or query, in order; a field appears once for each ticked box.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    pub(crate) fn read(encoded: &[u8]) -> Self {
        Form(form_urlencoded::parse(encoded).into_owned().collect())
    }

    /// The last value of a field: a ticked box follows the hidden field that means no.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The last value of a field without spaces around it; empty if the field was not sent.
    pub(crate) fn trimmed(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default().trim()
    }

    /// All values of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// All fields with their values, in the order in which they were sent.
    pub(crate) fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The names of all fields, each as often as it was sent.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

/// The answer to a request, or a refusal.
pub(crate) type HandlerResult = Result<Response, Box<Response>>;

/// A request whose route is known.
pub(crate) struct WebRequest<'a> {
    /// The variable parts of the path, in order.
    pub(crate) parts: Vec<String>,
    pub(crate) query: Form,
    pub(crate) headers: &'a HeaderMap,
    pub(crate) body: &'a [u8],
    /// The sender, as the service knows him.
    pub(crate) asker: Asker,
}

impl<'a> WebRequest<'a> {
    /// # Errors
    ///
    /// A refusal, if a part of the path is not valid UTF-8.
    pub(crate) fn new(
        request: &'a http::Request<Vec<u8>>,
        parts: &matchit::Params<'_, '_>,
        asker: Asker,
    ) -> Result<Self, Box<Response>> {
        let decoded = parts.iter().map(|(_, part)| percent_decode_str(part).decode_utf8());
        let parts = decoded
            .map(|part| part.map(String::from))
            .collect::<Result<_, _>>()
            .map_err(|_| not_found(locale(request.headers())))?;
        let query = Form::read(request.uri().query().unwrap_or_default().as_bytes());
        Ok(WebRequest { parts, query, headers: request.headers(), body: request.body(), asker })
    }

    /// The device that sent the request, if it can be recognised again. No header states it.
    pub(crate) fn device(&self) -> Option<&DeviceId> {
        self.asker.device.as_ref()
    }

    /// The language of the answer.
    pub(crate) fn locale(&self) -> Locale {
        locale(self.headers)
    }

    /// The address of this program as the client knows it, such as `http://localhost:7777`.
    pub(crate) fn origin(&self) -> String {
        request_origin(self.headers)
    }

    /// Whether it comes from the computer that runs the program, in a house.
    pub(crate) fn is_owner(&self) -> bool {
        self.asker.is_owner
    }

    /// A variable part of the path by its number; part 0 is usually the id of a game.
    pub(crate) fn part(&self, number: usize) -> &str {
        self.parts.get(number).map_or("", String::as_str)
    }

    /// The id of the requested game.
    pub(crate) fn id(&self) -> &str {
        self.part(0)
    }

    /// The fields of the submitted form.
    ///
    /// # Errors
    ///
    /// A refusal, if the body is no form.
    pub(crate) fn form(&self) -> Result<Form, Box<Response>> {
        let kind = self.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
            let why = message!(self.locale(), "problem-no-form").into();
            return Err(
                refusal(self.locale(), StatusCode::UNSUPPORTED_MEDIA_TYPE, &[why], "/").into()
            );
        }
        Ok(Form::read(self.body))
    }
}

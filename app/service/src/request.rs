//! What a request asks for, and what its form says.

use http::header::CONTENT_TYPE;
use http::{HeaderMap, StatusCode};
use percent_encoding::percent_decode_str;

use i18n::{Locale, message};

use crate::devices::{Caller, DeviceId};
use crate::language::locale;
use crate::response::{Response, not_found, refusal};
use crate::security_headers::request_origin;

/// The fields of a form or of a query, in their order; a field is sent once for each box that is
/// ticked.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    pub(crate) fn read(encoded: &[u8]) -> Self {
        Form(form_urlencoded::parse(encoded).into_owned().collect())
    }

    /// The last value of a field: a box that is ticked comes after the hidden field for no.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The last value of a field without spaces around it; empty if the field was not sent.
    pub(crate) fn trimmed(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default().trim()
    }

    /// Every value of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The names of all fields, each as often as it was sent.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }
}

/// The answer to a request, or the refusal that stands in for one.
pub(crate) type HandlerResult = Result<Response, Box<Response>>;

/// A request whose address is known.
pub(crate) struct WebRequest<'a> {
    /// The parts of the address that vary, in their order.
    pub(crate) parts: Vec<String>,
    pub(crate) query: Form,
    pub(crate) headers: &'a HeaderMap,
    pub(crate) body: &'a [u8],
    /// Who asks, as far as whoever runs the program has found out.
    pub(crate) caller: Option<&'a Caller>,
}

impl<'a> WebRequest<'a> {
    /// # Errors
    ///
    /// The refusal, if a part of the address is no text.
    pub(crate) fn new(
        request: &'a http::Request<Vec<u8>>,
        parts: &matchit::Params<'_, '_>,
    ) -> Result<Self, Box<Response>> {
        let decoded = parts.iter().map(|(_, part)| percent_decode_str(part).decode_utf8());
        let parts = decoded
            .map(|part| part.map(String::from))
            .collect::<Result<_, _>>()
            .map_err(|_| not_found(locale(request.headers())))?;
        let query = Form::read(request.uri().query().unwrap_or_default().as_bytes());
        let caller = request.extensions().get();
        Ok(WebRequest { parts, query, headers: request.headers(), body: request.body(), caller })
    }

    /// The device that asks, if it is one that can be known again. No header says it.
    pub(crate) fn device(&self) -> Option<&'a DeviceId> {
        self.caller?.device.as_ref()
    }

    /// The language in which it is to be answered.
    pub(crate) fn locale(&self) -> Locale {
        locale(self.headers)
    }

    /// The address of this program as the one who asks knows it, such as `http://localhost:7777`.
    pub(crate) fn origin(&self) -> String {
        request_origin(self.headers)
    }

    /// Whether it comes from the computer on which the program runs.
    pub(crate) fn is_owner(&self) -> bool {
        self.caller.is_some_and(|caller| caller.is_owner)
    }

    /// A part of the address, such as the id of a game, which is the first.
    pub(crate) fn part(&self, number: usize) -> &str {
        self.parts.get(number).map_or("", String::as_str)
    }

    /// The id of the game that is asked for.
    pub(crate) fn id(&self) -> &str {
        self.part(0)
    }

    /// The fields of the form that was sent.
    ///
    /// # Errors
    ///
    /// The refusal, if what was sent is no form.
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

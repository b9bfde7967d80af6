//! A browser without a screen: it keeps cookies and follows nothing by itself.

use std::collections::BTreeMap;

use http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE, USER_AGENT};
use http::{Request, StatusCode};
use service::{Person, Response};
use sign_in::ClientAddress;

use crate::shared::Hosted;

/// A browser at a service.
pub(crate) struct Client<'h> {
    hosted: &'h Hosted,
    cookies: BTreeMap<String, String>,
    address: ClientAddress,
    pub(crate) language: &'static str,
}

/// What the service answered.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    /// Where it sends the browser; empty if it does not.
    pub(crate) to: String,
    pub(crate) text: String,
    pub(crate) retry: Option<u64>,
}

impl<'h> Client<'h> {
    pub(crate) fn new(hosted: &'h Hosted) -> Self {
        let address = ClientAddress("192.0.2.1".parse().expect("an address"));
        Client { hosted, cookies: BTreeMap::new(), address, language: "en" }
    }

    /// The same from another network address.
    pub(crate) fn from(self, address: &str) -> Self {
        Client { address: ClientAddress(address.parse().expect("an address")), ..self }
    }

    /// The same, with the session of a cookie.
    pub(crate) fn with(mut self, cookie: &str) -> Self {
        let (name, value) = cookie.split_once('=').expect("a cookie");
        self.cookies.insert(name.into(), value.into());
        self
    }

    pub(crate) fn cookies(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<String>>().join("; ")
    }

    /// Who is signed in here.
    pub(crate) fn who(&self) -> Option<Person> {
        self.hosted.who(&self.cookies())
    }

    pub(crate) fn get(&mut self, path: &str) -> Answered {
        self.send("GET", path, &[])
    }

    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answered {
        self.send("POST", path, form)
    }

    fn send(&mut self, method: &str, path: &str, form: &[(&str, &str)]) -> Answered {
        let path = path.strip_prefix("https://games.example").unwrap_or(path);
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .extension(self.address)
            .header("accept-language", self.language)
            .header(USER_AGENT, "Mozilla/5.0 (X11; Linux x86_64)")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(COOKIE, self.cookies())
            .body(body.into_bytes());
        let response = self.hosted.answer(request.expect("a request"));
        self.keep_cookies(&response);
        let header = |name| Some(response.headers().get(name)?.to_str().ok()?.to_string());
        Answered {
            status: response.status(),
            to: header(LOCATION).unwrap_or_default(),
            retry: header(http::header::RETRY_AFTER).and_then(|text| text.parse().ok()),
            text: String::from_utf8_lossy(response.body()).into_owned(),
        }
    }

    fn keep_cookies(&mut self, response: &Response) {
        for line in response.headers().get_all(SET_COOKIE) {
            let line = line.to_str().expect("text");
            assert!(line.contains("; HttpOnly"), "scripts cannot read {line}");
            assert!(line.contains("SameSite=Lax"), "{line}");
            let (pair, _) = line.split_once(';').expect("attributes");
            let (name, value) = pair.split_once('=').expect("a cookie");
            match line.contains("Max-Age=0") {
                true => self.cookies.remove(name),
                false => self.cookies.insert(name.into(), value.into()),
            };
        }
    }
}

use std::any::Any;

use http::HeaderMap;
use i18n::Locale;

use crate::{HostAct, PersonId, Response};

/// What a service for people who live apart gets from its host program: its public address, random
/// tokens with their cookies, and how names look.
pub trait PublicHost: Send + Sync {
    /// The address at which everybody reaches it, such as `https://games.example`.
    fn origin(&self) -> &str;

    /// Who runs it, as strangers read it; empty if nobody is named.
    fn operator(&self) -> &str;

    /// Whether people can sign in again at `/sign-in`, and see how at `/ways-in`.
    fn signs_in(&self) -> bool {
        false
    }

    /// How many seconds a person is told later than something has happened, so that what happens
    /// meanwhile comes with it; two minutes by default.
    fn notice_wait(&self) -> i64 {
        120
    }

    /// Pages of the host program about a person's own account, as links on the page of that person;
    /// by default none.
    fn own_pages(&self, locale: Locale) -> Vec<OwnPage> {
        let _ = locale;
        Vec::new()
    }

    /// An unpredictable token; `None` if the machine provides no random number.
    fn new_token(&self) -> Option<NewToken>;

    /// The hash of a token, by which the store knows it.
    fn hash(&self, token: &str) -> String;

    /// The full name of a cookie, which keeps it from other hosts where the address allows that.
    fn cookie_name(&self, name: &str) -> String;

    /// The header that sets a cookie, which no script reads, for this many seconds.
    fn cookie(&self, name: &str, value: &str, seconds: u32) -> String;

    /// The name by which a person recognises the device that sent these headers; it is none that
    /// the browser chose.
    fn device_name(&self, headers: &HeaderMap) -> String;

    /// A text that two names share if people may take one for the other.
    fn skeleton(&self, name: &str) -> String;

    /// Permits a person a search of about this many seconds; by default always. It counts as one
    /// at once until what is returned is dropped.
    ///
    /// # Errors
    ///
    /// The page that says when to come again.
    fn permit_search(&self, asked: &SearchAsked<'_>) -> Result<SearchPermit, Box<Response>> {
        let _ = asked;
        Ok(SearchPermit::default())
    }

    /// Hears what a host of the service did to other people, once it is done.
    fn acted(&self, by: &PersonId, act: HostAct, on: Option<&PersonId>) {
        let _ = (by, act, on);
    }
}

/// A page of the host program about a person's own account.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OwnPage {
    /// Its address.
    pub address: &'static str,
    /// Its title.
    pub title: String,
    /// What it is for, in a sentence.
    pub help: String,
}

/// A search that a person asks for: a hint, or the review of a game.
#[derive(Clone, Copy, Debug)]
pub struct SearchAsked<'a> {
    /// Who asks.
    pub person: &'a PersonId,
    /// How many seconds it takes, or about as many.
    pub seconds: u32,
    /// The language of the answer.
    pub locale: Locale,
    /// The page to which a refusal leads back.
    pub back: &'a str,
}

/// The permission for a search, held until the search ends.
#[derive(Default)]
pub struct SearchPermit {
    _held: Option<Box<dyn Any + Send>>,
}

impl SearchPermit {
    /// A permission that gives this back when it is dropped.
    pub fn holding(held: impl Any + Send) -> Self {
        SearchPermit { _held: Some(Box::new(held)) }
    }
}

/// A token for a device or a link. Only who has the text may use it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewToken {
    /// The text, which is shown or sent once.
    pub text: String,
    /// Its hash, which is stored.
    pub hash: String,
}

/// How long a session lasts, in seconds: a year. A device absent for half a year is forgotten
/// before.
pub const SIGNED_IN: u32 = 31_536_000;

/// The cookie of a session.
pub const SESSION: &str = "session";

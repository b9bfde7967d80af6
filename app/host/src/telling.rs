//! Tells people who are not there what waits for them: by letters and web-hooks, and on the page on
//! which they choose that.

mod hook;
mod letter;
mod page;
mod settings;
mod words;

use std::collections::BTreeMap;
use std::sync::Mutex;

use http::{Method, Request};
use i18n::Locale;
use ipnet::IpNet;
use serde::Deserialize;
use service::{
    Message, NoticeWay, OwnPage, PersonId, Response, Service, is_cross_site, locale, locked,
};
use sign_in::{Letters, NotSent};

use crate::{Config, log};
use hook::Hooks;
use settings::Ways;
pub(crate) use words::PAGE;
use words::messages;

/// After how many seconds a message is tried again that could not be sent.
const AGAIN: i64 = 600;

/// How often a way is tried until what was to be told is lost.
const MOST_TRIES: u32 = 30;

/// How many messages are on their way at a time, so that one slow web-hook does not hold up all
/// others.
const AT_ONCE: usize = 4;

/// How people are told.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct NoticesConfig {
    /// How many seconds after something has happened it is told: what happens meanwhile comes with
    /// it.
    pub wait: u32,
    /// Networks that are not public, to which web-hooks may lead all the same.
    #[serde(deserialize_with = "crate::config::read_networks")]
    pub hooks_to: Vec<IpNet>,
}

impl Default for NoticesConfig {
    fn default() -> Self {
        NoticesConfig { wait: 120, hooks_to: Vec::new() }
    }
}

/// The ways by which people are told, and their page.
pub struct Telling {
    letters: Option<Letters>,
    hooks: Hooks,
    /// The address of the service.
    origin: String,
    /// How often in a row a way to a person failed.
    failed: Mutex<BTreeMap<(PersonId, NoticeWay), u32>>,
}

impl Telling {
    /// The ways of a configuration that has been checked.
    ///
    /// # Errors
    ///
    /// What is wrong with the mail server.
    pub fn new(config: &Config, origin: String) -> Result<Self, sign_in::ConfigError> {
        let letters = config.letters.as_ref().map(Letters::new).transpose()?;
        let hooks = Hooks::new(config.notices.hooks_to.clone());
        Ok(Telling { letters, hooks, origin, failed: Mutex::default() })
    }

    /// Sends every message that is due, a few at a time. What fails is logged.
    pub fn send_due(&self, service: &Service) {
        let Some(first) = self.next(service) else { return };
        std::thread::scope(|scope| {
            for _ in 1..AT_ONCE {
                scope.spawn(|| self.send_each(service, self.next(service)));
            }
            self.send_each(service, Some(first));
        });
    }

    /// Takes a message that is due, which nobody else gets then. `None` also if the store cannot be
    /// read now: the next call tries again.
    fn next(&self, service: &Service) -> Option<Message> {
        let ways: &[NoticeWay] = match self.letters {
            Some(_) => &NoticeWay::ALL,
            None => &[NoticeWay::Hook],
        };
        service.next_message(ways).ok().flatten()
    }

    /// Sends this message, and others as long as any is due.
    fn send_each(&self, service: &Service, mut next: Option<Message>) {
        while let Some(message) = next {
            self.send(service, message);
            next = self.next(service);
        }
    }

    fn send(&self, service: &Service, message: Message) {
        let way = (message.person.id.clone(), message.way);
        match self.sent(service, &message) {
            Ok(()) => drop(locked(&self.failed).remove(&way)),
            Err(NotSent::Certainly(why)) => {
                log::message_failed(message.way, &why);
                let is_lost = {
                    let mut failed = locked(&self.failed);
                    let tries = failed.entry(way).or_default();
                    *tries += 1;
                    *tries >= MOST_TRIES
                };
                // A lost one counts as sent.
                if !is_lost {
                    let _ = service.give_message_back(message, AGAIN);
                }
            }
            Err(NotSent::Perhaps(why)) => log::message_failed(message.way, &why),
        }
    }

    fn sent(&self, service: &Service, message: &Message) -> Result<(), NotSent> {
        match (message.way, &self.letters) {
            (NoticeWay::Letter, Some(letters)) => {
                letter::send(letters, service, message, &self.origin)
            }
            (NoticeWay::Letter, None) => Ok(()),
            (NoticeWay::Hook, _) => self.hooks.send(message, &self.origin, service.now()),
        }
    }

    /// Answers a request for the page on which people choose what they are told, and for the links
    /// in letters; `None` if it is for another page.
    pub(crate) fn handle(&self, service: &Service, request: &Request<Vec<u8>>) -> Option<Response> {
        let rest = request.uri().path().strip_prefix(PAGE)?;
        let locale = locale(request.headers());
        let parts: Vec<&str> = rest.split('/').collect();
        // A program of the mail service presses the link without any page of ours.
        if let ["", "stop", secret] = parts[..] {
            return Some(page::stop(service, locale, request.method(), secret));
        }
        if !rest.is_empty() {
            return None;
        }
        if is_cross_site(request) {
            return Some(page::refused(locale));
        }
        let ways = Ways { sends_letters: self.letters.is_some(), hooks: &self.hooks };
        Some(match *request.method() {
            Method::POST => settings::keep(ways, service, request),
            _ => settings::show(ways, service, request, settings::Came::Asked),
        })
    }
}

/// The link to the page, on that of a person.
pub(crate) fn own_page(locale: Locale) -> OwnPage {
    let words = messages(locale);
    OwnPage {
        address: PAGE,
        title: i18n::message!(words, "told-title").into(),
        help: i18n::message!(words, "told-own-help").into(),
    }
}

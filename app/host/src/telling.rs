//! Tells people who are not there what waits for them: by letters and web-hooks, and on the page on
//! which they choose that.

mod hook;
mod letter;
mod page;
mod settings;

use std::collections::BTreeMap;
use std::sync::Mutex;

use http::{Method, Request};
use i18n::{Locale, Localization, Messages};
use ipnet::IpNet;
use serde::Deserialize;
use service::{
    Message, NoticeWay, OwnPage, PersonId, Response, Service, is_cross_site, locale, locked,
};
use sign_in::{Letters, NotSent};

use crate::{Config, log};
use hook::Hooks;

static LOCALIZATION: Localization = i18n::localization!("told.ftl");

/// The address of the page on which a person chooses what is told.
pub(crate) const PAGE: &str = "/notices";

/// After how many seconds a message is tried again that could not be sent.
const AGAIN: i64 = 600;

/// How often a way is tried until what was to be told is lost.
const MOST_TRIES: u32 = 30;

/// The words of what people are told.
fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

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

    /// Sends every message that is due, one after the other. What fails is logged.
    pub fn send_due(&self, service: &Service) {
        let ways: &[NoticeWay] = match self.letters {
            Some(_) => &NoticeWay::ALL,
            None => &[NoticeWay::Hook],
        };
        // If the store cannot be read now, the next call tries again.
        while let Ok(Some(message)) = service.next_message(ways) {
            let way = (message.person.id.clone(), message.way);
            match self.sent(service, &message) {
                Ok(()) => drop(locked(&self.failed).remove(&way)),
                Err(NotSent::Certainly(why)) => {
                    log::message_failed(message.way, &why);
                    let mut failed = locked(&self.failed);
                    let tries = failed.entry(way).or_default();
                    *tries += 1;
                    if *tries < MOST_TRIES {
                        // Else it is lost, as if it had been sent.
                        let _ = service.give_message_back(message, AGAIN);
                    }
                }
                Err(NotSent::Perhaps(why)) => log::message_failed(message.way, &why),
            }
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
        Some(match *request.method() {
            Method::POST => settings::keep(self, service, request),
            _ => settings::show(self, service, request, settings::Came::Asked),
        })
    }

    /// Whether letters are sent.
    fn sends_letters(&self) -> bool {
        self.letters.is_some()
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

/// What a message tells, each as a sentence with the address of its page.
fn lines(message: &Message, origin: &str) -> Vec<(String, String)> {
    use i18n::message;
    use service::NoticeKind::{Asked, Invited, Over, TimeShort, Turn};
    let locale = message.settings.locale();
    let words = messages(locale);
    let told = message.told.iter().map(|told| {
        let game = told.title.as_str();
        let time = told.left.map(|left| ::page::time_in_words(locale, left));
        let text = match (told.kind, time) {
            (Turn, None) => message!(words, "told-line-turn", game = game),
            (Turn, Some(time)) => message!(words, "told-line-turn-left", game = game, time = time),
            (Invited, _) => {
                message!(words, "told-line-invited", name = told.by.as_str(), game = game)
            }
            (Asked, _) => message!(words, "told-line-asked", game = game),
            (TimeShort, time) => {
                let time = time.unwrap_or_default();
                message!(words, "told-line-time-short", game = game, time = time)
            }
            (Over, _) => message!(words, "told-line-over", game = game),
        };
        let address = match told.kind {
            // Whoever is asked to play is no part of the game yet.
            Invited => format!("{origin}/"),
            _ => format!("{origin}/games/{}", told.game),
        };
        (text.into_owned(), address)
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use service::{NoticeKind, NoticeSettings, Person, Rank, Told};

    use super::*;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    #[test]
    fn every_kind_is_said_in_every_language() {
        for locale in Locale::ALL {
            let language = locale.code().to_string();
            let settings = NoticeSettings { language, ..NoticeSettings::default() };
            let told = NoticeKind::ALL.into_iter().flat_map(|kind| {
                [None, Some(7_200)].map(|left| Told {
                    kind,
                    game: "4f".to_string(),
                    title: "CoLab (Ares)".to_string(),
                    by: "Ada".to_string(),
                    left,
                })
            });
            let (id, name) = (PersonId("bob".into()), "Bob".to_string());
            let message = Message {
                person: Person { id, name, rank: Rank::Member, since: 0 },
                way: NoticeWay::Hook,
                settings,
                told: told.collect(),
                notices: Vec::new(),
            };
            for (text, address) in lines(&message, "https://games.example") {
                assert!(text.contains("CoLab (Ares)") && !text.contains("told-"), "{text}");
                assert!(address.starts_with("https://games.example/"), "{address}");
            }
        }
    }
}

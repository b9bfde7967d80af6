//! Links in letters, by SMTP.

use std::error::Error;
use std::time::Duration;

use i18n::{Locale, message};
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, SmtpTransport, Transport as _};
use serde::{Deserialize, Serialize};
use service::{Identity, Person, PersonId, Rank};

use crate::messages::messages;
use crate::one_time::{Ask, Purpose};
use crate::secret::drawn;
use crate::{ConfigError, LettersConfig, PublicAddress, Refusal};

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sends letters.
pub struct Letters {
    server: SmtpTransport,
    from: Mailbox,
}

/// A letter to be sent.
#[derive(Clone, Copy, Debug)]
pub struct Letter<'a> {
    /// The address.
    pub to: &'a str,
    /// Its subject.
    pub subject: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// Why something did not reach anybody, in the words of the library.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NotSent {
    /// It was not sent for certain, and may be tried again.
    Certainly(String),
    /// It was refused for good, or nobody knows whether it arrived.
    Perhaps(String),
}

/// A header line of which only the value varies.
macro_rules! header {
    ($type:ident, $name:literal, $value:expr) => {
        impl Header for $type {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(_: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
                Err($name.into())
            }

            fn display(&self) -> HeaderValue {
                let value: fn(&Self) -> String = $value;
                HeaderValue::new(Self::name(), value(self))
            }
        }
    };
}

/// The address of the link that ends such letters.
#[derive(Clone)]
struct Unsubscribe(String);
/// That one press of it is enough.
#[derive(Clone)]
struct OneClick;
/// That no person wrote it, so that nobody's absence is told to the sender.
#[derive(Clone)]
struct AutoSubmitted;

header!(Unsubscribe, "List-Unsubscribe", |it| it.0.clone());
header!(OneClick, "List-Unsubscribe-Post", |_| "List-Unsubscribe=One-Click".to_string());
header!(AutoSubmitted, "Auto-Submitted", |_| "auto-generated".to_string());

/// What a link in a letter stands for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Link {
    /// The address that it shows to be the person's own.
    pub(crate) address: String,
    /// Whose the address will be.
    person: String,
    name: String,
    rank: String,
    since: i64,
    /// Whether the person has asked for it while signed in, to add the address.
    pub(crate) adds: bool,
}

impl Link {
    /// A link by which an address becomes, or is, a person's.
    pub(crate) fn new(address: &str, person: &Person, adds: bool) -> Self {
        Link {
            address: address.to_string(),
            person: person.id.0.clone(),
            name: person.name.clone(),
            rank: person.rank.word().to_string(),
            since: person.since,
            adds,
        }
    }

    /// Whose the address will be.
    pub(crate) fn person(&self) -> Person {
        Person {
            id: PersonId(self.person.clone()),
            name: self.name.clone(),
            rank: Rank::of_word(&self.rank),
            since: self.since,
        }
    }

    /// The address as an identity at this time.
    pub(crate) fn identity(&self, now: i64) -> Identity {
        Identity {
            issuer: Identity::MAIL.to_string(),
            subject: self.address.clone(),
            person: PersonId(self.person.clone()),
            shown: self.address.clone(),
            since: now,
            used: now,
        }
    }
}

/// An e-mail address as it is stored: checked, in small letters.
pub(crate) fn checked_address(typed: &str) -> Result<String, Refusal> {
    let address = typed.trim().to_lowercase();
    let address: Address = address.parse().map_err(|_| Refusal::NoAddress)?;
    Ok(address.to_string())
}

/// Makes a link that is good once; returns its address.
pub(crate) fn link(ask: &Ask<'_>, public: &PublicAddress, link: &Link) -> Result<String, Refusal> {
    let secret = drawn()?;
    ask.keep(Purpose::Letter, &secret, link)?;
    Ok(public.at(&format!("/sign-in/letter/{secret}")))
}

impl Letters {
    /// The letters of a configuration. It asks nobody on the network.
    ///
    /// # Errors
    ///
    /// What is wrong with the address of the server, or with the sender.
    pub fn new(config: &LettersConfig) -> Result<Self, ConfigError> {
        let wrong = |why: String| ConfigError::Letters(why);
        let from = config.from.parse::<Mailbox>().map_err(|why| wrong(why.to_string()))?;
        let server = SmtpTransport::from_url(&config.server);
        let server = server.map_err(|why| wrong(why.to_string()))?;
        Ok(Letters { server: server.timeout(Some(PATIENCE)).build(), from })
    }

    /// Whether the server answers.
    pub(crate) fn check(&self) -> Result<(), String> {
        match self.server.test_connection() {
            Ok(true) => Ok(()),
            Ok(false) => Err(self.from.email.domain().to_string()),
            Err(why) => Err(why.to_string()),
        }
    }

    /// Sends a letter now, which may take as long as the server. `stop` is the address of a link
    /// that ends such letters, which mail programs show as a button (RFC 8058); `id` tells letters
    /// apart.
    ///
    /// # Errors
    ///
    /// That it was not sent, or perhaps not.
    pub fn post(&self, letter: &Letter<'_>, stop: &str, id: &str) -> Result<(), NotSent> {
        let wrong = |why: String| NotSent::Perhaps(why);
        let to: Address = letter.to.parse().map_err(|_| wrong(letter.to.to_string()))?;
        let sent = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .header(Unsubscribe(format!("<{stop}>")))
            .header(OneClick)
            .header(AutoSubmitted)
            .body(letter.text.to_string())
            .map_err(|why| wrong(why.to_string()))?;
        // A server that does not answer has taken nothing.
        self.check().map_err(NotSent::Certainly)?;
        match self.server.send(&sent) {
            Ok(_) => Ok(()),
            Err(why) if why.is_transient() => Err(NotSent::Certainly(why.to_string())),
            Err(why) => Err(NotSent::Perhaps(why.to_string())),
        }
    }

    /// Sends a letter with a link, in a language. It is sent by a thread of its own, so that how
    /// long the answer takes does not tell whether anybody has the address; `failed` hears why it
    /// could not be sent.
    pub(crate) fn send(
        &self,
        to: &str,
        (locale, link): (Locale, &str),
        failed: impl FnOnce(String) + Send + 'static,
    ) {
        let letter = self.letter(to, locale, link);
        let server = self.server.clone();
        std::thread::spawn(move || {
            let sent = letter.and_then(|it| server.send(&it).map_err(|why| why.to_string()));
            if let Err(why) = sent {
                failed(why);
            }
        });
    }

    fn letter(&self, to: &str, locale: Locale, link: &str) -> Result<Message, String> {
        let words = messages(locale);
        let minutes = Purpose::Letter.seconds() / 60;
        let subject = message!(words, "letter-subject");
        let text = message!(words, "letter-text", link = link, minutes = minutes);
        let to: Address = to.parse().map_err(|_| to.to_string())?;
        let letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text.into_owned());
        letter.map_err(|why| why.to_string())
    }
}

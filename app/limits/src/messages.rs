//! The words of refusals, in every language.

use std::borrow::Cow;

use i18n::{Locale, Localization, message};

use crate::Wait;

static LOCALIZATION: Localization = i18n::localization!("limits.ftl");

/// Of what somebody has asked too much.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Limited {
    /// Requests in a time.
    Requests,
    /// Requests at once.
    AtOnce,
    /// Streams of events, one for each open table.
    Streams,
    /// New games.
    NewGames,
    /// Bytes sent to the service.
    Bytes,
    /// Seconds of thinking.
    Seconds,
    /// Searches at once.
    Searches,
}

impl Limited {
    /// Every kind.
    pub const ALL: [Limited; 7] = [
        Limited::Requests,
        Limited::AtOnce,
        Limited::Streams,
        Limited::NewGames,
        Limited::Bytes,
        Limited::Seconds,
        Limited::Searches,
    ];

    /// The word by which metrics and logs name it.
    pub fn word(self) -> &'static str {
        match self {
            Limited::Requests => "requests",
            Limited::AtOnce => "requests_at_once",
            Limited::Streams => "streams",
            Limited::NewGames => "new_games",
            Limited::Bytes => "bytes",
            Limited::Seconds => "thinking_seconds",
            Limited::Searches => "searches",
        }
    }

    /// The reason as a sentence.
    fn why(self, locale: Locale) -> Cow<'static, str> {
        let words = LOCALIZATION.messages(locale);
        match self {
            Limited::Requests => message!(words, "limit-requests"),
            Limited::AtOnce => message!(words, "limit-at-once"),
            Limited::Streams => message!(words, "limit-streams"),
            Limited::NewGames => message!(words, "limit-new-games"),
            Limited::Bytes => message!(words, "limit-bytes"),
            Limited::Seconds => message!(words, "limit-seconds"),
            Limited::Searches => message!(words, "limit-searches"),
        }
    }

    /// The reason and when to come again, as two sentences.
    pub(crate) fn lines(self, locale: Locale, wait: Wait) -> [String; 2] {
        let words = LOCALIZATION.messages(locale);
        let again = match (wait.seconds(), wait.minutes()) {
            (seconds, _) if seconds < 120 => {
                message!(words, "limit-again-seconds", seconds = seconds)
            }
            (_, minutes) => message!(words, "limit-again-minutes", minutes = minutes),
        };
        [self.why(locale).into_owned(), again.into_owned()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    #[test]
    fn every_refusal_says_in_every_language_what_and_when_to_come_again() {
        for locale in Locale::ALL {
            for limited in Limited::ALL {
                let soon = limited.lines(locale, Wait::new(Duration::from_secs(17)));
                let later = limited.lines(locale, Wait::new(Duration::from_secs(600)));
                assert!(soon[1].contains("17") && later[1].contains("10"), "{soon:?} {later:?}");
                assert!(soon[0].len() > 20 && !soon[0].contains("limit-"), "{soon:?}");
            }
        }
    }
}

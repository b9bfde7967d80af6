//! The words of what people are told.

use i18n::{Locale, Localization, Messages, message};
use service::{Message, NoticeKind};

static LOCALIZATION: Localization = i18n::localization!("told.ftl");

/// The address of the page on which a person chooses what is told.
pub(crate) const PAGE: &str = "/notices";

/// The messages in a language.
pub(super) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

/// What a message tells, each as a sentence with the address of its page.
pub(super) fn lines(message: &Message, origin: &str) -> Vec<(String, String)> {
    use NoticeKind::{Asked, Invited, Over, TimeShort, Turn};
    let locale = message.settings.locale();
    let words = messages(locale);
    let told = message.told.iter().map(|told| {
        let game = told.title.as_str();
        let time = told.left.map(|left| page::time_in_words(locale, left));
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
    use service::{NoticeSettings, NoticeWay, Person, PersonId, Rank, Told};

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

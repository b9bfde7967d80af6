//! What people are told of while they are not there, by which ways, and by what they choose it.

use std::collections::BTreeSet;
use std::fmt;

use i18n::Locale;
use serde::{Deserialize, Serialize};

use crate::{Person, PersonId};

/// What somebody is told of.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// A game waits for the person's choice.
    Turn,
    /// A seat is offered to the person by name.
    Invited,
    /// Others ask the person to agree to something.
    Asked,
    /// The time for the person's choice is about to run out.
    TimeShort,
    /// A game of the person is over.
    Over,
}

impl NoticeKind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: [NoticeKind; 5] = [
        NoticeKind::Turn,
        NoticeKind::Invited,
        NoticeKind::Asked,
        NoticeKind::TimeShort,
        NoticeKind::Over,
    ];

    /// The word by which a store, a form and a web-hook know it.
    pub fn word(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Invited => "invited",
            NoticeKind::Asked => "asked",
            NoticeKind::TimeShort => "time-short",
            NoticeKind::Over => "over",
        }
    }

    /// The kind of such a word; `None` if a later version stored it.
    pub fn of_word(word: &str) -> Option<Self> {
        NoticeKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// By which way somebody is told.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum NoticeWay {
    /// By e-mail.
    Letter,
    /// By a request to an address of the person, such as that of a chat program.
    Hook,
}

impl NoticeWay {
    /// Every way.
    pub const ALL: [NoticeWay; 2] = [NoticeWay::Letter, NoticeWay::Hook];

    /// The word by which a store and a form know it.
    pub fn word(self) -> &'static str {
        match self {
            NoticeWay::Letter => "letter",
            NoticeWay::Hook => "hook",
        }
    }

    /// The way of such a word; `None` if a later version stored it.
    pub fn of_word(word: &str) -> Option<Self> {
        NoticeWay::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// Something of which one person is to be told once by one way.
///
/// Game, person, kind, cause and way are its key: whatever happens, it is told at most once.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Notice {
    /// Who is told.
    pub person: PersonId,
    /// Of what.
    pub kind: NoticeKind,
    /// What tells it from others of its kind in a game, such as the entry at which a turn began.
    pub cause: String,
    /// By which way.
    pub way: NoticeWay,
    /// Since when, or from when on, in seconds since 1970.
    pub due: i64,
}

/// What a person wants to be told of, and where; nothing by default.
#[derive(Clone, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct NoticeSettings {
    /// Of what by e-mail.
    pub letter: BTreeSet<NoticeKind>,
    /// Of what by the web-hook.
    pub hook: BTreeSet<NoticeKind>,
    /// The e-mail address, which the person has shown to be the own; empty for none.
    pub address: String,
    /// The address of the web-hook; empty for none.
    pub hook_url: String,
    /// The secret by which requests to the web-hook are signed, in base64.
    pub hook_secret: String,
    /// The secret of the link in each letter that ends them; empty if none was ever sent.
    pub stop: String,
    /// The code of the language of the messages.
    pub language: String,
}

impl NoticeSettings {
    /// The settings of a stored text; nothing is told if it is of a version that is not known.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Of what the person is told by a way; of nothing if it leads nowhere.
    pub fn by(&self, way: NoticeWay) -> &BTreeSet<NoticeKind> {
        static NOTHING: BTreeSet<NoticeKind> = BTreeSet::new();
        let (kinds, to) = match way {
            NoticeWay::Letter => (&self.letter, &self.address),
            NoticeWay::Hook => (&self.hook, &self.hook_url),
        };
        if to.is_empty() { &NOTHING } else { kinds }
    }

    /// The language of the messages.
    pub fn locale(&self) -> Locale {
        Locale::of_code(&self.language).unwrap_or_default()
    }
}

/// Without the secrets, which no log may have: the addresses of many chat programs are some, too.
impl fmt::Debug for NoticeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoticeSettings { letter, hook, address, language, .. } = self;
        let mut shown = f.debug_struct("NoticeSettings");
        shown.field("letter", letter).field("hook", hook).field("address", address);
        shown.field("language", language).finish_non_exhaustive()
    }
}

/// What one person is told by one way at once. Whoever holds it has to send it: nobody else will.
#[derive(Clone, Debug)]
pub struct Message {
    /// Who is told.
    pub person: Person,
    /// By which way.
    pub way: NoticeWay,
    /// What the person has chosen.
    pub settings: NoticeSettings,
    /// Of what.
    pub told: Vec<Told>,
    /// The notices that it carries out, each with its game.
    pub notices: Vec<(String, Notice)>,
}

/// One thing that a message tells.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Told {
    /// What kind of thing.
    pub kind: NoticeKind,
    /// The id of the saved game.
    pub game: String,
    /// What is played: the title, with the name of the game if it has an own one.
    pub title: String,
    /// Who asks, by name; empty if nobody does.
    pub by: String,
    /// How many seconds the person has left; `None` if no clock runs.
    pub left: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_written_and_settings_that_are_not_known_tell_nothing() {
        for kind in NoticeKind::ALL {
            assert_eq!(NoticeKind::of_word(kind.word()), Some(kind));
        }
        for way in NoticeWay::ALL {
            assert_eq!(NoticeWay::of_word(way.word()), Some(way));
        }
        let kept = NoticeSettings {
            letter: NoticeKind::ALL.into(),
            address: "ada@x.example".to_string(),
            language: "de".to_string(),
            ..NoticeSettings::default()
        };
        assert_eq!(NoticeSettings::read(&kept.text()), kept);
        assert_eq!(kept.locale(), Locale::German);
        for text in ["", "[", "{\"letter\":[\"moon\"]}"] {
            assert_eq!(NoticeSettings::read(text), NoticeSettings::default(), "{text}");
        }
    }

    #[test]
    fn secrets_are_in_no_log() {
        let settings = NoticeSettings {
            hook_secret: "whsec_1".to_string(),
            stop: "stop_2".to_string(),
            language: "fr".to_string(),
            ..NoticeSettings::default()
        };
        let shown = format!("{settings:?}");
        assert!(shown.contains("fr") && !shown.contains("_1") && !shown.contains("_2"), "{shown}");
    }

    #[test]
    fn a_way_that_leads_nowhere_tells_nothing() {
        let all = BTreeSet::from(NoticeKind::ALL);
        let settings = NoticeSettings { letter: all.clone(), hook: all, ..Default::default() };
        assert!(NoticeWay::ALL.iter().all(|way| settings.by(*way).is_empty()));
        let settings = NoticeSettings { address: "a@b.example".to_string(), ..settings };
        assert_eq!(settings.by(NoticeWay::Letter).len(), NoticeKind::ALL.len());
    }
}

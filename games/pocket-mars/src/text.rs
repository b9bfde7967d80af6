//! Questions, choices, events and views as text in every language, and what others may see of it.

mod androids;
mod areas;
mod beats;
mod choices;
mod events;
mod figures;
mod helper_text;
mod names;
mod nothing;
mod outline;
mod place_names;
mod questions;
mod secrets;

use i18n::{Locale, Localization, Messages};

pub use names::{Narrator, Words};
pub(crate) use outline::outline_of;

static LOCALIZATION: Localization = i18n::localization!(
    "names.ftl",
    "questions.ftl",
    "choices.ftl",
    "abilities.ftl",
    "events.ftl",
    "androids.ftl",
    "beside.ftl",
    "options.ftl",
    "table.ftl",
    "board.ftl";
    translated "rules.ftl", "titles.ftl"
);

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use game_core::{Declared as _, GameEvent as _, kinds_without_message};

    use super::*;
    use crate::ability::{Condition, Effect};
    use crate::choice::Choice;
    use crate::event::Event;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    /// Energy, forced acts and decisions have messages of their own, by direction and act.
    #[test]
    fn every_kind_has_a_message() {
        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(
            kinds_without_message(Event::KINDS, "event", english),
            ["event-energy", "event-forced", "event-weighed"]
        );
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
        for prefix in ["condition", "brief-condition"] {
            assert_eq!(kinds_without_message(Condition::KINDS, prefix, english), none);
        }
        for prefix in ["effect", "brief-effect", "ask-effect"] {
            assert_eq!(kinds_without_message(Effect::KINDS, prefix, english), none);
        }
    }
}

//! Questions, choices, events and views as text in every language, and what others may see of it.

mod amounts;
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
mod wasted;

use i18n::{Locale, Localization, Messages};

pub use names::{Narrator, Words};
pub(crate) use outline::outline_of;

/// The messages in every language.
pub(crate) static LOCALIZATION: Localization = i18n::localization!(
    always "front.ftl";
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
    translated "rules.ftl", "guide.ftl", "titles.ftl", "icons.ftl"
);

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use game_core::{
        Choices, Declared as _, Dice, Game as _, GameEvent as _, Narrate as _, Outline, Seat, Turn,
        Viewer, kinds_without_message,
    };
    use serde_json::json;

    use super::*;
    use crate::ability::{Condition, Effect};
    use crate::choice::Choice;
    use crate::event::Event;
    use crate::{Content, Options, PocketMars};

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    #[test]
    fn every_kind_has_a_message() {
        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(kinds_without_message(Event::KINDS, "event", english), none);
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
        for prefix in ["condition", "brief-condition"] {
            assert_eq!(kinds_without_message(Condition::KINDS, prefix, english), none);
        }
        for prefix in ["effect", "brief-effect", "ask-effect"] {
            assert_eq!(kinds_without_message(Effect::KINDS, prefix, english), none);
        }
    }

    /// Every text of whole games is put together in every language, without a message that is
    /// missing or lacks an argument.
    #[test]
    fn games_are_told_in_every_language() {
        for (seats, seed) in [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5)] {
            for locale in Locale::ALL {
                for text in texts_of_a_game(seats, seed, locale) {
                    let key = !text.contains(' ') && text.contains('-') && text.is_ascii();
                    let key = key && text.chars().all(|sign| !sign.is_ascii_uppercase());
                    assert!(!key && !text.contains(['{', '}']), "{text}");
                }
            }
        }
    }

    fn texts_of_a_game(seats: u8, seed: u64, locale: Locale) -> Vec<String> {
        let settings = json!({"seats": seats, "drafting": seats == 3, "round_guard": 20});
        let settings = settings.as_object().expect("an object");
        let options = Options::read(settings, Content::ours()).expect("options");
        let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
        let (mut dice, mut choices, mut texts) = (Dice::new(seed), Choices::default(), Vec::new());
        let viewer = Viewer::Seat(Seat(0));
        while game.turn() != Turn::Over {
            let question = game.question(viewer, locale).expect("a question");
            texts.push(question.text);
            texts.extend(question.trail);
            game.choices(&mut choices);
            for &choice in choices.listed() {
                let said = game.describe(choice, locale);
                texts.extend([said.label, said.short, said.detail, said.group]);
                let places = said.places.iter().filter_map(|place| game.place_name(place, locale));
                texts.extend(places);
                texts.extend(game.redact(choice, Viewer::Everybody, locale));
            }
            texts.extend(game.figures(Seat(0), locale).into_iter().map(|figure| figure.name));
            let outline = PocketMars::outline(&game.view(viewer), Content::ours(), locale);
            outline.iter().for_each(|outline| lines(outline, &mut texts));
            let mut emitted = Vec::new();
            game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut emitted);
            for emitted in &emitted {
                let line = game.describe_event(&emitted.event, viewer, locale);
                texts.push(line.text);
                texts.extend(line.reasons);
            }
        }
        let outcome = game.score_sheet(locale).expect("it is over");
        texts.push(outcome.ended_by);
        texts.extend(outcome.parties.into_iter().map(|party| party.name));
        texts
    }

    fn lines(outline: &Outline, texts: &mut Vec<String>) {
        texts.push(outline.text.clone());
        outline.items.iter().for_each(|item| lines(item, texts));
    }
}

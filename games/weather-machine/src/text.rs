//! Events, questions, choices and the table as text.

mod areas;
mod beats;
mod candidates;
mod choices;
mod counts;
mod ends;
mod event_places;
mod events;
mod figures;
mod gains;
mod helper_text;
mod localized_names;
pub(crate) mod narrator;
mod opponent_text;
mod outline;
mod place_names;
mod places;
mod priority_list;
mod questions;
mod trail;

use game_core::{
    Area, Beat, Description, Emitted, Figure, Line, Narrate, Outcome, Outline, Question, Seat,
    Turn, TurnOf, Viewer,
};
use i18n::{Locale, Localization, Messages};

pub(crate) use localized_names::{area_in, english, token_in};
pub(crate) use narrator::challenge_with_effect;

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::types::Player;
use crate::view::View;

static LOCALIZATION: Localization = i18n::localization!(
    "board.ftl",
    "names.ftl",
    "gains.ftl",
    "questions.ftl",
    "choices.ftl",
    "events.ftl",
    "options.ftl",
    "features.ftl",
    "places.ftl",
    "saboteurs.ftl",
    "table.ftl";
    translated "rules.ftl", "guide.ftl", "titles.ftl"
);

/// The messages of a locale.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

impl Narrate for WeatherMachine {
    fn question(&self, _viewer: Viewer, locale: Locale) -> Option<Question> {
        self.question_now(messages(locale))
    }

    fn describe(&self, choice: Choice, locale: Locale) -> Description {
        self.description(choice, messages(locale))
    }

    /// `None`: nobody has secrets.
    fn redact(&self, _choice: Choice, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, locale: Locale) -> Line {
        self.event_line(event, messages(locale))
    }

    fn turn_of(&self, emitted: &Emitted<Event>, locale: Locale) -> Option<TurnOf> {
        self.turn_begun(emitted, messages(locale))
    }

    fn heading(event: &Event, words: &str, _locale: Locale) -> Option<String> {
        matches!(event, Event::TurnBegins { .. }).then(|| words.trim_end_matches('.').to_string())
    }

    fn beat(&self, emitted: &Emitted<Event>) -> Beat {
        Self::beat_of(emitted)
    }

    fn sum_up(&self, turn: &[&Event], locale: Locale) -> Option<String> {
        self.summed_up(turn, messages(locale))
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        self.narrator(messages(locale)).name(Player::of_seat(seat))
    }

    fn figures(&self, seat: Seat, locale: Locale) -> Vec<Figure> {
        self.figures_of(Player::of_seat(seat), messages(locale))
    }

    fn place_name(&self, place: &str, locale: Locale) -> Option<String> {
        self.narrator(messages(locale)).place(place)
    }

    fn area(&self, locale: Locale) -> Option<Area> {
        self.area_now(messages(locale))
    }

    fn face(&self, choice: Choice, locale: Locale) -> Option<String> {
        self.face_of(choice, messages(locale))
    }

    fn score_sheet(&self, locale: Locale) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(messages(locale)))
    }

    fn outline(view: &View, content: &'static Content, locale: Locale) -> Vec<Outline> {
        outline::outline_of(view, content, messages(locale))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_words_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    #[test]
    fn every_kind_has_a_message() {
        use game_core::{Declared as _, GameEvent as _, kinds_without_message};

        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(kinds_without_message(Event::KINDS, "event", english), none);
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
    }
}

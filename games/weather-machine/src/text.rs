//! Events, questions, choices and the table as text.

mod areas;
mod beats;
mod candidates;
mod causes;
mod choices;
mod counts;
mod ends;
mod event_places;
mod events;
mod figures;
mod helper_text;
mod localized_names;
mod moved;
pub(crate) mod names;
mod opponent_text;
mod outline;
mod place_names;
mod places;
mod priority_list;
mod questions;
mod raises;
mod solo_events;
mod terse;
mod trail;

use game_core::{
    Area, Beat, Description, Emitted, Figure, Line, Narrate, Outline, Question, Seat, TurnOf,
    Viewer,
};
use i18n::{Locale, Localization, Messages};

pub(crate) use localized_names::area_in;

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::types::Player;
use crate::view::View;

/// The helper's text about the Saboteurs, in every language; the rest of the game has English text
/// only, next to the code that uses it.
static LOCALIZATION: Localization =
    i18n::localization!("saboteurs.ftl"; translated "rules.ftl", "guide.ftl");

/// The messages of a locale.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

impl Narrate for WeatherMachine {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        self.question_now(messages(Locale::English))
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        self.description(choice, messages(Locale::English))
    }

    /// `None`: nobody has secrets.
    fn redact(&self, _choice: Choice, _viewer: Viewer, _locale: Locale) -> Option<String> {
        None
    }

    fn describe_event(&self, event: &Event, _viewer: Viewer, _locale: Locale) -> Line {
        self.event_line(event, messages(Locale::English))
    }

    fn turn_of(&self, emitted: &Emitted<Event>, _locale: Locale) -> Option<TurnOf> {
        self.turn_begun(emitted, messages(Locale::English))
    }

    fn heading(event: &Event, words: &str, _locale: Locale) -> Option<String> {
        matches!(event, Event::TurnBegins { .. }).then(|| words.trim_end_matches('.').to_string())
    }

    fn beat(&self, emitted: &Emitted<Event>) -> Beat {
        Self::beat_of(emitted)
    }

    fn sum_up(&self, turn: &[&Event], _locale: Locale) -> Option<String> {
        self.summed_up(turn, messages(Locale::English))
    }

    fn seat_name(&self, seat: Seat, _locale: Locale) -> String {
        self.name(Player::of_seat(seat))
    }

    fn figures(&self, seat: Seat, _locale: Locale) -> Vec<Figure> {
        self.figures_of(Player::of_seat(seat))
    }

    fn place_name(&self, place: &str, _locale: Locale) -> Option<String> {
        self.place_in_words(place)
    }

    fn area(&self, _locale: Locale) -> Option<Area> {
        self.area_now()
    }

    fn face(&self, choice: Choice, _locale: Locale) -> Option<String> {
        self.face_of(choice)
    }

    fn outline(view: &View, content: &'static Content, _locale: Locale) -> Vec<Outline> {
        outline::outline_of(view, content)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_words_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }
}

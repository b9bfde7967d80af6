//! Events, questions, choices and the table as text.

mod amounts;
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
mod helper_objections;
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
mod wasted;

pub use localized_names::title_of;

use game_core::{
    Act, Area, Bearing, Beat, Description, Emitted, Figure, Line, Narrate, Outcome, Outline,
    Question, Seat, Shortcut, TURN_COUNTED, Turn, TurnOf, Viewer,
};
use i18n::{Locale, key};

pub(crate) use localized_names::{area_in, challenge_with_effect, token_in};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::messages::messages;
use crate::types::Player;
use crate::view::View;

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
        matches!(event, Event::TurnBegins { .. })
            .then(|| format!("{TURN_COUNTED}{}", words.trim_end_matches('.')))
    }

    fn beat(&self, emitted: &Emitted<Event>) -> Beat {
        Self::beat_of(emitted)
    }

    fn sum_up(&self, turn: &[&Event], locale: Locale) -> Option<String> {
        self.summed_up(turn, messages(locale))
    }

    fn act(choice: Choice) -> Act {
        Self::act_of(choice)
    }

    fn bearing(event: &Event) -> Bearing {
        Self::bearing_of(event)
    }

    fn shortcut(&self, choice: Choice) -> Shortcut {
        self.shortcut_of(choice)
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        self.narrator(messages(locale)).name(Player::of_seat(seat))
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let narrator = self.narrator(messages(Locale::English));
        Some(match party {
            Some(seat) => narrator.player(Player::of_seat(seat)).key().to_string(),
            None => key!("name-saboteurs").to_string(),
        })
    }

    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        let cp = |player: Player| (player.seat(), i32::from(self.state.lab(player).cp));
        let target = self.options.solo().then(|| (None, i32::from(self.state.solo.target)));
        self.state.people().map(cp).chain(target).collect()
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
    fn every_kind_has_a_message() {
        use game_core::{Declared as _, GameEvent as _, kinds_without_message};

        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(kinds_without_message(Event::KINDS, "event", english), none);
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
    }
}

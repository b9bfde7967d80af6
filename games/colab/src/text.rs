//! Events, questions, choices and the table as text, in every language.

mod actions;
mod amounts;
mod areas;
mod beats;
mod choices;
mod effects;
mod enemy_events;
mod event_places;
mod events;
mod groups;
mod helper_objections;
mod helper_text;
mod localized_names;
mod narrator;
mod outline;
mod places;
mod questions;
mod ring;
mod wasted;

use game_core::{
    Act, Area, Bearing, Beat, Description, Emitted, Line, Named as _, Narrate, Outcome, Outline,
    Question, Seat, Shortcut, TURN_COUNTED, Turn, TurnOf, Viewer,
};
use i18n::{Locale, Messages, key, message};

pub use self::narrator::device_name;

use self::narrator::Narrator;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::game::CoLab;
use crate::messages::messages;
use crate::types::{Player, Scientist};
use crate::view::View;

impl Narrate for CoLab {
    fn question(&self, _viewer: Viewer, locale: Locale) -> Option<Question> {
        self.question_now(&self.narrator(messages(locale)))
    }

    fn describe(&self, choice: Choice, locale: Locale) -> Description {
        self.description(choice, &self.narrator(messages(locale)))
    }

    /// Only the acting player may see cards drawn and kept, and bonus cards dealt.
    fn redact(&self, choice: Choice, viewer: Viewer, locale: Locale) -> Option<String> {
        if viewer.sees(self.acting().seat()) {
            return None;
        }
        let messages = messages(locale);
        let said = match (choice, self.turn()) {
            (Choice::Draw(card), _) => {
                message!(messages, "redacted-draw", deck = card.deck().named(&messages))
            }
            (Choice::Keep(card), Turn::Choose(_)) => {
                message!(messages, "redacted-keep", deck = card.deck().named(&messages))
            }
            (Choice::DealBonus(_), _) => message!(messages, "redacted-bonus"),
            _ => return None,
        };
        Some(said.into())
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, locale: Locale) -> Line {
        let told = Narrator { viewer, ..self.narrator(messages(locale)) };
        self.event_line(event, &told)
    }

    fn turn_of(&self, emitted: &Emitted<Event>, locale: Locale) -> Option<TurnOf> {
        self.turn_begun(emitted, messages(locale))
    }

    fn heading(event: &Event, words: &str, _locale: Locale) -> Option<String> {
        matches!(event, Event::TurnBegins { .. } | Event::EnemyTurnBegins { .. })
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

    fn why_wasted(&self, choice: Choice, locale: Locale) -> Option<String> {
        self.why_idle(choice, messages(locale))
    }

    fn shortcut(&self, choice: Choice) -> Shortcut {
        self.shortcut_of(choice)
    }

    fn seat_name(&self, seat: Seat, locale: Locale) -> String {
        self.name(Player::of_seat(seat), messages(locale))
    }

    /// Scientists have the same names in every language.
    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        let player = Player::of_seat(party?);
        let is_named = self.state.players[player].scientist.is_some();
        (!is_named).then(|| key!("player-name").to_string())
    }

    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        let score = |player: Player| i32::from(self.state.players[player].score);
        self.options.players().map(|player| (Some(player.seat()), score(player))).collect()
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
        outline::outline_of(view, content, locale)
    }
}

impl CoLab {
    /// The display name of a player: the scientist's, once chosen.
    pub fn name(&self, player: Player, messages: Messages) -> String {
        match self.state.players[player].scientist {
            Some(scientist) => self.content.scientists[scientist].title.clone(),
            None => message!(messages, "player-name", number = player.word()).into(),
        }
    }

    /// The display name of an enemy.
    pub fn enemy_name(&self, enemy: Scientist) -> String {
        self.content.scientists[enemy].title.clone()
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Declared, GameEvent, kinds_without_message};

    use super::*;

    #[test]
    fn every_kind_has_a_message() {
        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(kinds_without_message(Event::KINDS, "event", english), none);
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
    }
}

//! Events, questions, choices and the table as text.

mod actions;
mod areas;
mod beats;
mod choices;
mod enemies;
mod enemy_events;
mod event_places;
mod events;
mod grammar;
mod groups;
mod helper_text;
mod localized_names;
mod outline;
mod places;
mod questions;
mod ring;

pub(crate) use actions::device_words;
use game_core::{
    Area, Beat, Description, Emitted, Line, Narrate, Outline, Question, Seat, Turn, TurnOf, Viewer,
};
use i18n::{Locale, Localization, Messages};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::game::CoLab;
use crate::types::{Card, Player, Scientist};
use crate::view::View;

/// The messages that a helper needs, in every language. All other text of the game is English,
/// written in the code.
static LOCALIZATION: Localization =
    i18n::localization!("enemies.ftl"; translated "rules.ftl", "guide.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

impl Narrate for CoLab {
    fn question(&self, _viewer: Viewer, _locale: Locale) -> Option<Question> {
        self.question_now(messages(Locale::English))
    }

    fn describe(&self, choice: Choice, _locale: Locale) -> Description {
        self.description(choice, messages(Locale::English))
    }

    /// Only the acting player may see cards drawn and kept, and bonus cards dealt.
    fn redact(&self, choice: Choice, viewer: Viewer, _locale: Locale) -> Option<String> {
        if viewer.sees(self.acting().seat()) {
            return None;
        }
        match (choice, self.turn()) {
            (Choice::Draw(card), _) => Some(format!("draw a {} card", card.deck())),
            (Choice::Keep(card), Turn::Choose(_)) => Some(format!("keep a {} card", card.deck())),
            (Choice::DealBonus(_), _) => Some("deal a bonus card".into()),
            _ => None,
        }
    }

    fn describe_event(&self, event: &Event, viewer: Viewer, _locale: Locale) -> Line {
        self.event_line(event, viewer, messages(Locale::English))
    }

    fn turn_of(&self, emitted: &Emitted<Event>, _locale: Locale) -> Option<TurnOf> {
        self.turn_begun(emitted, messages(Locale::English))
    }

    fn heading(event: &Event, words: &str, _locale: Locale) -> Option<String> {
        matches!(event, Event::TurnBegins { .. } | Event::EnemyTurnBegins { .. })
            .then(|| words.trim_end_matches('.').to_string())
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

impl CoLab {
    /// The display name of a player: the scientist's, once chosen.
    pub fn name(&self, player: Player) -> String {
        match self.state.players[player].scientist {
            Some(scientist) => self.content.scientists[scientist].title.clone(),
            None => format!("Player {player}"),
        }
    }

    /// The display name of an enemy.
    pub fn enemy_name(&self, enemy: Scientist) -> String {
        self.content.scientists[enemy].title.clone()
    }

    /// The title of a card.
    pub(crate) fn title(&self, card: Card) -> &'static str {
        &self.content.cards[card].title
    }
}

/// A number with a noun whose plural takes an s.
pub(crate) fn counted(count: u8, noun: &str) -> String {
    match (count, noun.strip_suffix("die")) {
        (1, _) => format!("1 {noun}"),
        (_, Some(head)) => format!("{count} {head}dice"),
        (_, None) => format!("{count} {noun}s"),
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

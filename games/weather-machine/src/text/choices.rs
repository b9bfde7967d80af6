//! Choices as text, with what they cost and give.

mod chance;
mod foresight;
mod gains;
mod payments;
mod rules;
mod solo;
mod supply;
mod targets;
mod turn;

use game_core::{BoundMessage, Description, Rule, Turn};
use i18n::{Locale, Messages, Value};

pub(super) use gains::list_title;

use super::narrator::Narrator;
use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::types::Player;

/// The text of a choice, without its rule.
pub(super) struct ChoiceText {
    message: BoundMessage,
    /// What is said after the detail of the message.
    details: Vec<String>,
    places: Vec<String>,
}

impl ChoiceText {
    pub(super) fn new(message: BoundMessage) -> ChoiceText {
        ChoiceText { message, details: Vec::new(), places: Vec::new() }
    }

    /// Adds an argument of the message.
    pub(super) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.message = self.message.with(name, value);
        self
    }

    /// Adds a detail, if there is one.
    pub(super) fn detail(mut self, detail: impl Into<Option<String>>) -> ChoiceText {
        self.details.extend(detail.into());
        self
    }

    /// Adds a place.
    pub(super) fn at(mut self, place: String) -> ChoiceText {
        self.places.push(place);
        self
    }
}

impl WeatherMachine {
    /// The description of a choice, with what it costs and gives.
    pub(crate) fn description(&self, choice: Choice, messages: Messages) -> Description {
        let narrator = &self.narrator(messages);
        let said = self.said(choice, narrator);
        let ChoiceText { message, details, places } =
            said.unwrap_or_else(|| ChoiceText::new(narrator.choice(choice)));
        let said = message.describe(Rule(self.choice_rule(choice)));
        let own = Some(said.detail.clone()).filter(|detail| !detail.is_empty());
        let details = own.into_iter().chain(details).chain(self.foreseen(choice, narrator));
        let detail = i18n::clauses(messages.locale(), details);
        let ends_turn =
            matches!(choice, Choice::Pass | Choice::EndActions | Choice::NoMore | Choice::Keep);
        Description { detail, places, ends_turn, amounts: self.amounts(choice), ..said }
    }

    fn said(&self, choice: Choice, narrator: &Narrator<'_>) -> Option<ChoiceText> {
        self.chance_choice(choice, narrator)
            .or_else(|| self.turn_choice(choice, narrator))
            .or_else(|| self.supply_choice(choice, narrator))
            .or_else(|| self.target_choice(choice, narrator))
            .or_else(|| self.payment_choice(choice, narrator))
            .or_else(|| self.gain_choice(choice, narrator))
            .or_else(|| self.solo_choice(choice, narrator))
    }

    /// Who decides now; at a chance turn, the active player.
    pub(super) fn decider_now(&self) -> Player {
        match self.turn() {
            Turn::Choose(seat) => Player::of_seat(seat),
            Turn::Chance | Turn::Over => self.active(),
        }
    }
}

/// Joins the clauses that exist.
pub(super) fn clauses(locale: Locale, clauses: impl IntoIterator<Item = Option<String>>) -> String {
    i18n::clauses(locale, clauses.into_iter().flatten())
}

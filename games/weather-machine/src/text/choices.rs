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

use game_core::{Description, Rule, Turn};
use i18n::Messages;

pub(super) use gains::list_title;

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::types::Player;

/// The text of a choice, without its rule.
#[derive(Default)]
pub(super) struct ChoiceText {
    label: String,
    short: String,
    detail: String,
    group: String,
    places: Vec<String>,
}

impl ChoiceText {
    pub(super) fn new(label: impl Into<String>) -> ChoiceText {
        ChoiceText { label: label.into(), ..ChoiceText::default() }
    }

    /// Sets the label used below the group heading.
    pub(super) fn short(mut self, short: impl Into<String>) -> ChoiceText {
        self.short = short.into();
        self
    }

    pub(super) fn detail(mut self, detail: impl Into<String>) -> ChoiceText {
        self.detail = detail.into();
        self
    }

    pub(super) fn group(mut self, group: impl Into<String>) -> ChoiceText {
        self.group = group.into();
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
        let said =
            self.said(choice, messages).unwrap_or_else(|| ChoiceText::new(choice.to_string()));
        let rule = Rule(self.choice_rule(choice));
        let ChoiceText { label, short, detail, group, places } = said;
        let said = (!detail.is_empty()).then_some(detail);
        let detail = clauses([said].into_iter().chain(self.foreseen(choice).into_iter().map(Some)));
        let ends_turn =
            matches!(choice, Choice::Pass | Choice::EndActions | Choice::NoMore | Choice::Keep);
        Description { label, short, detail, group, rule, places, ends_turn }
    }

    fn said(&self, choice: Choice, messages: Messages) -> Option<ChoiceText> {
        self.theirs_choice(choice, messages)
            .or_else(|| self.chance_choice(choice))
            .or_else(|| self.turn_choice(choice))
            .or_else(|| self.supply_choice(choice))
            .or_else(|| self.target_choice(choice))
            .or_else(|| self.payment_choice(choice))
            .or_else(|| self.gain_choice(choice))
            .or_else(|| self.solo_choice(choice))
    }

    /// Who decides now; at a chance turn, the active player.
    pub(super) fn decider_now(&self) -> Player {
        match self.turn() {
            Turn::Choose(seat) => Player::of_seat(seat),
            Turn::Chance | Turn::Over => self.active(),
        }
    }
}

/// Joins the clauses that exist with semicolons.
pub(super) fn clauses(clauses: impl IntoIterator<Item = Option<String>>) -> String {
    let clauses: Vec<String> = clauses.into_iter().flatten().collect();
    clauses.join("; ")
}

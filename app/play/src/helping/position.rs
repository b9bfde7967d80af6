use std::any::Any;

use serde_json::Value;
use table::{
    Achievement, Description, Entry, Helped, Helper, Outcome, Outline, Question, Rule, Seat, Stage,
    Turn, Viewer,
};
use tongues::{Tongue, say};

use super::stand::{AS_KNOWN, Stand, kept_json, listed_by};
use crate::{AnyPosition, Listed, TickList};

/// What a fact is asked by, where no rule of the game is read: a helper asks for it.
const NO_RULE: Rule = Rule("");

/// One moment of a helper: what is asked is asked of the only person there.
pub(crate) struct HelperPosition<G: Helped> {
    helper: Helper<G>,
    stand: Stand<G>,
}

impl<G: Helped> HelperPosition<G> {
    pub(super) fn of(helper: Helper<G>, tongue: Tongue) -> Self {
        HelperPosition { stand: Stand::of(&helper, tongue), helper }
    }

    fn described(text: String, label: String, group: String) -> Listed {
        let description = Description { group, ..Description::new(label, NO_RULE) };
        Listed { text, odds: None, description }
    }

    fn facts(&self) -> Vec<Listed> {
        let (mut listed, tongue) = (Vec::new(), self.stand.tongue);
        let asked = self.stand.stage.facts();
        if self.stand.as_known(&self.helper).len() == asked.len() {
            let label = match asked.len() {
                _ if asked.without(G::passing()).is_empty() => say!(tongue, "helper-as-here"),
                1 => say!(tongue, "helper-as-known"),
                _ => say!(tongue, "helper-all-as-known"),
            };
            listed.push(Self::described(AS_KNOWN.into(), label.into(), String::new()));
        }
        for fact in self.stand.helping(&self.helper).asks {
            for (text, label) in fact.answers {
                let label = match fact.known.as_ref() == Some(&text) {
                    true => say!(tongue, "helper-label-known", label = label).into(),
                    false => label,
                };
                listed.push(Self::described(text, label, fact.title.clone()));
            }
        }
        listed
    }
}

impl<G: Helped> AnyPosition for HelperPosition<G> {
    fn turn(&self) -> Turn {
        match &self.stand.stage {
            Stage::Question if self.stand.game.turn() == Turn::Chance => Turn::Chance,
            Stage::Over => Turn::Over,
            _ => Turn::Choose(Seat(0)),
        }
    }

    fn question(&self, _: Viewer) -> Option<Question> {
        let asked = |text: String| Question { text, rule: NO_RULE, trail: Vec::new() };
        match &self.stand.stage {
            Stage::Question => self.stand.game.question_beside(self.stand.tongue),
            Stage::Turn => Some(asked(say!(self.stand.tongue, "helper-carry-out").into())),
            Stage::Over => None,
            Stage::SetUp(facts) | Stage::Facts(facts) | Stage::Score(facts) => {
                Some(asked(self.stand.game.asks(*facts, self.stand.tongue)))
            }
        }
    }

    fn choices(&self) -> Vec<Listed> {
        let game = &self.stand.game;
        let mut listed: Vec<Listed> = match &self.stand.stage {
            Stage::Question => listed_by(game)
                .into_iter()
                .map(|choice| Listed {
                    text: choice.to_string(),
                    odds: None,
                    description: game.describe_beside(choice, self.stand.tongue),
                })
                .collect(),
            Stage::Turn => {
                let done = Entry::<G>::Done.to_string();
                let label = say!(self.stand.tongue, "helper-is-done").into();
                vec![Self::described(done, label, String::new())]
            }
            Stage::Over => Vec::new(),
            Stage::SetUp(_) | Stage::Facts(_) | Stage::Score(_) => self.facts(),
        };
        for list in self.stand.announced(&self.helper) {
            let said = list.answers.into_iter();
            listed
                .extend(said.map(|(text, label)| Self::described(text, label, list.title.clone())));
        }
        listed
    }

    fn tick_list(&self) -> Option<TickList> {
        None
    }

    fn results_for(&self, _: Viewer) -> Vec<Listed> {
        self.choices()
    }

    fn private_to(&self) -> Option<Seat> {
        None
    }

    /// Nothing that a drawing could draw: most of the table is unknown.
    fn view(&self, _: Viewer) -> Box<dyn Any> {
        Box::new(())
    }

    fn content(&self) -> Box<dyn Any> {
        Box::new(self.stand.game.content())
    }

    fn view_json(&self, _: Viewer) -> Value {
        self.state_json()
    }

    fn state_json(&self) -> Value {
        kept_json(&self.stand, self.helper.turn())
    }

    fn outline(&self, _: Viewer) -> Vec<Outline> {
        let kept = self.stand.helping(&self.helper).kept.into_iter().filter_map(|fact| {
            let known = fact.known?;
            let (_, words) = fact.answers.into_iter().find(|(text, _)| *text == known)?;
            Some(Outline::line(format!("{}: {words}", fact.title)))
        });
        let kept: Vec<Outline> = kept.collect();
        match kept.is_empty() {
            true => Vec::new(),
            false => vec![Outline::group(say!(self.stand.tongue, "helper-keeps"), kept)],
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.helper.outcome(self.stand.tongue)
    }

    fn achieved(&self, _: Seat) -> Vec<Achievement> {
        Vec::new()
    }
}

use std::any::Any;

use game_core::{
    Achievement, Description, Entry, Helped, Helper, Outcome, Outline, Question, Rule, Seat, Stage,
    Turn, Viewer,
};
use i18n::{Locale, headed, message};
use serde_json::Value;

use super::state::{AS_KNOWN, HelperState, KeptJson, entry_words, listed_by};
use crate::TOGETHER;
use crate::{DynPosition, Listed, SelectList};

/// The rule of a question for a fact: the helper asks it, not a rule of the game.
const NO_RULE: Rule = Rule("");

/// One moment of a helper, whose questions all go to the only person there.
pub(crate) struct HelperPosition<G: Helped> {
    helper: Helper<G>,
    state: HelperState<G>,
    /// How what it keeps is written as JSON; `None` for pages.
    kept_json: Option<KeptJson<G>>,
}

impl<G: Helped> HelperPosition<G> {
    pub(super) fn of(helper: Helper<G>, locale: Locale, kept_json: Option<KeptJson<G>>) -> Self {
        let state = HelperState::of(&helper, locale);
        HelperPosition { helper, state, kept_json }
    }

    fn described(text: String, label: String, group: String) -> Listed {
        let description = Description { group, ..Description::new(label, NO_RULE) };
        Listed::new(text, None, description)
    }

    /// The label of a press: under the answers to the first question, those to the last. A press
    /// that starts like others is what to choose when none of these fits.
    ///
    /// `asked` is the question above all of them; a press with a different one names it itself.
    fn press(
        &self,
        press: &[Entry<G>],
        presses: &[Vec<Entry<G>>],
        asked: Option<&String>,
    ) -> Listed {
        let locale = self.state.locale;
        let texts = |press: &[Entry<G>]| press.iter().map(ToString::to_string).collect::<Vec<_>>();
        let (text, made) = (texts(press).join(TOGETHER), texts(press));
        let begins = |other: &Vec<Entry<G>>| {
            other.len() > press.len() && texts(&other[..press.len()]) == made
        };
        let (mut helper, mut said, mut asks) = (self.helper.clone(), Vec::new(), String::new());
        let mut description = Description::new(String::new(), NO_RULE);
        let is_rest = presses.iter().any(begins);
        for (nth, entry) in press.iter().enumerate() {
            let state = HelperState::of(&helper, locale);
            if nth + 1 < press.len() || is_rest {
                said.push(entry_words(&state, *entry));
                let entered = helper.enter(*entry);
                debug_assert!(entered.is_ok(), "what a press makes can be entered");
                continue;
            }
            asks = Self::asked(&state).map_or_else(String::new, |question| question.text);
            description = match *entry {
                Entry::Choice(choice) => state.game.describe_for_helper(choice, state.locale),
                Entry::Answer(answer) => {
                    Description::new(state.game.answer_name(answer, state.locale), NO_RULE)
                }
                _ => description,
            };
        }
        if is_rest {
            description = Description::new(message!(locale, "helper-none-of-these"), NO_RULE);
            asks = Self::asked(&HelperState::of(&helper, locale))
                .map_or(asks, |question| question.text);
        }
        let mut group = said.join(", ");
        if !said.is_empty() && asked != Some(&asks) {
            group = format!("{group}. {asks}");
        }
        Listed::new(text, None, Description { group, ..description })
    }

    /// The questions that the press with the most answers covers, in order.
    fn asked_of(&self, presses: &[Vec<Entry<G>>]) -> Vec<String> {
        let mut helper = self.helper.clone();
        let longest = presses.iter().map(Vec::len).max();
        let longest = presses.iter().find(|press| Some(press.len()) == longest);
        let mut asked = Vec::new();
        for entry in longest.into_iter().flatten() {
            asked.extend(
                Self::asked(&HelperState::of(&helper, self.state.locale)).map(|one| one.text),
            );
            if helper.enter(*entry).is_err() {
                break;
            }
        }
        asked
    }

    /// The question of this moment, without what a press answers besides.
    fn asked(state: &HelperState<G>) -> Option<Question> {
        let asked = |text: String| Question { text, rule: NO_RULE, trail: Vec::new() };
        match &state.stage {
            Stage::Question => state.game.question_for_helper(state.locale),
            Stage::Begin => Some(asked(message!(state.locale, "helper-begin-asks").into())),
            Stage::Turn => Some(asked(message!(state.locale, "helper-carry-out").into())),
            Stage::Over => None,
            Stage::SetUp(queries) | Stage::Queries(queries) | Stage::Score(queries) => {
                Some(asked(state.game.asks(*queries, state.locale)))
            }
        }
    }

    fn queries(&self) -> Vec<Listed> {
        let (mut listed, locale) = (Vec::new(), self.state.locale);
        let asked = self.state.stage.queries();
        if self.state.as_known(&self.helper).len() == asked.len() {
            let label = match asked.len() {
                _ if asked.without(G::transient()).is_empty() => message!(locale, "helper-as-here"),
                1 => message!(locale, "helper-as-known"),
                _ => message!(locale, "helper-all-as-known"),
            };
            listed.push(Self::described(AS_KNOWN.into(), label.into(), String::new()));
        }
        for query in self.state.asks(&self.helper) {
            for (text, label) in query.answers {
                let label = match query.known.as_ref() == Some(&text) {
                    true => message!(locale, "helper-label-known", label = label).into(),
                    false => label,
                };
                listed.push(Self::described(text, label, query.title.clone()));
            }
        }
        listed
    }
}

impl<G: Helped> DynPosition for HelperPosition<G> {
    fn turn(&self) -> Turn {
        match &self.state.stage {
            Stage::Question if self.state.game.turn() == Turn::Chance => Turn::Chance,
            Stage::Over => Turn::Over,
            _ => Turn::Choose(Seat(0)),
        }
    }

    fn question(&self, _: Viewer) -> Option<Question> {
        let mut question = Self::asked(&self.state)?;
        let asked = self.asked_of(self.helper.presses());
        if !asked.is_empty() {
            question.text = asked.join(" ");
        }
        Some(question)
    }

    fn choices(&self) -> Vec<Listed> {
        let game = &self.state.game;
        let presses = self.helper.presses();
        let mut listed: Vec<Listed> = match &self.state.stage {
            _ if !presses.is_empty() => {
                let asked = self.asked_of(presses);
                presses.iter().map(|press| self.press(press, presses, asked.last())).collect()
            }
            Stage::Question => listed_by(game)
                .into_iter()
                .map(|choice| {
                    let words = game.describe_for_helper(choice, self.state.locale);
                    Listed::new(choice.to_string(), None, words)
                })
                .collect(),
            Stage::Turn => {
                let done = Entry::<G>::Done.to_string();
                let label = message!(self.state.locale, "helper-is-done").into();
                let mut listed = vec![Self::described(done.clone(), label, String::new())];
                let with_next = self.state.done(&self.helper);
                if with_next != done {
                    let label = message!(self.state.locale, "helper-is-done-next").into();
                    listed.insert(0, Self::described(with_next, label, String::new()));
                }
                listed
            }
            Stage::Begin => {
                let begin = Entry::<G>::Begin.to_string();
                let label = message!(self.state.locale, "helper-begins").into();
                vec![Self::described(begin, label, String::new())]
            }
            Stage::Over => Vec::new(),
            Stage::SetUp(_) | Stage::Queries(_) | Stage::Score(_) => self.queries(),
        };
        let group = message!(self.state.locale, "helper-otherwise");
        let otherwise = self.state.otherwise(&self.helper).into_iter();
        listed
            .extend(otherwise.map(|(text, label)| Self::described(text, label, group.to_string())));
        for list in self.state.announced(&self.helper) {
            let said = list.answers.into_iter();
            listed
                .extend(said.map(|(text, label)| Self::described(text, label, list.title.clone())));
        }
        listed
    }

    fn select_list(&self) -> Option<SelectList> {
        None
    }

    fn results_for(&self, _: Viewer) -> Vec<Listed> {
        self.choices()
    }

    fn private_to(&self) -> Option<Seat> {
        None
    }

    /// Nothing to draw: most of the table is unknown.
    fn view(&self, _: Viewer) -> Box<dyn Any> {
        Box::new(())
    }

    fn content(&self) -> Box<dyn Any> {
        Box::new(self.state.game.content())
    }

    fn view_json(&self, _: Viewer) -> Value {
        self.state_json()
    }

    fn state_json(&self) -> Value {
        let kept = self.kept_json.map(|kept_json| kept_json(&self.state, self.helper.turn()));
        kept.unwrap_or_default()
    }

    fn outline(&self, _: Viewer) -> Vec<Outline> {
        let kept = self.state.kept().into_iter().filter_map(|query| {
            let known = query.known?;
            let (_, words) = query.answers.into_iter().find(|(text, _)| *text == known)?;
            Some(Outline::line(headed(self.state.locale, &query.title, &words)))
        });
        let kept: Vec<Outline> = kept.collect();
        match kept.is_empty() {
            true => Vec::new(),
            false => vec![Outline::group(message!(self.state.locale, "helper-keeps"), kept)],
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.helper.outcome(self.state.locale)
    }

    fn achieved(&self, _: Seat) -> Vec<Achievement> {
        Vec::new()
    }
}

use std::borrow::Cow;

use i18n::{Locale, Messages};
use serde::{Deserialize, Serialize};

use crate::rules::one_line;
use crate::{Settings, ValidationError, read_data_file};

/// A prepared opening that teaches the game: an ordinary game from a fixed seed, with a text and
/// the proposed choices for each step. A player who chooses something else leaves the guide and
/// plays on, or takes it back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The title.
    pub title: String,
    /// What the player learns, in one sentence.
    pub summary: String,
    /// The options of the game.
    pub settings: Settings,
    /// The seed that answers chance turns.
    pub seed: u64,
    /// The steps, in their order.
    #[serde(rename = "step")]
    pub steps: Vec<GuideStep>,
}

/// One step of a [`Guide`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuideStep {
    /// The heading.
    pub title: String,
    /// What to look at on the table, what to choose next and why. Paragraphs are separated by an
    /// empty line.
    pub text: String,
    /// The choices that this step proposes, in order; empty only in the last step.
    #[serde(default)]
    pub choices: Vec<String>,
}

impl Guide {
    /// Reads a `guide.toml`.
    ///
    /// # Errors
    ///
    /// Where the text is not a guide, and which steps lack a text or choices.
    pub fn parse(file: &str, text: &str) -> Result<Self, Vec<ValidationError>> {
        let guide: Guide =
            read_data_file(text).map_err(|error| vec![ValidationError::new(file, error)])?;
        let mut errors = Vec::new();
        let last = guide.steps.len().saturating_sub(1);
        for (number, step) in guide.steps.iter().enumerate() {
            let at = format!("{file}, step {}", number + 1);
            if step.text.trim().is_empty() {
                errors.push(ValidationError::new(&at, "has no text"));
            }
            if step.choices.is_empty() != (number == last) {
                errors
                    .push(ValidationError::new(&at, "the last step, and no other, has no choice"));
            }
        }
        if guide.steps.is_empty() {
            errors.push(ValidationError::new(file, "has no step"));
        }
        if errors.is_empty() { Ok(guide) } else { Err(errors) }
    }

    /// The guide in the language of these messages, whose keys are `guide` for the summary and
    /// `guide-1` and so on for the steps, with titles as attributes; what they lack stays English.
    pub fn in_language(&self, messages: Messages) -> Cow<'_, Guide> {
        if messages.locale() == Locale::English {
            return Cow::Borrowed(self);
        }
        let translate = |key: &str, title: &mut String, text: &mut String| {
            if let Some(translated) = messages.find(key, Some("title")) {
                *title = one_line(&translated);
            }
            if let Some(translated) = messages.find(key, None) {
                let paragraphs = translated.split("\n\n").map(one_line);
                *text = paragraphs.collect::<Vec<_>>().join("\n\n");
            }
        };
        let mut guide = self.clone();
        translate("guide", &mut guide.title, &mut guide.summary);
        for (number, step) in (1..).zip(&mut guide.steps) {
            translate(&format!("guide-{number}"), &mut step.title, &mut step.text);
        }
        Cow::Owned(guide)
    }

    /// The step that follows after this many choices of the guide, with its index.
    pub fn step_after(&self, choices: usize) -> Option<(usize, &GuideStep)> {
        let mut before = 0;
        self.steps.iter().enumerate().find(|(_, step)| {
            before += step.choices.len();
            choices < before || step.choices.is_empty()
        })
    }

    /// Every choice, in order.
    pub fn choices(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(|step| &step.choices).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        title = "First game"
        summary = "How it goes."
        settings = { seats = 1 }
        seed = 3
        [[step]]
        title = "Roll"
        text = "Rolling is fun."
        choices = ["roll", "roll again"]
        [[step]]
        title = "On your own"
        text = "That is all."
    "#;

    #[test]
    fn a_guide_knows_its_step_by_the_choices_made() {
        let guide = Guide::parse("guide.toml", TEXT).expect("a guide");
        let number = |choices| guide.step_after(choices).map(|(number, _)| number);
        assert_eq!([0, 1, 2, 9].map(number), [Some(0), Some(0), Some(1), Some(1)]);
        assert_eq!(guide.choices().collect::<Vec<_>>(), ["roll", "roll again"]);
    }

    #[test]
    fn what_says_nothing_is_no_guide() {
        let wrong =
            TEXT.replace("That is all.", " ").replace(r#"choices = ["roll", "roll again"]"#, "");
        assert_eq!(Guide::parse("guide.toml", &wrong).expect_err("two").len(), 2);
        assert!(Guide::parse("guide.toml", "title = 3").is_err());
    }
}

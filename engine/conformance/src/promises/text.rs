use i18n::Locale;
use std::collections::HashSet;

use game_core::{Choices, Emitted, GameInfo, Rule, Turn, Viewer};

use crate::failure::{Broken, Promise, must};
use crate::promises::knowledge::viewers;

/// The ids of a game's rule index.
pub(crate) struct RuleIds(HashSet<&'static str>);

impl RuleIds {
    pub(crate) fn of<G: GameInfo>() -> Self {
        RuleIds(G::rulebook().entries.iter().map(|entry| entry.id.as_str()).collect())
    }

    /// Checks that the rule index has this rule.
    pub(crate) fn has(&self, rule: Rule, what: &str) -> Result<(), Broken> {
        must(self.0.contains(rule.0), Promise::Text, || {
            format!("{what} names {rule}, which is not in the rule index")
        })
    }
}

/// Checks that the question and every choice have a text and a rule, and the table an outline.
pub(crate) fn position<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
    rules: &RuleIds,
) -> Result<(), Broken> {
    for viewer in viewers(game).chain([Viewer::Everybody]) {
        let question = game.question(viewer, Locale::English);
        must(question.is_some() != (game.turn() == Turn::Over), Promise::Text, || {
            format!("at {:?} the question for {viewer:?} is {question:?}", game.turn())
        })?;
        if let Some(question) = question {
            must(!question.text.is_empty(), Promise::Text, || "a question without words".into())?;
            rules.has(question.rule, "a question")?;
        }
        must(
            !G::outline(&game.view(viewer), game.content(), Locale::English).is_empty(),
            Promise::Text,
            || format!("the outline for {viewer:?} is empty"),
        )?;
        for &choice in choices.listed() {
            let shown = game.redact(choice, viewer, Locale::English);
            must(shown.is_none_or(|text| !text.is_empty()), Promise::Text, || {
                format!("'{choice}' is nothing at all to {viewer:?}")
            })?;
        }
    }
    for &choice in choices.listed() {
        let description = game.describe(choice, Locale::English);
        must(!description.label.is_empty(), Promise::Text, || format!("'{choice}' has no label"))?;
        must(description.label != choice.to_string(), Promise::Text, || {
            format!("'{choice}' is described by its own text")
        })?;
        rules.has(description.rule, &format!("'{choice}'"))?;
        let open = game.redact(choice, Viewer::Everybody, Locale::English).is_none();
        must(open, Promise::Text, || format!("'{choice}' is a secret even from everybody"))?;
    }
    Ok(())
}

/// Checks that a seat may read its own choice in the log.
pub(crate) fn own_choice<G: GameInfo>(game: &G, choice: G::Choice) -> Result<(), Broken> {
    let Turn::Choose(seat) = game.turn() else { return Ok(()) };
    must(game.redact(choice, Viewer::Seat(seat), Locale::English).is_none(), Promise::Text, || {
        format!("'{choice}' is a secret from {seat}, which chose it")
    })
}

/// Checks that an event has a text for every viewer.
pub(crate) fn emitted<G: GameInfo>(game: &G, emitted: &Emitted<G::Event>) -> Result<(), Broken> {
    for viewer in viewers(game).chain([Viewer::Everybody]) {
        let line = game.describe_event(&emitted.event, viewer, Locale::English);
        must(!line.text.is_empty(), Promise::Text, || {
            format!("{:?} has no words for {viewer:?}", emitted.event)
        })?;
    }
    let written = serde_json::to_string(&emitted.event);
    must(written.is_ok(), Promise::Text, || format!("{:?} cannot be written", emitted.event))
}

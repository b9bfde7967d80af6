use i18n::Locale;
use std::collections::HashSet;
use std::fmt::Display;

use game_core::{GameInfo, Settings, read_settings};
use serde_json::Value;

use crate::failure::{Broken, Promise, must};

/// Reads the settings into options, and checks that options survive being written and read.
pub(crate) fn read<G: GameInfo>(settings: &Settings) -> Result<G::Options, Broken> {
    let content = G::content_of_ours();
    let refused = |errors: Vec<game_core::ValidationError>| Broken {
        promise: Promise::Options,
        what: format!("these settings are refused: {}", sentences(&errors)),
    };
    let options = G::read_options(settings, content).map_err(refused)?;
    let complete =
        read_settings(&G::option_specs(content, Locale::English), settings).map_err(refused)?;
    let again = G::read_options(&complete, content).map_err(refused)?;
    must(again == options, Promise::Options, || {
        format!("with its defaults written out, {complete:?} gives {again:?}, not {options:?}")
    })?;
    let written = serde_json::to_string(&options).unwrap_or_default();
    must(
        serde_json::from_str(&written).is_ok_and(|read: G::Options| read == options),
        Promise::Options,
        || format!("{options:?} is written as {written}, which reads differently"),
    )?;
    let position = G::new(&options, content).map_err(refused)?;
    must(*position.options() == options, Promise::Options, || "new() changed the options".into())?;
    let unknown = Settings::from_iter([("no such option".to_string(), Value::Null)]);
    must(G::read_options(&unknown, content).is_err(), Promise::Options, || {
        "an unknown option is not refused".into()
    })?;
    let told = |version: u32| G::changes().iter().any(|change| change.rules == Some(version));
    let untold = (2..=G::RULES_VERSION).find(|&version| !told(version));
    must(untold.is_none(), Promise::Options, || {
        format!("changes() says nothing of rules version {}", untold.unwrap_or_default())
    })?;
    let known = |id: &str| G::rulebook().under(id).next().is_some();
    let unknown = G::changes().iter().flat_map(|change| &change.ids).find(|id| !known(id));
    must(unknown.is_none(), Promise::Options, || {
        format!("changes() names '{}', which is no rule", unknown.map_or("", String::as_str))
    })?;
    must(G::seats(&options) > 0, Promise::Options, || "there is no seat".into())?;
    Ok(options)
}

/// Checks that each choice that the game can express has a text of its own that reads back.
pub(crate) fn texts<G: GameInfo>() -> Result<HashSet<G::Choice>, Broken> {
    let mut every = HashSet::new();
    let mut texts = HashSet::new();
    for choice in G::every_choice() {
        let text = choice.to_string();
        let reads = text.parse::<G::Choice>().is_ok_and(|read| read == choice);
        must(reads, Promise::Texts, || format!("'{text}' does not read back as {choice:?}"))?;
        // A semicolon separates choices that are entered together.
        let plain = text.trim() == text && !text.contains(';') && !text.contains(char::is_control);
        must(plain && !text.is_empty() && text.len() <= 200, Promise::Texts, || {
            format!("'{text}' is not one short line")
        })?;
        must(every.insert(choice), Promise::Texts, || format!("{text} is expressed twice"))?;
        must(texts.insert(text.clone()), Promise::Texts, || format!("two choices are '{text}'"))?;
    }
    for junk in ["", " ", "no such choice", "\u{0}", "9999999999999999999999"] {
        must(junk.parse::<G::Choice>().is_err(), Promise::Texts, || {
            format!("'{junk}' is read as a choice")
        })?;
    }
    Ok(every)
}

/// All of them, joined into one sentence.
pub(crate) fn sentences<T: Display>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join("; ")
}

//! What a save of a later version says that this one does not know: the game is played without it,
//! it is told, and written again when the game is saved.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_core::{ContentOverrides, OptionSpec, Settings, ValidationError, known_settings};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::plain_text::shortened;
use crate::{PlayerSlot, Save};

/// So many things that are not known are told one by one.
const TOLD: usize = 10;

/// So many times what is objected to is left out of what an owner laid over the content, or out of an
/// edited position, before the rest is refused.
const ROUNDS: usize = 20;

/// What a save says that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct UnknownFields {
    /// Fields of the save.
    pub(crate) fields: Settings,
    /// Options, each with its whole value.
    pub(crate) options: Settings,
    /// Bots, by the seat in which a person sits instead.
    pub(crate) players: BTreeMap<usize, String>,
    /// What the owner of a copy laid over the content, with what is not known of it.
    pub(crate) owner: Option<ContentOverrides>,
    /// The edited position, with what is not known of it.
    pub(crate) state: Option<Value>,
}

impl UnknownFields {
    /// What is not known of the fields, options and players of a save, the options without it, and
    /// what a person is told.
    pub(crate) fn of(save: &Save, specs: &[OptionSpec]) -> (UnknownFields, Settings, Vec<String>) {
        let (known, options) = known_settings(specs, &save.options);
        let (fields, players) = (save.later.clone(), save.players.later.clone());
        let said = fields.keys().map(|field| format!("the field '{}'", shortened(field)));
        let said = said.chain(options.iter().map(|(id, value)| {
            let (id, value) = (shortened(id), shortened(&value.to_string()));
            match specs.iter().any(|spec| spec.id == id) {
                true => format!("a value of the option '{id}', {value}"),
                false => format!("the option '{id}', {value}"),
            }
        }));
        let said = said.chain(players.iter().map(|(seat, bot)| {
            format!("the bot '{}' in seat {}, where a person plays", shortened(bot), seat + 1)
        }));
        let notes = told(said.collect());
        (UnknownFields { fields, options, players, ..UnknownFields::default() }, known, notes)
    }

    /// Adds it to the save of a game that is played without it.
    pub(crate) fn write_into(&self, save: &mut Save) {
        save.later = self.fields.clone();
        save.options.extend(self.options.clone());
        save.players.later = self.players.clone();
        if let Some(owner) = &self.owner {
            save.owner = owner.clone();
        }
        if let Some(state) = &self.state {
            save.state = Some(state.clone());
        }
    }
}

/// Each thing that is not known, as a sentence.
fn told(said: Vec<String>) -> Vec<String> {
    let more = said.len().saturating_sub(TOLD);
    let mut notes: Vec<String> = said
        .into_iter()
        .take(TOLD)
        .map(|what| {
            format!("this version does not know {what}: it is kept, and played on without it.")
        })
        .collect();
    if more > 0 {
        notes.push(format!("{more} more things are not known, and kept."));
    }
    notes
}

/// Tries to read something; where what is objected to can be left out, tries again without it. Gives
/// what could be read, of what, and what a person is told of the rest.
///
/// # Errors
///
/// What was objected to at first, if the rest cannot be read either.
pub(crate) fn as_far_as_known<W: Clone, R>(
    whole: &W,
    read: impl Fn(&W) -> Result<R, Vec<ValidationError>>,
    without: impl Fn(&W, &ValidationError) -> Option<W>,
) -> Result<(R, Option<W>, Vec<String>), Vec<ValidationError>> {
    let mut objections = match read(whole) {
        Ok(read) => return Ok((read, None, Vec::new())),
        Err(objections) => objections,
    };
    let first = objections.clone();
    let (mut part, mut said) = (whole.clone(), Vec::new());
    for _ in 0..ROUNDS {
        let before = said.len();
        for objection in &objections {
            if let Some(less) = without(&part, objection) {
                said.push(format!("\u{201c}{objection}\u{201d}"));
                part = less;
            }
        }
        if said.len() == before {
            break;
        }
        match read(&part) {
            Ok(read) => return Ok((read, Some(part), told(said))),
            Err(more) => objections = more,
        }
    }
    Err(first)
}

/// Who chooses for each seat, as a save says it: where it names a bot that this version does not
/// know, a person sits, and the name is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedPlayers {
    known: Vec<PlayerSlot>,
    later: BTreeMap<usize, String>,
}

impl From<Vec<PlayerSlot>> for SavedPlayers {
    fn from(known: Vec<PlayerSlot>) -> Self {
        SavedPlayers { known, later: BTreeMap::new() }
    }
}

impl Deref for SavedPlayers {
    type Target = [PlayerSlot];

    fn deref(&self) -> &[PlayerSlot] {
        &self.known
    }
}

impl Serialize for SavedPlayers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = |(seat, known): (usize, &PlayerSlot)| match self.later.get(&seat) {
            Some(later) => later.clone(),
            None => known.to_string(),
        };
        serializer.collect_seq(self.known.iter().enumerate().map(text))
    }
}

impl<'de> Deserialize<'de> for SavedPlayers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut players = SavedPlayers::default();
        for (seat, text) in Vec::<String>::deserialize(deserializer)?.into_iter().enumerate() {
            let known = text.parse().ok();
            players.known.push(known.unwrap_or_default());
            if known.is_none() {
                players.later.insert(seat, text);
            }
        }
        Ok(players)
    }
}

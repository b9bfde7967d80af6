//! What a save of a later version contains that this version does not know: the game is played
//! without it, a note reports it, and saving the game writes it again.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_core::{ContentOverrides, OptionSpec, Settings, ValidationError, known_settings};
use i18n::{Notice, notice};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::plain_text::shortened;
use crate::{PlayerSlot, Save};

/// Maximum number of unknown things reported one by one.
const TOLD: usize = 10;

/// Maximum number of rounds of removing unknown things from content overrides or an edited
/// position.
const ROUNDS: usize = 20;

/// The parts of a save that this version does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct UnknownFields {
    /// Fields of the save.
    pub(crate) fields: Settings,
    /// Options, each with its whole value.
    pub(crate) options: Settings,
    /// Names of unknown bots, by the seat that a person plays instead.
    pub(crate) players: BTreeMap<usize, String>,
    /// The content overrides, including unknown parts.
    pub(crate) owner: Option<ContentOverrides>,
    /// The edited position, including unknown parts.
    pub(crate) state: Option<Value>,
}

impl UnknownFields {
    /// The unknown fields, options and players of a save, the options without them, and notes for a
    /// person.
    pub(crate) fn of(save: &Save, specs: &[OptionSpec]) -> (UnknownFields, Settings, Vec<Notice>) {
        let (known, options) = known_settings(specs, &save.options);
        let (fields, players) = (save.later.clone(), save.players.later.clone());
        let said = fields.keys().map(|field| notice!("note-field", field = shortened(field)));
        let said = said.chain(options.iter().map(|(id, value)| {
            let (id, value) = (shortened(id), shortened(&value.to_string()));
            match specs.iter().any(|spec| spec.id == id) {
                true => notice!("note-option-value", id = id, value = value),
                false => notice!("note-option", id = id, value = value),
            }
        }));
        let said = said.chain(
            players
                .iter()
                .map(|(seat, bot)| notice!("note-bot", bot = shortened(bot), seat = seat + 1)),
        );
        let notes = told(said.collect());
        (UnknownFields { fields, options, players, ..UnknownFields::default() }, known, notes)
    }

    /// Adds the unknown parts to the save of a game that is played without them.
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

/// One sentence for each unknown thing.
fn told(said: Vec<Notice>) -> Vec<Notice> {
    let more = said.len().saturating_sub(TOLD);
    let known = said.into_iter().take(TOLD);
    let mut notes: Vec<Notice> = known.map(|what| notice!("note-unknown", what = what)).collect();
    if more > 0 {
        notes.push(notice!("note-unknown-more", count = more));
    }
    notes
}

/// Reads something, removing what its errors object to as long as that is possible. Returns what
/// was read, what it was read from if anything was removed, and notes on the removed parts.
///
/// # Errors
///
/// The first errors, if the rest cannot be read either.
pub(crate) fn as_far_as_known<W: Clone, R>(
    whole: &W,
    read: impl Fn(&W) -> Result<R, Vec<ValidationError>>,
    without: impl Fn(&W, &ValidationError) -> Option<W>,
) -> Result<(R, Option<W>, Vec<Notice>), Vec<ValidationError>> {
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
                said.push(notice!("note-quoted", what = objection.notice()));
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

/// The player of each seat in a save: where it names a bot that this version does not know, a
/// person plays, and the name is kept.
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

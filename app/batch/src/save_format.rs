//! A batch as bytes: a line of JSON, then the seeds, counts and entries of each position, as
//! little-endian numbers. A position is what its entries lead to, as in a save.

use game_core::{GameInfo, Settings, ValidationError};
use serde::{Deserialize, Serialize};

use crate::slot::Slot;
use crate::{Batch, BatchConfig, DynBatch};

/// Version of the format.
const FORM: u32 = 1;

/// The first line.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    soloist_batch: u32,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) content: String,
    pub(crate) options: Settings,
    count: usize,
    seed: u64,
    #[serde(rename = "chance_is_a_turn")]
    explicit_chance: bool,
    #[serde(rename = "begins_anew")]
    autoreset: bool,
}

/// A batch that was read, before its games are replayed.
#[derive(Debug)]
pub(crate) struct Saved {
    pub(crate) header: Header,
    pub(crate) slots: Vec<Slot>,
    threads: usize,
}

/// A batch as bytes.
pub(crate) fn write<G: GameInfo>(batch: &Batch<G>) -> Vec<u8> {
    let BatchConfig { count, seed, explicit_chance, autoreset, .. } = *batch.config();
    let header = Header {
        soloist_batch: FORM,
        game: G::ID.into(),
        rules: G::RULES_VERSION,
        content: G::fingerprint(G::content_of_ours()).into(),
        options: batch.settings().clone(),
        count,
        seed,
        explicit_chance,
        autoreset,
    };
    let mut bytes = serde_json::to_vec(&header).unwrap_or_default();
    bytes.push(b'\n');
    for slot in batch.slots() {
        for number in [slot.seed, slot.begun, slot.drawn] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend((slot.log.len() as u32).to_le_bytes());
        bytes.extend(slot.log.iter().flat_map(|action| action.to_le_bytes()));
    }
    bytes
}

impl Saved {
    /// Reads the format; replaying then checks whether the entries make a game.
    ///
    /// # Errors
    ///
    /// Why it is malformed.
    pub(crate) fn read(bytes: &[u8], threads: usize) -> Result<Saved, Vec<ValidationError>> {
        let wrong = |why: &str| vec![ValidationError::new("bytes", why)];
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (line, rest) = bytes.split_at(end.ok_or_else(|| wrong("no saved batch"))?);
        let header: Header = serde_json::from_slice(line).map_err(|why| wrong(&why.to_string()))?;
        if header.soloist_batch != FORM {
            return Err(wrong("a form that is not known here"));
        }
        let mut rest = Rest(&rest[1..]);
        let mut slots = Vec::new();
        while !rest.0.is_empty() {
            slots.push(rest.slot().ok_or_else(|| wrong("they end in the middle of a position"))?);
        }
        if slots.len() != header.count {
            return Err(wrong("another number of positions than they say"));
        }
        Ok(Saved { header, slots, threads })
    }

    pub(crate) fn config(&self) -> BatchConfig {
        let Header { count, seed, explicit_chance, autoreset, .. } = self.header;
        BatchConfig { count, seed, explicit_chance, autoreset, threads: self.threads }
    }
}

/// The bytes still to be read.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn slot(&mut self) -> Option<Slot> {
        let mut number = || self.bytes().map(u64::from_le_bytes);
        let (seed, begun, drawn) = (number()?, number()?, number()?);
        let count = u32::from_le_bytes(self.bytes()?);
        let log: Option<Vec<u32>> =
            (0..count).map(|_| self.bytes().map(u32::from_le_bytes)).collect();
        Some(Slot { seed, begun, drawn, log: log? })
    }
}

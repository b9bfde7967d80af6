use table::Objection;

use crate::Save;

/// The version of the form of a save.
pub(crate) const FORM: u32 = 1;

/// The greatest number of entries that a save may have, those taken back included.
pub const MOST_ENTRIES: usize = 100_000;

/// The greatest number of bytes that the text of a choice may have.
pub const MOST_TEXT: usize = 200;

/// The greatest number of bytes that a save, or a line of the engine protocol, may have.
pub const MOST_BYTES: usize = 8 << 20;

impl Save {
    /// Reads a save from its JSON text, which may come from anywhere.
    ///
    /// # Errors
    ///
    /// Every reason why this is not a save that this version can read.
    pub fn read(text: &str) -> Result<Save, Vec<Objection>> {
        if text.len() > MOST_BYTES {
            let why = format!("it has {} bytes, more than {MOST_BYTES}", text.len());
            return Err(vec![Objection::new("save", why)]);
        }
        let save: Save = serde_json::from_str(text)
            .map_err(|error| vec![Objection::new("save", error.to_string())])?;
        let objections = save.objections();
        if objections.is_empty() { Ok(save) } else { Err(objections) }
    }

    /// Every reason why this save cannot be read, whatever its game.
    pub fn objections(&self) -> Vec<Objection> {
        let mut found = Vec::new();
        if self.soloist != FORM {
            let why = format!("form {} is not known here, only form {FORM}", self.soloist);
            found.push(Objection::new("save, soloist", why));
        }
        let count = self.entries.len() + self.undone.len();
        if count > MOST_ENTRIES {
            let why = format!("there are {count}, more than {MOST_ENTRIES}");
            found.push(Objection::new("save, entries", why));
        }
        let texts = self.entries.iter().chain(&self.undone);
        if let Some(index) = texts.map(String::len).position(|length| length > MOST_TEXT) {
            let why = format!("its text has more than {MOST_TEXT} bytes");
            found.push(Objection::new(format!("save, entry {index}"), why));
        }
        found
    }
}

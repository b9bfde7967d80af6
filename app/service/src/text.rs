//! A save as a text file.

use play::Save;

/// A save as indented JSON, one entry on each line, for [`Save::read`].
pub fn write_save(save: &Save) -> String {
    let mut text = serde_json::to_string_pretty(save).unwrap_or_default();
    text.push('\n');
    text
}

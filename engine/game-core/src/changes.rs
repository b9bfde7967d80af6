//! What has changed in a game, for whoever opens a save from before.

use serde::{Deserialize, Serialize};

use crate::{ValidationError, read_data_file};

/// A change of a game's rules or of what is printed on its components.
///
/// A file `changes.toml` lists them, each as `[[change]]`, so that a save from before is told what is
/// otherwise now and from which entry on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The rules version with which it came: saves of an earlier one are from before.
    pub rules: Option<u32>,
    /// The fingerprints of the contents before it: saves played with one of them are from before.
    #[serde(default)]
    pub contents: Vec<String>,
    /// The rules by which something is told where it comes to bear; none where no rule says it.
    #[serde(default)]
    pub ids: Vec<String>,
    /// What is otherwise, as a sentence without its full stop.
    pub what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "change")]
    changes: Vec<Change>,
}

impl Change {
    /// Reads a `changes.toml`.
    ///
    /// # Errors
    ///
    /// Says where the text is no list of changes, and which of them say nothing.
    pub fn parse(file: &str, text: &str) -> Result<Vec<Change>, Vec<ValidationError>> {
        let File { changes } =
            read_data_file(text).map_err(|error| vec![ValidationError::new(file, error)])?;
        let mut errors = Vec::new();
        for (number, change) in changes.iter().enumerate() {
            let at = format!("{file}, change {}", number + 1);
            if change.what.trim().is_empty() {
                errors.push(ValidationError::new(&at, "does not say what is otherwise"));
            }
            if change.rules.is_none() && change.contents.is_empty() {
                errors.push(ValidationError::new(&at, "does not say which saves are from before"));
            }
        }
        if errors.is_empty() { Ok(changes) } else { Err(errors) }
    }

    /// Whether a save of this rules version, played with this content, is from before.
    pub fn is_after(&self, rules: u32, content: &str) -> bool {
        self.rules.is_some_and(|with| rules < with) || self.contents.iter().any(|it| it == content)
    }
}

/// The changes of a game, read once from this file in the folder of the crate: the body of
/// [`GameInfo::changes`](crate::GameInfo::changes).
#[macro_export]
macro_rules! changes {
    ($file:literal) => {{
        static CHANGES: $crate::OnceBox<::std::vec::Vec<$crate::Change>> = $crate::OnceBox::new();
        let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $file));
        CHANGES.get_or_init(|| {
            let changes = $crate::Change::parse($file, text);
            ::std::boxed::Box::new(
                changes.unwrap_or_else(|errors| panic!("our own changes are refused: {errors:?}")),
            )
        })
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_is_from_before_by_its_rules_or_its_content() {
        let text = "[[change]]\nrules = 3\nids = [\"PG-1\"]\nwhat = \"a one ends the turn\"\n\
                    [[change]]\ncontents = [\"abc\"]\nwhat = \"the die has eight faces\"\n";
        let changes = Change::parse("changes.toml", text).expect("two changes");
        let after = |rules, content| -> Vec<bool> {
            changes.iter().map(|change| change.is_after(rules, content)).collect()
        };
        assert_eq!(after(2, "xyz"), [true, false]);
        assert_eq!(after(3, "abc"), [false, true]);
        assert_eq!(after(4, "xyz"), [false, false]);
    }

    #[test]
    fn a_change_that_says_nothing_is_refused() {
        let wrong = "[[change]]\nwhat = \" \"\n";
        assert_eq!(Change::parse("changes.toml", wrong).expect_err("two reasons").len(), 2);
        assert!(Change::parse("changes.toml", "[[change]]\nrule = 3\n").is_err());
        assert_eq!(Change::parse("changes.toml", ""), Ok(Vec::new()));
    }
}

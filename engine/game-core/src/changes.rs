//! Changes of a game that affect older saves.

use serde::{Deserialize, Serialize};

use crate::{ValidationError, read_data_file};

/// A change of a game's rules or of what is printed on its components.
///
/// A file `changes.toml` lists them as `[[change]]` tables, so that whoever opens an older save can
/// be shown what is different and from which entry on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The rules version that introduced it; it affects saves of earlier versions.
    pub rules: Option<u32>,
    /// Fingerprints of the content before the change; it affects saves played with one of them.
    #[serde(default)]
    pub contents: Vec<String>,
    /// Ids of the rules whose events show where the change takes effect; empty if no rule does.
    #[serde(default)]
    pub ids: Vec<String>,
    /// The key of the game's message that says what is different, as a sentence without its full
    /// stop: `change-` and a word.
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
    /// Where the text is not a list of changes, and which changes lack a description or the saves
    /// they affect.
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

    /// Whether this change came after a save with this rules version and content.
    pub fn is_after(&self, rules: u32, content: &str) -> bool {
        self.rules.is_some_and(|with| rules < with) || self.contents.iter().any(|it| it == content)
    }
}

/// The changes of a game, parsed once from this file in the crate's folder: the body of
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
        let text = "[[change]]\nrules = 3\nids = [\"PG-1\"]\nwhat = \"change-one\"\n\
                    [[change]]\ncontents = [\"abc\"]\nwhat = \"change-die\"\n";
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

//! Accepted licences.

use game_core::ValidationError;
use serde::Deserialize;

use super::lock::Package;

/// The list of accepted licences.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Licences {
    /// Their SPDX names, exceptions included.
    accepted: Vec<String>,
    /// Crates accepted under another licence.
    #[serde(default, rename = "exception")]
    exceptions: Vec<Exception>,
}

/// A crate accepted under a licence that is not accepted otherwise, and why.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    licence: String,
    reason: String,
}

impl Licences {
    /// Crates that are not available under accepted licences.
    pub(super) fn errors(&self, packages: &[Package]) -> Vec<ValidationError> {
        let refused = packages.iter().filter_map(|package| {
            let why = match package.license.as_deref() {
                None => "names no licence".to_string(),
                Some(licence) if self.accept(licence) => return None,
                Some(licence) if self.excepts(&package.name, licence) => return None,
                Some(licence) => format!("'{licence}' is no licence that we accept"),
            };
            Some(ValidationError::new(package.words(), why))
        });
        refused.collect()
    }

    fn excepts(&self, name: &str, licence: &str) -> bool {
        let fits = |it: &&Exception| it.name == name && it.licence == licence;
        self.exceptions.iter().find(fits).is_some_and(|it| !it.reason.is_empty())
    }

    /// Whether a crate with this expression is available under accepted licences. An invalid
    /// expression is not accepted.
    fn accept(&self, expression: &str) -> bool {
        // Before SPDX expressions, a slash meant a choice.
        let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        let mut words = spaced.split_whitespace().peekable();
        let accepted = self.any(&mut words);
        accepted == Some(true) && words.peek().is_none()
    }

    fn any(&self, words: &mut Words<'_>) -> Option<bool> {
        let mut accepted = self.all(words)?;
        while words.next_if_eq(&"OR").is_some() {
            accepted |= self.all(words)?;
        }
        Some(accepted)
    }

    fn all(&self, words: &mut Words<'_>) -> Option<bool> {
        let mut accepted = self.one(words)?;
        while words.next_if_eq(&"AND").is_some() {
            accepted &= self.one(words)?;
        }
        Some(accepted)
    }

    fn one(&self, words: &mut Words<'_>) -> Option<bool> {
        let word = words.next()?;
        if word == "(" {
            let accepted = self.any(words)?;
            return (words.next()? == ")").then_some(accepted);
        }
        let mut name = word.to_string();
        if words.next_if_eq(&"WITH").is_some() {
            name = format!("{name} WITH {}", words.next()?);
        }
        Some(self.accepted.contains(&name))
    }
}

/// The rest of an expression, as words.
type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

#[cfg(test)]
mod tests {
    use super::*;

    fn licences(accepted: &[&str]) -> Licences {
        let accepted = accepted.iter().map(ToString::to_string).collect();
        Licences { accepted, exceptions: Vec::new() }
    }

    fn accept(expression: &str) -> bool {
        let names = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Zlib"];
        licences(&names).accept(expression)
    }

    #[test]
    fn a_choice_needs_one_licence_that_we_accept_and_a_sum_needs_all() {
        for good in ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-3.0", "(MIT OR GPL-3.0) AND Zlib"] {
            assert!(accept(good), "{good}");
        }
        assert!(accept("Apache-2.0 WITH LLVM-exception OR GPL-3.0"));
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT MIT", "", "MIT WITH x", "OR MIT"] {
            assert!(!accept(bad), "{bad}");
        }
    }

    #[test]
    fn a_licence_that_we_do_not_accept_is_named() {
        let mut licences = licences(&["MIT"]);
        let packages = [
            Package::of("good", "1.0.0", "MIT"),
            Package::of("bad", "2.0.0", "GPL-3.0"),
            Package::of("silent", "3.0.0", ""),
        ];
        let found: Vec<String> =
            licences.errors(&packages).iter().map(ToString::to_string).collect();
        let expected =
            ["bad 2.0.0: 'GPL-3.0' is no licence that we accept", "silent 3.0.0: names no licence"];
        assert_eq!(found, expected);
        let (name, licence, reason) = ("bad".into(), "GPL-3.0".into(), "in tests only".into());
        licences.exceptions.push(Exception { name, licence, reason });
        assert_eq!(licences.errors(&packages).len(), 1);
    }
}

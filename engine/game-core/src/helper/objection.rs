//! Why answers about set-up or the score cannot be true.

use i18n::{Locale, message};

use crate::Rule;

/// Why answers cannot be true.
#[derive(Clone, Debug, PartialEq)]
pub struct Objection {
    /// A sentence.
    pub why: String,
    /// The rule that the answers are against.
    pub rule: Rule,
}

impl Objection {
    /// An objection by a rule.
    pub fn new(why: impl Into<String>, rule: &'static str) -> Self {
        Objection { why: why.into(), rule: Rule(rule) }
    }

    /// The sentence with the id of its rule, before its full stop.
    pub fn text(&self, locale: Locale) -> String {
        let (why, rule) = (self.why.trim_end_matches('.'), self.rule.0);
        message!(locale, "helper-objection", why = why, rule = rule).into()
    }
}

//! Languages that a program does not have within, and gets handed over.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use once_cell::race::OnceBox;

use crate::Locale;

/// The files of a language with their texts, each by the name of its crate and its own:
/// `i18n/pages.ftl`.
pub type Resources = BTreeMap<String, String>;

/// What was brought, in the order of [`Locale::ALL`].
static RESOURCES: [OnceBox<Resources>; Locale::ALL.len()] =
    [const { OnceBox::new() }; Locale::ALL.len()];

/// What somebody asked for and there was not.
static MISSING: [AtomicBool; Locale::ALL.len()] =
    [const { AtomicBool::new(false) }; Locale::ALL.len()];

/// Hands over a language, before anything is said in it: what was said in English instead is not said
/// anew. Where there is one already it stays.
pub fn add_resources(locale: Locale, files: Resources) {
    let _stays = RESOURCES[locale as usize].set(Box::new(files));
}

/// The languages in which something was to be said, but which are neither within nor brought.
pub fn missing_locales() -> impl Iterator<Item = Locale> {
    let is_missing = |locale: &Locale| {
        let nth = *locale as usize;
        MISSING[nth].load(Ordering::Relaxed) && RESOURCES[nth].get().is_none()
    };
    Locale::ALL.into_iter().filter(is_missing)
}

/// The files of a language, if it was brought; else it is lacking from now on.
pub(crate) fn resources(locale: Locale) -> Option<&'static Resources> {
    let resources = RESOURCES[locale as usize].get();
    if resources.is_none() {
        MISSING[locale as usize].store(true, Ordering::Relaxed);
    }
    resources
}

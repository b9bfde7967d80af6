//! Languages that are added at run time instead of being embedded.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use once_cell::race::OnceBox;

use crate::Locale;

/// The files of a language with their texts, by crate and file name: `i18n/pages.ftl`.
pub type Resources = BTreeMap<String, String>;

/// The added languages, in the order of [`Locale::ALL`].
static RESOURCES: [OnceBox<Resources>; Locale::ALL.len()] =
    [const { OnceBox::new() }; Locale::ALL.len()];

/// Languages that were needed but missing.
static MISSING: [AtomicBool; Locale::ALL.len()] =
    [const { AtomicBool::new(false) }; Locale::ALL.len()];

/// Adds a language, or what is not embedded of it. Do this before using it: text that was already
/// produced without it stays. A language that was added before is not replaced.
pub fn add_resources(locale: Locale, files: Resources) {
    let _stays = RESOURCES[locale as usize].set(Box::new(files));
}

/// The languages that were needed but are neither embedded nor added.
pub fn missing_locales() -> impl Iterator<Item = Locale> {
    let is_missing = |locale: &Locale| {
        let nth = *locale as usize;
        MISSING[nth].load(Ordering::Relaxed) && RESOURCES[nth].get().is_none()
    };
    Locale::ALL.into_iter().filter(is_missing)
}

/// The files of a language, if any were added.
pub(crate) fn added(locale: Locale) -> Option<&'static Resources> {
    RESOURCES[locale as usize].get()
}

/// The files of a language, if it was added; otherwise the language is marked as missing.
pub(crate) fn resources(locale: Locale) -> Option<&'static Resources> {
    let resources = added(locale);
    if resources.is_none() {
        MISSING[locale as usize].store(true, Ordering::Relaxed);
    }
    resources
}

//! Languages that a program does not have within, and gets handed over.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Tongue;

/// The files of a language with their texts, each by the name of its crate and its own:
/// `tongues/pages.ftl`.
pub type Brought = BTreeMap<String, String>;

/// What was brought, in the order of [`Tongue::ALL`].
static BROUGHT: [OnceLock<Brought>; Tongue::ALL.len()] =
    [const { OnceLock::new() }; Tongue::ALL.len()];

/// What somebody asked for and there was not.
static LACKING: [AtomicBool; Tongue::ALL.len()] =
    [const { AtomicBool::new(false) }; Tongue::ALL.len()];

/// Hands over a language, before anything is said in it: what was said in English instead is not said
/// anew. Where there is one already it stays.
pub fn bring(tongue: Tongue, files: Brought) {
    let _stays = BROUGHT[tongue as usize].set(files);
}

/// The languages in which something was to be said, but which are neither within nor brought.
pub fn lacking() -> impl Iterator<Item = Tongue> {
    let is_lacking = |tongue: &Tongue| {
        let nth = *tongue as usize;
        LACKING[nth].load(Ordering::Relaxed) && BROUGHT[nth].get().is_none()
    };
    Tongue::ALL.into_iter().filter(is_lacking)
}

/// The files of a language, if it was brought; else it is lacking from now on.
pub(crate) fn brought(tongue: Tongue) -> Option<&'static Brought> {
    let brought = BROUGHT[tongue as usize].get();
    if brought.is_none() {
        LACKING[tongue as usize].store(true, Ordering::Relaxed);
    }
    brought
}

//! With how many contents of their own people may begin games.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Mutex;

use game_core::ContentOverrides;
use i18n::notice;

use crate::lock::locked;
use crate::{PersonId, Problem};

/// With how many different contents one person may begin or bring games while the program runs.
pub(crate) const MOST_CONTENTS: usize = 24;

/// The most bytes of content overrides of one person for one game; the owner of a house may have
/// [`ContentOverrides::MOST_BYTES`].
pub(crate) const MOST_BYTES_OF_PERSON: usize = 64 << 10;

/// The contents with which each person has begun or brought games, as hashes.
///
/// A content is in memory until the program ends, and there is room for a limited number: nobody
/// may take all of it. The owner of a house is not limited.
#[derive(Debug, Default)]
pub(crate) struct ContentLimit(Mutex<BTreeMap<PersonId, BTreeSet<u64>>>);

impl ContentLimit {
    /// Counts a content for a person; the same one counts once.
    ///
    /// # Errors
    ///
    /// If the person has too many.
    pub(crate) fn admit(
        &self,
        person: &PersonId,
        game: &str,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        if person.is_owner() || own.is_empty() {
            return Ok(());
        }
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        for file in own.files() {
            (file.name, file.text).hash(&mut hasher);
        }
        let (content, mut all) = (hasher.finish(), locked(&self.0));
        let known = all.entry(person.clone()).or_default();
        if known.len() >= MOST_CONTENTS && !known.contains(&content) {
            return Err(Problem::Refused(notice!("refusal-contents-own", most = MOST_CONTENTS)));
        }
        known.insert(content);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SourceFile;

    #[test]
    fn a_person_begins_games_with_so_many_contents_and_takes_no_room_of_others() {
        let own = |number: usize| {
            let (name, text) = ("die.toml".into(), format!("[die]\nfaces = {number}\n"));
            ContentOverrides::from_iter([SourceFile { name, text }])
        };
        let (limit, ada, bob) =
            (ContentLimit::default(), PersonId("ada".into()), PersonId("bob".into()));
        for number in 0..MOST_CONTENTS {
            limit.admit(&ada, "pig", &own(number)).expect("there is room");
        }
        limit.admit(&ada, "pig", &own(0)).expect("it is known");
        limit.admit(&ada, "pig", &ContentOverrides::default()).expect("it is ours");
        assert!(limit.admit(&ada, "pig", &own(MOST_CONTENTS)).is_err());
        assert!(limit.admit(&ada, "chess", &own(0)).is_err(), "it is that of another game");
        limit.admit(&bob, "pig", &own(MOST_CONTENTS)).expect("there is room");
        limit.admit(&PersonId::owner(), "pig", &own(99)).expect("the owner is not limited");
    }
}

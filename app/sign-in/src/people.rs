//! Who somebody is who has shown a way in.

use service::{CredentialStore, Person, PersonId, Rank};

use crate::{Joining, Refusal};

/// The most letters of a name.
const LONGEST_NAME: usize = 40;

/// A name of a passkey or a program that its person reads: without spaces around it, not empty, and
/// without control characters.
pub(crate) fn checked_name(typed: &str) -> Result<String, Refusal> {
    let name = typed.trim();
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    let is_plain = !name.chars().any(char::is_control);
    if fits && is_plain { Ok(name.to_string()) } else { Err(Refusal::NoName) }
}

/// The person to whom a new way in will belong: whoever is signed in, who becomes a member; or, where
/// anybody may join, a new member of the name that is made then.
pub(crate) fn future_member(
    store: &dyn CredentialStore,
    now: i64,
    here: Option<&Person>,
    joining: Joining,
    name: impl FnOnce() -> Result<String, Refusal>,
) -> Result<Person, Refusal> {
    if let Some(here) = here {
        return Ok(Person { rank: here.rank.max(Rank::Member), ..here.clone() });
    }
    match joining {
        Joining::ByInvitation => Err(Refusal::ByInvitation),
        Joining::Anybody => Ok(Person {
            id: PersonId(store.new_device()?),
            name: name()?,
            rank: Rank::Member,
            since: now,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use service::MemoryStore;

    #[test]
    fn a_guest_becomes_a_member_and_a_stranger_only_where_anybody_may() {
        let store = MemoryStore::default();
        let guest =
            Person { id: PersonId("g".into()), name: "Ada".into(), rank: Rank::Guest, since: 5 };
        let of = |here, joining| future_member(&store, 9, here, joining, || Ok("Bob".into()));
        let risen = of(Some(&guest), Joining::ByInvitation).expect("a member");
        assert_eq!(risen, Person { rank: Rank::Member, ..guest.clone() });
        assert_eq!(of(None, Joining::ByInvitation), Err(Refusal::ByInvitation));
        let new = of(None, Joining::Anybody).expect("a member");
        assert_eq!((&*new.name, new.rank, new.since), ("Bob", Rank::Member, 9));
        let host = Person { rank: Rank::Host, ..new };
        assert_eq!(of(Some(&host), Joining::ByInvitation), Ok(host));
    }

    #[test]
    fn names_are_short_and_can_be_read() {
        assert_eq!(checked_name("  Ada L. "), Ok("Ada L.".into()));
        for wrong in ["", "   ", "a\u{7}b", &"a".repeat(41)] {
            assert_eq!(checked_name(wrong), Err(Refusal::NoName));
        }
    }
}

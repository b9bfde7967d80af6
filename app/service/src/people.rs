//! The people who use a service.

/// Whether this program may serve people who live apart: not in a browser, whose only visitor is its
/// owner, so that their pages need not travel there.
pub(crate) const PEOPLE: bool = cfg!(not(target_family = "wasm"));

/// The id of a person. It is no secret and grants nothing.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct PersonId(pub String);

impl PersonId {
    /// The owner of the computer. In a house, every device is signed in as the owner.
    pub fn owner() -> Self {
        PersonId("owner".to_string())
    }

    /// Whether it is the owner.
    pub fn is_owner(&self) -> bool {
        self.0 == "owner"
    }
}

/// A person, as stored.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name that others read; empty for the owner of a house, whom nobody needs to name.
    pub name: String,
    /// What the person may do in the service.
    pub rank: Rank,
    /// When the person first came, in seconds since 1970.
    pub since: i64,
}

impl Person {
    /// The owner, as a store has him before anybody else came.
    pub fn owner() -> Self {
        Person { id: PersonId::owner(), name: String::new(), rank: Rank::Host, since: 0 }
    }
}

/// What a person may do in the service as a whole.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Rank {
    /// Came by an invitation and plays in the games of others.
    Guest,
    /// Can sign in again, and starts games.
    Member,
    /// Runs the service.
    Host,
}

impl Rank {
    /// Every rank, from the least.
    pub const ALL: [Rank; 3] = [Rank::Guest, Rank::Member, Rank::Host];

    /// The word by which a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            Rank::Guest => "guest",
            Rank::Member => "member",
            Rank::Host => "host",
        }
    }

    /// The rank of a stored word; [`Rank::Guest`], which may do least, for any other.
    pub fn of_word(word: &str) -> Self {
        Rank::ALL.into_iter().find(|rank| rank.word() == word).unwrap_or(Rank::Guest)
    }
}

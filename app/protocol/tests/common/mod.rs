//! What the tests of the protocol share.

use game_core::GameInfo;
use play::{Catalog, CatalogEntry, DynGame};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;

/// The two example games.
pub(crate) fn catalog() -> Catalog {
    Catalog::of(vec![catalog_entry::<Pig>(), catalog_entry::<SealedBids>()])
}

pub(crate) fn catalog_entry<G: GameInfo>() -> Box<dyn DynGame> {
    Box::new(CatalogEntry::<G>::ours())
}

//! Helpers shared by the tests of sessions.
#![allow(dead_code, reason = "not every test file needs all of it")]

use game_core::{Dice, Draw, GameInfo, Turn};
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, DynSession, Play};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use serde_json::{Map, Value};

/// The two sample games.
pub(crate) fn catalog() -> Catalog {
    Catalog::of(vec![catalog_entry::<Pig>(), catalog_entry::<SealedBids>()])
}

pub(crate) fn catalog_entry<G: GameInfo>() -> Box<dyn DynGame> {
    Box::new(CatalogEntry::<G>::ours())
}

pub(crate) fn start<G: GameInfo>(chance_source: ChanceSource, play: Play) -> Box<dyn DynSession> {
    CatalogEntry::<G>::ours().start(&Map::new(), chance_source, play).expect("defaults make a game")
}

/// Everything that can distinguish two sessions.
pub(crate) fn fingerprint(session: &dyn DynSession) -> (Value, Value) {
    let save = serde_json::to_value(session.save()).expect("a save is data");
    (session.now().state_json(), save)
}

/// Makes one entry: the seed's, or a random choice.
pub(crate) fn step(session: &mut dyn DynSession, dice: &mut Dice) {
    let choices = session.now().choices();
    let text = match session.turn() {
        Turn::Chance => session.clone_box().roll().expect("the seed answers")[0].text.clone(),
        _ => choices[dice.below(choices.len() as u32) as usize].text.clone(),
    };
    session.choose(&text).expect("it is listed");
}

/// Plays to the end.
pub(crate) fn finish(session: &mut dyn DynSession, dice: &mut Dice) {
    while session.turn() != Turn::Over {
        step(session, dice);
    }
}

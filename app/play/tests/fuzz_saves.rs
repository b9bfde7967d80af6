//! Every save is refused with reasons, or opens as a game that can be played on.

mod common;

#[path = "common/mutate.rs"]
mod mutate;

use std::time::Instant;

use common::{catalog, fingerprint, start};
use game_core::{Dice, Draw, Turn};
use mutate::{deadline, mutate};
use play::{Bot, Catalog, ChanceSource, DynSession, Play, PlayerSlot, Save, Until};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;

/// Saves from the middle of games, some of them edited.
fn corpus() -> Vec<String> {
    let catalog = catalog();
    let mut saves = Vec::new();
    let mut add = |mut session: Box<dyn DynSession>, seed: u64| {
        for entries in [0, 3, 8] {
            session.play_bot("random", seed, Until::Entries(entries)).expect("there is such a bot");
            saves.push(session.save());
            let _ = session.undo();
            saves.push(session.save());
            let kind = catalog.game(session.game()).expect("it is in the catalog");
            let state = session.now().state_json();
            // A position in the middle of a sale exists only as a log.
            if let Ok(edited) = kind.set(&session.settings(), session.chance_source(), &state) {
                saves.push(edited.save());
            }
        }
    };
    for seed in 0..3 {
        add(start::<Pig>(ChanceSource::Seed(seed), Play::Friendly), seed);
        add(start::<SealedBids>(ChanceSource::Seed(seed), Play::Strict), seed);
        add(start::<SealedBids>(ChanceSource::Table, Play::Friendly), seed);
        let mut bots = start::<Pig>(ChanceSource::Seed(seed), Play::Friendly);
        bots.seat_players(&[PlayerSlot::Person, PlayerSlot::Bot(Bot::Greedy)]).expect("two seats");
        add(bots, seed);
    }
    saves.iter().map(|save| serde_json::to_string(save).expect("a save is data")).collect()
}

/// Returns whether the text was a save; if so, plays its game to the end, saves and reloads it.
fn open(catalog: &Catalog, text: &str) -> bool {
    let save = match Save::read(text) {
        Ok(save) => save,
        Err(objections) => {
            assert!(!objections.is_empty(), "refused without a reason: {text}");
            return false;
        }
    };
    let loaded = match catalog.load(&save) {
        Ok(loaded) => loaded,
        Err(objections) => {
            assert!(!objections.is_empty(), "refused without a reason: {text}");
            return false;
        }
    };
    let mut session = loaded.session;
    let kept = session.len() + session.undone();
    let whole = kept == save.entries.len() + save.undone.len();
    assert!(whole || !loaded.notes.is_empty(), "entries were lost without a note: {text}");
    session.play_bot("random", 1, Until::Over).expect("there is such a bot");
    assert_eq!(session.turn(), Turn::Over, "{text}");
    let again = catalog.load(&session.save()).expect("it was just saved");
    assert_eq!(fingerprint(&*again.session), fingerprint(&*session), "{text}");
    true
}

#[test]
fn every_valid_save_opens() {
    let catalog = catalog();
    assert!(corpus().iter().all(|text| open(&catalog, text)));
}

#[test]
fn truncated_saves_are_refused() {
    let catalog = catalog();
    for text in corpus() {
        for end in 0..text.len() {
            assert!(!open(&catalog, text.get(..end).unwrap_or("")));
        }
    }
}

#[test]
fn saves_with_a_flipped_bit_are_refused_or_playable() {
    let catalog = catalog();
    for text in corpus().iter().step_by(4) {
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << (at % 8);
            open(&catalog, &String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn broken_saves_at_random_are_refused_or_playable() {
    let catalog = catalog();
    let corpus = corpus();
    let mut dice = Dice::new(1);
    let deadline = deadline();
    let (mut tries, mut opened) = (0u64, 0u64);
    while Instant::now() < deadline {
        let text = &corpus[dice.below(corpus.len() as u32) as usize];
        opened += u64::from(open(&catalog, &mutate(text, &corpus, &mut dice)));
        tries += 1;
    }
    assert!(tries == 0 || opened < tries, "mutation must break something");
}

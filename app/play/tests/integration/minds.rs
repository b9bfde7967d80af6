//! Bots in sessions remember their searches.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use game_core::{Settings, Turn};
use play::{Catalog, ChanceSource, DynSession, Patience, Play, PlayerSlot};

const NEVER: play::Stop<'static> = &|| false;

/// Games with the players of each seat: solo and for two, with and without hidden information.
const GAMES: [(&str, &[&str]); 6] = [
    ("pocket-mars", &["search:30"]),
    ("weather-machine", &["search:10"]),
    ("colab", &["search:2"]),
    ("master-of-the-galaxy", &["search:4"]),
    ("pocket-mars", &["search:20", "search:30"]),
    ("backgammon", &["search:20", "greedy"]),
];

fn settings(game: &str, players: &[&str]) -> Settings {
    match game {
        "backgammon" => Settings::new(),
        "colab" => Settings::from_iter([
            ("seats".to_string(), players.len().into()),
            ("enemies".to_string(), 1.into()),
        ]),
        _ => Settings::from_iter([("seats".to_string(), players.len().into())]),
    }
}

fn begin(game: &str, players: &[&str], seed: u64) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("in the catalog");
    let mut session = kind
        .start(&settings(game, players), ChanceSource::Seed(seed), Play::Friendly)
        .expect("such a game");
    let players: Vec<PlayerSlot> =
        players.iter().map(|text| text.parse().expect("a bot")).collect();
    session.seat_players(&players).expect("one for each seat");
    session
}

/// Lets chance and bots answer, for at most `most` entries. Returns what was entered.
fn play_on(session: &mut dyn DynSession, most: usize) -> Vec<String> {
    let begun = session.len();
    while session.len() - begun < most && session.turn() != Turn::Over {
        match session.asked_bot() {
            None => drop(session.roll().expect("the seed answers")),
            Some((seat, _)) => {
                let text = session.clone_box().bot(seat, NEVER).expect("its turn");
                session.choose(&text).expect("it is listed");
            }
        }
    }
    session.save().entries.split_off(begun)
}

/// A game between bots follows from its seed, whether one session plays it or copies think.
#[test]
fn bots_in_a_session_repeat_their_game() {
    for (game, players) in GAMES {
        let entries = play_on(&mut *begin(game, players, 4), usize::MAX);
        let again = play_on(&mut *begin(game, players, 4), usize::MAX);
        assert_eq!(entries, again, "{game}");
    }
}

/// Undo and redo leave no trace in what bots remember; after an undo without redo they play on by
/// the rules.
#[test]
fn after_undo_bots_play_on() {
    for (game, players) in GAMES {
        let mut session = begin(game, players, 5);
        let whole = play_on(&mut *begin(game, players, 5), usize::MAX);
        play_on(&mut *session, whole.len() / 2);
        for _ in 0..3 {
            session.undo().expect("entries were made");
        }
        for _ in 0..3 {
            session.redo().expect("entries were taken back");
        }
        play_on(&mut *session, usize::MAX);
        assert_eq!(session.save().entries, whole, "{game}");

        while session.len() > whole.len() / 2 {
            session.undo().expect("entries were made");
        }
        play_on(&mut *session, usize::MAX);
        assert_eq!(session.turn(), Turn::Over, "{game}");
    }
}

/// Asked twice, a bot chooses the same; a search that was stopped or dropped starts afresh, in the
/// same way whenever the game is opened there.
#[test]
fn a_bot_begins_anew_where_it_cannot_go_on() {
    for (game, players) in GAMES {
        let mut session = begin(game, players, 6);
        play_on(&mut *session, 60);
        while session.asked_bot().is_none() && session.turn() != Turn::Over {
            session.roll().expect("the seed answers");
        }
        let Some((seat, _)) = session.asked_bot() else { panic!("{game} is over too soon") };
        let text = session.bot(seat, NEVER).expect("its turn");
        assert_eq!(session.bot(seat, &|| true), Ok(text), "{game}: it remembers");

        session.forget();
        let anew = session.bot(seat, NEVER).expect("its turn");
        let loaded = Catalog::ours().load(&session.save()).expect("it was just saved").session;
        assert_eq!(loaded.bot(seat, NEVER), Ok(anew.clone()), "{game}: from the entry alone");
        let asked = AtomicU32::new(0);
        let soon = || asked.fetch_add(1, Ordering::Relaxed) >= 1;
        session.forget();
        let listed: BTreeSet<String> =
            session.now().choices().into_iter().map(|listed| listed.text).collect();
        assert!(listed.contains(&session.bot(seat, &soon).expect("its turn")), "{game}");
        if asked.load(Ordering::Relaxed) > 1 {
            assert_eq!(session.bot(seat, NEVER), Ok(anew), "{game}: stopped, it forgot");
        }
    }
}

/// A choice is the same with pauses; one that is dropped is forgotten.
#[test]
fn a_bot_that_pauses_chooses_the_same() {
    for (game, players) in GAMES {
        let mut session = begin(game, players, 6);
        play_on(&mut *session, 60);
        while session.asked_bot().is_none() && session.turn() != Turn::Over {
            session.roll().expect("the seed answers");
        }
        let Some((seat, _)) = session.asked_bot() else { panic!("{game} is over too soon") };
        session.forget();
        let whole = session.bot(seat, NEVER).expect("its turn");
        session.forget();
        let looks = AtomicU32::new(0);
        let pause = || looks.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        let patience = || Patience { stop: NEVER, pause: &pause };
        let mut given_up = session.deciding(seat).expect("its turn");
        let _ = given_up(patience());
        drop(given_up);
        let mut deciding = session.deciding(seat).expect("its turn");
        let text = (0..100_000).find_map(|_| deciding(patience()));
        assert_eq!(text.as_ref(), Some(&whole), "{game}");
        assert_eq!(session.bot(seat, &|| true), Ok(whole), "{game}: it remembers");
    }
}

/// A new player in a seat does not continue the search of the one before.
#[test]
fn who_sits_down_later_begins_anew() {
    let mut session = begin("pocket-mars", &["search:20", "search:30"], 7);
    play_on(&mut *session, 80);
    let other = "search:25".parse().expect("a bot");
    session.seat_players(&[other, other]).expect("one for each seat");
    let loaded = Catalog::ours().load(&session.save()).expect("it was just saved");
    let mut loaded = loaded.session;
    assert_eq!(play_on(&mut *session, 40), play_on(&mut *loaded, 40));
}

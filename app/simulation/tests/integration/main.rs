//! Simulated games are those that sessions play.

use game_core::{Outcome, Settings, Turn};
use play::{CatalogEntry, ChanceSource, DynSession, Play, PlayerSlot, Until};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use simulation::{Catalog, LineUp, SimulatedGame, StatsWanted};

const NEVER: play::Stop<'static> = &|| false;

/// A game, and who sits there: alone and for two, with and without secrets.
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

/// Lets chance and bots answer to the end. Returns how many entries there are.
fn play_on(session: &mut dyn DynSession) -> usize {
    while session.turn() != Turn::Over {
        match session.asked_bot() {
            None => drop(session.roll().expect("the seed answers")),
            Some((seat, _)) => {
                let text = session.clone_box().bot(seat, NEVER).expect("its turn");
                session.choose(&text).expect("it is listed");
            }
        }
    }
    session.len()
}

fn simulated(game: &str, players: &[&str], seed: u64) -> (usize, Outcome) {
    let catalog = Catalog::ours();
    let lineup = LineUp::read(&players.join(",")).expect("bots").rotating(false);
    let mut shown = None;
    catalog
        .game(game)
        .expect("in the catalog")
        .simulate(
            &settings(game, players),
            &lineup,
            seed..seed + 1,
            StatsWanted::default(),
            NEVER,
            &mut |_, record| {
                shown = Some((
                    record.entries as usize,
                    record.outcome.expect("it has a maximum length"),
                ))
            },
        )
        .expect("such a game");
    shown.expect("one game")
}

/// A game between bots in a session is the game that a simulation with its seed plays.
#[test]
fn bots_in_a_session_play_as_they_do_in_a_simulation() {
    for (game, players) in GAMES {
        let mut session = begin(game, players, 4);
        let entries = play_on(&mut *session);
        let outcome = session.now().outcome().expect("it is over");
        assert_eq!((entries, outcome), simulated(game, players, 4), "{game} {players:?}");
    }
}

#[test]
fn a_simulated_game_is_the_one_that_a_session_plays_with_its_seed() {
    let kinds: [Box<dyn SimulatedGame>; 2] =
        [Box::new(CatalogEntry::<Pig>::ours()), Box::new(CatalogEntry::<SealedBids>::ours())];
    for kind in kinds {
        let mut records = Vec::new();
        let mut each = |seed, record| records.push((seed, record));
        let random = LineUp::read("random").expect("there is such a bot");
        kind.simulate(
            &Settings::new(),
            &random,
            5..25,
            StatsWanted::default(),
            &|| false,
            &mut each,
        )
        .expect("it plays");
        assert_eq!(records.len(), 20);
        for (seed, record) in records {
            let mut session = kind
                .start(&Settings::new(), ChanceSource::Seed(seed), Play::Friendly)
                .expect("defaults make a game");
            session.play_bot("random", seed, Until::Over).expect("there is such a bot");
            assert_eq!(session.len(), record.entries as usize);
            assert_eq!(session.now().outcome(), record.outcome);
        }
    }
}

/// The games that can be simulated are those that can be played.
#[test]
fn both_catalogs_have_the_same_games() {
    let (played, simulated) = (play::Catalog::ours(), Catalog::ours());
    let ids = |kind: &dyn play::DynGame| (kind.id(), kind.content_fingerprint().to_string());
    assert!(played.games().map(ids).eq(simulated.games().map(|kind| ids(kind))));
    assert!(simulated.game("no such game").is_none());
}

#[test]
fn a_bench_counts_what_it_plays() {
    let pig = CatalogEntry::<Pig>::ours();
    let pace = pig.bench(&Settings::new(), 1, 0.01).expect("defaults make a game");
    assert!(pace.games > 0 && pace.entries > pace.decisions && pace.seconds > 0.0);
}

//! Recorded games: one for every way in which a game can end, replayed to the exact result.
//!
//! Each file in `games/` holds options, all entries and the outcome. [`endings`] lists what there
//! must be. `cargo xtask bless` looks for a game again where a file is missing or no longer
//! replays, and leaves all others as they are.

mod endings;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use endings::{Wanted, endings};
use pocket_mars::{Choice, Content, Options, Player, PocketMars};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Choices, Dice, Draw, Game, Outcome, Published, Silent};

/// How many games are tried for one ending.
const SEEDS: u64 = 300_000;

/// A whole game as it lies in a file.
#[derive(Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    about: String,
    options: Map<String, Value>,
    entries: Vec<String>,
    outcome: Ended,
}

/// What a game came to.
#[derive(Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
struct Ended {
    rule: String,
    rounds: u16,
    scores: BTreeMap<String, i32>,
    standing: BTreeMap<String, Value>,
}

impl Ended {
    fn of(game: &PocketMars, outcome: &Outcome) -> Ended {
        let players = game.options().players();
        let by_player = players.iter().zip(&outcome.parties);
        Ended {
            rule: outcome.rule.to_string(),
            rounds: game.state().round,
            scores: by_player.clone().map(|(who, party)| (who.to_string(), party.total)).collect(),
            standing: by_player
                .map(|(who, party)| (who.to_string(), serde_json::json!(party.standing)))
                .collect(),
        }
    }
}

/// Every recorded game replays to its exact result, with nothing lost or doubled on the way, and
/// shows the ending for which it was recorded.
#[test]
fn recorded_games_end_exactly_as_recorded() {
    for wanted in endings() {
        let path = file(wanted.name);
        let replayed = read(&path).and_then(|recorded| {
            replay(&recorded).map_err(|why| format!("{}: {why}", path.display()))
        });
        match replayed {
            Ok((game, outcome)) if (wanted.shows)(&game, &outcome) => {}
            _ if bless() => {
                let found = search(&wanted);
                let text = serde_json::to_string_pretty(&found).expect("plain data");
                fs::write(&path, text + "\n").expect("the folder is there");
            }
            Ok(_) => panic!("{}: this is not a game of: {}", wanted.name, wanted.about),
            Err(why) => panic!("{why}\nlook for such games anew with: cargo xtask bless"),
        }
    }
}

/// Every rule by which a game can end has a recorded game, and no other file lies about.
#[test]
fn every_rule_that_ends_a_game_has_a_recorded_game() {
    if bless() {
        return; // The other test is just writing the files.
    }
    let names: BTreeSet<String> =
        endings().iter().map(|wanted| format!("{}.json", wanted.name)).collect();
    let folder = fs::read_dir(folder()).expect("the folder of recorded games");
    let files: BTreeSet<String> = folder
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(files, names);
    let rules: BTreeSet<String> = names
        .iter()
        .map(|name| read(&folder_file(name)).expect("a recorded game").outcome.rule)
        .collect();
    let ending = ["DA-9.1", "DA-9.2", "DA-9.3", "DA-9.7", "PM-10.2", "PM-10.4", "PM-10.5"];
    assert_eq!(rules.iter().map(String::as_str).collect::<Vec<_>>(), ending);
}

fn bless() -> bool {
    std::env::var_os("SOLOIST_BLESS").is_some()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn folder_file(name: &str) -> PathBuf {
    folder().join(name)
}

fn file(name: &str) -> PathBuf {
    folder_file(&format!("{name}.json"))
}

fn read(path: &PathBuf) -> Result<Recorded, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Plays the entries; an error says which of them, or what of the result, is not as recorded.
fn replay(recorded: &Recorded) -> Result<(PocketMars, Outcome), String> {
    let mut game = begin(&recorded.options);
    for (index, text) in recorded.entries.iter().enumerate() {
        let faults = game.audit();
        if !faults.is_empty() {
            return Err(format!("before entry {}: {faults:?}", index + 1));
        }
        let choice: Choice =
            text.parse().map_err(|error| format!("entry {}: {error}", index + 1))?;
        game.apply(choice, &mut Silent).map_err(|error| format!("entry {}: {error}", index + 1))?;
    }
    let outcome = game.outcome().ok_or("the game is not over")?;
    let ended = Ended::of(&game, &outcome);
    if !game.audit().is_empty() || ended != recorded.outcome {
        return Err(format!("ended otherwise: {ended:?}, {:?}", game.audit()));
    }
    Ok((game, outcome))
}

fn begin(options: &Map<String, Value>) -> PocketMars {
    let options = Options::read(options, Content::ours()).expect("options");
    PocketMars::new(&options, Content::ours()).expect("a game")
}

/// The shortest game that shows an ending, of the first few that do.
fn search(wanted: &Wanted) -> Recorded {
    let Value::Object(options) = wanted.options.clone() else { panic!("options are an object") };
    let mut found = (0..SEEDS).filter_map(|seed| {
        let (game, entries) = play(&options, seed);
        let outcome = game.outcome()?;
        (wanted.shows)(&game, &outcome).then(|| Recorded {
            about: wanted.about.into(),
            options: options.clone(),
            entries,
            outcome: Ended::of(&game, &outcome),
        })
    });
    let few: Vec<Recorded> = found.by_ref().take(5).collect();
    let shortest = few.into_iter().min_by_key(|game| game.entries.len());
    shortest.unwrap_or_else(|| panic!("no game found of: {}", wanted.about))
}

/// A game between players who answer at random, every other time eager to get colonists to Mars.
fn play(options: &Map<String, Value>, seed: u64) -> (PocketMars, Vec<String>) {
    let mut game = begin(options);
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    let mut entries = Vec::new();
    loop {
        game.choices(&mut choices);
        let Some(mut choice) = choices.pick(&mut dice) else { return (game, entries) };
        let eager = seed % 2 == 1 && choices.odds().iter().all(|&odds| odds == 1);
        if eager && dice.below(4) > 0 {
            let keenest = choices.listed().iter().map(|&choice| keenness(choice)).max();
            let keen = choices.listed().iter().filter(|&&it| Some(keenness(it)) == keenest);
            let keen: Vec<&Choice> = keen.collect();
            choice = *keen[dice.below(keen.len() as u32) as usize];
        }
        entries.push(choice.to_string());
        game.apply_listed(choice, &mut Silent);
    }
}

/// How much an eager player likes an answer.
fn keenness(choice: Choice) -> u8 {
    match choice {
        Choice::Skip => 0,
        Choice::MoveIn | Choice::Land(_) | Choice::Direct(_) => 4,
        Choice::Upgrade(_, Player::One) => 4,
        Choice::Count(count) => 3 + count,
        Choice::PlayHand(_) | Choice::PlayPrep(_) | Choice::Take(..) | Choice::Pay => 2,
        _ => 1,
    }
}

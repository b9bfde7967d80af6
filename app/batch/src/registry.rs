use backgammon::Backgammon;
use colab::CoLab;
use game_core::{GameInfo, Settings, ValidationError};
use master_of_the_galaxy::MasterOfTheGalaxy;
use pocket_mars::PocketMars;
use weather_machine::WeatherMachine;

use crate::save_format::{Header, Saved};
use crate::{Batch, BatchConfig, DynBatch};

type Begun = Result<Box<dyn DynBatch>, Vec<ValidationError>>;

/// A game: its id, how to start a batch of it, and how to load a saved one.
type Entry = (&'static str, fn(&Settings, BatchConfig) -> Begun, fn(&Saved) -> Begun);

const ENTRIES: [Entry; 5] = [
    (WeatherMachine::ID, one::<WeatherMachine>, opened::<WeatherMachine>),
    (PocketMars::ID, one::<PocketMars>, opened::<PocketMars>),
    (MasterOfTheGalaxy::ID, one::<MasterOfTheGalaxy>, opened::<MasterOfTheGalaxy>),
    (CoLab::ID, one::<CoLab>, opened::<CoLab>),
    (Backgammon::ID, one::<Backgammon>, opened::<Backgammon>),
];

/// The ids of all games.
pub const GAMES: [&str; ENTRIES.len()] =
    [ENTRIES[0].0, ENTRIES[1].0, ENTRIES[2].0, ENTRIES[3].0, ENTRIES[4].0];

/// Starts a batch of a game, by its id and with our content.
///
/// # Errors
///
/// Every validation error of the game, the settings and the configuration.
pub fn begin(game: &str, settings: &Settings, config: BatchConfig) -> Begun {
    let (_, begin, _) = entry(game)?;
    begin(settings, config)
}

/// Loads a batch from the bytes of [`DynBatch::save`], with this many threads (0 for one for each
/// core). It replays the entries of every game.
///
/// # Errors
///
/// Why they are no batch, or not one of the current rules and content.
pub fn load(bytes: &[u8], threads: usize) -> Begun {
    let saved = Saved::read(bytes, threads)?;
    let (_, _, open) = entry(&saved.header.game)?;
    open(&saved)
}

fn entry(game: &str) -> Result<&'static Entry, Vec<ValidationError>> {
    ENTRIES.iter().find(|(id, ..)| *id == game).ok_or_else(|| {
        let why = format!("there is none of that id; there are {}", GAMES.join(", "));
        vec![ValidationError::new("game", why)]
    })
}

fn one<G: GameInfo>(settings: &Settings, config: BatchConfig) -> Begun {
    Ok(Box::new(Batch::<G>::begin(settings, config)?))
}

fn opened<G: GameInfo>(saved: &Saved) -> Begun {
    let wrong = |at: &str, why: String| vec![ValidationError::new(at, why)];
    let Header { rules, content, .. } = &saved.header;
    if *rules != G::RULES_VERSION {
        let now = G::RULES_VERSION;
        return Err(wrong(
            "rules",
            format!("saved with rules version {rules}; now there is {now}"),
        ));
    }
    let now = G::fingerprint(G::content_of_ours());
    if content != now {
        return Err(wrong("content", format!("saved with content {content}; now there is {now}")));
    }
    let mut batch = Batch::<G>::bare(&saved.header.options, saved.config())?;
    batch.replay(&saved.slots).map_err(|(index, entry)| {
        wrong("entries", format!("entry {entry} of position {index} is not listed"))
    })?;
    Ok(Box::new(batch))
}

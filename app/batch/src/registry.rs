use game_core::{GameInfo, Settings, ValidationError};
use play::{GameVisitor, visit_games};

use crate::save_format::{Header, Saved};
use crate::{Batch, BatchConfig, DynBatch};

type Begun = Result<Box<dyn DynBatch>, Vec<ValidationError>>;

/// A game: its id, how to start a batch of it, and how to load a saved one.
type Entry = (&'static str, fn(&Settings, BatchConfig) -> Begun, fn(&Saved) -> Begun);

/// Every game.
fn entries() -> Vec<Entry> {
    let mut entries = Entries(Vec::new());
    visit_games(&mut entries);
    entries.0
}

struct Entries(Vec<Entry>);

impl GameVisitor for Entries {
    fn game<G: GameInfo>(&mut self) {
        self.0.push((G::ID, one::<G>, opened::<G>));
    }
}

/// The ids of all games.
pub fn games() -> Vec<&'static str> {
    entries().into_iter().map(|(id, ..)| id).collect()
}

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

fn entry(game: &str) -> Result<Entry, Vec<ValidationError>> {
    entries().into_iter().find(|(id, ..)| *id == game).ok_or_else(|| {
        let why = format!("there is none of that id; there are {}", games().join(", "));
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

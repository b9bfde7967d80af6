use i18n::Locale;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use game_core::{Settings, SourceFile, ValidationError, read_settings};
use lab::{Played, Shard, Simulation};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::json;
use simulation::{Catalog, LineUp, SimulatedGame};

use crate::{refused, wrong};

/// How often progress is reported to Python, which may stop the run.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// Content laid over ours: for each game the names of files with their texts.
type Content = Vec<(String, Vec<(String, String)>)>;

/// Many games between bots, as `soloist sim` plays them.
#[pyclass(frozen, module = "soloist._native")]
pub(crate) struct Sim {
    catalog: Catalog,
    game: String,
    settings: Settings,
    lineup: LineUp,
    action_stats: bool,
    lead_changes: bool,
    rows: bool,
}

/// The results of simulated games.
#[pyclass(frozen, module = "soloist._native")]
pub(crate) struct SimResult(Played);

/// The catalog with this content. Overridden content is kept for as long as the program runs, so
/// equal content is read only once.
fn catalog(content: Content) -> Result<Catalog, Vec<ValidationError>> {
    static READ: Mutex<BTreeMap<Content, Catalog>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(catalog) = read.get(&content) {
        return Ok(catalog.clone());
    }
    let file = |(name, text)| SourceFile { name, text };
    let files = content.iter().cloned();
    let files = files.map(|(game, files)| (game, files.into_iter().map(file).collect()));
    let catalog = Catalog::with_owner(files.collect())?;
    read.insert(content, catalog.clone());
    Ok(catalog)
}

/// The behaviour hash of a game, computed once for each content because it takes seconds. The cache
/// is locked only briefly, and only with Python's lock: so no process is forked meanwhile, which
/// would find it locked for ever.
fn plays(python: Python<'_>, kind: &dyn SimulatedGame) -> PyResult<String> {
    static FOUND: Mutex<BTreeMap<(String, String), String>> = Mutex::new(BTreeMap::new());
    let found = || FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let of = (kind.id().to_string(), kind.content_fingerprint().to_string());
    let known = found().get(&of).cloned();
    if let Some(plays) = known {
        return Ok(plays);
    }
    let plays = python.detach(|| lab::behaviour_hash(kind)).map_err(PyValueError::new_err)?;
    found().insert(of, plays.clone());
    Ok(plays)
}

impl Sim {
    fn kind(&self) -> PyResult<&dyn SimulatedGame> {
        self.catalog.game(&self.game).ok_or_else(|| wrong(&format!("there is no '{}'", self.game)))
    }

    fn simulation(&self, first_seed: u64, games: u64, threads: usize) -> Simulation {
        let threads = if threads == 0 { lab::cores() } else { threads };
        let (action_stats, lead_changes, rows) = (self.action_stats, self.lead_changes, self.rows);
        let simulation = Simulation::new(self.lineup.clone(), games);
        Simulation { first_seed, threads, action_stats, lead_changes, rows, ..simulation }
    }

    /// Plays with Python's lock released, and regularly asks Python whether to stop.
    fn run_with_progress(
        &self,
        python: Python<'_>,
        simulation: &Simulation,
        progress: Option<&Py<PyAny>>,
    ) -> PyResult<Shard> {
        let kind = self.kind()?;
        let (stopped, done) = (AtomicBool::new(false), AtomicU64::new(0));
        let stop = || stopped.load(Ordering::Relaxed);
        let count = |games| {
            done.fetch_add(games, Ordering::Relaxed);
        };
        let tell = || {
            Python::attach(|python| {
                python.check_signals()?;
                let Some(progress) = progress else { return Ok(()) };
                progress.call1(python, (done.load(Ordering::Relaxed),)).map(|_| ())
            })
        };
        python.detach(|| {
            std::thread::scope(|scope| {
                let (ended, end) = channel::<()>();
                let work = scope.spawn(move || {
                    let played = simulation.play(kind, &self.settings, &stop, &count);
                    // Nobody receives any more if it was stopped.
                    drop(ended);
                    played
                });
                let mut told = Ok(());
                while told.is_ok()
                    && end.recv_timeout(PROGRESS_INTERVAL) == Err(RecvTimeoutError::Timeout)
                {
                    told = tell();
                }
                stopped.store(told.is_err(), Ordering::Relaxed);
                let played = work.join().map_err(|_| wrong("a game could not be played"))?;
                told.and_then(|()| tell())?;
                played.map_err(refused)
            })
        })
    }
}

#[pymethods]
impl Sim {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python names them, and keeps them together")]
    fn new(
        game: &str,
        options: &str,
        players: &str,
        fixed_seats: bool,
        action_stats: bool,
        lead_changes: bool,
        rows: bool,
        content: Content,
    ) -> PyResult<Sim> {
        let catalog = catalog(content).map_err(refused)?;
        let settings: Settings =
            serde_json::from_str(options).map_err(|why| wrong(&format!("options: {why}")))?;
        let lineup = LineUp::read(players).map_err(refused)?;
        let lineup = if fixed_seats { lineup.rotating(false) } else { lineup };
        let Some(kind) = catalog.game(game) else {
            let ids: Vec<&str> = catalog.games().map(|kind| kind.id()).collect();
            return Err(wrong(&format!("there is no '{game}'; there are {}", ids.join(", "))));
        };
        let settings = lab::seats_for(kind, &lineup, settings);
        let sim = Sim {
            game: game.to_string(),
            settings,
            lineup,
            action_stats,
            lead_changes,
            rows,
            catalog,
        };
        let none = sim.simulation(1, 0, 1);
        none.play(sim.kind()?, &sim.settings, &|| false, &|_| {}).map_err(refused)?;
        Ok(sim)
    }

    /// Everything that determines the games of given seeds, as JSON.
    fn identity(&self, python: Python<'_>) -> PyResult<String> {
        let kind = self.kind()?;
        let plays = plays(python, kind)?;
        let options =
            read_settings(&kind.option_specs(Locale::English), &self.settings).map_err(refused)?;
        let identity = json!({
            "game": self.game,
            "rules": kind.rules_version(),
            "content": kind.content_fingerprint().to_string(),
            "plays": plays,
            "options": options,
            "players": self.lineup.to_string(),
            "change_seats": self.lineup.rotates(),
            "parts": Shard::FORM,
            "action_stats": self.action_stats,
            "lead_changes": self.lead_changes,
            "rows": self.rows,
        });
        Ok(identity.to_string())
    }

    /// Plays games, one for each seed, and returns a shard as bytes.
    #[pyo3(signature = (first_seed, games, threads, progress=None))]
    fn play<'py>(
        &self,
        python: Python<'py>,
        first_seed: u64,
        games: u64,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let simulation = self.simulation(first_seed, games, threads);
        let shard = self.run_with_progress(python, &simulation, progress.as_ref())?;
        let bytes = serde_json::to_vec(&shard).map_err(|why| wrong(&why.to_string()))?;
        Ok(PyBytes::new(python, &bytes))
    }

    /// The results of all shards, of this many planned games.
    fn sum_up(&self, first_seed: u64, games: u64, shards: Vec<Vec<u8>>) -> PyResult<SimResult> {
        let mut sum = Shard::default();
        for bytes in shards {
            let shard: Shard = serde_json::from_slice(&bytes)
                .map_err(|why| wrong(&format!("this is no part of a simulation: {why}")))?;
            sum.add(shard);
        }
        let simulation = self.simulation(first_seed, games, 1);
        Ok(SimResult(simulation.sum_up(self.kind()?, &self.settings, sum)))
    }
}

#[pymethods]
impl SimResult {
    /// The report, as JSON.
    fn report(&self) -> String {
        serde_json::to_string(&self.0.report).unwrap_or_default()
    }

    /// The report, as text.
    fn text(&self) -> String {
        self.0.report.to_string()
    }

    /// Each game in the order of the seeds, as JSON.
    fn rows(&self) -> String {
        serde_json::to_string(&self.0.rows).unwrap_or_default()
    }

    /// How much these games exceed others of the same seeds, as JSON.
    fn differences(&self, first: &SimResult) -> String {
        serde_json::to_string(&lab::differences(&first.0, &self.0)).unwrap_or_default()
    }
}

//! How long the page of a table takes, and its parts, at every decision in the second half of the
//! recorded games: the median, what 95 of 100 stay below, and the longest, in milliseconds.
//!
//! `cargo run --release -p page --example page_times [GAMES]`, where `GAMES` is the number of
//! recorded games of each game, 6 unless given.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

use conformance::recorded_games::Recorded;
use game_core::{Turn, Viewer};
use i18n::Locale;
use page::{Asking, Table, TaskStatus};
use play::{Catalog, ChanceSource, DynSession, Narration, Play};

/// Milliseconds of each part, at every decision.
type Times = BTreeMap<&'static str, Vec<f64>>;

fn main() -> Result<(), Box<dyn Error>> {
    let games = std::env::args().nth(1).map_or(Ok(6), |games| games.parse())?;
    let catalog = Catalog::ours();
    println!("{:<36} {:>6} {:>8} {:>8} {:>8}", "milliseconds", "n", "median", "95 %", "longest");
    for kind in catalog.games() {
        let mut times = Times::new();
        for recorded in recorded(kind.id(), games)? {
            let start = kind.start(&recorded.options, ChanceSource::Table, Play::Friendly);
            let mut session = start.map_err(|errors| format!("{errors:?}"))?;
            for (nth, entry) in recorded.entries.iter().enumerate() {
                if nth * 2 > recorded.entries.len() {
                    measure(&*session, &mut times);
                }
                if session.choose(entry).is_err() {
                    break;
                }
            }
        }
        times.iter_mut().for_each(|(part, times)| print(kind.id(), part, times));
    }
    Ok(())
}

/// Some of the recorded games of a game, spread over all.
fn recorded(game: &str, most: usize) -> Result<Vec<Recorded>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let files = fs::read_dir(folder.join("tests/games")).into_iter().flatten();
    let mut files =
        files.map(|file| Ok(file?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    files.sort();
    let step = files.len().div_ceil(most).max(1);
    Ok(files.iter().step_by(step).map(|file| Recorded::read(file)).collect::<Result<_, _>>()?)
}

fn print(game: &str, part: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() as f64 * part) as usize).min(times.len() - 1)];
    let of = format!("{game}: {part}");
    let (middle, most, longest) = (at(0.5), at(0.95), at(1.0));
    println!("{of:<36} {:>6} {middle:>8.2} {most:>8.2} {longest:>8.2}", times.len());
}

/// Adds the time that something takes, and returns what it gives.
fn timed<T>(times: &mut Times, part: &'static str, does: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let given = does();
    times.entry(part).or_default().push(begin.elapsed().as_secs_f64() * 1000.0);
    given
}

/// Measures the page of a decision and its parts.
fn measure(session: &dyn DynSession, times: &mut Times) {
    let Turn::Choose(seat) = session.turn() else { return };
    let viewer = Viewer::Seat(seat);
    let now = session.now();
    let choices = timed(times, "2 answers in words", || now.choices());
    let choices = timed(times, "3 what is wasted", || now.warned(choices));
    timed(times, "4 presses", || now.pressed(viewer, choices, &[]));
    timed(times, "5 the table in words", || now.outline(viewer));
    timed(times, "6 log and beats", || Narration::of(session, viewer, session.len()));
    let mut copy = session.clone_box();
    timed(times, "7 undo", || copy.undo_choice().is_ok());
    timed(times, "1 whole page", || page::table(&of(session, viewer)));
}

fn of(session: &dyn DynSession, viewer: Viewer) -> Table<'_> {
    Table {
        locale: Locale::English,
        id: "abc",
        name: "A game",
        title: "A title",
        session,
        viewer,
        at: None,
        asking: Asking::Answer,
        since: None,
        marks_seen: false,
        area: None,
        refused: None,
        sure: None,
        notes: &[],
        asked: &[],
        asked_notes: &[],
        clock: None,
        places: &[],
        live: None,
        content: None,
        watching: None,
        guide: None,
        guide_left: None,
        review: None,
        task_status: TaskStatus::None,
    }
}

//! Records games, fits the maps from what a search thinks to what happens, and measures how far
//! they can be believed; `cargo xtask calibrate` runs it.
//!
//! ```text
//! calibrate record GAME MANNER FIRST..LAST FILE   plays the games of these seeds, a line for each look
//! calibrate fit GAME FILE…                        fits to the seeds below 10,000, measures on the others
//! calibrate losses GAME MANNER FIRST..LAST        judges the losses that would be told once more
//! calibrate coverage GAME FILE…                   how often the stated error covers a longer search
//! calibrate all GAME FOLDER                       records every manner of play and fits
//! calibrate play GAME                             the fingerprint of how bots play
//! ```

use std::fs::{OpenOptions, read_to_string};
use std::io::Write;
use std::process::ExitCode;

use lab::calibration::{Manner, fit, manners, report};
use play::{AnyGame, Library, Noted};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), String> {
    let library = Library::ours();
    let game = |id: &str| library.game(id).ok_or_else(|| format!("there is no game '{id}'"));
    match words {
        ["record", id, manner, seeds, file] => {
            record(game(id)?, manner_of(id, manner)?, range(seeds)?, file)
        }
        ["fit", id, files @ ..] => {
            let chances = fit(game(id)?, &noted(files)?)?;
            print!("{}", report(id, &chances));
            Ok(())
        }
        ["losses", id, manner, seeds] => {
            println!(
                "{}",
                lab::calibration::losses(game(id)?, manner_of(id, manner)?, range(seeds)?)?
            );
            Ok(())
        }
        ["coverage", id, files @ ..] => {
            println!("{}", lab::calibration::covered(game(id)?, &noted(files)?)?);
            Ok(())
        }
        ["all", id, folder] => {
            let mut files = Vec::new();
            for manner in manners(id) {
                let name = manner.name.replace([' ', ','], "-");
                let file = format!("{folder}/{id}-{name}.jsonl");
                let _ = std::fs::remove_file(&file);
                for seeds in manner.seeds() {
                    record(game(id)?, manner, seeds, &file)?;
                }
                files.push(file);
            }
            let files: Vec<&str> = files.iter().map(String::as_str).collect();
            print!("{}", report(id, &fit(game(id)?, &noted(&files)?)?));
            Ok(())
        }
        ["play", id] => {
            println!("{}", lab::fingerprint(game(id)?)?);
            Ok(())
        }
        _ => {
            Err("record, fit, losses, coverage, all, or play; the example says with what"
                .to_string())
        }
    }
}

fn manner_of(id: &str, name: &str) -> Result<Manner, String> {
    let found = manners(id).into_iter().find(|manner| manner.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = manners(id).iter().map(|manner| manner.name).collect();
        format!("{id} is not measured as '{name}', but as {}", names.join("; "))
    })
}

fn range(text: &str) -> Result<std::ops::Range<u64>, String> {
    let ends =
        text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    ends.ok_or_else(|| format!("'{text}' is no range of seeds such as 1..101"))
}

/// Appends a line for each decision that was looked at, game by game, so that what was played is
/// kept when it is stopped.
fn record(
    kind: &dyn AnyGame,
    manner: Manner,
    seeds: std::ops::Range<u64>,
    file: &str,
) -> Result<(), String> {
    let open = OpenOptions::new().create(true).append(true).open(file);
    let mut file = open.map_err(|error| format!("{file}: {error}"))?;
    for seed in seeds {
        let mut lines = String::new();
        let plan = manner.plan();
        let settings = manner.settings(seed);
        kind.note(&settings, &plan, seed..seed + 1, &|| false, &mut |noted| {
            lines.push_str(&serde_json::to_string(&noted).unwrap_or_default());
            lines.push('\n');
        })
        .map_err(|objections| format!("{objections:?}"))?;
        file.write_all(lines.as_bytes()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn noted(files: &[&str]) -> Result<Vec<Noted>, String> {
    let mut all = Vec::new();
    for file in files {
        let text = read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            all.push(serde_json::from_str(line).map_err(|error| format!("{file}: {error}"))?);
        }
    }
    Ok(all)
}

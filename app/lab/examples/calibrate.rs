//! Records games, fits calibration maps to them, and measures their reliability; `cargo xtask
//! calibrate` runs it.
//!
//! ```text
//! calibrate record GAME MANNER FIRST..LAST FILE   plays the games of these seeds, a line for each
//! calibrate fit GAME FILE…                        fits to the seeds below 10,000, measures on the others
//! calibrate losses GAME MANNER FIRST..LAST        evaluates the reported losses once more
//! calibrate all GAME FOLDER                       records every calibration key and fits
//! calibrate play GAME                             the behaviour hash: how bots play
//! ```
//!
//! Games that a file already has are not played again, so that a stopped run can be resumed.

use std::process::ExitCode;

use lab::calibration::{CalibrationCase, Record, calibration_cases, fit, losses, report};
use simulation::{Catalog, SearchSample, SimulatedGame};

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
    let catalog = Catalog::ours();
    let game = |id: &str| catalog.game(id).ok_or_else(|| format!("there is no game '{id}'"));
    match words {
        ["record", id, manner, seeds, file] => {
            let (kind, manner) = (game(id)?, case_of(id, manner)?);
            Record::new(file, &lab::behaviour_hash(kind)?).play(
                kind,
                &manner,
                range(seeds)?,
                &mut |_| {},
            )
        }
        ["fit", id, files @ ..] => {
            print!("{}", report(id, &fit(game(id)?, &noted(game(id)?, files)?)?));
            Ok(())
        }
        ["losses", id, manner, seeds] => {
            println!("{}", losses(game(id)?, case_of(id, manner)?, range(seeds)?)?);
            Ok(())
        }
        ["all", id, folder] => all(game(id)?, folder),
        ["play", id] => {
            println!("{}", lab::behaviour_hash(game(id)?)?);
            Ok(())
        }
        _ => Err("record, fit, losses, all, or play; the example says with what".to_string()),
    }
}

/// Records the missing games of every calibration key, and fits to those that a map needs.
fn all(kind: &dyn SimulatedGame, folder: &str) -> Result<(), String> {
    let play = lab::behaviour_hash(kind)?;
    let mut noted = Vec::new();
    for manner in calibration_cases(kind.id()) {
        let name = manner.name.replace([' ', ','], "-");
        let record = Record::new(format!("{folder}/{}-{name}-{play}.jsonl", kind.id()), &play);
        let seeds = manner.seeds();
        let (mut done, of) = (0, seeds.len());
        record.play(kind, &manner, seeds.iter().copied(), &mut |_| {
            done += 1;
            if done % 20 == 0 || done == of {
                eprintln!("{}, {}: {done} of {of} games", kind.id(), manner.name);
            }
        })?;
        noted.extend(record.noted()?.into_iter().filter(|one| seeds.contains(&one.seed)));
    }
    print!("{}", report(kind.id(), &fit(kind, &noted)?));
    Ok(())
}

fn case_of(id: &str, name: &str) -> Result<CalibrationCase, String> {
    let found = calibration_cases(id).into_iter().find(|manner| manner.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = calibration_cases(id).iter().map(|manner| manner.name).collect();
        format!("{id} is not measured as '{name}', but as {}", names.join("; "))
    })
}

fn range(text: &str) -> Result<std::ops::Range<u64>, String> {
    let ends =
        text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    ends.ok_or_else(|| format!("'{text}' is no range of seeds such as 1..101"))
}

fn noted(kind: &dyn SimulatedGame, files: &[&str]) -> Result<Vec<SearchSample>, String> {
    let play = lab::behaviour_hash(kind)?;
    let mut all = Vec::new();
    for file in files {
        all.extend(Record::new(file, &play).noted()?);
    }
    Ok(all)
}

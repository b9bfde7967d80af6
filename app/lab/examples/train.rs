//! Plays games and learns from them what positions are worth, or what choices are leant to; `cargo xtask train` runs it.
//!
//! ```text
//! train GAME      by the recipe of the game, on all cores; prints the file of what was learnt
//! ```

use std::process::ExitCode;

use lab::training::{Course, train};
use play::Library;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.join(" ")) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(id: &str) -> Result<String, String> {
    let library = Library::ours();
    let kind = library.game(id).ok_or_else(|| format!("there is no game '{id}'"))?;
    let course = Course::of(id).ok_or_else(|| format!("nothing is learnt of {id} yet"))?;
    let learned = train(kind, &course, lab::cores(), &|said| eprintln!("{id}: {said}"))?;
    Ok(learned.write())
}

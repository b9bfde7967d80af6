//! Plays games and trains a value model or a policy model on them; `cargo xtask train` runs it.
//!
//! ```text
//! train GAME           prints the names of the files of the model of the game
//! train GAME FILE      by the recipe of that file, on all cores; prints it
//! ```

use std::process::ExitCode;

use lab::training::{TrainingRecipe, train};
use simulation::Catalog;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
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

fn run(words: &[&str]) -> Result<String, String> {
    let (&[id] | &[id, _]) = words else { return Err("train GAME [FILE]".into()) };
    let catalog = Catalog::ours();
    let kind = catalog.game(id).ok_or_else(|| format!("there is no game '{id}'"))?;
    let recipes = TrainingRecipe::all(id);
    let &[_, file] = words else {
        return Ok(recipes.iter().map(|recipe| format!("{}\n", recipe.file)).collect());
    };
    let recipe = recipes.into_iter().find(|recipe| recipe.file == file);
    let recipe = recipe.ok_or_else(|| format!("no model '{file}' of {id}"))?;
    let model = train(kind, &recipe, lab::cores(), &|said| eprintln!("{id}: {said}"))?;
    Ok(model.write())
}

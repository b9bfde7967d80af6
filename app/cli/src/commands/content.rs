use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use game_core::ValidationError;
use service::PersonId;
use simulation::Catalog;

use crate::arguments::game_ids;
use crate::commands::games::write_new;
use crate::failure::Failure;
use crate::places::{ContentPlace, DataPlace, games_there, read_content};

/// Check your own content files, and list the content overrides entered while playing.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist content check my-copies           reads my-copies/pocket-mars/*.toml
  soloist content overrides --write my-copies    writes what was entered as such files")]
pub(crate) struct Content {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List every error in DIR/GAME/*.toml, or else which of our values it overrides
    Check {
        /// The folder
        dir: PathBuf,
    },
    /// List what you entered about your copies at a table or in the browser
    Overrides {
        #[command(flatten)]
        data: DataPlace,
        /// Write it as DIR/GAME/*.toml, for --content; existing files are not replaced
        #[arg(long, value_name = "DIR")]
        write: Option<PathBuf>,
    },
}

impl Content {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.what {
            What::Check { dir } => check(&dir),
            What::Overrides { data, write } => overrides(&data, write.as_deref()),
        }
    }

    /// The folder of saved games, for the subcommand that reads it.
    pub(crate) fn data(&mut self) -> Option<&mut Option<PathBuf>> {
        match &mut self.what {
            What::Check { .. } => None,
            What::Overrides { data, .. } => Some(&mut data.data),
        }
    }
}

/// Lists the content overrides of each game, and writes them if requested.
fn overrides(data: &DataPlace, write: Option<&Path>) -> Result<(), Failure> {
    let mut lines = Vec::new();
    if let Some(games) = games_there(data, &ContentPlace::default())? {
        for kind in Catalog::ours().games() {
            let files = games.store().content_overrides(&PersonId::owner(), kind.id())?.own.files();
            let stated = kind.stated(&files);
            lines.extend(stated.iter().map(|stated| format!("{}/{stated}", kind.id())));
            let Some(folder) = write.map(|dir| dir.join(kind.id())) else { continue };
            for file in &files {
                std::fs::create_dir_all(&folder).map_err(|why| {
                    Failure::wrong(format!("{} cannot be made: {why}", folder.display()))
                })?;
                write_new(&folder.join(&file.name), &file.text)?;
            }
        }
    }
    let mut out = std::io::stdout().lock();
    if lines.is_empty() {
        lines.push("Nothing was entered of your copies.".to_string());
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

/// Lists every error in a folder, or which of our values it overrides.
fn check(dir: &Path) -> Result<(), Failure> {
    let games = read_content(dir)?;
    let ours = Catalog::ours();
    let mut wrong = Vec::new();
    for (game, files) in &games {
        let place = dir.join(game);
        if ours.game(game).is_none() {
            let known = game_ids(ours.games());
            wrong.push(format!("{}: there is no such game; there are {known}", place.display()));
        } else if let Err(objections) = Catalog::with_owner(vec![(game.clone(), files.clone())]) {
            wrong.extend(objections.iter().map(|objection| placed(&place, game, objection)));
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::Wrong(wrong));
    }
    let mut out = std::io::stdout().lock();
    let (mut changed, mut same) = (0, 0);
    for (game, files) in &games {
        for stated in ours.game(game).into_iter().flat_map(|kind| kind.stated(files)) {
            writeln!(out, "{game}/{stated}")?;
            if stated.differs() { changed += 1 } else { same += 1 }
        }
    }
    match (changed, same) {
        (0, 0) => writeln!(out, "Nothing here is laid over our values.")?,
        (0, _) => writeln!(out, "Nothing here differs from our values.")?,
        (1, _) => writeln!(out, "1 value is laid over ours; nothing is wrong with it.")?,
        _ => writeln!(out, "{changed} values are laid over ours; nothing is wrong with them.")?,
    }
    Ok(out.flush()?)
}

/// A validation error with the path of its file.
fn placed(place: &Path, game: &str, objection: &ValidationError) -> String {
    let text = objection.to_string();
    let text = text.strip_prefix(&format!("{game}, ")).unwrap_or(&text);
    place.join(text).display().to_string()
}

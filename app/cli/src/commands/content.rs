use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use play::Library;
use table::Objection;

use crate::arguments::game_ids;
use crate::failure::Failure;
use crate::places::read_content;

/// Check content files of your own.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  soloist content check my-copies      reads my-copies/pocket-mars/*.toml")]
pub(crate) struct Content {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Name everything that is wrong in DIR/GAME/*.toml, or else what it lays over our values
    Check {
        /// The folder
        dir: PathBuf,
    },
}

impl Content {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let What::Check { dir } = self.what;
        let games = read_content(&dir)?;
        let ours = Library::ours();
        let mut wrong = Vec::new();
        for (game, files) in &games {
            let place = dir.join(game);
            if ours.game(game).is_none() {
                let known = game_ids(&ours);
                wrong
                    .push(format!("{}: there is no such game; there are {known}", place.display()));
            } else if let Err(objections) = Library::with_owner(vec![(game.clone(), files.clone())])
            {
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
}

/// An objection with the path of the file that it is about.
fn placed(place: &Path, game: &str, objection: &Objection) -> String {
    let text = objection.to_string();
    let text = text.strip_prefix(&format!("{game}, ")).unwrap_or(&text);
    place.join(text).display().to_string()
}

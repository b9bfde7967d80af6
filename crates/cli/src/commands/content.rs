use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use play::Library;
use table::{Objection, SourceFile};
use toml::{Table, Value};

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
        let mut values = 0;
        for (game, files) in &games {
            for file in files {
                for line in stated(file) {
                    writeln!(out, "{game}/{}, {line}", file.name)?;
                    values += 1;
                }
            }
        }
        match values {
            0 => writeln!(out, "Nothing here differs from our values.")?,
            1 => writeln!(out, "1 value is laid over ours; nothing is wrong with it.")?,
            _ => writeln!(out, "{values} values are laid over ours; nothing is wrong with them.")?,
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

/// Every value that a file states: table, row and field.
fn stated(file: &SourceFile) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, value) in file.text.parse::<Table>().unwrap_or_default() {
        match value {
            Value::Array(rows) => {
                for row in rows.iter().filter_map(Value::as_table) {
                    let id = row.get("id").and_then(Value::as_str).unwrap_or_default();
                    fields(&format!("{name} {id}"), row, &mut lines);
                }
            }
            Value::Table(row) => fields(&name, &row, &mut lines),
            other => lines.push(format!("{name} = {other}")),
        }
    }
    lines
}

fn fields(at: &str, row: &Table, lines: &mut Vec<String>) {
    let told = row.iter().filter(|(field, _)| *field != "id" && *field != "source");
    lines.extend(told.map(|(field, value)| format!("{at}: {field} = {value}")));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stated_value_is_named_with_its_place() {
        let text = "[[card]]\nid = \"A\"\ncost = 3\nsource = \"found\"\n[track]\ntop = 6\n";
        let file = SourceFile { name: "cards.toml".into(), text: text.into() };
        assert_eq!(stated(&file), ["card A: cost = 3", "track: top = 6"]);
    }
}

use i18n::Locale;
use std::io::{IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use game_core::{Turn, Viewer};
use indicatif::ProgressBar;
use lab::{Align, Grid};
use service::{Games, Listing};

use crate::failure::Failure;
use crate::places::{ContentPlace, DataPlace, find_saved, games, games_there, not_saved};
use crate::qr_code::code;
use crate::terminal::{Interrupt, MOST_ANALYSED, evaluate, review_lines};

/// Default number of games listed.
const ON_A_PAGE: usize = 50;

/// The largest save that is read, in bytes.
const LARGEST_SAVE: u64 = play::MOST_BYTES as u64;

/// List, show, analyse, rename, delete, export, import and share saved games.
///
/// Name a game by its id, by a unique beginning of its id, or by its name.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist games                        list them, the last changed first
  soloist games show 4f
  soloist games analyse 4f             how a finished game went
  soloist games achievements colab     what was achieved in finished games
  soloist games rename 4f \"Sunday evening\"
  soloist games export 4f sunday.json
  soloist games import sunday.json
  soloist games link 4f --to https://games.example")]
pub(crate) struct GamesCommand {
    #[command(flatten)]
    pub(super) data: GlobalPlaces,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Args, Debug)]
pub(super) struct GlobalPlaces {
    /// Folder of the saved games [default: the user's data folder]
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) data: Option<PathBuf>,
    /// Lay your copy's values over ours: DIR/GAME/*.toml, only the rows that differ
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) content: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the saved games, the last changed first
    List {
        /// Skip this many of the last changed games
        #[arg(long, value_name = "N", default_value_t = 0)]
        from: usize,
        /// Maximum number of games to list
        #[arg(long, value_name = "N", default_value_t = ON_A_PAGE)]
        most: usize,
    },
    /// Show one game: options, luck, status and table
    Show {
        /// The game
        id: String,
    },
    /// Review a finished game: win probabilities over its log, the largest swings, and better
    /// choices
    Analyse {
        /// The game
        id: String,
        /// Number of simulations for each choice
        #[arg(long, value_name = "N", default_value_t = play::Analysis::USUAL,
              value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_ANALYSED)))]
        simulations: u32,
    },
    /// List achievements in the finished games of one kind, level by level
    Achievements {
        /// The kind of game, such as colab
        game: String,
    },
    /// Rename a game
    Rename {
        /// The game
        id: String,
        /// The new name
        name: String,
    },
    /// Delete a game permanently
    Delete {
        /// The game
        id: String,
    },
    /// Write a game to a file, or to standard output
    Export {
        /// The game
        id: String,
        /// The new file; it must not exist yet
        file: Option<PathBuf>,
    },
    /// Print a link that opens a game in Soloist elsewhere, and at a terminal its QR code
    Link {
        /// The game
        id: String,
        /// The address of that Soloist
        #[arg(long, value_name = "ADDRESS")]
        to: String,
    },
    /// Save a game from a file ('-' for standard input) or from a link, and print its id
    Import {
        /// The file, or the link
        file: PathBuf,
        /// Name of the game
        #[arg(long)]
        name: Option<String>,
    },
}

impl GamesCommand {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let data = DataPlace { data: self.data.data };
        let content = ContentPlace { content: self.data.content };
        let what = self.what.unwrap_or(What::List { from: 0, most: ON_A_PAGE });
        let mut out = std::io::stdout().lock();
        let games = match (&what, games_there(&data, &content)?) {
            (_, Some(games)) => games,
            (What::Import { .. }, None) => games(&data, &content)?,
            (What::List { .. } | What::Achievements { .. }, None) => {
                writeln!(out, "No games are saved in {}.", data.folder()?.display())?;
                return Ok(out.flush()?);
            }
            (
                What::Show { id }
                | What::Analyse { id, .. }
                | What::Rename { id, .. }
                | What::Delete { id }
                | What::Export { id, .. }
                | What::Link { id, .. },
                None,
            ) => return Err(not_saved(id)),
        };
        match what {
            What::List { from, most } => list(&games, from, most, &mut out)?,
            What::Show { id } => show(&games, &id, &mut out)?,
            What::Analyse { id, simulations } => analyse(&games, &id, simulations, &mut out)?,
            What::Achievements { game } => achievements(&games, &game, &mut out)?,
            What::Rename { id, name } => {
                let game = find_saved(&games, &id)?;
                games.rename(&game.id, &name)?;
            }
            What::Delete { id } => {
                // Deleting requires the full id or the name, not a beginning.
                let game = find_saved(&games, &id)?;
                if game.id != id && game.name != id {
                    let why = format!("to delete, give the whole id, {}, or the name", game.id);
                    return Err(Failure::wrong(why));
                }
                games.delete(&game.id)?;
            }
            What::Export { id, file } => {
                let game = find_saved(&games, &id)?;
                let (text, damage) = games.export(&game.id)?;
                // Standard output may hold the file, or be read by a program.
                for damage in damage {
                    writeln!(std::io::stderr(), "soloist: {damage}")?;
                }
                match file {
                    Some(file) => write_new(&file, &text)?,
                    None => out.write_all(text.as_bytes())?,
                }
            }
            What::Link { id, to } => {
                let game = find_saved(&games, &id)?;
                let link = games.link(&game.id, &to)?;
                writeln!(out, "{link}")?;
                if std::io::stdout().is_terminal()
                    && let Some(code) = code(&link)
                {
                    writeln!(out, "{code}")?;
                }
            }
            What::Import { file, name } => {
                let text = link_given(&file).map_or_else(|| read_save(&file), Ok)?;
                let id = games.import(name.as_deref(), &text)?;
                writeln!(out, "{id}")?;
                for note in games.open(&id)?.notes() {
                    writeln!(out, "{note}")?;
                }
            }
        }
        Ok(out.flush()?)
    }
}

/// Writes a new file, completely or not at all.
pub(crate) fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error| format!("{} cannot be written: {error}", file.display());
    let created = std::fs::File::create_new(file);
    let mut new = created.map_err(|error| Failure::wrong(failed(error)))?;
    new.write_all(text.as_bytes()).and_then(|()| new.sync_all()).map_err(|error| {
        let _ = std::fs::remove_file(file);
        Failure::System(failed(error))
    })
}

/// The link that was given in place of a file, if any.
fn link_given(file: &Path) -> Option<String> {
    let text = file.to_str()?;
    (text.starts_with("https://") || text.starts_with("http://")).then(|| text.to_string())
}

fn read_save(file: &Path) -> Result<String, Failure> {
    let wrong = |why: String| Failure::wrong(format!("{}: {why}", file.display()));
    let failed = |error| wrong(format!("it cannot be read: {error}"));
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        std::io::stdin().lock().take(LARGEST_SAVE + 1).read_to_end(&mut bytes)
    } else {
        let opened = std::fs::File::open(file).map_err(failed)?;
        opened.take(LARGEST_SAVE + 1).read_to_end(&mut bytes)
    };
    if read.map_err(failed)? as u64 > LARGEST_SAVE {
        return Err(wrong("this is too large for a save".to_string()));
    }
    String::from_utf8(bytes).map_err(|_| wrong("this is no UTF-8 text".to_string()))
}

fn list(games: &Games, from: usize, most: usize, out: &mut impl Write) -> Result<(), Failure> {
    let Listing { games: saved, total, damage } = games.list(from, most)?;
    for damage in damage {
        writeln!(out, "{damage}")?;
    }
    if total == 0 {
        writeln!(out, "No games are saved in {}.", games.store().place())?;
        return Ok(());
    }
    let mut grid = Grid::new(&[
        ("id", Align::Left),
        ("game", Align::Left),
        ("entries", Align::Right),
        ("changed", Align::Left),
        ("name", Align::Left),
        ("status", Align::Left),
    ]);
    let shown = from.saturating_add(saved.len());
    for game in saved {
        let changed = ago(game.changed);
        grid.row([game.id, game.game, game.entries.to_string(), changed, game.name, game.status]);
    }
    write!(out, "{grid}")?;
    if shown < total {
        let more = total - shown;
        writeln!(out, "{more} more: soloist games list --from {shown}")?;
    }
    Ok(())
}

fn show(games: &Games, meant: &str, out: &mut impl Write) -> Result<(), Failure> {
    let game = find_saved(games, meant)?;
    writeln!(out, "{} ({}), {}", game.name, game.id, game.game)?;
    for note in games.open(&game.id)?.notes() {
        writeln!(out, "Note: {note}")?;
    }
    let (save, table) = games.read(&game.id, |session| {
        let viewer =
            if session.seats() == 1 { Viewer::Seat(game_core::Seat(0)) } else { Viewer::Nobody };
        (session.save(), session.now().outline(viewer))
    })?;
    let options: Vec<String> =
        save.options.iter().map(|(option, value)| format!("{option} {value}")).collect();
    writeln!(out, "Options: {}", options.join(", "))?;
    match save.chance_source {
        play::ChanceSource::Seed(seed) => writeln!(out, "Luck: seed {seed}")?,
        play::ChanceSource::Table => writeln!(out, "Luck: from the real table")?,
    }
    if !save.players.is_empty() {
        let players: Vec<String> = save.players.iter().map(ToString::to_string).collect();
        writeln!(out, "Players: {}", players.join(", "))?;
    }
    if save.practice {
        writeln!(out, "Practice: luck was met twice, a position edited, or a hint taken")?;
    }
    writeln!(
        out,
        "Entries: {}, and {} taken back; changed {}",
        save.entries.len(),
        save.undone.len(),
        ago(game.changed)
    )?;
    writeln!(out, "Status: {}\n", game.status)?;
    for line in crate::terminal::outline_lines(&table) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Lists the achievements, each with how often it was won at each level.
fn achievements(games: &Games, game: &str, out: &mut impl Write) -> Result<(), Failure> {
    let record = games.record(game, Locale::English)?;
    if record.rows.is_empty() {
        writeln!(out, "{game} has no achievements.")?;
        return Ok(());
    }
    let levels = record.levels();
    let mut headings = vec![("achievement", Align::Left)];
    headings.extend(levels.iter().map(|level| (*level, Align::Right)));
    headings.push(("for", Align::Left));
    let mut grid = Grid::new(&headings);
    for (achievement, won) in record.by_title() {
        let times = won.into_iter().map(|(_, games)| match games.len() {
            0 => "-".to_string(),
            times => times.to_string(),
        });
        let title = std::iter::once(achievement.title.clone());
        grid.row(title.chain(times).chain([achievement.condition.clone()]));
    }
    write!(out, "{grid}")?;
    let practice = match record.practice {
        0 => String::new(),
        left_out => format!("; {left_out} left out, which were practice"),
    };
    writeln!(out, "Finished games: {}{practice}", record.games)?;
    for id in record.unread {
        writeln!(out, "Not read: {id}")?;
    }
    Ok(())
}

/// Evaluates every choice of a finished game; Ctrl-C stops it and shows the results so far.
fn analyse(
    games: &Games,
    meant: &str,
    simulations: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = find_saved(games, meant)?;
    let open = games.think_about(&game.id)?;
    let session = open.session();
    if session.turn() != Turn::Over {
        let why = format!("{} is not over; play it on and type analyse there", game.id);
        return Err(Failure::wrong(why));
    }
    let mut interrupt = Interrupt::new(true);
    interrupt.listen();
    let at_terminal = std::io::stderr().is_terminal();
    let bar = if at_terminal { ProgressBar::no_length() } else { ProgressBar::hidden() };
    let analysis = evaluate(session, Viewer::Everybody, simulations, &interrupt, &mut |analysis| {
        bar.set_length(analysis.of() as u64);
        bar.set_position(analysis.done() as u64);
        Ok(())
    });
    bar.finish_and_clear();
    for line in review_lines(session, &analysis?) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// How long ago a moment was, rounded.
fn ago(moment: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let seconds = i64::try_from(now).unwrap_or(i64::MAX).saturating_sub(moment).max(0);
    let (number, unit) = match seconds {
        0..60 => return "just now".to_string(),
        60..3600 => (seconds / 60, "minute"),
        3600..86_400 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{plural} ago")
}

use std::fs::File;
use std::io::{IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use game_core::{Turn, Viewer};
use i18n::{Locale, Messages, message};
use indicatif::ProgressBar;
use lab::{Align, Grid};
use service::{Games, Listing, SavedGame};

use crate::failure::Failure;
use crate::language::{LanguageArgument, languages};
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
    /// The language [default: that of LC_ALL, LC_MESSAGES or LANG, or else en]
    #[arg(long, value_name = "CODE", global = true, value_parser = languages())]
    pub(super) language: Option<Locale>,
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
        let words = LanguageArgument { language: self.data.language }.words();
        let what = self.what.unwrap_or(What::List { from: 0, most: ON_A_PAGE });
        let mut out = std::io::stdout().lock();
        let games = match (&what, games_there(&data, &content)?) {
            (_, Some(games)) => games,
            (What::Import { .. }, None) => games(&data, &content)?,
            (What::List { .. } | What::Achievements { .. }, None) => {
                let place = data.folder()?.display().to_string();
                writeln!(out, "{}", message!(words, "games-none", place = place))?;
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
            What::List { from, most } => list(words, &games, (from, most), &mut out)?,
            What::Show { id } => show(words, &games, &id, &mut out)?,
            What::Analyse { id, simulations } => {
                analyse(words, &games, &id, simulations, &mut out)?
            }
            What::Achievements { game } => achievements(words, &games, &game, &mut out)?,
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
    let new = File::create_new(file).map_err(|error| Failure::wrong(failed(error)))?;
    fill(new, file, text).map_err(|error| Failure::System(failed(error)))
}

/// As [`write_new`], with the system's error for a caller who tells it in its own words.
pub(crate) fn create_whole(file: &Path, text: &str) -> std::io::Result<()> {
    fill(File::create_new(file)?, file, text)
}

/// Fills a new file, or removes it.
fn fill(mut new: File, file: &Path, text: &str) -> std::io::Result<()> {
    let written = new.write_all(text.as_bytes()).and_then(|()| new.sync_all());
    written.inspect_err(|_| {
        let _ = std::fs::remove_file(file);
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
        let opened = File::open(file).map_err(failed)?;
        opened.take(LARGEST_SAVE + 1).read_to_end(&mut bytes)
    };
    if read.map_err(failed)? as u64 > LARGEST_SAVE {
        return Err(wrong("this is too large for a save".to_string()));
    }
    String::from_utf8(bytes).map_err(|_| wrong("this is no UTF-8 text".to_string()))
}

fn list(
    words: Messages,
    games: &Games,
    (from, most): (usize, usize),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Listing { games: saved, total, damage } = games.list(from, most)?;
    for damage in damage {
        writeln!(out, "{damage}")?;
    }
    if total == 0 {
        writeln!(out, "{}", message!(words, "games-none", place = games.store().place()))?;
        return Ok(());
    }
    let mut grid = Grid::new(&[
        (&message!(words, "games-id"), Align::Left),
        (&message!(words, "games-game"), Align::Left),
        (&message!(words, "games-entries"), Align::Right),
        (&message!(words, "games-changed"), Align::Left),
        (&message!(words, "games-name"), Align::Left),
        (&message!(words, "games-status"), Align::Left),
    ]);
    let shown = from.saturating_add(saved.len());
    for game in saved {
        let (status, changed) = (status(words, games, &game), ago(words, game.changed));
        grid.row([game.id, game.game, game.entries.to_string(), changed, game.name, status]);
    }
    write!(out, "{grid}")?;
    if shown < total {
        let command = format!("soloist games list --from {shown}");
        let more = message!(words, "games-more", count = total - shown, command = command);
        writeln!(out, "{more}")?;
    }
    Ok(())
}

/// How a game stands. A game that cannot be opened has its English status, which is stored.
fn status(words: Messages, games: &Games, game: &SavedGame) -> String {
    match words.locale() {
        Locale::English => game.status.clone(),
        locale => games.status_in(&game.id, locale).unwrap_or_else(|_| game.status.clone()),
    }
}

fn show(words: Messages, games: &Games, meant: &str, out: &mut impl Write) -> Result<(), Failure> {
    let game = find_saved(games, meant)?;
    writeln!(out, "{} ({}), {}", game.name, game.id, game.game)?;
    let open = games.open(&game.id)?.told_in(words.locale());
    for note in open.notes() {
        let note = note.text(words.locale());
        writeln!(out, "{}", message!(words, "note", note = note))?;
    }
    let session = open.session();
    let save = session.save();
    let options: Vec<String> =
        save.options.iter().map(|(option, value)| format!("{option} {value}")).collect();
    writeln!(out, "{}", message!(words, "games-options", options = options.join(", ")))?;
    let luck = match save.chance_source {
        play::ChanceSource::Seed(seed) => {
            message!(words, "games-luck-seed", seed = seed.to_string())
        }
        play::ChanceSource::Table => message!(words, "games-luck-table"),
    };
    writeln!(out, "{luck}")?;
    if !save.players.is_empty() {
        let players: Vec<String> = save.players.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", message!(words, "games-players", players = players.join(", ")))?;
    }
    if save.practice {
        writeln!(out, "{}", message!(words, "games-practice"))?;
    }
    let (entries, undone) = (save.entries.len(), save.undone.len());
    let changed = ago(words, game.changed);
    writeln!(
        out,
        "{}",
        message!(words, "games-length", entries = entries, undone = undone, changed = changed)
    )?;
    let status = status(words, games, &game);
    writeln!(out, "{}\n", message!(words, "games-stands", status = status))?;
    let viewer =
        if session.seats() == 1 { Viewer::Seat(game_core::Seat(0)) } else { Viewer::Nobody };
    for line in crate::terminal::outline_lines(&session.now().outline(viewer)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Lists the achievements, each with how often it was won at each level.
fn achievements(
    words: Messages,
    games: &Games,
    game: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let record = games.record(game, words.locale())?;
    if record.rows.is_empty() {
        writeln!(out, "{}", message!(words, "achievements-none", game = game))?;
        return Ok(());
    }
    let levels = record.levels();
    let (first, last) =
        (message!(words, "achievements-title"), message!(words, "achievements-for"));
    let mut headings: Vec<(&str, Align)> = vec![(&first, Align::Left)];
    headings.extend(levels.iter().map(|level| (*level, Align::Right)));
    headings.push((&last, Align::Left));
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
    let finished = record.games;
    let counted = match record.practice {
        0 => message!(words, "achievements-games", count = finished),
        left_out => {
            message!(words, "achievements-left-out", count = finished, practice = left_out)
        }
    };
    writeln!(out, "{counted}")?;
    for id in record.unread {
        writeln!(out, "{}", message!(words, "achievements-unread", id = id))?;
    }
    Ok(())
}

/// Evaluates every choice of a finished game; Ctrl-C stops it and shows the results so far.
fn analyse(
    words: Messages,
    games: &Games,
    meant: &str,
    simulations: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = find_saved(games, meant)?;
    let open = games.think_about(&game.id)?.told_in(words.locale());
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
    for line in review_lines(words, session, &analysis?) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// How long ago a moment was, rounded.
fn ago(words: Messages, moment: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let seconds = i64::try_from(now).unwrap_or(i64::MAX).saturating_sub(moment).max(0);
    let locale = words.locale();
    let ago = match seconds {
        0..60 => message!(locale, "ago-now"),
        60..3600 => message!(locale, "ago-minutes", count = seconds / 60),
        3600..86_400 => message!(locale, "ago-hours", count = seconds / 3600),
        _ => message!(locale, "ago-days", count = seconds / 86_400),
    };
    ago.into()
}

use std::fmt::Display;
use std::io::Write as _;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::arguments::{OptionArguments, find_game};
use crate::failure::Failure;
use crate::places::ContentPlace;

/// Measure how fast random games are played, in games and entries a second, on one thread and on
/// all cores; or how fast the search is, in simulations a second from the middle of a game.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist bench pocket-mars
  soloist bench pocket-mars --seconds 20 --seats 4 --json
  soloist bench pocket-mars --player search --seconds 10")]
pub(crate) struct Bench {
    /// The game
    game: String,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Random, value_name = "PLAYER")]
    player: Player,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    pub(super) content: ContentPlace,
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let catalog = self.content.simulated()?;
        let kind = find_game(catalog.games(), &self.game)?;
        let settings = self.options.settings(kind)?;
        let cores = lab::cores();
        match self.player {
            Player::Random => self.print(&lab::bench(kind, &settings, self.seconds, cores)?),
            Player::Search => self.print(&lab::bench_search(kind, &settings, self.seconds, cores)?),
        }
    }

    fn print(&self, bench: &(impl Serialize + Display)) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(bench)?)?;
        } else {
            write!(out, "{bench}")?;
        }
        Ok(out.flush()?)
    }
}

/// What is measured.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Player {
    /// Whole random games
    Random,
    /// A tree search at positions from the middle of a game
    Search,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("expected a number of seconds above 0, at most 3600".to_string()),
    }
}

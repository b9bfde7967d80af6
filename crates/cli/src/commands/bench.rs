use std::io::Write as _;

use clap::Args;

use crate::arguments::{OptionArguments, find_game};
use crate::failure::Failure;
use crate::places::ContentPlace;

/// Measure how fast a game is played at random: games and entries a second, on one thread and on
/// all cores.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist bench pocket-mars
  soloist bench pocket-mars --seconds 20 --seats 4 --json")]
pub(crate) struct Bench {
    /// The game
    game: String,
    /// How long each of the two measurements lasts
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    content: ContentPlace,
}

impl Bench {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let library = self.content.library()?;
        let kind = find_game(&library, &self.game)?;
        let settings = self.options.settings(kind)?;
        let bench = lab::bench(kind, &settings, self.seconds, lab::cores())?;
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&bench)?)?;
        } else {
            write!(out, "{bench}")?;
        }
        Ok(out.flush()?)
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 3600.0 => Ok(seconds),
        _ => Err("expected a number of seconds above 0, at most 3600".to_string()),
    }
}

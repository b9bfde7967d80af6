use std::io::{IsTerminal as _, Write as _};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Report, Simulation};
use play::Kind;
use serde::Serialize;
use table::Settings;

use crate::arguments::{OptionArguments, find_game};
use crate::failure::Failure;
use crate::places::ContentPlace;

/// Play thousands of games at random and count who wins: win rates with 95 % intervals, victory
/// points, length, and the rules by which games ended.
///
/// Each game has its own seed, so the result is the same again, on any number of cores.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist sim pocket-mars --games 10000
  soloist sim pocket-mars --games 10000 --all-modes --json > modes.json
  soloist sim pocket-mars --seats 3 --set drafting=yes")]
pub(crate) struct Sim {
    /// The game
    game: String,
    /// How many games of each mode
    #[arg(long, default_value_t = 10_000, value_name = "N",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// Play a mode by its name; --set then changes single options of it
    #[arg(long, value_name = "NAME")]
    mode: Option<String>,
    /// Play every mode of the game
    #[arg(long, conflicts_with_all = ["mode", "seats"])]
    all_modes: bool,
    /// Seed of the first game; each following game has the next
    #[arg(long, default_value_t = 1, value_name = "SEED")]
    seed: u64,
    /// The bot that plays every seat
    #[arg(long, default_value = "random")]
    bot: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    content: ContentPlace,
}

/// One mode of play with what it showed.
#[derive(Serialize)]
struct Run {
    /// The mode's name; `None` for options given one by one.
    mode: Option<String>,
    #[serde(flatten)]
    report: Report,
}

impl Sim {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let library = self.content.library()?;
        let kind = find_game(&library, &self.game)?;
        let modes = self.modes(kind)?;
        let simulation = Simulation {
            games: self.games,
            first_seed: self.seed,
            bot: self.bot,
            threads: lab::cores(),
        };
        let bar = progress_bar(self.games.saturating_mul(modes.len() as u64));
        let mut runs = Vec::new();
        for (mode, settings) in modes {
            bar.set_message(mode.clone().unwrap_or_default());
            let report = simulation.run(kind, &settings, &|games| bar.inc(games));
            match report {
                Ok(report) => runs.push(Run { mode, report }),
                Err(objections) => {
                    bar.finish_and_clear();
                    return Err(objections.into());
                }
            }
        }
        bar.finish_and_clear();
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&runs)?)?;
        } else {
            for (index, run) in runs.iter().enumerate() {
                let separator = if index == 0 { "" } else { "\n\n" };
                let heading =
                    run.mode.as_ref().map_or_else(String::new, |mode| format!("{mode}\n"));
                write!(out, "{separator}{heading}{}", run.report)?;
            }
        }
        Ok(out.flush()?)
    }

    fn modes(&self, kind: &dyn Kind) -> Result<Vec<(Option<String>, Settings)>, Failure> {
        let given = self.options.settings(kind)?;
        if !self.all_modes && self.mode.is_none() {
            return Ok(vec![(None, given)]);
        }
        let all = kind.modes();
        let names: Vec<String> = all.iter().map(|(name, _)| name.clone()).collect();
        let wanted = |name: &str| {
            self.mode.as_ref().is_none_or(|mode| mode.to_lowercase() == name.to_lowercase())
        };
        let mut modes: Vec<_> = all
            .into_iter()
            .filter(|(name, _)| wanted(name))
            .map(|(name, settings)| (Some(name), settings))
            .collect();
        if modes.is_empty() {
            let mode = self.mode.as_deref().unwrap_or_default();
            let names = names.join("', '");
            return Err(Failure::wrong(format!("there is no mode '{mode}'; there are '{names}'")));
        }
        for (_, settings) in &mut modes {
            settings.extend(given.clone());
        }
        Ok(modes)
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

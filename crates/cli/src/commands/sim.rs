use std::fs::File;
use std::io::{self, IsTerminal as _, Write};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{CsvRun, Played, Report, Row, Simulation};
use play::{Kind, LineUp};
use serde::Serialize;
use table::{Objection, Settings};

use crate::arguments::{OptionArguments, find_game};
use crate::failure::Failure;
use crate::places::ContentPlace;
use crate::terminal::Interrupt;

/// Play many games between bots and count who wins: win rates with 95 % intervals, victory points,
/// length, the rules by which games ended, and what was chosen.
///
/// Each game has its own seed, so the result is the same again, on any number of cores. Several
/// different players change seats from game to game. Ctrl-C ends it with what has been played.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist sim pocket-mars --games 10000
  soloist sim pocket-mars --games 10000 --all-modes --json > modes.json
  soloist sim backgammon --players greedy,random --csv games.csv
  soloist sim weather-machine --games 20 --players novice --usage
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
    /// The bots: one for each seat, such as club,random, or one for all of them
    #[arg(long, default_value = "random", value_name = "LIST")]
    players: String,
    /// Everybody keeps the seat of his place in the list, in every game
    #[arg(long)]
    fixed_seats: bool,
    /// Count what could be chosen and was: each kind of choice, each place, each choice
    #[arg(long)]
    usage: bool,
    /// Write one row for each game to a CSV file; - is standard output, instead of the report
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    csv: Option<String>,
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
    #[serde(skip)]
    rows: Vec<Row>,
}

impl Sim {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let library = self.content.library()?;
        let kind = find_game(&library, &self.game)?;
        let lineup = LineUp::read(&self.players).map_err(with_dashes)?;
        let lineup = if self.fixed_seats { lineup.rotating(false) } else { lineup };
        let modes = self.modes(kind, &lineup)?;
        let simulation = Simulation {
            first_seed: self.seed,
            usage: self.usage,
            rows: self.csv.is_some(),
            ..Simulation::new(lineup, self.games)
        };
        let mut interrupt = Interrupt::new(true);
        interrupt.listen();
        let stop = || interrupt.is_pressed();
        let bar = progress_bar(self.games.saturating_mul(modes.len() as u64));
        let mut runs = Vec::new();
        for (mode, settings) in modes {
            if stop() {
                break;
            }
            bar.set_message(mode.clone().unwrap_or_default());
            match simulation.run(kind, &settings, &stop, &|games| bar.inc(games)) {
                Ok(Played { report, rows }) => runs.push(Run { mode, report, rows }),
                Err(objections) => {
                    bar.finish_and_clear();
                    return Err(with_dashes(objections));
                }
            }
        }
        bar.finish_and_clear();
        self.write(&runs)
    }

    fn write(&self, runs: &[Run]) -> Result<(), Failure> {
        if let Some(file) = &self.csv {
            let runs: Vec<CsvRun<'_>> = runs.iter().map(Run::csv).collect();
            if file == "-" {
                return Ok(lab::write_csv(io::stdout().lock(), &runs)?);
            }
            let made = File::create(file).and_then(|file| lab::write_csv(file, &runs));
            made.map_err(|error| Failure::System(format!("{file} cannot be written: {error}")))?;
        }
        let mut out = io::stdout().lock();
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

    fn modes(
        &self,
        kind: &dyn Kind,
        lineup: &LineUp,
    ) -> Result<Vec<(Option<String>, Settings)>, Failure> {
        let mut given = self.options.settings(kind)?;
        if !self.all_modes && self.mode.is_none() {
            let has_seats = kind.option_specs().iter().any(|spec| spec.id == "seats");
            let players = lineup.players().len();
            if players > 1 && has_seats && !given.contains_key("seats") {
                given.insert("seats".to_string(), players.into());
            }
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

impl Run {
    fn csv(&self) -> CsvRun<'_> {
        let mode = self.mode.as_deref().unwrap_or_default();
        CsvRun { mode, value: "", players: &self.report.players, rows: &self.rows }
    }
}

/// Objections to the players name the argument.
fn with_dashes(objections: Vec<Objection>) -> Failure {
    let line = |objection: &Objection| match objection.at.as_str() {
        "players" => format!("--{objection}"),
        _ => objection.to_string(),
    };
    Failure::Wrong(objections.iter().map(line).collect())
}

const TEMPLATE: &str = "{wide_bar} {human_pos} of {human_len} games, {per_sec}, {eta} {msg}";

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(TEMPLATE) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

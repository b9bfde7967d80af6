mod comparison;
mod sensitivity;
mod tuning;

use std::fmt::Display;
use std::fs::File;
use std::io::{self, IsTerminal as _, Write};

use clap::Args;
use game_core::{Settings, ValidationError};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{CsvRun, Difference, Differences, Heading, HtmlRun, Played, Report, Simulation};
use serde::Serialize;
use serde_json::Value;
use simulation::{Catalog, LineUp, SimulatedGame};

use crate::arguments::{OptionArguments, find_game};
use crate::failure::Failure;
use crate::places::ContentPlace;
use crate::terminal::Interrupt;

/// Play many games between bots and count who wins: win rates with 95 % intervals, victory points,
/// length, the advantage of beginning, the rules by which games ended, and what was chosen.
///
/// Each game has its own seed, so the result is reproducible on any number of cores. Different
/// players rotate through the seats. Ctrl-C stops early and reports the games played so far.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  soloist sim pocket-mars --games 10000
  soloist sim pocket-mars --games 10000 --all-modes --json > modes.json
  soloist sim backgammon --players greedy,random --csv games.csv
  soloist sim weather-machine --games 10000 --action-stats
  soloist sim pocket-mars --games 1000 --seats 3 --lead-changes
  soloist sim backgammon --games 20 --compare players=greedy+random,random --html report.html
  soloist sim pocket-mars --games 10000 --compare seats=2,3,4
  soloist sim pocket-mars --games 1000 --compare players=novice,greedy --compare level=normal,cyborg
  soloist sim pocket-mars --compare content=ours,my-copies --players novice --games 1000
  soloist sim pocket-mars --sensitivity GH1,building --players novice --games 1000
  soloist sim pocket-mars --tune wins=40% --param energy_top=3..7 --players novice --games 1000
  soloist sim pocket-mars --seats 3 --set drafting=yes")]
pub(crate) struct Sim {
    /// The game
    game: String,
    /// Number of games of each mode
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
    /// Every player keeps the same seat in every game
    #[arg(long)]
    fixed_seats: bool,
    /// Count how often each kind of choice, each place and each choice was listed and chosen, with
    /// what is rarely chosen, and what players win less with
    #[arg(long)]
    action_stats: bool,
    /// Record who leads at each tenth of a game, by the game's own evaluation, and whether leaders
    /// win; slower
    #[arg(long)]
    lead_changes: bool,
    /// Compare several line-ups, values of an option or folders of content on the same seeds, and
    /// report differences from the first: players=A,B or OPTION=A,B or content=DIR,DIR, where ours
    /// is the content of the program. Join the parts of one value by +:
    /// players=club+random,random+random. If given several times, every combination is played
    #[arg(long, value_name = "WHAT=A,B")]
    compare: Vec<String>,
    /// Find out which numbers of the content matter: raise and lower each whole number of these
    /// rows by one, bring each of the cards as early as chance can (in solo games), play the same
    /// seeds again, and report how the first player's wins and score change. CARDS are ids of rows
    /// (GH1), names of tables (building) or files, values that rows have (green), or all, separated
    /// by commas
    #[arg(long, value_name = "CARDS", conflicts_with_all = ["compare", "all_modes", "action_stats"])]
    sensitivity: Option<String>,
    /// Tune the numbers given by --param: search for values with which the first player reaches a
    /// win rate (wins=40%) or a mean score (points=12.5), and check the result on fresh seeds
    #[arg(long, value_name = "TARGET", requires = "param",
          conflicts_with_all = ["compare", "all_modes", "action_stats", "sensitivity", "html"])]
    tune: Option<String>,
    /// The numbers for --tune, separated by commas: options (energy_top=3..7) and numbers of the
    /// content (card/GH1/hand.2=1..4)
    #[arg(long, value_name = "NUMBER=LOW..HIGH", requires = "tune")]
    param: Option<String>,
    /// Number of combinations of values to try for --tune
    #[arg(long, default_value_t = 40, value_name = "N", requires = "tune",
          value_parser = clap::value_parser!(u64).range(1..=100_000))]
    tries: u64,
    /// Write a page with plots to a file, with --action-stats; it needs no other files and no
    /// network
    #[arg(long, value_name = "FILE")]
    html: Option<String>,
    /// Write one row for each game to a CSV file; - is standard output, instead of the report
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    csv: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    pub(super) content: ContentPlace,
}

/// One mode, or one variant of a comparison, with its results.
#[derive(Serialize)]
struct Run {
    /// The mode's name; `None` for options given one by one.
    mode: Option<String>,
    /// The variant, if several are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    compared: Option<String>,
    #[serde(flatten)]
    played: Played,
    /// How much it exceeds the first variant.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    more_than_the_first: Vec<Difference>,
}

/// One run to play.
struct Plan {
    mode: Option<String>,
    compared: Option<String>,
    lineup: LineUp,
    settings: Settings,
    /// The catalog with its content, if contents are compared.
    catalog: Option<Catalog>,
}

impl Sim {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let catalog = self.content.simulated()?;
        let kind = find_game(catalog.games(), &self.game)?;
        let lineup = LineUp::read(&self.players).map_err(with_dashes)?;
        let lineup = if self.fixed_seats { lineup.rotating(false) } else { lineup };
        if let Some(rows) = &self.sensitivity {
            return sensitivity::run(&self, kind, &lineup, rows);
        }
        if let Some(target) = &self.tune {
            return tuning::run(&self, kind, &lineup, target);
        }
        let plans = self.plans(kind, &lineup)?;
        let mut interrupt = Interrupt::new(true);
        interrupt.listen();
        let stop = || interrupt.is_pressed();
        let bar = progress_bar(self.games.saturating_mul(plans.len() as u64));
        let mut runs: Vec<Run> = Vec::new();
        for Plan { mode, compared, lineup, settings, catalog } in plans {
            let kind =
                catalog.as_ref().map_or(Ok(kind), |other| find_game(other.games(), &self.game))?;
            if stop() {
                break;
            }
            let simulation = Simulation {
                first_seed: self.seed,
                action_stats: self.action_stats || self.html.is_some(),
                lead_changes: self.lead_changes,
                rows: self.csv.is_some() || !self.compare.is_empty(),
                ..Simulation::new(lineup, self.games)
            };
            bar.set_message(mode.iter().chain(&compared).cloned().collect::<Vec<_>>().join(", "));
            let played = simulation.run(kind, &settings, &stop, &|games| bar.inc(games));
            let played = played.map_err(|objections| {
                bar.finish_and_clear();
                with_dashes(objections)
            })?;
            let first = runs.iter().find(|run| compared.is_some() && run.mode == mode);
            let more_than_the_first =
                first.map_or(Vec::new(), |first| lab::differences(&first.played, &played));
            runs.push(Run { mode, compared, played, more_than_the_first });
        }
        bar.finish_and_clear();
        self.write(kind, &runs)
    }

    /// Every run, in order.
    fn plans(&self, kind: &dyn SimulatedGame, lineup: &LineUp) -> Result<Vec<Plan>, Failure> {
        if self.compare.is_empty() {
            let modes = self.modes(kind, lineup)?.into_iter();
            let plan = |(mode, settings)| {
                let lineup = lineup.clone();
                Plan { mode, compared: None, lineup, settings, catalog: None }
            };
            return Ok(modes.map(plan).collect());
        }
        let variants = comparison::read(&self.compare, kind)?;
        if self.content.content.is_some() && variants.iter().any(|one| one.catalog.is_some()) {
            return Err(Failure::wrong("--content is one of those that --compare content= names"));
        }
        let lineups = || variants.iter().map(|variant| variant.lineup.as_ref().unwrap_or(lineup));
        // All line-ups rotate if one has to, so that the same game has the same seats.
        let rotate = !self.fixed_seats && lineups().any(LineUp::rotates);
        let most = lineups().max_by_key(|lineup| lineup.players().len()).unwrap_or(lineup);
        let mut plans = Vec::new();
        for (mode, settings) in self.modes(kind, most)? {
            for variant in &variants {
                let mut settings = settings.clone();
                settings.extend(variant.settings.clone());
                let lineup = variant.lineup.as_ref().unwrap_or(lineup).clone();
                plans.push(Plan {
                    mode: mode.clone(),
                    compared: Some(variant.name.clone()),
                    lineup: lineup.rotating(rotate),
                    settings,
                    catalog: variant.catalog.clone(),
                });
            }
        }
        Ok(plans)
    }

    fn write(&self, kind: &dyn SimulatedGame, runs: &[Run]) -> Result<(), Failure> {
        if let Some(file) = &self.html {
            let names: Vec<String> = runs.iter().map(Run::name).collect();
            let pages: Vec<HtmlRun<'_>> = runs
                .iter()
                .zip(&names)
                .map(|(run, name)| HtmlRun {
                    name,
                    report: &run.played.report,
                    differences: &run.more_than_the_first,
                })
                .collect();
            let heading = Heading { title: kind.title().to_string(), command: command() };
            write_file(file, |mut out| out.write_all(lab::html(&heading, &pages).as_bytes()))?;
        }
        if let Some(file) = &self.csv {
            let runs: Vec<CsvRun<'_>> = runs.iter().map(Run::csv).collect();
            if file == "-" {
                return Ok(lab::write_csv(io::stdout().lock(), &runs)?);
            }
            write_file(file, |out| lab::write_csv(out, &runs))?;
        }
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&runs)?)?;
        } else {
            for (index, run) in runs.iter().enumerate() {
                let separator = if index == 0 { "" } else { "\n\n" };
                let name = run.name();
                let heading = if name.is_empty() { name } else { name + "\n" };
                write!(out, "{separator}{heading}{}", run.played.report)?;
                if !run.more_than_the_first.is_empty() {
                    write!(out, "\n{}", Differences(&run.more_than_the_first))?;
                }
            }
            writeln!(out, "\nOn more machines: {}", self.on_more_machines(runs))?;
        }
        Ok(out.flush()?)
    }

    /// Writes the results to the requested outputs.
    fn write_told(
        &self,
        told: &(impl Serialize + Display),
        csv: &dyn Fn(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        match self.csv.as_deref() {
            Some("-") => return Ok(csv(&mut out)?),
            Some(file) => write_file(file, |mut file| csv(&mut file))?,
            None => {}
        }
        match self.json {
            true => writeln!(out, "{}", serde_json::to_string_pretty(told)?)?,
            false => write!(out, "{told}")?,
        }
        Ok(out.flush()?)
    }

    /// Instructions to split these games between several machines.
    fn on_more_machines(&self, runs: &[Run]) -> String {
        let [Run { mode: None, compared: None, played, .. }] = runs else {
            return "docs/research/python.md#more-than-one-machine".into();
        };
        let given = |word: &str| vec![word.to_string()];
        let valued = |name: &str, value: String| vec![name.to_string(), value];
        let Report { game, options, .. } = &played.report;
        let mut words = vec![given(game), valued("--players", self.players.clone())];
        words.push(valued("--games", self.games.to_string()));
        words.push(valued("--seed", self.seed.to_string()));
        words.push(valued("--options", Value::from_iter(options.clone()).to_string()));
        if let Some(folder) = &self.content.content {
            words.push(valued("--content", folder.display().to_string()));
        }
        if self.fixed_seats {
            words.push(given("--fixed-seats"));
        }
        if self.action_stats {
            words.push(given("--action-stats"));
        }
        if self.lead_changes {
            words.push(given("--lead-changes"));
        }
        format!("python3 -m soloist.ray {}", quoted(words.into_iter().flatten()))
    }

    fn modes(
        &self,
        kind: &dyn SimulatedGame,
        lineup: &LineUp,
    ) -> Result<Vec<(Option<String>, Settings)>, Failure> {
        let given = self.options.settings(kind)?;
        if !self.all_modes && self.mode.is_none() {
            return Ok(vec![(None, lab::seats_for(kind, lineup, given))]);
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
        let value = self.compared.as_deref().unwrap_or_default();
        let Played { report, rows } = &self.played;
        CsvRun { mode, value, players: &report.players, rows }
    }

    /// The run's name for a heading; empty if it is the only one.
    fn name(&self) -> String {
        self.mode.iter().chain(&self.compared).cloned().collect::<Vec<_>>().join(": ")
    }
}

/// Writes a file.
fn write_file(file: &str, write: impl FnOnce(File) -> io::Result<()>) -> Result<(), Failure> {
    let made = File::create(file).and_then(write);
    made.map_err(|error| Failure::System(format!("{file} cannot be written: {error}")))
}

/// The command line, quoted so that it can be repeated.
fn command() -> String {
    quoted(std::iter::once("soloist".to_string()).chain(std::env::args().skip(1)))
}

/// Arguments quoted for a shell.
fn quoted(words: impl Iterator<Item = String>) -> String {
    let plain = |word: &str| {
        word.chars().all(|letter| letter.is_alphanumeric() || "-_=,.+:/".contains(letter))
    };
    let words = words
        .map(|word| if plain(&word) { word } else { format!("'{}'", word.replace('\'', r"'\''")) });
    words.collect::<Vec<_>>().join(" ")
}

/// Renames errors of the players after their argument.
fn with_dashes(objections: Vec<ValidationError>) -> Failure {
    let line = |objection: &ValidationError| match objection.at.as_str() {
        "players" | "sensitivity" | "tune" | "param" => format!("--{objection}"),
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

use std::fmt;

use play::Kind;
use serde::Serialize;
use table::{Settings, read_settings};

use crate::simulation::{Counts, Simulation};
use crate::{Align, Grid, Interval, Tally, wilson};

/// What a simulation showed. Its text is a set of aligned tables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The fingerprint of its content.
    pub content: String,
    /// The options, complete.
    pub options: Settings,
    /// The bot that played every seat.
    pub bot: String,
    /// The seed of the first game.
    pub first_seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Entries of a game, results of chance included.
    pub length: Spread,
    /// Every party, seats first, then automated opponents.
    pub parties: Vec<PartyReport>,
    /// How games ended, by rule.
    pub endings: Vec<Ending>,
}

/// What a simulation showed of one party.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyReport {
    /// Its name.
    pub name: String,
    /// Games that it won, alone or together with others.
    pub wins: u64,
    /// Those among them that it won together with others.
    pub shared: u64,
    /// The share of games that it won, alone or together, with its 95 % Wilson interval.
    pub win_rate: Interval,
    /// Its victory points.
    pub score: Spread,
    /// The items of its score sheet.
    pub items: Vec<ItemReport>,
}

/// One line of the score sheet, over all games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemReport {
    /// What the points are for.
    pub title: String,
    /// Victory points.
    pub points: Spread,
}

/// One way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The id of the rule that ended them.
    pub rule: String,
    /// Its title in the rule index.
    pub title: String,
    /// How many games.
    pub games: u64,
    /// Their share, with its 95 % Wilson interval.
    pub rate: Interval,
}

/// How numbers lie: mean, standard deviation and quantiles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of the sample.
    pub sd: f64,
    /// The least.
    pub min: i64,
    /// 5 % are not greater.
    pub p5: i64,
    /// A quarter are not greater.
    pub p25: i64,
    /// Half are not greater.
    pub median: i64,
    /// Three quarters are not greater.
    pub p75: i64,
    /// 95 % are not greater.
    pub p95: i64,
    /// The greatest.
    pub max: i64,
}

impl From<&Tally> for Spread {
    fn from(tally: &Tally) -> Self {
        Spread {
            mean: tally.mean(),
            sd: tally.deviation(),
            min: tally.least(),
            p5: tally.quantile(0.05),
            p25: tally.quantile(0.25),
            median: tally.quantile(0.5),
            p75: tally.quantile(0.75),
            p95: tally.quantile(0.95),
            max: tally.greatest(),
        }
    }
}

impl Report {
    pub(crate) fn new(
        kind: &dyn Kind,
        settings: &Settings,
        simulation: &Simulation,
        counts: &Counts,
    ) -> Self {
        let games = counts.length.count();
        let parties = counts.parties.iter().map(|party| PartyReport {
            name: party.name.text.clone(),
            wins: party.won + party.shared,
            shared: party.shared,
            win_rate: wilson(party.won + party.shared, party.score.count()),
            score: Spread::from(&party.score),
            items: party
                .items
                .iter()
                .map(|(title, points)| ItemReport {
                    title: title.text.clone(),
                    points: Spread::from(points),
                })
                .collect(),
        });
        let title = |rule: &str| {
            let entry = kind.rulebook().find(rule);
            entry.map_or_else(String::new, |entry| entry.title.clone())
        };
        let endings = counts.endings.iter().map(|(rule, &times)| Ending {
            rule: (*rule).to_string(),
            title: title(rule),
            games: times,
            rate: wilson(times, games),
        });
        Report {
            game: kind.id().to_string(),
            rules: kind.rules_version(),
            content: kind.content_fingerprint().to_string(),
            options: read_settings(&kind.option_specs(), settings)
                .unwrap_or_else(|_| settings.clone()),
            bot: simulation.bot.clone(),
            first_seed: simulation.first_seed,
            games,
            length: Spread::from(&counts.length),
            parties: parties.collect(),
            endings: endings.collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games of {} by bot '{}', seeds from {}",
            self.games, self.game, self.bot, self.first_seed
        )?;
        let mut wins = Grid::new(&[
            ("party", Align::Left),
            ("wins", Align::Right),
            ("shared", Align::Right),
            ("win rate", Align::Right),
            ("95 % interval", Align::Right),
        ]);
        for party in &self.parties {
            let rate = party.win_rate;
            wins.row([
                party.name.clone(),
                party.wins.to_string(),
                party.shared.to_string(),
                percent(rate.share),
                interval(rate),
            ]);
        }
        write!(f, "\n{wins}")?;

        let mut spreads = spread_grid("victory points");
        for party in &self.parties {
            spread_row(&mut spreads, &party.name, &party.score);
        }
        write!(f, "\n{spreads}")?;

        for party in self.parties.iter().filter(|party| !party.items.is_empty()) {
            let mut items = spread_grid(&format!("{}, item by item", party.name));
            for item in &party.items {
                spread_row(&mut items, &item.title, &item.points);
            }
            write!(f, "\n{items}")?;
        }

        let mut length = spread_grid("length");
        spread_row(&mut length, "entries", &self.length);
        write!(f, "\n{length}")?;

        let mut endings = Grid::new(&[
            ("ended by", Align::Left),
            ("title", Align::Left),
            ("games", Align::Right),
            ("share", Align::Right),
            ("95 % interval", Align::Right),
        ]);
        for ending in &self.endings {
            endings.row([
                ending.rule.clone(),
                ending.title.clone(),
                ending.games.to_string(),
                percent(ending.rate.share),
                interval(ending.rate),
            ]);
        }
        write!(f, "\n{endings}")
    }
}

fn spread_grid(heading: &str) -> Grid {
    let numbers = ["mean", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"];
    let mut headings = vec![(heading, Align::Left)];
    headings.extend(numbers.map(|number| (number, Align::Right)));
    Grid::new(&headings)
}

fn spread_row(grid: &mut Grid, name: &str, spread: &Spread) {
    let Spread { mean, sd, min, p5, p25, median, p75, p95, max } = *spread;
    let mut cells = vec![name.to_string(), format!("{mean:.2}"), format!("{sd:.2}")];
    cells.extend([min, p5, p25, median, p75, p95, max].map(|number| number.to_string()));
    grid.row(cells);
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(interval: Interval) -> String {
    let (low, high) = (interval.low * 100.0, interval.high * 100.0);
    // An interval of many games must not look like a point.
    let places = if high - low < 0.2 { 2 } else { 1 };
    format!("{low:.places$} to {high:.places$} %")
}

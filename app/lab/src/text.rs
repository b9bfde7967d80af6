//! A report as aligned tables of plain text.

use std::fmt;

use crate::report::{BrokenOff, Fare, PlayerReport, Report, Spread};
use crate::rows::BROKEN_OFF;
use crate::{Align, Grid, Interval};

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading())?;
        let mut wins = Grid::new(&[
            ("party", Align::Left),
            ("wins", Align::Right),
            ("shared", Align::Right),
            ("win rate", Align::Right),
            ("95 % interval", Align::Right),
        ]);
        for party in &self.parties {
            let Fare { wins: won, shared, win_rate, .. } = party.fare;
            let numbers = [won.to_string(), shared.to_string(), percent(win_rate.share)];
            let cells = numbers.into_iter().chain([interval(win_rate)]);
            wins.row(std::iter::once(party.name.clone()).chain(cells));
        }
        write!(f, "\n{wins}")?;
        if !self.by_player.is_empty() {
            write!(f, "\n{}", players_grid(&self.by_player))?;
        }

        let mut spreads = spread_grid("victory points");
        for party in &self.parties {
            spread_row(&mut spreads, &party.name, &party.fare.score);
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
        if let Some(BrokenOff { games, rate }) = self.broken_off {
            let numbers = [games.to_string(), percent(rate.share), interval(rate)];
            let words = [BROKEN_OFF, "without a winner"].map(String::from);
            endings.row(words.into_iter().chain(numbers));
        }
        write!(f, "\n{endings}")?;
        match &self.usage {
            Some(usage) => write!(f, "\n{usage}"),
            None => Ok(()),
        }
    }
}

impl Report {
    /// Which games these are, in one line.
    pub fn heading(&self) -> String {
        let who = match &self.players[..] {
            [] => String::new(),
            [one] => one.clone(),
            several if several.iter().all(|player| player == &several[0]) => several[0].clone(),
            several => several.join(","),
        };
        let rotated = if self.rotated { ", changing seats" } else { "" };
        let stopped = self.stopped_of.map_or_else(String::new, |all| format!(" of {all}, stopped"));
        format!(
            "{}{stopped} games of {} by {who}{rotated}, seeds from {}",
            self.games, self.game, self.first_seed
        )
    }
}

fn players_grid(players: &[PlayerReport]) -> Grid {
    let mut grid = Grid::new(&[
        ("player", Align::Left),
        ("seat", Align::Left),
        ("games", Align::Right),
        ("wins", Align::Right),
        ("win rate", Align::Right),
        ("95 % interval", Align::Right),
        ("points", Align::Right),
        ("sd", Align::Right),
    ]);
    let mut row = |player: &str, seat: &str, fare: &Fare| {
        grid.row([
            player.to_string(),
            seat.to_string(),
            fare.games.to_string(),
            fare.wins.to_string(),
            percent(fare.win_rate.share),
            interval(fare.win_rate),
            format!("{:.2}", fare.score.mean),
            format!("{:.2}", fare.score.sd),
        ]);
    };
    for player in players {
        row(&player.player, "all", &player.all);
        for seat in &player.seats {
            row("", &seat.party, &seat.fare);
        }
    }
    grid
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

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

pub(crate) fn interval(interval: Interval) -> String {
    let (low, high) = (interval.low * 100.0, interval.high * 100.0);
    // An interval of many games must not look like a point.
    let places = if high - low < 0.2 { 2 } else { 1 };
    format!("{low:.places$} to {high:.places$} %")
}

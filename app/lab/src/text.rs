//! A report as aligned tables of plain text.

use std::fmt;

use crate::report::{BrokenOff, Fare, OrderFare, PlayerReport, Report, Spread};
use crate::rows::BROKEN_OFF;
use crate::{Align, Grid, Interval, LeadReport, LeadTenth};

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

        if !self.turn_order.is_empty() {
            write!(f, "\n{}", order_grid(&self.turn_order))?;
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
        spread_row(&mut length, "decisions", &self.decisions);
        if let Some(rounds) = &self.rounds {
            spread_row(&mut length, "rounds", rounds);
        }
        spread_row(&mut length, "choices of a decision", &self.branching);
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
        if let Some(lead_changes) = &self.lead_changes {
            write!(f, "\n{}", lead_grid(lead_changes))?;
            let mut changes = spread_grid("lead");
            spread_row(&mut changes, "changes", &lead_changes.changes);
            write!(f, "\n{changes}")?;
        }
        match &self.action_stats {
            Some(action_stats) => write!(f, "\n{action_stats}"),
            None => Ok(()),
        }
    }
}

impl Report {
    /// One line that identifies the games.
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

fn order_grid(order: &[OrderFare]) -> Grid {
    let mut grid = Grid::new(&[
        ("from who began", Align::Left),
        ("games", Align::Right),
        ("wins", Align::Right),
        ("win rate", Align::Right),
        ("95 % interval", Align::Right),
        ("points", Align::Right),
        ("sd", Align::Right),
    ]);
    order.iter().for_each(|one| grid.row(order_cells(one)));
    grid
}

/// Results at one distance from the player who began.
pub(crate) fn order_cells(OrderFare { nth, fare }: &OrderFare) -> [String; 7] {
    let who = match nth {
        1 => "who began".to_string(),
        2 => "the next seat".to_string(),
        nth => format!("seat {nth} from there"),
    };
    [
        who,
        fare.games.to_string(),
        fare.wins.to_string(),
        percent(fare.win_rate.share),
        interval(fare.win_rate),
        format!("{:.2}", fare.score.mean),
        format!("{:.2}", fare.score.sd),
    ]
}

fn lead_grid(lead_changes: &LeadReport) -> Grid {
    let headings = lead_headings(lead_changes);
    let mut columns = vec![(headings[0].as_str(), Align::Left)];
    columns.extend(headings[1..].iter().map(|heading| (heading.as_str(), Align::Right)));
    let mut grid = Grid::new(&columns);
    lead_changes.tenths.iter().for_each(|tenth| grid.row(lead_cells(tenth)));
    grid
}

/// The headings of [`lead_cells`].
pub(crate) fn lead_headings(lead_changes: &LeadReport) -> Vec<String> {
    let headings = ["lead after", "somebody ahead", "the leader wins", "95 % interval"];
    let parties = lead_changes.tenths.iter().flat_map(|tenth| &tenth.parties);
    let parties = parties.take(lead_changes.tenths.first().map_or(0, |tenth| tenth.parties.len()));
    let parties = parties.map(|party| format!("{} ahead", party.name));
    headings.into_iter().map(String::from).chain(parties).collect()
}

/// Who leads at a tenth of the game, and how often the leader then wins.
pub(crate) fn lead_cells(tenth: &LeadTenth) -> Vec<String> {
    let mut cells = vec![
        format!("{:.0} %", tenth.after * 100.0),
        tenth.led.to_string(),
        if tenth.led == 0 { "–".to_string() } else { percent(tenth.leader_wins.share) },
        if tenth.led == 0 { "–".to_string() } else { interval(tenth.leader_wins) },
    ];
    cells.extend(tenth.parties.iter().map(|party| percent(party.share.share)));
    cells
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
    // A narrow interval must not look like a point.
    let places = if high - low < 0.2 { 2 } else { 1 };
    format!("{low:.places$} to {high:.places$} %")
}

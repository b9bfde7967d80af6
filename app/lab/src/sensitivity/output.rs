//! The results of a sensitivity analysis as text and as CSV.

use std::fmt;
use std::io::Write;

use super::{Comparison, Sensed, Step, Way};
use crate::text::{interval, percent};
use crate::{Align, Gap, Grid};

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.row)?;
        if self.way == Way::Early {
            return f.write_str(", early");
        }
        if let (Some(path), Some(from), Some(to)) = (&self.path, self.from, self.to) {
            write!(f, ", {path}: {from} -> {to}")?;
        }
        Ok(())
    }
}

impl Sensed {
    /// Number of comparisons played, and planned.
    pub fn heading(&self) -> String {
        let Sensed { played, planned, .. } = self;
        let never = match self.never_early.len() {
            0 => String::new(),
            never => format!(", {never} of which can never come early"),
        };
        if played < planned {
            format!("Stopped after {played} of {planned} comparisons{never}")
        } else {
            format!("{planned} comparisons{never}")
        }
    }

    /// The first player's wins, points and game length with the original content.
    fn base_grid(&self) -> Grid {
        let mut grid = Grid::new(&[
            ("with the content as it is", Align::Left),
            ("wins", Align::Right),
            ("95 % interval", Align::Right),
            ("points", Align::Right),
            ("entries", Align::Right),
        ]);
        let by_player = self.base.by_player.iter().find(|one| one.player == self.player);
        let fare = by_player
            .map(|one| one.all)
            .or_else(|| self.base.parties.first().map(|party| party.fare));
        if let Some(fare) = fare {
            grid.row([
                self.player.clone(),
                percent(fare.win_rate.share),
                interval(fare.win_rate),
                format!("{:.2}", fare.score.mean),
                format!("{:.1}", self.base.length.mean),
            ]);
        }
        grid
    }

    /// Writes one line for each comparison, the largest difference of wins first, then the refused
    /// steps, below a line of headings. Shares of wins are from -1 to 1.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write_csv(&self, out: impl Write) -> Result<(), std::io::Error> {
        let mut writer = csv::Writer::from_writer(out);
        let mut headings: Vec<String> =
            ["file", "table", "row", "path", "way", "from", "to", "written", "seeds", "came_early"]
                .map(String::from)
                .to_vec();
        for what in ["wins", "points", "length"] {
            headings.extend(["", "_low", "_high"].map(|bound| format!("{what}{bound}")));
        }
        headings
            .extend(["won_only_so", "lost_only_so", "p", "p_holm", "refused"].map(String::from));
        writer.write_record(&headings)?;
        for one in &self.comparisons {
            let mut cells = step_cells(&one.step);
            cells.push(one.seeds.to_string());
            cells.push(one.came_early.map_or_else(String::new, |games| games.to_string()));
            for Gap { mean, low, high, .. } in [one.wins, one.points, one.length] {
                cells.extend([mean, low, high].map(|number| number.to_string()));
            }
            cells.extend([one.won_only_so, one.lost_only_so].map(|seeds| seeds.to_string()));
            cells.extend([one.p, one.p_holm].map(|chance| chance.to_string()));
            cells.push(String::new());
            writer.write_record(&cells)?;
        }
        for refused in &self.refused {
            let mut cells = step_cells(&refused.step);
            cells.resize(headings.len() - 1, String::new());
            cells.push(refused.why.join("; "));
            writer.write_record(&cells)?;
        }
        writer.flush()
    }
}

fn step_cells(step: &Step) -> Vec<String> {
    let number = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
    let way = match step.way {
        Way::Up => "up",
        Way::Down => "down",
        Way::Early => "early",
    };
    vec![
        step.row.file.clone(),
        step.row.table.clone(),
        step.row.row.clone().unwrap_or_default(),
        step.path.clone().unwrap_or_default(),
        way.to_string(),
        number(step.from),
        number(step.to),
        step.written.clone().unwrap_or_default(),
    ]
}

impl Comparison {
    /// The step in words, with the number of games in which a card came early.
    pub(crate) fn name(&self) -> String {
        match self.came_early {
            Some(games) => format!("{} in {games} of {} games", self.step, self.seeds),
            None => self.step.to_string(),
        }
    }

    /// The differences of wins, points and length, each with its interval.
    pub(crate) fn differences(&self) -> [(String, String); 3] {
        let told = |Gap { mean, low, high, .. }: Gap, by: f64, places: usize, unit: &str| {
            let (mean, low, high) = (mean * by, low * by, high * by);
            (
                format!("{mean:+.places$}{unit}"),
                format!("{low:+.places$} to {high:+.places$}{unit}"),
            )
        };
        [
            told(self.wins, 100.0, 1, " %"),
            told(self.points, 1.0, 2, ""),
            told(self.length, 1.0, 1, ""),
        ]
    }
}

/// A p-value as text, never as zero.
pub(crate) fn chance(p: f64) -> String {
    if p < 0.0001 { "<0.0001".to_string() } else { format!("{p:.4}") }
}

impl fmt::Display for Sensed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.base.heading())?;
        write!(f, "\n{}", self.base_grid())?;
        writeln!(f, "\n{}", self.heading())?;
        if !self.comparisons.is_empty() {
            write!(f, "\n{}", grid(&self.comparisons))?;
        }
        if !self.never_early.is_empty() {
            writeln!(f, "\nNever brought by chance, so never early:")?;
            for row in &self.never_early {
                writeln!(f, "  {}, {row}", row.file)?;
            }
        }
        if !self.refused.is_empty() {
            writeln!(f, "\nRefused, not played: {}", self.refused.len())?;
            for refused in &self.refused {
                writeln!(f, "  {}, {}", refused.step.row.file, refused.step)?;
                for why in &refused.why {
                    writeln!(f, "    {why}")?;
                }
            }
        }
        Ok(())
    }
}

fn grid(comparisons: &[Comparison]) -> Grid {
    let mut grid = Grid::new(&[
        ("file", Align::Left),
        ("made different", Align::Left),
        ("wins", Align::Right),
        ("95 % interval", Align::Right),
        ("points", Align::Right),
        ("95 % interval", Align::Right),
        ("entries", Align::Right),
        ("95 % interval", Align::Right),
        ("p", Align::Right),
        ("p (Holm)", Align::Right),
        ("written", Align::Left),
    ]);
    for one in comparisons {
        let mut cells = vec![one.step.row.file.clone(), one.name()];
        cells.extend(one.differences().into_iter().flat_map(|(mean, bounds)| [mean, bounds]));
        cells.extend([chance(one.p), chance(one.p_holm)]);
        cells.push(one.step.written.clone().unwrap_or_default());
        grid.row(cells);
    }
    grid
}

//! The results of a tuning run as text and as CSV.

use std::fmt;
use std::io::Write;

use super::{Param, Target, Tried, Tuned};
use crate::text::{interval, percent};
use crate::{Align, Grid};

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Wins(share) => write!(f, "wins={}%", (share * 1e6).round() / 1e4),
            Target::Points(points) => write!(f, "points={points}"),
        }
    }
}

impl Tuned {
    /// The result in one or two sentences.
    pub fn verdict(&self) -> String {
        let (target, tried) = (self.target, self.tried.len());
        let all = self.combinations;
        let stopped = if self.stopped { ", stopped" } else { "" };
        let count = format!("{tried} of {all} combinations tried{stopped}");
        let Some(best) = self.best.map(|best| &self.tried[best]) else {
            return format!("{count}; none of them could be played.");
        };
        let values = self.values(best);
        match (&self.fresh, self.met) {
            (Some(fresh), Some(met)) => format!(
                "{count}. Nearest to {target}: {values}. On fresh seeds: {}, so {target} {} the \
                 interval.",
                told(fresh, target),
                if met { "lies within" } else { "lies outside" },
            ),
            _ => format!("{count}. Nearest to {target}: {values}. It was not checked."),
        }
    }

    /// Each parameter with its value.
    fn values(&self, tried: &Tried) -> String {
        let values = self.params.iter().zip(&tried.values);
        let values = values.map(|(param, value)| format!("{} = {value}", param.name()));
        values.collect::<Vec<_>>().join(", ")
    }

    /// Writes one line for each try, in order, then the fresh one, below a line of headings.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write_csv(&self, out: impl Write) -> Result<(), std::io::Error> {
        let mut writer = csv::Writer::from_writer(out);
        let mut headings = vec!["seeds".to_string()];
        headings.extend(self.params.iter().map(Param::name));
        let numbers = ["games", "wins", "wins_low", "wins_high", "points", "points_low"];
        headings.extend(numbers.map(String::from));
        headings.extend(["points_high", "refused"].map(String::from));
        writer.write_record(&headings)?;
        let searched = self.tried.iter().map(|one| ("search", one));
        for (seeds, one) in searched.chain(self.fresh.iter().map(|one| ("fresh", one))) {
            let mut cells = vec![seeds.to_string()];
            cells.extend(one.values.iter().map(ToString::to_string));
            if one.refused.is_empty() {
                cells.push(one.games.to_string());
                let wins = [one.wins.share, one.wins.low, one.wins.high];
                let points = [one.points.mean, one.points.low, one.points.high];
                cells.extend(wins.into_iter().chain(points).map(|number| number.to_string()));
            }
            cells.resize(headings.len() - 1, String::new());
            cells.push(one.refused.join("; "));
            writer.write_record(&cells)?;
        }
        writer.flush()
    }
}

fn told(tried: &Tried, target: Target) -> String {
    match target {
        Target::Wins(_) => {
            format!("{} won ({})", percent(tried.wins.share), interval(tried.wins))
        }
        Target::Points(_) => {
            let (mean, low, high) = tried.of(target);
            format!("{mean:.2} points ({low:.2} to {high:.2})")
        }
    }
}

impl fmt::Display for Tuned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, games) = self.seeds;
        let Tuned { game, player, target, .. } = self;
        writeln!(f, "{target} for {player} in {game}, {games} games a try, seeds from {first}\n")?;
        let names: Vec<String> = self.params.iter().map(Param::name).collect();
        let mut headings = vec![("try", Align::Left)];
        headings.extend(names.iter().map(|name| (name.as_str(), Align::Right)));
        headings.extend(
            ["wins", "95 % interval", "points", "95 % interval"].map(|it| (it, Align::Right)),
        );
        headings.push(("", Align::Left));
        let mut grid = Grid::new(&headings);
        let as_it_is: Vec<i64> = self.params.iter().map(Param::value).collect();
        let searched = self.tried.iter().enumerate();
        let searched = searched.map(|(place, one)| ((place + 1).to_string(), Some(place), one));
        let fresh = self.fresh.iter().map(|one| ("fresh seeds".to_string(), None, one));
        for (name, place, one) in searched.chain(fresh) {
            let mut cells = vec![name];
            cells.extend(one.values.iter().map(ToString::to_string));
            if one.refused.is_empty() {
                let points = one.points;
                cells.extend([percent(one.wins.share), interval(one.wins)]);
                cells.push(format!("{:.2}", points.mean));
                cells.push(format!("{:.2} to {:.2}", points.low, points.high));
            } else {
                cells.extend([String::new(), String::new(), String::new(), String::new()]);
            }
            let mut notes: Vec<&str> = one.refused.iter().map(String::as_str).collect();
            if place.is_some() && one.values == as_it_is {
                notes.push("as it is");
            }
            if place.is_some() && place == self.best {
                notes.push("nearest");
            }
            cells.push(notes.join("; "));
            grid.row(cells);
        }
        writeln!(f, "{grid}\n{}", self.verdict())
    }
}

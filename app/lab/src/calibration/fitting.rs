//! The fit of a map, and how far it can be believed.

use std::collections::BTreeSet;

use play::{AnyGame, ChanceMap, Chances, Noted, Reliability, SIGNS};
use table::Outlook;

use super::{FIRST_MEASURED, PLAYERS, manners};

/// How strongly weights are kept near those of a map that changes nothing, in positions.
const HELD: f64 = 4.0;

/// So many steps of Newton's method are more than enough.
const STEPS: usize = 50;

/// The chances told are compared with what happened in so many buckets.
const BUCKETS: usize = 10;

/// Of the chances told, so many must be within their stated error of what a search a hundred times
/// as long says, where the doubt is fitted; a little more than is promised.
const COVERED: f64 = 0.93;

/// Fits a map for each manner of play of a game to what was noted, and measures it on seeds that the
/// fit did not see.
///
/// # Errors
///
/// If a manner of play was noted that the game does not have.
pub fn fit(kind: &dyn AnyGame, noted: &[Noted]) -> Result<Chances, String> {
    let mut maps = Vec::new();
    for manner in manners(kind.id()) {
        let of_it = |one: &&Noted| one.manner == manner.name;
        let all: Vec<&Noted> = noted.iter().filter(of_it).collect();
        let (fitted, measured): (Vec<&Noted>, Vec<&Noted>) =
            all.into_iter().partition(|one| one.seed < FIRST_MEASURED);
        if fitted.is_empty() {
            continue;
        }
        let weights = weights(&fitted);
        let mut map = ChanceMap {
            manner: manner.name.to_string(),
            players: PLAYERS.to_string(),
            games: games(&fitted),
            positions: fitted.len() as u64,
            weights,
            ..ChanceMap::default()
        };
        (map.scatter, map.doubt) = doubt(&map, &fitted);
        map.reliability = reliability(&map, &measured);
        maps.push(map);
    }
    if maps.is_empty() {
        return Err(format!("nothing of these files was noted of {}", kind.id()));
    }
    Ok(Chances { rules: kind.rules_version(), map: maps })
}

fn games(noted: &[&Noted]) -> u64 {
    noted.iter().map(|one| one.seed).collect::<BTreeSet<u64>>().len() as u64
}

fn outlook(noted: &Noted) -> Outlook {
    Outlook { progress: noted.progress, to_beat: noted.to_beat, lead: noted.lead }
}

/// The weights under which what happened was most likely, held near those of a map that tells the
/// value as it is. Every look counts, so that each effort has its share; a position counts once.
fn weights(noted: &[&Noted]) -> [f64; SIGNS] {
    let mut weights = [0.0; SIGNS];
    weights[1] = 1.0;
    let held = weights;
    for _ in 0..STEPS {
        let mut slope = [0.0; SIGNS];
        let mut curve = [[0.0; SIGNS]; SIGNS];
        for one in noted {
            let share = 1.0 / one.looks.len().max(1) as f64;
            for look in &one.looks {
                let signs = ChanceMap::signs(look.best, outlook(one), look.simulations);
                let sum: f64 = weights.iter().zip(signs).map(|(weight, sign)| weight * sign).sum();
                let told = 1.0 / (1.0 + (-sum).exp());
                for row in 0..SIGNS {
                    slope[row] += share * (f64::from(one.result) - told) * signs[row];
                    for column in 0..SIGNS {
                        curve[row][column] +=
                            share * told * (1.0 - told) * signs[row] * signs[column];
                    }
                }
            }
        }
        for row in 0..SIGNS {
            slope[row] -= HELD * (weights[row] - held[row]);
            curve[row][row] += HELD;
        }
        let step = solve(curve, slope);
        let far: f64 = step.iter().map(|part| part.abs()).sum();
        // Far from the best weights a whole step may overshoot.
        let whole = if far > 4.0 { 4.0 / far } else { 1.0 };
        weights.iter_mut().zip(step).for_each(|(weight, part)| *weight += whole * part);
        if far < 1e-9 {
            break;
        }
    }
    weights.map(|weight| (weight * 1e4).round() / 1e4)
}

/// Solves linear equations by elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; SIGNS]; SIGNS], mut right: [f64; SIGNS]) -> [f64; SIGNS] {
    for at in 0..SIGNS {
        for row in at + 1..SIGNS {
            let times = matrix[row][at] / matrix[at][at];
            let above = matrix[at];
            matrix[row].iter_mut().zip(above).for_each(|(cell, above)| *cell -= times * above);
            right[row] -= times * right[at];
        }
    }
    let mut found = [0.0; SIGNS];
    for row in (0..SIGNS).rev() {
        let known: f64 = (row + 1..SIGNS).map(|column| matrix[row][column] * found[column]).sum();
        found[row] = (right[row] - known) / matrix[row][row];
    }
    found
}

/// How much what trees disagree about must count, and how much doubt there is beside it, so that
/// the stated errors cover what a search a hundred times as long says: of those that do, the pair
/// with the least errors.
fn doubt(map: &ChanceMap, noted: &[&Noted]) -> (f64, f64) {
    let mut best = (f64::MAX, (3.0, 0.1));
    for scatter in [0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0] {
        for doubt in 0..40 {
            let tried = ChanceMap { scatter, doubt: f64::from(doubt) / 100.0, ..map.clone() };
            let Some(covered) = coverage(&tried, noted) else { return (1.0, 0.1) };
            if covered.share >= COVERED && covered.error < best.0 {
                best = (covered.error, (scatter, tried.doubt));
            }
        }
    }
    best.1
}

/// How often the stated error of a chance covers what a search a hundred times as long says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coverage {
    /// At so many positions.
    pub(crate) positions: usize,
    /// In such a share of them.
    pub(crate) share: f64,
    /// The mean of the stated errors.
    pub(crate) error: f64,
    /// The mean distance.
    pub(crate) distance: f64,
}

pub(crate) fn coverage(map: &ChanceMap, noted: &[&Noted]) -> Option<Coverage> {
    let mut covered = Coverage { positions: 0, share: 0.0, error: 0.0, distance: 0.0 };
    for one in noted {
        let Some(first) = one.looks.first() else { continue };
        let long = |simulations: u64| simulations >= 100 * first.simulations;
        let Some(reference) = one.looks.iter().find(|look| long(look.simulations)) else {
            continue;
        };
        let (Some(value), Some(same)) = (first.same, reference.same) else { continue };
        let (win, error) = map.told(value, &first.trees, outlook(one), first.simulations);
        let truth = map.chance(same, outlook(one), reference.simulations);
        covered.positions += 1;
        covered.share += f64::from(u8::from((win - truth).abs() <= error));
        covered.error += error;
        covered.distance += (win - truth).abs();
    }
    let count = covered.positions as f64;
    (covered.positions > 0).then(|| Coverage {
        share: covered.share / count,
        error: covered.error / count,
        distance: covered.distance / count,
        ..covered
    })
}

/// How often the stated errors of the maps of a game cover a search a hundred times as long, on
/// seeds that they were not fitted to; a line for each manner of play.
///
/// # Errors
///
/// If the maps of the game cannot be read.
pub fn covered(kind: &dyn AnyGame, noted: &[Noted]) -> Result<String, String> {
    let mut text = String::new();
    for map in Chances::read(kind.chances())?.map {
        let of_it = |one: &&Noted| one.manner == map.manner && one.seed >= FIRST_MEASURED;
        let measured: Vec<&Noted> = noted.iter().filter(of_it).collect();
        let Some(covered) = coverage(&map, &measured) else { continue };
        let Coverage { positions, share, error, distance } = covered;
        text += &format!(
            "{}: {positions} positions, {:.1} % covered, mean error ±{error:.3}, mean distance \
             {distance:.3}\n",
            map.manner,
            100.0 * share
        );
    }
    Ok(text)
}

/// What was told at the first look of each position, and what happened, in buckets of what was told.
fn reliability(map: &ChanceMap, noted: &[&Noted]) -> Vec<Reliability> {
    let mut buckets = Vec::new();
    for nth in 0..BUCKETS {
        let bounds = [nth, nth + 1].map(|bound| bound as f64 / BUCKETS as f64);
        let mut seeds = BTreeSet::new();
        let mut row = Reliability { from: bounds[0], to: bounds[1], ..Reliability::default() };
        for one in noted {
            let Some(look) = one.looks.first() else { continue };
            let told = map.chance(look.best, outlook(one), look.simulations);
            if (bounds[0]..bounds[1]).contains(&told) {
                row.positions += 1;
                row.told += told;
                row.won += f64::from(one.result);
                seeds.insert(one.seed);
            }
        }
        if row.positions > 0 {
            let count = row.positions as f64;
            row.games = seeds.len() as u64;
            row.told = (row.told / count * 1e4).round() / 1e4;
            row.won = (row.won / count * 1e4).round() / 1e4;
            buckets.push(row);
        }
    }
    buckets
}

/// The file of a game.
pub fn report(game: &str, chances: &Chances) -> String {
    let mut text = format!(
        "# What searches think in {game}, and what happens: written by `cargo xtask calibrate`.\n\
         # docs/chances.md says how it was measured. The reliability is that on other seeds.\n\n\
         rules = {}\n",
        chances.rules
    );
    for map in &chances.map {
        let weights: Vec<String> = map.weights.iter().map(|weight| format!("{weight:?}")).collect();
        text += &format!(
            "\n[[map]]\nmanner = \"{}\"\nplayers = \"{}\"\ngames = {}\npositions = {}\n\
             weights = [{}]\nscatter = {:?}\ndoubt = {:?}\nreliability = [\n",
            map.manner,
            map.players,
            map.games,
            map.positions,
            weights.join(", "),
            map.scatter,
            map.doubt
        );
        for row in &map.reliability {
            text += &format!(
                "    {{ from = {:?}, to = {:?}, positions = {}, games = {}, told = {:?}, won = {:?} }},\n",
                row.from, row.to, row.positions, row.games, row.told, row.won
            );
        }
        text += "]\n";
    }
    text
}

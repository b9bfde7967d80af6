//! Fits calibration maps and measures their reliability.

use std::collections::BTreeSet;

use game_core::Outlook;
use play::{CALIBRATION_FEATURES, Calibration, CalibrationMap, Covered, DynGame, Reliability};
use simulation::SearchSample;

use super::{CalibrationCase, FIRST_MEASURED, PLAYERS, calibration_cases};

/// Maximum number of steps of Newton's method, more than enough.
const STEPS: usize = 50;

/// Number of buckets of a reliability table.
const BUCKETS: usize = 10;

/// Share of win probabilities that must be within their stated error of a search a hundred times as
/// long when the error is fitted; slightly more than promised.
const COVERED: f64 = 0.93;

/// Number of folds of the cross-validation where games are few.
const SHARES: u64 = 5;

/// A calibration case with the samples from its games.
struct Played<'a> {
    manner: CalibrationCase,
    /// Samples to fit to.
    fitted: Vec<&'a SearchSample>,
    /// Samples to measure on, possibly the same.
    measured: Vec<&'a SearchSample>,
}

/// Fits a map for each calibration key of a game to these samples, and measures it on seeds that
/// the fit did not see.
///
/// # Errors
///
/// If there are no samples of the game.
pub fn fit(kind: &dyn DynGame, noted: &[SearchSample]) -> Result<Calibration, String> {
    let mut maps = Vec::new();
    let calibration_cases = calibration_cases(kind.id());
    for alone in [true, false] {
        let played = calibration_cases.iter().filter(|manner| manner.is_alone() == alone);
        let played = played.map(|manner| Played::of(*manner, noted));
        let played: Vec<Played> = played.filter(|it| !it.fitted.is_empty()).collect();
        let mut fitted = maps_of(&played, |_| true);
        for (map, it) in fitted.iter_mut().zip(&played) {
            let measured: Vec<(CalibrationMap, Vec<&SearchSample>)> = match it.manner.crossed {
                false => vec![(map.clone(), it.measured.clone())],
                true => (0..SHARES).map(|share| it.by_the_others(&played, share)).collect(),
            };
            map.reliability = reliability(&measured);
            map.covered = coverage(&measured);
        }
        maps.extend(fitted);
    }
    if maps.is_empty() {
        return Err(format!("nothing of these files was noted of {}", kind.id()));
    }
    Ok(Calibration { rules: kind.rules_version(), map: maps })
}

impl<'a> Played<'a> {
    fn of(manner: CalibrationCase, noted: &'a [SearchSample]) -> Self {
        let of_it = || noted.iter().filter(|one| one.manner == manner.name);
        let (fitted, measured) = match manner.crossed {
            false => of_it().partition(|one| one.seed < FIRST_MEASURED),
            true => (of_it().collect(), of_it().collect()),
        };
        Played { manner, fitted, measured }
    }

    /// A map fitted without one fold of the games, and that fold.
    fn by_the_others(
        &self,
        alike: &[Played<'a>],
        share: u64,
    ) -> (CalibrationMap, Vec<&'a SearchSample>) {
        let is_in = |one: &SearchSample| one.seed % SHARES == share;
        let maps = maps_of(alike, |one| !is_in(one));
        let map = maps.into_iter().find(|map| map.manner == self.manner.name);
        let measured = self.measured.iter().copied().filter(|one| is_in(one)).collect();
        (map.unwrap_or_default(), measured)
    }
}

/// The maps of similar cases, fitted to those of their samples that `to` selects.
fn maps_of(alike: &[Played], to: impl Fn(&SearchSample) -> bool) -> Vec<CalibrationMap> {
    let fitted: Vec<Vec<&SearchSample>> =
        alike.iter().map(|it| it.fitted.iter().copied().filter(|one| to(one)).collect()).collect();
    let held = alike.iter().map(|it| it.manner.held).fold(0.0, f64::max);
    let points = alike.iter().all(|it| it.manner.points);
    let together = weights(&fitted.concat(), points, unchanged(), held);
    let maps = alike.iter().zip(&fitted).map(|(it, fitted)| CalibrationMap {
        manner: it.manner.name.to_string(),
        players: PLAYERS.to_string(),
        games: games(fitted),
        positions: fitted.len() as u64,
        weights: weights(fitted, points, together, it.manner.together).map(places),
        ..CalibrationMap::default()
    });
    let mut maps: Vec<(CalibrationMap, Vec<&SearchSample>)> =
        maps.zip(fitted.iter().cloned()).collect();
    let (scatter, doubt) = doubt(&maps);
    maps.iter_mut().for_each(|(map, _)| (map.scatter, map.doubt) = (scatter, doubt));
    maps.into_iter().map(|(map, _)| map).collect()
}

fn games(noted: &[&SearchSample]) -> u64 {
    noted.iter().map(|one| one.seed).collect::<BTreeSet<u64>>().len() as u64
}

fn outlook(noted: &SearchSample) -> Outlook {
    Outlook { progress: noted.progress, to_beat: noted.to_beat, lead: noted.lead }
}

/// The weights of a map that leaves the value unchanged.
fn unchanged() -> [f64; CALIBRATION_FEATURES] {
    let mut weights = [0.0; CALIBRATION_FEATURES];
    weights[1] = 1.0;
    weights
}

/// The features that hold the expected points.
const OF_POINTS: [usize; 2] = [4, 5];

/// The maximum-likelihood weights, regularised towards `held`. Every search counts, so that each
/// effort has its share; a position counts once. Without `points` the weights of the expected
/// points stay as in `held`.
fn weights(
    noted: &[&SearchSample],
    points: bool,
    held: [f64; CALIBRATION_FEATURES],
    strongly: f64,
) -> [f64; CALIBRATION_FEATURES] {
    let mut weights = held;
    for _ in 0..STEPS {
        let mut slope = [0.0; CALIBRATION_FEATURES];
        let mut curve = [[0.0; CALIBRATION_FEATURES]; CALIBRATION_FEATURES];
        for one in noted {
            let share = 1.0 / one.looks.len().max(1) as f64;
            for look in &one.looks {
                let mut features =
                    CalibrationMap::features(look.best, outlook(one), look.simulations);
                if !points {
                    OF_POINTS.iter().for_each(|&feature| features[feature] = 0.0);
                }
                let sum: f64 =
                    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum();
                let told = 1.0 / (1.0 + (-sum).exp());
                for row in 0..CALIBRATION_FEATURES {
                    slope[row] += share * (f64::from(one.result) - told) * features[row];
                    for column in 0..CALIBRATION_FEATURES {
                        curve[row][column] +=
                            share * told * (1.0 - told) * features[row] * features[column];
                    }
                }
            }
        }
        for row in 0..CALIBRATION_FEATURES {
            slope[row] -= strongly * (weights[row] - held[row]);
            curve[row][row] += strongly;
        }
        let step = solve(curve, slope);
        let far: f64 = step.iter().map(|part| part.abs()).sum();
        // Far from the optimum a full step may overshoot.
        let whole = if far > 4.0 { 4.0 / far } else { 1.0 };
        weights.iter_mut().zip(step).for_each(|(weight, part)| *weight += whole * part);
        if far < 1e-9 {
            break;
        }
    }
    weights
}

/// Solves linear equations by elimination; the matrix is positive definite.
fn solve(
    mut matrix: [[f64; CALIBRATION_FEATURES]; CALIBRATION_FEATURES],
    mut right: [f64; CALIBRATION_FEATURES],
) -> [f64; CALIBRATION_FEATURES] {
    for at in 0..CALIBRATION_FEATURES {
        for row in at + 1..CALIBRATION_FEATURES {
            let times = matrix[row][at] / matrix[at][at];
            let above = matrix[at];
            matrix[row].iter_mut().zip(above).for_each(|(cell, above)| *cell -= times * above);
            right[row] -= times * right[at];
        }
    }
    let mut found = [0.0; CALIBRATION_FEATURES];
    for row in (0..CALIBRATION_FEATURES).rev() {
        let known: f64 =
            (row + 1..CALIBRATION_FEATURES).map(|column| matrix[row][column] * found[column]).sum();
        found[row] = (right[row] - known) / matrix[row][row];
    }
    found
}

/// The weight of the trees' disagreement and the constant part of the stated error, so that the
/// errors of similar maps cover the results of searches a hundred times as long: of the pairs that
/// do, the one with the smallest mean error. Fitted to all cases together, because such searches
/// are few.
fn doubt(alike: &[(CalibrationMap, Vec<&SearchSample>)]) -> (f64, f64) {
    let mut best = (f64::MAX, (3.0, 0.2));
    for scatter in [0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0] {
        for doubt in 0..40 {
            let doubt = f64::from(doubt) / 100.0;
            let tried: Vec<(CalibrationMap, Vec<&SearchSample>)> = alike
                .iter()
                .map(|(map, noted)| {
                    (CalibrationMap { scatter, doubt, ..map.clone() }, noted.clone())
                })
                .collect();
            let covered = coverage(&tried);
            if covered.positions > 0 && covered.share >= COVERED && covered.error < best.0 {
                best = (covered.error, (scatter, doubt));
            }
        }
    }
    best.1
}

/// How often the stated errors of maps cover the result of a search a hundred times as long, each
/// at its own positions.
fn coverage(measured: &[(CalibrationMap, Vec<&SearchSample>)]) -> Covered {
    let (mut positions, mut share, mut errors, mut distance) = (0_u32, 0.0, 0.0, 0.0);
    for (map, one) in
        measured.iter().flat_map(|(map, noted)| noted.iter().map(move |one| (map, one)))
    {
        let Some(first) = one.looks.first() else { continue };
        let long = |simulations: u64| simulations >= 100 * first.simulations;
        let Some(reference) = one.looks.iter().find(|look| long(look.simulations)) else {
            continue;
        };
        let (Some(value), Some(same)) = (first.same, reference.same) else { continue };
        let (win, error) = map.told(value, &first.trees, outlook(one), first.simulations);
        let truth = map.win_probability(same, outlook(one), reference.simulations);
        positions += 1;
        share += f64::from(u8::from((win - truth).abs() <= error));
        errors += error;
        distance += (win - truth).abs();
    }
    let mean = |sum: f64| places(sum / f64::from(positions.max(1)));
    Covered {
        positions: positions.into(),
        share: mean(share),
        error: mean(errors),
        distance: mean(distance),
    }
}

/// Rounds to the digits that a file has.
fn places(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Reliability table of the first search at each position: win probabilities of the maps and
/// outcomes, in buckets by probability.
fn reliability(measured: &[(CalibrationMap, Vec<&SearchSample>)]) -> Vec<Reliability> {
    let told = |map: &CalibrationMap, one: &SearchSample| {
        let look = one.looks.first()?;
        Some(map.win_probability(look.best, outlook(one), look.simulations))
    };
    let told: Vec<(f64, &SearchSample)> = measured
        .iter()
        .flat_map(|(map, noted)| noted.iter().filter_map(|one| Some((told(map, one)?, *one))))
        .collect();
    let mut buckets = Vec::new();
    for nth in 0..BUCKETS {
        let bounds = [nth, nth + 1].map(|bound| bound as f64 / BUCKETS as f64);
        let mut seeds = BTreeSet::new();
        let mut row = Reliability { from: bounds[0], to: bounds[1], ..Reliability::default() };
        for (told, one) in told.iter().filter(|(told, _)| (bounds[0]..bounds[1]).contains(told)) {
            row.positions += 1;
            row.told += told;
            row.won += f64::from(one.result);
            seeds.insert(one.seed);
        }
        if row.positions > 0 {
            let count = row.positions as f64;
            row.games = seeds.len() as u64;
            row.told = places(row.told / count);
            row.won = places(row.won / count);
            buckets.push(row);
        }
    }
    buckets
}

/// The calibration file of a game.
pub fn report(game: &str, calibration: &Calibration) -> String {
    let mut text = format!(
        "# What searches think in {game}, and what happens: written by `cargo xtask calibrate`.\n\
         # docs/research/win-probability.md says how it was measured. The reliability is that on other seeds.\n\n\
         rules = {}\n",
        calibration.rules
    );
    for map in &calibration.map {
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
        let Covered { positions, share, error, distance } = map.covered;
        text += &format!(
            "]\ncovered = {{ positions = {positions}, share = {share:?}, error = {error:?}, \
             distance = {distance:?} }}\n"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Dice, Draw};
    use play::Valued;
    use serde_json::json;
    use simulation::SampledSearch;

    /// A search that returns 0.1 where 0.6 is won, and 0.9 where 0.9 is.
    fn noted(games: u64) -> Vec<SearchSample> {
        let mut dice = Dice::new(1);
        let mut position = |seed: u64| {
            let (value, won) = if seed.is_multiple_of(2) { (0.1, 60) } else { (0.9, 90) };
            let best = Valued { value, score: 0.0 };
            let trees = vec![best; 4];
            let look = SampledSearch { simulations: 400, best, same: Some(best), trees };
            let longer = SampledSearch { simulations: 40_000, ..look.clone() };
            SearchSample {
                manner: "two".into(),
                seed,
                decision: 1,
                seat: 0,
                progress: 0.5,
                to_beat: 0.0,
                lead: 0.0,
                looks: vec![look, longer],
                result: if dice.below(100) < won { 1.0 } else { 0.0 },
            }
        };
        (0..games).map(&mut position).collect()
    }

    fn manner(crossed: bool) -> CalibrationCase {
        CalibrationCase {
            name: "two",
            settings: |_| json!({"seats": 2}),
            every: 1,
            longer: [1, 1],
            fitted: 2,
            measured: 2,
            crossed,
            held: 4.0,
            together: super::super::TOGETHER,
            points: true,
        }
    }

    #[test]
    fn a_map_tells_what_happened_where_a_search_said_something_else() {
        let noted = noted(2_000);
        let played = Played::of(manner(false), &noted);
        assert_eq!((played.fitted.len(), played.measured.len()), (2_000, 0));
        let map = maps_of(&[played], |_| true).remove(0);
        let told =
            |value| map.win_probability(Valued { value, score: 0.0 }, outlook(&noted[0]), 400);
        assert!((told(0.1) - 0.6).abs() < 0.04 && (told(0.9) - 0.9).abs() < 0.04, "{map:?}");
        let rows = reliability(&[(map.clone(), noted.iter().collect())]);
        assert_eq!(rows.iter().map(|row| row.positions).sum::<u64>(), 2_000);
        assert!(rows.iter().all(|row| (row.told - row.won).abs() < 0.04), "{rows:?}");
    }

    /// A game is never measured by a map that was fitted to it.
    #[test]
    fn few_games_are_measured_by_maps_of_the_others() {
        let noted = noted(100);
        let played = [Played::of(manner(true), &noted)];
        let mut seen = BTreeSet::new();
        for share in 0..SHARES {
            let (map, measured) = played[0].by_the_others(&played, share);
            assert_eq!((map.games, measured.len()), (80, 20));
            assert_eq!(map, maps_of(&played, |one| one.seed % SHARES != share).remove(0));
            seen.extend(measured.iter().map(|one| one.seed));
        }
        assert_eq!(seen.len(), 100);
        let covered = coverage(&[played[0].by_the_others(&played, 0)]);
        assert_eq!((covered.positions, covered.share), (20, 1.0));
    }
}

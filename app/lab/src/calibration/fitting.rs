//! The fit of a map, and how far it can be believed.

use std::collections::BTreeSet;

use play::{AnyGame, ChanceMap, Chances, Covered, Noted, Reliability, SIGNS};
use table::Outlook;

use super::{FIRST_MEASURED, PLAYERS, manners};

/// How strongly weights are held near those of a map that changes nothing, in positions.
const HELD: f64 = 4.0;

/// How strongly the weights of a manner of play are held near those of all manners alike, in
/// positions. Fitted to 40, 80 or 160 games of each level of Pocket Mars and tried on what was left
/// of 400, it told every level better than its own games alone did, and better than 4, 12 or 40.
/// Together, solo games and games for two told both worse.
const HELD_TOGETHER: f64 = 120.0;

/// So many steps of Newton's method are more than enough.
const STEPS: usize = 50;

/// The chances told are compared with what happened in so many buckets.
const BUCKETS: usize = 10;

/// Of the chances told, so many must be within their stated error of what a search a hundred times
/// as long says, where the doubt is fitted; a little more than is promised.
const COVERED: f64 = 0.93;

/// A map, and what it is fitted to and measured by.
struct Fitted<'a> {
    map: ChanceMap,
    alone: bool,
    fitted: Vec<&'a Noted>,
    measured: Vec<&'a Noted>,
}

/// Fits a map for each manner of play of a game to what was noted, and measures it on seeds that the
/// fit did not see.
///
/// # Errors
///
/// If nothing was noted of the game.
pub fn fit(kind: &dyn AnyGame, noted: &[Noted]) -> Result<Chances, String> {
    let mut all: Vec<Fitted> = Vec::new();
    for manner in manners(kind.id()) {
        let of_it = noted.iter().filter(|one| one.manner == manner.name);
        let (fitted, measured): (Vec<&Noted>, Vec<&Noted>) =
            of_it.partition(|one| one.seed < FIRST_MEASURED);
        let map = ChanceMap {
            manner: manner.name.to_string(),
            players: PLAYERS.to_string(),
            games: games(&fitted),
            positions: fitted.len() as u64,
            ..ChanceMap::default()
        };
        if !fitted.is_empty() {
            all.push(Fitted { map, alone: manner.is_alone(), fitted, measured });
        }
    }
    for alone in [true, false] {
        let mut alike: Vec<&mut Fitted> = all.iter_mut().filter(|it| it.alone == alone).collect();
        let together: Vec<&Noted> = alike.iter().flat_map(|it| it.fitted.iter().copied()).collect();
        let together = weights(&together, unchanged(), HELD);
        for it in &mut alike {
            let own = weights(&it.fitted, together, HELD_TOGETHER);
            it.map.weights = own.map(|weight| (weight * 1e4).round() / 1e4);
        }
        let (scatter, doubt) = doubt(&alike);
        for it in alike {
            (it.map.scatter, it.map.doubt) = (scatter, doubt);
            it.map.reliability = reliability(&it.map, &it.measured);
            it.map.covered = rounded(coverage(&it.map, &it.measured));
        }
    }
    if all.is_empty() {
        return Err(format!("nothing of these files was noted of {}", kind.id()));
    }
    let map = all.into_iter().map(|it| it.map).collect();
    Ok(Chances { rules: kind.rules_version(), map })
}

fn games(noted: &[&Noted]) -> u64 {
    noted.iter().map(|one| one.seed).collect::<BTreeSet<u64>>().len() as u64
}

fn outlook(noted: &Noted) -> Outlook {
    Outlook { progress: noted.progress, to_beat: noted.to_beat, lead: noted.lead }
}

/// The weights of a map that tells the value as it is.
fn unchanged() -> [f64; SIGNS] {
    let mut weights = [0.0; SIGNS];
    weights[1] = 1.0;
    weights
}

/// The weights under which what happened was most likely, held near others so strongly. Every look
/// counts, so that each effort has its share; a position counts once.
fn weights(noted: &[&Noted], held: [f64; SIGNS], strongly: f64) -> [f64; SIGNS] {
    let mut weights = held;
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
            slope[row] -= strongly * (weights[row] - held[row]);
            curve[row][row] += strongly;
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
    weights
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
/// the stated errors of maps that are alike cover what a search a hundred times as long says: of the
/// pairs that do, the one with the least errors. It is fitted to all of them together, because such
/// searches are few.
fn doubt(alike: &[&mut Fitted]) -> (f64, f64) {
    let mut best = (f64::MAX, (3.0, 0.2));
    for scatter in [0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0] {
        for doubt in 0..40 {
            let doubt = f64::from(doubt) / 100.0;
            let of_all = alike
                .iter()
                .map(|it| coverage(&ChanceMap { scatter, doubt, ..it.map.clone() }, &it.fitted));
            let (mut count, mut covered, mut error) = (0.0, 0.0, 0.0);
            for one in of_all {
                let positions = one.positions as f64;
                count += positions;
                covered += one.share * positions;
                error += one.error * positions;
            }
            if count > 0.0 && covered >= COVERED * count && error < best.0 {
                best = (error, (scatter, doubt));
            }
        }
    }
    best.1
}

/// How often the stated errors cover what a search a hundred times as long says.
fn coverage(map: &ChanceMap, noted: &[&Noted]) -> Covered {
    let mut covered = Covered::default();
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
    let count = covered.positions.max(1) as f64;
    Covered {
        share: covered.share / count,
        error: covered.error / count,
        distance: covered.distance / count,
        ..covered
    }
}

fn rounded(covered: Covered) -> Covered {
    let places = |number: f64| (number * 1e4).round() / 1e4;
    let Covered { positions, share, error, distance } = covered;
    Covered { positions, share: places(share), error: places(error), distance: places(distance) }
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
        let Covered { positions, share, error, distance } = map.covered;
        text += &format!(
            "]\ncovered = {{ positions = {positions}, share = {share:?}, error = {error:?}, \
             distance = {distance:?} }}\n"
        );
    }
    text
}

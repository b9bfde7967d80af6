//! Calibration: from the value of a search to a win probability.
//!
//! The value that steers a search need not match how often such seats win. A calibration map, one
//! for each calibration key, corrects this. It is fitted to recorded games, and its reliability is
//! measured on games that the fit never saw (`docs/research/win-probability.md`).

use std::borrow::Cow;

use game_core::{GameInfo, Outlook, read_data_file};
use i18n::{Locale, message};
use players::{EvaluatedChoice, InTree};
use serde::{Deserialize, Serialize};

/// The calibration of one game: one map for each calibration key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// Rules version of the recorded games.
    #[serde(default)]
    pub rules: u32,
    /// The maps.
    #[serde(default)]
    pub map: Vec<CalibrationMap>,
}

/// A calibration map: value of a search to win probability, for one calibration key.
///
/// The log odds are a sum in which the value of the search never has a negative weight, so that of
/// two choices the one with the higher value gets the higher probability.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalibrationMap {
    /// The calibration key, as in [`GameInfo::calibration_key`].
    pub manner: String,
    /// Who played the recorded games.
    pub players: String,
    /// Number of games it was fitted to, with seeds from 1 on.
    pub games: u64,
    /// Number of positions searched in those games.
    pub positions: u64,
    /// The weight of each of [`CalibrationMap::features`].
    pub weights: [f64; CALIBRATION_FEATURES],
    /// Weight of the trees' disagreement in the stated error.
    pub scatter: f64,
    /// Constant part of the stated error, at even odds.
    pub doubt: f64,
    /// Reliability table: win probabilities compared with outcomes, in games it was not fitted to.
    #[serde(default)]
    pub reliability: Vec<Reliability>,
    /// How often the stated error covers the result of a longer search, in those games.
    #[serde(default)]
    pub covered: Covered,
}

/// How often the stated error of a win probability covered the result of a search a hundred times
/// as long, for the same choice, on seeds that the map was not fitted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Covered {
    /// Number of positions compared.
    pub positions: u64,
    /// Share of them where the error covered the difference.
    pub share: f64,
    /// The mean of the stated errors.
    pub error: f64,
    /// The mean distance between the two win probabilities.
    pub distance: f64,
}

/// One row of a reliability table: outcomes where a map gave a probability between two bounds, on
/// seeds that it was not fitted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reliability {
    /// Lower bound of the win probabilities.
    pub from: f64,
    /// Upper bound.
    pub to: f64,
    /// Number of positions.
    pub positions: u64,
    /// Number of games they come from.
    pub games: u64,
    /// Mean of the win probabilities.
    pub told: f64,
    /// The share of victories.
    pub won: f64,
}

/// What every front end shows beside win probabilities that are not calibrated.
pub fn unmeasured(locale: Locale) -> Cow<'static, str> {
    message!(locale, "chances-unmeasured")
}

/// Number of features of a map.
pub const CALIBRATION_FEATURES: usize = 10;

/// Number of simulations with effort 0; ten times as many have effort 1.
const USUAL: f64 = 400.0;

/// Win probabilities stay at least this far from 0 and 1, where no map was measured.
const NEAREST: f64 = 0.005;

/// Values of a search are clamped to this distance from 0 and 1.
const NEAREST_VALUE: f64 = 1e-5;

/// Minimum slope, so that the win probability always rises with the value.
const LEAST_SLOPE: f64 = 0.02;

impl Calibration {
    /// Reads a file written by `cargo xtask calibrate`.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read.
    pub fn read(text: &str) -> Result<Calibration, String> {
        read_data_file(text)
    }

    /// The map for these options; `None` if none was measured, if the rules have changed since, or
    /// if the content has been altered.
    pub(crate) fn map_for<G: GameInfo>(game: &G) -> Option<CalibrationMap> {
        let manner = G::calibration_key(game.options())?;
        if G::fingerprint(game.content()) != G::fingerprint(G::content_of_ours()) {
            return None;
        }
        let calibration = Calibration::read(G::calibration()).ok()?;
        if !(G::MEASURED_SINCE..=G::RULES_VERSION).contains(&calibration.rules) {
            return None;
        }
        calibration.map.into_iter().find(|map| map.manner == manner)
    }
}

impl CalibrationMap {
    /// The features of the map: a constant 1; the log odds of the search's value, and the same
    /// weighted by progress; progress; the expected points beyond those to beat, in tens, and the
    /// same weighted by progress; the lead, in tens, and the same weighted by progress; the effort
    /// of the search; and the log odds once more where they are better than even, because a search
    /// is wrong less often about a game it considers won than about one it considers lost.
    pub fn features(
        valued: Valued,
        outlook: Outlook,
        simulations: u64,
    ) -> [f64; CALIBRATION_FEATURES] {
        let value = valued.value.clamp(NEAREST_VALUE, 1.0 - NEAREST_VALUE);
        let value = (value / (1.0 - value)).ln();
        let progress = f64::from(outlook.progress);
        let lead = f64::from(outlook.lead) / 10.0;
        let hoped = (valued.score - f64::from(outlook.to_beat)) / 10.0;
        let effort = (simulations.max(1) as f64 / USUAL).log10().clamp(-1.0, 2.0);
        let late = |feature: f64| feature * progress;
        let won = value.max(0.0);
        [1.0, value, late(value), progress, hoped, late(hoped), lead, late(lead), effort, won]
    }

    /// The win probability, from 0 to 1, of a seat with this value after so many simulations.
    pub fn win_probability(&self, valued: Valued, outlook: Outlook, simulations: u64) -> f64 {
        let features = Self::features(valued, outlook, simulations);
        let progress = features[3];
        let others = [0, 3, 6, 7, 8].map(|feature| self.weights[feature] * features[feature]);
        // Neither value nor points ever have a negative weight.
        let slope = |at: usize| self.weights[at] + self.weights[at + 1] * progress;
        let won = if features[9] > 0.0 { self.weights[9] } else { 0.0 };
        let of_value = (slope(1) + won).max(LEAST_SLOPE) * features[1];
        let of_points = slope(4).max(0.0) * features[4];
        let sum = others.iter().sum::<f64>() + of_value + of_points;
        (1.0 / (1.0 + (-sum).exp())).clamp(NEAREST, 1.0 - NEAREST)
    }

    /// The win probability for a value, and its error given the values of the search's trees.
    pub fn told(
        &self,
        valued: Valued,
        trees: &[Valued],
        outlook: Outlook,
        simulations: u64,
    ) -> (f64, f64) {
        let told =
            Calibrator::new(Some(self), Some(outlook), simulations).win_probability(valued, trees);
        (told.win, told.error)
    }
}

/// The value that a search, or one of its trees, gives a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Valued {
    /// The expected result, from 0 to 1, by which the search is steered.
    pub value: f64,
    /// The expected score; 0 in a game without one.
    pub score: f64,
}

impl<C> From<&EvaluatedChoice<C>> for Valued {
    fn from(evaluated: &EvaluatedChoice<C>) -> Self {
        Valued { value: evaluated.result, score: evaluated.score.unwrap_or(0.0) }
    }
}

impl From<&InTree> for Valued {
    fn from(tree: &InTree) -> Self {
        Valued { value: tree.result, score: tree.score }
    }
}

/// Turns values of a search into win probabilities: by a map, or unchanged if there is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Calibrator<'a> {
    map: Option<(&'a CalibrationMap, Outlook)>,
    simulations: u64,
}

/// A win probability, and half the width of the interval in which a search a hundred times as long
/// finds it in nine positions out of ten.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct WinProbability {
    pub(crate) win: f64,
    pub(crate) error: f64,
}

/// Nine out of ten means of four trees are at most this many standard errors off.
const NINE_IN_TEN: f64 = 2.35;

/// The smallest error that is stated.
const LEAST_ERROR: f64 = 0.005;

impl<'a> Calibrator<'a> {
    pub(crate) fn new(
        map: Option<&'a CalibrationMap>,
        outlook: Option<Outlook>,
        simulations: u64,
    ) -> Self {
        Calibrator { map: map.zip(outlook), simulations }
    }

    /// Whether the win probabilities are calibrated.
    pub(crate) fn is_measured(&self) -> bool {
        self.map.is_some()
    }

    /// The win probability for a value.
    pub(crate) fn win(&self, valued: impl Into<Valued>) -> f64 {
        let valued = valued.into();
        let told = |(map, outlook): (&CalibrationMap, _)| {
            map.win_probability(valued, outlook, self.simulations)
        };
        self.map.map_or(valued.value, told)
    }

    /// The win probability for a value, with its error given the values of the search's trees.
    pub(crate) fn win_probability(
        &self,
        valued: impl Into<Valued>,
        trees: &[Valued],
    ) -> WinProbability {
        let wins: Vec<f64> = trees.iter().map(|&tree| self.win(tree)).collect();
        let (_, scatter) = mean_and_error(&wins);
        let win = self.win(valued);
        let (weight, doubt) = self.map.map_or((1.0, 0.0), |(map, _)| (map.scatter, map.doubt));
        let error = (weight * NINE_IN_TEN * scatter).hypot(doubt * 4.0 * win * (1.0 - win));
        WinProbability { win, error: error.max(LEAST_ERROR) }
    }

    /// How much better the first of two choices is, given each tree's values of both.
    pub(crate) fn difference(&self, pairs: &[(Valued, Valued)]) -> WinProbability {
        let gains: Vec<f64> =
            pairs.iter().map(|&(one, other)| self.win(one) - self.win(other)).collect();
        let (win, scatter) = mean_and_error(&gains);
        WinProbability { win, error: (NINE_IN_TEN * scatter).max(LEAST_ERROR) }
    }
}

/// The mean and its standard error. A single number says nothing about its spread.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    if numbers.len() < 2 {
        return (mean, 0.25);
    }
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map() -> CalibrationMap {
        let weights = [0.5, 0.8, -2.0, 0.3, 0.4, -0.6, 0.1, -0.2, 0.1, -0.3];
        CalibrationMap { weights, scatter: 1.0, doubt: 0.1, ..CalibrationMap::default() }
    }

    /// The map stays monotonic even where the weights would turn it round.
    #[test]
    fn the_chance_rises_with_the_value() {
        let (map, values) = (map(), (1..100).map(|nth| f64::from(nth) / 100.0));
        for (progress, simulations) in [(0.0, 40), (0.5, 400), (1.0, 400), (1.0, 100_000)] {
            let outlook = Outlook { progress, to_beat: 20.0, lead: -4.0 };
            let told =
                |value, score| map.win_probability(Valued { value, score }, outlook, simulations);
            let by_value: Vec<f64> = values.clone().map(|value| told(value, 18.0)).collect();
            assert!(by_value.is_sorted_by(|less, more| less < more), "{by_value:?}");
            let by_score: Vec<f64> = (0..40).map(|score| told(0.4, f64::from(score))).collect();
            assert!(by_score.is_sorted(), "{by_score:?}");
        }
    }

    #[test]
    fn nothing_is_certain_before_the_end() {
        let gauge = map();
        let gauge = Calibrator::new(Some(&gauge), Some(Outlook::default()), 400);
        let lost = gauge.win_probability(Valued::default(), &[Valued::default(); 4]);
        assert!(lost.win > 0.0 && lost.error > 0.0, "{lost:?}");
    }

    /// Disagreeing trees raise the error, and so does a single tree.
    #[test]
    fn the_error_grows_with_what_trees_disagree_about() {
        let gauge = Calibrator::new(None, None, 400);
        let of = |value: f64| Valued { value, score: 0.0 };
        let error = |trees: &[f64]| {
            let trees: Vec<Valued> = trees.iter().map(|&tree| of(tree)).collect();
            gauge.win_probability(of(0.5), &trees).error
        };
        assert!(error(&[0.4, 0.6, 0.5, 0.5]) > error(&[0.49, 0.51, 0.5, 0.5]));
        assert!(error(&[0.5]) > 0.2);
        let pairs = [(0.5, 0.4), (0.6, 0.5), (0.7, 0.6), (0.3, 0.2)];
        let gain = gauge.difference(&pairs.map(|(one, other)| (of(one), of(other))));
        assert!((gain.win - 0.1).abs() < 1e-9 && gain.error < 0.01, "paired: {gain:?}");
    }

    #[test]
    fn what_was_written_reads_back() {
        let row = Reliability { to: 0.1, positions: 9, games: 4, ..Reliability::default() };
        let covered = Covered { positions: 30, share: 0.9, error: 0.2, distance: 0.1 };
        let map =
            CalibrationMap { manner: "alone".into(), reliability: vec![row], covered, ..map() };
        let calibration = Calibration { rules: 2, map: vec![map] };
        let text = toml::to_string(&calibration).expect("it can be written");
        assert_eq!(Calibration::read(&text), Ok(calibration));
        assert!(Calibration::read("rules = 2\nmaps = []").is_err());
    }
}

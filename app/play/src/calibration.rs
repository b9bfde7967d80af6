//! The chance that a person reads: what happened in games in which a search thought so.
//!
//! A search steers by a value that it makes up as it goes; that need not be what happens. A map, one
//! for each manner of play, says how often those won of whom a search thought as much. It was fitted
//! to recorded games, and its reliability was measured in games that the fit never saw
//! (`docs/research/calibration.md`).

use game_core::{GameInfo, Outlook, read_data_file};
use players::{EvaluatedChoice, InTree};
use serde::{Deserialize, Serialize};

/// What was measured of one game: a map for each manner of play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// The version of the rules that the games were played by.
    #[serde(default)]
    pub rules: u32,
    /// The maps.
    #[serde(default)]
    pub map: Vec<CalibrationMap>,
}

/// How often those won of whom a search thought as much, in one manner of play.
///
/// The logarithm of the odds is a sum in which the value of the search never counts against its
/// seat, so that of two choices the one that the search values more is told the greater chance.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalibrationMap {
    /// The manner of play, as [`GameInfo::calibration_key`] names it.
    pub manner: String,
    /// Who played the games.
    pub players: String,
    /// To so many games it was fitted, seeds from 1 on.
    pub games: u64,
    /// At so many positions of theirs a search was asked.
    pub positions: u64,
    /// What each of [`CalibrationMap::features`] counts.
    pub weights: [f64; CALIBRATION_FEATURES],
    /// How much what the trees of a search disagree about counts in the stated error.
    pub scatter: f64,
    /// What the stated error has beside that, at even odds.
    pub doubt: f64,
    /// How the win probabilities that it tells compare with what happened, in games that it was not fitted to.
    #[serde(default)]
    pub reliability: Vec<Reliability>,
    /// How often the stated error covers what a longer search says, in those games.
    #[serde(default)]
    pub covered: Covered,
}

/// How often the stated error of a chance covered what a search a hundred times as long told of the
/// same choice, on seeds that the map was not fitted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Covered {
    /// At so many positions both were asked.
    pub positions: u64,
    /// At such a share of them the error covered it.
    pub share: f64,
    /// The mean of the stated errors.
    pub error: f64,
    /// The mean distance between the two win probabilities.
    pub distance: f64,
}

/// What happened where a map told a chance between two bounds, on seeds that it was not fitted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reliability {
    /// The lower bound of the win probabilities told.
    pub from: f64,
    /// The upper bound.
    pub to: f64,
    /// How many positions there were.
    pub positions: u64,
    /// In how many games.
    pub games: u64,
    /// The mean of the win probabilities told.
    pub told: f64,
    /// The share of victories.
    pub won: f64,
}

/// What every face says beside chances of which that is so.
pub const UNMEASURED: &str = "Not calibrated: nobody has measured how such chances compare with \
    what happens in this manner of play.";

/// How many features a map goes by.
pub const CALIBRATION_FEATURES: usize = 10;

/// A search with so many simulations has the effort 0, one with ten times as many the effort 1.
const USUAL: f64 = 400.0;

/// No chance is told nearer to certainty than this: no map was measured there.
const NEAREST: f64 = 0.005;

/// A value of a search counts as no nearer to certainty than this.
const NEAREST_VALUE: f64 = 1e-5;

/// The chance always rises with the value, at least so much.
const LEAST_SLOPE: f64 = 0.02;

impl Calibration {
    /// Reads what `cargo xtask calibrate` has written.
    ///
    /// # Errors
    ///
    /// Why it is not that.
    pub fn read(text: &str) -> Result<Calibration, String> {
        read_data_file(text)
    }

    /// The map for these options; `None` if nobody has measured them, if the rules have changed since,
    /// or if the content is not ours.
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
    /// What the map goes by: always 1; what the search values as the logarithm of odds, and that
    /// near the end; how near the end is; the points that the search expects beyond those to beat, in
    /// tens, and that near the end; the lead, in tens, and that near the end; the effort of the
    /// search; and the value once more where it is better than even, because a search is less often
    /// wrong about a game that it holds won than about one that it holds lost.
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

    /// The chance to win, from 0 to 1, of a seat that a search with so many simulations values so.
    pub fn win_probability(&self, valued: Valued, outlook: Outlook, simulations: u64) -> f64 {
        let features = Self::features(valued, outlook, simulations);
        let progress = features[3];
        let others = [0, 3, 6, 7, 8].map(|feature| self.weights[feature] * features[feature]);
        // Neither value nor points ever count against their seat.
        let slope = |at: usize| self.weights[at] + self.weights[at + 1] * progress;
        let won = if features[9] > 0.0 { self.weights[9] } else { 0.0 };
        let of_value = (slope(1) + won).max(LEAST_SLOPE) * features[1];
        let of_points = slope(4).max(0.0) * features[4];
        let sum = others.iter().sum::<f64>() + of_value + of_points;
        (1.0 / (1.0 + (-sum).exp())).clamp(NEAREST, 1.0 - NEAREST)
    }

    /// The chance that belongs to a value, and its stated error, where the trees of a search think
    /// so.
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

/// What a search, or one tree of it, values a choice at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Valued {
    /// The result that it expects, from 0 to 1: what it steers by.
    pub value: f64,
    /// The score that it expects; 0 in a game without any.
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

/// What a search thinks, as chances: by a map, or as it stands where there is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Calibrator<'a> {
    map: Option<(&'a CalibrationMap, Outlook)>,
    simulations: u64,
}

/// A chance, and half the width of the interval in which a search a hundred times as long finds it
/// in nine positions out of ten.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct WinProbability {
    pub(crate) win: f64,
    pub(crate) error: f64,
}

/// From the mean of four trees, nine out of ten are no further off than so many standard errors.
const NINE_IN_TEN: f64 = 2.35;

/// The least error that is stated.
const LEAST_ERROR: f64 = 0.005;

impl<'a> Calibrator<'a> {
    pub(crate) fn new(
        map: Option<&'a CalibrationMap>,
        outlook: Option<Outlook>,
        simulations: u64,
    ) -> Self {
        Calibrator { map: map.zip(outlook), simulations }
    }

    /// Whether it was measured how such win probabilities compare with what happens.
    pub(crate) fn is_measured(&self) -> bool {
        self.map.is_some()
    }

    /// The chance that belongs to a value.
    pub(crate) fn win(&self, valued: impl Into<Valued>) -> f64 {
        let valued = valued.into();
        let told = |(map, outlook): (&CalibrationMap, _)| {
            map.win_probability(valued, outlook, self.simulations)
        };
        self.map.map_or(valued.value, told)
    }

    /// The chance that belongs to a value, about which the trees of a search think so.
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

    /// By how much the first of two choices is better, of which each tree thinks so.
    pub(crate) fn difference(&self, pairs: &[(Valued, Valued)]) -> WinProbability {
        let gains: Vec<f64> =
            pairs.iter().map(|&(one, other)| self.win(one) - self.win(other)).collect();
        let (win, scatter) = mean_and_error(&gains);
        WinProbability { win, error: (NINE_IN_TEN * scatter).max(LEAST_ERROR) }
    }
}

/// The mean and its standard error; of one number alone nothing is known of how it scatters.
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

    /// Even where the weights would turn it round, more value is more chance.
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

    /// Trees that disagree are a doubt, and so is a tree alone.
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

//! Trained models: numbered features of a position, and a small neural net over them.
//!
//! A game notes the features that hold ([`GameInfo::features`](crate::GameInfo::features)), some
//! dozens out of many hundreds. The net adds one row of integers for each of them into an
//! accumulator; two linear heads over its positive parts (ReLU) give the log-odds to win and the
//! score. Rows of other features are never touched, so a sparse sum beats a library's matrix
//! product. Integer sums are the same on every machine.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};

use crate::{Evaluation, PolicyWeights, SeatValue, ValidationError, read_data_file};

/// The number of hidden units of a net.
pub const HIDDEN_UNITS: usize = 32;

/// The fixed-point 1 of feature weights.
pub const WEIGHT_ONE: f32 = 64.0;

/// The largest absolute weight of a feature, which keeps accumulators small.
pub const MOST_WEIGHT: i16 = 127;

/// The most features of a position; further ones are ignored.
pub const MOST_FEATURES: usize = 255;

/// How many policy weights a line of a file holds; for feature weights it is three times as many.
const ON_A_LINE: usize = 32;

/// The largest absolute weight that a file writes as an ASCII letter.
const NEAR: i16 = 26;

/// Code point around which the letters for larger weights lie.
const MIDDLE: i32 = 0x100 + MOST_WEIGHT as i32;

/// The unit in which the score is trained, in points.
const POINTS: f32 = 10.0;

/// Which features a game has, and what their numbers mean.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FeatureSpec {
    /// Changes whenever the meaning of a number does.
    pub version: u32,
    /// The number of features of a position; 0 if there is no value model.
    pub features: usize,
    /// The number of features of a choice ([`PolicyWeights`]); 0 if there is no policy model.
    pub action_features: usize,
}

/// Receives features.
pub trait FeatureSink {
    /// Notes that the feature with this number holds. Each is noted once.
    fn note(&mut self, feature: usize);
}

impl FeatureSink for Vec<u16> {
    fn note(&mut self, feature: usize) {
        self.push(feature as u16);
    }
}

/// Consecutive features of one kind, of which a position has one, or one for each thing.
/// [`feature_groups!`](crate::feature_groups) declares them.
#[derive(Clone, Copy, Debug)]
pub struct FeatureGroup {
    /// The number of the first feature.
    pub from: usize,
    /// How many there are.
    pub many: usize,
}

impl FeatureGroup {
    /// Notes the `nth` feature of the group, clamped to its range.
    pub fn note(self, nth: impl Into<i64>, notes: &mut impl FeatureSink) {
        let nth = nth.into().clamp(0, self.many as i64 - 1) as usize;
        notes.note(self.from + nth);
    }

    /// The index of a feature within this group; `None` if it belongs to another.
    pub fn nth(self, feature: usize) -> Option<usize> {
        feature.checked_sub(self.from).filter(|&nth| nth < self.many)
    }
}

/// The combined index of two indices, the second one below `many`; a larger second one counts as
/// `many - 1`.
///
/// ```
/// assert_eq!([game_core::pair(0, 2, 3), game_core::pair(2, 1, 3), game_core::pair(2, 9, 3)], [2, 7, 8]);
/// ```
pub fn pair(first: usize, second: usize, many: usize) -> i64 {
    (first * many + second.min(many - 1)) as i64
}

/// Declares a game's [`FeatureGroup`]s, numbered consecutively, and their total size.
///
/// ```
/// game_core::feature_groups! {
///     /// All of them.
///     const ALL: usize;
///     /// How many coins I have.
///     COINS: 12,
///     /// Which weather it is.
///     WEATHER: 3,
/// }
///
/// let mut noted = Vec::new();
/// WEATHER.note(1, &mut noted);
/// COINS.note(40, &mut noted);
/// assert_eq!((noted, ALL), (vec![13, 11], 15));
/// ```
#[macro_export]
macro_rules! feature_groups {
    ($(#[$doc:meta])* const $all:ident: usize; $($groups:tt)*) => {
        $crate::feature_groups! { @ [$(#[$doc])* $all] 0; $($groups)* }
    };
    (@ [$(#[$doc:meta])* $all:ident] $from:expr;) => {
        $(#[$doc])*
        const $all: usize = $from;
    };
    (@ [$($all:tt)*] $from:expr; $(#[$doc:meta])* $name:ident: $many:expr, $($groups:tt)*) => {
        $(#[$doc])*
        const $name: $crate::FeatureGroup = $crate::FeatureGroup { from: $from, many: $many };
        $crate::feature_groups! { @ [$($all)*] $name.from + $name.many; $($groups)* }
    };
}

/// A trained value net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    rows: Vec<[i16; HIDDEN_UNITS]>,
    heads: Heads,
}

/// The bias of the hidden units and the two output heads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heads {
    /// The bias of each hidden unit, in fixed point ([`WEIGHT_ONE`]).
    #[serde(deserialize_with = "some")]
    pub begin: [i16; HIDDEN_UNITS],
    /// The weight of each hidden unit in the log-odds to win.
    #[serde(deserialize_with = "some")]
    pub result: [f32; HIDDEN_UNITS],
    /// The bias of the log-odds to win.
    pub result_alone: f32,
    /// The weight of each hidden unit in the score.
    #[serde(deserialize_with = "some")]
    pub score: [f32; HIDDEN_UNITS],
    /// The bias of the score, in tens of points.
    pub score_alone: f32,
}

/// Deserializes the values of the first hidden units and pads them to [`HIDDEN_UNITS`] with zeros.
fn some<'de, D, T>(from: D) -> Result<[T; HIDDEN_UNITS], D::Error>
where
    D: Deserializer<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    let first = Vec::<T>::deserialize(from)?;
    padded(&first).ok_or_else(|| D::Error::custom(format!("more than {HIDDEN_UNITS} sums")))
}

/// Encodes a weight as one letter, much shorter than digits and a comma: `.` for zero, `A` to `Z`
/// for 1 to 26, `a` to `z` for -1 to -26, and beyond these the Latin letter at that distance from
/// [`MIDDLE`].
fn letter(weight: i16) -> char {
    let near = |first: char| char::from(first as u8 - 1 + weight.unsigned_abs() as u8);
    match weight {
        0 => '.',
        _ if weight.abs() <= NEAR => near(if weight > 0 { 'A' } else { 'a' }),
        _ => char::from_u32((MIDDLE + i32::from(weight)) as u32).unwrap_or('.'),
    }
}

/// Decodes a letter; `None` if it stands for no weight.
fn weight(letter: char) -> Option<i16> {
    let near = |first: char| letter as i16 - first as i16 + 1;
    match letter {
        '.' => Some(0),
        'A'..='Z' => Some(near('A')),
        'a'..='z' => Some(-near('a')),
        _ => i16::try_from(letter as i32 - MIDDLE)
            .ok()
            .filter(|far| (NEAR + 1..=MOST_WEIGHT).contains(&far.abs())),
    }
}

/// Deserializes the rows of features; a file stores the weights by hidden unit.
fn by_feature<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<[i16; HIDDEN_UNITS]>, D::Error> {
    let sums = Vec::<Vec<String>>::deserialize(from)?;
    let weights =
        |lines: &Vec<String>| lines.iter().flat_map(|it| it.chars()).map(weight).collect();
    let sums: Option<Vec<Vec<i16>>> = sums.iter().map(weights).collect();
    let sums = sums.ok_or_else(|| D::Error::custom("a letter that stands for no weight"))?;
    if sums.len() > HIDDEN_UNITS {
        return Err(D::Error::custom(format!("more than {HIDDEN_UNITS} sums")));
    }
    let mut rows = vec![[0; HIDDEN_UNITS]; sums.first().map_or(0, Vec::len)];
    for (at, weights) in sums.iter().enumerate() {
        if weights.len() != rows.len() {
            return Err(D::Error::custom("sums over different features"));
        }
        rows.iter_mut().zip(weights).for_each(|(row, weight)| row[at] = *weight);
    }
    Ok(rows)
}

fn padded<T: Copy + Default>(first: &[T]) -> Option<[T; HIDDEN_UNITS]> {
    let mut all = [T::default(); HIDDEN_UNITS];
    all.get_mut(..first.len())?.copy_from_slice(first);
    Some(all)
}

/// The output of a net for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NetOutput {
    /// The log-odds to win in a solo game; with several seats, this seat's strength before a
    /// softmax.
    pub strength: f32,
    /// The expected score.
    pub score: f32,
}

impl NetOutput {
    /// Turns the outputs of all seats, in seat order, into an evaluation: a sigmoid for one seat, a
    /// softmax over the strengths for several.
    pub fn expected(seats: &[NetOutput]) -> Evaluation {
        let [alone] = seats else {
            let most = seats.iter().map(|it| it.strength).fold(f32::MIN, f32::max);
            let all: f32 = seats.iter().map(|it| (it.strength - most).exp()).sum();
            let share = |it: &NetOutput| (it.strength - most).exp() / all;
            let of = |it| SeatValue { result: share(it), score: it.score };
            return seats.iter().map(of).collect();
        };
        let result = 1.0 / (1.0 + (-alone.strength).exp());
        [SeatValue { result, score: alone.score }].into_iter().collect()
    }
}

/// The accumulator of a net: the sums over the features noted so far.
#[derive(Debug)]
pub struct Accumulator<'a> {
    rows: &'a [[i16; HIDDEN_UNITS]],
    sums: [i16; HIDDEN_UNITS],
    noted: usize,
}

impl FeatureSink for Accumulator<'_> {
    fn note(&mut self, feature: usize) {
        if let Some(row) = self.rows.get(feature).filter(|_| self.noted < MOST_FEATURES) {
            self.noted += 1;
            self.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
    }
}

impl Net {
    /// A net with these rows, one for each feature, and these heads.
    ///
    /// # Errors
    ///
    /// If a weight is beyond [`MOST_WEIGHT`], so that sums could overflow, or is not finite.
    pub fn new(rows: Vec<[i16; HIDDEN_UNITS]>, heads: Heads) -> Result<Net, String> {
        let within = |weight: &i16| weight.unsigned_abs() <= MOST_WEIGHT.unsigned_abs();
        let said = heads.result.iter().chain(&heads.score);
        let mut said = said.chain([&heads.result_alone, &heads.score_alone]);
        if !rows.iter().chain([&heads.begin]).flatten().all(within) {
            return Err(format!("a weight of a feature is beyond {MOST_WEIGHT}"));
        }
        if !said.all(|weight| weight.is_finite()) {
            return Err("a weight is no number".to_string());
        }
        Ok(Net { rows, heads })
    }

    /// The rows of weights, one for each feature.
    pub fn rows(&self) -> &[[i16; HIDDEN_UNITS]] {
        &self.rows
    }

    /// The biases and output heads.
    pub fn heads(&self) -> Heads {
        self.heads
    }

    /// Evaluates the features that `name` notes. Does not allocate.
    pub fn evaluate(&self, name: impl FnOnce(&mut Accumulator<'_>)) -> NetOutput {
        let mut sums = Accumulator { rows: &self.rows, sums: self.heads.begin, noted: 0 };
        name(&mut sums);
        let mut said = (self.heads.result_alone, self.heads.score_alone);
        let weights = self.heads.result.iter().zip(&self.heads.score);
        for (&sum, (result, score)) in sums.sums.iter().zip(weights) {
            let sum = f32::from(sum.max(0)) / WEIGHT_ONE;
            said = (said.0 + sum * result, said.1 + sum * score);
        }
        NetOutput { strength: said.0, score: said.1 * POINTS }
    }
}

/// A model file: models with everything needed to train the same ones again.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// The rules version.
    pub rules: u32,
    /// The version of the feature spec.
    pub layout: u32,
    /// The behaviour hash of the players whose games it was trained on.
    #[serde(rename = "play")]
    pub behaviour: String,
    /// The training recipe, as included in [`Model::hash`].
    pub recipe: String,
    /// How well it predicted the games of the validation set, in words.
    pub told: String,
    /// SHA-256 of everything that defines the model.
    pub hash: String,
    /// The biases and output heads of the value model.
    #[serde(default)]
    pub heads: Heads,
    /// A row of weights for each feature of a position; empty without a value model. A file stores
    /// them by hidden unit: neighbouring features have similar weights, so it compresses better.
    #[serde(default, rename = "sums", deserialize_with = "by_feature")]
    pub rows: Vec<[i16; HIDDEN_UNITS]>,
    /// A weight for each feature of a choice; empty without a policy model.
    #[serde(default)]
    #[serde(rename = "leanings")]
    pub policy_weights: Vec<i16>,
}

impl Model {
    /// SHA-256 of rules version, feature spec, behaviour hash, recipe and weights.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{} {} {} {}", self.rules, self.layout, self.behaviour, self.recipe));
        let Heads { begin, result, result_alone, score, score_alone } = &self.heads;
        for weight in self.rows.iter().chain([begin]).flatten() {
            hash.update(weight.to_le_bytes());
        }
        for weight in result.iter().chain(score).chain([result_alone, score_alone]) {
            hash.update(weight.to_le_bytes());
        }
        self.policy_weights.iter().for_each(|weight| hash.update(weight.to_le_bytes()));
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads a model file of a game with this rules version and feature spec.
    ///
    /// # Errors
    ///
    /// If the text is not such a file, or its hash does not match.
    pub fn read(text: &str, rules: u32, layout: FeatureSpec) -> Result<Model, ValidationError> {
        let model: Model =
            read_data_file(text).map_err(|error| ValidationError::new("model", error))?;
        let (features, action_features) = (model.rows.len(), model.policy_weights.len());
        let held = FeatureSpec { version: model.layout, features, action_features };
        // A file holds what its recipe trained: a value model, a policy model, or both.
        let of_it = |held: usize, all: usize| if held == 0 { 0 } else { all };
        let (features, action_features) =
            (of_it(features, layout.features), of_it(action_features, layout.action_features));
        let wanted = FeatureSpec { version: layout.version, features, action_features };
        if (model.rules, held) != (rules, wanted) {
            let of = |rules, FeatureSpec { version, features, action_features }: FeatureSpec| {
                format!(
                    "rules {rules}, layout {version} and {features} features, {action_features} of choices"
                )
            };
            let why = format!("of {}; now it is {}", of(model.rules, held), of(rules, layout));
            return Err(ValidationError::new("model", why));
        }
        if model.hash() != model.hash {
            return Err(ValidationError::new(
                "model.hash",
                "the weights are not those that were written",
            ));
        }
        Ok(model)
    }

    /// The value model.
    ///
    /// # Errors
    ///
    /// If there is none; otherwise as [`Net::new`].
    pub fn net(&self) -> Result<Net, ValidationError> {
        if self.rows.is_empty() {
            return Err(ValidationError::new("model.sums", "it has no value model"));
        }
        Net::new(self.rows.clone(), self.heads)
            .map_err(|why| ValidationError::new("model.sums", why))
    }

    /// The policy model.
    ///
    /// # Errors
    ///
    /// If there are none; otherwise as [`PolicyWeights::new`].
    pub fn policy_weights(&self) -> Result<PolicyWeights, ValidationError> {
        if self.policy_weights.is_empty() {
            return Err(ValidationError::new("model.leanings", "it has no policy"));
        }
        let made = PolicyWeights::new(self.policy_weights.clone());
        made.map_err(|why| ValidationError::new("model.leanings", why))
    }

    /// The number of hidden units in use, which are the first ones.
    fn sums(&self) -> usize {
        let Heads { begin, result, score, .. } = &self.heads;
        let says = |at: &usize| {
            let at = *at;
            let heads = begin[at] != 0 || result[at] != 0.0 || score[at] != 0.0;
            heads || self.rows.iter().any(|row| row[at] != 0)
        };
        (0..HIDDEN_UNITS).rev().find(says).map_or(0, |last| last + 1)
    }

    /// The text of the file, without unused hidden units.
    pub fn write(&self) -> String {
        let sums = self.sums().max(1);
        let list = |weights: &[f32]| {
            let each: Vec<String> = weights.iter().map(|weight| format!("{weight:?}")).collect();
            each.join(", ")
        };
        let row = |weights: &[i16]| {
            let each: Vec<String> = weights.iter().map(ToString::to_string).collect();
            each.join(",")
        };
        let mut file = format!(
            "# A model: written by `cargo xtask train`; docs/research/learning.md says how.\n\n\
             rules = {}\nlayout = {}\nplay = \"{}\"\nrecipe = {:?}\ntold = {:?}\nhash = \"{}\"\n",
            self.rules, self.layout, self.behaviour, self.recipe, self.told, self.hash,
        );
        if !self.policy_weights.is_empty() {
            let lines: Vec<String> = self.policy_weights.chunks(ON_A_LINE).map(&row).collect();
            file += &format!("leanings = [\n{},\n]\n", lines.join(",\n"));
        }
        if !self.rows.is_empty() {
            let Heads { begin, result, result_alone, score, score_alone } = &self.heads;
            let sum = |at: usize| {
                let weights = |rows: &[[i16; HIDDEN_UNITS]]| -> String {
                    rows.iter().map(|row| letter(row[at])).collect()
                };
                let lines = self.rows.chunks(3 * ON_A_LINE).map(weights);
                format!("[\n{}],\n", lines.map(|line| format!("\"{line}\",\n")).collect::<String>())
            };
            let by_sum: String = (0..sums).map(sum).collect();
            file += &format!(
                "sums = [\n{by_sum}]\n\n[heads]\nbegin = [{}]\nresult = [{}]\n\
                 result_alone = {result_alone:?}\nscore = [{}]\nscore_alone = {score_alone:?}\n",
                row(&begin[..sums]),
                list(&result[..sums]),
                list(&score[..sums]),
            );
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    const FEATURE_SPEC: FeatureSpec = FeatureSpec { version: 3, features: 4, action_features: 3 };

    /// A model whose weights are all different.
    fn model() -> Model {
        let row = |feature: i16| std::array::from_fn(|at| feature * 20 - 3 * at as i16 + 40);
        let head = |by: f32| std::array::from_fn(|at| by * (at as f32 - 15.0));
        let heads = Heads {
            begin: row(-1),
            result: head(0.01),
            result_alone: -0.25,
            score: head(-0.02),
            score_alone: 1.5,
        };
        let mut model = Model {
            rules: 2,
            layout: FEATURE_SPEC.version,
            behaviour: "0123abcd".into(),
            recipe: "five \"games\"".into(),
            told: "well".into(),
            hash: String::new(),
            heads,
            rows: (0..4).map(row).collect(),
            policy_weights: vec![-700, 0, 64],
        };
        model.hash = model.hash();
        model
    }

    fn evaluate(net: &Net, features: &[usize]) -> NetOutput {
        net.evaluate(|notes| features.iter().for_each(|&feature| notes.note(feature)))
    }

    /// The same evaluation without the accumulator: every weight of every feature, in floating
    /// point.
    fn slowly(model: &Model, features: &[usize]) -> NetOutput {
        let Heads { begin, result, result_alone, score, score_alone } = &model.heads;
        let sum = |at: usize| {
            let held = |(feature, row): (usize, &[i16; HIDDEN_UNITS])| {
                f32::from(row[at]) * f32::from(u8::from(features.contains(&feature)))
            };
            let rows: f32 = model.rows.iter().enumerate().map(held).sum();
            ((rows + f32::from(begin[at])) / WEIGHT_ONE).max(0.0)
        };
        let said = |head: &[f32; HIDDEN_UNITS], alone: f32| {
            (0..HIDDEN_UNITS).map(|at| sum(at) * head[at]).sum::<f32>() + alone
        };
        NetOutput {
            strength: said(result, *result_alone),
            score: said(score, *score_alone) * POINTS,
        }
    }

    #[test]
    fn a_net_says_what_a_slow_one_says() {
        let model = model();
        let net = model.net().expect("a net");
        for mask in 0..16_usize {
            let features: Vec<usize> = (0..4).filter(|feature| mask >> feature & 1 == 1).collect();
            let (fast, slow) = (evaluate(&net, &features), slowly(&model, &features));
            assert!(
                (fast.strength - slow.strength).abs() < 1e-4,
                "{features:?}: {fast:?}, {slow:?}"
            );
            assert!((fast.score - slow.score).abs() < 1e-3, "{features:?}: {fast:?}, {slow:?}");
        }
        assert_eq!(evaluate(&net, &[2, 9]), evaluate(&net, &[2]), "there is no feature 9");
    }

    #[test]
    fn one_alone_has_its_odds_and_several_share_one_victory() {
        let said = |strength| NetOutput { strength, score: 7.0 };
        let alone = NetOutput::expected(&[said(0.0)]);
        assert_eq!(alone.by_seat(), [SeatValue { result: 0.5, score: 7.0 }]);
        let many = NetOutput::expected(&[said(90.0), said(90.0), said(0.0)]);
        assert_eq!(many.of_seat(Seat(0)).result, 0.5);
        assert!(many.of_seat(Seat(2)).result < 1e-6);
    }

    #[test]
    fn a_file_reads_back_and_nothing_else_is_taken_for_it() {
        let model = model();
        let text = model.write();
        assert_eq!(Model::read(&text, 2, FEATURE_SPEC), Ok(model.clone()));
        let changed = text.replacen("\"ƧƻǏǣ\"", "\"AƻǏǣ\"", 1);
        let refused = Model::read(&changed, 2, FEATURE_SPEC).expect_err("a weight was changed");
        assert_eq!(refused.at, "model.hash");
        for (rules, version, features, action_features) in
            [(1, 3, 4, 3), (2, 4, 4, 3), (2, 3, 5, 3), (2, 3, 4, 2)]
        {
            let refused =
                Model::read(&text, rules, FeatureSpec { version, features, action_features });
            assert!(
                refused.expect_err("another").why.to_string().starts_with("of rules 2, layout 3")
            );
        }
        assert!(Model::read("", 2, FEATURE_SPEC).is_err());
    }

    /// A file may hold only a value model or only a policy model; asking for the other is an error.
    #[test]
    fn a_file_has_what_its_recipe_trains() {
        let (mut values, mut policy_weights) = (model(), model());
        values.policy_weights.clear();
        policy_weights.rows.clear();
        policy_weights.heads = Heads::default();
        for half in [&mut values, &mut policy_weights] {
            half.hash = half.hash();
            assert_eq!(Model::read(&half.write(), 2, FEATURE_SPEC).as_ref(), Ok(&*half));
        }
        assert!(values.net().is_ok() && policy_weights.policy_weights().is_ok());
        assert_eq!(values.policy_weights().map_err(|why| why.at), Err("model.leanings".into()));
        assert_eq!(policy_weights.net().map_err(|why| why.at), Err("model.sums".into()));
    }

    /// A net with fewer hidden units has a smaller file and reads back unchanged.
    #[test]
    fn a_small_net_has_a_small_file() {
        let mut small = model();
        let rows = small.rows.iter_mut().chain([&mut small.heads.begin]);
        rows.for_each(|row| row[5..].fill(0));
        let heads = &mut small.heads;
        [&mut heads.result, &mut heads.score].into_iter().for_each(|head| head[5..].fill(0.0));
        small.hash = small.hash();
        let text = small.write();
        let sums = text.split_once("sums = [\n").expect("sums").1.matches("\n],\n").count();
        assert_eq!(sums, 5, "{text}");
        assert_eq!(Model::read(&text, 2, FEATURE_SPEC), Ok(small));
        let one = "[\n\"ƧƻǏǣ\",\n],\n";
        for (instead, why) in [
            (one.repeat(HIDDEN_UNITS - 3), "more than 32 sums"),
            ("[\n\"ƧƻǏ\",\n],\n".into(), "sums over different features"),
            ("[\n\"Ƨ?Ǐǣ\",\n],\n".into(), "a letter that stands for no weight"),
        ] {
            let refused = Model::read(&text.replacen(one, &instead, 1), 2, FEATURE_SPEC);
            let refused = refused.expect_err("no such sums");
            assert!(refused.why.to_string().contains(why), "{refused:?}");
        }
    }

    #[test]
    fn every_weight_has_a_letter_of_its_own() {
        let all = -MOST_WEIGHT..=MOST_WEIGHT;
        assert!(all.clone().all(|it| weight(letter(it)) == Some(it)));
        let letters: String = [-27, -26, -1, 0, 1, 26, 27].into_iter().map(letter).collect();
        assert_eq!(letters, "Ťza.AZƚ");
        // Letters that are too far away, or stand for a weight with a shorter letter, are rejected.
        let wrong = [MIDDLE - 128, MIDDLE, MIDDLE + 26, MIDDLE + 128];
        let wrong = wrong.map(|it| char::from_u32(it as u32).expect("a letter"));
        assert_eq!(wrong.map(weight), [None; 4]);
    }

    /// Accumulators cannot overflow with the most features and the largest weights.
    #[test]
    fn weights_and_features_stay_within_bounds() {
        let rows = vec![[MOST_WEIGHT; HIDDEN_UNITS]; 300];
        let heads = Heads { begin: [MOST_WEIGHT; HIDDEN_UNITS], ..Heads::default() };
        let net = Net::new(rows, heads).expect("a net");
        let all: Vec<usize> = (0..300).collect();
        assert_eq!(evaluate(&net, &all), evaluate(&net, &all[..MOST_FEATURES]));
        assert!(Net::new(vec![[MOST_WEIGHT + 1; HIDDEN_UNITS]], Heads::default()).is_err());
        let heads = Heads { result_alone: f32::NAN, ..Heads::default() };
        assert!(Net::new(Vec::new(), heads).is_err());
    }
}

//! Trained models: what a game sees of a position as numbered features, and a small net over
//! them.
//!
//! A game names the features that hold ([`GameInfo::features`](crate::Published::features)), some dozens of
//! many hundreds. The net adds up one row of whole numbers for each, and two sums over what is above
//! nothing say the odds to win and the score. Rows of features that do not hold are never touched; that
//! is why this is not a library's matrix product. Whole numbers add up to the same on every machine.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};

use crate::{Evaluation, PolicyWeights, SeatValue, ValidationError, read_data_file};

/// How many hidden units a net has.
pub const HIDDEN_UNITS: usize = 32;

/// The 1 of weights of features, which are fixed-point numbers.
pub const WEIGHT_ONE: f32 = 64.0;

/// No weight of a feature is further from 0, so that the sums of a whole position stay small numbers.
pub const MOST_WEIGHT: i16 = 127;

/// A position names at most so many features; what is named beyond them is not seen.
pub const MOST_FEATURES: usize = 255;

/// So many policy weights stand on a line of a file, and three times as many weights of features.
const ON_A_LINE: usize = 32;

/// Weights up to this stand for themselves in a file by their place in the alphabet.
const NEAR: i16 = 26;

/// Around this number among all letters stand those for weights that are further from 0.
const MIDDLE: i32 = 0x100 + MOST_WEIGHT as i32;

/// The score is trained in so many points.
const POINTS: f32 = 10.0;

/// Which features a game names, by number and in which sense.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FeatureSpec {
    /// Changes whenever the sense of a number does.
    pub version: u32,
    /// How many numbers there are, of what a position shows; 0 if nothing is trained on positions.
    pub features: usize,
    /// How many numbers there are of what a choice shows ([`PolicyWeights`]); 0 if nothing is trained on
    /// choices.
    pub action_features: usize,
}

/// Whoever takes note of features.
pub trait FeatureSink {
    /// The feature with this number holds. It is named once.
    fn note(&mut self, feature: usize);
}

impl FeatureSink for Vec<u16> {
    fn note(&mut self, feature: usize) {
        self.push(feature as u16);
    }
}

/// Features of one kind, of which a position has one, or one for each thing:
/// [`feature_groups!`](crate::feature_groups) declares them.
#[derive(Clone, Copy, Debug)]
pub struct FeatureGroup {
    /// The number of the first.
    pub from: usize,
    /// How many there are.
    pub many: usize,
}

impl FeatureGroup {
    /// Notes the nth of them; what is beyond the last counts as the last.
    pub fn note(self, nth: impl Into<i64>, notes: &mut impl FeatureSink) {
        let nth = nth.into().clamp(0, self.many as i64 - 1) as usize;
        notes.note(self.from + nth);
    }

    /// The place of a feature among these; `None` if it is another.
    pub fn nth(self, feature: usize) -> Option<usize> {
        feature.checked_sub(self.from).filter(|&nth| nth < self.many)
    }
}

/// The number of two things together, of which the second has `many`; what is beyond its last counts
/// as the last.
///
/// ```
/// assert_eq!([game_core::pair(0, 2, 3), game_core::pair(2, 1, 3), game_core::pair(2, 9, 3)], [2, 7, 8]);
/// ```
pub fn pair(first: usize, second: usize, many: usize) -> i64 {
    (first * many + second.min(many - 1)) as i64
}

/// Declares the [`FeatureGroup`] of a game, numbered one group after the other, and the sum of all.
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

/// A trained net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    rows: Vec<[i16; HIDDEN_UNITS]>,
    heads: Heads,
}

/// What the net has behind its features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heads {
    /// What each sum begins with, in parts.
    #[serde(deserialize_with = "some")]
    pub begin: [i16; HIDDEN_UNITS],
    /// How much each sum says for victory.
    #[serde(deserialize_with = "some")]
    pub result: [f32; HIDDEN_UNITS],
    /// The odds to win where no sum says anything, as their logarithm.
    pub result_alone: f32,
    /// How much each sum says for points.
    #[serde(deserialize_with = "some")]
    pub score: [f32; HIDDEN_UNITS],
    /// The points where no sum says anything, in tens.
    pub score_alone: f32,
}

/// Weights of the first sums of a net, which may be fewer than [`HIDDEN_UNITS`]: the others say nothing.
fn some<'de, D, T>(from: D) -> Result<[T; HIDDEN_UNITS], D::Error>
where
    D: Deserializer<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    let first = Vec::<T>::deserialize(from)?;
    padded(&first).ok_or_else(|| D::Error::custom(format!("more than {HIDDEN_UNITS} sums")))
}

/// The letter that stands for a weight in a file, where a digit or two and a comma would take much more:
/// `.` for nothing, `A` to `Z` for 1 to 26, `a` to `z` for as much against, and for what is further from
/// 0 the Latin letter that is so far from [`MIDDLE`].
fn letter(weight: i16) -> char {
    let near = |first: char| char::from(first as u8 - 1 + weight.unsigned_abs() as u8);
    match weight {
        0 => '.',
        _ if weight.abs() <= NEAR => near(if weight > 0 { 'A' } else { 'a' }),
        _ => char::from_u32((MIDDLE + i32::from(weight)) as u32).unwrap_or('.'),
    }
}

/// The weight that a letter stands for, if it stands for one.
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

/// The rows of features, of which a file has the weights sum by sum.
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

/// What a net says of a position for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NetOutput {
    /// The logarithm of the odds to win, alone; beside others how strong the seat is.
    pub strength: f32,
    /// The score to expect.
    pub score: f32,
}

impl NetOutput {
    /// What seats can expect that are evaluated so, in the order of the seats: one alone has its odds,
    /// several share one victory by their strengths.
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

/// The accumulator of a net: the sums over the features that were noted so far.
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
    /// A net of these rows, one for each feature, and heads.
    ///
    /// # Errors
    ///
    /// If a weight is beyond [`MOST_WEIGHT`], so that sums could grow too large, or no number.
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

    /// What the net has behind its features.
    pub fn heads(&self) -> Heads {
        self.heads
    }

    /// What the net says of the features that `name` names. Nothing is allocated.
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

/// A net as it is kept: with what it was trained on, by whom the same net can be made again.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// The version of the rules.
    pub rules: u32,
    /// The version of the feature spec.
    pub layout: u32,
    /// How those played on whom it was trained: the hash of their behaviour.
    #[serde(rename = "play")]
    pub behaviour: String,
    /// What made it, as [`Model::hash`] knows it.
    pub recipe: String,
    /// How well it told results of games that it had not trained on, in words.
    pub told: String,
    /// SHA-256 of all that the net goes by.
    pub hash: String,
    /// What the net has behind its features.
    #[serde(default)]
    pub heads: Heads,
    /// A row of weights for each feature of a position; none where there is no net. A file has them sum
    /// by sum: weights of neighbouring features are alike, and so it packs better.
    #[serde(default, rename = "sums", deserialize_with = "by_feature")]
    pub rows: Vec<[i16; HIDDEN_UNITS]>,
    /// A weight for each feature of a choice; none where there is no policy.
    #[serde(default)]
    #[serde(rename = "leanings")]
    pub policy_weights: Vec<i16>,
}

impl Model {
    /// SHA-256 of rules, feature spec, play, recipe and weights.
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

    /// Reads the file of a game with these rules and this feature spec.
    ///
    /// # Errors
    ///
    /// Why it is no such file, or not as it was written.
    pub fn read(text: &str, rules: u32, layout: FeatureSpec) -> Result<Model, ValidationError> {
        let model: Model =
            read_data_file(text).map_err(|error| ValidationError::new("model", error))?;
        let (features, action_features) = (model.rows.len(), model.policy_weights.len());
        let held = FeatureSpec { version: model.layout, features, action_features };
        // A file has what its recipe taught: a net, policy weights, or both.
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

    /// The net.
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

    /// The policy weights.
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

    /// How many sums say anything: those of a small net are the first.
    fn sums(&self) -> usize {
        let Heads { begin, result, score, .. } = &self.heads;
        let says = |at: &usize| {
            let at = *at;
            let heads = begin[at] != 0 || result[at] != 0.0 || score[at] != 0.0;
            heads || self.rows.iter().any(|row| row[at] != 0)
        };
        (0..HIDDEN_UNITS).rev().find(says).map_or(0, |last| last + 1)
    }

    /// The file; sums that say nothing are left out of it.
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

    /// A net whose weights are all different.
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

    /// The same, slowly: every weight of every feature, held or not, in numbers with a point.
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
            assert!(refused.expect_err("another").why.starts_with("of rules 2, layout 3"));
        }
        assert!(Model::read("", 2, FEATURE_SPEC).is_err());
    }

    /// A file may have a net alone, or policy weights alone; it says so of the other.
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

    /// A net with fewer sums has a smaller file, and is the same when it is read.
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
            assert!(refused.why.contains(why), "{refused:?}");
        }
    }

    #[test]
    fn every_weight_has_a_letter_of_its_own() {
        let all = -MOST_WEIGHT..=MOST_WEIGHT;
        assert!(all.clone().all(|it| weight(letter(it)) == Some(it)));
        let letters: String = [-27, -26, -1, 0, 1, 26, 27].into_iter().map(letter).collect();
        assert_eq!(letters, "Ťza.AZƚ");
        // None for what is too far, or has a shorter letter.
        let wrong = [MIDDLE - 128, MIDDLE, MIDDLE + 26, MIDDLE + 128];
        let wrong = wrong.map(|it| char::from_u32(it as u32).expect("a letter"));
        assert_eq!(wrong.map(weight), [None; 4]);
    }

    /// Sums of as many features as a position names stay within small numbers.
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

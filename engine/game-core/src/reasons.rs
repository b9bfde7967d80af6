//! Why the model prefers one position to another, in terms of what is on the table.

use crate::model::{HIDDEN_UNITS, Net, WEIGHT_ONE};

/// Something on the table that people can count or look up, with its value in one position: a
/// feature in words.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FeatureInfo {
    /// Its name, the same in every position: "your colonists on Earth", "GH3".
    pub name: String,
    /// Its value: "3", "in your hand".
    pub stands: String,
}

impl FeatureInfo {
    /// A name and its value.
    pub fn new(name: impl Into<String>, stands: impl ToString) -> FeatureInfo {
        FeatureInfo { name: name.into(), stands: stands.to_string() }
    }
}

impl Net {
    /// How much each feature that holds in only one of two positions speaks for the first of them,
    /// in log-odds. The shares add up exactly to the difference of the two strengths.
    ///
    /// Each hidden unit moves in a straight line from its value in the other position to its value
    /// here, and only counts while it is positive. So a feature counts with its weight times the
    /// share of that line on which the unit is active; a unit that is positive in both positions is
    /// simply linear.
    pub fn shares(&self, one: &[u16], other: &[u16]) -> Vec<(u16, f32)> {
        let heads = self.heads();
        let sum_of = |features: &[u16]| {
            let mut sums = heads.begin.map(i32::from);
            for row in features.iter().filter_map(|&feature| self.rows().get(usize::from(feature)))
            {
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(*weight));
            }
            sums
        };
        let (here, there) = (sum_of(one), sum_of(other));
        let slopes: [f32; HIDDEN_UNITS] = std::array::from_fn(|at| {
            let (here, there) = (here[at], there[at]);
            let share = match here - there {
                0 => f32::from(u8::from(here > 0)),
                way => (here.max(0) - there.max(0)) as f32 / way as f32,
            };
            heads.result[at] * share / WEIGHT_ONE
        });
        let speaks = |feature: u16, side: f32| {
            let row = self.rows().get(usize::from(feature))?;
            let sum: f32 = row.iter().zip(&slopes).map(|(&it, slope)| f32::from(it) * slope).sum();
            Some((feature, side * sum))
        };
        let only = |features: &[u16], beside: &[u16], side| -> Vec<(u16, f32)> {
            let lone = features.iter().filter(|feature| !beside.contains(feature));
            lone.filter_map(|&feature| speaks(feature, side)).collect()
        };
        [only(one, other, 1.0), only(other, one, -1.0)].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FeatureSink, Heads};

    /// A net with weights for both features, in which some hidden units are inactive and others
    /// change sign.
    fn net() -> Net {
        let row =
            |feature: i16| std::array::from_fn(|at| ((feature * 37 + at as i16 * 53) % 101) - 50);
        let heads = Heads {
            begin: row(9),
            result: std::array::from_fn(|at| (at as f32 - 13.0) / 20.0),
            ..Heads::default()
        };
        Net::new((0..8).map(row).collect(), heads).expect("a net")
    }

    #[test]
    fn shares_add_up_to_the_difference_of_strengths() {
        let net = net();
        let strength = |features: &[u16]| {
            net.evaluate(|notes| features.iter().for_each(|&feature| notes.note(feature.into())))
                .strength
        };
        let sets: Vec<Vec<u16>> = (0..64_u16)
            .map(|mask| (0..8).filter(|feature| (mask * 7) >> feature & 1 == 1).collect())
            .collect();
        for one in &sets {
            for other in &sets {
                let shares = net.shares(one, other);
                let sum: f32 = shares.iter().map(|(_, share)| share).sum();
                let differ = strength(one) - strength(other);
                assert!((sum - differ).abs() < 1e-3, "{one:?} {other:?}: {sum} {differ}");
                assert!(shares.iter().all(|(it, _)| one.contains(it) != other.contains(it)));
                let turned: f32 = net.shares(other, one).iter().map(|(_, share)| share).sum();
                assert!((sum + turned).abs() < 1e-3);
            }
        }
    }
}

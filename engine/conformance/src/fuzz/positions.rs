//! Fuzzing of edited positions.

use std::fmt::Debug;

use game_core::{Dice, Draw, GameInfo};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    Sample, accepted, for_a_while, mutate, mutated, try_positions, with_context, with_other_frames,
};

/// Tries edited positions: each must be refused with errors, or be playable; nothing may panic.
pub struct Positions<G: GameInfo> {
    /// The positions that are edited.
    pub corpus: Vec<Sample<G>>,
    /// Parts to put into a position: words, and every frame of the corpus once.
    pub pool: Vec<Value>,
    /// How many words the pool begins with.
    words: usize,
    /// Plays on from an accepted position.
    play: fn(&G, &mut Dice),
}

impl<G: GameInfo + PartialEq + Debug> Positions<G> {
    /// These positions, with a few words in the vocabulary of the game.
    pub fn new(corpus: Vec<Sample<G>>, words: &[Value], play: fn(&G, &mut Dice)) -> Self {
        let mut pool = words.to_vec();
        for sample in &corpus {
            add_new(&mut pool, sample.state["frames"].as_array().into_iter().flatten());
        }
        Positions { corpus, pool, words: words.len(), play }
    }

    /// Adds the parts in a list of lists of each position to the pool, once each.
    #[must_use]
    pub fn with_parts_of(mut self, field: &str) -> Self {
        for sample in &self.corpus {
            let lists = sample.state[field].as_array().into_iter().flatten();
            add_new(&mut self.pool, lists.filter_map(Value::as_array).flatten());
        }
        self
    }

    /// Any of the positions.
    pub fn any(&self, dice: &mut Dice) -> &Sample<G> {
        &self.corpus[dice.below(self.corpus.len() as u32) as usize]
    }

    /// Tries what `change` makes of positions.
    ///
    /// # Panics
    ///
    /// As [`try_positions`].
    pub fn changed(&self, seed: u64, change: impl FnMut(&Value, &mut Dice) -> Option<Value>) {
        try_positions(seed, &self.corpus, change, self.play);
    }

    /// Tries positions with any parts changed.
    ///
    /// # Panics
    ///
    /// As [`try_positions`].
    pub fn mutated(&self) {
        self.changed(1, |state, dice| Some(mutated(state, 3, &self.pool, dice)));
    }

    /// Tries positions with one digit changed: most of a position is numbers.
    ///
    /// # Panics
    ///
    /// As [`try_positions`].
    pub fn with_other_numbers(&self) {
        self.changed(4, with_other_digit);
    }

    /// Tries positions with frames of other positions that are like this.
    ///
    /// # Panics
    ///
    /// As [`try_positions`].
    pub fn with_other_frames(&self, is_like: impl Fn(&Value) -> bool) {
        let frames = self.pool[self.words..].iter().filter(|part| is_like(part));
        let frames: Vec<&Value> = frames.collect();
        self.changed(2, |state, dice| Some(with_other_frames(state, &frames, dice)));
    }

    /// Tries positions and new games with changed options, also such as no settings lead to. `words`
    /// are values for them; `ends` says whether a new game with them is short enough to be played.
    ///
    /// # Panics
    ///
    /// If options or a position are refused without an error message, or a promise is broken.
    pub fn with_other_options(&self, words: &[Value], ends: impl Fn(&G::Options) -> bool)
    where
        G::Options: DeserializeOwned,
    {
        for_a_while(3, |dice| {
            let Sample { options, state } = self.any(dice);
            let mut data = serde_json::to_value(options).expect("plain data");
            for _ in 0..=dice.below(2) {
                mutate(&mut data, words, dice);
            }
            let Ok(options) = serde_json::from_value::<G::Options>(data) else { return };
            with_context(
                || serde_json::to_string(&options).expect("data"),
                || self.try_options(&options, state, ends(&options), dice),
            );
        });
    }

    fn try_options(&self, options: &G::Options, state: &Value, ends: bool, dice: &mut Dice) {
        accepted::<G>(options, state, |game| (self.play)(game, dice));
        match G::new(options, G::content_of_ours()) {
            Ok(game) if ends => (self.play)(&game, dice),
            Ok(_) => {}
            Err(errors) => assert!(!errors.is_empty(), "refused without a word"),
        }
    }
}

fn add_new<'a>(pool: &mut Vec<Value>, parts: impl Iterator<Item = &'a Value>) {
    for part in parts {
        if !pool.contains(part) {
            pool.push(part.clone());
        }
    }
}

/// The position with one digit changed; `None` if it cannot be read any more.
fn with_other_digit(state: &Value, dice: &mut Dice) -> Option<Value> {
    let mut text = state.to_string().into_bytes();
    let digits = text.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit());
    let digits: Vec<usize> = digits.map(|(at, _)| at).collect();
    let at = *digits.get(dice.below(digits.len().max(1) as u32) as usize)?;
    text[at] = b'0' + dice.below(10) as u8;
    serde_json::from_slice(&text).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_digit_is_changed() {
        let state = json!({"round": 3, "names": ["p2"], "odds": [10, 20]});
        let mut changed = 0;
        for nth in 0..50 {
            let Some(other) = with_other_digit(&state, &mut Dice::keyed(1, nth)) else { continue };
            let (before, after) = (state.to_string(), other.to_string());
            let differ = before.bytes().zip(after.bytes()).filter(|(one, other)| one != other);
            let differ = differ.count();
            assert!(before.len() != after.len() || differ <= 1, "{after}");
            changed += differ;
        }
        assert!(changed > 20, "{changed}");
        assert_eq!(with_other_digit(&json!({}), &mut Dice::new(1)), None);
    }
}

use crate::Draw;

/// Receives every legal choice from a game, in rising order.
///
/// The steps of a game are generic over it, so that the same code fills a player's list and answers
/// "is there exactly one?" without building a list.
pub trait ActionSink<C> {
    /// Lists a choice of a seat.
    fn choice(&mut self, choice: C) {
        self.chance(choice, 1);
    }

    /// Lists a result of chance with its odds, a positive integer weight.
    fn chance(&mut self, choice: C, odds: u32);

    /// Whether the sink needs no more choices; the game may then stop a long list early.
    fn enough(&self) -> bool {
        false
    }
}

/// The complete list of choices at a turn, in rising order, with odds.
///
/// The caller owns and reuses it, so that listing does not allocate once it has grown to its usual
/// size.
#[derive(Clone, Debug)]
pub struct Choices<C> {
    listed: Vec<C>,
    odds: Vec<u32>,
}

impl<C> Default for Choices<C> {
    fn default() -> Self {
        Choices { listed: Vec::new(), odds: Vec::new() }
    }
}

impl<C: Copy + Ord> Choices<C> {
    /// Empties the list but keeps its memory.
    pub fn clear(&mut self) {
        self.listed.clear();
        self.odds.clear();
    }

    /// The choices, in rising order.
    pub fn listed(&self) -> &[C] {
        &self.listed
    }

    /// The weights of [`Choices::listed`]; all 1 where a seat chooses.
    pub fn odds(&self) -> &[u32] {
        &self.odds
    }

    /// The number of choices.
    pub fn len(&self) -> usize {
        self.listed.len()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// Whether `choice` is listed.
    pub fn contains(&self, choice: C) -> bool {
        self.listed.binary_search(&choice).is_ok()
    }

    /// Draws a choice with probability proportional to its odds; `None` if nothing is listed.
    pub fn pick(&self, dice: &mut impl Draw) -> Option<C> {
        let total = self.odds.iter().sum();
        if total == 0 {
            return None;
        }
        let mut rest = dice.below(total);
        for (&choice, &odds) in self.listed.iter().zip(&self.odds) {
            if rest < odds {
                return Some(choice);
            }
            rest -= odds;
        }
        None
    }

    /// Draws a choice with probability proportional to `weight`; `None` if nothing is listed or all
    /// weights are zero.
    pub fn pick_by(&self, mut weight: impl FnMut(C) -> u32, dice: &mut impl Draw) -> Option<C> {
        let mut total = 0;
        let mut picked = None;
        for &choice in &self.listed {
            let weight = weight(choice);
            total += weight;
            if weight > 0 && dice.below(total) < weight {
                picked = Some(choice);
            }
        }
        picked
    }

    /// Draws a choice uniformly; `None` if nothing is listed.
    pub fn pick_evenly(&self, dice: &mut impl Draw) -> Option<C> {
        let count = u32::try_from(self.listed.len()).ok().filter(|&count| count > 0)?;
        self.listed.get(dice.below(count) as usize).copied()
    }
}

impl<C> ActionSink<C> for Choices<C> {
    fn chance(&mut self, choice: C, odds: u32) {
        self.listed.push(choice);
        self.odds.push(odds);
    }
}

/// An action sink that records whether there is no choice, exactly one, or several.
#[derive(Clone, Copy, Debug)]
pub enum Forced<C> {
    /// Nothing was listed.
    None,
    /// Exactly one choice was listed: nobody needs to be asked.
    One(C),
    /// At least two were listed: a real question.
    Several,
}

impl<C: Copy> ActionSink<C> for Forced<C> {
    fn chance(&mut self, choice: C, _odds: u32) {
        *self = match self {
            Forced::None => Forced::One(choice),
            Forced::One(_) | Forced::Several => Forced::Several,
        };
    }

    fn enough(&self) -> bool {
        matches!(self, Forced::Several)
    }
}

/// Counts the choices (none, one, several) and looks for one of them. One sink does both, because
/// the questions of every game are monomorphised for each sink type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionProbe<C> {
    wanted: Option<C>,
    forced: Forced<C>,
    found: bool,
}

impl<C: Copy + Eq> ActionProbe<C> {
    /// Whether no choice, one choice or several are listed.
    pub(crate) fn forced(name_all: impl FnOnce(&mut Self)) -> Forced<C> {
        let mut probe = ActionProbe { wanted: None, forced: Forced::None, found: false };
        name_all(&mut probe);
        probe.forced
    }

    /// Whether this choice is listed.
    pub(crate) fn names(wanted: C, name_all: impl FnOnce(&mut Self)) -> bool {
        let mut probe = ActionProbe { wanted: Some(wanted), forced: Forced::None, found: false };
        name_all(&mut probe);
        probe.found
    }
}

impl<C: Copy + Eq> ActionSink<C> for ActionProbe<C> {
    fn chance(&mut self, choice: C, odds: u32) {
        match self.wanted {
            Some(wanted) => self.found |= choice == wanted,
            None => self.forced.chance(choice, odds),
        }
    }

    fn enough(&self) -> bool {
        match self.wanted {
            Some(_) => self.found,
            None => self.forced.enough(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn picks_follow_the_odds() {
        let mut choices = Choices::default();
        choices.chance('a', 1);
        choices.chance('b', 3);
        let mut dice = Dice::new(5);
        let b = (0..4000).filter(|_| choices.pick(&mut dice) == Some('b')).count();
        assert!((2850..3150).contains(&b), "{b} of 4000, expected about 3000");
        assert!(choices.contains('a') && !choices.contains('c'));
    }

    #[test]
    fn picks_follow_a_weight_that_is_given() {
        let mut choices = Choices::default();
        choices.choice('a');
        choices.choice('b');
        choices.choice('c');
        let mut dice = Dice::new(6);
        let weight = |choice| if choice == 'c' { 3 } else { u32::from(choice == 'a') };
        let mut c = 0;
        for _ in 0..4000 {
            let picked = choices.pick_by(weight, &mut dice).expect("something has weight");
            assert_ne!(picked, 'b', "it has none");
            c += u32::from(picked == 'c');
        }
        assert!((2850..3150).contains(&c), "{c} of 4000, expected about 3000");
        assert_eq!(choices.pick_by(|_| 0, &mut dice), None);
    }

    #[test]
    fn one_choice_is_told_from_several() {
        let mut forced = Forced::None;
        forced.choice(1);
        assert!(matches!(forced, Forced::One(1)));
        forced.choice(2);
        assert!(matches!(forced, Forced::Several));
    }
}

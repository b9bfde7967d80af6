use i18n::{Locale, Notice, message, notice};

use crate::{ActionSink, Game};

/// A multi-select: a question whose answer is a set, in which the order does not matter.
///
/// A game asks for a set tick by tick, each an entry of the log, and lists only items that do not
/// come before the last tick. So each set can be reached in exactly one way, a list is as short as
/// that of any other question, and bots, searches and logs need no notion of sets. Front ends do:
/// they let a person tick in any order, confirm once, and enter the ticks in rising order
/// ([`selection_entries`]).
///
/// Nothing else is asked or decided between the first tick and the last. The set is complete when
/// nothing more can be ticked, or earlier when `done` is chosen. The conformance kit checks every
/// multi-select that it meets, and ticks some sets itself.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Selection<C> {
    /// What can still be ticked, in rising order; an item that can be ticked twice appears twice.
    pub items: Vec<C>,
    /// How many more must be ticked.
    pub least: usize,
    /// How many more can be ticked, if that many are left.
    pub most: usize,
    /// Ends the set early; `None` if all sets have the same size. It follows all items in the order
    /// of choices, and is listed once the least are ticked.
    pub done: Option<C>,
}

/// What became of a multi-select after a tick.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Selected {
    /// It goes on.
    GoesOn,
    /// It is complete. If the last ticks left no choice, the game made them itself.
    Complete,
    /// Something else is asked although the set is not complete, so it is not a multi-select.
    Broken,
}

impl<C: Copy + Ord> Selection<C> {
    /// The answers to the question now, in rising order: items that can continue the set, or
    /// `done`.
    pub fn listed(&self) -> Vec<C> {
        let counted = self.items.iter().map(|&item| (item, 1));
        let mut named: Vec<C> = Vec::new();
        let named_once = |item| {
            if named.last() != Some(&item) {
                named.push(item)
            }
        };
        rising(counted, self.least, self.most, named_once);
        named.extend(self.done.filter(|_| self.least == 0));
        named
    }

    /// The multi-select after this answer; `None` if the set is complete.
    pub fn after(&self, choice: C) -> Option<Self> {
        if self.most <= 1 || Some(choice) == self.done {
            return None;
        }
        let from = self.items.partition_point(|item| *item < choice);
        Some(Selection {
            items: self.items.get(from + 1..).unwrap_or_default().to_vec(),
            least: self.least.saturating_sub(1),
            most: self.most - 1,
            done: self.done,
        })
    }

    /// What became of this multi-select after an answer to it; `now` is the game's current one.
    pub fn selected(&self, choice: C, now: Option<&Self>) -> Selected {
        let mut rest = self.after(choice);
        while let Some(left) = rest {
            if now.is_some_and(|now| left.asks_the_same(now)) {
                return Selected::GoesOn;
            }
            // The game answers a question with one answer itself.
            let [only] = left.listed()[..] else { return Selected::Broken };
            rest = left.after(only);
        }
        Selected::Complete
    }

    /// Whether the same sets can be ticked. A maximum above the number of items makes no
    /// difference.
    fn asks_the_same(&self, other: &Self) -> bool {
        let sizes = |set: &Self| (set.least, set.most.min(set.items.len()));
        self.items == other.items && self.done == other.done && sizes(self) == sizes(other)
    }

    /// How many can be ticked, in words: "2", "2 to 4", "up to 4".
    pub fn sizes(&self, locale: Locale) -> String {
        let most = self.most.min(self.items.len());
        match self.least {
            least if least == most => most.to_string(),
            0 => message!(locale, "select-up-to", most = most).into(),
            least => message!(locale, "select-from-to", least = least, most = most).into(),
        }
    }

    /// Why these items, in rising order, are not a set that can be ticked; `None` if they are.
    fn error(&self, selected: &[C]) -> Option<Notice> {
        if !(self.least..=self.most).contains(&selected.len()) {
            let most = self.most.min(self.items.len());
            return Some(wrong_size(self.least, most, selected.len()));
        }
        let count = |list: &[C], of: C| list.iter().filter(|&&item| item == of).count();
        let there = |&item: &C| count(selected, item) <= count(&self.items, item);
        let all = selected.iter().all(there);
        (!all).then(|| notice!("refusal-tick-not-there"))
    }
}

/// Why a set of this size cannot be ticked.
fn wrong_size(least: usize, most: usize, given: usize) -> Notice {
    match least {
        least if least == most => notice!("refusal-tick", most = most, given = given),
        0 => notice!("refusal-tick-up-to", most = most, given = given),
        least => notice!("refusal-tick-from", least = least, most = most, given = given),
    }
}

/// Calls `name` with each item that can come next in rising order, given how many more are needed.
fn rising<C>(
    items: impl Iterator<Item = (C, usize)> + Clone,
    least: usize,
    most: usize,
    mut name: impl FnMut(C),
) {
    let mut from_here: usize = items.clone().map(|(_, count)| count).sum();
    for (item, count) in items.filter(|(_, count)| *count > 0) {
        if most > 0 && from_here >= least {
            name(item);
        }
        from_here -= count;
    }
}

/// A multi-select as a game declares it: [`Select::legal_actions`] lists its answers, and
/// [`Select::selection`] is the value for [`Game::selection`].
///
/// ```
/// use game_core::{Choices, Select};
///
/// // Of a hand with two cards of 3 and one each of 5 and 8, two are given up.
/// let hand = [(3, 2), (5, 1), (8, 1)];
/// let give = |from| {
///     let items = hand.into_iter().filter(move |(card, _)| *card >= from);
///     Select { items, least: 2, most: 2, done: None }
/// };
/// let mut choices = Choices::default();
/// give(0).legal_actions(&mut choices);
/// assert_eq!(choices.listed(), [3, 5], "after the 8 there is no second");
/// assert_eq!(give(0).selection().items, [3, 3, 5, 8]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Select<C, I: Items<C>> {
    /// The items from the last tick on, in rising order, each with how often it can be ticked.
    pub items: I,
    /// How many more must be ticked.
    pub least: u8,
    /// How many more can be ticked, if that many are left.
    pub most: u8,
    /// Ends the set early; it follows all items in the order of choices.
    pub done: Option<C>,
}

/// Items that can be ticked, each with how often.
pub trait Items<C>: Iterator<Item = (C, u8)> + Clone {}

impl<C, I: Iterator<Item = (C, u8)> + Clone> Items<C> for I {}

impl<C: Copy + Ord, I: Items<C>> Select<C, I> {
    /// Lists what can be ticked next, and `done` once the least are ticked.
    pub fn legal_actions(self, out: &mut impl ActionSink<C>) {
        let (least, most) = (self.least.into(), self.most.into());
        let items = self.items.map(|(item, count)| (item, usize::from(count)));
        rising(items, least, most, |item| out.choice(item));
        if let Some(done) = self.done.filter(|_| self.least == 0) {
            out.choice(done);
        }
    }

    /// The whole multi-select.
    pub fn selection(self) -> Selection<C> {
        let copies = |(item, count)| std::iter::repeat_n(item, usize::from(count));
        Selection {
            items: self.items.flat_map(copies).collect(),
            least: self.least.into(),
            most: self.most.into(),
            done: self.done,
        }
    }
}

/// The entries that tick these items, given in any order, and end the set if it could go on. They
/// are in rising order, without those that the game makes itself because nothing else is left.
///
/// # Errors
///
/// Why they cannot be ticked, as a clause.
pub fn selection_entries<G: Game>(
    game: &G,
    selected: &[G::Choice],
) -> Result<Vec<G::Choice>, Notice> {
    let selection = game.selection().ok_or_else(|| notice!("refusal-one-answer"))?;
    let mut selected = selected.to_vec();
    selected.sort_unstable();
    if let Some(why) = selection.error(&selected) {
        return Err(why);
    }
    let mut game = game.clone();
    let mut entries = Vec::new();
    let mut ticks = selected.into_iter();
    let mut rest = Some(selection);
    while let Some(left) = rest {
        let Some(next) = ticks.next().or(left.done) else { break };
        if game.selection().is_some_and(|now| left.asks_the_same(&now)) {
            game.apply(next, &mut crate::NoSink)?;
            entries.push(next);
        } else if left.listed() != [next] {
            return Err(notice!("refusal-tick-together"));
        }
        rest = left.after(next);
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    /// Every set that the questions lead to, in the order of its ticks.
    fn reached(from: &Selection<char>, so_far: &[char], sets: &mut Vec<Vec<char>>) {
        for choice in from.listed() {
            let mut ticks = so_far.to_vec();
            ticks.extend((Some(choice) != from.done).then_some(choice));
            match from.after(choice) {
                Some(rest) => reached(&rest, &ticks, sets),
                None => sets.push(ticks),
            }
        }
        if from.listed().is_empty() {
            sets.push(so_far.to_vec());
        }
    }

    fn collect(least: u8, most: u8, done: Option<char>) -> Selection<char> {
        let items = [('a', 2), ('b', 0), ('c', 1), ('d', 1)].into_iter();
        Select { items, least, most, done }.selection()
    }

    #[test]
    fn every_set_is_reached_in_one_way() {
        let mut two = Vec::new();
        reached(&collect(2, 2, None), &[], &mut two);
        let sets: Vec<String> = two.into_iter().map(String::from_iter).collect();
        assert_eq!(sets, ["aa", "ac", "ad", "cd"]);
        let mut any = Vec::new();
        reached(&collect(0, 9, Some('z')), &[], &mut any);
        let mut sets: Vec<String> = any.into_iter().map(String::from_iter).collect();
        sets.sort();
        let all = ["", "a", "aa", "aac", "aacd", "aad", "ac", "acd", "ad", "c", "cd", "d"];
        assert_eq!(sets, all);
    }

    #[test]
    fn what_is_asked_is_what_the_whole_set_says() {
        for (least, most, done) in
            [(0, 2, Some('z')), (1, 3, Some('z')), (2, 2, None), (4, 4, None), (0, 0, None)]
        {
            let items = [('a', 2), ('b', 0), ('c', 1), ('d', 1)].into_iter();
            let collect = Select { items, least, most, done };
            let mut choices = Choices::default();
            collect.clone().legal_actions(&mut choices);
            assert_eq!(choices.listed(), collect.selection().listed(), "{least} to {most}");
        }
    }

    #[test]
    fn a_set_goes_on_is_complete_or_is_none() {
        let two = collect(2, 2, None);
        let rest = two.after('a').expect("a second");
        assert_eq!(two.selected('a', Some(&rest)), Selected::GoesOn);
        assert_eq!(two.selected('a', None), Selected::Broken, "three can be the second");
        assert_eq!(two.selected('c', None), Selected::Complete, "only d is left");
        let wrong = Selection { items: two.items.clone(), ..rest };
        assert_eq!(two.selected('c', Some(&wrong)), Selected::Complete, "another set");
        assert_eq!(two.selected('a', Some(&wrong)), Selected::Broken, "the first a again");
    }

    #[test]
    fn sizes_are_told_and_kept() {
        let words = [collect(2, 2, None), collect(0, 9, Some('z')), collect(1, 3, Some('z'))];
        assert_eq!(words.map(|set| set.sizes(Locale::English)), ["2", "up to 4", "1 to 3"]);
        let two = collect(2, 2, None);
        assert_eq!(two.error(&['a', 'a']), None);
        assert_eq!(two.error(&['a']).map(|why| why.to_string()).as_deref(), Some("tick 2, not 1"));
        assert!(two.error(&['c', 'c']).is_some(), "it is there once");
    }
}

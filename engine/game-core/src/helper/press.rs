//! Presses: one tap that answers several consecutive questions with few answers each.

use super::run::offered_at;
use super::{Entry, FormGroup, Helped, Helper, Now, Stage};
use crate::Choices;

/// More questions than one press can answer, as each has at least two answers.
const LONGEST: usize = 6;

/// The possible next answers of a press.
struct Next<G: Helped> {
    answers: Vec<Entry<G>>,
    /// Whether only the first answers are continued if there are not enough buttons for all.
    is_ranked: bool,
}

impl<G: Helped> Helper<G> {
    /// The presses offered now: lists of entries, with lists that begin alike next to each other.
    /// Empty unless a press answers more than one question.
    ///
    /// A list that is the beginning of others is a press that answers only so much; it comes after
    /// them.
    pub fn presses(&self) -> &[Vec<Entry<G>>] {
        let presses = || self.presses_after(&self.entries[self.done..]);
        self.now.derived.presses.get_or_init(|| Box::new(presses()))
    }

    /// The presses offered after these entries of the turn.
    fn presses_after(&self, entered: &[Entry<G>]) -> Vec<Vec<Entry<G>>> {
        let before = self.stand_after(entered, &[]).reached.emitted.len();
        let mut presses = vec![Vec::new()];
        loop {
            let mut grew = false;
            let mut is_ranked = false;
            let mut longer = Vec::new();
            for press in &presses {
                let next = self.next_of_press(entered, press, before);
                grew |= !next.answers.is_empty();
                is_ranked |= next.is_ranked && !press.is_empty();
                longer.push(next.answers);
            }
            let count: usize = longer.iter().map(|next| next.len().max(1)).sum();
            let fits = count <= G::most_buttons();
            if !grew || !fits && !is_ranked {
                break;
            }
            let room = if fits { usize::MAX } else { G::most_buttons() };
            presses = joined(&presses, longer, room);
            if !fits {
                break;
            }
        }
        presses.retain(|press: &Vec<Entry<G>>| !press.is_empty());
        if presses.iter().all(|press| press.len() == 1) { Vec::new() } else { presses }
    }

    /// The state of the turn after these entries and those of a press.
    fn stand_after(&self, entered: &[Entry<G>], press: &[Entry<G>]) -> Now<G> {
        match entered.len() == self.entries.len() - self.done {
            true => self.stand_with(press),
            false => self.stand_of(&[entered, press].concat()),
        }
    }

    /// The answers to the question after these entries and those of a press, if the press can
    /// answer it. `before` is the number of events before the press.
    fn next_of_press(&self, entered: &[Entry<G>], press: &[Entry<G>], before: usize) -> Next<G> {
        let Now { reached: at, gist, .. } = self.stand_after(entered, press);
        let (game, emitted) = (&at.game, &at.emitted);
        let mut next = Next { answers: Vec::new(), is_ranked: false };
        let waits = |query| {
            press.is_empty()
                || emitted[before..].iter().all(|emitted| G::can_wait(&emitted.event, query))
        };
        let mut can_answer = |query| match game.form_group(query) {
            _ if !waits(query) => false,
            FormGroup::Alone => false,
            FormGroup::Begins => press.is_empty(),
            FormGroup::Joins => true,
            FormGroup::Ranked => {
                next.is_ranked = true;
                true
            }
        };
        match at.stage {
            Stage::Question if can_answer(None) && self.alone(game, &gist).is_none() => {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                next.answers = choices.listed().iter().copied().map(Entry::Choice).collect();
            }
            Stage::Queries(queries) if queries.len() == 1 => {
                for query in queries.iter().filter(|query| can_answer(Some(*query))) {
                    let offered = offered_at(&at, query);
                    next.answers =
                        offered.into_iter().map(|one| Entry::Answer(one.answer)).collect();
                }
            }
            _ => {}
        }
        next
    }

    /// The number of entries before the last press, if that made more than one entry.
    pub(super) fn before_last_press(&self) -> Option<usize> {
        let entered = &self.entries[self.done..];
        let first = entered.len().saturating_sub(LONGEST);
        (first..entered.len().saturating_sub(1)).find_map(|before| {
            let made: Vec<String> = entered[before..].iter().map(ToString::to_string).collect();
            let is_made = |press: &Vec<Entry<G>>| {
                press.iter().map(ToString::to_string).eq(made.iter().cloned())
            };
            self.presses_after(&entered[..before]).iter().any(is_made).then_some(self.done + before)
        })
    }
}

/// Extends each press with its next answers. If there are not enough buttons for all, the most
/// likely are extended: earlier presses and earlier answers first. A press that is not fully
/// extended is kept after its extensions, for the remaining answers.
fn joined<E: Clone>(presses: &[Vec<E>], next: Vec<Vec<E>>, room: usize) -> Vec<Vec<E>> {
    let mut taken = vec![0; presses.len()];
    // Each press gives its button to its last extension, so a single extension needs no further
    // button.
    let buttons = |taken: &[usize]| -> usize {
        let each = taken.iter().zip(&next);
        each.map(|(taken, answers)| taken + usize::from(*taken < answers.len().max(1))).sum()
    };
    let most = next.iter().map(Vec::len).max().unwrap_or(0);
    let order = (0..most + next.len()).flat_map(|sum| (0..next.len()).map(move |nth| (nth, sum)));
    for (nth, sum) in order {
        let is_next = sum.checked_sub(nth).is_some_and(|answer| answer < next[nth].len());
        if is_next {
            taken[nth] += 1;
            if buttons(&taken) > room {
                taken[nth] -= 1;
            }
        }
    }
    let mut longer = Vec::new();
    for ((press, answers), taken) in presses.iter().zip(&next).zip(taken) {
        longer.extend(answers.iter().take(taken).map(|answer| {
            let mut press = press.clone();
            press.push(answer.clone());
            press
        }));
        if taken < answers.len().max(1) {
            longer.push(press.clone());
        }
    }
    longer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_room_for_all_the_first_go_on() {
        let presses = [vec!["a"], vec!["b"], vec!["c"]];
        let next = || vec![vec!["1", "2", "3"], vec![], vec!["4", "5"]];
        let texts = |room| -> Vec<String> {
            joined(&presses, next(), room).into_iter().map(|press| press.concat()).collect()
        };
        assert_eq!(texts(6), ["a1", "a2", "a3", "b", "c4", "c5"]);
        assert_eq!(texts(5), ["a1", "a2", "a3", "b", "c"]);
        assert_eq!(texts(4), ["a1", "a", "b", "c"]);
        assert_eq!(texts(2), ["a", "b", "c"]);
    }
}

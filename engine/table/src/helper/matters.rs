//! Which answers make a difference: a person is asked for no more.
//!
//! The turn is run with each answer that there can be, until something else is asked or all of it is
//! told. Answers after which the same was told, the same is known and the same is asked are one
//! answer ([`Helped::in_general`]), and of what has but one answer nobody is asked.
//!
//! That is sound without a look at what comes later: what was answered in part counts only until
//! something else is asked. What reads the fact later asks for it again, for the difference that it
//! makes there. And nothing is one answer whose difference is made by the very step that goes on to
//! read something else.

use super::{Entry, Helped, Helper, Reached, Run, Stage};
use crate::{Rule, Set};

/// Of a fact with more answers than this nobody tries whether all of them are one.
const FEW: usize = 3;

/// An answer that is offered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Offer<A> {
    /// What is entered.
    pub answer: A,
    /// The answers that it stands for: itself, or those that make no difference.
    pub means: Vec<A>,
}

impl<A: Copy> Offer<A> {
    fn only(answer: A) -> Self {
        Offer { answer, means: vec![answer] }
    }
}

/// What was told of a turn as a helper knows it, what it knows then, and what it asks.
struct Outcome<G: Helped> {
    told: Vec<(Rule, G::Event)>,
    known: Vec<G::Answer>,
    reached: Reached<G>,
}

impl<G: Helped> Outcome<G> {
    /// What comes of an answer.
    fn of_answer(game: &G, known: Set<G::Fact>, answer: G::Answer, steps: usize) -> Self {
        let entered = [Entry::Fact(answer)];
        let (mut reached, _) = Run::amid(game.clone(), known, &entered, steps).go_on(None);
        let told = std::mem::take(&mut reached.told);
        // What is known in part is not known any more once something else is asked.
        let facts = reached.known.without(G::in_part());
        let told = told.into_iter();
        Outcome {
            told: told
                .filter_map(|told| Some((told.rule, G::without_the_unknown(&told.event)?)))
                .collect(),
            known: facts.iter().map(|fact| reached.game.look(fact)).collect(),
            reached,
        }
    }

    /// Whether nobody can tell the one from the other, after so many steps at which it was asked.
    fn is_like(&self, other: &Outcome<G>, asked_after: usize) -> bool {
        let has_read = |one: &Outcome<G>| one.reached.steps > asked_after;
        let asks = |one: &Outcome<G>| std::mem::discriminant(&one.reached.stage);
        has_read(self)
            && has_read(other)
            && self.reached.steps == other.reached.steps
            && asks(self) == asks(other)
            && self.reached.stage.facts() == other.reached.stage.facts()
            && self.known == other.known
            && self.told == other.told
    }
}

impl<G: Helped> Helper<G> {
    /// The answers to a fact that is asked now, alone, in the order in which they are offered.
    pub fn offered(&self, fact: G::Fact) -> Vec<Offer<G::Answer>> {
        offered_at(&self.now.reached, fact)
    }

    /// How many of so many answers to a fact that is asked alone are shown at once: of what is asked
    /// in part, for which a list is in the order in which to expect them, no more than a press has
    /// buttons, with one that leads to the rest.
    pub fn shown_at_once(fact: G::Fact, answers: usize) -> usize {
        match answers > G::most_buttons() && G::in_part().contains(fact) {
            true => G::most_buttons() - 1,
            false => answers,
        }
    }
}

/// The answers to a fact that is asked where a turn stands.
pub(super) fn offered_at<G: Helped>(at: &Reached<G>, fact: G::Fact) -> Vec<Offer<G::Answer>> {
    match at.stage {
        Stage::Facts(_) => offered(&at.game, at.known, fact, at.steps),
        _ => at.game.offers(fact).into_iter().map(Offer::only).collect(),
    }
}

/// The answers to a fact, after so many steps of a turn in which these are known.
fn offered<G: Helped>(
    game: &G,
    known: Set<G::Fact>,
    fact: G::Fact,
    steps: usize,
) -> Vec<Offer<G::Answer>> {
    let answers = game.offers(fact);
    if !G::in_part().contains(fact) || answers.len() < 2 {
        return answers.into_iter().map(Offer::only).collect();
    }
    let mut alike: Vec<(Outcome<G>, Vec<G::Answer>)> = Vec::new();
    for answer in answers {
        let outcome = Outcome::of_answer(game, known, answer, steps);
        match alike.iter_mut().find(|(other, _)| other.is_like(&outcome, steps)) {
            Some((_, means)) => means.push(answer),
            None => alike.push((outcome, vec![answer])),
        }
    }
    let offers = alike.into_iter().flat_map(|(_, means)| match &means[..] {
        [only] => vec![Offer::only(*only)],
        _ => match game.in_general(&means) {
            Some(answer) => vec![Offer { answer, means }],
            None => means.into_iter().map(Offer::only).collect(),
        },
    });
    offers.collect()
}

/// The answer to a fact that is missing, if there is but one that makes a difference.
pub(super) fn only_answer<G: Helped>(
    game: &G,
    known: Set<G::Fact>,
    missing: G::Fact,
    steps: usize,
) -> Option<G::Answer> {
    if !G::in_part().contains(missing) || game.offers(missing).len() > FEW {
        return None;
    }
    match &offered(game, known, missing, steps)[..] {
        [only] => Some(only.answer),
        _ => None,
    }
}

/// What a rule takes, what it takes where that is not there, and so on to the end, at most so many:
/// `best` is a table on which all of it is there, and `without` takes one thing away.
///
/// So the order in which a rule wants things is the order in which the rule takes them, and stands
/// nowhere else.
pub fn as_taken<G, T>(
    mut best: G,
    most: usize,
    takes: impl Fn(&G) -> Option<T>,
    without: impl Fn(&mut G, &T),
) -> Vec<T> {
    let mut order = Vec::new();
    while order.len() < most
        && let Some(next) = takes(&best)
    {
        without(&mut best, &next);
        order.push(next);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_in_which_a_rule_takes() {
        let largest_even =
            |all: &Vec<u8>| all.iter().copied().filter(|number| number % 2 == 0).max();
        let order = as_taken(vec![1, 4, 2, 3, 8], 9, largest_even, |all, gone| {
            all.retain(|number| number != gone);
        });
        assert_eq!(order, [8, 4, 2]);
        let never_gone = as_taken(vec![2], 5, largest_even, |_, _| {});
        assert_eq!(never_gone.len(), 5, "it ends");
    }
}

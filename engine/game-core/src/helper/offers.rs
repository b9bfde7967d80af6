//! Answers offered to a fact, and the order in which a rule takes things.

/// An offered answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Offer<A> {
    /// What is entered.
    pub answer: A,
    /// The answers that it stands for: itself, or all that are equivalent.
    pub means: Vec<A>,
}

impl<A: Copy> Offer<A> {
    pub(super) fn only(answer: A) -> Self {
        Offer { answer, means: vec![answer] }
    }
}

/// What a rule takes first, what it takes if that is missing, and so on, at most `most` things.
/// `best` is a table with everything on it, and `without` removes one thing.
///
/// This derives a rule's order of preference from the rule itself, so that it is written only once.
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

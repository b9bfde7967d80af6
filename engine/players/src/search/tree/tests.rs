use game_core::ActionSink;

use super::*;

const SEAT: Seat = Seat(0);

/// How many of twenty choices are tried after this many visits, if the first has this prior and all
/// others 1.
fn tried(visits: u32, prior_of_first: u32, whole: bool) -> usize {
    let mut choices = Choices::default();
    (0..20_u8).for_each(|choice| choices.choice(choice));
    let prior = |choice| if choice == 0 { prior_of_first } else { 1 };
    let weighing = Weighing { explore: 0.7, score: 0.05, whole };
    let mut dice = game_core::Dice::new(1);
    let mut tree = Tree::new();
    for _ in 0..visits {
        let root = (Tree::<u8>::ROOT, SEAT);
        let step = tree.choose(root, &choices, prior, weighing, &mut dice);
        let step = step.expect("there is always a choice");
        let end = [SeatValue { result: 0.5, score: f32::from(step.choice) }];
        tree.note(&[Tree::<u8>::ROOT, step.node], &end.into_iter().collect());
    }
    tree.after(Tree::<u8>::ROOT).count()
}

/// If all priors are equal, every choice is tried before any is tried again.
#[test]
fn every_choice_is_tried_once_where_no_prior_is_above_one() {
    assert_eq!([5, 20, 40].map(|visits| tried(visits, 1, false)), [5, 20, 20]);
}

/// If some priors are higher, the number of choices tried grows with the square root of the visits,
/// times [`CHOICES`]; in the end all are tried.
#[test]
fn few_choices_are_tried_first_where_some_priors_are_above_one() {
    assert_eq!([1, 2, 20, 100, 2_000].map(|visits| tried(visits, 50, false)), [1, 1, 3, 5, 20]);
}

/// If every choice is to be evaluated, all are tried.
#[test]
fn every_choice_is_tried_where_each_is_to_be_evaluated() {
    assert_eq!(tried(20, 50, true), 20);
}

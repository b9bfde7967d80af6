use table::{Choices, Dice, Published, Seat, Silent, Turn, Viewer};

use crate::LineStep;

/// So many worlds are imagined to see whether a line holds whatever comes.
const WORLDS: u64 = 8;

/// The most results of chance in a row, should a game never stop asking for them.
const RESULTS: u32 = 64;

/// What follows the first choice of a main line, in words for the seat that made it: as far as
/// every imagined world goes along with the line, whatever chance answers there. Nothing but the
/// view is looked at.
pub(super) fn what_follows<G: Published>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    line: &[G::Choice],
) -> Vec<LineStep> {
    let mut worlds: Vec<(G, Dice)> = (0..WORLDS)
        .map(|nth| {
            let mut dice = Dice::keyed(0, nth);
            (G::imagine(view, content, &mut dice), dice)
        })
        .collect();
    let movers = worlds.iter().map(|(world, _)| movers(world.clone(), line));
    let movers = movers.max_by_key(Vec::len).unwrap_or_default();
    let mut steps: Vec<LineStep> = Vec::new();
    for (nth, (&choice, mover)) in line.iter().zip(movers).enumerate() {
        match mover {
            None => {
                worlds.iter_mut().for_each(|(world, dice)| answer(world, dice));
                if steps.last().is_none_or(|step| step.seat.is_some()) {
                    steps.push(LineStep { seat: None, text: "whatever comes".to_string() });
                }
            }
            Some(mover) => {
                if !worlds.iter().all(|(world, _)| may(world, mover, choice)) {
                    break;
                }
                if nth > 0 {
                    let text = shown(&worlds[0].0, choice, seat);
                    steps.push(LineStep { seat: Some(mover), text });
                }
                worlds.iter_mut().for_each(|(world, _)| world.apply_listed(choice, &mut Silent));
            }
        }
    }
    // What ends with chance says nothing more.
    while steps.last().is_some_and(|step| step.seat.is_none()) {
        steps.pop();
    }
    steps
}

/// Who makes each entry of a line, as far as this world goes along with it.
fn movers<G: Published>(mut world: G, line: &[G::Choice]) -> Vec<Option<Seat>> {
    let mut movers = Vec::new();
    let mut choices = Choices::default();
    for &choice in line {
        world.choices(&mut choices);
        if !choices.contains(choice) {
            break;
        }
        movers.push(match world.turn() {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        });
        world.apply_listed(choice, &mut Silent);
    }
    movers
}

/// Lets chance answer by its odds until a seat must choose or the game is over.
fn answer<G: Published>(world: &mut G, dice: &mut Dice) {
    let mut choices = Choices::default();
    for _ in 0..RESULTS {
        if world.turn() != Turn::Chance {
            return;
        }
        world.choices(&mut choices);
        let Some(result) = choices.pick(dice) else { return };
        world.apply_listed(result, &mut Silent);
    }
}

fn may<G: Published>(world: &G, mover: Seat, choice: G::Choice) -> bool {
    let mut choices = Choices::default();
    world.choices(&mut choices);
    world.turn() == Turn::Choose(mover) && choices.contains(choice)
}

/// A choice in words, or what the seat may know of it.
fn shown<G: Published>(world: &G, choice: G::Choice, seat: Seat) -> String {
    let redacted = world.redact(choice, Viewer::Seat(seat));
    redacted.unwrap_or_else(|| super::in_words(world, choice))
}

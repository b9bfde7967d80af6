use game_core::{Choices, Dice, GameInfo, NoSink, Recorder, Seat, Turn, Viewer};

use crate::LineStep;

/// So many worlds are sampled to see whether a line holds whatever comes.
const WORLDS: u64 = 8;

/// The most results of chance in a row, should a game never stop asking for them.
const RESULTS: u32 = 64;

/// What follows a choice, and the worlds in which it does.
pub(super) struct Following<G> {
    /// In words for the seat that made the choice.
    pub(super) steps: Vec<LineStep>,
    /// The sampled worlds at the end of those steps.
    pub(super) worlds: Vec<(G, Dice)>,
}

/// A few worlds that a seat with this view holds possible, always the same.
pub(super) fn worlds<G: GameInfo>(view: &G::View, content: &'static G::Content) -> Vec<(G, Dice)> {
    let world = |nth| {
        let mut dice = Dice::keyed(0, nth);
        (G::determinize(view, content, &mut dice), dice)
    };
    (0..WORLDS).map(world).collect()
}

/// What follows the first choice of a main line: as far as every sampled world goes along with the
/// line, whatever chance answers there. Where nothing follows in all of them, it is what may follow
/// in at least half of them. Nothing but the view is looked at.
pub(super) fn what_follows<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    line: &[G::Choice],
) -> Following<G> {
    let worlds = worlds::<G>(view, content);
    let sure = followed(worlds.clone(), seat, line, worlds.len());
    if !sure.steps.is_empty() {
        return sure;
    }
    let half = worlds.len() / 2;
    let mut likely = followed(worlds, seat, line, half);
    for step in likely.steps.iter_mut().filter(|step| step.seat.is_some()) {
        step.text = format!("perhaps {}", step.text);
    }
    likely
}

/// Sampled worlds after some entries of a line.
pub(super) struct LineState<G> {
    /// How many turns have begun since, an automated opponent's among them.
    pub(super) turns: usize,
    /// A few worlds, always the same.
    pub(super) worlds: Vec<G>,
}

/// The stages of a line, one after each entry, as far as its own seat goes along with it in all
/// worlds and nobody else is asked between.
pub(super) fn carried_out<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    line: &[G::Choice],
) -> Vec<LineState<G>> {
    let mut now = worlds::<G>(view, content);
    let (mut stages, mut turns) = (Vec::new(), 0);
    for &choice in line {
        if !now.iter().all(|(world, _)| may(world, seat, choice)) {
            break;
        }
        let begun = now.iter_mut().map(|(world, _)| {
            let mut told = Recorder::<G, _>::events_only();
            world.apply_unchecked(choice, &mut told);
            told.emitted().iter().filter(|told| world.turn_of(told).is_some()).count()
        });
        turns += begun.max().unwrap_or(0);
        let worlds = now.iter().map(|(world, _)| world.clone()).collect();
        stages.push(LineState { turns, worlds });
    }
    stages
}

/// What follows in at least so many of these worlds; those that do not go along are left out.
fn followed<G: GameInfo>(
    mut worlds: Vec<(G, Dice)>,
    seat: Seat,
    line: &[G::Choice],
    least: usize,
) -> Following<G> {
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
                let able = worlds.iter().filter(|(world, _)| may(world, mover, choice)).count();
                if able < least.max(1) {
                    break;
                }
                worlds.retain(|(world, _)| may(world, mover, choice));
                if nth > 0 {
                    let text = shown(&worlds[0].0, choice, seat);
                    steps.push(LineStep { seat: Some(mover), text });
                }
                worlds.iter_mut().for_each(|(world, _)| world.apply_unchecked(choice, &mut NoSink));
            }
        }
    }
    // What ends with chance says nothing more.
    while steps.last().is_some_and(|step| step.seat.is_none()) {
        steps.pop();
    }
    Following { steps, worlds }
}

/// Who makes each entry of a line, as far as this world goes along with it.
fn movers<G: GameInfo>(mut world: G, line: &[G::Choice]) -> Vec<Option<Seat>> {
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
        world.apply_unchecked(choice, &mut NoSink);
    }
    movers
}

/// Lets chance answer by its odds until a seat must choose or the game is over.
fn answer<G: GameInfo>(world: &mut G, dice: &mut Dice) {
    let mut choices = Choices::default();
    for _ in 0..RESULTS {
        if world.turn() != Turn::Chance {
            return;
        }
        world.choices(&mut choices);
        let Some(result) = choices.pick(dice) else { return };
        world.apply_unchecked(result, &mut NoSink);
    }
}

fn may<G: GameInfo>(world: &G, mover: Seat, choice: G::Choice) -> bool {
    let mut choices = Choices::default();
    world.choices(&mut choices);
    world.turn() == Turn::Choose(mover) && choices.contains(choice)
}

/// A choice in words, or what the seat may know of it.
fn shown<G: GameInfo>(world: &G, choice: G::Choice, seat: Seat) -> String {
    let redacted = world.redact(choice, Viewer::Seat(seat));
    redacted.unwrap_or_else(|| super::in_words(world, choice))
}

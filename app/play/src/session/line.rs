use game_core::{Choices, Dice, GameInfo, NoSink, Recorder, Seat, Turn, Viewer};
use i18n::{Locale, message};

use crate::LineStep;

/// Number of worlds sampled to see whether a line holds in all of them.
const WORLDS: u64 = 8;

/// Maximum number of consecutive results of chance, should a game never stop asking for them.
const RESULTS: u32 = 64;

/// The continuation of a choice, and the worlds in which it holds.
pub(super) struct Following<G> {
    /// The steps in words, for the seat that made the choice.
    pub(super) steps: Vec<LineStep>,
    /// The sampled worlds at the end of those steps.
    pub(super) worlds: Vec<(G, Dice)>,
}

/// A few worlds that a seat with this view considers possible; always the same ones.
pub(super) fn worlds<G: GameInfo>(view: &G::View, content: &'static G::Content) -> Vec<(G, Dice)> {
    let world = |nth| {
        let mut dice = Dice::keyed(0, nth);
        (G::determinize(view, content, &mut dice), dice)
    };
    (0..WORLDS).map(world).collect()
}

/// The continuation of the first choice of a main line: as long as every sampled world follows the
/// line, whatever chance answers. Where no step holds in all of them, the steps that hold in at
/// least half of them. Uses nothing but the view.
pub(super) fn what_follows<G: GameInfo>(
    view: &G::View,
    content: &'static G::Content,
    seat: Seat,
    line: &[G::Choice],
    locale: Locale,
) -> Following<G> {
    let worlds = worlds::<G>(view, content);
    let sure = followed(worlds.clone(), seat, line, worlds.len(), locale);
    if !sure.steps.is_empty() {
        return sure;
    }
    let half = worlds.len() / 2;
    let mut likely = followed(worlds, seat, line, half, locale);
    for step in likely.steps.iter_mut().filter(|step| step.seat.is_some()) {
        step.text = message!(locale, "line-perhaps", what = step.text.as_str()).into();
    }
    likely
}

/// Sampled worlds after some entries of a line.
pub(super) struct LineState<G> {
    /// Number of turns begun since, including those of an automated opponent.
    pub(super) turns: usize,
    /// A few worlds; always the same ones.
    pub(super) worlds: Vec<G>,
}

/// The states after each entry of a line, as long as its own seat follows it in all worlds and
/// nobody else acts in between.
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
            told.emitted()
                .iter()
                .filter(|told| world.turn_of(told, Locale::English).is_some())
                .count()
        });
        turns += begun.max().unwrap_or(0);
        let worlds = now.iter().map(|(world, _)| world.clone()).collect();
        stages.push(LineState { turns, worlds });
    }
    stages
}

/// The steps that hold in at least `least` of these worlds; worlds that leave the line are dropped.
fn followed<G: GameInfo>(
    mut worlds: Vec<(G, Dice)>,
    seat: Seat,
    line: &[G::Choice],
    least: usize,
    locale: Locale,
) -> Following<G> {
    let movers = worlds.iter().map(|(world, _)| movers(world.clone(), line));
    let movers = movers.max_by_key(Vec::len).unwrap_or_default();
    let mut steps: Vec<LineStep> = Vec::new();
    for (nth, (&choice, mover)) in line.iter().zip(movers).enumerate() {
        match mover {
            None => {
                worlds.iter_mut().for_each(|(world, dice)| answer(world, dice));
                if steps.last().is_none_or(|step| step.seat.is_some()) {
                    steps.push(LineStep {
                        seat: None,
                        text: message!(locale, "line-whatever").into(),
                    });
                }
            }
            Some(mover) => {
                let able = worlds.iter().filter(|(world, _)| may(world, mover, choice)).count();
                if able < least.max(1) {
                    break;
                }
                worlds.retain(|(world, _)| may(world, mover, choice));
                if nth > 0 {
                    let text = shown(&worlds[0].0, choice, seat, locale);
                    steps.push(LineStep { seat: Some(mover), text });
                }
                worlds.iter_mut().for_each(|(world, _)| world.apply_unchecked(choice, &mut NoSink));
            }
        }
    }
    // A final result of chance adds nothing.
    while steps.last().is_some_and(|step| step.seat.is_none()) {
        steps.pop();
    }
    Following { steps, worlds }
}

/// The seat that makes each entry of a line, as long as this world follows it.
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

/// Draws results of chance until a seat has to choose or the game is over.
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

/// A choice in words, as far as the seat may know it.
fn shown<G: GameInfo>(world: &G, choice: G::Choice, seat: Seat, locale: Locale) -> String {
    let redacted = world.redact(choice, Viewer::Seat(seat), locale);
    redacted.unwrap_or_else(|| super::in_words(world, choice, locale))
}

//! Whether acts that are called wasted really bring nothing, and reveal nothing.

use std::any::Any;

use game_core::{
    Act, Choices, Dice, Draw as _, EventSink, GameInfo, Rule, Seat, Settings, Turn, Viewer,
    over_below, wasted,
};
use i18n::Locale;
use serde_json::Value;

/// How many ways of answering are tried after each wasted act.
const WAYS: u32 = 3;

/// Plays `games` random games in every mode and carries out every act that is called wasted, however
/// it is answered: nothing may change but the fields with these names, wherever they are in the
/// state (pending frames, notes about the turn, and what the act costs). In positions that look the
/// same to the seat, the same acts must be called wasted, for the same reasons. Returns the number
/// of wasted acts.
///
/// # Panics
///
/// With the first act that brought something, or whose warning reveals something.
pub fn wasted_acts<G: GameInfo>(games: u64, costs: &[&str]) -> u32 {
    let modes = G::modes().into_iter();
    modes.map(|(name, settings)| in_mode::<G>(&name, &settings, games, costs)).sum()
}

fn in_mode<G: GameInfo>(name: &str, settings: &Settings, games: u64, costs: &[&str]) -> u32 {
    let content = G::content_of_ours();
    let options = G::read_options(settings, content).expect("a mode has options");
    let mut found = 0;
    for seed in 1..=games {
        let mut game = G::new(&options, content).expect("a mode begins");
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        for entry in 0..game.max_steps() {
            let turn = game.turn();
            if turn == Turn::Over {
                break;
            }
            game.choices(&mut choices);
            if let Turn::Choose(seat) = turn {
                let judged = wasted(&game, choices.listed(), Locale::English);
                let about = |choice: G::Choice| format!("{name}, seed {seed}, {entry}: {choice}");
                if entry % 16 == 0 || judged.iter().any(Option::is_some) {
                    reveals_nothing(&game, seat, choices.listed(), &judged, &mut dice);
                }
                for (&choice, why) in choices.listed().iter().zip(&judged) {
                    let Some(why) = why else { continue };
                    found += 1;
                    for _ in 0..WAYS {
                        let changed = changed_by(&game, choice, seat, costs, &mut dice);
                        let none = changed.as_ref().is_ok_and(Vec::is_empty);
                        assert!(none, "{} '{why}' changed {changed:?}", about(choice));
                    }
                }
            }
            game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut game_core::NoSink);
        }
    }
    found
}

/// The same acts are wasted in positions that look the same.
fn reveals_nothing<G: GameInfo>(
    game: &G,
    seat: Seat,
    listed: &[G::Choice],
    judged: &[Option<String>],
    dice: &mut Dice,
) {
    let world = G::determinize(&game.view(Viewer::Seat(seat)), game.content(), dice);
    let there = wasted(&world, listed, Locale::English);
    assert_eq!(judged, there, "the warnings reveal something to {seat}: {listed:?}");
}

/// The fields that differ when an act that is answered at random is over; an error if chance or
/// another seat goes on before it is.
fn changed_by<G: GameInfo>(
    before: &G,
    choice: G::Choice,
    seat: Seat,
    costs: &[&str],
    dice: &mut Dice,
) -> Result<Vec<String>, Turn> {
    let mut until: Until<G> = Until { below: over_below(before, choice), at: None };
    let (mut game, mut choices, mut next) = (before.clone(), Choices::default(), choice);
    loop {
        game.apply_unchecked(next, &mut until);
        if let Some(after) = &until.at {
            let written = [before.state(), after.state()].map(serde_json::to_value);
            let [Ok(before), Ok(after)] = written else { return Ok(vec!["unwritten".into()]) };
            let mut paths = Vec::new();
            differences(&before, &after, costs, "", &mut paths);
            return Ok(paths);
        }
        if game.turn() != Turn::Choose(seat) {
            return Err(game.turn());
        }
        game.choices(&mut choices);
        let due: Vec<G::Choice> =
            choices.listed().iter().copied().filter(|&next| G::act(next) != Act::Free).collect();
        next = due[dice.below(due.len() as u32) as usize];
    }
}

/// Adds the paths at which two values differ, except below fields with these names.
fn differences(before: &Value, after: &Value, costs: &[&str], path: &str, paths: &mut Vec<String>) {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in before.iter().filter(|(name, _)| !costs.contains(&name.as_str())) {
                let other = after.get(name).unwrap_or(&Value::Null);
                differences(value, other, costs, &format!("{path}/{name}"), paths);
            }
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            for (nth, (value, other)) in before.iter().zip(after).enumerate() {
                differences(value, other, costs, &format!("{path}/{nth}"), paths);
            }
        }
        _ if before == after => {}
        _ => paths.push(format!("{path}: {before} became {after}")),
    }
}

/// Keeps the first position at which an act is over.
struct Until<G> {
    below: usize,
    at: Option<G>,
}

impl<G: GameInfo> EventSink<G::Event> for Until<G> {
    fn emit(&mut self, _rule: Rule, _event: impl FnOnce() -> G::Event) {}

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        let Some(position) = (position as &dyn Any).downcast_ref::<G>() else { return };
        if self.at.is_none() && position.pending_frames() < self.below {
            self.at = Some(position.clone());
        }
    }
}

//! Observations: what they mean, and that they reveal no more than a view.

use std::collections::HashSet;

use batch::{Batch, DynBatch as _, Kind, ObservationSpec, Perspective};
use game_core::{Choices, Dice, GameInfo, NoSink, Seat, Settings, Turn, Viewer};
use play::{GameVisitor, visit_games};

use crate::config;

fn observed<G: GameInfo>(observation_spec: &ObservationSpec, game: &G, viewer: Viewer) -> Vec<f32> {
    let mut numbers = vec![f32::NAN; observation_spec.len()];
    observation_spec.write(&game.view(viewer), &mut numbers).expect("a view fits its layout");
    numbers
}

/// Passes every nth position of random games in every mode to `look`.
fn positions<G: GameInfo>(mut look: impl FnMut(&G, &mut Dice)) {
    for (nth, (mode, settings)) in G::modes().into_iter().enumerate() {
        let options = G::read_options(&settings, G::content_of_ours()).expect(&mode);
        let mut game = G::new(&options, G::content_of_ours()).expect(&mode);
        let mut dice = Dice::keyed(11, nth as u64);
        let mut choices = Choices::default();
        for entry in 0..160 {
            if entry % 8 == 0 || game.turn() == Turn::Over {
                look(&game, &mut dice);
            }
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            game.apply_unchecked(choice, &mut NoSink);
        }
    }
}

fn seats<G: GameInfo>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    (0..G::seats(game.options())).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Nobody])
}

struct Ranges;

impl GameVisitor for Ranges {
    fn game<G: GameInfo>(&mut self) {
        let observation_spec = ObservationSpec::of::<G>().expect("a layout");
        let names: HashSet<&str> =
            observation_spec.fields().iter().map(|field| &*field.name).collect();
        assert_eq!(
            (names.len(), observation_spec.fields().len()),
            (observation_spec.len(), observation_spec.len()),
            "{}",
            G::ID
        );
        for field in observation_spec.fields() {
            assert!(field.low < field.high || field.high == field.low, "{field:?}");
            assert!(field.kind != Kind::Name || field.high == field.values.len() as f64);
        }
        positions::<G>(|game, _| {
            for viewer in seats(game) {
                let numbers = observed(&observation_spec, game, viewer);
                for (number, field) in numbers.iter().zip(observation_spec.fields()) {
                    // An absent value is 0.
                    let number = f64::from(*number);
                    let within = (field.low..=field.high).contains(&number) || number == 0.0;
                    assert!(within, "{}: {number} in {field:?}", G::ID);
                }
            }
        });
    }
}

#[test]
fn every_field_has_a_name_of_its_own_and_keeps_to_its_range() {
    visit_games(&mut Ranges);
}

/// Checks that a seat's observation stays the same when everything hidden from it changes.
struct Secrets {
    /// Number of sampled worlds, and of those that differed in something hidden.
    worlds: (usize, usize),
    /// How often the observations of all seats together differed.
    noticed: usize,
}

impl GameVisitor for Secrets {
    fn game<G: GameInfo>(&mut self) {
        let observation_spec = ObservationSpec::of::<G>().expect("a layout");
        positions::<G>(|game, dice| {
            for viewer in seats(game) {
                let world = G::determinize(&game.view(viewer), game.content(), dice);
                self.worlds.0 += 1;
                self.worlds.1 += usize::from(world.state() != game.state());
                let [real, sampled] =
                    [game, &world].map(|it| observed(&observation_spec, it, viewer));
                assert!(real == sampled, "{}: {viewer:?} observes what is hidden", G::ID);
                let [real, sampled] =
                    [game, &world].map(|it| observed(&observation_spec, it, Viewer::Everybody));
                self.noticed += usize::from(real != sampled);
            }
        });
    }
}

#[test]
fn what_is_hidden_from_a_seat_is_not_in_its_observation() {
    let mut secrets = Secrets { worlds: (0, 0), noticed: 0 };
    visit_games(&mut secrets);
    let Secrets { worlds: (all, other), noticed } = secrets;
    assert!(other > 300, "only {other} of {all} worlds have other secrets");
    // The same comparison finds differences that are not hidden, so it can fail.
    assert!(noticed > 300, "only {noticed} of {other} are noticed from all seats together");
}

/// Counts positions with equal observations but different views.
struct Lost(Vec<(&'static str, usize, usize)>);

impl GameVisitor for Lost {
    fn game<G: GameInfo>(&mut self) {
        let observation_spec = ObservationSpec::of::<G>().expect("a layout");
        let (mut all, mut same) = (0, 0);
        let mut before: Option<(G::View, Vec<f32>)> = None;
        positions::<G>(|game, _| {
            let view = game.view(Viewer::Seat(Seat(0)));
            let numbers = observed(&observation_spec, game, Viewer::Seat(Seat(0)));
            if let Some((other, others)) = &before {
                all += 1;
                same += usize::from(*other != view && *others == numbers);
            }
            before = Some((view, numbers));
        });
        self.0.push((G::ID, all, same));
    }
}

#[test]
fn positions_that_look_different_are_observed_as_different() {
    let mut lost = Lost(Vec::new());
    visit_games(&mut lost);
    assert!(lost.0.iter().all(|(_, all, same)| *all > 10 && *same == 0), "{:?}", lost.0);
}

#[test]
fn a_batch_observes_each_position_as_its_seat() {
    use pocket_mars::PocketMars;
    let settings: Settings = PocketMars::modes().pop().expect("a mode").1;
    let batch = Batch::<PocketMars>::begin(&settings, config(5, 3)).expect("a batch");
    let observation_size = batch.observation_spec().len();
    let mut numbers = vec![f32::NAN; 5 * observation_size];
    for perspective in [Perspective::Current, Perspective::Seat(0)] {
        batch.observe(perspective, &mut numbers);
        for (index, numbers) in numbers.chunks(observation_size).enumerate() {
            let seat =
                if perspective == Perspective::Current { batch.turns()[index] as u8 } else { 0 };
            let seen =
                observed(batch.observation_spec(), &batch.games()[index], Viewer::Seat(Seat(seat)));
            assert_eq!(numbers, seen);
        }
    }
}

//! Batches step exactly as sessions do.

use batch::{
    Batch, BatchConfig, CHANCE, DynBatch, ObservationOutputs, Perspective, STAY, StepOutputs,
    TERMINAL, WrongAction, begin, games, load,
};
use game_core::{Declared as _, Dice, Draw as _, GameInfo, Settings, Turn};
use play::{Catalog, ChanceSource, DynGame, GameVisitor, Play, visit_games};

use crate::{config, modes};

/// Buffers for the outputs of steps.
#[derive(Clone, Debug, PartialEq)]
struct OwnedOutputs {
    rewards: Vec<f32>,
    scores: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
}

impl OwnedOutputs {
    fn of(batch: &dyn DynBatch) -> OwnedOutputs {
        let (count, seats) = (batch.config().count, usize::from(batch.seats()));
        let by_seat = || vec![f32::NAN; count * seats];
        OwnedOutputs {
            rewards: by_seat(),
            scores: by_seat(),
            terminated: vec![false; count],
            truncated: vec![false; count],
        }
    }

    fn outputs(&mut self) -> StepOutputs<'_> {
        let OwnedOutputs { rewards, scores, terminated, truncated } = self;
        StepOutputs {
            rewards,
            scores,
            terminated,
            truncated,
            observed: ObservationOutputs::default(),
        }
    }
}

/// The texts of the legal actions of a position.
fn texts(batch: &dyn DynBatch, index: usize) -> Vec<String> {
    let words = batch.action_count().div_ceil(64);
    let mask = &batch.packed_masks()[index * words..(index + 1) * words];
    let listed = (0..batch.action_count()).filter(|at| mask[at / 64] >> (at % 64) & 1 == 1);
    listed.map(|action| batch.action_text(action).expect("it is listed")).collect()
}

#[test]
fn a_batch_knows_every_game_of_the_catalog() {
    let ids: Vec<&str> = Catalog::ours().games().map(DynGame::id).collect();
    assert_eq!(ids, games());
}

/// Every choice has its own number, in the order in which choices are listed.
struct Numbers;

impl GameVisitor for Numbers {
    fn game<G: GameInfo>(&mut self) {
        let actions = batch::Actions::<G::Choice>::of::<G>();
        let all = G::every_choice();
        assert_eq!(actions.count(), all.len(), "{}", G::ID);
        assert!(all.is_sorted(), "{}: as they are declared", G::ID);
        for (number, choice) in all.into_iter().enumerate() {
            assert_eq!(actions.number(choice), Some(number), "{choice} of {}", G::ID);
            assert_eq!(actions.choice(number), Some(choice), "{}", choice.kind());
        }
        assert_eq!(actions.choice(actions.count()), None);
    }
}

#[test]
fn every_choice_has_its_number() {
    visit_games(&mut Numbers);
}

/// The maximum of steps depends on the first position alone.
struct MaxSteps;

impl GameVisitor for MaxSteps {
    fn game<G: GameInfo>(&mut self) {
        let mut batch =
            Batch::<G>::begin(&Settings::new(), config(3, 5)).expect("the usual options");
        let first = batch.games()[0].max_steps();
        go_on(&mut batch, 120);
        assert!(batch.games().iter().all(|game| game.max_steps() == first), "{}", G::ID);
    }
}

#[test]
fn every_position_of_a_game_has_the_max_steps_of_its_first() {
    visit_games(&mut MaxSteps);
}

#[test]
fn a_batch_plays_the_games_that_sessions_with_the_same_seeds_play() {
    let catalog = Catalog::ours();
    for (game, mode, settings) in modes() {
        let mut batch = begin(game, &settings, config(1, 40)).expect(&mode);
        let kind = catalog.game(game).expect("a game");
        let mut session =
            kind.start(&settings, ChanceSource::Seed(40), Play::Friendly).expect(&mode);
        let mut dice = Dice::new(9);
        let mut owned = OwnedOutputs::of(&*batch);
        for entry in 0..90 {
            session.roll().expect("the seed answers");
            let turn = match session.turn() {
                Turn::Choose(seat) => seat.0 as i8,
                Turn::Chance => CHANCE,
                Turn::Over => TERMINAL,
            };
            assert_eq!(batch.turns(), [turn], "{game}, {mode}");
            if entry % 16 == 0 {
                assert_eq!(batch.state(0), session.now().state_json(), "{game}, {mode}");
            }
            let listed: Vec<String> =
                session.now().choices().into_iter().map(|listed| listed.text).collect();
            assert_eq!(texts(&*batch, 0), listed, "{game}, {mode}");
            if turn == TERMINAL {
                let ending = batch.ending(0).expect("it is over");
                let outcome = session.now().outcome().expect("it is over");
                assert_eq!(owned.rewards[0], ending[0].0);
                assert_eq!(outcome.parties[0].total.unwrap_or(0) as f32, owned.scores[0]);
                break;
            }
            let text = &listed[dice.below(listed.len() as u32) as usize];
            session.choose(text).expect("it is listed");
            let action = batch.action_number(text).expect("it has a number") as i64;
            batch.step(&[action], owned.outputs()).expect("it is listed");
        }
    }
}

/// A batch after some random steps, with the outputs of those steps.
fn stepped(
    game: &str,
    settings: &Settings,
    config: BatchConfig,
    steps: u64,
) -> (Box<dyn DynBatch>, Vec<OwnedOutputs>) {
    let mut batch = begin(game, settings, config).expect("a batch");
    let outputs = go_on(&mut *batch, steps);
    (batch, outputs)
}

fn go_on(batch: &mut dyn DynBatch, steps: u64) -> Vec<OwnedOutputs> {
    let outputs = (0..steps).map(|step| {
        let mut owned = OwnedOutputs::of(batch);
        batch.step(&batch.sample(step), owned.outputs()).expect("sampled from what is listed");
        owned
    });
    outputs.collect()
}

fn solo() -> Settings {
    weather_machine::WeatherMachine::modes().swap_remove(0).1
}

#[test]
fn threads_change_nothing() {
    let config = BatchConfig { autoreset: true, ..config(37, 5) };
    let (one, first) = stepped("weather-machine", &solo(), config.clone(), 120);
    let config = BatchConfig { threads: 3, ..config };
    let (three, second) = stepped("weather-machine", &solo(), config, 120);
    assert!(first.iter().any(|outputs| outputs.terminated.contains(&true)), "games have ended");
    assert!(
        first == second && one.packed_masks() == three.packed_masks() && one.save() == three.save()
    );
}

#[test]
fn the_next_game_begins_with_its_own_seed() {
    let autoreset = BatchConfig { autoreset: true, ..config(2, 7) };
    let mut batch = begin("pocket-mars", &Settings::new(), autoreset).expect("a batch");
    let fresh = begin("pocket-mars", &Settings::new(), config(2, 9)).expect("a batch");
    let mut owned = OwnedOutputs::of(&*batch);
    for step in 0.. {
        batch.step(&batch.sample(step), owned.outputs()).expect("it is listed");
        if owned.terminated[0] {
            break;
        }
        assert!(owned.rewards.iter().all(|&reward| reward == 0.0) || owned.terminated[1]);
    }
    assert_eq!(batch.state(0), fresh.state(0), "the second game of the first position");
    assert!(batch.turns()[0] >= 0 && !texts(&*batch, 0).is_empty());
}

#[test]
fn chance_can_be_explicit() {
    let explicit = BatchConfig { explicit_chance: true, ..config(1, 3) };
    let mut batch = begin("backgammon", &Settings::new(), explicit).expect("a batch");
    assert_eq!(batch.turns(), [CHANCE]);
    let chance_outcomes = batch.chance_outcomes(0);
    assert_eq!(chance_outcomes.len(), texts(&*batch, 0).len());
    let mut owned = OwnedOutputs::of(&*batch);
    let (action, _) = chance_outcomes[chance_outcomes.len() - 1];
    batch.step(&[action as i64], owned.outputs()).expect("a result of chance");
    assert!(batch.turns()[0] >= 0);
    // The seed draws the same as without explicit chance turns.
    batch.reset(3);
    batch.step(&[-1], owned.outputs()).expect("the seed answers");
    let within = begin("backgammon", &Settings::new(), config(1, 3)).expect("a batch");
    assert_eq!(batch.state(0), within.state(0));
}

#[test]
fn what_is_not_listed_changes_nothing() {
    let mut batch = begin("weather-machine", &solo(), config(3, 1)).expect("a batch");
    let before = batch.save();
    let good = batch.sample(0);
    for wrong in [-1, 1 << 40, i64::MIN, (batch.action_count() - 1) as i64] {
        let mut actions = good.clone();
        actions[2] = wrong;
        let mut owned = OwnedOutputs::of(&*batch);
        let refused = batch.step(&actions, owned.outputs());
        assert_eq!(refused, Err(WrongAction { index: 2, action: wrong }));
        assert_eq!(batch.save(), before);
    }
}

#[test]
fn a_saved_batch_goes_on_as_if_nothing_had_happened() {
    for (game, mode, settings) in modes() {
        let config = BatchConfig { autoreset: true, ..config(3, 77) };
        let (mut batch, _) = stepped(game, &settings, config, 60);
        let mut copy = batch.copy();
        let mut loaded = load(&batch.save(), 1).expect(&mode);
        assert_eq!(loaded.packed_masks(), batch.packed_masks(), "{game}, {mode}");
        let outputs = go_on(&mut *batch, 40);
        assert_eq!(go_on(&mut *loaded, 40), outputs, "{game}, {mode}");
        assert_eq!(go_on(&mut *copy, 40), outputs, "{game}, {mode}");
        assert_eq!((loaded.save(), copy.save()), (batch.save(), batch.save()));
    }
}

#[test]
fn bytes_that_are_no_batch_are_refused() {
    let (batch, _) = stepped("pocket-mars", &Settings::new(), config(2, 1), 20);
    let bytes = batch.save();
    for end in (0..bytes.len()).step_by(41) {
        assert!(load(&bytes[..end], 1).is_err(), "{end} bytes");
    }
    for at in (0..bytes.len()).step_by(13) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x41;
        // Any result is fine, except a panic.
        let _ = load(&bytes, 1);
    }
}

#[test]
fn what_a_step_writes_of_each_position_is_what_is_observed_after_it() {
    for (threads, perspective) in
        [(1, Perspective::Current), (3, Perspective::Current), (3, Perspective::Seat(0))]
    {
        let config = BatchConfig { autoreset: true, threads, ..config(37, 5) };
        let mut batch = begin("weather-machine", &solo(), config).expect("a batch");
        let (observation_size, count) = (batch.observation_spec().len(), batch.action_count());
        let mut ended = false;
        for step in 0..120 {
            let mut owned = OwnedOutputs::of(&*batch);
            let (mut observations, mut action_masks) =
                (vec![7.0; 37 * observation_size], vec![true; 37 * count]);
            let observed = ObservationOutputs {
                perspective,
                observations: Some(&mut observations),
                action_masks: Some(&mut action_masks),
                final_observations: None,
            };
            let outputs = StepOutputs { observed, ..owned.outputs() };
            batch.step(&batch.sample(step), outputs).expect("sampled from what is listed");
            ended |= owned.terminated.contains(&true);
            let (mut after, mut listed) =
                (vec![0.0; 37 * observation_size], vec![false; 37 * count]);
            batch.observe(perspective, &mut after);
            batch.write_action_masks(&mut listed);
            assert!(
                observations == after && action_masks == listed,
                "step {step} by {threads} threads"
            );
        }
        assert!(ended, "games begin anew on the way");
    }
}

#[test]
fn the_last_look_of_a_game_is_written_before_the_next_begins() {
    for (threads, perspective) in [(1, Perspective::Current), (3, Perspective::Seat(1))] {
        let autoreset = BatchConfig { autoreset: true, threads, ..config(19, 6) };
        let mut batch = begin("backgammon", &Settings::new(), autoreset).expect("a batch");
        // The same games, which stay unchanged once they are over.
        let mut staying = begin("backgammon", &Settings::new(), config(19, 6)).expect("a batch");
        let observation_size = batch.observation_spec().len();
        let mut ended = 0;
        for step in 0..400 {
            let running: Vec<bool> = staying.turns().iter().map(|&turn| turn != TERMINAL).collect();
            let actions = batch.sample(step);
            let mut owned = OwnedOutputs::of(&*batch);
            let mut final_observations = vec![f32::NAN; 19 * observation_size];
            let observed = ObservationOutputs {
                perspective,
                final_observations: Some(&mut final_observations),
                ..ObservationOutputs::default()
            };
            batch
                .step(&actions, StepOutputs { observed, ..owned.outputs() })
                .expect("it is listed");
            staying.step(&actions, OwnedOutputs::of(&*staying).outputs()).expect("it is listed");
            let mut stayed = vec![0.0; 19 * observation_size];
            staying.observe(perspective, &mut stayed);
            for (index, (final_observations, stayed)) in final_observations
                .chunks(observation_size)
                .zip(stayed.chunks(observation_size))
                .enumerate()
            {
                if !owned.terminated[index] {
                    assert!(
                        final_observations.iter().all(|number| number.is_nan()),
                        "nothing is over at {index}"
                    );
                } else if running[index] {
                    assert_eq!(final_observations, stayed, "position {index} at step {step}");
                    ended += 1;
                }
            }
        }
        assert!(ended > 10, "only {ended} games have ended");
    }
}

#[test]
fn a_position_can_stay_while_others_are_stepped() {
    let explicit = BatchConfig { explicit_chance: true, ..config(3, 2) };
    let mut batch = begin("backgammon", &Settings::new(), explicit).expect("a batch");
    for step in 0..30 {
        let before = (batch.state(1), batch.turns()[1]);
        let mut actions = batch.sample(step);
        actions[1] = STAY;
        let mut owned = OwnedOutputs::of(&*batch);
        batch.step(&actions, owned.outputs()).expect("it stays, whoever acts");
        assert_eq!((batch.state(1), batch.turns()[1]), before);
        assert!(!owned.terminated[1] && owned.rewards[2..4] == [0.0, 0.0]);
    }
    assert_ne!(batch.state(0), batch.state(1));
}

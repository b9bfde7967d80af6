//! Batches step as sessions do.

use batch::{
    Batch, CHANCE, DynBatch, Eyes, GAMES, OVER, Plan, Results, STAY, Seen, WrongAction, begin, load,
};
use play::{Catalog, ChanceSource, DynGame, Play};
use table::{Declared as _, Dice, Draw as _, GameInfo, Settings, Turn};

use crate::{Question, modes, of_every_game, plan};

/// Room for what comes of steps.
#[derive(Clone, Debug, PartialEq)]
struct Room {
    rewards: Vec<f32>,
    scores: Vec<f32>,
    over: Vec<bool>,
    cut: Vec<bool>,
}

impl Room {
    fn of(batch: &dyn DynBatch) -> Room {
        let (count, seats) = (batch.plan().count, usize::from(batch.seats()));
        let by_seat = || vec![f32::NAN; count * seats];
        Room {
            rewards: by_seat(),
            scores: by_seat(),
            over: vec![false; count],
            cut: vec![false; count],
        }
    }

    fn results(&mut self) -> Results<'_> {
        let Room { rewards, scores, over, cut } = self;
        Results { rewards, scores, over, cut, seen: Seen::default() }
    }
}

/// The texts of the listed actions of a position.
fn texts(batch: &dyn DynBatch, index: usize) -> Vec<String> {
    let words = batch.action_count().div_ceil(64);
    let mask = &batch.masks()[index * words..(index + 1) * words];
    let listed = (0..batch.action_count()).filter(|at| mask[at / 64] >> (at % 64) & 1 == 1);
    listed.map(|action| batch.action_text(action).expect("it is listed")).collect()
}

#[test]
fn a_batch_knows_every_game_of_the_catalog() {
    let ids: Vec<&str> = Catalog::ours().games().map(DynGame::id).collect();
    assert_eq!(ids, GAMES);
}

/// Every choice has a number of its own, in the order in which choices are listed.
struct Numbers;

impl Question for Numbers {
    fn ask<G: GameInfo>(&mut self) {
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
    of_every_game(&mut Numbers);
}

/// After how many entries a game is broken off is asked of its first position alone.
struct Guards;

impl Question for Guards {
    fn ask<G: GameInfo>(&mut self) {
        let mut batch = Batch::<G>::begin(&Settings::new(), plan(3, 5)).expect("the usual options");
        let first = batch.games()[0].guard();
        go_on(&mut batch, 120);
        assert!(batch.games().iter().all(|game| game.guard() == first), "{}", G::ID);
    }
}

#[test]
fn every_position_of_a_game_has_the_guard_of_its_first() {
    of_every_game(&mut Guards);
}

#[test]
fn a_batch_plays_the_games_that_sessions_with_the_same_seeds_play() {
    let catalog = Catalog::ours();
    for (game, mode, settings) in modes() {
        let mut batch = begin(game, &settings, plan(1, 40)).expect(&mode);
        let kind = catalog.game(game).expect("a game");
        let mut session =
            kind.start(&settings, ChanceSource::Seed(40), Play::Friendly).expect(&mode);
        let mut dice = Dice::new(9);
        let mut room = Room::of(&*batch);
        for entry in 0..90 {
            session.roll().expect("the seed answers");
            let turn = match session.turn() {
                Turn::Choose(seat) => seat.0 as i8,
                Turn::Chance => CHANCE,
                Turn::Over => OVER,
            };
            assert_eq!(batch.turns(), [turn], "{game}, {mode}");
            if entry % 16 == 0 {
                assert_eq!(batch.state(0), session.now().state_json(), "{game}, {mode}");
            }
            let listed: Vec<String> =
                session.now().choices().into_iter().map(|listed| listed.text).collect();
            assert_eq!(texts(&*batch, 0), listed, "{game}, {mode}");
            if turn == OVER {
                let ending = batch.ending(0).expect("it is over");
                let outcome = session.now().outcome().expect("it is over");
                assert_eq!(room.rewards[0], ending[0].0);
                assert_eq!(outcome.parties[0].total.unwrap_or(0) as f32, room.scores[0]);
                break;
            }
            let text = &listed[dice.below(listed.len() as u32) as usize];
            session.choose(text).expect("it is listed");
            let action = batch.action_number(text).expect("it has a number") as i64;
            batch.step(&[action], room.results()).expect("it is listed");
        }
    }
}

/// A batch that has been stepped at random for a while, and what came of the steps.
fn stepped(
    game: &str,
    settings: &Settings,
    plan: Plan,
    steps: u64,
) -> (Box<dyn DynBatch>, Vec<Room>) {
    let mut batch = begin(game, settings, plan).expect("a batch");
    let told = go_on(&mut *batch, steps);
    (batch, told)
}

fn go_on(batch: &mut dyn DynBatch, steps: u64) -> Vec<Room> {
    let told = (0..steps).map(|step| {
        let mut room = Room::of(batch);
        batch.step(&batch.sample(step), room.results()).expect("sampled from what is listed");
        room
    });
    told.collect()
}

fn solo() -> Settings {
    weather_machine::WeatherMachine::modes().swap_remove(0).1
}

#[test]
fn threads_change_nothing() {
    let plan = Plan { begins_anew: true, ..plan(37, 5) };
    let (one, first) = stepped("weather-machine", &solo(), plan.clone(), 120);
    let plan = Plan { threads: 3, ..plan };
    let (three, second) = stepped("weather-machine", &solo(), plan, 120);
    assert!(first.iter().any(|told| told.over.contains(&true)), "games have ended");
    assert!(first == second && one.masks() == three.masks() && one.save() == three.save());
}

#[test]
fn the_next_game_begins_with_its_own_seed() {
    let begun_anew = Plan { begins_anew: true, ..plan(2, 7) };
    let mut batch = begin("pocket-mars", &Settings::new(), begun_anew).expect("a batch");
    let fresh = begin("pocket-mars", &Settings::new(), plan(2, 9)).expect("a batch");
    let mut room = Room::of(&*batch);
    for step in 0.. {
        batch.step(&batch.sample(step), room.results()).expect("it is listed");
        if room.over[0] {
            break;
        }
        assert!(room.rewards.iter().all(|&reward| reward == 0.0) || room.over[1]);
    }
    assert_eq!(batch.state(0), fresh.state(0), "the second game of the first position");
    assert!(batch.turns()[0] >= 0 && !texts(&*batch, 0).is_empty());
}

#[test]
fn chance_can_be_a_turn_of_its_own() {
    let own = Plan { chance_is_a_turn: true, ..plan(1, 3) };
    let mut batch = begin("backgammon", &Settings::new(), own).expect("a batch");
    assert_eq!(batch.turns(), [CHANCE]);
    let odds = batch.odds(0);
    assert_eq!(odds.len(), texts(&*batch, 0).len());
    let mut room = Room::of(&*batch);
    let (action, _) = odds[odds.len() - 1];
    batch.step(&[action as i64], room.results()).expect("a result of chance");
    assert!(batch.turns()[0] >= 0);
    // The seed answers as it does where chance is no turn of its own.
    batch.reset(3);
    batch.step(&[-1], room.results()).expect("the seed answers");
    let within = begin("backgammon", &Settings::new(), plan(1, 3)).expect("a batch");
    assert_eq!(batch.state(0), within.state(0));
}

#[test]
fn what_is_not_listed_changes_nothing() {
    let mut batch = begin("weather-machine", &solo(), plan(3, 1)).expect("a batch");
    let before = batch.save();
    let good = batch.sample(0);
    for wrong in [-1, 1 << 40, i64::MIN, (batch.action_count() - 1) as i64] {
        let mut actions = good.clone();
        actions[2] = wrong;
        let mut room = Room::of(&*batch);
        let refused = batch.step(&actions, room.results());
        assert_eq!(refused, Err(WrongAction { index: 2, action: wrong }));
        assert_eq!(batch.save(), before);
    }
}

#[test]
fn a_saved_batch_goes_on_as_if_nothing_had_happened() {
    for (game, mode, settings) in modes() {
        let plan = Plan { begins_anew: true, ..plan(3, 77) };
        let (mut batch, _) = stepped(game, &settings, plan, 60);
        let mut copy = batch.copy();
        let mut loaded = load(&batch.save(), 1).expect(&mode);
        assert_eq!(loaded.masks(), batch.masks(), "{game}, {mode}");
        let told = go_on(&mut *batch, 40);
        assert_eq!(go_on(&mut *loaded, 40), told, "{game}, {mode}");
        assert_eq!(go_on(&mut *copy, 40), told, "{game}, {mode}");
        assert_eq!((loaded.save(), copy.save()), (batch.save(), batch.save()));
    }
}

#[test]
fn bytes_that_are_no_batch_are_refused() {
    let (batch, _) = stepped("pocket-mars", &Settings::new(), plan(2, 1), 20);
    let bytes = batch.save();
    for end in (0..bytes.len()).step_by(41) {
        assert!(load(&bytes[..end], 1).is_err(), "{end} bytes");
    }
    for at in (0..bytes.len()).step_by(13) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x41;
        // Whatever comes of it, it is no panic.
        let _ = load(&bytes, 1);
    }
}

#[test]
fn what_a_step_writes_of_each_position_is_what_is_observed_after_it() {
    for (threads, eyes) in [(1, Eyes::Asked), (3, Eyes::Asked), (3, Eyes::Seat(0))] {
        let plan = Plan { begins_anew: true, threads, ..plan(37, 5) };
        let mut batch = begin("weather-machine", &solo(), plan).expect("a batch");
        let (width, count) = (batch.layout().len(), batch.action_count());
        let mut ended = false;
        for step in 0..120 {
            let mut room = Room::of(&*batch);
            let (mut numbers, mut flags) = (vec![7.0; 37 * width], vec![true; 37 * count]);
            let seen =
                Seen { eyes, numbers: Some(&mut numbers), flags: Some(&mut flags), last: None };
            let results = Results { seen, ..room.results() };
            batch.step(&batch.sample(step), results).expect("sampled from what is listed");
            ended |= room.over.contains(&true);
            let (mut after, mut listed) = (vec![0.0; 37 * width], vec![false; 37 * count]);
            batch.observe(eyes, &mut after);
            batch.write_masks(&mut listed);
            assert!(numbers == after && flags == listed, "step {step} by {threads} threads");
        }
        assert!(ended, "games begin anew on the way");
    }
}

#[test]
fn the_last_look_of_a_game_is_written_before_the_next_begins() {
    for (threads, eyes) in [(1, Eyes::Asked), (3, Eyes::Seat(1))] {
        let anew = Plan { begins_anew: true, threads, ..plan(19, 6) };
        let mut batch = begin("backgammon", &Settings::new(), anew).expect("a batch");
        // The same games, which stay as they are when they are over.
        let mut staying = begin("backgammon", &Settings::new(), plan(19, 6)).expect("a batch");
        let width = batch.layout().len();
        let mut ended = 0;
        for step in 0..400 {
            let running: Vec<bool> = staying.turns().iter().map(|&turn| turn != OVER).collect();
            let actions = batch.sample(step);
            let mut room = Room::of(&*batch);
            let mut last = vec![f32::NAN; 19 * width];
            let seen = Seen { eyes, last: Some(&mut last), ..Seen::default() };
            batch.step(&actions, Results { seen, ..room.results() }).expect("it is listed");
            staying.step(&actions, Room::of(&*staying).results()).expect("it is listed");
            let mut stayed = vec![0.0; 19 * width];
            staying.observe(eyes, &mut stayed);
            for (index, (last, stayed)) in last.chunks(width).zip(stayed.chunks(width)).enumerate()
            {
                if !room.over[index] {
                    assert!(
                        last.iter().all(|number| number.is_nan()),
                        "nothing is over at {index}"
                    );
                } else if running[index] {
                    assert_eq!(last, stayed, "position {index} at step {step}");
                    ended += 1;
                }
            }
        }
        assert!(ended > 10, "only {ended} games have ended");
    }
}

#[test]
fn a_position_can_stay_while_others_are_stepped() {
    let own = Plan { chance_is_a_turn: true, ..plan(3, 2) };
    let mut batch = begin("backgammon", &Settings::new(), own).expect("a batch");
    for step in 0..30 {
        let before = (batch.state(1), batch.turns()[1]);
        let mut actions = batch.sample(step);
        actions[1] = STAY;
        let mut room = Room::of(&*batch);
        batch.step(&actions, room.results()).expect("it stays, whoever acts");
        assert_eq!((batch.state(1), batch.turns()[1]), before);
        assert!(!room.over[1] && room.rewards[2..4] == [0.0, 0.0]);
    }
    assert_ne!(batch.state(0), batch.state(1));
}

//! Edited positions: mutations of the joints of real games are refused with objections, or can be
//! played to the end. Nothing panics.

use conformance::fuzz::{for_a_while, mutate, play_to_the_end, with_context};
use pocket_mars::{Content, Options, PocketMars};
use serde_json::{Value, json};
use table::{Choices, Dice, Draw, Game, Published, Silent};

/// A position of a random game as data, with the options of the game.
struct Sample {
    options: Options,
    state: Value,
}

/// Joints of random games in every mode, a few also with odd options.
fn corpus() -> Vec<Sample> {
    let odd = json!({"seats": 3, "drafting": true, "ships": "chosen", "steal_moves_colonist": true,
        "finish_round": false, "star2_limit_3": 1, "colonists": 5, "end_trigger": 3});
    let odd_solo = json!({"ships": "chosen", "da_ship": "chosen", "da_choice": "player",
        "energy_top": 2, "colonists": 12, "star2_limit_1": 3});
    let modes = PocketMars::modes().into_iter().map(|(_, settings)| Value::Object(settings));
    let mut corpus = Vec::new();
    for (seed, mut settings) in modes.chain([odd, odd_solo]).enumerate() {
        settings["round_guard"] = json!(12);
        let settings = settings.as_object().expect("settings");
        let options = Options::read(settings, Content::ours()).expect("options");
        let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
        let mut dice = Dice::new(seed as u64);
        let mut choices = Choices::default();
        loop {
            if game.amid().is_none() && dice.below(3) == 0 {
                let state = serde_json::to_value(game.state()).expect("plain data");
                corpus.push(Sample { options, state });
            }
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            game.apply_listed(choice, &mut Silent);
        }
    }
    corpus
}

/// Every frame and every card in a slot that occurs in the corpus, each once.
fn pool(corpus: &[Sample]) -> Vec<Value> {
    let mut pool: Vec<Value> = vec![json!("activation"), json!("da"), json!("p2"), Value::Null];
    for sample in corpus {
        let frames = sample.state["frames"].as_array().into_iter().flatten();
        let slots = sample.state["prep"].as_array().into_iter().flatten();
        let slots = slots.filter_map(Value::as_array).flatten();
        for part in frames.chain(slots) {
            if !pool.contains(part) {
                pool.push(part.clone());
            }
        }
    }
    pool
}

/// Sets a position and plays on from it; whether it was accepted.
fn accepted(options: &Options, state: &Value, dice: &mut Dice) -> bool {
    let Ok(read) = serde_json::from_value(state.clone()) else { return false };
    match PocketMars::set(options, Content::ours(), read) {
        Ok(game) => {
            play_to_the_end(&game, Choices::pick, dice);
            true
        }
        Err(objections) => {
            assert!(!objections.is_empty(), "refused without a word");
            false
        }
    }
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_to_the_end() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let mut tried = 0;
    let mut taken = 0;
    for_a_while(1, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        for _ in 0..=dice.below(3) {
            mutate(&mut state, &pool, dice);
        }
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        tried += 1;
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    println!("{taken} of {tried} accepted");
    assert!(taken > 0, "no mutated position at all was accepted");
}

/// Frames of one position on the table of another, or none of them.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_to_the_end() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let frames: Vec<&Value> = pool.iter().filter(|part| part.get("seen_by").is_none()).collect();
    let mut taken = 0;
    for_a_while(2, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut state = state.clone();
        let pending = state["frames"].as_array_mut().expect("a list");
        pending.truncate(1 + dice.below(pending.len().max(1) as u32) as usize);
        for _ in 0..=dice.below(2) {
            pending.push(frames[dice.below(frames.len() as u32) as usize].clone());
        }
        let context = || format!("{}\n{state}", serde_json::to_string(options).expect("data"));
        taken += u32::from(with_context(context, || accepted(options, &state, dice)));
    });
    assert!(taken > 0, "no position with other frames was accepted");
}

/// Options of any kind, also such as no settings lead to.
#[test]
fn mutated_options_are_refused_in_words_or_played_to_the_end() {
    let corpus = corpus();
    for_a_while(3, |dice| {
        let Sample { options, state } = &corpus[dice.below(corpus.len() as u32) as usize];
        let mut data = serde_json::to_value(options).expect("plain data");
        for _ in 0..=dice.below(2) {
            mutate(&mut data, &[json!(0), json!(255), json!(4), json!("chosen")], dice);
        }
        let Ok(options) = serde_json::from_value::<Options>(data) else { return };
        with_context(
            || serde_json::to_string(&options).expect("data"),
            || {
                accepted(&options, state, dice);
                match PocketMars::new(&options, Content::ours()) {
                    Ok(_) if options.round_guard > 100 => {}
                    Ok(game) => play_to_the_end(&game, Choices::pick, dice),
                    Err(objections) => assert!(!objections.is_empty(), "refused without a word"),
                }
            },
        );
    });
}

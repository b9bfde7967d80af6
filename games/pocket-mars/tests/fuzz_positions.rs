//! Edited positions: mutations of the step boundaries of real games are either refused with errors
//! or can be played to the end. Nothing panics.

use conformance::fuzz::{
    Sample, accepted, for_a_while, mutate, mutated, play_to_the_end, sample, try_positions,
    with_context, with_other_frames,
};
use game_core::{Choices, Dice, Draw, Game, GameInfo};
use pocket_mars::{Content, Options, PocketMars};
use serde_json::{Value, json};

/// Step boundaries of random games in every mode, a few of them with unusual options.
fn corpus() -> Vec<Sample<PocketMars>> {
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
        let game = PocketMars::new(&options, Content::ours()).expect("a game");
        sample(game, 3, &mut corpus, |_, _| {}, Choices::pick, &mut Dice::new(seed as u64));
    }
    corpus
}

/// Every frame and every card in a slot that occurs in the corpus, once each.
fn pool(corpus: &[Sample<PocketMars>]) -> Vec<Value> {
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

fn play(game: &PocketMars, dice: &mut Dice) {
    play_to_the_end(game, Choices::pick, dice);
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_to_the_end() {
    let corpus = corpus();
    let pool = pool(&corpus);
    try_positions(1, &corpus, |state, dice| Some(mutated(state, 3, &pool, dice)), play);
}

/// The frames of one position on the table of another, or no frames at all.
#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_to_the_end() {
    let corpus = corpus();
    let pool = pool(&corpus);
    let frames: Vec<&Value> = pool.iter().filter(|part| part.get("seen_by").is_none()).collect();
    let other = |state: &Value, dice: &mut Dice| Some(with_other_frames(state, &frames, dice));
    try_positions(2, &corpus, other, play);
}

/// Arbitrary options, including some that no settings lead to.
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
                accepted(&options, state, |game| play(game, dice));
                match PocketMars::new(&options, Content::ours()) {
                    Ok(_) if options.round_guard > 100 => {}
                    Ok(game) => play(&game, dice),
                    Err(errors) => assert!(!errors.is_empty(), "refused without a word"),
                }
            },
        );
    });
}

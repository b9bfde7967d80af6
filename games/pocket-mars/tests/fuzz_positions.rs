//! Edited positions: mutations of the step boundaries of real games are either refused with errors
//! or can be played to the end. Nothing panics.

use conformance::fuzz::{Positions, Sample, play_to_the_end, sample};
use game_core::{Choices, Dice, Game, GameInfo};
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

/// Cards in slots are put elsewhere, too.
fn positions() -> Positions<PocketMars> {
    let words = [json!("activation"), json!("da"), json!("p2"), Value::Null];
    let play = |game: &PocketMars, dice: &mut Dice| play_to_the_end(game, Choices::pick, dice);
    Positions::new(corpus(), &words, play).with_parts_of("prep")
}

#[test]
fn a_mutated_position_is_refused_in_words_or_played_to_the_end() {
    positions().mutated();
}

#[test]
fn frames_of_elsewhere_are_refused_in_words_or_played_to_the_end() {
    positions().with_other_frames(|part| part.get("seen_by").is_none());
}

#[test]
fn mutated_options_are_refused_in_words_or_played_to_the_end() {
    let words = [json!(0), json!(255), json!(4), json!("chosen")];
    positions().with_other_options(&words, |options| options.round_guard <= 100);
}

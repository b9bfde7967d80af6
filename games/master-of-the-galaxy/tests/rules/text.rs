//! Checks that every question, choice and event of random games has plain text.

use i18n::Locale;
use std::collections::BTreeSet;

use conformance::fuzz::each_position;
use game_core::{Choices, Emitted, Game, Id, Line, Narrate, Outline, Turn, Viewer};
use master_of_the_galaxy::{Card, Content, Event, MasterOfTheGalaxy, System, Weaver};
use serde_json::{Value, json};

use crate::support::options;

const COLOURS: [&str; 4] = ["Grey", "Brown", "Orange", "Purple"];

/// Plays a random game and visits every position and its events.
fn play(settings: &Value, seed: u64, look: impl FnMut(&MasterOfTheGalaxy, &[Emitted<Event>])) {
    let options = options(settings.clone());
    let game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
    each_position(game, seed, look);
}

/// Text for people: no code, no stray blanks, no ids, no players who do not take part.
fn is_plain(text: &str, seats: usize) {
    assert!(!text.is_empty());
    for wrong in ["{", "}", "Some(", "None", "::", "_", "  ", " .", " ;", " ,", "..", ": ."] {
        assert!(!text.contains(wrong), "'{wrong}' in: {text}");
    }
    assert_eq!(text.trim(), text);
    let in_key = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    assert!(!(text.contains('-') && text.chars().all(in_key)), "the key of a message: {text}");
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    for (seat, colour) in COLOURS.iter().enumerate() {
        let plays = seats > 1 && seat < seats;
        assert!(plays || !words.contains(colour), "{colour} in: {text}");
    }
    for solo in ["You", "Weavers", "swarm", "swarms"] {
        assert!(seats == 1 || !words.contains(&solo), "{solo} in: {text}");
    }
    for word in &words {
        let id = word.parse::<Card>().is_ok()
            || word.parse::<System>().is_ok()
            || word.parse::<Weaver>().is_ok();
        assert!(!id, "{word} in: {text}");
    }
    verbs_fit(&words, text);
}

/// The verb fits its subject, as in "You take" and "Grey takes".
fn verbs_fit(words: &[&str], text: &str) {
    let ends = |word: &str| word.ends_with('s') && !word.ends_with("ss");
    for pair in words.windows(2) {
        assert!(pair[0] != "You" || !ends(pair[1]), "{} in: {text}", pair.join(" "));
        // A player's colour at the beginning of a sentence.
        let acts = COLOURS.contains(&pair[0]) && text.starts_with(pair[0]);
        let owns = pair[1].is_empty() || pair[1] == "s";
        assert!(!acts || owns || ends(pair[1]), "{} in: {text}", pair.join(" "));
    }
}

/// The same for every line of an outline, which shows slots in brackets.
fn outline_is_plain(outline: &Outline) {
    let in_key = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let text = &outline.text;
    assert!(!text.is_empty() && !text.chars().all(in_key), "the key of a message: {text}");
    outline.items.iter().for_each(outline_is_plain);
}

fn is_sentence(text: &str) {
    assert!(text.ends_with(['.', '?']), "{text}");
    assert!(
        text.starts_with(|letter: char| letter.is_uppercase() || letter.is_numeric()),
        "{text}"
    );
}

/// The name of an event's variant.
fn kind(event: &Event) -> String {
    serde_json::to_value(event).expect("plain data")["what"].to_string()
}

#[test]
fn everything_is_told_in_plain_words() {
    let mut kinds = BTreeSet::new();
    for seats in 1..=4 {
        for seed in 0..12 {
            play(&json!({ "seats": seats }), seed, |game, emitted| {
                for emitted in emitted {
                    kinds.insert(kind(&emitted.event));
                    let Line { text, reasons, .. } =
                        game.describe_event(&emitted.event, Viewer::Everybody, Locale::English);
                    is_plain(&text, seats);
                    is_sentence(&text);
                    reasons.iter().for_each(|reason| is_plain(reason, seats));
                }
                // Questions and choices recur, so only a part of each game is checked.
                if seed % 4 > 0 || game.turn() == Turn::Over {
                    return;
                }
                let Turn::Choose(seat) = game.turn() else { return };
                let question =
                    game.question(Viewer::Seat(seat), Locale::English).expect("something is asked");
                is_plain(&question.text, seats);
                is_sentence(&question.text);
                question.trail.iter().for_each(|part| is_plain(part, seats));
                for line in MasterOfTheGalaxy::outline(
                    &game.view(Viewer::Everybody),
                    Content::ours(),
                    Locale::English,
                ) {
                    outline_is_plain(&line);
                }
                let mut choices = Choices::default();
                game.choices(&mut choices);
                for &choice in choices.listed() {
                    let said = game.describe(choice, Locale::English);
                    is_plain(&said.label, seats);
                    if !said.detail.is_empty() {
                        is_plain(&said.detail, seats);
                    }
                }
            });
        }
    }
    assert!(kinds.len() > 30, "only {} kinds of events: {kinds:?}", kinds.len());
}

/// Every card's label says what it does when earned, taken or completed, in solo and among several
/// players.
#[test]
fn every_card_says_what_it_does() {
    for seats in [1, 2] {
        let options = options(json!({ "seats": seats }));
        let game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
        let narrator = game.narrator(Locale::English);
        for card in Card::all() {
            let facts = Content::ours().card(card);
            for effect in &facts.effects {
                is_plain(&narrator.effect(effect), 1);
            }
            if facts.has_modifiers {
                is_plain(&narrator.modifiers(&facts.modifiers), 1);
            }
        }
        let says = |id: &str| narrator.effect(&Content::ours().card(read(id)).effects[0]);
        let read_alone = seats == 1;
        assert_eq!(says("l01"), "steal a cube from cards");
        let routes = if read_alone { "cards" } else { "routes" };
        assert_eq!(says("l02"), format!("steal up to 2 cubes from {routes}"));
        assert_eq!(says("l18").contains("Weavers"), read_alone);
        assert_eq!(says("p8").contains("opponent"), !read_alone);
    }
}

fn read(id: &str) -> Card {
    id.parse().expect("a card")
}

//! Every question, choice and event of random games has a plain text.

use i18n::Locale;
use std::collections::BTreeSet;

use conformance::fuzz::each_position;
use game_core::{
    Choices, Dice, Draw, Emitted, Game, GameInfo, Narrate, Outline, Rule, Settings, Turn, Viewer,
};
use serde_json::{Value, json};
use weather_machine::{
    ActionSpace, Area, BotSpace, Chemical, Choice, Content, Event, ExperimentTile, ExtremeTile,
    Frame, FundingSpace, GoalSpace, GoalTile, LineSlot, OfficeRow, OfficeSpace, Options, Player,
    Report, SubsidyCell, SubsidyTile, Voucher, Weather, WeatherMachine, WorkshopRow, WorkshopTile,
};

const COLOURS: [&str; 4] = ["Yellow", "Black", "Orange", "Purple"];

pub(crate) fn game(settings: Value) -> WeatherMachine {
    let Value::Object(settings) = settings else { panic!("an object") };
    let settings: Settings = settings;
    let options = Options::read(&settings, Content::ours()).expect("options");
    WeatherMachine::new(&options, Content::ours()).expect("a game")
}

/// Plays at random and passes on every position and its events.
pub(crate) fn play(
    settings: &Value,
    seed: u64,
    look: impl FnMut(&WeatherMachine, &[Emitted<Event>]),
) {
    each_position(game(settings.clone()), seed, look);
}

/// Plays with many pieces and a preference for papers, so that rare things happen too.
pub(crate) fn play_richly(
    settings: &Value,
    seed: u64,
    mut look: impl FnMut(&WeatherMachine, &[Emitted<Event>]),
) {
    let mut game = game(settings.clone());
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    let mut emitted = Vec::new();
    loop {
        look(&game, &emitted);
        emitted.clear();
        if game.turn() == Turn::Over {
            return;
        }
        if game.state().frames.top() == Some(Frame::Move) {
            let mut state = *game.state();
            let active = state.active;
            state.laboratories[active as usize].vouchers.0 = [4; 5];
            game = WeatherMachine::set(game.options(), game.content(), state).expect("a position");
        }
        game.choices(&mut choices);
        let liked = |choice: &&Choice| likes(&game, **choice);
        let liked: Vec<Choice> = choices.listed().iter().filter(liked).copied().collect();
        let choice = match liked.len() {
            0 => choices.pick(&mut dice).expect("something is listed"),
            count => liked[dice.below(count as u32) as usize],
        };
        game.apply_unchecked(choice, &mut emitted);
    }
}

/// Whether a choice leads to papers and Breakthroughs.
fn likes(game: &WeatherMachine, choice: Choice) -> bool {
    match choice {
        Choice::Do(_) | Choice::Row(_) | Choice::Cite(_) | Choice::Construct(_) => true,
        Choice::Provide(_) | Choice::Extend(_) => true,
        Choice::Token(..) | Choice::Award(_) => {
            let detail = game.describe(choice, Locale::English).detail;
            detail.contains("completes") || detail.contains("second")
        }
        _ => false,
    }
}

pub(crate) fn modes() -> Vec<Value> {
    vec![
        json!({ "seats": 2 }),
        json!({ "seats": 2, "new_scientists": true, "drafting": true }),
        json!({ "seats": 3 }),
        json!({ "seats": 4, "drafting": true, "readings": ["ask_every_gain"] }),
        json!({ "seats": 1 }),
        json!({ "seats": 1, "random_challenges": 12, "readings": ["lativ_returns"] }),
    ]
}

/// Checks a text for people: no code, no stray blanks, no players who are not in the game.
fn is_plain(text: &str, seats: u64) {
    assert!(!text.is_empty());
    for wrong in ["{", "}", "Some(", "None", "::", "_", "  ", " .", " ;", " ,", "..", ": ."] {
        assert!(!text.replace("None of", "").contains(wrong), "'{wrong}' in: {text}");
    }
    assert_eq!(text.trim(), text);
    let words: BTreeSet<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    for (seat, colour) in COLOURS.iter().enumerate() {
        let plays = seats > 1 && (seat as u64) < seats;
        assert!(plays || !words.contains(colour), "{colour} in: {text}");
    }
    for solo in ["You", "Your", "Saboteur", "Saboteurs", "Hideout", "Target"] {
        assert!(seats == 1 || !words.contains(solo), "{solo} in: {text}");
    }
    for id in ["p1", "p2", "p3", "p4", "rnd"] {
        assert!(!words.contains(id), "{id} in: {text}");
    }
}

fn is_sentence(text: &str) {
    assert!(text.ends_with(['.', '?']), "{text}");
    assert!(text.starts_with(|letter: char| letter.is_uppercase()), "{text}");
}

/// Whether drawings know a place.
fn is_place(place: &str) -> bool {
    fn is<T: std::str::FromStr>(text: &str) -> bool {
        text.parse::<T>().is_ok()
    }
    let (kind, rest) = place.split_once(' ').unwrap_or((place, ""));
    let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
    let space = |text: &str, most: u8| text.parse().is_ok_and(|of: u8| (1..=most).contains(&of));
    match kind {
        "space" => is::<ActionSpace>(rest),
        "bot" => is::<BotSpace>(rest),
        "cell" => is::<SubsidyCell>(rest),
        "slot" => is::<Player>(first) && is::<LineSlot>(second),
        "office" => is::<Player>(first) && is::<OfficeSpace>(second),
        "paper" => is::<Player>(first) && is::<OfficeRow>(second),
        "goal" => is::<Player>(first) && is::<GoalSpace>(second),
        "tile" => {
            is::<WorkshopTile>(rest)
                || is::<SubsidyTile>(rest)
                || is::<ExperimentTile>(rest)
                || is::<GoalTile>(rest)
                || is::<ExtremeTile>(rest)
        }
        "shelf" => {
            let (column, row) = second.split_once(' ').unwrap_or((second, ""));
            is::<Player>(first) && space(column, 30) && is::<WorkshopRow>(row)
        }
        "items" | "lab" => is::<Player>(rest) && rest != "saboteurs",
        "supply" => is::<Chemical>(rest),
        "storm" => is::<Weather>(first) && space(second, 4),
        "report" => is::<Report>(rest),
        "voucher" => is::<Player>(first) && is::<Voucher>(second),
        "funding" => is::<Player>(first) && is::<Area>(second),
        "track" => is::<Area>(first) && is::<FundingSpace>(second),
        "initiative" => space(rest, 4),
        "lock" => is::<Weather>(rest),
        "tokens" => is::<Area>(first) && is::<Weather>(second),
        "hideout" | "target" => rest.is_empty(),
        _ => false,
    }
}

fn are_places(places: &[String], what: &str) {
    for place in places {
        assert!(is_place(place), "'{place}' of: {what}");
    }
    let distinct: BTreeSet<&String> = places.iter().collect();
    assert_eq!(distinct.len(), places.len(), "{places:?} of: {what}");
}

fn check_events(game: &WeatherMachine, emitted: &[Emitted<Event>], seats: u64) {
    for emitted in emitted {
        let line = game.describe_event(&emitted.event, Viewer::Everybody, Locale::English);
        is_plain(&line.text, seats);
        is_sentence(&line.text);
        assert_ne!(line.text, "Something happens.", "{:?}", emitted.event);
        for reason in &line.reasons {
            is_plain(reason, seats);
            assert!(reason.ends_with(')'), "{reason}");
        }
        are_places(&line.places, &line.text);
    }
}

pub(crate) fn exists(rule: Rule) {
    let known = &WeatherMachine::rulebook().entries;
    assert!(known.iter().any(|entry| entry.id == rule.0), "{rule}");
}

fn check_question(game: &WeatherMachine, seats: u64) {
    let Some(question) = game.question(Viewer::Everybody, Locale::English) else { return };
    is_plain(&question.text, seats);
    is_sentence(&question.text);
    exists(question.rule);
    for step in &question.trail {
        is_plain(step, seats);
        assert!(!step.ends_with(['.', '?']), "{step}");
    }
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let mut labels = BTreeSet::new();
    for &choice in choices.listed() {
        let said = game.describe(choice, Locale::English);
        exists(said.rule);
        is_plain(&said.label, seats);
        let start = |letter: char| letter.is_uppercase() || letter.is_ascii_digit();
        assert!(said.label.starts_with(start), "{}", said.label);
        assert!(!said.label.ends_with('.'), "{}", said.label);
        assert_ne!(said.label, choice.to_string(), "a label of its own");
        for more in [&said.detail, &said.group] {
            if !more.is_empty() {
                is_plain(more, seats);
            }
        }
        are_places(&said.places, &said.label);
        assert!(labels.insert(said.label.clone()), "twice {}: {}", said.label, question.text);
    }
}

fn check_outline(lines: &[Outline], depth: usize, seats: u64) {
    assert!(!lines.is_empty() && depth < 5);
    for line in lines {
        is_plain(&line.text, seats);
        if !line.items.is_empty() {
            check_outline(&line.items, depth + 1, seats);
        }
    }
}

#[test]
fn rare_events_are_told_in_plain_words_too() {
    let mut seen = BTreeSet::new();
    for mode in modes() {
        let seats = mode["seats"].as_u64().expect("a number");
        for seed in 0..6 {
            play_richly(&mode, seed, |game, emitted| {
                check_events(game, emitted, seats);
                check_question(game, seats);
                for emitted in emitted {
                    let written = serde_json::to_value(&emitted.event).expect("an event");
                    seen.insert(written["what"].as_str().expect("a name").to_string());
                }
            });
        }
    }
    assert!(seen.len() >= 75, "{} kinds of events: {seen:?}", seen.len());
}

#[test]
fn every_line_of_random_games_is_in_plain_words() {
    for mode in modes() {
        let seats = mode["seats"].as_u64().expect("a number");
        for seed in 0..12 {
            let mut entries = 0;
            play(&mode, seed, |game, emitted| {
                check_events(game, emitted, seats);
                check_question(game, seats);
                if entries % 16 == 0 || game.turn() == Turn::Over {
                    let view = game.view(Viewer::Everybody);
                    check_outline(
                        &WeatherMachine::outline(&view, Content::ours(), Locale::English),
                        0,
                        seats,
                    );
                }
                entries += 1;
            });
        }
    }
}

/// Every place of a choice has a title without internal ids.
#[test]
fn every_place_of_a_choice_has_words() {
    let mut words = std::collections::BTreeMap::new();
    for (settings, seed) in
        [(json!({"seats": 1}), 1), (json!({"seats": 1}), 2), (json!({"seats": 4}), 3)]
    {
        let seats = settings["seats"].clone();
        play(&settings, seed, |game, _| {
            let mut choices = Choices::default();
            game.choices(&mut choices);
            for place in choices
                .listed()
                .iter()
                .flat_map(|&choice| game.describe(choice, Locale::English).places)
            {
                let said = game
                    .place_name(&place, Locale::English)
                    .unwrap_or_else(|| panic!("no words: {place}"));
                let raw =
                    said.split(' ').any(|word| ["p1", "p2", "rnd", "saboteurs"].contains(&word));
                assert!(!raw && said.starts_with(|first: char| !first.is_lowercase()), "{said}");
                words.insert((seats.to_string(), place), said);
            }
        });
    }
    let said = |seats: &str, place: &str| words[&(seats.to_string(), place.to_string())].as_str();
    assert_eq!(said("1", "voucher p1 science"), "Your Science Vouchers");
    assert_eq!(said("4", "items p2"), "Black's Workshop");
    assert_eq!(said("1", "space government left"), "The left space of the Government");
    let apart: BTreeSet<(&String, &String)> =
        words.iter().map(|((seats, _), said)| (seats, said)).collect();
    assert_eq!(apart.len(), words.len(), "no two places have the same words");
}

/// Every message that a game needs is there with all its arguments: no text has a key in it.
#[test]
fn no_text_is_the_key_of_a_message_in_any_language() {
    let english = WeatherMachine::messages(Locale::English).expect("messages");
    let check = |text: &str, locale: Locale| {
        for word in text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-') {
            let is_key = word.contains('-') && english.has(word);
            assert!(!is_key, "{locale:?}: '{word}' in: {text}");
        }
    };
    for locale in Locale::ALL {
        for (seed, mode) in modes().into_iter().enumerate() {
            let mut entries = 0;
            play_richly(&mode, seed as u64, |game, emitted| {
                for emitted in emitted {
                    let line = game.describe_event(&emitted.event, Viewer::Everybody, locale);
                    check(&line.text, locale);
                    line.reasons.iter().for_each(|reason| check(reason, locale));
                }
                if let Some(question) = game.question(Viewer::Everybody, locale) {
                    check(&question.text, locale);
                    question.trail.iter().for_each(|step| check(step, locale));
                }
                if let Some(area) = game.area(locale) {
                    check(&area.name, locale);
                    check(&area.spot, locale);
                }
                let mut choices = Choices::default();
                game.choices(&mut choices);
                for &choice in choices.listed() {
                    let said = game.describe(choice, locale);
                    let texts = [&said.label, &said.short, &said.detail, &said.group];
                    texts.into_iter().for_each(|text| check(text, locale));
                }
                if entries % 16 == 0 || game.turn() == Turn::Over {
                    let view = game.view(Viewer::Everybody);
                    let mut lines = WeatherMachine::outline(&view, Content::ours(), locale);
                    while let Some(line) = lines.pop() {
                        check(&line.text, locale);
                        lines.extend(line.items);
                    }
                    if let Some(outcome) = game.score_sheet(locale) {
                        check(&outcome.ended_by, locale);
                        outcome.decided_by.iter().for_each(|one| check(&one.text, locale));
                    }
                }
                entries += 1;
            });
        }
    }
}

//! A helper in German and in French: whole games, in which no English sentence is left.

use std::collections::{BTreeMap, BTreeSet};

use play::{AnySession, HelperStage, Library};
use serde_json::json;
use table::{Dice, Draw as _, Viewer};
use tongues::Tongue;

/// What is the same in every language: names that stand on components and in the rulebook.
const NAMES: [&str; 19] = [
    "Greenhouse",
    "Aqualab",
    "Energy Bank",
    "Comms Center",
    "Habitation",
    "Double Upgrade",
    "Overwhelming Power",
    "Recruitment Drive",
    "Calculations",
    "System Failure",
    "Android Activation",
    "Spark",
    "Upgrades",
    "Upgrade",
    "Normal",
    "Super-droid",
    "Cyborg",
    "Slot",
    "orange",
];

/// Words of which English sentences are made, and no German or French one that we write.
const ENGLISH: [&str; 33] = [
    "the",
    "of",
    "and",
    "one",
    "their",
    "theirs",
    "your",
    "yours",
    "you",
    "a",
    "is",
    "are",
    "no",
    "card",
    "cards",
    "to",
    "from",
    "goes",
    "with",
    "choose",
    "colonist",
    "colonists",
    "now",
    "then",
    "has",
    "have",
    "what",
    "where",
    "round",
    "more",
    "fewer",
    "each",
    "last",
];
/// What of them is a word of the other language too.
const SHARED: [(Tongue, &str); 1] = [(Tongue::French, "a")];

/// Games of each kind.
const GAMES: u64 = 4;
/// So many turns, then the person says that the game is over.
const TURNS: u16 = 9;

/// Everything of a helper that a person reads.
fn read(session: &dyn AnySession) -> Vec<String> {
    let helping = session.helping().expect("a helper");
    let now = session.now();
    let mut read = Vec::new();
    for fact in helping.asks.iter().chain(&helping.kept) {
        read.push(fact.title.clone());
        read.extend(fact.answers.iter().map(|(_, words)| words.clone()));
    }
    for list in &helping.announced {
        read.push(list.title.clone());
        read.extend(list.answers.iter().map(|(_, words)| words.clone()));
    }
    let log = session.log(Viewer::Everybody, session.len().saturating_sub(2));
    read.extend(log.iter().map(|entry| entry.label.clone()));
    let told = helping.told.iter().flat_map(|beat| &beat.lines);
    for line in told.chain(log.iter().flat_map(|entry| &entry.told)) {
        read.push(line.text.clone());
        read.extend(line.reasons.iter().cloned());
    }
    read.extend(now.question(Viewer::Everybody).map(|question| question.text));
    for choice in now.choices() {
        read.extend([choice.description.group, choice.description.label]);
        read.push(choice.description.detail);
    }
    if let Some(outcome) = now.outcome() {
        read.push(outcome.ended_by.clone());
        read.extend(outcome.decisions().map(|decision| decision.text.clone()));
        for party in outcome.parties {
            read.push(party.name);
            read.extend(party.items.into_iter().map(|item| item.title));
        }
    }
    read
}

/// What is left of a text without names.
fn without_names(text: &str) -> String {
    NAMES.iter().fold(text.to_string(), |left, name| left.replace(name, ""))
}

/// What is English in a text that should be in another language, beside what it says in English.
fn english_in(tongue: Tongue, said: &str, english: &str) -> Option<String> {
    let left = without_names(said);
    if said == english && left.chars().any(char::is_alphabetic) {
        return Some(said.to_string());
    }
    let is_english = |word: &&str| {
        let word = word.to_lowercase();
        ENGLISH.contains(&&*word) && !SHARED.contains(&(tongue, &word))
    };
    let mut words = left.split(|letter: char| !letter.is_alphabetic());
    words.find(is_english).map(|word| format!("'{word}' in: {said}"))
}

/// What a person does next: answers at random, and now and then puts something right.
fn next(session: &dyn AnySession, dice: &mut Dice) -> String {
    let helping = session.helping().expect("a helper");
    let last = helping.turn == TURNS && helping.stage == HelperStage::Facts;
    let landed = session.save().entries.iter().any(|entry| entry == "table all landed");
    if last && !landed {
        return "table all landed".into();
    }
    if !helping.kept.is_empty() && dice.below(4) == 0 {
        let fact = &helping.kept[dice.below(helping.kept.len() as u32) as usize];
        if fact.fact != "all landed" {
            return fact.answers[dice.below(fact.answers.len() as u32) as usize].0.clone();
        }
    }
    let choices = session.now().choices();
    choices[dice.below(choices.len() as u32) as usize].text.clone()
}

#[test]
fn a_helper_of_pocket_mars_speaks_german_and_french_from_its_first_question_to_the_score() {
    let library = Library::ours();
    let kind = library.game("pocket-mars").expect("on the shelf");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut wrong: BTreeSet<String> = BTreeSet::new();
    for (decider, seed) in
        ["algorithm", "player"].into_iter().flat_map(|one| (0..GAMES).map(move |seed| (one, seed)))
    {
        let settings = json!({ "da_choice": decider });
        let settings = settings.as_object().expect("an object");
        let mut session = kind.start_helper(settings).expect("it has a helper");
        let mut dice = Dice::new(seed);
        for _ in 0..400 {
            assert!(session.told_in(Tongue::English).is_none(), "it is English");
            let english = read(&*session);
            for tongue in [Tongue::German, Tongue::French] {
                let other = session.told_in(tongue).expect("it has words of every language");
                let said = read(&*other);
                assert_eq!(said.len(), english.len(), "{tongue:?}");
                let both = said.iter().zip(&english);
                wrong.extend(both.filter_map(|(said, english)| english_in(tongue, said, english)));
                assert_eq!(other.now().turn(), session.now().turn());
            }
            for told in session.helping().expect("a helper").told {
                *seen.entry(told.says().event["what"].to_string()).or_default() += 1;
            }
            if session.helping().expect("a helper").stage == HelperStage::Over {
                break;
            }
            let text = next(&*session, &mut dice);
            session.choose(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
        }
        assert!(session.now().outcome().is_some(), "seed {seed} is scored");
        let whole = session.told_in(Tongue::German).expect("German");
        let (german, english) =
            (whole.log(Viewer::Everybody, 0), session.log(Viewer::Everybody, 0));
        assert_eq!(german.len(), english.len());
        for (german, english) in german.iter().zip(&english) {
            assert_eq!(english_in(Tongue::German, &german.label, &english.label), None);
            assert_eq!((&german.text, german.told.len()), (&english.text, english.told.len()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(seen.len() > 7, "many kinds of things are told: {seen:?}");
}

#[test]
fn what_is_asked_before_a_helper_of_pocket_mars_is_german_and_french() {
    let library = Library::ours();
    let kind = library.game("pocket-mars").expect("on the shelf");
    let words = |tongue| {
        let form = kind.helper_in(tongue).expect("it has a helper");
        let mut words = Vec::new();
        for screen in form.screens {
            words.push(screen.title);
            for spec in screen.options {
                if let table::OptionKind::Pick { values } = spec.kind {
                    words.extend(values.into_iter().map(|pick| pick.title));
                }
            }
        }
        words
    };
    let english = words(Tongue::English);
    assert!(english.len() > 5 && english[0] == "How strong are the androids?", "{english:?}");
    for tongue in [Tongue::German, Tongue::French] {
        for (said, english) in words(tongue).iter().zip(&english) {
            assert_eq!(english_in(tongue, said, english), None, "{tongue:?}");
        }
    }
}

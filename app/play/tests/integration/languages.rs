//! Helpers in every other language: whole games in which no English sentence is left.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{BuildHasher as _, RandomState};

use game_core::{Dice, Draw as _, Outcome, Question, Turn, Viewer};
use i18n::Locale;
use play::{Catalog, ChanceSource, DynSession, HelperStage, Helping, Listed, Play};
use serde_json::json;

use crate::labels::{too_long, too_long_of_helper};

/// Texts that are the same in every language, besides the titles in a game's content: names printed
/// on components and in the rulebook, each before the shorter names that it contains.
const NAMES: [&str; 81] = [
    "Backgammon",
    "backgammon",
    "gammon",
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
    "Weavers Span",
    "Proliferation",
    "Morphing",
    "Engulfment",
    "Government Machine",
    "Weather Machine",
    "Extreme Weather",
    "Current Report",
    "Previous Report",
    "Security Report",
    "Reports",
    "Report",
    "Nobel Prize",
    "Assembly Line",
    "Government",
    "Supply",
    "Office",
    "Hideout",
    "Workshop",
    "Target",
    "Lab",
    "R&D",
    "Wind",
    "Verdino",
    "Melgoth",
    "Delugium",
    "Calorium",
    "Radieu",
    "Chemicals",
    "Chemical",
    "Lativ",
    "Scientist",
    "Bots",
    "Bot",
    "Awards",
    "Award",
    "Funding",
    "Vouchers",
    "CP",
    "Death Ray",
    "Burton",
    "Mind Slayer",
    "EXTRA",
    "Fully Stocked Opponents",
    "Jamming Devices",
    "Creative Accounting",
    "Nobel Laureate",
    "Only Overachievers Apply",
    "The Clock is Ticking",
    "One Step Ahead",
    "Moral High Ground",
    "Peer Review",
    "Independent Prototypes",
    "Budget Cuts",
    "Publish or Perish",
    "Enter / Prize",
    "Falcon 1K",
    "Nostr-o-mo",
    "Rocinant-9",
];

/// Words of English sentences that our texts in other languages do not use.
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
/// Those that are also words of the other language.
const SHARED: [(Locale, &str); 4] = [
    (Locale::French, "a"),
    (Locale::Spanish, "a"),
    (Locale::Spanish, "no"),
    (Locale::Spanish, "has"),
];

/// Words that are the same as in English.
const SAME: [(Locale, &[&str]); 3] = [
    (
        Locale::French,
        &[
            "Action",
            "Base",
            "Commerce",
            "Draft",
            "Expansion",
            "Express",
            "Globe",
            "Orange",
            "Phase",
            "Potions",
            "Routes",
            "Triangle",
            "triangle",
        ],
    ),
    (Locale::German, &["Draft", "Expansion", "Express", "Hand", "Orange", "Phase"]),
    (Locale::Spanish, &["Base", "Bases", "Draft", "industrial", "No", "Vial", "vial"]),
];

/// The languages besides English.
pub(crate) const OTHERS: [Locale; 3] = [Locale::German, Locale::French, Locale::Spanish];

/// Number of games for each way to end.
const GAMES: u64 = 4;
/// The helper of one game, and how the test plays it.
struct Kind {
    game: &'static str,
    /// The options before it begins: one game for each.
    settings: Vec<serde_json::Value>,
    /// The entries that end the game, used in turn; empty where no entry does, and the score is
    /// counted on the table.
    ends: &'static [&'static str],
    /// Number of turns before the person enters the end of the game.
    turns: u16,
    /// Minimum number of kinds of events narrated.
    told: usize,
    /// Whether set-up deals what is on the table, so that random answers need not fit together.
    is_dealt: bool,
    /// The English title of the first screen, and the number of words asked before it begins.
    first: (&'static str, usize),
}

fn pocket_mars() -> Kind {
    Kind {
        game: "pocket-mars",
        settings: ["algorithm", "player"].map(|one| json!({ "da_choice": one })).into(),
        ends: &["all landed"],
        turns: 9,
        told: 8,
        is_dealt: false,
        first: ("How strong are the androids?", 5),
    }
}

fn galaxy() -> Kind {
    Kind {
        game: "master-of-the-galaxy",
        settings: vec![
            json!({"weavers": "printed"}),
            json!({"weavers": "hard", "readings": ["all_then_resolve"]}),
        ],
        ends: &[
            "over by home lost",
            "over by bases",
            "over by tokens out",
            "over by military symbols",
        ],
        turns: 6,
        told: 9,
        is_dealt: false,
        first: ("How strong are the Weavers?", 5),
    }
}

fn weather_machine() -> Kind {
    let challenges = ["publish_or_perish", "clock"];
    Kind {
        game: "weather-machine",
        settings: vec![json!({}), json!({ "challenges": challenges })],
        ends: &["over by scoring", "over by win", "over by storms"],
        turns: 5,
        told: 6,
        is_dealt: false,
        first: ("Which Challenge cards apply?", 12),
    }
}

fn colab() -> Kind {
    let enemies = json!({ "enemies": 1, "enemy_1": "elias", "device_1": "burton" });
    let several = json!({
        "enemies": 3,
        "set_up": "normal",
        "difficulty": "hard",
        "enemy_1": "luciana",
        "device_1": "mind_slayer",
        "enemy_2": "ivy",
        "device_2": "death_ray",
        "enemy_3": "victor",
        "device_3": "weather_machine",
    });
    Kind {
        game: "colab",
        settings: vec![enemies, several],
        ends: &["over by cards", "over by full"],
        turns: 30,
        told: 11,
        is_dealt: true,
        first: ("Which game is on the table?", 40),
    }
}

/// What a helper shows at one moment, in one language.
struct Shown {
    helping: Helping,
    question: Option<Question>,
    choices: Vec<Listed>,
    outcome: Option<Outcome>,
    turn: Turn,
}

impl Shown {
    fn by(session: &dyn DynSession) -> Self {
        let now = session.now();
        Shown {
            helping: session.helping().expect("a helper"),
            question: now.question(Viewer::Everybody),
            choices: now.choices(),
            outcome: now.outcome(),
            turn: now.turn(),
        }
    }

    /// What is too long of it.
    fn too_long(&self) -> Vec<String> {
        let mut long = too_long(self.question.as_ref(), &self.choices);
        long.extend(too_long_of_helper(&self.helping));
        long
    }
}

/// Every text of a helper that a person reads.
fn read(session: &dyn DynSession, shown: &Shown) -> Vec<String> {
    let helping = &shown.helping;
    let mut read = Vec::new();
    for query in helping.asks.iter().chain(&helping.kept) {
        read.push(query.title.clone());
        read.extend(query.answers.iter().map(|(_, words)| words.clone()));
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
    if helping.stage == HelperStage::CarryOut {
        let turns = session.turns(Viewer::Everybody, 0, session.len());
        read.extend(turns.into_iter().flat_map(|turn| [turn.title, turn.summary]));
    }
    read.extend(shown.question.iter().map(|question| question.text.clone()));
    for choice in &shown.choices {
        let words = &choice.description;
        read.extend([&words.group, &words.label, &words.detail].map(String::clone));
    }
    if let Some(outcome) = &shown.outcome {
        read.push(outcome.ended_by.clone());
        read.extend(outcome.decisions().map(|decision| decision.text.clone()));
        for party in &outcome.parties {
            read.push(party.name.clone());
            read.extend(party.items.iter().map(|item| item.title.clone()));
        }
    }
    read
}

/// The titles in the content of a game, and the other names.
pub(crate) fn names_of(game: &str) -> Vec<String> {
    let content = format!("{}/../../games/{game}/content", env!("CARGO_MANIFEST_DIR"));
    let mut names: Vec<String> = NAMES.map(str::to_string).into();
    for file in std::fs::read_dir(content).expect("a folder of content") {
        let file = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        let titles = file.split("title = \"").skip(1).filter_map(|rest| rest.split('"').next());
        names.extend(titles.filter(|title| !title.is_empty()).map(str::to_string));
    }
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

/// The rest of a text without names.
fn without_names(text: &str, names: &[String]) -> String {
    names.iter().fold(text.to_string(), |left, name| match left.contains(name.as_str()) {
        true => left.replace(name.as_str(), ""),
        false => left,
    })
}

/// English words in a text that should be in another language, compared with its English version.
pub(crate) fn english_in(
    locale: Locale,
    said: &str,
    english: &str,
    names: &[String],
) -> Option<String> {
    let left = without_names(said, names);
    // A single letter is printed on a component.
    let is_word = |word: &str| word.chars().count() > 1;
    let mut shared = SAME.iter().filter(|(of, _)| *of == locale);
    let shared = shared.next().map_or(&[][..], |(_, words)| words);
    let is_same = |word: &str| is_word(word) && !shared.contains(&word);
    if said == english && left.split(|letter: char| !letter.is_alphabetic()).any(is_same) {
        return Some(said.to_string());
    }
    let is_english = |word: &&str| {
        // The printed letter of a section is not the article.
        if *word == "A" {
            return false;
        }
        let word = word.to_lowercase();
        ENGLISH.contains(&&*word) && !SHARED.contains(&(locale, &word))
    };
    // The letters of a rule id, such as `3a`, are no words.
    let mut words = left.split(|letter: char| !letter.is_alphanumeric());
    words.find(is_english).map(|word| format!("'{word}' in: {said}"))
}

/// The person's next entry: a random answer, now and then a correction, and finally the end of the
/// game.
fn next(
    session: &dyn DynSession,
    shown: &Shown,
    kind: &Kind,
    end: Option<&str>,
    dice: &mut Dice,
) -> String {
    let helping = &shown.helping;
    let end = end.map(|end| format!("table {end}"));
    let late = helping.turn >= kind.turns && helping.stage == HelperStage::Queries;
    if let Some(end) = end.as_ref().filter(|end| late && !session.save().entries.contains(end)) {
        return end.clone();
    }
    let ends = |text: &str| text.contains("table over by") || Some(text) == end.as_deref();
    let is_end = |query: &str| matches!(query, "end" | "the end" | "all landed");
    if kind.is_dealt && helping.stage == HelperStage::SetUp {
        return shown.choices[0].text.clone();
    }
    if !kind.is_dealt && !helping.kept.is_empty() && dice.below(12) == 0 {
        let query = &helping.kept[dice.below(helping.kept.len() as u32) as usize];
        if !is_end(&query.query) {
            return query.answers[dice.below(query.answers.len() as u32) as usize].0.clone();
        }
    }
    let mut choices: Vec<&Listed> = shown.choices.iter().collect();
    choices.retain(|choice| !ends(&choice.text));
    // Announcements outnumber the answers.
    if dice.below(8) > 0 && helping.stage != HelperStage::CarryOut {
        let lists = helping.announced.iter().flat_map(|list| &list.answers);
        let announced: BTreeSet<&String> = lists.map(|(text, _)| text).collect();
        choices.retain(|choice| !announced.contains(&choice.text));
    }
    choices[dice.below(choices.len() as u32) as usize].text.clone()
}

/// Plays helpers of a game to their score, and reads everything in every language.
fn every_text_is_said_in_every_language(kind: &Kind) {
    let catalog = Catalog::ours();
    let game = catalog.game(kind.game).expect("in the catalog");
    let names = names_of(kind.game);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut wrong: BTreeSet<String> = BTreeSet::new();
    // Most of what is shown was shown before: each pair of texts, by its hash, is compared once.
    let (mut compared, hasher) = (HashSet::new(), RandomState::new());
    let mut summed_up = 0;
    for (settings, seed) in
        kind.settings.iter().flat_map(|one| (0..GAMES).map(move |seed| (one, seed)))
    {
        let mut settings = settings.as_object().expect("an object").clone();
        // Every other game draws at the table, where there is something to draw.
        let own = game.helper().expect("it has a helper").own;
        if seed % 2 == 1 && own.iter().any(|option| option.id == "draws") {
            settings.insert("draws".into(), "table".into());
        }
        let mut session = game.start_helper(&settings, seed).expect("it has a helper");
        let mut dice = Dice::new(seed);
        let end = kind.ends.iter().cycle().nth(seed as usize).copied();
        for _ in 0..1_000 {
            assert!(session.told_in(Locale::English).is_none(), "it is English");
            let now = Shown::by(&*session);
            let english = read(&*session, &now);
            wrong.extend(now.too_long());
            for locale in OTHERS {
                let other = session.told_in(locale).expect("it has words of every language");
                let shown = Shown::by(&*other);
                let said = read(&*other, &shown);
                wrong.extend(shown.too_long());
                assert_eq!(said.len(), english.len(), "{locale:?}");
                for (said, english) in said.into_iter().zip(&english) {
                    if compared.insert(hasher.hash_one((locale, &said, english))) {
                        wrong.extend(english_in(locale, &said, english, &names));
                    }
                }
                assert_eq!(shown.turn, now.turn);
            }
            for told in &now.helping.told {
                *seen.entry(told.says().event["what"].to_string()).or_default() += 1;
            }
            if now.helping.stage == HelperStage::CarryOut {
                let turns = session.turns(Viewer::Everybody, 0, session.len());
                summed_up += turns.iter().filter(|turn| !turn.summary.is_empty()).count();
            }
            let is_enough = end.is_none() && now.helping.turn > kind.turns;
            if now.helping.stage == HelperStage::Over || is_enough {
                break;
            }
            let text = next(&*session, &now, kind, end, &mut dice);
            if let Err(why) = session.choose(&text) {
                // What cannot be beside what was said before is refused; somebody would look again.
                assert!(
                    matches!(now.helping.stage, HelperStage::SetUp | HelperStage::Score),
                    "{text}: {why}"
                );
                let english = why.to_string();
                for locale in OTHERS {
                    let mut other =
                        session.told_in(locale).expect("it has words of every language");
                    let said = other.choose(&text).expect_err("refused in each").to_string();
                    wrong.extend(english_in(locale, &said, &english, &names));
                }
                session.undo_choice().expect("something was said before");
            }
        }
        let helping = session.helping().expect("a helper");
        let (stage, turn) = (helping.stage, helping.turn);
        let is_done = session.now().outcome().is_some() || end.is_none() && turn > kind.turns;
        assert!(
            is_done || end.is_none() && stage == HelperStage::Over,
            "{seed}: {stage:?}, {turn}"
        );
        let whole = session.told_in(Locale::German).expect("German");
        let (german, english) =
            (whole.log(Viewer::Everybody, 0), session.log(Viewer::Everybody, 0));
        assert_eq!(german.len(), english.len());
        for (german, english) in german.iter().zip(&english) {
            let (said, english_label) = (&german.label, &english.label);
            wrong.extend(english_in(Locale::German, said, english_label, &names));
            assert_eq!((&german.text, german.told.len()), (&english.text, english.told.len()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(seen.len() >= kind.told, "many kinds of things are told: {seen:?}");
    assert!(summed_up > 10, "{summed_up} turns were told in one line");
    what_is_asked_first_is_said_in_every_language(kind, &names);
}

fn what_is_asked_first_is_said_in_every_language(kind: &Kind, names: &[String]) {
    let catalog = Catalog::ours();
    let game = catalog.game(kind.game).expect("in the catalog");
    let words = |locale| {
        let form = game.helper_in(locale).expect("it has a helper");
        let mut words = Vec::new();
        for screen in form.screens {
            words.push(screen.title);
            let many = screen.options.len() > 1;
            for spec in screen.options {
                // A single option is asked by the title of its screen.
                if many {
                    words.push(spec.title);
                }
                if let game_core::OptionKind::Pick { values }
                | game_core::OptionKind::Several { values } = spec.kind
                {
                    words.extend(values.into_iter().map(|pick| pick.title));
                }
            }
        }
        words
    };
    let english = words(Locale::English);
    let (first, count) = kind.first;
    assert!(english.len() >= count && english[0] == first, "{english:?}");
    for locale in OTHERS {
        for (said, english) in words(locale).iter().zip(&english) {
            assert_eq!(english_in(locale, said, english, names), None, "{locale:?}");
        }
    }
}

#[test]
fn a_helper_of_pocket_mars_speaks_every_language_from_its_first_question_to_the_score() {
    every_text_is_said_in_every_language(&pocket_mars());
}

#[test]
fn a_helper_of_master_of_the_galaxy_speaks_every_language_from_its_set_up_to_the_score() {
    every_text_is_said_in_every_language(&galaxy());
}

#[test]
fn a_helper_of_weather_machine_speaks_every_language_from_its_set_up_to_the_score() {
    every_text_is_said_in_every_language(&weather_machine());
}

#[test]
fn a_helper_of_colab_speaks_every_language_from_its_set_up_to_its_last_turn() {
    every_text_is_said_in_every_language(&colab());
}

#[test]
fn refused_options_are_said_in_every_language() {
    let catalog = Catalog::ours();
    for (game, settings, count) in [
        (
            "colab",
            json!({"seats": 1, "enemies": 0, "set_up": "first_game", "length": "express"}),
            2,
        ),
        (
            "colab",
            json!({"enemies": 2, "enemy_1": "elias", "enemy_2": "elias", "set_up": "draft"}),
            2,
        ),
        ("pocket-mars", json!({"energy_top": 2, "energy_start": 3, "colonists": 4}), 2),
        ("pocket-mars", json!({"seats": 2, "end_trigger": 0}), 1),
        ("weather-machine", json!({"random_challenges": 12, "challenges": ["clock"]}), 1),
        ("backgammon", json!({"most_turns": 0}), 1),
        ("master-of-the-galaxy", json!({"seats": 7}), 1),
    ] {
        let kind = catalog.game(game).expect("in the catalog");
        let settings = settings.as_object().expect("an object");
        let started = kind.start(settings, ChanceSource::Seed(1), Play::Friendly);
        let errors = started.map(drop).expect_err("refused");
        assert!(errors.len() >= count, "{game}: {errors:?}");
        for error in errors {
            for locale in OTHERS {
                let (said, english) = (error.why.text(locale), error.why.text(Locale::English));
                assert_ne!(said, english, "{game}: {locale:?}");
            }
        }
    }
}

//! No two answers of a question look alike, and no question and no answer is long, in any game and
//! language.

use std::collections::BTreeMap;

use game_core::{Dice, Draw as _, Question, Viewer};
use i18n::Locale;
use play::{Catalog, ChanceSource, DynSession, Helping, Listed, Play};

/// Number of games of each mode.
const GAMES: u64 = 3;
/// Choices between two looks in the other languages.
const LOOKS: usize = 7;

/// The answers of the question that is open now that cannot be told apart by what stands on them:
/// heading and label, as short as a table shows them.
fn alike(session: &dyn DynSession) -> Vec<String> {
    let mut seen: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for choice in session.now().choices() {
        let words = choice.description;
        let label = if words.short.is_empty() { words.label } else { words.short };
        seen.entry((words.group, label)).or_default().push(choice.text);
    }
    let alike = seen.into_iter().filter(|(_, choices)| choices.len() > 1);
    alike.map(|((group, label), choices)| format!("{group}: {label}: {choices:?}")).collect()
}

/// The most words of a sentence in a question or on a button (`docs/contribute/style-words.md`).
const MOST_WORDS: usize = 20;

/// What is too long of what is asked: the question, and the heading and the words of each button.
pub(crate) fn too_long(question: Option<&Question>, choices: &[Listed]) -> Vec<String> {
    let mut asked: Vec<&String> = question.iter().map(|question| &question.text).collect();
    for choice in choices {
        let words = &choice.description;
        asked.push(&words.group);
        asked.push(if words.short.is_empty() { &words.label } else { &words.short });
    }
    long_ones(asked)
}

/// What is too long of what a helper asks beside that.
pub(crate) fn too_long_of_helper(helping: &Helping) -> Vec<String> {
    let asked = helping.asks.iter().map(|query| (&query.title, &query.answers));
    let announced = helping.announced.iter().map(|list| (&list.title, &list.answers));
    let mut texts = Vec::new();
    for (title, answers) in asked.chain(announced) {
        texts.push(title);
        texts.extend(answers.iter().map(|(_, words)| words));
    }
    long_ones(texts)
}

fn long_ones(texts: Vec<&String>) -> Vec<String> {
    texts.into_iter().filter(|text| is_long(text)).cloned().collect()
}

/// Whether a text has a sentence of more words than a button may have. What is asked in one press
/// may be two questions; a question may end with a colon. Signs are no words.
fn is_long(text: &str) -> bool {
    let is_word = |part: &&str| part.contains(char::is_alphanumeric);
    let words = |one: &str| one.split_whitespace().filter(is_word).count();
    text.split_inclusive(['.', '?', '!', ':']).any(|one| words(one) > MOST_WORDS)
}

#[test]
fn a_text_is_long_by_its_words() {
    let twenty = "one ".repeat(MOST_WORDS);
    assert!(!is_long(&format!("{twenty}\u{a0}? … {twenty}★:")));
    assert!(is_long(&format!("Two. {twenty}★ two.")));
}

#[test]
fn no_two_answers_of_a_question_look_alike_and_none_is_long() {
    let catalog = Catalog::ours();
    let mut wrong: BTreeMap<String, u32> = BTreeMap::new();
    let mut questions = 0;
    for kind in catalog.games() {
        for (mode, settings) in kind.modes() {
            for seed in 0..GAMES {
                let session = kind.start(&settings, ChanceSource::Seed(seed), Play::Friendly);
                let mut session = session.expect("a game");
                let mut dice = Dice::new(seed);
                loop {
                    let _rolled = session.roll().expect("a seed answers");
                    if session.now().outcome().is_some() || session.len() > 2_000 {
                        break;
                    }
                    questions += 1;
                    for one in alike(&*session) {
                        *wrong.entry(format!("{}, {mode}: {one}", kind.id())).or_default() += 1;
                    }
                    if session.len() % LOOKS == 0 {
                        for locale in Locale::ALL {
                            let told = session.told_in(locale);
                            let told = told.as_deref().unwrap_or(&*session);
                            let (now, choices) = (told.now(), told.now().choices());
                            let question = now.question(Viewer::Everybody);
                            let long = too_long(question.as_ref(), &choices);
                            for one in alike(told).into_iter().chain(long) {
                                let one = format!("{}, {locale:?}: {one}", kind.id());
                                *wrong.entry(one).or_default() += 1;
                            }
                        }
                    }
                    let choices = session.now().choices();
                    let chosen = &choices[dice.below(choices.len() as u32) as usize].text;
                    let _told = session.choose(chosen).expect("a legal choice");
                }
            }
        }
    }
    assert!(questions > 10_000, "{questions}");
    assert!(wrong.is_empty(), "of {questions} questions:\n{wrong:#?}");
}

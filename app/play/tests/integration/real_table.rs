//! Real tables: what a person is asked who enters draws and rolls, and how it is entered.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Dice, Draw, Settings, Turn, Viewer};
use play::{AreaAsked, Catalog, ChanceSource, DynGame, DynSession, Play};
use serde_json::Map;

const GAMES: [&str; 4] = ["weather-machine", "pocket-mars", "master-of-the-galaxy", "colab"];

fn begin(kind: &dyn DynGame, settings: &Settings) -> Box<dyn DynSession> {
    kind.start(settings, ChanceSource::Table, Play::Friendly).expect("a mode is a game")
}

fn solo(game: &str) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let settings = Map::from_iter([("seats".to_string(), 1.into())]);
    begin(catalog.game(game).expect("a game of ours"), &settings)
}

/// The viewer who enters the requested result.
fn eyes(session: &dyn DynSession) -> Viewer {
    session.now().private_to().map_or(Viewer::Nobody, Viewer::Seat)
}

fn area(session: &dyn DynSession, draft: &[Option<String>], now: Option<usize>) -> AreaAsked {
    session.now().area(eyes(session), draft, now).expect("an area is asked about")
}

fn draft_of(area: &AreaAsked) -> Vec<Option<String>> {
    area.spots.iter().map(|spot| spot.filled.as_ref().map(|one| one.text.clone())).collect()
}

/// Fills in an area, in any order, and returns its entries; `None` if the question stands alone.
fn filled(session: &dyn DynSession, dice: &mut Dice) -> Option<Vec<String>> {
    let mut asked = session.now().area(eyes(session), &[], None)?;
    for _ in 0..200 {
        if let Some(whole) = asked.whole() {
            return Some(whole);
        }
        let mut draft = draft_of(&asked);
        let open: Vec<usize> = (0..draft.len()).filter(|&nth| draft[nth].is_none()).collect();
        let nth = open[dice.below(open.len() as u32) as usize];
        let at = area(session, &draft, Some(nth));
        assert_eq!(at.now, Some(nth), "{}", at.name);
        let choice = &at.choices[dice.below(at.choices.len() as u32) as usize];
        draft[nth] = Some(choice.text.clone());
        asked = area(session, &draft, None);
        let there = asked.spots[nth].filled.as_ref().map(|one| &one.text);
        assert_eq!(there, Some(&choice.text), "{}: {}", at.name, at.spots[nth].name);
    }
    panic!("{} is never whole", asked.name);
}

fn sets_up(session: &dyn DynSession) -> bool {
    let trail = session.now().question(Viewer::Nobody).map(|question| question.trail);
    trail.unwrap_or_default().iter().any(|step| step == "Set-up")
}

/// How much is asked before the first round.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Asked {
    /// Number of results of chance entered.
    entered: usize,
    /// Number of questions of chance, each area counting once.
    questions: usize,
}

fn set_up(session: &mut dyn DynSession, dice: &mut Dice) -> Asked {
    let mut asked = Asked::default();
    while session.turn() != Turn::Over && sets_up(session) {
        let before = session.len();
        let chance = session.turn() == Turn::Chance;
        match filled(session, dice) {
            Some(texts) => drop(session.choose_set(&texts).expect("what was filled in")),
            None => {
                let choices = session.now().choices();
                let random = &choices[dice.below(choices.len() as u32) as usize];
                // An action in the Supply Round draws something.
                let ends = choices.iter().find(|choice| choice.description.ends_turn);
                session.choose(&ends.unwrap_or(random).text).expect("it is listed");
            }
        }
        if chance {
            asked.questions += 1;
            asked.entered += session.len() - before;
        }
    }
    asked
}

/// The most that a solo player is asked before the first round, by mode, over a few set-ups.
#[test]
fn set_up_is_asked_area_by_area() {
    let catalog = Catalog::ours();
    let mut most = BTreeMap::new();
    for game in GAMES {
        let kind = catalog.game(game).expect("a game of ours");
        for (mode, settings) in kind.modes() {
            let mut worst = Asked::default();
            for seed in 0..3 {
                let asked = set_up(&mut *begin(kind, &settings), &mut Dice::new(seed));
                worst.questions = worst.questions.max(asked.questions);
                worst.entered = worst.entered.max(asked.entered);
            }
            println!("{game}, {mode}: {} questions for {}", worst.questions, worst.entered);
            most.insert(format!("{game}, {mode}"), worst.questions);
        }
    }
    for (mode, questions) in [
        ("weather-machine, solo", 7),
        ("weather-machine, solo, 3 random Challenges", 8),
        ("pocket-mars, solo, normal, androids by algorithm", 2),
        ("master-of-the-galaxy, solo", 1),
    ] {
        assert!(most[mode] <= questions, "{mode}: {}", most[mode]);
    }
}

/// Solo Weather Machine at its first area: the Workshop tiles of the Supply.
fn supply() -> (Box<dyn DynSession>, AreaAsked) {
    let session = solo("weather-machine");
    let asked = area(&*session, &[], None);
    assert_eq!((asked.name.as_str(), asked.spots.len()), ("Supply: Workshop tiles", 5));
    (session, asked)
}

#[test]
fn what_looks_the_same_is_one_answer_with_a_number() {
    let (session, asked) = supply();
    assert_eq!(session.now().choices().len(), 30, "the game knows each tile");
    assert!(asked.choices.len() <= 15, "{} faces", asked.choices.len());
    let first = &asked.choices[0];
    assert_eq!(first.description.label, "Green and white ×3");
    assert_eq!((first.text.as_str(), first.alike.len()), ("show WS01", 2));
    let mut draft = vec![None; 5];
    for (spot, of_three) in
        [(3, "Green and white ×3"), (1, "Green and white ×2"), (0, "Green and white")]
    {
        let at = area(&*session, &draft, Some(spot));
        let same = at.choices.iter().find(|one| one.description.label == of_three);
        draft[spot] = Some(same.unwrap_or_else(|| panic!("{of_three}")).text.clone());
    }
    let at = area(&*session, &draft, None);
    assert_eq!(at.spots.iter().filter(|spot| spot.filled.is_some()).count(), 3);
    let gone = at.choices.iter().all(|one| !one.description.label.starts_with("Green and white"));
    assert!(gone, "all three are placed");
}

#[test]
fn an_area_is_entered_and_taken_back_together() {
    let (mut session, _) = supply();
    let texts = filled(&*session, &mut Dice::new(4)).expect("an area");
    session.choose_set(&texts).expect("what was filled in");
    assert_eq!(session.len(), 5);
    assert_eq!(session.save().entries, texts, "an entry each, in the order of the spots");
    let next = area(&*session, &[], None);
    assert_eq!(next.name, "Government: Subsidy tiles");
    let more = filled(&*session, &mut Dice::new(5)).expect("the next area");
    session.choose_set(&more).expect("what was filled in");
    session.undo_choice().expect("the second area");
    assert_eq!((session.len(), area(&*session, &[], None).name), (5, next.name));
    session.undo_choice().expect("the first one");
    assert_eq!(session.len(), 0);
    assert!(!session.practice(), "a real table is only put right");
    session.redo_choice().expect("the first one again");
    assert_eq!(session.len(), 5);
    session.redo_choice().expect("the second one");
    assert_eq!(session.len(), 5 + more.len());
}

#[test]
fn the_first_few_of_an_area_can_be_entered_and_what_is_no_answer_changes_nothing() {
    let (mut session, _) = supply();
    let texts = |all: &[&str]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
    for (wrong, why) in [
        (texts(&[]), "at least one"),
        (texts(&["show WS01", "show WS01"]), "number 2"),
        (texts(&["show WS01", "lay SU01"]), "space 2 of the offer"),
        (
            texts(&["show WS01", "show WS02", "show WS03", "show WS04", "show WS05", "lay SU01"]),
            "5 answers",
        ),
    ] {
        let refusal = session.choose_set(&wrong).expect_err(why);
        assert!(refusal.to_string().contains(why), "{refusal}");
        assert_eq!(session.len(), 0);
    }
    session.choose_set(&texts(&["show WS01", "show WS07"])).expect("two of five");
    let rest = area(&*session, &[], None);
    assert_eq!((session.len(), rest.spots.len()), (2, 3));
    assert_eq!(rest.spots[0].name, "space 3 of the offer");
}

#[test]
fn taking_back_a_choice_with_what_came_after_it_is_practice_at_a_real_table_too() {
    let mut session = solo("pocket-mars");
    let hand = filled(&*session, &mut Dice::new(1)).expect("the hand");
    session.choose_set(&hand).expect("four cards");
    let card = session.now().choices()[0].text.clone();
    session.choose(&card).expect("into the module");
    let card = session.now().choices()[0].text.clone();
    session.choose(&card).expect("into the module");
    session.choose_set(&filled(&*session, &mut Dice::new(1)).expect("backs")).expect("three");
    session.undo_choice().expect("the backs");
    assert!(!session.practice(), "they are put right");
    let backs = filled(&*session, &mut Dice::new(2)).expect("backs");
    session.choose_set(&backs).expect("three others");
    session.undo_choice().expect("the backs once more");
    session.undo_choice().expect("the card");
    assert!(session.practice(), "it could be another one now that the backs were seen");
}

/// Every kind of question of chance at a real table, by the rule of its answers, with what the
/// person sees then: none is about a card or tile that leaves its pile face down.
const SEEN: &[(&[&str], &str)] = &[
    (&["WM-SET.4", "MG-2.4", "CL-4.4", "PM-3.7", "CLS-1.11"], "who begins"),
    (&["WM-SET.9a", "WM-SUP.2", "WM-SET.10", "WM-SET.16a", "WM-NXT.2"], "a tile that lies open"),
    (&["WM-PLS.4", "WM-PLS.5a", "WM-PLS.6", "SAB-SET.2b"], "what is dealt to a player, open"),
    (&["SAB-SET.18", "SAB-SET.7", "SAB-CHL.4a"], "what the Saboteurs begin with, open"),
    (&["SAB-SET.9", "SAB-SET.12", "SAB-SET.16", "SAB-TRN.6"], "a report that is turned up"),
    (&["SAB-GEN.11", "SAB-CALL.3"], "a report that is discarded open, or drawn to be assigned"),
    (&["PM-3.4a", "PM-13.1", "CL-2.1", "CL-7.1"], "a card in the hand of who enters it"),
    (&["PM-14.3"], "the back of the top card, or its face on the open discard pile"),
    (&["PM-14.2"], "a card that is turned up or taken into the hand"),
    (&["MG-3.4"], "a cube in the hand, open"),
    (&["MG-11.2", "WV-1.3"], "a card that is turned up"),
    (&["CL-3.2", "CL-2.3", "CL-9.3"], "what is laid on the board, open"),
    (&["CL-24.4", "CLS-12.1"], "a die"),
    (&["CLS-1.5"], "the back of the top card"),
    (&["CLS-1.9"], "the token, before it goes into the bag: what is in there is open"),
    (&["CLS-4.2", "CLS-4.4"], "the token that is drawn, the card that is built"),
];

#[test]
fn nothing_is_asked_that_leaves_its_pile_face_down() {
    let catalog = Catalog::ours();
    let mut asked = BTreeSet::new();
    for game in GAMES {
        let kind = catalog.game(game).expect("a game of ours");
        for (_, settings) in kind.modes() {
            let (mut session, mut dice) = (begin(kind, &settings), Dice::new(7));
            for _ in 0..300 {
                let choices = session.now().choices();
                let Some(last) = choices.len().checked_sub(1) else { break };
                let choice = &choices[dice.below(last as u32 + 1) as usize];
                if session.turn() == Turn::Chance {
                    asked.insert(choice.description.rule.0);
                }
                session.choose(&choice.text).expect("it is listed");
            }
        }
    }
    for rule in &asked {
        let seen = SEEN.iter().any(|(rules, _)| rules.contains(rule));
        assert!(seen, "{rule}: say in SEEN what the person sees, or ask nothing");
    }
}

//! One press may make several entries, and takes nothing from anybody.

use conformance::recorded_games::begin;
use game_core::{GameInfo, NoSink, Press, Presses, Seat, Turn, hides};
use i18n::Locale;
use play::{
    Catalog, ChanceSource, DynSession, GameVisitor, Listed, Play, Pressed, Save, TOGETHER,
    visit_games,
};

use super::presses_counted::{listed, of, recorded};

/// Why presses take something from the seat to move, if they do. Every answer counts as worth
/// having, because no rule says what somebody wants: each of the open question and of those led on
/// to must be in the list, and a press must be what the questions would have been answered with.
/// Answers after the decision can be changed, since the decision is offered alone.
fn objection<G: GameInfo>(game: &G, seat: Seat, found: &Presses<G>) -> Option<String> {
    lost_at(game, &[], &[], found)
        .or_else(|| found.listed.iter().find_map(|press| objection_to(game, seat, press, found)))
}

/// An answer to the question after those in `before` that no press makes and that is not `beside`.
fn lost_at<G: GameInfo>(
    at: &G,
    before: &[G::Choice],
    beside: &[G::Choice],
    found: &Presses<G>,
) -> Option<String> {
    let is_made = |choice: &G::Choice| {
        let made = |press: &Press<G>| {
            let begun = before.iter().chain([choice]).copied();
            press.bare().len() > before.len() && press.choices().take(before.len() + 1).eq(begun)
        };
        beside.contains(choice) || found.listed.iter().any(made)
    };
    let lost = listed(at).into_iter().find(|choice| !is_made(choice))?;
    Some(format!("{lost} cannot be pressed after {before:?}"))
}

fn objection_to<G: GameInfo>(
    game: &G,
    seat: Seat,
    press: &Press<G>,
    found: &Presses<G>,
) -> Option<String> {
    let (mut now, mut before, mut beside) = (game.clone(), Vec::new(), Vec::new());
    for (nth, (at, choice)) in press.answers.iter().enumerate() {
        let choices = listed(&now);
        if now.turn() != Turn::Choose(seat) || choices != listed(at) {
            return Some(format!("{choice} is not asked after {before:?}"));
        }
        let lost = lost_at(&now, &before, &beside, found);
        if let Some(lost) = lost.filter(|_| nth <= press.decision) {
            return Some(lost);
        }
        let follows = now.shortcut(*choice).follows();
        if nth > press.decision && !(follows && choices.contains(choice)) {
            return Some(format!("{choice} does not go without saying"));
        }
        beside.extend(choices);
        before.push(*choice);
        now.apply_unchecked(*choice, &mut NoSink);
    }
    None
}

/// Presses with several answers, and positions with one that is not asked as the seat thought.
struct Taking(u32, u32);

impl GameVisitor for Taking {
    fn game<G: GameInfo>(&mut self) {
        for recorded in recorded(G::ID).iter().take(4) {
            let mut game = begin::<G>(&recorded.options);
            for text in &recorded.entries {
                let Ok(entry) = text.parse::<G::Choice>() else { break };
                if let Turn::Choose(seat) = game.turn()
                    && game.selection().is_none()
                {
                    let found = of(&game);
                    self.0 +=
                        found.listed.iter().filter(|one| one.answers.len() > 1).count() as u32;
                    let why = objection(&game, seat, &found);
                    let hides = hides(&game, seat);
                    assert!(hides || why.is_none(), "{}: {why:?} at {text}", G::ID);
                    self.1 += u32::from(why.is_some());
                }
                if game.apply(entry, &mut NoSink).is_err() {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_press_takes_no_answer_from_anybody() {
    let mut taking = Taking(0, 0);
    visit_games(&mut taking);
    let Taking(several, otherwise) = taking;
    assert!(several > 1_000, "{several} presses with several answers");
    // A position that is like none of the samples is rare; the press is then refused.
    assert!(otherwise * 500 <= several, "{otherwise} of {several}");
}

fn pressed(session: &dyn DynSession) -> Pressed {
    let Turn::Choose(seat) = session.turn() else { return Pressed::alone(Vec::new()) };
    let now = session.now();
    now.pressed(game_core::Viewer::Seat(seat), now.choices(), &[])
}

fn whole(one: &Listed) -> &str {
    one.then.as_ref().map_or(&one.text, |then| &then.text)
}

/// Each game played by presses, with those that make several entries.
#[test]
fn a_press_is_one_step_of_undo_and_is_made_whole_or_not_at_all() {
    for kind in Catalog::ours().games() {
        let mut tried = 0;
        let (_, settings) = kind.modes().swap_remove(0);
        let mut session = kind.start(&settings, ChanceSource::Seed(5), Play::Strict).expect("one");
        for nth in 0..300 {
            let _rolled = session.roll().expect("a seed answers");
            let choices = pressed(&*session).choices;
            let several = choices.iter().map(whole);
            let several: Vec<&str> = several.filter(|text| text.contains(TOGETHER)).collect();
            let Some(one) = choices.get(nth % choices.len().max(1)) else { break };
            let text = several.get(nth % several.len().max(1)).copied().unwrap_or(whole(one));
            let (text, before) = (text.to_string(), session.save());
            let wrong = format!("{text}{TOGETHER}{text}{TOGETHER}{text}");
            if session.choose(&wrong).is_err() {
                assert_eq!(session.save().entries, before.entries, "{}: {wrong}", kind.id());
            } else {
                session.undo_choice().expect("nothing was learnt");
                while session.len() > before.entries.len() {
                    session.undo_choice().expect("nothing was learnt");
                }
            }
            let _told = session.choose(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            let made = session.save().entries;
            let parts = text.split(TOGETHER).count();
            assert_eq!(made.len(), before.entries.len() + parts, "{}: {text}", kind.id());
            if parts > 1 && session.undo_choice().is_ok() {
                tried += 1;
                let left = session.save().entries;
                assert_eq!(left, before.entries, "{}: {text}", kind.id());
                session.redo_choice().expect("what was undone");
                assert_eq!(session.save().entries, made, "{}: {text}", kind.id());
            }
        }
        assert!(tried > 3 || kind.id() == "backgammon", "{}: {tried}", kind.id());
    }
}

/// What is said to follow from the presses of a game, in a language.
fn words_of_ends(locale: Locale) -> Vec<String> {
    let catalog = Catalog::ours();
    let kind = catalog.game("colab").expect("a game");
    let (_, settings) = kind.modes().swap_remove(0);
    let mut session = kind.start(&settings, ChanceSource::Seed(5), Play::Strict).expect("one");
    let mut said = Vec::new();
    for nth in 0..400 {
        let _rolled = session.roll().expect("a seed answers");
        let told = session.told_in(locale);
        let choices = pressed(told.as_deref().unwrap_or(&*session)).choices;
        let Some(one) = choices.get(nth % choices.len().max(1)) else { break };
        said.extend(choices.iter().filter_map(|one| Some(one.then.as_ref()?.words.clone())));
        let text = whole(one).to_string();
        let _told = session.choose(&text).expect("it is listed");
    }
    said
}

#[test]
fn a_press_that_ends_the_turn_says_so_in_every_language() {
    let ends = [
        (Locale::English, "then your turn ends", ["Stop here", "Go on"]),
        (Locale::German, "endet dein Zug", ["Aufhören", "Weiter"]),
        (Locale::French, "votre tour se termine", ["Arrêter", "Continuer"]),
        (Locale::Spanish, "termina tu turno", ["Parar aquí", "Continuar"]),
    ];
    for (locale, words, labels) in ends {
        let said = words_of_ends(locale);
        let count = said.iter().filter(|one| one.to_lowercase().contains(&words.to_lowercase()));
        assert!(count.count() > 3, "{said:?}");
        let label = said.iter().find(|one| labels.iter().any(|label| one.contains(label)));
        assert_eq!(label, None, "an answer that only ends something is said as a sentence");
    }
}

#[test]
fn marked_answers_are_made_together_and_taken_back_together() {
    let catalog = Catalog::ours();
    let kind = catalog.game("master-of-the-galaxy").expect("a game");
    let (_, settings) = kind.modes().swap_remove(0);
    let mut session = kind.start(&settings, ChanceSource::Seed(5), Play::Strict).expect("one");
    let (mut made, mut refused) = (0, 0);
    for nth in 0..200 {
        let _rolled = session.roll().expect("a seed answers");
        let choices = pressed(&*session).choices;
        let Some(one) = choices.get(nth % choices.len().max(1)) else { break };
        let before = session.save().entries;
        let marked: Vec<String> =
            choices.iter().filter_map(|one| one.marks.first()).cloned().collect();
        for pair in marked.windows(2) {
            if session.choose_set(pair).is_err() {
                refused += 1;
                assert_eq!(session.save().entries, before, "{pair:?} is refused as a whole");
                continue;
            }
            let after = session.save().entries;
            assert!(after.len() >= before.len() + 2, "{pair:?}");
            if session.undo_choice().is_ok() {
                made += 1;
                assert_eq!(session.save().entries, before, "{pair:?}");
                session.redo_choice().expect("what was undone");
                assert_eq!(session.save().entries, after, "{pair:?}");
                session.undo_choice().expect("it was undone before");
            } else {
                break;
            }
        }
        if session.save().entries == before {
            let text = whole(one).to_string();
            let _told = session.choose(&text).expect("it is listed");
        }
    }
    assert!(made > 5 && refused > 0, "{made} made, {refused} refused");
}

/// Whether undo and redo of a press leave the same entries in both sessions; undo may be refused in
/// both.
fn takes_back_alike(one: &dyn DynSession, other: &dyn DynSession) -> bool {
    let (mut one, mut other) = (one.clone_box(), other.clone_box());
    let mut alike = |step: fn(&mut dyn DynSession) -> bool| {
        let made = (step(&mut *one), step(&mut *other));
        assert_eq!(made.0, made.1);
        assert_eq!(one.save(), other.save());
        made.0
    };
    let undo = |session: &mut dyn DynSession| session.undo_choice().is_ok();
    let redo = |session: &mut dyn DynSession| session.redo_choice().is_ok();
    let undone = (0..3).filter(|_| alike(undo)).count();
    let redone = (0..undone).filter(|_| alike(redo)).count();
    undone > 0 && redone == undone
}

/// Presses of answers that follow, and of answers that were marked.
#[test]
fn a_game_that_was_loaded_takes_back_a_press_as_before() {
    let catalog = Catalog::ours();
    let mut marked = 0;
    for kind in catalog.games() {
        let mut tried = 0;
        let (_, settings) = kind.modes().swap_remove(0);
        let mut session =
            kind.start(&settings, ChanceSource::Seed(5), Play::Friendly).expect("one");
        for nth in 0..160 {
            let _rolled = session.roll().expect("a seed answers");
            let choices = pressed(&*session).choices;
            let Some(one) = choices.get(nth % choices.len().max(1)) else { break };
            let marks = choices.iter().filter_map(|one| one.marks.last()).cloned();
            let pair: Vec<String> = marks.take(2).collect();
            if pair.len() == 2 && session.choose_set(&pair).is_ok() {
                marked += 1;
            } else {
                let text = whole(one).to_string();
                session.choose(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            }
            if nth % 4 == 0 {
                let text = serde_json::to_string(&session.save()).expect("JSON");
                let loaded = catalog.load(&Save::read(&text).expect("a save")).expect("it opens");
                assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
                tried += u32::from(takes_back_alike(&*session, &*loaded.session));
            }
        }
        assert!(tried >= 5, "{}: {tried}", kind.id());
    }
    assert!(marked > 5, "{marked} presses of marked answers");
}

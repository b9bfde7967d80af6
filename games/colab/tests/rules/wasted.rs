//! Acts that bring nothing say so before.

use colab::{Choice, CoLab, Content, Frame, Options};
use game_core::{Choices, Dice, Game, GameOptions as _, NoSink, Turn, wasted};
use i18n::Locale;

use crate::support::*;

fn why(game: &CoLab, choice: &str) -> Option<String> {
    let choice = choice.parse().expect("a choice");
    wasted(game, &[choice], Locale::English).pop().flatten()
}

/// A lab that builds one device, with a hand and wild tokens.
fn lab(hand: &[&str], wild: u8) -> CoLab {
    let table = scene(3).lab(ONE, "gear").at(Frame::LabAction).hand(ONE, hand);
    table.with(|state| state.players[ONE].wild = wild).game()
}

/// [CL-16.1, CL-17.14] A Build with nothing that can be built says why.
#[test]
fn a_build_with_nothing_payable_is_wasted() {
    let says = |hand: &[&str], wild| why(&lab(hand, wild), "build").unwrap_or_default();
    assert_eq!(says(&[], 20), "No card is in your hand.");
    assert_eq!(says(&["M01"], 20), "This lab has no build symbol for any card in your hand.");
    assert_eq!(says(&["D01"], 0), "You cannot pay for any card in your hand that this lab builds.");
    assert_eq!(says(&["D01"], 20), "", "it can be paid");
}

/// [CL-13.2] In every lab of random games, a Collect says before whether a tile can be used.
#[test]
fn a_collect_without_a_tile_to_use_is_wasted() {
    let content = Content::ours();
    let settings = serde_json::json!({"seats": 1, "enemies": 1});
    let options = Options::read(settings.as_object().expect("an object"), content);
    let options = options.expect("options");
    let (mut wasted, mut usable) = (0, 0);
    for seed in 0..8 {
        let mut game = CoLab::new(&options, content).expect("a game");
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        while game.turn() != Turn::Over {
            game.choices(&mut choices);
            if choices.listed().contains(&Choice::Collect) {
                let mut after = game.clone();
                after.apply_unchecked(Choice::Collect, &mut NoSink);
                let mut next = Choices::default();
                after.choices(&mut next);
                let uses = next.listed().iter().any(|one| matches!(one, Choice::Use(_)));
                let why = why(&game, "collect");
                assert!(
                    uses || why.is_some(),
                    "seed {seed}: nothing can be used, and it is not said"
                );
                wasted += i32::from(!uses);
                usable += i32::from(uses && why.is_none());
            }
            game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut NoSink);
        }
    }
    assert!(wasted > 5 && usable > 20, "{wasted} wasted, {usable} usable");
}

#[test]
fn what_is_called_wasted_brings_nothing() {
    let costs = [
        "frames",
        "turn",
        "worked",
        "worked_again",
        "research",
        "used",
        "potions",
        "stored_potions",
        "new_potions",
    ];
    let found = conformance::wasted_acts::<CoLab>(1, &costs);
    assert!(found > 20, "{found} wasted acts");
}

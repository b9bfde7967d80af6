//! CL-22, CL-23: reactions in general, and potion abilities.

use colab::{Frame, Occasion};

use game_core::Game;

use crate::support::*;

fn potions(scene: Scene, cell: &str, count: u8) -> Scene {
    scene.with(|state| {
        let grid = state.players[ONE].grid;
        let nth = usize::from(grid.at(cell.parse().expect("a cell")).expect("a card"));
        let mut cards = serde_json::to_value(grid).expect("plain data");
        cards[nth]["potions"] = count.into();
        state.players[ONE].grid = serde_json::from_value(cards).expect("a grid");
    })
}

/// [CL-23.1, CL-23.5, TS-10] A potion ability without any effect can still be paid for.
#[test]
fn a_potion_ability_may_be_used_for_nothing() {
    let table = potions(scene(3).lab(ONE, "gear").grid(ONE, &["P01 d4"]), "d4", 1);
    let mut game = table.at(Frame::Window).game();
    assert_eq!(listed(&game), ["potion d4", "go on"]);
    play(&mut game, &["potion d4"]);
    assert_eq!(area(&game, ONE).potions(), 0);
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-23.2, CL-23.3, TD-30] Tokens come from the card, the storage and this turn, not from other
/// cards.
#[test]
fn tokens_of_other_cards_do_not_pay() {
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["P05 d4", "P01 d5"]);
    let table = potions(potions(table, "d4", 1), "d5", 3).with(|state| {
        state.players[ONE].stored_potions = 1;
    });
    let mut game = table.at(Frame::Window).game();
    assert_eq!(listed(&game), ["potion d4", "potion d5", "go on"]);
    play(&mut game, &["potion d4"]);
    assert_eq!(listed(&game), ["from card", "from storage"]);
    play(&mut game, &["from storage"]);
    assert_eq!(area(&game, ONE).potions(), 3, "the second token comes from the card by itself");
    play(&mut game, &["die red", "roll red", "face red R"]);
}

/// [CL-23.4, CL-23.6, CL-23.7, TD-31] Each copy has its own ability, once per turn.
#[test]
fn two_copies_are_two_abilities() {
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["P03 d4", "P03 d5", "M14 d6"]);
    let table = potions(potions(table, "d4", 2), "d5", 2);
    let mut game = table.at(Frame::Window).with(|state| state.players[ONE].new_potions = 1).game();
    assert_eq!(listed(&game), ["potion d4", "potion d5", "potion d6", "go on"]);
    play(&mut game, &["potion d4", "from card"]);
    assert_eq!(listed_with(&game, "potion"), ["potion d5", "potion d6"]);
    play(&mut game, &["potion d5", "from card"]);
    assert_eq!(area(&game, ONE).research, 4);
    assert_eq!(listed_with(&game, "potion"), ["potion d6"]);
}

/// [CL-22.1, CL-22.4, CL-24.8, TS-13] Reactions to resting are used in any order, each once.
#[test]
fn reactions_to_resting_are_used_in_any_order() {
    let react = Frame::React { to: Occasion::Rest, used: 0 };
    let table = scene(3).centre(ONE).at(react).grid(ONE, &["M12 d4", "P14 d5", "M13 d6"]);
    let mut game = table.game();
    assert_eq!(listed(&game), ["react d4", "react d5", "pass"]);
    play(&mut game, &["react d5", "react d4", "token blue"]);
    assert_eq!((area(&game, ONE).new_potions, area(&game, ONE).token_count()), (1, 1));
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-31.1, CL-31.2, CL-31.6] One section A per game, whether it applies from now on or happens at
/// once.
#[test]
fn one_section_a_is_used() {
    let cards = ["BC04", "BC14"];
    let table = || {
        scene(3).lab(ONE, "gear").at(Frame::Window).with(|state| {
            state.players[ONE].bonus =
                cards.iter().map(|card| card.parse().expect("a card")).collect();
        })
    };
    let mut game = table().game();
    assert_eq!(listed(&game), ["bonus BC04", "bonus BC14", "go on"]);
    play(&mut game, &["bonus BC04"]);
    assert!(game.state().frames.pending().is_empty(), "the other one is closed");
    let mut game = table().game();
    play(&mut game, &["bonus BC14", "reposition herb 1", "to gear", "draw D01"]);
    assert_eq!(listed_with(&game, "reposition"), ["reposition gear 1", "reposition herb 2"]);
    play(&mut game, &["reposition gear 1", "to bone", "draw M01"]);
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-31.2, CL-24.8] A section A that reacts to resting.
#[test]
fn a_section_a_reacts_to_resting() {
    let react = Frame::React { to: Occasion::Rest, used: 0 };
    let table = scene(3).centre(ONE).at(react).with(|state| {
        let card = "BC04".parse().expect("a card");
        state.players[ONE].bonus.insert(card);
        state.players[ONE].section_a = Some(card);
    });
    let mut game = table.game();
    assert_eq!(listed(&game), ["react BC04", "pass"]);
    play(&mut game, &["react BC04"]);
    assert_eq!(area(&game, ONE).research, 2);
}

//! CL-25: the end of a turn.

use colab::{CoLab, Content, Frame, List};

use game_core::Game;

use crate::support::*;

fn end() -> Frame {
    Frame::Steps { list: List::EndOfTurn, next: 0 }
}

fn ending(scene: Scene) -> Scene {
    scene.lab(ONE, "gear").at(end()).pool(TWO, &["white G", "white H"])
}

/// [CL-25.2, CL-25.3, CL-25.4, CL-25.5, TD-28] A potion token is lost only if no card has room.
#[test]
fn potion_tokens_find_a_place() {
    let table = ending(scene(3)).grid(ONE, &["P01 d4"]).with(|state| {
        state.players[ONE].new_potions = 3;
        let mut grid = serde_json::to_value(state.players[ONE].grid).expect("plain data");
        grid[0]["potions"] = 3.into();
        state.players[ONE].grid = serde_json::from_value(grid).expect("a grid");
    });
    let mut game = table.game();
    assert_eq!(listed(&game), ["store d4", "store"]);
    play(&mut game, &["store d4"]);
    assert_eq!(listed(&game), ["store", "lose"]);
    play(&mut game, &["lose"]);
    play(&mut game, &["store"]);
    let you = area(&game, ONE);
    assert_eq!((you.potions(), you.stored_potions, you.new_potions), (5, 1, 0));
}

/// [CL-25.6, CL-25.1, TD-29] The limit is four tokens, or three with a stored potion.
#[test]
fn a_stored_potion_takes_the_room_of_a_token() {
    let table = |stored: u8| {
        ending(scene(3)).with(|state| {
            state.players[ONE].tokens.0 = [2, 1, 0];
            state.players[ONE].wild = 1;
            state.players[ONE].stored_potions = stored;
        })
    };
    let game = table(0).game();
    assert_eq!((asked(&game), area(&game, ONE).token_count()), (Some(TWO.seat()), 4));
    let mut game = table(1).game();
    assert_eq!(listed(&game), ["discard red", "discard blue", "discard wild"]);
    play(&mut game, &["discard wild"]);
    assert_eq!(area(&game, ONE).token_count(), 3);
}

/// [CL-25.7, CL-25.9, CL-25.10, TD-32] The limit is six cards, or eight with a section A for it.
#[test]
fn the_hand_limit_is_kept_at_the_end() {
    let hand = ["D01", "D01", "D02", "D03", "M01", "M02", "P01", "P02"];
    let others = ["D04", "D04", "D05", "D06", "M03", "M04", "P03", "P04"];
    let mut game = ending(scene(3)).hand(ONE, &hand).hand(TWO, &others).game();
    let set = game.selection().expect("what goes is one set");
    assert_eq!((set.items.len(), set.least, set.most, set.done), (8, 2, 2, None));
    play(&mut game, &["discard D01", "discard P02"]);
    assert_eq!((area(&game, ONE).hand_size(), area(&game, TWO).hand_size()), (6, 8));
    assert_eq!(game.state().discarded.values().iter().sum::<u8>(), 2);
    let table = ending(scene(3)).hand(ONE, &hand).with(|state| {
        let card = "BC03".parse().expect("a card");
        state.players[ONE].bonus.insert(card);
        state.players[ONE].section_a = Some(card);
    });
    assert_eq!(area(&table.game(), ONE).hand_size(), 8);
}

/// [CL-25.7] Hidden hands are sampled so that a selection already begun can be completed.
#[test]
fn a_hand_is_sampled_so_that_its_set_can_be_completed() {
    let hand = ["D01", "D02", "D03", "D04", "M01", "M02", "P01", "P13", "P14"];
    let mut game = ending(scene(3)).hand(ONE, &hand).game();
    play(&mut game, &["discard P01"]);
    let view = game.view(game_core::Viewer::Seat(TWO.seat()));
    for seed in 0..60 {
        let world = CoLab::determinize(&view, Content::ours(), &mut game_core::Dice::new(seed));
        let set = world.selection().expect("it is asked on");
        assert!(set.items.len() >= 2 && !listed(&world).is_empty(), "{set:?}");
    }
}

/// [CL-25.11] Dice and research tokens have no limit, and dice stay in the bowl.
#[test]
fn dice_and_research_have_no_limit() {
    let table = ending(scene(3)).bowl(ONE, &["red", "red", "blue", "blue", "white", "white"]);
    let game = table.with(|state| state.players[ONE].research = 40).game();
    assert_eq!((area(&game, ONE).bowl_size(), area(&game, ONE).research), (6, 40));
    assert_eq!(asked(&game), Some(TWO.seat()));
}

/// [CL-17.15, CL-13.10, CL-25.8] Marks are gone when the next player begins.
#[test]
fn marks_are_removed() {
    let table = ending(scene(3)).with(|state| {
        for minion in state.windows.values_mut().iter_mut().flatten() {
            (minion.worked, minion.paid) = (true, true);
        }
    });
    let game = table.game();
    let mut minions = game.state().windows.values().iter().flatten();
    assert!(minions.all(|minion| !minion.worked && !minion.paid));
}

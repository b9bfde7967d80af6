//! Invariants of every position of every random game.

use crate::support::*;
use game_core::{Choices, Dice, Emitted, Game, Turn};
use pocket_mars::{Building, Frame, Player, PocketMars};
use serde_json::json;

/// Plays random games in every mode of 2 to 4 players and passes on each answer with the positions
/// before and after it and the events.
fn watch(mut see: impl FnMut(&PocketMars, &PocketMars, &[Emitted<pocket_mars::Event>])) {
    for seed in 0..90 {
        let mut game = new_game(json!({ "seats": 2 + seed % 3, "drafting": seed % 2 == 1 }));
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        loop {
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            let before = game.clone();
            let mut emitted = Vec::new();
            game.apply_unchecked(choice, &mut emitted);
            see(&before, &game, &emitted);
        }
    }
}

/// [PM-6.2a, PM-6.3a] At the start of every turn everybody has 2 + 2 cards, unless a draw was
/// skipped earlier in the game.
#[test]
fn everybody_has_two_and_two_cards_at_the_start_of_a_turn() {
    let mut skipped = false;
    watch(|_, game, emitted| {
        skipped = game.state().round > 0 && (skipped || emitted_by(emitted, "PM-7.3"));
        if game.state().frames.top() == Some(Frame::Action) && !skipped {
            for &player in game.options().seated() {
                let cards = (game.state().hands[player].len(), game.state().prep_count(player));
                assert_eq!(cards, (2, 2), "{player}");
            }
        }
    });
}

/// [PM-5.1b, PM-7.2] A stack grows by one with every card connected to it and shrinks only when
/// covered cards become the deck.
#[test]
fn stacks_grow_by_the_cards_connected_and_shrink_only_for_a_new_deck() {
    watch(|before, after, emitted| {
        if emitted_by(emitted, "PM-7.2") {
            return;
        }
        let height = |game: &PocketMars| Building::ALL.map(|at| game.state().stacks[at].len());
        let connected =
            emitted.iter().filter(|emitted| ["PM-4.2a", "PM-4.3a"].contains(&emitted.rule.0));
        let grown: usize =
            height(after).iter().sum::<usize>() - height(before).iter().sum::<usize>();
        assert_eq!(grown, connected.count());
    });
}

/// [PM-10.2, PM-3.8b] A game that ends by its trigger ends when all players have had the same
/// number of turns.
#[test]
fn everybody_has_had_as_many_turns_when_the_game_ends() {
    let mut ended = 0;
    watch(|_, game, _| {
        if game.turn() == Turn::Over && game.outcome().is_some_and(|it| it.rule.0 == "PM-10.2") {
            assert_eq!(Some(game.state().active), game.state().starting);
            ended += 1;
        }
    });
    assert!(ended > 30, "{ended} games");
}

/// [PM-11.5, PM-11.6] No score exceeds what 7 colonists can score: 28, or 31 if ★★ holds two.
#[test]
fn no_score_is_above_what_seven_colonists_bring() {
    watch(|_, game, _| {
        let most = if game.options().star2_limit() == 1 { 28 } else { 31 };
        for player in [Player::One, Player::Two] {
            assert!((0..=most).contains(&game.score(player)));
        }
    });
}

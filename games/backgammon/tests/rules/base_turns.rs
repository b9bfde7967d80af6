//! Dice and turns: BG-2, and the last turn.

use crate::support::*;
use backgammon::{Backgammon, Content, Options, Pending, Side, SideMap, State};
use game_core::{Choices, Game, Standing, Turn};

fn odds(game: &Backgammon) -> Vec<u32> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.odds().to_vec()
}

/// [BG-2.1] Thirty equally likely results; the higher die begins and plays both numbers.
#[test]
fn the_higher_die_begins_with_both_dice() {
    let mut game = new_game();
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(odds(&game), [1; 30]);
    assert!(!listed(&game).contains(&"opening 2-2".to_string()));
    let told = play(&mut game, &["opening 3-5"]);
    assert!(emitted_by(&told, "BG-2.1"));
    assert_eq!(game.turn(), Turn::Choose(Side::Black.seat()));
    play(&mut game, &["8/3", "6/3"]);
    assert_eq!(layout(&game).1, "24:2 13:5 8:2 6:4 3:2");
}

/// [BG-2.2] After a turn the other side rolls: 21 different rolls, weighted out of 36.
#[test]
fn turns_alternate_and_begin_with_a_roll() {
    let mut game = new_game();
    play(&mut game, &["opening 6-1", "13/7", "8/7"]);
    assert_eq!((game.turn(), game.state().mover), (Turn::Chance, Side::Black));
    assert_eq!(odds(&game).len(), 21);
    assert_eq!(odds(&game).iter().sum::<u32>(), 36);
    assert_eq!(&listed(&game)[..4], ["roll 1-1", "roll 2-1", "roll 2-2", "roll 3-1"]);
    assert_eq!(&odds(&game)[..4], [1, 2, 1, 2]);
    play(&mut game, &["roll 3-1", "8/5", "6/5"]);
    assert_eq!((game.state().mover, game.state().turn), (Side::White, 3));
}

/// [BG-2.3] A double is played four times.
#[test]
fn a_double_is_played_four_times() {
    let mut game = white_to_roll("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5");
    let told = play(&mut game, &["roll 2-2", "13/11", "13/11", "6/4", "6/4"]);
    assert!(emitted_by(&told, "BG-2.3"));
    assert_eq!(layout(&game).0, "24:2 13:3 11:2 8:3 6:3 4:2");
    assert_eq!(game.state().mover, Side::Black);
}

/// [BG-3.5] A roll without a legal move ends the turn at once, without a question.
#[test]
fn whoever_can_play_nothing_is_not_asked() {
    let mut game = white_to_roll("bar:1 6:5", "6:2 5:2 4:2 3:2 2:2 1:2");
    let told = play(&mut game, &["roll 6-5"]);
    assert!(emitted_by(&told, "BG-3.5"));
    assert_eq!((game.turn(), game.state().mover), (Turn::Chance, Side::Black));
    assert_eq!(layout(&game).0, "bar:1 6:5 off:9");
}

/// [BG-E.1] After the last turn the game is a draw.
#[test]
fn the_last_turn_ends_in_a_draw() {
    let options = Options { most_turns: 2 };
    let mut game = Backgammon::new(&options, Content::ours()).expect("a game");
    play(&mut game, &["opening 6-1", "13/7", "8/7"]);
    let told = play(&mut game, &["roll 3-1", "8/5", "6/5"]);
    assert!(emitted_by(&told, "BG-E.1"));
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.rule.0, "BG-E.1");
    assert!(
        outcome.parties.iter().all(|it| (it.standing, it.total) == (Standing::Shared, Some(0)))
    );
}

/// A position is small enough to be copied millions of times a second.
#[test]
fn a_position_is_plain_data_of_less_than_64_bytes() {
    assert!(size_of::<State>() <= 40, "{}", size_of::<State>());
    assert!(size_of::<Backgammon>() <= 56, "{}", size_of::<Backgammon>());
}

fn why_not(change: impl FnOnce(&mut State)) -> Vec<String> {
    let mut state = *white_to_roll("6:2 5:1", "24:2").state();
    change(&mut state);
    let errors = Backgammon::set(&options(), Content::ours(), state);
    errors.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn a_position_that_cannot_be_is_refused_with_every_reason() {
    assert_eq!(why_not(|_| {}), [""; 0]);
    let wrong = why_not(|state| {
        state.checkers = SideMap { white: checkers("24:9"), black: "1:2".parse().expect("text") };
        state.turn = 0;
    });
    assert_eq!(wrong.len(), 3, "{wrong:?}");
    let pending = |pending| why_not(|state| state.pending = pending);
    assert_eq!(pending(Pending::Over), ["pending: the game is not over yet"]);
    assert!(pending(Pending::Opening)[0].contains("turn 1"));
    let [one, .., six] = backgammon::Die::ALL;
    let point = |text: &str| text.parse().expect("a place");
    assert!(pending(Pending::Both { high: one, low: six })[0].contains("high"));
    let double = |left, limit| Pending::Double { die: one, left, limit: point(limit) };
    assert_eq!(pending(double(4, "bar")), [""; 0]);
    for in_progress in [
        Pending::High { high: six, low: one, from: point("24") },
        Pending::Last { die: one },
        double(3, "bar"),
        double(4, "6"),
    ] {
        assert!(pending(in_progress)[0].contains("in the middle of a play"), "{in_progress:?}");
    }
}

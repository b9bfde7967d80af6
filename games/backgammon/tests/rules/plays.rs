//! Every play of a roll, checked against a slow generator that tries every order of every move, and
//! against the counts of another program.

use std::collections::BTreeSet;

use crate::support::*;
use backgammon::{Backgammon, Choice, Side};
use game_core::{Choices, Dice, Draw, Game, Id, NoSink, Turn};

/// The checkers of the mover and of the opponent by place, each in its owner's numbering.
type Board = ([u8; 26], [u8; 26]);

/// The board after one move, or `None` if it is illegal: BG-3.1, BG-4.1 to BG-4.3 and BG-5.1 to
/// BG-5.3 once more, as plainly as possible.
fn moved((own, other): &Board, from: usize, die: usize) -> Option<Board> {
    let enters = own[25] > 0 && from != 25;
    if own[from] == 0 || enters {
        return None;
    }
    let (mut own, mut other) = (*own, *other);
    own[from] -= 1;
    if from > die {
        let to = from - die;
        if other[25 - to] > 1 {
            return None;
        }
        own[to] += 1;
        if other[25 - to] == 1 {
            other[25 - to] = 0;
            other[25] += 1;
        }
        return Some((own, other));
    }
    let all_home = own[7..].iter().all(|&count| count == 0);
    let farthest = own[from + 1..].iter().all(|&count| count == 0);
    own[0] += 1;
    (all_home && (from == die || farthest)).then_some((own, other))
}

/// Adds every position reached by playing these numbers in this order, with how many were played.
fn in_order(board: Board, dice: &[usize], played: usize, found: &mut BTreeSet<(usize, Board)>) {
    found.insert((played, board));
    let Some((&die, rest)) = dice.split_first() else { return };
    for from in 1..=25 {
        if let Some(after) = moved(&board, from, die) {
            in_order(after, rest, played + 1, found);
        }
    }
}

/// Every position in which a roll can end.
fn brute_force(board: Board, high: usize, low: usize) -> BTreeSet<Board> {
    let mut found = BTreeSet::new();
    if high == low {
        in_order(board, &[high; 4], 0, &mut found);
    } else {
        in_order(board, &[high, low], 0, &mut found);
        in_order(board, &[low, high], 0, &mut found);
    }
    let most = found.iter().map(|(played, _)| *played).max().unwrap_or(0);
    if most == 1 && high != low {
        let by_high: BTreeSet<Board> =
            (1..=25).filter_map(|from| moved(&board, from, high)).collect();
        if !by_high.is_empty() {
            return by_high;
        }
    }
    found.into_iter().filter(|(played, _)| *played == most).map(|(_, board)| board).collect()
}

fn board(game: &Backgammon, side: Side) -> Board {
    let counts = |side: Side| {
        let mut all = backgammon::Place::all();
        std::array::from_fn(|_| {
            all.next().map_or(0, |place| game.state().checkers[side].count(place))
        })
    };
    (counts(side), counts(side.other()))
}

fn text(counts: &[u8; 26]) -> String {
    let name = |place: usize| match place {
        0 => "off".to_string(),
        25 => "bar".to_string(),
        point => point.to_string(),
    };
    let placed = (0..26).rev().filter(|&place| counts[place] > 0);
    placed.map(|place| format!("{}:{}", name(place), counts[place])).collect::<Vec<_>>().join(" ")
}

/// Checks one position with every roll: the final positions match brute force, and the same moves
/// are offered in one order only.
fn agrees(game: &Backgammon) {
    let side = game.state().mover;
    let mut rolls = Choices::default();
    game.choices(&mut rolls);
    for &roll in rolls.listed() {
        let Choice::Roll(high, low) = roll else { panic!("{roll} is no roll") };
        let played = lines(game, roll);
        let found: BTreeSet<_> = played.iter().map(|line| line.layout.clone()).collect();
        let moves: BTreeSet<_> = played.iter().map(|line| &line.moves).collect();
        assert_eq!(moves.len(), played.len(), "{:?}, {roll}: two orders", game.state());
        let (high, low) = (usize::from(high.number()), usize::from(low.number()));
        let expected: BTreeSet<(String, String)> = brute_force(board(game, side), high, low)
            .iter()
            .map(|(own, other)| match side {
                Side::White => (text(own), text(other)),
                Side::Black => (text(other), text(own)),
            })
            .collect();
        assert_eq!(found, expected, "{:?}, {roll}", game.state());
    }
}

/// [BG-3.1, BG-3.2, BG-3.3, BG-3.4, BG-5.3, BG-E.2, BG-E.3] In random games every roll has exactly
/// the plays that a slow generator finds, with the same moves in one order only.
#[test]
fn every_roll_has_all_its_plays_and_no_others() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut game = new_game();
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance && game.state().turn > 1 && dice.below(20) == 0 {
                agrees(&game);
                seen += 1;
            }
            game.choices(&mut choices);
            let choice = choices.pick(&mut dice).expect("the game is not over");
            game.apply_unchecked(choice, &mut NoSink);
        }
    }
    assert!(seen > 150, "{seen} positions");
}

/// [BG-3.3, BG-3.4, BG-5.3, BG-E.2, BG-E.3] The same with few checkers, where numbers are often
/// unplayable and both sides bear off.
#[test]
fn every_roll_has_all_its_plays_with_few_checkers() {
    let mut dice = Dice::new(4);
    for round in 0..3_000 {
        let (mut own, mut other): Board = ([0; 26], [0; 26]);
        let reach = if round % 2 == 0 { 8 } else { 25 };
        for _ in 0..1 + dice.below(4) {
            own[1 + dice.below(reach) as usize] += 1;
        }
        for _ in 0..1 + dice.below(5) {
            let place = 1 + dice.below(24) as usize;
            if own[25 - place] == 0 {
                other[place] += 1 + dice.below(2) as u8;
            }
        }
        other[25] += u8::from(other.iter().all(|&count| count == 0));
        agrees(&white_to_roll(&text(&own), &text(&other)));
    }
}

/// [BG-3.3, BG-3.4, BG-5.3] Play counts match OpenSpiel's, in positions from its random games.
#[test]
fn as_many_plays_as_another_program_counts() {
    let mut checked = 0;
    let data = include_str!("perft.txt").lines().filter(|line| !line.starts_with('#'));
    for line in data {
        let [own, other, counts] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let game = white_to_roll(own, other);
        let mut rolls = Choices::default();
        game.choices(&mut rolls);
        let expected = counts.split(' ').map(|count| count.parse::<usize>().expect("a count"));
        for (&roll, expected) in rolls.listed().iter().zip(expected) {
            let found: BTreeSet<_> =
                lines(&game, roll).into_iter().map(|line| line.layout).collect();
            assert_eq!(found.len(), expected, "{own} against {other}, {roll}");
            checked += 1;
        }
    }
    assert!(checked > 5_000, "{checked} rolls");
}

//! Helpers for tests: build positions, play choices, and read the results.
//!
//! ```text
//! let mut game = white_to_roll("6:2 5:1", "24:2");     // the others are borne off
//! play(&mut game, &["roll 6-5"]);
//! expect(&game, &["5/off", "6/1"]);
//! ```

use backgammon::{
    Backgammon, Checkers, Choice, Content, Event, Options, Pending, Place, Side, SideMap, State,
};
use game_core::{Choices, Emitted, Game, Rule, Turn};

/// A new game.
pub(crate) fn new_game() -> Backgammon {
    Backgammon::new(&options(), Content::ours()).expect("a game")
}

/// The default options.
pub(crate) fn options() -> Options {
    Options::read(&Default::default()).expect("defaults")
}

/// A position in which White is to roll; checkers not listed are borne off.
pub(crate) fn white_to_roll(white: &str, black: &str) -> Backgammon {
    let state = State {
        checkers: SideMap { white: checkers(white), black: checkers(black) },
        turn: 20,
        mover: Side::White,
        pending: Pending::Roll,
    };
    Backgammon::set(&options(), Content::ours(), state).expect("a position")
}

/// These checkers, with the rest of the 15 borne off.
pub(crate) fn checkers(text: &str) -> Checkers {
    let named: Checkers = text.parse().expect("a layout");
    let off = 15 - named.total() + u32::from(named.count(Place::OFF));
    let text = text.split(" off:").next().unwrap_or(text);
    let text = if off > 0 { format!("{text} off:{off}") } else { text.to_string() };
    text.parse().expect("a layout")
}

/// Plays these choices and returns the emitted events.
pub(crate) fn play(game: &mut Backgammon, texts: &[&str]) -> Vec<Emitted<Event>> {
    let mut emitted = Vec::new();
    for text in texts {
        let choice = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        game.apply(choice, &mut emitted).unwrap_or_else(|why| panic!("{why}: {:?}", listed(game)));
    }
    emitted
}

/// The texts of the legal choices.
pub(crate) fn listed(game: &Backgammon) -> Vec<String> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().iter().map(ToString::to_string).collect()
}

/// Asserts that exactly these choices are listed.
pub(crate) fn expect(game: &Backgammon, texts: &[&str]) {
    assert_eq!(listed(game), texts);
}

/// Whether an event was emitted by this rule.
pub(crate) fn emitted_by(emitted: &[Emitted<Event>], rule: &'static str) -> bool {
    emitted.iter().any(|emitted| emitted.rule == Rule(rule))
}

/// White's and Black's checkers, as texts.
pub(crate) fn layout(game: &Backgammon) -> (String, String) {
    let checkers = &game.state().checkers;
    (checkers.white.to_string(), checkers.black.to_string())
}

/// The moves of one turn and the position they lead to.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Played {
    /// Source and destination of each move, sorted.
    pub(crate) moves: Vec<(Place, Place)>,
    /// White's checkers and Black's.
    pub(crate) layout: (String, String),
}

/// Every sequence of choices that the mover has after this roll.
pub(crate) fn lines(game: &Backgammon, roll: Choice) -> Vec<Played> {
    let (turn, side) = (game.state().turn, game.state().mover);
    let (mut found, mut waiting) = (Vec::new(), vec![(game.clone(), roll, Vec::new())]);
    while let Some((mut game, choice, mut emitted)) = waiting.pop() {
        game.apply_unchecked(choice, &mut emitted);
        if game.state().turn == turn && matches!(game.turn(), Turn::Choose(_)) {
            let mut choices = Choices::default();
            game.choices(&mut choices);
            let next = choices.listed().iter().map(|&next| (game.clone(), next, emitted.clone()));
            waiting.extend(next);
        } else {
            let mut moves = moves_of(&emitted, side);
            moves.sort();
            found.push(Played { moves, layout: layout(&game) });
        }
    }
    found
}

fn moves_of(emitted: &[Emitted<Event>], mover: Side) -> Vec<(Place, Place)> {
    let moved = emitted.iter().filter_map(|emitted| match emitted.event {
        Event::Moved { side, from, to, .. } if side == mover => Some((from, to)),
        _ => None,
    });
    moved.collect()
}

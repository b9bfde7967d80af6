//! Presses and questions counted: in the recorded games, whose people often choose at random, and in
//! games of a level, which plays for what it gains.

use std::fs;
use std::path::Path;

use conformance::recorded_games::{Recorded, begin as begin_game};
use game_core::{Choices, GameInfo, NoSink, Press, Presses, Selected, Turn, presses};
use play::{Catalog, ChanceSource, GameVisitor, Play, Until, visit_games};

/// The most recorded games of each game that are counted.
const GAMES: usize = 10;

/// The level whose games are counted beside them, and how many entries of each.
const LEVEL: &str = "club";
const ENTRIES: usize = 250;

/// The most presses that are left of each hundred, by the id of the game: in recorded games and in
/// those of the level. The people in recorded games often choose at random. Games in which nearly
/// every question is a decision spare less.
const LEFT: [(&str, [u32; 2]); 4] = [
    ("weather-machine", [80, 82]),
    ("pocket-mars", [91, 82]),
    ("master-of-the-galaxy", [64, 58]),
    ("colab", [72, 85]),
];

/// What people pressed in some games.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// Turns of people: runs of their entries without anybody else's.
    turns: u32,
    /// Questions of one answer each, a multi-select counted once, and those with two answers.
    asked: u32,
    asked_of_two: u32,
    /// Presses, and those at questions that show two answers.
    pressed: u32,
    pressed_of_two: u32,
    /// Lines typed at a terminal: with the numbers of one list in a line (`2 4 5`), and with all
    /// that follows in a line, too, up to the next chance or other seat (`2; 1; 3`). Whoever joins
    /// only what a page enters with one press types as many lines as there are presses.
    lines: u32,
    lines_ahead: u32,
}

pub(crate) fn listed<G: GameInfo>(game: &G) -> Vec<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().to_vec()
}

/// The presses of a question; none for a multi-select, which is a tray of its own.
pub(crate) fn of<G: GameInfo>(game: &G) -> Presses<G> {
    presses(game, &listed(game), &[])
}

/// How many of these entries a person makes with one press, after marking others to make with it.
fn made<G: GameInfo>(found: &Presses<G>, entries: &[G::Choice]) -> usize {
    let mut marked: Vec<(&Press<G>, usize)> =
        found.listed.iter().map(|press| (press, press.marks)).collect();
    let mut made = 0;
    let is_next = |made: usize, (press, left): &(&Press<G>, usize)| {
        *left > 0 && begin(&entries[made..], press.marked(1).into_iter())
    };
    while let Some(nth) = marked.iter().position(|one| is_next(made, one)) {
        made += marked[nth].0.marked(1).len();
        marked[nth].1 -= 1;
    }
    made + alone(found, &entries[made..]).unwrap_or(usize::from(made == 0))
}

fn begin<C: PartialEq + Copy>(entries: &[C], choices: impl ExactSizeIterator<Item = C>) -> bool {
    let count = choices.len();
    choices.eq(entries.iter().copied().take(count))
}

/// How many of these entries one press makes.
fn alone<G: GameInfo>(found: &Presses<G>, entries: &[G::Choice]) -> Option<usize> {
    let all = found.listed.iter().map(|one| (one.answers.len(), begin(entries, one.choices())));
    let bare = found.listed.iter().map(|one| (one.decision + 1, begin(entries, one.bare())));
    all.chain(bare).filter(|(_, begins)| *begins).map(|(made, _)| made).max()
}

/// Counts one game, at a page and at a terminal.
fn counts<G: GameInfo>(recorded: &Recorded, counted: &mut Count) {
    count::<G>(recorded, counted);
    count_lines::<G>(recorded, counted);
}

/// Counts one game at a page.
fn count<G: GameInfo>(recorded: &Recorded, count: &mut Count) {
    let mut game = begin_game::<G>(&recorded.options);
    let entries: Vec<G::Choice> =
        recorded.entries.iter().map_while(|text| text.parse().ok()).collect();
    let (mut pressed_until, mut seat) = (0, None);
    for (nth, &entry) in entries.iter().enumerate() {
        let before = game.clone();
        if let Turn::Choose(_) = before.turn() {
            count.turns += u32::from(seat != Some(before.turn()));
            seat = Some(before.turn());
            let goes_on = nth > 0 && nth < pressed_until;
            let of_two = listed(&before).len() == 2;
            let is_tray = before.selection().is_some_and(|set| set.most.min(set.items.len()) > 1);
            if nth >= pressed_until {
                if is_tray {
                    pressed_until = nth + tray(&before, &entries[nth..]);
                    count.pressed += 1;
                    count.asked += 1;
                } else {
                    let found = of(&before);
                    pressed_until = nth + made(&found, &entries[nth..]);
                    count.pressed += 1;
                    count.pressed_of_two += u32::from(found.listed.len() == 2);
                    count.asked += 1;
                    count.asked_of_two += u32::from(of_two);
                }
            } else if goes_on && !is_tray && before.selection().is_none() {
                count.asked += 1;
                count.asked_of_two += u32::from(of_two);
            }
        } else {
            seat = None;
        }
        if game.apply(entry, &mut NoSink).is_err() {
            break;
        }
    }
}

/// How many of these entries a line of numbers makes at a terminal: those of a multi-select, or
/// those of this list that can be given one after the other, and one more of it after them.
fn line<G: GameInfo>(game: &G, entries: &[G::Choice]) -> usize {
    if game.selection().is_some_and(|set| set.most.min(set.items.len()) > 1) {
        return tray(game, entries);
    }
    let (mut now, turn, list) = (game.clone(), game.turn(), listed(game));
    for (nth, &entry) in entries.iter().enumerate() {
        let is_here = now.turn() == turn && list.contains(&entry) && listed(&now).contains(&entry);
        if nth > 0 && !is_here {
            return nth;
        }
        if !game.shortcut(entry).is_marked() {
            return nth + 1;
        }
        now.apply_unchecked(entry, &mut NoSink);
    }
    entries.len()
}

/// Counts the lines of one game.
fn count_lines<G: GameInfo>(recorded: &Recorded, count: &mut Count) {
    let mut game = begin_game::<G>(&recorded.options);
    let entries: Vec<G::Choice> =
        recorded.entries.iter().map_while(|text| text.parse().ok()).collect();
    let (mut typed_until, mut seat) = (0, None);
    for (nth, &entry) in entries.iter().enumerate() {
        let asks = matches!(game.turn(), Turn::Choose(_)).then(|| game.turn());
        if asks.is_some() && nth >= typed_until {
            typed_until = nth + line(&game, &entries[nth..]);
            count.lines += 1;
            count.lines_ahead += u32::from(seat != asks);
        }
        seat = asks;
        if game.apply(entry, &mut NoSink).is_err() {
            break;
        }
    }
}

/// How many of these entries belong to the multi-select that is open.
fn tray<G: GameInfo>(game: &G, entries: &[G::Choice]) -> usize {
    let mut game = game.clone();
    for (nth, &entry) in entries.iter().enumerate() {
        let Some(set) = game.selection() else { return nth };
        if game.apply(entry, &mut NoSink).is_err() {
            return nth + 1;
        }
        let now = game.selection();
        if now.is_none() || set.selected(entry, now.as_ref()) != Selected::GoesOn {
            return nth + 1;
        }
    }
    entries.len()
}

pub(crate) fn recorded(game: &str) -> Vec<Recorded> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let files = fs::read_dir(folder.join("tests/games")).into_iter().flatten();
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let step = files.len().div_ceil(GAMES).max(1);
    files.iter().step_by(step).map(|file| Recorded::read(file).expect("a recorded game")).collect()
}

/// A game of this level against the automated opponent, as far as it is counted.
fn played(game: &str) -> Recorded {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("a game");
    let (_, settings) = kind.modes().swap_remove(0);
    let mut session = kind.start(&settings, ChanceSource::Seed(7), Play::Friendly).expect("one");
    session.play_bot(LEVEL, 7, Until::Entries(ENTRIES)).expect("it is played");
    let save = session.save();
    let about = format!("A game of {LEVEL}.");
    Recorded { about, options: settings, entries: save.entries, outcome: serde_json::Value::Null }
}

#[derive(Default)]
struct Counting(Vec<(&'static str, [Count; 2])>);

impl GameVisitor for Counting {
    fn game<G: GameInfo>(&mut self) {
        let Some(_) = LEFT.iter().find(|(game, _)| *game == G::ID) else { return };
        let mut counted = <[Count; 2]>::default();
        recorded(G::ID).iter().for_each(|one| counts::<G>(one, &mut counted[0]));
        counts::<G>(&played(G::ID), &mut counted[1]);
        self.0.push((G::ID, counted));
    }
}

#[test]
fn presses_are_fewer_than_questions() {
    let mut counting = Counting::default();
    visit_games(&mut counting);
    for (game, counted) in counting.0 {
        let (_, left) = LEFT.into_iter().find(|(id, _)| *id == game).expect("one of these");
        for ((count, most), whose) in counted.iter().zip(left).zip(["recorded", LEVEL]) {
            let Count { asked, pressed, lines, lines_ahead, .. } = *count;
            let of_100 = |many: u32| many * 100 / asked;
            println!(
                "{game}, {whose}: {count:?}, {} of 100 left; at a terminal {}, and {} ahead",
                of_100(pressed),
                of_100(lines),
                of_100(lines_ahead)
            );
            assert!(pressed * 100 <= asked * most, "{game}, {whose}: {count:?}");
            assert!(count.pressed_of_two <= count.asked_of_two, "{game}, {whose}: {count:?}");
        }
    }
}

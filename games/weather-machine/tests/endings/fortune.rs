//! Finds games that neither random nor careful players reach, by choosing the luck as well.
//!
//! From each position it plays many random continuations to the next decision of a turn. Of the
//! positions at the same point of the game it keeps the few that come closest to the goal.

use std::collections::BTreeMap;

use conformance::recorded_games::begin;
use game_core::{Choices, Dice, Draw, Game, NoSink, Outcome, Settings, Turn};
use weather_machine::{Choice, Frame, WeatherMachine};

use crate::fuzz::eager;

/// Number of positions kept at each point, and number of continuations: few at first, because most
/// endings are easy to find.
const EFFORTS: [(usize, usize); 6] =
    [(10, 300), (60, 6_000), (100, 10_000), (100, 10_000), (100, 15_000), (100, 15_000)];
/// Maximum number of kept positions that come from the same one.
const SIBLINGS: usize = 6;

/// How the next decision is made.
#[derive(Clone, Copy, Debug)]
enum Style {
    Evenly,
    Eagerly,
    ByPrior,
}

/// The styles, used in rotation.
const STYLES: [Style; 4] = [Style::Evenly, Style::Eagerly, Style::Eagerly, Style::ByPrior];

/// A game so far.
#[derive(Clone)]
struct Line {
    game: WeatherMachine,
    entries: Vec<Choice>,
    at: Point,
}

/// The number of a turn from the start, and of a decision in it.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
struct Point {
    turn: u32,
    decision: u32,
}

/// A line, its score, and the number of the line that it continues.
struct Reached {
    aim: f64,
    parent: usize,
    line: Line,
}

/// The entries of an accepted game, found by preferring positions with a high `aim`. A different
/// name gives a different game.
pub(crate) fn seek(
    name: &str,
    settings: &Settings,
    aim: impl Fn(&WeatherMachine) -> f64,
    accepted: impl Fn(&WeatherMachine, &Outcome, &[Choice]) -> bool,
) -> Option<Vec<String>> {
    let salt = name.bytes().fold(0_u64, |sum, letter| sum.wrapping_mul(31) + u64::from(letter));
    let found = EFFORTS.iter().zip(0..).find_map(|(&(kept, tries), seed)| {
        search(settings, &aim, &accepted, kept, tries, &mut Dice::keyed(seed, salt))
    });
    found.map(|entries| entries.iter().map(Choice::to_string).collect())
}

fn search(
    settings: &Settings,
    aim: &impl Fn(&WeatherMachine) -> f64,
    accepted: &impl Fn(&WeatherMachine, &Outcome, &[Choice]) -> bool,
    most: usize,
    tries: usize,
    dice: &mut Dice,
) -> Option<Vec<Choice>> {
    let start = Line { game: begin(settings), entries: Vec::new(), at: Point::default() };
    let start = Reached { aim: 0.0, parent: 0, line: start };
    let mut points = BTreeMap::from([(start.line.at, vec![start])]);
    let mut parents = 0;
    while let Some((_, reached)) = points.pop_first() {
        let kept = best(reached, most);
        for nth in 0..tries {
            let parent = nth % kept.len();
            let mut line = kept[parent].clone();
            line.play_on(STYLES[nth % STYLES.len()], dice);
            match line.game.outcome() {
                Some(outcome) if accepted(&line.game, &outcome, &line.entries) => {
                    return Some(line.entries);
                }
                Some(_) => {}
                None => {
                    let (aim, parent) = (aim(&line.game), parents + parent);
                    points.entry(line.at).or_default().push(Reached { aim, parent, line });
                }
            }
        }
        parents += kept.len();
    }
    None
}

/// The best lines, with not too many of the same parent.
fn best(mut reached: Vec<Reached>, most: usize) -> Vec<Line> {
    reached.sort_by(|one, other| other.aim.total_cmp(&one.aim));
    reached.dedup_by_key(|reached| reached.aim);
    let mut families: BTreeMap<usize, usize> = BTreeMap::new();
    let few = |reached: &Reached| {
        let siblings = families.entry(reached.parent).or_default();
        *siblings += 1;
        // The first position is the only one at its point.
        *siblings <= SIBLINGS || reached.parent == 0
    };
    reached.into_iter().filter(few).take(most).map(|reached| reached.line).collect()
}

/// A random choice, weighted by the game's prior.
fn by_prior(game: &WeatherMachine, choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    let weights = choices.listed().iter().map(|&choice| game.prior(choice).max(1));
    let mut left = dice.below(weights.clone().sum());
    let chosen = choices.listed().iter().zip(weights).find(|&(_, weight)| {
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    chosen.map(|(&choice, _)| choice)
}

impl Line {
    /// Plays until the next decision of a turn or the end.
    fn play_on(&mut self, style: Style, dice: &mut Dice) {
        let mut choices = Choices::default();
        loop {
            self.game.choices(&mut choices);
            let choice = match (style, self.game.turn()) {
                (Style::Evenly, _) => choices.pick(dice),
                (Style::ByPrior, Turn::Choose(_)) => by_prior(&self.game, &choices, dice),
                _ => eager(&choices, dice),
            };
            let Some(choice) = choice else { return };
            self.entries.push(choice);
            self.game.apply_unchecked(choice, &mut NoSink);
            let Point { turn, decision } = self.at;
            let next_turn = if decision > 0 { turn + 1 } else { turn };
            self.at = match self.game.state().frames.top() {
                Some(Frame::UseTile) => Point { turn: next_turn, decision: 0 },
                Some(Frame::Move) => Point { turn: next_turn, decision: 1 },
                Some(Frame::Actions) => Point { turn, decision: decision.max(1) + 1 },
                _ => continue,
            };
            return;
        }
    }
}

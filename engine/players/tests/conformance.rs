//! The search at Pig, whose optimal play is computed exactly. `SOLOIST_GAMES` sets the number of
//! games.

use game_core::{Choices, Dice, Game, GameInfo, NoSink, Seat, Turn};
use players::{Budget, Player, Search, Seen, Tuning};
use sample_games::pig::{Awaited, Candle, Choice, Options, Pig};

/// Optimal play to a goal between two seats, without the candle, by value iteration.
struct Solved {
    goal: usize,
    /// The win probability of a seat at the start of its turn, by its bank and the other's.
    begin: Vec<f64>,
}

impl Solved {
    fn new(goal: u16) -> Self {
        let goal = usize::from(goal);
        let mut solved = Solved { goal, begin: vec![0.5; goal * goal] };
        let mut change = 1.0;
        while change > 1e-9 {
            change = 0.0;
            for own in (0..goal).rev() {
                for other in (0..goal).rev() {
                    let better = solved.work_out(own, other);
                    let value = &mut solved.begin[own * goal + other];
                    change = f64::max(change, (better - *value).abs());
                    *value = better;
                }
            }
        }
        solved
    }

    fn begins(&self, own: usize, other: usize) -> f64 {
        self.begin[own * self.goal + other]
    }

    /// The win probability of a seat at the start of its turn, given the current estimates for all
    /// other turns.
    fn work_out(&self, own: usize, other: usize) -> f64 {
        let mut ahead = [1.0; 6];
        for stake in (0..self.goal - own).rev() {
            let rolls = self.rolls(own, other, &ahead);
            let best = if stake > 0 { rolls.max(self.holds(own, other, stake)) } else { rolls };
            ahead.rotate_right(1);
            ahead[0] = best;
        }
        ahead[0]
    }

    /// The win probability when rolling, given those with 1 to 6 more at stake.
    fn rolls(&self, own: usize, other: usize, ahead: &[f64; 6]) -> f64 {
        let lost = 1.0 - self.begins(other, own);
        (lost + ahead[1..].iter().sum::<f64>()) / 6.0
    }

    fn holds(&self, own: usize, other: usize, stake: usize) -> f64 {
        1.0 - self.begins(other, own + stake)
    }

    /// The win probabilities when rolling and when holding, at this stake.
    fn chances(&self, own: usize, other: usize, stake: usize) -> (f64, f64) {
        let mut ahead = [1.0; 6];
        let mut rolls = 1.0;
        for at in (stake..self.goal - own).rev() {
            rolls = self.rolls(own, other, &ahead);
            ahead.rotate_right(1);
            ahead[0] = rolls.max(self.holds(own, other, at.max(1)));
        }
        (rolls, self.holds(own, other, stake))
    }
}

/// The win probabilities of rolling and of holding at a decision of the game.
fn chances(solved: &Solved, game: &Pig) -> (f64, f64) {
    let state = game.state();
    assert_eq!(state.awaited, Awaited::Mover);
    let own = state.banks[state.mover.index()];
    let other = state.banks[1 - state.mover.index()];
    solved.chances(own.into(), other.into(), state.stake.into())
}

/// How much win probability a search gives away in a game against optimal play: the sum over its
/// choices of the loss compared with the best choice. Its expectation is exactly the difference in
/// win probability.
fn given_away(solved: &Solved, search: &mut Search<Pig>, own: Seat, seed: u64) -> f64 {
    let options = Options { seats: 2, goal: solved.goal as u16, candle: Candle::Burns };
    let mut game = Pig::new(&options, Pig::content_of_ours()).expect("it begins");
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    let mut lost = 0.0;
    loop {
        game.choices(&mut choices);
        let choice = match game.turn() {
            Turn::Over => return lost,
            Turn::Chance => choices.pick(&mut dice).expect("a die has faces"),
            Turn::Choose(seat) => {
                let (rolls, holds) = chances(solved, &game);
                let best = if rolls > holds { Choice::Roll } else { Choice::Hold };
                if seat != own {
                    best
                } else {
                    let choice = search.choose(&Seen::new(&game, seat), &choices);
                    lost += if choice == best { 0.0 } else { (rolls - holds).abs() };
                    choice
                }
            }
        };
        game.apply_unchecked(choice, &mut NoSink);
    }
}

/// The mean loss over this many games, and twice its standard error.
fn measured(goal: u16, iterations: u32, games: u64) -> (f64, f64) {
    let solved = Solved::new(goal);
    // Rolling and holding are often nearly equal, and only winning counts.
    let tuning = Tuning { explore: 0.5, score: 0.0, ..Tuning::default() };
    let lost = (0..games).map(|seed| {
        let mut search = Search::new(Budget::iterations(iterations), tuning, seed);
        given_away(&solved, &mut search, Seat((seed % 2) as u8), seed)
    });
    let lost: Vec<f64> = lost.collect();
    let games = games as f64;
    let mean = lost.iter().sum::<f64>() / games;
    let squares = lost.iter().map(|lost| (lost - mean).powi(2)).sum::<f64>();
    (mean, 2.0 * (squares / (games - 1.0) / games).sqrt())
}

#[test]
fn best_play_is_worth_what_is_known() {
    let published = 0.5306;
    assert!((Solved::new(100).begins(0, 0) - published).abs() < 5e-5);
}

#[test]
fn pig_is_played_within_a_hundredth_of_best_play() {
    let long = std::env::var_os("SOLOIST_GAMES").is_some();
    let games = if long { 40 } else { 4 };
    let (mean, error) = measured(100, 10_000, games);
    println!("of {games} games it gives away {mean:.5} ± {error:.5}");
    assert!(mean + error < 0.01, "it gives away {mean:.4} ± {error:.4} of its chance to win");
}

//! The search in games with known answers.

use game_core::{Choices, Game, GameInfo, NoSink, Seat, Standing, Turn};
use players::{Budget, Report, Search, Seen, Tuning};
use sample_games::kuhn::{self, Act, Card, Kuhn};
use sample_games::tic_tac_toe::{self, Mark, TicTacToe};

fn choices_of<G: Game>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

fn think<G: Game>(search: &mut Search<G>, game: &G) -> Report<G::Choice> {
    let Turn::Choose(seat) = game.turn() else { panic!("nobody is asked") };
    search.think(&Seen::new(game, seat), &choices_of(game), &|| false)
}

/// Plays against every line of the other seat. Returns the number of games.
fn never_loses(search: &mut Search<TicTacToe>, game: &TicTacToe, own: Seat) -> u32 {
    match game.turn() {
        Turn::Over => {
            let outcome = game.outcome().expect("it is over");
            let standing = outcome.of_seat(own).expect("it is a seat").standing;
            assert_ne!(standing, Standing::Lost, "{own} lost: {:?}", game.state());
            1
        }
        Turn::Choose(seat) if seat == own => {
            let best = think(search, game).best().expect("it thought");
            never_loses(search, &after(game, best), own)
        }
        _ => {
            let lines = choices_of(game);
            let lines = lines.listed().iter();
            lines.map(|&mark| never_loses(search, &after(game, mark), own)).sum()
        }
    }
}

fn after(game: &TicTacToe, mark: Mark) -> TicTacToe {
    let mut after = game.clone();
    after.apply_unchecked(mark, &mut NoSink);
    after
}

#[test]
fn tic_tac_toe_is_never_lost_whatever_the_other_does() {
    let content = TicTacToe::content_of_ours();
    let game = TicTacToe::new(&tic_tac_toe::Options {}, content).expect("it begins");
    for own in [Seat(0), Seat(1)] {
        let mut search = Search::new(Budget::iterations(4_000), Tuning::default(), 3);
        let games = never_loses(&mut search, &game, own);
        assert!(games > 40, "{games} games cover every line of the other");
    }
}

/// How often, over `SEEDS` seeds, a search that maximises coins chooses an act with this card after
/// these acts.
fn acts(cards: [Card; 2], acts: &[Act]) -> impl Fn(Act) -> usize {
    let state = kuhn::State { cards: cards.map(Some), acts: acts.to_vec() };
    let content = Kuhn::content_of_ours();
    let game = Kuhn::set(&kuhn::Options {}, content, state).expect("it is a position");
    let tuning = Tuning { score: 1.0, ..Tuning::default() };
    let chosen: Vec<kuhn::Choice> = (0..SEEDS)
        .map(|seed| {
            let mut search = Search::new(Budget::iterations(10_000), tuning, seed);
            think(&mut search, &game).best().expect("it thought")
        })
        .collect();
    move |act| chosen.iter().filter(|&&choice| choice == kuhn::Choice::Act(act)).count()
}

const SEEDS: u64 = 20;

#[test]
fn kuhn_poker_is_played_without_a_dominated_choice() {
    use Act::{Bet, Call, Fold, Pass};
    use Card::{Jack, King, Queen};
    // The jack never calls and the king never folds, in either seat, whatever the other holds.
    for other in [Queen, King] {
        assert_eq!(acts([Jack, other], &[Pass, Bet])(Call), 0);
        assert_eq!(acts([other, Jack], &[Bet])(Call), 0);
    }
    for other in [Jack, Queen] {
        assert_eq!(acts([King, other], &[Pass, Bet])(Fold), 0);
        assert_eq!(acts([other, King], &[Bet])(Fold), 0);
        // After a pass the king bets: only a bet can win two coins.
        assert_eq!(acts([other, King], &[Pass])(Pass), 0);
    }
    // Betting the queen gains nothing against the jack, which folds, and loses against the king,
    // which does not.
    for other in [Jack, King] {
        assert_eq!(acts([Queen, other], &[])(Bet), 0);
        assert_eq!(acts([other, Queen], &[Pass])(Bet), 0);
    }
}

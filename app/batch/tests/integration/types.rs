//! Compares what games declare about themselves with random games.

use batch::{Batch, DynBatch as _};
use game_core::{Choices, Dice, GameInfo, NoSink, Seat, Standing, Turn, Viewer};
use play::{GameVisitor, visit_games};

use crate::config;

/// Number of random games in each mode.
const GAMES: u64 = 8;

/// Statistics of random games of one mode.
#[derive(Debug, Default)]
struct Shown {
    /// How often sampling behind a seat's view gave another world, and the number of samples; once
    /// one did, sampling stops.
    hidden: (usize, usize),
    /// Number of chance turns.
    chances: usize,
    /// Number of finished games, and of those in which every seat lost or somebody without a seat
    /// won.
    ended: usize,
    lost_by_all: usize,
    /// Number of games whose results do not add up to one victory.
    no_victory: usize,
}

fn played<G: GameInfo>(first: &G, shown: &mut Shown, nth: u64) {
    let mut dice = Dice::keyed(31, nth);
    let (mut game, mut choices) = (first.clone(), Choices::default());
    for entry in 0..first.max_steps() {
        if shown.hidden.0 == 0 && entry % 4 == 0 {
            for seat in 0..G::seats(game.options()) {
                let viewer = Viewer::Seat(Seat(seat));
                let world = G::determinize(&game.view(viewer), game.content(), &mut dice);
                shown.hidden.0 += usize::from(world.state() != game.state());
                shown.hidden.1 += 1;
            }
        }
        if game.turn() == Turn::Over {
            break;
        }
        shown.chances += usize::from(game.turn() == Turn::Chance);
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("somebody is asked");
        game.apply_unchecked(choice, &mut NoSink);
    }
    let Some(outcome) = game.outcome() else { return };
    shown.ended += 1;
    let won = outcome.parties.iter().filter(|party| party.standing != Standing::Lost);
    shown.lost_by_all += usize::from(won.clone().all(|party| party.seat.is_none()));
    let evaluation = game_core::Evaluation::of(&outcome);
    let sum: f32 = evaluation.by_seat().iter().map(|seat| seat.result).sum();
    shown.no_victory += usize::from((sum - 1.0).abs() > 1e-5);
}

struct Types;

impl GameVisitor for Types {
    fn game<G: GameInfo>(&mut self) {
        for (mode, settings) in G::modes() {
            let batch = Batch::<G>::begin(&settings, config(1, 1)).expect(&mode);
            let options = G::read_options(&settings, G::content_of_ours()).expect(&mode);
            let first = G::new(&options, G::content_of_ours()).expect(&mode);
            let mut shown = Shown::default();
            (0..GAMES).for_each(|nth| played(&first, &mut shown, nth));
            let of = format!("{}, {mode}: {shown:?}", G::ID);
            assert!(shown.chances > 0, "chance plays no part in {of}");
            let (hidden, looks) = shown.hidden;
            assert!(looks > 100 || hidden > 0, "{of}");
            assert_eq!(batch.has_perfect_information(), hidden == 0, "what is hidden in {of}");
            if batch.is_zero_sum() {
                assert!(batch.seats() > 1, "{of}");
                assert_eq!((shown.no_victory, shown.lost_by_all), (0, 0), "who wins in {of}");
            } else {
                // Solo, or with an opponent that can win.
                let alone = batch.seats() == 1;
                assert!(alone || shown.no_victory > 0, "a victory of a seat each time in {of}");
            }
        }
    }
}

#[test]
fn what_a_game_says_of_itself_is_so_in_random_games_of_every_mode() {
    visit_games(&mut Types);
}

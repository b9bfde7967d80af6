//! Bots play whole games, and see no more than their seat does.

use game_core::{Choices, Dice, Game, GameInfo, NoSink, Seat, Settings, Turn, Viewer};
use players::{Count, KeyedChance, NAMES, Player, Random, Seats, Seen, by_name, play_out};
use sample_games::pig::{Awaited, Choice, Pig, View};
use sample_games::sealed_bids::{Sealed, SealedBids};

fn start<G: GameInfo>() -> G {
    let content = G::content_of_ours();
    let options = G::read_options(&Settings::new(), content).expect("defaults are options");
    G::new(&options, content).expect("defaults make a game")
}

/// Holds once it has this many points at stake.
struct HoldAt(u16);

impl Player<Pig> for HoldAt {
    fn choose(&mut self, seen: &Seen<'_, Pig>, _choices: &Choices<Choice>) -> Choice {
        let View { table, .. } = seen.view();
        assert_eq!((table.mover, table.awaited), (seen.seat(), Awaited::Mover));
        if table.stake >= self.0 { Choice::Hold } else { Choice::Roll }
    }
}

#[test]
fn random_players_end_every_game_and_the_same_seeds_repeat_it() {
    let run = |seed| {
        let mut game: SealedBids = start();
        let mut buffer = Choices::default();
        let count = play_out(&mut game, &mut Random::new(seed), &mut Dice::new(seed), &mut buffer);
        assert_eq!(game.turn(), Turn::Over);
        (game, count)
    };
    for seed in 0..200 {
        assert_eq!(run(seed), run(seed));
    }
    assert_ne!(run(1).0, run(2).0);
}

#[test]
fn the_count_tells_decisions_from_results_of_chance() {
    let mut game: Pig = start();
    let count = play_out(&mut game, &mut HoldAt(8), &mut Dice::new(3), &mut Choices::default());
    assert!(count.decisions > 0 && count.decisions < count.entries, "{count:?}");
    assert_eq!(count.listed, 2 * count.decisions);
    let over = play_out(&mut game, &mut HoldAt(8), &mut Dice::new(3), &mut Choices::default());
    assert_eq!(over, Count::default());
}

#[test]
fn a_player_at_each_seat_is_asked_for_that_seat_only() {
    let mut wins = [0; 2];
    for seed in 0..300 {
        let mut game: Pig = start();
        let mut players = Seats::new(vec![HoldAt(8), HoldAt(1)]);
        play_out(&mut game, &mut players, &mut Dice::new(seed), &mut Choices::default());
        let outcome = game.outcome().expect("the game is over");
        for seat in [0u8, 1] {
            let score = outcome.of_seat(Seat(seat)).expect("every seat has a score");
            wins[usize::from(seat)] += i32::from(score.standing == game_core::Standing::Won);
        }
    }
    assert!(wins[0] > wins[1] + 50, "holding at 8 beats never rolling twice: {wins:?}");
}

#[test]
fn a_bot_sees_the_view_of_its_seat() {
    let mut game: SealedBids = start();
    let mut choices = Choices::default();
    let mut dice = Dice::new(1);
    while game.turn() != Turn::Choose(Seat(1)) {
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("the game is not over");
        game.apply(choice, &mut NoSink).expect("it was listed");
    }
    let seen = Seen::new(&game, Seat(1));
    assert_eq!(seen.view(), game.view(Viewer::Seat(Seat(1))));
    assert_eq!(seen.view().bids[0], Sealed::Hidden);
    assert!(std::ptr::eq(seen.content(), SealedBids::content_of_ours()));
}

#[test]
fn keyed_luck_answers_each_chance_turn_as_a_session_does() {
    use game_core::Draw;
    let mut chance = KeyedChance::new(7);
    for nth in 0..50 {
        assert_eq!(chance.below(1000), Dice::keyed(7, nth).below(1000));
    }
}

#[test]
fn bots_go_by_their_names() {
    assert!(NAMES.iter().all(|name| by_name::<Pig>(name, 1).is_some()));
    assert!(by_name::<Pig>("oracle", 1).is_none());
    let mut bot = by_name::<Pig>("random", 5).expect("it is listed");
    let mut game: Pig = start();
    play_out(&mut game, &mut *bot, &mut Dice::new(5), &mut Choices::default());
    assert_eq!(game.turn(), Turn::Over);
}

/// A bot with the seed of the game never draws the same numbers as its chance source: neither bots
/// that draw from the seed directly, nor a search, whose trees are numbered like chance turns.
#[test]
fn a_bot_with_the_seed_of_the_game_does_not_know_its_luck() {
    use players::{Budget, Report, Search, Tuning};
    for seed in 0..1_000 {
        let own = Dice::new(seed).next_u64();
        let chance = (0..500).map(|nth| Dice::keyed(seed, nth).next_u64());
        assert!(chance.into_iter().all(|drawn| drawn != own), "seed {seed}");
    }
    let mut game: Pig = start();
    let mut choices = Choices::default();
    while !matches!(game.turn(), Turn::Choose(_)) {
        game.choices(&mut choices);
        let choice = choices.pick(&mut Dice::new(1)).expect("it goes on");
        game.apply_unchecked(choice, &mut NoSink);
    }
    let Turn::Choose(seat) = game.turn() else { panic!("a seat chooses") };
    game.choices(&mut choices);
    let think = |mut search: Search<Pig>| -> Report<Choice> {
        search.think(&Seen::new(&game, seat), &choices, &|| false)
    };
    let (budget, tuning) = (Budget::iterations(50), Tuning::default());
    for seed in 0..20 {
        // This search draws from the same stream as the game's chance source.
        let with_games_chance = think(Search::new(budget, tuning, seed));
        let beside = think(Search::with_own_chance(budget, tuning, seed));
        assert_ne!(with_games_chance, beside, "seed {seed}");
    }
}

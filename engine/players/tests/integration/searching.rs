//! What a search promises, on the sample games.

use std::sync::atomic::{AtomicU32, Ordering};

use game_core::{Choices, Dice, Game, GameInfo, NoSink, Seat, Settings, Turn};
use players::{Bot, Budget, Greedy, Patience, Player, Report, Search, Seen, Tuning, play_out};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use sample_games::tic_tac_toe::TicTacToe;

fn start<G: GameInfo>() -> G {
    let content = G::content_of_ours();
    let options = G::read_options(&Settings::new(), content).expect("defaults are options");
    G::new(&options, content).expect("defaults make a game")
}

fn choices_of<G: Game>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

/// Answers for chance, and for other seats with the first listed choice, until this seat has to
/// choose.
fn until_asked<G: Game>(game: &mut G, seat: Seat, dice: &mut Dice) {
    while game.turn() != Turn::Choose(seat) {
        let choices = choices_of(game);
        let chance = game.turn() == Turn::Chance;
        let first = choices.listed()[0];
        let choice = if chance { choices.pick(dice).expect("it is listed") } else { first };
        game.apply_unchecked(choice, &mut NoSink);
    }
}

fn think<G: Game>(search: &mut Search<G>, game: &G, seat: Seat) -> Report<G::Choice> {
    search.think(&Seen::new(game, seat), &choices_of(game), &|| false)
}

fn visits<C>(report: &Report<C>) -> u64 {
    report.choices.iter().map(|evaluated| evaluated.visits).sum()
}

fn search<G: Game>(iterations: u32, threads: usize) -> Search<G> {
    let tuning = Tuning { threads, ..Tuning::default() };
    Search::new(Budget::iterations(iterations), tuning, 5)
}

#[test]
fn a_report_says_how_good_each_choice_is_and_what_follows() {
    let game: TicTacToe = start();
    let report = think(&mut search(2_000, 1), &game, Seat(0));
    assert_eq!((report.iterations, report.choices.len()), (2_000, 9));
    assert_eq!(visits(&report), 2_000);
    assert!(report.choices.is_sorted_by(|better, worse| better.visits >= worse.visits));
    for evaluated in &report.choices {
        assert!((0.0..=1.0).contains(&evaluated.result) && evaluated.error > 0.0, "{evaluated:?}");
        assert_eq!(evaluated.score, None, "nobody scores: {evaluated:?}");
        let mut after = game.clone();
        for &mark in &evaluated.line {
            after.apply(mark, &mut NoSink).expect("the main line can be played");
        }
    }
    assert_eq!(report.choices[0].line[0], report.best().expect("it thought"));
    assert!(report.choices[0].line.len() > 2, "{:?}", report.choices[0]);
}

/// Searches twice in each of a few games. Returns by how many simulations, in total, the second
/// results exceed their budgets.
fn kept<G: GameInfo>(seat: Seat) -> u64 {
    (8..12).map(|chance| kept_in::<G>(seat, Dice::new(chance))).sum()
}

fn kept_in<G: GameInfo>(seat: Seat, mut dice: Dice) -> u64 {
    let mut game: G = start();
    let mut search = search(600, 1);
    until_asked(&mut game, seat, &mut dice);
    let first = think(&mut search, &game, seat).best().expect("it thought");
    game.apply_unchecked(first, &mut NoSink);
    until_asked(&mut game, seat, &mut dice);
    visits(&think(&mut search, &game, seat)) - 600
}

#[test]
fn what_was_learnt_is_kept_from_one_choice_to_the_next() {
    assert!(kept::<TicTacToe>(Seat(0)) > 5);
    assert!(kept::<TicTacToe>(Seat(1)) > 5);
    assert!(kept::<SealedBids>(Seat(0)) > 0);
    assert!(kept::<Pig>(Seat(0)) > 5);
}

#[test]
fn another_game_is_thought_about_anew() {
    let mut search = search::<TicTacToe>(500, 1);
    let game: TicTacToe = start();
    think(&mut search, &game, Seat(0));
    assert_eq!(visits(&think(&mut search, &game, Seat(0))), 500);
}

#[test]
fn one_thread_repeats_itself_and_several_share_the_budget() {
    let mut game: SealedBids = start();
    until_asked(&mut game, Seat(1), &mut Dice::new(2));
    let alone = || think(&mut search(1_000, 1), &game, Seat(1));
    assert_eq!(alone(), alone());
    let together = think(&mut search(1_000, 4), &game, Seat(1));
    assert_eq!((together.iterations, visits(&together)), (1_000, 1_000));
    assert_eq!(together.choices.len(), alone().choices.len());
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let game: TicTacToe = start();
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 10;
    let mut search = search(u32::MAX, 2);
    let report = search.think(&Seen::new(&game, Seat(0)), &choices_of(&game), &stop);
    assert!(report.iterations > 0 && report.iterations < 1_000, "{}", report.iterations);
    let at_once = search.choose_until(&Seen::new(&game, Seat(0)), &choices_of(&game), &|| true);
    assert!(choices_of(&game).contains(at_once), "it still answers");
}

#[test]
fn every_bot_plays_whole_games() {
    for name in ["random", "greedy", "search:20", "search:20:full", "search:20:cut=0", "novice"] {
        let bot: Bot = name.parse().expect("it is a bot");
        let mut game: SealedBids = start();
        let mut player = bot.player(1);
        play_out(&mut game, &mut *player, &mut Dice::new(1), &mut Choices::default());
        assert_eq!(game.turn(), Turn::Over, "{name}");
    }
}

#[test]
fn greedy_takes_what_the_game_expects_most_of() {
    let mut game: TicTacToe = start();
    for cell in [1, 4, 2, 5] {
        game.apply(sample_games::tic_tac_toe::Mark::Cell(cell), &mut NoSink).expect("it is free");
    }
    for seed in 0..20 {
        let chosen = Greedy::new(seed).choose(&Seen::new(&game, Seat(0)), &choices_of(&game));
        assert_eq!(chosen, sample_games::tic_tac_toe::Mark::Cell(3), "it wins at once");
    }
}

/// Thinks with a pause at every `every`th check.
fn by_pieces<G: Game>(search: &mut Search<G>, game: &G, every: u32) -> (Report<G::Choice>, u32) {
    let looks = AtomicU32::new(0);
    let pause = || looks.fetch_add(1, Ordering::Relaxed) % every == every - 1;
    let patience = Patience { stop: &|| false, pause: &pause };
    let (seen, choices) = (Seen::new(game, Seat(0)), choices_of(game));
    let mut pauses = 0;
    loop {
        match search.think_by_pieces(&seen, &choices, &[], patience) {
            Some(report) => return (report, pauses),
            None => pauses += 1,
        }
    }
}

#[test]
fn a_search_that_pauses_finds_out_what_it_finds_in_one_piece() {
    let tuning = Tuning { trees: 4, ..Tuning::default() };
    let search = || Search::new(Budget::iterations(1_000), tuning, 5);
    let (game, mut whole) = (start::<TicTacToe>(), search());
    let found = think(&mut whole, &game, Seat(0));
    for every in [2, 3, 7] {
        let mut paused = search();
        let (report, pauses) = by_pieces(&mut paused, &game, every);
        assert!(pauses > 8, "{pauses} pauses");
        assert_eq!(report, found, "a pause at every look number {every}");
        // What it remembers must be the same, too.
        let mut next = game.clone();
        next.apply(found.choices[0].line[0], &mut NoSink).expect("it is listed");
        next.apply(choices_of(&next).listed()[0], &mut NoSink).expect("it is listed");
        let again = by_pieces(&mut paused, &next, every).0;
        let mut whole = search();
        think(&mut whole, &game, Seat(0));
        assert_eq!(again, think(&mut whole, &next, Seat(0)));
    }
}

#[test]
fn a_search_that_pauses_stops_when_it_is_told_to_and_gives_up_what_nobody_asks_for() {
    let (game, mut search) = (start::<TicTacToe>(), search(100_000, 1));
    let (seen, choices) = (Seen::new(&game, Seat(0)), choices_of(&game));
    let looks = AtomicU32::new(0);
    let pause = || looks.fetch_add(1, Ordering::Relaxed) >= 1;
    let pauses = Patience { stop: &|| false, pause: &pause };
    assert_eq!(search.think_by_pieces(&seen, &choices, &[], pauses), None);
    let stopped = search.think_by_pieces(&seen, &choices, &[], Patience::until(&|| true));
    assert_eq!(stopped.expect("it is told to stop").iterations, 16, "what it had until then");
    looks.store(0, Ordering::Relaxed);
    assert_eq!(search.think_by_pieces(&seen, &choices, &[], pauses), None);
    let mut next = game.clone();
    next.apply(choices.listed()[0], &mut NoSink).expect("it is listed");
    let report = search.think(&Seen::new(&next, Seat(1)), &choices_of(&next), &|| true);
    assert_eq!(report.iterations, 0, "it is another question");
}

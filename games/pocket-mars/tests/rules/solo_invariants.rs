//! Invariants of every game against the androids, however it is played.

use game_core::{Choices, Dice, Emitted, Game, GameInfo};
use pocket_mars::{Choice, Content, Event, Frame, Options, Player, PocketMars};

/// Plays random games in every mode of the solo game, with the events of each entry.
fn random_games(mut look: impl FnMut(&PocketMars, Choice, &PocketMars, &[Emitted<Event>])) {
    for (name, settings) in PocketMars::modes() {
        let options = Options::read(&settings, Content::ours()).expect("a mode");
        if !options.solo() {
            continue;
        }
        for seed in 0..60 {
            let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
            let mut dice = Dice::keyed(seed, 0);
            let mut choices = Choices::default();
            loop {
                game.choices(&mut choices);
                let Some(choice) = choices.pick(&mut dice) else { break };
                let before = game.clone();
                let mut emitted = Vec::new();
                game.apply_unchecked(choice, &mut emitted);
                look(&before, choice, &game, &emitted);
            }
            let (round, rule) = (game.state().round, game.outcome().expect("over").rule);
            assert!(round <= 11, "{name}, seed {seed}: {round} rounds");
            assert_ne!(rule.0, "DA-9.7", "{name}, seed {seed}");
        }
    }
}

fn begins_a_round(game: &PocketMars) -> bool {
    game.state().frames.top() == Some(Frame::Action)
}

/// [DA-2.8, DA-2.9] I-8: at the start of each round the human has two and two cards and the
/// androids two; the androids never have a hand. The discard pile shrinks only by salvage, and the
/// deck grows only by `cycle`.
#[test]
fn every_round_begins_with_full_modules_and_no_card_comes_back() {
    random_games(|before, choice, game, emitted| {
        let state = game.state();
        if begins_a_round(game) {
            let human = (state.hands[Player::One].len(), state.prep_count(Player::One));
            assert_eq!((human, state.prep_count(Player::Androids)), ((2, 2), 2));
        }
        assert!(state.hands[Player::Androids].is_empty());
        if choice != Choice::Salvage {
            assert!(state.discard.starts_with(&before.state().discard), "after {choice}");
        }
        let cycled = emitted.iter().any(|emitted| matches!(emitted.event, Event::Cycled { .. }));
        let made = state.round == 0;
        assert!(cycled || made || state.deck.count <= before.state().deck.count, "after {choice}");
        assert!(!emitted.iter().any(|emitted| matches!(emitted.event, Event::Shuffled { .. })));
    });
}

/// [DA-7.1c, DA-5.1] I-9: in phases 2 and 3 no android leaves a Building, and the number of humans
/// on Buildings stays the same.
#[test]
fn the_androids_take_nobody_off_a_building() {
    random_games(|before, choice, game, emitted| {
        let own = |rule: &str| {
            rule.starts_with("DA-5") || rule.starts_with("DA-6") || rule.starts_with("DA-7")
        };
        for emitted in emitted.iter().filter(|emitted| own(emitted.rule.0)) {
            if let Event::Moved { player, from, to } = emitted.event {
                use pocket_mars::Spot::{First, Second};
                let leaves =
                    matches!(from, First(_) | Second(_)) && !matches!(to, First(_) | Second(_));
                assert!(!leaves, "after {choice}: {player} from {from:?} to {to:?}");
                let same = match (from, to) {
                    (First(from), Second(to)) | (Second(from), First(to)) => from == to,
                    _ => player == Player::Androids,
                };
                assert!(same, "after {choice}: {player} from {from:?} to {to:?}");
            }
        }
        let phase_three = before.state().frames.pending().contains(&Frame::Refill);
        if phase_three && before.state().round == game.state().round {
            let human = |game: &PocketMars| game.state().on_buildings(Player::One);
            assert_eq!(human(before), human(game), "after {choice}");
        }
    });
}

/// [DA-9.3, DA-9.7] I-10: every round but the last moves at least three more cards to stacks and
/// discard pile, except one with a salvage, so no game has more than eleven rounds.
#[test]
fn every_round_binds_three_cards() {
    let mut bound_before = 0;
    let mut salvaged = false;
    random_games(|_, choice, game, _| {
        salvaged |= choice == Choice::Salvage;
        if begins_a_round(game) {
            let state = game.state();
            let stacks: usize = state.stacks.0.iter().map(|stack| stack.len()).sum();
            let bound = stacks + state.discard.len();
            if state.round > 1 {
                let least = if salvaged { 2 } else { 3 };
                assert!(bound >= bound_before + least, "round {}", state.round);
            }
            (bound_before, salvaged) = (bound, false);
        }
    });
}

/// [DA-10.1, DA-10.2] I-11: a human has 0 to 28 points, the androids 0 to 33, at any moment.
#[test]
fn scores_stay_within_their_bounds() {
    random_games(|_, choice, game, _| {
        assert!((0..=28).contains(&game.score(Player::One)), "after {choice}");
        assert!((0..=33).contains(&game.score(Player::Androids)), "after {choice}");
    });
}

/// [DA-8.3b, DA-5.3] If the algorithm decides, only chance answers in phases 2 and 3; if the player
/// decides, he is asked only for Upgrades and Calculations.
#[test]
fn only_the_androids_few_choices_are_asked_after_phase_one() {
    random_games(|before, choice, _, _| {
        let pending = before.state().frames.pending();
        let later = pending.iter().any(|frame| matches!(frame, Frame::Steps { next: 3 | 4, .. }));
        if before.state().round == 0 || !later {
            return;
        }
        let chance = matches!(choice, Choice::Reveal(_) | Choice::Top(_));
        let theirs = matches!(
            choice,
            Choice::Land(_)
                | Choice::Upgrade(_, Player::Androids)
                | Choice::Downgrade(_, Player::One)
        );
        let player_decides = before.options().da_choice == pocket_mars::DaChoice::Player;
        assert!(chance || (theirs && player_decides), "{choice}");
    });
}

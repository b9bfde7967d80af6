//! CL-2 to CL-9: the set-ups.

use colab::{CoLab, Content, Deck, Frame, Owner, Place, Player, Scientist, Slot, Tier, Tower};
use game_core::{Choices, Game, Id, Turn, Viewer};
use serde_json::json;

use crate::support::*;

/// A game at its first turn after random set-up.
fn set_up(seats: u8, set_up: &str, length: &str, seed: u64) -> CoLab {
    let mut game = begin(json!({"seats": seats, "set_up": set_up, "length": length}));
    random_until(&mut game, seed, at_first_turn);
    game
}

fn at_first_turn(game: &CoLab) -> bool {
    game.state().turn_of.is_some()
}

/// Plays at random up to this kind of question.
fn until(settings: serde_json::Value, seed: u64, is: impl Fn(Frame) -> bool) -> CoLab {
    let mut game = begin(settings);
    random_until(&mut game, seed, |game| game.state().frames.top().is_some_and(&is));
    game
}

/// [CL-3.1, CL-3.4, CL-6.1, CL-6.2] The first game has its fixed board, one more tile, no bonus
/// cards.
#[test]
fn the_first_game_is_laid_out() {
    let game = set_up(3, "first_game", "full", 1);
    let state = game.state();
    let towers: Vec<String> = state.towers.iter().flatten().map(Tower::to_string).collect();
    assert_eq!(towers, ["bone", "gear", "herb", "eye", "spark", "vial"]);
    for slots in state.tiles.values() {
        assert!(slots[Slot::Left].is_some() && slots[Slot::Centre].is_some());
        assert!(slots[Slot::Right].is_none());
        let starter = slots[Slot::Centre].expect("a starter tile");
        assert_eq!(Content::ours().tiles[starter].tier, Tier::Starter);
    }
    assert!(Player::ALL.iter().all(|&player| area(&game, player).bonus.is_empty()));
}

/// [CL-3.2, CL-3.3, CL-3.5, CL-2.3] Otherwise the board is random, with each piece used once.
#[test]
fn the_board_is_random_in_other_set_ups() {
    let game = begin(json!({"seats": 3, "set_up": "normal"}));
    assert_eq!((game.turn(), listed(&game).len()), (Turn::Chance, 6));
    let boards: Vec<_> =
        (0..4).map(|seed| set_up(3, "normal", "full", seed).state().towers).collect();
    assert!(boards.windows(2).any(|pair| pair[0] != pair[1]));
    let game = set_up(4, "normal", "full", 9);
    let state = game.state();
    assert!(state.inserts.values().iter().all(Option::is_some));
    assert!(state.tiles.values().iter().all(|slots| slots[Slot::Left].is_none()));
}

/// [CL-5.1, CL-5.2, TS-09] With two players each lab has one more tile, and six neutral minions
/// stand.
#[test]
fn two_players_have_neutral_minions_and_more_tiles() {
    let game = set_up(2, "normal", "full", 3);
    let state = game.state();
    for slots in state.tiles.values() {
        assert_eq!(slots.values().iter().flatten().count(), 2);
        assert!(slots[Slot::Left].is_some());
    }
    for (window, minion) in state.windows.iter() {
        if let Some(minion) = minion.filter(|minion| minion.owner == Owner::Neutral) {
            assert!(window.to_string().ends_with('3') && minion.die.is_none());
        }
    }
    let neutral = state.windows.values().iter().flatten();
    assert_eq!(neutral.filter(|minion| minion.owner == Owner::Neutral).count(), 6);
}

/// [CL-4.1, CL-4.3, CL-4.4, CL-4.5, CL-4.6, CL-4.7] Players, scientists, dice and the first player.
#[test]
fn everybody_gets_a_scientist_and_four_white_dice() {
    let settings = json!({"seats": 3, "set_up": "normal"});
    let game = until(settings.clone(), 2, |frame| frame == Frame::DrawFirst);
    assert_eq!(listed(&game), ["first 1", "first 2", "first 3"]);
    let mut game = until(settings, 2, |frame| frame == Frame::PickScientist);
    assert_eq!(listed(&game).len(), 4);
    play(&mut game, &["scientist ivy"]);
    assert_eq!(listed(&game), ["scientist luciana", "scientist victor", "scientist elias"]);
    let game = set_up(3, "normal", "full", 4);
    for player in [ONE, TWO, THREE] {
        let you = area(&game, player);
        assert_eq!((you.score, you.place), (0, Place::Off));
        assert_eq!(game.state().on_board(player), 2);
        let white = you.pool.iter().filter(|(die, _)| die.die() == colab::DieColour::White);
        assert_eq!(white.map(|(_, count)| count).sum::<u8>(), 2);
    }
}

/// [CL-2.1, CL-2.2, CL-2.5, CL-1.1] Decks, supply and upgrade tokens are complete for the number of
/// players.
#[test]
fn supplies_are_whole() {
    for (seats, tokens) in [(2, 15), (3, 6), (4, 10)] {
        let game = set_up(seats, "normal", "full", 5);
        assert_eq!(game.state().upgrade_tokens.count_ones(), tokens);
        for deck in Deck::ALL {
            let hands: u8 = Player::ALL
                .iter()
                .map(|&player| deck.cards().map(|card| area(&game, player).hand[card]).sum::<u8>())
                .sum();
            assert_eq!(game.state().deck_size(deck, Content::ours()) + hands, 36);
        }
        assert_eq!(game_core::GameInfo::audit(&game), Vec::<String>::new());
    }
}

/// [CL-6.3, CL-6.4, CL-6.5, CL-6.7, CL-6.8, TS-14] The starting row of Luciana.
#[test]
fn luciana_starts_with_her_row() {
    let mut seen = false;
    for seed in 0..6 {
        let game = set_up(3, "first_game", "full", seed);
        for player in [ONE, TWO, THREE] {
            let you = area(&game, player);
            if you.scientist != Some(Scientist::Luciana) {
                continue;
            }
            seen = true;
            assert_eq!(you.tokens.values(), [3, 0, 0]);
            assert_eq!(you.hand_size(), 2);
            assert_eq!(Deck::Device.cards().map(|card| you.hand[card]).sum::<u8>(), 2);
            assert_eq!((you.pool_size(), you.bowl_size()), (4, 0));
            let windows: Vec<Tower> =
                game.state().own_windows(player).map(|one| one.tower()).collect();
            assert_eq!(windows, [Tower::Gear, Tower::Spark]);
        }
    }
    assert!(seen);
}

/// [CL-6.5] If the two dice differ, the player chooses which goes where.
#[test]
fn the_dice_of_the_first_minions_are_assigned() {
    let assigning = |frame| matches!(frame, Frame::AssignTwo { .. });
    let game = until(json!({"seats": 3, "set_up": "first_game"}), 3, assigning);
    assert_eq!(listed_with(&game, "to").len(), 2);
}

/// [CL-6.6, CL-7.5, CL-7.6, TD-09, TD-49] A die that names a full tower is rolled again.
#[test]
fn a_full_tower_is_not_named() {
    let frame = Frame::NamedMinion { left: 1 };
    let table = scene(3).at(frame).bowl(ONE, &["white"]).minion("eye 1", Owner::Player(TWO), None);
    let table = table.with(|state| state.turn_of = None);
    let table =
        table.minion("eye 2", Owner::Player(THREE), None).minion("eye 3", Owner::Player(ONE), None);
    let mut game = table.game();
    assert_eq!(listed(&game).len(), 5);
    assert!(!offers(&game, "face white E"));
    play(&mut game, &["face white N"]);
    let minion = game.state().windows["bone 1".parse().expect("a window")].expect("a minion");
    assert_eq!(minion.die.map(|die| die.to_string()), Some("white N".into()));
    assert!(game.state().frames.pending().is_empty(), "and nothing else (CL-7.7)");
}

/// [CL-6.9, TD-101] If one tower of the colour is full, both minions go to the other one.
#[test]
fn both_minions_go_to_the_tower_with_room() {
    let frame = Frame::AssignTwo {
        first: "white G".parse().expect("a die"),
        second: "white H".parse().expect("a die"),
    };
    let table = scene(2).at(frame).bowl(ONE, &["white", "white"]).with(|state| {
        state.turn_of = None;
        state.players[ONE].scientist = Some(Scientist::Luciana);
        for window in ["herb 1", "herb 2"] {
            state.windows[window.parse().expect("a window")] = None;
        }
    });
    let table = table.send("vial 1", "gear 1", None).send("vial 2", "gear 2", None);
    let game = table.game();
    let towers: Vec<Tower> = game.state().own_windows(ONE).map(|window| window.tower()).collect();
    assert_eq!(towers, [Tower::Spark, Tower::Spark]);
}

/// [CL-7.1, CL-9.2] Only their owner sees bonus cards.
#[test]
fn bonus_cards_are_secret() {
    let game = set_up(3, "normal", "full", 6);
    for player in [ONE, TWO, THREE] {
        assert_eq!(area(&game, player).bonus.len(), 2);
    }
    let view = game.view(Viewer::Seat(ONE.seat()));
    assert_eq!(view.table.players[ONE].bonus.len(), 2);
    assert_eq!((view.table.players[TWO].bonus.len(), view.bonus_backs[TWO]), (0, 2));
    assert_eq!(view.table.players[TWO].hand_size(), 0);
    assert_eq!(view.hand_of(TWO).values().iter().sum::<u8>(), 3);
}

/// [CL-7.2, CL-7.3, CL-7.4, CL-7.7, CL-7.8] Three cards, two dice, one token; then all dice are
/// rolled.
#[test]
fn the_normal_set_up_gives_what_is_chosen() {
    let gift = |frame| matches!(frame, Frame::GiftCards { left: 3 });
    let mut game = until(json!({"seats": 2, "set_up": "normal"}), 7, gift);
    let player = game.state().acting;
    for _ in 0..3 {
        assert_eq!(listed(&game), ["deck device", "deck potion", "deck monster"]);
        play(&mut game, &["deck monster"]);
        chance(&mut game, 1);
    }
    play(&mut game, &["die red", "die red"]);
    assert_eq!(listed(&game), ["token red", "token blue", "token purple"]);
    play(&mut game, &["token blue"]);
    let you = area(&game, player);
    assert_eq!((you.hand_size(), you.bowl_size(), you.token_count()), (3, 6, 1));
    random_until(&mut game, 1, at_first_turn);
    let you = area(&game, player);
    assert_eq!((you.hand_size(), you.bowl_size(), you.pool_size()), (3, 0, 4));
    assert_eq!(game.state().turn_of, game.state().first);
}

/// [CL-8.1] Express has one more tile on each lab, on the right if two players fill the left.
#[test]
fn express_has_more_tiles() {
    let tiles = |seats| {
        let game = set_up(seats, "normal", "express", 8);
        game.state()
            .tiles
            .values()
            .iter()
            .map(|slots| slots.values().iter().flatten().count())
            .collect::<Vec<_>>()
    };
    assert_eq!(tiles(3), [2; 6]);
    assert_eq!(tiles(2), [3; 6]);
}

/// [CL-9.1, CL-9.3, CL-9.4, CL-9.5, CL-9.6, CL-9.7, CL-9.8, CL-9.9, TD-47] The draft.
#[test]
fn the_draft_goes_round_and_back() {
    let settings = json!({"seats": 3, "set_up": "draft"});
    let mut game = until(settings, 11, |frame| matches!(frame, Frame::PlaceAnywhere { .. }));
    let mut order = Vec::new();
    let baits = game.state().bait;
    assert!(baits.values().iter().all(Option::is_some));
    for (tower, bait) in baits.iter() {
        let draws = [Tower::Spark, Tower::Vial, Tower::Eye].contains(&tower);
        assert_eq!(matches!(bait, Some(colab::Bait::Token(_))), draws);
    }
    let mut choices = Choices::default();
    let mut rows = 0;
    while !at_first_turn(&game) {
        game.choices(&mut choices);
        if matches!(game.state().frames.top(), Some(Frame::PlaceAnywhere { .. })) {
            let player = game.state().acting;
            order.push(player);
            let before = area(&game, player);
            play(&mut game, &["to herb"]);
            chance(&mut game, 2);
            assert_eq!(area(&game, player).hand_size(), before.hand_size() + 1);
            rows += 1;
            if rows == 3 {
                break;
            }
            continue;
        }
        let choice = choices.listed()[0];
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
    let first = game.state().first.expect("somebody begins");
    assert_eq!(order, [0, 1, 2].map(|steps| first.left(steps, 3)));
    let Some(colab::Bait::Die(_)) = baits[Tower::Herb] else { panic!("a die lies there") };
    let dice = |player: Player| {
        let bowl = area(&game, player).bowl;
        colab::Colour::ALL.map(|colour| bowl[colab::DieColour::of(colour)]).iter().sum::<u8>()
    };
    assert_eq!([0, 1, 2].map(|steps| dice(first.left(steps, 3))), [1, 0, 0]);
    assert_eq!(
        game.state().acting,
        first.left(2, 3),
        "the last player goes first in the second pass"
    );
    random_until(&mut game, 3, at_first_turn);
    assert!(game.state().bait.values().iter().all(Option::is_none));
    let everybody = Player::all().take(3);
    assert!(everybody.into_iter().all(|player| area(&game, player).bowl_size() == 0));
}

/// [CL-1.4, CL-9.4] In a draft the die does not restrict the windows.
#[test]
fn a_drafted_minion_may_go_to_every_tower() {
    let settings = json!({"seats": 4, "set_up": "draft"});
    let game = until(settings, 12, |frame| matches!(frame, Frame::PlaceAnywhere { .. }));
    assert_eq!(listed(&game).len(), 6);
}

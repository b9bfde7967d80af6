//! WM-SET, WM-PLS: set-up for 2 to 4 players.

use std::collections::BTreeSet;

use crate::support::watch;
use game_core::Game;
use weather_machine::{
    Area, BotSpace, Cell, Choice, Content, ExperimentTile, Facing, FundingSpace, Id, Lativ, Level,
    Owner, Paper, Player, Position, Stage, State, SubsidyCell, Voucher, Weather, WeatherMachine,
    WorkshopRow,
};

/// A game before the first chance turn, and one before the Post-Setup Supply Round.
fn begun(seats: u8) -> WeatherMachine {
    let options = crate::support::options(serde_json::json!({ "seats": seats }));
    WeatherMachine::new(&options, Content::ours()).expect("a game")
}

fn laid_out(seats: u8, seed: u64) -> State {
    let mut after = None;
    watch(begun(seats), seed, |game, listed, _| {
        let ready = listed.contains(&Choice::EndActions);
        if ready && after.is_none() {
            after = Some(*game.state());
        }
        game.state().round == 0
    });
    after.expect("the Supply Round")
}

fn people(seats: u8) -> Vec<Player> {
    Player::ALL.into_iter().take(usize::from(seats)).collect()
}

/// [WM-GEN.1] Between 1 and 4 people play, each with a Laboratory of their own.
#[test]
fn one_to_four_people_play() {
    for (seats, fits) in [(0, false), (1, true), (2, true), (3, true), (4, true), (5, false)] {
        let mut settings = game_core::Settings::new();
        settings.insert("seats".into(), seats.into());
        let options = weather_machine::Options::read(&settings, Content::ours());
        assert_eq!(options.is_ok(), fits, "{seats}");
        if let Ok(options) = options {
            let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
            assert_eq!(game.state().laboratories.len(), seats);
        }
    }
}

/// [WM-SET.1, WM-SET.2, WM-SET.14, WM-PLS.1, WM-PLS.2, WM-PLS.3] Everybody begins with the same
/// pieces: Bots on the Assembly Line, Vouchers, a Breakthrough marker to each row, markers on 0.
#[test]
fn everybody_begins_with_the_same_pieces() {
    for seats in 2..=4 {
        for player in people(seats) {
            let game = begun(seats);
            let lab = game.state().lab(player);
            assert_eq!((lab.line.len(), lab.items.bots, lab.built()), (12, 0, 0));
            let vouchers = Voucher::ALL.map(|voucher| lab.vouchers[voucher]);
            assert_eq!(vouchers, [4, 1, 1, 1, 2]);
            assert_eq!(lab.papers.0, [Paper::Start; 6]);
            assert_eq!(lab.funding.0, [FundingSpace::default(); 3]);
            assert_eq!(FundingSpace::default().index(), 0);
            assert_eq!((lab.cp, lab.end_cp, lab.investments), (0, 0, 0));
            assert_eq!(lab.token_count(), 0);
        }
    }
}

/// [WM-SET.3, WM-SET.7, WM-SET.8, WM-SET.12, WM-SET.13, WM-SET.20, WM-SET.22, WM-SET.23] The
/// initial board: Awards, Chemicals, Locks and Level 1 of every weather in their places.
#[test]
fn the_board_at_first() {
    for seats in 2..=4 {
        let game = begun(seats);
        let state = game.state();
        assert_eq!((state.awards, state.nobel), (12, None));
        assert_eq!(state.lativ, Lativ::Supply);
        assert_eq!(state.supply.0, [5; 5]);
        assert_eq!(state.locks.len(), 5);
        for weather in Weather::ALL {
            assert_eq!(state.storms[weather].level, 1);
            assert_eq!(state.storms[weather].markers, [None; 4]);
            for level in Level::ALL {
                let tile = Content::ours().extreme_tile(weather, level);
                assert_eq!(Content::ours().extreme[tile].weather, weather);
            }
        }
        assert_eq!(Content::ours().pieces.government_markers, 3);
        assert!(state.laboratories.iter().all(|lab| lab.items.part_count() == 0));
    }
}

/// [WM-SET.11, WM-SET.18, WM-SET.19, WM-SET.24, WM-2PL.1, WM-2PL.2] Research tokens and Lativ's
/// Bots depend on the number of players.
#[test]
fn tokens_and_lativs_bots_by_the_number_of_players() {
    for (seats, green, bots) in [(2, 2, 5), (3, 2, 0), (4, 3, 0)] {
        let game = begun(seats);
        let state = game.state();
        assert_eq!(state.tokens[Area::Government].0, [2; 5]);
        assert_eq!(state.tokens[Area::Lab].0, [green; 5], "{seats}");
        assert_eq!(state.tokens[Area::Rnd].0, [2; 5]);
        assert_eq!(state.bots_on_board(Owner::Lativ), bots, "{seats}");
        for weather in Weather::ALL {
            let bottom = BotSpace::of(Area::Lab, weather, Position::Third);
            assert_eq!(state.bot(bottom).is_some(), seats == 2);
        }
        assert!(people(seats).iter().all(|&player| state.bots_on_board(player.into()) == 0));
    }
}

/// [WM-SET.4, WM-SET.5, WM-SET.6] Any turn order can be drawn; Initiative and the Scientists in the
/// Supply follow it.
#[test]
fn any_turn_order_can_be_drawn() {
    for (seats, orders) in [(2, 2), (3, 6), (4, 24)] {
        let mut seen = BTreeSet::new();
        for seed in 0..400 {
            let state = laid_out(seats, seed);
            let order = state.turn_order;
            assert_eq!(state.initiative, order);
            for (place, &player) in order.iter().enumerate() {
                let space = format!("supply {}", place + 1).parse().ok();
                assert_eq!(state.scientists[player.index()], space);
            }
            let names: Vec<String> = order.iter().map(ToString::to_string).collect();
            seen.insert(names);
        }
        assert_eq!(seen.len(), orders, "{seats} players");
    }
}

/// [WM-SET.9a, WM-SET.9b, WM-PLS.5a] Four open Workshop tiles beside stacks of 13 and 13; the
/// players' first tiles come from the face-down stack.
#[test]
fn workshop_tiles_at_first() {
    for seats in 2..=4 {
        let mut shown = Vec::new();
        watch(begun(seats), 3, |game, listed, choice| {
            if let Choice::Show(tile) = choice {
                assert_eq!(listed.len(), 30 - shown.len(), "any tile not yet seen");
                shown.push(tile);
            }
            game.state().round == 0
        });
        let state = laid_out(seats, 3);
        let offer: Vec<_> = state.offer.iter().flatten().copied().collect();
        assert_eq!(offer, shown[..4]);
        assert_eq!((state.stack.up, state.stack.top), (13, Some(shown[4])));
        assert_eq!(state.stack.down, 13 - seats);
        let unseen = 12 + usize::from(13 - seats);
        assert_eq!(state.unseen_tiles().len(), unseen);
    }
}

/// [WM-SET.10] One Subsidy tile is on each space, blue side up, in any arrangement.
#[test]
fn subsidy_tiles_at_first() {
    let mut left = 15;
    watch(begun(3), 5, |game, listed, choice| {
        if matches!(choice, Choice::Lay(_)) {
            assert_eq!(listed.len(), left);
            left -= 1;
        }
        game.state().round == 0
    });
    let state = laid_out(3, 5);
    let tiles: BTreeSet<_> = SubsidyCell::all()
        .map(|cell| match state.cell(cell) {
            Cell::Blue(tile) => tile,
            other => panic!("{other:?} on {cell}"),
        })
        .collect();
    assert_eq!(tiles.len(), 15);
}

/// [WM-SET.15a, WM-SET.15c, WM-SET.16a, WM-SET.16b, WM-SET.17, WM-R.4] The first three tiles of
/// Stage I fill the display from the right, the next waits, the fifth shows the first branch.
#[test]
fn experiment_tiles_at_first() {
    for seed in 0..20 {
        let mut drawn = Vec::new();
        watch(begun(2), seed, |game, listed, choice| {
            if let Choice::Reveal(tile) = choice {
                let stage = |tile: ExperimentTile| Content::ours().experiments[tile].stage;
                assert_eq!(stage(tile), Stage::One);
                assert_eq!(listed.len(), 5 - drawn.len());
                drawn.push(tile);
            }
            game.state().round == 0
        });
        // The last tile of a Stage is no longer random.
        assert_eq!(drawn.len(), 4);
        let state = laid_out(2, seed);
        assert_eq!(state.display, [Some(drawn[2]), Some(drawn[1]), Some(drawn[0])]);
        assert_eq!(state.waiting, Some(drawn[3]));
        assert_eq!(state.deck.count, 8);
        let top = state.deck.top.expect("a top tile");
        assert!(!drawn.contains(&top));
        assert_eq!(state.assistant, Content::ours().experiments[top].weather);
    }
}

/// [WM-SET.15a, WM-SET.15b, WM-SET.15c] In whole games all of Stage I is revealed before Stage II,
/// all of that before Stage III, and three tiles of Stage III are never revealed.
#[test]
fn the_stages_come_one_after_the_other() {
    let mut longest = 0;
    for seed in 0..60 {
        let game = watch(begun(2), seed, |game, listed, choice| {
            if let Choice::Reveal(_) = choice {
                let stages: BTreeSet<_> = listed.iter().map(|&choice| stage_of(choice)).collect();
                assert_eq!(stages.len(), 1, "one Stage at a time");
                let same = |tile: &ExperimentTile| {
                    stages.contains(&Content::ours().experiments[*tile].stage)
                };
                let unseen = game.state().unseen_experiments();
                assert_eq!(listed.len(), unseen.iter().filter(same).count());
                let earlier = |tile: &ExperimentTile| {
                    Some(&Content::ours().experiments[*tile].stage) < stages.first()
                };
                assert_eq!(unseen.iter().filter(earlier).count(), 0);
            }
            true
        });
        let seen = 15 - game.state().unseen_experiments().len();
        longest = longest.max(seen);
    }
    assert_eq!(longest, 12, "some game sees every tile but the three in the box");
}

fn stage_of(choice: Choice) -> Stage {
    let Choice::Reveal(tile) = choice else { panic!("{choice}") };
    Content::ours().experiments[tile].stage
}

/// [WM-SET.17, EX-1] The tile then on top of the deck shows Wind: the Assistant starts there.
#[test]
fn ex_1_the_assistant_begins_at_the_weather_on_top() {
    let mut game = begun(4);
    let mut dice = game_core::Dice::new(9);
    let mut choices = game_core::Choices::default();
    while game.state().deck.top.is_none() {
        game.choices(&mut choices);
        let listed = choices.listed();
        let other = |choice: &&Choice| match choice {
            Choice::Reveal(tile) => Content::ours().experiments[*tile].weather != Weather::Wind,
            _ => false,
        };
        let choice = match listed.iter().find(other) {
            Some(&choice) => choice,
            None => choices.pick(&mut dice).expect("chance"),
        };
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
    assert_eq!(game.state().assistant, Weather::Wind);
}

/// [WM-PLS.4] Everybody is dealt one Machine Part, no two of one colour.
#[test]
fn first_parts_differ() {
    for seats in 2..=4 {
        let mut left = 5;
        watch(begun(seats), 7, |game, listed, choice| {
            if matches!(choice, Choice::DealPart(_)) {
                assert_eq!(listed.len(), left);
                left -= 1;
            }
            game.state().round == 0
        });
        let state = laid_out(seats, 7);
        let mut colours = [0; 5];
        for lab in &state.laboratories {
            assert_eq!(lab.items.part_count(), 1);
            assert!(lab.shape.holds(&lab.items));
            lab.items.parts.0.iter().zip(&mut colours).for_each(|(part, sum)| *sum += part);
        }
        assert!(colours.iter().all(|&count| count <= 1));
    }
}

/// [WM-PLS.5b, WM-R.6, WM-WSH.1] The first tile is beside the middle printed space; its owner
/// chooses which half-circle is at the top.
#[test]
fn the_first_tile_lies_in_the_middle_either_way() {
    let mut asked = 0;
    watch(begun(3), 11, |game, listed, choice| {
        if matches!(choice, Choice::Face(_)) {
            assert_eq!(listed, [Choice::Face(Facing::Upright), Choice::Face(Facing::Turned)]);
            asked += 1;
        }
        game.state().round == 0
    });
    assert_eq!(asked, 3);
    let state = laid_out(3, 11);
    for player in people(3) {
        let own: Vec<_> = state.laid.iter().flatten().filter(|laid| laid.owner == player).collect();
        assert_eq!(own.len(), 1);
        assert_eq!((own[0].column, own[0].row), (1, WorkshopRow::Middle));
        let shape = state.lab(player).shape;
        assert_eq!((shape.tiles, shape.circles.0), ([0, 1, 0], [0; 5]));
    }
}

/// [WM-PLS.6] Everybody is dealt one of the four sets of nine Goal tiles.
#[test]
fn a_set_of_goals_each() {
    let mut left = 4;
    watch(begun(4), 13, |game, listed, choice| {
        if matches!(choice, Choice::DealSet(_)) {
            assert_eq!(listed.len(), left);
            left -= 1;
        }
        game.state().round == 0
    });
    assert_eq!(left, 1, "the last set is no chance any more");
    let state = laid_out(4, 13);
    let mut all = BTreeSet::new();
    for lab in &state.laboratories {
        let sets: BTreeSet<_> =
            lab.goals.iter().map(|tile| Content::ours().goals[tile].set).collect();
        assert_eq!((lab.goals.len(), sets.len()), (9, 1));
        assert_eq!(lab.goal_spaces, [None; 6]);
        all.extend(lab.goals.iter());
    }
    assert_eq!(all.len(), 36);
}

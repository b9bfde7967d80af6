//! WM-DRF: drafting Goal tiles.

use std::collections::BTreeSet;

use crate::support::{options, watch};
use game_core::{Game, Seat, Turn};
use weather_machine::{Area, Choice, Content, EnumSet, GoalSet, Id, Player, State, WeatherMachine};

fn begun(seats: u8) -> WeatherMachine {
    let options = options(serde_json::json!({ "seats": seats, "drafting": true }));
    WeatherMachine::new(&options, Content::ours()).expect("a game")
}

/// The colours in which a player has Goal tiles.
fn colours(state: &State, player: Player) -> Vec<Area> {
    let areas: BTreeSet<Area> =
        state.lab(player).goals.iter().map(|tile| Content::ours().goals[tile].area).collect();
    areas.into_iter().collect()
}

/// [WM-DRF.1] The 36 tiles are twelve sets of three of the same symbol and colour.
#[test]
fn twelve_sets_of_three() {
    for set in GoalSet::ALL {
        for area in Area::ALL {
            let goals = Content::ours().goals.iter();
            let of = goals.filter(|(_, facts)| facts.set == set && facts.area == area);
            assert_eq!(of.count(), 3, "{set} {area}");
        }
    }
}

/// [WM-DRF.2, WM-DRF.3, WM-DRF.4] Picks go in turn order, in reverse and in turn order again.
/// Listed are the sets that nobody has, in the colours that the player still lacks.
#[test]
fn picks_go_forth_back_and_forth() {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let mut taken: Vec<(GoalSet, Area)> = Vec::new();
        let mut turns: Vec<(Player, usize)> = Vec::new();
        let mut order = Vec::new();
        watch(begun(seats), seed, |game, listed, choice| {
            if let Choice::Draft(set, area) = choice {
                order = game.state().turn_order.to_vec();
                let Turn::Choose(seat) = game.turn() else { panic!("chance drafts") };
                let player = Player::of_seat(seat);
                turns.push((player, colours(game.state(), player).len()));
                let lacks = |area: &Area| !colours(game.state(), player).contains(area);
                let mut expected = Vec::new();
                for set in GoalSet::ALL {
                    for area in Area::ALL.into_iter().filter(lacks) {
                        if nobody_has(game.state(), set, area) {
                            expected.push(Choice::Draft(set, area));
                        }
                    }
                }
                assert_eq!(listed, expected);
                taken.push((set, area));
            }
            game.state().round == 0
        });
        let forth = order.iter().map(|&player| (player, 0));
        let back = order.iter().rev().map(|&player| (player, 1));
        let again = order.iter().map(|&player| (player, 2));
        let expected: Vec<_> = forth.chain(back).chain(again).collect();
        // In the third round a colour may have only one set left, and then nobody is asked.
        let sure = usize::from(seats) * 2;
        assert_eq!(turns[..sure], expected[..sure]);
        assert!(turns.iter().all(|turn| expected.contains(turn)));
        let place = |turn| expected.iter().position(|other| other == turn);
        assert!(turns.iter().map(place).is_sorted());
    }
}

fn nobody_has(state: &State, set: GoalSet, area: Area) -> bool {
    state.laboratories.iter().flat_map(|lab| lab.goals.iter()).all(|tile| {
        let facts = &Content::ours().goals[tile];
        facts.set != set || facts.area != area
    })
}

/// [WM-DRF.5] Everybody ends with three tiles of each colour, nobody with another's.
#[test]
fn everybody_ends_with_three_of_each_colour() {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let game = watch(begun(seats), seed, |_, listed, _| !listed.contains(&Choice::EndActions));
        let mut all = EnumSet::EMPTY;
        for lab in &game.state().laboratories {
            for area in Area::ALL {
                let of = lab.goals.iter().filter(|&tile| Content::ours().goals[tile].area == area);
                assert_eq!(of.count(), 3);
            }
            assert!(all.and(lab.goals).is_empty());
            all = all.or(lab.goals);
        }
        assert_eq!(all.len(), usize::from(seats) * 9);
        assert_eq!(game.turn(), Turn::Choose(Seat(game.state().turn_order[0].index() as u8)));
    }
}

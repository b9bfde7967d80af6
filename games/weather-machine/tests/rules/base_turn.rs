//! WM-STR, WM-TRN, WM-USE: rounds, turns and step 1 of a turn.

use crate::support::{Play, Table, watch};
use game_core::{Game, Turn};
use weather_machine::{
    Area, Choice, Content, Event, GoalHeight, GoalTile, Id, Player, SubsidyTile, Weather,
    WeatherMachine,
};

/// Player One at the first step, in the Supply.
fn first_step() -> Table {
    Table::of(3).scientist(Player::One, "supply 1").vouchers(Player::One, [0; 5])
}

/// [WM-USE.1, WM-USE.2, WM-USE.4, WM-TRN.2, EX-10] With two blue tiles, an orange one and an
/// Investment tile: nothing, either blue tile, a Goal or funding; not the orange one, and not two
/// tiles.
#[test]
fn ex_10_usable_tiles() {
    let table = || {
        first_step()
            .subsidy(Player::One, "SU13")
            .subsidy(Player::One, "SU15")
            .used_subsidy(Player::One, "SU14")
            .investments(Player::One, 1)
            .goal(Player::One, Area::Rnd, GoalHeight::Bottom)
    };
    let play = table().turn(Player::One, 1);
    let offers = play.offers();
    assert!(play.has("subsidy SU13") && play.has("subsidy SU15") && play.has("pass"));
    assert!(play.has("flip rnd bottom") && offers.iter().any(|text| text.starts_with("goal")));
    assert!(!play.has("subsidy SU14"));
    // After a tile is used, the Scientist moves.
    for text in ["pass", "subsidy SU15", "flip rnd bottom"] {
        let mut play = table().turn(Player::One, 1).choose(text);
        if play.has("fund lab") {
            play = play.choose("fund lab");
        }
        let moves = |text: &String| text.starts_with("move");
        assert!(play.offers().iter().all(moves), "{text}: {:?}", play.offers());
    }
}

/// [WM-USE.1, WM-USE.2, WM-USE.3, WM-USE.9] A Subsidy tile is flipped and costs no Vouchers; it
/// stays beside the Laboratory, where there is room for all fifteen.
#[test]
fn a_subsidy_tile_is_flipped() {
    let tile: SubsidyTile = "SU13".parse().unwrap();
    let play = first_step().subsidy(Player::One, "SU13").room(Player::One, 3);
    let play = play.turn(Player::One, 1).choose("subsidy SU13");
    assert!(play.lab(Player::One).used.contains(tile));
    let had = play.lab(Player::One).items.part_count();
    let play = play.choose("part green").choose("part blue");
    let lab = play.lab(Player::One);
    assert_eq!((lab.items.part_count(), lab.vouchers.0), (had + 2, [0; 5]));
    assert!(lab.subsidies.contains(tile));
    assert_eq!(play.by("WM-USE.1").len(), 1);

    let mut table = first_step().investments(Player::One, 20);
    for tile in SubsidyTile::all().take(12) {
        table = table.subsidy(Player::One, &tile.to_string());
    }
    let play = table.turn(Player::One, 1);
    let usable = play.offers().iter().filter(|text| text.starts_with("subsidy")).count();
    assert_eq!((usable, play.lab(Player::One).investments), (12, 20));
}

/// [WM-USE.3, WM-GEN.6, WM-GEN.7] A tile with an action costs no Vouchers either; the Chemical of
/// Research is still due.
#[test]
fn an_action_of_a_tile_costs_no_vouchers() {
    let table =
        || first_step().subsidy(Player::One, "SU05").bots(Player::One, 1).no_parts(Player::One);
    let play = table().chemicals(Player::One, &["verdino"]).turn(Player::One, 1);
    let play = play.choose("subsidy SU05");
    let spaces = ["bot rnd wind top", "bot rnd fog middle", "decline"];
    assert_eq!(play.offers(), spaces, "only where a Verdino is due, and nothing else");
    let play = play.choose("bot rnd fog middle");
    let lab = play.lab(Player::One);
    assert_eq!((lab.vouchers.0, lab.items.chemicals.0), ([0; 5], [0; 5]));
    assert_eq!(lab.cp, 3);
    let play = table().turn(Player::One, 1).choose("subsidy SU05");
    assert!(play.has("move lab left"), "without a Chemical the benefit is lost");
}

/// [WM-USE.4, WM-USE.5, WM-USE.6] An Investment tile sets a Goal tile on an empty Goal space of its
/// colour and gains its benefit: one of two on a top space, a single one below.
#[test]
fn setting_a_goal() {
    for area in Area::ALL {
        let table = || first_step().investments(Player::One, 2).room(Player::One, 2);
        let play = table().turn(Player::One, 1);
        let tile = table().goal_below(Player::One, area);
        for height in [GoalHeight::Top, GoalHeight::Bottom] {
            let play = table().turn(Player::One, 1).choose(&format!("goal {tile} {height}"));
            let lab = play.lab(Player::One);
            let space = format!("{area} {height}").parse().unwrap();
            assert_eq!((lab.goal(space), lab.investments), (Some(tile), 1));
            assert!(!lab.goals.contains(tile) && lab.goals.len() == 8);
            let two = play.offers() == ["either 1", "either 2"];
            assert_eq!(two, height == GoalHeight::Top, "{space}");
        }
        let goals = play.offers().iter().filter(|text| text.starts_with("goal")).count();
        assert_eq!(goals, 18, "nine tiles, two spaces of their colour each");
        // An occupied space is closed.
        let play = table().goal(Player::One, area, GoalHeight::Top).turn(Player::One, 1);
        let tile = play
            .lab(Player::One)
            .goals
            .iter()
            .find(|&tile| Content::ours().goals[tile].area == area);
        let tile = tile.expect("a Goal tile");
        assert!(!play.has(&format!("goal {tile} top")));
        assert!(play.has(&format!("goal {tile} bottom")));
    }
}

/// [WM-USE.6] Exactly one of the two benefits of a top space.
#[test]
fn one_of_two_benefits_on_top() {
    let table = || first_step().investments(Player::One, 1);
    let tile = table().goal_below(Player::One, Area::Lab);
    let science = |play: &Play| play.lab(Player::One).vouchers.0[4];
    let space = |play: &Play| play.lab(Player::One).funding[Area::Lab].index();
    for (either, expected) in [(1, (1, 0)), (2, (0, 1))] {
        let play = table().turn(Player::One, 1);
        let play = play.choose(&format!("goal {tile} top")).choose(&format!("either {either}"));
        assert_eq!((science(&play), space(&play)), expected);
        assert!(play.has("move lab left"));
    }
}

/// [WM-USE.4] Without an Investment tile there is neither a Goal nor funding.
#[test]
fn goals_and_funding_need_an_investment() {
    let table = first_step().goal(Player::One, Area::Lab, GoalHeight::Top);
    let play = table.turn(Player::One, 1);
    assert!(play.offers().iter().all(|text| text.starts_with("move")), "{:?}", play.offers());
}

/// [WM-USE.10, WM-USE.8] A Goal tile on a Goal space scores at the end if its condition is met,
/// flipped or not; the same tile below the Laboratory does not.
#[test]
fn a_goal_on_its_space_is_an_objective() {
    let points = |table: Table| {
        let play = table.frames(Player::One, &[]);
        let outcome = play.game.outcome().expect("the end");
        let items = outcome.parties[0].items.clone();
        items.iter().find(|item| item.rule.0 == "WM-SCO.2").expect("an item").value()
    };
    let asks =
        |&tile: &GoalTile| Content::ours().goals[tile].condition.to_string() == "workshop_tiles 6";
    let tile = GoalTile::all().find(asks).expect("a Goal for Workshop tiles");
    let area = Content::ours().goals[tile].area;
    let tile = tile.to_string();
    let table = || Table::of(2).room(Player::One, 9);
    let space = format!("{area} bottom");
    assert_eq!(points(table().goals(Player::One, &[&tile])), 0);
    assert_eq!(points(table().goal_on(Player::One, &tile, &space)), 5);
    assert_eq!(points(Table::of(2).goal_on(Player::One, &tile, &space)), 0);
    let flipped = table().goal_on(Player::One, &tile, &space).edit(|state| {
        state.laboratories[0].flipped.insert(space.parse().unwrap());
    });
    assert_eq!(points(flipped), 5);
}

/// [WM-TRN.1, WM-TRN.2, WM-TRN.3, WM-TRN.4, WM-TRN.5] The steps of a turn: a tile or none, the
/// Scientist, any actions, the tokens.
#[test]
fn the_steps_of_a_turn() {
    let play = first_step()
        .investments(Player::One, 1)
        .vouchers(Player::One, [4, 0, 0, 0, 0])
        .hold(Player::One, Area::Lab, Weather::Rain)
        .turn(Player::One, 0);
    assert_eq!(play.by("WM-TRN.1"), [&Event::TurnBegins { player: Player::One }]);
    assert!(play.has("pass") && !play.has("move lab left"));
    let play = play.choose("pass");
    assert!(!play.has("pass"), "the Scientist must move");
    assert!(play.offers().iter().all(|text| text.starts_with("move")));
    let play = play.choose("move lab left");
    // There is nothing to do here, so the tokens follow.
    assert_eq!(play.offers().len(), 6);
    assert!(play.offers().iter().all(|text| text.starts_with("token rain")));
    let play = play.choose("token rain 1 lab");
    assert_eq!(play.state().active, Player::Two);
}

/// [WM-TRN.6, WM-TOK.7, WM-R.15] An Award may be placed at every question of the player's turn that
/// is not part of an action or a benefit, and gains at once; other players' turns do not offer it.
#[test]
fn awards_at_any_moment_of_the_own_turn() {
    for step in 1..=4 {
        let table = Table::of(3).scientist(Player::One, "supply 1").awards(Player::One, 1);
        let table = table.vouchers(Player::One, [1, 0, 0, 0, 0]);
        let play = table.turn(Player::One, step);
        let spaces = play.offers().iter().filter(|text| text.starts_with("award")).count();
        assert_eq!(spaces, 18, "step {step}");
        let before = play.offers();
        let play = play.choose("award 2 government");
        assert_eq!(play.lab(Player::One).funding[Area::Government].index(), 1);
        assert_eq!(play.lab(Player::One).held_awards, 0);
        if step == 3 {
            let rest: Vec<String> =
                before.into_iter().filter(|text| !text.starts_with("award")).collect();
            assert_eq!(play.offers(), rest, "the step goes on");
        }
        let other = Table::of(3).awards(Player::Two, 1).turn(Player::One, 2);
        assert!(other.offers().iter().all(|text| !text.starts_with("award")));
    }
}

fn begun(seats: u8) -> WeatherMachine {
    let options = crate::support::options(serde_json::json!({ "seats": seats }));
    WeatherMachine::new(&options, Content::ours()).expect("a game")
}

/// [WM-STR.1, WM-STR.2, WM-STR.3] In whole games the Supply Round comes first, then rounds in which
/// everybody moves once, in turn order, until the round after the trigger; then somebody has won.
#[test]
fn rounds_of_turns_to_the_end() {
    for (seats, seed) in (2..=4u8).flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
        let mut moved: Vec<Vec<Player>> = Vec::new();
        let mut orders: Vec<Vec<Player>> = Vec::new();
        let mut triggered = None;
        let game = watch(begun(seats), seed, |game, _, choice| {
            let state = game.state();
            let round = usize::from(state.round);
            if matches!(choice, Choice::Move(_)) {
                assert!(round > 0, "nobody moves in the Supply Round");
                if moved.len() < round {
                    moved.push(Vec::new());
                    orders.push(state.turn_order.to_vec());
                }
                moved[round - 1].push(state.active);
            }
            if triggered.is_none() && state.end.is_some() {
                triggered = Some(state.round);
            }
            true
        });
        // A forced move is not among the choices.
        for (moved, order) in moved.iter().zip(&orders) {
            let mut rest = order.iter();
            assert!(moved.iter().all(|player| rest.any(|other| other == player)), "{moved:?}");
        }
        let state = game.state();
        assert!(state.final_round && state.end.is_some());
        let last = triggered.unwrap_or(state.round);
        assert!(last == state.round || last + 1 == state.round, "{last} {}", state.round);
        assert_eq!(game.turn(), Turn::Over);
        let outcome = game.outcome().expect("an outcome");
        let totals: Vec<i32> = outcome.parties.iter().filter_map(|party| party.total).collect();
        let best = totals.iter().max();
        for party in &outcome.parties {
            let won = party.standing != game_core::Standing::Lost;
            assert!(!won || party.total.as_ref() == best);
        }
    }
}

/// [WM-R.10, WM-PSR.3] In solo the human plays the Supply Round alone; whatever it does to the
/// Initiative markers, the human has the first turn of round 1.
#[test]
fn alone_in_the_supply_round() {
    let play = crate::support::edit::supply_round(serde_json::json!({ "seats": 1 }), 4);
    assert!(play.has("initiative 2") && !play.has("call security"));
    let play = play.choose("initiative 2").choose("pay supply").choose("end actions");
    assert_eq!((play.state().round, play.state().active), (1, Player::One));
    let order = [Player::One, Player::Saboteurs];
    assert_eq!(play.state().turn_order.to_vec(), order);
}

//! CLS-11: effects of cards and special powers.

use colab::Event;
use game_core::Game;
use serde_json::json;

use crate::support::*;

/// [CLS-11.1, CLS-11.3] Each damage token goes to the tower with most empty windows at that moment.
#[test]
fn damage_goes_where_most_is_empty() {
    let table = stated_solo("luciana", "burton").lab(ONE, "gear").damage(&["bone 1"]);
    let mut game = table.does("luciana", "special").game();
    assert_eq!(harmed(&game).0, ["gear 1", "bone 1"], "gear has three, bone two");
    assert_eq!(listed(&game), ["to gear", "to bone"], "now both have two");
    play(&mut game, &["to bone"]);
    assert_eq!(harmed(&game).0, ["gear 1", "bone 1", "bone 2"]);
}

/// [CLS-11.3, CLS-13.4, CLS-13.6] If no window is empty, damage breaks ice.
#[test]
fn damage_breaks_ice_where_nothing_is_empty() {
    let table = stated_solo("luciana", "burton").lab(ONE, "gear");
    let table = table.damage(&["gear 1", "gear 2", "gear 3", "bone 1", "bone 2"]).ice(&["bone 3"]);
    let game = table.does("luciana", "special").game();
    assert_eq!(harmed(&game).1, Vec::<String>::new());
    assert_eq!(harmed(&game).0.len(), 6);
    assert_eq!(meter_of(&game, "luciana"), 1, "the second token found nothing");
}

/// [CLS-11.4, CLS-11.5, TD-95] Ice needs empty windows; with too few the action fails.
#[test]
fn ice_needs_empty_windows() {
    let table = stated_solo("elias", "weather_machine").lab(ONE, "spark");
    let table = table.damage(&["gear 1", "gear 2", "bone 1", "bone 2"]).ice(&["bone 3"]);
    let game = table.does("elias", "WM5").game();
    assert_eq!(
        (harmed(&game).1, meter_of(&game, "elias")),
        (vec!["gear 3".into(), "bone 3".into()], 1)
    );
}

/// [CLS-11.1] The fullest tower is the one with most minions of players.
#[test]
fn most_is_counted_by_players_minions() {
    let table = stated_solo("elias", "weather_machine").lab(ONE, "spark");
    let game = table.does("elias", "WM8").game();
    assert_eq!(harmed(&game).0, ["herb 3"]);
    let table =
        stated_solo("elias", "weather_machine").lab(ONE, "spark").send("herb 1", "eye 1", None);
    let mut game = table.does("elias", "WM8").game();
    assert_eq!(listed(&game), ["to herb", "to eye"]);
    let told = play(&mut game, &["to eye"]);
    assert_eq!(harmed(&game).0, ["eye 2"]);
    assert!(told.iter().any(|event| matches!(event, Event::Fullest { minions: 1, .. })));
}

/// [CLS-11.1] A rolled die names the tower; `player` means the towers beside the player's lab.
#[test]
fn rolled_towers_and_the_player_are_found() {
    let mut game =
        stated_solo("luciana", "death_ray").lab(ONE, "gear").does("luciana", "DR3").game();
    play(&mut game, &["face white V"]);
    assert_eq!(harmed(&game).0, ["vial 3"]);
    let mut game =
        stated_solo("luciana", "death_ray").lab(ONE, "gear").does("luciana", "DR5").game();
    assert_eq!(listed(&game), ["to spark", "to eye"]);
    play(&mut game, &["to spark"]);
    let game = stated_solo("luciana", "death_ray").centre(ONE).does("luciana", "DR5").game();
    assert_eq!(meter_of(&game, "luciana"), 1);
}

/// [CLS-11.6, CLS-12.4, TD-105] A player with too little gives all of it, and the action fails.
#[test]
fn a_player_gives_what_there_is() {
    let table = stated_solo("ivy", "burton").lab(ONE, "gear").hand(ONE, &["D01"]);
    let game = table.does("ivy", "BU5").game();
    assert_eq!((area(&game, ONE).hand_size(), meter_of(&game, "ivy")), (0, 1));
    let table =
        stated_solo("ivy", "burton").lab(ONE, "gear").with(|state| state.players[ONE].research = 1);
    let game = table.does("ivy", "BU7").game();
    assert_eq!((area(&game, ONE).research, meter_of(&game, "ivy")), (0, 1));
}

/// [CLS-11.6, CLS-12.4] Things discarded in one event are one selection; if all of it goes, nobody
/// is asked.
#[test]
fn what_is_discarded_in_one_event_is_one_set() {
    let table = || stated_solo("ivy", "burton").lab(ONE, "gear").pool(ONE, &["white G", "white H"]);
    let mut game = table().hand(ONE, &["D01", "M01"]).does("ivy", "BU5").game();
    let set = game.selection().expect("a set");
    let items: Vec<String> = set.items.iter().map(ToString::to_string).collect();
    assert_eq!(items, ["bowl white G", "bowl white H", "discard D01", "discard M01"]);
    assert_eq!((set.least, set.most, set.done), (2, 2, None));
    play(&mut game, &["bowl white H"]);
    assert_eq!(listed(&game), ["discard D01", "discard M01"], "in rising order");
    play(&mut game, &["discard M01"]);
    assert_eq!((area(&game, ONE).hand_size(), area(&game, ONE).pool_size()), (1, 1));
    assert_eq!(meter_of(&game, "ivy"), 0);
    let game = table().does("ivy", "BU5").game();
    assert_eq!((area(&game, ONE).pool_size(), meter_of(&game, "ivy")), (0, 0), "both at once");
}

/// [CLS-11.1, CLS-12.4] Each kind of loss takes things of its kind only.
#[test]
fn losses_are_of_their_kind() {
    let table = || {
        let table = stated_solo("ivy", "burton").lab(ONE, "gear").hand(ONE, &["D01", "M01"]);
        table.pool(ONE, &["white G"]).grid(ONE, &["P01 d4"]).with(|state| {
            let area = &mut state.players[ONE];
            (area.wild, area.stored_potions, area.tokens.values_mut()[0]) = (1, 1, 1);
            area.grid = serde_json::from_value(json!([{"card": "P01", "cell": "d4", "potions": 2,
                "active": false, "used": false}]))
            .expect("a grid");
        })
    };
    let listed_by = |card: &str| listed(&table().does("ivy", card).game());
    assert_eq!(listed_by("BU1"), ["discard red", "discard wild"]);
    assert_eq!(listed_by("BU2"), ["discard D01", "discard M01"]);
    assert_eq!(listed_by("BU6"), ["discard potion d4", "discard stored potion"]);
    let all = listed_by("BU3");
    assert_eq!(all.len(), 7, "{all:?}");
    let mut game = table().does("ivy", "BU6").game();
    play(&mut game, &["discard potion d4"]);
    assert_eq!(area(&game, ONE).potions(), 2);
}

/// [CL-1.14] Against enemies a die can be declined, because one achievement counts dice.
#[test]
fn a_die_of_a_fixed_colour_can_be_declined() {
    let of = colab::EffectSource::Tile("S2".parse().expect("a tile"));
    let at = colab::Frame::Effect { of, part: 0, times: 0 };
    let mut game = stated_solo("luciana", "burton").lab(ONE, "gear").at(at).game();
    assert_eq!(listed(&game), ["die red", "skip"]);
    play(&mut game, &["skip"]);
    assert_eq!(area(&game, ONE).bowl_size(), 0);
    let mut game = stated_solo("luciana", "burton").lab(ONE, "gear").at(at).game();
    play(&mut game, &["die red"]);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
    let game = scene(3).lab(ONE, "gear").at(at).game();
    assert_eq!(area(&game, ONE).bowl_size(), 1, "elsewhere it is always welcome");
}

/// [CLS-11.7, CLS-11.1] The highest tile is wrecked; the player breaks ties; the starter tile
/// stays.
#[test]
fn the_highest_tile_is_wrecked() {
    let table = || stated_solo("luciana", "death_ray").lab(ONE, "gear");
    let game = table().does("luciana", "DR9").game();
    assert_eq!(meter_of(&game, "luciana"), 1);
    let both = table().tile("spark", "L", "U101").tile("spark", "R", "U102");
    let mut game = both.does("luciana", "DR9").game();
    assert_eq!(listed(&game), ["wreck L", "wreck R"]);
    play(&mut game, &["wreck R"]);
    let left = game_tiles(&game);
    assert_eq!(left, 2);
    let high = table().tile("spark", "L", "U101").tile("spark", "LC", "U201");
    let game = high.does("luciana", "DR9").game();
    assert_eq!(game_tiles(&game), 2, "the one of the second tier");
}

fn game_tiles(game: &colab::CoLab) -> usize {
    let tiles = game_core::Game::state(game).tiles["spark".parse().expect("a lab")];
    tiles.values().iter().flatten().count()
}

/// [CLS-11.8, CLS-12.9, TD-97] Power tokens come from the supply; without one the action fails.
#[test]
fn power_tokens_come_from_their_supply() {
    let mut game =
        stated_solo("luciana", "death_ray").lab(ONE, "gear").does("luciana", "DR4").game();
    play(&mut game, &["add K6"]);
    assert_eq!(game_core::Game::state(&game).enemies.bag.count(), 19);
    let table = stated_solo("luciana", "death_ray").lab(ONE, "gear").with(|state| {
        state.enemies.bag.power = state.enemies.supply;
        state.enemies.supply = game_core::EnumMap::default();
    });
    let game = table.does("luciana", "DR4").game();
    assert_eq!(meter_of(&game, "luciana"), 1);
}

/// [CLS-11.1] `strip` sends the dice on players' minions at the named towers to the bowl.
#[test]
fn stripping_sends_dice_home() {
    let table = stated_solo("elias", "weather_machine").lab(ONE, "gear");
    let table =
        table.send("herb 1", "gear 1", Some("white G")).send("herb 2", "herb 2", Some("red R"));
    let game = table.does("elias", "WM6").game();
    assert_eq!((area(&game, ONE).bowl_size(), meter_of(&game, "elias")), (1, 0));
    let game = stated_solo("elias", "weather_machine").lab(ONE, "gear").does("elias", "WM6").game();
    assert_eq!(meter_of(&game, "elias"), 1);
}

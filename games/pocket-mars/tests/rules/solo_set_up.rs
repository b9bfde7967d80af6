//! DA-1 and DA-11: set-up against the androids, and the levels.

use crate::support::*;
use game_core::{Game, GameInfo};
use i18n::Locale;
use pocket_mars::{Content, Options, PocketMars, Ship};
use serde_json::{Value, json};

/// A game after set-up, with the first cards prepared.
fn set_up(options: Value) -> PocketMars {
    let mut game = new_game(options);
    play_until(&mut game, |game| game.state().round == 1);
    game
}

/// [T-40, DA-1.3, DA-1.4, DA-1.5, DA-1.7] What is on the table after set-up.
#[test]
fn set_up_divides_cards_and_colonists_as_the_rules_say() {
    for (level, androids) in
        [("normal", "earth 2, ship 5"), ("super_droid", "earth 1, ship 6"), ("cyborg", "ship 7")]
    {
        let game = set_up(json!({ "level": level }));
        assert_eq!((deck(&game), counts(&game, "da"), energy(&game, "da")), (29, (0, 2), 1));
        assert_eq!(colonists(&game, "da"), androids, "{level}");
        assert_eq!(colonists(&game, "p1"), "earth 6, ship 1");
        assert_eq!((counts(&game, "p1"), energy(&game, "p1")), ((2, 2), 1));
        assert_eq!(game.options().star2_limit(), 1);
        assert_eq!((discard(&game).as_str(), asked(&game).as_str()), ("", "p1"));
    }
}

/// [DA-1.1, DA-1.6] Four cards are dealt and two of them prepared before the androids have any, so
/// the deal does not come out of their module; no starting player is drawn.
#[test]
fn the_deal_of_set_up_comes_before_the_androids_module() {
    let mut game = new_game(json!({}));
    for number in 0..4 {
        assert_eq!((asked(&game).as_str(), counts(&game, "p1").0), ("chance", number));
        assert_eq!(counts(&game, "da"), (0, 0));
        assert!(answers(&game).iter().all(|answer| answer.starts_with("deal ")));
        let first = answers(&game)[0].clone();
        play(&mut game, &[&first]);
    }
    assert_eq!((asked(&game).as_str(), answers(&game).len()), ("p1", 4));
    let told = play_until(&mut game, |game| game.state().round == 1);
    assert!(!emitted_by(&told, "PM-3.7"), "no starting player is drawn");
    assert!(!emitted_by(&told, "DA-2.1"), "nothing is drawn out of the module");
    let drafting = json!({"drafting": true});
    let read = Options::read(drafting.as_object().expect("settings"), Content::ours());
    assert!(!read.expect("it does nothing alone").drafting);
}

/// [DA-1.2] The androids' Spaceship is that of the next row, a fixed one, or chosen among the three
/// left.
#[test]
fn the_androids_spaceship_is_the_next_a_fixed_or_a_chosen_one() {
    let ships = |game: &PocketMars| {
        let ships = game.state().ships;
        (ships[player("p1")], ships[player("da")])
    };
    let game = set_up(json!({}));
    assert_eq!(ships(&game), (Some(Ship::Falcon), Some(Ship::Nostromo)));
    let game = set_up(json!({"da_ship": "enter_prize"}));
    assert_eq!(ships(&game), (Some(Ship::Falcon), Some(Ship::Enterprise)));

    let mut game = new_game(json!({"da_ship": "chosen"}));
    expect(&game, "p1", &["ship nostr_o_mo", "ship rocinant_9", "ship enter_prize"]);
    play(&mut game, &["ship rocinant_9"]);
    assert_eq!(ships(&game), (Some(Ship::Falcon), Some(Ship::Rocinante)));

    let mut game = new_game(json!({"ships": "chosen"}));
    play(&mut game, &["ship enter_prize"]);
    assert_eq!(ships(&game).1, Some(Ship::Falcon), "the first row follows the last");

    let mut game = new_game(json!({"ships": "chosen", "da_ship": "nostr_o_mo"}));
    expect(&game, "p1", &["ship falcon_1k", "ship rocinant_9", "ship enter_prize"]);
    play(&mut game, &["ship falcon_1k"]);
    assert_eq!(ships(&game).1, Some(Ship::Nostromo));

    let mut game = new_game(json!({"ships": "chosen", "da_ship": "chosen"}));
    play(&mut game, &["ship rocinant_9"]);
    expect(&game, "p1", &["ship falcon_1k", "ship nostr_o_mo", "ship enter_prize"]);
}

/// [DA-1.5] The androids' two cards are unseen: no view shows a face, every view shows both backs.
#[test]
fn nobody_sees_the_first_cards_of_the_androids() {
    let game = set_up(json!({}));
    for viewer in ["p1", "nobody", "everybody"] {
        let view = view(&game, viewer);
        let module = &view.player(player("da")).expect("the androids play").prep;
        for slot in module.iter().map(|slot| slot.as_ref().expect("two cards")) {
            assert!(matches!(slot.card, pocket_mars::CardView::Back(_)), "{viewer}: {slot:?}");
        }
    }
}

/// [DA-11.1, DA-11.2, DA-11.3, DA-11.4] Levels differ only in the androids' colonists on Spaceship
/// and Earth.
#[test]
fn nothing_but_the_androids_spaceship_differs_between_levels() {
    let normal = set_up(json!({"level": "normal"}));
    let levels = [("normal", (5, 2)), ("super_droid", (6, 1)), ("cyborg", (7, 0))];
    for (level, (ship, earth)) in levels {
        let game = set_up(json!({ "level": level }));
        let mut state = *game.state();
        let androids = player("da");
        assert_eq!((state.on_ship[androids], state.earth[androids]), (ship, earth));
        state.on_ship[androids] = 5;
        state.earth[androids] = 2;
        assert_eq!(&state, normal.state(), "{level}");
    }
}

/// [DA-11.1] With another number of colonists the level still sets how many are on the Spaceship; a
/// level that needs more than there are is refused.
#[test]
fn levels_go_with_other_numbers_of_colonists() {
    let game = set_up(json!({"colonists": 12, "level": "cyborg"}));
    assert_eq!(colonists(&game, "da"), "earth 5, ship 7");
    assert_eq!(colonists(&game, "p1"), "earth 11, ship 1");
    let few = json!({"colonists": 6, "end_trigger": 6, "level": "cyborg"});
    let errors = Options::read(few.as_object().expect("settings"), Content::ours());
    assert_eq!(errors.expect_err("7 of 6")[0].at, "option colonists");
}

/// [PM-E.16, DA-8.2] The options for the androids' level, choices and Spaceship have these names,
/// and the first value of each is the default.
#[test]
fn options_of_the_androids_have_their_names() {
    let specs = PocketMars::option_specs(Content::ours(), Locale::English);
    let values = |id: &str| -> Vec<String> {
        let spec = specs.iter().find(|spec| spec.id == id).expect(id);
        let game_core::OptionKind::Pick { values } = &spec.kind else { panic!("{id}") };
        assert_eq!(Some(values[0].value.as_str()), spec.default.as_str());
        values.iter().map(|pick| pick.value.clone()).collect()
    };
    assert_eq!(values("level"), ["normal", "super_droid", "cyborg"]);
    assert_eq!(values("da_choice"), ["algorithm", "player"]);
    assert_eq!(values("ships"), ["by_seat", "chosen"]);
    let ships = ["default", "chosen", "falcon_1k", "nostr_o_mo", "rocinant_9", "enter_prize"];
    assert_eq!(values("da_ship"), ships);
}

/// [DA-1.4] A track shorter than the start leaves everybody at its top.
#[test]
fn energy_starts_within_the_track() {
    let game = set_up(json!({"energy_top": 1}));
    assert_eq!((energy(&game, "p1"), energy(&game, "da")), (1, 1));
    let game = set_up(json!({"energy_start": 4}));
    assert_eq!((energy(&game, "p1"), energy(&game, "da")), (4, 1), "the androids start on 1");
}

//! PM-2, PM-3 and PM-15: components, set-up and options.

use crate::support::*;
use game_core::{Choices, Dice, Emitted, Game, GameInfo, SourceFile, Viewer};
use i18n::Locale;
use pocket_mars::{Building, Card, Colour, Content, Id, Player, PocketMars, Ship};
use serde_json::{Value, json};

/// A game at its first action, with the first answer given to every question before it.
fn set_up(options: Value) -> PocketMars {
    let mut game = new_game(options);
    play_until(&mut game, |game| game.state().round == 1);
    game
}

/// [T-01, PM-3.1a, PM-3.2, PM-3.4b, PM-3.5]
/// After set-up everybody has 2 + 2 cards, 1 colonist aboard and 6 on Earth, and energy 1; the deck
/// and the limit of ★★ depend on the number of players.
#[test]
fn set_up_gives_everybody_the_same_and_leaves_the_rest_as_the_deck() {
    for (seats, in_deck, limit) in [(2, 27, 1), (3, 23, 2), (4, 19, 2)] {
        let game = set_up(json!({ "seats": seats }));
        assert_eq!((deck(&game), discard(&game).as_str()), (in_deck, ""));
        assert_eq!(game.options().star2_limit(), limit);
        for who in ["p1", "p2", "p3", "p4"].into_iter().take(seats) {
            assert_eq!(counts(&game, who), (2, 2));
            assert_eq!(colonists(&game, who), "earth 6, ship 1");
            assert_eq!(energy(&game, who), 1);
        }
    }
}

/// [PM-2.1] Every colour has 7 cards with the values 1 to 7; a file with a duplicate value is
/// refused.
#[test]
fn there_are_seven_cards_of_each_colour_with_each_value_once() {
    assert_eq!(Card::all().count(), 35);
    for colour in Colour::ALL {
        let of_colour = Card::all().filter(|card| card.colour() == colour);
        let mut values: Vec<u8> = of_colour.map(|card| Content::ours().card(card).value).collect();
        values.sort_unstable();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7]);
    }
    let text = "[[card]]\nid = \"AQ1\"\nvalue = 2\n".into();
    let twice = Content::load(&[SourceFile { name: "cards.toml".into(), text }]);
    assert!(twice.expect_err("a value twice")[0].why.to_string().contains("each of 1 to 7 once"));
}

/// [PM-2.2, PM-8.1] There is one Building of each colour, each of value 3; G, A, EB and CC hold
/// colonists on ★ and ★★, H none.
#[test]
fn there_is_a_building_of_value_three_for_each_colour_and_one_holds_no_colonists() {
    for building in Building::ALL {
        assert_eq!(Content::ours().buildings[building].value, 3);
    }
    let table = Table::base(2).colonists("p1", "G 1/1 A 1/0 EB 0/1 CC 1/0");
    assert!(table.try_build().is_ok());
    let errors = Table::base(2).colonists("p1", "H 1/0").try_build().expect_err("H is empty");
    assert!(errors[0].why.to_string().contains("holds no colonists"), "{errors:?}");
}

/// [PM-2.3] Everybody has 7 colonists, each in one place; a position with 6 or 8 is refused.
#[test]
fn everybody_has_seven_colonists_in_a_place_each() {
    let game = Table::base(2).ship("p1", 2).colonists("p1", "G 1/1 A 1/0").build();
    assert_eq!(colonists(&game, "p1"), "earth 2, ship 2, G 1/1, A 1/0");
    for wrong in [1, 3] {
        let mut state = *game.state();
        state.earth[Player::One] = wrong;
        assert!(PocketMars::set(game.options(), game.content(), state).is_err());
    }
}

/// [PM-2.4] After a card is connected, each Building offers its own ability.
#[test]
fn every_building_has_its_own_ability() {
    let table = || Table::base(2).hand("p1", "EB2 CC5").ship("p1", 2).colonists("p2", "A 1/0");
    let offered = |prep: &str, card: &str, before: &[&str]| {
        let mut game = table().prep("p1", prep).build();
        play(&mut game, &[&format!("play prep {card}")]);
        play(&mut game, before);
        answers(&game)
    };
    assert_eq!(offered("GH1 HB7", "GH1", &[]), ["upgrade aqualab p2", "skip"]);
    let cycled = ["cycle EB2", "cycle CC5", "cycle HB7", "skip"];
    assert_eq!(offered("AQ2 HB7", "AQ2", &["skip"; 2]), cycled);
    assert_eq!(offered("EB3 HB7", "EB3", &["skip"]), ["count 1", "skip"]);
    assert_eq!(offered("CC2 HB7", "CC2", &[]), ["count 1", "skip"]);
    let landings =
        ["greenhouse", "aqualab", "energy_bank", "comms_center"].map(|at| format!("land {at}"));
    let [g, a, eb, cc] = landings;
    assert_eq!(offered("HB5 GH7", "HB5", &[]), [g, a, eb, cc, "skip".into()]);
}

/// [PM-2.5] The track has the same top for everybody, and any number of colonists can be aboard.
#[test]
fn every_spaceship_has_the_same_track_and_room_for_all_colonists() {
    for seat in ["p1", "p2"] {
        let table = Table::base(2).option("energy_top", 3).active(seat).energy(seat, 1);
        let mut game = table.hand(seat, "EB2 GH1").build();
        play(&mut game, &["play hand EB2"]);
        assert_eq!(answers(&game), ["count 1", "count 2", "skip"]);
        assert!(Table::base(2).energy(seat, 6).try_build().is_err());
        let mut full = Table::base(2).active(seat).ship(seat, 6).build();
        play(&mut full, &["launch"]);
        assert_eq!(colonists(&full, seat), "ship 7");
    }
}

/// [PM-3.1b, PM-E.1] Seat i has row i; if Spaceships are chosen, it is in seat order among those
/// left, and the game is the same whoever has which.
#[test]
fn spaceships_go_by_seat_or_are_chosen_in_seat_order_and_do_not_matter() {
    let by_seat = set_up(json!({ "seats": 4 }));
    assert_eq!(by_seat.state().ships.0[..4], Ship::ALL.map(Some));

    let mut chosen = new_game(json!({ "seats": 4, "ships": "chosen" }));
    let ships = Ship::ALL.map(|ship| format!("ship {ship}"));
    expect(&chosen, "p1", &ships.each_ref().map(String::as_str));
    play(&mut chosen, &["ship enter_prize"]);
    expect(&chosen, "p2", &[&ships[0], &ships[1], &ships[2]]);
    play(&mut chosen, &["ship falcon_1k"]);
    expect(&chosen, "p3", &[&ships[1], &ships[2]]);
    play(&mut chosen, &["ship rocinant_9"]);
    assert_eq!(chosen.state().ships[Player::Four], Some(Ship::Nostromo));
    play_until(&mut chosen, |game| game.state().round == 1);

    let mut by_seat = by_seat;
    for _ in 0..40 {
        let text = answers(&by_seat).pop().expect("an answer");
        play(&mut by_seat, &[&text]);
        play(&mut chosen, &[&text]);
        let mut same = *chosen.state();
        same.ships = by_seat.state().ships;
        assert_eq!(&same, by_seat.state());
    }
}

/// [PM-3.3] Before the first action every stack is empty.
#[test]
fn buildings_begin_with_empty_stacks() {
    let game = set_up(json!({ "seats": 2 }));
    for at in ["G", "A", "EB", "CC", "H"] {
        assert_eq!(stack(&game, at), "");
    }
}

/// [PM-3.4a] Every undealt card is equally likely, and everybody gets 4.
#[test]
fn four_cards_are_dealt_to_each_player_from_all_that_are_left() {
    let mut game = new_game(json!({ "seats": 3 }));
    let mut choices = Choices::default();
    for (player, number) in ["p1", "p2", "p3"].into_iter().flat_map(|p| (0..4).map(move |n| (p, n)))
    {
        game.choices(&mut choices);
        assert_eq!((asked(&game).as_str(), counts(&game, player)), ("chance", (number, 0)));
        assert!(choices.odds().iter().all(|&odds| odds == 1));
        let text = answers(&game).pop().expect("a card");
        play(&mut game, &[&text]);
        assert!(!offers(&game, &text), "no card is dealt twice");
    }
    assert_eq!(asked(&game), "p1");
}

/// [PM-3.5] Everybody chooses both cards before any goes into a module, and nobody sees what
/// another has chosen.
#[test]
fn prep_modules_are_filled_by_all_at_the_same_time() {
    let mut game = new_game(json!({ "seats": 2 }));
    play_until(&mut game, |game| asked(game) == "p1");
    let [a, b, c, d] = [0, 1, 2, 3].map(|nth| answers(&game)[nth].clone());
    let mut other = game.clone();
    play(&mut game, &[&a]);
    expect(&game, "p1", &[&b, &c, &d]);
    play(&mut game, &[&b]);
    play(&mut other, &[&c, &d]);
    assert_eq!((asked(&game).as_str(), counts(&game, "p1")), ("p2", (4, 0)));
    for viewer in ["p2", "nobody"] {
        assert_eq!(view(&game, viewer), view(&other, viewer));
    }
    assert_ne!(view(&game, "p1"), view(&other, "p1"));
    let first = answers(&game)[0].clone();
    play(&mut game, &[&first]);
    let first = answers(&game)[0].clone();
    play(&mut game, &[&first]);
    assert_eq!((counts(&game, "p1"), counts(&game, "p2")), ((2, 2), (2, 2)));
    assert!(prep(&game, "p1").contains(a.trim_start_matches("prepare ")));
}

/// [PM-3.6a] The faces of your own prep cards are in your view, in your turn and in others'.
#[test]
fn everybody_sees_his_own_prep_cards_at_any_time() {
    for active in ["p1", "p2"] {
        let game = Table::base(2).active(active).prep("p1", "AQ7 EB3").build();
        let seen = view(&game, "p1").own().expect("an area").prep;
        let faces = seen.map(|slot| format!("{:?}", slot.expect("a card").card));
        assert_eq!(faces, ["Face(AQ7)", "Face(EB3)"]);
    }
}

/// [PM-3.6b] In random games no card goes from a prep module to its owner's hand within one answer,
/// unless it went to the deck and was drawn from there.
#[test]
fn no_card_goes_from_a_prep_module_to_its_owners_hand() {
    for seed in 0..60 {
        let mut game = new_game(json!({ "seats": 2 + seed % 3 }));
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        loop {
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            let before = game.state().prep;
            let mut emitted: Vec<Emitted<_>> = Vec::new();
            game.apply_unchecked(choice, &mut emitted);
            if ["PM-1.11p", "PM-7.1", "PM-7.2"].iter().any(|rule| emitted_by(&emitted, rule)) {
                continue;
            }
            for player in Player::ALL {
                let held = before[player].iter().flatten().filter_map(|held| held.face.card());
                for card in held {
                    assert!(!game.state().hands[player].contains(card), "{card}, {choice}");
                }
            }
        }
    }
}

/// [PM-3.7] The starting player is drawn after the prep modules are filled, each seat equally
/// likely, and stays the same in every round.
#[test]
fn the_starting_player_is_drawn_after_the_cards_and_never_changes() {
    let mut game = new_game(json!({ "seats": 3 }));
    play_until(&mut game, |game| offers_any(game, "start "));
    assert_eq!(counts(&game, "p3"), (2, 2));
    expect(&game, "chance", &["start p1", "start p2", "start p3"]);
    let mut choices = Choices::default();
    game.choices(&mut choices);
    assert_eq!(choices.odds(), [1, 1, 1]);
    play(&mut game, &["start p2"]);
    chance(&mut game);
    for round in 1..=3 {
        assert_eq!((game.state().round, asked(&game).as_str()), (round, "p2"));
        for _ in 0..3 {
            play_on(&mut game, &["launch"]);
        }
    }
    assert_eq!(game.state().starting, Some(Player::Two));
}

/// [PM-3.8a, PM-3.8b, PM-E.2] Turns follow rising seat numbers, with seat 1 after the last; a round
/// is one turn of each player from the starting player on.
#[test]
fn turns_go_round_by_rising_seat_number() {
    let mut game = Table::base(4).starting("p3").active("p3").build();
    let mut order = Vec::new();
    for _ in 0..9 {
        order.push((game.state().round, asked(&game)));
        play(&mut game, &["launch"]);
    }
    let seats: Vec<&str> = order.iter().map(|(_, seat)| seat.as_str()).collect();
    assert_eq!(seats, ["p3", "p4", "p1", "p2", "p3", "p4", "p1", "p2", "p3"]);
    let rounds: Vec<u16> = order.iter().map(|&(round, _)| round).collect();
    assert_eq!(rounds, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
}

/// [PM-15.1] Every option of the components has its default, and options that make no game are
/// refused.
#[test]
fn the_options_exist_with_their_defaults() {
    let specs = PocketMars::option_specs(Content::ours(), Locale::English);
    let default = |id: &str| specs.iter().find(|spec| spec.id == id).map(|spec| &spec.default);
    for (id, value) in [
        ("drafting", json!(false)),
        ("ships", json!("by_seat")),
        ("level", json!("normal")),
        ("da_choice", json!("algorithm")),
        ("da_ship", json!("default")),
        ("energy_top", json!(5)),
        ("energy_start", json!(1)),
        ("star2_limit_1", json!(1)),
        ("star2_limit_2", json!(1)),
        ("star2_limit_3", json!(2)),
        ("star2_limit_4", json!(2)),
        ("colonists", json!(7)),
        ("end_trigger", json!(7)),
        ("finish_round", json!(true)),
        ("recycle_covered", json!(true)),
        ("steal_moves_colonist", json!(false)),
        ("round_guard", json!(100)),
        ("hide_hand_colours", json!(false)),
    ] {
        assert_eq!(default(id), Some(&value), "{id}");
    }
    let read = |options: serde_json::Value| {
        PocketMars::read_options(options.as_object().expect("options"), Content::ours())
    };
    assert!(read(json!({ "seats": 2, "end_trigger": 9 })).is_err());
    assert_eq!(read(json!({ "end_trigger": 9 })), read(json!({})), "alone nothing reads it");
}

/// [PM-E.19] Both values of the two options have a meaning: the turn of the trigger ends the game,
/// and the player who takes a card may move a colonist.
#[test]
fn finish_round_and_steal_moves_colonist_have_a_meaning_for_either_value() {
    let table = |finish: bool, steal: bool| {
        let options = json!({ "seats": 2, "finish_round": finish, "steal_moves_colonist": steal });
        let table = Table::with(options).prep("p2", "EB7 GH1").ship("p1", 1);
        table.colonists("p1", "EB 6/0").build()
    };
    let mut default = table(true, false);
    play(&mut default, &["take p2 1"]);
    assert!(!offers(&default, "move in"));
    let mut moved = table(true, true);
    play(&mut moved, &["take p2 1", "move in"]);
    finish_turn(&mut moved);
    assert_eq!(asked(&moved), "p2");
    let mut ended = table(false, true);
    play(&mut ended, &["take p2 1", "move in"]);
    finish_turn(&mut ended);
    assert_eq!((asked(&ended).as_str(), ended.view(Viewer::Nobody).over), ("over", true));
}

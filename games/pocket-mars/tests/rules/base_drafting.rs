//! PM-13: the drafting variant.

use crate::support::*;
use game_core::Game;
use pocket_mars::{CardSet, Id, Player, PocketMars};
use serde_json::json;

fn dealt(seats: u8) -> PocketMars {
    let mut game = new_game(json!({ "seats": seats, "drafting": true }));
    play_until(&mut game, |game| asked(game) == "p1");
    game
}

/// Everybody keeps the first card of his packet.
fn pick_once(game: &mut PocketMars, seats: u8) {
    for _ in 0..seats {
        let first = answers(game)[0].clone();
        play(game, &[&first]);
    }
}

fn holder_of(game: &PocketMars, packet: CardSet) -> Option<(Player, usize)> {
    let held = |&player: &Player| {
        let cards = game.state().packets[player];
        (!cards.is_empty() && cards.without(packet).is_empty()).then_some((player, cards.len()))
    };
    Player::ALL.iter().find_map(held)
}

/// [T-02, PM-13.1, PM-13.2, PM-13.3] The seats pick in turn from the first packet, with 5, 4, 3 and
/// 2 cards, and the last one to pick discards its last card.
#[test]
fn a_packet_goes_round_to_the_left_until_one_card_is_left() {
    let (one, two, three, four) = (Player::One, Player::Two, Player::Three, Player::Four);
    for (seats, pickers, in_deck) in [
        (2, [one, two, one, two], 25),
        (3, [one, two, three, one], 20),
        (4, [one, two, three, four], 15),
    ] {
        let mut game = dealt(seats);
        let packet = game.state().packets[one];
        for (pick, picker) in pickers.into_iter().enumerate() {
            assert_eq!(holder_of(&game, packet), Some((picker, 5 - pick)));
            let kept = game.state().hands[picker].len();
            assert_eq!(kept, pick);
            pick_once(&mut game, seats);
        }
        let left = game.state().discard.iter().position(|&card| packet.contains(card));
        assert_eq!(left, Some(pickers[3].index()), "discarded by the one who picked last");
        for who in ["p1", "p2", "p3", "p4"].into_iter().take(usize::from(seats)) {
            assert_eq!(counts(&game, who), (4, 0));
        }
        play_until(&mut game, |game| game.state().round == 1);
        assert_eq!((deck(&game), game.state().discard.len()), (in_deck, usize::from(seats)));
    }
}

/// [PM-E.3] The last cards are discarded in seat order, so the highest seat's card is on top.
#[test]
fn the_last_cards_are_discarded_in_seat_order() {
    let mut game = dealt(4);
    for _ in 0..3 {
        pick_once(&mut game, 4);
    }
    let last = [Player::One, Player::Two, Player::Three, Player::Four]
        .map(|player| game.state().packets[player].iter().last().expect("two cards").to_string());
    pick_once(&mut game, 4);
    assert_eq!(discard(&game), last.join(" "));
}

/// [T-03, PM-13.4] While seat 2 has not picked, no view shows what seat 1 has picked, and no packet
/// has moved.
#[test]
fn a_pick_is_shown_to_nobody_before_all_have_picked() {
    let game = dealt(3);
    let after = |nth: usize| {
        let mut after = game.clone();
        let pick = answers(&after)[nth].clone();
        let told = play(&mut after, &[&pick]);
        assert!(told.is_empty(), "nothing is told of a pick");
        after
    };
    let (one, other) = (after(0), after(3));
    assert_eq!(asked(&one), "p2");
    assert_eq!(one.state().packets, game.state().packets);
    assert_eq!(counts(&one, "p1"), (0, 0));
    for viewer in ["p2", "p3", "nobody"] {
        assert_eq!(view(&one, viewer), view(&other, viewer));
    }
    let mut all = one;
    pick_once(&mut all, 2);
    assert_eq!(counts(&all, "p1"), (1, 0), "now it is kept");
}

/// [PM-E.4] Others see the backs of packets and of kept cards as they see a hand's, or only their
/// number if the option hides the colours.
#[test]
fn packets_and_kept_cards_show_their_backs_like_a_hand() {
    for hidden in [false, true] {
        let options = json!({ "seats": 2, "drafting": true, "hide_hand_colours": hidden });
        let mut game = new_game(options);
        play_until(&mut game, |game| asked(game) == "p1");
        pick_once(&mut game, 2);
        let seen = |viewer: &str| {
            let view = view(&game, viewer);
            let area = view.player(Player::One).expect("an area");
            (format!("{:?}", area.hand), format!("{:?}", area.packet))
        };
        let (hand, packet) = seen("p2");
        let word = if hidden { "Hidden" } else { "Back(" };
        assert_eq!((hand.matches(word).count(), packet.matches(word).count()), (1, 4));
        assert!(!hand.contains("Face") && !packet.contains("Face"));
        let (hand, packet) = seen("p1");
        assert_eq!((hand.matches("Face").count(), packet.matches("Face").count()), (1, 4));
    }
}

/// [PM-13.4] After the draft the modules are filled from the four kept cards.
#[test]
fn the_prep_modules_are_filled_from_the_cards_kept() {
    let mut game = dealt(2);
    for _ in 0..4 {
        pick_once(&mut game, 2);
    }
    let kept: Vec<String> =
        hand(&game, "p1").split(' ').map(|card| format!("prepare {card}")).collect();
    let kept: Vec<&str> = kept.iter().map(String::as_str).collect();
    expect(&game, "p1", &kept);
}

//! WM-SUP, WM-PSR: the Supply and its actions, except Workshop tiles.

use crate::support::edit::supply_round;
use crate::support::{Play, Table};
use game_core::{Choices, Dice, Draw, Game, NoSink, Seat, Turn};
use weather_machine::{
    Area, BotPlace, Cause, Chemical, Choice, Event, Id, Player, Section, Voucher, Weather,
};

const ALL: [Player; 4] = [Player::One, Player::Two, Player::Three, Player::Four];

fn vouchers(play: &Play, player: Player) -> [u8; 5] {
    play.lab(player).vouchers.0
}

/// Player One in the Supply with these Vouchers, Science last.
fn in_supply(vouchers: [u8; 5]) -> Table {
    Table::of(3).vouchers(Player::One, vouchers).scientist(Player::One, "supply 4")
}

/// [WM-PSR.2, WM-PLS.2, WM-VOU.4, WM-SUP.9, WM-SUP.10, EX-9] Two Bots, a tile, a Chemical and the
/// initiative in the Post-Setup Supply Round; Science pays for the last two.
#[test]
fn ex_9_post_setup_supply_round() {
    let play = supply_round(serde_json::json!({ "seats": 4 }), 3);
    let purple = play.state().active;
    assert_eq!(vouchers(&play, purple), [4, 1, 1, 1, 2]);
    let play = play.all(&["construct 1-2", "pay supply"]);
    let play = play.all(&["construct 2-1", "pay supply", "pay supply"]);
    let tile = play.offers().into_iter().find(|text| text.starts_with("extend"));
    let play = play.choose(&tile.expect("a tile")).choose("pay supply");
    // The place of the tile, after the tile that refills the offer.
    let play = first(first(play));
    let play = play.choose("acquire radieu").choose("initiative 2");
    assert_eq!(vouchers(&play, purple), [0, 1, 2, 1, 1]);
    assert_eq!(play.lab(purple).line.len(), 10);
    assert_eq!(play.lab(purple).items.bots, 2);
}

/// Takes the first listed choice.
fn first(play: Play) -> Play {
    let text = play.offers().remove(0);
    play.choose(&text)
}

/// [WM-PSR.1, WM-PSR.2, WM-PSR.3, WM-R.10] Everybody takes one turn, in turn order, with only the
/// actions of the Supply, or none. Nobody and nothing moves.
#[test]
fn the_supply_round_has_supply_actions_only() {
    let mut play = supply_round(serde_json::json!({ "seats": 4 }), 5);
    let before = *play.state();
    let mut turns = Vec::new();
    while play.state().round == 0 {
        let player = play.state().active;
        turns.push(player);
        assert_eq!(play.game.turn(), Turn::Choose(Seat(player.index() as u8)));
        let words = ["end actions", "extend", "construct", "initiative", "acquire", "return"];
        for offer in play.offers() {
            assert!(words.iter().any(|word| offer.starts_with(word)), "{offer}");
        }
        play = play.choose("end actions");
    }
    assert_eq!(turns, before.turn_order.to_vec());
    let after = play.state();
    assert_eq!((&after.scientists, after.lativ), (&before.scientists, before.lativ));
    assert_eq!(after.laboratories, before.laboratories);
    assert_eq!(after.turn_order, before.turn_order);
}

/// [WM-PSR.3, WM-R.10] Tiles and Awards are not used in it, even if somebody had them.
#[test]
fn the_supply_round_uses_no_tiles_and_no_awards() {
    let play = supply_round(serde_json::json!({ "seats": 2 }), 5);
    let mut state = *play.state();
    let player = state.active;
    state.laboratories[player.index()].investments = 1;
    state.laboratories[player.index()].held_awards = 1;
    state.awards -= 1;
    let options = *play.game.options();
    let game = weather_machine::WeatherMachine::set(&options, play.game.content(), state)
        .expect("a position");
    let with = Play { game, emitted: Vec::new() };
    assert_eq!(with.offers(), play.offers());
}

/// [WM-PSR.4, WM-SUP.14] Initiative taken in the Supply Round becomes the turn order of round 1,
/// and not earlier.
#[test]
fn initiative_of_the_supply_round_counts_in_round_1() {
    let play = supply_round(serde_json::json!({ "seats": 3 }), 8);
    let order = play.state().turn_order.to_vec();
    let play = play.choose("initiative 3").choose("pay supply").choose("end actions");
    assert_eq!(play.state().turn_order.to_vec(), order);
    assert_eq!(play.state().active, order[1]);
    let play = play.choose("end actions").choose("end actions");
    assert_eq!(play.state().round, 1);
    let moved = vec![order[1], order[2], order[0]];
    assert_eq!(play.state().turn_order.to_vec(), moved);
    assert_eq!(play.state().active, moved[0]);
    assert_eq!(play.by("WM-PSR.4").len(), 1);
}

/// [WM-SUP.9, WM-SUP.10] A Bot costs the Vouchers of its section and goes to the Workshop, and the
/// benefit beside its slot is gained at once.
#[test]
fn constructing_a_bot() {
    for (slot, price, gained) in [
        ("1-1", 1, Some(Voucher::Government)),
        ("1-2", 1, Some(Voucher::Lab)),
        ("1-3", 1, Some(Voucher::Rnd)),
        ("2-1", 2, Some(Voucher::Science)),
        ("2-2", 2, None),
    ] {
        let play = in_supply([4, 0, 0, 0, 0]).turn(Player::One, 3);
        let play = play.choose(&format!("construct {slot}"));
        let mut expected = [4 - price, 0, 0, 0, 0];
        if let Some(voucher) = gained {
            expected[voucher.index()] += 1;
        }
        assert_eq!(vouchers(&play, Player::One), expected, "{slot}");
        assert_eq!(play.lab(Player::One).items.bots, 1);
        assert!(!play.lab(Player::One).line.contains(slot.parse().unwrap()));
        assert_eq!(play.bots_moved("WM-SUP.9").len(), 1);
    }
}

/// [WM-SUP.11, WM-WSH.5] Without room for a Bot, none is constructed.
#[test]
fn no_room_no_bot() {
    let play = in_supply([4, 0, 0, 0, 0]).bots(Player::One, 2).turn(Player::One, 3);
    let lab = play.lab(Player::One);
    assert_eq!((lab.items.bots, lab.shape.tile_count()), (2, 1));
    assert!(play.offers().iter().all(|text| !text.starts_with("construct")));
    assert!(play.has("initiative 2"));
}

/// [WM-SUP.12a, WM-SUP.12b, WM-SUP.12c, WM-SUP.12d, WM-R.16] Six Bots or five tokens open the third
/// section, nine Bots or eight tokens the fourth; tokens on the holding space count.
#[test]
fn bots_and_tokens_open_sections() {
    let all = [(Area::Government, "government"), (Area::Lab, "lab"), (Area::Rnd, "rnd")];
    for (bots, tokens, held, open) in [
        (0, 0, 0, 2),
        (5, 4, 0, 2),
        (6, 0, 0, 3),
        (8, 0, 0, 3),
        (9, 0, 0, 4),
        (0, 5, 0, 3),
        (0, 3, 2, 3),
        (0, 1, 3, 2),
        (0, 7, 0, 3),
        (0, 8, 0, 4),
        (0, 4, 4, 4),
        (6, 8, 0, 4),
    ] {
        let mut table = in_supply([4, 0, 0, 0, 4]).room(Player::One, bots + 1);
        for number in 0..bots {
            let space = format!("lab {} {}", Weather::ALL[usize::from(number % 5)], number / 5);
            let space = space.replace(" 0", " top").replace(" 1", " middle");
            table = table.bot(Player::One.into(), &space);
        }
        let mut spaces = (1..=6).flat_map(|row| all.map(|(_, word)| format!("{row} {word}")));
        for number in 0..tokens {
            let row = number / 3;
            table = table.office(Player::One, &spaces.next().unwrap(), Weather::ALL[row]);
        }
        for number in 0..held {
            table = table.hold(Player::One, all[number % 3].0, Weather::Snow);
        }
        let play = table.turn(Player::One, 3);
        let built: Vec<Section> = play
            .offers()
            .iter()
            .filter_map(|text| text.strip_prefix("construct ")?.get(..1)?.parse().ok())
            .collect();
        let last = built.last().map_or(0, |section| section.index() + 1);
        assert_eq!(last, open, "{bots} Bots, {tokens} + {held} tokens");
    }
}

/// [WM-SUP.12b, WM-SUP.12e, WM-R.16] The sixth Bot opens the third section, which stays open when
/// Bots return to the Assembly Line.
#[test]
fn an_open_section_stays_open() {
    let play = in_supply([4, 0, 0, 0, 4]).bots(Player::One, 5).room(Player::One, 5);
    let play = play.turn(Player::One, 3);
    assert!(!play.has("construct 3-1"));
    let play = play.choose("construct 2-3").all(&["pay supply", "pay supply"]);
    assert!(play.has("construct 3-1"));
    assert_eq!(play.by("WM-SUP.12e").len(), 1);
    let mut state = *play.state();
    state.laboratories[0].items.bots -= 3;
    for slot in ["1-1", "1-2", "1-3"] {
        state.laboratories[0].line.insert(slot.parse().unwrap());
    }
    let game =
        weather_machine::WeatherMachine::set(play.game.options(), play.game.content(), state)
            .expect("a position");
    let play = Play { game, emitted: Vec::new() };
    assert!(play.has("construct 3-1"));
    assert_eq!(play.lab(Player::One).built(), 3);
}

/// [WM-R.16] A returned Bot that is built again counts once: seven constructions of five Bots open
/// nothing.
#[test]
fn a_bot_built_again_counts_once() {
    let table = in_supply([4, 0, 0, 0, 4]).bots(Player::One, 4).room(Player::One, 5);
    let table = table.edit(|state| state.laboratories[0].most_built = 5);
    let play = table.turn(Player::One, 3);
    let slot = play.offers().into_iter().find(|text| text.starts_with("construct 2"));
    let play = play.choose(&slot.expect("a Bot")).all(&["pay supply", "pay supply"]);
    let lab = play.lab(Player::One);
    assert_eq!((lab.built(), lab.most_built, lab.open_sections), (5, 5, 2));
}

/// [WM-SUP.13, WM-SUP.14, EX-20] The last of four pays 1 Supply to be first; the others keep their
/// order behind, and the turn order stays as it is.
#[test]
fn ex_20_initiative() {
    let play = Table::of(4)
        .vouchers(Player::Four, [2, 0, 0, 0, 0])
        .scientist(Player::Four, "supply 2")
        .turn(Player::Four, 3)
        .choose("initiative 1");
    let [one, two, three, four] = ALL;
    assert_eq!(play.state().initiative.to_vec(), [four, one, two, three]);
    assert_eq!(play.state().turn_order.to_vec(), ALL);
    assert_eq!(vouchers(&play, Player::Four), [1, 0, 0, 0, 0]);
}

/// [WM-SUP.13] From every place to every other: the markers in between shift by one and keep their
/// order.
#[test]
fn initiative_from_every_place_to_every_other() {
    for seats in 2..=4u8 {
        let order = &ALL[..usize::from(seats)];
        for from in 0..order.len() {
            let player = order[from];
            for to in 0..order.len() {
                let play = Table::of(seats)
                    .vouchers(player, [2, 0, 0, 0, 0])
                    .scientist(player, "supply 1")
                    .turn(player, 3);
                let text = format!("initiative {}", to + 1);
                if from == to {
                    assert!(!play.has(&text), "its own place is no other position");
                    continue;
                }
                // Removing the marker and inserting it again shifts those in between.
                let mut expected = order.to_vec();
                let marker = expected.remove(from);
                expected.insert(to, marker);
                let play = play.choose(&text);
                assert_eq!(play.state().initiative.to_vec(), expected, "{from} {to}");
                assert_eq!(play.state().turn_order.to_vec(), order);
            }
        }
    }
}

/// [WM-SUP.15, WM-GEN.3] The leftmost Chemical of a type costs the Vouchers of its section; a type
/// that is used up cannot be acquired.
#[test]
fn the_leftmost_chemical_has_its_price() {
    for (left, price) in [(5, 1), (4, 1), (3, 2), (2, 2), (1, 3)] {
        let mut table = in_supply([4, 0, 0, 0, 0]);
        for number in 0..5 - left {
            let other = if number % 2 == 0 { Player::Two } else { Player::Three };
            table = table.chemicals(other, &["radieu"]);
        }
        let play = table.turn(Player::One, 3).choose("acquire radieu");
        assert_eq!(vouchers(&play, Player::One)[0], 4 - price, "{left} in the Supply");
        assert_eq!(play.state().in_supply(Chemical::Radieu), left - 1);
        assert_eq!(play.lab(Player::One).items.chemicals[Chemical::Radieu], 1);
        if left == 1 {
            assert!(!play.has("acquire radieu"));
        }
    }
}

/// [WM-SUP.16, WM-WSH.5] A Chemical without a legal space is not acquired.
#[test]
fn no_space_no_chemical() {
    let play = in_supply([4, 0, 0, 0, 0]).circle(Player::One, Chemical::Radieu);
    let play = play.chemicals(Player::One, &["verdino"]).turn(Player::One, 3);
    let acquired: Vec<String> =
        play.offers().into_iter().filter(|text| text.starts_with("acquire")).collect();
    assert_eq!(acquired, ["acquire radieu"]);
}

/// [WM-SUP.17, EX-22] A Delugium fills a space worth 2 Vouchers; a Radieu would fill one worth 1.
#[test]
fn ex_22_returning_chemicals() {
    for (chemical, gained) in [("delugium", 2), ("radieu", 1)] {
        let play = in_supply([0, 1, 0, 0, 0])
            .chemicals(Player::One, &["delugium", "radieu"])
            .chemicals(Player::Two, &["delugium", "delugium"])
            .turn(Player::One, 3)
            .choose(&format!("return {chemical}"));
        assert_eq!(vouchers(&play, Player::One), [gained, 1, 0, 0, 0], "{chemical}");
        let chemical: Chemical = chemical.parse().unwrap();
        assert_eq!(play.lab(Player::One).items.chemicals[chemical], 0);
    }
}

/// [WM-SUP.17, WM-VOU.2] Vouchers for a Chemical that do not fit on the track are lost.
#[test]
fn a_full_track_takes_less_for_a_chemical() {
    let play = in_supply([3, 0, 0, 0, 0]).chemicals(Player::One, &["radieu"; 5]);
    let play = play.turn(Player::One, 3).choose("return radieu");
    assert_eq!(vouchers(&play, Player::One)[0], 4);
    let lost = Event::Vouchers {
        player: Player::One,
        voucher: Voucher::Supply,
        gained: 1,
        lost: 2,
        cause: Cause::Section("radieu".parse().expect("a Chemical")),
    };
    assert_eq!(play.by("WM-SUP.17").last(), Some(&&lost));
}

/// [WM-SUP.18] A Chemical that is paid returns to the Supply and gives no Vouchers.
#[test]
fn a_paid_chemical_brings_no_vouchers() {
    let play = Table::of(3)
        .vouchers(Player::One, [0, 0, 1, 0, 0])
        .bots(Player::One, 1)
        .chemicals(Player::One, &["verdino"])
        .scientist(Player::One, "lab middle")
        .turn(Player::One, 3)
        .all(&["experiment", "bot lab rain top"]);
    assert_eq!(vouchers(&play, Player::One), [0; 5]);
    assert_eq!(play.state().in_supply(Chemical::Verdino), 5);
    let to_space = play.bots_moved("WM-LAB.3");
    assert!(matches!(to_space[..], [(_, BotPlace::Space(_))]), "{to_space:?}");
}

/// [WM-R.65] One round trip of a type within a turn is allowed, a second one is refused, whichever
/// way it begins.
#[test]
fn one_round_trip_of_a_type_a_turn() {
    let play = in_supply([4, 4, 4, 4, 4]).turn(Player::One, 3);
    let play = play.choose("acquire radieu").choose("pay supply").choose("return radieu");
    assert!(play.has("acquire radieu") && play.has("acquire verdino"));
    let play = play.choose("acquire radieu").choose("pay supply");
    assert!(!play.has("return radieu"), "that would be the second");
    let play = in_supply([0, 4, 4, 4, 4]).chemicals(Player::One, &["radieu", "radieu"]);
    let play = play.turn(Player::One, 3).choose("return radieu").choose("return radieu");
    let play = play.choose("acquire radieu").choose("pay supply");
    assert!(!play.has("acquire radieu"));
    assert!(play.has("acquire verdino"));
}

/// [WM-R.65, WM-ACT.4] However a turn in the Supply is played, it ends: random players who never
/// end it voluntarily run out of choices.
#[test]
fn a_turn_in_the_supply_is_finite() {
    for seed in 0..40 {
        let play = in_supply([4, 4, 4, 4, 4]).room(Player::One, 4).turn(Player::One, 3);
        let (mut game, mut dice) = (play.game, Dice::new(seed));
        let mut choices = Choices::default();
        let mut entries = 0;
        while game.state().active == Player::One {
            game.choices(&mut choices);
            let listed = choices.listed().iter().copied();
            let more: Vec<Choice> = listed.filter(|&one| one != Choice::EndActions).collect();
            let choice = more[dice.below(more.len() as u32) as usize];
            game.apply_unchecked(choice, &mut NoSink);
            entries += 1;
            assert!(entries < 1000);
        }
    }
}

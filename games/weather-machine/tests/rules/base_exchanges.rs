//! WM-VOU, WM-EXC: Vouchers and Executive Exchanges, one by one.

use crate::support::{Play, Table};
use weather_machine::{
    BenefitAt, Cause, Chemical, ChemicalPlace, Colour, Content, Event, Frame, Payment, Player,
    Voucher,
};

const ONE: Player = Player::One;

fn vouchers(play: &Play) -> [u8; 5] {
    play.lab(ONE).vouchers.0
}

/// Player One in the Government with a Bot and a blue part, able to sell.
fn seller(vouchers: [u8; 5]) -> Table {
    Table::of(3)
        .vouchers(ONE, vouchers)
        .bots(ONE, 1)
        .no_parts(ONE)
        .parts(ONE, &[Colour::Blue])
        .scientist(ONE, "government middle")
}

/// Begins to sell on the Wind space for a blue part.
fn sell(table: Table) -> Play {
    table.turn(ONE, 3).choose("sell").choose("bot government wind right")
}

/// Player One in the Lab with a Bot, able to work on the Melgoth space of Rain.
fn worker(chemicals: &[&str], vouchers: [u8; 5]) -> Table {
    Table::of(3)
        .vouchers(ONE, vouchers)
        .bots(ONE, 1)
        .chemicals(ONE, chemicals)
        .scientist(ONE, "lab middle")
}

/// [WM-EXC.1a, WM-EXC.1b, EX-6] Without Government and Science Vouchers, two Lab and one R&D pay
/// the Government Voucher; Science stays 0.
#[test]
fn ex_6_science_exchange() {
    let play = sell(seller([0, 0, 3, 1, 0]));
    // In ascending order two Lab come first, whatever the third one is.
    assert_eq!(play.offers(), ["give lab", "give rnd"]);
    let play = play.choose("give rnd");
    assert_eq!(vouchers(&play), [0, 0, 1, 0, 0]);
    assert_eq!(play.by("WM-EXC.1a"), [&Event::ScienceExchanged { player: ONE }]);
}

/// [WM-EXC.1a, WM-R.8] A player with the type or Science makes no Science Exchange.
#[test]
fn no_exchange_while_the_type_or_science_is_there() {
    for own in [[3, 1, 3, 3, 0], [3, 0, 3, 3, 1], [3, 1, 3, 3, 1]] {
        let play = sell(seller(own));
        let exchange = |text: &String| text.starts_with("give");
        assert!(!play.offers().iter().any(exchange), "{own:?}");
        assert!(play.by("WM-EXC.1a").is_empty());
    }
}

/// [WM-EXC.1b] A cost of two is paid Voucher by Voucher: one from the track, one by exchange.
#[test]
fn voucher_by_voucher() {
    let table = Table::of(3).vouchers(ONE, [3, 1, 0, 0, 0]).scientist(ONE, "government middle");
    let play = table.subsidy_at("wind 1", "SU13").orange_but(&["wind 1"]);
    let play = play.no_parts(ONE).turn(ONE, 3).choose("secure");
    let paid: Vec<&Event> = play
        .emitted
        .iter()
        .map(|emitted| &emitted.event)
        .filter(|e| matches!(e, Event::Paid { .. }))
        .collect();
    let of = |voucher, of| Event::Paid { player: ONE, voucher, of };
    let supply = of(Voucher::Supply, Payment::Exchange);
    let government = of(Voucher::Government, Payment::Price);
    assert_eq!(paid, [&government, &supply, &supply, &supply]);
    assert_eq!(play.by("WM-EXC.1a").len(), 1);
}

/// [WM-EXC.1c, WM-VOU.5, WM-R.8] A Science cost is paid in Science or by exchange: here the 3 CP
/// for unlocking, which Vouchers of another type cannot buy by themselves.
#[test]
fn science_that_is_due_as_such() {
    use weather_machine::Weather;
    let publish = |own: [u8; 5]| {
        let [supply, government, lab, rnd, science] = own;
        let own = [supply, government, lab + 2, rnd, science];
        let table = Table::of(3).vouchers(ONE, own).row(ONE, "6", Weather::Sun);
        table.scientist(ONE, "lab middle").turn(ONE, 3).choose("publish")
    };
    let settle = |mut play: Play| {
        while play.has("pay lab") {
            play = play.choose("pay lab");
        }
        play
    };
    let play = settle(publish([0, 0, 0, 0, 1]));
    assert_eq!(play.offers(), ["accept", "decline"]);
    let play = play.choose("accept");
    assert_eq!(vouchers(&play), [0; 5]);
    let play = settle(publish([2, 1, 0, 0, 0]));
    let play = play.choose("accept");
    assert_eq!(vouchers(&play), [0; 5], "three others for one Science");
    let play = settle(publish([1, 1, 0, 0, 0]));
    assert!(!play.has("accept"));
    assert_eq!(vouchers(&play), [1, 1, 0, 0, 0]);
}

/// [WM-EXC.2a, WM-EXC.2b, WM-EXC.2c, WM-WSH.10, EX-7] Two Vouchers and the Verdino leave; a Melgoth
/// arrives and is paid at once.
#[test]
fn ex_7_chemicals_exchange() {
    let table = worker(&["verdino"], [2, 0, 1, 0, 0]).chemicals(Player::Two, &["verdino"]);
    let table = table.chemicals(Player::Two, &["melgoth"]);
    let play = table.turn(ONE, 3).choose("experiment").choose("bot lab rain middle");
    assert_eq!(vouchers(&play), [0; 5]);
    assert_eq!(play.lab(ONE).items.chemicals.0, [0; 5]);
    let state = play.state();
    assert_eq!(state.in_supply(Chemical::Verdino), 4, "the rightmost empty space is filled");
    assert_eq!(state.in_supply(Chemical::Melgoth), 4, "taken, and paid back at once");
    let emitted = Event::ChemicalMoved {
        chemical: Chemical::Verdino,
        from: ChemicalPlace::Workshop(ONE),
        to: ChemicalPlace::Supply,
        cause: None,
    };
    assert_eq!(play.by("WM-EXC.2b"), [&emitted]);
}

/// [WM-EXC.2c] In R&D the Chemical taken goes to the left of the Bot and needs no room in the
/// Workshop.
#[test]
fn a_chemical_taken_goes_straight_to_rnd() {
    let table = Table::of(3)
        .vouchers(ONE, [2, 0, 0, 1, 0])
        .bots(ONE, 1)
        .no_parts(ONE)
        .chemicals(ONE, &["verdino"])
        .scientist(ONE, "rnd middle");
    let play = table.turn(ONE, 3).choose("research").choose("bot rnd rain top");
    let state = play.state();
    assert!(state.researched.contains("rnd rain top".parse().unwrap()));
    assert_eq!((state.in_supply(Chemical::Radieu), state.in_supply(Chemical::Verdino)), (4, 5));
    assert_eq!(play.lab(ONE).items.chemicals.0, [0; 5]);
}

/// [WM-EXC.2d, WM-R.9] No exchange without a Chemical to give, without the type in the Supply, or
/// without two spare Vouchers.
#[test]
fn no_chemicals_exchange() {
    let offered = |table: Table| {
        let play = table.awards(ONE, 1).turn(ONE, 3);
        play.has("experiment") && play.choose("experiment").has("bot lab rain middle")
    };
    assert!(offered(worker(&["verdino"], [2, 0, 1, 0, 0])));
    assert!(!offered(worker(&[], [4, 4, 4, 4, 4])));
    assert!(!offered(worker(&["verdino"], [1, 0, 1, 0, 0])));
    let melgoths = ["melgoth"; 3];
    let gone = worker(&["verdino"], [4, 4, 4, 4, 4]);
    let gone = gone.chemicals(Player::Two, &melgoths).chemicals(Player::Three, &melgoths[..2]);
    assert!(!offered(gone));
    // Three Vouchers buy one Science, but not the second Voucher of an exchange.
    assert!(!offered(worker(&["verdino"], [0, 0, 1, 1, 0])));
}

/// [WM-EXC.3a, WM-WSH.9, EX-8] Two Vouchers and the red part leave; a green one arrives and is
/// used.
#[test]
fn ex_8_machine_parts_exchange() {
    let table = seller([0, 1, 2, 0, 0]).no_parts(ONE).parts(ONE, &[Colour::Magenta]);
    let play = table.turn(ONE, 3).choose("sell").choose("bot government rain left");
    assert_eq!(vouchers(&play), [0; 5]);
    assert_eq!(play.by("WM-EXC.3a").len(), 3, "told, given, received");
    let first = play.offers().remove(0);
    let play = play.choose(&first);
    assert_eq!(play.lab(ONE).items.part_count(), 0);
    let laid = weather_machine::Cell::Part(Colour::Green);
    assert!(play.state().grid.0[0].contains(&laid));
}

/// [WM-EXC.3b] No exchange without a part to give; a part that is owned needs none.
#[test]
fn no_machine_parts_exchange() {
    let table = seller([4, 4, 4, 4, 4]).no_parts(ONE).awards(ONE, 1);
    assert!(!table.turn(ONE, 3).has("sell"));
    let play = sell(seller([4, 1, 0, 0, 0]));
    assert!(play.by("WM-EXC.3a").is_empty());
    assert_eq!(vouchers(&play), [4, 0, 0, 0, 0]);
}

/// [WM-EXC.4] An exchange is not an action: only a payment offers it, and afterwards the Workshop
/// holds no more than before.
#[test]
fn exchanges_only_pay() {
    let table = worker(&["verdino"], [4, 4, 4, 4, 4]);
    for space in ["supply 1", "government left", "lab left", "rnd left"] {
        let table = worker(&["verdino"], [4, 4, 4, 4, 4]).scientist(ONE, space);
        let play = table.turn(ONE, 3);
        let exchange = |text: &String| text.starts_with("swap") || text.starts_with("give");
        assert!(!play.offers().iter().any(exchange), "{space}");
    }
    let play = table.turn(ONE, 3).choose("experiment").choose("bot lab rain middle");
    let play = play.choose("pay lab");
    let play = play.all(&["give supply", "give supply"]);
    assert_eq!(play.lab(ONE).items.chemicals.0, [0; 5]);
}

/// [WM-EXC.5] The two Vouchers of an exchange are of any types, including Science, in any mix.
#[test]
fn any_two_vouchers() {
    let all = Voucher::ALL;
    for one in all {
        for other in all.into_iter().filter(|&other| other >= one) {
            let table = worker(&["verdino"], [4, 4, 4, 4, 4]);
            let play = table.turn(ONE, 3).choose("experiment").choose("bot lab rain middle");
            let play = play.choose("pay lab");
            let before = vouchers(&play);
            let mut play = play.choose(&format!("give {one}"));
            // In ascending order nothing comes after Science.
            if one != Voucher::Science {
                play = play.choose(&format!("give {other}"));
            }
            let mut expected = before;
            expected[one as usize] -= 1;
            expected[other as usize] -= 1;
            assert_eq!(vouchers(&play), expected);
        }
    }
}

/// A gain in the first step of a turn.
fn gaining(table: Table, at: BenefitAt) -> Play {
    table.turn_with(ONE, 2, &[Frame::Benefit { at, alternative: 255, next: 0 }])
}

/// [WM-VOU.1, WM-VOU.2] A Voucher raises its marker by one, up to the end of the track; the excess
/// is lost.
#[test]
fn gaining_vouchers() {
    for (voucher, slot, count) in [
        (Voucher::Government, "1-1", 1),
        (Voucher::Lab, "1-2", 1),
        (Voucher::Rnd, "1-3", 1),
        (Voucher::Science, "2-1", 1),
        (Voucher::Supply, "2-3", 2),
    ] {
        let max = Content::ours().vouchers[voucher].max;
        for before in 0..=max {
            let mut own = [2; 5];
            own[voucher as usize] = before;
            let at = BenefitAt::Slot(slot.parse().unwrap());
            let play = gaining(Table::of(3).vouchers(ONE, own), at);
            own[voucher as usize] = (before + count).min(max);
            assert_eq!(vouchers(&play), own, "{voucher} from {before}");
            let gained = count.min(max - before);
            let (lost, cause) = (count - gained, Cause::Printed(at));
            let emitted = Event::Vouchers { player: ONE, voucher, gained, lost, cause };
            assert_eq!(play.by("WM-SUP.10"), [&emitted]);
        }
    }
}

/// [WM-VOU.1, WM-VOU.3, WM-VOU.4] Paying lowers a marker by one; a type that is used up cannot be
/// paid, and Science can replace any other type.
#[test]
fn paying_vouchers() {
    let play = sell(seller([0, 2, 0, 0, 2]));
    assert_eq!(play.offers(), ["pay government", "pay science"]);
    assert_eq!(vouchers(&play.choose("pay government")), [0, 1, 0, 0, 2]);
    let play = sell(seller([0, 2, 0, 0, 2])).choose("pay science");
    assert_eq!(vouchers(&play), [0, 2, 0, 0, 1]);
    assert_eq!(play.by("WM-VOU.4").len(), 1);
    // With only one kind left there is no question.
    assert_eq!(vouchers(&sell(seller([1, 1, 1, 1, 0]))), [1, 0, 1, 1, 0]);
    assert_eq!(vouchers(&sell(seller([1, 0, 1, 1, 1]))), [1, 0, 1, 1, 0]);
}

/// [WM-VOU.3] In whole games no marker leaves its track.
#[test]
fn no_marker_leaves_its_track() {
    use game_core::Game;
    for seed in 0..12 {
        let options = crate::support::options(serde_json::json!({ "seats": 4 }));
        let game = weather_machine::WeatherMachine::new(&options, Content::ours());
        crate::support::watch(game.expect("a game"), seed, |game, _, _| {
            for lab in &game.state().laboratories {
                for voucher in Voucher::ALL {
                    assert!(lab.vouchers[voucher] <= Content::ours().vouchers[voucher].max);
                }
            }
            true
        });
    }
}

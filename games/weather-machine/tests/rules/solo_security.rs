//! SAB-CALL: Call Security.

use crate::support::{Play, Table};
use weather_machine::{Event, Player, Report, Voucher};

fn table(space: &str) -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", "government middle")
        .agent("pink", "supply 2")
        .scientist(Player::One, space)
        .lativ("office")
        .vouchers(Player::One, [1, 1, 1, 1, 0])
        .reports("SR20", "SR02", 10)
}

fn actions(space: &str) -> Play {
    table(space).turn(Player::One, 3)
}

fn report(id: &str) -> Report {
    id.parse().expect("a report")
}

/// [SAB-CALL.1, SAB-CALL.2] In every Location, for a Voucher of its type.
#[test]
fn a_call_costs_a_voucher_of_the_location() {
    let places = [
        ("supply 1", Voucher::Supply),
        ("government left", Voucher::Government),
        ("lab left", Voucher::Lab),
        ("rnd left", Voucher::Rnd),
    ];
    for (space, voucher) in places {
        let play = actions(space).choose("call security");
        let left = play.lab(Player::One).vouchers;
        assert_eq!(left[voucher], 0, "{space}");
        assert_eq!(left.0.iter().sum::<u8>(), 3, "{space}");
    }
}

/// [SAB-CALL.2] Or for a Science Voucher, which can come from an exchange.
#[test]
fn a_call_can_be_paid_in_science() {
    let play = table("lab left").vouchers(Player::One, [0, 0, 1, 0, 1]).turn(Player::One, 3);
    let play = play.choose("call security");
    assert_eq!(play.offers(), ["pay lab", "pay science"]);
    let play = table("lab left").vouchers(Player::One, [1, 1, 0, 1, 0]).turn(Player::One, 3);
    let play = play.choose("call security");
    assert_eq!(play.by("WM-EXC.1a").len(), 1);
    assert_eq!(play.lab(Player::One).voucher_count(), 0);
    let poor = table("lab left").vouchers(Player::One, [1, 1, 0, 0, 0]).turn(Player::One, 3);
    assert!(!poor.has("call security"));
}

/// [SAB-CALL.1] Any number of times, between other actions.
#[test]
fn several_calls_between_actions() {
    let play = table("supply 1")
        .vouchers(Player::One, [3, 0, 0, 0, 0])
        .turn(Player::One, 3)
        .all(&["call security", "report SR10", "report SR11", "top SR02", "discard SR10"])
        .all(&["acquire verdino", "call security"]);
    assert_eq!(play.lab(Player::One).vouchers[Voucher::Supply], 0);
    // The top card is known: only the second one is drawn at random.
    assert_eq!(
        play.by("SAB-CALL.3").last().unwrap(),
        &&Event::ReportShown { report: report("SR02") }
    );
    let play = play.choose("report SR12");
    assert_eq!(play.offers(), ["top SR02", "top SR11", "top SR12"]);
}

/// [SAB-CALL.3, SAB-CALL.4] Two cards are drawn; of three, one goes on top, one is discarded, one
/// becomes the Current Report.
#[test]
fn three_cards_take_three_roles() {
    let play = actions("lab left").choose("call security");
    assert_eq!(play.offers().len(), 10);
    let play = play.all(&["report SR12", "report SR11"]);
    assert_eq!(play.offers(), ["top SR02", "top SR11", "top SR12"]);
    let play = play.choose("top SR12");
    assert_eq!(play.offers(), ["discard SR02", "discard SR11"]);
    let play = play.choose("discard SR02");
    let solo = &play.state().solo;
    assert_eq!((solo.current, solo.top), (Some(report("SR11")), Some(report("SR12"))));
    assert_eq!((solo.deck, play.state().previous()), (9, Some(report("SR02"))));
    // The old one can stay, too.
    let play = actions("lab left").all(&[
        "call security",
        "report SR12",
        "report SR11",
        "top SR11",
        "discard SR12",
    ]);
    let solo = &play.state().solo;
    assert_eq!((solo.current, solo.top), (Some(report("SR02")), Some(report("SR11"))));
}

/// [SAB-CALL.4] The card on top is revealed next, and nobody is asked which it is.
#[test]
fn the_card_on_top_is_the_next_one() {
    let play = table("lab left").stock(&["verdino"]).top("SR12").sabotage();
    assert_eq!(play.state().solo.current, Some(report("SR12")));
    assert_eq!((play.state().solo.top, play.state().solo.deck), (None, 9));
}

/// [SAB-CALL.5, SAB-R.31] It needs two cards in the deck and a Current Report.
#[test]
fn a_call_needs_three_cards() {
    let with = |current, deck| {
        table("lab left").reports("SR20", current, deck).turn(Player::One, 3).has("call security")
    };
    assert!(with("SR02", 2));
    assert!(!with("SR02", 1));
    assert!(!with("-", 0));
    let play = table("supply 1").reports("SR20", "SR02", 2).vouchers(Player::One, [4, 0, 0, 0, 0]);
    let play = play.turn(Player::One, 3);
    let play = play.all(&["call security", "report SR18", "top SR02", "discard SR18"]);
    assert_eq!((play.state().solo.deck, play.state().solo.current), (1, Some(report("SR19"))));
}

/// [SAB-CALL.6] Only in step 3.
#[test]
fn only_in_step_three() {
    let rich = || {
        let table = table("lab left").vouchers(Player::One, [1, 1, 1, 1, 1]);
        table.awards(Player::One, 1).investments(Player::One, 1)
    };
    for step in [1, 2, 4] {
        let play = rich().turn(Player::One, step);
        assert!(!play.has("call security"), "step {step}: {:?}", play.offers());
    }
    assert!(rich().turn(Player::One, 3).has("call security"));
    let play = crate::support::edit::supply_round(serde_json::json!({ "seats": 1 }), 5);
    assert!(play.has("end actions") && !play.has("call security"));
}

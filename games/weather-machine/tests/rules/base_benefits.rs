//! WM-BEN: benefits, each gained from a Subsidy tile.

use crate::support::{Play, Table};
use weather_machine::{Area, Chemical, Colour, Event, Gain, Player, Voucher};

use Player::One;

/// Player one, without Vouchers and parts, uses a Subsidy tile with this benefit.
fn gains(benefit: &str, table: Table) -> Play {
    let owner = format!("[[tile]]\nid = \"SU13\"\nbenefit = \"{benefit}\"\nsource = \"owner\"\n");
    let table = table.content(&[("subsidy.toml", &owner)]).subsidy(One, "SU13");
    table.turn(One, 1).choose("subsidy SU13")
}

fn poor() -> Table {
    Table::of(3).vouchers(One, [0; 5]).no_parts(One)
}

/// Whether player one has gone on to the second step of the turn.
fn is_over(play: &Play) -> bool {
    play.offers().iter().any(|offer| offer.starts_with("move"))
}

/// [WM-BEN.6, WM-BEN.16] A part of any colour, which may be declined; none without room.
#[test]
fn a_part_of_any_colour() {
    let play = gains("part 1", poor());
    let offers = ["part green", "part white", "part pink", "part magenta", "part blue", "decline"];
    assert_eq!(play.offers(), offers);
    let taken = play.choose("part magenta");
    assert_eq!(taken.lab(One).items.parts[Colour::Magenta], 1);
    assert!(is_over(&taken));
    assert!(is_over(&gains("part 1", poor()).choose("decline")));
    let full = gains("part 1", poor().parts(One, &[Colour::Green, Colour::Green]));
    assert!(is_over(&full));
    assert_eq!(full.lab(One).items.part_count(), 2);
}

/// [WM-BEN.6, WM-GEN.8] One of two parts may be taken, or both in the order of their colours.
#[test]
fn two_parts_or_one() {
    let play = gains("part 2", poor()).choose("part pink");
    assert_eq!(play.offers(), ["part pink", "part magenta", "part blue", "decline"]);
    let one = play.choose("decline");
    assert_eq!((one.lab(One).items.part_count(), is_over(&one)), (1, true));
    let two = gains("part 2", poor()).choose("part pink").choose("part pink");
    assert_eq!(two.lab(One).items.parts[Colour::Pink], 2);
}

/// [WM-BEN.7] Vouchers of any type, including Science; a full track is not offered.
#[test]
fn vouchers_of_any_type() {
    let play = gains("voucher any 2", poor());
    let offers = ["gain supply", "gain government", "gain lab", "gain rnd", "gain science"];
    assert_eq!(play.offers(), offers);
    let play = play.choose("gain rnd").choose("gain science");
    assert_eq!(play.lab(One).vouchers.0, [0, 0, 0, 1, 1]);
    let play = gains("voucher any 1", poor().vouchers(One, [4, 4, 3, 4, 4]));
    assert_eq!(play.lab(One).vouchers.0, [4; 5]);
    assert!(is_over(&gains("voucher any 1", poor().vouchers(One, [4; 5]))));
}

/// [WM-BEN.8, WM-GEN.6] A Bot from an open section, without Vouchers, with its slot's benefit.
#[test]
fn a_bot_without_vouchers() {
    let play = gains("bot", poor());
    // The Bot that sold the tile came from slot 1-1.
    let offers = ["construct 1-2", "construct 1-3", "construct 2-1", "construct 2-2"];
    assert_eq!(play.offers(), [&offers[..], &["construct 2-3", "decline"]].concat());
    let play = play.choose("construct 2-3");
    assert_eq!(play.lab(One).vouchers.0, [2, 0, 0, 0, 0]);
    assert_eq!(play.lab(One).items.bots, 1);
}

/// [WM-BEN.8, WM-WSH.5] Without room no Bot is constructed; an open section gives its own benefit.
#[test]
fn a_bot_needs_room_and_an_open_section() {
    let full = gains("bot", poor().bots(One, 2));
    assert!(is_over(&full));
    let play = gains("bot", poor().bots(One, 5).room(One, 5));
    assert!(play.has("construct 3-1") && !play.has("construct 4-1"));
    let play = play.choose("construct 3-2");
    assert_eq!(play.lab(One).funding[Area::Lab].to_string(), "1");
}

/// [WM-BEN.9] The leftmost Chemical of a type, free, if there is room and one is left.
#[test]
fn a_chemical_for_nothing() {
    let play = gains("chemical 1", poor());
    assert_eq!(play.offers().len(), 5 + 1);
    let play = play.choose("chemical calorium");
    assert_eq!(play.state().in_supply(Chemical::Calorium), 4);
    assert_eq!(play.lab(One).items.chemicals[Chemical::Calorium], 1);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    // The printed space is taken; a circle for Radieu is left.
    let table = poor().chemicals(One, &["verdino"]);
    assert!(is_over(&gains("chemical 1", table)));
    let play =
        gains("chemical 1", poor().chemicals(One, &["verdino"]).circle(One, Chemical::Radieu));
    assert_eq!(play.offers(), ["chemical radieu", "decline"]);
}

/// [WM-BEN.9, WM-R.1] A type of which the Supply has none cannot be taken.
#[test]
fn no_chemical_from_an_empty_row() {
    let table = poor().edit(|state| {
        let verdinos = ["rnd wind top", "rnd wind bottom", "rnd fog middle"];
        assert_eq!((verdinos.len(), state.in_supply(Chemical::Verdino)), (3, 5));
    });
    let table = table
        .bots_on(
            weather_machine::Owner::Two,
            &["rnd wind top", "rnd wind bottom", "rnd fog middle"],
        )
        .chemicals(Player::Two, &["verdino"])
        .chemicals(Player::Three, &["verdino"]);
    let play = gains("chemical 1", table);
    assert!(!play.has("chemical verdino") && play.has("chemical melgoth"));
}

/// [WM-BEN.10, WM-BEN.12] One space on a track of the player's choice, or on the named one.
#[test]
fn a_space_on_a_funding_track() {
    let play = gains("fund any", poor().funding(One, Area::Lab, "9"));
    assert_eq!(play.offers(), ["fund government", "fund rnd"], "a marker at the end stays there");
    assert_eq!(play.choose("fund rnd").lab(One).funding[Area::Rnd].to_string(), "1");
    let play = gains("fund lab", poor());
    assert_eq!(play.lab(One).funding.0.map(|space| space.to_string()), ["0", "1", "0"]);
    assert_eq!(play.lab(One).vouchers.0, [0; 5], "to advance is no funding");
    assert_eq!(gains("fund lab", poor().funding(One, Area::Lab, "9")).lab(One).cp, 0);
}

/// [WM-BEN.11, WM-GEN.6] A Workshop tile without a Voucher, placed at once.
#[test]
fn a_workshop_tile_without_a_voucher() {
    let play = gains("workshop", poor());
    assert_eq!(play.offers().len(), 5 + 1);
    let first = play.offers()[0].clone();
    let play = play.choose(&first).shown();
    assert!(play.offers().iter().all(|offer| offer.starts_with("place")));
    let play = play.choose("place 2 middle turned");
    assert_eq!(play.lab(One).shape.tile_count(), 2);
    assert!(is_over(&play));
    assert!(is_over(&gains("workshop", poor()).choose("decline")));
}

/// [WM-BEN.13, WM-BEN.15] An Investment tile and CP are gained at once.
#[test]
fn investment_tiles_and_cp_come_at_once() {
    let play = gains("investment + cp 6", poor());
    assert_eq!((play.lab(One).investments, play.lab(One).cp), (1, 6));
    assert!(is_over(&play));
}

/// [WM-BEN.16, WM-GEN.8] An action granted by a benefit may be declined. If it is impossible,
/// nobody is asked, it is lost, and an event says so.
#[test]
fn a_granted_action_may_be_declined() {
    let part = poor().bots(One, 1).parts(One, &[Colour::Blue]);
    let play = gains("sell", part);
    assert!(play.has("decline"));
    assert!(is_over(&play.choose("decline")));
    for nothing in ["sell", "research", "experiment", "free_experiment", "publish", "breakthrough"]
    {
        let play = gains(nothing, poor());
        assert!(is_over(&play), "{nothing}");
        let gain: Gain = nothing.parse().expect("an action");
        assert_eq!(
            play.by("WM-GEN.8"),
            [&Event::Lost { player: One, gain, full: false }],
            "{nothing}"
        );
    }
}

/// [WM-BEN.1, WM-GEN.7] Sell a Part costs no Voucher but takes the part.
#[test]
fn selling_as_a_benefit_takes_the_part() {
    let play = gains("sell", poor().bots(One, 1).parts(One, &[Colour::Blue]));
    let play = play.choose("bot government sun top");
    let row = play.offers()[0].clone();
    let play = play.choose(&row);
    assert_eq!(play.lab(One).items.part_count(), 0);
    assert_eq!(play.lab(One).funding[Area::Government].to_string(), "1");
    assert_eq!(play.lab(One).subsidies.len(), 2);
}

/// [WM-BEN.16] With that reading, plain gains are asked for too, one by one.
#[test]
fn plain_gains_can_be_asked_for() {
    let settings = serde_json::json!({ "seats": 3, "readings": ["ask_every_gain"] });
    let table = Table::with(settings).vouchers(One, [0; 5]).no_parts(One);
    let play = gains("investment + voucher lab 1", table);
    assert_eq!(play.offers(), ["accept", "decline"]);
    let play = play.choose("decline");
    assert_eq!(play.lab(One).investments, 0);
    let play = play.choose("accept");
    assert_eq!(play.lab(One).vouchers[Voucher::Lab], 1);
    assert_eq!(play.by("WM-BEN.16").len(), 1);
    let settings = serde_json::json!({ "seats": 3, "readings": ["ask_every_gain"] });
    let table = Table::with(settings).vouchers(One, [0; 5]).no_parts(One);
    let play = gains("voucher any 2", table).choose("accept").choose("gain lab").choose("decline");
    assert_eq!(play.lab(One).vouchers.0, [0, 0, 1, 0, 0], "or in part");
}

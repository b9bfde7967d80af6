//! WM-LAB: Work on Experiment.

use crate::support::Table;
use weather_machine::{Area, BotPlace, BotSpace, Owner, Player, Voucher, Weather};

use Player::{One, Two};

fn space(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

/// Player one at the Lab with a Bot, a Verdino and a Lab Voucher.
fn worker(seats: u8) -> Table {
    Table::of(seats)
        .vouchers(One, [0, 0, 1, 0, 0])
        .bots(One, 1)
        .chemicals(One, &["verdino"])
        .scientist(One, "lab left")
}

/// [EX-26, WM-LAB.1, WM-LAB.2, WM-LAB.3, WM-LAB.5] The Verdino ends in a section of 2 Vouchers and
/// pays none.
#[test]
fn ex_26_work_on_experiment() {
    // Three Verdinos are in R&D, so the remaining one is on the rightmost space.
    let table = worker(3)
        .bots_on(Owner::Two, &["rnd wind top", "rnd wind bottom"])
        .bot(Owner::Three, "rnd fog middle");
    let play = table.turn(One, 3);
    assert_eq!(play.state().in_supply("verdino".parse().unwrap()), 1);
    let play = play.choose("experiment");
    assert_eq!(play.offers(), ["bot lab rain top", "bot lab sun bottom", "bot lab snow middle"]);
    let play = play.choose("bot lab rain top");
    let lab = play.lab(One);
    assert_eq!(lab.vouchers.0, [0; 5]);
    assert_eq!(lab.funding[Area::Lab].to_string(), "1");
    assert_eq!(play.state().bot(space("lab rain top")), Some(Owner::One));
    assert_eq!((lab.items.bots, lab.items.chemicals.0), (0, [0; 5]));
    // The second space from the right is in the section of 2 Vouchers.
    assert_eq!(play.state().in_supply("verdino".parse().unwrap()), 2);
    assert_eq!(play.rules_of("WM-LAB"), ["WM-LAB.2", "WM-LAB.3", "WM-LAB.5"]);
}

/// [WM-LAB.1, WM-LAB.3, WM-LAB.5] Voucher, Bot and Chemical are all needed.
#[test]
fn voucher_bot_and_chemical_are_needed() {
    assert!(worker(3).turn(One, 3).has("experiment"));
    assert!(!worker(3).vouchers(One, [2, 0, 0, 0, 0]).turn(One, 3).has("experiment"));
    let no_chemical = Table::of(3).vouchers(One, [4, 4, 4, 4, 4]).bots(One, 1);
    assert!(!no_chemical.scientist(One, "lab left").turn(One, 3).has("experiment"));
    let no_bot = Table::of(3).vouchers(One, [0, 0, 1, 0, 0]).chemicals(One, &["verdino"]);
    assert!(!no_bot.scientist(One, "lab left").turn(One, 3).has("experiment"));
}

/// [WM-LAB.3] A space with a player's Bot cannot be used; any branch can.
#[test]
fn a_taken_space_is_not_used() {
    let play = worker(3).bot(Owner::Two, "lab rain top").turn(One, 3).choose("experiment");
    assert_eq!(play.offers(), ["bot lab sun bottom", "bot lab snow middle"]);
}

/// [WM-LAB.4a, WM-LAB.4b, WM-R.13] A Bot of Lativ makes room, and the player chooses its new space.
#[test]
fn a_bot_of_lativ_makes_room() {
    let table = worker(3).bot(Owner::Lativ, "lab sun bottom");
    let play = table.turn(One, 3).all(&["experiment", "bot lab sun bottom"]);
    assert_eq!(play.offers(), ["lativ lab sun top", "lativ lab sun middle"]);
    let play = play.choose("lativ lab sun middle");
    assert_eq!(play.state().bot(space("lab sun bottom")), Some(Owner::One));
    assert_eq!(play.state().bot(space("lab sun middle")), Some(Owner::Lativ));
    let sun = play.state().bots[Area::Lab][Weather::Sun];
    assert_eq!(sun.iter().flatten().count(), 2);
}

/// [WM-LAB.4c] If the branch has no other empty space, Lativ's Bot returns beside the Lab.
#[test]
fn a_bot_of_lativ_goes_back_if_the_branch_is_full() {
    let table = worker(2).bots_on(Owner::Two, &["lab sun top", "lab sun middle"]);
    let play = table.turn(One, 3).all(&["experiment", "bot lab sun bottom"]);
    assert_eq!(play.state().bot(space("lab sun bottom")), Some(Owner::One));
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Lativ), 4);
    assert_eq!(play.bots_moved("WM-LAB.4c"), [(Owner::Lativ, BotPlace::BesideLab)]);
}

/// [WM-LAB.4b] With one other empty space nobody is asked.
#[test]
fn with_one_empty_space_lativs_bot_goes_there() {
    let table = worker(2).bot(Owner::Two, "lab sun top");
    let play = table.turn(One, 3).all(&["experiment", "bot lab sun bottom"]);
    assert_eq!(play.state().bot(space("lab sun middle")), Some(Owner::Lativ));
}

/// [WM-LAB.6] A full branch waits: no experiment runs in Phase A.
#[test]
fn a_full_branch_waits_for_phase_b() {
    let table = worker(3)
        .assistant(Weather::Rain)
        .display(["EX03", "EX02", "EX01"], "EX04", "EX05", 8)
        .bots_on(Owner::Two, &["lab rain middle", "lab rain bottom"]);
    let play = table.turn(One, 3).all(&["experiment", "bot lab rain top"]);
    assert!(play.state().is_full(Area::Lab, Weather::Rain));
    assert!(play.rules_of("WM-PHB").is_empty());
    assert_eq!((play.lab(One).cp, play.lab(Two).cp), (0, 0));
}

/// [WM-BEN.2, WM-GEN.7] As a benefit it costs no Voucher, but still the Chemical.
#[test]
fn as_a_benefit_the_chemical_is_due() {
    let owner = "[[tile]]\nid = \"SU03\"\nbenefit = \"experiment\"\nsource = \"owner\"\n";
    let table = Table::of(3).content(&[("subsidy.toml", owner)]).vouchers(One, [0; 5]);
    let table = table.bots(One, 1).chemicals(One, &["verdino"]).subsidy(One, "SU03");
    let play = table.turn(One, 1).choose("subsidy SU03");
    let offers = ["bot lab rain top", "bot lab sun bottom", "bot lab snow middle", "decline"];
    assert_eq!(play.offers(), offers);
    let play = play.choose("bot lab rain top");
    assert_eq!(play.lab(One).items.chemicals.0, [0; 5]);
    assert_eq!(play.lab(One).funding[Area::Lab].to_string(), "1");
    assert_eq!(play.lab(One).vouchers[Voucher::Lab], 0);
}

/// [WM-BEN.3] In its free form no Chemical is paid, so every space is possible.
#[test]
fn in_its_free_form_no_chemical_is_due() {
    let table = Table::of(3).vouchers(One, [0; 5]).bots(One, 1).subsidy(One, "SU03");
    let play = table.chemicals(One, &["verdino"]).turn(One, 1).choose("subsidy SU03");
    assert_eq!(play.offers().len(), 15 + 1);
    let play = play.choose("bot lab rain top");
    assert_eq!(play.lab(One).items.chemicals.0, [1, 0, 0, 0, 0], "nothing is spent");
    assert_eq!(play.lab(One).funding[Area::Lab].to_string(), "1");
    assert_eq!(play.state().bot(space("lab rain top")), Some(Owner::One));
}

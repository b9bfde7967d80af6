//! WM-MOV: moving the Scientist.

use crate::support::{Play, Table};
use weather_machine::{ActionSpace, Content, Id, Lativ, Location, Player, Voucher};

fn space(text: &str) -> ActionSpace {
    text.parse().expect("an action space")
}

fn vouchers(play: &Play, player: Player) -> [u8; 5] {
    play.lab(player).vouchers.0
}

fn moves(play: &Play) -> Vec<String> {
    play.offers().into_iter().filter(|text| text.starts_with("move")).collect()
}

/// Four players, the last of whom moves, with the others and Lativ in these places.
fn four(others: [&str; 3], own: &str, lativ: &str) -> Table {
    let [one, two, three] = others;
    Table::of(4)
        .scientist(Player::One, one)
        .scientist(Player::Two, two)
        .scientist(Player::Three, three)
        .scientist(Player::Four, own)
        .lativ(lativ)
}

/// [WM-MOV.4a, WM-MOV.4b, WM-MOV.4c, EX-15] One Voucher of the space's type, one for each other
/// piece to the left, and Science for Lativ to the left.
#[test]
fn ex_15_moving_to_the_government() {
    let play = Table::of(3)
        .vouchers(Player::Three, [0; 5])
        .scientist(Player::One, "supply 1")
        .scientist(Player::Two, "government left")
        .scientist(Player::Three, "rnd left")
        .lativ("government middle")
        .turn(Player::Three, 2)
        .choose("move government right");
    assert_eq!(vouchers(&play, Player::Three), [0, 0, 2, 0, 1]);
}

/// [WM-MOV.4b, WM-VOU.2, EX-2] Three Government Vouchers are gained and the track has room for one.
#[test]
fn ex_2_voucher_cap() {
    let play = four(["rnd left", "rnd middle", "lab left"], "government left", "supply")
        .vouchers(Player::Four, [0, 3, 0, 0, 0])
        .turn(Player::Four, 2)
        .choose("move rnd right");
    assert_eq!(vouchers(&play, Player::Four), [0, 4, 0, 0, 0]);
    assert_eq!(play.by("WM-MOV.4a").len() + play.by("WM-MOV.4b").len(), 2);
}

/// [WM-MOV.5a, WM-MOV.5b, WM-MOV.5c, EX-14] One Voucher of any type, Science for Lativ, then one
/// of any type for each of the two players to the left.
#[test]
fn ex_14_moving_to_the_supply() {
    let play = four(["supply 1", "supply 2", "lab left"], "rnd left", "supply")
        .vouchers(Player::Four, [0, 0, 1, 0, 0])
        .turn(Player::Four, 2)
        .choose("move supply 3");
    assert_eq!(vouchers(&play, Player::Four)[4], 1);
    assert_eq!(play.offers().len(), 5, "any type");
    let play = play.choose("gain rnd");
    assert_eq!(vouchers(&play, Player::Four), [0, 0, 1, 1, 1]);
    assert_eq!(play.offers(), ["give lab", "give rnd"], "two of the three, in rising order");
    let play = play.choose("give lab");
    assert_eq!(play.offers(), ["give rnd", "give science"]);
    let play = play.choose("give science");
    assert_eq!(vouchers(&play, Player::Four), [0, 0, 0, 1, 0]);
    assert_eq!(play.by("WM-MOV.5c").len(), 2);
}

/// [WM-MOV.5d, WM-R.59] A Supply space is closed if the Vouchers after the gains, as far as the
/// tracks have room, cannot pay for everybody to the left; Lativ costs nothing.
#[test]
fn a_supply_space_must_be_paid_for() {
    for (own, lativ, last) in [
        ([0, 0, 0, 0, 0], "lab right", 2),
        ([0, 1, 0, 0, 0], "lab right", 3),
        ([0, 1, 0, 1, 0], "lab right", 4),
        ([0, 0, 0, 0, 0], "supply", 3),
        ([0, 0, 0, 0, 1], "supply", 4),
        ([4, 4, 4, 4, 4], "supply", 4),
    ] {
        for to in 2..=4usize {
            let all = ["supply 1", "supply 2", "supply 3"];
            let mut others = ["lab left", "lab middle", "government left"];
            others[..to - 1].copy_from_slice(&all[..to - 1]);
            let table = four(others, "rnd left", lativ).vouchers(Player::Four, own);
            let play = table.turn(Player::Four, 2);
            let text = format!("move supply {to}");
            assert_eq!(play.has(&text), to <= last, "{own:?} {lativ} {text}");
        }
    }
}

/// [WM-MOV.1, WM-MOV.2, WM-TRN.3] To every empty space of the other Locations and nowhere else;
/// the Office has none, and staying is not offered.
#[test]
fn to_every_empty_space_of_another_location() {
    let play = four(["government middle", "lab left", "supply 2"], "rnd right", "lab right")
        .vouchers(Player::Four, [4; 5])
        .turn(Player::Four, 2);
    let expected = [
        "move supply 1",
        "move supply 3",
        "move supply 4",
        "move government left",
        "move government right",
        "move lab middle",
    ];
    assert_eq!(play.offers(), expected);
    assert_eq!(ActionSpace::of_location(Location::Office).count(), 0);
}

/// [WM-MOV.3a, WM-MOV.3b, WM-MOV.3c, WM-R.12] Round 1: the middle space while it is free, then the
/// rightmost one, never the leftmost. A Location without either is closed, and so is the Supply.
#[test]
fn round_1_allows_the_middle_then_the_right() {
    let round_1 = |others| {
        let table = four(others, "supply 4", "supply").edit(|state| state.round = 1);
        moves(&table.turn(Player::Four, 2))
    };
    let middles = ["move government middle", "move lab middle", "move rnd middle"];
    assert_eq!(round_1(["supply 1", "supply 2", "supply 3"]), middles);
    assert_eq!(
        round_1(["lab middle", "supply 2", "supply 3"]),
        ["move government middle", "move lab right", "move rnd middle"]
    );
    assert_eq!(
        round_1(["lab middle", "lab right", "supply 3"]),
        ["move government middle", "move rnd middle"]
    );
    assert_eq!(
        round_1(["lab middle", "lab right", "rnd middle"]),
        ["move government middle", "move rnd right"]
    );
    // None of this applies in round 2.
    let play = four(["lab middle", "lab right", "supply 3"], "supply 4", "supply");
    assert!(play.turn(Player::Four, 2).has("move lab left"));
}

/// [WM-R.12] In solo, a Location with both Saboteurs in it is closed in round 1; one with a single
/// Saboteur leaves its rightmost space.
#[test]
fn saboteurs_close_a_location_in_round_1() {
    let round_1 = |agents: [&str; 2]| {
        let table = Table::solo().scientist(Player::One, "supply 1").edit(|state| {
            state.round = 1;
            state.agents = agents.map(|at| Some(space(at)));
        });
        moves(&table.turn(Player::One, 2))
    };
    assert_eq!(round_1(["lab middle", "lab right"]), ["move government middle", "move rnd middle"]);
    assert_eq!(
        round_1(["lab middle", "rnd middle"]),
        ["move government middle", "move lab right", "move rnd right"]
    );
}

/// The Vouchers of a move to a Main Location, derived from the pictures of the board.
fn gains(play: &Play, to: ActionSpace) -> [u8; 5] {
    let state = play.state();
    let left = |at: ActionSpace| at.location() == to.location() && at.index() < to.index();
    let others = state.scientists.iter().flatten().filter(|&&at| left(at)).count();
    let own = state.scientists[3].is_some_and(left);
    assert!(!own, "another Location");
    let mut gains = [0; 5];
    let voucher = match to.location() {
        Location::Government => Voucher::Lab,
        Location::Lab => Voucher::Rnd,
        _ => Voucher::Government,
    };
    gains[voucher.index()] = 1 + others as u8;
    gains[4] = u8::from(matches!(state.lativ, Lativ::Space(at) if left(at)));
    gains
}

/// [WM-MOV.1, WM-MOV.2, WM-MOV.4a, WM-MOV.4b, WM-MOV.4c] For every arrangement of two others and
/// Lativ in a Main Location: which spaces are free and what each of them gives.
#[test]
fn every_arrangement_of_a_main_location() {
    let mut seen = 0;
    for location in ["government", "lab", "rnd"] {
        let elsewhere = if location == "rnd" { "lab left" } else { "rnd left" };
        let places = |far: &str| -> Vec<String> {
            let near = ["left", "middle", "right"].map(|side| format!("{location} {side}"));
            near.into_iter().chain([far.to_string()]).collect()
        };
        for one in places("supply 1") {
            for two in places("supply 2") {
                for lativ in places("supply") {
                    if one == two || one == lativ || two == lativ {
                        continue;
                    }
                    let table = || {
                        four([&one, &two, "supply 3"], elsewhere, &lativ)
                            .vouchers(Player::Four, [0; 5])
                    };
                    let play = table().turn(Player::Four, 2);
                    for side in ["left", "middle", "right"] {
                        let to = format!("{location} {side}");
                        let text = format!("move {to}");
                        assert_eq!(play.has(&text), ![&one, &two, &lativ].contains(&&to));
                        if play.has(&text) {
                            let expected = gains(&play, space(&to));
                            let after = table().turn(Player::Four, 2).choose(&text);
                            let at = after.state().scientists[3];
                            assert_eq!(at, Some(space(&to)));
                            let told = [one.as_str(), &two, &lativ, &to];
                            assert_eq!(vouchers(&after, Player::Four), expected, "{told:?}");
                            seen += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// [WM-MOV.5c, WM-R.59] In the Supply everybody further left is paid for, on whichever spaces.
#[test]
fn every_arrangement_of_the_supply() {
    for to in 1..=4usize {
        for one in (1..=4usize).filter(|&one| one != to) {
            for two in (1..=4usize).filter(|&two| two != to && two != one) {
                let at = [format!("supply {one}"), format!("supply {two}")];
                let play = four([&at[0], &at[1], "lab left"], "rnd left", "lab right")
                    .vouchers(Player::Four, [4, 0, 0, 0, 0])
                    .turn(Player::Four, 2)
                    .choose(&format!("move supply {to}"))
                    .choose("gain lab");
                let price = usize::from(one < to) + usize::from(two < to);
                // Supply Vouchers first, if there is a choice.
                let mut play = play;
                while play.has("give supply") {
                    play = play.choose("give supply");
                }
                assert_eq!(play.by("WM-MOV.5c").len(), price, "{one} {two} {to}");
                assert_eq!(vouchers(&play, Player::Four).iter().sum::<u8>(), 5 - price as u8);
            }
        }
    }
}

/// [WM-R.8] The Science Exchange cannot pay in the Supply: Vouchers are given one for one.
#[test]
fn no_science_exchange_in_the_supply() {
    let play = four(["supply 1", "supply 2", "supply 3"], "rnd left", "lab right")
        .vouchers(Player::Four, [2, 2, 0, 0, 0])
        .turn(Player::Four, 2)
        .choose("move supply 4")
        .choose("gain lab");
    let play = play.choose("give supply").choose("give supply").choose("give government");
    assert_eq!(vouchers(&play, Player::Four), [0, 1, 1, 0, 0]);
    assert!(play.by("WM-EXC.1a").is_empty());
}

/// [WM-MOV.4a] The Voucher is the one printed on the space, when coming from either side.
#[test]
fn the_type_of_the_space_is_gained() {
    for (location, voucher) in
        [("government", Voucher::Lab), ("lab", Voucher::Rnd), ("rnd", Voucher::Government)]
    {
        for side in ["left", "middle", "right"] {
            let to = space(&format!("{location} {side}"));
            assert_eq!(Content::ours().action_spaces[to].voucher, Some(voucher));
        }
    }
}

//! WM-FUN: Funding tracks and receiving funding.

use crate::support::{Play, Table};
use weather_machine::{
    Area, BenefitAt, Cause, Chemical, Content, Event, Frame, FundingSpace, GoalHeight, Id, Player,
    Voucher,
};

const HEIGHTS: [GoalHeight; 2] = [GoalHeight::Top, GoalHeight::Bottom];

/// Player One in the first step of a turn, with an Investment tile, a Goal tile of a colour on its
/// bottom space, and these markers of Government, Lab and R&D.
fn ready(area: Area, markers: [&str; 3]) -> Table {
    let mut table = Table::of(3)
        .vouchers(Player::One, [0; 5])
        .room(Player::One, 4)
        .circle(Player::One, Chemical::Verdino)
        .scientist(Player::One, "supply 1")
        .investments(Player::One, 1)
        .goal(Player::One, area, GoalHeight::Bottom);
    for (area, space) in Area::ALL.into_iter().zip(markers) {
        table = table.funding(Player::One, area, space);
    }
    table
}

fn funded(area: Area, markers: [&str; 3]) -> Play {
    ready(area, markers).turn(Player::One, 1).choose(&format!("flip {area} bottom"))
}

fn vouchers(play: &Play) -> [u8; 5] {
    play.lab(Player::One).vouchers.0
}

/// [WM-FUN.3, WM-USE.7, EX-11] Spaces up to the marker show one Chemical and one Voucher: both are
/// gained, of any types.
#[test]
fn ex_11_government_funding() {
    let play = funded(Area::Government, ["4", "9", "9"]);
    assert_eq!(play.offers().len(), 6, "five types, or none");
    let play = play.choose("chemical radieu");
    assert_eq!(play.offers().len(), 5);
    let play = play.choose("gain rnd");
    assert_eq!(play.lab(Player::One).items.chemicals.0, [0, 0, 0, 0, 1]);
    assert_eq!(vouchers(&play), [0, 0, 0, 1, 0]);
    assert!(play.has("move lab left"), "that was all");
    assert_eq!(play.lab(Player::One).investments, 0);
}

/// [WM-FUN.3] From every space of the track: all benefits up to the marker, in order.
#[test]
fn government_funding_from_every_space() {
    let content = Content::ours();
    for space in FundingSpace::all() {
        let text = space.to_string();
        let mut play = funded(Area::Government, [&text, "0", "0"]);
        let mut asked = Vec::new();
        while !play.has("move lab left") {
            let offers = play.offers();
            let first = offers[0].clone();
            asked.push(first.split(' ').next().unwrap().to_string());
            play = play.choose(&first);
        }
        let words = |space: FundingSpace| {
            let benefit = content.government_funding[space].benefit.to_string();
            match benefit.split(' ').next() {
                Some("chemical") => Some("chemical"),
                Some("voucher") => Some("gain"),
                Some("part") => Some("part"),
                Some("bot") => Some("construct"),
                _ => None,
            }
        };
        let expected: Vec<&str> = space.up_to().filter_map(words).collect();
        assert_eq!(asked, expected, "{space}");
    }
}

/// [WM-FUN.4a, WM-FUN.4b, EX-12] Two Science Vouchers up to the marker and a modifier of +2: then
/// the Government's funding as if two spaces further, and no marker moves.
///
/// The example's exact space is unknown; in our content space 3 has one Science more than space 1.
#[test]
fn ex_12_lab_funding() {
    let play = funded(Area::Lab, ["2", "3", "0"]);
    assert_eq!(vouchers(&play), [0, 0, 0, 0, 2]);
    assert_eq!(play.offers(), ["follow government", "follow rnd"]);
    let play = play.choose("follow government").choose("chemical verdino").choose("gain lab");
    assert_eq!(vouchers(&play), [0, 0, 1, 0, 2]);
    assert!(play.has("move lab left"), "space 4 has no more than that");
    let spaces = play.lab(Player::One).funding.0.map(Id::index);
    assert_eq!(spaces, [2, 3, 0]);
}

/// [WM-FUN.4a, WM-FUN.4b, WM-FUN.4c, WM-R.11] From every pair of spaces: the Science up to the Lab
/// marker, then what R&D offers up to its marker plus the modifier, at most the last space.
#[test]
fn lab_funding_from_every_space() {
    let content = Content::ours();
    for lab in FundingSpace::all() {
        for rnd in FundingSpace::all() {
            let play = funded(Area::Lab, ["0", &lab.to_string(), &rnd.to_string()]);
            let science = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4][lab.index()];
            assert_eq!(vouchers(&play)[4], science, "{lab}");
            let modifier = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5][lab.index()];
            let to = (rnd.index() + modifier).min(9);
            let play = play.choose("follow rnd");
            let one_of = FundingSpace::all().filter(|space| {
                space.index() <= to && !content.rnd_funding[*space].benefit.is_none()
            });
            let expected: Vec<String> = one_of.map(|space| format!("take from {space}")).collect();
            if expected.len() > 1 {
                assert_eq!(play.offers(), expected, "{lab} {rnd}");
            }
            let told = play.by("WM-FUN.4b");
            assert!(matches!(told[..], [Event::Funded { to: space, .. }] if space.index() == to));
        }
    }
}

/// [WM-FUN.5, EX-13] One part, two parts, or 3 CP and one part: exactly one of the three.
#[test]
fn ex_13_rnd_funding() {
    for (take, parts, cp) in [("1", 1, 0), ("3", 2, 0), ("5", 1, 3)] {
        let play = funded(Area::Rnd, ["0", "0", "6"]);
        assert_eq!(play.offers(), ["take from 1", "take from 3", "take from 5"]);
        let had = play.lab(Player::One).items.part_count();
        let mut play = play.choose(&format!("take from {take}"));
        for _ in 0..parts {
            play = play.choose("part blue");
        }
        let lab = play.lab(Player::One);
        assert_eq!((lab.items.part_count() - had, lab.cp), (parts, cp), "{take}");
        assert!(play.has("move lab left"), "no second benefit");
    }
}

/// [WM-FUN.5] Nothing is received if no benefit is printed below the marker or to its left.
#[test]
fn rnd_funding_from_the_start() {
    let play = funded(Area::Rnd, ["9", "9", "0"]);
    assert!(play.has("move lab left"));
    assert!(play.lab(Player::One).flipped.contains("rnd bottom".parse().unwrap()));
}

/// Player One advances on a track by the benefit of a Bot slot.
fn advanced(area: Area, from: &str) -> Play {
    let slot = ["3-1", "3-2", "3-3"][area as usize].parse().unwrap();
    let benefit = Frame::Benefit { at: BenefitAt::Slot(slot), alternative: 255, next: 0 };
    let table = Table::of(3).vouchers(Player::One, [0; 5]).funding(Player::One, area, from);
    table.scientist(Player::One, "supply 1").turn_with(Player::One, 2, &[benefit])
}

/// [WM-FUN.1, WM-FUN.2, WM-R.11, WM-R.55] Advancing moves a marker one space, and not at all on the
/// last space; it gives no benefit by itself.
#[test]
fn advancing_is_one_space_and_no_benefit() {
    for area in Area::ALL {
        for space in FundingSpace::all() {
            let play = advanced(area, &space.to_string());
            let lab = play.lab(Player::One);
            assert_eq!(lab.funding[area].index(), (space.index() + 1).min(9));
            assert_eq!((lab.vouchers.0, lab.cp), ([0; 5], 0));
            assert!(play.has("move lab left"), "{:?}", play.offers());
        }
    }
}

/// [WM-R.55] The 5th space is five steps from the start.
#[test]
fn the_fifth_space_is_five_steps_away() {
    let start = FundingSpace::default();
    assert_eq!((start.to_string().as_str(), start.further(5).index()), ("0", 5));
    assert_eq!(FundingSpace::all().count(), 10);
}

/// [WM-FUN.6] At the end a track scores the highest value printed at the marker or left of it.
#[test]
fn tracks_score_by_the_markers_position() {
    let content = Content::ours();
    for area in Area::ALL {
        let scores: Vec<u8> =
            FundingSpace::all().map(|space| content.funding_cp(area, space)).collect();
        assert_eq!(scores, [0, 0, 2, 3, 3, 4, 6, 9, 12, 15]);
    }
}

/// [WM-USE.7, WM-USE.8] The funding is that of the Goal tile's colour; a flipped tile stays and is
/// not flipped again.
#[test]
fn each_colour_has_its_track() {
    for area in Area::ALL {
        let table = ready(area, ["0", "0", "0"]).investments(Player::One, 1);
        let play = table.goal(Player::One, area, GoalHeight::Top).turn(Player::One, 1);
        for height in HEIGHTS {
            assert!(play.has(&format!("flip {area} {height}")));
        }
        let play = play.choose(&format!("flip {area} top"));
        let lab = play.lab(Player::One);
        let top = format!("{area} top").parse().unwrap();
        assert!(lab.flipped.contains(top) && lab.goal(top).is_some());
        let told = play.by("WM-USE.7");
        let funded = told.iter().find_map(|event| match event {
            Event::Funded { area, .. } => Some(*area),
            _ => None,
        });
        assert_eq!(funded, Some(area));
        let again = ready(area, ["0", "0", "0"]).goal(Player::One, area, GoalHeight::Top);
        let again = again.edit(|state| state.laboratories[0].flipped.insert(top));
        let again = again.turn(Player::One, 1);
        assert!(!again.has(&format!("flip {area} top")));
        assert!(again.has(&format!("flip {area} bottom")));
    }
}

/// [WM-FUN.4a, WM-VOU.2] A full track takes no more Science.
#[test]
fn science_of_lab_funding_is_capped() {
    let table = ready(Area::Lab, ["0", "9", "0"]).vouchers(Player::One, [0, 0, 0, 0, 3]);
    let play = table.turn(Player::One, 1).choose("flip lab bottom");
    let told = Event::Vouchers {
        player: Player::One,
        voucher: Voucher::Science,
        gained: 1,
        lost: 3,
        cause: Cause::Track("9".parse().expect("the last space")),
    };
    assert_eq!(play.by("WM-FUN.4a"), [&told]);
}

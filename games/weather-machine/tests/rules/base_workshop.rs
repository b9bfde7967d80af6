//! WM-WSH: what a Workshop holds, and how items leave it.

use std::collections::BTreeMap;

use crate::support::Table;
use game_core::{Dice, Draw, Emitted, Game, Turn};
use weather_machine::{
    BenefitAt, BotPlace, Chemical, ChemicalPlace, Colour, ColourMap, Content, Event, Frame, Gain,
    Items, PartPlace, Player, Shape, WeatherMachine,
};

/// A Workshop with this many tiles and these circles.
fn shape(tiles: u8, circles: &[Chemical]) -> Shape {
    let mut shape = Shape { tiles: [0, tiles, 0], circles: ColourMap::default() };
    circles.iter().for_each(|&chemical| shape.circles[chemical] += 1);
    shape
}

fn items(bots: u8, parts: &[Colour], chemicals: &[Chemical]) -> Items {
    let mut items = Items { bots, ..Items::default() };
    parts.iter().for_each(|&colour| items.parts[colour] += 1);
    chemicals.iter().for_each(|&chemical| items.chemicals[chemical] += 1);
    items
}

/// [WM-WSH.2, WM-WSH.3, EX-3] The middle printed space holds only a Machine Part, the bottom one
/// only a Bot, a tile either of them.
#[test]
fn ex_3_printed_spaces_and_a_tile() {
    let shape = shape(1, &[]);
    for (bots, parts, fits) in [
        (0, 1, true),
        (1, 0, true),
        (1, 1, true),
        (0, 2, true),
        (2, 0, true),
        (1, 2, true),
        (2, 1, true),
        (2, 2, false),
        (0, 3, false),
        (3, 0, false),
    ] {
        let colours = &[Colour::Pink, Colour::Blue, Colour::Pink][..parts];
        assert_eq!(shape.holds(&items(bots, colours, &[])), fits, "{bots} Bots, {parts} parts");
    }
    // Neither holds a Chemical.
    assert!(!shape.holds(&items(0, &[], &[Chemical::Radieu, Chemical::Radieu])));
}

/// [WM-WSH.2, WM-WSH.4, EX-4] The top printed space holds any one Chemical, a blue circle a Radieu
/// and nothing else.
#[test]
fn ex_4_a_printed_space_and_a_circle() {
    let shape = shape(2, &[Chemical::Radieu]);
    for one in Chemical::ALL {
        assert!(shape.holds(&items(0, &[], &[one])));
        for other in Chemical::ALL {
            let fits = one == Chemical::Radieu || other == Chemical::Radieu;
            assert_eq!(shape.holds(&items(0, &[], &[one, other])), fits, "{one} {other}");
        }
    }
    // No circle holds a Bot or a part.
    assert!(!shape.holds(&items(4, &[], &[])) && !shape.holds(&items(0, &[Colour::Blue; 4], &[])));
}

/// [WM-WSH.4, WM-WSH.6, WM-R.7, EX-21] One Chemical of any type, a Radieu and a Verdino fit into a
/// Workshop with a blue and a green circle.
#[test]
fn ex_21_where_a_chemical_fits() {
    use Chemical::{Melgoth, Radieu, Verdino};
    let shape = shape(3, &[Radieu, Verdino]);
    let fits = |chemicals: &[Chemical]| shape.holds(&items(0, &[], chemicals));
    for any in Chemical::ALL {
        assert!(fits(&[any, Radieu, Verdino]), "{any}");
    }
    assert!(fits(&[Radieu, Radieu, Verdino]));
    assert!(!fits(&[Radieu, Radieu, Radieu]));
    assert!(!fits(&[Melgoth, Melgoth]));
    assert!(!fits(&[Radieu, Radieu, Verdino, Verdino]));
}

/// [WM-WSH.2, WM-WSH.4, WM-WSH.6] Counting agrees with trying to give every Chemical a place.
#[test]
fn chemicals_and_circles_agree_with_every_arrangement() {
    /// Whether these places can hold the Chemicals; `None` holds any type.
    fn lie(chemicals: &[Chemical], places: &[Option<Chemical>]) -> bool {
        let Some((first, rest)) = chemicals.split_first() else { return true };
        (0..places.len()).any(|at| {
            let mut left = places.to_vec();
            left.remove(at).is_none_or(|of| of == *first) && lie(rest, &left)
        })
    }
    let mut dice = Dice::new(77);
    let mut fitting = 0;
    for _ in 0..4000 {
        let mut some = |most| -> Vec<Chemical> {
            (0..dice.below(most)).map(|_| Chemical::ALL[dice.below(5) as usize]).collect()
        };
        let (circles, chemicals) = (some(6), some(6));
        let mut places: Vec<Option<Chemical>> = circles.iter().copied().map(Some).collect();
        places.push(None);
        let fits = lie(&chemicals, &places);
        let held = shape(0, &circles).holds(&items(0, &[], &chemicals));
        assert_eq!(held, fits, "{circles:?} {chemicals:?}");
        fitting += u32::from(fits);
    }
    assert!((500..3500).contains(&fitting), "{fitting}");
}

/// Gains the benefit of a Goal space, in the first step of a turn.
fn gaining(table: Table, space: &str) -> crate::support::Play {
    let at = BenefitAt::Goal(space.parse().expect("a Goal space"));
    let benefit = Frame::Benefit { at, alternative: 255, next: 0 };
    table.turn_with(Player::One, 2, &[benefit])
}

/// [WM-WSH.5, WM-WSH.7, EX-5] Without a place for it a Chemical is not gained, and nothing is
/// thrown away to make room.
#[test]
fn ex_5_no_throwing_away() {
    let table = || Table::of(2).chemicals(Player::One, &["melgoth"]);
    let play = gaining(table(), "rnd bottom");
    let held = play.lab(Player::One).items.chemicals;
    assert_eq!((held[Chemical::Melgoth], held.0.iter().sum::<u8>()), (1, 1));
    // The question about a Chemical is skipped, with an event: the turn goes on with the Scientist.
    let emitted = Event::Lost { player: Player::One, gain: Gain::Chemical(1), full: true };
    assert!(play.by("WM-WSH.5").contains(&&emitted));
    assert!(play.offers().iter().all(|text| text.starts_with("move")), "{:?}", play.offers());
    let play = gaining(table().circle(Player::One, Chemical::Radieu), "rnd bottom");
    assert_eq!(play.offers(), ["chemical radieu", "decline"]);
    let play = table().vouchers(Player::One, [4; 5]).scientist(Player::One, "supply 1");
    let play = play.turn(Player::One, 3);
    assert!(play.offers().iter().all(|text| !text.starts_with("acquire")));
}

/// [WM-WSH.5] A Machine Part is stored at once; without a place it is not gained.
#[test]
fn no_room_for_a_part() {
    let table = || Table::of(2).parts(Player::One, &[Colour::Pink]);
    let play = gaining(table().bots(Player::One, 1), "rnd top").choose("either 1");
    let lab = play.lab(Player::One);
    assert_eq!((lab.items.part_count(), lab.shape.tile_count()), (2, 1));
    let emitted = Event::Lost { player: Player::One, gain: Gain::Part(1), full: true };
    assert_eq!(play.by("WM-WSH.5"), [&emitted]);
    let play = gaining(table().room(Player::One, 1), "rnd top").choose("either 1");
    let play = play.choose("part white");
    assert_eq!(play.lab(Player::One).items.parts[Colour::White] % 2, 1);
    assert_eq!(play.lab(Player::One).items.part_count(), 3);
}

/// Plays random games of some seeds, one entry at a time, and passes on the position before and
/// after it and its events.
fn each_entry(mut look: impl FnMut(&WeatherMachine, &WeatherMachine, &[Emitted<Event>])) {
    for (seats, seed) in (2..=4u8).flat_map(|seats| (0..12).map(move |seed| (seats, seed))) {
        let options = crate::support::options(serde_json::json!({ "seats": seats }));
        let mut game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let (mut dice, mut choices) = (Dice::new(seed), game_core::Choices::default());
        while game.turn() != Turn::Over {
            let before = game.clone();
            game.choices(&mut choices);
            let choice = choices.pick(&mut dice).expect("something is listed");
            let mut emitted = Vec::new();
            game.apply_unchecked(choice, &mut emitted);
            look(&before, &game, &emitted);
        }
    }
}

/// [WM-WSH.7, WM-WSH.9, WM-WSH.10, WM-WSH.11] In whole games items leave a Workshop only by
/// explicit rules: parts to the reserve or the Government, Chemicals to the Supply or R&D, Bots to
/// a machine.
#[test]
fn things_leave_a_workshop_by_rules_only() {
    let mut by: BTreeMap<&str, u32> = BTreeMap::new();
    each_entry(|before, after, emitted| {
        let mut items: Vec<Items> =
            before.state().laboratories.iter().map(|lab| lab.items).collect();
        for emitted in emitted {
            follow(&emitted.event, &mut items);
            if leaves(&emitted.event) {
                *by.entry(emitted.rule.0).or_default() += 1;
            }
        }
        let now: Vec<Items> = after.state().laboratories.iter().map(|lab| lab.items).collect();
        assert_eq!(items, now, "what is told is what happened");
        assert!(after.state().laboratories.iter().all(|lab| lab.shape.holds(&lab.items)));
    });
    let rules: Vec<&str> = by.keys().copied().collect();
    let known = [
        "WM-EXC.2b",
        "WM-EXC.3a",
        "WM-GOV.3",
        "WM-GOV.5",
        "WM-LAB.3",
        "WM-LAB.5",
        "WM-PRO.7",
        "WM-RND.3",
        "WM-RND.4",
        "WM-RND.5",
        "WM-SUP.17",
    ];
    assert!(rules.iter().all(|rule| known.contains(rule)), "{rules:?}");
    assert!(rules.len() > 6, "{rules:?}");
}

fn leaves(event: &Event) -> bool {
    match event {
        Event::PartMoved { from: PartPlace::Workshop(_), to, .. } => {
            assert!(matches!(to, PartPlace::Reserve | PartPlace::Cell(_)));
            true
        }
        Event::ChemicalMoved { from: ChemicalPlace::Workshop(_), to, .. } => {
            assert!(matches!(to, ChemicalPlace::Supply | ChemicalPlace::Research(_)));
            true
        }
        Event::BotMoved { from: BotPlace::Workshop, to, .. } => {
            assert!(matches!(to, BotPlace::Space(_)));
            true
        }
        _ => false,
    }
}

fn follow(event: &Event, items: &mut [Items]) {
    match *event {
        Event::PartMoved { colour, from, to, .. } => {
            for (place, change) in [(from, -1), (to, 1)] {
                if let PartPlace::Workshop(player) = place {
                    let count = &mut items[player as usize].parts[colour];
                    *count = count.wrapping_add_signed(change);
                }
            }
        }
        Event::ChemicalMoved { chemical, from, to, .. } => {
            for (place, change) in [(from, -1), (to, 1)] {
                if let ChemicalPlace::Workshop(player) = place {
                    let count = &mut items[player as usize].chemicals[chemical];
                    *count = count.wrapping_add_signed(change);
                }
            }
        }
        Event::BotMoved { owner, from, to } => {
            for (place, change) in [(from, -1), (to, 1)] {
                if place == BotPlace::Workshop {
                    let count = &mut items[owner as usize].bots;
                    *count = count.wrapping_add_signed(change);
                }
            }
        }
        _ => {}
    }
}

/// [WM-WSH.8] In whole games a Workshop tile keeps its place and orientation.
#[test]
fn tiles_stay_where_they_lie() {
    each_entry(|before, after, _| {
        for (was, is) in before.state().laid.iter().zip(&after.state().laid) {
            assert!(was.is_none() || was == is);
        }
    });
}

/// [WM-WSH.11] In whole games the number of each player's Bots is constant.
#[test]
fn bots_are_never_spent() {
    each_entry(|_, after, _| {
        let state = after.state();
        for player in state.people() {
            let lab = state.lab(player);
            let bots = lab.line.len() as u8 + lab.items.bots + state.bots_on_board(player.into());
            assert_eq!(bots, 12);
        }
    });
}

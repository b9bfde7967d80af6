//! WM-VOU, WM-EXC: exactly the choices whose whole cost can be paid are listed.
//!
//! A slow model of payments tries every choice; it is compared with the game at each question, for
//! random purses.

use crate::support::{Play, Table};
use game_core::{Dice, Draw};
use weather_machine::{
    Area, BotSpace, Chemical, Colour, Content, Cost, Event, Id, Player, Voucher, Weather,
};

/// The means of payment, and the Chemicals in the Supply.
#[derive(Clone, Debug)]
struct Purse {
    vouchers: [u8; 5],
    chemicals: [u8; 5],
    parts: [u8; 5],
    supply: [u8; 5],
}

/// Payments due, in the order in which they are made.
#[derive(Clone, Copy, Debug)]
enum Bill {
    Voucher(Voucher),
    /// Vouchers of any types, in ascending order from this one on.
    Any(u8, Voucher),
    Chemical(Chemical),
    /// Machine Parts that must be available together, by colour.
    Parts([u8; 5]),
    Item,
}

type After = (String, Purse, Vec<Bill>);

/// Every way to pay the first bill, whether or not the rest can be paid.
fn ways(purse: &Purse, bills: &[Bill]) -> Vec<After> {
    let (bill, rest) = bills.split_first().expect("a bill");
    let mut ways = Vec::new();
    let mut way = |text: String, change: &dyn Fn(&mut Purse), before: &[Bill]| {
        let mut after = purse.clone();
        change(&mut after);
        ways.push((text, after, [before, rest].concat()));
    };
    match *bill {
        Bill::Voucher(voucher) => {
            let own = |of: Voucher| purse.vouchers[of.index()] > 0;
            for paid in [voucher, Voucher::Science] {
                if own(paid) && (paid == voucher || voucher != Voucher::Science) {
                    way(format!("pay {paid}"), &|after| after.vouchers[paid.index()] -= 1, &[]);
                }
            }
            if !own(voucher) && !own(Voucher::Science) {
                way("exchange".into(), &|_| {}, &[Bill::Any(3, Voucher::Supply)]);
            }
            ways.dedup_by(|one, other| one.0 == other.0);
        }
        Bill::Any(0, _) => way("done".into(), &|_| {}, &[]),
        Bill::Any(left, least) => {
            for given in Voucher::ALL.into_iter().filter(|&given| given >= least) {
                if purse.vouchers[given.index()] > 0 {
                    let pay = |after: &mut Purse| after.vouchers[given.index()] -= 1;
                    way(format!("give {given}"), &pay, &[Bill::Any(left - 1, given)]);
                }
            }
        }
        Bill::Chemical(wanted) if purse.chemicals[wanted.index()] > 0 => {
            way("chemical".into(), &|after| after.chemicals[wanted.index()] -= 1, &[]);
        }
        Bill::Chemical(wanted) => {
            for given in Chemical::ALL.into_iter().filter(|given| *given != wanted) {
                if purse.chemicals[given.index()] > 0 && purse.supply[wanted.index()] > 0 {
                    let swap = |after: &mut Purse| after.chemicals[given.index()] -= 1;
                    way(format!("swap {given}"), &swap, &[Bill::Any(2, Voucher::Supply)]);
                }
            }
        }
        Bill::Parts(wanted) => {
            let lacks = |colour: &Colour| purse.parts[colour.index()] < wanted[colour.index()];
            let Some(missing) = Colour::ALL.into_iter().find(lacks) else {
                way("parts".into(), &|_| {}, &[]);
                return ways;
            };
            for given in Colour::ALL.into_iter().filter(|given| *given != missing) {
                if purse.parts[given.index()] > 0 {
                    let swap = |after: &mut Purse| {
                        after.parts[given.index()] -= 1;
                        after.parts[missing.index()] += 1;
                    };
                    let bills = [Bill::Any(2, Voucher::Supply), *bill];
                    way(format!("swap {given}"), &swap, &bills);
                }
            }
        }
        Bill::Item => {
            for given in Chemical::ALL {
                if purse.chemicals[given.index()] > 0 {
                    let spend = |after: &mut Purse| after.chemicals[given.index()] -= 1;
                    way(format!("spend {given}"), &spend, &[]);
                }
            }
            for given in Colour::ALL {
                if purse.parts[given.index()] > 0 {
                    let spend = |after: &mut Purse| after.parts[given.index()] -= 1;
                    way(format!("spend {given}"), &spend, &[]);
                }
            }
        }
    }
    ways
}

/// Whether everything can be paid in some way.
fn payable(purse: &Purse, bills: &[Bill]) -> bool {
    bills.is_empty() || ways(purse, bills).iter().any(|(_, after, rest)| payable(after, rest))
}

/// The ways to pay the first bill after which the rest can be paid.
fn good_ways(purse: &Purse, bills: &[Bill]) -> Vec<After> {
    let all = ways(purse, bills).into_iter();
    all.filter(|(_, after, rest)| payable(after, rest)).collect()
}

/// Plays a payment to its end with random answers and compares the listed choices at each question.
fn pay(mut play: Play, mut purse: Purse, mut bills: Vec<Bill>, dice: &mut Dice) -> Play {
    let before = purse.clone();
    let mut answers = Vec::new();
    while !bills.is_empty() {
        // Other parts of a prototype are irrelevant here.
        if play.has("no more") {
            play = play.choose("no more");
        }
        let good = good_ways(&purse, &bills);
        let why = format!("{before:?} {answers:?} {bills:?}");
        assert!(!good.is_empty(), "{why}");
        if good.len() > 1 {
            let texts: Vec<&String> = good.iter().map(|(text, ..)| text).collect();
            assert_eq!(play.offers().iter().collect::<Vec<_>>(), texts, "{why}");
        }
        let (text, after, rest) = good[dice.below(good.len() as u32) as usize].clone();
        if good.len() > 1 {
            play = play.choose(&text);
            answers.push(text);
        }
        (purse, bills) = (after, rest);
    }
    let mut paid = [0; 5];
    for emitted in &play.emitted {
        if let Event::Paid { voucher, .. } = emitted.event {
            paid[voucher.index()] += 1;
        }
    }
    let expected: Vec<u8> =
        before.vouchers.iter().zip(purse.vouchers).map(|(a, b)| a - b).collect();
    assert_eq!(paid[..], expected[..], "{before:?} {answers:?}");
    play
}

/// A table with a random purse; small numbers are more frequent than large ones.
fn random(dice: &mut Dice) -> (Table, Purse) {
    let vouchers = [0; 5].map(|_: u8| dice.below(5).min(dice.below(5)) as u8);
    let few = |dice: &mut Dice| [0; 5].map(|_: u8| dice.below(4).saturating_sub(2) as u8);
    let (chemicals, parts) = (few(dice), few(dice));
    // The Supply lacks one type; it is in the Workshops of the others.
    let scarce = dice.below(5) as usize;
    let mut supply = [5; 5];
    let mut table = Table::of(3)
        .vouchers(Player::One, vouchers)
        .bots(Player::One, 1)
        .no_parts(Player::One)
        .edit(|state| state.laboratories[0].items.parts.0 = parts);
    for (chemical, left) in Chemical::ALL.into_iter().zip(&mut supply) {
        let own = chemicals[chemical.index()];
        *left -= own;
        if chemical.index() == scarce {
            *left = (*left).min(dice.below(4) as u8);
        }
        let word = chemical.to_string();
        table = table.chemicals(Player::One, &vec![word.as_str(); usize::from(own)]);
        let others = vec![word.as_str(); usize::from(5 - own - *left)];
        let (two, three) = others.split_at(others.len().div_ceil(2));
        table = table.chemicals(Player::Two, two).chemicals(Player::Three, three);
    }
    (table, Purse { vouchers, chemicals, parts, supply })
}

/// The same with every Chemical in the Supply.
fn without_chemicals((mut table, mut purse): (Table, Purse)) -> (Table, Purse) {
    for lab in &mut table.state.laboratories {
        lab.items.chemicals.0 = [0; 5];
    }
    table.state.supply.0 = [5; 5];
    purse.chemicals = [0; 5];
    (table, purse)
}

fn parts(colours: impl IntoIterator<Item = Colour>) -> Bill {
    let mut parts = [0; 5];
    colours.into_iter().for_each(|colour| parts[colour.index()] += 1);
    Bill::Parts(parts)
}

fn bills_of(space: BotSpace) -> Vec<Bill> {
    let facts = &Content::ours().bot_spaces[space];
    match space.area() {
        Area::Government => {
            vec![Bill::Voucher(Voucher::Government), parts(facts.part)]
        }
        Area::Lab => vec![Bill::Voucher(Voucher::Lab), Bill::Chemical(facts.chemical)],
        Area::Rnd => {
            let mut bills = vec![Bill::Voucher(Voucher::Rnd), Bill::Chemical(facts.chemical)];
            if facts.cost == Cost::ChemicalOrPart {
                bills.push(Bill::Item);
            }
            bills
        }
    }
}

/// [WM-GEN.4, WM-VOU.3, WM-VOU.4, WM-EXC.1a, WM-EXC.1b, WM-EXC.2a, WM-EXC.2d, WM-EXC.3a, WM-EXC.3b,
/// WM-EXC.4, WM-EXC.5, WM-R.2, WM-R.8, WM-R.9] For many random purses the three actions with a Bot
/// list exactly the spaces that can be paid for, and every payment can be completed.
#[test]
fn actions_with_a_bot_are_listed_if_they_can_be_paid() {
    let mut dice = Dice::new(17);
    let mut paid = [0; 3];
    for _ in 0..700 {
        let (table, purse) = random(&mut dice);
        let area = Area::ALL[dice.below(3) as usize];
        let deed = ["sell", "experiment", "research"][area as usize];
        let play = table
            .scientist(Player::One, &format!("{area} middle"))
            .scientist(Player::Two, "supply 1")
            .scientist(Player::Three, "supply 2")
            .turn(Player::One, 3);
        let spaces: Vec<BotSpace> =
            BotSpace::of_area(area).filter(|&space| payable(&purse, &bills_of(space))).collect();
        assert_eq!(play.has(deed), !spaces.is_empty(), "{deed} {purse:?}");
        if spaces.is_empty() {
            continue;
        }
        let mut play = play.choose(deed);
        let space = spaces[dice.below(spaces.len() as u32) as usize];
        if spaces.len() > 1 {
            let texts: Vec<String> = spaces.iter().map(|space| format!("bot {space}")).collect();
            assert_eq!(play.offers(), texts, "{purse:?}");
            play = play.choose(&format!("bot {space}"));
        }
        pay(play, purse, bills_of(space), &mut dice);
        paid[area as usize] += 1;
    }
    assert!(paid.iter().all(|&count| count > 50), "{paid:?}");
}

/// [WM-EXC.1b, WM-EXC.1c, WM-EXC.3a, WM-R.2, WM-R.8, WM-R.49] The same for Breakthroughs: Vouchers,
/// Science, and the parts of a prototype by exchange.
#[test]
fn breakthroughs_are_listed_if_they_can_be_paid() {
    let mut dice = Dice::new(29);
    let (mut paid, mut swapped) = (0, 0);
    for _ in 0..200 {
        let (table, purse) = without_chemicals(random(&mut dice));
        let science = dice.below(3);
        let colours: Vec<Colour> =
            (0..dice.below(4)).map(|_| Colour::ALL[dice.below(5) as usize]).collect();
        let words: Vec<String> = colours.iter().map(ToString::to_string).collect();
        let words = if words.is_empty() { "-".to_string() } else { words.join(" ") };
        let row = format!(
            "[[tile]]\nid = \"XW07\"\nparts = \"{words}\"\nscience = {science}\n\
             spaces = \"cp 1; cp 1\"\nsource = \"owner\"\n"
        );
        let spaces = ["rnd wind top", "rnd wind middle", "rnd wind bottom"];
        let table = table.content(&[("extreme_weather.toml", &row)]).storm(Weather::Wind, 2);
        let table = table.bots_on(Player::One.into(), &spaces);
        let play = table
            .published(Player::One, "1", Weather::Wind)
            .room(Player::One, 6)
            .scientist(Player::One, "rnd middle")
            .turn(Player::One, 3);
        let vouchers = [Bill::Voucher(Voucher::Rnd); 2].into_iter();
        let science = (0..science).map(|_| Bill::Voucher(Voucher::Science));
        let bills: Vec<Bill> = vouchers.chain(science).chain([parts(colours)]).collect();
        assert_eq!(play.has("breakthrough"), payable(&purse, &bills), "{purse:?} {bills:?}");
        if !play.has("breakthrough") {
            continue;
        }
        let play = play.choose("breakthrough").choose("marker 1");
        let play = pay(play, purse, bills, &mut dice);
        paid += 1;
        swapped += u32::from(!play.by("WM-EXC.3a").is_empty());
    }
    assert!(paid > 30 && swapped > 5, "{paid} {swapped}");
}

/// [WM-VOU.4, WM-VOU.5, WM-EXC.1a, WM-EXC.1b, WM-SUP.1, WM-SUP.9, WM-SUP.13, WM-SUP.15] In the
/// Supply exactly what can be paid is listed, and every payment can be completed.
#[test]
fn supply_actions_are_listed_if_they_can_be_paid() {
    let mut dice = Dice::new(41);
    let mut paid = 0;
    for _ in 0..700 {
        let (table, purse) = random(&mut dice);
        let play = table.scientist(Player::One, "supply 4").turn(Player::One, 3);
        let content = Content::ours();
        let lab = *play.lab(Player::One);
        let mut expected: Vec<(String, usize)> = Vec::new();
        let mut open: Vec<_> = play.state().offer.into_iter().flatten().collect();
        open.extend(play.state().stack.top);
        open.sort_unstable();
        expected.extend(open.iter().map(|tile| (format!("extend {tile}"), 1)));
        let room = lab.has_room_for_bot();
        for slot in lab.line.iter().filter(|slot| room && slot.section().index() < 2) {
            let price = content.sections[slot.section()].vouchers;
            expected.push((format!("construct {slot}"), price.into()));
        }
        expected.extend([2, 3].map(|place| (format!("initiative {place}"), 1)));
        for chemical in Chemical::ALL {
            let there = purse.supply[chemical.index()];
            if there > 0 && lab.has_room_for_chemical(chemical) {
                let price = [1, 1, 2, 2, 3][usize::from(5 - there)];
                expected.push((format!("acquire {chemical}"), price));
            }
        }
        expected
            .retain(|(_, price)| payable(&purse, &vec![Bill::Voucher(Voucher::Supply); *price]));
        let returns = |text: &String| text.starts_with("return") || text == "end actions";
        // Without any action the turn is over.
        let asked = play.state().active == Player::One;
        let offers = if asked { play.offers() } else { Vec::new() };
        let listed: Vec<String> = offers.into_iter().filter(|text| !returns(text)).collect();
        let texts: Vec<&String> = expected.iter().map(|(text, _)| text).collect();
        assert_eq!(listed.iter().collect::<Vec<_>>(), texts, "{purse:?}");
        if expected.is_empty() {
            continue;
        }
        let (text, price) = &expected[dice.below(expected.len() as u32) as usize];
        let bills = vec![Bill::Voucher(Voucher::Supply); *price];
        pay(play.choose(text), purse, bills, &mut dice);
        paid += 1;
    }
    assert!(paid > 300, "{paid}");
}

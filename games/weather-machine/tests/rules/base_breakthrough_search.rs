//! WM-BRK, WM-R.2: whether a Breakthrough can be completed, compared with every way to pay and to
//! gain.

use std::collections::HashSet;

use crate::support::grow::places;
use crate::support::{Play, Table};
use game_core::{Dice, Draw, Game};
use weather_machine::{
    Area, BotSpace, Colour, Content, Event, ExtremeTile, Frame, Gain, Id, Level, LineSlot, Marker,
    Owed, Owner, Player, Subject, Voucher, Weather, WorkshopRow,
};

use Player::One;

/// The relevant parts of a Laboratory.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
struct Lab {
    vouchers: [u8; 5],
    parts: [u8; 5],
    bots: u8,
    tiles: [u8; 3],
    line: u16,
    built: u8,
    /// Rows in which an available tile can be placed.
    rows: [bool; 3],
}

/// The remaining work: Vouchers due, then gains, then the parts of the prototype.
#[derive(Clone, Eq, Hash, PartialEq)]
struct Left {
    due: Vec<usize>,
    gains: Vec<Gain>,
    parts: [u8; 5],
}

impl Lab {
    fn of(play: &Play) -> Lab {
        let (state, lab) = (play.state(), play.lab(One));
        let tiles: Vec<_> =
            state.offer.iter().copied().chain([state.stack.top]).flatten().collect();
        let places = places(state, One, &tiles);
        let rows = WorkshopRow::ALL.map(|row| {
            let row = format!(" {row} ");
            places.iter().any(|place| place.contains(&row))
        });
        Lab {
            rows,
            vouchers: lab.vouchers.0,
            parts: lab.items.parts.0,
            bots: lab.items.bots,
            tiles: lab.shape.tiles,
            line: lab.line.mask(),
            built: lab.most_built,
        }
    }

    fn room(self, parts: u8, bots: u8) -> bool {
        let parts = parts + self.parts.iter().sum::<u8>();
        let on_tiles = parts.saturating_sub(1) + (bots + self.bots).saturating_sub(1);
        on_tiles <= self.tiles.iter().sum()
    }

    /// Every way to pay one Voucher of a type.
    fn paid(self, voucher: usize) -> Vec<Lab> {
        let mut ways = Vec::new();
        let science = Voucher::Science as usize;
        for with in [voucher, science] {
            let mut next = self;
            if next.vouchers[with] > 0 {
                next.vouchers[with] -= 1;
                ways.push(next);
            }
        }
        if !ways.is_empty() {
            return ways;
        }
        let mut some = vec![self];
        for _ in 0..3 {
            let one = |lab: Lab| {
                (0..5).filter_map(move |of| {
                    let mut next = lab;
                    next.vouchers[of] = next.vouchers[of].checked_sub(1)?;
                    Some(next)
                })
            };
            some = some.into_iter().flat_map(one).collect::<HashSet<Lab>>().into_iter().collect();
        }
        some
    }

    /// Every way to receive or decline one gain; the benefit of a slot is gained afterwards.
    fn gained(self, gain: Gain) -> Vec<(Lab, Vec<Gain>)> {
        let mut ways = vec![(self, Vec::new())];
        match gain {
            Gain::Voucher(voucher, count) => {
                let mut next = self;
                let track = &mut next.vouchers[voucher as usize];
                *track = (*track + count).min(4);
                ways.push((next, Vec::new()));
            }
            Gain::AnyVoucher(count) => {
                let more = (count > 1).then_some(Gain::AnyVoucher(count.max(2) - 1));
                for of in (0..5).filter(|&of| self.vouchers[of] < 4) {
                    let mut next = self;
                    next.vouchers[of] += 1;
                    ways.push((next, more.into_iter().collect()));
                }
            }
            Gain::Part(count) if self.room(1, 0) => {
                let more = (count > 1).then_some(Gain::Part(count.max(2) - 1));
                for of in 0..5 {
                    let mut next = self;
                    next.parts[of] += 1;
                    ways.push((next, more.into_iter().collect()));
                }
            }
            Gain::Bot if self.room(0, 1) => {
                let open = if self.built >= 9 {
                    12
                } else if self.built >= 6 {
                    9
                } else {
                    6
                };
                for slot in (0..open).filter(|slot| self.line >> slot & 1 == 1) {
                    let mut next = self;
                    next.line &= !(1 << slot);
                    next.bots += 1;
                    let slot = LineSlot::new(slot).expect("a slot");
                    let benefit = Content::ours().slots[slot].gains();
                    ways.push((next, benefit.collect()));
                }
            }
            Gain::Workshop => {
                for row in (0..3).filter(|&row| self.rows[row]) {
                    let mut next = self;
                    next.tiles[row] += 1;
                    ways.push((next, Vec::new()));
                }
            }
            _ => {}
        }
        ways
    }

    /// Whether the prototype can be built now: exchanges, then a row.
    fn builds(self, needed: [u8; 5]) -> bool {
        let missing: u8 = (0..5).map(|of| needed[of].saturating_sub(self.parts[of])).sum();
        let spare: u8 = (0..5).map(|of| self.parts[of].saturating_sub(needed[of])).sum();
        let vouchers: u8 = self.vouchers.iter().sum();
        let count: u8 = needed.iter().sum();
        missing <= spare
            && 2 * missing <= vouchers
            && WorkshopRow::ALL.into_iter().any(|row| self.stands(row, count))
    }

    /// Whether `count` parts can be in a row, whatever else is there.
    fn stands(self, row: WorkshopRow, count: u8) -> bool {
        let (tiles, of_row) = (self.tiles.iter().sum::<u8>(), self.tiles[row as usize]);
        let middle = u8::from(row == WorkshopRow::Middle);
        let others = self.parts.iter().sum::<u8>() - count;
        (0..=others).any(|with| {
            (0..=self.bots.saturating_sub(1)).any(|bots| {
                let inside = (count + with).saturating_sub(middle) + bots;
                let outside = (others - with).saturating_sub(1 - middle);
                let elsewhere = self.bots.saturating_sub(1) - bots;
                inside <= of_row && outside + elsewhere <= tiles - of_row
            })
        })
    }
}

/// Whether some way to continue ends in a prototype.
fn ends(lab: Lab, left: Left, seen: &mut HashSet<(Lab, Left)>) -> bool {
    if !seen.insert((lab, left.clone())) {
        return false;
    }
    let mut rest = left.clone();
    if let Some(voucher) = rest.due.pop() {
        return lab.paid(voucher).into_iter().any(|next| ends(next, rest.clone(), seen));
    }
    if !rest.gains.is_empty() {
        let gain = rest.gains.remove(0);
        return lab.gained(gain).into_iter().any(|(next, more)| {
            let gains = more.into_iter().chain(rest.gains.iter().copied()).collect();
            ends(next, Left { gains, ..rest.clone() }, seen)
        });
    }
    lab.builds(rest.parts)
}

/// The remaining work of a Breakthrough on a space of the tile.
fn left(play: &Play, weather: Weather, space: usize, free: bool) -> Left {
    let state = play.state();
    let level = Level::new(usize::from(state.storms[weather].level) - 1).expect("a level");
    let tile: ExtremeTile = Content::ours().extreme_tile(weather, level);
    let facts = &Content::ours().extreme[tile];
    let mut parts = facts.parts.0.0;
    for space in BotSpace::of_branch(Area::Rnd, weather) {
        if state.bot(space).is_none() {
            parts[Content::ours().bot_spaces[space].part.expect("a part") as usize] += 1;
        }
    }
    let mut due = vec![Voucher::Science as usize; usize::from(facts.science)];
    due.extend([Voucher::Rnd as usize; 2]);
    let due = if free { Vec::new() } else { due };
    Left { due, gains: facts.spaces[space].gains().collect(), parts }
}

fn possible(play: &Play, weather: Weather, space: usize, free: bool) -> bool {
    let taken = play.state().storms[weather].markers[space].is_some();
    let lab = Lab::of(play);
    !taken && ends(lab, left(play, weather, space, free), &mut HashSet::new())
}

/// A position of player one with a published row, near a Breakthrough, and the weather of the row.
fn near(dice: &mut Dice, free: bool) -> (Play, Weather) {
    let weather = Weather::ALL[dice.below(5) as usize];
    let level = 1 + dice.below(3) as u8;
    let mut some = |most: u32| dice.below(most + 1) as u8;
    let vouchers = [some(2), some(1), some(1), some(3), some(3)];
    let mut table = Table::of(3)
        .vouchers(One, vouchers)
        .no_parts(One)
        .published(One, "1", weather)
        .storm(weather, level)
        .scientist(One, "rnd left");
    for space in BotSpace::of_branch(Area::Rnd, weather) {
        if some(2) == 0 {
            table = table.bot(Owner::Two, &space.to_string());
        }
    }
    if some(3) == 0 {
        let space = usize::from(some(1));
        table.state.storms[weather].markers[space] = Some(Marker::Government);
    }
    let (bots, lacking, more) = (some(3), some(2), some(2));
    let tiles = if some(9) == 0 { 12 } else { some(4) };
    table = table.bots(One, usize::from(bots)).grow(One, tiles.into(), dice);
    table = if free { table.subsidy(One, "SU09") } else { table };
    let play = table.turn(One, 1);
    let mut needed = left(&play, weather, 0, false).parts;
    for _ in 0..lacking {
        let of = dice.below(5) as usize;
        needed[of] = needed[of].saturating_sub(1);
    }
    for _ in 0..more {
        needed[dice.below(5) as usize] += 1;
    }
    let mut state = *play.state();
    let lab = &mut state.laboratories[0];
    for of in Colour::ALL {
        for _ in 0..needed[of as usize] {
            lab.items.parts[of] += 1;
            if !lab.shape.holds(&lab.items) {
                lab.items.parts[of] -= 1;
            }
        }
    }
    let table = Table { options: *play.game.options(), content: Content::ours(), state };
    (if free { table.turn(One, 1) } else { table.turn(One, 3) }, weather)
}

/// The spaces that the game offers, from 0; the question may have been skipped as forced.
fn offered(play: &Play) -> Vec<usize> {
    let placed = play.emitted.iter().find_map(|emitted| match emitted.event {
        Event::MarkerPlaced { space, .. } => Some(usize::from(space)),
        _ => None,
    });
    let space =
        |offer: &String| offer.strip_prefix("marker ").map(|of| of.parse::<usize>().unwrap() - 1);
    match (placed, play.state().frames.top()) {
        (Some(space), _) => vec![space],
        (None, Some(Frame::MarkerSpace { .. })) => play.offers().iter().filter_map(space).collect(),
        _ => vec![forced(play)],
    }
}

/// The only space, while payments come before the marker.
fn forced(play: &Play) -> usize {
    let found = play.state().frames.pending().iter().find_map(|frame| match frame {
        Frame::Steps { of: Subject::Marker(_, space), .. } => Some(usize::from(*space)),
        _ => None,
    });
    found.expect("a Breakthrough is pending")
}

/// Checks that the listed choices at the first payment are those that the model can complete.
fn check_payment(play: &Play, weather: Weather, space: usize) {
    let Some(Frame::Pay { owed: Owed::Vouchers(voucher, count) }) = play.state().frames.top()
    else {
        return;
    };
    let all = left(play, weather, space, false);
    let mut due = all.due.clone();
    due.truncate(if voucher == Voucher::Rnd {
        all.due.len() - 2 + usize::from(count)
    } else {
        usize::from(count)
    });
    let rest = due[..due.len() - 1].to_vec();
    for with in [voucher, Voucher::Science] {
        let mut lab = Lab::of(play);
        let text = format!("pay {with}");
        let Some(fewer) = lab.vouchers[with as usize].checked_sub(1) else { continue };
        lab.vouchers[with as usize] = fewer;
        let goes_on = ends(lab, Left { due: rest.clone(), ..all.clone() }, &mut HashSet::new());
        assert_eq!(play.has(&text), goes_on, "{text} at {:?}", play.lab(One));
    }
}

/// Plays to the end of the action at random; the prototype is always built.
fn finish(mut play: Play, weather: Weather, space: usize, dice: &mut Dice) {
    let built = |play: &Play| !play.by("WM-PRO.1").is_empty();
    while !built(&play) {
        check_payment(&play, weather, space);
        let offers = play.offers();
        let next = offers[dice.below(offers.len() as u32) as usize].clone();
        assert!(next != "end actions", "the prototype was left out: {:?}", play.emitted);
        play = play.choose(&next);
    }
    assert_eq!(play.by("WM-BRK.7").len(), 1);
}

fn compare(seed: u64, free: bool) {
    let mut dice = Dice::new(seed);
    let (mut can, mut cannot, mut helped) = (0, 0, 0);
    for _ in 0..400 {
        let (play, weather) = near(&mut dice, free);
        let expected: Vec<usize> = {
            let level = Level::new(usize::from(play.state().storms[weather].level) - 1).unwrap();
            let tile = Content::ours().extreme_tile(weather, level);
            let spaces = 0..Content::ours().extreme[tile].spaces.len();
            spaces.filter(|&space| possible(&play, weather, space, free)).collect()
        };
        let before = format!("{weather} {:?} {:?}", play.state().storms[weather], play.lab(One));
        if expected.is_empty() {
            cannot += 1;
            if free {
                assert!(!play.choose("subsidy SU09").has("row 1"), "{before}");
            } else {
                assert!(!play.has("breakthrough"), "{before}");
            }
            continue;
        }
        can += 1;
        let without = Left { gains: Vec::new(), ..left(&play, weather, expected[0], free) };
        helped += u32::from(!ends(Lab::of(&play), without, &mut HashSet::new()));
        let play = if free {
            play.choose("subsidy SU09").choose("row 1")
        } else {
            assert!(play.has("breakthrough"), "{before}");
            play.choose("breakthrough")
        };
        assert_eq!(offered(&play), expected, "{before}");
        let (mut play, mut space) = (play, expected[0]);
        if matches!(play.state().frames.top(), Some(Frame::MarkerSpace { .. })) {
            space = expected[dice.below(expected.len() as u32) as usize];
            play = play.choose(&format!("marker {}", space + 1));
        }
        if !free {
            finish(play, weather, space, &mut dice);
        }
    }
    assert!(can > 50 && cannot > 50 && helped > 10, "{can} {cannot} {helped}");
}

/// [WM-R.2, WM-BRK.1, WM-BRK.3, WM-BRK.4, WM-BRK.6] In positions near a Breakthrough, the offered
/// spaces are those from which some way of paying and gaining ends in a prototype. Whatever is
/// chosen then, it is built.
#[test]
fn breakthroughs_agree_with_every_way_to_go_on() {
    compare(7, false);
}

/// [WM-R.2, WM-BEN.5, WM-R.26] The same without Vouchers to pay.
#[test]
fn free_breakthroughs_agree_with_every_way_to_go_on() {
    compare(8, true);
}

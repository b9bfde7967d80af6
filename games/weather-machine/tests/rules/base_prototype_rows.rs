//! WM-PRO.6-8: rows and losses of a prototype, compared with every arrangement.

use std::collections::BTreeSet;

use crate::support::{Play, Table};
use game_core::{Choices, Dice, Draw, Game, NoSink};
use weather_machine::{
    Area, Choice, Colour, Frame, Items, Owner, Player, Shape, Weather, WeatherMachine, WorkshopRow,
};

use Player::One;

/// Parts of each colour.
type Parts = [u8; 5];

/// Player one builds for Wind on Level 1 in a random Workshop with random items; the branch
/// requires the parts of its empty spaces.
fn building(dice: &mut Dice) -> Option<Play> {
    let mut table = Table::of(3)
        .vouchers(One, [0, 0, 0, 2, 0])
        .no_parts(One)
        .published(One, "1", Weather::Wind)
        .scientist(One, "rnd left");
    let tiles = dice.below(6);
    table = table.grow(One, tiles, dice);
    for (space, part) in
        [("top", Colour::Green), ("middle", Colour::Blue), ("bottom", Colour::Green)]
    {
        if dice.below(2) == 0 {
            table = table.bot(Owner::Two, &format!("rnd wind {space}"));
        } else {
            table = table.parts(One, &[part]);
        }
    }
    let bots = dice.below(4) as usize;
    table = table.bots(One, bots);
    for _ in 0..dice.below(4) {
        let colour = Colour::ALL[dice.below(5) as usize];
        table.lab(One).items.parts[colour] += 1;
        if !table.state.lab(One).shape.holds(&table.state.lab(One).items) {
            table.lab(One).items.parts[colour] -= 1;
        }
    }
    let lab = table.state.lab(One);
    if !lab.shape.holds(&lab.items) {
        return None;
    }
    let play = table.turn(One, 3);
    play.has("breakthrough").then(|| play.choose("breakthrough"))
}

/// Whether these numbers of parts fit inside and outside a row with these Bots, by trying every
/// distribution of the Bots.
fn stands(shape: &Shape, bots: u8, row: WorkshopRow, inside: u8, outside: u8) -> bool {
    let tiles: u8 = shape.tiles.iter().sum();
    let of_row = shape.tiles[row as usize];
    let middle = u8::from(row == WorkshopRow::Middle);
    (0..=bots).any(|in_row| {
        (0..=bots - in_row).any(|elsewhere| {
            let printed = bots - in_row - elsewhere;
            printed <= 1
                && in_row + inside.saturating_sub(middle) <= of_row
                && elsewhere + outside.saturating_sub(1 - middle) <= tiles - of_row
        })
    })
}

/// Every way to lose parts besides the provided ones: the row, and the parts lost.
fn ways(shape: &Shape, items: &Items, provided: Parts) -> BTreeSet<(WorkshopRow, Parts)> {
    let others: Vec<u8> =
        items.parts.0.iter().zip(provided).map(|(own, needed)| own - needed).collect();
    let sum: u8 = others.iter().sum();
    let count: u8 = provided.iter().sum();
    let mut lost: Vec<Parts> = vec![[0; 5]];
    for colour in 0..5 {
        let with = |parts: Parts| {
            (0..=others[colour]).map(move |more| {
                let mut parts = parts;
                parts[colour] += more;
                parts
            })
        };
        lost = lost.into_iter().flat_map(with).collect();
    }
    let mut ways = BTreeSet::new();
    for row in WorkshopRow::ALL {
        for &lost in &lost {
            let gone: u8 = lost.iter().sum();
            if stands(shape, items.bots, row, count + gone, sum - gone) {
                ways.insert((row, lost));
            }
        }
    }
    ways
}

/// Every way that the game lists, from the question about the row or the forced step after it.
fn listed(
    game: &WeatherMachine,
    row: Option<WorkshopRow>,
    before: &Items,
) -> BTreeSet<(WorkshopRow, Parts)> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    let mut ways = BTreeSet::new();
    for &choice in choices.listed() {
        let row = match choice {
            Choice::BuildIn(row) => Some(row),
            _ => row,
        };
        let mut next = game.clone();
        next.apply_unchecked(choice, &mut NoSink);
        match next.state().frames.top() {
            Some(Frame::Lose { row, .. }) => ways.extend(listed(&next, Some(row), before)),
            _ => {
                let left = next.state().lab(One).items.parts;
                let gone = Colour::ALL.map(|of| before.parts[of] - left[of]);
                ways.extend(row.map(|row| (row, gone)));
            }
        }
    }
    ways
}

/// [WM-PRO.6, WM-PRO.7, WM-PRO.8, WM-R.52] In random Workshops the possible losses in each row are
/// those of every arrangement of Bots and parts.
#[test]
fn rows_and_losses_agree_with_every_arrangement() {
    let mut dice = Dice::new(31);
    let mut compared = 0;
    for _ in 0..1500 {
        let Some(mut play) = building(&mut dice) else { continue };
        play = play.choose("marker 1").choose("gain lab");
        while matches!(play.state().frames.top(), Some(Frame::Provide { .. })) {
            let offers = play.offers();
            play = play.choose(&offers[dice.below(offers.len() as u32) as usize]);
        }
        let (row, extra) = match play.state().frames.top() {
            Some(Frame::BuildIn { provided, .. }) => (None, provided),
            Some(Frame::Lose { provided, row, lost: 0, .. }) => (Some(row), provided),
            _ => continue,
        };
        let lab = play.lab(One);
        let branch = play.state().bots[Area::Rnd][Weather::Wind];
        let mut provided = [0; 5];
        for (place, colour) in [Colour::Green, Colour::Blue, Colour::Green].into_iter().enumerate()
        {
            if branch[place].is_none() || extra & 1 << place != 0 {
                provided[colour as usize] += 1;
            }
        }
        let expected: BTreeSet<_> = ways(&lab.shape, &lab.items, provided)
            .into_iter()
            .map(|(row, lost)| {
                let all = std::array::from_fn(|of| lost[of] + provided[of]);
                (row, all)
            })
            .collect();
        assert_eq!(listed(&play.game, row, &lab.items), expected, "{lab:?}");
        compared += 1;
    }
    assert!(compared > 400, "{compared}");
}

//! WM-SUP.1-8: extending the Workshop.

use crate::support::{Play, Table, watch};
use game_core::{Game, Turn};
use weather_machine::{
    Choice, Colour, ColourMap, Content, Facing, Id, Laid, Player, Shape, State, WeatherMachine,
    WorkshopRow, WorkshopTile,
};

fn in_supply() -> Table {
    Table::of(3).vouchers(Player::One, [4, 0, 0, 0, 0]).scientist(Player::One, "supply 4")
}

fn halves(tile: WorkshopTile, facing: Facing) -> (Colour, Colour) {
    let facts = Content::ours().workshop_tiles[tile];
    match facing {
        Facing::Upright => (facts.top, facts.bottom),
        Facing::Turned => (facts.bottom, facts.top),
    }
}

/// The tiles of a Workshop: column and row as plain numbers; the printed column is 0.
fn laid(state: &State, player: Player) -> Vec<(i8, i8, Colour, Colour)> {
    let tiles = WorkshopTile::all().zip(&state.laid);
    let own = tiles.filter_map(|(tile, laid)| {
        let laid: Laid = laid.filter(|laid| laid.owner == player)?;
        let (above, below) = halves(tile, laid.facing);
        Some((laid.column as i8, laid.row as i8, above, below))
    });
    own.collect()
}

/// Every place where a tile fits, found by trying all places around the Workshop.
fn places(state: &State, player: Player, tile: WorkshopTile) -> Vec<Choice> {
    let own = laid(state, player);
    let at = |column: i8, row: i8| {
        own.iter().find(|&&(other, line, ..)| (other, line) == (column, row)).copied()
    };
    let is_space =
        |column: i8, row: i8| column == 0 && (0..3).contains(&row) || at(column, row).is_some();
    let mut places = Vec::new();
    for column in 1..=31i8 {
        for (row, word) in (0..3i8).zip(WorkshopRow::ALL) {
            let neighbours =
                [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
            let touches = neighbours.iter().any(|&(column, row)| is_space(column, row));
            if at(column, row).is_some() || !touches {
                continue;
            }
            for facing in Facing::ALL {
                let (above, below) = halves(tile, facing);
                let fits = at(column, row - 1).is_none_or(|(.., other)| other == above)
                    && at(column, row + 1).is_none_or(|(_, _, other, _)| other == below);
                if fits {
                    places.push(Choice::Place(column as u8, word, facing));
                }
            }
        }
    }
    places
}

/// The rows and circles of a Workshop, recounted.
fn shape(state: &State, player: Player) -> Shape {
    let own = laid(state, player);
    let mut shape = Shape { tiles: [0; 3], circles: ColourMap::default() };
    for &(column, row, _, below) in &own {
        shape.tiles[row as usize] += 1;
        let touching = own.iter().find(|&&(other, line, ..)| (other, line) == (column, row + 1));
        if let Some(&(_, _, above, _)) = touching {
            assert_eq!(below, above);
            shape.circles[below] += 1;
        }
    }
    shape
}

/// [WM-SUP.6, WM-SUP.7, WM-SUP.8, WM-WSH.4] A tile fits exactly where it touches a space of the
/// Workshop within its three rows and no half-circles of different colours meet; the circles that
/// it closes are counted. Players who only extend build large Workshops.
#[test]
fn a_tile_lies_wherever_it_fits() {
    let mut largest = 0;
    for seed in 0..60 {
        let game = builders(seed);
        let game = watch(game, seed, |game, listed, choice| {
            let state = game.state();
            if let (Choice::Place(..), Some(tile)) = (choice, state.in_hand) {
                assert_eq!(listed, places(state, state.active, tile));
            }
            for player in state.people() {
                assert_eq!(state.lab(player).shape, shape(state, player));
                largest = largest.max(state.lab(player).shape.tile_count());
            }
            state.in_hand.is_some() || game.turn() == Turn::Chance
        });
        assert!(game.state().in_hand.is_none());
    }
    assert!(largest >= 12, "{largest}");
}

/// A position in which player One has many randomly placed tiles and has just taken another.
fn builders(seed: u64) -> WeatherMachine {
    let mut play = in_supply().turn(Player::One, 3);
    let mut dice = game_core::Dice::new(seed);
    for _ in 0..11 {
        let mut state = *play.state();
        state.laboratories[0].vouchers.0 = [4, 0, 0, 0, 0];
        play = Play { game: set(&play.game, state), emitted: Vec::new() };
        let tile = crate::support::edit::pick(&play, "extend", &mut dice);
        play = play.choose(&tile);
        while !play.has("end actions") {
            let any = crate::support::edit::pick(&play, "", &mut dice);
            play = play.choose(&any);
        }
    }
    let tile = crate::support::edit::pick(&play, "extend", &mut dice);
    play.choose(&tile).game
}

fn set(game: &WeatherMachine, state: State) -> WeatherMachine {
    WeatherMachine::set(game.options(), game.content(), state).expect("a position")
}

/// [WM-SUP.6, WM-SUP.7, WM-SUP.8, EX-19] A tile is rejected where half-circles differ (A), there
/// are no rows above and below the Workshop (B), and any of several fitting places may be chosen
/// (C).
///
/// The colours of the picture are unknown; these are ours.
#[test]
fn ex_19_placing_a_workshop_tile() {
    let table = in_supply().lay(Player::One, "WS01 2 middle upright").offer("WS02");
    // Both are green on one side and white on the other; the placed tile is green at the top.
    let play = table.turn(Player::One, 3).choose("extend WS02");
    let shown = play.offers().remove(0);
    let play = play.choose(&shown);
    for rejected in ["place 2 top upright", "place 2 bottom upright"] {
        assert!(!play.has(rejected), "A: {rejected}");
    }
    let fitting = [
        "place 2 top turned",
        "place 2 bottom turned",
        "place 3 middle upright",
        "place 3 middle turned",
    ];
    for accepted in fitting {
        assert!(play.has(accepted), "C: {accepted}");
    }
    assert!(!play.has("place 2 middle upright"), "taken");
    assert!("place 2 above upright".parse::<Choice>().is_err(), "B");
    let rows = |row: &str| play.offers().iter().any(|text| text.contains(row));
    assert!(rows("top") && rows("middle") && rows("bottom"));
    let before = play.lab(Player::One).shape;
    let play = play.choose("place 2 top turned");
    let after = play.lab(Player::One).shape;
    assert_eq!(after.circles[Colour::Green], before.circles[Colour::Green] + 1);
}

/// [WM-SUP.1, WM-SUP.2, WM-SUP.3] For 1 Supply Voucher any of five tiles is taken; the offer is
/// refilled from the stack, whose next tile is revealed.
#[test]
fn any_of_five_tiles() {
    let offered = |play: &Play| -> Vec<String> {
        play.offers().into_iter().filter(|text| text.starts_with("extend")).collect()
    };
    let play = in_supply().turn(Player::One, 3);
    let state = *play.state();
    let mut open: Vec<_> = state.offer.iter().flatten().copied().collect();
    let top = state.stack.top.expect("a top tile");
    open.push(top);
    open.sort_unstable();
    let texts: Vec<String> = open.iter().map(|tile| format!("extend {tile}")).collect();
    assert_eq!((offered(&play).len(), offered(&play)), (5, texts));
    for tile in open {
        let play = in_supply().turn(Player::One, 3).choose(&format!("extend {tile}"));
        assert_eq!(play.lab(Player::One).vouchers.0, [3, 0, 0, 0, 0]);
        assert_eq!(play.state().in_hand, Some(tile));
        assert_eq!(play.game.turn(), Turn::Chance, "the next tile of the stack");
        let mut offer = state.offer;
        if let Some(space) = offer.iter().position(|&open| open == Some(tile)) {
            offer[space] = Some(top);
        }
        assert_eq!(play.state().offer, offer, "{tile}");
        assert_eq!(play.state().stack.up, state.stack.up - 1);
        let shown = play.offers().remove(0);
        let play = play.choose(&shown);
        assert_eq!(format!("show {}", play.state().stack.top.unwrap()), shown);
    }
}

/// Player One in the Supply, with stacks of these sizes; the other tiles are in somebody's
/// Workshop.
fn stacks(up: u8, down: u8) -> Table {
    let table = Table::of(3).vouchers(Player::Three, [4, 0, 0, 0, 0]);
    let mut table = table.scientist(Player::Three, "supply 4");
    let there = |table: &Table| table.state.stack.up + table.state.stack.down;
    while there(&table) > (up + down).max(1) {
        let tile = table.state.unseen_tiles().first().expect("an unseen tile");
        table.state.stack.down = there(&table) - 1;
        table.state.stack.up = 1;
        table = give(table, tile);
    }
    if up + down == 0 {
        let tile = table.state.stack.top.take().expect("a top tile");
        table.state.stack.down = 1;
        table = give(table, tile);
    }
    table.state.stack.up = up;
    table.state.stack.down = down;
    table
}

/// Places a tile at the end of player One's middle row.
fn give(table: Table, tile: WorkshopTile) -> Table {
    let column = table.state.lab(Player::One).shape.tiles[1] + 1;
    table.lay(Player::One, &format!("{tile} {column} middle upright"))
}

/// [WM-SUP.4, WM-SUP.5, WM-R.1] The last face-up tile turns the other stack over; when both are
/// empty the offer is not refilled, and at last there is nothing to take.
#[test]
fn the_stacks_run_out() {
    let play = stacks(1, 3).turn(Player::Three, 3);
    let tile = play.state().offer[0].expect("an open tile");
    let play = play.choose(&format!("extend {tile}"));
    assert_eq!(play.by("WM-SUP.4").len(), 1);
    assert_eq!((play.state().stack.up, play.state().stack.down), (3, 0));
    assert_eq!(play.game.turn(), Turn::Chance);
    assert_eq!(play.offers().len(), 3, "nobody saw those tiles");

    let play = stacks(1, 0).turn(Player::Three, 3);
    let tile = play.state().offer[2].expect("an open tile");
    let play = play.choose(&format!("extend {tile}"));
    assert_eq!((play.state().stack.up, play.state().stack.top), (0, None));
    assert!(play.state().offer.iter().all(Option::is_some), "the last one refills it");

    let play = stacks(0, 0).turn(Player::Three, 3);
    let mut left: Vec<String> = play.offers();
    left.retain(|text| text.starts_with("extend"));
    assert_eq!(left.len(), 4);
    let mut play = play;
    for number in (0..4).rev() {
        let tile = play.offers().into_iter().find(|text| text.starts_with("extend"));
        play = play.choose(&tile.expect("a tile"));
        let place = play.offers().remove(0);
        assert!(place.starts_with("place"), "{place}: nothing is turned up");
        play = play.choose(&place);
        assert_eq!(play.state().offer.iter().flatten().count(), number);
    }
}

/// [WM-GEN.3, WM-R.1] If no tile is left, a gain of one does not happen.
#[test]
fn no_tile_left_to_gain() {
    use weather_machine::{BenefitAt, Frame};
    let mut table = stacks(0, 0);
    for space in 0..4 {
        let tile = table.state.offer[space].take().expect("an open tile");
        table.state.stack.down = 1;
        table = give(table, tile);
    }
    let at = BenefitAt::Goal("lab bottom".parse().unwrap());
    let play =
        table.turn_with(Player::Three, 2, &[Frame::Benefit { at, alternative: 255, next: 0 }]);
    assert!(play.offers().iter().all(|text| text.starts_with("move")), "{:?}", play.offers());
    assert_eq!(play.lab(Player::Three).shape.tile_count(), 1);
}

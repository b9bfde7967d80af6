//! The Workshop: printed spaces, tiles with their half-circles and circles, and the items.
//! Half-circles are on the right and items on the left of a tile, so that neither hides the other.

use i18n::{List, Value, message};
use maud::{Markup, html};
use weather_machine::{Chemical, Items, Player, WorkshopRow};

use super::arrange::{Arranged, At, Held, arrange};
use super::heading::{HEIGHT, heading};
use crate::art::{
    bot, bot_at, bottle, canvas, part, piece, place, place_around, plate, put, unit, words,
};
use crate::eyes::Eyes;
use crate::workshop_tile::{circle, half, halves, tile_words, two_halves};

const WIDTH: f32 = 270.0;
/// Width of the printed column and height of a row.
const PRINTED: f32 = 46.0;
const ROW: f32 = 45.0;
const TOP: f32 = 25.0;

/// The positions of the tile columns.
#[derive(Clone, Copy)]
struct Columns {
    width: f32,
}

impl Columns {
    /// The upper left corner of a space.
    fn at(self, (column, row): At) -> (f32, f32) {
        let y = TOP + ROW * f32::from(row as u8);
        (if column == 0 { 0.0 } else { PRINTED + 4.0 + self.width * f32::from(column - 1) }, y)
    }

    /// Whether a tile has room for half-circles and item side by side.
    fn roomy(self) -> bool {
        self.width > 50.0
    }

    /// Distance from the left edge of a tile to the middle of its half-circles.
    fn halves(self) -> f32 {
        if self.roomy() { self.width - 19.0 } else { (self.width - 2.0) / 2.0 }
    }

    /// Distance from the left edge of a tile to the middle of its item.
    fn held(self) -> f32 {
        if self.roomy() { 15.0 } else { (self.width - 2.0) / 2.0 }
    }
}

/// A player's Workshop.
pub(super) fn workshop(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let arranged = arrange(eyes, player);
    let count = lab.shape.tile_count();
    let in_hand = eyes.state().in_hand.filter(|_| eyes.state().active == player);
    let further = |column: u8| {
        WorkshopRow::ALL
            .iter()
            .any(|row| eyes.can(&format!("shelf {player} {column} {row}")).is_some())
    };
    let last = arranged.columns + u8::from(further(arranged.columns + 1));
    let columns = Columns { width: ((WIDTH - PRINTED - 6.0) / f32::from(last.max(1))).min(58.0) };
    let name = format!("items {player}");
    let spot = ((-2.0, TOP - 2.0), (WIDTH, 3.0 * ROW + 4.0), 8.0);
    canvas(
        "wm-of-workshop",
        &message!(eyes, "board-workshop"),
        (WIDTH + 2.0, HEIGHT),
        html! {
            (heading(2.0, &message!(eyes, "board-workshop"), &message!(eyes, "board-tile-count", count = count)))
            (place_around(eyes, &name, &message!(eyes, "board-workshop-holds", items = words_of(eyes, lab.items)), spot, html! {
                @for column in 0..=last { @for row in WorkshopRow::ALL { (shelf(eyes, player, &arranged, columns, (column, row))) } }
                (contents(player, &arranged, columns))
            }))
            @if let Some(tile) = in_hand {
                (piece(eyes, &format!("tile {tile}"), (&tile.to_string(), "hand"), &message!(eyes, "board-to-lay", tile = tile_words(eyes, tile)), ((182.0, 1.0), (88.0, 24.0), 5.0), html! {
                    (words("wm-n wm-b", (186.0, 12.5), &message!(eyes, "board-lay")))
                    @let (top, bottom) = halves(eyes, tile, weather_machine::Facing::Upright);
                    @for (number, colour) in [top, bottom].into_iter().enumerate() {
                        (put(&format!("wc-{colour}"), "", (228.0 + 26.0 * number as f32, 10.0), (33.0, 33.0)))
                    }
                }))
            }
        },
    )
}

/// What is in a Workshop, in words.
fn words_of(eyes: &Eyes<'_>, items: Items) -> Value<'static> {
    let mut words: Vec<String> = Chemical::ALL
        .into_iter()
        .filter(|&of| items.chemicals[of] > 0)
        .map(|of| {
            message!(
                eyes,
                "board-chemicals",
                count = items.chemicals[of],
                chemical = eyes.chemical(of)
            )
            .into()
        })
        .collect();
    words.extend(weather_machine::Colour::ALL.into_iter().filter(|&of| items.parts[of] > 0).map(
        |of| {
            message!(eyes, "board-parts", count = items.parts[of], colour = eyes.colour(of)).into()
        },
    ));
    if items.bots > 0 {
        words.push(message!(eyes, "board-bots", count = items.bots).into());
    }
    if words.is_empty() {
        words.push(message!(eyes, "board-nothing").into());
    }
    List::new(eyes.locale, words.into_iter().map(Value::from).collect()).into()
}

/// A space: printed, with a tile, or free for a tile to be placed now.
fn shelf(eyes: &Eyes<'_>, player: Player, arranged: &Arranged, columns: Columns, at: At) -> Markup {
    let (column, row) = at;
    let name = format!("shelf {player} {column} {row}");
    let (x, y) = columns.at(at);
    let size = (if column == 0 { PRINTED } else { columns.width - 2.0 }, ROW - 1.0);
    if column == 0 {
        return place(
            eyes,
            &name,
            &message!(eyes, "board-printed-space", row = row.word()),
            ((x, y), size, 4.0),
            plate("wm-printed", (x, y), size, 4.0),
        );
    }
    match arranged.tiles.get(&at) {
        Some((tile, top, bottom)) => {
            let said = two_halves(eyes, *tile, *top, *bottom);
            piece(
                eyes,
                &name,
                (&tile.to_string(), &name),
                &said,
                ((x, y), size, 4.0),
                html! {
                    (plate("wm-tile", (x, y), size, 4.0))
                    @if !arranged.circles.contains_key(&at) { (half(*top, (x + columns.halves(), y), true)) }
                    @if !closed_below(arranged, at) { (half(*bottom, (x + columns.halves(), y + size.1), false)) }
                },
            )
        }
        None => {
            let can = eyes.can(&name).is_some();
            place(
                eyes,
                &name,
                &message!(eyes, "board-shelf", column = column, row = row.word()),
                ((x, y), size, 4.0),
                html! {
                    @if can || column <= arranged.columns { (plate("wm-vacant", (x + 2.0, y + 2.0), (size.0 - 4.0, size.1 - 4.0), 4.0)) }
                },
            )
        }
    }
}

/// Whether a tile makes a circle with the one below it.
fn closed_below(arranged: &Arranged, (column, row): At) -> bool {
    let below = WorkshopRow::ALL.get(row as usize + 1).map(|&row| (column, row));
    below.is_some_and(|below| arranged.circles.contains_key(&below))
}

/// The circles between tiles and all items, drawn above the tiles.
fn contents(player: Player, arranged: &Arranged, columns: Columns) -> Markup {
    let mut bots = 0;
    let mut held = Vec::new();
    for (&at, &what) in &arranged.held {
        let (x, y) = columns.at(at);
        let printed = at.0 == 0;
        let middle =
            (x + if printed { PRINTED / 2.0 } else { columns.held() }, y + ROW / 2.0 - 0.5);
        held.push(match what {
            Held::Part(colour) => part(colour, middle, if printed { 12.5 } else { 10.0 }),
            Held::Bot => {
                bots += 1;
                let place = format!("items {player} {bots}");
                bot_at(player.into(), &place, middle, if printed { 32.0 } else { 26.0 })
            }
        });
    }
    let free = |row: WorkshopRow| !arranged.held.contains_key(&(0, row));
    let printed = |row: WorkshopRow| (PRINTED / 2.0, columns.at((0, row)).1 + ROW / 2.0 - 0.5);
    html! {
        @for (&at, &(colour, filled)) in &arranged.circles {
            @let (x, y) = columns.at(at);
            @let middle = (x + columns.halves(), y - 0.5);
            @if filled { (circle(colour, middle)) (bottle(colour.chemical(), (middle.0, middle.1 - 3.0), 11.0)) }
            @else { g class="wm-open" { (circle(colour, middle)) } }
        }
        @match arranged.chemical {
            Some(of) => (bottle(of, printed(WorkshopRow::Top), 11.5)),
            None => g class="wm-ghost" { (put("wc-any", "", printed(WorkshopRow::Top), (40.0, 40.0))) },
        }
        @if free(WorkshopRow::Middle) { g class="wm-ghost" { (put("wp-any", "", printed(WorkshopRow::Middle), (36.0, 36.0))) } }
        @if free(WorkshopRow::Bottom) {
            @let (x, y) = printed(WorkshopRow::Bottom);
            circle class="wm-pad" cx=(unit(x)) cy=(unit(y)) r="15" {}
            g class="wm-ghost" { (bot(player.into(), (x, y), 26.0)) }
        }
        @for one in held { (one) }
    }
}

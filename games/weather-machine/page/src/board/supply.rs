//! Location 1, a market stall: action spaces, turn orders, Chemicals by price, the Workshop tiles
//! on offer; and Lativ's Office.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{
    ActionSpace, Chemical, ChemicalSpace, Cost, Id, Lativ, Location, Player, WorkshopTile,
};

use super::building::{doorway, lativ};
use crate::art::{
    bottle, canvas, hollow, line_glyph, mark, piece, place, plate, ticket, tickets, unit, words,
};
use crate::eyes::Eyes;
use crate::workshop_tile::{laid_tile, tile_words};

const WIDTH: f32 = 182.0;

/// The Supply.
pub(super) fn supply(eyes: &Eyes<'_>) -> Markup {
    let there = html! {
        (plate("wm-yard a-supply", (0.0, 4.0), (WIDTH, 488.0), 12.0))
        (awning(eyes))
        @for (number, space) in ActionSpace::of_location(Location::Supply).enumerate() {
            (doorway(eyes, space, (5.0 + 43.5 * number as f32, 53.0), (41.0, 78.0)))
        }
        (orders(eyes))
        (lativs_place(eyes))
        (chemicals(eyes))
        (offer(eyes))
    };
    html! {
        section class="wm-place wm-supply a-supply" id="wm-supply" data-area=(message!(eyes, "board-supply")) data-glyph="w-supply" aria-label=(message!(eyes, "board-supply")) {
            (canvas("", &message!(eyes, "board-supply"), (WIDTH, 494.0), there))
        }
    }
}

fn awning(eyes: &Eyes<'_>) -> Markup {
    let (count, y) = (8, 8.0);
    let width = (WIDTH - 8.0) / count as f32;
    html! {
        g class="wm-stone a-supply" {
            @for number in 0..count {
                path class=(if number % 2 == 0 { "wm-wall" } else { "wm-roof" })
                    d={ "M" (unit(4.0 + width * number as f32)) " " (y) "h" (unit(width)) "v29a" (unit(width / 2.0)) " 9 0 0 1-" (unit(width)) " 0z" } {}
            }
            rect class="wm-wall" x="32" y="11" width=(WIDTH - 64.0) height="24" rx="12" {}
        }
        circle class="wm-disc a-supply" cx="46" cy="23" r="12" {}
        (words("wm-n wm-b wm-mid wm-on-token", (46.0, 23.0), "1"))
        (words("wm-name", (65.0, 23.0), &message!(eyes, "board-supply")))
    }
}

/// The turn order of this round and of the next.
fn orders(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let many = eyes.everybody().len();
    let step = if many > 2 { 22.0 } else { 26.0 };
    let at = |number: usize| 56.0 + step * number as f32;
    html! {
        (words("wm-n", (6.0, 148.0), &message!(eyes, "board-turn")))
        @for (number, &player) in state.turn_order.iter().enumerate() {
            @let now = state.active == player && !eyes.view.over;
            g { title { (message!(eyes, "board-turn-place", number = number + 1, player = eyes.name(player), now = if now { "yes" } else { "no" })) }
                @if now { circle class="wm-now" cx=(at(number)) cy="148" r="13" {} }
                (mark(player, (at(number), 147.5), 22.0)) }
        }
        (words("wm-n", (6.0, 177.0), &message!(eyes, "board-next-order")))
        @for number in 1..=many {
            @let x = at(number - 1);
            @let name = format!("initiative {number}");
            @let holder: Option<Player> = state.initiative.get(number - 1).copied();
            @let said = match holder {
                Some(player) => message!(
                    eyes, "board-initiative", number = number, player = eyes.name(player)
                ),
                None => message!(eyes, "board-initiative-free", number = number),
            };
            (place(eyes, &name, &said, ((x - step / 2.0 + 0.5, 164.5), (step - 1.0, 25.0), 8.0), html! {
                @match holder {
                    Some(player) => (mark(player, (x, 177.0), 22.0)),
                    None => circle class="wm-pad" cx=(x) cy="177" r="10" {},
                }
            }))
        }
    }
}

fn lativs_place(eyes: &Eyes<'_>) -> Markup {
    let left = if eyes.everybody().len() > 3 {
        142.0
    } else if eyes.everybody().len() > 2 {
        122.0
    } else {
        108.0
    };
    let middle = (left + 180.0) / 2.0;
    html! {
        g { title { (message!(eyes, "board-lativs-space")) }
            (plate("wm-bench", (left, 136.0), (180.0 - left, 56.0), 8.0))
            @if eyes.state().lativ == Lativ::Supply { (lativ("supply", (middle, 190.0))) }
            @else if left < 140.0 { (words("wm-n wm-mid wm-mu", (middle, 155.0), &message!(eyes, "board-lativs-place-1"))) (words("wm-n wm-mid wm-mu", (middle, 173.0), &message!(eyes, "board-lativs-place-2"))) }
            @else { (words("wm-n wm-mid wm-mu", (middle, 164.0), &message!(eyes, "board-lativs-place-short"))) }
        }
    }
}

/// The Chemicals: filled from the right and taken from the left, so the price rises as they run
/// out.
fn chemicals(eyes: &Eyes<'_>) -> Markup {
    let facts = &eyes.content.chemical_spaces;
    let (left, step) = (25.0, 33.0);
    let mut sections: Vec<(u8, f32, f32)> = Vec::new();
    for space in ChemicalSpace::all() {
        let x = left + step * space.index() as f32;
        match sections.last_mut().filter(|(price, ..)| *price == facts[space].vouchers) {
            Some((_, _, end)) => *end = x,
            None => sections.push((facts[space].vouchers, x, x)),
        }
    }
    html! {
        (plate("wm-shelf-of-bottles", (5.0, 197.0), (WIDTH - 10.0, 203.0), 8.0))
        @for (price, start, end) in sections {
            @let middle = (start + end) / 2.0;
            (plate("wm-price", (start - 15.0, 201.0), (end - start + 30.0, 195.0), 6.0))
            (words("wm-n wm-b wm-mid", (middle - 12.0, 213.0), &price.to_string()))
            (ticket("supply", (middle + 6.5, 213.0), 23.0))
        }
        @for (number, of) in Chemical::ALL.into_iter().enumerate() {
            @let y = 241.0 + 34.4 * number as f32;
            @let there = usize::from(eyes.state().in_supply(of));
            (place(eyes, &format!("supply {of}"), &message!(eyes, "board-in-supply", chemical = eyes.chemical(of), count = there), ((8.5, y - 17.0), (WIDTH - 17.0, 34.0), 9.0), html! {
                @for space in ChemicalSpace::all() {
                    @let at = (left + step * space.index() as f32, y - 1.0);
                    @if space.index() + there >= ChemicalSpace::COUNT { (bottle(of, at, 10.2)) } @else { (hollow(of, at, 9.2)) }
                }
            }))
        }
    }
}

fn offer(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let tiles = state.offer.iter().copied().chain([state.stack.top]);
    let price = |of: Cost, word: &str, x: f32| {
        html! {
            (line_glyph(word, (x, 479.0), 22.0))
            @if let Cost::Vouchers(voucher, count) = of { (tickets(voucher, count, (x + 26.0, 479.0), 24.0)) }
        }
    };
    html! {
        @for (number, tile) in tiles.enumerate() { (offered(eyes, tile, 3.5 + 35.4 * number as f32, number == 4)) }
        g { title { (message!(eyes, "board-price", deed = "extend", cost = eyes.cost(eyes.content.costs.extend))) } (price(eyes.content.costs.extend, "tile", 17.0)) }
        g { title { (message!(eyes, "board-price", deed = "initiative", cost = eyes.cost(eyes.content.costs.initiative))) } (price(eyes.content.costs.initiative, "initiative", 76.0)) }
        g { title { (message!(eyes, "board-stack", up = state.stack.up, down = state.stack.down)) }
            (words("wm-n wm-end wm-mu", (176.0, 479.0), &format!("{}+{}", state.stack.up, state.stack.down))) }
    }
}

fn offered(eyes: &Eyes<'_>, tile: Option<WorkshopTile>, x: f32, stack: bool) -> Markup {
    let (y, size) = (404.0, (33.0, 60.0));
    match tile {
        Some(tile) => piece(
            eyes,
            &format!("tile {tile}"),
            (&tile.to_string(), "offer"),
            &tile_words(eyes, tile),
            ((x, y), size, 4.0),
            html! {
                @if stack { (plate("wm-tile wm-below", (x + 3.0, y + 3.0), size, 4.0)) }
                (laid_tile(eyes, tile, (x, y), size))
            },
        ),
        None => plate("wm-vacant a-supply", (x, y), size, 4.0),
    }
}

/// Location 5, which only Lativ enters.
pub(super) fn office(eyes: &Eyes<'_>) -> Markup {
    let there = html! {
        (plate("wm-yard a-office", (0.0, 0.0), (WIDTH, 102.0), 12.0))
        g class="wm-stone a-office" {
            path class="wm-wall" d="M100 33H172V97H100Z" {}
            path class="wm-roof" d="M92 33L136 6 180 33Z" {}
            path class="wm-inside" d="M116 97V58a20 15 0 0 1 40 0V97Z" {}
        }
        @if eyes.state().lativ == Lativ::Office { (lativ("office", (136.0, 97.0))) }
        circle class="wm-disc a-office" cx="20" cy="20" r="12" {}
        (words("wm-n wm-b wm-mid wm-on-token", (20.0, 20.0), "5"))
        (words("wm-name", (38.0, 20.0), &message!(eyes, "board-office")))
        @for (number, line) in [message!(eyes, "board-office-1"), message!(eyes, "board-office-2"), message!(eyes, "board-office-3")].into_iter().enumerate() {
            (words("wm-n wm-mu", (10.0, 48.0 + 19.0 * number as f32), &line))
        }
    };
    html! {
        section class="wm-place wm-lativs-office a-office" data-area=(message!(eyes, "board-supply")) aria-label=(message!(eyes, "board-lativs-office")) {
            (canvas("", &message!(eyes, "board-lativs-office"), (WIDTH, 102.0), there))
        }
    }
}

/// Lativ's path past the five Locations.
pub(super) fn path(eyes: &Eyes<'_>) -> Markup {
    let way = "M160 163H197M197 124V560M197 124H226M197 306H226M197 492H226M197 556H160";
    html! {
        svg class="wm-way" viewBox="0 0 1080 602" focusable="false" {
            title { (message!(eyes, "board-lativs-path")) }
            path class="wm-way-edge" d=(way) {}
            path class="wm-way-ground" d=(way) {}
            path class="wm-way-steps" d="M197 140V540" {}
        }
    }
}

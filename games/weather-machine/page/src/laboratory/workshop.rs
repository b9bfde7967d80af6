//! The Workshop: printed spaces, tiles with their half-circles and circles, and what is in it.

use maud::{Markup, html};
use weather_machine::{Chemical, Colour, Facing, Player, WorkshopRow, WorkshopTile};

use super::arrange::{Arranged, At, Held, arrange, halves};
use crate::eyes::Eyes;
use crate::signs::{chemical, letter, part, sign};

/// A player's Workshop.
pub(super) fn workshop(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let arranged = arrange(eyes, player);
    let place = format!("items {player}");
    html! {
        div class="wm-part-of wm-workshop-area" {
            h4 class="area-title" { "Workshop" span class="wm-small" { (lab.shape.tile_count()) " tiles" } }
            div class="wm-workshop" { (shelves(eyes, player, &arranged)) }
            @if let Some(tile) = eyes.state().in_hand.filter(|_| eyes.state().active == player) { (in_hand(eyes, tile)) }
            div class="wm-items" data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label="In the Workshop" {
                @for of in Chemical::ALL { @for _ in 0..lab.items.chemicals[of] { (chemical(of)) } }
                @for of in Colour::ALL { @for _ in 0..lab.items.parts[of] { (part(of)) } }
                @for number in 0..lab.items.bots { (eyes.bot_at(player.into(), &format!("{place} {number}"))) }
                @if lab.items == weather_machine::Items::default() { span class="muted" { "empty" } }
            }
        }
    }
}

/// The columns: the printed one, those with tiles, and one more if a tile may go there now.
fn shelves(eyes: &Eyes<'_>, player: Player, arranged: &Arranged) -> Markup {
    let further = |column: u8| {
        WorkshopRow::ALL
            .iter()
            .any(|row| eyes.can(&format!("shelf {player} {column} {row}")).is_some())
    };
    let columns =
        if further(arranged.columns + 1) { arranged.columns + 1 } else { arranged.columns };
    html! {
        div class={ "wm-shelves" @if columns > 6 { " wm-tighter" } @else if columns > 4 { " wm-tight" } } {
            @for column in 0..=columns {
                @for row in WorkshopRow::ALL {
                    @let place = format!("shelf {player} {column} {row}");
                    @let can = eyes.can(&place);
                    @if column == 0 {
                        div class="wm-shelf wm-printed" data-place=(place) data-can=[can] { (printed(eyes, player, arranged, row)) }
                    } @else if let Some(&(tile, top, bottom)) = arranged.tiles.get(&(column, row)) {
                        div class="wm-shelf wm-laid" data-place=(place) data-can=[can] data-piece=(tile) data-at=(place) title=(tile_words(tile, top, bottom)) {
                            (laid(eyes, player, arranged, (column, row)))
                        }
                    } @else {
                        div class="wm-shelf wm-vacant" data-place=(place) data-can=[&can] { @if can.is_some() { "+" } }
                    }
                }
            }
        }
    }
}

fn tile_words(tile: WorkshopTile, top: Colour, bottom: Colour) -> String {
    format!("Workshop tile {tile}: {top} above, {bottom} below")
}

/// A printed space: a Chemical, a Machine Part, a Bot.
fn printed(eyes: &Eyes<'_>, player: Player, arranged: &Arranged, row: WorkshopRow) -> Markup {
    html! {
        @match (row, arranged.held.get(&(0, row))) {
            (WorkshopRow::Top, _) => @match arranged.chemical {
                Some(of) => (chemical(of)),
                None => span class="wm-chip wm-chem wm-wanted" title="Room for one Chemical of any type" { "?" },
            },
            (_, Some(held)) => (self::held(eyes, player, *held)),
            (WorkshopRow::Middle, None) => span class="wm-chip wm-part wm-wanted" title="Room for one Machine Part" { "?" },
            (WorkshopRow::Bottom, None) => span class="wm-ghost" { (sign("bot", "Room for one Bot")) },
        }
    }
}

/// A tile that was laid: its half-circles, or the circle it closes with the tile above.
fn laid(eyes: &Eyes<'_>, player: Player, arranged: &Arranged, at: At) -> Markup {
    let Some(&(_, top, bottom)) = arranged.tiles.get(&at) else { return html! {} };
    let below = WorkshopRow::ALL.get(at.1 as usize + 1).map(|&row| (at.0, row));
    let closed = below.is_some_and(|below| arranged.circles.contains_key(&below));
    html! {
        @match arranged.circles.get(&at) {
            Some(&(colour, filled)) => span class={ "wm-circle c-" (colour.word()) @if !filled { " wm-open" } }
                title={ "Circle for " (colour.chemical().title()) @if filled { ": filled" } } { (letter(colour)) },
            None => (half("wm-upper", top)),
        }
        @if let Some(&of) = arranged.held.get(&at) { (held(eyes, player, of)) }
        @if !closed { (half("wm-lower", bottom)) }
    }
}

fn held(eyes: &Eyes<'_>, player: Player, held: Held) -> Markup {
    match held {
        Held::Part(colour) => part(colour),
        Held::Bot => eyes.bot(player.into()),
    }
}

fn half(side: &str, colour: Colour) -> Markup {
    html! { span class={ "wm-half " (side) " c-" (colour.word()) } { (letter(colour)) } }
}

/// The tile just taken, before it is laid.
fn in_hand(eyes: &Eyes<'_>, tile: WorkshopTile) -> Markup {
    let place = format!("tile {tile}");
    let (top, bottom) = halves(eyes, tile, Facing::Upright);
    html! {
        p class="wm-in-hand" data-place=(place) data-can=[eyes.can(&place)] data-piece=(tile) data-at="hand" title=(tile_words(tile, top, bottom)) {
            b { "To lay" }
            span class={ "wm-mini c-" (top.word()) } { (letter(top)) }
            span class={ "wm-mini wm-mini-lower c-" (bottom.word()) } { (letter(bottom)) }
            span class="muted" { "either way up" }
        }
    }
}

/// A Workshop tile that is not laid yet, upright.
pub(crate) fn workshop_tile(eyes: &Eyes<'_>, tile: WorkshopTile) -> Markup {
    let (top, bottom) = halves(eyes, tile, Facing::Upright);
    html! {
        div class="wm-shelf wm-laid" title=(tile_words(tile, top, bottom)) role="img" aria-label=(tile_words(tile, top, bottom)) {
            (half("wm-upper", top)) (half("wm-lower", bottom))
        }
    }
}

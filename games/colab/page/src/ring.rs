//! The ring as SVG, 600 by 556 units: the scoreboard as its rim, towers and labs in order around
//! it, decks and tiles in its corners, and the bench in the middle.

mod geometry;
mod labs;
mod piles;
mod rim;
mod towers;

use drawing::BETWEEN_PLACES;
use i18n::message;
use maud::{Markup, html};

pub(super) use self::labs::tile_words;

use self::geometry::{HEIGHT, WIDTH, lab_at, road, tower_at};
use crate::bench::bench;
use crate::eyes::Eyes;

/// Where the labs go on the small map of a phone, as row and column in ring order.
const CELLS: [&str; 6] = ["1/1", "1/2", "1/3", "2/3", "2/2", "2/1"];

/// The ring, with the bench on top.
pub(super) fn ring(eyes: &Eyes<'_>) -> Markup {
    let table = eyes.table();
    html! {
        div class="cl-room" { div class="cl-ring" {
            div class="cl-sight" { svg class="cl-map" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" focusable="false" {
                title { (message!(eyes.messages, "board-ring")) }
                (rim::rim(eyes))
                path class="cl-road" d=(road()) {}
                @if let Some(reach) = reach(eyes) { (reach) }
                @for (number, lab) in table.labs.iter().enumerate() {
                    @if let Some(lab) = lab { (labs::lab(eyes, *lab, CELLS[number], lab_at(number))) }
                }
                @for (number, tower) in table.towers.iter().enumerate() {
                    @if let Some(tower) = tower { (towers::tower(eyes, *tower, &beside(eyes, number), tower_at(number))) }
                }
                (piles::piles(eyes))
                (rim::markers(eyes))
            } }
            (bench(eyes))
        } }
    }
}

/// The areas of a narrow screen that show a tower: right of the lab before it and left of the lab
/// after it.
fn beside(eyes: &Eyes<'_>, number: usize) -> String {
    let labs = eyes.table().labs;
    let around = [labs[(number + labs.len() - 1) % labs.len()], labs[number]];
    let names = around.map(|lab| lab.map_or_else(String::new, |lab| eyes.told(lab)));
    names.join(BETWEEN_PLACES)
}

/// Highlights what the acting player can reach: their lab and its two towers.
fn reach(eyes: &Eyes<'_>) -> Option<Markup> {
    let lab = eyes.table().players[eyes.table().acting].place.lab()?;
    let number = eyes.table().labs.iter().position(|other| *other == Some(lab))?;
    let (left, top, width, height) = geometry::reach(number);
    Some(html! { rect class="cl-reach" x=(left) y=(top) width=(width) height=(height) rx="10" {} })
}

//! Location 1: action spaces, Chemicals by price, Workshop tiles on offer; and Lativ's Office.

use maud::{Markup, html};
use weather_machine::{Chemical, ChemicalSpace, Id, Lativ, Location, WorkshopTile};

use super::spaces;
use crate::benefits::cost;
use crate::eyes::{Eyes, lativ};
use crate::laboratory::workshop_tile;
use crate::signs::{chemical, sign};

/// The Supply.
pub(super) fn supply(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="wm-location wm-supply" id="wm-supply" aria-label="Supply" {
            div class="wm-supply-spaces" {
                header class="wm-head" {
                    b class="wm-number" { (Location::Supply.number()) }
                    h3 { "Supply" }
                    ul class="wm-deeds" aria-label="Actions" {
                        li { "Workshop " (cost(eyes.content.costs.extend)) }
                        li { "Initiative " (cost(eyes.content.costs.initiative)) }
                    }
                }
                (spaces::spaces(eyes, Location::Supply))
                p class={ "wm-lativ-here" @if eyes.state().lativ == Lativ::Supply { " wm-on" } } title="Lativ's own space of the Supply" {
                    @if eyes.state().lativ == Lativ::Supply { (lativ("supply")) } @else { span class="muted" { "Lativ's space" } }
                }
            }
            (chemicals(eyes))
            (offer(eyes))
        }
    }
}

fn chemicals(eyes: &Eyes<'_>) -> Markup {
    let facts = &eyes.content.chemical_spaces;
    html! {
        div class="wm-chemicals" role="group" aria-label="Chemicals" {
            div class="wm-prices" aria-hidden="true" {
                span class="wm-label" title="Supply Vouchers paid for taking, gained for returning" { (sign("supply", "Price in Supply Vouchers")) }
                @for space in ChemicalSpace::all() {
                    @let before = space.index().checked_sub(1).and_then(ChemicalSpace::new);
                    @let starts = before.is_none_or(|before| facts[before].section != facts[space].section);
                    span class={ @if starts { "wm-starts" } } { (facts[space].vouchers) }
                }
            }
            @for of in Chemical::ALL { (row(eyes, of)) }
        }
    }
}

/// A Chemical's row: filled from the right, taken from the left.
fn row(eyes: &Eyes<'_>, of: Chemical) -> Markup {
    let place = format!("supply {of}");
    let there = usize::from(eyes.state().in_supply(of));
    let said = format!("{}: {there} in the Supply", of.title());
    html! {
        div class="wm-chemical-row" data-place=(place) data-can=[eyes.can(&place)] data-foretold[eyes.foretold(&place)] role="group" aria-label=(said) title=(said) {
            span class="wm-chemical-name" { (of.title()) }
            @for space in ChemicalSpace::all() {
                @if space.index() + there >= ChemicalSpace::COUNT { (chemical(of)) }
                @else { span class="wm-chip wm-chem wm-gone" {} }
            }
        }
    }
}

fn offer(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        div class="wm-offer" role="group" aria-label="Workshop tiles on offer" {
            @for tile in &state.offer { (offered(eyes, *tile)) }
            div class="wm-stack" {
                (offered(eyes, state.stack.top))
                span class="wm-stack-count" title="Tiles of the stack, face up and face down" {
                    (state.stack.up) " + " (state.stack.down)
                }
            }
        }
    }
}

fn offered(eyes: &Eyes<'_>, tile: Option<WorkshopTile>) -> Markup {
    html! {
        @match tile {
            Some(tile) => {
                @let place = format!("tile {tile}");
                div class="wm-offered" data-place=(place) data-can=[eyes.can(&place)] data-piece=(tile) data-at="offer" { (workshop_tile(eyes, tile)) }
            },
            None => div class="wm-offered wm-nothing" { "–" },
        }
    }
}

/// Location 5, which only Lativ enters.
pub(super) fn office(eyes: &Eyes<'_>) -> Markup {
    let here = eyes.state().lativ == Lativ::Office;
    html! {
        section class="wm-location wm-lativs-office" aria-label="Lativ's Office" {
            header class="wm-head" { b class="wm-number" { (Location::Office.number()) } h3 { "Office" } }
            div class={ "wm-lativ-here" @if here { " wm-on" } } {
                @if here { (lativ("office")) } @else { (sign("office", "Lativ's Office")) }
            }
        }
    }
}

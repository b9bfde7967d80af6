//! Location 2: action spaces, the Government Machine, the Subsidy tiles.

use maud::{Markup, html};
use weather_machine::{Area, Cell, Id, Location, SubsidyCell, SubsidyRow, Weather};

use super::{bots, funding, spaces};
use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::part;
use crate::subsidy::subsidy;

/// The Government.
pub(super) fn government(eyes: &Eyes<'_>) -> Markup {
    html! {
        section class="wm-location a-government" id="wm-government" aria-label="Government" {
            (spaces::heading(eyes, Area::Government))
            (spaces::spaces(eyes, Location::Government))
            div class="wm-columns wm-with-gutter" {
                span {}
                @for weather in Weather::ALL { (bots::head(eyes, Area::Government, weather)) }
                span {}
                @for weather in Weather::ALL { (bots::branch(eyes, Area::Government, weather)) }
                span {}
                @for weather in Weather::ALL {
                    div class="wm-edge" {
                        span { (benefit(eyes.content.subsidy_columns[weather])) }
                        (bots::foot(eyes, Area::Government, weather))
                    }
                }
                @for row in SubsidyRow::all() {
                    div class="wm-edge-row" { (benefit(eyes.content.subsidy_rows[row])) }
                    @for weather in Weather::ALL { (cell(eyes, SubsidyCell::of(weather, row))) }
                }
            }
            (funding::track(eyes, Area::Government))
        }
    }
}

fn cell(eyes: &Eyes<'_>, cell: SubsidyCell) -> Markup {
    let place = format!("cell {cell}");
    html! {
        div class="wm-cell" data-place=(place) data-can=[eyes.can(&place)] data-foretold[eyes.foretold(&place)] {
            @match eyes.state().cell(cell) {
                Cell::Empty => {},
                Cell::Part(colour) => (part(colour)),
                Cell::Blue(tile) => (subsidy(eyes, tile, false)),
                Cell::Orange(tile) => (subsidy(eyes, tile, true)),
            }
        }
    }
}

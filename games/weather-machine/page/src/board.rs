//! The main board: five weathers as columns through the three Main Locations, with the Supply and
//! Lativ's Office on the left. Each place is a drawing of its own or a row of drawings, all at one
//! scale; the board measures 1080 by 602 units.

mod building;
mod columns;
mod experiments;
mod funding;
mod government;
mod lab;
mod rnd;
mod size;
mod storms;
mod supply;

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Area, Weather};

#[cfg(test)]
pub(crate) use self::columns::said;
use self::size::COLUMN;
use super::eyes::Eyes;
use crate::art::canvas;

/// The board.
pub(super) fn board(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm wm-board" {
            (ground(eyes))
            (supply::supply(eyes))
            @for area in Area::ALL { (location(eyes, area)) }
            (supply::office(eyes))
            (columns::heads(eyes))
        }
    }
}

/// The background: Lativ's path, a band for each Main Location, a ribbon for each weather.
fn ground(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm-ground" aria-hidden="true" {
            (supply::path(eyes))
            @for area in Area::ALL { span class={ "wm-band a-" (area.word()) } {} }
            @for weather in Weather::ALL {
                span class={ "wm-ribbon wm-over-" (weather.word()) @if weather == eyes.state().assistant { " wm-on" } } {}
            }
        }
    }
}

/// A Main Location: its house, five columns, its Funding track.
fn location(eyes: &Eyes<'_>, area: Area) -> Markup {
    let height = if area == Area::Rnd { 184.0 } else { 176.0 };
    html! {
        section class={ "wm-place wm-location a-" (area.word()) } id={ "wm-" (area.word()) } data-area=(eyes.short_area(area).name()) data-glyph={ "w-" (area.word()) } aria-label=(eyes.area(area).name()) {
            (building::building(eyes, area, height))
            @for weather in Weather::ALL {
                div class={ "wm-column" @if weather == eyes.state().assistant { " wm-on" } } data-weather=(eyes.weather(weather).name()) {
                    (canvas("", &message!(eyes, "board-column", area = eyes.area(area), weather = eyes.weather(weather)), (COLUMN, height), match area {
                        Area::Government => government::column(eyes, weather),
                        Area::Lab => lab::column(eyes, weather),
                        Area::Rnd => rnd::column(eyes, weather),
                    }))
                }
            }
            (funding::track(eyes, area, height))
        }
    }
}

//! Location 3: the Weather Machine, Lativ's Assistant, the Experiment tiles.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Area, BotSpace, Position, Weather};

use super::columns::{lock, pad, said, standing, tokens};
use super::experiments::experiments;
use crate::art::{bottle, figure, place};
use crate::eyes::Eyes;

/// A column of the Lab.
pub(super) fn column(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let assistant = eyes.state().assistant == weather;
    html! {
        path class="wm-pipe a-lab" d="M20 20H49M20 55H49M20 90H49" {}
        @for (number, position) in Position::ALL.into_iter().enumerate() {
            (bot_space(eyes, BotSpace::of(Area::Lab, weather, position), 20.0 + 35.0 * number as f32))
        }
        (tokens(eyes, Area::Lab, weather, (92.0, 22.0), true))
        (lock(eyes, weather, (92.0, 91.0)))
        @if assistant {
            g class="wm-still" data-piece="assistant" data-at=(weather.word()) {
                title { (message!(eyes, "board-assistant")) }
                (figure("assistant", "", (92.0, 78.0), 37.0))
            }
        }
        (experiments(eyes, weather))
    }
}

fn bot_space(eyes: &Eyes<'_>, space: BotSpace, y: f32) -> Markup {
    let facts = &eyes.content.bot_spaces[space];
    place(
        eyes,
        &format!("bot {space}"),
        &said(eyes, space),
        ((4.5, y - 17.0), (64.0, 34.0), 12.0),
        html! {
            (bottle(facts.chemical, (19.0, y - 1.5), 10.5))
            (pad((50.0, y), 16.0))
            (standing(eyes, space, (50.0, y), 29.0))
        },
    )
}

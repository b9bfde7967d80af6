//! Location 4: the Research spaces, Extreme Weather.

use maud::{Markup, html};
use weather_machine::{Area, BotSpace, Position, Weather};

use super::columns::{pad, said, standing, tokens};
use super::storms::storm;
use crate::art::{bottle, part, place, socket};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// A column of R&D.
pub(super) fn column(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    html! {
        @for (number, position) in Position::ALL.into_iter().enumerate() {
            (bot_space(eyes, BotSpace::of(Area::Rnd, weather, position), 22.0 + 36.0 * number as f32))
        }
        (tokens(eyes, Area::Rnd, weather, (98.5, 58.0), true))
        (storm(eyes, weather))
    }
}

/// A Research space: the Chemical that it takes or holds, the prototype's Machine Part, and what it
/// pays, which the Bot covers for the rest of the game.
fn bot_space(eyes: &Eyes<'_>, space: BotSpace, y: f32) -> Markup {
    let facts = &eyes.content.bot_spaces[space];
    let name = format!("bot {space}");
    let held = eyes.state().bot(space).is_some() || eyes.foretold(&name);
    place(
        eyes,
        &name,
        &said(eyes, space),
        ((3.0, y - 17.0), (81.0, 34.0), 12.0),
        html! {
            @if eyes.state().researched.contains(space) { (bottle(facts.chemical, (15.5, y - 1.5), 9.8)) }
            @else { (socket(facts.chemical, (15.5, y - 1.5), 9.8)) }
            (part(facts.part.unwrap_or(facts.chemical.colour()), (40.5, y), 10.6))
            (pad((67.5, y), 15.5))
            @if held { (standing(eyes, space, (67.5, y), 29.0)) } @else { (benefit(eyes, facts.benefit, (67.5, y), 19.0)) }
        },
    )
}
